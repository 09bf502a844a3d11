"""Every fact, reason and refusal that the terminal may tell has words in each language, with arguments that come."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import croupier
from croupier.chinese.legal import RULE_OF_CHINESE
from croupier.chinese.reason import RULE_OF_CHINESE_REASON
from croupier.chinese.variants import VARIANTS as CHINESE
from croupier.cli.playing.typed import DEEDS, ORDERS, SIZES
from croupier.cli.words import FILES, LOCALE, NoWords, Words, languages, preferred
from croupier.ranking.describe import HandName
from croupier.rules.event import PostKind
from croupier.rules.explained import RULE_OF_REASON
from croupier.rules.explained.choices import ACTIONS
from croupier.rules.legal import RULE_OF

PACKAGE = Path(croupier.__file__).parent
PLAYED = [*(PACKAGE / "rules").rglob("*.py"), *(PACKAGE / "history").glob("*.py"), *(PACKAGE / "chinese").glob("*.py")]


CHOSEN = {"betting_not_over", "draw_not_over"}
"""The codes of a record that are chosen before the refusal is made."""


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def entries(language: str, file: str) -> dict[str, set[str]]:
    """Every message of a file with its variables; a line that Fluent cannot read fails."""
    resource = FluentParser().parse((LOCALE / language / file).read_text(encoding="utf-8"))
    assert not [each for each in resource.body if isinstance(each, ftl.Junk)], (language, file)
    found: dict[str, set[str]] = {}
    for each in resource.body:
        if isinstance(each, ftl.Message):
            visitor = Variables()
            visitor.visit(each)
            assert each.id.name not in found, f"{each.id.name} stands twice"
            found[each.id.name] = visitor.found
            for attribute in each.attributes:
                found[f"{each.id.name}.{attribute.id.name}"] = set()
    return found


def refusals_in_code() -> set[str]:
    """Every code with which the rules, a record or a deal refuses, as it stands in the source."""
    calls = [node for path in PLAYED for node in ast.walk(ast.parse(path.read_bytes())) if isinstance(node, ast.Call)]
    made = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id in {"Illegal", "refusal"}]
    return {text for call in made if call.args for text in texts_in(call.args[0])} | CHOSEN


def texts_in(node: ast.expr) -> set[str]:
    """The texts that an expression may be."""
    if isinstance(node, ast.IfExp):
        return texts_in(node.body) | texts_in(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("file", FILES)
def test_every_language_says_the_same_things_with_the_same_numbers(language: str, file: str) -> None:
    english, other = entries("en", file), entries(language, file)
    assert set(other) == set(english)
    if file in {"explain.ftl", "terminal.ftl"}:
        assert {name: words - english[name] for name, words in other.items() if words - english[name]} == {}


@pytest.mark.parametrize("language", languages())
def test_every_reason_and_every_refusal_has_a_sentence(language: str) -> None:
    words = Words(language)
    codes = {*RULE_OF_REASON, *RULE_OF, *RULE_OF_CHINESE, *RULE_OF_CHINESE_REASON, *refusals_in_code()}
    own = {"pot": "why-pot", "must_discard": "why-deal-must_discard"}
    assert sorted(code for code in codes if not words.has(own.get(code, f"why-{code}"))) == []


@pytest.mark.parametrize("language", languages())
def test_every_forced_bet_action_game_and_row_has_words(language: str) -> None:
    words = Words(language)
    keys = [f"told-{kind}" for kind in PostKind.__args__] + [f"action-name-{action}" for action in ACTIONS]
    keys += [f"game-{variant}" for variant in CHINESE] + [f"row-name-{row}" for row in range(3)]
    assert [key for key in keys if not words.has(key)] == []


def test_no_sentence_is_kept_that_nobody_says() -> None:
    files = [*(PACKAGE / "cli").rglob("*.py"), PACKAGE / "chinese" / "explain.py"]
    source = "".join(path.read_text(encoding="utf-8") for path in files)
    codes = {*RULE_OF_REASON, *RULE_OF, *RULE_OF_CHINESE, *RULE_OF_CHINESE_REASON, *refusals_in_code()}
    named = {f"why-{code}" for code in codes} | {f"told-{kind}" for kind in PostKind.__args__}
    named |= {f"why-deal-{code}" for code in RULE_OF_CHINESE} | {f"action-name-{action}" for action in ACTIONS}
    named |= {f"game-{variant}" for variant in CHINESE} | {f"row-name-{row}" for row in range(3)}
    said = set(re.findall(r'"((?:[a-z]+[-_])*[\w-]+)"', source))
    said |= {f"{prefix}-{key}" for prefix in ("why", "told", "deal", "count", "action-name") for key in said}
    said |= {f"{key}{end}" for key in set(said) for end in ("-hidden", "-all-in")}
    assert sorted(name for name in entries("en", "explain.ftl") if name not in named | said) == []
    typed = {f"typed-{meaning}" for meaning in (*DEEDS, *ORDERS, *SIZES)}
    offered = set(re.findall(r"play-(?:may|seat)-\w+(?:-one|-exact)?", " ".join(entries("en", "terminal.ftl"))))
    assert sorted(name for name in entries("en", "terminal.ftl") if name not in typed | offered | said) == []


@pytest.mark.parametrize(
    ("language", "kind", "said"),
    [
        ("en", "cards", ["1 card", "2 cards", "5 cards", "11 cards", "21 cards", "22 cards"]),
        ("uk", "cards", ["1 карту", "2 карти", "5 карт", "11 карт", "21 карту", "22 карти"]),
        ("ru", "cards", ["1 карту", "2 карты", "5 карт", "11 карт", "21 карту", "22 карты"]),
        ("bg", "cards", ["1 карта", "2 карти", "5 карти", "11 карти", "21 карти", "22 карти"]),
        ("en", "chips", ["1 chip", "2 chips", "5 chips", "11 chips", "21 chips", "22 chips"]),
        ("uk", "chips", ["1 фішка", "2 фішки", "5 фішок", "11 фішок", "21 фішка", "22 фішки"]),
        ("ru", "chips", ["1 фишка", "2 фишки", "5 фишек", "11 фишек", "21 фишка", "22 фишки"]),
        ("bg", "chips", ["1 чип", "2 чипа", "5 чипа", "11 чипа", "21 чипа", "22 чипа"]),
    ],
)
def test_nouns_bend_with_their_number(language: str, kind: str, said: list[str]) -> None:
    words = Words(language)
    assert [words.count(kind, number) for number in (1, 2, 5, 11, 21, 22)] == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["a pair of jacks", "a low, eight high (8-6-4-2-A)", "a three-card badugi hand, four high (4-3-2)"]),
        ("uk", ["пара валетів", "лоу до вісімки (8-6-4-2-A)", "три карти бадугі до четвірки (4-3-2)"]),
        ("ru", ["пара валетов", "лоу до восьмёрки (8-6-4-2-A)", "три карты бадуги до четвёрки (4-3-2)"]),
        ("bg", ["чифт валета", "лоу до осмица (8-6-4-2-A)", "три карти бадуги до четворка (4-3-2)"]),
    ],
)
def test_hands_are_called_by_their_names(language: str, said: list[str]) -> None:
    hands = [HandName("pair", (9, 12, 3, 2)), HandName("low", (6, 4, 2, 0, 12)), HandName("badugi", (2, 1, 0))]
    assert [Words(language).hand(hand) for hand in hands] == said


@pytest.mark.parametrize(
    ("surroundings", "language"),
    [
        ({}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "bg"}, "bg"),
        ({"LC_ALL": "ru_RU.UTF-8", "LANG": "uk_UA.UTF-8"}, "ru"),
        ({"LC_ALL": "", "LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_readers_language_is_that_of_the_surroundings(surroundings: dict[str, str], language: str) -> None:
    assert preferred(surroundings) == language


@pytest.mark.parametrize("language", ["xx", "", "../en", "EN"])
def test_a_language_without_words_is_refused_by_its_name(language: str) -> None:
    with pytest.raises(NoWords, match="bg, en, ru, uk") as caught:
        Words(language)
    assert caught.value.language == language


def test_a_sentence_without_its_number_is_a_fault_and_no_gap() -> None:
    with pytest.raises(LookupError, match="why-dead_money"):
        Words("en").say("why-dead_money")
