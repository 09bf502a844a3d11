"""Fantasyland: who enters, who stays, and with how many cards (Rulebook K23, K25)."""

from __future__ import annotations

from croupier.chinese.house import ChineseRules
from croupier.chinese.variant import ChineseVariant
from croupier.ranking.describe import LOWEST
from croupier.ranking.high import HandRank
from croupier.ranking.three import ThreeRank, pair_of, trips_of

QUEEN = 10
FULL_HOUSE, QUADS = LOWEST[6], LOWEST[7]

PROGRESSIVE = (14, 15, 16, 17)
"""The cards for queens, kings, aces and any trips on top where the house plays it progressively (K23)."""


def step_of(top: ThreeRank) -> int:
    """Which step of Fantasyland a top row reaches: 0 queens, 1 kings, 2 aces, 3 any trips; -1 none (K23)."""
    if trips_of(top) >= 0:
        return 3
    return max(-1, pair_of(top) - QUEEN)


def table_of(variant: ChineseVariant, house: ChineseRules) -> tuple[int, ...]:
    """The cards of each step in this game by these rules; empty where there is no Fantasyland (K23)."""
    progressive = variant.fantasy and house.ofc_fantasy_cards == "progressive"
    return PROGRESSIVE if progressive else variant.fantasy


def entry(variant: ChineseVariant, house: ChineseRules, top: ThreeRank) -> int:
    """The cards that the top of a valid hand brings one who was not in Fantasyland; 0: it is not enough (K23)."""
    table, step = table_of(variant, house), step_of(top)
    return table[step] if table and step >= 0 else 0


def stays(house: ChineseRules, top: ThreeRank, middle: HandRank, bottom: HandRank) -> bool:
    """Whether a valid Fantasyland hand is good for another one (K25)."""
    if trips_of(top) >= 0 or bottom >= QUADS:
        return True
    return house.ofc_refantasy_full_house_middle and middle >= FULL_HOUSE


def repeat(variant: ChineseVariant, house: ChineseRules, top: ThreeRank, previous: int) -> int:
    """The cards of a repeated Fantasyland, after one with `previous` cards (K25)."""
    option = house.ofc_refantasy_cards
    if option == "same":
        return previous
    step = step_of(top)
    return PROGRESSIVE[step] if option == "progressive" and step >= 0 else variant.fantasy[0]


def possible(variant: ChineseVariant, house: ChineseRules) -> set[int]:
    """Every number of cards with which a player may be in Fantasyland in this game by these rules."""
    table = table_of(variant, house)
    repeats = PROGRESSIVE if variant.fantasy and house.ofc_refantasy_cards == "progressive" else ()
    return {*table, *variant.fantasy[:1], *repeats}
