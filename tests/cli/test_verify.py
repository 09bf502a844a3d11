"""`croupier verify`: what it says of a hand, and how it ends."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest
from tests.room.test_fairness import SHOWN, deal_of, record_for
from typer.testing import CliRunner

from croupier.cli.app import app

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def hand(tmp_path: Path) -> Path:
    """A downloaded hand that holds."""
    facts, cut, order = deal_of(SHOWN)
    path = tmp_path / "hand.json"
    path.write_bytes(msgspec.json.encode(record_for(facts, cut, order, 0)))
    return path


def verify(*words: object) -> tuple[int, str, str]:
    done = CliRunner().invoke(app, ["verify", *map(str, words)], env={"LC_ALL": "C"})
    return done.exit_code, done.stdout, done.stderr


def test_a_hand_that_holds_is_told_with_its_cards_and_ends_with_0(hand: Path) -> None:
    code, out, _ = verify(hand)
    assert code == 0
    assert out.splitlines() == [
        "t.7: The deal is proved",
        "  9 cards are those that were sealed before anybody cut the deck.",
        "  5 cards that you may not see stay closed.",
        "  1 player cut the deck.",
    ]


@pytest.mark.parametrize("language", ["uk", "ru", "bg"])
def test_it_answers_in_the_language_that_is_asked_for(hand: Path, language: str) -> None:
    code, out, _ = verify(hand, "--language", language)
    assert code == 0
    assert "The deal" not in out
    assert "9 " in out


def test_a_hand_with_one_changed_card_is_refused_with_the_reason_and_ends_with_2(hand: Path) -> None:
    record = json.loads(hand.read_text())
    board = next(fact for fact in record["facts"] if fact["type"] == "board")
    board["cards"][0] = (board["cards"][0] + 1) % 52
    hand.write_text(json.dumps(record))
    code, out, _ = verify(hand)
    assert code == 2
    assert out.startswith("t.7: The deal is not proved\n")
    assert len(out.splitlines()) > 1


def test_many_hands_are_checked_one_by_one(hand: Path) -> None:
    line = hand.read_text()
    hand.write_text(f"{line}\n{line.replace('t/', 'u/')}\n")
    code, out, _ = verify(hand, "--json")
    first, second = map(json.loads, out.splitlines())
    assert (code, first["verified"], second["verified"]) == (2, True, False)
    assert second["faults"][0][0] == "wrong_hand"


@pytest.mark.parametrize("damage", ["", "{}", "[1]", "\x00", '{"format":"croupier-hand-2"}', "[" * 100_000])
def test_a_damaged_file_gets_one_line_and_ends_with_1(hand: Path, damage: str) -> None:
    hand.write_text(damage)
    code, out, errors = verify(hand)
    assert (code, out) == (1, "")
    assert errors.startswith(f"croupier verify: {hand}: ")
    assert len(errors.splitlines()) == 1


def test_a_damaged_line_among_many_is_named(hand: Path) -> None:
    line = hand.read_text()
    hand.write_text(f"{line}\n{line[:-5]}\n")
    code, _, errors = verify(hand)
    assert (code, "line 2:" in errors) == (1, True)


def test_a_file_that_is_not_there_gets_one_line(tmp_path: Path) -> None:
    code, _, errors = verify(tmp_path / "nothing.json")
    assert (code, len(errors.splitlines())) == (1, 1)


def test_a_language_without_words_is_refused(hand: Path) -> None:
    assert verify(hand, "--language", "xx")[0] == 1


def test_the_page_states_the_numbers_of_the_protocol() -> None:
    page = (ROOT / "docs" / "fairness.md").read_text(encoding="utf-8")
    test = (ROOT / "tests" / "room" / "test_fairness.py").read_text(encoding="utf-8")
    numbers = re.findall(r'"([0-9a-f]{64})"', test)
    assert len(numbers) >= 2
    assert [number for number in numbers if number not in page] == []
