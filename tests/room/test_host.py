"""The host of a table: the pause, the door, who is sent away, what is put right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from croupier.room import deed as deeds
from croupier.room import fact as facts
from croupier.room.desk import Guest, Knock
from croupier.room.ledger import BANK, Book, Ledger
from croupier.room.table import Table
from croupier.room.wish import Buy, Claim, Host, Mark, Sit, SitIn, SitOut, Stand, Withdraw
from croupier.rules.action import CALL, FOLD, Bet, Raise
from croupier.rules.legal import Illegal

Make = Callable[..., Any]


@pytest.fixture
def hosted(evening: Make) -> Make:
    """An evening that the player of seat 1 hosts."""

    def make(*stacks: int, **more: Any) -> Any:
        night = evening(*stacks, **more)
        night.wish(1, Claim("P1"))
        return night

    return make


def do(night: Any, deed: deeds.HostDeed, seat: int = 1) -> list[facts.AnyFact]:
    """The player of a seat does what a host may do."""
    found: list[facts.AnyFact] = night.wish(seat, Host(f"P{seat}", deed))
    return found


def refused(night: Any, seat: int, wish: Any) -> str:
    """The code with which a wish is refused."""
    with pytest.raises(Illegal) as no:
        night.wish(seat, wish)
    return no.value.code


def books(night: Any) -> dict[str, int]:
    """What the accounts hold after all facts of the table since its roll, its stacks being bought before it."""
    book, ledger = Book("t"), Ledger()
    for n, fact in night.table.log:
        for line in book.enter(n, fact):
            ledger.post(line)
    assert ledger.total == 0
    return {name: amount for name, amount in ledger.balances.items() if amount}


# Who hosts.


def test_whoever_opens_a_table_hosts_it() -> None:
    table = Table.open(facts.TableSpec("Test"), host=Guest("ann", "Ann"))
    assert table.roll().desk.host == Guest("ann", "Ann")
    assert table.desk.hosts("ann")
    assert not table.desk.hosts("")


def test_a_table_without_a_host_is_claimed_once_and_then_helped(evening: Make) -> None:
    night = evening(500, 500)
    assert night.wish(1, Claim("P1")) == [facts.HostChanged("p1", "P1", "p1", "P1")]
    assert night.wish(1, Claim("P1")) == []
    assert night.wish(2, Claim("P2")) == [facts.CohostChanged("p2", "P2", True, "p2", "P2")]


@pytest.mark.parametrize(
    "deed",
    [
        *(deeds.Pause(), deeds.Resume(), deeds.SetDoor(True, True), deeds.Answer("p3", True), deeds.Kick(3)),
        *(deeds.Forgive("p3"), deeds.HandOver("p2"), deeds.Appoint("p2", True), deeds.Correct(2, 5, "x")),
        deeds.Void("x"),
    ],
)
def test_who_is_no_host_may_do_nothing_of_it(hosted: Make, deed: deeds.HostDeed) -> None:
    night = hosted(500, 500, 500)
    night.deal()
    assert refused(night, 2, Host("P2", deed)) == "not_host"


def test_a_host_who_hands_over_stays_to_help_until_he_is_dismissed(hosted: Make) -> None:
    night = hosted(500, 500, 500)
    do(night, deeds.HandOver("p2"))
    assert (night.table.desk.host.player, night.table.desk.cohosts) == ("p2", (Guest("p1", "P1"),))
    do(night, deeds.Pause())
    assert refused(night, 1, Host("P1", deeds.HandOver("p1"))) == "host_only"
    do(night, deeds.Appoint("p1", False), seat=2)
    assert refused(night, 1, Host("P1", deeds.Resume())) == "not_host"


def test_only_a_person_at_the_table_becomes_a_host(hosted: Make) -> None:
    night = hosted(500, 500)
    night.table.act("bot", Sit(3, 1000, "Bot", bot=True), night.now)
    assert refused(night, 1, Host("P1", deeds.HandOver("bot"))) == "bot_cannot_host"
    assert refused(night, 1, Host("P1", deeds.Appoint("p5", True))) == "not_a_guest"


# The pause.


def test_a_pause_lets_no_hand_begin(hosted: Make) -> None:
    night = hosted(500, 500)
    do(night, deeds.Pause())
    assert night.table.deadline is None
    night.now += 10**7
    night.table.tick(night.now)
    assert not night.table.wants_deck
    do(night, deeds.Resume())
    night.deal()
    assert night.table.running


def test_a_pause_that_comes_when_the_deck_is_due_holds_it_back(hosted: Make) -> None:
    night = hosted(500, 500)
    while not night.table.wants_deck:
        night.wait()
    do(night, deeds.Pause())
    assert not night.table.wants_deck
    do(night, deeds.Resume())
    assert night.table.wants_deck


def test_a_clock_that_was_paused_gives_back_what_was_left(hosted: Make) -> None:
    night = hosted(500, 500)
    night.deal()
    left = night.table.deadline - night.now
    night.now += 7_000
    do(night, deeds.Pause())
    assert night.table.turn(night.now)[2] == left - 7_000
    night.now += 3_600_000
    assert night.table.tick(night.now) == []
    do(night, deeds.Resume())
    assert night.table.deadline == night.now + left - 7_000


def test_a_hand_is_played_to_its_end_in_a_pause_without_a_clock(hosted: Make) -> None:
    night = hosted(500, 500)
    night.deal()
    do(night, deeds.Pause())
    night.over()
    assert (night.table.running, night.table.deadline, night.table.next_hand(night.now)) == (False, None, None)


def test_a_table_stays_paused_over_a_restart(hosted: Make) -> None:
    night = hosted(500, 500)
    night.deal()
    do(night, deeds.Pause())
    (first, roll), *others = night.table.log
    fresh = Table(roll, first)
    for _, fact in others:
        fresh.apply(fact)
    fresh.resume(night.now)
    assert fresh.deadline is None
    assert fresh.turn(night.now)[2] == 20_000


# The door.


def test_at_a_guarded_door_a_guest_waits_and_is_let_in(hosted: Make) -> None:
    night = hosted(500, 500)
    do(night, deeds.SetDoor(approval=True, locked=False))
    asked = Knock("p3", "P3", 3, 1000)
    assert night.wish(3, Sit(3, 1000, "P3")) == [facts.Knocked(asked)]
    assert night.wish(3, Sit(3, 1000, "P3")) == []
    found = do(night, deeds.Answer("p3", True))
    assert [type(fact) for fact in found] == [facts.KnockAnswered, facts.Sat]
    assert (night.table.seats[3].stack, night.table.desk.knocks) == (1000, ())


def test_who_is_let_in_gets_another_seat_when_his_is_taken_or_waits_for_one(hosted: Make) -> None:
    night = hosted(500, 500, seats=3)
    do(night, deeds.SetDoor(approval=True, locked=False))
    night.wish(3, Sit(3, 1000, "P3"))
    night.wish(4, Sit(3, 1000, "P4"))
    do(night, deeds.Answer("p3", True))
    do(night, deeds.Answer("p4", True))
    assert night.table.seat_of("p4") == 0
    night.wish(2, Stand())
    assert night.table.seat_of("p4") == 2


@pytest.mark.parametrize("guarded", [False, True])
def test_before_the_first_hand_nobody_waits_for_a_blind_whether_he_was_let_in_or_just_sat_down(guarded: bool) -> None:
    table = Table.open(facts.TableSpec("Test"), host=Guest("ann", "Ann"))
    table.act("ann", Host("Ann", deeds.SetDoor(approval=guarded, locked=False)), 0)
    table.act("bob", Sit(3, 1000, "Bob", post=False), 0)
    if guarded:
        table.act("ann", Host("Ann", deeds.Answer("bob", True)), 0)
    assert (table.seats[3].marks, table.seats[3].waits) == ((), False)


def test_who_is_not_let_in_may_ask_again(hosted: Make) -> None:
    night = hosted(500, 500)
    do(night, deeds.SetDoor(approval=True, locked=False))
    night.wish(3, Sit(3, 1000, "P3"))
    do(night, deeds.Answer("p3", False))
    assert refused(night, 1, Host("P1", deeds.Answer("p3", True))) == "nothing_asked"
    night.wish(3, Sit(4, 800, "P3"))
    night.wish(3, Sit(5, 900, "P3"))
    assert night.table.desk.knocks == (Knock("p3", "P3", 5, 900),)
    night.wish(3, Withdraw())
    assert night.table.desk.knocks == ()
    assert refused(night, 3, Withdraw()) == "nothing_asked"


def test_chips_that_are_granted_in_a_hand_come_after_it(hosted: Make) -> None:
    night = hosted(500, 500)
    do(night, deeds.SetDoor(approval=True, locked=False))
    night.wish(2, Buy(300))
    night.deal()
    do(night, deeds.Answer("p2", True))
    assert night.table.desk.knocks[0].granted
    night.over()
    assert night.table.desk.knocks == ()
    assert sum(night.chips.values()) == 1300


def test_a_host_and_bots_need_no_approval(hosted: Make) -> None:
    night = hosted(500, 500)
    do(night, deeds.SetDoor(approval=True, locked=False))
    assert [type(fact) for fact in night.wish(1, Buy(100))] == [facts.Bought]
    found = night.table.act("bot", Sit(3, 1000, "Bot", bot=True), night.now)
    assert [type(fact) for fact in found] == [facts.Sat]


def test_a_locked_table_lets_nobody_sit_down_but_its_hosts(hosted: Make) -> None:
    night = hosted(500, 500)
    do(night, deeds.SetDoor(approval=False, locked=True))
    assert refused(night, 3, Sit(3, 1000, "P3")) == "table_locked"
    night.wish(1, Stand())
    night.wish(1, Sit(1, 1000, "P1"))
    do(night, deeds.SetDoor(approval=False, locked=False))
    night.wish(3, Sit(3, 1000, "P3"))


# Who is sent away.


def test_a_kicked_player_plays_his_hand_and_goes_with_his_chips_when_it_ends(hosted: Make) -> None:
    night = hosted(500, 500, 500)
    night.deal()
    do(night, deeds.Kick(2))
    assert 2 in night.table.seats
    night.play((1, Raise(30)))
    night.play((2, CALL))
    found = night.play((3, FOLD))
    assert not any(isinstance(fact, facts.Stood) for fact in found)
    night.over()
    assert 2 not in night.table.seats
    assert refused(night, 2, Sit(2, 1000, "P2")) == "barred"
    do(night, deeds.Forgive("p2"))
    night.wish(2, Sit(2, 1000, "P2"))


def test_a_kicked_player_who_is_in_no_hand_goes_at_once(hosted: Make) -> None:
    night = hosted(500, 500)
    assert [type(fact) for fact in do(night, deeds.Kick(2))] == [facts.Kicked, facts.Stood]


def test_nobody_sends_the_host_away(hosted: Make) -> None:
    night = hosted(500, 500)
    do(night, deeds.Appoint("p2", True))
    assert refused(night, 2, Host("P2", deeds.Kick(1))) == "host_stays"
    assert refused(night, 1, Host("P1", deeds.Kick(5))) == "nobody_there"


# What is put right.


def test_a_correction_comes_from_the_bank_or_from_another_seat_and_stands_in_the_ledger(hosted: Make) -> None:
    night = hosted(500, 500)
    do(night, deeds.Correct(1, 200, "forgotten buy-in"))
    do(night, deeds.Correct(2, -100, "counted twice"))
    do(night, deeds.Correct(1, 50, "wrong pot", source=2))
    assert night.chips == {1: 750, 2: 350}
    assert books(night) == {BANK: -100, "player:p1": 250, "player:p2": -150}


@pytest.mark.parametrize(
    ("deed", "code"),
    [
        (deeds.Correct(2, -501, "x"), "correct_below_zero"),
        (deeds.Correct(1, 501, "x", source=2), "correct_below_zero"),
        (deeds.Correct(2, 0, "x"), "correct_nothing"),
        (deeds.Correct(1, -5, "x", source=2), "correct_nothing"),
        (deeds.Correct(1, 5, "x", source=1), "correct_same_seat"),
        (deeds.Correct(4, 5, "x"), "nobody_there"),
        (deeds.Correct(1, 5, "x", source=4), "nobody_there"),
        (deeds.Correct(1, 10**12, "x"), "correct_too_much"),
    ],
)
def test_a_correction_that_cannot_be_is_refused(hosted: Make, deed: deeds.Correct, code: str) -> None:
    night = hosted(500, 500)
    assert refused(night, 1, Host("P1", deed)) == code
    assert night.chips == {1: 500, 2: 500}


def kept(night: Any, kind: type[Any]) -> list[Any]:
    """The facts of this kind since the roll."""
    return [fact for _, fact in night.table.log if isinstance(fact, kind)]


def stacks(night: Any) -> dict[int, int]:
    """What each seat has, without what a hand does to it before its end."""
    return {seat: one.stack for seat, one in night.table.seats.items()}


def test_a_stack_that_is_corrected_in_a_hand_keeps_its_chips_until_the_hand_ends(hosted: Make) -> None:
    night = hosted(500, 500)
    night.deal()
    assert [type(fact) for fact in do(night, deeds.Correct(2, 5, "late"))] == [facts.CorrectionAsked]
    assert [one.amount for one in night.table.desk.corrections] == [5]
    assert stacks(night) == {1: 500, 2: 500}
    assert sum(night.table.hand.stacks) == 985
    winner = 3 - night.to_act
    night.over()
    assert kept(night, facts.Corrected) == [facts.Corrected(2, 5, 0, "late", "p1", "P1")]
    assert night.table.desk.corrections == ()
    assert sum(stacks(night).values()) == 1005
    assert stacks(night)[2] > 505 if winner == 2 else stacks(night)[2] < 505
    assert books(night)[BANK] == -5


def test_another_correction_for_the_same_player_takes_the_place_of_the_one_that_waits(hosted: Make) -> None:
    night = hosted(500, 500)
    night.deal()
    for amount in (50, -20):
        do(night, deeds.Correct(2, amount, "counted"))
    night.over()
    assert sum(stacks(night).values()) == 980
    assert len(kept(night, facts.CorrectionAsked)) == 2


def test_a_correction_that_waits_is_taken_back_by_one_of_nothing(hosted: Make) -> None:
    night = hosted(500, 500)
    night.deal()
    do(night, deeds.Correct(2, 50, "counted"))
    (waiting,) = night.table.desk.corrections
    do(night, deeds.Correct(2, 0, "a mistake"))
    assert kept(night, facts.CorrectionDropped) == [facts.CorrectionDropped(waiting)]
    night.over()
    assert sum(stacks(night).values()) == 1000
    with pytest.raises(Illegal, match="correct_nothing"):
        do(night, deeds.Correct(2, 0, "nothing waits any more"))


def test_chips_from_a_stack_in_a_hand_wait_for_its_end_too(hosted: Make) -> None:
    night = hosted(500, 500, 500)
    night.wish(3, SitOut())
    night.deal()
    do(night, deeds.Correct(3, 40, "pot of before", source=2))
    assert stacks(night)[3] == 500
    night.over()
    assert (stacks(night)[3], sum(stacks(night).values())) == (540, 1500)


@pytest.mark.parametrize(("seat", "source"), [(2, 0), (2, 3), (3, 2)])
def test_the_correction_of_who_leaves_falls_away_and_that_is_told(hosted: Make, seat: int, source: int) -> None:
    night = hosted(500, 500, 500)
    night.deal()
    do(night, deeds.Correct(seat, 5, "late", source=source))
    (waiting,) = night.table.desk.corrections
    assert facts.CorrectionDropped(waiting) in night.wish(2, Stand())
    assert night.table.desk.corrections == ()
    night.over()
    assert kept(night, facts.Corrected) == []


def test_a_correction_for_which_there_are_too_few_chips_falls_away_at_the_end_of_the_hand(hosted: Make) -> None:
    night = hosted(500, 500)
    night.deal()
    do(night, deeds.Correct(2, -600, "late"))
    night.over()
    assert len(kept(night, facts.CorrectionDropped)) == 1
    assert sum(stacks(night).values()) == 1000


def test_a_correction_that_waits_is_made_when_the_hand_is_voided(hosted: Make) -> None:
    night = hosted(500, 500)
    night.deal()
    do(night, deeds.Correct(2, 5, "late"))
    do(night, deeds.Void("misdeal"))
    assert stacks(night) == {1: 500, 2: 505}


def test_a_correction_that_waits_outlives_a_restart(hosted: Make) -> None:
    night = hosted(500, 500)
    night.deal()
    do(night, deeds.Correct(2, 5, "late"))
    (n, roll), *rest = night.table.log
    again = Table(roll, n)
    for _, fact in rest:
        again.apply(fact)
    assert again.desk == night.table.desk != roll.desk


def test_a_voided_hand_leaves_stacks_button_and_marks_as_they_were(hosted: Make) -> None:
    night = hosted(500, 500, 500)
    before, placed = night.chips, night.table.placed
    night.deal()
    dealt = night.table.placed
    night.play((1, Raise(30)), (2, CALL))
    do(night, deeds.Void("misdeal"))
    assert (night.chips, night.table.placed, night.table.running) == (before, placed, False)
    assert books(night) == {}
    night.deal()
    assert (night.table.placed, night.table.hands) == (dealt, 3)


def test_who_has_left_a_hand_that_is_voided_gets_back_what_he_had_bet(hosted: Make) -> None:
    night = hosted(500, 500, 500)
    night.deal()
    night.play((1, Raise(30)), (2, CALL))
    night.wish(2, Stand())
    night.play((3, CALL), (3, Bet(50)), (1, CALL))
    assert 2 not in night.table.seats
    do(night, deeds.Void("misdeal"))
    assert night.chips == {1: 500, 3: 500}
    assert books(night) == {BANK: 500, "player:p2": -500}


def test_a_hand_that_is_over_is_voided_while_all_of_its_chips_are_there(hosted: Make) -> None:
    night = hosted(500, 500, 500)
    night.deal()
    night.play((1, Raise(30)), (2, FOLD), (3, FOLD))
    assert night.chips == {1: 515, 2: 495, 3: 490}
    do(night, deeds.Void("wrong winner"))
    assert night.chips == {1: 500, 2: 500, 3: 500}
    assert books(night) == {}
    assert refused(night, 1, Host("P1", deeds.Void("again"))) == "no_hand_to_void"


def test_a_hand_that_is_over_stays_when_somebody_has_gone_away_with_its_chips(hosted: Make) -> None:
    night = hosted(500, 500, 500)
    night.deal()
    night.play((1, Raise(30)), (2, FOLD), (3, FOLD))
    night.wish(2, Stand())
    assert refused(night, 1, Host("P1", deeds.Void("too late"))) == "hand_gone"


def test_who_paid_to_come_in_owes_it_again_after_the_hand_is_voided(hosted: Make) -> None:
    night = hosted(500, 500, 500, 500)
    night.wish(4, SitOut())
    for _ in range(4):
        night.next()
    night.over()
    marks = night.table.seats[4].marks
    assert marks
    night.wish(4, SitIn())
    while 4 not in night.next().seats:
        pass
    assert night.table.seats[4].marks == ()
    do(night, deeds.Void("misdeal"))
    assert night.table.seats[4].marks == marks


# Debts.


def test_a_debt_is_paid_when_both_sides_say_so(hosted: Make) -> None:
    night = hosted(500, 500)
    night.wish(2, Mark("P2", "p2", "p1", 300, "payer", True))
    assert not night.table.desk.payments[0].is_done
    night.wish(1, Mark("P1", "p2", "p1", 300, "payee", True))
    assert night.table.desk.payments[0].is_done
    night.wish(1, Mark("P1", "p2", "p1", 300, "payee", False))
    night.wish(2, Mark("P2", "p2", "p1", 300, "payer", False))
    assert night.table.desk.payments == ()
    assert refused(night, 2, Mark("P2", "p2", "p1", 300, "payer", False)) == "no_such_debt"


def test_nobody_speaks_for_another_and_hosts_for_the_house(hosted: Make) -> None:
    night = hosted(500, 500)
    assert refused(night, 2, Mark("P2", "p2", "p1", 300, "payee", True)) == "not_your_debt"
    assert refused(night, 2, Mark("P2", "p2", "house", 300, "payee", True)) == "not_your_debt"
    night.wish(1, Mark("P1", "p2", "house", 300, "payee", True))
    assert night.table.desk.payments[0].received
