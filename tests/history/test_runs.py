"""A hand history has one board: what that means where the house would run it twice (Rulebook F9)."""

from __future__ import annotations

import pytest

from croupier.cards import standard_deck
from croupier.history import phh
from croupier.rules.action import CALL, Raise, Run
from croupier.rules.forced import open_hand
from croupier.rules.hand import Hand
from croupier.rules.house_rules import HouseRules


def all_in() -> Hand:
    house = HouseRules(run_it_twice="2")
    hand = Hand.open(open_hand(seats=(1, 2), names=("Anna", "Boris"), stacks=(100, 100), house=house))
    hand.deal(standard_deck())
    hand.act(1, Raise(100))
    hand.act(0, CALL)
    return hand


def test_a_file_with_one_board_was_run_once() -> None:
    hand = all_in()
    hand.act(hand.to_act, Run(1))
    assert hand.finished
    (record,) = phh.read(phh.write(hand))
    report = record.check()
    assert report.agrees
    assert report.hand.payoffs() == hand.payoffs()


def test_a_hand_that_was_run_twice_cannot_be_written() -> None:
    hand = all_in()
    hand.act(hand.to_act, Run(2))
    hand.act(hand.to_act, Run(2))
    assert hand.runs == 2
    with pytest.raises(ValueError, match="more than once"):
        phh.write(hand)
