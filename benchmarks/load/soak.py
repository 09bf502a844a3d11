"""`python -m benchmarks.load.soak`: many hands over real sockets, in a room that is killed, cut off and stalled.

    python -m benchmarks.load.soak --hands 12000

By chance, in the first three quarters of the hands, come faults: kill -9 and a new process on the same file, cut
lines, another program that holds the database. After each one every table must end a hand. In the last quarter the
room is let alone but for cut lines, and its memory is watched. Then the books are read. It ends with an error if
anything is wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing
from pathlib import Path

import msgspec
from msgspec import Struct

from benchmarks.load.books import read_books
from benchmarks.load.crowd import Crowd, Habits
from benchmarks.load.process import Process, pin
from benchmarks.page import put
from croupier.cli.serve import loop_factory

FAULTS = 40
"""About how many faults come in a soak, however many hands it has."""

PATIENCE = 90.0
"""Seconds after a fault within which every table must have ended a hand."""

HEAD = """# A room that is killed

`python -m benchmarks.load.soak` lets {tables} tables of six play over real sockets without a pause while the process of
the room is killed with -9 and started again, lines are cut, and another program holds the database. After each fault
every table must end a hand; at the end every fact is played again and the chips are counted, by hand, table and room.

| hands | kill -9 | cuts | stalls | stuck tables | chips amiss | MiB of the last process, in turn | minutes | load |
| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
"""


class Soaked(Struct):
    """What a soak has found; memory in MiB of the last process from its first minute on, one for each part of it."""

    tables: int
    hands: int
    faults: dict[str, int]
    stuck: list[str]
    mistakes: list[str]
    memory: list[float]
    minutes: float
    load: float
    refused: dict[str, int]


class Soak:
    """One soak: a room, its people, and what is done to them."""

    def __init__(self, folder: str, tables: int, seed: int) -> None:
        self.room = f"{folder}/room.db"
        self.tables = tables
        self.chance = random.Random(seed)
        self.server = Process(self.room, "0")
        self.crowd: Crowd
        self.faults: Counter[str] = Counter()
        self.stuck: list[str] = []
        self.memory: list[float] = []

    async def run(self, hands: int) -> None:
        """Play so many hands."""
        await self.server.start()
        self.crowd = Crowd(self.server.port, Habits(hurry=0, talk_a_minute=0, cuts_a_minute=0.5))
        await self.crowd.open_tables(self.tables)
        returning = [asyncio.ensure_future(one.now_and_then(12, one.come_back)) for one in self.crowd.people]
        while self.crowd.hands < hands * 3 // 4:
            await self._until(self.crowd.hands + self.chance.randrange(1, max(2, hands // FAULTS)))
            await self._fault()
        parts = [hands * 3 // 4 + hands // 4 * part // 10 for part in range(1, 11)]
        for part in parts:
            await self._until(part)
            self.memory.append(round((await self.server.ask())["memory"] / 1024, 1))
        for task in returning:
            task.cancel()
        await self.crowd.leave()
        await self.server.kill()

    async def _until(self, hands: int) -> None:
        while self.crowd.hands < hands:  # noqa: ASYNC110 - it is looked at now and then, and nobody tells of it
            await asyncio.sleep(0.5)

    async def _fault(self) -> None:
        fault = self.chance.choice((self.kill, self.cut, self.stall))
        self.faults[fault.__name__] += 1
        await fault()
        before = [company.hands for company in self.crowd.companies]
        until = time.monotonic() + PATIENCE
        while any(now.hands == then for now, then in zip(self.crowd.companies, before, strict=True)):
            await asyncio.sleep(0.1)
            if time.monotonic() > until:
                still = [n for n, one in enumerate(self.crowd.companies) if one.hands == before[n]]
                self.stuck.append(f"tables {still} after {fault.__name__}")
                return

    async def kill(self) -> None:
        """Kill the room, and open it again where it was."""
        port = self.server.port
        await self.server.kill()
        await asyncio.sleep(self.chance.uniform(0, 1))
        await self.server.start(port)

    async def cut(self) -> None:
        """Cut a third of the lines."""
        for line in self.chance.sample(self.crowd.lines, len(self.crowd.lines) // 3):
            line.cut()

    async def stall(self) -> None:
        """Hold the database, for longer than the room waits for it or not so long."""
        with closing(sqlite3.connect(self.room, isolation_level=None, timeout=5)) as other:
            other.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(self.chance.uniform(0.5, 5))
            other.execute("ROLLBACK")


async def soak(hands: int, tables: int, seed: int) -> Soaked:
    """Play so many hands with faults, then read the books."""
    started = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="croupier-soak-") as folder:
        one = Soak(folder, tables, seed)
        try:
            await one.run(hands)
        finally:
            await one.server.kill()
        books = await read_books(one.room)
    minutes = round((time.monotonic() - started) / 60, 1)
    found = (dict(one.faults), one.stuck, books.mistakes, one.memory, minutes, os.getloadavg()[0])
    return Soaked(tables, books.hands, *found, one.crowd.counted.refused)


def page(found: Soaked) -> str:
    """The section of the page."""
    memory = " ".join(f"{value:.0f}" for value in found.memory)
    faults = " | ".join(str(found.faults.get(kind, 0)) for kind in ("kill", "cut", "stall"))
    amiss = f"{len(found.stuck)} | {len(found.mistakes)}"
    row = f"| {found.hands} | {faults} | {amiss} | {memory} | {found.minutes} | {found.load:.1f} |"
    return HEAD.format(tables=found.tables) + row


async def main() -> int:
    """Soak; 1 when something is wrong."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.soak", description=__doc__)
    parser.add_argument("--hands", type=int, default=12_000)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", action="store_true", help="write what was found into docs/performance.md")
    asked = parser.parse_args()
    found = await soak(asked.hands, asked.tables, asked.seed)
    print(json.dumps(msgspec.to_builtins(found), indent=1))
    if asked.keep:
        (Path(__file__).parents[1] / "soak.json").write_text(json.dumps(msgspec.to_builtins(found), indent=1) + "\n")
        put("soak", page(found))
    return int(bool(found.stuck or found.mistakes))


if __name__ == "__main__":
    pin(1)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        sys.exit(runner.run(main()))
