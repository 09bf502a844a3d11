"""Omaha hands: exactly two hole cards with exactly three of the board (Rulebook H2, H5).

>>> from croupier.cards import cards
>>> from croupier.ranking.high import best
>>> best_omaha(cards("As Kd 7c 2h"), cards("9s 9c 9d 9h 4d")) == best(cards("9s 9c 9d As Kd"))
True
"""

from __future__ import annotations

from collections.abc import Sequence

from croupier.cards import Card
from croupier.kernels import exactly_two
from croupier.ranking.high import HandRank


def best_omaha(hole: Sequence[Card], board: Sequence[Card]) -> HandRank:
    """How strong the best two of 2 to 6 hole cards with three of 3, 4 or 5 board cards are (Rulebook H2, H5).

    A HandRank of `high`, so it may be compared with one. Cards must be different and known, which is not checked; other
    numbers of them are a ValueError.
    """
    return exactly_two(hole, board)
