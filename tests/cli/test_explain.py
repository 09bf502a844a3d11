"""`croupier hand --explain`: what it tells, in which language, and how it ends."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import Result
from tests.cli.explained import FOLDER, Explained, all_explained
from typer.testing import CliRunner

from croupier.cli.app import app

HISTORY = Path(__file__).resolve().parents[1] / "history"
REFUSED = HISTORY / "hands" / "refused_raise_after_a_short_all_in.phh"
DEAL = HISTORY / "deals" / "who_cannot_pay_is_forgiven.phh"
EXPLAINED = list(all_explained())


def run(*words: object, **surroundings: str) -> Result:
    """One call of the command; of the surroundings only these say a language."""
    clean: dict[str, str | None] = {"LC_ALL": None, "LC_MESSAGES": None, "LANG": None}
    return CliRunner().invoke(app, ["hand", *map(str, words)], env=clean | surroundings)


def text(name: str) -> str:
    """A golden explained hand."""
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("each", EXPLAINED, ids=lambda each: each.name)
def test_a_golden_hand_is_told_as_it_was(each: Explained) -> None:
    assert each.text == text(each.name)


def test_no_golden_text_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {each.name for each in EXPLAINED}


@pytest.mark.parametrize("language", ["en", "uk", "ru", "bg"])
def test_the_command_tells_a_refused_hand_and_ends_with_2(language: str) -> None:
    result = run(REFUSED, "--explain", "--language", language)
    assert (result.exit_code, result.stderr) == (2, "")
    assert result.stdout == text(f"{REFUSED.stem}.{language}")


def test_the_language_is_that_of_the_reader_and_english_without_one() -> None:
    assert run(REFUSED, "--explain", LANG="uk_UA.UTF-8").stdout == text(f"{REFUSED.stem}.uk")
    assert run(REFUSED, "--explain", LC_ALL="bg_BG.UTF-8", LANG="uk_UA.UTF-8").stdout == text(f"{REFUSED.stem}.bg")
    assert run(REFUSED, "--explain", LANG="C.UTF-8").stdout == text(f"{REFUSED.stem}.en")


def test_whoever_names_a_language_wants_it_explained() -> None:
    assert run(REFUSED, "--language", "ru").stdout == text(f"{REFUSED.stem}.ru")


def test_a_note_on_the_file_stands_apart_from_what_is_told(tmp_path: Path) -> None:
    file = tmp_path / "strange.phh"
    file.write_text("dealer_mood = 'good'\n" + REFUSED.read_text())
    result = run(file, "--explain", "--language", "uk")
    assert result.stderr == f"{file}:1: note: the field 'dealer_mood' is not in the standard\n"
    assert "dealer_mood" not in result.stdout


def test_an_unknown_language_ends_with_1_and_one_line() -> None:
    result = run(REFUSED, "--explain", "--language", "xx")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == "croupier hand: there are no words in the language 'xx': choose bg, en, ru, uk\n"


def test_a_deal_is_told_and_ends_with_0() -> None:
    result = run(DEAL, "--explain", "--language", "en")
    assert (result.exit_code, result.stdout) == (0, text(f"{DEAL.stem}.en"))


def test_amounts_are_in_the_unit_of_the_file() -> None:
    assert "p2 виграє 12,5." in text("half_chips.uk")


def test_with_json_the_reasons_stand_beside_the_standing() -> None:
    result = run(REFUSED, "--explain", "--json")
    plain, said = json.loads(run(REFUSED, "--json").stdout), json.loads(result.stdout)
    reasons = said.pop("explained")
    assert said == plain
    assert [reason["rule"] for reason in reasons["refusal"]] == ["E9", "E10"]
    assert reasons["refusal"][1]["numbers"] == {"over": 50, "acted": 100, "needed": 200}
    assert {answer["action"]: answer["allowed"] for answer in reasons["choices"]}["raise"] is False
    assert all(told["reasons"] for told in reasons["facts"])


def test_a_deal_as_json_has_rows_pairs_and_transfers() -> None:
    said = json.loads(run(DEAL, "--json").stdout)
    assert said["hands"][0] == {"fouled": False, "names": ["pair", "trips", "flush"], "royalties": [1, 2, 4]}
    assert [pair["points"] for pair in said["pairs"]] == [11, -7, 17]
    assert [transfer["forgiven"] for transfer in said["transfers"]] == [0, 0, 8]
    assert said["payoffs"] == [4, -20, 16]
    reasons = json.loads(run(DEAL, "--json", "--explain").stdout)["explained"]["facts"]
    assert {reason["rule"] for told in reasons for reason in told["reasons"]} >= {"K17", "K20", "K21", "K22", "K23"}


def test_a_deal_without_explanation_is_one_line_a_player() -> None:
    lines = run(DEAL).stdout.splitlines()
    assert lines[0].endswith("who_cannot_pay_is_forgiven.phh:1, ofc, 3 players")
    assert lines[1] == "  p1 Anna  54  +4  6h 6d 2c / 9c 9d 9h 4s 3d / Ts Js Qs Ks 8s"
    assert lines[-1] == "the deal is over"


def test_hands_and_deals_may_stand_in_one_file(tmp_path: Path) -> None:
    file = tmp_path / "mixed.phhs"
    file.write_text(f"[1]\n{DEAL.read_text()}\n[2]\n{REFUSED.read_text()}")
    result = run(file, "--explain", "--language", "en")
    assert result.exit_code == 2
    assert text(f"{DEAL.stem}.en") in result.stdout
    line = file.read_text().splitlines().index('  "p1 cbr 300",') + 1
    assert f"Refused, line {line}: p1 cbr 300." in result.stdout
    assert run(file, "--hand", "1").exit_code == 0


def test_a_refused_placement_says_why_and_ends_with_2(tmp_path: Path) -> None:
    file = tmp_path / "refused.phh"
    file.write_text(DEAL.read_text().replace('"p2 - / - / 4c', '"p3 - / - / 4c'))
    result = run(file, "--explain", "--language", "en")
    assert result.exit_code == 2
    assert "Refused, line " in result.stdout
    assert "It is another player's turn. [K8]" in result.stdout
    assert run(file).stdout.splitlines()[-1].endswith("not your turn (K8)")


def test_a_reader_who_has_seen_enough_is_left_in_peace() -> None:
    script = "import sys; from croupier.cli.app import main; sys.argv = ['croupier', *sys.argv[1:]]; main()"
    words = [sys.executable, "-c", script, "hand", str(REFUSED), "--explain"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert process.stderr.read() == b""
