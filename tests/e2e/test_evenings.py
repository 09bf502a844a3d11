"""An evening in the browser: somebody changes his seat, the host closes the evening, everybody finds it again."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.e2e.person import Person
from tests.e2e.test_after_the_fold import told
from tests.e2e.test_chosen_ahead import in_turn, sit_down
from tests.e2e.test_host_journey import desk

pytestmark = pytest.mark.browser
Come = Callable[..., Person]


def choose(person: Person, entry: str | re.Pattern[str]) -> None:
    """Press an entry of the table's menu."""
    person.page.get_by_role("button", name="Table menu").click()
    person.page.get_by_role("dialog").get_by_role("button", name=entry).click()


def test_a_player_changes_his_seat_after_the_hand_and_may_think_otherwise(person: Come, keep_picture: Any) -> None:
    people = [person("Anna", still=True), person("Boris", phone=True, still=True)]
    sit_down(people, {"name": "Four", "seats": 4})
    boris = people[1]
    for wanted in ("Seat 4", "Seat 3"):
        choose(boris, "Change seat")
        keep_picture(boris, "change-seat")
        assert boris.audit() == []
        boris.page.get_by_role("dialog").get_by_role("button", name=re.compile(f"^{wanted}")).click()
        boris.page.get_by_role("dialog").wait_for(state="hidden")
        if wanted == "Seat 4":
            choose(boris, re.compile("^Moving to seat 4"))
    in_turn(people)[0].decide("fold")
    assert [fact["to"] for fact in told(people[0], "moved", 1)] == [3]


def test_a_closed_evening_has_its_own_books_and_everybody_finds_it(person: Come, keep_picture: Any) -> None:
    people = [person("Anna", still=True), person("Boris", phone=True, still=True)]
    anna, boris = people
    sit_down(people, {"name": "Two", "seats": 2})
    boris_first = boris.page.context.new_page()
    boris_first.goto(boris.url + "/evenings")
    boris_first.get_by_text("You have not played yet").wait_for()
    boris_first.close()
    panel = desk(anna)
    panel.get_by_role("button", name="Close the evening").click()
    keep_picture(anna, "close-evening")
    asked = anna.page.get_by_role("dialog", name="Close the evening?")
    asked.get_by_role("button", name="Close the evening").click()
    asked.wait_for(state="hidden")  # else Escape would be for this one
    told(boris, "evening_closing", 1)
    anna.page.keyboard.press("Escape")
    panel.wait_for(state="hidden")
    in_turn(people)[0].decide("fold")
    assert told(boris, "evening_closed", 1)[0]["evening"] == 1
    boris.page.goto(boris.url + "/evenings")
    boris.page.get_by_role("button", name=re.compile("^My hands")).click()
    boris.page.get_by_role("button", name=re.compile("^Play hand 1 again")).wait_for()
    keep_picture(boris, "my-evenings")
    assert boris.audit() == []
    boris.page.get_by_role("button", name=re.compile("^The books")).click()
    boris.page.get_by_label("Which evening").wait_for()
    boris.page.get_by_text("1 hand played").wait_for()
    keep_picture(boris, "sheet-of-an-evening")
    assert boris.audit() == []
    boris.page.get_by_label("Which evening").select_option("2")
    boris.page.get_by_text("0 hands played").wait_for()
