"""What only one hand in thousands shows: several boards, the last cards of a short pack, showing in any order."""

from __future__ import annotations

import pytest
from tests.bug_log.test_other_games import down_to_the_showdown, stud
from tests.rules.stage import deck_for, of_kind, opening, owed, play, stage

from croupier.cards import UNKNOWN, cards, deck, names
from croupier.rules.action import BRING_IN, CALL, CHECK, Show
from croupier.rules.event import Awarded, Board, Returned, Shown
from croupier.rules.hand import Hand
from croupier.rules.variants import VARIANTS


def all_in(variant: str, players: int, **house: object) -> Hand:
    """Everybody all-in before the flop, with a whole pack in order."""
    opened = opening([100] * players, variant=variant, **house)
    hand = Hand.open(opened)
    hand.deal(VARIANTS[variant].pack)
    first = hand.to_act
    play(hand, f"{first}r100")
    while owed(hand).call:
        hand.act(hand.to_act, CALL)
        if hand.to_act < 0 or owed(hand).runs:
            break
    return hand


@pytest.mark.parametrize(("burns", "asked"), [(False, True), (True, False)])
def test_a_short_pack_is_run_as_often_as_its_cards_reach_burned_ones_counted(burns: bool, asked: bool) -> None:
    hand = all_in("royal_holdem", 5, run_it_twice="2", burn_cards=burns)
    assert (hand.to_act >= 0) is asked
    if asked:
        assert owed(hand).runs == 2
    else:
        assert hand.finished


def test_two_boards_are_not_run_twice_again() -> None:
    hand = all_in("holdem", 3, run_it_twice="2", boards=2)
    assert hand.finished
    assert {fact.board for fact in of_kind(hand.events, Board)} == {0, 1}


def test_cards_are_shown_in_the_order_in_which_they_are_held() -> None:
    hand = stage([100, 100], holes=["As Kd", "Qs Qd"])
    play(hand, "1f")
    assert hand.act(0, Show(cards("Kd As"))) == [Shown(0, cards("As Kd"))]


def test_over_a_small_bet_on_an_open_pair_a_small_raise_leaves_both_sizes_open() -> None:
    holes = ["Ks Qd 2c 9h 4s 7d 8h", "As Jd 8c 8d 9c 6h 7h", "Kd Qc Th 5s 3h 6d 9d"]
    hand = stud("seven_card_stud", [200] * 3, holes, ante=1, small_bet=10, big_bet=20, bring_in=3)
    hand.act(0, BRING_IN)
    play(hand, "1c 2c 1b10 2r20")
    assert (hand.step, hand.fulls, owed(hand).sizes) == (10, 2, (30, 40))
    play(hand, "0r40")
    assert (hand.step, hand.fulls, owed(hand).min_to, owed(hand).max_to) == (20, 3, 60, 60)


def test_hands_of_stud_that_nobody_knows_share_the_pot_and_the_odd_chip_goes_to_the_first() -> None:
    opened = opening([100] * 3, structure="FL", variant="seven_card_stud", ante=1, small_bet=10, big_bet=20, bring_in=3)
    hand = Hand.open(opened)
    ups = [cards("2c 4d 6s 8h"), cards("3d 5h 7c 9s"), cards("Td Jc Qh Ks")]
    order = [UNKNOWN] * 6 + [up[0] for up in ups]
    for street in range(1, 4):
        order += [up[street] for up in ups]
    hand.deal([*order, *[UNKNOWN] * 3])
    play(hand, "0x 1c 2f")
    down_to_the_showdown(hand)
    (award,) = of_kind(hand.events, Awarded)
    assert [(win.player, win.amount, win.odd) for win in award.wins] == [(0, 5, 1), (1, 4, 0)]


def test_a_whole_pack_in_order_deals_what_it_says() -> None:
    hand = stage([100, 100], holes=["2c 2d", "3c 3d"], board="4c 4d 4h 4s 5c")
    down_to_the_showdown(hand)
    assert names(hand.board) == "4c 4d 4h 4s 5c"
    assert len(deck_for(hand.opened)) == len(deck())
    assert hand.opened.house.burn_cards
    assert all(len(fact.burn) == 1 for fact in of_kind(hand.events, Board))


def test_a_check_where_it_is_asked_how_often_to_run_it_is_a_no() -> None:
    hand = all_in("holdem", 3, run_it_twice="3")
    assert owed(hand).runs == 3
    hand.act(hand.to_act, CHECK)
    assert hand.finished
    assert (hand.runs, hand.more) == (1, ())


def test_the_facts_of_dealing_do_not_tell_the_opening_again() -> None:
    opened = opening([100, 100])
    hand = Hand.open(opened)
    facts = hand.deal(deck())
    assert opened not in facts
    assert [opened, *facts] == hand.events


@pytest.mark.parametrize(("stack", "rich"), [(300, 1), (301, 1)])
def test_what_comes_back_lies_before_nobody_and_its_owner_has_chips_again(stack: int, rich: int) -> None:
    hand = stage([100, stack])
    play(hand, "1r300 0c")
    shadow = Hand.open(hand.opened)
    for fact in hand.events[1:]:
        shadow.apply(fact)
        if type(fact) is Returned:
            assert fact == Returned(1, 200)
            assert (shadow.bets, shadow.stacks[1], shadow.rich) == ([100, 100], stack - 100, rich)
            break
    else:
        pytest.fail("nothing came back")


@pytest.mark.parametrize(("rule", "to"), [("on_top", 3), ("multiple", 4)])
def test_over_an_all_in_bet_of_a_single_chip_the_next_raise_is_counted_as_the_house_says(rule: str, to: int) -> None:
    hand = stage([3, 100, 100], blinds=(1, 2), structure="FL", fl_next_raise=rule)
    play(hand, "2c 0c 1x 0b1")
    assert (hand.price, hand.fulls) == (1, 1)
    assert (owed(hand).min_to, owed(hand).max_to) == (to, to)
