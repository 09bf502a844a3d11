"""Odds street by street: what they were before the board that lies there now."""

from __future__ import annotations

from collections.abc import Callable

from croupier.rules.variant import Variant
from croupier.study.odds.answer import Odds
from croupier.study.odds.question import BadQuestion, Question


def streets_of(variant: Variant) -> dict[int, str]:
    """The street on which so many board cards come to lie there, by their number."""
    found: dict[int, str] = {}
    cards = 0
    for street in variant.streets:
        cards += street.board
        found.setdefault(cards, street.name)
    return found


def by_street(asked: Question, ask: Callable[[Question], Odds]) -> list[tuple[str, Odds]]:
    """The odds on every street up to the board of a question, by `ask`; raises `BadQuestion` without one board."""
    if not asked.board or asked.more:
        raise BadQuestion("one_board", "board")
    found = []
    for cards, name in streets_of(asked.variant).items():
        if cards <= len(asked.board):
            found.append((name, ask(asked._replace(board=asked.board[:cards]))))
    return found
