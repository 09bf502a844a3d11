"""Signals to an open room: SIGTERM lets the hands end first, Ctrl-C and a second signal close at once."""

from __future__ import annotations

import asyncio
import signal
import sys
from contextlib import nullcontext
from typing import TYPE_CHECKING

from croupier.server.closing import drain

if TYPE_CHECKING:
    import uvicorn

    from croupier.server.room import Room


class Closer:
    """Closes a room by signals; `seconds` is how long the running hands may take after a SIGTERM."""

    def __init__(self, room: Room, server: uvicorn.Server, seconds: float) -> None:
        self.room, self.server, self.seconds = room, server, seconds
        self.draining: asyncio.Task[None] | None = None

    def watch(self) -> None:
        """Answer signals from now on; on Windows the web server's own way with them is good enough."""
        if sys.platform == "win32":
            return
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, self.heard, number)
        self.server.capture_signals = nullcontext  # type: ignore[assignment, method-assign]

    def heard(self, number: int) -> None:
        """A signal has come."""
        if number == signal.SIGTERM and self.draining is None:
            self.draining = asyncio.create_task(self.close_with_care(number))
        else:
            self.server.handle_exit(number, None)

    async def close_with_care(self, number: int) -> None:
        """Wait for the hands, then stop serving."""
        await drain(self.room, self.seconds)
        self.server.handle_exit(number, None)
