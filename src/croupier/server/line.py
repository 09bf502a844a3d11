"""A line: one WebSocket as the web server speaks it, written to and heard without a task or a queue between.

What is written in one turn of the event loop leaves together at its end, a message in is one call. What is not read
piles up in the socket's own buffer and no further: a line that is full says so, and who has something to tell keeps it.

What comes in is cut into frames here. Nearly every one is a whole text, which is heard at once; all others (pings, the
end, messages in parts, whatever breaks the protocol) are for the web server, which gets them frame by frame.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from struct import Struct as Layout
from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # where nobody has compiled it
    from websockets.utils import apply_mask

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

EXTENSION = "croupier.line"
"""Where a connection's scope has its line."""

Hear = Callable[[bytes, bool], None]
"""Takes a message, and whether it is text."""

TEXT = 0x81
"""First byte of a text message in one frame (RFC 6455, 5.2)."""

LAST, MASKED = 0x80, 0x80
"""No other part follows; a client's frame: bits of the first and of the second byte."""

MEDIUM, LONG = 126, 127
"""In place of a length: it stands in the next two bytes, or in the next eight."""

_MEDIUM_HEAD = Layout(">BBH").pack

ENDLESS = 2**63
"""Bytes of a frame whose length takes more than two bytes: longer than anybody may send."""

CONTROL = 8
"""The first kind of frame that may come between the parts of a message."""


class Line(WebSocketsSansIOProtocol):
    """The web server's own protocol with a way past its queues; `hear` is set as soon as the line is open."""

    hear: Hear | None = None

    cuts = False
    """Whether frames are cut here: from the handshake on, until something comes that no client should send."""

    _left = b""
    _leaving: tuple[bytes, ...] = ()
    _in_parts = False

    def handle_connect(self, event: Request) -> None:
        """Let the application find its line."""
        super().handle_connect(event)
        self.cuts = True
        if not self.close_sent:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: self}  # type: ignore[dict-item]

    def write(self, body: bytes) -> bool:
        """Send a text in this turn; False when it will not be, because the line is full or gone. It never raises."""
        if self.disconnected or self.close_sent or self.transport.is_closing() or not self.writable.is_set():
            return False
        if not self._leaving:
            self.loop.call_soon(self._leave)
        self._leaving += (head(len(body)), body)
        return True

    def _leave(self) -> None:
        """Let go what was written in this turn; nothing else may go before it."""
        leaving, self._leaving = self._leaving, ()
        if leaving and not self.gone:
            with suppress(OSError, RuntimeError):  # it went just now
                self.transport.write(b"".join(leaving))

    async def send(self, message: ASGISendEvent) -> None:
        """Send what the application has for the web server, the end above all, after what was written before it."""
        self._leave()
        await super().send(message)

    def shutdown(self) -> None:
        """End it, because the room closes."""
        self._leave()
        super().shutdown()

    @property
    def gone(self) -> bool:
        """Whether nothing can be sent any more."""
        return self.disconnected or self.close_sent or self.transport.is_closing()

    async def drained(self) -> None:
        """Wait until a full line may be written to again, or is gone."""
        await self.writable.wait()

    def rest(self, resting: bool) -> None:
        """Read nothing for a while, or read on."""
        if resting != self.read_paused and not self.transport.is_closing():
            self.read_paused = resting
            (self.transport.pause_reading if resting else self.transport.resume_reading)()

    def data_received(self, data: bytes) -> None:
        """Take what has come in."""
        if self.cuts:
            self._cut(self._left + data)
        else:
            super().data_received(data)

    def _cut(self, data: bytes) -> None:
        """Take every frame that is whole; the beginning of another one waits for its end."""
        start = 0
        while (found := frame_at(data, start)) is not None:
            body, end = found
            if self.close_sent or not 0 <= end - body <= self.config.ws_max_size:
                self.cuts, self._left = False, b""
                self._leave()
                super().data_received(data[start:])
                return
            if end > len(data):
                break
            self._take(data, start, body, end)
            start = end
        self._left = data[start:]

    def _take(self, data: bytes, start: int, body: int, end: int) -> None:
        """Hear a whole text; what else there is in a frame is for the web server."""
        if data[start] == TEXT and not self._in_parts and self.hear is not None:
            text = apply_mask(data[body:end], data[body - 4 : body])
            if is_utf_8(text):
                self.hear(text, True)
                return
        if data[start] & 15 < CONTROL:
            self._in_parts = data[start] < LAST
        self._leave()
        super().data_received(data[start:end])

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
    if size < MEDIUM:
        return bytes((TEXT, size))
    if size < 2**16:
        return _MEDIUM_HEAD(TEXT, MEDIUM, size)
    return bytes((TEXT, LONG)) + size.to_bytes(8, "big")


def frame_at(data: bytes, start: int) -> tuple[int, int] | None:
    """Where what a client's frame carries begins and ends; None as long as its head is not whole (RFC 6455, 5.2).

    The end comes before the beginning in a frame that is no client's.

    >>> frame_at(b"\\x81\\x85....hello", 0)
    (6, 11)
    """
    there = len(data) - start
    if there < 2:
        return None
    size = data[start + 1] - MASKED
    if size < MEDIUM:
        return start + 6, start + 6 + size
    if size > MEDIUM:
        return start, start + ENDLESS
    if there < 4:
        return None
    return start + 8, start + 8 + (data[start + 2] << 8 | data[start + 3])


def is_utf_8(data: bytes) -> bool:
    """Whether these bytes are text."""
    if data.isascii():
        return True
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
