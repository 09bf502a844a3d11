"""`python -m benchmarks.load`: a room under load, beside a bare echo of its web server, and how many tables it bears.

    python -m benchmarks.load                              all of it: what docs/performance.md states, and load.json
    python -m benchmarks.load --tables 50 --seconds 60     one measurement alone, printed
    python -m benchmarks.load --hurry 10 ...               people who think, and pauses that last, a tenth as long

The server has one core to itself and the clients, all in this process, the other.
"""

from __future__ import annotations

import argparse
import asyncio
import json
from pathlib import Path

import msgspec

from benchmarks.load.crowd import Habits
from benchmarks.load.measured import Measured, measure, measure_echo
from benchmarks.load.process import pin
from benchmarks.load.report import Found, Pair, page
from benchmarks.page import put
from croupier.cli.serve import loop_factory

HERE = Path(__file__).parents[1]
SOON = 0.25
"""Seconds within which 99 of 100 actions shall be acknowledged."""


def wanted() -> argparse.Namespace:
    """What is asked for on the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=0, help="measure so many tables once, and nothing else")
    parser.add_argument("--seconds", type=float, default=30)
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
        found.append(Pair(ours, await measure_echo(groups, rate, int(ours.bytes_a_message), seconds, ours.seats)))
        print(
            f"room {ours.cpu_a_message} us a message, echo {found[-1].echo.cpu_a_message} us: {found[-1].ratio}",
            flush=True,
        )
    return found


async def climb(seconds: float, most: int) -> list[Measured]:
    """More and more tables at the pace of people, until actions are not acknowledged soon enough or none are left."""
    steps: list[Measured] = []
    for tables in (50, 100, 200, 300, 400, 500):
        if tables > most or (steps and not steps[-1].soon_enough(SOON)):
            break
        steps.append(await measure(tables, seconds, Habits()))
        shown = steps[-1]
        print(
            f"{tables} tables: p99 {shown.acknowledged.p99} ms, {shown.ran_out} ran out, load {shown.load:.1f}",
            flush=True,
        )
    return steps


async def main() -> None:
    """Measure."""
    asked = wanted()
    if asked.tables:
        habits = Habits(hurry=asked.hurry, variants=tuple(asked.variants.split(",")))
        one = await measure(asked.tables, asked.seconds, habits)
        print(msgspec.json.format(msgspec.json.encode(one)).decode())
        return
    found = Found(await pairs(asked.beside, asked.seconds, 20, asked.rounds), await climb(asked.seconds, asked.most))
    text = page(found, SOON)
    print(text)
    (HERE / "load.json").write_text(json.dumps(msgspec.to_builtins(found), indent=1) + "\n")
    put("load", text)


if __name__ == "__main__":
    pin(1)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(main())
