"""What makes an evening comfortable: plans for after the hand, the time bank, the waiting list (Rulebook I2 to I7)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from croupier.rules.event import Fact


class CashRules(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How a table treats its guests; `RULES_OF_CASH` names the rule of each option.

    Seconds and minutes as the names say; 0 of `bank_seconds`, `sit_out_limit`, `rejoin_window_min` and
    `spectators_delay` means that there is no such thing here. With `arranging` who sets all his cards of open-face
    Chinese at once may have an arrangement of them proposed.
    """

    bank_seconds: Annotated[int, Meta(ge=0, le=600)] = 60
    bank_per_orbit: Annotated[int, Meta(ge=0, le=60)] = 5
    sit_out_limit: Annotated[int, Meta(ge=0, le=240)] = 15
    rejoin_window_min: Annotated[int, Meta(ge=0, le=1440)] = 60
    spectators_talk: bool = False
    spectators_delay: Annotated[int, Meta(ge=0, le=300)] = 0
    buy_in_max_points: Annotated[int, Meta(ge=1, le=1_000_000)] = 500
    arranging: bool = True


RULES_OF_CASH = {
    "bank_seconds": "I7",
    "bank_per_orbit": "I7",
    "sit_out_limit": "I6",
    "rejoin_window_min": "I4",
    "spectators_talk": "",
    "spectators_delay": "",
    "buy_in_max_points": "K2",
    "arranging": "",
}
"""The rule of the rulebook that each option belongs to; talk and advice are none of its business."""


class Plan(Struct, frozen=True, gc=False):
    """What a seated player wants when its time comes.

    `sit_out` on the next big blind (I6), `leave` after this hand (I5), `buy` so many chips at its end (I2), be topped
    up to `level` after every hand (0: not; I2), `move` to this seat (0: stay).
    """

    sit_out: bool = False
    leave: bool = False
    buy: int = 0
    level: int = 0
    move: int = 0


NO_PLAN = Plan()


class Waiter(Struct, frozen=True, gc=False):
    """Somebody on the waiting list; `seat` is the one that is held for him (0: none yet)."""

    player: str
    name: str
    seat: int = 0


class Departed(Struct, frozen=True, gc=False):
    """Who has left with more than the least buy-in, with how much, and when in ms (Rulebook I4)."""

    player: str
    stack: int
    at: int


class Intended(Fact, frozen=True, gc=False, tag="intended"):
    """A player has other plans than before; or one of them could not be carried out and is dropped."""

    seat: int
    plan: Plan


class Moved(Fact, frozen=True, gc=False, tag="moved"):
    """A player has changed to the seat `to` between hands; in a running game he is `new` there (Rulebook C13)."""

    seat: int
    to: int
    new: bool = False


class Banked(Fact, frozen=True, gc=False, tag="banked"):
    """A decision has taken more than its clock: so many ms are left of the player's time bank (Rulebook I7)."""

    seat: int
    left: int


class Queued(Fact, frozen=True, gc=False, tag="queued"):
    """Somebody waits for a seat, behind all who wait already."""

    player: str
    name: str


class Unqueued(Fact, frozen=True, gc=False, tag="unqueued"):
    """Somebody waits no more: it was his wish, or he was too `late` for the seat that was held for him."""

    player: str
    why: Literal["wish", "late"]


class Offered(Fact, frozen=True, gc=False, tag="offered"):
    """A free seat is held for the first who waits."""

    player: str
    seat: int


EveningFact = Intended | Moved | Banked | Queued | Unqueued | Offered
"""Every fact of this file."""

OFFER = 30_000
"""Milliseconds that a free seat is held for the first on the waiting list."""

LONGEST_QUEUE = 50
"""How many may wait for a seat."""
