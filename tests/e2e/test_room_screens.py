"""Every screen around the table in every form, dark and light; script/screens keeps sheets of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.e2e.person import Person
from tests.e2e.screens import FORMS, SMALL
from tests.e2e.test_accounts import keep_name, me, sign_in, with_a_passkey
from tests.e2e.test_host_journey import button
from tests.e2e.test_learn import LAID, PAGES_TO_DECISION, at_page, lay, press_until
from tests.e2e.test_open_face import lay as lay_streets
from tests.e2e.test_open_face import sit_at_pineapple, tray
from tests.e2e.test_replay import play_a_hand_from_its_deal

pytestmark = pytest.mark.slow
Come = Callable[..., Person]


def test_the_door_and_the_lobby_in_every_form(person: Come, album: Any) -> None:
    anna = person("Anna", still=True)
    seen = album("lobby", anna)
    anna.page.goto(anna.url)
    anna.page.get_by_label("Your name").wait_for()
    seen.look("door")
    anna.enter()
    anna.page.get_by_text("Table 1").wait_for()
    seen.look("lobby")
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


def test_a_kept_name_in_every_form(person: Come, album: Any) -> None:
    anna, mia = person("Anna", still=True), person("Mia", still=True)
    seen = album("account", anna)
    with_a_passkey(anna)
    anna.enter()
    anna.page.get_by_text("Table 1").wait_for()
    anna.page.get_by_role("button", name="You are Anna").click()
    seen.look("me, a guest")
    for title, entry in (("keep the name", "Keep this name"), ("sign in as another", "You keep a name here?")):
        anna.page.get_by_role("dialog").get_by_role("button", name=entry).click()
        anna.page.get_by_role("dialog").get_by_label("Password").wait_for()
        seen.look(title)
        anna.page.keyboard.press("Escape")
        anna.page.get_by_role("button", name="You are Anna").click()
    anna.page.keyboard.press("Escape")
    keep_name(anna)
    me(anna, "Add a passkey")
    anna.page.get_by_text("You have 1 passkey.").first.wait_for()
    seen.look("me, at home")
    anna.page.get_by_role("dialog").get_by_role("button", name="Change the password").click()
    anna.page.get_by_label("Current password").wait_for()
    seen.look("another password")
    look_at_the_door(mia, album("account-door", mia))


def look_at_the_door(mia: Person, seen: Any) -> None:
    """What the door says of a name that is kept, and of a password that does not fit."""
    mia.expects("403 (Forbidden)", "422 (")
    mia.page.goto(mia.url)
    mia.page.get_by_label("Your name").fill("\u0410nn\u0430")
    mia.page.get_by_role("button", name="Come in").click()
    mia.page.get_by_text("Somebody keeps this name here").first.wait_for()
    seen.look("a name that is kept")
    mia.url = mia.url.replace("127.0.0.1", "localhost")
    sign_in(mia, password="wrong word")
    mia.page.get_by_text("Name and password do not fit.").wait_for()
    seen.look("sign in")


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


def test_the_odds_page_in_every_form(person: Come, album: Any) -> None:
    anna = person("Anna", still=True)
    seen = album("odds", anna, forms=FORMS | SMALL)
    anna.expects("422 (")
    sure = re.compile("^Exact|^Neither|^. 0")
    for title, question in (
        ("nothing asked", ""),
        ("two hands", "?h=AsAh&h=KdKc"),
        ("on the flop", "?h=JhTh&h=AsAd&b=9h8h2c"),
        ("no question", "?h=AsAh&h=QQ%2B%2C+AKx"),
        ("four cards", "?g=omaha8&h=AsAh2d3d&h=KdKcQdQc&b=7h8s2c"),
    ):
        anna.page.goto(f"{anna.url}/odds{question}")
        anna.page.get_by_text(sure if question else "Nothing is asked yet").first.wait_for()
        anna.page.locator(".busy").wait_for(state="detached")
        seen.look(title)
    anna.page.goto(f"{anna.url}/odds?h=JhTh&h=QQ%2B%2C+AK%2C+A5s:0.5&b=9h8h2c")
    anna.page.get_by_text(sure).first.wait_for()
    anna.page.get_by_role("button", name=re.compile("^Hand 2:")).click()
    anna.page.locator("[data-kind][aria-label='A5s, 50 %']").wait_for()
    seen.look("a range")


def test_the_practice_page_in_every_form(person: Come, album: Any) -> None:
    anna = person("Anna", still=True)
    seen = album("practice", anna, forms=FORMS | SMALL)
    for exercise in ("odds", "outs", "nuts"):
        anna.page.goto(f"{anna.url}/practice/{exercise}")
        answer = anna.page.get_by_role("button", name=re.compile("^Answer|^Choose two"))
        answer.wait_for()
        seen.look(exercise)
        if exercise == "nuts":
            for card in anna.page.locator("[data-card]:not([aria-disabled])").all()[:2]:
                card.click()
        answer.click()
        anna.page.locator("[data-next]").wait_for()
        seen.look(f"{exercise}, answered")


PLACES = (
    "/",
    "/#new",
    "/learn",
    "/learn/rankings",
    "/learn/games",
    "/learn/hand",
    "/learn/deal",
    "/odds",
    "/practice",
    "/t/nobody",
)


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
