"""What was measured, as the page states it."""

from __future__ import annotations

import statistics

from msgspec import Struct

from benchmarks.load.measured import Echoed, Measured, Spread


class Pair(Struct):
    """One round: the room, then two bare echoes with as much to send: the web server's way, and the room's own."""

    built: str
    ours: Measured
    echo: Echoed
    own: Echoed

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

{tables} tables of people who hurry {hurry:.0f} times, {seconds:.0f} seconds. Then the same web server, which only
decodes a message of a client and sends as many bytes as the room's messages have on average to as many sockets, as
often: no rules, no cards, no disk. *compiled* is a room built with `CROUPIER_COMPILE=room`, *source* one as it is
installed otherwise. *echo* sends them as a Starlette application does, *own line* by the room's own way
past it (`server/line.py`). A message is one WebSocket frame that goes out, told facts and answers alike; so that fewer
and larger messages fool nobody, each round also says what a hand takes. CPU microseconds of the whole server process.

| built | messages | room | echo | times | own line | an action | a hand | messages, bytes a hand | load |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"""

STEPS = """## How many tables

99 of 100 actions are acknowledged within {soon:.0f} ms, and no clock runs out wrongly, at {good} tables. Milliseconds
are those of 50, 95 and 99 of 100, and the most. A clock runs out wrongly on somebody who had answered in time, or was
on the line and never asked; the others (behind the comma) ran out on lost lines, or because the clients came late.

| tables | acknowledged | shown to all | loop late | ran out | busy | MiB | bytes a hand | commits, rows | load |
| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"""


def page(found: Found, soon: float) -> str:
    """The section of the page."""
    first = found.pairs[0].ours
    good = max((one.tables for one in found.steps if one.soon_enough(soon)), default=0)
    echo = ECHO.format(tables=first.tables, hurry=first.hurry, seconds=first.seconds)
    steps = STEPS.format(soon=soon * 1000, good=good)
    medians = " and ".join(f"{times:.2f} times the bare echo ({built})" for built, times in ratios(found).items())
    beside = [echo, *map(_pair, found.pairs), "", f"The median is {medians}."]
    return "\n".join([HEAD, "", *beside, "", steps, *map(_step, found.steps)])


def ratios(found: Found) -> dict[str, float]:
    """The median of the ratios of each way of building the room."""
    ways = dict.fromkeys(pair.built for pair in found.pairs)
    return {built: statistics.median(one.ratio for one in found.pairs if one.built == built) for built in ways}


def _pair(one: Pair) -> str:
    ours = one.ours
    figures = f"{ours.messages} | {ours.cpu_a_message:.0f} | {one.echo.cpu_a_message:.0f} | {one.ratio:.2f}"
    more = f"{one.own.cpu_a_message:.0f} | {ours.cpu_an_action:.0f} | {ours.cpu_a_hand:,.0f}"
    return (
        f"| {one.built} | {figures} | {more} | {ours.messages_a_hand:.0f}, {ours.bytes_a_hand:,.0f} | {ours.load:.1f} |"
    )


def _step(one: Measured) -> str:
    times = " | ".join(map(_spread, (one.acknowledged, one.shown, one.loop_late)))
    used = (
        f"{one.busy:.0%} | {one.memory:.0f} | {one.bytes_a_hand:,.0f} | {one.commits_a_hand:.1f}, {one.rows_a_hand:.0f}"
    )
    return f"| {one.tables} | {times} | {one.ran_out}, {one.overslept} | {used} | {one.load:.1f} |"


def _spread(one: Spread) -> str:
    return " / ".join(f"{value:.0f}" for value in (one.p50, one.p95, one.p99, one.most))
