"""Bots: they come in through the door, see what their seat may see, and play only while somebody is there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from croupier.bots import BOTS
from croupier.bots.caller import Caller
from croupier.cards import UNKNOWN
from croupier.chinese.event import ChineseOpened
from croupier.room.clock import AT_ONCE, Pace
from croupier.room.fact import Bought, TableSpec
from croupier.room.table import Table
from croupier.rules.action import CALL, CHECK, FOLD, Raise
from croupier.rules.event import Dealt, Opened, Shuffled
from croupier.rules.hand import Hand
from croupier.rules.legal import Legal
from croupier.server import crew, wire
from croupier.server.bus import table_subject
from croupier.server.crew import at_once
from croupier.server.dealer import Dealer
from croupier.server.room import Room
from croupier.server.store import Player

PATIENCE = 3600
"""Seconds after which a table that plays thousands of hands counts as stuck."""

Make = Callable[..., Awaitable[list[Any]]]


def first_table(house: Room) -> Dealer:
    """The table that a new room opens by itself."""
    (dealer,) = house.floor.dealers.values()
    return dealer


async def played(house: Room, dealer: Dealer, hands: int) -> None:
    """Wait until so many hands were dealt."""
    news = await house.bus.subscribe(table_subject(dealer.name))
    async with asyncio.timeout(PATIENCE):
        while dealer.table.hands < hands:
            await news.get()
    await news.close()


async def stopped(house: Room, dealer: Dealer) -> None:
    """Wait until the running hand is over."""
    news = await house.bus.subscribe(table_subject(dealer.name))
    async with asyncio.timeout(600):
        while (await dealer.view(None, 0)).turn is not None:
            await news.get()
    await news.close()


async def test_a_new_room_has_a_table_with_three_bots_of_both_kinds(house: Room) -> None:
    dealer = first_table(house)
    sittings = list(dealer.table.seats.values())
    assert [sitting.stack for sitting in sittings] == [1000] * 3
    assert all(sitting.bot for sitting in sittings)
    kinds = [await house.store.player(sitting.player) for sitting in sittings]
    assert {player.bot for player in kinds if player} == set(BOTS)


async def test_bots_do_not_play_when_nobody_is_there_and_begin_when_somebody_looks(house: Room) -> None:
    dealer = first_table(house)
    await dealer.view(None, 0)
    assert dealer.table.hands == 0
    dealer.watch(1)
    await played(house, dealer, 2)
    dealer.watch(-1)
    await stopped(house, dealer)
    hands = dealer.table.hands
    await dealer.view(None, 0)
    assert dealer.table.hands == hands
    dealer.watch(1)
    await played(house, dealer, hands + 1)


async def test_a_person_who_sits_is_company_enough_and_one_who_is_away_is_not(guests: Make) -> None:
    (ann,) = await guests({"Ann": 1})
    assert await ann.ask(wire.AddBot, "caller") == wire.Done("2")
    told = await ann.until(lambda told: told.legal)
    assert told.turn is not None
    await ann.ask(wire.SitOut)
    await ann.finish()
    hands = ann.dealer.table.hands
    await ann.look(ann.following.n)
    assert ann.dealer.table.hands == hands


async def test_bots_among_themselves_play_at_a_quick_pace_and_with_people_at_theirs(tmp_path: Path, clock: Any) -> None:
    slow, quick = Pace(folds=9_000, showdown=9_000, start=0), Pace(folds=500, showdown=500, street=0, deal=0)
    room = await Room.open(str(tmp_path / "room.db"), clock=clock, think=at_once, pace=slow, quick=quick)
    (dealer,) = room.floor.dealers.values()
    ann = Player("ann", "Ann")
    dealer.watch(1)
    assert await pause_after(room, dealer, ann, clock, lambda: dealer.table.hands == 1) == 500
    await dealer.ask(ann, wire.Sit("sit", dealer.name, 6, 1000))
    assert await pause_after(room, dealer, ann, clock, lambda: "ann" in dealer.table.players) == 9_000
    await room.close()


async def pause_after(room: Room, dealer: Dealer, ann: Player, clock: Any, is_the_hand: Callable[[], bool]) -> int:
    """The pause after the first hand of which this is true; Ann folds whenever she is asked."""
    news = await room.bus.subscribe(table_subject(dealer.name))
    async with asyncio.timeout(600):
        while True:
            told = await dealer.view(ann, 0)
            if told.legal:
                await dealer.ask(ann, wire.Act(f"{dealer.n}", dealer.name, dealer.n, FOLD))
            elif told.turn:
                await news.get()
            elif dealer.table.hands and is_the_hand():
                assert told.next_hand is not None
                return told.next_hand
            else:
                clock.turn(10_000)


async def test_a_bot_hears_only_what_its_seat_may_see(guests: Make, house: Room, monkeypatch: Any) -> None:
    seen: list[Hand] = []

    class Spy:
        def __init__(self, chance: object) -> None:
            pass

        def decide(self, hand: Hand, legal: Legal) -> Any:
            seen.append(hand)
            for event in hand.events:
                if isinstance(event, Dealt):
                    assert (UNKNOWN in event.cards) == (event.player != legal.player)
                assert not isinstance(event, Shuffled) or event.deck == ()
            return CHECK if legal.check else CALL

    monkeypatch.setitem(BOTS, "spy", Spy)
    (ann,) = await guests({"Ann": 1})
    await ann.ask(wire.AddBot, "spy")
    for _ in range(4):
        await ann.play()
    assert len(seen) >= 3
    assert all(len(hand.holes) == 2 for hand in seen)


async def test_a_broken_bot_is_folded_or_checked_and_the_game_goes_on(guests: Make, monkeypatch: Any) -> None:
    class Fool:
        def __init__(self, chance: object) -> None:
            pass

        def decide(self, hand: Hand, legal: Legal) -> Any:
            return Raise(10**9)

    monkeypatch.setitem(BOTS, "fool", Fool)
    (ann,) = await guests({"Ann": 1})
    await ann.ask(wire.AddBot, "fool")
    hands = ann.dealer.table.hands + 2
    while ann.dealer.table.hands < hands:
        await ann.play()


async def test_a_bot_without_chips_buys_in_again(house: Room) -> None:
    dealer = first_table(house)
    dealer.watch(1)
    news = await house.bus.subscribe(table_subject(dealer.name))
    bought = None
    async with asyncio.timeout(600):
        while bought is None:
            await news.get()
            bought = next((fact for _, fact in dealer.log if isinstance(fact, Bought)), None)
    assert bought.amount == 1000
    assert (await house.store.ledger()).total == 0


async def test_a_seated_player_may_call_a_bot_and_send_it_away_and_who_watches_may_not(guests: Make) -> None:
    spec = TableSpec("Duel", seats=2)
    (ann,) = await guests({"Ann": 1}, spec)
    assert (await ann.ask(wire.AddBot, "genius")).code == "no_such_bot"
    assert await ann.ask(wire.AddBot, "caller", wish_id="bot") == wire.Done("bot")
    assert await ann.ask(wire.AddBot, "caller", wish_id="bot") == wire.Done("bot")
    await ann.until(lambda told: told.turn)
    assert len(ann.following.table.seats) == 2
    assert (await ann.ask(wire.DropBot, 1)).code == "not_a_bot"
    assert await ann.ask(wire.DropBot, 2) == wire.Done("4")
    while 2 in ann.following.table.seats:
        await (ann.play() if ann.told.legal else ann.next())
    for asked in (wire.AddBot("1", ann.dealer.name, "caller"), wire.DropBot("2", ann.dealer.name, 2)):
        assert (await ann.dealer.ask(Player("eve", "Eve"), asked)).code == "not_seated"


async def test_six_bots_play_hundreds_of_hands_and_the_books_and_the_replay_agree(any_house: Room) -> None:
    await play_and_check(any_house, tables=3, hands=100)


@pytest.mark.slow
async def test_six_bots_play_ten_thousand_hands_and_the_books_and_the_replay_agree(house: Room) -> None:
    await play_and_check(house, tables=1, hands=10_000)


async def play_and_check(house: Room, tables: int, hands: int) -> None:
    """Six bots at each table; at the end ledger, live table and replayed facts must tell of the same chips."""
    kinds = ["tight", "caller", "tight", "caller", "tight", "caller"]
    spec = first_table(house).table.spec
    dealers = [house.floor.dealers[await house.floor.open_table(spec, None, kinds)] for _ in range(tables)]
    for dealer in dealers:
        dealer.watch(1)
    await asyncio.gather(*(_until(house, dealer, hands) for dealer in dealers))
    await house.crew.close()
    for dealer in dealers:
        await dealer.view(None, 0)
    ledger = await house.store.ledger()
    assert ledger.total == 0
    for dealer in dealers:
        await check_replay(house, dealer, hands)
    seated = {one.player: one.stack for dealer in house.floor.dealers.values() for one in dealer.table.seats.values()}
    for player, stack in seated.items():
        assert ledger.balance(f"player:{player}") == stack


async def _until(house: Room, dealer: Dealer, hands: int) -> None:
    await played(house, dealer, hands)
    dealer.watch(-1)
    await stopped(house, dealer)


async def check_replay(house: Room, dealer: Dealer, hands: int) -> None:
    """Apply every stored fact to a fresh table: the same hands, button and stacks."""
    (first, roll), *rest = await house.store.facts(dealer.name)
    table = Table(roll, first)
    opened = 0
    for n, fact in rest:
        table.apply(fact)
        assert table.n == n
        opened += isinstance(fact, Opened | ChineseOpened)
    assert opened == table.hands == dealer.table.hands >= hands
    assert (table.seats, table.button, table.bank) == (dealer.table.seats, dealer.table.button, dealer.table.bank)


async def test_a_bot_answers_at_the_time_that_was_drawn_however_long_it_reckons(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, begun, rests = [100.0], list[float](), list[float]()

    class Reckoner(Caller):
        def decide(self, hand: Hand, legal: Legal) -> Any:
            begun.append(now[0])
            now[0] += 0.1 * (len(begun) % 3)  # what it takes may hang on its cards
            return super().decide(hand, legal)

    async def rest(until: float) -> None:
        rests.append(until - begun[-1])
        now[0] = max(now[0], until)

    monkeypatch.setitem(BOTS, "reckoner", Reckoner)
    monkeypatch.setattr(crew, "time", SimpleNamespace(perf_counter=lambda: now[0]))
    monkeypatch.setattr(crew, "rest", rest)
    room = await Room.open(str(tmp_path / "room.db"), think=lambda: 5.0, pace=AT_ONCE, quick=AT_ONCE)
    dealer = room.floor.dealers[await room.floor.open_table(TableSpec("Slow", seats=2), None, ["reckoner", "reckoner"])]
    dealer.watch(1)
    await played(room, dealer, 5)
    await room.crew.close()
    await room.close()
    assert len(rests) > 10
    assert rests == pytest.approx([5.0 * crew.HURRY] * len(rests))


async def test_who_has_reckoned_longer_than_the_time_that_was_drawn_waits_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    slept = list[float]()
    monkeypatch.setattr(crew, "time", SimpleNamespace(perf_counter=lambda: 7.0))
    monkeypatch.setattr(crew, "asyncio", SimpleNamespace(sleep=sleep))
    for until in (6.9, 7.0, 7.25):
        await crew.rest(until)
    assert slept == [0.25]
