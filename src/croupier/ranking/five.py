"""The five cards that make a hand, in the order in which a dealer lays them out (Rulebook B2, B9, H2).

>>> from croupier.cards import cards, names
>>> names(best_five(cards("9c 9d 2s 9h 7c 7d As")))
'9h 9d 9c 7d 7c'
>>> names(best_five(cards("Ac Kd 2d 3s 4h 5c")))
'5c 4h 3s 2d Ac'
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import combinations

from croupier.cards import Card, rank_of
from croupier.ranking.high import LOWEST, HandRank, best, rank5

WHEEL = (12, 3, 2, 1, 0)

IN_ORDER = [bytes(range(4 * number, 4 * number + 4))[::-1] for number in range(5)]
"""The places of four cards of one rank that stand side by side, spades first, by the number of their group."""

STRAIGHT = (4, -9)
"""How far the first rank of a straight lies above the last: in the wheel, the five above the ace."""

Groups = tuple[tuple[int, int], ...]
"""The ranks of five cards in display order, and how many there are of each."""

Picker = Callable[[Sequence[Card]], tuple[Card, ...]]
"""Finds the five cards of a known rank among five to seven."""

_PICKERS: dict[HandRank, Picker] = {}
"""By the rank of the five; filled as they come."""

_SIZES = {0: (1,) * 5, 1: (2, 1, 1, 1), 2: (2, 2, 1), 3: (3, 1, 1), 5: (1,) * 5, 6: (3, 2), 7: (4, 1)}
"""How many cards of one rank stand beside each other, by category; a straight is found by its top."""


def best_five(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The best five of five to seven cards, in display order (Rulebook B2).

    Of several fives that are equally strong it takes the one whose cards stand first: put the hole cards first.
    """
    rank = best(cards)
    return (_PICKERS.get(rank) or picker_for(cards, rank))(cards)


def picker_for(cards: Sequence[Card], rank: HandRank) -> Picker:
    """What finds five cards of this rank, which is that of the best five of these cards."""
    found = _PICKERS.get(rank)
    if found is None:
        found = _PICKERS[rank] = picker(*shape_of(cards, rank))
    return found


def shape_of(cards: Sequence[Card], rank: HandRank) -> tuple[Groups, bool]:
    """What the best five of these cards look like, from how strong they are."""
    category = bisect(LOWEST, rank) - 1
    suited = category in (5, 8)
    sizes = _SIZES.get(category)
    if sizes is None:
        top = rank - LOWEST[category] + WHEEL[1]
        return tuple([((top - step) % 13, 1) for step in range(5)]), suited
    left = [card >> 2 for card in (_of_one_suit(cards) if suited else cards)]
    groups, ranks = [], sorted({*left}, reverse=True)
    for size in sizes:  # the category is known, so the highest rank that there is often enough is the one
        high = next(rank for rank in ranks if left.count(rank) >= size) if size > 1 else ranks[0]
        groups.append((high, size))
        ranks.remove(high)
    return tuple(groups), suited


def _of_one_suit(cards: Sequence[Card]) -> list[Card]:
    """The cards of the suit that there is most of."""
    suits = [card & 3 for card in cards]
    flush = max(range(4), key=suits.count)
    return [card for card in cards if card & 3 == flush]


def picker(groups: Groups, suited: bool) -> Picker:
    """What finds these groups among the cards."""
    straight = len(groups) == 5 and groups[0][0] - groups[4][0] in STRAIGHT
    if suited or straight or groups[-1][1] > 1:
        return partial(pick, groups=groups, suited=suited)
    # Mostly no rank but the last is there more often than it is wanted: then a sorted hand begins with the five.
    place = bytearray([52]) * 52
    for number, (rank, size) in enumerate(groups):
        place[4 * rank : 4 * rank + 4] = IN_ORDER[number] if size > 1 else bytes([4 * number]) * 4
    key = bytes(place).__getitem__
    return lambda cards: tuple(sorted(cards, key=key)[:5])


def pick(cards: Sequence[Card], groups: Groups, suited: bool) -> tuple[Card, ...]:
    """The first cards of these ranks, all of the suit that has five if they must be; of one rank, spades first."""
    if suited:
        cards = _of_one_suit(cards)
    first = {card >> 2: card for card in reversed(cards)}
    if len(groups) == 5:
        return tuple([first[rank] for rank, _ in groups])
    five: list[Card] = []
    for rank, size in groups:
        if size == 1:
            five.append(first[rank])
        else:
            five += sorted([card for card in cards if card >> 2 == rank][:size], reverse=True)
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
    if ace == WHEEL[0] and len(set(ranks)) == len(ranks):
        return tuple(sorted(cards, reverse=True))
    height = {rank: (ranks.count(rank), ace if rank == WHEEL[0] else rank) for rank in ranks}
    return tuple(sorted(cards, key=lambda card: (height[card >> 2], card), reverse=True))


def _strongest(fives: Iterable[tuple[Card, ...]]) -> tuple[Card, ...]:
    return in_display_order(max(fives, key=lambda five: rank5(*five)))
