"""Metrics: what the room counts of itself, and the page that Prometheus reads. No names, no links, no cards."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import accumulate
from time import perf_counter
from typing import TYPE_CHECKING

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from croupier.server import wire

if TYPE_CHECKING:
    from croupier.server.room import Room

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds up to which each part of a histogram counts."""

PLAIN = "text/plain; version=0.0.4"


class Histogram:
    """How long something took: how often up to each of `BOUNDS`, how often at all, and the seconds together."""

    __slots__ = ("counts", "seconds")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def note(self, seconds: float) -> None:
        """One more that took so long."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds


class Meter:
    """What is counted as it happens; everything else the page reads off the room when it is asked for."""

    def __init__(self) -> None:
        self.heard: Counter[type[wire.Request | wire.Refused]] = Counter()
        self.refused: Counter[str] = Counter()
        self.sent = 0
        self.answers = Histogram()

    def note(self, request: wire.Request | wire.Refused, answer: wire.Reply | None, since: float) -> None:
        """A message of a client was answered that came at `since` of the `perf_counter`."""
        self.heard[type(request)] += 1
        if isinstance(answer, wire.Refused):
            self.refused[answer.code] += 1
        if answer is not None:
            self.answers.note(perf_counter() - since)


def tag_of(message: Struct) -> str:
    """The type of a message as it stands on the wire."""
    return str(message.__struct_config__.tag)


def kind_of(heard: type[wire.Request | wire.Refused]) -> str:
    """How messages that were read as this are called: one that is only refused could not be read."""
    return "unreadable" if heard is wire.Refused else str(heard.__struct_config__.tag)


async def metrics(request: Request) -> Response:
    """GET /metrics: how the room fares, in the text format of Prometheus."""
    room: Room = request.app.state.room
    return PlainTextResponse("\n".join(page(room)) + "\n", media_type=PLAIN)


def page(room: Room) -> Iterator[str]:
    """The lines of the page."""
    for name, (kind, help_text, value) in numbers(room).items():
        yield f"# HELP croupier_{name} {help_text}"
        yield f"# TYPE croupier_{name} {kind}"
        yield f"croupier_{name} {value}"
    meter = room.meter
    heard = {kind_of(one): count for one, count in meter.heard.items()}
    yield from labelled("messages_total", "Messages of clients, by type.", "type", heard)
    yield from labelled("refusals_total", "Wishes that were refused, by code.", "code", meter.refused)
    yield from labelled("faults_total", "What should never happen and did.", "kind", room.floor.faults)
    yield from histogram("answer_seconds", "From the arrival of a message to its answer.", meter.answers)
    yield from histogram("store_seconds", "One transaction of the store.", room.store.commits)


def numbers(room: Room) -> dict[str, tuple[str, str, int]]:
    """Everything that is one number: its kind, what it means, and how much it is."""
    dealers = room.floor.dealers.values()
    seated = [sitting for dealer in dealers for sitting in dealer.table.seats.values()]
    people = {one.player.id for one in room.connections if one.player is not None}
    running = sum(dealer.table.running for dealer in dealers)
    return {
        "tables": ("gauge", "Tables of the room.", len(dealers)),
        "hands_running": ("gauge", "Hands that are being played.", running),
        "hands_total": ("counter", "Hands that were ever dealt at these tables.", sum(d.table.hands for d in dealers)),
        "seated_players": ("gauge", "People who have a seat.", sum(not one.bot for one in seated)),
        "seated_bots": ("gauge", "Bots that have a seat.", sum(one.bot for one in seated)),
        "connections": ("gauge", "Open connections.", len(room.connections)),
        "connected_players": ("gauge", "People with an open connection.", len(people)),
        "sent_total": ("counter", "Messages that were sent to clients.", room.meter.sent),
        "dealers_waiting": ("gauge", "Messages that wait for a dealer.", sum(len(d.inbox) for d in dealers)),
        "store_waiting": ("gauge", "Transactions that wait for the store.", room.store.waiting),
        "ready": ("gauge", "Whether new hands begin: 0 while the room closes.", int(room.ready)),
    }


def labelled(name: str, help_text: str, label: str, counts: Mapping[str, int]) -> Iterator[str]:
    """A counter that is kept for each of several things."""
    yield f"# HELP croupier_{name} {help_text}"
    yield f"# TYPE croupier_{name} counter"
    for value, count in sorted(counts.items()):
        yield f'croupier_{name}{{{label}="{value}"}} {count}'


def histogram(name: str, help_text: str, found: Histogram) -> Iterator[str]:
    """A histogram with its parts, each of which counts all that was as quick."""
    yield f"# HELP croupier_{name} {help_text}"
    yield f"# TYPE croupier_{name} histogram"
    for bound, count in zip((*map(str, BOUNDS), "+Inf"), accumulate(found.counts), strict=True):
        yield f'croupier_{name}_bucket{{le="{bound}"}} {count}'
    yield f"croupier_{name}_sum {found.seconds:.6f}"
    yield f"croupier_{name}_count {sum(found.counts)}"
