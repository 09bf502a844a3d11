"""The gateway: one WebSocket, its reader beside what it watches. It decodes closed shapes, knows who asks; no rules."""

from __future__ import annotations

import asyncio
from collections import deque
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
from croupier.server.dealer import Dealer
from croupier.server.limits import FRAME, SOCKETS
from croupier.server.line import EXTENSION, Line
from croupier.server.metrics import tag_of
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

PILE = 8
"""Messages of one client that may wait for those before them; the line is read again when they are answered."""

HERE = ("127.0.0.1", "::1", "")
"""This machine's own addresses."""

PLACES = (wire.Watch, wire.WatchLobby)
TALK = (wire.Say, wire.Sign, wire.Hush)
SEATS = (wire.Sit, wire.Queue)
"""Requests that the gateway does not simply hand to the dealer of a table."""

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
    connection = Connection(socket, socket.scope["extensions"][EXTENSION], player, room)
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

    def __init__(self, socket: WebSocket, line: Line, player: Player | None, room: Room) -> None:
        self.socket = socket
        self.line = line
        self.player = player
        self.host = ""
        self.room = room
        self.meter = room.meter
        self.session, self.device = hashed(session_of(socket)), hashed(device_of(socket))
        self.table = ""
        self.bucket = limits.Bucket(*limits.MESSAGES)
        self._pile: deque[tuple[bytes, bool]] = deque()
        self._busy = False
        self._tasks: set[asyncio.Future[Any]] = set()
        self._place: asyncio.Task[None] | None = None
        self._end: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def end(self, code: int) -> None:
        """Close the connection with this code."""
        if not self._end.done():
            self._end.set_result(code)

    # Out.

    def write(self, body: bytes) -> bool:
        """Send a message at once; False when it was not sent, because the other side does not read, or is gone."""
        sent = self.line.write(body)
        self.meter.sent += sent
        return sent

    async def send(self, body: bytes) -> None:
        """Send a message; waits while the other side does not read what was sent, and does nothing if it is gone."""
        while not self.write(body) and not self.line.gone:
            await self.line.drained()

    def say(self, body: bytes) -> None:
        """Send a message beside everything else, as soon as it can be sent."""
        if not self.write(body):
            self._do(self.send(body))

    def _do(self, what: Coroutine[None, None, None]) -> None:
        self._keep(asyncio.create_task(what))

    def _keep(self, what: asyncio.Future[Any]) -> None:
        """Let it end at the latest with the connection."""
        self._tasks.add(what)
        what.add_done_callback(self._tasks.discard)

    # In.

    async def run(self) -> None:
        """Answer what is heard until either side ends it."""
        self.line.hear = self.hear
        reading = asyncio.create_task(self._read())
        ends: list[asyncio.Future[Any]] = [reading, self._end]
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.line.hear = None
            tasks = [reading, *self._tasks, *([self._place] if self._place else [])]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if self._end.done():
            with suppress(*GONE):
                await self.socket.close(self._end.result())

    async def _read(self) -> None:
        """Wait for the end; what was said before there was anybody to hear it comes this way too."""
        while (message := await self.socket.receive())["type"] != "websocket.disconnect":
            text = message.get("text")
            self.hear(message.get("bytes") or b"" if text is None else text.encode(), text is not None)

    def hear(self, data: bytes, is_text: bool) -> None:
        """Take a message; what comes while another one is carried out waits, and much of it is not even read."""
        if not self._busy and not self._pile and not self._end.done():
            self._take(data, is_text)
            return
        self._pile.append((data, is_text))
        if not self._busy:
            self._work_off()
        elif len(self._pile) >= PILE:
            self.line.rest(True)

    def _work_off(self) -> None:
        while self._pile and not self._busy and not self._end.done():
            self._take(*self._pile.popleft())
        if not self._busy:
            self.line.rest(False)

    def _take(self, data: bytes, is_text: bool) -> None:
        if len(data) > FRAME:
            self.end(TOO_BIG)
            return
        if not self.bucket.take(self.room.clock.now()):
            self.meter.refused["too_many"] += 1
            self._reply(wire.Refused(id_of(data), "too_many"))
            return
        since = perf_counter()
        request = read(data) if is_text else wire.Refused(id_of(data), "bad_message")
        answer = request if isinstance(request, wire.Refused) else self._ask(request, since)
        if answer is not None:
            self._answered(request, answer, since)

    def _ask(self, request: wire.Request, since: float) -> wire.Reply | None:
        """Set to work on a request; None when the answer comes later, or never."""
        if isinstance(request, wire.Ping):
            return wire.Pong()
        if isinstance(request, PLACES):
            self._wait(asyncio.ensure_future(self._watch(request)), request, since)
            return None
        if self.player is None:
            return wire.Refused(request.id, "no_session")
        player = self.room.accounts.now(self.player)
        if isinstance(request, TALK):
            return self.room.floor.talk(player, request)
        dealer = self.room.floor.dealers.get(request.table)
        if dealer is None:
            return wire.Refused(request.id, "no_such_table")
        if isinstance(request, SEATS):
            self._wait(asyncio.ensure_future(self._take_seat(dealer, player, request)), request, since)
        else:
            self._busy = True
            dealer.put(player, request, lambda answer: self._hear_back(answer, request, since))
        return None

    def _wait(self, answer: asyncio.Future[Any], request: wire.Request, since: float) -> None:
        self._busy = True
        self._keep(answer)
        answer.add_done_callback(lambda done: self._is_done(done, request, since))

    def _is_done(self, done: asyncio.Future[Any], request: wire.Request, since: float) -> None:
        if done.cancelled():
            self._busy = False
        elif problem := done.exception():
            log.error("a message was not answered", kind=tag_of(request), problem=type(problem).__name__)
            self.end(BROKEN)
        else:
            self._hear_back(done.result(), request, since)

    def _hear_back(self, answer: wire.Reply | None, request: wire.Request, since: float) -> None:
        """The answer that was waited for is there; who is gone by now is told nothing."""
        self._busy = False
        if self.line.hear is not None:
            self._answered(request, answer, since)
            self._work_off()

    def _answered(self, request: wire.Request | wire.Refused, answer: wire.Reply | None, since: float) -> None:
        self.meter.note(request, answer, since)
        if answer is not None:
            self._reply(answer)

    def _reply(self, answer: wire.Reply) -> None:
        """Send an answer; who does not read his answers is not listened to."""
        body = encode(answer)
        if not self.write(body) and not self.line.gone:
            self._busy = True
            self._do(self._reply_later(body))

    async def _reply_later(self, body: bytes) -> None:
        await self.send(body)
        self._busy = False
        self._work_off()

    async def _watch(self, request: wire.Watch | wire.WatchLobby) -> wire.Refused | None:
        if isinstance(request, wire.WatchLobby):
            self.table = ""
            await self._go(place.follow_lobby(self.room, self.player, self))
        elif request.table not in self.room.floor.dealers:
            return wire.Refused("", "no_such_table")
        else:
            await self._go(place.follow_table(self.room, request.table, request.since, self.player, self))
            self.table = request.table
            self._take_over()
        return None

    async def _take_seat(self, dealer: Dealer, player: Player, request: wire.Sit | wire.Queue) -> wire.Reply:
        """Ask for a seat, unless somebody else has one from this browser."""
        if dealer.devices.has_other(dealer.table, player.id, self.device):
            return wire.Refused(request.id, "second_seat")
        with dealer.devices.coming(player.id, self.device):
            answer = await dealer.ask(player, request)
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
