"""What a person does in the room, in a real Chromium, by mouse, by keyboard and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.e2e.person import AXE, Person

pytestmark = pytest.mark.browser
Come = Callable[..., Person]


def test_a_newcomer_plays_ten_hands_by_mouse(person: Come, keep_picture: Any) -> None:
    anna = person("Anna")
    anna.enter()
    anna.page.get_by_text("Table 1").wait_for()
    keep_picture(anna, "lobby")
    anna.open_table()
    anna.sit()
    anna.wait_for_turn()
    keep_picture(anna, "table")
    first = anna.hand_number()
    while anna.hand_number() < first + 10:
        anna.decide("raise" if anna.hand_number() % 4 == 3 else "call")
        if anna.page.get_by_role("button", name="I'm back").count():
            anna.page.get_by_role("button", name="I'm back").click()
    results = [fact for fact in anna.facts() if fact["type"] == "awarded"]
    assert len(results) >= 10


def test_a_hand_is_played_by_keyboard_alone(person: Come) -> None:
    boris = person("Boris")
    keys = boris.page.keyboard
    boris.page.goto(boris.url)
    boris.page.locator("input:focus").wait_for()  # the name has the focus at once
    keys.type("Boris")
    keys.press("Enter")
    tab_to(boris, "Sit")
    keys.press("Enter")
    boris.page.wait_for_url("**/t/*")
    boris.page.get_by_role("button", name="Sit here").first.wait_for()
    tab_to(boris, "Sit here")
    keys.press("Enter")
    boris.page.locator("dialog[open]").wait_for()
    tab_to(boris, "Sit down")
    keys.press("Enter")
    boris.wait_for_turn()
    hand = boris.hand_number()
    while boris.hand_number() == hand:
        boris.wait_for_turn()
        before = boris.decision()
        for _ in range(40):
            keys.press("c")
            if boris.moved_on(before):
                break
        else:
            raise AssertionError("the key C does not call")
        if boris.page.locator("[data-bar]").count() == 0:
            break
    mine = [fact for fact in boris.facts() if fact["type"] in ("called", "checked")]
    assert mine


def tab_to(person: Person, name: str) -> None:
    """Press Tab until the focus is on something whose name begins like this."""
    for _ in range(60):
        focused = person.page.evaluate("() => document.activeElement?.innerText?.trim() ?? ''")
        if focused.startswith(name):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {name!r}")


def test_a_phone_shows_the_table_without_scrolling_and_plays(person: Come, keep_picture: Any) -> None:
    mia = person("Mia", phone=True)
    mia.enter()
    mia.page.get_by_text("Table 1").wait_for()
    keep_picture(mia, "lobby-phone")
    mia.open_table()
    mia.sit()
    for turn in range(4):
        mia.wait_for_turn()
        if turn == 1:
            keep_picture(mia, "table-phone")
        sizes = mia.page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
        assert sizes[0] <= sizes[1], "the page scrolls sideways"
        heights = mia.page.locator("[data-bar] .act").evaluate_all("all => all.map(one => one.offsetHeight)")
        assert min(heights) >= 44, "a button too small for a thumb"
        mia.decide()


def test_nobody_receives_a_card_that_he_may_not_know(person: Come) -> None:
    anna, boris, watcher = person("Anna"), person("Boris"), person("Viktoria")
    anna.enter()
    anna.page.get_by_text("Table 1").wait_for()
    path = anna.open_table()
    anna.sit()
    boris.enter(path)
    boris.sit()
    watcher.enter(path)
    made = {anna.name: 0, boris.name: 0}
    while min(made.values()) < 5:  # whoever's turn it is decides; nobody waits for the other
        for one in (anna, boris):
            if one.has_turn():
                one.decide()
                made[one.name] += 1
    for one in (anna, boris, watcher):
        dealt = [fact for fact in one.facts() if fact["type"] == "dealt"]
        assert dealt, "no hand was seen"
        assert one.hidden_cards_received() == []
    own = [fact for fact in anna.facts() if fact["type"] == "dealt" and -1 not in fact["cards"]]
    assert own, "Anna must have seen cards of her own, or the scan proves nothing"


def test_a_reload_in_mid_hand_comes_back_to_the_same_decision(person: Come) -> None:
    anna = person("Anna")
    anna.enter()
    anna.open_table()
    anna.sit()
    anna.wait_for_turn()
    hand, before = anna.hand_number(), anna.decision()
    anna.page.reload()
    anna.page.locator("[data-bar] .acts").wait_for(timeout=2_000)
    assert anna.hand_number() == hand
    assert anna.decision() == before


def test_a_room_that_is_killed_in_mid_hand_goes_on_where_it_was(person: Come, room: Any) -> None:
    anna = person("Anna")
    anna.enter()
    anna.open_table()
    anna.sit()
    anna.wait_for_turn()
    hand, before = anna.hand_number(), anna.decision()
    room.kill()
    anna.page.get_by_text("Connection lost").or_(anna.page.get_by_text("Reconnecting")).first.wait_for()
    room.open()
    anna.wait_for_turn()
    assert anna.hand_number() == hand
    assert anna.decision() == before
    anna.decide()


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing_wrong_anywhere(person: Come, scheme: str, phone: bool, keep_picture: Any) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed (npm ci in web/)")
    anna = person("Anna", phone=phone, scheme=scheme, still=True)
    anna.page.goto(anna.url)
    anna.page.get_by_role("button", name="Come in").wait_for()
    found = {"enter": anna.audit()}
    anna.enter()
    anna.page.get_by_text("Table 1").wait_for()
    found["lobby"] = anna.audit()
    anna.page.get_by_role("button", name="New table").or_(anna.page.get_by_role("link", name="New table")).first.click()
    anna.page.get_by_label("Name").first.wait_for()
    found["new table"] = anna.audit()
    keep_picture(anna, f"new-table-{'phone' if phone else 'desktop'}-{scheme}")
    anna.page.goto(anna.url)
    anna.open_table()
    found["watching"] = anna.audit()
    anna.page.get_by_role("button", name="Sit here").first.click()
    found["sitting down"] = anna.audit()
    anna.page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    anna.wait_for_turn()
    found["my turn"] = anna.audit()
    keep_picture(anna, f"my-turn-{'phone' if phone else 'desktop'}-{scheme}")
    assert {place: faults for place, faults in found.items() if faults} == {}
