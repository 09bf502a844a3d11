"""The HTTP part: come in by name, who am I, the lobby, the form, open a table. JSON in and out, closed shapes."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from croupier.bots import BOTS
from croupier.bots.open_face import CHINESE_BOTS
from croupier.room.fact import TableSpec
from croupier.room.spec import BadSpec
from croupier.server import wire
from croupier.server.accounts import hashed, new_session
from croupier.server.credentials import UNUSED
from croupier.server.floor import TooManyTables
from croupier.server.form import form
from croupier.server.limits import BODY
from croupier.server.names import LONGEST_TABLE, BadName, clean_name
from croupier.server.origin import cookie_name, device_cookie, device_of, is_foreign, session_of
from croupier.server.room import Room
from croupier.server.store import NotStored, Player
from croupier.server.telling import encode

YEAR = 365 * 24 * 60 * 60
SESSION = UNUSED * 24 * 60 * 60

STATUS = {
    "foreign_origin": 403,
    "no_session": 401,
    "body_too_big": 413,
    "too_many": 429,
    "too_many_tables": 503,
    "not_stored": 503,
    "not_judged": 503,
    "not_studied": 503,
    "wrong_token": 403,
    "wrong_sign_in": 403,
    "wrong_password": 403,
    "seated_as_guest": 409,
    "has_account": 409,
    "no_account": 409,
    "not_member": 403,
    "not_your_turn": 409,
    "not_at_once": 409,
    "no_arranging": 403,
    "not_your_debt": 403,
    "not_found": 404,
    "no_such_table": 404,
    "no_such_hand": 404,
    "no_such_placement": 404,
    "no_such_evening": 404,
    "wrong_method": 405,
}
"""The HTTP status of each code; the others are 422, a body that was understood and cannot be taken."""

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]


class Refusal(Exception):
    """An HTTP request is refused with this problem."""

    def __init__(self, code: str, place: str = "", numbers: dict[str, int] | None = None) -> None:
        super().__init__(code)
        self.problem = wire.Problem(code, place, numbers or {})


def answer(value: Any, status: int = 200) -> Response:
    """A value as JSON."""
    return Response(encode(value), status, media_type="application/json")


def refuse(code: str, place: str = "", numbers: dict[str, int] | None = None) -> Response:
    """A problem with its status."""
    return answer(wire.Problem(code, place, numbers or {}), STATUS.get(code, 422))


def endpoint(serve: Endpoint) -> Endpoint:
    """Turn refusals into problems, and keep the pages of other sites from posting."""

    async def served(request: Request) -> Response:
        if request.method == "POST" and is_foreign(request, room_of(request).origins):
            return refuse("foreign_origin")
        try:
            return await serve(request)
        except Refusal as no:
            return refuse(no.problem.code, no.problem.place, no.problem.numbers)
        except NotStored:
            return refuse("not_stored")

    return served


def room_of(request: Request) -> Room:
    """The room that is asked."""
    room: Room = request.app.state.room
    return room


async def player_of(request: Request) -> Player:
    """The player whose session the request brings; raises `Refusal` without one."""
    player = await room_of(request).accounts.player(session_of(request))
    if player is None:
        raise Refusal("no_session")
    return player


async def body_of(request: Request, kind: type[T], most: int = BODY) -> T:
    """The request's body, of so many bytes at most, as a value of this kind; raises `Refusal` that names the place."""
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > most:
            raise Refusal("body_too_big", numbers={"most": most})
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.ValidationError, UnicodeDecodeError) as problem:
        raise Refusal(*fault_of(str(problem))) from None
    except (msgspec.DecodeError, RecursionError):
        raise Refusal("bad_json") from None


def number_of(request: Request, name: str, least: int, most: int, otherwise: int) -> int:
    """A whole number of the query; raises `Refusal` for anything else."""
    text = request.query_params.get(name)
    if text is None:
        return otherwise
    if not re.fullmatch(r"[0-9]{1,16}", text):
        raise Refusal("not_whole", name)
    if int(text) < least:
        raise Refusal("too_small", name, {"least": least})
    if int(text) > most:
        raise Refusal("too_big", name, {"most": most})
    return int(text)


FAULTS: tuple[tuple[str, str, str], ...] = (
    (r"missing required field `(?P<field>[^`]*)`", "missing", ""),
    (r"unknown field `(?P<field>[^`]*)`", "unknown_field", ""),
    (r"Expected `\w+` of length >= (?P<number>\d+)", "too_short", "least"),
    (r"Expected `\w+` of length <= (?P<number>\d+)", "too_long", "most"),
    (r"Expected `\w+` >= (?P<number>-?\d+)", "too_small", "least"),
    (r"Expected `\w+` <= (?P<number>-?\d+)", "too_big", "most"),
    (r"Expected `int`, got", "not_whole", ""),
    (r"Expected `float`, got", "not_a_number", ""),
)
"""What msgspec says, the code for it, and what its number is called."""


def fault_of(message: str) -> tuple[str, str, dict[str, int]]:
    """The code, the place and the numbers of what is wrong with a body."""
    found = re.search(r" - at `\$\.?(?P<place>[^`]*)`$", message)
    place = found["place"] if found else ""
    for pattern, code, called in FAULTS:
        if match := re.search(pattern, message):
            groups = match.groupdict()
            if "field" in groups:
                place = f"{place}.{groups['field']}" if place else groups["field"]
            return code, place, {called: int(groups["number"])} if called else {}
    return "bad_value", place, {}


@endpoint
async def enter(request: Request) -> Response:
    """Come in under a name, or change it: the answer says who you are and sets the session cookie."""
    name = (await body_of(request, wire.Enter)).name
    room, session = room_of(request), session_of(request)
    known = await room.accounts.player(session)
    if known is None and not room.entries.take(address_of(request), room.clock.now()):
        raise Refusal("too_many")
    device = device_of(request) or new_session()
    try:
        player, session = await room.accounts.enter(name, session, device)
    except BadName as no:
        raise Refusal(no.code, "name", no.numbers) from None
    return remember(request, answer(await me_of(room, player)), session, device)


def remember(request: Request, response: Response, session: str, device: str) -> Response:
    """The answer, with the cookies that say who and where this is; an empty session is forgotten."""
    secure = request.url.scheme == "https"
    kept = ((cookie_name(request), session, SESSION), (device_cookie(request), device, YEAR))
    for name, value, age in kept:
        age = age if value else 0
        response.set_cookie(name, value, max_age=age, path="/", secure=secure, httponly=True, samesite="lax")
    return response


def address_of(request: Request) -> str:
    """From where the request comes."""
    return request.client.host if request.client else ""


async def me_of(room: Room, player: Player) -> wire.Me:
    """What a player is told about himself."""
    account = await room.accounts.credentials.account(player=player.id)
    keys = await room.accounts.credentials.passkeys(player.id) if account else []
    return wire.Me(player.id, player.name, account is not None, len(keys))


@endpoint
async def me(request: Request) -> Response:
    """Who this session is; once a day the browser is told to keep it for as long again as the room does."""
    room, player, session = room_of(request), await player_of(request), session_of(request)
    told = answer(await me_of(room, player))
    if room.accounts.was_idle(session) and not room.accounts.has_ended(hashed(session)):
        remember(request, told, session, device_of(request) or new_session())
    return told


@endpoint
async def lobby(request: Request) -> Response:
    """The tables as they stand."""
    room = room_of(request)
    return answer(room.floor.lobby(await room.accounts.player(session_of(request))))


@endpoint
async def table_form(request: Request) -> Response:
    """All that may be asked about a new table."""
    return answer(form(list(BOTS), list(CHINESE_BOTS)))


@endpoint
async def open_table(request: Request) -> Response:
    """Open a table by its spec; the answer names it."""
    player = await player_of(request)
    spec = await body_of(request, TableSpec)
    room = room_of(request)
    if not room.openings.take(player.id, room.clock.now()):
        raise Refusal("too_many")
    try:
        named = replace(spec, name=clean_name(spec.name, LONGEST_TABLE))
        return answer(wire.Opening(await room.floor.open_table(named, player)), 201)
    except BadName as no:
        raise Refusal(no.code, "name", no.numbers) from None
    except BadSpec as no:
        raise Refusal(no.code, no.place, no.numbers) from None
    except TooManyTables:
        raise Refusal("too_many_tables") from None


routes = [
    Route("/enter", enter, methods=["POST"]),
    Route("/me", me),
    Route("/lobby", lobby),
    Route("/form", table_form),
    Route("/tables", open_table, methods=["POST"]),
]
"""What is asked for under /api."""
