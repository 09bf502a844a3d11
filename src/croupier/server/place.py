"""Places to watch: a table from a given fact on, or the lobby; each sends what is new until it is cancelled."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Protocol

from croupier.server.bus import BESIDE, LOBBY, Frame, TooSlow, player_subject, table_subject
from croupier.server.room import Room
from croupier.server.store import Player
from croupier.server.telling import encode

FULL = 256
"""Messages that may come in while a reader is told how the table stands; with more of them he is told anew."""

LOBBY_PAUSE = 1.0
"""Seconds between two lobbies for one reader."""


class Outlet(Protocol):
    """Where a reader's messages go."""

    def write(self, body: bytes) -> bool:
        """Send at once; False when nothing was sent, because the reader is slow or gone."""

    async def send(self, body: bytes) -> None:
        """Send as soon as it can be sent."""


class _Passing:
    """Passes on what the bus brings, without waiting: `broken` is done when a message was lost on the way."""

    def __init__(self, outlet: Outlet) -> None:
        self.write = outlet.write
        self.since = -1
        self.broken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._early: list[Frame] = []
        self._passes = False

    def hear(self, frame: Frame) -> None:
        """Take a message; before `start` it is kept."""
        first, last, body = frame
        if not self._passes:
            self._keep(frame)
        elif first == BESIDE:
            if not self.write(body):
                self._stop()
        elif last > self.since:
            if first == self.since + 1 and self.write(body):
                self.since = last
            else:
                self._stop()

    def start(self, since: int) -> None:
        """Facts up to number `since` are told: pass on what comes after them."""
        self.since, self._passes = since, not self.broken.done()
        for frame in self._early if self._passes else ():
            self.hear(frame)

    def _keep(self, frame: Frame) -> None:
        if len(self._early) < FULL:
            self._early.append(frame)
        else:
            self._stop()

    def _stop(self) -> None:
        self._passes = False
        if not self.broken.done():
            self.broken.set_result(None)


async def follow_table(room: Room, table: str, since: int, player: Player | None, outlet: Outlet) -> None:
    """Send the table's facts after number `since`, then every new one: in order, without gaps and without repeats.

    Who sits there gets the frames made for him, which always come before the public ones of the same facts. Who is too
    slow for them gets, when he can be sent something again, all that he has missed as one message.
    """
    subjects = [table_subject(table), *([player_subject(player.id, table)] if player else [])]
    reader = player.id if player else ""
    room.floor.watch(table, 1, reader)
    try:
        while True:
            passing = _Passing(outlet)
            news = room.bus.listen(passing.hear, *subjects)
            try:
                told = await room.floor.view(table, player, since)
                await outlet.send(encode(told))
                for body in room.floor.beside(table):
                    await outlet.send(body)
                passing.start(told.facts[-1].n if told.facts else since)
                await passing.broken
            finally:
                news.close()
                since = max(since, passing.since)
    finally:
        room.floor.watch(table, -1, reader)


async def follow_lobby(room: Room, player: Player | None, outlet: Outlet) -> None:
    """Send the lobby, and again when it has changed."""
    news = await room.bus.subscribe(LOBBY)
    try:
        while True:
            await outlet.send(encode(room.floor.lobby(player)))
            await asyncio.sleep(LOBBY_PAUSE)
            with suppress(TooSlow):
                await news.get()
            await news.close()
            news = await room.bus.subscribe(LOBBY)
    finally:
        await news.close()
