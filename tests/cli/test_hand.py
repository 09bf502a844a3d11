"""`croupier hand`: what it prints and how it ends."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import Result
from typer.testing import CliRunner

from croupier.cli.app import app

HANDS = Path(__file__).resolve().parents[1] / "history" / "hands"


def run(*words: object, stdin: bytes | None = None) -> Result:
    """One call of the command."""
    return CliRunner().invoke(app, ["hand", *map(str, words)], input=stdin)


def hand(name: str) -> Path:
    """A small recorded hand."""
    return HANDS / f"{name}.phh"


def many(tmp_path: Path, *names: str) -> Path:
    """Some hands in one file; a table of a hand has its own name there."""
    file = tmp_path / "many.phhs"
    file.write_text("\n".join(f"[{place}]\n{hand(name).read_text()}" for place, name in enumerate(names, 1)))
    return file


def test_a_hand_that_the_rules_accept_ends_with_0() -> None:
    result = run(hand("three_all_ins"), "--json")
    assert result.exit_code == 0
    assert result.stderr == ""
    assert json.loads(result.stdout) == json.loads(hand("three_all_ins").with_suffix(".json").read_text())


def test_a_refused_action_ends_with_2_and_the_state_is_the_one_before_it() -> None:
    result = run(hand("refused_raise_after_a_short_all_in"), "--json")
    assert result.exit_code == 2
    said = json.loads(result.stdout)
    assert said["refused"] == {
        "action": "p1 cbr 300",
        "line": 18,
        "code": "betting_closed",
        "rule": "E9",
        "call": 50,
        "price": 150,
        "step": 100,
    }
    assert (said["to_act"], said["legal"]["call"], said["legal"]["raise"]) == (1, 50, None)


def test_a_damaged_file_ends_with_1_and_one_line(tmp_path: Path) -> None:
    file = tmp_path / "bad.phh"
    file.write_text(hand("heads_up").read_text().replace("p2 cc", "p9 cc"))
    result = run(file)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr == f"croupier hand: {file}:7: expected a player from p1 to p2, found 'p9 cc'\n"


@pytest.mark.parametrize("json_too", [[], ["--json"]])
def test_a_file_that_is_not_there_ends_with_1_and_one_line(json_too: list[str]) -> None:
    result = run("nowhere.phh", *json_too)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == "croupier hand: nowhere.phh: No such file or directory\n"


def test_a_folder_is_no_hand(tmp_path: Path) -> None:
    result = run(tmp_path)
    assert (result.exit_code, result.stderr) == (1, f"croupier hand: {tmp_path}: Is a directory\n")


def test_a_dash_reads_standard_input() -> None:
    result = run("-", "--json", stdin=hand("straddle").read_bytes())
    assert json.loads(result.stdout) == json.loads(hand("straddle").with_suffix(".json").read_text())
    damaged = run("-", stdin=b"variant = \xff")
    assert (damaged.exit_code, damaged.stderr) == (
        1,
        "croupier hand: <stdin>:1: expected UTF-8 text, found the byte 0xff\n",
    )


def test_many_hands_are_one_json_line_each(tmp_path: Path) -> None:
    result = run(many(tmp_path, "heads_up", "odd_chip"), "--json")
    assert result.exit_code == 0
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    assert [len(line["stacks"]) for line in lines] == [2, 4]


def test_one_refused_hand_among_many_ends_with_2_and_the_others_are_played(tmp_path: Path) -> None:
    result = run(many(tmp_path, "refused_muck", "odd_chip"), "--json")
    assert result.exit_code == 2
    assert [json.loads(line)["finished"] for line in result.stdout.splitlines()] == [False, True]


def test_one_of_many_hands_may_be_chosen(tmp_path: Path) -> None:
    file = many(tmp_path, "refused_muck", "odd_chip")
    assert run(file, "--hand", "2").exit_code == 0
    assert run(file, "--hand", "1").exit_code == 2
    missing = run(file, "--hand", "3")
    assert (missing.exit_code, missing.stderr) == (1, f"croupier hand: {file}: there is no hand 3, only 2\n")


def test_the_text_says_where_the_hand_stands() -> None:
    file = hand("refused_raise_after_a_short_all_in")
    assert (
        run(file).stdout
        == f"""\
{file}:2, NT, 3 players
flop Kc Qh Js
pot 60 for p1 p2 p3
> p1  900  bet 100
  p2  900  bet 100
  p3    0  bet 150
p1 to act: fold, call 50
refused: {file}:18: p1 cbr 300: betting closed (E9): call 50, price 150, step 100
"""
    )


def test_the_text_of_a_finished_hand_tells_who_won_what() -> None:
    file = hand("half_chips")
    assert (
        run(file).stdout
        == f"""\
{file}:2, NT, 4 players
river As Ac Ad Kh Kc
pot 25 for p2 p3
  p1    495  folded  -5
  p2  502.5  shows 5c 8d  +2.5
  p3  502.5  shows 9h 2s  +2.5
  p4    500  folded  +0
the hand is over
"""
    )


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("flop_to_come", "the dealer's cards come next"),
        ("show_next", "p2 must show or muck"),
        ("big_blind_option", "p2 to act: fold, check, bet or raise to 40..1000"),
        ("run_out_to_come", "the dealer's cards come next"),
    ],
)
def test_the_text_says_who_comes_next(name: str, said: str) -> None:
    assert said in run(hand(name)).stdout.splitlines()


def test_money_that_differs_from_the_record_is_told(tmp_path: Path) -> None:
    file = tmp_path / "wrong.phh"
    file.write_text(hand("odd_chip").read_text().replace("503, 502", "502, 503"))
    result = run(file)
    assert result.exit_code == 0
    assert result.stdout.splitlines()[-2:] == [
        "differs: finishing_stacks of p2 is 502 in the record, 503 by the rules",
        "differs: finishing_stacks of p3 is 503 in the record, 502 by the rules",
    ]


def test_json_stands_alone_and_remarks_go_to_standard_error(tmp_path: Path) -> None:
    file = tmp_path / "odd.phh"
    file.write_text(hand("odd_chip").read_text().replace("503, 502", "503, 500") + "venu = 'home'\n")
    result = run(file, "--json")
    assert json.loads(result.stdout)["stacks"] == [495, 503, 502, 500]
    assert result.stderr.splitlines() == [
        f"{file}:2: differs: finishing_stacks of p3 is 500 in the record, 502 by the rules",
        f"{file}:2: note: the field 'venu' is not in the standard",
    ]


def test_the_command_works_as_a_program_of_its_own() -> None:
    code = "from croupier.cli.app import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, "hand", "-", "--json"], input=b"", capture_output=True, check=False
    )
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr == b"croupier hand: <stdin>:1: expected a hand with the field 'variant', found no field at all\n"
