"""Stud's up-cards: who must bring it in, and whose showing hand acts first (Rulebook L5, L9, L10, L11).

One to four up-cards know pairs, trips and quads but no straight and no flush, for which they are too few (Rulebook B8).
Everything is given in the order of the seats, the first left of the dealer first, and answered by the place in it.

>>> from croupier.cards import cards
>>> bring_in(cards("2d 2c 9s"))
1
>>> first_to_act([cards("Ah Kh"), cards("3c 3d"), cards("3h 3s")])
1
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from croupier.cards import UNKNOWN, Card
from croupier.ranking.high import HandRank

ACE: Final = 12

LARGEST: Final = 16**8
"""Above every strength: eight digits of sixteen values each."""


def bring_in(doors: Sequence[Card], low: bool = False) -> int:
    """Who must bring it in: the lowest door card, or in games for low the highest, where the ace is low (L9, L10).

    The suit breaks a tie of ranks, clubs lowest (Rulebook A4). UNKNOWN stands for a seat that has no door card; a
    ValueError is raised if nobody has one.
    """
    lowest, first = 52, -1
    for place, door in enumerate(doors):
        if door != UNKNOWN:
            height = 51 - (door + 4) % 52 if low else door
            if height < lowest:
                lowest, first = height, place
    if first < 0:
        raise ValueError("nobody has a door card")
    return first


def first_to_act(ups: Sequence[Sequence[Card]], low: bool = False) -> int:
    """Who acts first from fourth street on: the best showing hand, for high or for low (Rulebook L9, L10).

    Of equal ones it is the first in order: suits do not compare hands (Rulebook A4, B6). A seat without up-cards, which
    has folded, does not count; a ValueError is raised if nobody shows a card.
    """
    best, first = -1, -1
    for place, up in enumerate(ups):
        if up:
            strength = showing_low(up) if low else showing_high(up)
            if strength > best:
                best, first = strength, place
    if first < 0:
        raise ValueError("nobody shows a card")
    return first


def showing_high(up: Sequence[Card]) -> HandRank:
    """How strong one to four up-cards are as a high hand, to be compared with as many of another seat."""
    sums = 0
    for card in up:
        sums += HIGH[card]
    return _strength(sums)


def showing_low(up: Sequence[Card]) -> HandRank:
    """How low one to four up-cards are, the ace low: no pair beats a pair, then the lower ranks from the top."""
    sums = 0
    for card in up:
        sums += LOW[card]
    return LARGEST - _strength(sums)


HIGH: Final = [1 << 3 * (1 + (card >> 2)) for card in range(52)]
LOW: Final = [1 if card >> 2 == ACE else key for card, key in enumerate(HIGH)]
"""Each card as one in the octal digit of its rank, the low ace last: a sum tells how often each rank comes."""


_STRENGTHS: dict[int, HandRank] = {}
"""The strengths of the cards that were shown so far, by their sums; there are some thousand in all."""


def _strength(sums: int) -> HandRank:
    """How often the ranks come, then the ranks in the same order, as digits."""
    known = _STRENGTHS.get(sums)
    if known is not None:
        return known
    ranks = sorted([16 * count + rank for rank in range(14) if (count := sums >> 3 * rank & 7)], reverse=True)
    cards = times = order = 0
    for each in ranks:
        count = each >> 4
        cards, times, order = cards + count, 16 * times + count, 16 * order + (each & 15)
    if not 1 <= cards <= 4:
        raise ValueError(f"a showing hand has one to four cards, not {cards}")
    strength = _STRENGTHS[sums] = (times << 16 | order) << 4 * (4 - len(ranks))
    return strength
