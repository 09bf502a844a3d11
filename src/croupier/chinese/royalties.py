"""Royalties: what a row pays beside its line, as a table of the house, and as look-ups by rank (Rulebook K20)."""

from __future__ import annotations

from functools import cache
from typing import Annotated, NamedTuple

from msgspec import Meta, Struct

from croupier.ranking.describe import CATEGORIES, LOWEST
from croupier.ranking.three import HIGHEST, pair_of, trips_of

Points = Annotated[int, Meta(ge=0, le=1000)]
"""A royalty, in points."""

OneEachRank = Annotated[tuple[Points, ...], Meta(min_length=13, max_length=13)]
"""Thirteen numbers of points: for the two, the three, and so on to the ace."""

BEST = 7462
"""The highest HandRank, a royal flush; it has a number of points of its own."""


class Pays(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What a row of five pays for each category, in points (Rulebook K20)."""

    trips: Points = 0
    straight: Points = 0
    flush: Points = 0
    full_house: Points = 0
    quads: Points = 0
    straight_flush: Points = 0
    royal_flush: Points = 0


class Royalties(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A table of royalties; the default is the standard one (Rulebook K20).

    `pairs` and `trips` are those of the top row, one number for each rank from the two to the ace.
    """

    pairs: OneEachRank = (0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
    trips: OneEachRank = (10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22)
    middle: Pays = Pays(2, 4, 8, 12, 20, 30, 50)
    bottom: Pays = Pays(0, 2, 4, 6, 10, 15, 25)


STANDARD = Royalties()
"""The table on which nearly all sources agree."""

FLAT_TOP_TRIPS = Royalties(trips=(10,) * 13)
"""A house variant: any trips on top pay ten."""

NO_MIDDLE_TRIPS = Royalties(middle=Pays(0, 4, 8, 12, 20, 30, 50))
"""A house variant: trips in the middle pay nothing."""

TABLES = {"standard": STANDARD, "flat_top_trips": FLAT_TOP_TRIPS, "no_middle_trips": NO_MIDDLE_TRIPS}
"""The tables that have a name."""


class Paytable(NamedTuple):
    """A table of royalties as look-ups: `top` by ThreeRank, `middle` and `bottom` by HandRank, in points."""

    top: tuple[int, ...]
    middle: tuple[int, ...]
    bottom: tuple[int, ...]


@cache
def paytable(royalties: Royalties) -> Paytable:
    """The look-ups of a table; the same table gives the same ones."""
    return Paytable(_by_three(royalties), _by_five(royalties.middle), _by_five(royalties.bottom))


def _by_three(royalties: Royalties) -> tuple[int, ...]:
    """By ThreeRank. A negative rank reads the zero behind the ace: no pair and no trips pay nothing."""
    pairs, trips = (*royalties.pairs, 0), (*royalties.trips, 0)
    return (0, *(pairs[pair_of(top)] + trips[trips_of(top)] for top in range(1, HIGHEST + 1)))


def _by_five(pays: Pays) -> tuple[int, ...]:
    points = [0]
    for category, low, end in zip(CATEGORIES, LOWEST, (*LOWEST[1:], BEST), strict=True):
        points += [getattr(pays, category, 0)] * (end - low)
    return (*points, pays.royal_flush)
