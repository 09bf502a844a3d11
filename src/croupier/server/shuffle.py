"""The shuffle: Fisher-Yates over the operating system's entropy, every order equally likely (Rulebook D4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from secrets import randbelow, token_bytes
from struct import unpack

WORD = 2**64
"""One more than the greatest number of eight bytes."""

Shuffle = Callable[[Sequence[int]], list[int]]
"""Gives the cards of a deck in a new order; tests hand in an order of their own."""


def shuffled(cards: Sequence[int]) -> list[int]:
    """The cards in an order that nobody could foresee."""
    deck = list(cards)
    numbers = unpack(f"{len(deck)}Q", token_bytes(8 * len(deck)))
    for last in range(len(deck) - 1, 0, -1):
        choices, number = last + 1, numbers[last]
        fair = number < WORD - WORD % choices  # the few numbers above would favour some places
        other = number % choices if fair else randbelow(choices)
        deck[last], deck[other] = deck[other], deck[last]
    return deck
