"""Whatever the room may say by a code has words in every language; the browser's tests compare the languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import croupier
from croupier.bots import BOTS
from croupier.chinese.legal import RULE_OF_CHINESE
from croupier.cli.words import FILES, languages
from croupier.ranking.describe import CATEGORIES, OTHER_CATEGORIES
from croupier.rules.variants import VARIANTS
from croupier.server.codes import ALL
from croupier.server.form import Field, form

LOCALE = Path(croupier.__file__).parent / "locale"
ROOM = {path.name for path in (LOCALE / "en").glob("*.ftl")}
TERMINAL = set(FILES)
SPOKEN = {folder.name: {path.name for path in folder.glob("*.ftl")} for folder in LOCALE.iterdir() if folder.is_dir()}
LANGUAGES = sorted(language for language, files in SPOKEN.items() if files != TERMINAL)
"""The languages of the room; one that has the files of the terminal alone is spoken there alone."""


def messages(language: str) -> set[str]:
    """The ids of all messages of a language."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((LOCALE / language).glob("*.ftl"))]
    return {found for text in texts for found in re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE | re.IGNORECASE)}


def questions() -> list[Field]:
    """Every question of the form of a new table."""
    return form(list(BOTS)).fields


def choice(field: Field, value: str) -> str:
    """The message of one answer; games and structures have names of their own."""
    prefix = {"variant": "variant", "betting.structure": "structure"}.get(field.place)
    return f"{prefix}-{value}" if prefix else f"choice-{field.place.replace('.', '-')}-{value}"


def test_the_room_speaks_english_and_ukrainian_and_the_terminal_two_languages_more() -> None:
    assert {"en", "uk"} <= set(LANGUAGES)
    assert {"en", "uk", "ru", "bg"} <= set(languages())


@pytest.mark.parametrize("language", SPOKEN)
def test_a_language_has_all_files_of_the_room_or_those_of_the_terminal(language: str) -> None:
    assert SPOKEN[language] in (ROOM, TERMINAL)


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
    assert [kind for kind in BOTS if f"bot-kind-{kind}" not in messages(language)] == []


@pytest.mark.parametrize("language", SPOKEN)
def test_every_game_street_and_hand_has_a_name(language: str) -> None:
    named = [f"variant-{key}" for key in VARIANTS]
    named += [f"structure-{each}" for variant in VARIANTS.values() for each in variant.structures]
    named += [f"street-{street.name}" for variant in VARIANTS.values() for street in variant.streets]
    named += [f"hand-{category}" for category in (*CATEGORIES, *OTHER_CATEGORIES, "royal")]
    assert [message for message in named if message not in messages(language)] == []
