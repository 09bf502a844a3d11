"""Every way to lay a street, each one once (Rulebook K9, K10)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, product

from croupier.cards import Card
from croupier.chinese.rows import Rows

Plan = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""Which of the given cards, by their places, go to each row from the top down."""


@cache
def plans(given: int, place: int, room: tuple[int, int, int]) -> tuple[Plan, ...]:
    """Every way to place so many of the given cards into the room that the rows have."""
    return tuple(_plans(given, place, room))


def _plans(given: int, place: int, room: tuple[int, int, int]) -> Iterator[Plan]:
    for chosen in combinations(range(given), place):
        for rows in product(range(3), repeat=place):
            if all(rows.count(row) <= room[row] for row in range(3)):
                top, middle, bottom = [
                    tuple([card for card, at in zip(chosen, rows, strict=True) if at == row]) for row in range(3)
                ]
                yield top, middle, bottom


def laid(given: Sequence[Card], plan: Plan) -> Rows:
    """The cards that a plan puts into each row."""
    top, middle, bottom = [tuple([given[place] for place in row]) for row in plan]
    return top, middle, bottom
