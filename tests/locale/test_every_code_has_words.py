"""Whatever the room may say by a code has words in every language; the browser's tests compare the languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import croupier
from croupier.bots import BOTS
from croupier.bots.open_face import CHINESE_BOTS
from croupier.chinese.legal import RULE_OF_CHINESE
from croupier.cli.words import languages
from croupier.ranking.describe import CATEGORIES, OTHER_CATEGORIES
from croupier.rules.variants import VARIANTS
from croupier.server.codes import ALL
from croupier.server.form import Field, form

LOCALE = Path(croupier.__file__).parent / "locale"
FILES = {path.name for path in (LOCALE / "en").glob("*.ftl")}
LANGUAGES = sorted(folder.name for folder in LOCALE.iterdir() if folder.is_dir())
FORMS = {"en": {"one"}, "bg": {"one"}, "uk": {"one", "few", "many"}, "ru": {"one", "few", "many"}}
"""The forms of a noun that each language has beside `other`."""


def messages(language: str) -> set[str]:
    """The ids of all messages of a language."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((LOCALE / language).glob("*.ftl"))]
    return {found for text in texts for found in re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE | re.IGNORECASE)}


def patterns(language: str) -> Iterator[tuple[str, ftl.Pattern]]:
    """Every message and attribute of a language with what it says; a line that Fluent cannot read fails."""
    for path in sorted((LOCALE / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), (path, entry.content)
            if isinstance(entry, ftl.Message):
                if entry.value is not None:
                    yield entry.id.name, entry.value
                yield from ((f"{entry.id.name}.{each.id.name}", each.value) for each in entry.attributes if each.value)


def inventory(language: str) -> dict[str, set[str]]:
    """Every message and attribute of a language with its variables."""
    found: dict[str, set[str]] = {}
    for key, pattern in patterns(language):
        visitor = Variables()
        visitor.visit(pattern)
        assert key not in found, f"{key} stands twice"
        found[key] = visitor.names
    return found


def counted(language: str) -> dict[str, list[set[str]]]:
    """Every message that chooses by a number, with the names of its choices, those by a plain number apart."""
    found: dict[str, list[set[str]]] = {}
    for key, pattern in patterns(language):
        visitor = Variables()
        visitor.visit(pattern)
        if visitor.choices:
            found[key] = visitor.choices
    return found


class Variables(Visitor):
    """Collects the variables of a message, and between which forms it chooses."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.choices: list[set[str]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        self.choices.append({each.key.name for each in node.variants if isinstance(each.key, ftl.Identifier)})
        self.generic_visit(node)


def questions() -> list[Field]:
    """Every question of the form of a new table."""
    return form(list(BOTS), list(CHINESE_BOTS)).fields


def choice(field: Field, value: str) -> str:
    """The message of one answer; games and structures have names of their own."""
    prefix = {"variant": "variant", "betting.structure": "structure"}.get(field.place)
    return f"{prefix}-{value}" if prefix else f"choice-{field.place.replace('.', '-')}-{value}"


def test_the_room_and_the_terminal_speak_the_same_four_languages() -> None:
    assert languages() == LANGUAGES == ["bg", "en", "ru", "uk"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_all_files(language: str) -> None:
    assert {path.name for path in (LOCALE / language).glob("*.ftl")} == FILES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything_with_the_same_variables(language: str) -> None:
    assert inventory(language).keys() == inventory("en").keys()
    forms = {f"{letter}_{form}" for letter in "ab" for form in ("many", "of", "to")}  # a language takes what it needs
    forms |= {"a", "b", "variant", "variant_low", "structure", "structure_low"}
    english = {key: names - forms for key, names in inventory("en").items()}
    assert {key for key, names in inventory(language).items() if names - forms != english[key]} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_count_has_every_form_that_the_language_has(language: str) -> None:
    lacking = {}
    for key, choices in counted(language).items():
        names = {name for choice in choices for name in choice}
        if "one" in names and not all(FORMS[language] <= choice for choice in choices):
            lacking[key] = choices
        if names & (FORMS["uk"] - FORMS[language]):
            lacking[key] = choices
    assert lacking == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence(language: str) -> None:
    known = messages(language)
    assert [code for code in ALL | RULE_OF_CHINESE if f"refused-{code}" not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_the_form_and_every_answer_to_it_has_words(language: str) -> None:
    asked = [f"field-{field.place.replace('.', '-')}" for field in questions()]
    answers = [choice(field, value) for field in questions() for value in field.choices]
    assert [message for message in asked + answers if message not in messages(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name(language: str) -> None:
    assert [kind for kind in (*BOTS, *CHINESE_BOTS) if f"bot-kind-{kind}" not in messages(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_street_and_hand_has_a_name(language: str) -> None:
    named = [f"variant-{key}" for key in VARIANTS]
    named += [f"structure-{each}" for variant in VARIANTS.values() for each in variant.structures]
    named += [f"street-{street.name}" for variant in VARIANTS.values() for street in variant.streets]
    named += [f"hand-{category}" for category in (*CATEGORIES, *OTHER_CATEGORIES, "royal")]
    assert [message for message in named if message not in messages(language)] == []
