"""Wishes at a table: what a player asks of it; the Table decides whether he may (Rulebook I)."""

from __future__ import annotations

from msgspec import Struct

from croupier.chinese.action import ChineseAction
from croupier.room.deed import HostDeed
from croupier.room.desk import Side
from croupier.rules.action import Action


class Sit(Struct, frozen=True, gc=False):
    """Take this seat with `buy_in` chips from the bank; the room knows who is a bot (Rulebook I1).

    In a running game he comes in as soon as the rules let him and posts for it, or without `post` he waits for the big
    blind (Rulebook C13).
    """

    seat: int
    buy_in: int
    name: str
    bot: bool = False
    post: bool = True


class Stand(Struct, frozen=True, gc=False):
    """Leave with all chips, at once or as soon as the hand lets him (Rulebook I3, I5)."""


class SitOut(Struct, frozen=True, gc=False):
    """Stay seated, but be dealt in no more from the next hand on (Rulebook I6)."""


class SitIn(Struct, frozen=True, gc=False):
    """Be dealt in again, as soon as the rules let him and for what it costs, or without `post` on the big blind (C12).

    Who is back already but waits to be dealt in may change his mind by it.
    """

    post: bool = True


class Buy(Struct, frozen=True, gc=False):
    """Add chips from the bank, in a hand at its end (Rulebook I2); `post` as with `SitIn`, for who had none left."""

    amount: int
    post: bool = True


class Intend(Struct, frozen=True, gc=False):
    """Have other plans, None: as before; what can be done now is done now (see `evening.Plan`; Rulebook I2, I5, I6).

    `drop_buy` takes back chips that were asked for in the running hand.
    """

    sit_out: bool | None = None
    leave: bool | None = None
    level: int | None = None
    move: int | None = None
    drop_buy: bool = False


class Queue(Struct, frozen=True, gc=False):
    """Wait for a seat."""

    name: str


class Unqueue(Struct, frozen=True, gc=False):
    """Wait for a seat no more, or pass on the one that is held."""


class Play(Struct, frozen=True, gc=False):
    """Act in the running hand, or with one's cards in the running deal of open-face Chinese (Rulebook K9, K10)."""

    action: Action | ChineseAction


class Confirm(Struct, frozen=True, gc=False):
    """Play the next match of open-face Chinese; who sits out is back by it (Rulebook K2)."""


class Host(Struct, frozen=True, gc=False):
    """Do what a host may do; `name` is that of whoever does it."""

    name: str
    deed: HostDeed


class Claim(Struct, frozen=True, gc=False):
    """Host a table that has no host, or be a co-host; the room knows who may."""

    name: str


class Withdraw(Struct, frozen=True, gc=False):
    """Take back what was asked of the host."""


class Mark(Struct, frozen=True, gc=False):
    """Say that a debt of an evening is paid, or that it is not; the room knows the debts."""

    name: str
    payer: str
    payee: str
    amount: int
    side: Side
    on: bool
    evening: int = 1


class Straddle(Struct, frozen=True, gc=False):
    """Straddle in every hand in which the rules let me, or do so no longer (Rulebook C10)."""

    on: bool = True


class Choose(Struct, frozen=True, gc=False):
    """Choose the next game, by its place in the rotation: for whoever is asked (Rulebook L16)."""

    game: int


TableWish = (
    Sit
    | Stand
    | SitOut
    | SitIn
    | Buy
    | Intend
    | Queue
    | Unqueue
    | Play
    | Confirm
    | Straddle
    | Choose
    | Host
    | Claim
    | Withdraw
    | Mark
)
"""Every wish that a Table understands."""
