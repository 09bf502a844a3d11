"""When all the others have folded: the winner shows one card, both or none, and who likes sees what would have come."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.e2e.person import Person
from tests.e2e.test_chosen_ahead import at_desk, in_turn, sit_down

pytestmark = pytest.mark.browser
Come = Callable[..., Person]


def told(person: Person, kind: str, least: int = 0) -> list[dict[str, Any]]:
    """The facts of this type, when there are at least so many."""
    for _ in range(2_000):
        found = [fact for fact in person.facts() if fact["type"] == kind]
        if len(found) >= least:
            return found
        person.page.evaluate("() => new Promise(requestAnimationFrame)")
    raise AssertionError(f"{person.name} is not told that {kind}")


def fold_to_the_other(people: list[Person]) -> Person:
    """Pause, so that the felt stays as the hand leaves it, and fold; gives the winner."""
    first, second = in_turn(people)
    at_desk(people[0], "Pause")
    first.decide("fold")
    second.page.get_by_role("region", name="Show your cards?").wait_for()
    return second


def test_who_wins_by_a_fold_shows_left_then_right_or_both_or_nothing(person: Come, keep_picture: Any) -> None:
    people = [person("Anna", still=True), person("Boris", phone=True, still=True)]
    sit_down(people, {"name": "Two", "seats": 2})
    winner = fold_to_the_other(people)
    other = next(one for one in people if one is not winner)
    asked = winner.page.get_by_role("region", name="Show your cards?")
    keep_picture(winner, "show-cards")
    asked.get_by_role("button", name="Left").click()
    asked.get_by_role("button", name="Enough").wait_for()
    assert [card >= 0 for card in told(other, "shown", 1)[0]["cards"]] == [True, False]
    asked.get_by_role("button", name="Right").click()
    asked.wait_for(state="hidden")
    assert told(other, "shown", 2)[1]["cards"][1] >= 0

    at_desk(people[0], "Go on")
    winner = fold_to_the_other(people)
    asked = winner.page.get_by_role("region", name="Show your cards?")
    asked.get_by_role("button", name="Both").click()
    asked.wait_for(state="hidden")
    assert [card >= 0 for card in told(winner, "shown", 3)[2]["cards"]] == [True, True]

    at_desk(people[0], "Go on")
    winner = fold_to_the_other(people)
    asked = winner.page.get_by_role("region", name="Show your cards?")
    asked.get_by_role("button", name="None").click()
    asked.wait_for(state="hidden")
    assert len(told(winner, "shown")) == 3
    for one in people:
        assert one.hidden_cards_received() == []


def test_after_a_fold_anybody_may_see_the_board_that_would_have_come(person: Come, keep_picture: Any) -> None:
    people = [person("Anna", still=True), person("Mia", phone=True, still=True)]
    sit_down(people, {"name": "Two", "seats": 2, "house": {"rabbit": True}})
    winner = fold_to_the_other(people)
    loser = next(one for one in people if one is not winner)
    loser.page.get_by_role("button", name="See what would have come").click()
    for one in people:
        one.page.get_by_text("Would have come").first.wait_for()
        assert len(told(one, "rabbited", 1)[0]["cards"]) == 5
        assert one.page.get_by_role("button", name="See what would have come").count() == 0
    keep_picture(people[1], "rabbit-phone")
    paid = [fact for fact in told(winner, "awarded") for _ in fact["wins"]]
    assert len(paid) == 1, "the cards have no effect"
