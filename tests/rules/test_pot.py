"""Pots by themselves: built and split from bare numbers (Rulebook F1 to F6)."""

from __future__ import annotations

import pytest

from croupier.rules.event import Pot
from croupier.rules.house_rules import HouseRules
from croupier.rules.pot import build, split


def test_without_dead_money_the_pot_is_what_was_paid() -> None:
    assert build([10, 10], [False, False]) == [Pot(20, (0, 1))]
    assert build([10, 10], [False, False], dead=3) == [Pot(23, (0, 1))]


def test_chips_of_folded_players_above_the_highest_live_level_go_into_the_last_pot() -> None:
    assert build([50, 100, 70], [False, True, True]) == [Pot(220, (0,))]
    assert build([50, 100, 70, 60], [False, True, True, False]) == [Pot(200, (0, 3)), Pot(80, (3,))]


@pytest.mark.parametrize("amount", [11, 12, 14])
def test_what_is_no_whole_unit_is_odd_even_for_one_winner(amount: int) -> None:
    odd = amount - 10
    assert split(amount, [1], [0, 0], HouseRules(odd_chip_unit=5)) == ([(1, amount, odd)], 0)
    carried = HouseRules(odd_chip_unit=5, odd_chip="carry_over")
    assert split(amount, [1], [0, 0], carried) == ([(1, 10, 0)], odd)
    assert split(15, [1], [0, 0], carried) == ([(1, 15, 0)], 0)
