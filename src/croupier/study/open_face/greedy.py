"""One placement by the learned policy, and a hand that is set at once by exact search (Rulebook K10, K24)."""

from __future__ import annotations

from collections.abc import Callable

from croupier.chinese.rows import Rows
from croupier.study.open_face.house import money_of
from croupier.study.open_face.lays import laid
from croupier.study.open_face.playing import by_look
from croupier.study.open_face.policy import state_of
from croupier.study.open_face.spot import Spot
from croupier.study.open_face.stopping import Stop, never
from croupier.study.placement import Placement, best_placement


def greedy(spot: Spot, blur: Callable[[], float] = lambda: 0.0) -> Rows:
    """The placement of a street that looks best, for each row from the top down.

    To each look comes a `blur` of so many points: it takes a placement for better or worse than it looks.
    """
    tables = money_of(spot.variant, spot.house).tables
    options = by_look(tables, state_of(spot.rows), spot.given, spot.place, not spot.later)
    _, best, _ = max(options, key=lambda option: option[0] + blur())
    return laid(spot.given, best)


def at_once(spot: Spot, stop: Stop = never) -> Placement:
    """The best placement of all cards at once: royalties, lines, and staying in Fantasyland."""
    return best_placement(spot.given, money_of(spot.variant, spot.house).worth(spot.fantasy), stop)
