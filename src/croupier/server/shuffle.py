"""The shuffle: Fisher-Yates over the operating system's entropy, every order equally likely (Rulebook D4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from secrets import randbelow

Shuffle = Callable[[Sequence[int]], list[int]]
"""Gives the cards of a deck in a new order; tests hand in an order of their own."""


def shuffled(cards: Sequence[int]) -> list[int]:
    """The cards in an order that nobody could foresee."""
    deck = list(cards)
    for last in range(len(deck) - 1, 0, -1):
        other = randbelow(last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return deck
