"""The tables by which three rows are played: the pure-Python twin of fast/rows.c.

A row has a number, the empty one 0. All values are whole, in thousandths of a point, so that sums do not hang on their
order.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import NamedTuple

from croupier.kernels.twin.high import items

TOPS, FIVES, RANKS, STAGES = 456, 7463, 13, 4
"""How many ranks there are of three cards and of five, with one for none, how many ranks of cards; and how many stages
of a deal are told apart: by the cards that are to be placed yet, two of them to a stage."""

HEAD, MOST, MOST_PAID = 6, 1 << 24, 1 << 12
"""How many numbers stand before the tables, the largest in them, the largest that a row pays."""

WRONG = "these are no tables, rows or streets that go together"

Look = tuple[int, int, int, int]
"""A row: its value, its level, its shape, its rank."""


class Known(NamedTuple):
    """The tables. `nexts` is by a row's number the numbers with one more card, by its rank, and `sizes` its cards.

    `top`, `middle` and `bottom` are by the stage of a deal; rows of one suit stand behind the mixed ones. Levels and
    shapes come multiplied, so that they add up to places in `beside`: two neighbours, then all three. `final` and
    `pays` are what full rows are worth and pay, `least` the lowest rank under a top, `fantasy` what it brings besides.
    """

    sizes: list[int]
    nexts: list[list[int]]
    top: list[list[Look]]
    middle: list[list[Look]]
    bottom: list[list[Look]]
    beside: tuple[list[int], list[int], list[int]]
    levels: int
    final: tuple[list[int], ...]
    least: list[int]
    pays: tuple[list[int], ...]
    fantasy: list[int]


def rows_known(numbers: array[int]) -> Known:
    """The tables out of one row of numbers of 32 bits: six sizes, then all of them in the order of `parts_of`.

    Raises ValueError when they are not as long as they must be, or a number leads outside of them.
    """
    every: list[int] = items(numbers, "i")
    head = every[:HEAD]
    if len(head) < HEAD or not all(0 < size < MOST for size in head):
        raise ValueError(WRONG)
    sizes, parts, at = parts_of(head), list[list[int]](), HEAD
    for size in sizes:
        parts.append(every[at : at + size])
        at += size
    right = len(every) == at and all(abs(number) <= MOST for number in every) and lead_inside(head, parts)
    if not right or any(abs(paid) > MOST_PAID for part in parts[13:16] for paid in part):
        raise ValueError(WRONG)
    return made(head, parts)


def parts_of(head: Sequence[int]) -> list[int]:
    """The lengths of the tables: the next rows; rank, level and shape of tops, then of rows of five; what they are
    worth at each stage, at the top, in the middle, at the bottom; full rows from the top down; top beside middle,
    middle beside bottom, all three; the least rank under a top; what full rows pay; what a top brings besides."""
    sets, tops, top_levels, levels, top_shapes, shapes = head
    known = [RANKS * sets, 3 * tops, 6 * sets, STAGES * tops, 2 * STAGES * sets, 2 * STAGES * sets]
    beside = [top_levels * levels, levels * levels, top_shapes * shapes * shapes]
    return [*known, TOPS, FIVES, FIVES, *beside, TOPS, TOPS, FIVES, FIVES, TOPS]


def lead_inside(head: Sequence[int], parts: Sequence[Sequence[int]]) -> bool:
    """Whether no number of a row, a rank, a level or a shape is outside of its tables."""
    sets, tops, top_levels, levels, top_shapes, shapes = head
    sizes = sizes_of(parts[0], sets)
    right = sizes is not None and sum(size < 4 for size in sizes) == tops == sum(size < 4 for size in sizes[:tops])
    for part, most in ((parts[1], (TOPS, top_levels, top_shapes)), (parts[2], (FIVES, levels, shapes))):
        columns = [part[column::3] for column in range(3)]
        right = right and all(min(own) >= 0 and max(own) < end for own, end in zip(columns, most, strict=True))
    return right


def sizes_of(nexts: Sequence[int], sets: int) -> list[int] | None:
    """How many cards each row has, up to five; None when rows do not come one after another."""
    sizes = [0] * sets
    for place, after in enumerate(nexts):
        row, size = place // RANKS, sizes[place // RANKS] + 1
        if after and (not row < after < sets or sizes[after] not in (0, size) or size > 5):
            return None
        if after:
            sizes[after] = size
    return sizes


def made(head: Sequence[int], parts: Sequence[list[int]]) -> Known:
    """The tables in the order in which they are looked at."""
    sets, levels, shapes = head[0], head[3], head[5]
    nexts = [parts[0][at : at + RANKS] for at in range(0, RANKS * sets, RANKS)]

    def looks(part: list[int], values: list[int], level: int, shape: int) -> list[list[Look]]:
        rank, levels, shapes = part[::3], [level * own for own in part[1::3]], [shape * own for own in part[2::3]]
        each = len(rank)
        stages = [values[at : at + each] for at in range(0, STAGES * each, each)]
        return [list(zip(stage, levels, shapes, rank, strict=True)) for stage in stages]

    top = looks(parts[1], parts[3], levels, shapes * shapes)
    middle, bottom = looks(parts[2], parts[4], 1, shapes), looks(parts[2], parts[5], 1, 1)
    final, pays = tuple(parts[6:9]), tuple(parts[13:16])
    beside = parts[9], parts[10], parts[11]
    sizes = sizes_of(parts[0], sets) or []
    return Known(sizes, nexts, top, middle, bottom, beside, levels, final, parts[12], pays, parts[16])
