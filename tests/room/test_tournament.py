"""Tournaments by deals: who enters, when it begins, who is out, when it is over, who gets what (J1 to J9, K4)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.room.open_face_play import draw_for
from tests.room.open_face_table import PLAYERS, Stage, at_random, decks
from tests.rules.vectors import VECTORS, Vector

from croupier.chinese.event import ChineseOpened
from croupier.chinese.house import ChineseRules
from croupier.room.by_deals import finishes
from croupier.room.deed import Change, Correct, Kick, Void
from croupier.room.desk import Desk, Guest
from croupier.room.fact import Roll, TableSpec
from croupier.room.ledger import Book, Ledger
from croupier.room.sheet import sheet_of
from croupier.room.spec import BadSpec, check_spec
from croupier.room.tournament import (
    KnockedOut,
    TournamentBegan,
    TournamentEnded,
    TournamentRules,
    prizes,
    ranked,
    shares,
)
from croupier.room.wish import Buy, Confirm, Host, Intend, Queue, Sit, SitIn, SitOut, Stand
from croupier.rules.legal import Illegal

OURS = [vector for vector in VECTORS if vector.topic == "tournaments" and vector.kind in ("elimination", "payouts")]
ONE_CIRCLE = TournamentRules(circles=1, points=100)


def cup(players: tuple[str, ...] = PLAYERS, rules: TournamentRules = ONE_CIRCLE, **other: object) -> Stage:
    """A table of open-face Chinese that is played as a tournament, at which these people have entered."""
    return Stage(players, stack=rules.points, tournament=rules, **other)  # type: ignore[arg-type]


def play_out(stage: Stage, seed: int = 1) -> TournamentEnded:
    """Everybody confirms and places anywhere until the tournament is over."""
    choose = at_random(Random(seed))
    while not any(type(fact) is TournamentEnded for fact in stage.facts):
        if not stage.table.running:
            stage.deal()
        stage.finish(choose)
    found = next(fact for fact in reversed(stage.facts) if type(fact) is TournamentEnded)
    assert isinstance(found, TournamentEnded)
    return found


def lines(stage: Stage) -> list[tuple[str, str, str, int]]:
    """What the bookkeeper makes of all facts."""
    book = Book("t")
    found = [line for n, fact in enumerate(stage.facts, 1) for line in book.enter(n, fact)]
    assert Ledger(found).total == 0
    return [(line.source, line.target, line.reason, line.amount) for line in found]


@pytest.mark.parametrize("vector", OURS, ids=lambda vector: vector.id)
def test_places_and_prizes_are_those_of_the_rulebook(vector: Vector) -> None:
    told = vector.given
    if vector.kind == "elimination":
        found = ranked(told["busted"], told["remaining"])
        assert {name: list(range(first, last + 1)) for name, (first, last) in found.items()} == vector.expect["places"]
    else:
        places = {name: (places[0], places[-1]) for name, places in told["places"].items()}
        assert prizes(told["pool"], told["percent"], places, told.get("order", places)) == vector.expect["pay"]


def test_no_more_places_are_paid_than_there_are() -> None:
    with pytest.raises(ValueError, match="3 places are paid, but there are 2"):
        prizes(100, [50, 30, 20], {"A": (1, 1), "B": (2, 2)}, ["A", "B"])


@given(pool=st.integers(0, 10**9), percent=st.lists(st.integers(0, 25), min_size=1, max_size=4))
def test_the_shares_of_a_pool_are_the_pool(pool: int, percent: list[int]) -> None:
    assert sum(shares(pool, percent)) == pool


def test_it_begins_when_all_seats_are_taken_and_everybody_has_confirmed() -> None:
    stage = cup(("ann", "bob"))
    stage.confirm()
    stage.tick(10**9)
    assert not stage.table.wants_deck  # two have confirmed, and a seat is free
    stage.act("cid", Sit(3, 100, "Cid"))
    stage.tick(10)
    assert not stage.table.wants_deck
    stage.act("cid", Confirm())
    stage.tick(10**6)
    assert stage.table.wants_deck


def test_who_has_entered_is_told_between_the_roll_and_the_first_deal() -> None:
    stage = cup()
    facts = stage.deal(draw=draw_for(3, 3))
    kinds = [type(fact) for fact in facts]
    assert kinds[kinds.index(TournamentBegan) - 1] is Roll
    assert kinds[kinds.index(TournamentBegan) + 1] is ChineseOpened
    began = facts[kinds.index(TournamentBegan)]
    assert isinstance(began, TournamentBegan)
    assert (began.number, began.length, [one.player for one in began.entrants]) == (1, 3, list(PLAYERS))


@pytest.mark.parametrize("amount", [99, 101])
def test_all_enter_with_the_same_stack(amount: int) -> None:
    stage = cup(())
    with pytest.raises(Illegal, match="buy_in_too"):
        stage.act("ann", Sit(1, amount, "Ann"))


def test_nobody_comes_in_buys_confirms_or_is_corrected_while_it_runs() -> None:
    stage = cup(("ann", "bob"), seats=2)
    stage.table.desk = Desk(host=Guest("ann", "Ann"))
    stage.deal()
    stage.finish()
    for player, wish, code in (
        ("cid", Sit(2, 100, "Cid"), "tournament_running"),
        ("ann", Buy(100), "tournament_running"),
        ("ann", Confirm(), "tournament_running"),
        ("ann", Host("Ann", Correct(1, 5, 0, "a gift")), "no_correction_here"),
    ):
        with pytest.raises(Illegal, match=code):
            stage.act(player, wish)  # type: ignore[arg-type]


def test_it_is_over_after_its_circles_and_the_entries_are_shared_by_place() -> None:
    stage = cup(rules=TournamentRules(circles=2, points=5_000, prizes="first_two"))
    ended = play_out(stage)
    assert stage.table.match.number == 6  # three players, two circles
    assert [one.prize for one in ended.finishes] == [10_500, 4_500, 0]
    assert sorted((one.stack for one in ended.finishes), reverse=True) == [one.stack for one in ended.finishes]
    assert sum(one.stack for one in ended.finishes) == 15_000
    assert [sitting.stack for sitting in stage.table.seats.values()] == [0, 0, 0]
    assert all(sitting.away for sitting in stage.table.seats.values())


def test_the_sheet_of_the_evening_tells_entries_and_prizes() -> None:
    stage = cup()
    ended = play_out(stage)
    rows = sheet_of(lines(stage))
    for one in ended.finishes:
        row = rows[one.player]
        assert (row.bought, row.taken, row.now, row.result) == (100, one.prize, 0, one.prize - 100)


def test_it_is_over_when_one_has_all() -> None:
    rules = TournamentRules(circles=20, points=6)
    stage = cup(rules=rules, house=ChineseRules(ofc_min_points=1))
    ended = play_out(stage)
    assert [one.stack for one in ended.finishes] == [18, 0, 0]
    out = [fact for fact in stage.facts if type(fact) is KnockedOut]
    assert sorted((fact.first, fact.last) for fact in out) in ([(2, 2), (3, 3)], [(2, 3), (2, 3)])
    assert stage.table.match.number < 60


@pytest.mark.parametrize(("button", "prizes_by_seat"), [(1, {3: 8, 1: 7, 2: 0}), (3, {1: 8, 3: 7, 2: 0})])
def test_the_odd_chip_of_a_shared_place_goes_to_the_first_left_of_the_button(
    button: int, prizes_by_seat: dict[int, int]
) -> None:
    stage = cup(rules=TournamentRules(circles=1, points=5), house=ChineseRules(ofc_min_points=1))
    stage.deal()
    for seat, stack in ((1, 7), (2, 1), (3, 7)):
        stage.table.seats[seat] = replace(stage.table.seats[seat], stack=stack)
    stage.table.button = button
    found = finishes(stage.table)
    assert {one.seat: one.prize for one in found} == prizes_by_seat
    assert [(one.first, one.last) for one in found] == [(1, 2), (1, 2), (3, 3)]


def test_who_is_out_may_go_and_nobody_takes_his_seat() -> None:
    stage = cup(rules=TournamentRules(circles=20, points=12), house=ChineseRules(ofc_min_points=1))
    choose = at_random(Random(3))
    while len(stage.table.tournament.out) != 1:
        stage.deal()
        stage.finish(choose)
        assert stage.table.tournament.runs, "this seed knocks one out before the others"
    ((gone, first, last),) = stage.table.tournament.out
    assert (first, last) == (3, 3)
    stage.act(gone, Stand())
    assert stage.table.seat_of(gone) == 0
    stage.act("dan", Queue("Dan"))
    assert not stage.table.held_seats()
    ended = play_out(stage, 4)
    assert [one.seat for one in ended.finishes if one.player == gone] == [0]
    assert stage.table.held_seats()  # now it is over


def test_who_stands_up_is_played_for_and_goes_with_his_prize_at_the_end() -> None:
    stage = cup()
    stage.deal()
    stage.act("ann", Stand())
    assert stage.table.seat_of("ann") == 1
    ended = play_out(stage)
    assert "ann" in [one.player for one in ended.finishes]
    assert stage.table.seat_of("ann") == 0
    assert stage.table.bank == 0


def test_who_is_away_is_dealt_in_and_keeps_his_seat_however_long_it_takes() -> None:
    stage = cup()
    stage.deal()
    stage.act("bob", SitOut())
    stage.finish()
    assert stage.table.seats[2].away  # when the match was over
    stage.deal()
    assert "bob" in stage.table.players
    stage.tick(10**9, lost=("bob",))
    assert stage.table.seat_of("bob") == 2
    stage.act("bob", SitIn())
    assert not stage.table.seats[2].away
    play_out(stage)


def test_plans_for_chips_or_another_seat_wait_for_the_end() -> None:
    stage = cup(("ann", "bob"), seats=2)
    stage.deal()
    stage.act("ann", Intend(level=100))
    stage.finish()
    stage.deal()
    assert stage.table.bank == 200
    play_out(stage)
    assert stage.table.bank == 0


def test_who_has_been_in_one_may_enter_the_next() -> None:
    stage = cup(("ann", "bob"), seats=2)
    play_out(stage)
    assert stage.table.waiting is None
    for player in ("ann", "bob"):
        stage.act(player, Buy(100))
    stage.deal()
    assert stage.table.tournament.number == 2
    play_out(stage, 5)


def test_a_deal_that_does_not_count_takes_nobody_out() -> None:
    stage = cup(rules=TournamentRules(circles=20, points=12), house=ChineseRules(ofc_min_points=1))
    stage.table.desk = Desk(host=Guest("ann", "Ann"))
    choose = at_random(Random(3))
    while len(stage.table.tournament.out) != 1:
        before = stage.table.tournament
        stage.deal()
        stage.finish(choose)
    stage.act("ann", Host("Ann", Void("a wrong pack")))
    assert stage.table.tournament == before
    assert sum(sitting.stack for sitting in stage.table.seats.values()) == 36
    play_out(stage, 9)


def test_a_deal_whose_tournament_is_over_counts() -> None:
    stage = cup(("ann", "bob"), seats=2)
    stage.table.desk = Desk(host=Guest("ann", "Ann"))
    play_out(stage)
    with pytest.raises(Illegal, match="tournament_over"):
        stage.act("ann", Host("Ann", Void("too late")))


def test_a_table_changes_between_cash_game_and_tournament_only_while_it_is_empty() -> None:
    stage = cup(())
    stage.table.desk = Desk(host=Guest("ann", "Ann"))
    cash = TableSpec("Chinese", "ofc", seats=3)
    stage.act("ann", Sit(1, 100, "Ann"))
    with pytest.raises(Illegal, match="tournament_change"):
        stage.act("ann", Host("Ann", Change(cash)))
    stage.act("ann", Stand())
    stage.act("ann", Host("Ann", Change(cash)))
    assert stage.table.spec == cash


def test_who_is_sent_away_goes_when_it_is_over() -> None:
    stage = cup()
    stage.table.desk = Desk(host=Guest("ann", "Ann"))
    stage.deal()
    stage.act("ann", Host("Ann", Kick(3)))
    ended = play_out(stage)
    assert len(ended.finishes) == 3
    assert 3 not in stage.table.seats


@pytest.mark.parametrize(
    ("spec", "code"),
    [
        ({"tournament": ONE_CIRCLE}, "no_tournament_here"),
        ({"variant": "ofc", "seats": 3, "tournament": TournamentRules(circles=1, points=1)}, "buy_in_range_empty"),
        (
            {
                "variant": "ofc",
                "seats": 3,
                "tournament": TournamentRules(circles=1, points=1_000_000),
                "open_face": ChineseRules(ofc_point_value=1_001),
            },
            "amount_too_big",
        ),
    ],
)
def test_a_tournament_that_could_not_be_played_is_refused(spec: dict[str, object], code: str) -> None:
    with pytest.raises(BadSpec) as refused:
        check_spec(TableSpec("Cup", **spec))  # type: ignore[arg-type]
    assert refused.value.code == code


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 10**6), players=st.integers(2, 3), points=st.integers(5, 120), circles=st.integers(1, 3))
def test_every_tournament_ends_and_no_chip_is_lost(seed: int, players: int, points: int, circles: int) -> None:
    names = PLAYERS[:players]
    stage = cup(
        names, TournamentRules(circles, points, "first_two"), seats=players, house=ChineseRules(ofc_min_points=1)
    )
    stage.decks = decks(Random(seed))
    ended = play_out(stage, seed)
    assert sum(one.prize for one in ended.finishes) == players * points
    assert {place for one in ended.finishes for place in range(one.first, one.last + 1)} == set(range(1, players + 1))
    assert stage.table.bank == 0
    rows = sheet_of(lines(stage))
    assert sum(row.result for row in rows.values()) == 0
    again = stage.again()
    assert (again.seats, again.tournament, again.match, again.bank) == (
        stage.table.seats,
        stage.table.tournament,
        stage.table.match,
        stage.table.bank,
    )
