"""The rulebook's vectors of open-face Chinese played at a table of the room: the ledger has the library's transfers."""

from __future__ import annotations

import pytest
from tests.chinese.answers import board
from tests.room.open_face_answers import ANSWERS, VECTOR, pairs_of
from tests.room.open_face_play import Told, by_the_library, in_the_ledger
from tests.rules.vectors import Vector

from croupier.chinese.event import ChineseEnded, Settled
from croupier.chinese.house import ChineseRules
from croupier.chinese.opening import open_chinese
from croupier.chinese.settle import settle
from croupier.chinese.variants import OFC
from croupier.room.fact import Roll, Sitting, TableSpec
from croupier.room.ledger import Book, Ledger
from croupier.room.spec import BadSpec
from croupier.room.table import Table

NOT_AT_A_TABLE = {
    "V335": "no three hands have these points between them; the book of a table settles them all the same",
    "V379": "a table for four is refused before there is a deal whose cards could be counted",
}
"""The vectors that no table can play, and why; a test of its own has what is left of each."""

AT_A_TABLE = [vector for name, vector in VECTOR.items() if name not in NOT_AT_A_TABLE]


@pytest.mark.parametrize("vector", AT_A_TABLE, ids=[f"{vector.id}-{vector.text}" for vector in AT_A_TABLE])
def test_a_table_answers_as_the_rulebook_does_and_its_ledger_has_the_transfers_of_the_library(vector: Vector) -> None:
    stage, answer = ANSWERS[vector.kind](vector.given)
    assert {key: answer.get(key, "no answer") for key in vector.expect} == vector.expect
    paid = in_the_ledger(stage)
    assert paid == by_the_library(stage)
    assert len(paid) == len([fact for fact in stage.facts if isinstance(fact, Settled) and fact.amount])
    assert stage.table.deal is None or stage.played.finished


def test_every_vector_of_open_face_chinese_is_played_at_a_table_but_for_those_that_none_can_play() -> None:
    assert len(VECTOR) == 111
    assert set(NOT_AT_A_TABLE) == {name for name, vector in VECTOR.items() if not could_be_played(vector)}


def could_be_played(vector: Vector) -> bool:
    """Whether three hands can have these points, and whether a table has so many seats.

    Between three players the royalties of the pairs add up to nothing; what is left are lines, six points a pair.
    """
    if vector.kind == "ofc_settle" and len(vector.given["pairs"]) == 3:
        first, second, last = [points for _, _, points in vector.given["pairs"]]
        return abs(first - second - last) <= 3 * 6
    return vector.kind != "ofc_deck_need" or bool(vector.expect["fits"])


def test_the_book_of_a_table_settles_v335_as_the_library_does() -> None:
    given, expect = VECTOR["V335"].given, VECTOR["V335"].expect
    order, house = list(given["stacks"]), ChineseRules(ofc_settlement_cap=given["cap"], ofc_point_value=given["unit"])
    stacks = list(given["stacks"].values())
    seats = [*range(1, len(order) + 1)]
    pairs = [(order.index(one), order.index(other), points) for one, other, points in given["pairs"]]
    sittings = tuple(Sitting(seat, *[name] * 2, stack) for seat, name, stack in zip(seats, order, stacks, strict=True))
    opened = open_chinese(seats=seats, names=order, stacks=stacks, house=house)
    facts = [Roll(TableSpec("T", "ofc"), sittings), opened, *settle(stacks, pairs, house), ChineseEnded()]
    book = Book("t")
    lines = [line for n, fact in enumerate(facts, 1) for line in book.enter(n, fact)]
    paid = [[line.source.removeprefix("player:"), line.target.removeprefix("player:"), line.amount] for line in lines]
    assert paid == expect["transfers"]
    won = Ledger(lines)
    assert {name: stack + won.balance(f"player:{name}") for name, stack in given["stacks"].items()} == expect["stacks"]


def test_at_a_table_who_has_paid_all_collects_no_more_than_he_brought_and_is_not_asked_again() -> None:
    hands, brought = VECTOR["V325"].given["hands"], 5
    stage = Told({"A": brought, "B": 100, "C": 100})
    stage.play({"A": board(hands["P1"]), "B": board(hands["BTN"]), "C": board(hands["P2"])})
    (_, _, first), (_, _, second), (_, _, last) = pairs_of(stage)
    assert first < -brought < brought < second
    assert last < 0
    assert in_the_ledger(stage) == [("A", "B", brought), ("C", "A", brought), ("C", "B", -last)]


def test_a_table_of_four_is_refused_as_v379_says() -> None:
    vector = VECTOR["V379"]
    players = len(vector.given["players"])
    assert not vector.expect["fits"]
    with pytest.raises(BadSpec, match="too_many_seats") as refused:
        Table.open(TableSpec("T", "ofc", seats=players))
    assert refused.value.numbers == {"seats": players, "most": OFC.max_players}
    assert players * OFC.cards == vector.expect["cards"]
