"""Sitting down, adding chips, sitting out and leaving (Rulebook C1, C14, I1 to I6, I10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from croupier.cards import standard_deck
from croupier.room.evening import Intended, Plan
from croupier.room.fact import Away, Back, Bought, Leaving, Sat, Sitting, Stood, TableSpec
from croupier.room.table import Table
from croupier.room.wish import Buy, Play, Sit, SitIn, SitOut, Stand
from croupier.rules.action import CALL, CHECK, FOLD, Raise
from croupier.rules.event import Folded
from croupier.rules.legal import Illegal

Make = Callable[..., Any]


def refused(night: Any, seat: int, wish: Any) -> Illegal:
    """The refusal of a wish, after making sure that it has changed nothing."""
    table = night.table
    before = (table.n, list(table.log), dict(table.seats), table.bank, table.deadline, night.to_act)
    with pytest.raises(Illegal) as caught:
        night.wish(seat, wish)
    assert before == (table.n, table.log, table.seats, table.bank, table.deadline, night.to_act)
    return caught.value


def test_a_player_sits_down_with_chips_from_the_bank() -> None:
    table = Table.open(TableSpec("Test"))
    assert table.act("ann", Sit(3, 400, "Ann"), 0) == [Sat(3, "ann", "Ann", 400)]
    assert table.seats == {3: Sitting(3, "ann", "Ann", 400, bank=60_000)}
    assert (table.bank, table.seat_of("ann"), table.seat_of("bob")) == (400, 3, 0)


def test_a_bot_sits_like_a_person_but_is_marked(evening: Make) -> None:
    night = evening(1000)
    assert night.wish(2, Sit(2, 1000, "P2", bot=True)) == [Sat(2, "p2", "P2", 1000, bot=True, new=True)]
    assert night.table.seats[2].bot


def test_a_taken_seat_is_refused(evening: Make) -> None:
    assert refused(evening(1000, 1000), 5, Sit(1, 1000, "P5")).code == "seat_taken"


@pytest.mark.parametrize("seat", [0, 7, -1])
def test_a_seat_that_the_table_does_not_have_is_refused(evening: Make, seat: int) -> None:
    refusal = refused(evening(1000), 5, Sit(seat, 1000, "P5"))
    assert (refusal.code, refusal.rule, refusal.numbers) == ("no_such_seat", "C1", {"seat": seat, "seats": 6})


def test_nobody_sits_in_two_seats(evening: Make) -> None:
    refusal = refused(evening(1000, 1000), 2, Sit(5, 1000, "P2"))
    assert (refusal.code, refusal.numbers) == ("already_seated", {"seat": 2})


@pytest.mark.parametrize(
    ("chips", "code"), [(399, "buy_in_too_small"), (1001, "buy_in_too_big"), (-1, "buy_in_too_small")]
)
def test_a_buy_in_outside_the_range_is_refused_with_the_range(evening: Make, chips: int, code: str) -> None:
    refusal = refused(evening(1000), 2, Sit(2, chips, "P2"))
    assert (refusal.code, refusal.rule, refusal.numbers) == (code, "I1", {"amount": chips, "least": 400, "most": 1000})


def test_one_who_does_not_sit_can_neither_act_nor_leave_nor_buy(evening: Make) -> None:
    night = evening(1000, 1000)
    for wish in (Stand(), SitOut(), SitIn(), Buy(10), Play(FOLD)):
        assert refused(night, 6, wish).code == "not_seated"


def test_one_who_sits_down_in_mid_hand_waits_for_the_next(evening: Make) -> None:
    night = evening(1000, 1000, 0, 1000, button=2)
    night.deal()
    night.wish(3, Sit(3, 1000, "P3"))
    assert refused(night, 3, Play(FOLD)).code == "not_in_hand"
    assert night.table.player_index("p3") is None
    night.play((2, FOLD), (4, FOLD))
    night.deal()
    assert night.table.player_index("p3") is not None


def test_chips_are_added_between_hands_up_to_the_maximum(evening: Make) -> None:
    night = evening(620, 1000)
    refusal = refused(night, 1, Buy(381))
    assert (refusal.code, refusal.rule, refusal.numbers) == ("buy_too_much", "I2", {"amount": 381, "most": 380})
    assert night.wish(1, Buy(380)) == [Bought(1, 380)]
    assert night.chips == {1: 1000, 2: 1000}


@pytest.mark.parametrize("amount", [0, -5])
def test_adding_no_chips_is_refused(evening: Make, amount: int) -> None:
    assert refused(evening(620, 1000), 1, Buy(amount)).code == "buy_nothing"


def test_no_chips_are_added_in_a_hand_not_even_by_one_who_has_folded(evening: Make) -> None:
    night = evening(500, 500, 500, button=1)
    night.deal()
    night.play((1, FOLD))
    assert night.wish(1, Buy(100)) == [Intended(1, Plan(buy=100))]
    assert night.wish(2, Buy(100)) == [Intended(2, Plan(buy=100))]
    assert (night.chips, night.table.bank) == ({1: 500, 2: 495, 3: 490}, 1500)


def test_one_who_is_not_in_the_hand_may_add_chips_while_others_play(evening: Make) -> None:
    night = evening(1000, 1000, 500, button=1)
    night.wish(3, SitOut())
    night.deal()
    assert night.wish(3, Buy(500)) == [Bought(3, 500)]


def test_a_player_between_hands_leaves_at_once_with_everything(evening: Make) -> None:
    night = evening(1000, 1400)
    assert night.wish(2, Stand()) == [Stood(2, "p2", 1400, night.now)]
    assert (night.table.bank, night.chips) == (1000, {1: 1000})


def test_one_who_has_folded_leaves_at_once_and_his_bet_stays_in_the_pot(evening: Make) -> None:
    night = evening(1000, 1000, 1000, 1000, button=1)
    night.deal()
    night.play((4, CALL), (1, CALL), (2, FOLD))
    assert night.wish(2, Stand()) == [Stood(2, "p2", 995, night.now)]
    assert night.table.bank == 3005
    night.play((3, Raise(100)), (4, FOLD), (1, FOLD))
    assert night.chips == {1: 990, 3: 1025, 4: 990}


def test_one_who_leaves_at_his_turn_folds_and_is_gone(evening: Make) -> None:
    night = evening(1000, 1000, 1000, button=1)
    night.deal()
    assert night.wish(1, Stand()) == [Leaving(1), Folded(2), Stood(1, "p1", 1000, night.now)]
    assert night.to_act == 2


def test_one_who_leaves_before_his_turn_folds_when_it_comes(evening: Make) -> None:
    night = evening(1000, 1000, 1000, button=1)
    night.deal()
    assert night.wish(2, Stand()) == [Leaving(2)]
    facts = night.play((1, Raise(30)))
    assert facts[1:] == [Folded(0), Stood(2, "p2", 995, night.now)]
    assert night.to_act == 3


def test_one_who_leaves_checks_while_it_is_free_and_may_still_win(evening: Make, stacked: Make) -> None:
    night = evening(1000, 1000, button=1)
    night.deal(stacked([2, 1], {1: "7c 2d", 2: "Ac Ad"}, "Kh Qs 8d 5c 3h"))
    night.wish(2, Stand())
    night.play((1, CALL))
    for _ in range(3):
        night.play((1, CHECK))
    assert [type(fact) for _, fact in night.table.log][-1] is Stood
    assert night.table.log[-1][1] == Stood(2, "p2", 1010, night.now)
    assert (night.chips, night.table.bank) == ({1: 990}, 990)


def test_one_who_is_all_in_stays_until_it_is_played_out(evening: Make, stacked: Make) -> None:
    night = evening(1000, 300, 1000, button=1)
    night.deal(stacked([2, 3, 1], {1: "7c 2d", 2: "Ac Ad", 3: "Kc Kd"}, "Qh 9s 8d 5c 3h"))
    night.play((1, Raise(1000)), (2, CALL))
    assert night.wish(2, Stand()) == [Leaving(2)]
    facts = night.play((3, FOLD))
    assert facts[-1] == Stood(2, "p2", 610, night.now)


def test_one_who_is_leaving_wishes_for_nothing_else(evening: Make) -> None:
    night = evening(1000, 1000, 1000, button=1)
    night.deal()
    night.wish(2, Stand())
    assert night.wish(2, Stand()) == []
    for wish in (SitOut(), SitIn(), Buy(10)):
        assert refused(night, 2, wish).code == "leaving"


def test_a_seat_left_in_mid_hand_is_free_again_when_the_hand_is_over(evening: Make) -> None:
    night = evening(1000, 1000, 1000, button=1)
    night.deal()
    night.wish(1, Stand())
    assert refused(night, 6, Sit(1, 1000, "P6")).code == "seat_in_hand"
    night.play((2, FOLD))
    assert night.wish(6, Sit(1, 1000, "P6")) == [Sat(1, "p6", "P6", 1000, new=True)]
    assert night.chips == {1: 1000, 2: 995, 3: 1005}


def test_one_who_left_in_mid_hand_and_sits_again_is_not_in_that_hand(evening: Make) -> None:
    night = evening(1000, 1000, 1000, button=1)
    night.deal()
    night.play((1, CALL))
    night.wish(2, Stand())
    night.wish(2, Sit(5, 700, "P2"))
    assert night.table.player_index("p2") is None
    night.play((3, Raise(50)), (1, FOLD))
    assert night.chips == {1: 990, 3: 1015, 5: 700}


def test_one_who_sits_out_plays_the_hand_to_its_end_and_is_not_dealt_in_again(evening: Make) -> None:
    night = evening(1000, 1000, 1000, button=1)
    night.deal()
    assert night.wish(1, SitOut()) == [Away(1, "wish")]
    assert night.to_act == 1
    night.play((1, CALL), (2, FOLD), (3, CHECK))
    while night.to_act:
        night.play((night.to_act, CHECK))
    night.deal()
    assert night.table.player_index("p1") is None


def test_wishing_for_what_is_so_already_changes_nothing(evening: Make) -> None:
    night = evening(1000, 1000, 1000)
    assert night.wish(1, SitIn()) == []
    night.wish(1, SitOut())
    assert night.wish(1, SitOut()) == []
    assert night.wish(1, SitIn()) == [Back(1)]


def test_two_are_needed_for_a_hand(evening: Make) -> None:
    night = evening(1000, 1000)
    night.wish(2, SitOut())
    assert (night.table.deadline, night.table.wants_deck) == (None, False)
    with pytest.raises(Illegal) as caught:
        night.table.begin(standard_deck(), night.now)
    assert (caught.value.code, caught.value.numbers) == ("too_few_players", {"players": 1})
    night.wish(2, SitIn())
    night.wait()
    assert night.table.wants_deck


def test_one_who_has_lost_all_sits_out_until_he_buys_in_anew(evening: Make, stacked: Make) -> None:
    night = evening(1000, 1000, 1000, button=1)
    night.deal(stacked([2, 3, 1], {1: "7c 2d", 2: "Ac Ad", 3: "Kc Kd"}, "Qh 9s 8d 5c 3h"))
    night.play((1, Raise(1000)), (2, CALL))
    assert night.play((3, FOLD))[-1] == Away(1, "broke")
    assert refused(night, 1, SitIn()).code == "no_chips"
    assert refused(night, 1, Buy(399)).code == "buy_in_too_small"
    assert night.wish(1, Buy(400)) == [Bought(1, 400), Back(1)]
    night.deal()
    assert night.table.player_index("p1") is not None
