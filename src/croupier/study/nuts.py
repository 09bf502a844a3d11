"""The nuts: the best hands that there can be on a board, in order, in every game with a board (Rulebook B, H, L).

>>> best = nuts("Ts 8h 3d 2c Qh")
>>> [(each.name.category, [names(two) for two in each.holes][:2]) for each in best[:2]]
[('straight', ['Jh 9h', 'Js 9h']), ('trips', ['Qs Qd', 'Qs Qc'])]
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from croupier.cards import Card, names
from croupier.ranking import EVALUATORS
from croupier.ranking.describe import HandName
from croupier.rules.variant import Variant
from croupier.rules.variants import DEFAULT
from croupier.study.odds.question import BadQuestion, check_cards, game_of, read_cards

__all__ = ["Nut", "names", "nuts", "nuts_of"]


class Nut(NamedTuple):
    """One of the best hands: what it is, its rank, and the hole cards that make it.

    `holes` are the cards that play from the hand: two, whichever others are held beside them; one in games with one.
    """

    name: HandName
    rank: int
    holes: tuple[tuple[Card, ...], ...]


def nuts(board: str, game: str = DEFAULT, dead: str = "", half: int = 0) -> list[Nut]:
    """The hands on a board, the best first; `half` chooses which half of the pot. Raises `BadQuestion`."""
    variant = game_of(game)
    on_board, gone = read_cards(board, "board"), read_cards(dead, "dead")
    check_cards([*on_board, *gone], variant)
    if not variant.board:
        raise BadQuestion("no_board", "board", game=game)
    if not 0 <= half < len(variant.halves):
        raise BadQuestion("no_such_half", game=game)
    if not _least(variant, half) <= len(on_board) <= variant.board:
        raise BadQuestion("board_range", "board", least=_least(variant, half), most=variant.board, cards=len(on_board))
    return nuts_of(variant, half, on_board, gone)


def _least(variant: Variant, half: int) -> int:
    """How many board cards there must be before there is a hand: three beside two of one's own."""
    return max(EVALUATORS[variant.halves[half]].board, min(3, variant.board))


def nuts_of(variant: Variant, half: int, board: Sequence[Card], dead: Sequence[Card] = ()) -> list[Nut]:
    """The hands of one half on a board of these cards, the best first; hands that are none are left out."""
    ranking = EVALUATORS[variant.halves[half]]
    left = [card for card in reversed(variant.pack) if card not in {*board, *dead}]
    by_rank: dict[int, list[tuple[Card, ...]]] = {}
    for hole in combinations(left, min(2, variant.hole)):
        by_rank.setdefault(ranking.rank(hole, board), []).append(hole)
    found = []
    for rank in sorted(by_rank, reverse=True):
        if rank:
            holes = tuple(by_rank[rank])
            found.append(Nut(ranking.name(ranking.five(holes[0], board)), rank, holes))
    return found
