"""Where a recorded deal of open-face Chinese stands: everything that can be seen, in the words of the file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from croupier.cards import UNKNOWN, name
from croupier.chinese.event import HandScore, PairScore, Settled
from croupier.chinese.hand import ChineseHand
from croupier.history.deal import RefusedPlacement, Row


class SaidHand(Struct, frozen=True):
    """What a player's rows are at the end: dead or not, their names and royalties from the top down."""

    fouled: bool
    names: list[str]
    royalties: list[int]


class SaidPair(Struct, frozen=True):
    """Two players compared, in points of the first; players count from 1."""

    first: int
    second: int
    lines: list[int]
    scoop: int
    royalties: int
    points: int


class SaidTransfer(Struct, frozen=True):
    """Chips that change hands; players count from 1."""

    payer: int
    receiver: int
    points: int
    amount: int
    forgiven: int


class DealStanding(Struct, frozen=True):
    """Where a recorded deal stands; players count from 1, as in the record, and lists are in their order.

    `rows` are each player's from the top down, as far as they lie for good; `to_act` are all who owe a decision.
    """

    variant: str
    rows: list[list[list[str]]]
    to_act: list[int]
    finished: bool
    hands: list[SaidHand]
    pairs: list[SaidPair]
    transfers: list[SaidTransfer]
    points: list[int]
    stacks: list[int]
    payoffs: list[int] | None
    fantasy: list[int]
    refused: dict[str, Any] | None


def standing_of_deal(hand: ChineseHand, refused: RefusedPlacement | None) -> DealStanding:
    """Where a deal stands after its record was played."""
    return DealStanding(
        variant=hand.opened.variant,
        rows=[[named(row) for row in hand.rows[3 * player : 3 * player + 3]] for player in range(hand.n)],
        to_act=[player + 1 for player in hand.to_act],
        finished=hand.finished,
        hands=[said_hand(score) for score in hand.hands],
        pairs=[said_pair(pair) for pair in hand.pairs],
        transfers=list(transfers(hand)),
        points=list(hand.points),
        stacks=list(hand.stacks),
        payoffs=hand.payoffs() if hand.finished else None,
        fantasy=list(hand.fantasy_next),
        refused=None if refused is None else complaint(refused),
    )


def named(row: Row) -> list[str]:
    """Cards by their names."""
    return [name(card) for card in row]


def said_hand(score: HandScore) -> SaidHand:
    """A hand's rows as they are written."""
    return SaidHand(score.fouled, [each.category for each in score.names], list(score.royalties))


def said_pair(pair: PairScore) -> SaidPair:
    """A pair as it is written."""
    return SaidPair(pair.first + 1, pair.second + 1, list(pair.lines), pair.scoop, pair.royalties, pair.points)


def transfers(hand: ChineseHand) -> Iterator[SaidTransfer]:
    """What has changed hands, in order."""
    for fact in hand.events:
        if isinstance(fact, Settled):
            yield SaidTransfer(fact.payer + 1, fact.receiver + 1, fact.points, fact.amount, fact.forgiven)


def complaint(refused: RefusedPlacement) -> dict[str, Any]:
    """A refusal as it is written; a card goes by its name."""
    line = refused.placement
    numbers: dict[str, Any] = dict(refused.numbers)
    if numbers.get("card", UNKNOWN) != UNKNOWN:
        numbers["card"] = name(numbers["card"])
    return {"action": line.text, "line": line.line, "code": refused.code, "rule": refused.rule} | numbers


def to_json(standing: DealStanding) -> bytes:
    """One JSON object."""
    return msgspec.json.encode(standing)
