"""Three-card rows: high card, pair and trips, with no straight and no flush (Rulebook B8, K5).

A ThreeRank is an int from 1 (4-3-2) to 455 (three aces), one for each of the 455 classes of three-card hands: bigger is
better, equal is a tie. It is not a HandRank; `holds_up` says whether a row of five is strong enough to lie under one of
three (Rulebook K6, K7).

Cards must be different and known, which is not checked.

>>> from croupier.cards import cards
>>> rank3(*cards("6h 6d 2c")) > rank3(*cards("Ah Kh Qh"))
True
>>> least_five(rank3(*cards("2h 2d 2c")))
4996
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from itertools import combinations, combinations_with_replacement, product
from math import comb

from croupier.cards import Card
from croupier.ranking.high import HandRank

ThreeRank = int
"""How strong a row of three is, 1 to 455: bigger is better, equal is a tie."""

LOWEST_PAIR, LOWEST_TRIPS, HIGHEST = 287, 443, 455
"""The lowest ThreeRank with a pair and with trips, and the highest of all: 286, 156 and 13 classes."""

Key = tuple[int, ...]


def _key(ranks: tuple[int, ...]) -> Key:
    """What compares three ranks: the category, then the ranks in the order of B4."""
    high, middle, low = sorted(ranks, reverse=True)
    if high == low:
        return 2, high
    if middle in (high, low):
        return 1, middle, low if middle == high else high
    return 0, high, middle, low


_KEYS = sorted({_key(ranks) for ranks in combinations_with_replacement(range(13), 3)})
RANKS = array("H", (bisect_left(_KEYS, _key(ranks)) + 1 for ranks in product(range(13), repeat=3)))
"""By three ranks in any order r, s, t at 169 r + 13 s + t: the ThreeRank."""


def _least(key: Key) -> HandRank:
    """The lowest HandRank of a five that is not weaker than three cards with this key."""
    category, high, *kickers = key
    if category == 2:  # 66 classes for each rank of trips
        return 4996 + 66 * high
    if category == 1:  # 220 for each rank of a pair; those with the lower kickers come first
        place = kickers[0] - (kickers[0] > high)
        return 1278 + 220 * high + comb(place, 3)
    return bisect_left(_UNPAIRED, key[1:]) + 1


_UNPAIRED = sorted(five[::-1] for five in combinations(range(13), 5) if five[4] - five[0] > 4)
_UNPAIRED.remove((12, 3, 2, 1, 0))
LEAST = array("H", (0, *map(_least, _KEYS)))
"""By ThreeRank: the lowest HandRank that is not weaker."""


def rank3(a: Card, b: Card, c: Card) -> ThreeRank:
    """How strong these three cards are as a top row (Rulebook B8)."""
    return RANKS[169 * (a >> 2) + 13 * (b >> 2) + (c >> 2)]


def least_five(top: ThreeRank) -> HandRank:
    """The lowest HandRank of five cards that are not weaker than a row of three (Rulebook K7)."""
    return LEAST[top]


def holds_up(five: HandRank, top: ThreeRank) -> bool:
    """Whether a row of five may lie under this row of three: it is not weaker in as many ranks as three cards give.

    Category first, then the ranks of the three in the order of B4; if those are equal the five are not weaker
    (Rulebook K6, K7).
    """
    return five >= LEAST[top]


def pair_of(top: ThreeRank) -> int:
    """The rank (0..12) of which a row of three has a pair and no third card, -1 when it has none."""
    return (top - LOWEST_PAIR) // 12 if LOWEST_PAIR <= top < LOWEST_TRIPS else -1


def trips_of(top: ThreeRank) -> int:
    """The rank (0..12) of which a row of three has all three cards, -1 when they differ."""
    return top - LOWEST_TRIPS if top >= LOWEST_TRIPS else -1
