"""Deuce-to-seven lows (Rulebook L7): a ruling each, a second opinion, and how often each hand comes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations
from math import comb, prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards import RANKS, cards, names
from croupier.ranking.describe import HandName
from croupier.ranking.deuce_to_seven import best_27, five_27, name_27, told_27

Strength = tuple[int, list[int]]
Strengths = Callable[[Sequence[int]], Strength]
Offsuit = Callable[[int], list[tuple[int, ...]]]
FIVES = st.lists(st.integers(0, 51), min_size=5, max_size=5, unique=True)

CATEGORIES = [
    *("straight_flush", "quads", "full_house", "flush", "straight", "trips", "two_pair", "pair", "low"),
]
FREQUENCIES = [36, 624, 3_744, 5_112, 9_180, 54_912, 123_552, 1_098_240, 1_303_560]


def height(strength: Strengths, five: Sequence[int]) -> Strength:
    """A second opinion: how high a hand is, which is bad; A-5-4-3-2 is an ace-high hand or an ace-high flush."""
    category, ranks = strength(five)
    if {card // 4 for card in five} == {12, 3, 2, 1, 0}:
        return {4: 0, 8: 5}[category], [12, 3, 2, 1, 0]
    return category, ranks


def every_class(offsuit: Offsuit) -> list[tuple[int, ...]]:
    """One hand of each class."""
    return [*offsuit(5), *(tuple(4 * rank for rank in ranks) for ranks in combinations(range(13), 5))]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param("7c 5d 4h 3s 2c", "7c 6d 4h 3s 2c", id="7-5-4-3-2 is the best"),
        pytest.param("7c 6d 5h 4s 2c", "8c 5d 4h 3s 2c", id="the highest card decides first"),
        pytest.param("Kc Qd Jh Ts 8c", "Ac 5d 4h 3s 2c", id="A-5-4-3-2 has an ace, which is high"),
        pytest.param("Ac 5d 4h 3s 2c", "Ac 6d 4h 3s 2c", id="but it is the lowest hand with an ace"),
        pytest.param("Ac Kd Qh Js 9c", "2c 2d 3h 4s 5c", id="and any hand with an ace beats a pair"),
        pytest.param("Ac Ad Kh Ks Qc", "2c 2d 2h 3s 4c", id="two pair beat trips"),
        pytest.param("Ac Ad Ah Ks Qc", "6c 5d 4h 3s 2c", id="trips beat the lowest straight"),
        pytest.param("Ac Kd Qh Js Tc", "7c 5c 4c 3c 2c", id="a straight beats a flush"),
        pytest.param("Kc Qc Jc Tc 8c", "Ac 5c 4c 3c 2c", id="a king-high flush beats the ace-high one"),
        pytest.param("Ac 5c 4c 3c 2c", "Ac 6c 4c 3c 2c", id="A-5-4-3-2 of one suit is the lowest flush with an ace"),
        pytest.param("Ac Kc Qc Jc 9c", "2c 2d 2h 3s 3c", id="a flush beats a full house"),
        pytest.param("Ac Ad Ah As Kc", "6c 5c 4c 3c 2c", id="quads beat a straight flush"),
        pytest.param("6c 5c 4c 3c 2c", "Ac Kc Qc Jc Tc", id="the royal flush is the worst"),
    ],
)
def test_the_lower_hand_wins(better: str, worse: str) -> None:
    assert best_27(cards(better)) > best_27(cards(worse))


def test_b45_a2345_is_no_straight_it_beats_a_pair_and_loses_to_king_high() -> None:
    ace_high, pair, king_high = (
        best_27(cards(hand)) for hand in ("Ac 2d 3h 4s 5c", "2c 2d 7h 8s 9c", "Kc 5d 4h 3s 2c")
    )
    assert pair < ace_high < king_high


def test_every_class_stands_where_the_rules_put_it(strength: Strengths, offsuit: Offsuit) -> None:
    worst_first = sorted(every_class(offsuit), key=lambda hand: height(strength, hand), reverse=True)
    assert [best_27(hand) for hand in worst_first] == list(range(1, 7463))


def test_each_category_comes_as_often_as_it_should(strength: Strengths, offsuit: Offsuit) -> None:
    found: Counter[str] = Counter()
    for hand in every_class(offsuit):
        counts = Counter(card >> 2 for card in hand).values()
        suited = len({card & 3 for card in hand}) == 1
        found[name_27(hand).category] += 4 if suited else prod(comb(4, n) for n in counts) - 4 * (len(counts) == 5)
    assert [found[category] for category in CATEGORIES] == FREQUENCIES
    assert found.total() == comb(52, 5)


@given(FIVES, FIVES)
def test_two_hands_compare_as_the_rules_say(strength: Strengths, one: list[int], other: list[int]) -> None:
    ours, theirs = height(strength, one), height(strength, other)
    assert (best_27(one) > best_27(other)) == (ours < theirs)
    assert (best_27(one) == best_27(other)) == (ours == theirs)


@given(st.lists(st.integers(0, 51), min_size=5, max_size=7, unique=True))
def test_of_more_cards_the_lowest_five_count(strength: Strengths, dealt: list[int]) -> None:
    five = five_27(dealt)
    lowest = min(combinations(dealt, 5), key=lambda hand: height(strength, hand))
    assert best_27(dealt) == best_27(lowest) == best_27(five)
    assert set(five) <= set(dealt)


@pytest.mark.parametrize(
    ("hand", "five", "category", "ranks"),
    [
        ("2c 7d 5h 3s 4c", "7d 5h 4c 3s 2c", "low", "75432"),
        ("2c Ad 5h 3s 4c", "Ad 5h 4c 3s 2c", "low", "A5432"),
        ("2c Ac 5c 3c 4c", "Ac 5c 4c 3c 2c", "flush", "A5432"),
        ("2c 6d 5h 3s 4c", "6d 5h 4c 3s 2c", "straight", "6"),
        ("Tc Ac Kc Qc Jc", "Ac Kc Qc Jc Tc", "straight_flush", "A"),
        ("2c Ad 2h 3s 4c", "2h 2c Ad 4c 3s", "pair", "2A43"),
        ("2c Ad 2h As Ac", "As Ad Ac 2h 2c", "full_house", "A2"),
    ],
)
def test_a_low_is_shown_from_the_top_with_the_ace_first(hand: str, five: str, category: str, ranks: str) -> None:
    assert names(five_27(cards(hand))) == five
    assert name_27(cards(hand)) == HandName(category, tuple(map(RANKS.index, ranks)))


def test_fewer_than_five_cards_are_called_what_they_are_so_far_and_not_ranked() -> None:
    assert name_27(cards("2c Ad")) == HandName("low", (12, 0))
    assert name_27(cards("2c Ad 2h")) == HandName("pair", (0, 12))
    with pytest.raises(ValueError, match="not from 4"):
        best_27(cards("7c 5d 4h 3s"))


@pytest.mark.slow
def test_all_hands_one_by_one_fall_into_7462_classes() -> None:
    found = Counter(map(best_27, combinations(range(52), 5)))
    assert sorted(found) == list(range(1, 7463))
    assert found[7462] == found[7461] == 4**5 - 4
    assert found[1] == 4
    assert sum(hands for rank, hands in found.items() if rank > 7462 - 1278) == FREQUENCIES[-1]


def test_a_name_that_is_remembered_by_its_rank_is_that_of_the_cards(offsuit: Offsuit) -> None:
    for five in every_class(offsuit):
        other = tuple(card ^ 1 for card in five)
        for same in (five, other, other[::-1]):
            assert told_27(same, best_27(same)) == (five_27(same), name_27(same))
