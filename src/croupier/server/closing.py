"""Closing with care: no new hand begins, those that people play may end, and everybody is told (house rule I9).

A hand that takes longer is frozen as it stands: its facts are stored, and when the room opens again it goes on with
all of its clock.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from croupier.server import wire
from croupier.server.telling import encode

if TYPE_CHECKING:
    from croupier.server.room import Room

log = structlog.get_logger()

LOOK = 0.05
"""Seconds between two looks at whether all hands are over."""


async def drain(room: Room, seconds: float) -> bool:
    """Let the running hands end for at most so many seconds; whether they did."""
    if room.closing:
        return not room.floor.busy()
    room.closing, room.ready = True, False
    room.floor.drain()
    for connection in list(room.connections):
        connection.say(farewell())
    end = asyncio.get_running_loop().time() + seconds
    # Hands end in many places, and nobody there should have to know of this.
    while (busy := room.floor.busy()) and asyncio.get_running_loop().time() < end:  # noqa: ASYNC110
        await asyncio.sleep(LOOK)
    if busy:
        log.warning("hands are frozen", tables=busy)
    return not busy


def farewell() -> bytes:
    """The message that the room closes and comes back."""
    return encode(wire.Closing())
