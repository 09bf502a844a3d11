"""A crowd: everybody who plays at and looks at so many tables of one room, or sits round a bare echo."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Iterable
from typing import NamedTuple

from benchmarks.load.line import Line, post
from benchmarks.load.player import Company, Counted, Seated
from croupier.room.fact import TableSpec
from croupier.rules.action import CHECK
from croupier.rules.betting import Betting
from croupier.server import wire

AT_ONCE = 20
"""Tables that are filled at the same time."""


class Habits(NamedTuple):
    """How people are: how many at a table, what they play, how fast, and how often they talk or lose the line."""

    seats: int = 6
    hurry: float = 1.0
    watchers: float = 0.5
    talk_a_minute: float = 0.5
    cuts_a_minute: float = 0.02
    variants: tuple[str, ...] = ("holdem",)


class Crowd:
    """The people of a room."""

    def __init__(self, port: int, habits: Habits, seed: int = 1) -> None:
        self.port, self.habits = port, habits
        self.chance = random.Random(seed)
        self.counted = Counted()
        self.companies: list[Company] = []
        self.lines: list[Line] = []
        self._tasks: list[asyncio.Task[object]] = []

    async def open_tables(self, count: int) -> None:
        """Open so many tables and fill them."""
        first = len(self.companies)
        numbers = range(first, first + count)
        self.companies += [Company(self.counted) for _ in numbers]
        for start in range(first, first + count, AT_ONCE):
            await asyncio.gather(*map(self._open, range(start, min(start + AT_ONCE, first + count))))

    async def _open(self, number: int) -> None:
        # Each table's people come from an address of their own, as the limits for one address expect.
        address = f"127.{1 + number // 62500}.{number // 250 % 250}.{2 + number % 250}"
        company, variant = self.companies[number], self.habits.variants[number % len(self.habits.variants)]
        cookies = [
            (await post(self.port, address, "/api/enter", wire.Enter(f"Player {seat}")))[1]
            for seat in range(1, self.habits.seats + 1)
        ]
        spec = TableSpec(f"Load {number}", variant, Betting(small_blind=5, big_blind=10), seats=self.habits.seats)
        table = (await post(self.port, address, "/api/tables", spec, cookies[0]))[0]["table"]
        players = [self._player(address, table, cookie, company) for cookie in cookies]
        watching = int((number + 1) * self.habits.watchers) - int(number * self.habits.watchers)
        for _ in range(watching):
            self._stay(Line(self.port, address, table, "", lambda heard: None))
        for seat, player in enumerate(players, 1):
            await player.sit(seat)
        for player in players:
            self._do(player.now_and_then(self.habits.talk_a_minute, player.talk))
            self._do(player.now_and_then(self.habits.cuts_a_minute, player.cut))

    def _player(self, address: str, table: str, cookie: str, company: Company) -> Seated:
        line = Line(self.port, address, table, cookie, lambda heard: None)
        player = Seated(line, company, random.Random(self.chance.getrandbits(64)), self.habits.hurry)
        self._stay(line)
        return player

    def _stay(self, line: Line) -> None:
        self.lines.append(line)
        self._do(line.run())

    def _do(self, what: Awaitable[object]) -> None:
        self._tasks.append(asyncio.ensure_future(what))

    async def echo(self, groups: Iterable[int], rate: float) -> None:
        """Sit round a bare echo in groups of so many; in each somebody sends `rate` times a second, in turn."""
        for number, size in enumerate(groups):
            address = f"127.{1 + number // 62500}.{number // 250 % 250}.{2 + number % 250}"
            lines = [Line(self.port, address, f"/{number}", "", lambda heard: None) for _ in range(size)]
            for line in lines:
                self._stay(line)
            self._do(self._send(lines[: self.habits.seats], rate))
            if number % AT_ONCE == 0:
                await asyncio.sleep(0.02)
        await asyncio.gather(*(line.opened.wait() for line in self.lines))

    async def _send(self, lines: list[Line], rate: float) -> None:
        chance = random.Random(self.chance.getrandbits(64))
        while True:
            for line in lines:
                await asyncio.sleep(chance.expovariate(rate))
                await line.send(wire.Act("1-0123456789", "abcdefgh", 118, CHECK))

    @property
    def people(self) -> list[Seated]:
        """Everybody who sits."""
        return [one for company in self.companies for one in company.players]

    @property
    def hands(self) -> int:
        """How many hands somebody has heard the end of."""
        return sum(company.hands for company in self.companies)

    @property
    def messages(self) -> int:
        """How many messages everybody has got together."""
        return sum(line.messages for line in self.lines)

    @property
    def bytes(self) -> int:
        """How many bytes those were, without the frames around them."""
        return sum(line.bytes for line in self.lines)

    async def leave(self) -> None:
        """Hang up, all at once."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *(one.leave() for one in self.people), return_exceptions=True)
