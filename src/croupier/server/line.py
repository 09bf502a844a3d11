"""A line: one WebSocket as the web server speaks it, written to and heard without a task or a queue between.

A message out is one write, a message in one call. What is not read piles up in the socket's own buffer and no further:
a line that is full says so, and who has something to tell keeps it.
"""

from __future__ import annotations

from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

EXTENSION = "croupier.line"
"""Where a connection's scope has its line."""

Hear = Callable[[bytes, bool], None]
"""Takes a message, and whether it is text."""

TEXT = 0x81
"""First byte of a text message in one frame (RFC 6455, 5.2)."""


class Line(WebSocketsSansIOProtocol):
    """The web server's own protocol with a way past its queues; `hear` is set as soon as the line is open."""

    hear: Hear | None = None

    def handle_connect(self, event: Request) -> None:
        """Let the application find its line."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: self}  # type: ignore[dict-item]

    def write(self, body: bytes) -> bool:
        """Send a text at once; False when it was not, because the line is full or gone. It never raises."""
        if self.gone or not self.writable.is_set():
            return False
        try:
            self.transport.write(head(len(body)) + body)
        except (OSError, RuntimeError):  # it went just now: whoever else is told the same must hear it all the same
            return False
        return True

    @property
    def gone(self) -> bool:
        """Whether nothing can be sent any more."""
        return self.disconnected or self.close_sent or self.conn.state is not OPEN or self.transport.is_closing()

    async def drained(self) -> None:
        """Wait until a full line may be written to again, or is gone."""
        await self.writable.wait()

    def rest(self, resting: bool) -> None:
        """Read nothing for a while, or read on."""
        if resting != self.read_paused and not self.transport.is_closing():
            self.read_paused = resting
            (self.transport.pause_reading if resting else self.transport.resume_reading)()

    def send_receive_event_to_app(self) -> None:
        """Hand a whole message over; text that is none closes the line, as the web server does it."""
        data, is_text = b"".join(self.frames), self.curr_msg_data_type == "text"
        if self.hear is None or self.close_sent or (is_text and not is_utf_8(data)):
            super().send_receive_event_to_app()
            return
        self.frames = []
        self.hear(data, is_text)


def head(size: int) -> bytes:
    """What comes before a text of so many bytes in one frame from a server (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 2**16:
        return bytes((TEXT, 126, size >> 8, size & 255))
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")


def is_utf_8(data: bytes) -> bool:
    """Whether these bytes are text."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
