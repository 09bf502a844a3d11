"""The HTTP part of the archive: pages of a table's last hands, one hand, and downloads as JSON and PHH.

Everybody who may watch a table may read its finished hands, and each sees what he might have seen there: his own cards
and those that were shown. A running hand is not there, and neither is one that a spectator sees only later.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from msgspec import structs
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from croupier.history.phh import write_all
from croupier.server import archive, wire
from croupier.server.api import Refusal, answer, endpoint, number_of, room_of
from croupier.server.archive import BEFORE_ALL, MOST, PAGE, Stored
from croupier.server.open_face import standings
from croupier.server.origin import session_of

HAND = re.compile(r"([a-z0-9-]{1,24})\.([1-9][0-9]{0,14})")
"""A hand's id: its table, and the number of the fact that stated the table before it."""


async def reader_of(request: Request) -> str:
    """The player who asks, "" for one who has not come in."""
    player = await room_of(request).accounts.player(session_of(request))
    return player.id if player else ""


def table_of(request: Request) -> str:
    """The table that is asked about; raises `Refusal` when there is none."""
    table: str = request.path_params["table"]
    if table not in room_of(request).floor.dealers:
        raise Refusal("no_such_table")
    return table


async def hand_of(request: Request) -> Stored:
    """The hand that is asked for; raises `Refusal` when there is none, or it is still played."""
    found = HAND.fullmatch(request.path_params["hand"])
    room = room_of(request)
    hand = None
    if found and found[1] in room.floor.dealers:
        hand = await archive.hand_of(room.store, found[1], int(found[2]))
    if hand is None or not is_over_for(request, hand, await reader_of(request)):
        raise Refusal("no_such_hand")
    return hand


def is_over_for(request: Request, hand: Stored, reader: str) -> bool:
    """Whether the reader may know that the hand is over: he played it, or has seen it to its end."""
    return hand.player(reader) >= 0 or hand.last <= room_of(request).floor.dealers[hand.table].sees_until(reader)


def file(text: str, name: str, kind: str) -> Response:
    """A download under this name."""
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=kind, headers=headers)


@endpoint
async def page(request: Request) -> Response:
    """The last finished hands of a table, newest first."""
    table, reader = table_of(request), await reader_of(request)
    before = number_of(request, "before", 1, BEFORE_ALL, BEFORE_ALL)
    most = number_of(request, "most", 1, PAGE, PAGE)
    hands, more = await archive.page_of(room_of(request).store, table, before, most)
    over = [hand for hand in hands if is_over_for(request, hand, reader)]
    return answer(wire.Hands([archive.row_of(hand, reader) for hand in over], more))


@endpoint
async def hand(request: Request) -> Response:
    """One hand as the reader may know it, with what he might have seen of the rows while it was played."""
    record = archive.record_of(await hand_of(request), await reader_of(request))
    return answer(wire.HandTold(**structs.asdict(record), standings=(*standings(record.facts),)))


@endpoint
async def hand_json(request: Request) -> Response:
    """The same as a file, for `croupier verify`."""
    found, reader = await hand_of(request), await reader_of(request)
    return file(archive.json_of(found, reader), f"hand-{found.id}.json", "application/json")


@endpoint
async def hand_phh(request: Request) -> Response:
    """The hand as PHH."""
    found, reader = await hand_of(request), await reader_of(request)
    return file(in_phh(found, reader), f"hand-{found.id}.phh", "text/plain; charset=utf-8")


@endpoint
async def all_json(request: Request) -> Response:
    """The last hands of a table, one on each line, the oldest first."""
    return await download(
        request, lambda hands, reader: "".join(archive.json_of(one, reader) for one in hands), "jsonl"
    )


@endpoint
async def all_phh(request: Request) -> Response:
    """The last hands of a table in one PHH file, the oldest first."""
    return await download(request, lambda hands, reader: write_all(in_phh(one, reader) for one in hands), "phhs")


async def download(request: Request, written: Callable[[list[Stored], str], str], ending: str) -> Response:
    """The last hands of a table, written in some way."""
    table, reader = table_of(request), await reader_of(request)
    hands, _ = await archive.page_of(room_of(request).store, table, BEFORE_ALL, MOST)
    over = [hand for hand in hands[::-1] if is_over_for(request, hand, reader)]
    return file(written(over, reader), f"table-{table}.{ending}", "text/plain; charset=utf-8")


def in_phh(found: Stored, reader: str) -> str:
    """The hand as PHH; raises `Refusal` when PHH has no words for how it was opened."""
    try:
        return archive.phh_of(found, reader)
    except ValueError:
        raise Refusal("not_in_phh", found.id) from None


routes = [
    Route("/tables/{table}/hands", page),
    Route("/tables/{table}/hands.jsonl", all_json),
    Route("/tables/{table}/hands.phhs", all_phh),
    Route("/hands/{hand}", hand),
    Route("/hands/{hand}/json", hand_json),
    Route("/hands/{hand}/phh", hand_phh),
]
