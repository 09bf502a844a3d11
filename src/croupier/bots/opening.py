"""How good are hole cards before the flop? A score for any number of them, and the share of hands that are worse.

Two cards are scored by the well-known count of Bill Chen: the high card, twice that for a pair, two points for one
suit, less for a gap. More cards are worth what all their pairs are worth together: they must work together (H2).
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from random import Random

from croupier.cards import Card, deck, rank_of, suit_of

HIGH = (1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 4.5, 5.0, 6.0, 7.0, 8.0, 10.0)
"""The points of the higher card, by its rank: half its number, and 6, 7, 8, 10 for jack to ace."""

GAP = (0.0, -1.0, -2.0, -4.0)
"""The points for so many ranks missing between the two; -5 for more."""


def pair_score(a: Card, b: Card) -> float:
    """The points of two hole cards, without rounding: 20 for two aces, below 0 for the worst."""
    high, low = max(rank_of(a), rank_of(b)), min(rank_of(a), rank_of(b))
    if high == low:
        return max(5.0, 2 * HIGH[high])
    missing = high - low - 1
    points = HIGH[high] + (GAP[missing] if missing < len(GAP) else -5.0)
    if missing < 2 and high < rank_of(40):  # below a queen both can make a straight at either end
        points += 1
    return points + (2 if suit_of(a) == suit_of(b) else 0)


def score(hole: Sequence[Card]) -> float:
    """The points of all hole cards: those of every two of them together."""
    return sum(pair_score(a, b) for a, b in combinations(hole, 2))


def better_than(hole: Sequence[Card], lowest: int = 0) -> float:
    """The share of all hands with as many cards that are worse than these, 0 to 1; ties count half.

    `lowest` is the lowest rank in the pack, 0 in a full one (Rulebook L1, L12).
    """
    scores = _all_scores(len(hole), lowest)
    points = score(hole)
    return (bisect_left(scores, points) + bisect_right(scores, points)) / 2 / len(scores)


@cache
def _all_scores(cards: int, lowest: int) -> tuple[float, ...]:
    """The scores of every two cards, or of a fixed sample of more, lowest first."""
    pack = deck(lowest)
    if cards == 2:
        return tuple(sorted(score(hole) for hole in combinations(pack, 2)))
    chance = Random(cards)
    return tuple(sorted(score(chance.sample(pack, cards)) for _ in range(3_000)))
