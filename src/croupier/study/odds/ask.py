"""Asking: exact where that is cheap, and said so; else sampled, until it is precise enough or the time is over."""

from __future__ import annotations

from concurrent.futures import Executor

from croupier.cards import UNKNOWN, Card
from croupier.study.odds.answer import Odds
from croupier.study.odds.counting import Stop, count, never
from croupier.study.odds.question import BadQuestion, Question
from croupier.study.odds.reach import halves_of, work
from croupier.study.odds.sampling import sample

CHEAP = 2.0
"""Seconds that an exact answer may take before it is sampled instead."""


def odds(
    asked: Question,
    precision: float = 0.001,
    most: int = 0,
    exact: bool | None = None,
    seed: int = 1,
    stop: Stop = never,
    executor: Executor | None = None,
) -> Odds:
    """The odds of a question: exact if that takes no more than `CHEAP` seconds, or if `exact` says so.

    Else a sample whose 95 % intervals are at most `precision` on each side, of at most `most` deals (0: a hundred
    million of games that the kernels know, a million of others). `stop` is asked now and then, and ends a sample with
    what it has, or turns a count into a sample. The same `seed` gives the same answer. Long work goes in parts to the
    `executor`, if there is one: `many.Processes()`, any other, or that of a Dask client. Raises `BadQuestion` when the
    ranges cannot all be dealt at once, ValueError for a precision or a number of deals below 0.
    """
    if most < 0 or not precision >= 0:
        raise ValueError(f"no precision and no number of deals is below 0: {precision}, {most}")
    check_together(asked)
    if exact or (exact is None and work(asked) <= CHEAP):
        counted = count(asked, stop, executor)
        if counted is not None:
            return counted
    return sample(asked, precision, most or (10**8 if halves_of(asked) else 10**6), seed, stop, executor)


ENOUGH = 10_000
"""So many hands are laid side by side before it is left open whether ranges can be dealt together."""


def check_together(asked: Question) -> None:
    """Refuse ranges of which no hands can be dealt side by side."""
    ranges = sorted((holding.hands for holding in asked.players if len(holding.hands) < 200), key=len)

    def fits(place: int, used: frozenset[Card]) -> bool:
        if place == len(ranges) or next(steps, None) is None:
            return True  # they fit, or a sample has to find out
        return any(
            fits(place + 1, used.union(card for card in hand if card != UNKNOWN))
            for hand in ranges[place]
            if used.isdisjoint(card for card in hand if card != UNKNOWN)
        )

    steps = iter(range(ENOUGH))
    if not fits(0, frozenset(asked.seen)):
        raise BadQuestion("ranges_collide")
