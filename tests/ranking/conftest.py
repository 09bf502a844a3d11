"""A second opinion on hands: the rules of Rulebook B1-B4 written down again, slowly and without tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations_with_replacement

import pytest

Strength = tuple[int, list[int]]


def strength_of(five: Sequence[int]) -> Strength:
    """Five cards as their category's number and the ranks that decide inside it."""
    ranks = sorted((card // 4 for card in five), reverse=True)
    counts = Counter(ranks)
    order = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    pattern = sorted(counts.values(), reverse=True)
    if ranks == [12, 3, 2, 1, 0]:
        order = [3]
    straight = order == [3] or (len(counts) == 5 and ranks[0] - ranks[4] == 4)
    flush = len({card % 4 for card in five}) == 1
    if straight:
        return (8 if flush else 4), order[:1]
    if flush:
        return 5, order
    return {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}.get(tuple(pattern), 0), order


@cache
def offsuit_hands(size: int) -> list[tuple[int, ...]]:
    """One hand for each way to hold so many ranks: suits go round, so none of them comes more than twice in seven."""
    choices = combinations_with_replacement(range(13), size)
    return [
        tuple(4 * rank + place % 4 for place, rank in enumerate(ranks))
        for ranks in choices
        if max(Counter(ranks).values()) <= 4
    ]


@pytest.fixture(scope="session")
def strength() -> Callable[[Sequence[int]], Strength]:
    """The slow comparison: a bigger value is a better hand, equal values tie."""
    return strength_of


@pytest.fixture(scope="session")
def offsuit() -> Callable[[int], list[tuple[int, ...]]]:
    """All hands of five, six or seven cards but for their suits, which make no flush."""
    return offsuit_hands
