"""Chance for random deals: from a seed, which is fast, or from Hypothesis, which makes a failing deal small."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from hypothesis import strategies as st

T = TypeVar("T")


class Chance(Protocol):
    """What decides at random."""

    def number(self, low: int, high: int) -> int:
        """A number from low to high, both included."""

    def one_of(self, choices: Sequence[T]) -> T:
        """One of these."""


class Dice:
    """Chance from a seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def number(self, low: int, high: int) -> int:
        """A number from low to high, both included."""
        return self.random.randint(low, high)

    def one_of(self, choices: Sequence[T]) -> T:
        """One of these."""
        return choices[self.random.randrange(len(choices))]


class Drawn:
    """Chance from Hypothesis."""

    def __init__(self, draw: Any) -> None:
        self.draw = draw

    def number(self, low: int, high: int) -> int:
        """A number from low to high, both included."""
        found: int = self.draw(st.integers(low, high))
        return found

    def one_of(self, choices: Sequence[T]) -> T:
        """One of these."""
        return choices[self.number(0, len(choices) - 1)]


def deck_from(seed: int) -> tuple[int, ...]:
    """A shuffled pack."""
    return tuple(random.Random(seed).sample(range(52), 52))


def take(stub: list[int], count: int) -> tuple[int, ...]:
    """The next cards from the top."""
    cards = tuple(stub[:count])
    del stub[:count]
    return cards
