"""The table that somebody asks for in the terminal, from a game, a structure and stakes."""

from __future__ import annotations

import re
from typing import Any

from croupier.room.fact import TableSpec
from croupier.room.spec import BadSpec, check_spec, offered_structures
from croupier.room.stakes import betting_for
from croupier.rules.betting import Betting
from croupier.rules.house_rules import HouseRules
from croupier.rules.variants import DEFAULT, VARIANTS


class NoSuchTable(Exception):
    """A table that cannot be opened: `key` is the sentence that says why, `found` goes into it."""

    def __init__(self, key: str, **found: Any) -> None:
        super().__init__(key)
        self.key = key
        self.found = found


def own_spec(name: str, game: str, structure: str, stakes: str, seats: int) -> TableSpec:
    """The table; raises `NoSuchTable`."""
    variant = VARIANTS.get(game or DEFAULT)
    if variant is None:
        raise NoSuchTable("play-no-game", game=game)
    structures = offered_structures(variant)
    if structure and structure not in structures:
        raise NoSuchTable("play-no-structure", structure=structure, known=", ".join(structures))
    if seats < 2:
        raise NoSuchTable("play-alone")
    small, big = amounts(stakes)
    betting = betting_of(structure or structures[0], variant.forced, small, big)
    ante = {} if variant.forced == "blinds" or not betting.ante else {"ante_type": "per_player"}
    spec = TableSpec(name, variant.key, betting, HouseRules(**ante), seats)  # type: ignore[arg-type]
    try:
        check_spec(spec)
    except BadSpec as no:
        raise NoSuchTable(f"refused-{no.code}", code=no.code, **no.numbers) from None
    return spec


def amounts(stakes: str) -> tuple[int, int]:
    """The two amounts of a notation like 5/10."""
    found = re.fullmatch(r"\s*(\d{1,9})\s*/\s*(\d{1,9})\s*", stakes)
    if found is None:
        raise NoSuchTable("play-no-stakes", stakes=stakes)
    return int(found[1]), int(found[2])


def betting_of(structure: Any, forced: str, small: int, big: int) -> Betting:
    """The betting, with an ante where the game is opened by more than blinds."""
    betting = betting_for(structure, small, big)
    if forced == "blinds":
        return betting
    return Betting(
        structure=structure,
        small_blind=betting.small_blind,
        big_blind=betting.big_blind,
        ante=max(1, small // 5),
        small_bet=betting.small_bet,
        big_bet=betting.big_bet,
    )
