"""The tables behind `high`, built in a few hundredths of a second from the rules alone (Rulebook B1-B4).

Suits aside, a hand is so many cards of each rank. Its low ranks (two to seven) choose a column, its high ranks (eight
to ace) a row; row plus column is the place of its HandRank. Both are found by a sum of keys, one per card.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

LOW_KEYS = (1, 5, 24, 112, 521, 2247)
HIGH_KEYS = (1, 5, 24, 112, 521, 2247, 9244)
"""The least keys with which up to seven cards, at most four of a rank, have a sum of their own in their half."""

HIGH_SHIFT, SUIT_SHIFT = 14, 30
"""Where in a card's value the key of a high rank and the four counters of suits (three bits each) begin."""

ALL_RANKS = (1 << 13) - 1
STRAIGHTS = (0b1_0000_0000_1111, *(0b11111 << lowest for lowest in range(9)))
"""The ranks of each straight, lowest first: the ace is low in the first of them and high in the last (Rulebook B3)."""

HIGH_CARD, PAIR, TWO_PAIR, TRIPS, STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH = (n << 26 for n in range(9))
"""The categories (Rulebook B1), above what decides inside one: the ranks that make it << 13, its kickers, as bits."""


Shape = tuple[int, int, list[int]]
"""What repeated ranks make: a strength, the ranks that may still kick, and the table of the highest of these."""


class Tables(NamedTuple):
    """What `high` looks up: see there."""

    values: list[int]
    suited: list[list[int]]
    flushes: array[int]
    rows: list[int]
    columns: list[int]
    classes: array[int]


class Half(NamedTuple):
    """Some cards of the low or of the high ranks: how many, the sum of their keys, which ranks, and which repeatedly.

    Ranks are bits. `repeated` has three sets of them, 13 bits apart: held at least twice, three times, four times.
    """

    cards: int
    key: int
    ranks: int
    repeated: int


def build() -> Tables:
    """All tables, in the numbers 1 (7-5-4-3-2) to 7462 (the royal flush) (Rulebook B9)."""
    straights = straights_among(STRAIGHTS)
    highest = highest_by_count()
    rows, columns, strengths = _offsuit(straights, highest)
    flushes = flushes_of(straights, highest[5])
    ranks = {strength: rank for rank, strength in enumerate(sorted({*strengths, *flushes}))}
    return Tables(
        [_value(card) for card in range(52)],
        suited_cards(),
        array("H", [ranks[strength] for strength in flushes]),
        rows,
        columns,
        array("H", [ranks[strength] for strength in strengths]),
    )


def _value(card: int) -> int:
    """What a card adds to the sum of a hand: the key of its rank in one half, and one to the counter of its suit."""
    rank, suit = card >> 2, card & 3
    key = LOW_KEYS[rank] if rank < 6 else HIGH_KEYS[rank - 6] << HIGH_SHIFT
    return key + (1 << SUIT_SHIFT + 3 * suit)


def suited_cards() -> list[list[int]]:
    """By counters of suits: what each card adds to the ranks of the flush, or an empty list if no suit has five."""
    counters = [1 << 3 * suit for suit in range(4)]
    suited: list[list[int]] = [[]] * (7 * counters[3] + 1)
    for suit, counter in enumerate(counters):
        bits = [1 << (card >> 2) if card & 3 == suit else 0 for card in range(52)]
        for others in (0, 1, 2):
            for rest in combinations_with_replacement(counters, others):
                suited[5 * counter + sum(rest)] = bits
    return suited


def straights_among(straights: tuple[int, ...]) -> list[int]:
    """By ranks: the strength of the best of these straights among them, of which the lowest is the first, or 0."""
    best = [0] * (ALL_RANKS + 1)
    for top, straight in enumerate(straights):
        others = rest = ALL_RANKS ^ straight
        while others:
            best[straight | others] = STRAIGHT + top
            others = others - 1 & rest
        best[straight] = STRAIGHT + top
    return best


def highest_by_count() -> dict[int, list[int]]:
    """How many are wanted, and then by ranks: so many of the highest of them."""
    return {count: _highest(count) for count in (1, 2, 3, 5)}


def _highest(count: int) -> list[int]:
    """By ranks: the `count` highest of them."""
    highest: list[int] = []
    for ranks in range(ALL_RANKS + 1):
        highest.append(ranks if ranks.bit_count() <= count else highest[ranks & ranks - 1])
    return highest


def flushes_of(straights: list[int], highest: list[int]) -> list[int]:
    """By ranks of one suit, five to seven of them: the strength of the flush or straight flush."""
    lift = STRAIGHT_FLUSH - STRAIGHT
    return [
        0 if ranks.bit_count() < 5 else straights[ranks] + lift if straights[ranks] else FLUSH + highest[ranks]
        for ranks in range(ALL_RANKS + 1)
    ]


def _halves(keys: tuple[int, ...], lowest: int) -> list[Half]:
    """Every choice of up to seven cards from the ranks that have these keys, fewest cards first."""
    halves = [Half(0, 0, 0, 0)]
    for rank, key in enumerate(keys, lowest):
        bit = 1 << rank
        repeats = (0, 0, bit, bit | bit << 13, bit | bit << 13 | bit << 26)
        added = [(count, count * key, bit if count else 0, repeats[count]) for count in range(5)]
        halves = [
            Half(half.cards + count, half.key + more, half.ranks | ranks, half.repeated | repeated)
            for half in halves
            for count, more, ranks, repeated in added
            if half.cards + count <= 7
        ]
    return sorted(halves)


def _offsuit(straights: list[int], highest: dict[int, list[int]]) -> tuple[list[int], list[int], list[int]]:
    """Rows, columns and the strength at each of their places, for all hands of five, six and seven cards.

    Low halves with fewer cards stand further left, so the ones that fit beside a high half are one stretch of its row.
    """
    lows, highs = _halves(LOW_KEYS, 0), _halves(HIGH_KEYS, 6)
    columns, rows = _blank(lows), _blank(highs)
    for column, low in enumerate(lows):
        columns[low.key] = column
    starts = [sum(low.cards < count for low in lows) for count in range(9)]
    below = [(low.ranks, low.repeated) for low in lows]
    shape_of = shapes(highest)
    strengths: list[int] = []
    for high in highs:
        first, end = starts[max(0, 5 - high.cards)], starts[8 - high.cards]
        strengths += [0] * (len(strengths) - first & 1)  # the compiled part keeps the half of an even number
        rows[high.key] = len(strengths) - first
        strengths += _row(high, below[first:end], straights, shape_of)
    return rows, columns, strengths


def _row(high: Half, below: list[tuple[int, int]], straights: list[int], shape_of: Callable[[int], Shape]) -> list[int]:
    """The strength of a high half with each low half that fits beside it."""
    _, _, above, twice = high
    return [
        shape if (shape := made + kickers[(ranks := above | low) & free]) > (straight := straights[ranks]) else straight
        for low, repeated in below
        for made, free, kickers in [shape_of(twice | repeated)]
    ]


def _blank(halves: list[Half]) -> list[int]:
    """A zero for every sum of keys that may come."""
    return [0] * (1 + max(half.key for half in halves))


def shapes(highest: dict[int, list[int]]) -> Callable[[int], Shape]:
    """By repeated ranks, remembered: the shape they make."""
    top = highest[1]

    def made(category: int, ranks: int, kickers: int) -> Shape:
        return category + (ranks << 13), ALL_RANKS ^ ranks, highest[kickers]

    @cache
    def shape(repeated: int) -> Shape:
        pairs, trips, quads = repeated & ALL_RANKS, repeated >> 13 & ALL_RANKS, repeated >> 26
        if quads:
            return made(QUADS, top[quads], 1)
        if trips and (second := top[pairs ^ top[trips]]):
            return FULL_HOUSE + (top[trips] << 13) + second, 0, top
        if trips:
            return made(TRIPS, trips, 2)
        if pairs & pairs - 1:
            return made(TWO_PAIR, highest[2][pairs], 1)
        return made(PAIR, pairs, 3) if pairs else made(HIGH_CARD, 0, 5)

    return shape
