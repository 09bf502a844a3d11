"""The dead button at the table, and how two become three and three two (Rulebook C7, J14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.room.watcher import seat_of

from croupier.room.wish import Sit, SitIn, SitOut, Stand
from croupier.rules.action import CALL, CHECK, FOLD
from croupier.rules.event import Opened

Make = Callable[..., Any]


def places(opened: Opened) -> tuple[int, int, int]:
    """The seats of the button, of who posts the small blind (0: nobody) and of who posts the big one."""
    return opened.button, seat_of(opened, "small_blind"), seat_of(opened, "big_blind")


def six(evening: Make, button_rule: str = "dead") -> Any:
    """Six players, in the first hand that is dealt 1 has the button, 2 and 3 the blinds."""
    night = evening(*[1000] * 6, button=1, button_rule=button_rule)
    assert places(night.next()) == (1, 2, 3)
    return night


def leave(night: Any, *seats: int) -> None:
    """These players leave between two hands."""
    night.over()
    for seat in seats:
        night.wish(seat, Stand())


def test_b86_at_the_table_the_button_rests_on_the_seat_of_the_small_blind_who_left(evening: Make) -> None:
    night = six(evening)
    leave(night, 2)
    opened = night.next()
    assert places(opened) == (2, 3, 4)
    assert opened.seats == (3, 4, 5, 6, 1)
    assert places(night.next()) == (3, 4, 5)


def test_b88_at_the_table_without_both_blinds_nobody_posts_the_small_one_and_the_button_is_dead_twice(
    evening: Make,
) -> None:
    night = six(evening)
    leave(night, 2, 3)
    opened = night.next()
    assert (places(opened), opened.seats) == ((2, 0, 4), (4, 5, 6, 1))
    assert night.to_act == 5
    assert [places(night.next()) for _ in range(3)] == [(3, 4, 5), (4, 5, 6), (5, 6, 1)]


def test_with_a_dead_button_the_last_player_before_it_acts_last_on_the_flop(evening: Make) -> None:
    night = six(evening)
    leave(night, 2)
    night.next()
    order = []
    while night.table.hand.street == "preflop":
        night.play((night.to_act, action_of(night)))
    while night.table.hand.street == "flop":
        order.append(night.to_act)
        night.play((night.to_act, action_of(night)))
    assert order == [3, 4, 5, 6, 1]


def action_of(night: Any) -> Any:
    """Call, or check when that is free."""
    hand = night.table.hand
    return CHECK if hand.legal(hand.to_act).check else CALL


def test_by_the_moving_button_it_jumps_and_somebody_is_passed_by_a_blind(evening: Make) -> None:
    night = six(evening, "moving")
    leave(night, 2)
    assert places(night.next()) == (3, 4, 5)


def test_one_who_sits_out_in_the_small_blind_leaves_it_dead_and_gets_its_mark(evening: Make) -> None:
    night = six(evening)
    night.wish(3, SitOut())
    assert places(night.next()) == (2, 0, 4)
    assert night.table.seats[3].marks == ("small_blind",)
    night.wish(3, SitIn())
    assert 3 not in night.next().seats  # the button would be his
    assert night.table.button == 3
    opened = night.next()
    assert (opened.button, opened.seats) == (4, (5, 6, 1, 2, 3, 4))


def test_a_newcomer_does_not_take_the_seat_of_a_dead_small_blind_or_of_a_dead_button(evening: Make) -> None:
    night = six(evening)
    leave(night, 3)
    night.wish(3, Sit(3, 1000, "new"))
    dealt = [night.next() for _ in range(3)]
    assert [places(opened) for opened in dealt] == [(2, 0, 4), (3, 4, 5), (4, 5, 6)]
    assert [3 in opened.seats for opened in dealt] == [False, False, True]


def test_from_three_to_two_nobody_has_the_big_blind_twice_running_by_either_rule(evening: Make) -> None:
    for rule in ("moving", "dead"):
        for gone, then in ((1, (3, 3, 2)), (2, (3, 3, 1)), (3, (2, 2, 1))):
            night = evening(1000, 1000, 1000, button=1, button_rule=rule)
            assert places(night.next()) == (1, 2, 3)
            leave(night, gone)
            assert places(night.next()) == then
            assert places(night.next())[2] == then[0]


def test_three_players_of_whom_one_sits_out_alternate_by_the_dead_button_too(evening: Make) -> None:
    night = evening(1000, 1000, 1000, button=1, button_rule="dead")
    night.next()
    night.wish(3, SitOut())
    assert [places(night.next()) for _ in range(4)] == [(2, 2, 1), (1, 1, 2), (2, 2, 1), (1, 1, 2)]


def test_two_become_three_when_the_big_blind_comes_to_the_third(evening: Make) -> None:
    night = evening(1000, 1000, button=1, button_rule="dead")
    assert places(night.next()) == (1, 1, 2)
    night.wish(3, Sit(3, 1000, "new"))
    assert [places(night.next()) for _ in range(3)] == [(1, 2, 3), (2, 3, 1), (3, 1, 2)]


def test_everybody_has_the_big_blind_once_in_an_orbit_though_players_leave_and_come(evening: Make) -> None:
    night = six(evening)
    bigs = [3]
    for gone, comes in ((2, 0), (0, 0), (6, 0), (0, 2), (0, 0), (0, 6), (0, 0), (0, 0), (0, 0), (0, 0)):
        if gone:
            leave(night, gone)
        if comes:
            night.over()
            night.wish(comes, Sit(comes, 1000, "", post=False))
        bigs.append(places(night.next())[2])
    assert bigs == [3, 4, 5, 1, 2, 3, 4, 5, 6, 1, 2]


def test_a_hand_in_which_nobody_has_the_small_blind_is_paid_out_like_any_other(evening: Make) -> None:
    night = six(evening)
    leave(night, 3)
    night.next()
    before = sum(night.chips.values()) + night.table.hand.total
    night.play((5, FOLD), (6, FOLD), (1, FOLD), (2, FOLD))
    assert night.chips[4] == 1000
    assert sum(night.chips.values()) == before == night.table.bank
