"""High hands by two look-ups: the pure-Python twin of fast/high.c and fast/batch.c (Rulebook B1-B6).

The hot functions take cards in any order and check nothing: cards must be different and known. UNKNOWN would be read
as the ace of spades; a card that comes twice gives some number or an IndexError.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import Any, Literal

Bytes = bytes | bytearray | memoryview
"""Cards in a row, one in a byte."""

# A card's value is three numbers in one: the key of a low rank, from bit 14 that of a high rank, from bit 30 a counter
# of its suit. `prepare` fills these in place, so whoever imported a function before that looks into the same ones.
_VALUES: list[int] = []
_SUITED: list[list[int]] = []
_FLUSHES: array[int] = array("H")
_ROWS: list[int] = []
_COLUMNS: list[int] = []
_CLASSES: array[int] = array("H")


def prepare() -> None:
    """Build the tables now, in some hundredths of a second, and not when the first hand is ranked; once is enough."""
    if _VALUES:
        return
    from croupier.kernels.tables import build

    tables = build()
    _SUITED[:], _FLUSHES[:] = tables.suited, tables.flushes
    _ROWS[:], _COLUMNS[:], _CLASSES[:] = tables.rows, tables.columns, tables.classes
    _VALUES[:] = tables.values  # the last one: without it a hand is not looked up


def rank5(a: int, b: int, c: int, d: int, e: int) -> int:
    """How strong these five cards are (Rulebook B1-B6)."""
    try:
        hand = _VALUES[a] + _VALUES[b] + _VALUES[c] + _VALUES[d] + _VALUES[e]
        if suit := _SUITED[hand >> 30]:
            return _FLUSHES[suit[a] | suit[b] | suit[c] | suit[d] | suit[e]]
        hand &= 0x3FFF_FFFF
        return _CLASSES[_ROWS[hand >> 14] + _COLUMNS[hand & 0x3FFF]]
    except IndexError:
        return _first(rank5, (a, b, c, d, e))


def rank6(a: int, b: int, c: int, d: int, e: int, f: int) -> int:
    """How strong the best five of these six cards are (Rulebook B2)."""
    try:
        hand = _VALUES[a] + _VALUES[b] + _VALUES[c] + _VALUES[d] + _VALUES[e] + _VALUES[f]
        if suit := _SUITED[hand >> 30]:
            return _FLUSHES[suit[a] | suit[b] | suit[c] | suit[d] | suit[e] | suit[f]]
        hand &= 0x3FFF_FFFF
        return _CLASSES[_ROWS[hand >> 14] + _COLUMNS[hand & 0x3FFF]]
    except IndexError:
        return _first(rank6, (a, b, c, d, e, f))


def rank7(a: int, b: int, c: int, d: int, e: int, f: int, g: int) -> int:
    """How strong the best five of these seven cards are (Rulebook B2)."""
    try:
        hand = _VALUES[a] + _VALUES[b] + _VALUES[c] + _VALUES[d] + _VALUES[e] + _VALUES[f] + _VALUES[g]
        if suit := _SUITED[hand >> 30]:
            return _FLUSHES[suit[a] | suit[b] | suit[c] | suit[d] | suit[e] | suit[f] | suit[g]]
        hand &= 0x3FFF_FFFF
        return _CLASSES[_ROWS[hand >> 14] + _COLUMNS[hand & 0x3FFF]]
    except IndexError:
        return _first(rank7, (a, b, c, d, e, f, g))


def _first(rank: Callable[..., int], cards: Sequence[int]) -> int:
    """Rank the very first hand: a try costs nothing while nothing is raised, so later hands do not pay for the wait."""
    if _VALUES:
        raise IndexError(f"these are not different cards: {cards}")
    prepare()
    return rank(*cards)


def rank_many(cards: Bytes | array[int], size: int, ranks: array[int] | memoryview, wide: bool = True) -> None:
    """Write the HandRank of each hand of `size` cards into `ranks`, whose items have 16 bits.

    Raises ValueError for what are no hands; if it is a card that there is not, all ranks are 0 then.
    `wide` lets the compiled part rank sixteen hands at a time where the processor can.
    """
    flat, places = memoryview(cards).cast("B"), memoryview(ranks).cast("B").cast("H")
    if size not in (5, 6, 7) or len(flat) != size * len(places):
        raise ValueError(f"these are not whole hands of {size} cards with a place for each rank")
    if len(flat) and max(flat) > 51:
        places[:] = memoryview(bytes(2 * len(places))).cast("H")
        wrong = next(place for place, card in enumerate(flat) if card > 51)
        raise ValueError(f"hand {wrong // size + 1}: card {wrong % size + 1} is none")
    rank: Callable[..., int] = {5: rank5, 6: rank6, 7: rank7}[size]  # type: ignore[assignment]
    for hand in range(len(places)):
        places[hand] = rank(*flat[hand * size : hand * size + size])


def items(buffer: Bytes | array[Any], kind: Literal["H", "i", "q", "Q", "d"]) -> list[Any]:
    """What stands in a buffer, whatever its own items are; nothing when it is cut off in the middle of one."""
    flat = memoryview(buffer).cast("B")
    return [] if len(flat) % array(kind).itemsize else flat.cast(kind).tolist()


def offsuit() -> tuple[list[int], Callable[[int], int]]:
    """The key of each rank, and the HandRank of a sum of keys as if no suit came five times."""
    prepare()
    rows, columns, classes = _ROWS, _COLUMNS, _CLASSES
    return [_VALUES[4 * rank] & 0x3FFF_FFFF for rank in range(13)], lambda key: classes[
        rows[key >> 14] + columns[key & 0x3FFF]
    ]


def flushes() -> array[int]:
    """By the ranks of five to seven cards of one suit, as bits: their HandRank."""
    prepare()
    return _FLUSHES
