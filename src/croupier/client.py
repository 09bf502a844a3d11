"""A small client of a room: come in, watch a table, sit down, act.

    async with Client("http://localhost:8000/t/abc", "Ann") as room:
        await room.sit()
        async for told in room:
            if told.legal:
                await room.act(CHECK if told.legal.check else CALL)

`room.table` and `room.hand` are kept up to date by the facts that were told; cards that this player may not know are
UNKNOWN. A lost line is dialled again; nothing is missed and no wish is carried out twice.
"""

from __future__ import annotations

import asyncio
import secrets
import urllib.error
import urllib.request
from collections import deque
from contextlib import suppress
from types import TracebackType
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from croupier.chinese.action import ChineseAction
from croupier.chinese.hand import ChineseHand
from croupier.room.record import TABLE_FACTS
from croupier.room.stakes import buy_in_range
from croupier.room.table import Table
from croupier.rules.action import Action
from croupier.rules.hand import Hand
from croupier.server import wire
from croupier.server.follow import Following

T = TypeVar("T")
_reply = msgspec.json.Decoder(wire.Reply)
_encode = msgspec.json.Encoder().encode

PAUSES = (0.1, 0.3, 1.0, 2.0, 4.0, 8.0)
"""Seconds before each new try to reach a room whose line was lost; after the last one the room counts as closed."""

BREATH = 0.5
"""Seconds to wait when the room has heard too much from us in a short time."""


class RoomRefused(Exception):
    """The room has refused: `code`, the `rule` behind it and the `numbers`; nothing has changed."""

    def __init__(self, code: str, rule: str = "", numbers: dict[str, int] | None = None) -> None:
        super().__init__(f"{code} ({rule})" if rule else code)
        self.code = code
        self.rule = rule
        self.numbers = numbers or {}


class Client:
    """One player at the one table that the link leads to; a link without /t/... leads to the first of the lobby."""

    def __init__(self, link: str, name: str, *, cookie: str = "") -> None:
        """Come in by this link under this name; `cookie` is that of an earlier client, to be the same player."""
        parts = urlsplit(link)
        self.base = f"{parts.scheme or 'http'}://{parts.netloc}"
        self.name = name
        self.cookie = cookie
        self.player = ""
        self._table = parts.path.removeprefix("/t/").strip("/")
        self._following = Following()
        self._news: deque[wire.Told] = deque()
        self._arrived = asyncio.Event()
        self._last = 0
        self._answered = False
        self._answers: dict[str, tuple[bytes, asyncio.Future[wire.Done]]] = {}
        self._socket: ClientConnection | None = None
        self._listener: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Client:
        """Come in, and wait until it is known how the table stands; raises `RoomRefused`."""
        self.player = (await self._http("/api/enter", wire.Me, wire.Enter(self.name))).player
        if not self._table:
            self._table = (await self._http("/api/lobby", wire.Lobby)).tables[0].table
        await self._dial()
        self._listener = asyncio.create_task(self._listen())
        try:
            self._following.hear(await self._next())
        except BaseException:
            await self.close()
            raise
        self._news.appendleft(self.told)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Hang up."""
        await self.close()

    async def close(self) -> None:
        """Hang up; a seat stays the player's until the clock gives it up."""
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()

    # What is known.

    @property
    def told(self) -> wire.Told:
        """The last news: whose turn it is, and what this player may do."""
        assert self._following.told is not None
        return self._following.told

    @property
    def table(self) -> Table:
        """The table as far as the news that were taken tell."""
        assert self._following.table is not None
        return self._following.table

    @property
    def hand(self) -> Hand | None:
        """The running or last hand, veiled."""
        return self._following.hand

    @property
    def deal(self) -> ChineseHand | None:
        """The running or last deal of open-face Chinese, veiled."""
        return self._following.deal

    def __aiter__(self) -> Client:
        """The news, one after another; taking one brings `table`, `hand` and `told` to it."""
        return self

    async def __anext__(self) -> wire.Told:
        """The next news; raises `RoomRefused` with code "closed" when the room cannot be reached any more."""
        told = await self._next()
        if _goes_on(told):
            self._answered = False
        elif self._answered:  # it was told before the answer came in: the same decision is not asked twice
            told = _unasked(told)
        self._following.hear(told)
        return told

    async def _next(self) -> wire.Told:
        while not self._news:
            if self._listener is not None and self._listener.done():
                problem = self._listener.exception()
                raise problem if isinstance(problem, RoomRefused) else RoomRefused("closed") from problem
            self._arrived.clear()
            await self._arrived.wait()
        return self._news.popleft()

    # What may be wished. Each raises `RoomRefused`, and then nothing has changed.

    async def sit(self, seat: int = 0, buy_in: int = 0, *, post: bool = True) -> int:
        """Take this seat (0: the first that is free) with so many chips (0: the most allowed); returns the seat.

        Without `post` wait for the big blind instead of paying to be dealt in sooner (Rulebook C12, C13).
        """
        free = (number for number in range(1, self.table.spec.seats + 1) if number not in self.table.seats)
        seat = seat or next(free, 1)
        await self._wish(wire.Sit(_id(), self._table, seat, buy_in or buy_in_range(self.table.spec)[1], post))
        return seat

    async def act(self, action: Action | ChineseAction) -> None:
        """Act in the hand, as it stood at the last news taken."""
        await self._wish(wire.Act(_id(), self._table, self._following.n, action))
        self._answered = True

    async def confirm(self) -> None:
        """Play the next match of open-face Chinese."""
        await self._wish(wire.Confirm(_id(), self._table))

    async def buy(self, amount: int) -> None:
        """Add chips."""
        await self._wish(wire.Buy(_id(), self._table, amount))

    async def choose(self, game: int) -> None:
        """Choose the next game by its place in `told.choosing.games`, when this player is asked (Rulebook L16)."""
        await self._wish(wire.Choose(_id(), self._table, game))

    async def sit_out(self) -> None:
        """Be dealt in no more."""
        await self._wish(wire.SitOut(_id(), self._table))

    async def sit_in(self, *, post: bool = True) -> None:
        """Be dealt in again; `post` is as with `sit`."""
        await self._wish(wire.SitIn(_id(), self._table, post))

    async def stand(self) -> None:
        """Leave the seat."""
        await self._wish(wire.Stand(_id(), self._table))

    async def add_bot(self, kind: str) -> None:
        """Fill a free seat with a bot of this kind."""
        await self._wish(wire.AddBot(_id(), self._table, kind))

    async def drop_bot(self, seat: int) -> None:
        """Send a bot away."""
        await self._wish(wire.DropBot(_id(), self._table, seat))

    async def _wish(self, wish: Any) -> None:
        frame = _encode(wish)
        while True:
            answer: asyncio.Future[wire.Done] = asyncio.get_running_loop().create_future()
            self._answers[wish.id] = frame, answer
            await self._send(frame)
            try:
                await answer
            except RoomRefused as no:
                if no.code != "too_many":
                    raise
                await asyncio.sleep(BREATH)
            else:
                return

    # The line.

    async def _http(self, path: str, kind: type[T], body: Any = None) -> T:
        return await asyncio.to_thread(self._request, path, kind, body)

    def _request(self, path: str, kind: type[T], body: Any) -> T:
        data = None if body is None else _encode(body)
        request = urllib.request.Request(self.base + path, data, {"Cookie": self.cookie})
        try:
            with urllib.request.urlopen(request, timeout=30) as response:  # the link is the user's own
                self.cookie = (response.headers["Set-Cookie"] or self.cookie).partition(";")[0]
                return msgspec.json.decode(response.read(), type=kind)
        except urllib.error.HTTPError as no:
            with no:
                problem = msgspec.json.decode(no.read(), type=wire.Problem)
            raise RoomRefused(problem.code, "", problem.numbers) from None

    async def _dial(self) -> None:
        address = "ws" + self.base.removeprefix("http") + "/ws"
        self._socket = await connect(address, additional_headers={"Cookie": self.cookie}, max_size=None)
        await self._send(_encode(wire.Watch(self._table, self._last)))
        for frame, _ in list(self._answers.values()):
            await self._send(frame)

    async def _send(self, frame: bytes) -> None:
        assert self._socket is not None
        with suppress(WebSocketException):  # the listener dials again and sends it then
            await self._socket.send(frame, text=True)

    async def _listen(self) -> None:
        try:
            while True:
                assert self._socket is not None
                try:
                    while True:
                        await self._hear(_reply.decode(await self._socket.recv()))
                except WebSocketException:
                    await self._dial_again()
        finally:
            for _, answer in self._answers.values():
                answer.cancel()
            self._arrived.set()

    async def _dial_again(self) -> None:
        for number, pause in enumerate(PAUSES, 1):
            await asyncio.sleep(pause)
            try:
                await self._dial()
            except (OSError, WebSocketException):
                if number == len(PAUSES):
                    raise
            else:
                return

    async def _hear(self, reply: wire.Reply) -> None:
        match reply:
            case wire.Told():
                await self._take(reply)
            case wire.Done(id=name) | wire.Refused(id=name) if name in self._answers:
                answer = self._answers.pop(name)[1]
                if answer.done():
                    return
                if isinstance(reply, wire.Done):
                    answer.set_result(reply)
                else:
                    answer.set_exception(RoomRefused(reply.code, reply.rule, reply.numbers))
            case wire.Refused(id="", code=code, rule=rule, numbers=numbers):
                raise RoomRefused(code, rule, numbers)

    async def _take(self, told: wire.Told) -> None:
        first = told.facts[0].n if told.facts else self._last + 1
        if first > self._last + 1 and not told.fresh:
            await self._send(_encode(wire.Watch(self._table, self._last)))
            return
        self._last = told.facts[-1].n if told.facts else self._last
        self._news.append(told)
        self._arrived.set()


def _goes_on(told: wire.Told) -> bool:
    """Whether a decision was made; in open-face Chinese, where several owe one at a time, the reader's own."""
    played = [one.fact for one in told.facts if type(one.fact) not in TABLE_FACTS]
    legal = told.open_face.legal if told.open_face else None
    return any(legal is None or getattr(fact, "player", legal.player) == legal.player for fact in played)


def _unasked(told: wire.Told) -> wire.Told:
    """The news without the decision that they ask for."""
    stands = told.open_face and msgspec.structs.replace(told.open_face, legal=None)
    return msgspec.structs.replace(told, legal=None, open_face=stands)


def _id() -> str:
    return secrets.token_hex(8)
