"""A lean line to a room: the protocol of `croupier.client` for hundreds of clients in one process.

It takes from a message what a client needs to answer it, sees that no fact is missing, and dials again when it is cut.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from croupier.rules.legal import Legal
from croupier.server import wire

encode = msgspec.json.Encoder().encode


class FactLine(Struct, gc=False):
    """A fact by its type alone, with the seat and the seal of those that have one."""

    type: str
    seat: int = 0


class NumberedLine(Struct, gc=False):
    """A fact with its number."""

    n: int
    fact: FactLine


class TurnLine(Struct, gc=False):
    """What a clock has left, in milliseconds."""

    left: int = 0
    bank: int = 0


class Heard(Struct, gc=False):
    """Any message of the room, as far as a driver reads it."""

    type: str
    id: str = ""
    code: str = ""
    facts: list[NumberedLine] = []
    seat: int = 0
    legal: Legal | None = None
    turn: TurnLine | None = None
    fresh: bool = False


_decode = msgspec.json.Decoder(Heard).decode


class Refused(Exception):
    """The room has refused what every client may ask."""


async def post(port: int, address: str, path: str, body: Any, cookie: str = "") -> tuple[dict[str, Any], str]:
    """POST a body from one of this machine's own addresses; returns the answer and the cookie that came with it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    data = encode(body)
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\nContent-Length: {len(data)}\r\n"
    writer.write(head.encode() + (f"Cookie: {cookie}\r\n" if cookie else "").encode() + b"\r\n" + data)
    answer = await reader.read()
    writer.close()
    head, _, text = answer.decode().partition("\r\n\r\n")
    if " 200 " not in head[:20] and " 201 " not in head[:20]:
        raise Refused(f"{path}: {head[:20]} {text}")
    cookies = [line[12:].partition(";")[0] for line in head.split("\r\n") if line.lower().startswith("set-cookie: ")]
    return msgspec.json.decode(text), cookies[0] if cookies else cookie


class Line:
    """One connection that lasts: it watches a table, and says so again after every cut."""

    def __init__(self, port: int, address: str, table: str, cookie: str, hear: Callable[[Heard], None]) -> None:
        self.port, self.address, self.table, self.cookie = port, address, table, cookie
        self.hear = hear
        self.last = 0
        self.opened = asyncio.Event()
        self.bytes = self.messages = self.gaps = self.dials = 0
        self.waiting: dict[str, tuple[bytes, asyncio.Future[Heard]]] = {}
        self._socket: ClientConnection | None = None

    @property
    def open(self) -> bool:
        """Whether there is a line at the moment."""
        return self.opened.is_set()

    async def run(self) -> None:
        """Stay on the line until cancelled."""
        while True:
            with suppress(OSError, WebSocketException, TimeoutError):
                await self._listen()
            self.opened.clear()
            await asyncio.sleep(0.2)

    async def _listen(self) -> None:
        headers = {"Cookie": self.cookie} if self.cookie else None
        address = f"ws://127.0.0.1:{self.port}/ws{self.table if self.table.startswith('/') else ''}"
        self._socket = await connect(
            address,
            additional_headers=headers,
            local_addr=(self.address, 0),
            ping_interval=None,
            compression=None,
            max_size=None,
            open_timeout=20,
            close_timeout=0.1,
            proxy=None,
            family=2,
        )
        self.dials += 1
        if not self.table.startswith("/"):
            await self._socket.send(encode(wire.Watch(self.table, self.last)), text=True)
        for frame, _ in list(self.waiting.values()):
            await self._socket.send(frame, text=True)
        self.opened.set()
        async for data in self._socket:
            self.bytes += len(data)
            self.messages += 1
            await self._take(_decode(data))

    async def _take(self, heard: Heard) -> None:
        if heard.facts:
            if heard.facts[0].n > self.last + 1 and not heard.fresh:
                self.gaps += 1
                assert self._socket is not None
                await self._socket.send(encode(wire.Watch(self.table, self.last)), text=True)
                return
            self.last = heard.facts[-1].n
        elif heard.id and (asked := self.waiting.pop(heard.id, None)) is not None:
            if not asked[1].done():
                asked[1].set_result(heard)
            return
        self.hear(heard)

    async def send(self, message: Any) -> None:
        """Send something that nobody answers by its id."""
        if self._socket is not None:
            with suppress(WebSocketException, OSError):
                await self._socket.send(encode(message), text=True)

    async def ask(self, wish: Any) -> Heard:
        """Send a wish, again after a cut, and wait for its answer."""
        answer: asyncio.Future[Heard] = asyncio.get_running_loop().create_future()
        frame = encode(wish)
        self.waiting[wish.id] = frame, answer
        if self._socket is not None and self.open:
            with suppress(WebSocketException, OSError):
                await self._socket.send(frame, text=True)
        return await answer

    def cut(self) -> None:
        """Lose the line, as a phone does, without a word."""
        if self._socket is not None:
            self.opened.clear()
            self._socket.transport.abort()
