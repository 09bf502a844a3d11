"""Time banks, plans for after the hand, the waiting list, coming back after leaving (Rulebook I2 to I7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from croupier.cards import standard_deck
from croupier.room.clock import PACE
from croupier.room.evening import OFFER, Banked, Departed, Intended, Moved, Offered, Plan, Queued, Unqueued, Waiter
from croupier.room.fact import Away, Bought, Leaving, Stood, TimedOut
from croupier.room.table import Table
from croupier.room.wish import Buy, Intend, Play, Queue, Sit, SitIn, SitOut, Stand, Unqueue
from croupier.rules.action import CALL, CHECK, FOLD, Raise
from croupier.rules.event import Called, Folded
from croupier.rules.legal import Illegal

Make = Callable[..., Any]
SECOND = 1000
MINUTE = 60 * SECOND


def code(night: Any, seat: int, wish: Any) -> str:
    """Why a wish is refused, after making sure that it has changed nothing."""
    before = (night.table.n, dict(night.table.seats), dict(night.table.queue), night.table.bank)
    with pytest.raises(Illegal) as caught:
        night.wish(seat, wish)
    assert before == (night.table.n, night.table.seats, night.table.queue, night.table.bank)
    assert caught.value.rule
    return caught.value.code


# The time bank.


def test_after_the_clock_the_time_bank_runs_by_itself(evening: Make) -> None:
    night = evening(1000, 1000, 1000, button=1, bank_seconds=60, bank_per_orbit=0)
    for seat in (1, 2, 3):
        night.table.seats[seat] = give_bank(night, seat, 60 * SECOND)
    night.deal()
    start = night.now + PACE.deal
    assert night.table.deadline == start + 80 * SECOND
    night.now = start + 20 * SECOND
    assert night.table.turn(night.now) == (1, 20 * SECOND, 0)
    assert night.table.bank_left(night.now) == 60 * SECOND
    night.now = start + 35 * SECOND
    assert night.table.bank_left(night.now) == 45 * SECOND
    assert night.play((1, CALL)) == [Called(2, 10), Banked(1, 45 * SECOND)]
    assert night.table.seats[1].bank == 45 * SECOND


def give_bank(night: Any, seat: int, bank: int) -> Any:
    """The sitting with this time bank."""
    return replace(night.table.seats[seat], bank=bank)


def test_a_decision_within_its_clock_costs_no_bank(evening: Make) -> None:
    night = evening(1000, 1000, 1000, button=1, bank_seconds=60)
    night.table.seats[1] = give_bank(night, 1, 60 * SECOND)
    night.deal()
    night.now += PACE.deal + 20 * SECOND
    assert night.play((1, CALL)) == [Called(2, 10)]


def test_a_refused_action_costs_no_bank(evening: Make) -> None:
    night = evening(1000, 1000, 1000, button=1, bank_seconds=60)
    night.table.seats[1] = give_bank(night, 1, 60 * SECOND)
    night.deal()
    night.now += PACE.deal + 50 * SECOND
    assert code(night, 1, Play(CHECK)) == "cannot_check"
    assert night.table.seats[1].bank == 60 * SECOND


def test_when_clock_and_bank_have_run_out_the_bank_is_empty(evening: Make) -> None:
    night = evening(1000, 1000, 1000, button=1, bank_seconds=60)
    night.table.seats[1] = give_bank(night, 1, 60 * SECOND)
    night.deal()
    start = night.now
    assert night.wait() == [TimedOut(1), Folded(2)]
    assert night.now == start + PACE.deal + 80 * SECOND
    assert night.table.seats[1].bank == 0


def test_who_sits_down_has_a_full_bank_and_each_orbit_adds_a_little(evening: Make) -> None:
    night = evening(1000, 1000, 1000, button=1, bank_seconds=60, bank_per_orbit=5)
    night.wish(4, Sit(4, 1000, "P4"))
    assert [night.table.seats[seat].bank for seat in (1, 2, 3, 4)] == [0, 0, 0, 60 * SECOND]
    for _ in range(3):  # the big blind comes to seat 3, then 4, then 1; a full bank stays as it is
        night.next()
    assert [night.table.seats[seat].bank for seat in (1, 3, 4)] == [5 * SECOND, 5 * SECOND, 60 * SECOND]


def test_after_a_restart_the_bank_is_what_it_was_before_the_decision(evening: Make) -> None:
    night = evening(1000, 1000, 1000, button=1, bank_seconds=60)
    night.table.seats[1] = give_bank(night, 1, 30 * SECOND)
    night.deal()
    night.now += PACE.deal + 40 * SECOND
    (first, roll), *others = night.table.log
    twin = Table(roll, first)
    for _, fact in others:
        twin.apply(fact)
    twin.resume(night.now)
    assert twin.bank_left(night.now) == 30 * SECOND
    assert twin.deadline == night.now + 50 * SECOND + PACE.resume


# Sitting out.


def test_one_who_sits_out_for_too_long_gives_up_the_seat(evening: Make) -> None:
    night = evening(1000, 1000, 1000, sit_out_limit=15)
    night.wish(3, SitOut())
    night.now += 15 * MINUTE - 1
    assert not [fact for fact in night.table.tick(night.now) if isinstance(fact, Stood)]
    night.now += 1
    assert night.table.tick(night.now) == [Stood(3, "p3", 1000, night.now)]


def test_coming_back_in_between_starts_the_patience_anew(evening: Make) -> None:
    night = evening(1000, 1000, 1000, sit_out_limit=15)
    night.wish(3, SitOut())
    night.now += 10 * MINUTE
    night.wish(3, SitIn())
    night.wish(3, SitOut())
    night.now += 10 * MINUTE
    night.table.tick(night.now)
    assert 3 in night.table.seats


def test_where_there_is_no_limit_one_may_sit_out_for_ever(evening: Make) -> None:
    night = evening(1000, 1000, 1000, sit_out_limit=0)
    night.wish(3, SitOut())
    night.now += 1000 * MINUTE
    night.table.tick(night.now)
    assert 3 in night.table.seats


def test_one_whose_patience_ends_in_a_hand_leaves_as_the_hand_lets_him(evening: Make) -> None:
    night = evening(1000, 1000, 1000, button=1, sit_out_limit=1, action_seconds=90)
    night.deal()
    night.wish(2, SitOut())
    night.now += MINUTE
    assert night.table.tick(night.now) == [Leaving(2)]
    facts = night.play((1, FOLD))
    assert (facts[1], facts[-1]) == (Folded(0), Stood(2, "p2", 995, night.now))


def test_one_whose_patience_has_ended_is_sent_away_once_and_holds_nobody_up(evening: Make) -> None:
    night = evening(1000, 1000, 1000, button=1, sit_out_limit=1, action_seconds=90)
    night.deal()
    night.wish(3, SitOut())
    night.now += MINUTE
    assert night.table.tick(night.now) == [Leaving(3)]
    assert night.table.tick(night.now) == []
    assert night.table.deadline is not None
    night.now = night.table.deadline
    assert night.table.tick(night.now) != []  # whose turn it is runs out of time
    assert Leaving(3) not in night.table.tick(night.now)


def test_sitting_out_on_the_big_blind_plays_until_it_comes(evening: Make) -> None:
    night = evening(1000, 1000, 1000, button=1)  # the big blind comes to seat 3, then 1, then 2
    assert night.wish(1, Intend(sit_out=True)) == [Intended(1, Plan(sit_out=True))]
    assert 1 in night.next().seats
    night.over()
    while not night.table.wants_deck:
        night.wait()
    assert (night.table.seats[1].away, night.table.seats[1].plan) == (True, Plan())
    opened = night.next()
    assert 1 not in opened.seats
    assert night.table.seats[1].marks == ("big_blind",)


def test_when_only_one_is_left_after_a_polite_sit_out_no_hand_comes(evening: Make) -> None:
    night = evening(1000, 1000, button=1)  # seat 2 has the big blind of the next hand
    night.wish(2, Intend(sit_out=True))
    assert night.wait() == [Away(2, "wish")]
    assert (night.table.deadline, night.table.wants_deck) == (None, False)


# Leaving and changing the seat after the hand.


def test_one_who_leaves_after_the_hand_plays_it_to_its_end(evening: Make) -> None:
    night = evening(1000, 1000, 1000, button=1)
    night.deal()
    night.wish(1, Intend(leave=True))
    night.play((1, Raise(30)), (2, FOLD))
    assert night.play((3, FOLD))[-1] == Stood(1, "p1", 1015, night.now)


def test_a_plan_to_leave_can_be_taken_back(evening: Make) -> None:
    night = evening(1000, 1000, 1000, button=1)
    night.deal()
    night.wish(1, Intend(leave=True))
    assert night.wish(1, Intend(leave=False)) == [Intended(1, Plan())]
    night.over()
    assert 1 in night.table.seats


def test_who_changes_seats_where_there_are_no_blinds_is_not_new_there(evening: Make) -> None:
    night = evening(500, 500, variant="seven_card_stud", structure="fixed_limit", ante=1)
    night.wish(2, Intend(move=5))
    assert night.table.seats[5].marks == ()


def test_between_hands_a_seat_is_changed_at_once_and_one_comes_in_as_if_new(evening: Make) -> None:
    night = evening(1000, 1000, 1000)
    facts = night.wish(2, Intend(move=5))
    assert facts == [Intended(2, Plan(move=5)), Moved(2, 5, new=True)]
    assert (night.table.seat_of("p2"), night.table.seats[5].marks) == (5, ("new",))
    assert (night.table.seats[5].stack, 2 in night.table.seats) == (1000, False)


def test_in_a_hand_the_change_of_seat_waits_for_its_end(evening: Make) -> None:
    night = evening(1000, 1000, 1000, button=1)
    night.deal()
    night.wish(1, Intend(move=6))
    assert night.table.seat_of("p1") == 1
    night.over()
    assert night.table.seat_of("p1") == 6


def test_a_seat_that_somebody_else_has_taken_meanwhile_is_dropped_from_the_plan(evening: Make) -> None:
    night = evening(1000, 1000, 1000, button=1)
    night.deal()
    night.wish(1, Intend(move=6))
    night.wish(4, Sit(6, 1000, "P4"))
    night.over()
    assert (night.table.seat_of("p1"), night.table.seats[1].plan) == (1, Plan())


@pytest.mark.parametrize(("seat", "why"), [(7, "no_such_seat"), (2, "seat_taken")])
def test_a_seat_that_cannot_be_had_is_refused(evening: Make, seat: int, why: str) -> None:
    assert code(evening(1000, 1000), 1, Intend(move=seat)) == why


def test_what_was_missed_is_not_forgiven_by_changing_the_seat(evening: Make) -> None:
    night = evening(1000, 1000, 1000)
    night.table.seats[3] = replace(night.table.seats[3], away=True, marks=("big_blind",))
    night.wish(3, Intend(move=5))
    assert night.table.seats[5].marks == ("big_blind",)


# Chips.


def test_chips_that_were_asked_for_in_a_hand_come_at_its_end(evening: Make) -> None:
    night = evening(500, 500, 500, button=1)
    night.deal()
    night.wish(1, Buy(300))
    night.play((1, FOLD))
    assert night.play((2, FOLD))[-1] == Bought(1, 300)
    assert night.chips == {1: 800, 2: 495, 3: 505}
    assert night.table.seats[1].plan == Plan()


def test_no_more_comes_than_the_stack_has_room_for_after_the_hand(evening: Make, stacked: Make) -> None:
    night = evening(600, 600, button=1)
    night.deal(stacked([2, 1], {1: "Ac Ad", 2: "7c 2d"}, "Kh Qs 8d 5c 3h"))
    night.wish(1, Buy(400))
    night.wish(2, Buy(700))
    night.play((1, Raise(600)), (2, CALL))
    assert night.table.log[-2][1] == Intended(1, Plan())  # 1200 are more than the most
    assert night.table.log[-1][1] == Bought(2, 700)  # and who has lost everything buys in with what he asked for
    assert not night.table.seats[2].away


def test_too_little_for_a_buy_in_does_not_come_to_one_who_is_broke(evening: Make, stacked: Make) -> None:
    night = evening(600, 600, button=1)
    night.deal(stacked([2, 1], {1: "Ac Ad", 2: "7c 2d"}, "Kh Qs 8d 5c 3h"))
    night.wish(2, Buy(100))
    night.play((1, Raise(600)), (2, CALL))
    assert night.table.log[-1][1] == Away(2, "broke")
    assert (night.table.seats[2].stack, night.table.seats[2].plan) == (0, Plan())


def test_chips_that_were_asked_for_can_be_taken_back(evening: Make) -> None:
    night = evening(500, 500, button=1)
    night.deal()
    night.wish(1, Buy(300))
    assert night.wish(1, Intend(drop_buy=True)) == [Intended(1, Plan())]


def test_more_than_the_most_cannot_be_asked_for(evening: Make) -> None:
    night = evening(500, 500, button=1)
    night.deal()
    assert code(night, 1, Buy(1001)) == "buy_too_much"


def test_a_stack_is_topped_up_to_its_level_after_every_hand(evening: Make) -> None:
    night = evening(1000, 1000, 1000, button=1)
    assert night.wish(2, Intend(level=1000)) == [Intended(2, Plan(level=1000))]
    night.deal()
    night.play((1, FOLD))
    assert night.play((2, FOLD))[-1] == Bought(2, 5)
    assert night.table.seats[2].plan.level == 1000
    night.next()
    night.over()
    assert night.table.seats[2].stack == 1000


def test_topping_up_buys_nothing_for_one_who_is_broke_or_away(evening: Make, stacked: Make) -> None:
    night = evening(600, 600, 500, button=1)
    night.wish(2, Intend(level=400))
    night.wish(3, Intend(level=500))
    night.wish(3, SitOut())
    night.deal(stacked([2, 1], {1: "Ac Ad", 2: "7c 2d"}, "Kh Qs 8d 5c 3h"))
    night.play((1, Raise(600)), (2, CALL))
    assert night.chips == {1: 1200, 2: 0, 3: 500}


@pytest.mark.parametrize("level", [399, 1001, -1])
def test_a_level_must_be_a_buy_in_of_the_table(evening: Make, level: int) -> None:
    assert code(evening(1000, 1000), 1, Intend(level=level)) == "level_out_of_range"


# Coming back after leaving.


def test_who_left_with_more_must_bring_as_much_again(evening: Make) -> None:
    night = evening(1000, 1400, 1000, rejoin_window_min=60)
    night.wish(2, Stand())
    night.now += 20 * MINUTE
    assert night.table.range_of("p2", night.now) == (1400, 1400)
    assert code(night, 2, Sit(2, 1000, "P2")) == "buy_in_as_left"
    assert code(night, 2, Sit(2, 1401, "P2")) == "buy_in_too_big"
    night.wish(2, Sit(2, 1400, "P2"))
    assert night.table.seats[2].stack == 1400


def test_the_rathole_guard_outlives_a_restart_and_ends_with_its_window(evening: Make) -> None:
    night = evening(1000, 1400, 1000, rejoin_window_min=60)
    night.wish(2, Stand())
    left = night.now
    night.deal()
    roll = night.table.log[0][1]
    assert roll.departed == (Departed("p2", 1400, left),)
    night.now = left + 61 * MINUTE
    assert Table(roll).range_of("p2", night.now) == (400, 1000)
    night.over()
    night.deal()
    assert night.table.log[0][1].departed == ()


# The waiting list.


def full(evening: Make, **more: Any) -> Any:
    """A full table of two, at which p3 and then p4 wait."""
    night = evening(1000, 1000, seats=2, **more)
    assert night.wish(3, Queue("P3")) == [Queued("p3", "P3")]
    night.wish(4, Queue("P4"))
    return night


def test_a_seat_that_becomes_free_is_held_for_the_first_who_waits(evening: Make) -> None:
    night = full(evening)
    assert night.wish(2, Stand())[-1] == Offered("p3", 2)
    assert code(night, 4, Sit(2, 1000, "P4")) == "seat_offered"
    assert code(night, 2, Sit(2, 1000, "P2")) == "seat_offered"
    night.wish(3, Sit(2, 1000, "P3"))
    assert night.table.queue == {"p4": Waiter("p4", "P4")}


def test_who_does_not_come_in_time_makes_room_for_the_next(evening: Make) -> None:
    night = full(evening)
    night.wish(2, Stand())
    night.now += OFFER - 1
    assert night.table.tick(night.now) == []
    night.now += 1
    assert night.table.tick(night.now) == [Unqueued("p3", "late"), Offered("p4", 2)]


def test_one_may_pass_on_the_seat_or_stop_waiting(evening: Make) -> None:
    night = full(evening)
    night.wish(2, Stand())
    assert night.wish(3, Unqueue()) == [Unqueued("p3", "wish"), Offered("p4", 2)]
    assert night.wish(3, Unqueue()) == []


def test_waiting_twice_keeps_the_place_and_who_sits_does_not_wait(evening: Make) -> None:
    night = full(evening)
    assert night.wish(3, Queue("P3")) == []
    assert list(night.table.queue) == ["p3", "p4"]
    assert code(night, 1, Queue("P1")) == "already_seated"


def test_a_seat_of_the_running_hand_is_offered_when_the_hand_is_over(evening: Make) -> None:
    night = full(evening, button=1)
    night.deal()
    assert night.wish(1, Stand())[-2:] == [Stood(1, "p1", 995, night.now), Offered("p3", 1)]


def test_a_waiting_list_has_an_end(evening: Make) -> None:
    night = evening(1000, 1000, seats=2)
    for number in range(100, 150):
        night.table.act(f"p{number}", Queue("Q"), night.now)
    assert code(night, 3, Queue("P3")) == "queue_full"


def test_the_next_roll_states_the_waiting_list(evening: Make) -> None:
    night = full(evening)
    night.deal(standard_deck())
    assert night.table.log[0][1].queue == (Waiter("p3", "P3"), Waiter("p4", "P4"))
