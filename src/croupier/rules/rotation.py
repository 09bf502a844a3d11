"""A rotation: mixed games as data; the entries stand in `variants.py`, what follows from them in `mixed.py` (L16)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from croupier.rules.betting import Structure


class Game(Struct, frozen=True, gc=False):
    """One game of a rotation: what is played, and in which structure."""

    variant: str
    structure: Structure = "fixed_limit"


class Rotation(Struct, frozen=True):
    """Games that follow one another, or among which the players choose (Rulebook L16).

    Each lasts an orbit, which is as many hands as players are dealt in at its first one, or so many `hands`, or until
    the next level of a tournament. If `chosen`, the games are not played in order: whose turn it is picks one of them.
    """

    key: str
    games: tuple[Game, ...]
    lasts: Literal["orbit", "hands", "level"] = "orbit"
    hands: int = 1
    chosen: bool = False


class Stakes(Struct, frozen=True, gc=False):
    """The stakes of all games of a rotation, in chips; those that are 0 follow from the small bet of fixed limit.

    In fixed limit the big bet is twice the small one, and the blinds are half of the small bet and all of it (C8).
    No-limit and pot-limit games have blinds of half as much, as online rooms play them. In stud the ante is a fifth of
    the small bet and the bring-in three tenths, both at least 1 (L10).
    """

    small_bet: int
    big_bet: int = 0
    small_blind: int = 0
    big_blind: int = 0
    ante: int = 0
    bring_in: int = 0


class Place(Struct, frozen=True, gc=False):
    """Where a rotation stands: its game, by the place in `games`, and the number of the hand among `hands` of it.

    `hands` is 0 where the game lasts until the level ends, `level` the one in which it began. `chooser` is the seat
    that chose the game (0: nobody).
    """

    game: int
    hand: int = 1
    hands: int = 0
    level: int = 0
    chooser: int = 0
