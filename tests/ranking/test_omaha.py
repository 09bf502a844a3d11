"""Omaha hands (Rulebook H2, H5): exactly two of the hole cards, exactly three of the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards import cards, names
from croupier.ranking.describe import best_five_omaha, category_of, name_of
from croupier.ranking.high import best, rank5
from croupier.ranking.omaha import best_omaha

Strength = tuple[int, list[int]]
Deal = tuple[Sequence[int], Sequence[int]]


def divided(dealt: Sequence[int], hole: int, board: int) -> Deal:
    return dealt[:hole], dealt[hole : hole + board]


def deals() -> st.SearchStrategy[Deal]:
    """Four to six hole cards and three to five of the board, from the whole deck or from half of its ranks or suits."""
    packs = [range(52), range(26, 52), [card for card in range(52) if card % 4 < 2], range(28, 44)]
    pack = st.sampled_from(packs).flatmap(st.permutations)
    return st.builds(divided, pack, st.integers(4, 6), st.integers(3, 5))


@given(deals())
def test_the_hand_is_the_best_of_all_twos_with_all_threes(
    strength: Callable[[Sequence[int]], Strength], deal: Deal
) -> None:
    hole, board = deal
    choices = [(*two, *three) for two in combinations(hole, 2) for three in combinations(board, 3)]
    assert best_omaha(hole, board) == rank5(*max(choices, key=strength))


@given(deals())
def test_the_five_cards_are_two_and_three_and_have_the_rank_of_the_hand(deal: Deal) -> None:
    hole, board = deal
    five = best_five_omaha(hole, board)
    assert len(set(five) & set(hole)) == 2
    assert len(set(five) & set(board)) == 3
    assert best(five) == best_omaha(hole, board)


def test_any_two_hole_ranks_count_with_any_three_ranks_of_the_board(
    offsuit: Callable[[int], list[tuple[int, ...]]],
) -> None:
    for hand in offsuit(5):
        for places in combinations(range(5), 2):
            hole = [hand[place] for place in places]
            assert best_omaha(hole, [card for card in hand if card not in hole]) == rank5(*hand)


def test_b49_queens_and_fives_when_the_two_hole_cards_are_king_and_five() -> None:
    hole, board = cards("Ks 8c Js 5c"), cards("3s 5h Qs Qd 9h")
    five = best_five_omaha(hole, board)
    assert names(five) == "Qs Qd 5h 5c Ks"
    assert name_of(five).category == category_of(best_omaha(hole, board)) == "two_pair"


@pytest.mark.parametrize(
    ("hole", "board", "category"),
    [
        pytest.param("Ah Ad Jh Jc", "Ts Js Qs Ks As", "straight", id="a royal flush on the board helps nobody"),
        pytest.param("Ah Ad 2h 2c", "Ts Js Qs Ks As", "trips", id="two aces with the board's third"),
        pytest.param("As Kd 7c 2h", "3s 8s Js Qs 4d", "high_card", id="one spade makes no flush of four"),
        pytest.param("As Kd 7c 2h", "9s 9c 9d 9h 4d", "trips", id="only three of the board's quads"),
        pytest.param("3c 3d 8h 6s", "9s 9c 9d 9h 4d", "full_house", id="a pocket pair fills the board's trips"),
        pytest.param("Ah Kh Qh Jh", "2h 7h 8c 9d 3s", "high_card", id="four hearts in hand need three on the board"),
        pytest.param("Ah Kh Qc Jd", "2h 7h 8h 9d 3s", "flush", id="two hearts with three"),
        pytest.param("Ah Kd Qc Jd Ts", "2h 7h 8h 9d 3s", "straight", id="five hole cards: still two of them"),
        pytest.param("7c 7d 7h 7s", "2c 2d 9h Js Kc", "two_pair", id="four sevens in hand are two of them"),
        pytest.param("5h 6h Kc Kd", "7h 8h 9h 9c 9d", "straight_flush", id="a straight flush over a full house"),
        pytest.param("Ah 2h 9s 9c", "Kh 7h 4h 9d 4c", "full_house", id="a full house over a flush"),
    ],
)
def test_exactly_two_from_the_hand_with_exactly_three_from_the_board(hole: str, board: str, category: str) -> None:
    assert category_of(best_omaha(cards(hole), cards(board))) == category
