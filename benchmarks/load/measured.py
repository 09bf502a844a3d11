"""One measurement: what the clients saw and what the server used in so many seconds."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import aclosing, closing
from pathlib import Path

from msgspec import Struct

from benchmarks.load.crowd import Crowd, Habits
from benchmarks.load.process import Process

WARM = 5.0
"""Seconds from the last seat taken to the first that counts."""


class Spread(Struct):
    """How long something took, in milliseconds."""

    p50: float
    p95: float
    p99: float
    most: float


class Measured(Struct):
    """What one measurement has found; CPU in microseconds, memory in MiB, bytes and rows for each hand."""

    tables: int
    seats: int
    hurry: float
    seconds: float
    hands: int
    actions: int
    ran_out: int
    overslept: int
    refused: dict[str, int]
    acknowledged: Spread
    shown: Spread
    loop_late: Spread
    messages: int
    cpu: float
    cpu_a_message: float
    cpu_an_action: float
    cpu_a_hand: float
    messages_a_hand: float
    busy: float
    memory: float
    bytes_a_hand: float
    bytes_a_message: float
    commits_a_hand: float
    rows_a_hand: float
    load: float

    def soon_enough(self, seconds: float) -> bool:
        """Whether 99 of 100 actions were acknowledged within so many seconds, and no clock ran out."""
        return self.acknowledged.p99 <= seconds * 1000 and not self.ran_out


class Echoed(Struct):
    """What a bare echo has used: CPU in microseconds."""

    messages: int
    cpu_a_message: float


def spread(values: list[float]) -> Spread:
    """The spread of durations in seconds."""
    ordered = sorted(values) or [0.0]
    p50, p95, p99 = (ordered[min(len(ordered) - 1, int(len(ordered) * part))] for part in (0.5, 0.95, 0.99))
    return Spread(*(round(value * 1000, 2) for value in (p50, p95, p99, ordered[-1])))


def spread_of_looks(looks: dict[str, int]) -> Spread:
    """The spread of what is counted by tenths of a millisecond."""
    return spread(list(Counter({int(tenths) / 10_000: count for tenths, count in looks.items()}).elements()))


async def measure(tables: int, seconds: float, habits: Habits) -> Measured:
    """Open a room with so many tables, let people play, and measure for so many seconds."""
    async with aclosing(grow((tables,), seconds, habits)) as found:
        return await anext(found)


async def grow(steps: Iterable[int], seconds: float, habits: Habits) -> AsyncIterator[Measured]:
    """One room with more and more tables, measured at each step for so many seconds."""
    with tempfile.TemporaryDirectory(prefix="croupier-load-") as folder:
        server = Process(f"{folder}/room.db", str(habits.hurry))
        await server.start()
        crowd = Crowd(server.port, habits)
        try:
            for tables in steps:
                await crowd.open_tables(tables - len(crowd.companies))
                await asyncio.sleep(WARM)
                yield await _measure(server, crowd, Path(folder) / "room.db", seconds)
        finally:
            await crowd.leave()
            await server.kill()


async def _measure(server: Process, crowd: Crowd, database: Path, seconds: float) -> Measured:
    counted = crowd.counted
    counted.acknowledged, counted.shown, counted.actions, counted.refused = [], [], 0, {}
    counted.ran_out = counted.overslept = 0
    before, rows, messages, size = await server.ask(), rows_in(database), crowd.messages, crowd.bytes
    await asyncio.sleep(seconds)
    after = await server.ask()
    cpu, sent, hands = (after[key] - before[key] for key in ("cpu", "sent", "hands"))
    return Measured(
        tables=len(crowd.companies),
        seats=crowd.habits.seats,
        hurry=crowd.habits.hurry,
        seconds=seconds,
        hands=hands,
        actions=counted.actions,
        ran_out=counted.ran_out,
        overslept=counted.overslept,
        refused=counted.refused,
        acknowledged=spread(counted.acknowledged),
        shown=spread(counted.shown),
        loop_late=spread_of_looks(after["late"]),
        messages=sent,
        cpu=round(cpu, 2),
        cpu_a_message=round(cpu / max(1, sent) * 1e6, 1),
        cpu_an_action=round(cpu / max(1, counted.actions) * 1e6, 1),
        cpu_a_hand=round(cpu / max(1, hands) * 1e6),
        messages_a_hand=round(sent / max(1, hands), 1),
        busy=round(cpu / seconds, 3),
        memory=round(after["memory"] / 1024, 1),
        bytes_a_hand=round((crowd.bytes - size) / max(1, hands)),
        bytes_a_message=round((crowd.bytes - size) / max(1, crowd.messages - messages)),
        commits_a_hand=round((after["commits"] - before["commits"]) / max(1, hands), 2),
        rows_a_hand=round((rows_in(database) - rows) / max(1, hands), 1),
        load=os.getloadavg()[0],
    )


def rows_in(database: Path) -> int:
    """Rows that play has written."""
    query = "SELECT (SELECT count(*) FROM facts) + (SELECT count(*) FROM ledger) + (SELECT count(*) FROM answers)"
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        return int(connection.execute(query).fetchone()[0])


async def measure_echo(way: str, groups: list[int], rate: float, size: int, seconds: float, seats: int) -> Echoed:
    """CPU of a bare echo for each message out, in microseconds: `rate` messages a second into each group."""
    server = Process(way, str(size))
    await server.start()
    crowd = Crowd(server.port, Habits(seats=seats))
    try:
        await crowd.echo(groups, rate)
        await asyncio.sleep(WARM / 2)
        before = await server.ask()
        await asyncio.sleep(seconds)
        after = await server.ask()
        cpu, sent = after["cpu"] - before["cpu"], after["sent"] - before["sent"]
        return Echoed(sent, round(cpu / max(1, sent) * 1e6, 1))
    finally:
        await crowd.leave()
        await server.kill()
