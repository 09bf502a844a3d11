"""What is chosen ahead: it is done when the turn comes at its price, and dropped by a raise (table-ux 30 to 33)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.e2e.person import Person
from tests.e2e.test_other_games import OPEN

pytestmark = pytest.mark.browser
Come = Callable[..., Person]


def test_a_choice_ahead_is_done_at_its_price_and_dropped_by_a_raise(person: Come) -> None:
    people = [person("Anna", still=True), person("Boris", still=True)]
    anna, boris = people
    anna.enter()
    anna.page.get_by_text("Table 1").wait_for()
    table = anna.page.evaluate(OPEN, {"name": "Two", "seats": 2})
    boris.enter()
    boris.page.get_by_text("Table 1").wait_for()
    for one in people:
        one.page.goto(f"{one.url}/t/{table}")
        one.sit()
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


def in_turn(people: list[Person]) -> tuple[Person, Person]:
    """Who is to act first, and the other one."""
    for _ in range(100):
        for one in people:
            if one.has_turn(200):
                return one, next(other for other in people if other is not one)
    raise AssertionError("nobody is ever asked")
