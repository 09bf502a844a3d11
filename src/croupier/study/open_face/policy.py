"""The learned policy: how good partial rows are, looked up, as the numbers that `croupier.kernels` plays by.

The worth of three rows is the sum of what each is worth by its class, of how well neighbours go together by their
levels, and of how well all three do by their shapes; rows that are full also count what they bring. What a row is worth
hangs on how many cards are still to come. `weights.py` says how the numbers were learned.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain
from typing import NamedTuple

from croupier.cards import Card
from croupier.chinese.rows import Rows
from croupier.chinese.royalties import Paytable
from croupier.kernels import rows_known
from croupier.ranking.three import HIGHEST, least_five
from croupier.study.open_face import weights
from croupier.study.open_face.keys import ANY_SUIT, RANKS, Feature, Partial, fives, nexts, rows, threes
from croupier.study.open_face.worth import POINT, Worth

State = tuple[int, int, int, int, int, int, int, int]
"""Three rows as numbers: those of the top and its size, then number, common suits and size of the middle and of the
bottom."""

EMPTY: State = (0, 0, 0, ANY_SUIT, 0, 0, ANY_SUIT, 0)

LEAST = (0, *map(least_five, range(1, HIGHEST + 1)))
"""By ThreeRank, the lowest HandRank that holds it up (Rulebook K7)."""

STAGES = 4
"""How many stages of a deal are told apart: by the cards that are to be placed yet, two of them to a stage."""


class Numbers(NamedTuple):
    """A number for each class, level and shape, of tops and of rows of five, always the same ones."""

    top_kinds: dict[Feature, int]
    kinds: dict[Feature, int]
    top_levels: dict[Feature, int]
    levels: dict[Feature, int]
    top_shapes: dict[Feature, int]
    shapes: dict[Feature, int]

    def sizes(self) -> tuple[int, ...]:
        """How many numbers are learned: what rows are worth by the stage, from the top down, then beside others."""
        top_kinds, kinds, top_levels, levels, top_shapes, shapes = map(len, self)
        beside = top_levels * levels, levels * levels, top_shapes * shapes * shapes
        return STAGES * top_kinds, STAGES * kinds, STAGES * kinds, *beside


class Tables(NamedTuple):
    """Everything that the policy looks up, in thousandths of a point, and the same as the kernels know it.

    `looks` are by a row's number its rank, level and shape, first of tops, then of rows of five, those of one suit
    behind the others; `values` what they are worth at each stage, from the top down; `final` full rows by their rank;
    `beside` top and middle, middle and bottom, all three; `dead` what rows out of order are worth.
    """

    looks: tuple[list[int], list[int]]
    values: tuple[list[int], list[int], list[int]]
    final: tuple[Sequence[int], Sequence[int], Sequence[int]]
    beside: tuple[list[int], list[int], list[int]]
    levels: int
    shapes: int
    dead: int
    known: object


def order(features: Iterable[Feature]) -> dict[Feature, int]:
    """A number for each feature, always the same ones."""
    return {feature: place for place, feature in enumerate(sorted(set(features), key=repr))}


@cache
def numbers() -> Numbers:
    """The numbers of all features."""
    tops, others = threes(), [*chain(*fives())]
    found = [order(one.kind for one in each) for each in (tops, others)]
    found += [order(one.level for one in each) for each in (tops, others)]
    found += [order(one.shape for one in each) for each in (tops, others)]
    return Numbers(*found)


@cache
def looks() -> tuple[list[int], list[int]]:
    """Rank, level and shape of every top and of every row of five, by its number."""
    by = numbers()
    tops = [(one.rank, by.top_levels[one.level], by.top_shapes[one.shape]) for one in threes()]
    others = [(one.rank, by.levels[one.level], by.shapes[one.shape]) for one in chain(*fives())]
    return [*chain(*tops)], [*chain(*others)]


def tables_of(worth: Worth, pays: Paytable, fantasy: Sequence[float], discards: bool) -> Tables:
    """The tables of the policy for rows of this worth, what they pay and what the top brings, with discards or none."""
    by, parts = numbers(), weights.load(numbers().sizes(), discards)
    final = worth.top, worth.middle, worth.bottom
    values = (
        valued(threes(), by.top_kinds, parts[0], final[0]),
        valued([*chain(*fives())], by.kinds, parts[1], final[1]),
        valued([*chain(*fives())], by.kinds, parts[2], final[2]),
    )
    beside = parts[3], parts[4], parts[5]
    head = len(rows()), len(threes()), len(by.top_levels), len(by.levels), len(by.top_shapes), len(by.shapes)
    ready = [round(POINT * value) for value in fantasy]
    flat = chain(head, nexts(), *looks(), *values, *final, *beside, LEAST, *pays, ready)
    return Tables(
        looks(), values, final, beside, len(by.levels), len(by.shapes),
        round(POINT * weights.DEAD), rows_known(array("i", flat)),
    )  # fmt: skip


def valued(
    partials: Sequence[Partial], kinds: dict[Feature, int], known: Sequence[int], full: Sequence[int]
) -> list[int]:
    """What rows are worth at each stage: what was learned of their class, and what they bring when they are full."""
    places = [kinds[one.kind] for one in partials]
    brings = [full[one.rank] if one.rank else 0 for one in partials]
    stages = [known[at : at + len(kinds)] for at in range(0, STAGES * len(kinds), len(kinds))]
    return [stage[place] + bring for stage in stages for place, bring in zip(places, brings, strict=True)]


def state_of(laid: Rows) -> State:
    """Rows as numbers."""
    top, middle, bottom = laid
    number, _, size = added(0, ANY_SUIT, 0, top)
    return (number, size, *added(0, ANY_SUIT, 0, middle), *added(0, ANY_SUIT, 0, bottom))


def added(number: int, suits: int, size: int, cards: Iterable[Card]) -> tuple[int, int, int]:
    """The number, the common suits and the size of a row with more cards in it."""
    after = nexts()
    for card in cards:
        number, suits, size = after[RANKS * number + (card >> 2)], suits & 1 << (card & 3), size + 1
    return number, suits, size


def room_of(state: State) -> tuple[int, int, int]:
    """How many more cards each row takes."""
    return 3 - state[1], 5 - state[4], 5 - state[7]


def stage_of(left: int) -> int:
    """The stage of a deal with so many cards to be placed yet."""
    return max(0, STAGES - (left + 1) // 2)
