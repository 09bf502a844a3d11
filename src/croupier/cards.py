"""Cards, decks and their names (Rulebook A).

A card is an int 0..51, four times its rank plus its suit: ranks 0..12 are the two up to the ace, suits 0..3 are clubs,
diamonds, hearts, spades. So comparing numbers compares ranks first and then suits in the order of A4.

>>> names(cards("As Kd"))
'As Kd'
>>> rank_of(card("Kd")), suit_of(card("Kd"))
(11, 1)
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

Card = int
"""A card's number, 0..51, or UNKNOWN."""

UNKNOWN: Final = -1
"""A card that exists and that we were not shown: an ordinary value, written `??`. It has no rank and no suit."""

RANKS = "23456789TJQKA"
SUITS = "cdhs"
NAMES: tuple[str, ...] = tuple(rank + suit for rank in RANKS for suit in SUITS)
"""The name of each of the 52 cards, by number."""

_HIDDEN = "??"
_NUMBERS = {name: number for number, name in enumerate(NAMES)} | {_HIDDEN: UNKNOWN}
_WORDS = {number: name for name, number in _NUMBERS.items()}


class BadCard(ValueError):
    """A text that names no card: `text` is all of it, `place` the index of the character where reading stopped."""

    def __init__(self, text: str, place: int) -> None:
        expected = f"expected a rank of {RANKS} and a suit of {SUITS}"
        super().__init__(f"no card at character {place + 1} of {text!r}: {expected}")
        self.text = text
        self.place = place


def card(text: str) -> Card:
    """The one card that a text names: `As`, `10s` for the ten of spades, `??` for UNKNOWN; anything else is BadCard."""
    number, end = _read(text, 0)
    if end != len(text):
        raise BadCard(text, end)
    return number


def cards(text: str) -> tuple[Card, ...]:
    """All cards that a text names, with or without spaces between them: `AsKd`, `As Kd`; anything else is BadCard.

    It reads names and no more: whether a card may come twice is for the caller to say.
    """
    found: list[Card] = []
    place = 0
    while place < len(text):
        if text[place].isspace():
            place += 1
        else:
            number, place = _read(text, place)
            found.append(number)
    return tuple(found)


def _read(text: str, place: int) -> tuple[Card, int]:
    """The card whose name starts at a place, and the place after it."""
    end = place + (3 if text.startswith("10", place) else 2)
    number = _NUMBERS.get(text[place:end].replace("10", "T"))
    if number is None:
        raise BadCard(text, place)
    return number, end


def name(card: Card) -> str:
    """A card's name, `As` or `??`; BadCard if the number is no card."""
    if card not in _WORDS:
        raise BadCard(str(card), 0)
    return _WORDS[card]


def names(cards: Iterable[Card]) -> str:
    """The names of cards in their order, with a space between: `As Kd`."""
    return " ".join([name(card) for card in cards])


def rank_of(card: Card) -> int:
    """A card's rank, 0 (two) to 12 (ace) (Rulebook A2); UNKNOWN has none, do not ask."""
    return card >> 2


def suit_of(card: Card) -> int:
    """A card's suit, 0..3: clubs, diamonds, hearts, spades (Rulebook A4); UNKNOWN has none, do not ask."""
    return card & 3


def standard_deck() -> tuple[Card, ...]:
    """The 52 cards in order, the two of clubs first (Rulebook A1)."""
    return deck()


def deck(lowest_rank: int = 0) -> tuple[Card, ...]:
    """The pack from one rank upward, in order: from 4 (the six) it has 36 cards, from 8 (the ten) 20 (Rulebook A1)."""
    return tuple(range(4 * lowest_rank, 52))


def max_players(deck_size: int, board: int, burns: int, hole: int) -> int:
    """How many players one pack can serve with `hole` cards each, after the board and the burn cards (Rulebook A3)."""
    return (deck_size - board - burns) // hole
