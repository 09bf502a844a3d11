"""The gateway: one WebSocket, its reader beside what it watches. It decodes closed shapes, knows who asks; no rules."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from time import perf_counter
from typing import Any

import msgspec
import structlog
from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from croupier.rules.action import Bet, Raise
from croupier.server import limits, place, wire
from croupier.server.accounts import hashed
from croupier.server.closing import farewell
from croupier.server.limits import FRAME, SOCKETS
from croupier.server.origin import device_of, is_foreign, session_of
from croupier.server.room import SIGNED_OUT, Room
from croupier.server.store import Player
from croupier.server.telling import encode

log = structlog.get_logger()

TOO_BIG, POLICY, BROKEN, REPLACED = 1009, 1008, 1011, 4000
"""Why the room closes a connection: a frame over the limit, a foreign page, its own mistake, too many of one player."""

GONE = (WebSocketDisconnect, RuntimeError, OSError)
"""What sending comes to when the other side is not there any more, whichever layer notices it first."""

GREATEST = 2**53 - 1

HERE = ("127.0.0.1", "::1", "")
"""This machine's own addresses."""

_request = msgspec.json.Decoder(wire.Request)


class _Id(Struct):
    id: str


_id = msgspec.json.Decoder(_Id)


async def gateway(socket: WebSocket) -> None:
    """Serve one connection until either side ends it."""
    room: Room = socket.app.state.room
    host = host_of(socket)
    if is_foreign(socket, room.origins) or is_crowded(room, host):
        await socket.close(POLICY)
        return
    player = await room.accounts.player(session_of(socket))
    try:
        await socket.accept()
    except GONE:
        return
    connection = Connection(socket, player, room)
    connection.host = host
    room.connections.append(connection)
    if player is not None and room.accounts.has_ended(connection.session):
        connection.end(SIGNED_OUT)
    if room.closing:
        connection.say(farewell())
    mine = [other for other in room.connections if player is not None and other.player == player]
    if len(mine) > SOCKETS:
        mine[0].end(REPLACED)
    try:
        await connection.run()
    finally:
        room.connections.remove(connection)


def host_of(socket: WebSocket) -> str:
    """The address that a line comes from; a proxy on this machine tells it for others (`X-Forwarded-For`)."""
    return socket.client.host if socket.client else ""


def is_crowded(room: Room, host: str) -> bool:
    """Whether as many lines come from this address as may; it bans nobody: one that closes makes room."""
    return host not in HERE and sum(other.host == host for other in room.connections) >= limits.ADDRESS


class Connection:
    """One reader of the room: a player, or a spectator who has no name."""

    def __init__(self, socket: WebSocket, player: Player | None, room: Room) -> None:
        self.socket = socket
        self.player = player
        self.host = ""
        self.room = room
        self.session, self.device = hashed(session_of(socket)), hashed(device_of(socket))
        self.table = ""
        self.bucket = limits.Bucket(*limits.MESSAGES)
        self._saying: set[asyncio.Task[None]] = set()
        self._place: asyncio.Task[None] | None = None
        self._end: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def end(self, code: int) -> None:
        """Close the connection with this code."""
        if not self._end.done():
            self._end.set_result(code)

    def say(self, body: bytes) -> None:
        """Send a message beside everything else, as soon as it can be sent."""
        saying = asyncio.create_task(self.send(body))
        self._saying.add(saying)
        saying.add_done_callback(self._saying.discard)

    async def run(self) -> None:
        """Read and answer until either side ends it."""
        reading = asyncio.create_task(self._read())
        ends: list[asyncio.Future[Any]] = [reading, self._end]
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            tasks = [reading, *self._saying, *([self._place] if self._place else [])]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if self._end.done():
            with suppress(*GONE):
                await self.socket.close(self._end.result())

    async def send(self, body: bytes) -> None:
        """Send a message; waits while the other side does not read what was sent, and does nothing if it is gone.

        Whoever has something to send does it himself: the web server writes a message whole or lets the sender wait.
        """
        with suppress(*GONE):
            await self.socket.send({"type": "websocket.send", "text": body.decode()})
            self.room.meter.sent += 1

    async def _read(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            data = message.get("bytes") or b"" if text is None else text.encode()
            if len(data) > FRAME:
                self.end(TOO_BIG)
                return
            answer = await self._answer(data, is_text=text is not None)
            if answer is not None:
                await self.send(encode(answer))

    async def _answer(self, data: bytes, *, is_text: bool) -> wire.Reply | None:
        if not self.bucket.take(self.room.clock.now()):
            self.room.meter.refused["too_many"] += 1
            return wire.Refused(id_of(data), "too_many")
        since = perf_counter()
        request = read(data) if is_text else wire.Refused(id_of(data), "bad_message")
        answer = request if isinstance(request, wire.Refused) else await self._do(request)
        self.room.meter.note(request, answer, since)
        return answer

    async def _do(self, request: wire.Request) -> wire.Reply | None:
        match request:
            case wire.Ping():
                return wire.Pong()
            case wire.Watch(table=table, since=since):
                if table not in self.room.floor.dealers:
                    return wire.Refused("", "no_such_table")
                await self._go(place.follow_table(self.room, table, since, self.player, self.send))
                self.table = table
                self._take_over()
            case wire.WatchLobby():
                self.table = ""
                await self._go(place.follow_lobby(self.room, self.player, self.send))
            case _:
                if self.player is None:
                    return wire.Refused(request.id, "no_session")
                if isinstance(request, wire.Say | wire.Sign | wire.Hush):
                    return await self.room.floor.talk(self.room.accounts.now(self.player), request)
                if isinstance(request, wire.Sit | wire.Queue):
                    return await self._take_seat(self.player, request)
                return await self.room.floor.ask(self.room.accounts.now(self.player), request)
        return None

    async def _take_seat(self, player: Player, request: wire.Sit | wire.Queue) -> wire.Reply:
        """Ask for a seat, unless somebody else has one from this browser."""
        dealer = self.room.floor.dealers.get(request.table)
        if dealer is None:
            return wire.Refused(request.id, "no_such_table")
        if dealer.devices.has_other(dealer.table, player.id, self.device):
            return wire.Refused(request.id, "second_seat")
        with dealer.devices.coming(player.id, self.device):
            answer = await self.room.floor.ask(self.room.accounts.now(player), request)
        if isinstance(answer, wire.Done):
            dealer.devices.note(player.id, self.device)
        self._take_over()
        return answer

    def _take_over(self) -> None:
        """A player plays at a table from one place: whatever else shows it to him rests from now on."""
        dealer = self.room.floor.dealers.get(self.table)
        if self.player is None or dealer is None or not dealer.table.seat_of(self.player.id):
            return
        dealer.devices.note(self.player.id, self.device)
        for other in self.room.connections:
            same = other.player is not None and other.player.id == self.player.id and other.table == self.table
            if same and other is not self:
                other.end(REPLACED)

    async def _go(self, follow: Coroutine[None, None, None]) -> None:
        """Leave the place that was watched, and watch this one."""
        if self._place is not None:
            self._place.cancel()
            await asyncio.gather(self._place, return_exceptions=True)
        self._place = asyncio.create_task(follow)
        self._place.add_done_callback(self._place_lost)

    def _place_lost(self, place: asyncio.Task[None]) -> None:
        if not place.cancelled() and place.exception() is not None:
            log.error("a place was lost", problem=type(place.exception()).__name__)
            self.end(BROKEN)


def read(data: bytes) -> wire.Request | wire.Refused:
    """The message that a client has sent, or why it is none."""
    try:
        request = _request.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        return wire.Refused(id_of(data), code_of(problem))
    match request:
        case wire.Act(id=name, action=Bet(to=to) | Raise(to=to)) if not 1 <= to <= GREATEST:
            return wire.Refused(name, "bad_amount")
    return request


def id_of(data: bytes) -> str:
    """The id of a message that cannot be read otherwise, "" when there is none that a client could mean."""
    try:
        found = _id.decode(data).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""
    return found if len(found) <= 40 else ""


def code_of(problem: Exception) -> str:
    """Why a message was refused: for its amount, or for anything else."""
    places = ("`$.buy_in`", "`$.amount`", "`$.action.to`")
    return "bad_amount" if str(problem).endswith(places) else "bad_message"
