"""Places to watch: a table from a given fact on, or the lobby; each sends what is new until it is cancelled."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

from croupier.server.bus import BESIDE, LOBBY, Frame, TooSlow, player_subject, table_subject, unpack
from croupier.server.room import Room
from croupier.server.store import Player
from croupier.server.telling import encode

Send = Callable[[bytes], Awaitable[None]]

LOBBY_PAUSE = 1.0
"""Seconds between two lobbies for one reader."""


async def follow_table(room: Room, table: str, since: int, player: Player | None, send: Send) -> None:
    """Send the table's facts after number `since`, then every new one: in order, without gaps and without repeats.

    Who sits there gets the frames made for him, which always come before the public ones of the same facts.
    """
    subjects = [table_subject(table), *([player_subject(player.id, table)] if player else [])]
    reader = player.id if player else ""
    room.floor.watch(table, 1, reader)
    try:
        while True:
            news = await room.bus.subscribe(*subjects)
            try:
                told = await room.floor.view(table, player, since)
                since = told.facts[-1].n if told.facts else since
                await send(encode(told))
                await _send_all(room.floor.beside(table), send)
                while (frame := unpack(await news.get())).last <= since or frame.first in (since + 1, BESIDE):
                    since = await _pass_on(frame, since, send)
            except TooSlow:  # this reader is slow, or its line is: it gets the rest as one message
                pass
            finally:
                await news.close()
    finally:
        room.floor.watch(table, -1, reader)


async def _pass_on(frame: Frame, since: int, send: Send) -> int:
    if frame.first == BESIDE:
        await send(frame.body)
        return since
    if frame.last <= since:
        return since
    await send(frame.body)
    return frame.last


async def _send_all(bodies: Iterable[bytes], send: Send) -> None:
    for body in bodies:
        await send(body)


async def follow_lobby(room: Room, player: Player | None, send: Send) -> None:
    """Send the lobby, and again when it has changed."""
    news = await room.bus.subscribe(LOBBY)
    try:
        while True:
            await send(encode(room.floor.lobby(player)))
            await asyncio.sleep(LOBBY_PAUSE)
            with suppress(TooSlow):
                await news.get()
            await news.close()
            news = await room.bus.subscribe(LOBBY)
    finally:
        await news.close()
