"""The desk: who hosts a table, how its door stands, who waits for a word, and which debts are marked as paid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

HOUSE = "house"
"""The party that stands for the rake, the bots and an odd chip in the pot when an evening is settled."""

EVENING_PAUSE = 8 * 60 * 60 * 1000
"""An evening that nobody has closed is over when no hand was dealt for so many milliseconds."""

Side = Literal["payer", "payee"]
"""Which of the two says that a debt is paid."""


class Guest(Struct, frozen=True, gc=False):
    """Somebody by public id and name, whether seated or not ("" for nobody)."""

    player: str = ""
    name: str = ""


class Knock(Struct, frozen=True, gc=False):
    """A request that waits for the host: a `seat` with `amount` chips, or with seat 0 so many more chips (I1, I2).

    One that is `granted` is carried out as soon as the hand and the seats let it.
    """

    player: str
    name: str
    seat: int
    amount: int
    post: bool = True
    granted: bool = False


class Correction(Struct, frozen=True, gc=False):
    """A stack that the host puts right as soon as no hand holds it: so many chips more or fewer (I2, I3).

    They come from the bank and go there, or with `source` they come from the stack of that player.
    """

    player: str
    name: str
    amount: int
    source: str
    reason: str
    by: str
    by_name: str


class Payment(Struct, frozen=True, gc=False):
    """A debt of the evening outside of the table, and who of the two says that it is paid."""

    payer: str
    payee: str
    amount: int
    paid: bool = False
    received: bool = False

    @property
    def is_done(self) -> bool:
        """Whether both sides agree that it is paid."""
        return self.paid and self.received


def said_otherwise(payments: Sequence[Payment], debt: tuple[str, str, int], side: Side, on: bool) -> list[Payment]:
    """The entries of this debt (payer, payee, amount) of which the side has said the opposite so far."""
    same = [one for one in payments if (one.payer, one.payee, one.amount) == debt]
    return [one for one in same if (one.paid if side == "payer" else one.received) != on]


class Desk(Struct, frozen=True):
    """Everything about a table that its host decides, and the debts that its players have marked.

    With `approval` every seat and all chips from the bank wait for a word of the host; a `locked` table lets nobody
    sit down. While it is `paused` no hand begins and no clock runs. Who is `barred` may not sit down again.
    The `corrections` wait for the end of the hand, one a player.

    The `payments` are those of the running `evening`, which began when `since` hands had been dealt; `last` is when a
    hand was dealt last, in ms, and `closing` tells that the evening ends with the hand or the match that is played.
    """

    host: Guest = Guest()
    cohosts: tuple[Guest, ...] = ()
    approval: bool = False
    locked: bool = False
    paused: bool = False
    knocks: tuple[Knock, ...] = ()
    barred: tuple[Guest, ...] = ()
    payments: tuple[Payment, ...] = ()
    evening: int = 1
    since: int = 0
    last: int = 0
    closing: bool = False
    corrections: tuple[Correction, ...] = ()

    def hosts(self, player: str) -> bool:
        """Whether this player is the host or a co-host."""
        return bool(player) and player in (self.host.player, *(guest.player for guest in self.cohosts))

    def knock_of(self, player: str) -> Knock | None:
        """What the player waits for, if anything."""
        return next((knock for knock in self.knocks if knock.player == player), None)


NOBODY = Desk()
"""The desk of a table that has no host: its door is open."""
