"""Passkeys: a device shows who one is, with no word that could be stolen; only where `webauthn` is installed."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from typing import Annotated, NamedTuple, TypeVar

import msgspec
from msgspec import Meta, Struct

from croupier.server.accounts import NotLetIn, new_session
from croupier.server.credentials import Credentials, Passkey
from croupier.server.store import Player

PATIENCE = 300_000
"""Milliseconds that a ceremony may take."""

MOST = 1_000
"""Ceremonies that are remembered at a time."""

MOST_OF_ONE = 10
"""Passkeys of one account."""


T = TypeVar("T")


class _Shown(Struct):
    """What is read of a device's answer before it is checked: the passkey's id."""

    id: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,1400}$")]


@cache
def installed() -> bool:
    """Whether this room can take passkeys."""
    return find_spec("webauthn") is not None


class Site(NamedTuple):
    """Where the browser is: the host's name, and the origin of the page."""

    host: str
    origin: str


class _Begun(NamedTuple):
    challenge: bytes
    player: str
    until: int


class Ceremonies:
    """The challenges that wait for an answer: each is good once, for its player, and for a while."""

    def __init__(self) -> None:
        self._begun: OrderedDict[str, _Begun] = OrderedDict()

    def begin(self, challenge: bytes, player: str, now: int) -> str:
        """The ticket of a new ceremony."""
        ticket = new_session()
        self._begun[ticket] = _Begun(challenge, player, now + PATIENCE)
        if len(self._begun) > MOST:
            self._begun.popitem(last=False)
        return ticket

    def end(self, ticket: str, player: str, now: int) -> bytes:
        """The challenge of the ticket; raises `NotLetIn` for an unknown, an old or somebody else's one."""
        begun = self._begun.pop(ticket, None)
        if begun is None or begun.player != player or now > begun.until:
            raise NotLetIn("bad_passkey")
        return begun.challenge


async def offer(
    credentials: Credentials, ceremonies: Ceremonies, player: Player, site: Site, now: int
) -> tuple[str, str]:
    """The ticket and the options with which a browser makes a passkey for the player; raises `NotLetIn`."""
    import webauthn
    from webauthn.helpers import structs

    have = await credentials.passkeys(player.id)
    if len(have) >= MOST_OF_ONE:
        raise NotLetIn("bad_passkey")
    known = [structs.PublicKeyCredentialDescriptor(webauthn.base64url_to_bytes(one.id)) for one in have]
    options = webauthn.generate_registration_options(
        rp_id=site.host,
        rp_name="Croupier",
        user_id=player.id.encode(),
        user_name=player.name,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=known,
    )
    return ceremonies.begin(options.challenge, player.id, now), webauthn.options_to_json(options)


async def add(credentials: Credentials, player: Player, site: Site, challenge: bytes, credential: str) -> None:
    """Keep the passkey that a browser has made; raises `NotLetIn`, `NotStored`."""
    import webauthn
    from webauthn.helpers import bytes_to_base64url

    made = _checked(
        lambda: webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    )
    key = bytes_to_base64url(made.credential_public_key)
    await credentials.add_passkey(Passkey(bytes_to_base64url(made.credential_id), player.id, key, made.sign_count))


def ask(ceremonies: Ceremonies, site: Site, now: int) -> tuple[str, str]:
    """The ticket and the options with which a browser shows whom it knows; no name is needed, and none is told."""
    import webauthn
    from webauthn.helpers.structs import UserVerificationRequirement

    options = webauthn.generate_authentication_options(
        rp_id=site.host, user_verification=UserVerificationRequirement.REQUIRED
    )
    return ceremonies.begin(options.challenge, "", now), webauthn.options_to_json(options)


async def recognise(credentials: Credentials, site: Site, challenge: bytes, credential: str) -> Player:
    """Whose passkey has signed the challenge; raises `NotLetIn`, `NotStored`."""
    import webauthn

    shown = _checked(lambda: msgspec.json.decode(credential, type=_Shown))
    found = await credentials.passkeys(passkey=shown.id)
    if not found:
        raise NotLetIn("bad_passkey")
    kept = found[0]
    signed = _checked(
        lambda: webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=webauthn.base64url_to_bytes(kept.public_key),
            credential_current_sign_count=kept.used,
            require_user_verification=True,
        )
    )
    account = await credentials.account(player=kept.player)
    if account is None:
        raise NotLetIn("bad_passkey")
    await credentials.used_passkey(kept.id, signed.new_sign_count)
    return account.player


def _checked(read: Callable[[], T]) -> T:
    """What is read from a device's answer; a stranger has written it, so whatever its readers stumble over is his."""
    try:
        return read()
    except Exception:
        raise NotLetIn("bad_passkey") from None
