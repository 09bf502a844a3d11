"""Rooms for tests: on SQLite and on PostgreSQL, each with nothing in it; and a clock whose hands the test turns."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn
from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url
from websockets.asyncio.client import connect

from croupier.cli import serve
from croupier.room.clock import AT_ONCE
from croupier.room.evening import CashRules
from croupier.room.fact import TableSpec
from croupier.rules.action import CALL, CHECK
from croupier.rules.betting import Betting
from croupier.server import wire
from croupier.server.bus import Subscription, player_subject, table_subject
from croupier.server.crew import at_once
from croupier.server.dealer import Dealer
from croupier.server.follow import Following
from croupier.server.room import Room
from croupier.server.store import Player, Store


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a new and empty room, once for each database."""
    if request.param == "sqlite":
        yield str(tmp_path / "room.db")
        return
    url = make_url(request.getfixturevalue("postgres_url"))
    schema = f"croupier_{secrets.token_hex(6)}"
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE SCHEMA {schema}"))
    mine = url.update_query_dict({"options": f"-csearch_path={schema}"})
    yield mine.render_as_string(hide_password=False)
    with engine.connect() as connection:
        connection.execute(text(f"DROP SCHEMA {schema} CASCADE"))
    engine.dispose()


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    """An open store on a new room."""
    opened = await Store.open(address)
    yield opened
    await opened.close()


class _Ring:
    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self.call = None


class HandClock:
    """A clock that goes only when the test turns its hands."""

    def __init__(self) -> None:
        self.time = 1_000
        self.broken = False
        self._rings: list[tuple[int, int, _Ring]] = []
        self._count = itertools.count()

    def now(self) -> int:
        return self.time

    def ring_at(self, when: int, call: Callable[[], None]) -> _Ring:
        ring = _Ring(call)
        heapq.heappush(self._rings, (when, next(self._count), ring))
        return ring

    def turn(self, milliseconds: int) -> None:
        """Let time pass, and all rings ring that come due, unless the bell is broken."""
        self.time += milliseconds
        while self._rings and self._rings[0][0] <= self.time:
            call = heapq.heappop(self._rings)[2].call
            if call is not None and not self.broken:
                call()


@pytest.fixture
def clock() -> HandClock:
    """A clock whose hands the test turns."""
    return HandClock()


NO_BANK = CashRules(bank_seconds=0)
SPEC = TableSpec("Test", "holdem", Betting(small_blind=5, big_blind=10), cash=NO_BANK)


@pytest.fixture
def spec() -> TableSpec:
    """A table of no-limit hold'em with blinds of 5 and 10; one buys in for 400 to 1000, and there is no time bank."""
    return SPEC


@pytest.fixture
async def house(tmp_path: Path, clock: HandClock) -> AsyncIterator[Room]:
    """An open room without pauses, whose bots think at once; its first table has three bots."""
    room = await Room.open(str(tmp_path / "house.db"), clock=clock, think=at_once, pace=AT_ONCE, quick=AT_ONCE)
    yield room
    await room.close()


@pytest.fixture
async def any_house(address: str, clock: HandClock) -> AsyncIterator[Room]:
    """The same, on SQLite and on PostgreSQL."""
    room = await Room.open(address, clock=clock, think=at_once, pace=AT_ONCE, quick=AT_ONCE)
    yield room
    await room.close()


class Guest:
    """A player at a dealer's table who hears what the gateway would pass on to him, and nothing else."""

    def __init__(self, dealer: Dealer, player: Player | None, news: Subscription) -> None:
        self.dealer = dealer
        self.player = player
        self.news = news
        self.following = Following()
        self.heard: list[wire.Told] = []
        self._ids = itertools.count(1)

    @property
    def told(self) -> wire.Told:
        assert self.following.told is not None
        return self.following.told

    async def look(self, since: int = 0) -> wire.Told:
        """Ask how things stand."""
        self._take(await self.dealer.view(self.player, since))
        return self.told

    async def next(self) -> wire.Told:
        """Wait for the next news; what is known already is passed over, as the gateway does."""
        while (frame := await self.news.get()).last <= self.following.n:
            pass
        self._take(msgspec.json.decode(frame.body, type=wire.Told))
        return self.told

    async def until(self, condition: Callable[[wire.Told], Any]) -> wire.Told:
        """Wait for news of which this is true; the present counts."""
        async with asyncio.timeout(600):
            while not condition(self.told):
                await self.next()
        return self.told

    async def ask(self, kind: type[Any], *values: Any, wish_id: str = "") -> Any:
        """Wish something; returns the answer."""
        assert self.player is not None
        return await self.dealer.ask(self.player, kind(wish_id or f"{next(self._ids)}", self.dealer.name, *values))

    async def act(self, action: Any, *, wish_id: str = "", n: int | None = None) -> Any:
        """Act as the table was seen last."""
        return await self.ask(wire.Act, self.following.n if n is None else n, action, wish_id=wish_id)

    async def play(self) -> Any:
        """Wait for the turn, then check or call, and hear what came of it."""
        told = await self.until(lambda told: told.legal)
        assert told.legal is not None
        answer = await self.act(CHECK if told.legal.check else CALL)
        await self.next()
        return answer

    async def finish(self) -> None:
        """Check or call until the hand is over."""
        while self.told.turn is not None:
            await (self.play() if self.told.legal else self.next())

    def _take(self, told: wire.Told) -> None:
        self.following.hear(told)
        self.heard.append(told)


@pytest.fixture
async def guests(house: Room, spec: TableSpec) -> AsyncIterator[Callable[..., Awaitable[list[Guest]]]]:
    """Makes guests of the given names at a new table; those with a seat sit down with 1000 chips, 0 only watches."""
    made: list[Guest] = []

    async def make(seats: dict[str, int], spec: TableSpec = spec) -> list[Guest]:
        dealer = house.floor.dealers[await house.floor.open_table(spec, None)]
        for name, seat in seats.items():
            player = Player(name.lower(), name) if seat else None
            subject = player_subject(player.id, dealer.name) if player else table_subject(dealer.name)
            guest = Guest(dealer, player, await house.bus.subscribe(subject))
            await guest.look()
            if seat:
                assert await guest.ask(wire.Sit, seat, 1000) == wire.Done("1")
            made.append(guest)
        return made

    yield make
    for guest in made:
        await guest.news.close()


class Site:
    """An open room behind a real HTTP server."""

    def __init__(self, room: Room, port: int) -> None:
        self.room = room
        self.port = port
        self.url = f"http://127.0.0.1:{port}"

    def cookie_of(self, response: httpx.Response) -> str:
        return response.headers["set-cookie"].partition(";")[0]

    async def enter(self, name: str) -> dict[str, str]:
        """Come in under a name; returns the headers that tell who it is."""
        async with httpx.AsyncClient(base_url=self.url) as http:
            response = await http.post("/api/enter", json={"name": name})
            assert response.status_code == 200
            return {"Cookie": self.cookie_of(response)}

    def line(self, headers: dict[str, str] | None = None) -> connect:
        """A WebSocket to the room."""
        return connect(f"ws://127.0.0.1:{self.port}/ws", additional_headers=headers, max_size=None)


@pytest.fixture
async def site(house: Room) -> AsyncIterator[Site]:
    """The house, served as `croupier serve` does it."""
    with serve.listen("127.0.0.1", 0) as listener:
        server = uvicorn.Server(serve.configure(house))
        task = asyncio.create_task(server.serve(sockets=[listener]))
        yield Site(house, listener.getsockname()[1])
        server.should_exit = True
        await task
