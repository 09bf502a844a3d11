"""The pages about rules, games and house rules leave nothing out."""

from __future__ import annotations

import re
import typing
from pathlib import Path

import msgspec
import pytest

from croupier.bots.open_face import CHINESE_BOTS
from croupier.chinese.house import ChineseRules
from croupier.chinese.legal import RULE_OF_CHINESE
from croupier.chinese.reason import RULE_OF_CHINESE_REASON
from croupier.chinese.variants import VARIANTS as CHINESE
from croupier.room.evening import RULES_OF_CASH, CashRules
from croupier.rules.explained import RULE_OF_REASON
from croupier.rules.house_rules import RULES, HouseRules
from croupier.rules.legal import RULE_OF
from croupier.rules.mixed import most_players
from croupier.rules.variants import ROTATIONS, VARIANTS

DOCS = Path(__file__).resolve().parents[2] / "docs"


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("key", [*VARIANTS, *CHINESE])
def test_the_page_of_games_has_a_line_for_each_game(key: str) -> None:
    assert f"| `{key}` |" in page("variants.md")


@pytest.mark.parametrize("key", ROTATIONS)
def test_the_page_of_games_has_a_line_for_each_rotation_with_the_games_that_are_new_in_it(key: str) -> None:
    (line,) = re.findall(rf"^\| `{key}` \|.*$", page("variants.md"), re.MULTILINE)
    named, built_on = set(re.findall(r"`(\w+)`", line)), {"ten_game": "eight_game", "dealers_choice": "ten_game"}
    games = {game.variant for game in ROTATIONS[key].games}
    games -= {game.variant for game in ROTATIONS[built_on[key]].games} if key in built_on else set()
    assert games <= named or "the same" in line
    assert line.endswith(f"| 2 to {most_players(ROTATIONS[key])} |")


@pytest.mark.parametrize(
    "option", [field.name for of in (HouseRules, CashRules, ChineseRules) for field in msgspec.structs.fields(of)]
)
def test_the_page_of_house_rules_has_a_line_for_each_option(option: str) -> None:
    assert f"| `{option}` |" in page("house-rules.md")


@pytest.mark.parametrize(
    "option", [name for name, kind in typing.get_type_hints(HouseRules).items() if typing.get_args(kind)]
)
def test_the_page_of_house_rules_names_every_value_of_an_option(option: str) -> None:
    values = [value for value in typing.get_args(typing.get_type_hints(HouseRules)[option]) if isinstance(value, str)]
    (line,) = re.findall(rf"^\| `{option}` \|.*$", page("house-rules.md"), re.MULTILINE)
    assert [value for value in values if f"`{value}`" not in line] == []


def test_every_rule_that_a_refusal_a_reason_or_an_option_names_stands_in_the_rulebook() -> None:
    rules = set(re.findall(r"^\*\*([A-N]\d+)\*\*", page("rulebook.md"), re.MULTILINE))
    tables = (RULES, RULES_OF_CASH, RULE_OF, RULE_OF_CHINESE, RULE_OF_REASON, RULE_OF_CHINESE_REASON)
    named = {rule for table in tables for rule in table.values() if rule not in ("M", "")}
    assert named - rules == set()


def test_every_option_of_the_rulebooks_section_m_that_a_hand_obeys_has_its_rule() -> None:
    assert {field.name for field in msgspec.structs.fields(HouseRules)} == set(RULES)


def test_the_page_of_open_face_chinese_says_how_strong_each_bot_is_at_a_table_and_alone() -> None:
    named = re.findall(r"^\| `([\w-]+)` \|", page("open-face.md"), re.MULTILINE)
    assert named == 2 * list(CHINESE_BOTS)  # at a table, and alone
