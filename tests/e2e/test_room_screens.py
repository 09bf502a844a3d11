"""Every screen around the table in every form, dark and light; script/screens keeps sheets of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.e2e.person import Person
from tests.e2e.screens import FORMS, SMALL, Album
from tests.e2e.test_accounts import keep_name
from tests.e2e.test_host_journey import button, correct, desk, open_guarded, void
from tests.e2e.test_learn import LAID, PAGES_TO_DECISION, at_page, lay, press_until
from tests.e2e.test_open_face import lay as lay_streets
from tests.e2e.test_open_face import sit_at_pineapple, tray
from tests.e2e.test_replay import play_a_hand_from_its_deal

pytestmark = pytest.mark.slow
Come = Callable[..., Person]


@pytest.fixture
def album(browser: Any) -> Any:
    """Opens albums, and says at the end what was found wrong on their pictures."""
    opened: dict[str, Album] = {}

    def begin(name: str, person: Person, **more: Any) -> Album:
        return opened.setdefault(name, Album(person, **more))

    yield begin
    for name, each in opened.items():
        each.keep(browser, name)
    assert [fault for each in opened.values() for fault in each.faults] == []


def test_the_door_and_the_lobby_in_every_form(person: Come, album: Any) -> None:
    anna = person("Anna", still=True)
    seen = album("lobby", anna)
    anna.page.goto(anna.url)
    anna.page.get_by_label("Your name").wait_for()
    seen.look("door")
    anna.page.get_by_role("button", name="You keep a name here?").click()
    anna.page.get_by_label("Password").wait_for()
    seen.look("sign in")
    anna.enter()
    anna.page.get_by_text("Table 1").wait_for()
    seen.look("lobby")
    anna.page.get_by_role("button", name="You are Anna").click()
    seen.look("me, a guest")
    anna.page.get_by_role("dialog").get_by_role("button", name="Keep this name").click()
    anna.page.get_by_role("dialog").get_by_label("Password").wait_for()
    seen.look("keep the name")
    anna.page.keyboard.press("Escape")
    keep_name(anna)
    anna.page.get_by_role("button", name="You are Anna").click()
    seen.look("me, at home")
    anna.expects("404 (Not Found)")
    for title, path in (("new table", "/#new"), ("no such table", "/t/nobody"), ("no such hand", "/hand/nobody.1")):
        anna.page.goto("about:blank")
        anna.page.goto(anna.url + path)
        anna.page.get_by_role("button").last.wait_for()
        seen.look(title)
    anna.page.route("**/api/**", lambda asked: asked.abort("connectionrefused"))
    anna.page.goto(anna.url)
    anna.page.get_by_role("button").first.wait_for()
    seen.look("no answer")


def test_a_hosts_evening_in_every_form(person: Come, album: Any) -> None:
    anna, boris = person("Anna", still=True), person("Boris", still=True)
    path = open_guarded(anna)
    host, guest = album("host", anna), album("guest", boris)
    boris.enter(path)
    boris.page.get_by_role("button", name="Sit here, seat 2").click()
    guest.look("chips to sit down with")
    boris.page.get_by_role("dialog").get_by_role("button", name=re.compile("^Sit")).click()
    boris.page.get_by_text("The host has been asked").wait_for()
    guest.look("the host is asked")
    desk(anna).get_by_role("button", name="Let Boris in").wait_for()
    host.look("the desk, somebody knocks")
    desk(anna).get_by_role("button", name="Let Boris in").click()
    desk(anna).get_by_text("Nobody waits.").wait_for()
    desk(anna).get_by_role("button", name="Pause", exact=True).click()
    boris.page.get_by_text("Paused by Anna").wait_for()
    talk(anna, boris)
    guest.look("paused, a talk", "desktop")
    for name in ("Hands", "Players"):
        boris.page.get_by_role("tab", name=name).click()
        guest.look(f"the panel, {name.lower()}", "desktop")
    guest.show("phone")
    boris.page.get_by_role("button", name="Open the log").click()
    for name in ("Chat", "Players"):
        boris.page.get_by_role("tab", name=name).click()
        guest.look(f"the panel, {name.lower()}", "phone", "landscape")
        guest.show("phone")
    boris.page.keyboard.press("Escape")
    look_at_the_hosts_questions(anna, host)
    void(anna)
    correct(anna, "Anna", 300, source=2)
    desk(anna).get_by_role("button", name="The books of the evening").click()
    anna.page.get_by_text("Boris pays Anna").wait_for()
    host.look("the books of the evening")
    other = boris.context.new_page()
    other.goto(boris.url + path)
    boris.page.get_by_text("You play on another device now").first.wait_for()
    guest.look("another device")


def talk(anna: Person, boris: Person) -> None:
    """A line of each."""
    anna.page.keyboard.press("Escape")
    for one, line in ((anna, "Welcome! Five minutes, then we begin."), (boris, "Fine with me, I am still making tea")):
        one.page.get_by_role("tab", name="Chat").click()
        one.page.get_by_label("Say something").fill(line)
        one.page.keyboard.press("Enter")
    boris.page.get_by_text("I am still making tea").last.wait_for()


def look_at_the_hosts_questions(anna: Person, host: Album) -> None:
    """What can be done with a player, the correction of a stack, the next game."""
    desk(anna).get_by_role("button", name="What to do with Boris").click()
    host.look("what to do with somebody")
    desk(anna).get_by_role("button", name="Correct the stack").click()
    anna.page.get_by_role("dialog", name="Correct the stack of Boris").wait_for()
    host.look("a correction")
    anna.page.keyboard.press("Escape")
    desk(anna).get_by_role("button", name="Send away").click()
    host.look("sent away?")
    anna.page.keyboard.press("Escape")


def test_a_hand_played_again_in_every_form(person: Come, album: Any) -> None:
    anna = person("Anna", still=True)
    seen = album("replay", anna)
    anna.enter()
    anna.open_table()
    anna.sit()
    hand = play_a_hand_from_its_deal(anna)
    anna.page.get_by_role("tab", name="Hands").click()
    anna.page.get_by_role("button", name=re.compile(f"^Play hand {hand} again")).click()
    anna.page.get_by_role("heading", name=f"Hand {hand}").wait_for()
    seen.look("the deal")
    anna.page.keyboard.press("End")
    seen.look("the end")
    button(anna, "Check this hand").click()
    anna.page.locator("[data-check=holds]").wait_for()
    seen.look("the check")
    anna.page.keyboard.press("Escape")
    button(anna, "Download").click()
    seen.look("downloads")


def test_a_deal_played_again_in_every_form(person: Come, album: Any) -> None:
    anna = person("Anna", still=True)
    seen = album("replay-deal", anna, forms=FORMS | SMALL)
    sit_at_pineapple(anna)
    button(anna, "Play").click()
    tray(anna).first.wait_for(timeout=60_000)
    lay_streets(anna, lambda row: anna.page.keyboard.press(str(row + 1)))
    anna.page.get_by_role("tab", name="Hands").click()
    seen.look("the list", *FORMS)
    anna.page.get_by_role("tab", name="Hands").click()
    anna.page.get_by_role("button", name=re.compile("^Play hand 1 again")).click()
    anna.page.get_by_role("heading", name="Hand 1").wait_for()
    seen.look("the deal")
    last = int(anna.page.get_by_role("slider", name="Step").get_attribute("max"))
    for share in (0.3, 0.5):
        anna.page.get_by_role("slider", name="Step").fill(str(int(last * share)))
        seen.look(f"{share:.0%} of it")
    anna.page.keyboard.press("End")
    seen.look("the score")
    button(anna, "Ask the coach").click()
    anna.page.locator("[data-coach=done]").wait_for()
    seen.look("the coach")


def test_the_guided_deal_in_every_form(person: Come, album: Any) -> None:
    anna = person("Anna", still=True)
    seen = album("learn-deal", anna, forms=FORMS | SMALL)
    anna.page.goto(f"{anna.url}/learn/deal")
    at_page(anna, "welcome")
    seen.look("welcome")
    for asked, then in zip(LAID, ("hidden", "royalties", "aces", "dead queens", "score fantasy end"), strict=True):
        while not anna.page.locator(f'[data-page="{asked}"]').count():
            anna.page.locator("[data-next]").click()
        if asked == "first":
            seen.look("the first street")
        if asked == "fifth":
            for queen in ("43", "40"):
                lay(anna, queen, 1)
            seen.look("a dead hand")
            button(anna, re.compile("^Ready")).click()
            seen.look("what comes of it")
            anna.page.locator("[data-again]").click()
        for card, row in LAID[asked]:
            lay(anna, str(card), row)
        button(anna, re.compile("^Ready")).click()
        for key in then.split():
            at_page(anna, key)
            if key in ("hidden", "score", "end"):
                seen.look(key)
            if key != then.split()[-1]:
                anna.page.locator("[data-next]").click()


def test_the_learn_corner_in_every_form(person: Come, album: Any) -> None:
    anna = person("Anna", still=True)
    seen = album("learn", anna, forms=FORMS | SMALL)
    for title, place in (("learn", ""), ("rankings", "/rankings"), ("games", "/games"), ("ideas", "/ideas")):
        anna.page.goto(f"{anna.url}/learn{place}")
        anna.page.get_by_role("heading", level=1).wait_for()
        seen.look(title)
    anna.page.goto(f"{anna.url}/learn/games")
    anna.page.get_by_role("link", name="Omaha hi-lo 8", exact=True).click()
    anna.page.get_by_text("You use exactly two of your own cards").first.wait_for()
    seen.look("a game")
    anna.page.goto(f"{anna.url}/learn/hand")
    at_page(anna, "welcome")
    seen.look("a guided hand")
    for key in PAGES_TO_DECISION:
        anna.page.keyboard.press("ArrowRight")
        at_page(anna, key)
    seen.look("its first decision")
    press_until(anna, "f", "[data-again]:focus")
    seen.look("another way")
    anna.page.keyboard.press("Enter")
    for key, following in (("preflop-end", "flop bet pair"), ("flop-end", "turn checks two-pair")):
        press_until(anna, "c", f'[data-page="{key}"]')
        for page in following.split():
            anna.page.keyboard.press("ArrowRight")
            at_page(anna, page)
    seen.look("two pair")


PLACES = ("/", "/#new", "/learn", "/learn/rankings", "/learn/games", "/learn/hand", "/learn/deal", "/t/nobody")


@pytest.mark.parametrize("language", ["uk", "ru", "bg"])
def test_nothing_in_the_room_is_cut_off_in_another_language(language: str, person: Come, album: Any) -> None:
    anna = person("Anna", still=True)
    seen = album(f"words-{language}", anna, forms={"desktop": FORMS["desktop"]} | SMALL)
    anna.enter()
    anna.page.get_by_text("Table 1").wait_for()
    anna.page.evaluate("l => localStorage.setItem('croupier', JSON.stringify({language: l}))", language)
    anna.expects("404 (Not Found)")
    for place in PLACES:
        anna.page.goto("about:blank")
        anna.page.goto(anna.url + place)
        anna.page.get_by_role("button").last.wait_for()
        seen.look(place)
