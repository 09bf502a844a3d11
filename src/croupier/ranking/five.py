"""The five cards that make a hand, in the order in which a dealer lays them out (Rulebook B2, B9, H2).

>>> from croupier.cards import cards, names
>>> names(best_five(cards("9c 9d 2s 9h 7c 7d As")))
'9h 9d 9c 7d 7c'
>>> names(best_five(cards("Ac Kd 2d 3s 4h 5c")))
'5c 4h 3s 2d Ac'
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from croupier.cards import Card, rank_of, suit_of
from croupier.ranking.high import best, rank5

WHEEL = (12, 3, 2, 1, 0)

_SHAPES: dict[int, tuple[tuple[int, ...], bool]] = {}
"""By HandRank: the ranks of its five cards in display order, and whether they are of one suit; filled as they come."""


def best_five(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The best five of five to seven cards, in display order (Rulebook B2).

    Of several fives that are equally strong it takes the one whose cards stand first: put the hole cards first.
    """
    rank = best(cards)
    shape = _SHAPES.get(rank)
    if shape is None:
        five = _strongest(combinations(cards, 5))
        shape = _SHAPES[rank] = tuple(map(rank_of, five)), len(set(map(suit_of, five))) == 1
    return _pick(cards, *shape)


def _pick(cards: Sequence[Card], ranks: tuple[int, ...], suited: bool) -> tuple[Card, ...]:
    """The first cards that have these ranks in this order, all of the suit that has five if they must be."""
    pool = list(cards)
    if suited:
        suits = [card & 3 for card in cards]
        flush = max(range(4), key=suits.count)
        pool = [card for card in cards if card & 3 == flush]
    five = []
    for rank in ranks:
        for card in pool:
            if card >> 2 == rank:
                five.append(card)
                pool.remove(card)
                break
    if len(set(ranks)) < 5:  # cards of one rank lie spades first
        five.sort(key=lambda card: 64 * ranks.index(card >> 2) - card)
    return tuple(five)


def best_five_omaha(hole: Sequence[Card], board: Sequence[Card]) -> tuple[Card, ...]:
    """The best two hole cards with the best three of the board, in display order (Rulebook H2)."""
    return _strongest((*two, *three) for two in combinations(hole, 2) for three in combinations(board, 3))


def in_display_order(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Up to five cards as the eye reads a hand: what repeats first, then from the top; in the wheel the ace is last."""
    ranks = [rank_of(card) for card in cards]
    ordered = sorted(cards, key=lambda card: (ranks.count(rank_of(card)), card), reverse=True)
    if tuple(map(rank_of, ordered)) == WHEEL:
        ordered.append(ordered.pop(0))
    return tuple(ordered)


def in_low_order(cards: Sequence[Card], ace: int = -1) -> tuple[Card, ...]:
    """Up to seven cards as a low hand is read: what repeats first, then from the top.

    `ace` is the rank of an ace: -1 is below the two (Rulebook L9), 12 above the king (Rulebook L7).
    """
    ranks = [card >> 2 for card in cards]
    height = {rank: (ranks.count(rank), ace if rank == WHEEL[0] else rank) for rank in ranks}
    return tuple(sorted(cards, key=lambda card: (height[card >> 2], card), reverse=True))


def _strongest(fives: Iterable[tuple[Card, ...]]) -> tuple[Card, ...]:
    return in_display_order(max(fives, key=lambda five: rank5(*five)))
