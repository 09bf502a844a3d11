"""Three rows set at once so that they are worth most: the pure-Python twin of fast/place.c.

Every choice of five for the bottom and for the middle, and of three for the top, is looked at or shown to be no
better: an upper bound of each middle is the best top that its cards leave and that it holds up, an upper bound of each
bottom is the best bound among the middles that are not stronger. Nothing is assumed of what rows are worth but that it
adds up.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from itertools import combinations, starmap
from typing import NamedTuple

from croupier.kernels.twin.high import Bytes, items, rank5

LEAST, MOST = 13, 17
"""So many cards are set at once."""

NONE = -(1 << 60)
"""Worth less than any rows."""

CLASSES, FIVES, RANKS = 456, 7463, 13
"""How many classes of three cards and of five there are, with one for none, and how many ranks of cards."""


class Worths(NamedTuple):
    """What rows are worth by their class, and how the top and the middle are compared.

    `threes` is by three ranks the class of a top, `least` by that class the lowest HandRank that holds it up. `top`,
    `middle` and `bottom` add up; `again` comes on top of that, by the class of the top, if the bottom is at least
    `quads`, the middle at least `full`, or the top at least `trips`.
    """

    threes: list[int]
    least: list[int]
    top: list[int]
    middle: list[int]
    bottom: list[int]
    again: list[int]
    quads: int
    full: int
    trips: int


class Top(NamedTuple):
    """A row of three: its cards as bits, the least middle that holds it up, its worth without and with `again`."""

    bits: int
    least: int
    plain: int
    again: int


Found = tuple[int, int, int, int]
"""The best so far: its worth and the bits of its three rows, the top first."""

Order = list[tuple[int, int, int]]
"""Tops, the best first: the worth, the least middle, the bits."""

Middles = list[tuple[int, int, int, int]]
"""Middles, the best bound first: the bound, the worth, the rank, the bits."""


def place(
    cards: Bytes,
    threes: array[int],
    least: array[int],
    top: array[int],
    middle: array[int],
    bottom: array[int],
    again: array[int],
    numbers: array[int],
    stop: Callable[[], object],
) -> tuple[int, int, int, int, bool]:
    """The rows of 13 to 17 cards that are worth most; of equal ones those that are found first.

    Returns the worth, the cards of the top, the middle and the bottom as bits by their place in `cards`, and whether
    that is proved: once `stop()` is true the best so far is the answer. `threes` and `least` have items of 16 bits, all
    others of 64; `numbers` are `quads`, `full` and `trips`. Raises ValueError for other cards, for tables that are too
    short, and for a worth beyond 2^57.
    """
    small: list[list[int]] = [items(table, "H") for table in (threes, least)]
    own: list[list[int]] = [items(table, "q") for table in (top, middle, bottom, again)]
    three, numbered = items(numbers, "q"), [*cards]
    right = LEAST <= len(numbered) <= MOST and len(set(numbered)) == len(numbered) and max(numbered) < 52
    lengths = RANKS**3, CLASSES, CLASSES, FIVES, FIVES, CLASSES
    right = right and all(len(table) >= length for table, length in zip([*small, *own], lengths, strict=True))
    right = right and len(three) == 3 and max(small[0]) < CLASSES
    if not right or any(max(table) > 1 << 57 or min(table) < -1 << 57 for table in own):
        raise ValueError("these are not 13 to 17 different cards with what rows of them are worth")
    worth = Worths(small[0], small[1], own[0], own[1], own[2], own[3], *three)
    found, proved = search(fives_of(numbered), tops_of(numbered, worth), worth, stop)
    return (*found, proved)


def fives_of(given: list[int]) -> list[tuple[int, int]]:
    """Every choice of five: its rank and its cards as bits, the weakest first."""
    bits = map(sum, combinations([1 << place for place in range(len(given))], 5))
    return sorted(zip(starmap(rank5, combinations(given, 5)), bits, strict=True))


def tops_of(given: list[int], worth: Worths) -> list[Top]:
    """Every choice of three."""
    bits = map(sum, combinations([1 << place for place in range(len(given))], 3))
    found = []
    for (a, b, c), bit in zip(combinations([card >> 2 for card in given], 3), bits, strict=True):
        top = worth.threes[RANKS * RANKS * a + RANKS * b + c]
        plain, again = worth.top[top], worth.top[top] + worth.again[top]
        found.append(Top(bit, worth.least[top], again if top >= worth.trips else plain, again))
    return found


def search(
    fives: list[tuple[int, int]], tops: list[Top], worth: Worths, stop: Callable[[], object]
) -> tuple[Found, bool]:
    """The best rows, and whether that is proved."""
    orders = (best_first(tops, again=False), best_first(tops, again=True))
    middles = tuple(bounded(fives, orders, worth, again) for again in (False, True))
    best: Found = (NONE, 0, 0, 0)
    for bound, pays, rank, bits, again in bottoms(fives, middles, worth):
        if bound <= best[0]:
            break
        if best[1] and stop():
            return best, False
        best = under(best, (pays, rank, bits), middles[again], orders, worth.full if not again else 0)
    return best, True


def best_first(tops: list[Top], again: bool) -> Order:
    """The tops from the best on."""
    order = [(top.again if again else top.plain, top.least, top.bits) for top in tops]
    return sorted(order, key=lambda top: -top[0])


def bounded(fives: list[tuple[int, int]], orders: tuple[Order, Order], worth: Worths, again: bool) -> Middles:
    """Every middle with the best that it and a top of other cards can be worth, over a bottom of `quads` or not."""
    found = []
    for rank, bits in fives:
        for pays, least, top in orders[again or rank >= worth.full]:
            if least <= rank and not top & bits:
                found.append((worth.middle[rank] + pays, worth.middle[rank], rank, bits))
                break
    return sorted(found, key=lambda middle: -middle[0])


def bottoms(
    fives: list[tuple[int, int]], middles: tuple[Middles, ...], worth: Worths
) -> list[tuple[int, int, int, int, bool]]:
    """Every bottom, the best bound first: the bound, the worth, the rank, the bits, whether it is at least `quads`."""
    ladders = [ladder(each) for each in middles]
    found = []
    for rank, bits in fives:
        again = rank >= worth.quads
        bound = highest_up_to(ladders[again], rank)
        found.append((worth.bottom[rank] + bound, worth.bottom[rank], rank, bits, again))
    return sorted(found, key=lambda bottom: -bottom[0])


def ladder(middles: Middles) -> list[tuple[int, int]]:
    """From the best bound down, the ranks that are weaker than those of every better bound."""
    steps: list[tuple[int, int]] = []
    for bound, _, rank, _ in middles:
        if not steps or rank < steps[-1][0]:
            steps.append((rank, bound))
    return steps


def highest_up_to(steps: list[tuple[int, int]], rank: int) -> int:
    """The best bound of a middle that is not stronger than this; hardly anything when there is none."""
    for lowest, bound in steps:
        if lowest <= rank:
            return bound
    return NONE


def under(best: Found, bottom: tuple[int, int, int], middles: Middles, orders: tuple[Order, Order], full: int) -> Found:
    """The best rows over this bottom, if they are better than the best so far."""
    pays, strongest, bits = bottom
    for bound, middle, rank, under_it in middles:
        if pays + bound <= best[0]:
            break
        if rank > strongest or under_it & bits:
            continue
        used = bits | under_it
        for top, least, on_it in orders[rank >= full]:
            if pays + middle + top <= best[0]:
                break
            if least <= rank and not on_it & used:
                best = (pays + middle + top, on_it, under_it, bits)
                break
    return best
