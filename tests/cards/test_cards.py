"""Cards and decks (Rulebook A)."""

from __future__ import annotations

import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier import cards as c


def test_a_card_is_its_rank_times_four_plus_its_suit() -> None:
    assert c.card("2c") == 0
    assert c.card("2s") == 3
    assert c.card("Kd") == 45
    assert c.card("As") == 51
    assert [4 * c.rank_of(card) + c.suit_of(card) for card in range(52)] == list(range(52))


def test_suits_stand_in_the_order_clubs_diamonds_hearts_spades() -> None:
    assert sorted(c.cards("As Ah Ad Ac")) == list(c.cards("Ac Ad Ah As"))
    assert [c.suit_of(card) for card in c.cards("7c7d7h7s")] == [0, 1, 2, 3]


def test_an_unseen_card_is_an_ordinary_value_with_a_name() -> None:
    assert c.card("??") == c.UNKNOWN == -1
    assert c.name(c.UNKNOWN) == "??"
    assert c.cards("As??") == (51, c.UNKNOWN)
    assert c.names((c.UNKNOWN, 51)) == "?? As"


@given(st.lists(st.integers(-1, 51)))
def test_cards_read_back_as_they_were_written(hand: list[int]) -> None:
    assert c.cards(c.names(hand)) == tuple(hand)
    assert c.cards(c.names(hand).replace(" ", "")) == tuple(hand)
    assert c.cards(c.names(hand).replace("T", "10")) == tuple(hand)


def test_every_card_has_one_name_and_every_name_one_card() -> None:
    assert len(set(c.NAMES)) == len(c.NAMES) == 52
    assert [c.card(name) for name in c.NAMES] == [c.card(c.name(card)) for card in range(52)] == list(range(52))


def test_a_ten_may_be_written_with_two_digits() -> None:
    assert c.card("10s") == c.card("Ts")
    assert c.cards("10s10d 9c") == c.cards("Ts Td 9c")


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", 0),
        ("A", 0),
        ("Ax", 0),
        ("1s", 0),
        ("sA", 0),
        ("as", 0),
        ("AS", 0),
        ("?", 0),
        ("10", 0),
        ("100s", 0),
        (" As", 0),
        ("As ", 2),
        ("AsKd", 2),
        ("??s", 2),
    ],
)
def test_a_text_that_is_not_one_card_is_refused_with_its_place(text: str, place: int) -> None:
    with pytest.raises(c.BadCard) as refused:
        c.card(text)
    assert (refused.value.text, refused.value.place) == (text, place)


@pytest.mark.parametrize(
    ("text", "place"), [("AsK", 2), ("As Kd Xx 2c", 6), ("As,Kd", 2), ("10sTs1s", 5), ("As\n A", 4)]
)
def test_in_a_row_of_cards_the_first_bad_one_is_named(text: str, place: int) -> None:
    with pytest.raises(c.BadCard, match=f"character {place + 1} of") as refused:
        c.cards(text)
    assert (refused.value.text, refused.value.place) == (text, place)


@pytest.mark.parametrize("number", [-2, 52])
def test_a_number_that_is_no_card_has_no_name(number: int) -> None:
    with pytest.raises(c.BadCard):
        c.name(number)


def test_no_cards_are_an_empty_row() -> None:
    assert c.cards("") == c.cards("  \n") == ()


def test_a_standard_deck_has_each_of_the_52_cards_once_and_in_order() -> None:
    assert c.standard_deck() == tuple(range(52))
    assert c.names(c.standard_deck()[:5]) == "2c 2d 2h 2s 3c"


@pytest.mark.parametrize(("lowest", "size"), [(0, 52), (4, 36), (8, 20)])
def test_a_shorter_deck_lacks_the_low_ranks_in_every_suit(lowest: int, size: int) -> None:
    deck = c.deck(lowest_rank=lowest)
    assert len(deck) == size
    assert set(deck) == {card for card in range(52) if c.rank_of(card) >= lowest}


@pytest.mark.parametrize(
    ("deck", "board", "burns", "hole", "players"),
    [
        pytest.param(52, 5, 3, 2, 22, id="V044"),
        pytest.param(52, 5, 0, 2, 23, id="V045"),
        pytest.param(52, 5, 3, 4, 11, id="V046"),
        pytest.param(52, 5, 3, 5, 8, id="V047"),
        pytest.param(52, 5, 0, 5, 9, id="V048"),
        pytest.param(52, 0, 0, 17, 3, id="V049"),
        pytest.param(36, 5, 3, 2, 14, id="V050"),
        pytest.param(20, 5, 3, 2, 6, id="V051"),
    ],
)
def test_the_pack_limits_the_players(deck: int, board: int, burns: int, hole: int, players: int) -> None:
    assert c.max_players(deck, board, burns, hole) == players


def test_reading_cards_needs_no_other_part_of_the_house() -> None:
    script = "import sys, croupier.cards; print([m for m in sys.modules if m.startswith(('croupier.', 'msgspec'))])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['croupier.cards']"
