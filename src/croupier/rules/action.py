"""Actions: what a player wishes to do; the Hand decides whether he may (Rulebook E1)."""

from __future__ import annotations

from msgspec import Struct


class Wish(Struct, frozen=True, gc=False, tag_field="type"):
    """Any wish of a player, told apart on the wire by its `type`."""


class Fold(Wish, frozen=True, gc=False, tag="fold"):
    """Give up the hand; chips already in stay in the pot (Rulebook E21)."""


class Check(Wish, frozen=True, gc=False, tag="check"):
    """Pass the turn when nothing is to call, and where something else is asked do the least (E1, F9, L6, L10)."""


class Call(Wish, frozen=True, gc=False, tag="call"):
    """Match the price, or all-in for less (Rulebook E3, E8)."""


class Bet(Wish, frozen=True, gc=False, tag="bet"):
    """Make the first wager of the round; `to` is the player's total for the round, in chips (Rulebook E1)."""

    to: int


class Raise(Wish, frozen=True, gc=False, tag="raise"):
    """Raise the price; `to` is the player's total for the round, in chips, never the addition (Rulebook E3)."""

    to: int


class Show(Wish, frozen=True, gc=False, tag="show"):
    """Turn cards up: all of them when `cards` is empty, else only those named (Rulebook G2, G5)."""

    cards: tuple[int, ...] = ()


class Muck(Wish, frozen=True, gc=False, tag="muck"):
    """Give up a beaten hand at the showdown without showing it (Rulebook G2)."""


class BringIn(Wish, frozen=True, gc=False, tag="bring_in"):
    """Pay the bring-in (Rulebook L10)."""


class Discard(Wish, frozen=True, gc=False, tag="discard"):
    """Throw these cards away, and get as many new ones in a draw; none is to stand pat (Rulebook L2, L6)."""

    cards: tuple[int, ...] = ()


class Run(Wish, frozen=True, gc=False, tag="run"):
    """Agree that the rest of the board is dealt so many times; 1 is a no (Rulebook F9)."""

    times: int = 1


class Rabbit(Wish, frozen=True, gc=False, tag="rabbit"):
    """Ask for the cards that would have come, after a hand that ended early (Rulebook G6)."""


Action = Fold | Check | Call | Bet | Raise | Show | Muck | BringIn | Discard | Run | Rabbit
"""Every wish that a Hand understands."""

FOLD, CHECK, CALL, SHOW, MUCK, BRING_IN = Fold(), Check(), Call(), Show(), Muck(), BringIn()
