"""The rulebook's vectors of open-face Chinese played at a table of the room: the ledger has the library's transfers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.room.open_face_table import Stage

from croupier.cards import cards, standard_deck
from croupier.chinese.action import Lay
from croupier.chinese.event import Settled
from croupier.chinese.house import ChineseRules
from croupier.chinese.settle import settle
from croupier.room.evening import CashRules
from croupier.room.ledger import Book, Ledger
from croupier.room.wish import Confirm, Play, Sit

VECTORS = {
    one["id"]: one
    for file in ("ofc_scoring", "ofc_flow")
    for one in json.loads((Path(__file__).parents[1] / "vectors" / f"{file}.json").read_text(encoding="utf-8"))[
        "vectors"
    ]
}
SCORES = [name for name, one in VECTORS.items() if one["kind"] == "ofc_score"]
PLAYED = {"V332": "V325", "V336": "V320"}
"""The vectors of settling whose points are those of hands in another vector."""


def play(hands: dict[str, dict[str, list[str]]], stacks: dict[str, int], house: ChineseRules) -> Stage:
    """Deal these hands closed, thirteen cards to each, the last of them on the button; each lays what he has."""
    stage = Stage((), variant="closed_chinese", house=house, cash=CashRules(buy_in_max_points=1000))
    rows = [[cards(" ".join(hand[row])) for row in ("top", "middle", "bottom")] for hand in hands.values()]
    for seat, player in enumerate(hands, 1):
        stage.act(player, Sit(seat, stacks[player], player))
    deck = [card for hand in rows for row in hand for card in row]
    deck += [card for card in standard_deck() if card not in deck]
    stage.deal(deck, draw=standard_deck())
    for player, hand in zip(hands, rows, strict=True):
        stage.act(player, Play(Lay(*map(tuple, hand))))
    return stage


def booked(stage: Stage) -> list[tuple[str, str, int]]:
    """The transfers between players that the ledger has of all facts."""
    book, lines = Book("t"), []
    for n, fact in enumerate(stage.facts, 1):
        lines += book.enter(n, fact)
    assert Ledger(lines).total == 0
    return [
        (line.source.removeprefix("player:"), line.target.removeprefix("player:"), line.amount)
        for line in lines
        if line.reason == "hand"
    ]


@pytest.mark.parametrize("name", SCORES)
def test_a_deal_at_the_table_moves_the_chips_that_the_library_settles(name: str) -> None:
    vector: dict[str, Any] = VECTORS[name]
    order = vector["input"]["order"]
    house = ChineseRules(ofc_min_points=1, **vector["input"].get("house", {}))
    hands = {player: vector["input"]["hands"][player] for player in order}
    stage = play(hands, dict.fromkeys(order, 500), house)
    pairs = [(order.index(one), order.index(other), points) for one, other, points in vector["expect"]["pairs"]]
    paid = [(order[one.payer], order[one.receiver], one.amount) for one in settle([500] * len(order), pairs, house)]
    assert booked(stage) == paid
    stacks = {sitting.player: sitting.stack - 500 for sitting in stage.table.seats.values()}
    assert stacks == vector["expect"]["totals"]


@pytest.mark.parametrize("name", PLAYED)
def test_a_shortage_and_the_value_of_a_point_are_settled_at_the_table_as_in_the_library(name: str) -> None:
    vector, hands = VECTORS[name], VECTORS[PLAYED[name]]["input"]
    house = ChineseRules(
        ofc_min_points=1, ofc_point_value=vector["input"]["unit"], ofc_settlement_cap=vector["input"]["cap"]
    )
    stage = play({player: hands["hands"][player] for player in hands["order"]}, vector["input"]["stacks"], house)
    assert [list(line) for line in booked(stage)] == vector["expect"]["transfers"]
    assert {one.player: one.stack for one in stage.table.seats.values()} == vector["expect"]["stacks"]
    forgiven = sum(fact.forgiven for fact in stage.facts if isinstance(fact, Settled))
    assert forgiven == (8 if name == "V332" else 0)


@pytest.mark.parametrize(("seated", "ready", "starts"), [(2, 1, False), (2, 2, True), (1, 1, False), (3, 2, False)])
def test_a_match_starts_at_the_table_when_the_vectors_v384_to_v387_say(seated: int, ready: int, starts: bool) -> None:
    players = ("ann", "bob", "cid")[:seated]
    stage = Stage(players)
    for player in players[:ready]:
        stage.act(player, Confirm())
    stage.tick(29_999)
    assert stage.table.wants_deck is starts
