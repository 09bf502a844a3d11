"""Small hands in every kind of place, each beside the object that says where it stands."""

from __future__ import annotations

import json
from decimal import Decimal
from pathlib import Path

import pytest

from croupier.history.phh import read
from croupier.history.standing import standing_of, to_json

HANDS = sorted((Path(__file__).parent / "hands").glob("*.phh"))
KEYS = [
    "variant", "street", "board", "bets", "stacks", "pots", "to_act", "legal", "shown", "finished", "payoffs",
    "refused",
]  # fmt: skip


def exact(text: str | bytes) -> object:
    """JSON with its decimals as they are written."""
    return json.loads(text, parse_float=Decimal)


def ruling(path: Path) -> str:
    """The hand's name as the id of its test."""
    return path.stem


@pytest.mark.parametrize("path", HANDS, ids=ruling)
def test_a_recorded_hand_stands_where_the_rules_say(path: Path) -> None:
    [record] = read(path.read_bytes(), path.name)
    report = record.check()
    said = to_json(standing_of(record, report.hand, report.refused))
    assert exact(said) == exact(path.with_suffix(".json").read_text(encoding="utf-8"))
    assert list(json.loads(said)) == KEYS + ["boards"] * bool(report.hand.more)
    assert report.refused is not None or not report.differences


@pytest.mark.parametrize("path", HANDS, ids=ruling)
def test_what_lies_on_the_table_and_in_the_stacks_is_what_was_brought(path: Path) -> None:
    [record] = read(path.read_bytes(), path.name)
    report = record.check()
    standing = standing_of(record, report.hand, report.refused)
    pots = 0 if standing.finished else sum(pot.amount for pot in standing.pots)
    brought = Decimal(sum(record.opened.stacks)) / record.unit
    rake = Decimal(report.hand.raked) / record.unit
    assert sum(standing.stacks) + sum(standing.bets) + pots + rake == brought


def test_every_hand_has_its_answer_and_every_answer_its_hand() -> None:
    folder = Path(__file__).parent / "hands"
    assert {path.stem for path in HANDS} == {path.stem for path in folder.glob("*.json")}
    assert len(HANDS) >= 55


def test_a_decimal_is_written_digit_by_digit() -> None:
    [record] = read((Path(__file__).parent / "hands" / "cents.phh").read_bytes())
    report = record.check()
    assert b'"stacks":[9.95,9.15,8.77]' in to_json(standing_of(record, report.hand, report.refused))
