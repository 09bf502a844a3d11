"""What finished rows are worth to their owner, row by row, by the rules of the house (Rulebook K20, K23, K25).

A worth is in thousandths of a point, a whole number, so that sums are exact and do not hang on their order.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from croupier.chinese import fantasy
from croupier.chinese.house import ChineseRules
from croupier.chinese.royalties import paytable
from croupier.chinese.variant import ChineseVariant
from croupier.ranking.three import HIGHEST, ThreeRank

POINT = 1000
"""One point."""

Values = Mapping[int, float]
"""By its cards, what a Fantasyland is worth beforehand, in points more than an ordinary deal."""

NOTHING: Values = {}
"""Nobody thinks of the next deal."""

Lines = tuple[Sequence[float], Sequence[float], Sequence[float]]
"""By the rank of the top, the middle and the bottom: what the line may be expected to win, in points."""


class Worth(NamedTuple):
    """What rows that are in order are worth: `top` by ThreeRank, `middle` and `bottom` by HandRank, added up.

    All have items of 64 bits. To this comes `again`, by ThreeRank of the top, for one who stays in Fantasyland: with
    trips on top, `quads` or better at the bottom, or `full` or better in the middle (a HandRank that there is not,
    where that does not count).
    """

    top: array[int]
    middle: array[int]
    bottom: array[int]
    again: array[int]
    quads: int
    full: int


def worth_of(
    variant: ChineseVariant, house: ChineseRules, now: int, values: Values = NOTHING, lines: Lines | None = None
) -> Worth:
    """The worth of rows in this game for one who is in Fantasyland with `now` cards, or not (0)."""
    pays = paytable(house.ofc_royalties)
    top, middle, bottom = [array("q", [pay * POINT for pay in row]) for row in pays]
    again = array("q", [0] * (HIGHEST + 1))
    for rank in range(1, HIGHEST + 1):
        if now and variant.fantasy:
            again[rank] = thousandths(values.get(fantasy.repeat(variant, house, rank, now), 0.0))
        elif not now:
            top[rank] += thousandths(values.get(fantasy.entry(variant, house, rank), 0.0))
    if lines is not None:
        for row, line in zip((top, middle, bottom), lines, strict=True):
            row[:] = array("q", [worth + thousandths(won) for worth, won in zip(row, line, strict=True)])
    full = fantasy.FULL_HOUSE if house.ofc_refantasy_full_house_middle else len(middle)
    return Worth(top, middle, bottom, again, fantasy.QUADS, full)


def thousandths(points: float) -> int:
    """Points in the unit of a worth."""
    return round(points * POINT)


def stays(worth: Worth, top: ThreeRank, middle: int, bottom: int) -> bool:
    """Whether rows that are in order keep Fantasyland (Rulebook K25)."""
    return bottom >= worth.quads or middle >= worth.full or fantasy.step_of(top) == fantasy.step_of(HIGHEST)


def total(worth: Worth, top: ThreeRank, middle: int, bottom: int) -> int:
    """What rows that are in order are worth in all."""
    rows = worth.top[top] + worth.middle[middle] + worth.bottom[bottom]
    return rows + (worth.again[top] if stays(worth, top, middle, bottom) else 0)
