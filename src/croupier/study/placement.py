"""Thirteen to seventeen cards set at once: the best placement, proved (Rulebook K24, K25, L18).

Every choice of five for the bottom and for the middle, and of three for the top, is looked at or shown to be no
better: an upper bound of each middle is the best top that its cards leave and that it holds up, an upper bound of each
bottom is the best bound among the middles that are not stronger. Nothing is assumed of the royalties but that rows add
up.

>>> from croupier.cards import cards, names
>>> from croupier.chinese.house import ChineseRules
>>> from croupier.chinese.variants import VARIANTS
>>> from croupier.study.open_face.worth import worth_of
>>> worth = worth_of(VARIANTS["ofc"], ChineseRules(), 14)
>>> best = best_placement(cards("As Ks Qs Js Ts 9h 9d 9c 4h 4d Qh Qd 2c 3d"), worth)
>>> " / ".join(map(names, best.rows)), best.worth
('Qh Qd 2c / 9h 9d 9c 4h 4d / As Ks Qs Js Ts', 44000)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, starmap
from typing import NamedTuple

from croupier.cards import Card
from croupier.chinese.rows import Row, Rows
from croupier.chinese.variant import ALL
from croupier.ranking.high import rank5
from croupier.ranking.three import LOWEST_TRIPS, least_five, rank3
from croupier.study.open_face.worth import Worth

MOST = 17
"""The most cards that are set at once (Rulebook K23)."""


class Placement(NamedTuple):
    """Rows from the top down, the cards that are discarded, and what the rows are worth in thousandths of a point.

    `proved` is false when the search was stopped: then there may be a better one.
    """

    rows: Rows
    discards: Row
    worth: int
    proved: bool


class Top(NamedTuple):
    """A row of three: its cards as bits, the least middle that holds it up, its worth without and with a repeat."""

    bits: int
    least: int
    plain: int
    again: int


Found = tuple[int, int, int, int]
"""The best so far: its worth and the bits of its three rows, the top first."""

Middles = list[tuple[int, int, int, int]]
"""Middles, the best bound first: the bound, the worth, the rank, the bits."""


def best_placement(given: Sequence[Card], worth: Worth, stop: Callable[[], bool] = lambda: False) -> Placement:
    """The placement of `given` that is worth most; of equal ones the one that is found first.

    Once `stop()` is true the best so far is the answer. Raises ValueError when these are not
    13 to 17 different cards.
    """
    if not ALL <= len(given) <= MOST or len(set(given)) != len(given):
        raise ValueError(f"{len(given)} cards, {len(set(given))} of them different: it takes 13 to {MOST} (K23)")
    fives, tops = fives_of(given), tops_of(given, worth)
    found, proved = search(fives, tops, worth, stop)
    return placement(given, found, proved)


def fives_of(given: Sequence[Card]) -> list[tuple[int, int]]:
    """Every choice of five: its rank and its cards as bits, the weakest first."""
    bits = map(sum, combinations([1 << place for place in range(len(given))], 5))
    return sorted(zip(starmap(rank5, combinations(given, 5)), bits, strict=True))


def tops_of(given: Sequence[Card], worth: Worth) -> list[Top]:
    """Every choice of three."""
    bits = map(sum, combinations([1 << place for place in range(len(given))], 3))
    found = []
    for three, bit in zip(combinations(given, 3), bits, strict=True):
        top = rank3(*three)
        plain, again = worth.top[top], worth.top[top] + worth.again[top]
        found.append(Top(bit, least_five(top), again if top >= LOWEST_TRIPS else plain, again))
    return found


def search(fives: list[tuple[int, int]], tops: list[Top], worth: Worth, stop: Callable[[], bool]) -> tuple[Found, bool]:
    """The best rows, and whether that is proved."""
    orders = (best_first(tops, again=False), best_first(tops, again=True))
    middles = tuple(bounded(fives, orders, worth, again) for again in (False, True))
    best: Found = (-(1 << 60), 0, 0, 0)
    for bound, pays, rank, bits, again in bottoms(fives, middles, worth):
        if bound <= best[0]:
            break
        if best[1] and stop():
            return best, False
        best = under(best, (pays, rank, bits), middles[again], orders, worth.full if not again else 0)
    return best, True


def best_first(tops: list[Top], again: bool) -> list[tuple[int, int, int]]:
    """The tops from the best on: worth, least middle, bits."""
    order = [(top.again if again else top.plain, top.least, top.bits) for top in tops]
    return sorted(order, key=lambda top: -top[0])


Order = list[tuple[int, int, int]]


def bounded(fives: list[tuple[int, int]], orders: tuple[Order, Order], worth: Worth, again: bool) -> Middles:
    """Every middle with the best that it and a top of other cards can be worth, over a bottom that repeats or not."""
    found = []
    for rank, bits in fives:
        for pays, least, top in orders[again or rank >= worth.full]:
            if least <= rank and not top & bits:
                found.append((worth.middle[rank] + pays, worth.middle[rank], rank, bits))
                break
    return sorted(found, key=lambda middle: -middle[0])


def bottoms(
    fives: list[tuple[int, int]], middles: tuple[Middles, ...], worth: Worth
) -> list[tuple[int, int, int, int, bool]]:
    """Every bottom, the best bound first: the bound, the worth, the rank, the bits, whether it repeats Fantasyland."""
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
    return -(1 << 60)


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


def placement(given: Sequence[Card], found: Found, proved: bool) -> Placement:
    """The cards behind the bits."""
    top, middle, bottom = [tuple([card for place, card in enumerate(given) if row >> place & 1]) for row in found[1:]]
    used = found[1] | found[2] | found[3]
    discards = tuple([card for place, card in enumerate(given) if not used >> place & 1])
    return Placement((top, middle, bottom), discards, found[0], proved)
