"""`python -m benchmarks.load`: a room under load, beside a bare echo of its web server, and how many tables it bears.

    python -m benchmarks.load                              all of it: what docs/performance.md states, and load.json
    python -m benchmarks.load --tables 50 --seconds 60     one measurement alone, printed
    python -m benchmarks.load --hurry 10 ...               people who think, and pauses that last, a tenth as long

Who installs the package compiled (`CROUPIER_COMPILE=room`) measures that; what was last measured of the other way of
building it stays on the page, and so does how many tables a room bears where `--most 0` leaves that out.

The server has one core to itself and the clients, all in this process, the other.
"""

from __future__ import annotations

import argparse
import asyncio
import json
from contextlib import aclosing
from pathlib import Path

import msgspec

from benchmarks.load.crowd import Habits
from benchmarks.load.measured import Measured, grow, measure, measure_echo
from benchmarks.load.process import pin
from benchmarks.load.report import Found, Pair, page
from benchmarks.page import put
from croupier.cli.serve import loop_factory
from croupier.room import table
from croupier.server.limits import TABLES

HERE = Path(__file__).parents[1]
STEPS = (50, 100, 200, 300, 400, TABLES - 1)
"""Tables of one room, step by step; with its own first one there are as many as it has place for."""

BUILT = "source" if str(table.__file__).endswith(".py") else "compiled"
"""What runs here."""

SOON = 0.25
"""Seconds within which 99 of 100 actions shall be acknowledged."""


def wanted() -> argparse.Namespace:
    """What is asked for on the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=0, help="measure so many tables once, and nothing else")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--hurry", type=float, default=1.0, help="how many times faster people think and cards fly")
    parser.add_argument("--variants", default="holdem", help="games in turn, table by table, with commas between")
    parser.add_argument("--rounds", type=int, default=3, help="of the room and the bare echo in turn")
    parser.add_argument("--beside", type=int, default=100, help="tables of the comparison with the bare echo")
    parser.add_argument("--most", type=int, default=500, help="tables at which to stop stepping up")
    return parser.parse_args()


async def pairs(tables: int, seconds: float, hurry: float, rounds: int) -> list[Pair]:
    """The room and the bare echo in turn: as many sockets, messages a second and bytes a message."""
    found = []
    for _ in range(rounds):
        ours = await measure(tables, seconds, Habits(hurry=hurry))
        groups = [ours.seats + number % 2 for number in range(tables)]
        rate = ours.messages / seconds / sum(groups)
        size = int(ours.bytes_a_message)
        echo, own = [await measure_echo(way, groups, rate, size, seconds, ours.seats) for way in ("--bare", "--own")]
        found.append(Pair(BUILT, ours, echo, own))
        figures = f"echo {echo.cpu_a_message} us, by the own line {own.cpu_a_message} us: {found[-1].ratio}"
        print(f"room {ours.cpu_a_message} us a message, {figures}", flush=True)
    return found


async def climb(seconds: float, most: int) -> list[Measured]:
    """More and more tables at the pace of people, until actions are not acknowledged soon enough or none are left."""
    steps: list[Measured] = []
    async with aclosing(grow([step for step in STEPS if step <= most], seconds, Habits())) as measured:
        async for shown in measured:
            steps.append(shown)
            print(
                f"{shown.tables} tables: p99 {shown.acknowledged.p99} ms, {shown.ran_out} ran out wrongly, "
                f"{shown.overslept} overslept, load {shown.load:.1f}",
                flush=True,
            )
            if not shown.soon_enough(SOON):
                break
    return steps


async def main() -> None:
    """Measure."""
    asked = wanted()
    if asked.tables:
        habits = Habits(hurry=asked.hurry, variants=tuple(asked.variants.split(",")))
        one = await measure(asked.tables, asked.seconds, habits)
        print(msgspec.json.format(msgspec.json.encode(one)).decode())
        return
    before = msgspec.json.decode((HERE / "load.json").read_bytes(), type=Found)
    beside = await pairs(asked.beside, asked.seconds, 20, asked.rounds)
    beside = sorted([*beside, *(one for one in before.pairs if one.built != BUILT)], key=lambda one: one.built)
    found = Found(beside, await climb(asked.seconds, asked.most) or before.steps)
    text = page(found, SOON)
    print(text)
    (HERE / "load.json").write_text(json.dumps(msgspec.to_builtins(found), indent=1) + "\n")
    put("load", text)


if __name__ == "__main__":
    pin(1)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(main())
