"""The table that somebody asks for in the terminal, from a game, a structure and stakes."""

from __future__ import annotations

import re
from typing import Any

from croupier.room.fact import TableSpec
from croupier.room.spec import BadSpec, check_spec
from croupier.room.stakes import betting_for
from croupier.rules.betting import Betting
from croupier.rules.mixed import most_players
from croupier.rules.variants import DEFAULT, ROTATIONS, VARIANTS


class NoSuchTable(Exception):
    """A table that cannot be opened: `key` is the sentence that says why, `found` goes into it."""

    def __init__(self, key: str, **found: Any) -> None:
        super().__init__(key)
        self.key = key
        self.found = found


def own_spec(name: str, game: str, structure: str, stakes: str, seats: int) -> TableSpec:
    """The table for a variant or a rotation; raises `NoSuchTable`."""
    if seats < 2:
        raise NoSuchTable("play-alone")
    small, big = amounts(stakes)
    if game in ROTATIONS:
        spec = TableSpec(name, betting=Betting(small_blind=small, big_blind=big), seats=seats, rotation=game)
    else:
        spec = TableSpec(name, game or DEFAULT, one_game(game or DEFAULT, structure, small, big), seats=seats)
    try:
        check_spec(spec)
    except BadSpec as no:
        raise NoSuchTable(f"refused-{no.code}", code=no.code, **no.numbers) from None
    return spec


def most_bots(game: str) -> int:
    """How many bots have a place beside one player; for a game that is none, as many as anywhere."""
    if game in ROTATIONS:
        return most_players(ROTATIONS[game]) - 1
    return VARIANTS[game or DEFAULT].max_players - 1 if (game or DEFAULT) in VARIANTS else 9


def one_game(game: str, structure: str, small: int, big: int) -> Betting:
    """The betting of one variant; the usual structure where none is named."""
    variant = VARIANTS.get(game)
    if variant is None:
        raise NoSuchTable("play-no-game", game=game)
    if structure and structure not in variant.structures:
        raise NoSuchTable("play-no-structure", structure=structure, known=", ".join(variant.structures))
    played: Any = structure or variant.usual
    return betting_for(played, small, big)


def amounts(stakes: str) -> tuple[int, int]:
    """The two amounts of a notation like 5/10."""
    found = re.fullmatch(r"\s*(\d{1,9})\s*/\s*(\d{1,9})\s*", stakes)
    if found is None:
        raise NoSuchTable("play-no-stakes", stakes=stakes)
    return int(found[1]), int(found[2])
