"""Can such a table be opened at all? Everything in a spec that its types cannot say (Rulebook C1, C8, C9, I1)."""

from __future__ import annotations

from collections.abc import Iterator

from croupier.room.fact import TableSpec
from croupier.room.refusals import RULE_OF_ROOM
from croupier.rules.betting import Betting
from croupier.rules.house_rules import HouseRules
from croupier.rules.legal import Illegal
from croupier.rules.variant import Variant
from croupier.rules.variants import VARIANTS

MOST = 1_000_000_000
"""The greatest blind, ante or bet of a table, in chips: all stacks stay exact in a browser's numbers."""

USUAL = HouseRules()

NOT_YET = ("run_it_twice", "fold_absent_allin", "rabbit", "seven_deuce")
"""House rules that the Hand plays by and that the tables of a room do not ask their players about yet."""

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


def faults(spec: TableSpec) -> Iterator[Fault]:
    """Every fault of a spec, in the order of its fields."""
    yield from _game(spec)
    yield from _amounts(spec.betting)
    yield from _forced(spec)
    house = spec.house
    for option in NOT_YET:
        if getattr(house, option) != getattr(USUAL, option):
            yield "not_played_here", f"house.{option}", {}
    if house.buy_in_min_bb > house.buy_in_max_bb:
        yield "buy_in_range_empty", "house.buy_in_min_bb", {"least": house.buy_in_min_bb, "most": house.buy_in_max_bb}


def is_offered(game: Variant) -> bool:
    """Whether a table can play the game: its players have nothing to decide but bets, and blinds open it."""
    plain = game.only_deals and game.is_full and not game.streets[0].board
    return plain and game.forced == "blinds" and len(game.halves) == 1


def offered_structures(game: Variant) -> tuple[str, ...]:
    """The betting structures of the game that a table can play."""
    return tuple(structure for structure in game.structures if structure != "spread_limit")


def _game(spec: TableSpec) -> Iterator[Fault]:
    game = VARIANTS.get(spec.variant)
    if game is None or not is_offered(game):
        yield "unknown_variant", "variant", {}
        return
    if spec.betting.structure not in offered_structures(game):
        yield "structure_not_played", "betting.structure", {}
    if spec.seats > game.max_players:
        yield "too_many_seats", "seats", {"seats": spec.seats, "most": game.max_players}


def _amounts(betting: Betting) -> Iterator[Fault]:
    for field in ("small_blind", "big_blind", "ante", "min_bet", "small_bet", "big_bet"):
        amount: int = getattr(betting, field)
        if amount < 0:
            yield "negative_amount", f"betting.{field}", {"amount": amount}
        if amount > MOST:
            yield "amount_too_big", f"betting.{field}", {"amount": amount, "most": MOST}


def _forced(spec: TableSpec) -> Iterator[Fault]:
    betting, house = spec.betting, spec.house
    if betting.big_blind < 1:
        yield "no_big_blind", "betting.big_blind", {"amount": betting.big_blind}
    if betting.small_blind > betting.big_blind:
        yield "small_blind_too_big", "betting.small_blind", {"small": betting.small_blind, "big": betting.big_blind}
    if house.ante_type != "none" and betting.ante < 1:
        yield "no_ante", "betting.ante", {"amount": betting.ante}
    if betting.upper < betting.lower:
        yield "big_bet_too_small", "betting.big_bet", {"small": betting.lower, "big": betting.upper}
    if house.straddle != "off" and betting.structure == "fixed_limit":
        yield "no_straddle_in_limit", "house.straddle", {}
