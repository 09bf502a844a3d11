"""When something outside fails: a slow or full disk, a clock that jumps, lines that die in every way."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from sqlalchemy import event

from croupier.cli import serve
from croupier.room.clock import AT_ONCE
from croupier.rules.action import CALL, CHECK
from croupier.rules.event import Called, Checked
from croupier.server import wire
from croupier.server.clock import MonotonicClock
from croupier.server.crew import at_once
from croupier.server.dealer import PATIENCE
from croupier.server.room import Room

Make = Callable[..., Awaitable[list[Any]]]


async def in_a_hand(guests: Make) -> tuple[Any, Any]:
    """Ann, who owes the decision, and Ben, heads-up in a hand."""
    ann, ben = await guests({"Ann": 1, "Ben": 2})
    for guest in (ann, ben):
        await guest.until(lambda told: told.turn)
    return (ann, ben) if ann.told.legal else (ben, ann)


async def the_books_close(house: Room, dealer: Any) -> None:
    """Every seat has what the books say, in a hand as before it, and all that the bank gave out is at the tables."""
    ledger = await house.store.ledger()
    for one in dealer.table.seats.values():
        assert ledger.balance(f"player:{one.player}") == one.stack
    assert -ledger.balance("bank") == sum(each.table.bank for each in house.floor.dealers.values())


class Stall:
    """A store that writes nothing until it is let go on."""

    def __init__(self, house: Room, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go_on, self.stands = threading.Event(), threading.Event()
        commit = house.store.commit

        def wait_and_commit(steps: Any) -> None:
            self.stands.set()
            assert self.go_on.wait(600)
            commit(steps)

        monkeypatch.setattr(house.store, "commit", wait_and_commit)


async def test_while_the_database_stalls_the_room_answers_and_nobodys_clock_runs(
    guests: Make, house: Room, clock: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await in_a_hand(guests)
    stall = Stall(house, monkeypatch)
    asked = asyncio.create_task(ann.act(CALL))
    await asyncio.to_thread(stall.stands.wait)
    assert house.floor.lobby(None).tables  # nothing else waits for the disk
    clock.turn(90_000)
    assert not asked.done()
    stall.go_on.set()
    assert isinstance(await asked, wire.Done)
    told = await ben.until(lambda told: told.legal)
    assert told.turn is not None and told.turn.left == told.turn.total == 20_000
    assert isinstance(await ben.act(CHECK), wire.Done)
    kinds = [type(fact) for _, fact in await house.store.facts(ann.dealer.name)]
    assert Called in kinds and Checked in kinds
    await the_books_close(house, ann.dealer)


async def act_once(people: tuple[Any, ...]) -> Any:
    """Whoever owes the decision checks or calls; gives the answer, or None when nobody owes one."""
    for guest in people:
        await guest.look(guest.following.n)
        if guest.told.legal:
            return await guest.act(CHECK if guest.told.legal.check else CALL)
    return None


async def test_on_a_full_disk_nothing_happens_by_halves_and_play_goes_on_when_there_is_room(
    guests: Make, house: Room, clock: Any
) -> None:
    people = await in_a_hand(guests)
    dealer = people[0].dealer
    set_pages(house, 1)
    answer: Any = wire.Done("")
    while isinstance(answer, wire.Done):
        before = dealer.n, {seat: one.stack for seat, one in dealer.table.seats.items()}
        answer = await act_once(people)
    assert answer is None or answer.code == "not_stored"  # a hand that cannot be dealt waits in its pause
    assert before == (dealer.n, {seat: one.stack for seat, one in dealer.table.seats.items()})
    assert dealer.n == (await house.store.load(dealer.name))[-1][0]
    set_pages(house, 1_000_000)
    clock.turn(PATIENCE)
    await dealer.view(None, 0)
    for _ in range(20):
        assert isinstance(await act_once(people), wire.Done)
    await the_books_close(house, dealer)


def set_pages(house: Room, most: int) -> None:
    """Let the database have so many pages, or no more than it has already."""
    engine = house.store.database.engine

    def limit(connection: Any, _: Any, __: Any) -> None:
        connection.execute(f"PRAGMA max_page_count = {most}")

    event.listen(engine, "checkout", limit)
    house.store.pen.put_down()  # and takes up a connection that is so limited


async def test_when_the_disk_is_full_for_long_every_player_hears_it_and_the_room_closes_cleanly(
    tmp_path: Path, clock: Any
) -> None:
    room = await Room.open(str(tmp_path / "room.db"), clock=clock, think=at_once, pace=AT_ONCE, quick=AT_ONCE)
    set_pages(room, 1)
    (dealer,) = room.floor.dealers.values()
    dealer.watch(1)
    facts, still = dealer.n, 0
    while still < 20:
        clock.turn(5_000)
        await dealer.view(None, 0)
        still, facts = still + 1 if dealer.n == facts else 0, dealer.n
    assert (await room.store.load(dealer.name))[-1][0] == facts
    await room.close()
    again = await Room.open(str(tmp_path / "room.db"), clock=clock, think=at_once, pace=AT_ONCE, quick=AT_ONCE)
    (dealer,) = again.floor.dealers.values()
    assert dealer.n >= facts
    await the_books_close(again, dealer)
    await again.close()


def test_the_rooms_clock_goes_on_when_the_machines_is_put_back_or_forth(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = MonotonicClock()
    before = clock.now()
    day = 24 * 60 * 60
    for step in (-day, day, -400 * day):
        now = time.time() + step
        monkeypatch.setattr(time, "time", lambda now=now: now)
        monkeypatch.setattr(time, "time_ns", lambda now=now: int(now * 1e9))
        assert 0 <= clock.now() - before < day


@pytest.mark.parametrize("days", [-400, -1, 1, 400])
async def test_a_room_that_opens_again_at_another_time_gives_everybody_all_of_his_clock(
    tmp_path: Path, clock: Any, spec: Any, days: int
) -> None:
    clock.time = 1_000_000_000_000
    room = await Room.open(str(tmp_path / "room.db"), clock=clock, think=at_once, pace=AT_ONCE, quick=AT_ONCE)
    table = await room.floor.open_table(spec, None)
    people = [await room.accounts.enter(name, "") for name in ("Ann", "Ben")]
    for seat, (player, _) in enumerate(people, 1):
        assert isinstance(await room.floor.ask(player, wire.Sit("s", table, seat, 500)), wire.Done)
    await room.floor.dealers[table].view(None, 0)
    await room.close()
    clock.time += days * 24 * 60 * 60 * 1000
    again = await Room.open(str(tmp_path / "room.db"), clock=clock, think=at_once, pace=AT_ONCE, quick=AT_ONCE)
    dealer = again.floor.dealers[table]
    turn = (await dealer.view(people[0][0], 0)).turn
    assert turn is not None and turn.left == turn.total
    clock.turn(turn.total + AT_ONCE.resume + 1_000)
    await dealer.view(None, 0)
    assert dealer.table.seats[turn.seat].timeouts == 1
    await the_books_close(again, dealer)
    await again.close()


# Lines.


@pytest.fixture
async def impatient(house: Room) -> AsyncIterator[int]:
    """The port of a room that finds out in no time that a line is dead."""
    config = serve.configure(house)
    assert (config.ws_ping_interval, config.ws_ping_timeout) == (20, 20)
    config.ws_ping_interval = config.ws_ping_timeout = 0.05
    with serve.listen("127.0.0.1", 0) as listener:
        server = uvicorn.Server(config)
        task = asyncio.create_task(server.serve(sockets=[listener]))
        yield listener.getsockname()[1]
        server.should_exit = True
        await task


async def dial(port: int, *, window: int = 0) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A WebSocket by hand, of which the other end does nothing by itself."""
    line = socket.socket()
    line.setblocking(False)
    if window:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
    await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", port))
    reader, writer = await asyncio.open_connection(sock=line, limit=window or 2**16)
    writer.write(
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b"101" in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


def masked(message: dict[str, Any]) -> bytes:
    """A text frame of a client, masked by zeros."""
    data = json.dumps(message).encode()
    assert len(data) < 126
    return bytes([0x81, 0x80 | len(data)]) + bytes(4) + data


async def test_a_line_whose_other_end_is_gone_without_a_word_is_found_and_let_go(house: Room, impatient: int) -> None:
    (dealer,) = house.floor.dealers.values()
    _, writer = await dial(impatient)
    writer.write(masked({"type": "watch", "table": dealer.name}))
    async with asyncio.timeout(600):
        while not dealer.watchers:
            await dealer.view(None, 0)
        while house.connections or dealer.watchers:  # it answers no ping, and says no goodbye
            await dealer.view(None, 0)
    writer.close()


async def test_who_does_not_read_is_sent_a_bounded_amount_and_holds_up_nobody(house: Room) -> None:
    (dealer,) = house.floor.dealers.values()
    with serve.listen("127.0.0.1", 0) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        server = uvicorn.Server(serve.configure(house))
        task = asyncio.create_task(server.serve(sockets=[listener]))
        _, writer = await dial(listener.getsockname()[1], window=4096)
        writer.write(masked({"type": "watch", "table": dealer.name}))
        await hands(dealer, 25)
        sent, facts = house.meter.sent, dealer.n
        await hands(dealer, 29)
        assert house.meter.sent == sent and dealer.n > facts + 40
        writer.transport.abort()
        server.should_exit = True
        await task


async def hands(dealer: Any, number: int) -> None:
    """Wait until so many hands were dealt."""
    async with asyncio.timeout(600):
        while dealer.table.hands < number:
            await dealer.view(None, 0)


async def test_a_thousand_lines_come_back_at_once_and_the_seated_find_their_decision(site: Any, house: Room) -> None:
    (dealer,) = house.floor.dealers.values()
    who = await site.enter("Ann")
    async with site.line(who) as line:
        await line.send(json.dumps({"type": "sit", "id": "s", "table": dealer.name, "seat": 6, "buy_in": 1000}))
        assert json.loads(await line.recv())["type"] == "done"
    watch = json.dumps({"type": "watch", "table": dealer.name})

    async def come_back(headers: dict[str, str] | None) -> dict[str, Any]:
        async with site.line(headers) as line:
            await line.send(watch)
            told: dict[str, Any] = json.loads(await line.recv())
            line.transport.abort()
            return told

    crowd = [await site.enter(f"Guest {number}") for number in range(20)]
    async with asyncio.timeout(600):
        for _ in range(10):
            heard = await asyncio.gather(*(come_back(crowd[number % 20]) for number in range(99)), come_back(who))
            assert {told["type"] for told in heard} == {"told"} and heard[-1]["seat"] == 6
        while house.connections or dealer.watchers:
            await dealer.view(None, 0)
    assert house.meter.refused == {}
    turn = (await dealer.view(await house.accounts.player(who["Cookie"].partition("=")[2]), 0)).turn
    assert turn is not None and turn.seat == 6
    await the_books_close(house, dealer)
