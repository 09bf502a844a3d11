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

from array import array
from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement

from croupier.cards import Card
from croupier.ranking.describe import HandName, name_by_counts
from croupier.ranking.five import in_low_order
from croupier.ranking.high import HandRank

WHEEL = 6175
"""The highest HandRank. Classes without a pair begin with 4889, K-Q-J-T-9: there are 1,287, and 4,888 with one."""

ACE_LOW = tuple(1 << (card // 4 + 1) % 13 for card in range(52))
"""By card: the bit of its rank, of which the ace has the lowest."""

Ranks = tuple[int, ...]


def rank_low(hole: Sequence[Card], board: Sequence[Card]) -> HandRank:
    """How low the best five of all these cards are; fewer than five of them are a ValueError (Rulebook L9)."""
    ranks = 0
    for card in hole:
        ranks |= ACE_LOW[card]
    for card in board:
        ranks |= ACE_LOW[card]
    return _unpaired()[ranks] or _paired(tuple(sorted([(card // 4 + 1) % 13 for card in (*hole, *board)])))


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


def numbered(width: int, highest: HandRank) -> list[HandRank]:
    """By ranks as bits: the number of the lowest five of them, 0 if there are fewer; the lowest of all has `highest`.

    Compared from the top, sets of five ranks are ordered as the numbers that their bits are.
    """
    numbers: list[HandRank] = []
    for ranks in range(1 << width):
        count = ranks.bit_count()
        if count > 5:
            numbers.append(numbers[ranks ^ 1 << ranks.bit_length() - 1])
        else:
            numbers.append(highest if count == 5 else 0)
            highest -= count == 5
    return numbers


@cache
def _unpaired() -> array[int]:
    """By ranks as bits: the HandRank of the lowest five of them, 0 if there are fewer."""
    return array("H", numbered(13, WHEEL))


@cache
def _paired(ranks: Ranks) -> HandRank:
    """The HandRank of the best five of these ranks (0 is the ace), lowest first, of which no five differ."""
    if len(ranks) < 5:
        raise ValueError(f"a low hand is ranked from five cards or more, not from {len(ranks)}")
    return max(_classes()[five] for five in combinations(ranks, 5))


@cache
def _classes() -> dict[Ranks, HandRank]:
    """The HandRank of every five ranks with a pair."""
    fives = [five for five in combinations_with_replacement(range(13), 5) if len({*five}) < 5 and five[0] != five[4]]
    return {five: number for number, five in enumerate(sorted(fives, key=_badness, reverse=True), 1)}


def _badness(ranks: Ranks) -> tuple[list[int], list[int]]:
    """What compares two lows, the smaller the better: how often its ranks come, and the ranks in the same order."""
    counts = Counter(ranks)
    order = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    return [counts[rank] for rank in order], order
