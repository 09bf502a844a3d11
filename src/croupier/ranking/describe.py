"""What a hand is called: its category and the ranks that a name mentions (Rulebook B1, B4, B9).

>>> from croupier.cards import cards
>>> name_of(cards("Kc Kd"))
HandName(category='pair', ranks=(11,))
>>> name_of(cards("7h 7c 7s Qh Qd 2c 3d"))
HandName(category='full_house', ranks=(5, 10))
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence

from msgspec import Struct

from croupier.cards import Card, rank_of
from croupier.ranking.five import Picker, best_five, best_five_omaha, in_display_order, picker, shape_of
from croupier.ranking.high import LOWEST, HandRank, best

__all__ = [
    "CATEGORIES",
    "LOWEST",
    "OTHER_CATEGORIES",
    "HandName",
    "best_five",
    "best_five_omaha",
    "category_of",
    "name_by_counts",
    "name_of",
    "told",
]

CATEGORIES = (
    "high_card", "pair", "two_pair", "trips", "straight", "flush", "full_house", "quads", "straight_flush",
)  # fmt: skip
"""The nine categories, weakest first (Rulebook B1); a royal flush is a straight flush whose top is the ace."""

OTHER_CATEGORIES = ("low", "badugi", "no_low")
"""What else a hand may be called (Rulebook H6, L7 to L9).

`low`: different ranks, from the top; a five at the top is the wheel, for no other low has so low a top. `badugi`: its
ranks from the top, of which there are four in a badugi and fewer in a three-card hand and so on. `no_low`: no ranks,
the hand that does not qualify.
"""

_BY_COUNTS = {(4,): "quads", (2, 3): "full_house", (3,): "trips", (2, 2): "two_pair", (2,): "pair"}


class HandName(Struct, frozen=True, gc=False):
    """A category and the ranks (0..12) that decide inside it, in the order of Rulebook B4.

    High card and flush: all five ranks. Pair, trips and quads: that rank, then the kickers. Two pair: both, then the
    kicker. Full house: trips, then pair. Straight and straight flush: the top alone, which in the wheel is the five.
    For what is not a high hand see OTHER_CATEGORIES.
    """

    category: str
    ranks: tuple[int, ...]


_SHAPES: dict[HandRank, tuple[Picker, HandName]] = {}
"""How to find the five cards and what they are called, by their rank; filled as they come."""


def category_of(rank: HandRank) -> str:
    """The category of a high hand's rank, one of CATEGORIES; a number that is no such rank is a ValueError."""
    if not 1 <= rank <= 7462:
        raise ValueError(f"the rank of a high hand is a number from 1 to 7462, not {rank}")
    return CATEGORIES[bisect(LOWEST, rank) - 1]


def name_of(cards: Sequence[Card]) -> HandName:
    """What the best five of up to seven cards are called; of fewer than five, what they are already (Rulebook B1, B8).

    Two to four cards know no straight and no flush.
    """
    if len(cards) < 5:
        return name_by_counts(in_display_order(cards))
    return told(cards, best(cards))[1]


def told(cards: Sequence[Card], rank: HandRank) -> tuple[tuple[Card, ...], HandName]:
    """The best five of five to seven cards whose rank is known, and what they are called (Rulebook B2, B4)."""
    shape = _SHAPES.get(rank)
    if shape is None:
        groups, suited = shape_of(cards, rank)
        category, ranks = category_of(rank), tuple([high for high, _ in groups])
        name = HandName(category, ranks[:1] if "straight" in category else ranks)
        shape = _SHAPES[rank] = picker(groups, suited), name
    return shape[0](cards), shape[1]


def _ranks(cards: Sequence[Card]) -> tuple[int, ...]:
    """Each rank once, in the order of the cards."""
    return tuple(dict.fromkeys(map(rank_of, cards)))


def name_by_counts(cards: Sequence[Card], unpaired: str = "high_card") -> HandName:
    """What up to five cards in display order are called if straights and flushes do not count (Rulebook B8, L9).

    `unpaired` is the category of cards that all differ in rank.
    """
    ranks = [rank_of(card) for card in cards]
    counts = tuple(sorted(count for count in map(ranks.count, set(ranks)) if count > 1))
    return HandName(_BY_COUNTS[counts] if counts else unpaired, _ranks(cards))
