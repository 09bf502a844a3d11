"""Answers: what each player's chances are, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from operator import add

from msgspec import Struct

SURE = 1.96
"""Standard errors on each side of what is found: with 95 per cent the truth lies between."""


class Chance(Struct, frozen=True):
    """One player: on how many deals he wins the whole pot, and on how many he gets a part of it.

    `equity` is his part of the pot on average, `error` the half of its 95 % interval: 0 where it is exact. The deals
    are whole numbers unless hands have weights.
    """

    win: float
    tie: float
    equity: float
    error: float = 0.0


class Odds(Struct, frozen=True):
    """The chances of all players over so many deals: all that there are (`exact`), or a sample of them."""

    chances: tuple[Chance, ...]
    deals: float
    exact: bool

    @property
    def error(self) -> float:
        """The widest half of a 95 % interval."""
        return max(chance.error for chance in self.chances)


def from_shares(shares: Sequence[float], players: int, exact: bool) -> Odds:
    """The odds of a count by player and by number of winners, as the kernels give it."""
    rows = [shares[player * (players + 1) : (player + 1) * (players + 1)] for player in range(players)]
    deals = sum(row[winners] / winners for row in rows for winners in range(1, players + 1))
    deals = round(deals) if all(isinstance(share, int) for share in shares) else deals
    return Odds(tuple(_chance(row, deals, exact) for row in rows), deals, exact)


def _chance(row: Sequence[float], deals: float, exact: bool) -> Chance:
    parts = [(1 / winners, count) for winners, count in enumerate(row) if winners]
    return chance_of(row[1], sum(row[2:]), parts, deals, exact)


def chance_of(win: float, tie: float, parts: Sequence[tuple[float, float]], deals: float, exact: bool) -> Chance:
    """The chance of a player who got each of these parts of the pot so many times."""
    if not deals:
        return Chance(0, 0, 0.0)
    equity = sum(part * count for part, count in parts) / deals
    square = sum(part * part * count for part, count in parts) / deals
    error = 0.0 if exact else min(1.0, SURE * sqrt(max(square - equity * equity, UNSEEN / deals) / deals))
    return Chance(win, tie, equity, error)


UNSEEN = 4.0
"""Who gets the same on every deal of a sample may still get something else on 3.7 in as many, with 95 per cent."""


class Sum:
    """The odds of several questions, all of them exact, added up by how likely each is."""

    def __init__(self) -> None:
        self.rows: list[list[float]] = []
        self.total = 0.0
        self.only: Odds | None = None
        self.parts = 0

    def add(self, one: Odds, weight: float) -> None:
        """One question more."""
        self.only, self.parts, self.total = one, self.parts + 1, self.total + one.deals * weight
        self._add_rows([[own.win * weight, own.tie * weight, own.equity * weight * one.deals] for own in one.chances])

    def take(self, other: Sum) -> None:
        """All questions of another sum more."""
        if other.only is not None:
            self.only, self.parts, self.total = other.only, self.parts + other.parts, self.total + other.total
            self._add_rows(other.rows)

    def _add_rows(self, rows: list[list[float]]) -> None:
        old = self.rows or [[0.0] * 3 for _ in rows]
        self.rows = [list(map(add, own, more)) for own, more in zip(old, rows, strict=True)]

    @property
    def odds(self) -> Odds | None:
        """All of them together; None when there were none."""
        if self.parts < 2:
            return self.only
        chances = [Chance(whole(win), whole(tie), part / self.total) for win, tie, part in self.rows]
        return Odds(tuple(chances), whole(self.total), True)


def whole(number: float) -> float:
    """A number that is whole as an int."""
    return int(number) if number == int(number) else number
