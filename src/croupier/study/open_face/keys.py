"""Partial rows as numbers, and what is known of each: its class, its level, its shape and its rank (Rulebook K5 to K7).

A row is a number for the ranks of its cards, in any order, and for a row of five the suits that all its cards have. A
*class* tells rows apart that are worth about the same alone, a *level* those that go with the same row beside them, a
*shape*, the coarsest, those that go with the same two others.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from croupier.ranking.describe import LOWEST
from croupier.ranking.high import HandRank, rank5
from croupier.ranking.three import ThreeRank, rank3

ANY_SUIT = 15
"""The suits of an empty row, as bits."""

RANKS = 13

STRAIGHTS = (0b1_0000_0000_1111, *(0b11111 << low for low in range(9)))
"""The ranks of each straight as bits (Rulebook B3)."""

PAIR_STEPS = (0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 5, 6)
"""By rank: which pairs are alike for the other rows; from queens on each is of its own kind."""

HIGH_STEPS = (0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 3, 4)
"""By rank: which high cards are alike on top."""

Feature = tuple[int | str, ...]


class Partial(NamedTuple):
    """What is known of a row: its class, its level and its shape, and its rank when it is full (else 0)."""

    kind: Feature
    level: Feature
    shape: Feature
    rank: int


@cache
def rows() -> dict[tuple[int, ...], int]:
    """The number of every row of up to five cards by its ranks, the lowest first; those of few cards come first."""
    return {ranks: number for number, ranks in enumerate(_ranked(5))}


def _ranked(most: int) -> Iterator[tuple[int, ...]]:
    for count in range(most + 1):
        for ranks in combinations_with_replacement(range(RANKS), count):
            if not any(ranks.count(rank) > 4 for rank in set(ranks)):
                yield ranks


@cache
def nexts() -> array[int]:
    """By a row's number times thirteen and the rank of one more card: the number of the row with it, or 0 for none."""
    numbers = rows()
    found = array("i", bytes(4 * RANKS * len(numbers)))
    for after, number in numbers.items():
        for place, more in enumerate(after):
            found[RANKS * numbers[after[:place] + after[place + 1 :]] + more] = number
    return found


@cache
def fives() -> tuple[list[Partial], list[Partial]]:
    """Every row of up to five cards by its number: those of mixed suits, and those of one suit."""
    mixed = [five(ranks, suited=False) for ranks in rows()]
    suited = [
        five(ranks, suited=True) if len(set(ranks)) == len(ranks) else other
        for ranks, other in zip(rows(), mixed, strict=True)
    ]
    return mixed, suited


@cache
def threes() -> list[Partial]:
    """Every row of up to three cards by its number."""
    return [three(ranks) for ranks in rows() if len(ranks) < 4]


def five(ranks: tuple[int, ...], suited: bool) -> Partial:
    """A row of the middle or the bottom."""
    if len(ranks) == 5:
        return full_five(rank_of_five(ranks, suited))
    counts = Counter(ranks)
    high, often = max(counts.items(), key=lambda item: (item[1], item[0]), default=(0, 0))
    size = len(ranks)
    if often > 2:
        kind = ("trips", size, high, often)
        return Partial(kind, ("trips", size, PAIR_STEPS[high] // 2, often), ("trips", size, often), 0)
    if often == 2:
        pairs = sorted([rank for rank, count in counts.items() if count == 2])
        if len(pairs) == 2:
            return Partial(("two", *pairs), ("two", PAIR_STEPS[high]), ("two",), 0)
        kicker = max([0, *[1 + HIGH_STEPS[rank] // 2 for rank in counts if rank != high]])
        step = PAIR_STEPS[high]
        return Partial(("pair", size, high, kicker), ("pair", size, step), ("pair", size, (step + 1) // 3), 0)
    return unpaired(ranks, suited)


def unpaired(ranks: tuple[int, ...], suited: bool) -> Partial:
    """A row of up to four different ranks: what it may still become, and how high it is."""
    size, bits, high = len(ranks), sum(1 << rank for rank in ranks), max(ranks, default=0)
    windows = min(3, sum(bits & straight == bits for straight in STRAIGHTS))
    flush = int(suited and size > 1)
    kind = ("high", size, flush, windows if size > 1 else 0, high)
    shape = ("high", size, flush, int(size > 2 and windows > 0))
    step = (HIGH_STEPS[high] + 1) // 2
    if size < 2:
        return Partial(kind, ("high", size, step), shape, 0)
    return Partial(kind, ("high", size, flush, int(windows > 0), step), shape, 0)


def rank_of_five(ranks: tuple[int, ...], suited: bool) -> HandRank:
    """The HandRank of five ranks, the lowest first, of one suit or of mixed suits."""
    return rank5(*[4 * rank + (0 if suited else place % 4) for place, rank in enumerate(ranks)])


def full_five(rank: HandRank) -> Partial:
    """A full row: its category, and how high in it, in steps."""
    category = sum(rank >= low for low in LOWEST) - 1
    low, end = (*LOWEST, 7463)[category : category + 2]

    def step(steps: int) -> Feature:
        return "full", category, (rank - low) * steps // (end - low)

    level = step((3, 13, 12, 4, 3, 3, 4, 1, 1)[category])
    return Partial(level, level, step((1, 4, 2, 1, 1, 1, 1, 1, 1)[category]), rank)


def three(ranks: tuple[int, ...]) -> Partial:
    """A row of the top."""
    size, counts = len(ranks), Counter(ranks)
    high, often = max(counts.items(), key=lambda item: (item[1], item[0]), default=(0, 0))
    rank: ThreeRank = rank3(*[4 * rank for rank in ranks]) if size == 3 else 0
    level: Feature = ("top", size, often, high if often == 2 else 0 if often > 2 else HIGH_STEPS[high])
    step = 0 if often > 2 else (high if high > 8 else high // 2) if often == 2 else HIGH_STEPS[high]
    return Partial(("full", *level) if rank else ("top", *ranks), level, ("top", size, often, step), rank)
