"""The page about hand histories is complete, and each of its examples is a hand that the rules decide the same way."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import fields

from croupier.history.phh import read, write
from croupier.history.phh_fields import BETTING
from croupier.history.phh_read import PLAYED
from croupier.history.record import Record
from croupier.history.standing import Choice, Range, Standing
from croupier.rules.event import PostKind
from croupier.rules.variants import VARIANTS

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "phh.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```toml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
OWN = [name for name in PLAYED if name.startswith("_")]


@pytest.mark.parametrize("text", EXAMPLES)
def test_each_example_is_a_hand_that_is_decided_as_it_says(text: str) -> None:
    [record] = read(text)
    report = record.check()
    assert report.agrees, (report.refused, report.differences)
    assert report.hand.finished is ("finishing_stacks" in text)
    assert not record.notes


@pytest.mark.parametrize("text", EXAMPLES)
def test_each_example_reads_back_when_it_is_written(text: str) -> None:
    [record] = read(text)
    hand = record.check().hand
    again: Record = read(write(hand))[0]
    assert again.opened == record.opened
    assert again.check().hand.events == hand.events


@pytest.mark.parametrize("key", VARIANTS)
def test_each_game_stands_in_the_table_with_its_codes(key: str) -> None:
    [row] = re.findall(rf"^\| `{key}` \|(.*)\|$", PAGE, re.MULTILINE)
    codes = [f"`{code}` ({structure.replace('_', ' ')})" for structure, code in VARIANTS[key].phh]
    assert row.split("|")[-1].strip() == (", ".join(codes) or "none")


@pytest.mark.parametrize("name", OWN)
def test_each_field_of_our_own_is_explained_and_has_an_example(name: str) -> None:
    explained = PAGE[PAGE.index("## Our own fields") :]
    assert re.search(rf"^\|[^|]*`{name}`[^|]*\|", explained, re.MULTILINE)
    assert any(name in tomllib.loads(text) for text in EXAMPLES)


def test_no_field_is_explained_that_the_reader_does_not_know() -> None:
    table = PAGE[PAGE.index("## Our own fields") : PAGE.index("Any other field")]
    rows = re.findall(r"^\| ((?:`_\w+`(?:, )?)+) \|", table, re.MULTILINE)
    assert sorted(re.findall(r"`(_\w+)`", " ".join(rows))) == sorted(OWN)


def test_what_the_fields_may_hold_is_told() -> None:
    for word in (*BETTING, *get_args(PostKind)):
        assert f"`{word}`" in PAGE


def test_each_key_of_the_standing_is_told() -> None:
    for name in [field.encode_name for kind in (Standing, Choice, Range) for field in fields(kind)]:
        assert re.search(rf"\b{name}\b", PAGE), name
