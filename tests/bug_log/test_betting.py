"""Real faults of other people's poker software, first part: betting. Each row of the log is a test with its id."""

# ruff: noqa: N802

from __future__ import annotations

import pytest
from tests.rules.stage import deck_for, opening, owed, play, stage

from croupier.rules.action import Raise
from croupier.rules.event import Board, Dealt, Gathered, Post, Pot
from croupier.rules.hand import Hand
from croupier.rules.legal import Illegal


def refused(hand: Hand, words: str) -> str:
    """The code with which the last of these words is refused."""
    with pytest.raises(Illegal) as refusal:
        play(hand, words)
    return refusal.value.code


def test_B01_a_short_all_in_over_an_all_in_leaves_the_caller_only_the_difference_to_call() -> None:
    hand = stage([19, 200, 16, 200])
    play(hand, "2r16 3c 0r19 1c")
    assert hand.to_act == 3
    assert (owed(hand).call, owed(hand).can_raise, owed(hand).closed) == (3, False, "betting_closed")
    assert owed(hand).step == 14  # 16 - 2, the last full raise; 19 - 16 is less
    assert refused(hand, "3r33") == "betting_closed"


def test_B02_the_least_raise_does_not_depend_on_the_opponents_stack() -> None:
    hand = stage([200, 1000], (10, 20))
    play(hand, "1r100 0r180")
    assert (owed(hand).min_to, owed(hand).max_to) == (260, 1000)


def test_B04_a_short_all_in_that_is_a_full_raise_is_the_measure_of_the_next() -> None:
    hand = stage([5000, 5000, 325, 5000], (100, 200))
    play(hand, "2r325")
    assert owed(hand).min_to == 525  # 325 is short of 400: the last full raise of 200 goes on top
    assert owed(hand).step == 200


@pytest.mark.parametrize(("rule", "can_raise"), [("cumulative", True), ("single", False)])
def test_B05_two_short_all_ins_together_reopen_the_betting(rule: str, can_raise: bool) -> None:
    hand = stage([5000, 5000, 285, 360], (5, 10), short_allin_reopen=rule)
    play(hand, "2c 3c 0c 1x 0b100 1r200 2r275 3r350 0c")
    assert hand.to_act == 1
    assert owed(hand).call == 150
    assert owed(hand).can_raise is can_raise
    if can_raise:
        assert owed(hand).min_to == 450
    else:
        assert owed(hand).closed == "betting_closed"


def test_B07_an_all_in_under_the_least_raise_is_legal_and_the_only_size() -> None:
    hand = stage([1000, 39], (5, 10))
    play(hand, "1c 0x 0b22")
    assert hand.stacks[1] == 29
    assert (owed(hand).min_to, owed(hand).max_to) == (29, 29)
    assert refused(hand, "1r28") == "below_minimum"
    play(hand, "1r29")
    assert hand.price == 29


def test_B09_the_least_re_raise_is_by_the_last_raise() -> None:
    hand = stage([20000, 20000], (50, 100))
    play(hand, "1r200 0r2179")
    assert owed(hand).min_to == 4158
    assert refused(hand, "1r4157") == "below_minimum"
    play(hand, "1r4200")
    assert hand.price == 4200


def test_B10_no_wager_beyond_the_stack_is_offered() -> None:
    hand = stage([1200, 1200], (50, 100))
    play(hand, "1r300 0r900")
    assert (owed(hand).min_to, owed(hand).max_to) == (1200, 1200)
    assert refused(hand, "1r1800") == "exceeds_stack"


@pytest.mark.parametrize(("formula", "most"), [("pot_after_call", 35), ("pot_before_call", 25)])
def test_B11_a_pot_sized_raise_counts_the_call(formula: str, most: int) -> None:
    hand = stage([500] * 4, (5, 10), structure="PL", pl_formula=formula)
    assert owed(hand).max_to == most


@pytest.mark.parametrize(("counts", "most"), [(True, 900), (False, 700)])
def test_B13_the_big_blind_ante_counts_in_a_pot_limit_pot_before_the_flop_by_option(counts: bool, most: int) -> None:
    hand = stage(
        [5000] * 6, (100, 200), structure="PL", ante=200, ante_type="bb_ante", pl_count_antes_preflop=counts
    )  # fmt: skip
    assert hand.to_act == 2
    assert owed(hand).max_to == most


def test_B14_a_short_big_blind_does_not_lower_the_price() -> None:
    hand = stage([200, 1, 200, 200])
    assert hand.to_act == 2
    assert (owed(hand).call, owed(hand).min_to) == (2, 4)


def test_B16_a_player_whose_blind_was_all_in_is_never_asked() -> None:
    hand = stage([200, 2, 200])
    play(hand, "2c 0c")
    assert hand.street == "flop"
    assert hand.to_act == 0


def test_B17_heads_up_the_button_posts_the_small_blind_and_acts_first_then_last() -> None:
    hand = stage([500, 500], (10, 20))
    assert hand.bets == [20, 10]
    assert hand.to_act == 1
    play(hand, "1c 0x")
    assert hand.street == "flop"
    assert hand.to_act == 0


@pytest.mark.parametrize(("rule", "least"), [("straddle", 8), ("bb", 6)])
def test_B19_the_least_raise_over_a_straddle_and_the_least_bet_after_it(rule: str, least: int) -> None:
    hand = stage([200] * 4, straddle="utg", straddles=1, straddle_min_raise=rule)
    assert hand.to_act == 3
    assert (owed(hand).call, owed(hand).min_to) == (4, least)
    play(hand, "3c 0c 1c")
    assert (hand.to_act, hand.street, owed(hand).check) == (2, "preflop", True)
    play(hand, "2x")
    assert (hand.street, owed(hand).min_to) == ("flop", 2)


@pytest.mark.parametrize(("rule", "least"), [("bb", 2), ("straddle", 4)])
def test_B19_the_least_bet_after_a_straddle_is_an_option_of_its_own(rule: str, least: int) -> None:
    hand = stage([200] * 4, straddle="utg", straddles=1, straddle_postflop_min=rule)
    play(hand, "3c 0c 1c 2x")
    assert owed(hand).min_to == least


def test_B20_a_live_and_a_dead_post() -> None:
    hand = stage([200] * 4, extra=(Post(2, "post", 2), Post(2, "dead", 1)))
    assert hand.total == 6
    assert hand.to_act == 2
    assert (owed(hand).call, owed(hand).check, owed(hand).min_to) == (0, True, 4)


@pytest.mark.parametrize(("rule", "to"), [("multiple", 12), ("on_top", 10)])
def test_B21_an_all_in_raise_of_half_a_bet_reopens_the_betting_in_limit(rule: str, to: int) -> None:
    hand = stage([200, 200, 8], structure="FL", small_bet=2, big_bet=4, fl_next_raise=rule)
    play(hand, "2c 0c 1x 0x 1x 2x 0b4 1c 2r6")
    assert (hand.street, hand.to_act) == ("turn", 0)
    assert (owed(hand).call, owed(hand).min_to, owed(hand).max_to) == (2, to, to)


def test_B21_where_only_full_bets_count_it_does_not() -> None:
    hand = stage([200, 200, 8], structure="FL", small_bet=2, big_bet=4, fl_half_bet="full")
    play(hand, "2c 0c 1x 0x 1x 2x 0b4 1c 2r6")
    assert (owed(hand).call, owed(hand).closed) == (2, "betting_closed")


@pytest.mark.parametrize(("rule", "to"), [("multiple", 40), ("on_top", 35)])
def test_B23_the_raise_over_a_three_quarter_bet(rule: str, to: int) -> None:
    hand = stage([35, 500, 500], (10, 20), structure="FL", fl_next_raise=rule)
    play(hand, "2c 0c 1x 0b15")
    assert (owed(hand).call, owed(hand).min_to, owed(hand).max_to) == (15, to, to)


@pytest.mark.parametrize(
    ("cap", "raises", "bets"), [("bet_plus_3", "r6 r8", "b2 r4 r6 r8"), ("bet_plus_4", "r6 r8 r10", "b2 r4 r6 r8 r10")]
)
def test_B25_the_cap_is_the_same_on_both_streets(cap: str, raises: str, bets: str) -> None:
    hand = stage([200] * 3, structure="FL", fl_cap=cap)
    play(hand, "2r4 " + raises)
    assert owed(hand).closed == "cap_reached"
    play(hand, "c c")
    assert hand.street == "flop"
    play(hand, bets)
    assert owed(hand).closed == "cap_reached"
    assert refused(hand, "r12") == "cap_reached"


def test_B25_without_a_cap_raises_go_on() -> None:
    hand = stage([200] * 3, structure="FL", fl_cap="none")
    play(hand, "2r4 r6 r8 r10 r12 r14")
    assert owed(hand).min_to == 16


@pytest.mark.parametrize(("rule", "closed"), [("heads_up_before_cap", ""), ("at_table", ""), ("never", "cap_reached")])
def test_B26_heads_up_there_is_no_cap_but_by_option(rule: str, closed: str) -> None:
    hand = stage([200, 200], structure="FL", fl_cap_heads_up=rule)
    play(hand, "1r4 0r6 1r8")
    assert owed(hand).closed == closed
    if not closed:
        play(hand, "0r10 1r12")
        assert hand.price == 12


@pytest.mark.parametrize(("rule", "closed"), [("heads_up_before_cap", ""), ("at_table", "cap_reached")])
def test_B26_two_who_remain_are_heads_up_by_option(rule: str, closed: str) -> None:
    hand = stage([200] * 3, structure="FL", fl_cap_heads_up=rule)
    play(hand, "2r4 0f 1r6 2r8")
    assert owed(hand).closed == closed


def test_B61_an_ante_is_no_part_of_the_call() -> None:
    hand = stage([100] * 3, (5, 10), ante=5, ante_type="per_player")
    play(hand, "2r20")
    assert hand.stacks[2] == 75
    assert hand.total == 50


def test_B63_folding_when_a_check_is_free_is_allowed_or_refused_by_option() -> None:
    hand = stage([100] * 3)
    play(hand, "2c 0c 1x 0f")
    assert hand.folded == [True, False, False]
    strict = stage([100] * 3, free_fold=False)
    play(strict, "2c 0c 1x")
    assert not owed(strict).fold
    assert refused(strict, "0f") == "cannot_fold"
    play(strict, "0b10 1f")
    assert strict.folded == [False, True, False]


def test_B64_where_all_ante_and_nobody_bets_before_the_flop_the_first_left_of_the_button_opens_it() -> None:
    hand = Hand.open(opening([100] * 3, (0, 2), ante=5, ante_type="ante_only"))
    deck = deck_for(hand.opened)
    hand.deal(deck)
    assert (hand.total, hand.to_act, owed(hand).check, owed(hand).min_to) == (15, 0, True, 2)
    hand.apply(Gathered((Pot(15, (0, 1, 2)),)))  # no round of betting before the flop
    hand.apply(Board("flop", hand.stub[7:10], hand.stub[6:7]))
    assert [type(event) for event in hand.events].count(Dealt) == 3
    assert (hand.total, hand.to_act, owed(hand).opens, owed(hand).min_to) == (15, 0, True, 2)


def test_B65_the_first_raise_of_the_street_short_and_all_in_does_not_reopen() -> None:
    hand = stage([1000, 1000, 1000, 150], (50, 100))
    play(hand, "2c 3r150 0f")
    assert hand.to_act == 1
    assert owed(hand).min_to == 250
    play(hand, "1c")
    assert hand.to_act == 2
    assert (owed(hand).call, owed(hand).closed) == (50, "betting_closed")
    assert refused(hand, "2r250") == "betting_closed"


@pytest.mark.parametrize(("short", "bet", "ante"), [("ante_first", 50, 100), ("blind_first", 100, 50)])
def test_B69_a_big_blind_ante_that_eats_the_blind_leaves_the_price(short: str, bet: int, ante: int) -> None:
    hand = stage([1000, 150, 1000, 1000], (50, 100), ante=100, ante_type="bb_ante", bb_ante_short=short)
    assert (hand.bets[1], hand.dead, hand.total) == (bet, ante, 200)
    assert hand.to_act == 2
    assert (owed(hand).call, owed(hand).min_to) == (100, 200)


def test_B74_the_big_blind_has_the_option() -> None:
    hand = stage([200] * 4)
    play(hand, "2f 3f 0c")
    assert hand.to_act == 1
    assert (owed(hand).check, owed(hand).call, owed(hand).min_to) == (True, 0, 4)


def test_B75_an_all_in_raise_is_put_to_the_opponent() -> None:
    hand = stage([1880, 3000], (60, 120))
    play(hand, "1r240 0r1880")
    assert hand.to_act == 1
    assert (owed(hand).fold, owed(hand).call, owed(hand).closed) == (True, 1640, "nobody_can_call")
    with pytest.raises(Illegal):
        hand.act(1, Raise(3000))
