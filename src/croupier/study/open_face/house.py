"""Everything that hangs on the game and its house rules, prepared once for each (Rulebook K19, K20, K23, K25)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from croupier.chinese import fantasy
from croupier.chinese.house import ChineseRules
from croupier.chinese.royalties import Paytable, paytable
from croupier.chinese.score import SCOOP
from croupier.chinese.variant import ChineseVariant
from croupier.ranking.three import HIGHEST
from croupier.study.open_face.fantasy_values import boards, values_of
from croupier.study.open_face.lines import lines
from croupier.study.open_face.playing import Final
from croupier.study.open_face.policy import Tables, tables_of
from croupier.study.open_face.worth import Values, Worth, worth_of


class Money(NamedTuple):
    """What points are made of in one game by its rules.

    `fantasy` is by ThreeRank what the next Fantasyland is worth to one who is not in it, `dead` what a dead hand pays
    a living one, `set_at_once` by the number of cards the ranks of hands that were set at once. `caution` is by how
    many points a dead hand is taken for worse than it is.
    """

    variant: ChineseVariant
    house: ChineseRules
    pays: Paytable
    values: Values
    tables: Tables
    fantasy: tuple[float, ...]
    dead: int
    set_at_once: dict[int, tuple[Final, ...]]
    caution: float = 0.0

    def worth(self, now: int) -> Worth:
        """What rows are worth to one who sets `now` cards at once."""
        return worth_at_once(self.variant, self.house, now)


@lru_cache(maxsize=4)
def money_of(variant: ChineseVariant, house: ChineseRules) -> Money:
    """The money of a game, prepared at its first use."""
    values = values_of(variant, house)
    entry = [values.get(fantasy.entry(variant, house, rank), 0.0) for rank in range(1, HIGHEST + 1)]
    dead = 3 + (SCOOP if house.ofc_foul_scoop else 0)
    pays, worth = paytable(house.ofc_royalties), worth_of(variant, house, 0, values, lines())
    tables = tables_of(worth, pays, (0.0, *entry), variant.discards > 0)
    return Money(variant, house, pays, values, tables, (0.0, *entry), dead, boards())


@lru_cache(maxsize=16)
def worth_at_once(variant: ChineseVariant, house: ChineseRules, now: int) -> Worth:
    """What rows are worth to one who sets `now` cards at once; kept, since the search itself takes less time."""
    return worth_of(variant, house, now, values_of(variant, house), lines())
