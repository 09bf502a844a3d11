"""Lows of eight or better (Rulebook H6, L3, L11): a ruling each, a second opinion, and how often each low comes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from math import comb, prod

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.cards import cards, names
from croupier.ranking import EVALUATORS
from croupier.ranking.ace_to_five import best_low
from croupier.ranking.describe import HandName
from croupier.ranking.eight_or_better import WHEEL, name_eight, rank_eight, rank_eight_omaha

Offsuit = Callable[[int], list[tuple[int, ...]]]
Deal = tuple[Sequence[int], Sequence[int]]
LOW_CARDS = [*range(28), *range(44, 52)]  # two to eight, kings and aces

ALL_LOWS = sorted((sorted(low, reverse=True) for low in combinations(range(1, 9), 5)), reverse=True)
"""Every low as ranks from the top, the ace 1, the worst first: a low's place is its rank."""


def second_opinion(fives: Iterable[Sequence[int]]) -> int:
    """The best low among these fives."""
    lows = [sorted((1 if card // 4 == 12 else card // 4 + 2 for card in five), reverse=True) for five in fives]
    return max([ALL_LOWS.index(low) + 1 for low in lows if low in ALL_LOWS], default=0)


def deals(hole: st.SearchStrategy[int]) -> st.SearchStrategy[Deal]:
    """Hole cards and three to five of the board, from the whole deck or, more often, from one with many low cards."""
    packs = st.sampled_from([range(52), LOW_CARDS, LOW_CARDS]).flatmap(
        lambda pack: st.lists(st.sampled_from(pack), min_size=12, max_size=12, unique=True)
    )
    return st.builds(lambda pack, own, board: (pack[:own], pack[own : own + board]), packs, hole, st.integers(3, 5))


def twos_and_threes(hole: Sequence[int], board: Sequence[int]) -> list[tuple[int, ...]]:
    return [(*two, *three) for two in combinations(hole, 2) for three in combinations(board, 3)]


@given(deals(st.integers(2, 7)))
def test_the_low_is_the_lowest_five_of_all(deal: Deal) -> None:
    assert rank_eight(*deal) == second_opinion(combinations((*deal[0], *deal[1]), 5))


@given(deals(st.integers(4, 6)))
def test_in_omaha_it_is_the_lowest_two_with_three(deal: Deal) -> None:
    assert rank_eight_omaha(*deal) == second_opinion(twos_and_threes(*deal))


@pytest.mark.slow
def test_in_omaha_every_choice_of_ranks_gives_the_lowest_two_with_three() -> None:
    """A pack of one card of each low rank in two suits holds every set of ranks on both sides."""
    for size in range(6):
        for board in combinations(range(8), size):
            shared = [4 * ((rank - 1) % 13) for rank in board]
            for ours in range(7):
                for ranks in combinations(range(8), ours):
                    hole = [4 * ((rank - 1) % 13) + 1 for rank in ranks]
                    assert rank_eight_omaha(hole, shared) == second_opinion(twos_and_threes(hole, shared))


@pytest.mark.parametrize("name", ["low_8", "omaha_low_8", "low_8_at_most_2"])
@settings(max_examples=50)
@given(deal=deals(st.integers(4, 5)))
def test_the_five_cards_have_the_rank_of_the_low_and_without_one_there_are_none(name: str, deal: Deal) -> None:
    evaluator = EVALUATORS[name]
    five, rank = evaluator.five(*deal), evaluator.rank(*deal)
    assert len(set(five)) == (5 if rank else 0)
    assert set(five) <= {*deal[0], *deal[1]}
    assert rank_eight(five, ()) == rank
    assert name != "omaha_low_8" or not five or len(set(five) & set(deal[0])) == 2


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param("Ac 2d 3h 4s 5c", "Ac 2d 3h 4s 6c", id="the wheel is the best"),
        pytest.param("Ac 2c 3c 4c 5c", "Ad 2d 3d 4d 6c", id="a straight flush is no worse for it"),
        pytest.param("8c 5d 3h 2s Ac", "8c 6d 3h 2s Ac", id="the second card from the top decides"),
        pytest.param("7c 6d 5h 4s 3c", "8c 4d 3h 2s Ac", id="the highest card decides first"),
    ],
)
def test_the_lower_low_wins(better: str, worse: str) -> None:
    assert rank_eight(cards(better), ()) > rank_eight(cards(worse), ())


@pytest.mark.parametrize("hand", ["9c 4d 3h 2s Ac", "8c 4d 3h 2s 2c Kd Ks", "8c 7d 6h 5s Kc"])
def test_five_different_ranks_up_to_the_eight_or_no_low(hand: str) -> None:
    assert rank_eight(cards(hand), ()) == 0


def test_b42_a_board_with_one_low_card_gives_nobody_a_low() -> None:
    """The half of the row that is about ranking; that the high takes all is for the pots to say."""
    board = cards("9c 9d Ts Kh Kd")
    for hole in combinations(cards("Ac 2d 3h 4s 5c 8d"), 4):
        assert EVALUATORS["omaha_low_8"].rank(hole, board) == 0
        assert EVALUATORS["omaha_low_8"].five(hole, board) == ()


def test_a_pair_of_aces_in_hand_is_one_low_card() -> None:
    assert rank_eight_omaha(cards("Ac Ad Kc Kd"), cards("2h 3h 4h 5h 6h")) == 0
    assert rank_eight(cards("Ac Ad"), cards("2h 3h 4h 5h 6h")) == WHEEL


def test_no_low_has_a_name_of_its_own() -> None:
    low = EVALUATORS["low_8"]
    assert low.name(low.five(cards("Kc Kd"), cards("2h 3h 4h 5h 6h"))) == HandName("low", (4, 3, 2, 1, 0))
    assert low.name(low.five(cards("Kc Kd"), cards("2h 3h 4h 5h 9h"))) == HandName("no_low", ())
    assert name_eight(cards("Ah 8h")) == HandName("low", (6, 12))


def test_a_low_is_shown_from_the_top_with_the_ace_last_and_hole_cards_first_among_equals() -> None:
    omaha = EVALUATORS["omaha_low_8"]
    assert names(omaha.five(cards("Ah 2d 3c 3d"), cards("As 5c 8d Qh Ks"))) == "8d 5c 3c 2d As"
    assert names(EVALUATORS["low_8"].five(cards("Ah 2d"), cards("As 2c 3d 4h 5s"))) == "5s 4h 3d 2d Ah"


def test_at_most_two_hole_cards_play_where_the_game_says_so() -> None:
    hole, board = cards("Ah 2d 3c"), cards("7s 8c Qd Qh Ks")
    assert EVALUATORS["low_8"].rank(hole, board) > 0
    assert EVALUATORS["low_8_at_most_2"].rank(hole, board) == 0


def test_there_are_56_lows_and_each_is_dealt_1024_times_in_five_cards(offsuit: Offsuit) -> None:
    found: Counter[int] = Counter()
    for hand in offsuit(5):
        found[rank_eight(hand, ())] += ways(hand)
    assert sorted(found) == list(range(WHEEL + 1))
    assert {found[rank] for rank in range(1, WHEEL + 1)} == {4**5}
    assert found[0] == comb(52, 5) - 56 * 4**5


def test_a_low_comes_among_seven_cards_as_often_as_it_should(offsuit: Offsuit) -> None:
    found: Counter[int] = Counter()
    for hand in offsuit(7):
        low = rank_eight(hand, ())
        assert low == max(0, best_low(hand) - 6175 + WHEEL)
        found[low] += ways(hand)
    assert found[WHEEL] == 781_824
    assert comb(52, 7) - found[0] == 781_824 + 3_151_360 + 7_426_560 + 13_171_200  # tops of five, six, seven, eight


def ways(hand: Sequence[int]) -> int:
    """In how many suits the ranks of a hand come."""
    return prod(comb(4, count) for count in Counter(card >> 2 for card in hand).values())
