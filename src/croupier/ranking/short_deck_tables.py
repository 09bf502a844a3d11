"""The tables behind `short_deck`, built in some hundredths of a second from the rules alone (Rulebook L1)."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import NamedTuple

from croupier.kernels import tables as high_tables

SIX = 4
"""The lowest rank of the pack, which has nine."""

STRAIGHTS = (0b1_0000_1111_0000, *(0b11111 << lowest for lowest in range(SIX, 9)))
"""The ranks of each straight, lowest first: A-6-7-8-9 is the first of them."""

RANKS_SHIFT = 27
"""Where in a card's value, above nine counters of ranks, the four counters of suits begin; each has three bits."""

HIGH_CARD, PAIR, TWO_PAIR, TRIPS, STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH = range(9)
ORDER = (HIGH_CARD, PAIR, TWO_PAIR, TRIPS, STRAIGHT, FULL_HOUSE, FLUSH, QUADS, STRAIGHT_FLUSH)
TRIPS_HIGHER = (HIGH_CARD, PAIR, TWO_PAIR, STRAIGHT, TRIPS, FULL_HOUSE, FLUSH, QUADS, STRAIGHT_FLUSH)
"""The categories as `high_tables` counts them, weakest first, in the two ways in which houses order them."""


class Tables(NamedTuple):
    """What `short_deck` looks up: a card's value; by suits, what its cards add to a flush; flushes; all other hands."""

    values: list[int]
    suited: list[list[int]]
    flushes: array[int]
    classes: dict[int, int]


def build(order: tuple[int, ...]) -> Tables:
    """All tables for categories in this order, in the numbers 1 (J-9-8-7-6) to 1404 (the royal flush)."""
    places = {category: place for place, category in enumerate(order)}

    def moved(strength: int) -> int:
        return places[strength >> 26] << 26 | strength & (1 << 26) - 1

    straights, highest = high_tables.straights_among(STRAIGHTS), high_tables.highest_by_count()
    shape_of = high_tables.shapes(highest)
    hands = {}
    for key, ranks, repeated in _hands():
        made, free, kickers = shape_of(repeated)
        hands[key] = max(moved(made + kickers[ranks & free]), moved(straights[ranks]))
    flushes = [moved(strength) for strength in high_tables.flushes_of(straights, highest[5])]
    flushes = [strength if ranks & (1 << SIX) - 1 == 0 else 0 for ranks, strength in enumerate(flushes)]
    numbers = {strength: number for number, strength in enumerate(sorted({0, *hands.values(), *flushes}))}
    return Tables(
        [_value(card) for card in range(52)],
        high_tables.suited_cards(),
        array("H", [numbers[strength] for strength in flushes]),
        {key: numbers[strength] for key, strength in hands.items()},
    )


def _value(card: int) -> int:
    """What a card adds to the key of a hand; a card that the pack lacks adds what makes it no hand."""
    rank, suit = card >> 2, card & 3
    return (1 << 3 * (rank - SIX)) + (1 << RANKS_SHIFT + 3 * suit) if rank >= SIX else 1 << RANKS_SHIFT + 12


def _hands() -> Iterator[tuple[int, int, int]]:
    """All hands of five to seven cards, suits aside: key, ranks, and repeated ranks as `high_tables.Half` has them."""
    for size in (5, 6, 7):
        for held in combinations_with_replacement(range(SIX, 13), size):
            counts = [held.count(rank) for rank in range(13)]
            if max(counts) <= 4:
                key = sum(count << 3 * (rank - SIX) for rank, count in enumerate(counts) if count)
                least = [sum(1 << rank for rank in range(13) if counts[rank] >= count) for count in (1, 2, 3, 4)]
                yield key, least[0], least[1] | least[2] << 13 | least[3] << 26
