"""Pots by themselves: built, split, cut and raked from bare numbers (Rulebook F1 to F10)."""

from __future__ import annotations

from croupier.rules.event import Pot
from croupier.rules.pot import build


def test_without_dead_money_the_pot_is_what_was_paid() -> None:
    assert build([10, 10], [False, False]) == [Pot(20, (0, 1))]
    assert build([10, 10], [False, False], dead=3) == [Pot(23, (0, 1))]
