"""How the vectors of cards, seats and stakes are put to the code that answers them."""

from __future__ import annotations

from typing import Any

from tests.rules.stage import STRUCTURES

from croupier.cards import card, cards, max_players
from croupier.ranking import EVALUATORS
from croupier.ranking.describe import category_of, name_of
from croupier.room.button import Placed, draw_button, move_button, seat_roles
from croupier.room.stakes import betting_for, blinds_from_min_bet, orbit
from croupier.rules.betting import Betting
from croupier.rules.variants import VARIANTS

Given = dict[str, Any]


def many(names: list[str]) -> tuple[int, ...]:
    """The cards of a list of names."""
    return cards(" ".join(names))


def category(variant: str, hole: list[str], board: list[str]) -> tuple[int, str]:
    """A hand's rank and its category, which its name must tell as well."""
    evaluator = EVALUATORS[VARIANTS[variant].evaluator]
    rank = evaluator.rank(many(hole), many(board))
    five = evaluator.five(many(hole), many(board))
    assert name_of(five).category == category_of(rank)
    return rank, category_of(rank)


def best_hand(given: Given) -> Given:
    """The category of one hand."""
    return {"category": category(given["variant"], given["hole"], given["board"])[1]}


def compare(given: Given) -> Given:
    """Who wins among hands on one board."""
    hands = {name: category(given["variant"], hole, given["board"]) for name, hole in given["hands"].items()}
    best = max(rank for rank, _ in hands.values())
    winners = sorted(name for name, (rank, _) in hands.items() if rank == best)
    return {"winners": winners, "categories": {name: kind for name, (_, kind) in hands.items()}}


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
    "deck_limit": deck_limit,
    "button_draw": button_draw,
    "seat_roles": roles,
    "button_move": button_move,
    "blinds_from_min_bet": blinds,
    "stakes": stakes,
    "orbit_cost": orbit_cost,
}
"""The answer of the code to each of these kinds."""
