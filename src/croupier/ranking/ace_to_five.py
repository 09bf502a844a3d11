"""Ace-to-five lows: straights and flushes do not count, the ace is low, the wheel is the best (Rulebook L9).

A HandRank of this ranking is an int from 1 (four kings with a queen) to 6175 (5-4-3-2-A), one for each class: bigger is
better. No pair beats a pair, a pair two pair and so on; inside a category the lower ranks win, compared from the top.

Cards must be different and known, which is not checked.

>>> from croupier.cards import cards, names
>>> best_low(cards("Kd Kc Ac 2d 3s 4h 5c"))
6175
>>> names(five_low(cards("Kd Kc Ac 2d 3s 4h 5c")))
'5c 4h 3s 2d Ac'
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from croupier.cards import Card
from croupier.kernels import low_a5
from croupier.ranking.describe import HandName, name_by_counts
from croupier.ranking.five import in_low_order
from croupier.ranking.high import HandRank

WHEEL = 6175
"""The highest HandRank. Classes without a pair begin with 4889, K-Q-J-T-9: there are 1,287, and 4,888 with one."""

rank_low = low_a5
"""How low the best five of hole cards and board are; fewer than five of them are a ValueError (Rulebook L9)."""


def best_low(cards: Sequence[Card]) -> HandRank:
    """How low the best five of five cards or more are (Rulebook L9)."""
    return rank_low(cards, ())


def five_low(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The best five of five cards or more, the ace last; of equal fives the one whose cards stand first."""
    return in_low_order(max(combinations(cards, 5), key=best_low))


def name_low(cards: Sequence[Card]) -> HandName:
    """What the best five of any cards are called: `low` and their ranks, or what a hand with pairs is called (L9).

    Fewer than five are called what they are already.
    """
    return name_by_counts(five_low(cards) if len(cards) > 5 else in_low_order(cards), "low")
