"""What hands are called and which five cards they are (Rulebook B1, B4, B9)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards import RANKS, cards, names
from croupier.ranking import EVALUATORS
from croupier.ranking.describe import CATEGORIES, HandName, best_five, category_of, name_of
from croupier.ranking.high import best, rank5
from croupier.ranking.omaha import best_omaha

Strength = tuple[int, list[int]]
HANDS = st.integers(5, 7).flatmap(lambda size: st.lists(st.integers(0, 51), min_size=size, max_size=size, unique=True))


@pytest.mark.parametrize(
    ("dealt", "category", "ranks", "five"),
    [
        ("9s 2c Kd 7h 4c Jd 3d", "high_card", "KJ974", "Kd Jd 9s 7h 4c"),
        ("8c As 3h 2c 8d Td 7s", "pair", "8AT7", "8d 8c As Td 7s"),
        ("3s 3c Kd Kh Qs Qc 7d", "two_pair", "KQ7", "Kh Kd Qs Qc 7d"),
        ("6c 6d 6s 3s Jc 2d 9h", "trips", "6J9", "6s 6d 6c Jc 9h"),
        ("5c 6s 7c 8d 9h 9c 2d", "straight", "9", "9h 8d 7c 6s 5c"),
        ("Kd Ac 2d 3s 4h 5c Qd", "straight", "5", "5c 4h 3s 2d Ac"),
        ("5h 7h 9h Jh Qh 2h Ac", "flush", "QJ975", "Qh Jh 9h 7h 5h"),
        ("7h 7c 7s Qh Qd Kc Ks", "full_house", "7K", "7s 7h 7c Ks Kc"),
        ("2c 2d 2h Ks Kd Kc 7s", "full_house", "K2", "Ks Kd Kc 2d 2c"),
        ("Jh Js Jc Jd 5c 5d 5h", "quads", "J5", "Js Jh Jd Jc 5c"),
        ("3h 4h 5h 6h 7h Ah Kh", "straight_flush", "7", "7h 6h 5h 4h 3h"),
        ("Ah 2h 3h 4h 5h Kd Kc", "straight_flush", "5", "5h 4h 3h 2h Ah"),
        ("Tc Jc Qc Kc Ac 9c 8c", "straight_flush", "A", "Ac Kc Qc Jc Tc"),
    ],
)
def test_a_hand_has_its_category_its_deciding_ranks_and_its_five_cards(
    dealt: str, category: str, ranks: str, five: str
) -> None:
    assert name_of(cards(dealt)) == HandName(category, tuple(map(RANKS.index, ranks)))
    assert names(best_five(cards(dealt))) == five


@pytest.mark.parametrize(
    ("dealt", "category", "ranks"),
    [
        ("Kc Kd", "pair", "K"),
        ("Ac Kd", "high_card", "AK"),
        ("2c Kd 2h", "pair", "2K"),
        ("Ac Ad Ah", "trips", "A"),
        ("2c 3c 4c", "high_card", "432"),
        ("7c 4d 7h 4s", "two_pair", "74"),
        ("7c 7d 7h 4s", "trips", "74"),
        ("7c 7d 7h 7s", "quads", "7"),
        ("9c Td Jh Qs", "high_card", "QJT9"),
        ("As", "high_card", "A"),
    ],
)
def test_fewer_than_five_cards_are_called_what_they_are_already(dealt: str, category: str, ranks: str) -> None:
    assert name_of(cards(dealt)) == HandName(category, tuple(map(RANKS.index, ranks)))


def test_every_hand_is_called_by_the_category_and_ranks_that_decide_it(
    strength: Callable[[Sequence[int]], Strength], offsuit: Callable[[int], list[tuple[int, ...]]]
) -> None:
    for hand in offsuit(5):
        category, ranks = strength(hand)
        assert name_of(hand) == HandName(CATEGORIES[category], tuple(ranks))
        assert category_of(rank5(*hand)) == CATEGORIES[category]


@given(HANDS)
def test_the_five_cards_are_five_of_the_cards_and_have_the_rank_of_the_hand(dealt: list[int]) -> None:
    five = best_five(dealt)
    assert len(five) == len(set(five)) == 5
    assert set(five) <= set(dealt)
    assert rank5(*five) == best(dealt)
    assert name_of(five) == name_of(dealt)


@given(HANDS, HANDS)
def test_the_better_hand_has_the_greater_category_or_ranks(one: list[int], other: list[int]) -> None:
    ours, theirs = [(CATEGORIES.index(name.category), name.ranks) for name in (name_of(one), name_of(other))]
    assert (best(one) > best(other)) == (ours > theirs)
    assert (best(one) == best(other)) == (ours == theirs)


def test_of_equal_fives_the_one_with_the_cards_named_first_is_shown() -> None:
    hole, board = cards("Ac 2d"), cards("Ad Kh Qs Js Th")
    assert names(best_five((*hole, *board))) == "Ac Kh Qs Js Th"
    assert names(best_five((*board, *hole))) == "Ad Kh Qs Js Th"


@pytest.mark.parametrize("number", [-1, 0, 7463])
def test_a_number_that_is_no_rank_of_a_high_hand_has_no_category(number: int) -> None:
    with pytest.raises(ValueError, match="from 1 to 7462"):
        category_of(number)


@pytest.mark.parametrize(("rank", "category"), [(1, "high_card"), (1277, "high_card"), (1278, "pair"), (4137, "pair")])
def test_a_category_begins_where_the_one_below_ends(rank: int, category: str) -> None:
    assert category_of(rank) == category


def test_the_name_of_a_hand_travels_as_json() -> None:
    name = name_of(cards("7h 7c 7s Qh Qd"))
    text = msgspec.json.encode(name)
    assert text == b'{"category":"full_house","ranks":[5,10]}'
    assert msgspec.json.decode(text, type=HandName) == name


def test_a_variant_finds_its_ranking_by_name() -> None:
    hole, board = cards("As Kd 7c 2h"), cards("3s 8s Js Qs 4d")
    high, omaha = EVALUATORS["high"], EVALUATORS["omaha_high"]
    assert high.rank(hole[:2], board) == best((*hole[:2], *board))
    assert names(high.five(hole[:2], board)) == "As Qs Js 8s 3s"
    assert omaha.rank(hole, board) == best_omaha(hole, board)
    assert names(omaha.five(hole, board)) == "As Kd Qs Js 8s"
