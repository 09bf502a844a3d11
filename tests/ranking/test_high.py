"""High hands (Rulebook B1-B6): a ruling each, and the tables against a second opinion."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards import RANKS, SUITS, cards, name
from croupier.ranking.describe import category_of
from croupier.ranking.high import best, rank5, rank6, rank7

Strength = tuple[int, list[int]]


def hands(size: int, count: int = 1) -> st.SearchStrategy[list[int]]:
    """So many cards of one deck."""
    return st.lists(st.integers(0, 51), min_size=size * count, max_size=size * count, unique=True)


def suited_hands() -> st.SearchStrategy[list[int]]:
    """Seven cards of which five or more are of one suit: chance alone seldom deals them."""
    return st.tuples(st.integers(0, 3), st.permutations(range(13)), st.permutations(range(52)), st.integers(5, 7)).map(
        lambda deal: [*flush_first(*deal)]
    )


def flush_first(suit: int, ranks: Sequence[int], others: Sequence[int], suited: int) -> list[int]:
    mine = [4 * rank + suit for rank in ranks[:suited]]
    return [*mine, *[card for card in others if card not in mine][: 7 - suited]]


def test_an_off_suit_seven_five_four_three_two_is_the_lowest_hand_and_a_royal_flush_the_highest() -> None:
    assert best(cards("7c 5d 4h 3s 2c")) == 1
    assert {best(cards(f"A{suit} K{suit} Q{suit} J{suit} T{suit}")) for suit in SUITS} == {7462}


def test_every_class_of_hands_stands_where_the_rules_put_it(
    strength: Callable[[Sequence[int]], Strength], offsuit: Callable[[int], list[tuple[int, ...]]]
) -> None:
    flushes = [tuple(4 * rank for rank in ranks) for ranks in combinations(range(13), 5)]
    weakest_first = sorted([*offsuit(5), *flushes], key=strength)
    assert [rank5(*hand) for hand in weakest_first] == list(range(1, 7463))


@given(hands(5, count=2))
def test_two_hands_compare_as_the_rules_say(strength: Callable[[Sequence[int]], Strength], dealt: list[int]) -> None:
    one, other = dealt[:5], dealt[5:]
    assert (rank5(*one) > rank5(*other)) == (strength(one) > strength(other))
    assert (rank5(*one) == rank5(*other)) == (strength(one) == strength(other))


@pytest.mark.parametrize("size", [6, 7])
def test_the_best_five_of_any_ranks_count_and_no_sixth_or_seventh_card(
    size: int, offsuit: Callable[[int], list[tuple[int, ...]]]
) -> None:
    for hand in offsuit(size):
        assert best(hand) == max([rank5(*five) for five in combinations(hand, 5)])


@given(st.one_of(hands(7), suited_hands()))
def test_seven_cards_are_worth_their_best_five(dealt: list[int]) -> None:
    assert rank7(*dealt) == best(dealt) == max(rank5(*five) for five in combinations(dealt, 5))


@given(st.one_of(hands(6), suited_hands().map(lambda dealt: dealt[:6])))
def test_six_cards_are_worth_their_best_five(dealt: list[int]) -> None:
    assert rank6(*dealt) == best(dealt) == max(rank5(*five) for five in combinations(dealt, 5))


@given(st.one_of(hands(7), suited_hands()), st.permutations(range(4)), st.randoms(use_true_random=False))
def test_neither_which_suit_it_is_nor_the_order_of_cards_matters(
    dealt: list[int], suits: list[int], random: Random
) -> None:
    other = [card - card % 4 + suits[card % 4] for card in dealt]
    random.shuffle(other)
    assert best(dealt) == best(other)


@pytest.mark.parametrize("rank", range(13))
def test_suits_never_break_a_tie(rank: int) -> None:
    board = [card for card in cards("2c 5d 9h Js Kc") if card >> 2 != rank]
    assert len({best((4 * rank + suit, *board[:4])) for suit in range(4)}) == 1


def test_the_ace_is_low_in_the_lowest_straight_and_in_no_other() -> None:
    wheel = best(cards("Ad 2c 3s 4h 5d"))
    assert category_of(wheel) == "straight"
    assert best(cards("Ac Ad As Kh Qc")) < wheel < best(cards("2c 3d 4s 5h 6c"))
    assert best(cards("2d 3d 4d 5d 9c Ad Kc")) < best(cards("2d 3d 4d 5d 9c 6d Kh"))


@pytest.mark.parametrize("straight", ["JQKA2", "QKA23", "KA234"])
def test_no_straight_goes_round_the_corner(straight: str) -> None:
    hand = [rank + suit for rank, suit in zip(straight, "cdhsc", strict=True)]
    suited = [rank + "c" for rank in straight]
    assert category_of(best(cards("".join(hand)))) == "high_card"
    assert category_of(best(cards("".join(suited)))) == "flush"


@pytest.mark.parametrize("top", range(3, 13))
def test_each_straight_beats_the_one_below(top: int) -> None:
    ranks = [RANKS[rank] for rank in range(top - 4, top + 1)]  # from the wheel, whose ace is RANKS[-1]
    mixed = cards("".join(rank + suit for rank, suit in zip(ranks, "cdhsc", strict=True)))
    suited = cards("".join(rank + "h" for rank in ranks))
    assert best(mixed) == 5854 + top - 3
    assert best(suited) == 7453 + top - 3


def test_the_straight_flush_counts_and_not_the_higher_cards_of_its_suit() -> None:
    assert best(cards("5h 6h 7h 8h 9h Kh Ah")) == best(cards("5h 6h 7h 8h 9h 2c 2d"))
    assert best(cards("Ah 2h 3h 4h 5h Kh Qh")) == 7453


def test_a_straight_beside_a_flush_in_other_cards_is_no_straight_flush() -> None:
    assert category_of(best(cards("5h 6h 7h 8h 9c Kh 2d"))) == "flush"


def test_b46_the_wheel_is_seen_among_seven_cards() -> None:
    board = cards("3h 4s 5c Kd Qd")
    assert category_of(best((*cards("Ac 2d"), *board))) == "straight"
    assert category_of(best(cards("Ah 2h 3h 4h 5h"))) == "straight_flush"


def test_b48_the_best_two_of_three_pairs_play() -> None:
    board = cards("4d 8s 4h 7d 8c")
    eights_and_sevens, eights_and_fours = best((*cards("7s 5h"), *board)), best((*cards("Kc 6d"), *board))
    assert eights_and_sevens > eights_and_fours
    assert eights_and_sevens == best(cards("8s 8c 7s 7d 5h"))
    assert eights_and_fours == best(cards("8s 8c 4d 4h Kc"))


def test_b51_a_board_that_nobody_improves_ties() -> None:
    board = cards("3d 6d Td Jd Ad")
    assert best((*cards("2d 4c"), *board)) == best((*cards("5s Tc"), *board)) == best(board)


def test_b52_a_pair_of_queens_beats_aces_and_kings_in_hand() -> None:
    board = cards("9s Jc 3c Qc 8h")
    ranks = [best((*cards(hole), *board)) for hole in ("9c 5h", "Qh 4h", "Ad Ks", "As Kh")]
    assert max(ranks) == ranks[1]
    assert ranks[0] > ranks[2] == ranks[3]


@pytest.mark.parametrize("count", [0, 4, 8])
def test_fewer_than_five_or_more_than_seven_cards_are_not_ranked(count: int) -> None:
    with pytest.raises(ValueError, match=f"not from {count}"):
        best(range(count))


@pytest.mark.parametrize("rank", [rank5, rank6, rank7])
def test_a_number_beyond_the_deck_is_no_card(rank: Callable[..., int]) -> None:
    size = int(rank.__name__[-1])
    with pytest.raises(IndexError, match="not different cards"):
        rank(*range(52, 52 + size))


def test_a_peer_orders_random_hands_the_same_way() -> None:
    eval7 = pytest.importorskip("eval7")
    theirs = [eval7.Card(name(card)) for card in range(52)]
    random, pairs = Random(7), []
    for _ in range(20_000):
        dealt = random.sample(range(52), 7)
        pairs.append((eval7.evaluate([theirs[card] for card in dealt]), rank7(*dealt)))
    pairs.sort()
    for (their_lower, our_lower), (their_upper, our_upper) in pairwise(pairs):
        assert (their_lower == their_upper) == (our_lower == our_upper)
        assert our_lower <= our_upper
