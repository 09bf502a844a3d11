"""Ace-to-five lows (Rulebook L9): a ruling each, a second opinion, and how often each low comes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations, pairwise
from math import comb, prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards import RANKS, cards, names
from croupier.ranking.ace_to_five import WHEEL, best_low, five_low, name_low, rank_low
from croupier.ranking.describe import HandName

Offsuit = Callable[[int], list[tuple[int, ...]]]
HANDS = st.integers(5, 7).flatmap(lambda size: st.lists(st.integers(0, 51), min_size=size, max_size=size, unique=True))
FEW_RANKS = st.integers(5, 7).flatmap(lambda size: st.permutations(range(36, 52)).map(lambda pack: pack[:size]))

CATEGORIES = ["quads", "full_house", "trips", "two_pair", "pair", "low"]
FREQUENCIES = [624, 3_744, 54_912, 123_552, 1_098_240, 1_317_888]


def lowness(five: Sequence[int]) -> tuple[int, list[int]]:
    """A second opinion: the category's number and the ranks that decide, the ace 1; the smaller is the better hand."""
    ranks = [1 if card // 4 == 12 else card // 4 + 2 for card in five]
    held = Counter(ranks)
    worst = ["11111", "2111", "221", "311", "32", "41"]
    pattern = "".join(str(count) for count in sorted(held.values(), reverse=True))
    decide = [rank for count in (4, 3, 2, 1) for rank in range(13, 0, -1) if held[rank] == count]
    return worst.index(pattern), decide


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param("5c 4d 3h 2s Ac", "6c 4d 3h 2s Ac", id="the wheel is the best"),
        pytest.param("5c 4c 3c 2c Ac", "6c 4d 3h 2s Ac", id="a straight flush is no worse for it"),
        pytest.param("6c 5d 4h 3s 2c", "7c 4d 3h 2s Ac", id="a straight is no worse for it"),
        pytest.param("8c 4d 3h 2s Ac", "8c 5d 3h 2s Ac", id="the second card from the top decides"),
        pytest.param("7c 6d 5h 4s Ac", "7c 6d 5h 4s 2c", id="the lowest card decides last, and the ace is lowest"),
        pytest.param("Kc Qd Jh Ts 9c", "Ac Ad 2h 3s 4c", id="any hand without a pair beats a pair"),
        pytest.param("Ac Ad Kh Qs Jc", "2c 2d 3h 4s 5c", id="aces are the lowest pair"),
        pytest.param("2c 2d 5h 4s Ac", "2c 2d 5h 4s 3c", id="an equal pair: the kickers from the top"),
        pytest.param("Kc Kd Qh Js Tc", "Ac Ad 2h 2s 3c", id="a pair beats two pair"),
        pytest.param("Kc Kd Qh Qs Jc", "Ac Ad Ah 2s 3c", id="two pair beat trips"),
        pytest.param("Kc Kd Kh Qs Jc", "Ac Ad Ah 2s 2c", id="trips beat a full house"),
        pytest.param("Kc Kd Kh Qs Qc", "Ac Ad Ah As 2c", id="a full house beats quads"),
    ],
)
def test_the_lower_hand_wins(better: str, worse: str) -> None:
    assert best_low(cards(better)) > best_low(cards(worse))


def test_suits_never_break_a_tie() -> None:
    assert best_low(cards("8c 6c 4c 3c 2c")) == best_low(cards("8d 6h 4s 3c 2d"))


def test_every_class_stands_where_the_rules_put_it(offsuit: Offsuit) -> None:
    worst_first = sorted(offsuit(5), key=lowness, reverse=True)
    assert [best_low(hand) for hand in worst_first] == list(range(1, WHEEL + 1))


@pytest.mark.slow
@pytest.mark.parametrize("size", [6, 7])
def test_the_best_five_of_any_ranks_count(size: int, offsuit: Offsuit) -> None:
    for hand in offsuit(size):
        assert best_low(hand) == max([best_low(five) for five in combinations(hand, 5)])


@given(st.one_of(HANDS, FEW_RANKS), st.integers(0, 7))
def test_hole_and_board_are_worth_the_lowest_five_of_all(dealt: list[int], hole: int) -> None:
    lowest = min(combinations(dealt, 5), key=lowness)
    assert rank_low(dealt[:hole], dealt[hole:]) == best_low(lowest)


@given(st.one_of(HANDS, FEW_RANKS))
def test_the_five_cards_are_five_of_the_cards_and_have_the_rank_of_the_hand(dealt: list[int]) -> None:
    five = five_low(dealt)
    assert len(set(five)) == 5
    assert set(five) <= set(dealt)
    assert best_low(five) == best_low(dealt)
    assert five_low(five) == five


@pytest.mark.parametrize(
    ("dealt", "five", "category", "ranks"),
    [
        ("Ac 2d 3s 4h 5c Kd Kc", "5c 4h 3s 2d Ac", "low", "5432A"),
        ("Kc 8d Qh 6s 4c 2d 3h", "8d 6s 4c 3h 2d", "low", "86432"),
        ("Kc Kd Ah As 4c 4d 3h", "As Ah Kc 4c 3h", "pair", "AK43"),
        ("Kc Kd Kh 4s 4c 4d 3h", "Kd Kc 4s 4c 3h", "two_pair", "K43"),
        ("Kc Kd Kh Ks 4c 4d 4h", "4h 4d 4c Kd Kc", "full_house", "4K"),
        ("Kc Kd Kh Ks 4c", "Ks Kh Kd Kc 4c", "quads", "K4"),
        ("5h 4h 3h 2h Ah", "5h 4h 3h 2h Ah", "low", "5432A"),
    ],
)
def test_a_low_is_shown_from_the_top_with_the_ace_last(dealt: str, five: str, category: str, ranks: str) -> None:
    shown = five_low(cards(dealt))
    assert names(shown) == five
    assert name_low(shown) == HandName(category, tuple(map(RANKS.index, ranks)))


@pytest.mark.parametrize(
    ("up", "category", "ranks"), [("Ac 8d", "low", "8A"), ("8c 8d Ah", "pair", "8A"), ("Ks", "low", "K")]
)
def test_fewer_than_five_cards_are_called_what_they_are_so_far(up: str, category: str, ranks: str) -> None:
    assert name_low(cards(up)) == HandName(category, tuple(map(RANKS.index, ranks)))


def test_of_more_than_five_cards_the_best_five_are_called() -> None:
    assert name_low(cards("2c 2d 3h 3s 4c 4d")) == HandName("two_pair", (1, 0, 2))
    assert name_low(cards("Kc Kd 8h 6s 4c 3d 2h")) == HandName("low", (6, 4, 2, 1, 0))


def test_fewer_than_five_cards_are_not_ranked() -> None:
    with pytest.raises(ValueError, match="not from 4"):
        rank_low(cards("Ac 2d"), cards("3h 4s"))


def test_each_low_comes_as_often_as_it_should_in_five_cards(offsuit: Offsuit) -> None:
    found = {best_low(hand): prod(comb(4, count) for count in ranks_of(hand).values()) for hand in offsuit(5)}
    assert sum(found.values()) == comb(52, 5)
    assert {found[rank] for rank in range(4889, WHEEL + 1)} == {4**5}
    by_category: Counter[str] = Counter()
    for hand in offsuit(5):
        by_category[name_low(hand).category] += found[best_low(hand)]
    assert [by_category[category] for category in CATEGORIES] == FREQUENCIES


def test_each_low_comes_as_often_as_it_should_in_seven_cards(offsuit: Offsuit) -> None:
    found: Counter[int] = Counter()
    for hand in offsuit(7):
        found[best_low(hand)] += prod(comb(4, count) for count in ranks_of(hand).values())
    assert found.total() == comb(52, 7)
    rank = WHEEL
    for top in range(4, 13):
        expected = lows_of_seven(top)
        for _ in range(comb(top, 4)):
            assert found[rank] == expected
            rank -= 1
    assert found[WHEEL] == 781_824
    assert sum(hands for low, hands in found.items() if low >= 4889) == 127_615_488


def ranks_of(hand: Sequence[int]) -> Counter[int]:
    return Counter(card >> 2 for card in hand)


def lows_of_seven(top: int) -> int:
    """How many sevens have one given low whose highest rank is `top`: its ranks, and others that are higher yet."""
    covering = {5: 4**5, 6: 5 * 6 * 4**4, 7: 5 * 4 * 4**4 + comb(5, 2) * 6 * 6 * 4**3}
    return sum(ways * comb(4 * (12 - top), 7 - held) for held, ways in covering.items())


@pytest.mark.slow
def test_all_hands_of_five_cards_one_by_one_come_as_often_as_they_should() -> None:
    found = Counter(map(best_low, combinations(range(52), 5)))
    assert sorted(found) == list(range(1, WHEEL + 1))
    starts = [1, 157, 313, 1171, 2029, 4889, 6176]  # 156, 156, 858, 858, 2860 and 1287 classes
    by_category = [sum(found[rank] for rank in range(*pair)) for pair in pairwise(starts)]
    assert by_category == FREQUENCIES
