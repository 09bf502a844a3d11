"""The dealer's choice and a bomb pot in a real browser, at tables that the room deals."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.e2e.person import Person
from tests.e2e.test_other_games import hands, sit_at

pytestmark = pytest.mark.browser
Come = Callable[..., Person]
CHOICE = {
    "name": "Choice",
    "rotation": "dealers_choice_each_hand",
    "betting": {"small_blind": 1, "big_blind": 2, "small_bet": 4, "big_bet": 8},
    "seats": 4,
}
BOMB = {
    "name": "Bombs",
    "variant": "omaha",
    "betting": {"structure": "pot_limit", "small_blind": 1, "big_blind": 2},
    "bomb_every": 1,
    "seats": 4,
}


def play_until(person: Person, seen: Any) -> None:
    """Call, check and stand pat until this is to be seen."""
    button = person.page.locator("[data-bar] .act.call:enabled, [data-bar] .act.main:enabled").first
    for _ in range(80):
        seen.or_(button).first.wait_for(timeout=60_000)
        if seen.count():
            return
        before = person.decision()
        if button.count():
            button.click(timeout=2_000)
            person.moved_on(before)
    raise AssertionError("it never came")


def test_who_is_asked_chooses_the_next_game(person: Come) -> None:
    anna = person("Anna", still=True)
    sit_at(anna, CHOICE)
    choose = anna.page.get_by_role("button", name="Choose", exact=True)
    play_until(anna, choose)
    choose.click()
    dialog = anna.page.get_by_role("dialog")
    assert dialog.get_by_role("button", name=re.compile("razz", re.I)).count() == 1
    before, last = hands(anna), max((fact["hand"] for fact in anna.facts() if fact["type"] == "opened"), default=0)
    dialog.get_by_role("button", name=re.compile("razz", re.I)).click()
    chosen = anna.wait_for_fact(lambda fact: fact["type"] == "opened" and fact["hand"] > last)
    assert chosen["variant"] == "razz"
    anna.page.get_by_text(re.compile("Fixed-limit razz")).wait_for()
    assert hands(anna) == before + 1


def test_a_bomb_pot_is_dealt_on_two_boards(person: Come) -> None:
    anna = person("Anna", phone=True, still=True)
    sit_at(anna, BOMB)
    anna.wait_for_turn()
    anna.page.get_by_text("Bomb pot, 2 boards").wait_for()
    assert anna.page.get_by_role("group", name=re.compile("^board [12]: ")).count() == 2
    anna.decide()
