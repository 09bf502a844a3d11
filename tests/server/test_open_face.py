"""Open-face Chinese through a dealer: bots play it, nobody voids the moves of another, and nobody sees too much."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.room.open_face_table import in_order

from croupier.bots.open_face import CHINESE_BOTS, Greedy
from croupier.cards import UNKNOWN
from croupier.chinese.action import Lay, PlaceCard, Ready
from croupier.chinese.event import Given, Locked
from croupier.chinese.hand import ChineseHand
from croupier.history.deal_read import read_deals
from croupier.room.clock import AT_ONCE
from croupier.room.evening import CashRules
from croupier.room.fact import Bought, TableSpec
from croupier.room.match import Confirmed
from croupier.room.proof import check
from croupier.server import archive, wire
from croupier.server.crew import at_once
from croupier.server.dealer import Dealer
from croupier.server.room import Room
from croupier.server.store import Player
from croupier.study.open_face.stopping import Stop, never

SPEC = TableSpec("Chinese", "ofc", seats=3)
ANN, BOB = Player("ann", "Ann"), Player("bob", "Bob")


async def at_the_table(folder: Path, clock: Any) -> tuple[Room, Dealer]:
    """Ann and Bob have confirmed, and the cards are dealt."""
    room = await Room.open(str(folder / "room.db"), clock=clock, think=at_once, pace=AT_ONCE)
    dealer = room.floor.dealers[await room.floor.open_table(SPEC, None)]
    for seat, player in enumerate((ANN, BOB), 1):
        assert isinstance(await dealer.ask(player, wire.Sit(f"sit {seat}", dealer.name, seat, 100)), wire.Done)
    for player in (ANN, BOB):
        told = await dealer.view(player, 0)
        assert told.open_face is not None
        assert told.open_face.confirming is not None
        assert isinstance(await dealer.ask(player, wire.Confirm("confirm", dealer.name)), wire.Done)
    clock.turn(60_000)
    await dealer.view(None, 0)  # whatever is due is done before
    await dealer.view(None, 0)
    assert dealer.table.running
    return room, dealer


def first_and_second(dealer: Dealer) -> tuple[Player, Player]:
    """Who plays first, and who does next."""
    return (ANN, BOB) if dealer.table.players[0] == "ann" else (BOB, ANN)


async def test_moves_may_follow_each_other_without_waiting_for_the_answers(tmp_path: Path, clock: Any) -> None:
    room, dealer = await at_the_table(tmp_path, clock)
    player, other = first_and_second(dealer)
    told = await dealer.view(player, 0)
    assert told.open_face is not None
    legal, n = told.open_face.legal, told.facts[-1].n
    assert legal is not None
    for number, card in enumerate(legal.cards):
        wish = wire.Act(f"place {number}", dealer.name, n, PlaceCard(card, 2))
        assert isinstance(await dealer.ask(player, wish), wire.Done)
    assert isinstance(await dealer.ask(player, wire.Act("ready", dealer.name, n, Ready())), wire.Done)
    late = await dealer.ask(player, wire.Act("late", dealer.name, n, Ready()))
    assert isinstance(late, wire.Refused)
    assert late.code == "stale"
    again = await dealer.ask(player, wire.Act("ready", dealer.name, n, Ready()))
    assert isinstance(again, wire.Done)
    stance = (await dealer.view(other, 0)).open_face
    assert stance is not None
    assert stance.legal is not None
    await room.close()


async def test_cards_and_discards_of_a_closed_street_are_told_to_their_owner_alone(tmp_path: Path, clock: Any) -> None:
    room, dealer = await at_the_table(tmp_path, clock)
    while dealer.table.deal is not None and min(dealer.table.deal.locked) < 2:
        deal = dealer.table.deal
        legal = deal.legal(deal.to_act[0])
        assert legal is not None
        who = ANN if dealer.table.players[legal.player] == "ann" else BOB
        for card in legal.cards[: legal.left]:
            row = next(row for row in (2, 1, 0) if deal.legal(legal.player).room[row])  # type: ignore[union-attr]
            placed = await dealer.ask(who, wire.Act(f"{card}", dealer.name, dealer.n, PlaceCard(card, row)))
            assert isinstance(placed, wire.Done), placed
        ready = await dealer.ask(who, wire.Act(f"ready {dealer.n}", dealer.name, dealer.n, Ready()))
        assert isinstance(ready, wire.Done), ready
    for reader in (ANN, BOB, None):
        told = await dealer.view(reader, 0)
        own = dealer.table.player_index(reader.id) if reader else None
        for one in told.facts:
            if isinstance(one.fact, Given) and one.fact.street:
                assert (UNKNOWN in one.fact.cards) == (one.fact.player != own)
            if isinstance(one.fact, Locked) and one.fact.discards:
                assert (UNKNOWN in one.fact.discards) == (one.fact.player != own)
    await room.close()


async def test_bots_confirm_place_and_buy_in_again(tmp_path: Path) -> None:
    spec = replace(SPEC, cash=CashRules(buy_in_max_points=50))  # who has lost a point has too few to confirm
    room = await Room.open(str(tmp_path / "room.db"), think=at_once, pace=AT_ONCE, quick=AT_ONCE)
    dealer = room.floor.dealers[await room.floor.open_table(spec, None, ["greedy", "greedy"])]
    dealer.watch(1)
    news = await room.bus.subscribe(f"table.{dealer.name}")
    async with asyncio.timeout(600):
        while dealer.table.match.number < 3:
            await news.get()
    await room.crew.close()
    facts = [fact for _, fact in await room.store.facts(dealer.name)]
    assert sum(isinstance(fact, Confirmed) for fact in facts) >= 6
    assert all(0 < fact.amount <= 50 for fact in facts if isinstance(fact, Bought))
    assert any(isinstance(fact, Bought) for fact in facts)
    balances = (await room.store.ledger()).balances
    assert -balances["bank"] == sum(one.table.bank for one in room.floor.dealers.values())
    assert msgspec.json.encode(room.floor.lobby(None))
    await news.close()
    await room.close()


async def test_a_bot_thinks_once_about_a_street_whatever_happens_meanwhile(
    tmp_path: Path, clock: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, go_on, streets = asyncio.Event(), threading.Event(), list[int]()
    loop = asyncio.get_running_loop()

    class Slow(Greedy):
        def decide(self, hand: ChineseHand, player: int, stop: Stop = never) -> Lay:
            streets.append(hand.locked[player])
            loop.call_soon_threadsafe(asked.set)
            assert go_on.wait(600)
            return super().decide(hand, player, stop)

    monkeypatch.setitem(CHINESE_BOTS, "slow", Slow)
    room = await Room.open(str(tmp_path / "room.db"), clock=clock, think=at_once, pace=AT_ONCE, quick=AT_ONCE)
    dealer = room.floor.dealers[await room.floor.open_table(SPEC, None, ["slow", "greedy"])]
    dealer.watch(1)
    await asked.wait()
    other = next(one for one in dealer.table.seats.values() if one.player != acting(dealer))
    assert isinstance(await dealer.ask(Player(other.player, ""), wire.Stand("stand", dealer.name)), wire.Done)
    go_on.set()
    async with asyncio.timeout(600):
        while dealer.table.running:
            await dealer.view(None, 0)
    assert streets[:5] == [0, 1, 2, 3, 4]  # what comes then is another deal
    await room.close()


def acting(dealer: Dealer) -> str:
    """Who owes the placement."""
    assert dealer.table.deal is not None
    return dealer.table.players[dealer.table.deal.to_act[0]]


async def test_a_bot_of_another_game_is_refused(tmp_path: Path, clock: Any) -> None:
    room, dealer = await at_the_table(tmp_path, clock)
    answer = await dealer.ask(ANN, wire.AddBot("bot", dealer.name, "tight"))
    assert isinstance(answer, wire.Refused)
    assert answer.code == "no_such_bot"
    await room.close()


async def test_a_finished_deal_is_read_back_proved_and_written_for_each_reader(tmp_path: Path, clock: Any) -> None:
    room, dealer = await at_the_table(tmp_path, clock)
    while dealer.table.running and dealer.table.deal is not None:
        legal = dealer.table.deal.legal(dealer.table.deal.to_act[0])
        assert legal is not None
        who = ANN if dealer.table.players[legal.player] == "ann" else BOB
        wish = wire.Act(f"lay {dealer.n}", dealer.name, dealer.n, in_order(legal))
        assert isinstance(await dealer.ask(who, wish), wire.Done)
    (found,), _ = await archive.page_of(room.store, dealer.name, archive.BEFORE_ALL)
    known = {}
    for reader in ("ann", "bob", ""):
        verdict = check(archive.record_of(found, reader))
        assert verdict.faults == ()
        known[reader] = verdict.cards
        assert read_deals(archive.phh_of(found, reader))
        row = archive.row_of(found, reader)
        assert len(row.own) == (13 if reader else 0)
    assert known == {"ann": 30, "bob": 30, "": 26}  # one's own four discards, and nobody else's
    assert archive.phh_of(found, "").count("??") == 8
    await room.close()
