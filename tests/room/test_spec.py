"""Which tables may be opened (Rulebook C1, C8 to C10, E15, I1)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from croupier.room.fact import Roll, TableSpec
from croupier.room.game import deal_of
from croupier.room.refusals import RULE_OF_ROOM
from croupier.room.spec import MOST, BadSpec, check_spec, faults
from croupier.room.stakes import buy_in_range
from croupier.room.table import Table
from croupier.rules.betting import Betting, Structure
from croupier.rules.house_rules import HouseRules
from croupier.rules.mixed import most_players
from croupier.rules.rotation import Place
from croupier.rules.variants import ROTATIONS, VARIANTS


def spec(variant: str = "holdem", seats: int = 6, house: HouseRules | None = None, **betting: Any) -> TableSpec:
    """A spec with these differences from the usual one."""
    return TableSpec(
        "Test", variant, Betting(**({"small_blind": 5, "big_blind": 10} | betting)), house or HouseRules(), seats
    )


EVERYTHING = [(key, structure) for key, game in VARIANTS.items() for structure in game.structures]


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
    (replace(spec(), rotation="chess"), "unknown_rotation", "rotation"),
    (spec("razz"), "structure_not_played", "betting.structure"),
    (spec("razz", structure="fixed_limit", big_blind=0), "no_small_bet", "betting.small_bet"),
    (spec("razz", structure="fixed_limit", small_bet=10, bring_in=11), "bring_in_too_big", "betting.bring_in"),
    (replace(spec(seats=7), rotation="eight_game"), "too_many_seats", "seats"),
    (
        replace(spec(), rotation="horse", bomb_every=2, betting=Betting(bring_in=5)),
        "bring_in_too_big",
        "betting.bring_in",
    ),
    (replace(spec("badugi"), bomb_every=3), "no_bomb_here", "bomb_every"),
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


@pytest.mark.parametrize(("key", "structure"), EVERYTHING)
def test_every_game_may_be_opened_in_each_of_its_structures_at_as_many_seats_as_its_pack_serves(
    key: str, structure: Structure
) -> None:
    most = VARIANTS[key].max_players
    assert list(faults(spec(key, most, structure=structure))) == []
    assert [code for code, _, _ in faults(spec(key, 12, structure=structure))] == ["too_many_seats"]


@pytest.mark.parametrize("key", ROTATIONS)
def test_every_rotation_may_be_opened_at_as_many_seats_as_all_of_its_packs_serve(key: str) -> None:
    most = most_players(ROTATIONS[key])
    assert list(faults(replace(spec(seats=most), rotation=key))) == []
    assert [code for code, _, _ in faults(replace(spec(seats=12), rotation=key))] == ["too_many_seats"]


def test_a_buy_in_counts_small_bets_where_there_is_no_big_blind() -> None:
    assert buy_in_range(spec("razz", structure="fixed_limit", small_bet=20, big_bet=40)) == (800, 2000)
    assert buy_in_range(spec()) == (400, 1000)


def test_what_a_stud_table_does_not_say_is_as_usual() -> None:
    betting = deal_of(spec("razz", structure="fixed_limit", small_bet=20, big_bet=50)).betting
    assert (betting.ante, betting.bring_in, betting.small_bet, betting.big_bet) == (4, 6, 20, 50)
    said = deal_of(spec("razz", structure="fixed_limit", small_bet=20, ante=1, bring_in=2)).betting
    assert (said.ante, said.bring_in, said.big_bet) == (1, 2, 40)


def test_a_rotation_has_the_blinds_of_its_big_bet_games_and_the_bets_of_its_limit_games() -> None:
    mixed = replace(spec(), rotation="eight_game")
    games = ROTATIONS["eight_game"].games
    bettings = {game: deal_of(mixed, Place(number)).betting for number, game in enumerate(games)}
    assert {
        (one.structure, one.small_blind, one.big_blind, one.small_bet, one.big_bet) for one in bettings.values()
    } == {
        ("fixed_limit", 10, 20, 20, 40),
        ("no_limit", 5, 10, 0, 0),
        ("pot_limit", 5, 10, 0, 0),
    }
