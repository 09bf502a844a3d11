"""Deuce-to-seven lows: the lowest high hand wins, but the ace is always high (Rulebook L7).

Straights and flushes count against a hand; A-5-4-3-2 is no straight but the lowest hand with an ace at its top. A
HandRank of this ranking is an int from 1 (a royal flush) to 7462 (7-5-4-3-2), bigger is better.

Cards must be different and known, which is not checked.

>>> from croupier.cards import cards
>>> best_27(cards("7c 5d 4h 3s 2c"))
7462
>>> name_27(cards("2c 3s 4h 5d Ac"))
HandName(category='low', ranks=(12, 3, 2, 1, 0))
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from croupier.cards import Card
from croupier.kernels import low_27
from croupier.ranking.describe import HandName, name_by_counts
from croupier.ranking.five import in_low_order
from croupier.ranking.high import HandRank

ACE = 12

rank_27 = low_27
"""How low hole cards and board, or the best five of more, are; fewer are a ValueError (Rulebook L7)."""


def best_27(cards: Sequence[Card]) -> HandRank:
    """How low five cards, or the best five of more, are; fewer are a ValueError (Rulebook L7)."""
    return low_27(cards, ())


def five_27(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The best five of five cards or more, what repeats first, then from the top, the ace before the king."""
    return in_low_order(cards if len(cards) == 5 else max(combinations(cards, 5), key=best_27), ACE)


def told_27(cards: Sequence[Card], rank: HandRank) -> tuple[tuple[Card, ...], HandName]:
    """The best five of five cards or more whose rank is known, and what they are called (Rulebook L7)."""
    five, name = five_27(cards), _NAMES.get(rank)
    if name is None:
        name = _NAMES[rank] = _name_of(five)
    return five, name


_NAMES: dict[HandRank, HandName] = {}
"""What each rank is called that was named before."""


def name_27(cards: Sequence[Card]) -> HandName:
    """What up to five cards are called: `low` and their ranks, or the high hand that they are (Rulebook L7)."""
    return _name_of(in_low_order(cards, ACE))


def _name_of(ordered: Sequence[Card]) -> HandName:
    """What cards in the order of a low hand are called."""
    ranks = tuple([card >> 2 for card in ordered])
    if len(set(ranks)) < 5:
        return name_by_counts(ordered, "low")
    flush = len({card & 3 for card in ordered}) == 1
    if ranks[0] - ranks[4] == 4:  # the ace is high, so that the wheel is no straight
        return HandName("straight_flush" if flush else "straight", ranks[:1])
    return HandName("flush" if flush else "low", ranks)
