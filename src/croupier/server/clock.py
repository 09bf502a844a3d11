"""The only clock of the room: tables are handed the time in milliseconds, deadlines ring here."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Ring(Protocol):
    """A ring that is still to come."""

    def cancel(self) -> None:
        """Let it not ring."""


class Clock(Protocol):
    """Milliseconds that only go forward, and rings at a given time; tests turn the hands themselves."""

    def now(self) -> int:
        """The time in milliseconds, since nothing in particular."""

    def ring_at(self, when: int, call: Callable[[], None]) -> Ring:
        """Call once the time has come."""


class MonotonicClock:
    """The machine's clock that nobody can put back, set once by the wall's: so times mean something after a restart."""

    def __init__(self) -> None:
        self._offset = time.time_ns() - time.monotonic_ns()

    def now(self) -> int:
        """The time in milliseconds, since 1970 as it was known when the room opened."""
        return (time.monotonic_ns() + self._offset) // 1_000_000

    def ring_at(self, when: int, call: Callable[[], None]) -> Ring:
        """Call in the running event loop, once the time has come and not a millisecond before."""
        return asyncio.get_running_loop().call_later(max(0, when - self.now() + 1) / 1000, call)
