"""Short-deck hands: 36 cards from the six up, a flush beats a full house, A-6-7-8-9 is a straight (Rulebook L1).

A HandRank of this ranking is an int from 1 (J-9-8-7-6) to 1404 (the royal flush), one for each class: bigger is better,
and none may be compared with one of `high`. Houses differ in whether a straight beats trips, which is usual, or trips a
straight (`shortdeck_trips_beat_straight`): there are two rankings.

Cards must be different and known, which is not checked. A card below the six is a ValueError.

>>> from croupier.cards import cards
>>> flush, full_house = cards("Qh 9h Ah Kh 8h 7c 7d"), cards("8c 8d Ah Kh 8h 7c 7d")
>>> best_short(flush) > best_short(full_house)
True
>>> name_short(cards("9c 8h 7d 6c Ad"))
HandName(category='straight', ranks=(7,))
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

from croupier.cards import Card, suit_of
from croupier.ranking.describe import HandName, name_of
from croupier.ranking.five import in_display_order, in_low_order
from croupier.ranking.high import HandRank

if TYPE_CHECKING:
    from croupier.ranking.short_deck_tables import Tables

WHEEL = (7, 6, 5, 4, 12)
"""The ranks of the lowest straight in display order."""

RANKS_SHIFT = 27
RANKS = (1 << RANKS_SHIFT) - 1
"""The counters of ranks in a hand's key; those of its suits stand above them."""


def best_short(cards: Sequence[Card], trips_beat_straight: bool = False) -> HandRank:
    """How strong the best five of five to seven cards are; another number of cards is a ValueError (Rulebook L1)."""
    values, suited, flushes, classes = _tables(trips_beat_straight)
    hand = 0
    for card in cards:
        hand += values[card]
    try:
        bits = suited[hand >> RANKS_SHIFT]
        if not bits:
            return classes[hand & RANKS]
    except LookupError:
        raise ValueError(f"a short-deck hand is five to seven cards from the six up, not {cards}") from None
    ranks = 0
    for card in cards:
        ranks |= bits[card]
    return flushes[ranks]


def five_short(cards: Sequence[Card], trips_beat_straight: bool = False) -> tuple[Card, ...]:
    """The best five of five to seven cards, in display order; of equal fives the one whose cards stand first."""
    five = max(combinations(cards, 5), key=lambda five: best_short(five, trips_beat_straight))
    return in_low_order(five) if _is_wheel(five) else in_display_order(five)


def name_short(cards: Sequence[Card]) -> HandName:
    """What up to five cards are called: as a high hand, but for the lowest straight (Rulebook L1)."""
    if not _is_wheel(cards):
        return name_of(cards)
    return HandName("straight_flush" if len(set(map(suit_of, cards))) == 1 else "straight", WHEEL[:1])


def _is_wheel(cards: Sequence[Card]) -> bool:
    return len(cards) == 5 and {card >> 2 for card in cards} == {*WHEEL}


@cache
def _tables(trips_beat_straight: bool) -> Tables:
    from croupier.ranking.short_deck_tables import ORDER, TRIPS_HIGHER, build

    return build(TRIPS_HIGHER if trips_beat_straight else ORDER)
