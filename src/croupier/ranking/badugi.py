"""Badugi hands: the most cards of different ranks and suits, then the lowest from the top (Rulebook L8).

A HandRank of this ranking is an int from 1 (a king alone) to 1092 (4-3-2-A of four suits), bigger is better: 13 classes
of one card, 78 of two, 286 of three and 715 of four. It takes the best of any number of cards. The ace is low; with
aces high, as in the badugi half of badeucey, a lone ace is 1 and 5-4-3-2 is 1092.

Cards must be different and known, which is not checked.

>>> from croupier.cards import cards, names
>>> rank_badugi(cards("Ac 2d 3h 4s"))
1092
>>> names(five_badugi(cards("4h 4s Ac 2c 3h")))
'4s 3h Ac'
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache
from itertools import combinations

from croupier.cards import Card
from croupier.ranking.describe import HandName
from croupier.ranking.five import in_low_order
from croupier.ranking.high import HandRank

# By card: the bit of its rank and, above thirteen of these, the bit of its suit.
ACE_LOW = tuple(1 << (card // 4 + 1) % 13 | 1 << 13 + card % 4 for card in range(52))
ACE_HIGH = tuple(1 << card // 4 | 1 << 13 + card % 4 for card in range(52))

RANKS = (1 << 13) - 1


def rank_badugi(cards: Sequence[Card], bits: Sequence[int] = ACE_LOW) -> HandRank:
    """How strong the best badugi of these cards is; no cards are a ValueError (Rulebook L8)."""
    if not cards:
        raise ValueError("a badugi is ranked from one card or more, not from 0")
    hands = [0]
    for card in cards:
        bit = bits[card]
        hands += [hand | bit for hand in hands if not hand & bit]
    numbers = _numbers()
    return max([numbers[hand & RANKS] for hand in hands])


def five_badugi(cards: Sequence[Card], bits: Sequence[int] = ACE_LOW) -> tuple[Card, ...]:
    """The one to four cards that play, from the top; of equal ones those whose cards stand first."""
    sizes = range(min(4, len(cards)), 0, -1)
    hands = [hand for size in sizes for hand in combinations(cards, size) if _is_badugi(hand)]
    return _in_order(max(hands, key=lambda hand: rank_badugi(hand, bits)), bits)


def name_badugi(cards: Sequence[Card], bits: Sequence[int] = ACE_LOW) -> HandName:
    """What the best badugi of these cards is called: `badugi` and its ranks from the top (Rulebook L8)."""
    return HandName("badugi", tuple(card >> 2 for card in five_badugi(cards, bits)))


def _is_badugi(cards: Sequence[Card]) -> bool:
    return len({card >> 2 for card in cards}) == len({card & 3 for card in cards}) == len(cards)


def _in_order(cards: Sequence[Card], bits: Sequence[int]) -> tuple[Card, ...]:
    return in_low_order(cards, 12 if bits is ACE_HIGH else -1)


@cache
def _numbers() -> array[int]:
    """By ranks as bits: the HandRank of one to four of them, 0 for more and for none."""
    numbers = array("H", bytes(2 * (RANKS + 1)))
    hands = [ranks for ranks in range(1, RANKS + 1) if ranks.bit_count() <= 4]
    weakest_first = sorted(hands, key=lambda ranks: (ranks.bit_count(), -ranks))
    for number, ranks in enumerate(weakest_first, 1):
        numbers[ranks] = number
    return numbers
