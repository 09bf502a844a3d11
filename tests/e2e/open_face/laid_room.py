"""A room for the browser tests whose decks are laid by the test, and whose clock it turns.

`python -m tests.e2e.open_face.laid_room ROOM.db PORT PACKS.json` prints the address and serves until a signal comes.
PACKS.json has the orders of the cards, one after the other as the room asks for them; each number that comes by
standard input is so many milliseconds by which the clock goes on at once.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from croupier.cli.serve import listen, serve_app
from croupier.room.clock import Pace
from croupier.server.clock import MonotonicClock
from croupier.server.room import Room

PACE = Pace(deal=0, street=0, start=50, folds=500, showdown=60_000, shown=300, resume=200)
"""After a score nothing goes on by itself for a minute: the test turns the clock when it has looked."""


class Bell:
    """A ring that is to come."""

    def __init__(self, clock: TurnedClock, when: int, call: Callable[[], None]) -> None:
        self.clock, self.when, self.call = clock, when, call
        clock.bells.append(self)
        self.arm()

    def arm(self) -> None:
        later = max(0, self.when - self.clock.now() + 1) / 1000
        self.handle = asyncio.get_running_loop().call_later(later, self.ring)

    def ring(self) -> None:
        self.clock.bells.remove(self)
        self.call()

    def cancel(self) -> None:
        self.handle.cancel()
        if self in self.clock.bells:
            self.clock.bells.remove(self)


class TurnedClock(MonotonicClock):
    """The machine's clock, put forward as far as somebody says."""

    def __init__(self) -> None:
        super().__init__()
        self.ahead = 0
        self.bells: list[Bell] = []

    def now(self) -> int:
        return super().now() + self.ahead

    def ring_at(self, when: int, call: Callable[[], None]) -> Bell:
        return Bell(self, when, call)

    def turn(self, milliseconds: int) -> None:
        """Put the clock forward, and let ring what is due by now."""
        self.ahead += milliseconds
        for bell in self.bells:
            bell.handle.cancel()
            bell.arm()

    def listen(self, source: int) -> None:
        """Turn the clock by each number that can be read there."""
        asyncio.get_running_loop().add_reader(source, lambda: [self.turn(int(one)) for one in read(source)])


def read(source: int) -> list[bytes]:
    """What is there to be read; when it is closed nothing more is looked for."""
    told = os.read(source, 4096)
    if not told:
        asyncio.get_running_loop().remove_reader(source)
    return told.split()


def laid(packs: Iterator[Sequence[int]]) -> Callable[[Sequence[int]], list[int]]:
    """A shuffle that gives one pack after the other."""
    return lambda cards: list(next(packs))


async def main(address: str, port: int, packs: list[list[int]]) -> None:
    """Open the room and serve it."""
    clock = TurnedClock()
    clock.listen(sys.stdin.fileno())
    room = await Room.open(address, clock=clock, shuffle=laid(iter(packs)), think=lambda: 0.05, pace=PACE, quick=PACE)
    with listen("127.0.0.1", port) as listener:
        print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
        try:
            await serve_app(room, listener, "127.0.0.1")
        finally:
            await room.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), json.loads(Path(sys.argv[3]).read_text(encoding="utf-8"))))
