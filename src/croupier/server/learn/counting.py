"""How often each class of hands comes, counted exactly without dealing every hand.

Suits matter for flushes alone, so hands of five cards or more are taken together by their ranks: so many of them have
no five cards of one suit, and those that have are counted by the ranks of that suit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from math import comb, prod
from typing import NamedTuple

from croupier.cards import Card
from croupier.ranking import Evaluator
from croupier.ranking.describe import HandName

SUITS = 4
FLUSH = 5
"""So many cards of one suit make a difference."""

Class = tuple[str, int]
"""A category and, where a chart tells lows apart, the top rank; else -1 or the number of cards that play."""


class Found(NamedTuple):
    """A class of hands: how many hands have it, the rank of the best of them, and that hand's cards."""

    hands: int
    rank: int
    cards: tuple[Card, ...]


def classes(
    evaluator: Evaluator, pack: Sequence[Card], size: int, of: Callable[[HandName], Class]
) -> dict[Class, Found]:
    """Every class of hands of so many cards of a pack, the strongest first; the counts add up to all hands."""
    counts, names = Counter[Class](), dict[int, Class]()
    best = dict[Class, tuple[int, tuple[Card, ...]]]()
    for hand, hands in weighted(pack, size):
        rank = evaluator.rank(hand, ())
        if rank not in names:
            names[rank] = class_of(evaluator, hand, of)
        kind = names[rank]
        counts[kind] += hands
        if hands and (kind not in best or rank > best[kind][0]):
            best[kind] = rank, hand
    in_order = sorted(best, key=lambda kind: best[kind][0], reverse=True)
    return {kind: Found(counts[kind], *best[kind]) for kind in in_order}


def class_of(evaluator: Evaluator, hand: Sequence[Card], of: Callable[[HandName], Class]) -> Class:
    """The class of a hand; one that does not qualify is in a class of its own (Rulebook F7)."""
    five = evaluator.five(hand, ())
    return of(evaluator.name(five)) if five else ("no_low", -1)


def weighted(pack: Sequence[Card], size: int) -> Iterator[tuple[tuple[Card, ...], int]]:
    """Hands that stand for all of this size, each with how many it stands for."""
    if size < FLUSH:
        yield from one_of_each_colouring(pack, size)
        return
    ranks = sorted({card // SUITS for card in pack})
    for chosen in combinations_with_replacement(ranks, size):
        if max(Counter(chosen).values()) <= SUITS:
            hand = tuple(rank * SUITS + place % SUITS for place, rank in enumerate(chosen))
            yield hand, without_flush(chosen)
    for suited in range(FLUSH, size + 1):
        hands = SUITS * comb((SUITS - 1) * len(ranks), size - suited)
        for chosen in combinations(ranks, suited):
            # Cards of other suits change nothing: five of one suit leave no room for a full house.
            yield tuple(rank * SUITS + SUITS - 1 for rank in chosen), hands


def one_of_each_colouring(pack: Sequence[Card], size: int) -> Iterator[tuple[tuple[Card, ...], int]]:
    """One of the hands that differ only by which suit is which, and how many they are."""
    alike, one_of = Counter[tuple[int, ...]](), dict[tuple[int, ...], tuple[Card, ...]]()
    for hand in combinations(pack, size):
        by_suit = [0] * SUITS
        for card in hand:
            by_suit[card % SUITS] |= 1 << card // SUITS
        key = tuple(sorted(by_suit))
        alike[key] += 1
        one_of.setdefault(key, hand)
    yield from ((hand, alike[key]) for key, hand in one_of.items())


def without_flush(ranks: Sequence[int]) -> int:
    """In how many suits these ranks come without five cards of one suit."""
    counts = Counter(ranks).values()
    suited = [1]  # by number of cards in one given suit: the choices of suits so far
    for count in counts:
        inside, outside = comb(SUITS - 1, count - 1), comb(SUITS - 1, count)
        suited = [
            (suited[held] * outside if held < len(suited) else 0) + (suited[held - 1] * inside if held else 0)
            for held in range(len(suited) + 1)
        ]
    return prod(comb(SUITS, count) for count in counts) - SUITS * sum(suited[FLUSH:])
