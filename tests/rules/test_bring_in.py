"""The bring-in and the open pair to the last chip (Rulebook E20, L10)."""

from __future__ import annotations

import pytest
from tests.bug_log.test_other_games import stud, stud_deck
from tests.rules.stage import opening, owed, play

from croupier.rules.action import BRING_IN, Bet, Raise
from croupier.rules.hand import Hand
from croupier.rules.legal import Illegal, Legal

AMOUNTS = {"ante": 1, "small_bet": 10, "big_bet": 20, "bring_in": 3}
HOLES = ["Ks Qd 2c 9h 4s 7d 8h", "As Jd 8c 4d 9c 6h 7h", "Kd Qc Th 5s 3h 8d 9d"]
PAIRED = ["Ks Qd 2c 9h 4s 7d 8h", "As Jd 8c 8d 9c 6h 7h", "Kd Qc Th 5s 3h 6d 9d"]


def dealt(stacks: list[int], holes: list[str] | None = None, variant: str = "seven_card_stud") -> Hand:
    """Seven-card stud 10/20 with an ante of 1 and a bring-in of 3; player 0 has the lowest door card."""
    return stud(variant, stacks, holes or HOLES[: len(stacks)], **AMOUNTS)


def test_whoever_brings_it_in_may_as_well_make_a_full_bet() -> None:
    hand = dealt([100] * 3)
    assert owed(hand) == Legal(0, check=True, min_to=10, max_to=10, opens=True, step=hand.step, bring_in=3)
    hand.act(0, Bet(10))
    assert (hand.price, hand.stacks[0], owed(hand).call) == (10, 89, 10)


@pytest.mark.parametrize(
    ("stack", "due", "closed", "least"),
    [(3, 2, "exceeds_stack", 0), (4, 3, "exceeds_stack", 0), (5, 3, "", 4), (12, 3, "", 10)],
)
def test_a_short_stack_brings_in_what_it_has_and_bets_only_if_more_is_left(
    stack: int, due: int, closed: str, least: int
) -> None:
    legal = owed(dealt([stack, 100, 100]))
    assert (legal.bring_in, legal.closed, legal.min_to, legal.max_to) == (due, closed, least, least)


@pytest.mark.parametrize(("others", "closed"), [(3, "nobody_can_call"), (4, "nobody_can_call"), (5, "")])
def test_nobody_completes_when_none_of_the_others_could_put_in_more_than_the_bring_in(others: int, closed: str) -> None:
    legal = owed(dealt([100, others, others]))
    assert (legal.bring_in, legal.closed, legal.can_raise) == (3, closed, not closed)


def test_an_all_in_bring_in_leaves_the_price_and_the_betting_to_the_others() -> None:
    hand = dealt([2, 100, 100])
    hand.act(0, BRING_IN)
    assert (hand.stacks[0], hand.price, hand.total) == (0, 3, 4)
    assert (owed(hand).player, owed(hand).call, owed(hand).max_to) == (1, 3, 10)
    play(hand, "1c 2c")
    assert hand.street == "fourth"
    assert owed(hand).can_raise
    play(hand, "b10 c")
    assert [pot.amount for pot in hand.pots] == [6, 24]


def test_over_an_all_in_bring_in_a_lone_opponent_may_call_the_price_and_no_more() -> None:
    hand = dealt([4, 100])
    hand.act(0, BRING_IN)
    assert (hand.stacks[0], hand.price) == (0, 3)
    assert (owed(hand).call, owed(hand).closed) == (3, "nobody_can_call")
    play(hand, "1c")
    assert hand.finished, "nobody is left to bet"


def test_a_bring_in_that_leaves_one_chip_can_be_raised() -> None:
    hand = dealt([5, 100])
    hand.act(0, BRING_IN)
    assert hand.stacks[0] == 1
    assert (owed(hand).call, owed(hand).min_to, owed(hand).closed) == (3, 10, "")


def test_a_completion_that_nobody_calls_comes_back_but_for_the_bring_in() -> None:
    hand = dealt([100] * 3)
    hand.act(0, BRING_IN)
    play(hand, "1r10 2f 0f")
    assert hand.payoffs() == [-4, 5, -1]


def test_on_fourth_street_without_a_pair_the_small_bet_alone_is_allowed() -> None:
    hand = dealt([100] * 3)
    hand.act(0, BRING_IN)
    play(hand, "1c 2c")
    assert owed(hand).sizes == ()
    assert (owed(hand).min_to, owed(hand).max_to) == (10, 10)
    play(hand, "b10")
    assert owed(hand).sizes == ()
    assert (owed(hand).min_to, owed(hand).max_to) == (20, 20)


def test_with_an_open_pair_on_fourth_street_either_bet_is_allowed_and_after_the_big_one_only_that() -> None:
    hand = dealt([100] * 3, PAIRED)
    hand.act(0, BRING_IN)
    play(hand, "1c 2c")
    assert (owed(hand).player, owed(hand).sizes) == (1, (10, 20))
    with pytest.raises(Illegal, match="wrong_size"):
        hand.act(1, Bet(15))
    small = hand.copy()
    small.act(1, Bet(10))
    assert owed(small).sizes == (20, 30)
    hand.act(1, Bet(20))
    assert (owed(hand).sizes, owed(hand).min_to, owed(hand).max_to) == ((), 40, 40)


def test_the_big_bet_stays_the_bet_of_the_round_when_the_pair_is_folded() -> None:
    hand = dealt([100] * 3, PAIRED)
    hand.act(0, BRING_IN)
    play(hand, "1c 2c 1x 2b20 0r40 1f")
    assert (owed(hand).min_to, owed(hand).max_to) == (60, 60)


def test_where_the_price_is_the_blind_of_another_game_no_pair_still_means_the_small_bet() -> None:
    hand = stud("seven_card_stud", [100] * 3, HOLES, blinds=(10, 20), **AMOUNTS)
    hand.act(0, BRING_IN)
    play(hand, "1c 2c")
    assert (owed(hand).min_to, owed(hand).max_to, owed(hand).sizes) == (10, 10, ())


def test_in_spread_limit_a_completion_is_anything_from_the_small_bet_to_the_big_one() -> None:
    opened = opening([100] * 3, structure="SL", variant="seven_card_stud", **AMOUNTS)
    hand = Hand.open(opened)
    hand.deal(stud_deck(opened, HOLES))
    assert (owed(hand).bring_in, owed(hand).min_to, owed(hand).max_to) == (3, 10, 20)
    hand.act(0, BRING_IN)
    assert hand.act(1, Raise(owed(hand).max_to))
