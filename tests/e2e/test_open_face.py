"""Open-face Chinese in a real browser: a match by mouse, and one by keyboard alone on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.e2e.person import Person
from tests.e2e.test_other_games import OPEN
from tests.e2e.test_replay import check_the_deck, press

from croupier.cards import UNKNOWN

pytestmark = pytest.mark.browser
Come = Callable[..., Person]
PINEAPPLE = {"name": "Pineapple", "variant": "ofc", "betting": {"small_blind": 1, "big_blind": 2}, "seats": 3}

FREE = "document.querySelectorAll('.tray button:not(.placed)').length"
FEWER = f"left => {FREE} < left"
NEXT_STREET = f"() => !document.querySelector('.tray') || {FREE} > 1"
READY_OR_ROOM = "() => document.querySelector('.dock .button.primary:enabled') || document.querySelector('[data-take]')"
ASKED_OR_SENT = """() => document.querySelector('dialog[open]') || document.querySelector('.dock .busy')
    || !document.querySelector('.dock .button.primary:enabled')"""


def sit_at_pineapple(person: Person) -> None:
    """Come in, open a table, sit down, ask a bot and play."""
    person.enter()
    person.page.get_by_text("Table 1").wait_for()
    table = person.page.evaluate(OPEN, PINEAPPLE)
    person.page.goto(f"{person.url}/t/{table}")
    person.page.get_by_role("button", name="Sit here, seat 1").click()
    person.page.get_by_role("dialog").get_by_role("button", name=re.compile("^Sit")).click()
    person.page.get_by_role("button", name="Ask a bot").click()
    person.page.get_by_role("button", name="Play", exact=True).wait_for()


def tray(person: Person) -> Any:
    """My cards of the street that are not placed."""
    return person.page.locator(".tray button:not(.placed)")


def ready(person: Person) -> Any:
    """The Ready button, when it can be pressed."""
    return person.page.locator(".dock .button.primary:enabled")


def score(person: Person) -> Any:
    """The score, when all of it has been told."""
    return person.page.get_by_role("list", name="Totals")


def lay(person: Person, place: Callable[[int], None]) -> None:
    """Lay streets until the score is told: rows from the bottom up, as there is room."""
    for _ in range(6):
        tray(person).first.or_(score(person)).first.wait_for(timeout=60_000)
        if told(person, "scored"):
            return
        before = len([fact for fact in person.facts() if fact["type"] == "locked"])
        lay_street(person, place)
        confirm(person)
        person.page.wait_for_function(NEXT_STREET)
        assert len([fact for fact in person.facts() if fact["type"] == "locked"]) > before


def lay_street(person: Person, place: Callable[[int], None]) -> None:
    """Lay the cards of this street in rows from the bottom up, as there is room, until Ready can be pressed."""
    while True:
        person.page.wait_for_function(READY_OR_ROOM)
        if ready(person).count():
            return
        row = next(row for row in (2, 1, 0) if person.page.locator(f"[data-take='{row}']").count())
        left = tray(person).count()
        place(row)
        person.page.wait_for_function(FEWER, arg=left)


def confirm(person: Person) -> None:
    """Press Ready by Enter, and again where a dead hand is asked about."""
    person.page.locator("main.place").focus()
    person.page.keyboard.press("Enter")
    sure = person.page.get_by_role("button", name="Ready all the same")
    person.page.wait_for_function(ASKED_OR_SENT)
    if sure.count():
        sure.click()


def hidden(person: Person) -> list[int]:
    """The cards of closed streets and discards of others that this browser was told, if any.

    A match may have more than one deal, and with the button the place of a player changes.
    """
    me, closed = -1, []
    for fact in person.facts():
        if fact["type"] == "chinese_opened":
            me = fact["names"].index(person.name)
        elif fact.get("player", me) != me and fact["type"] == "given" and not fact["up"]:
            closed += fact["cards"]
        elif fact.get("player", me) != me and fact["type"] == "locked":
            closed += fact["discards"]
    assert closed
    return [card for card in closed if card != UNKNOWN]


def told(person: Person, kind: str) -> bool:
    """Whether the browser was told such a fact."""
    return any(fact["type"] == kind for fact in person.facts())


def see_score(person: Person) -> None:
    """See how the deal was scored; where the match goes on, the next deal may have taken its place already."""
    assert told(person, "scored")
    shown = score(person).or_(tray(person)) if told(person, "fantasy_earned") else score(person)
    shown.first.wait_for()


def test_a_deal_is_played_by_mouse_against_a_bot(person: Come) -> None:
    anna = person("Anna", still=True)
    sit_at_pineapple(anna)
    anna.page.get_by_role("button", name="Play", exact=True).click()
    tray(anna).first.wait_for(timeout=60_000)
    first = tray(anna).first
    first.drag_to(anna.page.locator("[data-drop='1']"))
    anna.page.locator("[data-row=middle] button.new").wait_for()
    anna.page.get_by_role("button", name="Undo").click()
    anna.page.wait_for_function("() => !document.querySelector('[data-row=middle] button.new')")
    assert anna.audit() == []
    lay(anna, lambda row: anna.page.locator(f"[data-take='{row}']").click(position={"x": 4, "y": 4}))
    see_score(anna)
    assert hidden(anna) == []
    assert anna.audit() == []
    play_it_again(anna)
    look_on(person("Viktoria", phone=True), anna)


def play_it_again(anna: Person) -> None:
    """Open the deal from the list, step through it by keyboard to the end of the score, and check its deck."""
    anna.page.get_by_role("tab", name="Hands").click()
    anna.page.get_by_role("button", name=re.compile("^Play hand 1 again")).click()
    replay = anna.page.locator("dialog[data-replay]")
    replay.get_by_role("heading", name="Hand 1").wait_for()
    rows = replay.locator("section.own")
    for step in range(1, 9):  # whoever has the button lays last
        press(anna, "ArrowRight", step)
        if rows.locator(".lies").count():
            break
    assert rows.locator(".lies").count() == 5
    anna.page.keyboard.press("End")
    replay.get_by_role("list", name="Totals").wait_for()
    assert rows.locator(".lies").count() == 13
    assert "The deal is proved" in check_the_deck(anna)
    assert anna.audit() == []
    ask_the_coach(anna)
    anna.page.keyboard.press("Escape")
    replay.wait_for(state="detached")


def look_on(watcher: Person, anna: Person) -> None:
    """Somebody who was never there follows the link to the end of the deal, and learns no card that was hidden."""
    hands = anna.page.evaluate("() => fetch(`/api/tables/${location.pathname.slice(3)}/hands`).then(a => a.json())")
    hand = hands["hands"][-1]["id"]
    watcher.page.goto(f"{watcher.url}/hand/{hand}?at=999")
    watcher.page.get_by_role("list", name="Totals").wait_for()
    assert "The deal is proved" in check_the_deck(watcher)
    assert watcher.page.get_by_role("button", name="Ask the coach").count() == 0
    facts = watcher.page.evaluate("id => fetch(`/api/hands/${id}`).then(a => a.json())", hand)["facts"]
    closed = [fact["cards"] for fact in facts if fact["type"] == "given" and not fact["up"]]
    thrown = [fact["discards"] for fact in facts if fact["type"] == "locked"]
    assert {card for cards in (*closed, *thrown) for card in cards} == {UNKNOWN}
    assert watcher.audit() == []


def ask_the_coach(anna: Person) -> None:
    """Ask what each placement has cost, and go to the second one."""
    anna.page.get_by_role("button", name="Ask the coach").click()
    anna.page.locator("[data-coach=done]").wait_for()
    said = anna.page.get_by_role("dialog", name="What your placements have cost")
    assert said.get_by_role("listitem").count() == 5
    assert anna.audit() == []
    said.get_by_role("button", name="Show street 2").click()
    anna.page.get_by_role("button", name=re.compile("^Anna is done with street 2")).and_(
        anna.page.locator("[aria-current=step]")
    ).wait_for()


def test_a_deal_is_played_by_keyboard_alone_on_a_phone(person: Come) -> None:
    boris = person("Boris", phone=True, still=True)
    sit_at_pineapple(boris)
    boris.page.locator("main.place").focus()
    boris.page.keyboard.press("Enter")
    tray(boris).first.wait_for(timeout=60_000)
    boris.page.locator("main.place").focus()
    boris.page.keyboard.press("ArrowRight")
    boris.page.keyboard.press("3")
    boris.page.locator("[data-row=bottom] button.new").wait_for()
    boris.page.keyboard.press("u")
    boris.page.wait_for_function("() => !document.querySelector('[data-row=bottom] button.new')")
    assert boris.audit() == []
    lay(boris, lambda row: boris.page.keyboard.press(str(row + 1)))
    see_score(boris)
    assert hidden(boris) == []
    assert boris.page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")
