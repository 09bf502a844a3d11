"""The clock of a table: deadlines, timeouts, pauses and coming back after a restart (Rulebook I5 to I9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from croupier.cards import standard_deck
from croupier.room.clock import AT_ONCE, PACE
from croupier.room.fact import Away, Back, TimedOut
from croupier.room.table import Table
from croupier.room.wish import Sit, SitIn, SitOut, Stand
from croupier.rules.action import CALL, CHECK, FOLD, Bet, Raise, Show
from croupier.rules.event import Checked, Ended, Folded

Make = Callable[..., Any]
SECOND = 1000


def left(night: Any) -> int:
    """The ms that the one to act has left."""
    return int(night.table.turn(night.now)[2])


def test_a_decision_has_all_its_seconds_after_the_cards_could_be_seen(evening: Make) -> None:
    night = evening(1000, 1000, 1000, button=1, action_seconds=20)
    night.deal()
    assert night.table.deadline == night.now + PACE.deal + 20 * SECOND
    assert night.table.turn(night.now) == (1, 20 * SECOND, 20 * SECOND)
    night.now += PACE.deal + 5 * SECOND
    assert night.table.turn(night.now) == (1, 20 * SECOND, 15 * SECOND)


def test_a_new_street_gives_time_to_see_its_cards(evening: Make) -> None:
    night = evening(1000, 1000, button=1)
    night.deal()
    night.play((1, CALL))
    assert night.table.deadline == night.now + 20 * SECOND
    night.play((2, CHECK))
    assert night.table.deadline == night.now + PACE.street + 20 * SECOND


def test_what_others_do_meanwhile_does_not_move_the_deadline(evening: Make) -> None:
    night = evening(1000, 1000, 1000, button=1)
    night.deal()
    deadline = night.table.deadline
    night.now += 7 * SECOND
    night.wish(6, Sit(6, 1000, "P6"))
    night.wish(2, SitOut())
    night.wish(6, Stand())
    assert night.table.deadline == deadline


def test_before_the_deadline_time_asks_for_nothing(evening: Make) -> None:
    night = evening(1000, 1000, button=1)
    night.deal()
    assert night.table.tick(night.table.deadline - 1) == []
    assert night.to_act == 1


def test_a_timeout_folds_when_there_is_something_to_call(evening: Make) -> None:
    night = evening(1000, 1000, 1000, button=1)
    night.deal()
    assert night.wait() == [TimedOut(1), Folded(2)]


def test_a_timeout_checks_when_it_is_free(evening: Make) -> None:
    night = evening(1000, 1000, button=1)
    night.deal()
    night.play((1, CALL))
    assert night.wait()[:2] == [TimedOut(2), Checked(0)]
    assert night.to_act == 2


def test_two_timeouts_in_a_row_sit_a_player_out(evening: Make) -> None:
    night = evening(1000, 1000, 1000, button=1, timeouts_to_sit_out=2)
    night.deal()
    night.play((1, CALL), (2, CALL), (3, CHECK))
    assert Away(2, "timeouts") not in night.wait()
    night.play((3, CHECK), (1, CHECK))
    assert night.wait()[:3] == [TimedOut(2), Away(2, "timeouts"), Checked(0)]


def test_an_action_of_ones_own_between_two_timeouts_is_forgiven(evening: Make) -> None:
    night = evening(1000, 1000, 1000, button=1, timeouts_to_sit_out=2)
    night.deal()
    night.play((1, CALL), (2, CALL), (3, CHECK))
    night.wait()
    night.play((3, CHECK), (1, CHECK), (2, CHECK))
    assert night.table.seats[2].timeouts == 0
    night.play((3, CHECK), (1, CHECK))
    night.wait()
    assert not night.table.seats[2].away


def test_timeouts_count_from_hand_to_hand(evening: Make) -> None:
    night = evening(1000, 1000, button=1, timeouts_to_sit_out=2)
    night.deal()
    night.wait()  # the button folds
    night.deal()
    night.play((2, CALL))
    assert night.wait()[:2] == [TimedOut(1), Away(1, "timeouts")]


def test_nobody_waits_again_for_one_whom_the_clock_has_sat_out(evening: Make) -> None:
    night = evening(1000, 1000, 1000, button=1, timeouts_to_sit_out=1)
    night.deal()
    night.play((1, CALL), (2, CALL), (3, CHECK))
    night.wait()
    facts = night.play((3, CHECK), (1, CHECK))
    assert facts[-2:] == [TimedOut(2), Checked(0)]
    assert night.to_act == 3
    facts = night.play((3, Bet(10)), (1, CALL))
    assert facts[1:3] == [TimedOut(2), Folded(0)]


def test_one_whom_the_clock_has_sat_out_comes_back_in_mid_hand_and_is_asked_again(evening: Make) -> None:
    night = evening(1000, 1000, 1000, button=1, timeouts_to_sit_out=1)
    night.deal()
    night.play((1, CALL), (2, CALL), (3, CHECK))
    night.wait()
    assert night.wish(2, SitIn()) == [Back(2)]
    assert night.table.seats[2].timeouts == 0
    night.play((3, CHECK), (1, CHECK))
    assert night.to_act == 2


def test_one_who_sits_out_by_wish_still_has_his_time_in_the_hand(evening: Make) -> None:
    night = evening(1000, 1000, 1000, button=1)
    night.deal()
    night.wish(1, SitOut())
    assert (night.to_act, left(night)) == (1, 20 * SECOND)


def test_after_a_fold_the_next_hand_comes_sooner_than_after_a_showdown(evening: Make) -> None:
    night = evening(1000, 1000, button=1)
    night.deal()
    night.play((1, FOLD))
    assert night.table.next_hand(night.now) == PACE.folds
    night.deal()
    night.play((2, CALL), (1, CHECK))
    while night.to_act:
        night.play((night.to_act, CHECK))
    assert night.table.next_hand(night.now) == PACE.showdown
    assert PACE.folds < PACE.showdown


def test_a_run_out_of_an_all_in_gives_time_for_each_street(evening: Make, stacked: Make) -> None:
    night = evening(1000, 1000, button=1)
    night.deal(stacked([2, 1], {1: "Ac Kd", 2: "Ad Kc"}, "Qh 9s 8d 5c 3h"))
    facts = night.play((1, Raise(1000)), (2, CALL))
    assert Ended in map(type, facts)
    assert night.table.next_hand(night.now) == PACE.showdown + 3 * PACE.street


def test_cards_shown_late_in_the_pause_can_still_be_read(evening: Make) -> None:
    night = evening(1000, 1000, button=1)
    night.deal()
    night.play((1, Raise(30)), (2, FOLD))
    night.now = night.table.deadline - 10
    night.play((1, Show()))
    assert night.table.next_hand(night.now) == PACE.shown


def test_a_deck_is_wanted_when_the_pause_is_over_and_not_before(evening: Make) -> None:
    night = evening(1000, 1000, button=1)
    assert not night.table.wants_deck
    night.wait()
    assert night.table.wants_deck
    night.table.begin(standard_deck(), night.now)
    assert not night.table.wants_deck


def test_when_a_second_player_is_ready_the_first_hand_has_a_start_to_wait_for(evening: Make) -> None:
    night = evening(1000)
    assert night.table.deadline is None
    night.wish(2, Sit(2, 1000, "P2"))
    assert night.table.next_hand(night.now) == PACE.start
    night.now += 500
    night.wish(3, Sit(3, 1000, "P3"))
    assert night.table.next_hand(night.now) == PACE.start - 500


def test_when_only_one_is_left_no_hand_is_coming(evening: Make) -> None:
    night = evening(1000, 1000)
    night.wait()
    night.wish(2, SitOut())
    assert (night.table.deadline, night.table.wants_deck, night.table.next_hand(night.now)) == (None, False, None)


def test_after_a_restart_the_one_to_act_has_all_of_his_time_again(evening: Make) -> None:
    night = evening(1000, 1000, button=1)
    night.deal()
    night.now += 15 * SECOND
    (first, roll), *others = night.table.log
    twin = Table(roll, first)
    for _, fact in others:
        twin.apply(fact)
    assert twin.deadline is None
    twin.resume(night.now + 60 * SECOND)
    assert twin.deadline == night.now + 60 * SECOND + 20 * SECOND + PACE.resume
    assert twin.turn(night.now + 60 * SECOND) == (1, 20 * SECOND, 20 * SECOND)


def test_a_table_without_pauses_goes_on_at_once(evening: Make) -> None:
    night = evening(1000, 1000, button=1, pace=AT_ONCE)
    start = night.now
    for _ in range(3):
        night.deal()
        night.play((night.to_act, FOLD))
    assert night.now == start
