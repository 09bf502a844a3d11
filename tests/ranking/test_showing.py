"""Stud's up-cards: the bring-in and who acts first (Rulebook L5, L9, L10)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards import UNKNOWN, cards
from croupier.ranking.showing import bring_in, first_to_act, showing_high, showing_low

SHOWN = st.integers(1, 4).flatmap(
    lambda size: st.lists(st.integers(0, 51), min_size=2 * size, max_size=2 * size, unique=True)
)


def halves(shown: Sequence[int]) -> tuple[Sequence[int], Sequence[int]]:
    return shown[::2], shown[1::2]


def seats(text: str) -> list[tuple[int, ...]]:
    """Each seat's up-cards; a dash is a seat without any."""
    return [() if up.strip() == "-" else cards(up) for up in text.split("|")]


def second_opinion(up: Sequence[int], ace: int) -> tuple[int, int, list[int]]:
    """The largest set, how many pairs there are, and the ranks that decide, the repeated ones first."""
    ranks = [ace if card // 4 == 12 else card // 4 for card in up]
    decide = sorted(ranks, key=lambda rank: (ranks.count(rank), rank), reverse=True)
    return max(map(ranks.count, ranks)), sum(ranks.count(rank) == 2 for rank in ranks), decide


def test_b58_the_lowest_door_card_brings_it_in_and_of_two_deuces_that_of_clubs() -> None:
    assert bring_in(cards("2d 2c 9s")) == 1


@pytest.mark.parametrize(
    ("doors", "high_game", "low_game"),
    [
        pytest.param("2d 2c 9s", 1, 2, id="clubs are the lowest suit"),
        pytest.param("Kc Kh Kd Ks", 0, 3, id="spades are the highest suit"),
        pytest.param("As 3c Kd", 1, 2, id="the ace is high in one game and low in the other"),
        pytest.param("As Ah 2c", 2, 2, id="the two is below the aces, and above them for low"),
        pytest.param("?? 5c ?? 4h", 3, 1, id="a seat without a door card does not count"),
    ],
)
def test_the_door_card_says_who_brings_it_in(doors: str, high_game: int, low_game: int) -> None:
    assert bring_in(cards(doors)) == high_game
    assert bring_in(cards(doors), low=True) == low_game


@pytest.mark.parametrize(
    ("ups", "high_game", "low_game"),
    [
        pytest.param("Ah Kh | 3c 3d | 3h 3s", 1, 0, id="a pair; and of equal hands the first left of the dealer"),
        pytest.param("3h 3s | Ah Kh | 3c 3d", 0, 1, id="suits do not break the tie"),
        pytest.param("Kh Qs | Ah 2c | 3c 4d", 1, 1, id="the ace is high in one game and low in the other"),
        pytest.param("8h 7s 6c | 8c 7d 5h | 8d 7c 4s", 0, 2, id="the third card decides"),
        pytest.param("9h 8h 7h 6h | Ac Kd Qh 9s", 1, 0, id="four to a straight flush are nothing yet"),
        pytest.param("2h 2s 3c 3d | Ah As Kc Qd", 0, 1, id="two pair over aces"),
        pytest.param("2h 2s 2c 3d | Ah As Kc Kd", 0, 1, id="trips over two pair"),
        pytest.param("2h 2s 2c 2d | Ah As Ac Kd", 0, 1, id="quads over trips"),
        pytest.param("- | 5c | - | 4h", 1, 3, id="a seat without up-cards does not count"),
    ],
)
def test_the_best_showing_hand_acts_first(ups: str, high_game: int, low_game: int) -> None:
    assert first_to_act(seats(ups)) == high_game
    assert first_to_act(seats(ups), low=True) == low_game


@given(SHOWN)
def test_two_showing_hands_compare_as_the_rules_say(shown: list[int]) -> None:
    one, other = halves(shown)
    high_one, high_other = second_opinion(one, 12), second_opinion(other, 12)
    assert (showing_high(one) > showing_high(other)) == (high_one > high_other)
    assert (showing_high(one) == showing_high(other)) == (high_one == high_other)
    low_one, low_other = second_opinion(one, -1), second_opinion(other, -1)
    assert (showing_low(one) > showing_low(other)) == (low_one < low_other)
    assert (showing_low(one) == showing_low(other)) == (low_one == low_other)


@pytest.mark.parametrize(("size", "classes"), [(1, 13), (2, 91), (3, 455), (4, 1820)])
def test_showing_hands_fall_into_as_many_classes_as_there_are_choices_of_ranks(
    size: int, classes: int, offsuit: Callable[[int], list[tuple[int, ...]]]
) -> None:
    for strength in (showing_high, showing_low):
        found = [strength(up) for up in offsuit(size)]
        assert len(found) == len(set(found)) == classes
        assert min(found) > 0


def test_nobody_brings_it_in_or_acts_where_no_card_is_shown() -> None:
    with pytest.raises(ValueError, match="nobody"):
        bring_in([UNKNOWN, UNKNOWN])
    with pytest.raises(ValueError, match="nobody"):
        first_to_act([(), ()])


def test_five_up_cards_are_no_showing_hand() -> None:
    with pytest.raises(ValueError, match="not 5"):
        showing_high(cards("2c 3c 4c 5c 7d"))
