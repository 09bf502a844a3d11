"""The rulebook's vectors for button, blinds and missed blinds once more, each played at a Table."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.room.test_vectors import MARKS, house_of, place_of, vectors
from tests.room.watcher import posts, seat_of

from croupier.cards import standard_deck
from croupier.room.fact import Roll, Sitting, TableSpec
from croupier.room.table import Table
from croupier.room.wish import Play
from croupier.rules.action import CALL, CHECK
from croupier.rules.betting import Betting
from croupier.rules.event import Opened
from croupier.rules.house_rules import HouseRules

MOVES = [vector for vector in vectors("button") if vector["kind"] == "button_move"]
ROLES = [vector for vector in vectors("button") if vector["kind"] == "seat_roles"]
MISSED = [vector for vector in vectors("missed_blinds") if vector["kind"] == "missed_blinds"]
SEAT = {"big_blind": 6, "small_blind": 4, "between": 4, "other": 8}
"""At a table where 3, 5 and 7 are next for the button and the blinds, the seat of who comes in at each place."""


def roll(seats: list[int], button: int, house: HouseRules | None = None, **more: Any) -> Roll:
    """A table of eleven, whose last button was in this seat."""
    sittings = tuple(Sitting(seat, f"p{seat}", f"P{seat}", 1000) for seat in seats)
    spec = TableSpec("Test", betting=Betting(small_blind=5, big_blind=10), house=house or HouseRules(), seats=11)
    return Roll(spec, sittings, button, hand=1, **more)


def next_hand(table: Table) -> Opened:
    """The opening of the next hand."""
    return next(fact for fact in table.begin(standard_deck(), 0) if isinstance(fact, Opened))


@pytest.mark.parametrize("vector", MOVES, ids=lambda vector: vector["id"])
def test_the_button_moves_at_the_table_as_in_the_rulebook(vector: dict[str, Any]) -> None:
    given, expect = vector["input"], vector["expect"]
    before = given["prev"]
    house = HouseRules(button_rule=given["rule"])
    table = Table(roll(given["occupied"], before["button"], house, small=before["sb_seat"], big=before["bb"]))
    opened = next_hand(table)
    assert (opened.button, seat_of(opened, "big_blind")) == (expect["button"], expect["bb"])
    assert seat_of(opened, "small_blind") == (0 if expect["sb_dead"] else expect["sb_seat"])
    assert (table.button, table.small, table.big) == (expect["button"], expect["sb_seat"], expect["bb"])


@pytest.mark.parametrize("vector", ROLES, ids=lambda vector: vector["id"])
def test_the_parts_at_the_table_are_those_of_the_rulebook(vector: dict[str, Any]) -> None:
    seats, button, expect = vector["input"]["occupied"], vector["input"]["button"], vector["expect"]
    table = Table(roll(seats, seats[seats.index(button) - 1]))
    opened = next_hand(table)
    assert list(opened.seats) == expect["deal_order"]
    assert (seat_of(opened, "small_blind"), seat_of(opened, "big_blind")) == (expect["sb"], expect["bb"])
    first = turn(table)
    for _ in seats:  # all call, and the big blind checks
        table.act(f"p{turn(table)}", Play(CHECK if turn(table) == expect["bb"] else CALL), 0)
    assert (first, turn(table)) == (expect["first_preflop"], expect["first_postflop"])


def turn(table: Table) -> int:
    """The seat that owes a decision."""
    found = table.turn(0)
    assert found is not None
    return found[0]


@pytest.mark.parametrize("vector", MISSED, ids=lambda vector: vector["id"])
def test_coming_in_costs_at_the_table_what_it_costs_in_the_rulebook(vector: dict[str, Any]) -> None:
    given, expect = vector["input"], vector["expect"]
    seat = SEAT[place_of(given)]
    before = roll([1, 3, 5, 7, 9], 1, house_of(given), small=3, big=5)
    comer = Sitting(seat, "x", "X", 1000, marks=tuple(MARKS[name] for name in given["missed"]))
    table = Table(replace(before, sittings=(*before.sittings, comer)))
    price = table.price_of_return("x")
    assert {key: getattr(price, key) for key in expect} == expect
    opened = next_hand(table)
    assert (seat in opened.seats) == expect["may_enter"]
    assert posts(opened, seat, "post", "big_blind") == expect["live"]
    assert posts(opened, seat, "dead") == expect["dead"]
    assert posts(opened, seat, "small_blind") == 0
    assert seat_of(opened, "big_blind") == {"BB": 6, "SB": 4}.get(given.get("position", ""), 7)
