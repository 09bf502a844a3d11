"""Thirteen to seventeen cards set at once: the best placement, proved (Rulebook K24, K25, L18).

Every choice of five for the bottom and for the middle, and of three for the top, is looked at or shown to be no
better (`croupier.kernels`: `twin/place.py` says how). Nothing is assumed of the royalties but that rows add up.

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

from array import array
from collections.abc import Callable, Sequence
from typing import NamedTuple

from croupier import kernels
from croupier.cards import Card
from croupier.chinese.rows import Row, Rows
from croupier.chinese.variant import ALL
from croupier.ranking.three import LEAST, LOWEST_TRIPS, RANKS
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


def best_placement(given: Sequence[Card], worth: Worth, stop: Callable[[], bool] = lambda: False) -> Placement:
    """The placement of `given` that is worth most; of equal ones the one that is found first.

    Once `stop()` is true the best so far is the answer. Raises ValueError when these are not
    13 to 17 different cards.
    """
    if not ALL <= len(given) <= MOST or len(set(given)) != len(given):
        raise ValueError(f"{len(given)} cards, {len(set(given))} of them different: it takes 13 to {MOST} (K23)")
    tables = worth.top, worth.middle, worth.bottom, worth.again
    numbers = array("q", (worth.quads, worth.full, LOWEST_TRIPS))
    return placement(given, *kernels.place(bytes(given), RANKS, LEAST, *tables, numbers, stop))


def placement(given: Sequence[Card], worth: int, top: int, middle: int, bottom: int, proved: bool) -> Placement:
    """The cards behind the bits."""
    upper, mid, lower = [
        tuple([card for place, card in enumerate(given) if row >> place & 1]) for row in (top, middle, bottom)
    ]
    used = top | middle | bottom
    discards = tuple([card for place, card in enumerate(given) if not used >> place & 1])
    return Placement((upper, mid, lower), discards, worth, proved)
