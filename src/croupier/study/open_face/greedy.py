"""One placement by the learned policy, and a hand that is set at once by exact search (Rulebook K10, K24)."""

from __future__ import annotations

from croupier.chinese.rows import Rows
from croupier.study.open_face.house import money_of
from croupier.study.open_face.lays import laid
from croupier.study.open_face.playing import by_look
from croupier.study.open_face.policy import state_of
from croupier.study.open_face.spot import Spot
from croupier.study.open_face.stopping import Stop, never
from croupier.study.placement import Placement, best_placement


def greedy(spot: Spot) -> Rows:
    """The placement of a street that looks best, for each row from the top down."""
    tables = money_of(spot.variant, spot.house).tables
    options = by_look(tables, state_of(spot.rows), spot.given, spot.place, not spot.later)
    return laid(spot.given, options[0][1])


def at_once(spot: Spot, stop: Stop = never) -> Placement:
    """The best placement of all cards at once: royalties, lines, and staying in Fantasyland."""
    return best_placement(spot.given, money_of(spot.variant, spot.house).worth(spot.fantasy), stop)
