"""Real faults of other people's poker software, third part: cards, the order of showing, and the button."""

# ruff: noqa: N802

from __future__ import annotations

import pytest
from tests.rules.stage import finish, of_kind, opening, play, stage, state_of

from croupier.cards import cards
from croupier.room.button import Placed, move_button
from croupier.rules.decide import BadDeck
from croupier.rules.event import Shown
from croupier.rules.hand import Hand


def shown(hand: Hand) -> list[int]:
    """Who has shown, in order."""
    return [fact.player for fact in of_kind(hand.events, Shown)]


@pytest.mark.parametrize(("river", "order"), [("0x 1b10 2f 0c", [1, 0]), ("0x 1x 2x", [0, 1, 2])])
def test_B55_the_last_aggressor_of_the_river_shows_first_else_the_first_left_of_the_button(
    river: str, order: list[int]
) -> None:
    hand = stage([100] * 3, board="Ts Js Qs Ks As")
    play(hand, "2r6 0c 1c 0x 1x 2x 0x 1x 2x " + river)
    assert hand.street == "showdown"
    finish(hand)
    assert shown(hand) == order


def test_B57_cards_of_folded_hands_do_not_come_back_into_the_stub() -> None:
    hand = stage([100] * 4)
    play(hand, "2f 3f")
    left = hand.stub[hand.top :]
    assert len(left) == 52 - 8
    assert not {card for hole in hand.holes for card in hole} & set(left)


@pytest.mark.parametrize("deck", ["Ac Ac", "Ac Kc Qc Jc Ac", "As Kd As"])
def test_B72_the_same_card_twice_is_refused(deck: str) -> None:
    hand = Hand.open(opening([100] * 2))
    before = state_of(hand)
    with pytest.raises(BadDeck, match="there already"):
        hand.deal(cards(deck))
    assert state_of(hand) == before


def test_B72_a_card_dealt_before_is_refused_in_a_later_part_of_the_deck() -> None:
    hand = Hand.open(opening([100] * 2))
    hand.deal(cards("Ac Kc Qc Jc"))
    play(hand, "1c 0x")
    before = state_of(hand)
    with pytest.raises(BadDeck, match="there already: Kc"):
        hand.deal(cards("2d 3d Kc 4d"))
    assert state_of(hand) == before


def test_B86_the_dead_button_stands_on_the_seat_of_the_small_blind_who_left() -> None:
    now = move_button("dead", [1, 3, 4, 5, 6], Placed(1, 2, 3))
    assert now == Placed(2, 3, 4)


def test_B88_when_both_blinds_leave_button_and_small_blind_are_dead() -> None:
    now = move_button("dead", [1, 4, 5, 6], Placed(1, 2, 3))
    assert now == Placed(2, 3, 4, small_is_dead=True)
    assert move_button("dead", [1, 4, 5, 6], now) == Placed(3, 4, 5)


@pytest.mark.parametrize("rule", ["moving", "dead"])
def test_B90_the_blinds_move_each_hand_though_a_third_player_sits_out(rule: str) -> None:
    placed = Placed(1, 1, 2)
    big = []
    for _ in range(4):
        placed = move_button(rule, [1, 2], placed)  # type: ignore[arg-type]
        big.append(placed.big)
    assert big == [1, 2, 1, 2]
