"""What Fantasyland is worth by the rules of the house, and what hands look like there (Rulebook K23, K25).

The numbers were found with the standard royalties; a house with other ones plays by them too.
"""

from __future__ import annotations

from croupier.chinese import fantasy
from croupier.chinese.house import ChineseRules
from croupier.chinese.variant import ChineseVariant
from croupier.study.open_face.fantasy_data import BOARDS, VALUES
from croupier.study.open_face.worth import NOTHING, Values


def values_of(variant: ChineseVariant, house: ChineseRules) -> Values:
    """By the cards of Fantasyland, what it is worth beforehand, in points; nothing where there is none."""
    if not variant.fantasy:
        return NOTHING
    grows = len(set(fantasy.table_of(variant, house))) > 1
    again, full = house.ofc_refantasy_cards, house.ofc_refantasy_full_house_middle
    return VALUES[variant.discards > 0, "progressive" if grows else "fixed14", again, full]


def boards() -> dict[int, tuple[tuple[int, int, int], ...]]:
    """By their number of cards, the ranks of hands that were set at once, from the top down."""
    return BOARDS
