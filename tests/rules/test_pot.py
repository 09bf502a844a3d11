"""Pots by themselves: built from bare numbers (Rulebook F1 to F4)."""

from __future__ import annotations

from croupier.rules.event import Pot
from croupier.rules.pot import build


def test_without_dead_money_the_pot_is_what_was_paid() -> None:
    assert build([10, 10], [False, False]) == [Pot(20, (0, 1))]
    assert build([10, 10], [False, False], dead=3) == [Pot(23, (0, 1))]


def test_chips_of_folded_players_above_the_highest_live_level_go_into_the_last_pot() -> None:
    assert build([50, 100, 70], [False, True, True]) == [Pot(220, (0,))]
    assert build([50, 100, 70, 60], [False, True, True, False]) == [Pot(200, (0, 3)), Pot(80, (3,))]
