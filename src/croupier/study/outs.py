"""Outs: the cards that would make a hand better, or the best one, with the next card of the board.

>>> found = outs("JhTh", "9h 8h 2c", ["AsAd"])
>>> len(found.cards), found.unseen
(15, 45)
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from croupier.cards import UNKNOWN, Card
from croupier.ranking import EVALUATORS
from croupier.ranking.describe import CATEGORIES, HandName
from croupier.rules.variants import DEFAULT
from croupier.study.odds.deals import parts_of
from croupier.study.odds.question import BadQuestion, Question, question

LEAST = 3
"""So many cards of the board lie there before outs are counted."""


class Out(Struct, frozen=True):
    """A card that helps, and what the hand is called with it."""

    card: Card
    name: HandName


class Outs(Struct, frozen=True):
    """The cards that help: among so many `unseen` ones; `part` is what the player gets of the pot as things stand.

    Against known hands a card helps that gives him more of the pot than he has; alone, one that makes a better
    category, and `part` is 1.
    """

    cards: tuple[Out, ...]
    unseen: int
    part: float
    now: HandName


def outs(hand: str, board: str, against: Sequence[str] = (), dead: str = "", game: str = DEFAULT) -> Outs:
    """The outs of a hand on a board with cards to come; raises `BadQuestion`."""
    asked = question([hand, *against], board, dead, game)
    variant = asked.variant
    if variant.board <= LEAST:
        raise BadQuestion("no_outs", game=game)
    if not LEAST <= len(asked.board) < variant.board:
        raise BadQuestion("board_range", "board", least=LEAST, most=variant.board - 1, cards=len(asked.board))
    for number, holding in enumerate(asked.players, 1):
        if not holding.is_one or UNKNOWN in holding.hands[0]:
            raise BadQuestion("unknown_card", f"hand {number}")
    return outs_of(asked)


def outs_of(asked: Question) -> Outs:
    """The outs of the first player of a question whose hands are known and whose board has cards to come."""
    holes = [holding.hands[0] for holding in asked.players]
    ranking = EVALUATORS[asked.variant.evaluator]
    known = {card for hole in holes for card in hole} | set(asked.seen)
    unseen = [card for card in reversed(asked.variant.pack) if card not in known]
    part = _part(asked, holes, asked.board)

    def name(board: Sequence[Card]) -> HandName:
        return ranking.name(ranking.five(holes[0], board))

    now = name(asked.board)
    helping = []
    for card in unseen:
        board = (*asked.board, card)
        after = name(board)
        if _part(asked, holes, board) > part if len(holes) > 1 else _order(after) > _order(now):
            helping.append(Out(card, after))
    return Outs(tuple(helping), len(unseen), part, now)


def _part(asked: Question, holes: list[tuple[Card, ...]], board: Sequence[Card]) -> float:
    return parts_of(asked.variant)(holes, board)[0] if len(holes) > 1 else 1.0


def _order(name: HandName) -> int:
    return CATEGORIES.index(name.category) if name.category in CATEGORIES else -1
