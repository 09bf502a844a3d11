"""Which tables may be opened (Rulebook C1, C8 to C10, E15, I1)."""

from __future__ import annotations

from typing import Any

import pytest

from croupier.room.fact import Roll, TableSpec
from croupier.room.refusals import RULE_OF_ROOM
from croupier.room.spec import MOST, NOT_YET, BadSpec, check_spec, faults, is_offered
from croupier.room.table import Table
from croupier.rules.betting import Betting
from croupier.rules.house_rules import HouseRules
from croupier.rules.variants import VARIANTS


def spec(variant: str = "holdem", seats: int = 6, house: HouseRules | None = None, **betting: Any) -> TableSpec:
    """A spec with these differences from the usual one."""
    return TableSpec(
        "Test", variant, Betting(**({"small_blind": 5, "big_blind": 10} | betting)), house or HouseRules(), seats
    )


@pytest.mark.parametrize("structure", ["no_limit", "pot_limit", "fixed_limit"])
@pytest.mark.parametrize("variant", ["holdem", "omaha"])
def test_holdem_and_omaha_may_be_opened_in_every_structure(variant: str, structure: str) -> None:
    table = Table.open(spec(variant, structure=structure))
    assert (table.n, table.log) == (1, [(1, Roll(table.spec))])


WRONG = [
    (spec("chess"), "unknown_variant", "variant"),
    (spec(seats=12), "too_many_seats", "seats"),
    (spec(small_blind=-1), "negative_amount", "betting.small_blind"),
    (spec(big_bet=MOST + 1), "amount_too_big", "betting.big_bet"),
    (spec(big_blind=0, small_blind=0), "no_big_blind", "betting.big_blind"),
    (spec(small_blind=11), "small_blind_too_big", "betting.small_blind"),
    (spec(small_bet=20, big_bet=10), "big_bet_too_small", "betting.big_bet"),
    (spec(house=HouseRules(ante_type="per_player")), "no_ante", "betting.ante"),
    (spec(house=HouseRules(straddle="utg"), structure="fixed_limit"), "no_straddle_in_limit", "house.straddle"),
    (spec(house=HouseRules(buy_in_min_bb=200)), "buy_in_range_empty", "house.buy_in_min_bb"),
]


@pytest.mark.parametrize(("wrong", "code", "place"), WRONG, ids=[code for _, code, _ in WRONG])
def test_a_table_where_nobody_could_play_is_refused_with_the_place(wrong: TableSpec, code: str, place: str) -> None:
    with pytest.raises(BadSpec) as caught:
        Table.open(wrong)
    assert (caught.value.code, caught.value.place, caught.value.rule) == (code, place, RULE_OF_ROOM[code])


def test_all_faults_of_a_spec_are_found_in_one_reading() -> None:
    wrong = spec(small_blind=11, house=HouseRules(buy_in_min_bb=200))
    assert [code for code, _, _ in faults(wrong)] == ["small_blind_too_big", "buy_in_range_empty"]
    with pytest.raises(BadSpec, match="small_blind_too_big"):
        check_spec(wrong)


@pytest.mark.parametrize("option", NOT_YET)
def test_a_rule_that_tables_do_not_ask_about_yet_is_refused_at_its_place(option: str) -> None:
    other = {"run_it_twice": "2", "seven_deuce": 5}.get(option, True)
    with pytest.raises(BadSpec) as refused:
        check_spec(TableSpec("Table", house=HouseRules(**{option: other})))
    assert (refused.value.code, refused.value.place) == ("not_played_here", f"house.{option}")


def test_a_table_offers_the_games_in_which_players_decide_nothing_but_bets() -> None:
    offered = {key for key, game in VARIANTS.items() if is_offered(game)}
    assert {"holdem", "omaha", "omaha5"} <= offered
    assert not {"razz", "badugi", "irish", "five_card_draw", "shortdeck", "courchevel"} & offered
