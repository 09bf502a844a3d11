"""Stakes: the small arithmetic of blinds, bets and buy-ins (Rulebook C8, E15, I1, I2)."""

from __future__ import annotations

from msgspec import Struct

from croupier.room.fact import TableSpec
from croupier.room.game import unit_of
from croupier.room.match import is_open_face, rules_of
from croupier.rules.betting import Betting, Structure


def blinds_from_min_bet(min_bet: int, unit: int = 1) -> tuple[int, int]:
    """The small and the big blind of a minimum bet: half of it, rounded down to the chip unit, and all (Rulebook C8).

    >>> blinds_from_min_bet(15)
    (7, 15)
    """
    return min_bet // 2 // unit * unit, min_bet


def betting_for(structure: Structure, low: int, high: int, unit: int = 1) -> Betting:
    """The betting behind a notation like 2/4: the blinds, but in fixed limit the two bets (Rulebook C8, E15)."""
    if structure != "fixed_limit":
        return Betting(structure=structure, small_blind=low, big_blind=high)
    small, big = blinds_from_min_bet(low, unit)
    return Betting(structure=structure, small_blind=small, big_blind=big, small_bet=low, big_bet=high)


class Orbit(Struct, frozen=True, gc=False):
    """What a round of the button costs who only pays, and how long a stack lasts, in whole orbits and their hands."""

    cost: int
    orbits: int
    hands: int


def orbit(players: int, betting: Betting, stack: int) -> Orbit:
    """The price of waiting: the blinds once and an ante a hand, among `players` (Rulebook C8, C9).

    Raises `ZeroDivisionError` when nothing has to be paid.
    """
    cost = betting.small_blind + betting.big_blind + players * betting.ante
    orbits = stack // cost
    return Orbit(cost, orbits, orbits * players)


def buy_in_range(spec: TableSpec) -> tuple[int, int]:
    """The least and the most chips to sit down with: so many big blinds, small bets or points (I1, K2, K26).

    All enter a tournament with the same stack (J1).
    """
    unit, most = unit_of(spec), most_points(spec)
    if spec.tournament.circles:
        return most * unit, most * unit
    if is_open_face(spec):
        return rules_of(spec).ofc_min_points * unit, most * unit
    return spec.house.buy_in_min_bb * unit, spec.house.buy_in_max_bb * unit


def most_points(spec: TableSpec) -> int:
    """The points with which one enters a tournament, or sits down at most at an open-face table (J1, K2)."""
    return spec.tournament.points if spec.tournament.circles else spec.cash.buy_in_max_points


def may_add(stack: int, most: int, in_hand: bool) -> int:
    """How many chips may be added to a stack now: up to the maximum buy-in, and never in a hand (Rulebook I2)."""
    return 0 if in_hand else max(0, most - stack)


def rejoin_range(least: int, most: int, left_with: int, minutes: float, window: int) -> tuple[int, int]:
    """The least and the most to come back with, so many minutes after leaving with this stack (Rulebook I4).

    >>> rejoin_range(400, 1000, 1400, minutes=20, window=60)
    (1400, 1400)
    """
    if left_with <= least or minutes > window:
        return least, most
    return left_with, max(most, left_with)
