"""The data of open-face Chinese: games, house rules, facts and wishes that no other game's are mistaken for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from tests.chinese.stage import finish, stage

from croupier.chinese import event, variants
from croupier.chinese.action import AutoPlace, ChineseAction
from croupier.chinese.clock import Clock
from croupier.chinese.event import ChineseEvent, HandScore, PairScore
from croupier.chinese.fantasy import PROGRESSIVE, possible
from croupier.chinese.house import RULES, ChineseRules
from croupier.chinese.legal import ChineseLegal
from croupier.chinese.match import Fate, Start
from croupier.chinese.opening import check_fantasy, fits
from croupier.chinese.royalties import STANDARD, Pays, Royalties
from croupier.chinese.variant import ALL, ChineseStreet, ChineseVariant
from croupier.chinese.variants import DEFAULT, OFC, OFC_CLASSIC, VARIANTS
from croupier.rules.action import Action
from croupier.rules.event import Event
from croupier.rules.forced import BadOpening

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "croupier"
RULEBOOK_M = {
    "ofc_button_moves": ("every_deal", "per_match"),
    "ofc_min_points": (50,),
    "ofc_confirm_seconds": (30,),
    "ofc_point_value": (1,),
    "ofc_deal_seconds": (90,),
    "ofc_fantasy_seconds": (120,),
    "ofc_bank_seconds": (60,),
    "ofc_autoplace_partial": ("reset", "keep"),
    "ofc_foul_scoop": (True, False),
    "ofc_royalties": (STANDARD,),
    "ofc_settlement_cap": ("effective_stack", "payer_stack"),
    "ofc_fantasy_cards": ("fixed14", "progressive"),
    "ofc_refantasy_full_house_middle": (False, True),
    "ofc_refantasy_cards": ("14", "same", "progressive"),
}
"""Section M of the rulebook: each option with its values, the default first."""


def test_every_option_of_section_m_is_a_field_with_its_default_and_its_rule() -> None:
    assert set(ChineseRules.__struct_fields__) == set(RULEBOOK_M) == set(RULES)
    for option, values in RULEBOOK_M.items():
        assert getattr(ChineseRules(), option) == values[0]


@pytest.mark.parametrize("option", [name for name, values in RULEBOOK_M.items() if isinstance(values[0], str)])
def test_an_option_takes_its_values_and_no_other(option: str) -> None:
    assert get_args(get_type_hints(ChineseRules)[option]) == RULEBOOK_M[option]
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({option: "as we like"}, ChineseRules)


@pytest.mark.parametrize(
    "broken",
    [{"ofc_point_value": 0}, {"ofc_min_points": 0}, {"ofc_deal_seconds": 0}, {"ofc_bank_seconds": -1}, {"x": 1}],
)
def test_an_option_out_of_its_range_is_refused(broken: dict[str, int]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(broken, ChineseRules)


def test_house_rules_survive_json_and_are_values() -> None:
    house = ChineseRules(ofc_fantasy_cards="progressive", ofc_royalties=STANDARD)
    again = msgspec.json.decode(msgspec.json.encode(house), type=ChineseRules)
    assert again == house
    assert hash(again) == hash(house)


# Games.


def test_the_games_are_those_of_the_rulebook() -> None:
    assert list(VARIANTS) == ["ofc", "ofc_progressive", "ofc_classic", "closed_chinese"]
    assert DEFAULT == "ofc"


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)
def test_in_every_game_thirteen_cards_are_placed_and_the_pack_serves_three_players(variant: ChineseVariant) -> None:
    assert variant.cards - variant.discards == ALL == 13
    assert variant.max_players == 3
    for cards in possible(variant, ChineseRules()) | {0}:
        assert fits(variant, (cards,) * 3)


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)
def test_fantasyland_has_four_steps_or_there_is_none(variant: ChineseVariant) -> None:
    assert len(variant.fantasy) in (0, len(PROGRESSIVE))
    assert list(variant.fantasy) == sorted(variant.fantasy)
    assert all(13 <= cards <= 13 + variant.discards for cards in variant.fantasy)


def test_a_game_for_four_would_be_refused_for_its_pack() -> None:
    four = msgspec.structs.replace(OFC, max_players=4)
    check_fantasy(OFC, ChineseRules(), (0, 0, 0))
    with pytest.raises(BadOpening, match=r"68 cards are needed and the pack has 52 \(K1, K24\)"):
        check_fantasy(four, ChineseRules(), (0, 0, 0, 0))


def test_a_deal_may_take_the_whole_pack_and_no_card_more() -> None:
    assert fits(OFC_CLASSIC, (0, 0, 0, 0))
    assert not fits(OFC, (17, 17, 17, 13))
    four = msgspec.structs.replace(OFC_CLASSIC, max_players=4)
    check_fantasy(four, ChineseRules(), (0, 13, 0, 0))


def test_a_new_game_of_known_parts_is_one_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    streets = (ChineseStreet(7, up=True), *(ChineseStreet(4, discards=1),) * 2)
    monkeypatch.setitem(variants.VARIANTS, "sevens", ChineseVariant("sevens", streets, fantasy=(13, 14, 14, 15)))
    hand = finish(stage([100] * 3, variant="sevens", fantasy=(0, 15, 0)))
    assert [len(row) for row in hand.rows] == [3, 5, 5] * 3
    assert [len(discards) for discards in hand.discards] == [2, 2, 2]


# Names: each stands in its entry alone.


def texts(tree: ast.Module) -> Iterator[str]:
    """Every text of a module's code that is no docstring, and every name."""
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in told:
                yield text
            case ast.Name(id=text) | ast.Attribute(attr=text):
                yield text


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_no_code_asks_for_a_game_by_name(path: Path) -> None:
    if path == PACKAGE / "chinese" / "variants.py":
        return
    words = {word for text in texts(ast.parse(path.read_bytes())) for word in re.findall(r"[a-z0-9_]+", text.lower())}
    assert not words & set(VARIANTS)


# Facts and wishes.


def tags(union: Any) -> dict[str, type]:
    """The types of a union by the tag that tells them apart."""
    return {kind.__struct_config__.tag: kind for kind in get_args(union)}


@pytest.mark.parametrize(("ours", "theirs"), [(ChineseEvent, Event), (ChineseAction | AutoPlace, Action)])
def test_no_two_facts_or_wishes_of_two_games_have_one_tag_or_one_name(ours: Any, theirs: Any) -> None:
    both = tags(ours).keys() & tags(theirs).keys()
    assert all(tags(ours)[tag] is tags(theirs)[tag] for tag in both)
    assert both <= {"shuffled"}
    names = {kind.__name__ for kind in get_args(ours)} & {kind.__name__ for kind in get_args(theirs)}
    assert names <= {"Shuffled"}


@pytest.mark.parametrize(
    "kind",
    [
        *get_args(ChineseEvent | ChineseAction | AutoPlace),
        *(ChineseRules, ChineseVariant, ChineseStreet, ChineseLegal, HandScore, PairScore, Royalties, Pays, Clock),
        *(Start, Fate),
    ],
    ids=lambda kind: kind.__name__,
)
def test_facts_wishes_games_and_house_rules_are_values(kind: Any) -> None:
    assert kind.__struct_config__.frozen


def test_the_facts_of_all_games_can_be_read_from_one_stream() -> None:
    facts = finish(stage([100] * 2, fantasy=(0, 14))).events
    read = msgspec.json.decode(msgspec.json.encode(facts), type=list[ChineseEvent | Event])
    assert read == facts


def test_a_client_cannot_send_what_only_the_table_may_wish() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode('{"type":"auto_place"}', type=ChineseAction)
    assert msgspec.json.decode('{"type":"ready"}', type=ChineseAction) == msgspec.convert(
        {"type": "ready"}, ChineseAction
    )


def test_every_fact_has_a_record_and_a_line_of_its_own() -> None:
    from croupier.chinese.record import RECORD

    assert set(RECORD) == set(get_args(ChineseEvent))
    assert all(kind.__doc__ for kind in get_args(event.ChineseEvent))
