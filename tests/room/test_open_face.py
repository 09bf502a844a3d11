"""Open-face Chinese at a table: starts, deals, matches, clocks and what one may not do in between (Rulebook K)."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace
from tests.room.open_face_table import QUEENS_ON_TOP, Stage, at_random, deck_for, decks

from croupier.chinese.action import READY, Lay, MoveCard, PlaceCard, TakeBack
from croupier.chinese.event import ChineseEnded, ChineseOpened, Locked
from croupier.chinese.house import ChineseRules
from croupier.room.deed import Change, CloseEvening, Void
from croupier.room.desk import EVENING_PAUSE
from croupier.room.fact import Away, EveningClosed, EveningClosing, Leaving, Stood, TimedOut
from croupier.room.match import Clocked, MatchStands
from croupier.room.open_face import end_of, left_of
from croupier.room.spec import BadSpec
from croupier.room.table import Table
from croupier.room.wish import Buy, Claim, Confirm, Host, Play, Sit, SitIn, SitOut, Stand
from croupier.rules.action import BRING_IN, CALL, CHECK, FOLD, MUCK, SHOW, Bet, Discard, Rabbit, Raise, Run
from croupier.rules.legal import Illegal


def test_a_match_waits_until_everybody_has_confirmed_and_then_begins() -> None:
    stage = Stage(("ann", "bob"))
    stage.act("ann", Confirm())
    assert stage.table.waiting is not None
    assert stage.table.waiting[0] == "confirm"
    stage.act("bob", Confirm())
    assert stage.table.waiting[0] == "deal"
    stage.deal()
    assert [type(fact) for fact in stage.facts].count(ChineseOpened) == 1
    assert not any(one.confirmed for one in stage.table.seats.values())


def test_who_does_not_confirm_in_30_seconds_sits_out_and_the_others_start() -> None:
    stage = Stage()
    stage.act("ann", Confirm())
    stage.act("cid", Confirm())
    assert stage.tick(29_999) == []
    assert stage.tick(1) == [Away(2, "unconfirmed")]
    stage.tick()
    assert stage.table.wants_deck
    assert stage.table.ready() == [1, 3]


def test_who_was_sat_out_is_back_by_confirming() -> None:
    stage = Stage(("ann", "bob"))
    stage.act("ann", Confirm())
    stage.tick(30_000)
    assert stage.table.waiting is None
    stage.act("bob", Confirm())
    assert stage.table.ready() == [1, 2]


def test_nobody_confirms_with_fewer_points_than_a_start_takes() -> None:
    stage = Stage(("ann", "bob"), house=ChineseRules(ofc_point_value=2), stack=100)
    stage.confirm()
    stage.deal()
    stage.finish(at_random(Random(5)))
    poor = min(stage.table.seats.values(), key=lambda one: one.stack)
    assert poor.stack < 100
    with pytest.raises(Illegal) as refused:
        stage.act(poor.player, Confirm())
    assert (refused.value.code, refused.value.numbers) == ("too_few_points", {"stack": poor.stack, "least": 100})


def test_a_buy_in_is_counted_in_points() -> None:
    stage = Stage((), house=ChineseRules(ofc_point_value=10))
    assert stage.table.range_of("ann", 0) == (500, 5000)
    with pytest.raises(Illegal, match="buy_in_too_small"):
        stage.act("ann", Sit(1, 499, "Ann"))


def in_fantasyland() -> Stage:
    """A stage at which a match goes on after its main deal."""
    stage = Stage()
    stage.deal(deck_for(3, QUEENS_ON_TOP))
    stage.finish()
    assert sorted(stage.table.match.fantasy) == [0, 0, 14]
    return stage


def test_during_a_match_nobody_confirms_buys_or_leaves() -> None:
    stage = in_fantasyland()
    table = stage.table
    with pytest.raises(Illegal, match="match_running"):
        stage.act("ann", Confirm())
    table.act("ann", Buy(10), stage.now)
    assert table.seats[1].plan.buy == 10
    assert stage.act("bob", Stand()) == [Leaving(2)]
    assert 2 in table.seats


def test_a_fantasyland_deal_follows_without_a_confirmation_and_a_leaver_is_placed_for() -> None:
    stage = in_fantasyland()
    stage.act("bob", Stand())
    stage.deal()
    assert stage.table.deal is not None
    bob = stage.table.players.index("bob")
    stage.finish()
    placed = [fact.auto for fact in stage.table.deal.events if isinstance(fact, Locked) and fact.player == bob]
    assert placed
    assert all(placed)
    assert not stage.table.match.goes_on
    assert [fact.player for fact in stage.facts if isinstance(fact, Stood)] == ["bob"]


def test_an_evening_does_not_end_by_itself_between_the_deals_of_a_match() -> None:
    stage = in_fantasyland()
    stage.now += EVENING_PAUSE
    stage.deal()
    assert stage.table.desk.evening == 1
    stage.finish()
    assert not stage.table.match.goes_on
    stage.confirm()
    stage.now += EVENING_PAUSE
    stage.deal()
    assert stage.table.desk.evening == 2


def test_sitting_out_in_a_match_waits_for_its_end() -> None:
    stage = in_fantasyland()
    stage.act("ann", SitOut())
    assert not stage.table.seats[1].away
    assert stage.table.seats[1].plan.sit_out
    stage.act("ann", SitIn())
    assert not stage.table.seats[1].plan.sit_out
    stage.act("ann", SitOut())
    while stage.table.match.goes_on:
        stage.deal()
        stage.finish()
    assert stage.table.seats[1].away


def test_a_clock_that_ran_out_places_the_street_and_all_that_follow_but_does_not_sit_out_who_is_there() -> None:
    stage = Stage(("ann", "bob"))
    stage.deal()
    assert stage.table.deal is not None
    first = stage.table.players[stage.table.deal.to_act[0]]
    assert stage.tick(90_000 + 60_000 - 1) == []
    facts = stage.tick(1)
    seat = stage.table.seat_of(first)
    assert facts[0] == TimedOut(seat)
    assert [fact.auto for fact in facts if isinstance(fact, Locked)] == [True]
    stage.lay()
    assert stage.table.deal.locked == [2, 1]
    assert not stage.table.seats[seat].away


def test_who_lost_the_line_and_all_his_time_sits_out_and_is_back_with_the_next_deal() -> None:
    stage = Stage(("ann", "bob"))
    stage.deal()
    assert stage.table.deal is not None
    first = stage.table.players[stage.table.deal.to_act[0]]
    seat = stage.table.seat_of(first)
    assert Away(seat, "timeouts") in stage.tick(150_000, lost=[first])
    stage.act(first, SitIn())
    assert not stage.table.seats[seat].away


def test_who_is_gone_for_too_long_in_a_match_is_sent_away_once_and_the_next_deal_comes() -> None:
    stage = in_fantasyland()
    stage.deal()
    assert stage.table.deal is not None
    first = stage.table.players[stage.table.deal.to_act[0]]
    stage.tick(10**6, lost=[first])
    limit = stage.table.spec.cash.sit_out_limit * 60_000
    assert Leaving(stage.table.seat_of(first)) in stage.tick(limit)
    assert not any(isinstance(fact, Leaving) for _ in range(3) for fact in stage.tick(1000))
    stage.tick(limit)
    assert not stage.table.running


def test_thinking_costs_the_time_of_the_deal_and_then_the_bank() -> None:
    stage = Stage(("ann", "bob"))
    stage.deal()
    stage.now += 20_000
    assert stage.table.deal is not None
    seat = stage.table.seat_of(stage.table.players[0])
    assert Clocked(seat, 70_000, 60_000) in stage.lay()
    stage.lay()
    stage.now += 80_000
    assert Clocked(seat, 0, 50_000) in stage.lay()


def test_time_that_is_given_back_is_nobodys_thought() -> None:
    stage = Stage(("ann", "bob"))
    stage.confirm()
    stage.deal()
    (player,) = stage.table.starts
    before = left_of(stage.table, player, stage.now)
    deadline = stage.table.deadline
    stage.now += 5_000
    stage.table.give_back(5_000)
    assert left_of(stage.table, player, stage.now) == before
    assert deadline is not None
    assert stage.table.deadline == deadline + 5_000 == end_of(stage.table, player)


def test_a_restart_in_mid_match_goes_on_as_if_nothing_had_been() -> None:
    stage = in_fantasyland()
    twin = stage.again()
    assert (twin.match, twin.seats, twin.button) == (stage.table.match, stage.table.seats, stage.table.button)
    deck = next(decks(Random(1)))
    for table in (stage.table, twin):
        table.resume(stage.now)
        table.tick(stage.now + 10**9)
    assert stage.table.begin(deck, stage.now) == twin.begin(deck, stage.now)


def test_a_deal_that_ends_tells_how_the_match_stands() -> None:
    stage = Stage(("ann", "bob"))
    stage.deal()
    stage.finish()
    kinds = [type(fact) for fact in stage.facts]
    assert kinds.index(MatchStands) == kinds.index(ChineseEnded) + 1
    assert stage.table.match.circle == 1


@pytest.mark.parametrize(
    ("code", "spec"),
    [
        ("too_many_seats", {"variant": "ofc", "seats": 4}),
        ("no_bomb_here", {"variant": "ofc", "bomb_every": 5}),
        (
            "progressive_needs_discards",
            {"variant": "ofc_classic", "open_face": ChineseRules(ofc_fantasy_cards="progressive")},
        ),
        ("buy_in_range_empty", {"variant": "ofc", "open_face": ChineseRules(ofc_min_points=501)}),
    ],
)
def test_a_table_that_could_not_be_played_is_refused(code: str, spec: dict[str, object]) -> None:
    with pytest.raises(BadSpec) as refused:
        Stage((), **spec)  # type: ignore[arg-type]
    assert refused.value.code == code


@pytest.mark.parametrize("wish", [Lay(), Lay((0,), (0,)), Lay(tuple(range(20)))])
def test_a_bad_placement_changes_nothing(wish: Lay) -> None:
    stage = Stage(("ann", "bob"))
    stage.deal()
    before, stands = list(stage.table.log), standing(stage.table)
    with pytest.raises(Illegal):
        stage.act(stage.table.players[0], Play(wish))
    with pytest.raises(Illegal, match="not_your_turn"):
        stage.act(stage.table.players[1], Play(wish))
    assert (stage.table.log, standing(stage.table)) == (before, stands)
    assert standing(stage.again()) == stands


def standing(table: Table) -> tuple[object, ...]:
    """How a table and its deal stand."""
    deal = table.deal
    assert deal is not None
    cards = (deal.to_act, *map(list, (deal.rows, deal.placed, deal.given, deal.locked)))
    return (table.n, dict(table.seats), table.match, list(table.mains), *cards)


def test_a_change_of_game_waits_through_all_deals_of_a_match_and_a_restart() -> None:
    stage = in_fantasyland()
    stage.act("ann", Claim("Ann"))
    holdem = replace(stage.spec, variant="holdem")
    stage.act("ann", Host("Ann", Change(holdem)))
    stage.deal()
    assert (stage.table.coming, stage.again().coming) == (holdem, holdem)
    stage.finish()
    assert not stage.table.match.goes_on
    assert (stage.table.spec, stage.table.coming) == (holdem, None)


def test_an_evening_that_is_closed_in_a_match_ends_with_the_match() -> None:
    stage = in_fantasyland()
    stage.act("ann", Claim("Ann"))
    assert stage.act("ann", Host("Ann", CloseEvening())) == [EveningClosing("ann", "Ann")]
    stage.deal()
    stage.finish()
    assert not stage.table.match.goes_on
    assert stage.facts[-1] == EveningClosed(1, 2)
    assert stage.table.desk.paused


@pytest.mark.parametrize("variant", ["holdem", "ofc_classic"])
def test_a_deal_that_is_voided_after_a_change_of_game_brings_no_match_of_the_old_game_back(variant: str) -> None:
    stage = in_fantasyland()
    stage.act("ann", Claim("Ann"))
    stage.act("ann", Host("Ann", Change(replace(stage.spec, variant=variant))))
    stage.deal()
    stage.finish()
    assert stage.table.spec.variant == variant
    stage.act("ann", Host("Ann", Void("wrong")))
    assert not stage.table.in_play
    stage.deal()
    assert stage.table.dealt is not None
    assert stage.table.dealt.opened.variant == variant
    assert stage.table.match.deal == (variant == "ofc_classic")


ACTIONS = (FOLD, CHECK, CALL, SHOW, MUCK, BRING_IN, Bet(10), Raise(20), Run(2), Discard(), Rabbit())
CHINESE_ACTIONS = (PlaceCard(0, 0), MoveCard(0, 0), TakeBack(0), READY, Lay())


@pytest.mark.parametrize(("first", "then"), [("ofc", "holdem"), ("holdem", "ofc"), ("ofc", "ofc_classic")])
def test_after_a_change_of_game_nobody_can_act_before_the_next_deal(first: str, then: str) -> None:
    stage = Stage(("ann", "bob"), variant=first, stack=500)
    stage.act("ann", Claim("Ann"))
    stage.deal()
    stage.tick(10**6, lost=("ann", "bob"))
    while stage.table.running:
        stage.tick(10**6)
    stage.act("ann", Host("Ann", Change(replace(stage.spec, variant=then))))
    before, kind = stage.table.n, CHINESE_ACTIONS if stage.table.open_face else ACTIONS
    for action in kind:
        with pytest.raises(Illegal) as no:
            stage.act("ann", Play(action))
        assert no.value.code in ("hand_over", "deal_over")
    assert stage.table.n == before


def test_a_time_bank_is_full_when_the_table_goes_over_to_open_face_chinese_and_back() -> None:
    stage = Stage(("ann", "bob"), variant="holdem", house=ChineseRules(ofc_bank_seconds=45))
    stage.act("ann", Claim("Ann"))
    stage.deal()
    stage.tick(10**6)
    assert sorted(one.bank for one in stage.table.seats.values()) == [0, 60_000]
    stage.act("ann", Host("Ann", Change(replace(stage.spec, variant="ofc"))))
    assert {one.bank for one in stage.table.seats.values()} == {45_000}
    stage.act("ann", Host("Ann", Change(replace(stage.spec, variant="ofc_classic"))))
    stage.act("ann", Host("Ann", Change(stage.spec)))
    assert {one.bank for one in stage.table.seats.values()} == {60_000}
