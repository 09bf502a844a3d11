"""The rulebook's vectors for seats, the button, stakes and cash games, each by its id."""

from __future__ import annotations

import json
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from croupier.cards import card
from croupier.room.button import Placed, draw_button, move_button, seat_roles
from croupier.room.decide import passive
from croupier.room.evening import CashRules
from croupier.room.fact import Roll, Sitting, Stood, TableSpec
from croupier.room.missed import Mark, Place, price_of_entry
from croupier.room.refusals import RULE_OF_ROOM
from croupier.room.stakes import betting_for, blinds_from_min_bet, buy_in_range, may_add, orbit
from croupier.room.table import Table
from croupier.room.wish import Buy, Sit, Stand
from croupier.rules.action import CALL, CHECK, FOLD, Bet
from croupier.rules.betting import Betting
from croupier.rules.house_rules import HouseRules
from croupier.rules.legal import Illegal, Legal

TESTS = Path(__file__).resolve().parents[1]
STRUCTURES = {"NL": "no_limit", "PL": "pot_limit", "FL": "fixed_limit"}
MARKS: dict[str, Mark] = {"sb": "small_blind", "bb": "big_blind", "new": "new"}


def vectors(topic: str) -> list[dict[str, Any]]:
    """The vectors of a topic: those adopted into the tests, else those beside the project."""
    for folder in (TESTS / "vectors", TESTS.parents[1] / "shared" / "vectors"):
        if (folder / f"{topic}.json").is_file():
            return list(json.loads((folder / f"{topic}.json").read_text(encoding="utf-8"))["vectors"])
    raise FileNotFoundError(f"no vectors of {topic}")


def seat_draw(given: dict[str, Any]) -> dict[str, Any]:
    rounds = [{int(seat): card(name) for seat, name in drawn.items()} for drawn in given["rounds"]]
    return {"button": draw_button(rounds, given["tie_rule"])}


def roles(given: dict[str, Any]) -> dict[str, Any]:
    found = seat_roles(given["occupied"], given["button"])
    return {
        "sb": found.small,
        "bb": found.big,
        "first_preflop": found.first_preflop,
        "first_postflop": found.first_postflop,
        "deal_order": list(found.order),
    }


def moved(given: dict[str, Any]) -> dict[str, Any]:
    last = Placed(given["prev"]["button"], given["prev"]["sb_seat"], given["prev"]["bb"])
    found = move_button(given["rule"], given["occupied"], last)
    return {"button": found.button, "sb_seat": found.small, "sb_dead": found.small_is_dead, "bb": found.big}


def missed_blinds(given: dict[str, Any]) -> dict[str, Any]:
    betting = Betting(small_blind=given["sb"], big_blind=given["bb"])
    price = price_of_entry(house_of(given), betting, [MARKS[name] for name in given["missed"]], place_of(given))
    return {"live": price.live, "dead": price.dead, "may_enter": price.may_enter}


def house_of(given: dict[str, Any]) -> HouseRules:
    """The house rules of a vector about missed blinds."""
    more = {key: given[key] for key in ("missed_in_bb_position",) if key in given}
    return HouseRules(missed_blind_policy=given["policy"], **more, **given.get("house", {}))


def place_of(given: dict[str, Any]) -> Place:
    """The place at which a vector's player would come in."""
    places: dict[str, Place] = {"BB": "big_blind", "SB": "small_blind", "between_sb_and_button": "between"}
    return places.get(given.get("position", ""), "other")


def blinds(given: dict[str, Any]) -> dict[str, Any]:
    small, big = blinds_from_min_bet(given["min_bet"])
    return {"sb": small, "bb": big}


def stakes(given: dict[str, Any]) -> dict[str, Any]:
    betting = betting_for(STRUCTURES[given["structure"]], *given["stakes"])  # type: ignore[arg-type]
    bets = {"small_bet": betting.lower, "big_bet": betting.upper}
    return {"sb": betting.small_blind, "bb": betting.big_blind} | bets


def orbit_cost(given: dict[str, Any]) -> dict[str, Any]:
    betting = Betting(small_blind=given["sb"], big_blind=given["bb"], ante=given.get("ante", 0))
    found = orbit(given["players"], betting, given["stack"])
    return {"per_orbit": found.cost, "orbits": found.orbits, "hands": found.hands}


def buy_in(given: dict[str, Any]) -> dict[str, Any]:
    house = HouseRules(buy_in_min_bb=given["min_bb"], buy_in_max_bb=given["max_bb"])
    spec = TableSpec("Test", betting=Betting(small_blind=given["bb"] // 2, big_blind=given["bb"]), house=house)
    least, most = buy_in_range(spec)
    assert (least, most) == (given["min_bb"] * given["bb"], given["max_bb"] * given["bb"])
    return {"accepted": [is_seated(spec, amount) for amount in given["amounts"]]}


def is_seated(spec: TableSpec, amount: int) -> bool:
    table = Table.open(spec)
    with suppress(Illegal):
        table.act("p1", Sit(1, amount, "P1"), 0)
    return table.seat_of("p1") == 1


def top_up(given: dict[str, Any]) -> dict[str, Any]:
    return {"max_add": may_add(given["stack"], given["max"], given["in_hand"])}


def remove_chips(given: dict[str, Any]) -> dict[str, Any]:
    table = Table(Roll(TableSpec("Test"), (Sitting(1, "p1", "P1", given["stack"]),)))
    if given["leaving"]:
        return {"allowed": table.act("p1", Stand(), 0) == [Stood(1, "p1", given["amount"])]}
    with pytest.raises(Illegal):  # there is no wish that takes chips off the table but to leave with all of them
        table.act("p1", Buy(-given["amount"]), 0)
    return {"allowed": False}


def timeout_action(given: dict[str, Any]) -> dict[str, Any]:
    action = passive(Legal(0, fold=True, check=given["to_call"] == 0, call=given["to_call"], max_to=500))
    return {"action": {FOLD: "fold", CHECK: "check", CALL: "call", Bet(500): "bet"}[action]}


def rejoin(given: dict[str, Any]) -> dict[str, Any]:
    house = HouseRules(buy_in_min_bb=given["min"] // 10, buy_in_max_bb=given["max"] // 10)
    betting, cash = Betting(small_blind=5, big_blind=10), CashRules(rejoin_window_min=given["window"])
    spec = TableSpec("Test", betting=betting, house=house, cash=cash)
    table = Table(Roll(spec, (Sitting(1, "p1", "P1", given["left_with"]),)))
    table.act("p1", Stand(), 0)
    least, most = table.range_of("p1", given["minutes"] * 60_000)
    with pytest.raises(Illegal):
        table.act("p1", Sit(2, least - 1, "P1"), given["minutes"] * 60_000)
    table.act("p1", Sit(2, least, "P1"), given["minutes"] * 60_000)
    return {"min_buy_in": table.seats[2].stack, "max_buy_in": most}


KINDS = {
    "button_draw": seat_draw,
    "seat_roles": roles,
    "button_move": moved,
    "missed_blinds": missed_blinds,
    "blinds_from_min_bet": blinds,
    "stakes": stakes,
    "orbit_cost": orbit_cost,
    "buy_in": buy_in,
    "top_up": top_up,
    "remove_chips": remove_chips,
    "timeout_action": timeout_action,
    "rejoin": rejoin,
}
OWN = [
    vector
    for topic in ("button", "deck_button_draw", "missed_blinds", "blinds", "cash")
    for vector in vectors(topic)
    if vector["kind"] in KINDS
]


@pytest.mark.parametrize("vector", OWN, ids=lambda vector: vector["id"])
def test_the_room_agrees_with_the_rulebook(vector: dict[str, Any]) -> None:
    found = KINDS[vector["kind"]](vector["input"])
    assert {key: found[key] for key in vector["expect"]} == vector["expect"], vector["text"]


def test_no_vector_of_these_kinds_is_lost(capsys: pytest.CaptureFixture[str]) -> None:
    count = Counter(vector["kind"] for vector in OWN)
    with capsys.disabled():
        print(f"\nvectors of the room: {count.total()} run")
    assert count == {
        "seat_roles": 5,
        "button_move": 12,
        "button_draw": 5,
        "missed_blinds": 15,
        "blinds_from_min_bet": 3,
        "stakes": 6,
        "orbit_cost": 2,
        "buy_in": 1,
        "top_up": 3,
        "remove_chips": 2,
        "timeout_action": 2,
        "rejoin": 3,
    }


def test_each_refusal_names_a_rule_of_the_rulebook() -> None:
    assert all(rule and rule[0] in "ABCDEFGHIJKLM" for rule in RULE_OF_ROOM.values())
