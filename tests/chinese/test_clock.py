"""The clock of open-face Chinese (Rulebook K13, K14)."""

from __future__ import annotations

import pytest

from croupier.chinese.clock import Clock, new_clock, new_deal, spend
from croupier.chinese.house import ChineseRules

HOUSE = ChineseRules(ofc_deal_seconds=90, ofc_fantasy_seconds=120, ofc_bank_seconds=60)


def test_who_comes_to_a_table_has_a_full_bank() -> None:
    assert new_clock(HOUSE) == Clock(0, 60_000)


def test_a_deal_gives_its_time_anew_and_leaves_the_bank_as_it_was() -> None:
    assert new_deal(Clock(12, 7_000), HOUSE, 0) == Clock(90_000, 7_000)


def test_fantasyland_has_a_time_of_its_own() -> None:
    assert new_deal(new_clock(HOUSE), HOUSE, 14) == Clock(120_000, 60_000)


@pytest.mark.parametrize(
    ("used", "left"),
    [
        (0, Clock(50, 30)),
        (49, Clock(1, 30)),
        (50, Clock(0, 30)),
        (51, Clock(0, 29)),
        (79, Clock(0, 1)),
        (80, Clock(0, 0)),
        (1000, Clock(0, 0)),
    ],
)
def test_the_deals_time_is_spent_before_the_bank(used: int, left: Clock) -> None:
    assert spend(Clock(50, 30), used) == left
    assert left.left == max(0, 80 - used)
    assert left.timed_out is (used >= 80)


def test_time_of_all_streets_is_spent_from_the_same_clock() -> None:
    clock = new_deal(new_clock(HOUSE), HOUSE, 0)
    for _ in range(5):
        clock = spend(clock, 25_000)
    assert clock == Clock(0, 25_000)
    assert new_deal(clock, HOUSE, 0) == Clock(90_000, 25_000)
