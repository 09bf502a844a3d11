"""Draws of cards that a reader knows in part, and the last card of seven-card stud (Rulebook L6, L10)."""

from __future__ import annotations

import pytest
from tests.rules.stage import opening, owed, play

from croupier.cards import UNKNOWN, cards, deck, names
from croupier.rules.action import BRING_IN, CALL, CHECK, FOLD, Discard
from croupier.rules.event import Discarded
from croupier.rules.hand import Hand
from croupier.rules.legal import Illegal


def drawing(hole: str) -> Hand:
    """A draw in which player 0 has these cards, some of them perhaps unknown, and player 1 nothing that is known."""
    hand = Hand.open(opening([100, 100], variant="five_card_draw"))
    hand.deal([one for pair in zip(cards(hole), (UNKNOWN,) * 5, strict=True) for one in pair])
    play(hand, "1c 0x")
    return hand


def refused(hand: Hand, wanted: str) -> Illegal:
    """The refusal of a discard."""
    with pytest.raises(Illegal) as caught:
        hand.act(0, Discard(cards(wanted)))
    return caught.value


def test_too_many_cards_are_refused_with_all_three_numbers() -> None:
    found = refused(drawing("As Ks Qs Js 9s"), "As Ks Qs Js 9s 2c")
    assert (found.code, found.numbers) == ("wrong_discard", {"cards": 6, "least": 0, "most": 5})


@pytest.mark.parametrize("wanted", ["As As", "2c", "As 2c", "??"])
def test_of_a_hand_that_is_known_only_its_own_cards_go_each_once(wanted: str) -> None:
    assert refused(drawing("As Ks Qs Js 9s"), wanted).code == "not_your_cards"


@pytest.mark.parametrize("wanted", ["As As", "2c", "As 2c ??"])
def test_of_a_hand_that_is_known_in_part_no_card_goes_twice_and_none_that_is_not_known(wanted: str) -> None:
    assert refused(drawing("As Ks ?? ?? ??"), wanted).code == "not_your_cards"


@pytest.mark.parametrize(
    ("wanted", "left"), [("As", "Ks ?? ?? ??"), ("??", "As Ks ?? ??"), ("?? ??", "As Ks ??"), ("As ??", "Ks ?? ??")]
)
def test_of_a_hand_that_is_known_in_part_unknown_cards_go_for_unknown_ones(wanted: str, left: str) -> None:
    hand = drawing("As Ks ?? ?? ??")
    hand.act(0, Discard(cards(wanted)))
    assert names(hand.holes[0]) == left


@pytest.mark.parametrize(
    ("hole", "thrown", "left"),
    [
        ("As Ks ?? ?? ??", "2c", "As Ks ?? ??"),
        ("?? Ks As ?? 9s", "2c", "Ks As ?? 9s"),
        ("As Ks Qs Js 9s", "?? ??", "As Ks Qs"),
        ("As Ks Qs Js 9s", "Qs", "As Ks Js 9s"),
        ("?? ?? ?? ?? ??", "2c 3c", "?? ?? ??"),
    ],
)
def test_a_fact_about_cards_that_this_reader_has_not_seen_still_takes_as_many(
    hole: str, thrown: str, left: str
) -> None:
    hand = drawing(hole)
    hand.apply(Discarded(0, cards(thrown)))
    assert names(hand.holes[0]) == left
    assert hand.missing == (0, len(thrown.split()))


def seventh_street(left: int) -> Hand:
    """Stud of eight who all see sixth street, where so many stay in."""
    hand = Hand.open(opening([500] * 8, structure="FL", variant="seven_card_stud", ante=1, small_bet=10, big_bet=20))
    hand.deal(deck())
    while hand.street != "sixth":
        legal = owed(hand)
        hand.act(hand.to_act, BRING_IN if legal.bring_in else CHECK if legal.check else CALL)
    folds = 8 - left
    while hand.street == "sixth":
        hand.act(hand.to_act, FOLD if folds > 0 else CHECK)
        folds -= 1
    return hand


def test_four_of_eight_still_get_a_seventh_card_each_for_the_pack_has_exactly_four() -> None:
    hand = seventh_street(left=4)
    assert hand.board == []
    assert sorted(len(hole) for hole in hand.holes) == [6, 6, 6, 6, 7, 7, 7, 7]
    assert hand.top == 52


def test_for_five_of_eight_the_last_card_is_one_for_all_and_the_big_bet_is_bet() -> None:
    hand = seventh_street(left=5)
    assert len(hand.board) == 1
    assert {len(hole) for hole in hand.holes} == {6}
    assert hand.street == "seventh"
    assert (owed(hand).min_to, owed(hand).max_to) == (20, 20)
