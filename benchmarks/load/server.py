"""The server that is measured: a room as `croupier serve` opens it, or the same web server with a bare echo in it.

    python -m benchmarks.load.server ROOM.db PACE     pauses are those of people, divided by PACE (0: none)
    python -m benchmarks.load.server --bare SIZE      each message is decoded and answered to a group by SIZE bytes
    python -m benchmarks.load.server --own SIZE       the same, sent by the room's own line

It prints its port, and a line of JSON about itself for every line that it reads.
"""

from __future__ import annotations

import asyncio
import json
import resource
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from croupier.cli.serve import configure, listen, loop_factory
from croupier.room.clock import PACE, Pace
from croupier.server import wire
from croupier.server.line import EXTENSION, Line
from croupier.server.log import keep_log
from croupier.server.memory import leave_the_old
from croupier.server.room import Room

BARE = ("--bare", "--own")
"""What asks for an echo instead of a room."""

BLINK = 0.05
"""Seconds between two looks at how late the event loop is."""


class Lateness:
    """How late the event loop comes to what is due: every `BLINK` one look, by tenths of a millisecond."""

    def __init__(self) -> None:
        self.looks: Counter[int] = Counter()

    async def watch(self) -> None:
        """Look until cancelled."""
        while True:
            due = time.perf_counter() + BLINK
            await asyncio.sleep(BLINK)
            self.looks[int(max(0.0, time.perf_counter() - due) * 10_000)] += 1


class Echo:
    """No poker at all: who sends something makes everybody of his group hear a frame, himself as well."""

    def __init__(self, size: int, *, own: bool) -> None:
        self.own = own
        self.frame = json.dumps({"type": "told", "fill": "x" * max(0, size - 28)})
        self.groups: dict[str, list[WebSocket]] = {}
        self.decode = msgspec.json.Decoder(wire.Request).decode
        self.sent = 0

    async def serve(self, socket: WebSocket) -> None:
        """One connection."""
        await socket.accept()
        group = self.groups.setdefault(socket.path_params["group"], [])
        group.append(socket)
        try:
            while (message := await socket.receive())["type"] == "websocket.receive":
                self.decode(message["text"].encode())
                for other in group:
                    if self.own:
                        other.scope["extensions"][EXTENSION].write(self.frame.encode())
                    else:
                        await other.send({"type": "websocket.send", "text": self.frame})
                self.sent += len(group)
        finally:
            group.remove(socket)

    def app(self) -> Starlette:
        """The application."""
        return Starlette(routes=[WebSocketRoute("/ws/{group}", self.serve)])


def told_of_itself(late: Lateness, room: Room | None, echo: Echo | None) -> dict[str, object]:
    """CPU seconds of all threads, memory in KiB, messages sent, commits, and how late the loop was since the last."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    status = Path("/proc/self/status").read_text(encoding="ascii")
    memory = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
    looks, late.looks = late.looks, Counter()
    told: dict[str, object] = {
        "cpu": used.ru_utime + used.ru_stime,
        "memory": memory,
        "late": dict(looks),
        "sent": echo.sent if echo else room.meter.sent if room else 0,
    }
    if room is not None:
        told["commits"] = sum(room.store.commits.counts)
        told["commit_seconds"] = room.store.commits.seconds
        told["hands"] = sum(dealer.table.hands for dealer in room.floor.dealers.values())
        told["faults"] = dict(room.floor.faults)
        told["tasks"] = len(asyncio.all_tasks())
    return told


def pace_of(factor: float) -> Pace:
    """The pauses of people, made shorter so many times; 0 makes them nothing."""
    return Pace(*(int(value / factor) if factor else 0 for value in msgspec.structs.astuple(PACE)))


def answer_lines(tell: Callable[[], dict[str, object]]) -> None:
    """Answer each line that comes in; who asks no more has gone, and so does this process."""

    def heard() -> None:
        if sys.stdin.readline():
            print(json.dumps(tell()), flush=True)
        else:
            sys.exit(0)

    asyncio.get_running_loop().add_reader(sys.stdin.fileno(), heard)


async def main(what: str, value: str, port: int = 0) -> None:
    """Serve until killed."""
    keep_log()  # to stderr: what is told of itself is alone on the other
    leave_the_old()
    late = Lateness()
    watching = asyncio.create_task(late.watch())
    pace = pace_of(float(value)) if what not in BARE else PACE
    room = await Room.open(what, pace=pace, quick=pace) if what not in BARE else None
    echo = None if room else Echo(int(value), own=what == "--own")
    with listen("127.0.0.1", port) as listener:
        answer_lines(lambda: told_of_itself(late, room, echo))
        print(listener.getsockname()[1], flush=True)
        if room is not None:
            config = configure(room)
        else:
            assert echo is not None
            config = uvicorn.Config(echo.app(), **SAME, ws=Line if echo.own else "websockets-sansio")
        await uvicorn.Server(config).serve(sockets=[listener])
    watching.cancel()


SAME = {
    "lifespan": "off",
    "log_config": None,
    "log_level": "warning",
    "ws_max_size": 4096,
    "ws_per_message_deflate": False,
    "ws_ping_interval": 20,
    "ws_ping_timeout": 20,
    "server_header": False,
}

if __name__ == "__main__":
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(main(*sys.argv[1:3], *map(int, sys.argv[3:])))
