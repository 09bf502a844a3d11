"""Rows: how strong they are, whether they stand in order, and where the clock puts cards (Rulebook K5 to K7, K15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from croupier.cards import Card
from croupier.chinese.variant import BOTTOM, MIDDLE, SIZES, TOP
from croupier.ranking.high import HandRank, rank5
from croupier.ranking.three import ThreeRank, holds_up, rank3

Row = tuple[Card, ...]
Rows = tuple[Row, Row, Row]
"""Three rows, the top first."""


class Strength(NamedTuple):
    """How strong the rows of a hand are."""

    top: ThreeRank
    middle: HandRank
    bottom: HandRank


def strength(top: Sequence[Card], middle: Sequence[Card], bottom: Sequence[Card]) -> Strength:
    """How strong three full rows of known, different cards are."""
    return Strength(rank3(*top), rank5(*middle), rank5(*bottom))


def is_dead(hand: Strength) -> bool:
    """Whether the rows are out of order: top over middle, or middle over bottom; equality is allowed (K6, K7)."""
    top, middle, bottom = hand
    return middle > bottom or not holds_up(middle, top)


def place_in_order(given: Row, placed: Rows, room: Sequence[int], count: int) -> tuple[Rows, Row]:
    """Place cards in the order received, bottom first, then middle, then top, until `count` are placed (K15).

    `placed` are cards of the street that stay where they are, `room` is how many more each row takes beside them.
    Returns the street's cards in each row, and those that are discarded.
    """
    rows, room, left = [list(row) for row in placed], list(room), count - sum(map(len, placed))
    discards = []
    for card in given:
        if any(card in row for row in placed):
            continue
        if not left:
            discards.append(card)
            continue
        row = next(row for row in (BOTTOM, MIDDLE, TOP) if room[row])
        rows[row].append(card)
        room[row] -= 1
        left -= 1
    return (tuple(rows[TOP]), tuple(rows[MIDDLE]), tuple(rows[BOTTOM])), tuple(discards)


def room_in(rows: Sequence[Row]) -> tuple[int, int, int]:
    """How many more cards three rows take (K5)."""
    top, middle, bottom = rows
    return SIZES[TOP] - len(top), SIZES[MIDDLE] - len(middle), SIZES[BOTTOM] - len(bottom)
