"""How often each high hand comes: all hands of five, six and seven cards, counted (Rulebook B1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations, starmap
from math import comb, prod

import pytest

from croupier.ranking.describe import CATEGORIES, category_of
from croupier.ranking.high import best, rank5, rank7

# From the weakest category to the strongest; each row sums to the number of hands, and so many classes come in it.
FREQUENCIES = {
    5: (1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40),
    6: (6612900, 9730740, 2532816, 732160, 361620, 205792, 165984, 14664, 1844),
    7: (23294460, 58627800, 31433400, 6461620, 6180020, 4047644, 3473184, 224848, 41584),
}
CLASSES = {5: 7462, 6: 6075, 7: 4824}


def without_flush(hand: tuple[int, ...]) -> int:
    """In how many suits the ranks of a hand come, those with five of one suit left out."""
    counts = Counter(card >> 2 for card in hand).values()
    suited = [1]  # by number of cards in one given suit: the choices of suits so far
    for count in counts:
        inside, outside = comb(3, count - 1), comb(3, count)
        suited = [
            (suited[held] * outside if held < len(suited) else 0) + (suited[held - 1] * inside if held else 0)
            for held in range(len(suited) + 1)
        ]
    return prod(comb(4, count) for count in counts) - 4 * sum(suited[5:])


def weighted(size: int, offsuit: list[tuple[int, ...]]) -> Iterator[tuple[int, int]]:
    """Every HandRank of so many cards, with a number of hands that have it."""
    for hand in offsuit:
        yield best(hand), without_flush(hand)
    for suited in range(5, size + 1):
        hands = 4 * comb(39, size - suited)
        for ranks in combinations(range(13), suited):
            # Any others of other suits change nothing: five cards of one suit leave no room for a full house.
            yield best([4 * rank for rank in ranks]), hands


@pytest.mark.parametrize("size", [5, 6, 7])
def test_each_category_comes_as_often_as_it_should(size: int, offsuit: Callable[[int], list[tuple[int, ...]]]) -> None:
    found: Counter[int] = Counter()
    for rank, hands in weighted(size, offsuit(size)):
        found[rank] += hands
    by_category: Counter[str] = Counter()
    for rank, hands in found.items():
        by_category[category_of(rank)] += hands
    assert tuple(by_category[category] for category in CATEGORIES) == FREQUENCIES[size]
    assert by_category.total() == comb(52, size)
    assert sum(1 for hands in found.values() if hands) == CLASSES[size]


@pytest.mark.slow
def test_all_hands_of_five_cards_one_by_one_come_as_often_as_they_should() -> None:
    found = Counter(starmap(rank5, combinations(range(52), 5)))
    by_category: Counter[str] = Counter()
    for rank, hands in found.items():
        by_category[category_of(rank)] += hands
    assert tuple(by_category[category] for category in CATEGORIES) == FREQUENCIES[5]
    assert sorted(found) == list(range(1, 7463))


@pytest.mark.slow
def test_all_hands_of_seven_cards_one_by_one_come_as_often_as_they_should() -> None:
    """All 133,784,560 of them, some minutes."""
    found: Counter[int] = Counter()
    for first in range(46):
        found.update(starmap(partial(rank7, first), combinations(range(first + 1, 52), 6)))
    by_category: Counter[str] = Counter()
    for rank, hands in found.items():
        by_category[category_of(rank)] += hands
    assert tuple(by_category[category] for category in CATEGORIES) == FREQUENCIES[7]
    assert len(found) == CLASSES[7]
