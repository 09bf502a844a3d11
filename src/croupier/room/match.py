"""Matches of open-face Chinese at a table: who is in one, the confirmations before it, the clocks in it (K2 to K14).

A match is a main deal with all Fantasyland deals that follow from it; nobody comes, goes or buys chips in between.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from croupier.chinese.house import ChineseRules
from croupier.chinese.variants import VARIANTS
from croupier.rules.event import Fact

if TYPE_CHECKING:
    from croupier.room.fact import TableSpec

BY_DEFAULT = ChineseRules()


class Match(Struct, frozen=True, gc=False):
    """Where the matches of a table stand (Rulebook K4).

    `number` counts them since the table was opened, `deal` the deals of this one so far; 0: the last one is over. The
    `players` are in it by their ids, `fantasy` are the Fantasyland cards of each in the deal that comes. `circle` is
    how many matches these players have finished in the present full circle.
    """

    number: int = 0
    deal: int = 0
    players: tuple[str, ...] = ()
    fantasy: tuple[int, ...] = ()
    circle: int = 0

    @property
    def goes_on(self) -> bool:
        """Whether a match is running."""
        return self.deal > 0


NO_MATCH = Match()
"""Before the first match of a table."""


class Confirmed(Fact, frozen=True, gc=False, tag="confirmed"):
    """A player has said that he plays the next match, and puts up the points for it (Rulebook K2)."""

    seat: int


class Clocked(Fact, frozen=True, gc=False, tag="clocked"):
    """After a decision so many ms of the deal's time and of the time bank are left to a player (Rulebook K13, K14)."""

    seat: int
    main: int
    bank: int


class MatchStands(Fact, frozen=True, gc=False, tag="match_stands"):
    """A deal is over: who goes on in the match and with how many Fantasyland cards, or that it is over (K4, K26)."""

    match: Match


MatchFact = Confirmed | Clocked | MatchStands
"""Every fact of this file."""


def is_open_face(spec: TableSpec) -> bool:
    """Whether the table plays open-face Chinese or one of its kin."""
    return not spec.rotation and spec.variant in VARIANTS


def rules_of(spec: TableSpec) -> ChineseRules:
    """The house rules by which an open-face table plays."""
    return spec.open_face or BY_DEFAULT
