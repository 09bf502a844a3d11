"""Evenings: a host closes one, or a long pause does; what was called paid stays with its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from croupier.room import deed as deeds
from croupier.room import fact as facts
from croupier.room.desk import EVENING_PAUSE, Payment
from croupier.room.sheet import Row, carried, sheet_of
from croupier.room.wish import Host, Mark, Play
from croupier.rules.action import FOLD
from croupier.rules.legal import Illegal

Make = Callable[..., Any]
CLOSE = Host("P1", deeds.CloseEvening())


def kinds(found: list[facts.AnyFact]) -> list[str]:
    """The names of facts."""
    return [type(fact).__name__ for fact in found]


def test_an_evening_that_is_closed_between_hands_is_over_and_the_game_is_paused(evening: Make) -> None:
    night = evening(500, 500, hosted=True)
    night.next()
    night.over()
    hands = night.table.hands
    assert night.wish(1, CLOSE) == [facts.EveningClosing("p1", "P1"), facts.EveningClosed(1, hands)]
    desk = night.table.desk
    assert (desk.evening, desk.since, desk.closing, desk.paused) == (2, hands, False, True)
    assert night.table.deadline is None


def test_an_evening_that_is_closed_in_a_hand_ends_with_it(evening: Make) -> None:
    night = evening(500, 500, hosted=True)
    night.deal()
    assert kinds(night.wish(1, CLOSE)) == ["EveningClosing"]
    assert night.wish(1, CLOSE) == []
    found = night.table.act(f"p{night.table.hand.opened.seats[night.table.hand.to_act]}", Play(FOLD), night.now)
    assert kinds(found)[-1] == "EveningClosed"
    assert not night.table.wants_deck


def test_the_clock_runs_on_in_the_last_hand_of_an_evening_that_is_closed(evening: Make) -> None:
    night = evening(500, 500, hosted=True)
    night.deal()
    deadline = night.table.deadline
    night.now += 1_000
    night.wish(1, CLOSE)
    assert (night.table.desk.paused, night.table.deadline) == (False, deadline)
    facts_of_time = night.wait()
    assert isinstance(facts_of_time[0], facts.TimedOut)
    assert kinds(facts_of_time)[-1] == "EveningClosed"
    assert (night.table.desk.paused, night.table.deadline) == (True, None)


def test_a_host_who_lets_the_game_go_on_takes_the_close_back(evening: Make) -> None:
    night = evening(500, 500, hosted=True)
    night.deal()
    night.wish(1, CLOSE)
    night.wish(1, Host("P1", deeds.Resume()))
    night.over()
    assert (night.table.desk.evening, night.table.desk.closing) == (1, False)


def test_an_evening_without_a_hand_is_not_closed(evening: Make) -> None:
    night = evening(500, 500, hosted=True)
    night.wish(1, CLOSE)
    with pytest.raises(Illegal, match="nothing_to_close"):
        night.wish(1, CLOSE)


def test_a_hand_of_a_closed_evening_is_not_voided(evening: Make) -> None:
    night = evening(500, 500, hosted=True)
    night.next()
    night.over()
    night.wish(1, CLOSE)
    with pytest.raises(Illegal, match="evening_over"):
        night.wish(1, Host("P1", deeds.Void("too late")))


@pytest.mark.parametrize(("pause", "evening_number"), [(EVENING_PAUSE - 60_000, 1), (EVENING_PAUSE, 2)])
def test_a_long_pause_ends_an_evening_that_nobody_closed(evening: Make, pause: int, evening_number: int) -> None:
    night = evening(500, 500)
    night.next()
    night.over()
    dealt = night.table.desk.last
    night.now = dealt + pause
    while not night.table.wants_deck:
        night.table.tick(night.now)
    night.deal()
    assert night.table.desk.evening == evening_number
    assert night.table.desk.last == night.now


def test_a_mark_stays_with_its_evening(evening: Make) -> None:
    night = evening(500, 500, hosted=True)
    night.wish(2, Mark("P2", "p2", "p1", 30, "payer", True))
    night.wish(1, CLOSE)
    assert night.table.desk.payments == ()
    found = night.wish(1, Mark("P1", "p2", "p1", 30, "payee", True, evening=1))
    assert found == [facts.PaymentMarked("p2", "p1", 30, "payee", True, "p1", "P1", evening=1)]
    assert night.table.desk.payments == ()
    night.wish(2, Mark("P2", "p2", "p1", 30, "payer", True, evening=2))
    assert night.table.desk.payments == (Payment("p2", "p1", 30, paid=True),)


@pytest.mark.parametrize("number", [0, 3])
def test_nobody_marks_a_debt_of_an_evening_that_was_not(evening: Make, number: int) -> None:
    night = evening(500, 500, hosted=True)
    night.wish(1, CLOSE)
    with pytest.raises(Illegal, match="no_such_debt"):
        night.wish(2, Mark("P2", "p2", "p1", 30, "payer", True, evening=number))


def test_chips_that_stay_at_the_table_are_what_the_next_evening_begins_with() -> None:
    first = [
        ("bank", "player:ann", "buy_in", 100),
        ("bank", "player:bob", "buy_in", 100),
        ("player:bob", "table:t:pot", "hand", 40),
        ("table:t:pot", "player:ann", "hand", 35),
        ("table:t:pot", "house", "rake", 5),
    ]
    second = [("player:ann", "table:t:pot", "hand", 10), ("table:t:pot", "player:bob", "hand", 10)]
    rows = sheet_of([*carried(first), *second])
    assert rows["ann"] == Row(bought=135, now=125)
    assert rows["bob"] == Row(bought=60, now=70)
    assert sum(row.result for row in rows.values()) == 0
