"""How strong is it? Every ranking by the name that a variant's data uses (Rulebook B9)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from croupier.cards import Card
from croupier.ranking.five import best_five, best_five_omaha
from croupier.ranking.high import HandRank, best
from croupier.ranking.omaha import best_omaha


class Evaluator(NamedTuple):
    """One way to read hole cards and a board of together five cards or more: how strong, and by which five cards.

    Cards must be different and known; the hot functions do not look.
    """

    rank: Callable[[Sequence[Card], Sequence[Card]], HandRank]
    five: Callable[[Sequence[Card], Sequence[Card]], tuple[Card, ...]]


def _best_of_all(hole: Sequence[Card], board: Sequence[Card]) -> HandRank:
    return best((*hole, *board))


def _five_of_all(hole: Sequence[Card], board: Sequence[Card]) -> tuple[Card, ...]:
    return best_five((*hole, *board))


EVALUATORS: dict[str, Evaluator] = {
    "high": Evaluator(_best_of_all, _five_of_all),
    "omaha_high": Evaluator(best_omaha, best_five_omaha),
}
"""`high`: any five of hole cards and board (Rulebook B2). `omaha_high`: exactly two and three of them (Rulebook H2)."""
