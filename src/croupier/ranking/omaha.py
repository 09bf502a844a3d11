"""Omaha hands: exactly two hole cards with exactly three of the board (Rulebook H2, H5).

>>> from croupier.cards import cards
>>> from croupier.ranking.high import best
>>> best_omaha(cards("As Kd 7c 2h"), cards("9s 9c 9d 9h 4d")) == best(cards("9s 9c 9d As Kd"))
True
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache
from itertools import combinations

from croupier.cards import Card
from croupier.ranking.high import HandRank, rank5


def best_omaha(hole: Sequence[Card], board: Sequence[Card]) -> HandRank:
    """How strong the best two of 4, 5 or 6 hole cards with three of 3, 4 or 5 board cards are (Rulebook H2, H5).

    A HandRank of `high`, so it may be compared with one. Cards must be different and known, which is not checked.
    """
    pairs = [13 * (a >> 2) + (b >> 2) for a, b in combinations(hole, 2)]
    rows = [_row(*ranks) for ranks in combinations(sorted([card >> 2 for card in board]), 3)]
    offsuit = max([row[pair] for row in rows for pair in pairs])
    return max(offsuit, _best_flush(hole, board))


def _best_flush(hole: Sequence[Card], board: Sequence[Card]) -> HandRank:
    """The best hand of one suit alone, or 0: a board of up to five cards has at most one suit three times."""
    suits = [card & 3 for card in board]
    suit = sorted(suits)[len(suits) // 2]  # the one in the middle: three of five cannot pass it by
    if suits.count(suit) < 3:
        return 0
    ours = [card for card in hole if card & 3 == suit]
    if len(ours) < 2:
        return 0
    shared = [card for card in board if card & 3 == suit]
    return max([rank5(*two, *three) for two in combinations(ours, 2) for three in combinations(shared, 3)])


@cache
def _row(a: int, b: int, c: int) -> array[int]:
    """By three board ranks, lowest first: the HandRank, flushes aside, with each two hole ranks r and s at 13 r + s."""
    return array("H", [_offsuit(a, b, c, *divmod(pair, 13)) for pair in range(169)])


def _offsuit(a: int, b: int, c: int, r: int, s: int) -> HandRank:
    """Five ranks as a hand of all suits; 0 for five of a kind, which no pack has."""
    if a == b == c == r == s:
        return 0
    return rank5(4 * a, 4 * b + 1, 4 * c + 2, 4 * r + 3, 4 * s + 3)
