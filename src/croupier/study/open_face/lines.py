"""What a row may be expected to win by its line, against a hand of the policy (Rulebook K17)."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from functools import cache

from croupier.ranking.three import HIGHEST
from croupier.study.open_face.weights import QUANTILES
from croupier.study.open_face.worth import Lines

A_LINE = 1.7
"""What a line brings for sure, in points: itself, and its part of the scoop that may come with it."""

STRONGEST = 7462
"""The highest HandRank."""


@cache
def lines() -> Lines:
    """By rank, for the top, the middle and the bottom, in points."""
    top, middle, bottom = [
        tuple([line(rank, quantiles, most) for rank in range(most + 1)])
        for quantiles, most in zip(QUANTILES, (HIGHEST, STRONGEST, STRONGEST), strict=True)
    ]
    return top, middle, bottom


def line(rank: int, quantiles: tuple[int, ...], most: int) -> float:
    """The share of hands that a row beats less the share that beats it, in points; between two quantiles in between."""
    first, end = bisect_left(quantiles, rank), bisect_right(quantiles, rank)
    behind = (first + end) / 2
    if first == end:
        low, high = (0, *quantiles, most + 1)[first : first + 2]
        begin, width = max(0.0, first - 0.5), 1.0 if 0 < first < len(quantiles) else 0.5
        behind = begin + width * (rank - low) / (high - low)
    return A_LINE * (2 * behind / len(quantiles) - 1)
