"""Lows of eight or better: five different ranks, none above eight, the ace low (Rulebook H6, L3, L11).

A HandRank of this ranking is an int from 1 (8-7-6-5-4) to 56 (5-4-3-2-A), bigger is better; 0 is no low at all, which
wins nothing (Rulebook F7). Straights and flushes do not count.

Cards must be different and known, which is not checked.

>>> from croupier.cards import cards, names
>>> rank_eight(cards("Ah 2d Kc Kd"), cards("3s 4c 5d Qh Ks"))
56
>>> rank_eight_omaha(cards("Ah 2d 3c 4d"), cards("7s 8c Qd Qh Ks"))
0
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from croupier.cards import Card
from croupier.kernels import low_8, low_8_two
from croupier.ranking.ace_to_five import name_low
from croupier.ranking.describe import HandName
from croupier.ranking.five import in_low_order

WHEEL = 56

rank_eight = low_8
"""How low the best five of hole cards and board are, 0 if there is no low (Rulebook L3, L11)."""

rank_eight_omaha = low_8_two
"""How low the best two hole cards with three of the board are, 0 if there is no low (Rulebook H6)."""


def five_eight(hole: Sequence[Card], board: Sequence[Card]) -> tuple[Card, ...]:
    """The best five of all, the ace last, no cards if there is no low; of equal fives the one with the first cards."""
    return _lowest(combinations((*hole, *board), 5))


def five_eight_omaha(hole: Sequence[Card], board: Sequence[Card]) -> tuple[Card, ...]:
    """The best two hole cards with three of the board, the ace last, no cards if there is no low (Rulebook H6)."""
    return _lowest((*two, *three) for two in combinations(hole, 2) for three in combinations(board, 3))


def name_eight(cards: Sequence[Card]) -> HandName:
    """What the cards of a low are called; no cards are `no_low` (Rulebook H6)."""
    return name_low(cards) if cards else HandName("no_low", ())


def _lowest(fives: Iterable[tuple[Card, ...]]) -> tuple[Card, ...]:
    five = max(fives, key=lambda five: rank_eight(five, ()))
    return in_low_order(five) if rank_eight(five, ()) else ()
