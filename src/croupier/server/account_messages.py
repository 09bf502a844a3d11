"""What is said over HTTP about accounts: closed shapes, like those of `wire`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from croupier.server.names import LONGEST
from croupier.server.passwords import LONGEST as LONGEST_PASSWORD
from croupier.server.passwords import SHORTEST

NewPassword = Annotated[str, Meta(min_length=SHORTEST, max_length=LONGEST_PASSWORD)]
AnyPassword = Annotated[str, Meta(min_length=1, max_length=LONGEST_PASSWORD)]
AnyName = Annotated[str, Meta(min_length=1, max_length=LONGEST)]
Json = Annotated[str, Meta(max_length=6000)]


class KeepName(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account: keep the name that I have, with this password."""

    password: NewPassword


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/sign-in: I am the one who keeps this name."""

    name: AnyName
    password: AnyPassword


class ChangePassword(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/password: another password; every other device is signed out."""

    current: AnyPassword
    password: NewPassword


class SignOut(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/sign-out: from this browser, or from all of them."""

    everywhere: bool = False


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/passkeys/offer, /ask and /drop need no more to be said."""


class SignedOut(Struct, frozen=True):
    """POST /api/account/sign-out answers so."""

    everywhere: bool


class Ways(Struct, frozen=True):
    """GET /api/account: whether this room takes passkeys beside passwords."""

    passkeys: bool


class Ceremony(Struct, frozen=True):
    """POST /api/passkeys/offer and /api/passkeys/ask: what the browser hands to its passkeys, as JSON, and a ticket."""

    ticket: str
    options: str


class PasskeyShown(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/passkeys and /api/passkeys/sign-in: what the passkey has said, as JSON, with the ticket."""

    ticket: Annotated[str, Meta(min_length=1, max_length=100)]
    credential: Json


SENT = (KeepName, SignIn, ChangePassword, SignOut, PasskeyShown)
RECEIVED = (Ways, SignedOut, Ceremony)
