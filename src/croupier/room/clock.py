"""The clock: how long a decision and a pause last, so that everybody can see what happened (Rulebook I7, I8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from croupier.room.fact import AnyFact
from croupier.rules.event import Board, Dealt, Opened

if TYPE_CHECKING:
    from croupier.rules.hand import Hand


class Pace(Struct, frozen=True, gc=False):
    """The pauses of a table in milliseconds: time to watch, which nobody's clock pays for.

    `deal` and `street` are for cards on their way, `start` is before the first hand when enough players are ready,
    `folds` and `showdown` come after a hand by the way it ended, `shown` is the least time to look at cards that were
    shown by choice, `resume` is for coming back after the room was down.
    """

    deal: int = 1_200
    street: int = 1_200
    start: int = 2_000
    folds: int = 3_000
    showdown: int = 6_000
    shown: int = 2_500
    resume: int = 3_000


PACE = Pace()
"""The pace at which people can follow a game."""

AT_ONCE = Pace(0, 0, 0, 0, 0, 0, 0)
"""No pauses at all: for tests, and for bots among themselves."""


def watching(pace: Pace, facts: Sequence[AnyFact]) -> int:
    """How long it takes to see the cards that these facts bring to the table."""
    kinds = [type(fact) for fact in facts]
    if Opened in kinds:
        return pace.deal + pace.street * kinds.count(Board)
    return pace.street * (kinds.count(Board) or Dealt in kinds)


def pause_after(pace: Pace, hand: Hand, facts: Sequence[AnyFact]) -> int:
    """The pause after a hand whose last facts these are: longer when there are hands to read."""
    contested = hand.folded.count(False) > 1
    return watching(pace, facts) + (pace.showdown if contested else pace.folds)
