"""High hands: any five cards, aces high, the wheel the lowest straight (Rulebook B1-B6).

A HandRank is an int from 1 (7-5-4-3-2 of mixed suits) to 7462 (a royal flush), one for each of the 7,462 classes of
five-card hands: bigger is better, equal is a tie. Suits decide whether there is a flush and nothing else.

The hot functions take cards in any order and check nothing: cards must be different and known. UNKNOWN would be read
as the ace of spades; a card that comes twice gives some number or an IndexError. The tables are built when the first
hand is ranked, or ahead of that by `prepare`.

>>> from croupier.cards import cards
>>> best(cards("As Ks Qs Js Ts 2c 2d"))
7462
>>> best(cards("Ah Kd 5c 4s 3h 2d")) > best(cards("Ah Ac Ad Kc Ks")[:3] + cards("Qc Jh"))
True
"""

from __future__ import annotations

from collections.abc import Sequence

from croupier.cards import Card
from croupier.kernels import prepare, rank5, rank6, rank7

__all__ = ["LOWEST", "HandRank", "best", "best_of_both", "prepare", "rank5", "rank6", "rank7"]

HandRank = int
"""How strong a hand is: bigger is better, equal is a tie, in every ranking."""

LOWEST = (1, 1278, 4138, 4996, 5854, 5864, 7141, 7297, 7453)
"""The lowest HandRank of each category: they have 1277, 2860, 858, 858, 10, 1277, 156, 156 and 10 classes."""


def best_of_both(hole: Sequence[Card], board: Sequence[Card]) -> HandRank:
    """How strong the best five of hole cards and board are, seven cards for the most part (Rulebook B2)."""
    if len(hole) == 2 and len(board) == 5:
        a, b = hole
        c, d, e, f, g = board
        return rank7(a, b, c, d, e, f, g)
    return best((*hole, *board))


def best(cards: Sequence[Card]) -> HandRank:
    """How strong the best five of 5, 6 or 7 cards are; any other number of cards is a ValueError (Rulebook B2)."""
    match len(cards):
        case 7:
            return rank7(*cards)
        case 5:
            return rank5(*cards)
        case 6:
            return rank6(*cards)
    raise ValueError(f"a high hand is ranked from five, six or seven cards, not from {len(cards)}")
