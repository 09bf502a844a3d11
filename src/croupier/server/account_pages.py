"""Accounts over HTTP: keep a name, sign in and out, another password. Each change of rights brings a new session."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from croupier.server import account_messages as messages
from croupier.server import passkeys
from croupier.server.accounts import NotLetIn, hashed, new_session
from croupier.server.api import Refusal, address_of, answer, body_of, endpoint, me_of, player_of, remember, room_of
from croupier.server.names import BadName, folded
from croupier.server.origin import device_of, session_of
from croupier.server.room import Room
from croupier.server.store import Player


@endpoint
async def ways(request: Request) -> Response:
    """How one can sign in here."""
    return answer(messages.Ways(passkeys.installed()))


@endpoint
async def keep(request: Request) -> Response:
    """Keep the name that one has; the guest becomes the owner of the account, with his seats and his history."""
    player, room = await player_of(request), room_of(request)
    asked = await body_of(request, messages.KeepName)
    check_changes(room, player, "name")
    device = device_of(request) or new_session()
    try:
        session = await room.accounts.keep(player, asked.password, session_of(request), device)
    except BadName as no:
        raise Refusal(no.code, "name", no.numbers) from None
    except NotLetIn as no:
        raise Refusal(no.code) from None
    room.move_session(hashed(session_of(request)), hashed(session))
    return remember(request, answer(await me_of(room, player)), session, device)


def check_changes(room: Room, player: Player, what: str) -> None:
    """Refuse too many tries to change this of an account."""
    if not room.changes.take(f"{what} of {player.id}", room.clock.now()):
        raise Refusal("too_many")


@endpoint
async def sign_in(request: Request) -> Response:
    """Be the one who keeps this name, on this browser too."""
    room, asked = room_of(request), await body_of(request, messages.SignIn)
    await check_tries(request, asked.name)
    since = room.accounts.endings
    player = await room.accounts.by_password(asked.name, asked.password)
    if player is None:
        raise Refusal("wrong_sign_in", "password")
    return await let_in(request, player, since)


async def let_in(request: Request, player: Player, since: int) -> Response:
    """Give a new session to who has shown who he is; a guest who sits at a table would leave a second seat behind."""
    room, old = room_of(request), session_of(request)
    before = await room.accounts.player(old)
    if before is not None and before.id != player.id:
        if room.floor.tables_of(before.id):
            raise Refusal("seated_as_guest")
        room.end_lines(session=hashed(old))
    device = device_of(request) or new_session()
    try:
        session = await room.accounts.let_in(player, old, device, since)
    except NotLetIn as no:
        raise Refusal(no.code, "password") from None
    room.move_session(hashed(old), hashed(session))
    return remember(request, answer(await me_of(room, player)), session, device)


async def check_tries(request: Request, name: str) -> None:
    """Refuse too many tries. A stranger who tries a name cannot lock out its owner, who has a device of his own."""
    room, now, address = room_of(request), room_of(request).clock.now(), address_of(request)
    login, device = folded(name), device_of(request)
    account = await room.accounts.credentials.account(login=login) if login else None
    own = account is not None and await room.accounts.credentials.knows(account.player.id, hashed(device))
    if own and room.sign_ins.take(f"{login} on {hashed(device)}", now):
        return
    far = (f"from {address}", f"as {login}")
    if own or not room.sign_ins.take(f"{login} from {address}", now):
        raise Refusal("too_many")
    if not all(room.all_sign_ins.take(key, now) for key in far):
        raise Refusal("too_many")


@endpoint
async def change_password(request: Request) -> Response:
    """Another password; every other browser is signed out."""
    player, room = await player_of(request), room_of(request)
    asked = await body_of(request, messages.ChangePassword)
    check_changes(room, player, "password")
    old, device = session_of(request), device_of(request) or new_session()
    try:
        session = await room.accounts.change_password(player, asked.current, asked.password, old, device)
    except NotLetIn as no:
        raise Refusal(no.code, "current") from None
    room.move_session(hashed(old), hashed(session))
    room.end_lines(player=player.id, but=hashed(session))
    return remember(request, answer(await me_of(room, player)), session, device)


@endpoint
async def sign_out(request: Request) -> Response:
    """Leave this browser, or all of them; the seat stays, for whoever signs in again."""
    player, room = await player_of(request), room_of(request)
    everywhere = (await body_of(request, messages.SignOut)).everywhere
    try:
        await room.accounts.sign_out(player, session_of(request), everywhere=everywhere)
    except NotLetIn as no:
        raise Refusal(no.code) from None
    end_lines(room, player, hashed(session_of(request)), everywhere=everywhere)
    return remember(request, answer(messages.SignedOut(everywhere)), "", device_of(request) or new_session())


def end_lines(room: Room, player: Player, session: str, *, everywhere: bool) -> None:
    """Close what is open under a session, or under all of a player's."""
    if everywhere:
        room.end_lines(player=player.id)
    else:
        room.end_lines(session=session)


routes = [
    Route("/account", ways),
    Route("/account", keep, methods=["POST"]),
    Route("/account/sign-in", sign_in, methods=["POST"]),
    Route("/account/password", change_password, methods=["POST"]),
    Route("/account/sign-out", sign_out, methods=["POST"]),
]
"""What is asked for under /api."""
