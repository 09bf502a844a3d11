"""Deeds: what only the host of a table may do, and mostly his co-hosts; each is written into the table's log."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from croupier.room.fact import TableSpec

Reason = Annotated[str, Meta(min_length=1, max_length=80)]
PlayerId = Annotated[str, Meta(min_length=1, max_length=40)]
Seat = Annotated[int, Meta(ge=1, le=11)]
MUCH = 1_000_000_000_000


class Deed(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Anything that a host does at his table."""


class Pause(Deed, frozen=True, tag="pause"):
    """No hand begins and every clock stands; the hand that is played may be played to its end."""


class Resume(Deed, frozen=True, tag="resume"):
    """The game goes on, and who owed a decision has the time that was left."""


class SetDoor(Deed, frozen=True, tag="set_door"):
    """With `approval` seats and chips wait for my word; when `locked`, nobody sits down."""

    approval: bool
    locked: bool


class Answer(Deed, frozen=True, tag="answer"):
    """I grant what this player asks for, or I do not."""

    player: PlayerId
    yes: bool


class Kick(Deed, frozen=True, tag="kick"):
    """The player in this seat goes when the hand lets him, with all of his chips, and does not sit down again."""

    seat: Seat


class Forgive(Deed, frozen=True, tag="forgive"):
    """This player may sit down again."""

    player: PlayerId


class HandOver(Deed, frozen=True, tag="hand_over"):
    """This player, who sits here or is a co-host, is the host from now on, and I am a co-host."""

    player: PlayerId


class Appoint(Deed, frozen=True, tag="appoint"):
    """This player is a co-host, or is one no more."""

    player: PlayerId
    yes: bool


class Correct(Deed, frozen=True, tag="correct"):
    """A stack gets `amount` chips more, or fewer if it is negative, for a reason; in a hand it gets them at its end.

    They come from the bank and go there, or with `source` they come from that seat. Another one for a player who waits
    for his takes its place, and one of 0 takes that back.
    """

    seat: Seat
    amount: Annotated[int, Meta(ge=-MUCH, le=MUCH)]
    reason: Reason
    source: Annotated[int, Meta(ge=0, le=11)] = 0


class Void(Deed, frozen=True, tag="void"):
    """The hand that is played, or the last one if it is over, does not count: all stacks are as at its start."""

    reason: Reason


class CloseEvening(Deed, frozen=True, tag="close_evening"):
    """The evening ends with the hand or the match that is played, and then the game is paused; the next hand begins
    another evening."""


class CallBomb(Deed, frozen=True, tag="call_bomb"):
    """The next hand that can be one is a bomb pot (Rulebook L17)."""


class Change(Deed, frozen=True, tag="change"):
    """The table is played by this spec from the next hand on (Rulebook I10)."""

    spec: TableSpec


HostDeed = (
    Pause
    | Resume
    | SetDoor
    | Answer
    | Kick
    | Forgive
    | HandOver
    | Appoint
    | Correct
    | Void
    | CloseEvening
    | CallBomb
    | Change
)
"""Everything that a host may do."""
