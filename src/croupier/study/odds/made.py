"""What hands the players end with: how often a pair, a flush and so on, in each part of the pot."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

from msgspec import Struct

from croupier.cards import Card
from croupier.ranking import EVALUATORS
from croupier.ranking.describe import CATEGORIES, OTHER_CATEGORIES
from croupier.rules.variant import Variant
from croupier.study.odds.counting import Deal, Stop, all_deals, choices_of, never
from croupier.study.odds.question import BadQuestion, Question
from croupier.study.odds.reach import deals_of
from croupier.study.odds.sampling import random_deals

ORDER = (*reversed(CATEGORIES), *OTHER_CATEGORIES)
"""The categories as they are told, the best first."""

CHEAP = 20_000
"""So many deals are looked at one by one; of more, so many at random."""


class Made(Struct, frozen=True):
    """By player and by part of the pot: on how many deals (by weight) he ends with each category; on the first board.

    `deals` are all that there are (`exact`), or a sample.
    """

    players: tuple[tuple[dict[str, float], ...], ...]
    deals: float
    exact: bool


class Namer:
    """Names hands by their category; each rank is looked at once."""

    def __init__(self, variant: Variant) -> None:
        self.rankings = [EVALUATORS[half] for half in variant.halves]
        self.known: list[dict[int, str]] = [{} for _ in self.rankings]

    def categories(self, hole: tuple[Card, ...], board: tuple[Card, ...]) -> Iterator[str]:
        """The category of a hand in each part of the pot."""
        for ranking, known in zip(self.rankings, self.known, strict=True):
            rank = ranking.rank(hole, board)
            if rank not in known:
                known[rank] = ranking.name(ranking.five(hole, board)).category if rank else "no_low"
            yield known[rank]


def made(asked: Question, most: int = CHEAP, seed: int = 1, stop: Stop = never) -> Made:
    """What the players end with: counted when there are at most `most` deals, else so many at random.

    `stop` ends a sample with what there is. Raises `BadQuestion` when the hands cannot be dealt together.
    """
    exact = deals_of(asked) <= most
    found: list[list[dict[str, float]]] = [[{} for _ in asked.variant.halves] for _ in asked.players]
    namer, deals = Namer(asked.variant), 0.0
    for (holes, boards), weight in _every(asked) if exact else _some(asked, most, seed):
        deals += weight
        for hole, own in zip(holes, found, strict=True):
            for category, counts in zip(namer.categories(hole, boards[0]), own, strict=True):
                counts[category] = counts.get(category, 0) + weight
        if not exact and stop():
            break
    if not deals:
        raise BadQuestion("ranges_collide")
    return Made(tuple(tuple(map(_in_order, own)) for own in found), deals, exact)


def _in_order(counts: dict[str, float]) -> dict[str, float]:
    return {category: counts[category] for category in ORDER if category in counts}


def _every(asked: Question) -> Iterator[tuple[Deal, float]]:
    for holes, weight in choices_of(asked, never):
        known = {card for hole in holes for card in hole} | set(asked.seen)
        for deal in all_deals(holes, asked, [card for card in asked.variant.pack if card not in known]):
            yield deal, weight


def _some(asked: Question, most: int, seed: int) -> Iterator[tuple[Deal, float]]:
    for deal in islice(random_deals(asked, Random(seed)), most):
        yield deal, 1.0
