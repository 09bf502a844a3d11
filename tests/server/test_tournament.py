"""A tournament by deals through Dealer and Store: bots play it to its end, over a restart, and the books close."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.test_open_face import ANN, BOB

from croupier.chinese.house import ChineseRules
from croupier.room.clock import AT_ONCE
from croupier.room.fact import TableSpec
from croupier.room.tournament import TournamentBegan, TournamentEnded, TournamentRules
from croupier.server import wire
from croupier.server.crew import at_once
from croupier.server.dealer import Dealer
from croupier.server.room import Room

CUP = TableSpec(
    "Cup", "ofc", seats=3, open_face=ChineseRules(ofc_min_points=1), tournament=TournamentRules(1, 40, "first_two")
)


async def opened(folder: Path, **more: Any) -> Room:
    """The room of this file."""
    return await Room.open(str(folder / "room.db"), think=at_once, pace=AT_ONCE, quick=AT_ONCE, **more)


async def until(room: Room, dealer: Dealer, done: Any) -> None:
    """Let the table play until this is so."""
    news = await room.bus.subscribe(f"table.{dealer.name}")
    async with asyncio.timeout(600):
        while not done():
            await news.get()
    await news.close()


async def test_bots_play_a_tournament_to_its_end_and_enter_the_next(tmp_path: Path) -> None:
    room = await opened(tmp_path)
    dealer = room.floor.dealers[await room.floor.open_table(CUP, None, ["greedy", "greedy", "greedy"])]
    dealer.watch(1)
    await until(room, dealer, lambda: dealer.table.tournament.number == 2)
    await room.crew.close()
    facts = [fact for _, fact in await room.store.facts(dealer.name)]
    (ended,) = (fact for fact in facts if isinstance(fact, TournamentEnded))
    assert sum(one.prize for one in ended.finishes) == 120
    assert sum(one.stack for one in ended.finishes) == 120
    ledger = await room.store.ledger()
    assert ledger.total == 0
    assert -ledger.balance("bank") == sum(one.table.bank for one in room.floor.dealers.values())
    await room.close()


async def test_a_tournament_goes_on_after_a_restart_with_those_who_entered_it(tmp_path: Path) -> None:
    room = await opened(tmp_path)
    name = await room.floor.open_table(CUP, None, ["greedy", "greedy", "greedy"])
    dealer = room.floor.dealers[name]
    dealer.watch(1)
    await until(room, dealer, lambda: dealer.table.tournament.matches == 1)
    before = dealer.table.tournament
    assert [row.running for row in room.floor.lobby("").tables if row.table == name] == [True]
    await room.close()
    room = await opened(tmp_path)
    dealer = room.floor.dealers[name]
    assert dealer.table.tournament.entrants == before.entrants
    dealer.watch(1)
    await until(room, dealer, lambda: not dealer.table.tournament.runs)
    await room.crew.close()
    facts = [fact for _, fact in await room.store.facts(name)]
    assert sum(isinstance(fact, TournamentBegan) for fact in facts) == 1
    (ended,) = (fact for fact in facts if isinstance(fact, TournamentEnded))
    assert {one.player for one in ended.finishes} == {one.player for one in before.entrants}
    await room.close()


async def test_it_waits_for_all_seats_to_be_taken_with_the_same_stack(tmp_path: Path, clock: Any) -> None:
    room = await opened(tmp_path, clock=clock)
    dealer = room.floor.dealers[await room.floor.open_table(CUP, None)]
    for seat, player in enumerate((ANN, BOB), 1):
        refused = await dealer.ask(player, wire.Sit(f"few {seat}", dealer.name, seat, 39))
        assert isinstance(refused, wire.Refused)
        assert (refused.code, refused.numbers["least"]) == ("buy_in_too_small", 40)
        assert isinstance(await dealer.ask(player, wire.Sit(f"sit {seat}", dealer.name, seat, 40)), wire.Done)
        assert isinstance(await dealer.ask(player, wire.Confirm(f"play {seat}", dealer.name)), wire.Done)
    clock.turn(60_000)
    told = await dealer.view(ANN, 0)
    assert told.open_face is not None
    assert told.open_face.confirming is None
    assert not dealer.table.running
    assert not any(row.running for row in room.floor.lobby("").tables)
    await room.close()
