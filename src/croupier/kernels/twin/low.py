"""Low hands: the pure-Python twin of fast/low.c (Rulebook H6, L3, L7, L9).

Eight or better from 1 (8-7-6-5-4) to 56 (5-4-3-2-A), 0 for no low; ace to five from 1 (four kings with a queen) to 6175
(5-4-3-2-A); deuce to seven from 1 (a royal flush) to 7462 (7-5-4-3-2). Cards must be different, which is not checked.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement

from croupier.kernels.twin.high import Bytes, rank5

EIGHT, EIGHT_OF_TWO, ACE_TO_FIVE, DEUCE_TO_SEVEN = range(4)
"""The lows that `low_many` knows."""

WHEEL, WHEEL_OF_EIGHT, PACK = 6175, 56, 52

ACE_LOW = tuple(1 << (card // 4 + 1) % 13 for card in range(52))
"""By card: the bit of its rank, of which the ace has the lowest."""

EIGHT_LOW = tuple(bit & 0xFF for bit in ACE_LOW)
"""By card: the same; nothing for a nine or more."""

Ranks = tuple[int, ...]


def low_8(hole: Sequence[int], board: Sequence[int]) -> int:
    """How low the best five of all these cards are with no rank above eight, 0 if there is no low (L3, L11)."""
    ranks = 0
    for card in hole:
        ranks |= EIGHT_LOW[card]
    for card in board:
        ranks |= EIGHT_LOW[card]
    return _eights()[ranks]


def low_8_two(hole: Sequence[int], board: Sequence[int]) -> int:
    """The same of exactly two hole cards with three of the board (H6)."""
    shared = ours = 0
    for card in board:
        shared |= EIGHT_LOW[card]
    row = _row(shared)
    for card in hole:
        ours |= EIGHT_LOW[card]
    return row[ours]


def low_a5(hole: Sequence[int], board: Sequence[int]) -> int:
    """How low the best five of all these cards are, the ace low; fewer than five of them are a ValueError (L9)."""
    ranks = 0
    for card in hole:
        ranks |= ACE_LOW[card]
    for card in board:
        ranks |= ACE_LOW[card]
    return _unpaired()[ranks] or _paired(tuple(sorted([(card // 4 + 1) % 13 for card in (*hole, *board)])))


def low_27(hole: Sequence[int], board: Sequence[int]) -> int:
    """How low the best five of all these cards are, the ace high; fewer than five of them are a ValueError (L7)."""
    cards = (*hole, *board)
    if len(cards) == 5:
        return _lows()[rank5(*cards)]
    if len(cards) < 5:
        raise ValueError(f"a low hand is ranked from five cards or more, not from {len(cards)}")
    return max([_lows()[rank5(*five)] for five in combinations(cards, 5)])


def low_many(which: int, holes: Bytes, size: int, boards: Bytes, board: int, ranks: array[int] | memoryview) -> None:
    """Write how low each hand of `size` cards is with its `board` cards of a board into `ranks`, items of 16 bits.

    `which` is one of EIGHT, EIGHT_OF_TWO, ACE_TO_FIVE and DEUCE_TO_SEVEN. Raises ValueError for what are not so many
    cards.
    """
    own, shared, places = memoryview(holes).cast("B"), memoryview(boards).cast("B"), memoryview(ranks).cast("B")
    hands = len(places) // 2
    fits = EIGHT <= which <= DEUCE_TO_SEVEN and size >= 1 and board >= 0 and size + board <= PACK
    fits = fits and len(own) == hands * size and len(shared) == hands * board and len(places) == 2 * hands
    if not fits or (which >= ACE_TO_FIVE and size + board < 5) or max((*own, *shared), default=0) >= PACK:
        raise ValueError("these are not hands and boards of so many cards with a place for each rank")
    rank, into = (low_8, low_8_two, low_a5, low_27)[which], places.cast("H")
    for hand in range(hands):
        into[hand] = rank(own[hand * size : (hand + 1) * size], shared[hand * board : (hand + 1) * board])


def numbered(width: int, highest: int) -> list[int]:
    """By ranks as bits: the number of the lowest five of them, 0 if there are fewer; the lowest of all has `highest`.

    Compared from the top, sets of five ranks are ordered as the numbers that their bits are.
    """
    numbers: list[int] = []
    for ranks in range(1 << width):
        count = ranks.bit_count()
        if count > 5:
            numbers.append(numbers[ranks ^ 1 << ranks.bit_length() - 1])
        else:
            numbers.append(highest if count == 5 else 0)
            highest -= count == 5
    return numbers


@cache
def _eights() -> bytes:
    """By ranks as bits: the HandRank of the lowest five of them, 0 if there are fewer."""
    return bytes(numbered(8, WHEEL_OF_EIGHT))


@cache
def _row(shared: int) -> bytes:
    """By ranks of the hole cards, as bits: the best HandRank of two of them with three of the board's."""
    bits = [1 << rank for rank in range(8)]
    threes = [sum(three) for three in combinations([bit for bit in bits if bit & shared], 3)]
    row = bytearray(256)
    for two in map(sum, combinations(bits, 2)):
        row[two] = max([_eights()[two | three] for three in threes], default=0)
    for bit in bits:  # whoever has more ranks has the lows of fewer as well
        for ranks in range(256):
            if ranks & bit:
                row[ranks] = max(row[ranks], row[ranks ^ bit])
    return bytes(row)


@cache
def _unpaired() -> array[int]:
    """By ranks as bits: the HandRank of the lowest five of them, 0 if there are fewer."""
    return array("H", numbered(13, WHEEL))


@cache
def _paired(ranks: Ranks) -> int:
    """The HandRank of the best five of these ranks (0 is the ace), lowest first, of which no five differ."""
    if len(ranks) < 5:
        raise ValueError(f"a low hand is ranked from five cards or more, not from {len(ranks)}")
    return max(_classes()[five] for five in combinations(ranks, 5))


@cache
def _classes() -> dict[Ranks, int]:
    """The HandRank of every five ranks with a pair."""
    fives = [five for five in combinations_with_replacement(range(13), 5) if len({*five}) < 5 and five[0] != five[4]]
    return {five: number for number, five in enumerate(sorted(fives, key=_badness, reverse=True), 1)}


def _badness(ranks: Ranks) -> tuple[list[int], list[int]]:
    """What compares two lows, the smaller the better: how often its ranks come, and the ranks in the same order."""
    counts = Counter(ranks)
    order = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    return [counts[rank] for rank in order], order


# High hands without an ace at the top are the same in both rankings, and so is what is higher than straights.
WHEELS = ((785, 5854), (6648, 7453))
"""The HandRank of `high` that A-5-4-3-2 would have were it no straight, and the one that it has; then both suited."""


@cache
def _lows() -> array[int]:
    """By HandRank of `high`, from 1: how low the hand is."""
    heights = list(range(7463))  # high hands in the order of this ranking, once the wheels are put where they belong
    for lower, upper in WHEELS:
        heights.insert(lower, heights.pop(upper))
    lows = array("H", bytes(2 * 7463))
    for height, rank in enumerate(heights):
        lows[rank] = 7463 - height
    return lows
