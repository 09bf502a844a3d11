"""How the vectors of cards, seats and stakes are put to the code that answers them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.rules.stage import STRUCTURES

from croupier.cards import card, cards, max_players
from croupier.ranking import EVALUATORS
from croupier.room.button import Placed, draw_button, move_button, seat_roles
from croupier.room.stakes import betting_for, blinds_from_min_bet, orbit
from croupier.rules.betting import Betting
from croupier.rules.event import Opened
from croupier.rules.hand import Hand
from croupier.rules.house_rules import HouseRules
from croupier.rules.showdown import halves_of
from croupier.rules.variants import VARIANTS

Given = dict[str, Any]


def many(names: list[str]) -> tuple[int, ...]:
    """The cards of a list of names."""
    return cards(" ".join(names))


def category(variant: str, hole: list[str], board: list[str], house: dict[str, Any] | None = None) -> tuple[int, str]:
    """A hand's rank and its category, as the Hand itself reads it in a showdown of this game by these house rules."""
    rules = HouseRules(**(house or {}))
    hand = Hand.open(Opened(1, variant, Betting(), rules, (1, 2), ("a", "b"), (1, 1), 2, (), 0, 0, 2))
    evaluator, own, up = EVALUATORS[halves_of(hand)[0]], many(hole), many(board)
    return evaluator.rank(own, up), evaluator.name(evaluator.five(own, up)).category


def best_hand(given: Given) -> Given:
    """The category of one hand."""
    return {"category": category(given["variant"], given["hole"], given["board"])[1]}


def compare(given: Given) -> Given:
    """Who wins among hands on one board."""
    house = given.get("house")
    hands = {name: category(given["variant"], hole, given["board"], house) for name, hole in given["hands"].items()}
    best = max(rank for rank, _ in hands.values())
    winners = sorted(name for name, (rank, _) in hands.items() if rank == best)
    return {"winners": winners, "categories": {name: kind for name, (_, kind) in hands.items()}}


def low8(given: Given) -> Given:
    """The ranks of the best low of a hand with exactly two of its hole cards, the ace as 1; none if there is none."""
    low = EVALUATORS[VARIANTS["omaha8"].halves[1]]
    hole, board = many(given["hole"]), many(given["board"])
    if not low.rank(hole, board):
        return {"low": None}
    return {"low": [(rank + 1) % 13 + 1 for rank in low.name(low.five(hole, board)).ranks]}


def lowest(variant: str) -> Callable[[Given], Given]:
    """Who wins among ready hands of a game for low."""

    def winners(given: Given) -> Given:
        ranks = {name: category(variant, hand, [])[0] for name, hand in given["hands"].items()}
        return {"winners": sorted(name for name, rank in ranks.items() if rank == max(ranks.values()))}

    return winners


def deck_limit(given: Given) -> Given:
    """How many players the pack serves."""
    return {"max_players": max_players(given["deck"], given["board"], given["burns"], given["hole"])}


def button_draw(given: Given) -> Given:
    """Who wins the draw for the button."""
    rounds = [{int(seat): card(name) for seat, name in drawn.items()} for drawn in given["rounds"]]
    return {"button": draw_button(rounds, given["tie_rule"])}


def roles(given: Given) -> Given:
    """Who has which part in a hand."""
    found = seat_roles(given["occupied"], given["button"])
    return {
        "sb": found.small,
        "bb": found.big,
        "first_preflop": found.first_preflop,
        "first_postflop": found.first_postflop,
        "deal_order": list(found.order),
    }


def button_move(given: Given) -> Given:
    """Where the button and the blinds go."""
    last = Placed(given["prev"]["button"], given["prev"]["sb_seat"], given["prev"]["bb"])
    now = move_button(given["rule"], given["occupied"], last)
    return {"button": now.button, "sb_seat": now.small, "sb_dead": now.small_is_dead, "bb": now.big}


def blinds(given: Given) -> Given:
    """The blinds of a minimum bet."""
    small, big = blinds_from_min_bet(given["min_bet"])
    return {"sb": small, "bb": big}


def stakes(given: Given) -> Given:
    """The amounts behind a notation like 2/4."""
    betting = betting_for(STRUCTURES[given["structure"]], *given["stakes"])
    return {
        "sb": betting.small_blind,
        "bb": betting.big_blind,
        "small_bet": betting.lower,
        "big_bet": betting.upper,
    }


def orbit_cost(given: Given) -> Given:
    """What waiting costs."""
    betting = Betting(small_blind=given["sb"], big_blind=given["bb"], ante=given.get("ante", 0))
    cost = orbit(given["players"], betting, given["stack"])
    return {"per_orbit": cost.cost, "orbits": cost.orbits, "hands": cost.hands}


ANSWERS = {
    "best_hand": best_hand,
    "compare": compare,
    "low8": low8,
    "low27": lowest("deuce_to_seven_single_draw"),
    "razz": lowest("razz"),
    "badugi": lowest("badugi"),
    "deck_limit": deck_limit,
    "button_draw": button_draw,
    "seat_roles": roles,
    "button_move": button_move,
    "blinds_from_min_bet": blinds,
    "stakes": stakes,
    "orbit_cost": orbit_cost,
}
"""The answer of the code to each of these kinds."""
