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

from collections import Counter
from collections.abc import Sequence
from functools import cache

from croupier.cards import UNKNOWN, Card
from croupier.ranking.high import HandRank

ACE = 12

LARGEST = 16**8
"""Above every strength: eight digits of sixteen values each."""


def bring_in(doors: Sequence[Card], low: bool = False) -> int:
    """Who must bring it in: the lowest door card, or in games for low the highest, where the ace is low (L9, L10).

    The suit breaks a tie of ranks, clubs lowest (Rulebook A4). UNKNOWN stands for a seat that has no door card; a
    ValueError is raised if nobody has one.
    """
    places = [place for place, card in enumerate(doors) if card != UNKNOWN]
    if not places:
        raise ValueError("nobody has a door card")
    if low:
        return max(places, key=lambda place: (doors[place] + 4) % 52)
    return min(places, key=lambda place: doors[place])


def first_to_act(ups: Sequence[Sequence[Card]], low: bool = False) -> int:
    """Who acts first from fourth street on: the best showing hand, for high or for low (Rulebook L9, L10).

    Of equal ones it is the first in order: suits do not compare hands (Rulebook A4, B6). A seat without up-cards, which
    has folded, does not count; a ValueError is raised if nobody shows a card.
    """
    strength = showing_low if low else showing_high
    places = [place for place, up in enumerate(ups) if up]
    if not places:
        raise ValueError("nobody shows a card")
    return max(places, key=lambda place: strength(ups[place]))


def showing_high(up: Sequence[Card]) -> HandRank:
    """How strong one to four up-cards are as a high hand, to be compared with as many of another seat."""
    return _strength(tuple(sorted([card >> 2 for card in up])))


def showing_low(up: Sequence[Card]) -> HandRank:
    """How low one to four up-cards are, the ace low: no pair beats a pair, then the lower ranks from the top."""
    return LARGEST - _strength(tuple(sorted([-1 if card >> 2 == ACE else card >> 2 for card in up])))


@cache
def _strength(ranks: tuple[int, ...]) -> int:
    """How often the ranks come, then the ranks in the same order, as digits; there are some thousand in all."""
    if not 1 <= len(ranks) <= 4:
        raise ValueError(f"a showing hand has one to four cards, not {len(ranks)}")
    counts = Counter(ranks)
    order = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    blank = [0] * (4 - len(order))
    strength = 0
    for digit in [counts[rank] for rank in order] + blank + [rank + 1 for rank in order] + blank:
        strength = 16 * strength + digit
    return strength
