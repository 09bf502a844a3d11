"""Two people: what is chosen ahead is done at its price and dropped by a raise, and an all-in is run twice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.e2e.person import Person
from tests.e2e.test_host_journey import desk
from tests.e2e.test_other_games import OPEN, send

pytestmark = pytest.mark.browser
Come = Callable[..., Person]


def test_a_choice_ahead_is_done_at_its_price_and_dropped_by_a_raise(person: Come) -> None:
    people = [person("Anna", still=True), person("Boris", still=True)]
    sit_down(people, {"name": "Two", "seats": 2})
    first, second = in_turn(people)

    second.page.get_by_role("button", name="Check", exact=True).click()
    second.page.locator('[aria-pressed="true"]', has_text="Check").wait_for()
    first.decide("raise")
    second.page.get_by_text("Check dropped").first.wait_for()
    second.wait_for_turn()
    assert "Call" in second.decision()
    assert [fact["type"] for fact in first.facts() if fact["type"] in ("checked", "called", "folded")] == []
    second.decide()

    # After the flop the big blind is first; the other checks ahead, and the turn comes without a press.
    second.wait_for_turn()
    first.page.get_by_role("button", name="Check or fold").click()
    first.page.locator('[aria-pressed="true"]', has_text="Check or fold").wait_for()
    second.decide()
    second.page.locator('[data-board] [aria-label]:not([aria-label="no card yet"])').nth(3).wait_for()
    checked = [fact["player"] for fact in second.facts() if fact["type"] == "checked"]
    assert len(checked) == 2
    second.wait_for_turn()
    assert first.page.locator('.pre [aria-pressed="true"]').count() == 0, "carried into the next street"


def sit_down(people: list[Person], spec: dict[str, Any]) -> str:
    """All come in and sit down at a table that the first of them opens; gives its id."""
    for one in people:
        one.enter()
        one.page.get_by_text("Table 1").wait_for()
    table: str = people[0].page.evaluate(OPEN, spec)
    for one in people:
        one.page.goto(f"{one.url}/t/{table}")
        one.sit()
    return table


def in_turn(people: list[Person]) -> tuple[Person, Person]:
    """Who is to act first, and the other one."""
    for _ in range(100):
        for one in people:
            if one.has_turn(200):
                return one, next(other for other in people if other is not one)
    raise AssertionError("nobody is ever asked")


def test_all_in_and_agreed_the_board_is_run_twice(person: Come) -> None:
    people = [person("Anna", still=True), person("Boris", still=True)]
    sit_down(people, {"name": "Two", "seats": 2, "house": {"run_it_twice": "2"}})
    first, second = in_turn(people)
    at_desk(people[0], "Pause")  # a pot that is split would be followed by the next hand soon
    all_in(first, lambda: first.page.locator(".presets button", has_text="All-in").click())
    second.wait_for_turn()
    all_in(second, lambda: None)
    answered = 0
    for one in people * 10:  # a busy machine asks late, and what was pressed is not there to be pressed again
        twice = one.page.get_by_role("button", name="Twice", exact=True, disabled=False)
        if answered < 2 and asked(one, twice):
            send(one, twice.click)
            answered += 1
    for board in ("board 1:", "board 2:"):
        first.page.get_by_role("group", name=board).wait_for(timeout=60_000)
    boards = [fact["board"] for fact in first.facts() if fact["type"] == "board"]
    assert set(boards) == {0, 1}


def at_desk(host: Person, press: str) -> None:
    """Press this at the host's desk, and close it."""
    panel = desk(host)
    panel.get_by_role("button", name=press, exact=True).click()
    panel.get_by_role("button", name="Go on" if press == "Pause" else "Pause", exact=True).wait_for()
    host.page.keyboard.press("Escape")
    panel.wait_for(state="hidden")


def all_in(person: Person, choose: Callable[[], object]) -> None:
    """Put everything in, by the button that says so and the question behind it."""
    yes = person.page.get_by_role("dialog").get_by_role("button", name="All-in", exact=True)
    for _ in range(20):  # a click in the first moment of a decision is dropped on purpose
        choose()
        person.page.locator("[data-bar] .act", has_text="All-in").last.click(timeout=2_000)
        if yes.count():
            yes.click()
            return
    raise AssertionError("all-in was never asked about")


def asked(person: Person, button: Any) -> bool:
    """Whether this is asked now or in a moment."""
    try:
        button.wait_for(timeout=3_000)
    except Exception as error:
        if type(error).__name__ != "TimeoutError":
            raise
        return False
    return True
