"""Can such a table be opened at all? Everything in a spec that its types cannot say (Rulebook C1, C8, C9, I1)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from msgspec.structs import replace

from croupier.chinese.variants import VARIANTS as CHINESE
from croupier.room.fact import TableSpec
from croupier.room.game import bombs, games_of, most_seats, stakes_of
from croupier.room.match import is_open_face, rules_of
from croupier.room.refusals import RULE_OF_ROOM
from croupier.room.stakes import most_points
from croupier.rules.betting import Betting
from croupier.rules.legal import Illegal
from croupier.rules.variants import ROTATIONS, VARIANTS

MOST = 1_000_000_000
"""The greatest blind, ante or bet of a table, in chips: all stacks stay exact in a browser's numbers."""

Fault = tuple[str, str, dict[str, int]]
"""A code, the place in the spec, and the numbers for the sentence."""


class BadSpec(Illegal):
    """A spec by which no hand could be played; `place` says which field is wrong, as `betting.small_blind`."""

    def __init__(self, code: str, place: str, numbers: dict[str, int]) -> None:
        super().__init__(code, RULE_OF_ROOM[code], **numbers)
        self.place = place


def check_spec(spec: TableSpec) -> None:
    """Raise `BadSpec` for the first fault of a spec, if it has any."""
    for code, place, numbers in faults(spec):
        raise BadSpec(code, place, numbers)


def tidy(spec: TableSpec) -> TableSpec:
    """The spec without rules of open-face Chinese where it is not played: every roll carries it."""
    return spec if spec.open_face is None or is_open_face(spec) else replace(spec, open_face=None)


def faults(spec: TableSpec) -> Iterator[Fault]:
    """Every fault of a spec, in the order of its fields."""
    if is_open_face(spec):
        yield from _open_face(spec)
        return
    if spec.tournament.circles:
        yield "no_tournament_here", "tournament.circles", {}
    unknown = list(_unknown(spec))
    yield from unknown
    yield from _amounts(spec.betting)
    if not unknown:
        yield from _games(spec)
    house = spec.house
    if house.buy_in_min_bb > house.buy_in_max_bb:
        yield "buy_in_range_empty", "house.buy_in_min_bb", {"least": house.buy_in_min_bb, "most": house.buy_in_max_bb}


def _open_face(spec: TableSpec) -> Iterator[Fault]:
    """What an open-face game cannot have (K1, K2, K23, K25, L18)."""
    if spec.seats > (most := most_seats(spec)):
        yield "too_many_seats", "seats", {"seats": spec.seats, "most": most}
    if spec.bomb_every:
        yield "no_bomb_here", "bomb_every", {}
    house, game = rules_of(spec), CHINESE[spec.variant]
    for option in ("ofc_fantasy_cards", "ofc_refantasy_cards"):
        if getattr(house, option) == "progressive" and not game.discards:
            yield "progressive_needs_discards", f"open_face.{option}", {}
    most = most_points(spec)
    if house.ofc_min_points > most:
        yield "buy_in_range_empty", "open_face.ofc_min_points", {"least": house.ofc_min_points, "most": most}
    if (value := house.ofc_point_value) * most > MOST:
        yield "amount_too_big", "open_face.ofc_point_value", {"amount": value, "most": MOST // most}


def _unknown(spec: TableSpec) -> Iterator[Fault]:
    if spec.variant not in VARIANTS:
        yield "unknown_variant", "variant", {}
    elif not spec.rotation and spec.betting.structure not in VARIANTS[spec.variant].structures:
        yield "structure_not_played", "betting.structure", {}
    if spec.rotation and spec.rotation not in ROTATIONS:
        yield "unknown_rotation", "rotation", {}


def _amounts(betting: Betting) -> Iterator[Fault]:
    for field in ("small_blind", "big_blind", "ante", "min_bet", "small_bet", "big_bet", "bring_in"):
        amount: int = getattr(betting, field)
        if amount < 0:
            yield "negative_amount", f"betting.{field}", {"amount": amount}
        if amount > MOST:
            yield "amount_too_big", f"betting.{field}", {"amount": amount, "most": MOST}


def _games(spec: TableSpec) -> Iterator[Fault]:
    if spec.seats > (most := most_seats(spec)):
        yield "too_many_seats", "seats", {"seats": spec.seats, "most": most}
    opened_by = {VARIANTS[game.variant].forced for game in games_of(spec)}
    if opened_by & {"blinds", "button_blind"}:
        yield from _blinds(spec)
    elif spec.betting.lower < 1:
        yield "no_small_bet", "betting.small_bet", {"amount": spec.betting.lower}
    if spec.house.ante_type != "none" and spec.betting.ante < 1 and "blinds" in opened_by:
        yield "no_ante", "betting.ante", {"amount": spec.betting.ante}
    yield from _bets(spec, opened_by)
    if spec.bomb_every and not bombs(spec):
        yield "no_bomb_here", "bomb_every", {}


def _blinds(spec: TableSpec) -> Iterator[Fault]:
    betting = spec.betting
    if betting.big_blind < 1:
        yield "no_big_blind", "betting.big_blind", {"amount": betting.big_blind}
    if betting.small_blind > betting.big_blind:
        yield "small_blind_too_big", "betting.small_blind", {"small": betting.small_blind, "big": betting.big_blind}


def _bets(spec: TableSpec, opened_by: Collection[str]) -> Iterator[Fault]:
    betting, stakes = spec.betting, stakes_of(spec)
    lower, upper = (stakes.small_bet, stakes.big_bet) if spec.rotation else (betting.lower, betting.upper)
    if upper and upper < lower:
        yield "big_bet_too_small", "betting.big_bet", {"small": lower, "big": upper}
    if "bring_in" in opened_by and betting.bring_in > lower:
        yield "bring_in_too_big", "betting.bring_in", {"bring_in": betting.bring_in, "small": lower}
    if not spec.rotation and spec.house.straddle != "off" and betting.structure == "fixed_limit":
        yield "no_straddle_in_limit", "house.straddle", {}
