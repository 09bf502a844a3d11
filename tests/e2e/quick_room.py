"""A room for the browser tests: the real one on a free port, with short pauses and bots that think fast.

`python -m tests.e2e.quick_room ROOM.db [PORT [DRAIN]]` prints the address and serves until a signal comes; after a
SIGTERM hands may go on for DRAIN seconds.
"""

from __future__ import annotations

import asyncio
import sys

from croupier.cli.serve import listen, serve_app
from croupier.room.clock import Pace
from croupier.server.room import Room

PACE = Pace(deal=80, street=80, start=200, folds=500, showdown=900, shown=300, resume=200)


async def main(address: str, port: int, drain: float) -> None:
    """Open the room and serve it."""
    room = await Room.open(address, think=lambda: 0.05, pace=PACE, quick=PACE)
    with listen("127.0.0.1", port) as listener:
        print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
        try:
            await serve_app(room, listener, "127.0.0.1", drain)
        finally:
            await room.close()


if __name__ == "__main__":
    port, drain = [*map(float, sys.argv[2:]), 0, 0][:2]
    asyncio.run(main(sys.argv[1], int(port), drain))
