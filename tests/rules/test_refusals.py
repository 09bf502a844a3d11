"""A refusal says why, by which rule, and with exactly which numbers, and changes nothing (Rulebook E19)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bug_log.test_other_games import stud
from tests.rules.random_hands import deck_from
from tests.rules.stage import opening, play, stage, state_of

from croupier.cards import cards
from croupier.rules.action import (
    BRING_IN,
    CALL,
    CHECK,
    FOLD,
    MUCK,
    SHOW,
    Bet,
    Discard,
    Rabbit,
    Raise,
    Run,
    Show,
)
from croupier.rules.hand import Hand
from croupier.rules.legal import Illegal


def refused(hand: Hand, player: int, action: Any) -> tuple[str, str, dict[str, int]]:
    """Code, rule and numbers of a refusal that leaves the hand as it was."""
    before = state_of(hand)
    with pytest.raises(Illegal) as caught:
        hand.act(player, action)
    assert state_of(hand) == before
    return caught.value.code, caught.value.rule, caught.value.numbers


def test_a_refusal_reads_as_code_rule_and_numbers() -> None:
    assert str(Illegal("below_minimum", to=15, minimum=20)) == "below_minimum (E6): to 15, minimum 20"
    assert str(Illegal("below_minimum", "E7", to=15)) == "below_minimum (E7): to 15"
    assert str(Illegal("not_your_turn")) == "not_your_turn (E19)"


@pytest.mark.parametrize(
    ("words", "player", "action", "code", "rule", "numbers"),
    [
        ("", 0, CALL, "not_your_turn", "E19", {}),
        ("", 7, CALL, "not_your_turn", "E19", {}),
        ("", 2, CHECK, "cannot_check", "E1", {"call": 10}),
        ("2c 0c", 1, CALL, "nothing_to_call", "E1", {}),
        ("", 2, Bet(20), "bet_exists", "E1", {"price": 10}),
        ("2c 0c 1x", 0, Raise(20), "nothing_to_raise", "E1", {}),
        ("", 2, Raise(101), "exceeds_stack", "E6", {"to": 101, "stack": 100}),
        ("2r30", 0, Raise(30), "not_a_raise", "E3", {"to": 30, "price": 30}),
        ("2r30", 0, Raise(49), "below_minimum", "E6", {"to": 49, "minimum": 50}),
        ("2r100 0c", 1, Raise(150), "nobody_can_call", "E11", {"call": 90, "price": 100, "step": 90}),
        ("", 2, SHOW, "not_at_showdown", "G1", {}),
        ("", 2, MUCK, "not_at_showdown", "G1", {}),
        ("", 2, BRING_IN, "no_bring_in", "L10", {}),
        ("", 2, Discard(()), "nothing_to_discard", "L6", {}),
        ("", 2, Run(2), "nothing_to_run", "F9", {}),
        ("", 2, Rabbit(), "no_rabbit", "G6", {}),
        ("2f 0f", 1, CHECK, "hand_over", "E12", {}),
        ("2f 0f", 2, Show(), "not_your_cards", "G5", {}),
    ],
)
def test_a_bet_that_may_not_be_is_refused_with_its_numbers(
    words: str, player: int, action: Any, code: str, rule: str, numbers: dict[str, int]
) -> None:
    hand = stage([100, 100, 100], blinds=(5, 10))
    play(hand, words)
    assert refused(hand, player, action) == (code, rule, numbers)


def test_a_short_all_in_closes_the_betting_for_one_who_has_acted() -> None:
    hand = stage([500, 500, 130], blinds=(5, 10))
    play(hand, "2c 0r100 1c 2r130")
    assert refused(hand, 0, Raise(300)) == ("betting_closed", "E9", {"call": 30, "price": 130, "step": 90})


def test_below_twice_the_price_another_rule_is_named() -> None:
    hand = stage([500] * 3, blinds=(5, 10), min_raise_rule="double")
    play(hand, "2r30")
    assert refused(hand, 0, Raise(59)) == ("below_minimum", "E7", {"to": 59, "minimum": 60})


def test_above_the_pot_the_most_is_named() -> None:
    hand = stage([500] * 3, blinds=(5, 10), structure="PL")
    assert refused(hand, 2, Raise(36)) == ("above_maximum", "E13", {"to": 36, "maximum": 35})


def test_in_fixed_limit_the_one_size_is_named_and_the_cap() -> None:
    hand = stage([500] * 3, blinds=(5, 10), structure="FL")
    assert refused(hand, 2, Raise(19)) == ("wrong_size", "E15", {"to": 19, "size": 20})
    assert refused(hand, 2, Raise(21)) == ("wrong_size", "E15", {"to": 21, "size": 20})
    play(hand, "2r20 0r30 1r40")
    assert refused(hand, 2, Raise(50)) == ("cap_reached", "E16", {"call": 20, "price": 40, "step": 10})


def test_where_the_house_forbids_it_nobody_folds_for_nothing() -> None:
    hand = stage([100] * 3, blinds=(5, 10), free_fold=False)
    play(hand, "2c 0c")
    assert refused(hand, 1, FOLD) == ("cannot_fold", "E21", {})


def test_over_an_open_pair_a_size_between_the_two_is_refused_with_the_small_one() -> None:
    holes = ["Ks Qd 2c 9h 4s 7d 8h", "As Jd 8c 8d 9c 6h 7h"]
    hand = stud("seven_card_stud", [100] * 2, holes, ante=1, small_bet=10, big_bet=20, bring_in=3)
    assert refused(hand, 0, FOLD) == ("must_bring_in", "L10", {"amount": 3})
    assert refused(hand, 0, CALL) == ("nothing_to_call", "E1", {})
    hand.act(0, BRING_IN)
    play(hand, "1c")
    assert refused(hand, 1, Bet(15)) == ("wrong_size", "E15", {"to": 15, "size": 10})


@pytest.mark.parametrize("action", [FOLD, Bet(10), Raise(20)])
def test_where_cards_must_go_nothing_else_answers(action: Any) -> None:
    opened = opening([100, 100], variant="irish")
    hand = Hand.open(opened)
    hand.deal(deck_from(1, opened))
    play(hand, "1c 0x 0x 1x")
    assert refused(hand, 0, action) == ("must_discard", "L6", {"least": 2, "most": 2})
    assert refused(hand, 0, Discard(())) == ("wrong_discard", "L6", {"cards": 0, "least": 2, "most": 2})


@pytest.mark.parametrize("action", [FOLD, Bet(10), Raise(20)])
def test_where_it_is_asked_how_often_to_run_it_nothing_else_answers(action: Any) -> None:
    hand = stage([100, 100], run_it_twice="3")
    play(hand, "1r100 0c")
    assert refused(hand, 0, action) == ("must_agree", "F9", {"most": 3})


@pytest.mark.parametrize("times", [0, 3, -1])
def test_running_it_oftener_than_the_house_allows_is_refused_with_both_numbers(times: int) -> None:
    hand = stage([100, 100], run_it_twice="2")
    play(hand, "1r100 0c")
    assert refused(hand, 0, Run(times)) == ("wrong_runs", "F9", {"times": times, "most": 2})


@pytest.mark.parametrize("action", [FOLD, Bet(10), Raise(20)])
def test_at_the_showdown_one_shows_or_mucks_and_does_nothing_else(action: Any) -> None:
    hand = stage([100, 100], holes=["As Ad", "Ks Kd"], board="2c 3c 4d 9h Th")
    play(hand, "1c 0x " + "0x 1x " * 3)
    assert hand.street == "showdown"
    assert refused(hand, 0, action) == ("not_your_turn", "G1", {})
    assert refused(hand, 0, CHECK) == ("cannot_check", "G1", {"call": 0})
    assert refused(hand, 0, CALL) == ("nothing_to_call", "G1", {})
    assert refused(hand, 0, MUCK) == ("must_show", "G2", {})
    assert refused(hand, 0, Show(cards("As"))) == ("must_show", "G2", {"cards": 2})
    assert refused(hand, 0, Show(cards("Ks"))) == ("not_your_cards", "G5", {})


def test_what_lies_face_up_is_not_shown_again() -> None:
    hand = stage([100, 100], holes=["As Ad", "Ks Kd"])
    play(hand, "1f")
    hand.act(0, Show(cards("As")))
    assert refused(hand, 0, Show(cards("As"))) == ("already_shown", "G5", {})
    hand.act(0, Show())
    assert hand.shown[0] == cards("As Ad")
