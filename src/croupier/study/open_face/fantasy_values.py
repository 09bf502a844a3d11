"""What Fantasyland is worth, by the rules of the house, in points more than an ordinary deal (Rulebook K23, K25)."""

from __future__ import annotations

from croupier.chinese.house import ChineseRules
from croupier.chinese.variant import ChineseVariant
from croupier.study.open_face.worth import Values


def values_of(variant: ChineseVariant, house: ChineseRules) -> Values:
    """By the cards of Fantasyland, what it is worth beforehand."""
    if not variant.fantasy:
        return {}
    return {13: 6.0, 14: 11.0, 15: 16.0, 16: 21.0, 17: 28.0}


def boards() -> dict[int, tuple[tuple[int, int, int], ...]]:
    """By their number of cards, the ranks of hands that were set at once."""
    board = (300, 4138, 5854)
    return dict.fromkeys(range(13, 18), (board,))
