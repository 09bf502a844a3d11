"""High hands: any five cards, aces high, the wheel the lowest straight (Rulebook B1-B6).

A HandRank is an int from 1 (7-5-4-3-2 of mixed suits) to 7462 (a royal flush), one for each of the 7,462 classes of
five-card hands: bigger is better, equal is a tie. Suits decide whether there is a flush and nothing else.

The hot functions take cards in any order and check nothing: cards must be different and known. UNKNOWN would be read
as the ace of spades; a card that comes twice gives some number or an IndexError. The tables are built when the first
hand is ranked, or ahead of that by `prepare`.

>>> from croupier.cards import cards
>>> best(cards("As Ks Qs Js Ts 2c 2d"))
7462
>>> best(cards("Ah Kd 5c 4s 3h 2d")) > best(cards("Ah Ac Ad Kc Ks")[:3] + cards("Qc Jh"))
True
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence

from croupier.cards import Card

HandRank = int
"""How strong a hand is: bigger is better, equal is a tie, in every ranking."""

LOWEST = (1, 1278, 4138, 4996, 5854, 5864, 7141, 7297, 7453)
"""The lowest HandRank of each category: they have 1277, 2860, 858, 858, 10, 1277, 156, 156 and 10 classes."""

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
    from croupier.ranking.high_tables import build

    tables = build()
    _SUITED[:], _FLUSHES[:] = tables.suited, tables.flushes
    _ROWS[:], _COLUMNS[:], _CLASSES[:] = tables.rows, tables.columns, tables.classes
    _VALUES[:] = tables.values  # the last one: without it a hand is not looked up


def rank5(a: Card, b: Card, c: Card, d: Card, e: Card) -> HandRank:
    """How strong these five cards are (Rulebook B1-B6)."""
    try:
        hand = _VALUES[a] + _VALUES[b] + _VALUES[c] + _VALUES[d] + _VALUES[e]
        if suit := _SUITED[hand >> 30]:
            return _FLUSHES[suit[a] | suit[b] | suit[c] | suit[d] | suit[e]]
        hand &= 0x3FFF_FFFF
        return _CLASSES[_ROWS[hand >> 14] + _COLUMNS[hand & 0x3FFF]]
    except IndexError:
        return _first(rank5, (a, b, c, d, e))


def rank6(a: Card, b: Card, c: Card, d: Card, e: Card, f: Card) -> HandRank:
    """How strong the best five of these six cards are (Rulebook B2)."""
    try:
        hand = _VALUES[a] + _VALUES[b] + _VALUES[c] + _VALUES[d] + _VALUES[e] + _VALUES[f]
        if suit := _SUITED[hand >> 30]:
            return _FLUSHES[suit[a] | suit[b] | suit[c] | suit[d] | suit[e] | suit[f]]
        hand &= 0x3FFF_FFFF
        return _CLASSES[_ROWS[hand >> 14] + _COLUMNS[hand & 0x3FFF]]
    except IndexError:
        return _first(rank6, (a, b, c, d, e, f))


def rank7(a: Card, b: Card, c: Card, d: Card, e: Card, f: Card, g: Card) -> HandRank:
    """How strong the best five of these seven cards are (Rulebook B2)."""
    try:
        hand = _VALUES[a] + _VALUES[b] + _VALUES[c] + _VALUES[d] + _VALUES[e] + _VALUES[f] + _VALUES[g]
        if suit := _SUITED[hand >> 30]:
            return _FLUSHES[suit[a] | suit[b] | suit[c] | suit[d] | suit[e] | suit[f] | suit[g]]
        hand &= 0x3FFF_FFFF
        return _CLASSES[_ROWS[hand >> 14] + _COLUMNS[hand & 0x3FFF]]
    except IndexError:
        return _first(rank7, (a, b, c, d, e, f, g))


def _first(rank: Callable[..., HandRank], cards: Sequence[Card]) -> HandRank:
    """Rank the very first hand: a try costs nothing while nothing is raised, so later hands do not pay for the wait."""
    if _VALUES:
        raise IndexError(f"these are not different cards: {cards}")
    prepare()
    return rank(*cards)


def best_of_both(hole: Sequence[Card], board: Sequence[Card]) -> HandRank:
    """How strong the best five of hole cards and board are, seven cards for the most part (Rulebook B2)."""
    if len(hole) == 2 and len(board) == 5:
        a, b = hole
        c, d, e, f, g = board
        return rank7(a, b, c, d, e, f, g)
    return best((*hole, *board))


def best(cards: Sequence[Card]) -> HandRank:
    """How strong the best five of 5, 6 or 7 cards are; any other number of cards is a ValueError (Rulebook B2)."""
    match len(cards):
        case 7:
            return rank7(*cards)
        case 5:
            return rank5(*cards)
        case 6:
            return rank6(*cards)
    raise ValueError(f"a high hand is ranked from five, six or seven cards, not from {len(cards)}")
