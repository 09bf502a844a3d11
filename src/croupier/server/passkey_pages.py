"""Passkeys over HTTP: two steps to make one, two to sign in by one. A ticket binds the second step to the first."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from croupier.server import account_messages as messages
from croupier.server import passkeys
from croupier.server.account_pages import check_changes, let_in
from croupier.server.accounts import NotLetIn
from croupier.server.api import Refusal, address_of, answer, body_of, endpoint, me_of, player_of, room_of
from croupier.server.passkeys import Site
from croupier.server.store import Player


def site_of(request: Request) -> Site:
    """Where the browser says that it is: its page was found to be the room's own before."""
    if not passkeys.installed():
        raise Refusal("no_passkeys")
    origin = request.headers.get("origin", "")
    host = urlsplit(origin).hostname
    if not host:
        raise Refusal("bad_passkey")
    return Site(host, origin)


async def owner_of(request: Request) -> Player:
    """The player, who must have an account."""
    player = await player_of(request)
    if await room_of(request).accounts.credentials.account(player=player.id) is None:
        raise Refusal("no_account")
    return player


@endpoint
async def offer(request: Request) -> Response:
    """Begin to make a passkey."""
    await body_of(request, messages.Nothing)
    room, player, site = room_of(request), await owner_of(request), site_of(request)
    check_changes(room, player, "passkeys")
    try:
        begun = await passkeys.offer(room.accounts.credentials, room.ceremonies, player, site, room.clock.now())
    except NotLetIn as no:
        raise Refusal(no.code) from None
    return answer(messages.Ceremony(*begun))


@endpoint
async def add(request: Request) -> Response:
    """Keep the passkey that was made."""
    room, player, site = room_of(request), await owner_of(request), site_of(request)
    shown = await body_of(request, messages.PasskeyShown)
    try:
        challenge = room.ceremonies.end(shown.ticket, player.id, room.clock.now())
        await passkeys.add(room.accounts.credentials, player, site, challenge, shown.credential)
    except NotLetIn as no:
        raise Refusal(no.code) from None
    return answer(await me_of(room, player))


@endpoint
async def drop(request: Request) -> Response:
    """Forget the player's passkeys."""
    await body_of(request, messages.Nothing)
    room, player = room_of(request), await owner_of(request)
    await room.accounts.credentials.drop_passkeys(player.id)
    return answer(await me_of(room, player))


@endpoint
async def ask(request: Request) -> Response:
    """Begin to sign in."""
    await body_of(request, messages.Nothing)
    room, site = room_of(request), site_of(request)
    if not room.all_sign_ins.take(f"key from {address_of(request)}", room.clock.now()):
        raise Refusal("too_many")
    return answer(messages.Ceremony(*passkeys.ask(room.ceremonies, site, room.clock.now())))


@endpoint
async def sign_in(request: Request) -> Response:
    """Be the one whose passkey this is."""
    room, site = room_of(request), site_of(request)
    shown = await body_of(request, messages.PasskeyShown)
    since = room.accounts.endings
    try:
        challenge = room.ceremonies.end(shown.ticket, "", room.clock.now())
        player = await passkeys.recognise(room.accounts.credentials, site, challenge, shown.credential)
    except NotLetIn as no:
        raise Refusal(no.code) from None
    return await let_in(request, player, since)


routes = [
    Route("/passkeys/offer", offer, methods=["POST"]),
    Route("/passkeys", add, methods=["POST"]),
    Route("/passkeys/drop", drop, methods=["POST"]),
    Route("/passkeys/ask", ask, methods=["POST"]),
    Route("/passkeys/sign-in", sign_in, methods=["POST"]),
]
"""What is asked for under /api."""
