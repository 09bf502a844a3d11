"""Hands of one, two and three cards, for the tiny games that are studied more than played.

One card: the higher wins. Two cards, one of them on the board: a pair beats any two that differ, then the higher rank
decides. Three cards: straight flush, trips, straight, flush, pair, high card, in this order, and the ace may be low in
A-2-3; so A. Gilpin and T. Sandholm rank the hands of Rhode Island hold'em (cs.cmu.edu/~gilpin/gsi.html), the game of
J. Shi and M. Littman, and so do pokerkit and others. The trips are rarer than the straights there, and those than the
flushes. In 2-11 hold'em, whose pack has no jacks, queens and kings, the ace is also an eleven: 9-T-A is a straight.

A HandRank of one card is 1 to 13, of two 1 to 91, of three 1 to 741, one for each class: bigger is better. Another
number of cards is a ValueError. Cards must be different and known, which is not checked.

>>> from croupier.cards import cards
>>> rank_three(cards("7h 7c 7d")) > rank_three(cards("6h 7c 8d")) > rank_three(cards("2h 9h Ah"))
True
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import comb

from croupier.cards import Card
from croupier.ranking.describe import HandName, name_of
from croupier.ranking.five import in_display_order, in_low_order
from croupier.ranking.high import HandRank

Ranks = tuple[int, ...]
WHEEL = (12, 1, 0)
ELEVEN = (12, 8, 7)

CATEGORIES = ("high_card", "pair", "flush", "straight", "trips", "straight_flush")
"""The categories of three cards, weakest first."""


def rank_one(cards: Sequence[Card]) -> HandRank:
    """How high one card is, whose suit does not count."""
    (card,) = _expect(cards, 1)
    return (card >> 2) + 1


def rank_two(cards: Sequence[Card]) -> HandRank:
    """How strong two cards are: any pair over any other hand, whether of one suit or not."""
    low, high = sorted([card >> 2 for card in _expect(cards, 2)])
    return 79 + high if low == high else comb(high, 2) + low + 1


def rank_three(cards: Sequence[Card]) -> HandRank:
    """How strong three cards are, straights and flushes included."""
    a, b, c = _expect(cards, 3)
    return _rank(tuple(sorted([a >> 2, b >> 2, c >> 2], reverse=True)), a & 3 == b & 3 == c & 3)


def rank_eleven(cards: Sequence[Card]) -> HandRank:
    """How strong three cards of the 2-11 pack are, where 9-T-A is the highest straight."""
    return rank_three(_as_run(cards))


def five_tiny(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The one to three cards in display order, the ace last in A-2-3."""
    return in_low_order(cards) if {card >> 2 for card in cards} == {*WHEEL} else in_display_order(cards)


def name_three(cards: Sequence[Card]) -> HandName:
    """What up to three cards are called; a straight by its top alone, which in A-2-3 is the three."""
    if len(cards) < 3:
        return name_of(cards)
    a, b, c = _expect(cards, 3)
    category, ranks = _strength(tuple(sorted([a >> 2, b >> 2, c >> 2], reverse=True)), a & 3 == b & 3 == c & 3)
    return HandName(CATEGORIES[category], ranks)


def name_eleven(cards: Sequence[Card]) -> HandName:
    """What up to three cards of the 2-11 pack are called; 9-T-A is the straight to the ace."""
    return name_three(_as_run(cards))


def _as_run(cards: Sequence[Card]) -> Sequence[Card]:
    """9-T-A told as Q-K-A, which no other hand of that pack can be; any other hand as it is."""
    if tuple(sorted([card >> 2 for card in cards], reverse=True)) != ELEVEN:
        return cards
    return [card if card >> 2 == 12 else card + 12 for card in cards]


def _expect(cards: Sequence[Card], count: int) -> Sequence[Card]:
    if len(cards) != count:
        raise ValueError(f"this ranking takes {count} card{'s' * (count > 1)} in all, not {len(cards)}")
    return cards


def _strength(ranks: Ranks, suited: bool) -> tuple[int, Ranks]:
    """The category of three ranks, highest first, and the ranks that decide inside it."""
    high, middle, low = ranks
    if high == low:
        return 4, (high,)
    if middle in (high, low):
        return 1, (middle, low if middle == high else high)
    if ranks == WHEEL or high - low == 2:
        return 5 if suited else 3, (middle if ranks == WHEEL else high,)
    return 2 if suited else 0, ranks


@cache
def _rank(ranks: Ranks, suited: bool) -> HandRank:
    return _numbers()[_strength(ranks, suited)]


@cache
def _numbers() -> dict[tuple[int, Ranks], HandRank]:
    """The HandRank of every strength."""
    return {strength: number for number, strength in enumerate(sorted({*_strengths()}), 1)}


def _strengths() -> Iterator[tuple[int, Ranks]]:
    """The strength of all three ranks, of one suit and of several; of one suit they must differ."""
    for low, middle, high in combinations_with_replacement(range(13), 3):
        yield _strength((high, middle, low), False)
        if low < middle < high:
            yield _strength((high, middle, low), True)
