"""Tournaments: who is in one, who is out in which places, and what each place is worth (Rulebook J1, J8, J9).

All chips of a tournament are the entries of its players; they have no other value before it is over, and then they are
shared by place. Places are those from `first` to `last`: more than one when players are level in them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Annotated, Literal

from msgspec import Meta, Struct

from croupier.rules.event import Fact


class TournamentRules(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How a table of open-face Chinese is played as a tournament by deals; `RULES_OF_TOURNAMENT` names the rules.

    Everybody enters with `points`. It is over after `circles` full circles of those who entered, or when one of them
    has all (Rulebook J1, K4); with 0 circles the table is a cash game. `prizes` tells how the entries are shared.
    """

    circles: Annotated[int, Meta(ge=0, le=20)] = 0
    points: Annotated[int, Meta(ge=1, le=1_000_000)] = 100
    prizes: Literal["winner", "first_two"] = "winner"


RULES_OF_TOURNAMENT = {"circles": "J1", "points": "J1", "prizes": "J9"}
"""The rule of the rulebook that each option belongs to."""

PERCENT = {"winner": (100,), "first_two": (70, 30)}
"""What the places get of all entries."""

Places = tuple[int, int]
"""The first and the last of the places that somebody has, or shares."""


class Entrant(Struct, frozen=True, gc=False):
    """Somebody who has entered a tournament, by public id and name."""

    player: str
    name: str
    bot: bool = False


class Tournament(Struct, frozen=True, gc=False):
    """Where the tournaments of a table stand.

    `number` counts them since the table was opened; `entrants` are in the running one, nobody: none is running.
    `matches` of its `length` are finished, and `out` are the players without chips, with their places (J8).
    """

    number: int = 0
    entrants: tuple[Entrant, ...] = ()
    length: int = 0
    matches: int = 0
    out: tuple[tuple[str, int, int], ...] = ()

    @property
    def runs(self) -> bool:
        """Whether a tournament is being played."""
        return bool(self.entrants)

    @property
    def is_over(self) -> bool:
        """Whether all of its matches are finished or one player has all chips."""
        return len(self.left) < 2 or self.matches >= self.length

    @property
    def left(self) -> tuple[Entrant, ...]:
        """Who still plays in it."""
        gone = {player for player, _, _ in self.out}
        return tuple(one for one in self.entrants if one.player not in gone)

    def holds(self, player: str) -> bool:
        """Whether it still needs this player."""
        return any(one.player == player for one in self.left)


NO_TOURNAMENT = Tournament()
"""Before the first tournament of a table, and where none is played."""


class Finish(Struct, frozen=True, gc=False):
    """Where somebody has come in a tournament, with how many chips, and how many of all entries are his prize (J9)."""

    player: str
    name: str
    seat: int
    first: int
    last: int
    stack: int
    prize: int


class TournamentBegan(Fact, frozen=True, gc=False, tag="tournament_began"):
    """These have entered a tournament with equal stacks; it is over after `length` matches at the latest (J1, K4)."""

    number: int
    entrants: tuple[Entrant, ...]
    length: int


class KnockedOut(Fact, frozen=True, gc=False, tag="knocked_out"):
    """A player has no chips left and is out, in the places from `first` to `last` (Rulebook J8)."""

    seat: int
    first: int
    last: int


class TournamentEnded(Fact, frozen=True, gc=False, tag="tournament_ended"):
    """A tournament is over: all chips on the table go to the bank, and out of it comes what each place gets (J9).

    `finishes` are in the order of the places; who has left without chips before has seat 0.
    """

    number: int
    finishes: tuple[Finish, ...]


TournamentFact = TournamentBegan | KnockedOut | TournamentEnded
"""Every fact of this file."""


def ranked(stacks: Mapping[str, int], last: int) -> dict[str, Places]:
    """The places of some players, `last` the worst of them: the bigger stack comes higher, equal ones share (J8).

    >>> ranked({"A": 900, "B": 400, "C": 400}, last=10)
    {'A': (8, 8), 'B': (9, 10), 'C': (9, 10)}
    """
    found: dict[str, Places] = {}
    first = last - len(stacks) + 1
    for _, level in groupby(sorted(stacks, key=lambda player: -stacks[player]), key=lambda player: stacks[player]):
        group = list(level)
        found |= dict.fromkeys(group, (first, first + len(group) - 1))
        first += len(group)
    return found


def shares(pool: int, percent: Sequence[int]) -> list[int]:
    """What each paid place gets: its percent rounded down, and what that leaves goes to the first (J9).

    >>> shares(1001, [50, 30, 20])
    [501, 300, 200]
    """
    parts = [pool * one // 100 for one in percent]
    parts[0] += pool - sum(parts)
    return parts


def prizes(pool: int, percent: Sequence[int], places: Mapping[str, Places], order: Iterable[str]) -> dict[str, int]:
    """What each player gets; who shares places shares their sum, odd chips one each in this `order` (J9, F6).

    Raises `ValueError` when more places are paid than there are.
    """
    if len(percent) > len(places):
        raise ValueError(f"{len(percent)} places are paid, but there are {len(places)}")
    parts = [*shares(pool, percent), *[0] * (len(places) - len(percent))]
    paid: dict[str, int] = {}
    for player in order:
        first, last = places[player]
        each, odd = divmod(sum(parts[first - 1 : last]), last - first + 1)
        ahead = sum(places[other] == places[player] for other in paid)
        paid[player] = each + (ahead < odd)
    assert sum(paid.values()) == pool, (paid, pool)
    return paid
