"""Rows of three: their classes are counted, and every one is compared with every class of five by the words of K7."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations, product

import pytest

from croupier.cards import Card, cards
from croupier.ranking.describe import CATEGORIES, name_of
from croupier.ranking.high import rank5
from croupier.ranking.three import (
    HIGHEST,
    LOWEST_PAIR,
    LOWEST_TRIPS,
    holds_up,
    least_five,
    pair_of,
    rank3,
    trips_of,
)

Words = tuple[int, tuple[int, ...]]


def words(hand: tuple[Card, ...], ranks: int = 5) -> Words:
    """What B4 compares: the category, and so many of the ranks that decide inside it."""
    name = name_of(hand)
    return CATEGORIES.index(name.category), name.ranks[:ranks]


THREES = {rank3(*hand): hand for hand in combinations(range(52), 3)}
"""Three cards of each class, by ThreeRank."""


def test_there_are_455_classes_of_three_cards() -> None:
    assert sorted(THREES) == list(range(1, HIGHEST + 1))


def test_the_22100_rows_of_three_divide_into_high_cards_pairs_and_trips() -> None:
    count = Counter(name_of(hand).category for hand in combinations(range(52), 3))
    assert count == {"high_card": 18_304, "pair": 3_744, "trips": 52}
    by_rank = Counter(
        "trips" if rank >= LOWEST_TRIPS else "pair" if rank >= LOWEST_PAIR else "high_card"
        for rank in (rank3(*hand) for hand in combinations(range(52), 3))
    )
    assert by_rank == count


def test_rows_of_three_compare_by_category_and_then_by_rank() -> None:
    ordered = [words(THREES[rank]) for rank in range(1, HIGHEST + 1)]
    assert ordered == sorted(ordered)
    assert len(set(ordered)) == HIGHEST


@pytest.mark.parametrize("order", list(product(range(3), repeat=3)))
def test_the_order_of_the_cards_and_their_suits_do_not_matter(order: tuple[int, ...]) -> None:
    if len(set(order)) == 3:
        for text in ("Ah Kh Qh", "9c 9d 2s", "2c 2d 2h", "As 9c 9d"):
            row = cards(text)
            assert rank3(*(row[place] for place in order)) == rank3(*row)
    assert rank3(*cards("Ah Kh Qh")) == rank3(*cards("Ac Kd Qs"))


def test_three_suited_cards_in_a_row_are_high_cards() -> None:
    assert rank3(*cards("Ah Kh Qh")) == LOWEST_PAIR - 1
    assert rank3(*cards("Ac 2c 3c")) < rank3(*cards("Ac 4c 2c"))


def test_every_row_of_three_is_compared_with_every_class_of_five_as_k7_says(
    offsuit: Callable[[int], list[tuple[Card, ...]]],
) -> None:
    suited = [tuple(4 * rank for rank in ranks) for ranks in combinations(range(13), 5)]
    fives = {rank5(*hand): hand for hand in offsuit(5) + suited}  # type: ignore[arg-type]
    assert len(fives) == 7462
    for size in (1, 2, 3):  # trips, pairs and high cards give so many ranks
        tops = {top: words(hand) for top, hand in THREES.items() if len(words(hand)[1]) == size}
        seen = {five: words(hand, size) for five, hand in fives.items()}
        for top, mine in tops.items():
            wrong = [five for five, theirs in seen.items() if holds_up(five, top) is not (theirs >= mine)]
            assert not wrong, (top, wrong[:3])


def test_the_least_row_of_five_under_a_row_of_three_is_the_first_that_holds_it_up() -> None:
    for top in THREES:
        least = least_five(top)
        assert holds_up(least, top)
        assert least == 1 or not holds_up(least - 1, top)


@pytest.mark.parametrize(
    ("top", "pair", "trips"),
    [("Ah Kh Qh", -1, -1), ("2c 2d 3s", 0, -1), ("2c 2d As", 0, -1), ("Ac Ad Ks", 12, -1), ("Qc Qd 2s", 10, -1),
     ("2c 2d 2s", -1, 0), ("Ac Ad As", -1, 12)],
)  # fmt: skip
def test_a_row_of_three_tells_of_which_rank_its_pair_or_trips_are(top: str, pair: int, trips: int) -> None:
    rank = rank3(*cards(top))
    assert (pair_of(rank), trips_of(rank)) == (pair, trips)


def test_every_pair_and_trips_of_three_cards_tell_their_rank() -> None:
    for top, hand in THREES.items():
        name = name_of(hand)
        assert pair_of(top) == (name.ranks[0] if name.category == "pair" else -1)
        assert trips_of(top) == (name.ranks[0] if name.category == "trips" else -1)
