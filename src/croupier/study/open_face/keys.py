"""Partial rows as numbers: keys that add up card by card, and the class and the level of each (Rulebook K5 to K7).

A row is looked up by the sum of its cards' keys, for a row of five together with whether its cards are of one suit. A
*class* tells rows apart that are worth about the same alone, a *level* those that go with the same other rows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from croupier.ranking.describe import LOWEST
from croupier.ranking.high import HandRank, rank5
from croupier.ranking.three import ThreeRank, rank3

KEY = tuple(5 ** (card >> 2) for card in range(52))
"""What a card adds to the key of a row: up to five cards, at most four of a rank, have a sum of their own."""

SUIT = tuple(1 << (card & 3) for card in range(52))
"""The suit of a card as a bit; the bits of a row are the suits that all its cards have, 15 when it is empty."""

ANY_SUIT = 15

STRAIGHTS = (0b1_0000_0000_1111, *(0b11111 << low for low in range(9)))
"""The ranks of each straight as bits (Rulebook B3)."""

PAIR_STEPS = (0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 5, 6)
"""By rank: which pairs are alike for the other rows; from queens on each is of its own kind."""

HIGH_STEPS = (0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 3, 4)
"""By rank: which high cards are alike on top."""

Feature = tuple[int | str, ...]


class Partial(NamedTuple):
    """What is known of a row by its key: its cards, its class and level, and its rank when it is full (else 0)."""

    cards: int
    kind: Feature
    level: Feature
    rank: int


def ranked(size: int) -> Iterator[tuple[int, ...]]:
    """Every choice of up to `size` ranks, at most four of each."""
    for count in range(size + 1):
        for ranks in combinations_with_replacement(range(13), count):
            if not any(ranks.count(rank) > 4 for rank in set(ranks)):
                yield ranks


def key_of(ranks: tuple[int, ...]) -> int:
    """The key of a row with these ranks."""
    return sum(5**rank for rank in ranks)


@cache
def fives() -> tuple[dict[int, Partial], dict[int, Partial]]:
    """Every row of up to five cards by its key: those of mixed suits, and those of one suit."""
    mixed = {key_of(ranks): five(ranks, suited=False) for ranks in ranked(5)}
    suited = {key_of(ranks): five(ranks, suited=True) for ranks in ranked(5) if len(set(ranks)) == len(ranks)}
    return mixed, suited


@cache
def threes() -> dict[int, Partial]:
    """Every row of up to three cards by its key."""
    return {key_of(ranks): three(ranks) for ranks in ranked(3)}


def five(ranks: tuple[int, ...], suited: bool) -> Partial:
    """A row of the middle or the bottom."""
    if len(ranks) == 5:
        rank = rank_of_five(ranks, suited)
        return Partial(5, ("full", rank), ("full", *level_of_full(rank)), rank)
    counts = Counter(ranks)
    high, often = max(counts.items(), key=lambda item: (item[1], item[0]), default=(0, 0))
    size = len(ranks)
    if often > 2:
        return Partial(size, ("trips", size, high, often), ("trips", size, PAIR_STEPS[high] // 2, often), 0)
    if often == 2:
        pairs = sorted([rank for rank, count in counts.items() if count == 2])
        if len(pairs) == 2:
            return Partial(size, ("two", *pairs), ("two", PAIR_STEPS[high]), 0)
        kicker = max([0, *[1 + HIGH_STEPS[rank] // 2 for rank in counts if rank != high]])
        return Partial(size, ("pair", size, high, kicker), ("pair", size, PAIR_STEPS[high]), 0)
    return unpaired(ranks, suited)


def unpaired(ranks: tuple[int, ...], suited: bool) -> Partial:
    """A row of up to four different ranks: what it may still become, and how high it is."""
    size, bits = len(ranks), sum(1 << rank for rank in ranks)
    windows = min(3, sum(bits & straight == bits for straight in STRAIGHTS))
    flush = int(suited and size > 1)
    kind = ("high", size, flush, windows if size > 1 else 0, max(ranks, default=0))
    step = (HIGH_STEPS[max(ranks, default=0)] + 1) // 2
    if size < 2:
        return Partial(size, kind, ("high", size, step), 0)
    return Partial(size, kind, ("high", size, flush, int(windows > 0), step), 0)


def rank_of_five(ranks: tuple[int, ...], suited: bool) -> HandRank:
    """The HandRank of five ranks, of one suit or of mixed suits."""
    seen: Counter[int] = Counter()
    cards = []
    for place, rank in enumerate(ranks):
        suit = 0 if suited else (seen[rank] + (rank == ranks[-1] and place == 4 and len(set(ranks)) == 5))
        cards.append(4 * rank + suit)
        seen[rank] += 1
    return rank5(*cards)


def level_of_full(rank: HandRank) -> Feature:
    """The category of a full row, and how high in it, in steps."""
    category = sum(rank >= low for low in LOWEST) - 1
    steps = (3, 13, 12, 4, 3, 3, 4, 1, 1)[category]
    low, end = (*LOWEST, 7463)[category : category + 2]
    return category, (rank - low) * steps // (end - low)


def three(ranks: tuple[int, ...]) -> Partial:
    """A row of the top."""
    size, counts = len(ranks), Counter(ranks)
    high, often = max(counts.items(), key=lambda item: (item[1], item[0]), default=(0, 0))
    rank: ThreeRank = rank3(*[4 * rank for rank in ranks]) if size == 3 else 0
    level: Feature = ("top", size, often, high if often == 2 else 0 if often > 2 else HIGH_STEPS[high])
    return Partial(size, ("top", *ranks) if size < 3 else ("full", rank), level, rank)
