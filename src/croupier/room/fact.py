"""Facts of a table: who sits where and with what; the facts of its hands stand in `rules.event`.

A seat is a number from 1 to the table's size, clockwise. A player is an opaque public id that never tells a session.
Times are milliseconds. All facts of a table, these and the hands', share one numbering without gaps.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from croupier.room.missed import Blind, Mark
from croupier.rules.betting import Betting
from croupier.rules.event import Event, Fact
from croupier.rules.house_rules import HouseRules
from croupier.rules.variants import DEFAULT


class TableSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """What is played at a table, by whose rules, and how many may sit (Rulebook C1, I1)."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    variant: str = DEFAULT
    betting: Betting = Betting(small_blind=5, big_blind=10)
    house: HouseRules = HouseRules()
    seats: Annotated[int, Meta(ge=2, le=11)] = 6


class Sitting(Struct, frozen=True, gc=False):
    """One occupied seat: the chips, whether the player is away, and the timeouts in a row (Rulebook I6, I8).

    `marks` are the blinds that he has missed, or that he is new to a running game; until they are settled he comes in
    only by paying for them, or on the big blind, and with `waits` he wants nothing but that (Rulebook C11 to C13).
    """

    seat: int
    player: str
    name: str
    stack: int
    bot: bool = False
    away: bool = False
    leaving: bool = False
    timeouts: int = 0
    marks: tuple[Mark, ...] = ()
    waits: bool = False


class Roll(Fact, frozen=True, gc=False, tag="roll"):
    """The table as it stands before a hand: enough for a newcomer or a restart to begin from.

    `button` is the seat that last had the button (0: none yet), `small` and `big` those to which the last blinds
    belonged (C7), `hand` the number of hands dealt so far, `carry` the odd chips that wait for the next pot (F6).
    """

    spec: TableSpec
    sittings: tuple[Sitting, ...] = ()
    button: int = 0
    hand: int = 0
    carry: int = 0
    small: int = 0
    big: int = 0


class Sat(Fact, frozen=True, gc=False, tag="sat"):
    """A player has taken a seat with chips from the bank (Rulebook I1).

    `new` tells that he is new to a running game, `waits` that he does not want to post but to wait for the big blind
    (Rulebook C13).
    """

    seat: int
    player: str
    name: str
    stack: int
    bot: bool = False
    new: bool = False
    waits: bool = False


class Stood(Fact, frozen=True, gc=False, tag="stood"):
    """A player has left a seat with all of its chips (Rulebook I3, I5)."""

    seat: int
    player: str
    stack: int


class Leaving(Fact, frozen=True, gc=False, tag="leaving"):
    """A player will leave as soon as the hand lets him (Rulebook I5)."""

    seat: int


class Away(Fact, frozen=True, gc=False, tag="away"):
    """A player sits out: seated, but not dealt in (Rulebook I6). `why` is his wish, the clock, or an empty stack."""

    seat: int
    why: Literal["wish", "timeouts", "broke"]


class Back(Fact, frozen=True, gc=False, tag="back"):
    """A player who sat out wants to be dealt in again, if he `waits` only on the big blind (Rulebook C12, I6).

    One who is there already but owes blinds or is new tells so that he has thought otherwise.
    """

    seat: int
    waits: bool = False


class Missed(Fact, frozen=True, gc=False, tag="missed"):
    """A blind has passed a seated player who is not dealt in: he gets a mark for it (Rulebook C11)."""

    seat: int
    blind: Blind


class TimedOut(Fact, frozen=True, gc=False, tag="timed_out"):
    """The clock of a decision has run out; the check or fold that follows is the table's (Rulebook I8)."""

    seat: int


class Bought(Fact, frozen=True, gc=False, tag="bought"):
    """A seated player has added chips from the bank between hands (Rulebook I2)."""

    seat: int
    amount: int


TableFact = Roll | Sat | Stood | Leaving | Away | Back | Missed | TimedOut | Bought
"""Every fact of a table that is not a fact of its hand."""

AnyFact = TableFact | Event
"""What a table's log holds."""
