"""What was measured, as the page states it."""

from __future__ import annotations

import statistics

from msgspec import Struct

from benchmarks.load.measured import Echoed, Measured, Spread


class Pair(Struct):
    """One round: the room, then a bare echo with as much to send."""

    ours: Measured
    echo: Echoed

    @property
    def ratio(self) -> float:
        """How many times the CPU of the echo each message out of the room costs."""
        return round(self.ours.cpu_a_message / self.echo.cpu_a_message, 2)


class Found(Struct):
    """Everything that one run has found."""

    pairs: list[Pair]
    steps: list[Measured]


HEAD = """# A room under load

Measured by `python -m benchmarks.load` on two cores: the room has one, all of its clients together the other. Six sit
at a table of no-limit hold'em, at every other one somebody watches. People think from one to eight seconds
(log-normal), cut the deck, talk every two minutes, and 2 of 100 lose their line in a minute. Every action is in an
SQLite file, with a sync, before anybody is told. Seconds depend on what else the machine does (`load`)."""

ECHO = """## CPU beside a bare echo

{tables} tables of people who hurry {hurry:.0f} times, {seconds:.0f} seconds; then the same web server, which only
decodes a message and sends a frame of the same size to as many sockets, as often. CPU microseconds of the server.

| messages out | room, a message | echo, a message | times | room, an action | load |
| ---: | ---: | ---: | ---: | ---: | ---: |"""

STEPS = """## How many tables

99 of 100 actions are acknowledged within {soon:.0f} ms, and no clock runs out, at {good} tables. Milliseconds are those
of 50, 95 and 99 of 100, and the most.

| tables | acknowledged | shown to all | loop late | ran out | busy | MiB | bytes a hand | commits, rows a hand | load |
| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"""


def page(found: Found, soon: float) -> str:
    """The section of the page."""
    first, ratio = found.pairs[0].ours, statistics.median(pair.ratio for pair in found.pairs)
    good = max((one.tables for one in found.steps if one.soon_enough(soon)), default=0)
    echo = ECHO.format(tables=first.tables, hurry=first.hurry, seconds=first.seconds)
    steps = STEPS.format(soon=soon * 1000, good=good)
    beside = [echo, *map(_pair, found.pairs), "", f"The median is {ratio:.2f} times the bare echo."]
    return "\n".join([HEAD, "", *beside, "", steps, *map(_step, found.steps)])


def _pair(one: Pair) -> str:
    ours = one.ours
    figures = [f"{value:.0f}" for value in (ours.messages, ours.cpu_a_message, one.echo.cpu_a_message)]
    return f"| {' | '.join(figures)} | {one.ratio:.2f} | {ours.cpu_an_action:.0f} | {ours.load:.1f} |"


def _step(one: Measured) -> str:
    times = " | ".join(map(_spread, (one.acknowledged, one.shown, one.loop_late)))
    used = (
        f"{one.busy:.0%} | {one.memory:.0f} | {one.bytes_a_hand:,.0f} | {one.commits_a_hand:.1f}, {one.rows_a_hand:.0f}"
    )
    return f"| {one.tables} | {times} | {one.ran_out} | {used} | {one.load:.1f} |"


def _spread(one: Spread) -> str:
    return " / ".join(f"{value:.0f}" for value in (one.p50, one.p95, one.p99, one.most))
