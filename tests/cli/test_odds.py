"""`croupier odds`, `outs`, `nuts` and `range`: what they say, in every language, and how they refuse."""

from __future__ import annotations

import json
import re
from functools import partial

import pytest
from click.testing import Result
from typer.testing import CliRunner

from croupier.cli.app import app
from croupier.cli.asking import time_of
from croupier.cli.words import Words, languages
from croupier.study.odds import BadQuestion, question
from croupier.study.push_fold_table import solve
from croupier.study.ranges import WHY

RIVER = ("AA", "KK", "--pot", "10", "--stack", "10")


def run(*arguments: str) -> Result:
    """What a command says."""
    return CliRunner().invoke(app, list(arguments))


def test_odds_for_programs_are_counts_of_deals_where_they_are_exact() -> None:
    answer = json.loads(run("odds", "AhAs", "KdKc", "-b", "Ts 8h 3d", "--json").stdout)
    assert (answer["exact"], answer["deals"]) == (True, 990)
    first, second = answer["players"]
    assert (first["win"], first["tie"], second["win"], first["error"]) == (907, 0, 83, 0.0)
    assert first["equity"] == pytest.approx(907 / 990)
    assert (first["hand"], second["hand"]) == ("AhAs", "KdKc")


def test_streets_and_final_hands_are_told_to_programs_too() -> None:
    answer = json.loads(run("odds", "AhAs", "KdKc", "-b", "Ts 8h 3d", "--streets", "--hands", "--json").stdout)
    assert [each["street"] for each in answer["streets"]] == ["preflop", "flop"]
    assert answer["streets"][1]["equity"] == [each["equity"] for each in answer["players"]]
    assert [sum(own[0].values()) for own in answer["hands"]["players"]] == [990, 990]


def test_a_sample_says_how_sure_it_is() -> None:
    answer = json.loads(run("odds", "AhAs", "KdKc", "--sample", "--precision", "0.01", "--json").stdout)
    assert not answer["exact"]
    assert 0 < answer["players"][0]["error"] <= 0.01
    assert abs(answer["players"][0]["equity"] - 0.812555) < 0.03


@pytest.mark.parametrize("language", languages())
def test_every_command_speaks_every_language(language: str) -> None:
    for arguments in (
        ("odds", "AhAs", "KdKc"),
        ("odds", "AhAs", "KdKc", "--sample", "--most", "10"),
        (
            "odds",
            "As2hKcKd",
            "9s9h8h7h",
            "-g",
            "omaha8",
            "-b",
            "3s 4d Th",
            "--streets",
            "--hands",
            "--precision",
            "0.1",
        ),
        ("odds", "AhAs", "KdKc", "-b", "/", "--sample", "--most", "500", "--processes", "2"),
        ("odds", "AhAs", "KdKc", "--hands"),
        ("outs", "JhTh", "AsAd", "-b", "9h 8h 2c"),
        ("nuts", "As 2h 7d 8c Kh", "-g", "omaha8", "--half", "2"),
        ("nuts", "As Kh Qd Jc Th", "-g", "omaha8", "--half", "2"),
        ("range", "QQ+, A5s:0.5"),
        ("pushfold", "10"),
        ("pushfold", "10", "12", "-p", "70,30"),
        ("icm", "5000", "3000", "2000"),
        ("icm", "5000x9", "3000x4", "--bounties", "5"),
        ("chop", "5000", "3000", "-p", "50,30", "--left", "5"),
        ("stacks", "5000", "3000", "-b", "100/200"),
        ("river", "2c 2d 2h 9s Js", "AA, 65s", "KK", "--pot", "10", "--stack", "10", "--hands"),
        ("river", "2c 2d 2h 9s Js", "AA, 65s", "KK", "--pot", "10", "--stack", "10", "--after", "all-in 10"),
    ):
        found = run(*arguments, "--language", language)
        assert found.exit_code == 0, found.output
        assert found.stdout.strip()
    assert run("nuts", "Ts 8h 3d", "--language", "xx").exit_code == 2


def test_the_table_of_odds_has_a_line_for_each_player_and_says_what_it_rests_on() -> None:
    found = run("odds", "AhAs", "KdKc", "-b", "Ts 8h 3d", "--language", "en")
    lines = found.stdout.splitlines()
    assert re.match(r"AhAs +91\.616 % +91\.616 % +0\.000 % +█+", lines[1])
    assert lines[-1] == "Counted: every one of 990 deals."


def test_the_nuts_stand_in_order() -> None:
    found = json.loads(run("nuts", "Ts 8h 3d 2c Qh", "--json", "--best", "2").stdout)
    assert [nut["name"]["category"] for nut in found["nuts"]] == ["straight", "trips"]
    assert len(found["nuts"][0]["holes"]) == 16


def test_outs_are_named_with_what_they_make() -> None:
    found = json.loads(run("outs", "JhTh", "AsAd", "-b", "9h 8h 2c", "--json").stdout)
    assert (len(found["outs"]), found["unseen"]) == (15, 45)
    assert found["chance"] == pytest.approx(1 / 3)
    assert {out["name"]["category"] for out in found["outs"]} == {"straight", "flush", "straight_flush"}


def test_a_range_is_shown_as_a_grid_and_in_the_usual_notation() -> None:
    found = run("range", "QQ,KK,AA,A5s:0.5", "--language", "en").stdout
    assert "QQ+, A5s:0.5" in found and "A5s▒▒" in found and "AA ██" in found
    assert "22 hands, 1.5 % of all." in found
    data = json.loads(run("range", "AhKd", "--json").stdout)
    assert data["hands"] == {"AhKd": 1.0}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("odds", "AhAs", "AhKd"), "Ah is named twice"),
        (("odds", "AhAs", "KKx"), "hand 2: neither cards nor a range at character 1"),
        (("odds", "AhAs", "KdKc", "-b", "Ts 8x"), "board: no card at character 4"),
        (("odds", "AA", "AA", "AA"), "need the same cards"),
        (("odds", "a" * 5_000), "hand 1: neither cards nor a range at character 1: “" + "a" * 200 + "…”"),
        (("odds", "AhAs", "-g", "bridge"), "no such game"),
        (("odds", "AhAs", "KdKc", "-b", "2c3c4c5c6c7c"), "at most 5 cards"),
        (("odds", *["AhAs"] * 24), "from 1 to 23 players"),
        (("nuts", "Ts 8h"), "board: from 3 to 5 cards"),
        (("nuts", "Ts 8h 3d", "-g", "razz"), "no board"),
        (("nuts", "Ts 8h 3d", "--half", "2"), "no such half"),
        (("outs", "JhTh", "-b", "9h 8h 2c 3c 4c"), "from 3 to 4 cards"),
        (("outs", "Ks", "-b", "Qs", "-g", "leduc"), "this game has none"),
        (("outs", "AsAhAdKs2c", "-g", "five_card_stud"), "this game has none"),
        (("outs", "Jh", "-b", "9h 8h 2c"), "hand 1: every card must be known"),
        (("outs", "JhTh", "AA", "-b", "9h 8h 2c"), "hand 2: every card must be known"),
        (("range", "QQ+, AKx"), "neither cards nor a range at character 6"),
        (("range", "QQ+, AK:2"), "no weight from 0 to 1 at character 6"),
        (("range", "QQ+:0"), "this range has no hands"),
        (("range", "QQ+, AKx", "--language", "uk"), "ні карт, ні діапазону на місці 6"),
        (("range", "QQ", "--dead", "Qx"), "dead cards: no card"),
        (("pushfold", "0.9"), "stack 1: a stack is from blind and ante to a million"),
        (("pushfold", "10", "--ante=-1"), "from blind and ante"),
        (("pushfold", "10", "10", "0.5"), "stack 3: a stack is from blind and ante"),
        (("pushfold", *["10"] * 10), "from 2 to 9 seats, not 10"),
        (("pushfold", "10", "10", "10", "--ante", "nan"), "an ante is not negative"),
        (("pushfold", "10", "10", "-p", "30,x"), "a prize is a number"),
        (("icm", "5000", "3000", "-p", "50,x"), "a prize is a number"),
        (("icm", "5000", "3000", "-p", "50,nan"), "not negative"),
        (("icm", "5000", "3000", "-p", "30,50"), "the greatest stands first"),
        (("icm", "5000", "3000", "-p", "", "--language", "bg"), "наградата е неотрицателно число"),
        (("icm", "1x100001"), "stacks are not negative"),
        (("icm", "1x60000", "1x60000"), "at most 100,000 players, not 120,000"),
        (("icm", "5", "x"), "stacks are not negative"),
        (("icm", "5", "4", "--bounties", "1,2,3"), "2 players, 3 bounties"),
        (("icm", "5", "4", "--bounties", "y"), "a bounty is a number"),
        (("icm", "5", "4", "--bounties", "1", "--progressive", "2"), "the progressive part is from 0 to 1"),
        (("chop", "5", "4", "-p", "50,30,20"), "2 players, 3 prizes"),
        (("chop", "5", "4", "-p", "50,30", "--left", "30"), "at most what the first prize is above the second"),
        (("chop", "5", "4", "-p", "50,30", "--unit", "7"), "not in whole units"),
        (("icm", "1e308", "1e308"), "an amount other than 0 is from 10⁻⁹"),
        (("stacks", "5", "4", "-b", "100"), "blinds are two numbers"),
        (("icm", "0", "0"), "somebody has chips"),
        (("river", "2c2d2h9s", *RIVER), "board: a river has a board of five cards, not 4"),
        (("river", "2c2d2h9sJs", "AA", "KK:-1", "--pot", "10", "--stack", "10"), "range 2: no weight from 0 to 1"),
        (("river", "2c2d2h9sJs", *RIVER, "--bets", "50%, x"), "bets: no size of a bet at character 6: “x”"),
        (
            ("river", "2c2d2h9sJs", *RIVER, "--after", "raise 3"),
            "after: choice 1: there is no “raise 3” here, only che",
        ),
        (("river", "2c2d2h9sJs", "AA", "KK", "--pot", "0", "--stack", "10"), "pot: an amount is more than 0"),
    ],
)
def test_what_cannot_be_answered_ends_with_2_and_one_line(arguments: tuple[str, ...], said: str) -> None:
    found = run(*arguments, *(() if "--language" in arguments else ("--language", "en")))
    assert found.exit_code == 2
    assert said in found.stderr
    assert len(found.stderr.strip().splitlines()) == 1 and not found.stdout


@pytest.mark.parametrize("language", languages())
def test_every_refusal_of_a_question_has_words(language: str) -> None:
    words = Words(language)
    from pathlib import Path

    import croupier.study as study

    source = "".join(path.read_text(encoding="utf-8") for path in Path(study.__file__).parent.rglob("*.py"))
    codes = {*re.findall(r'BadQuestion\("(\w+)"', source), *WHY}
    assert len(codes) > 12
    assert [code for code in codes if not words.has(f"odds-{code.replace('_', '-')}")] == []


def test_a_count_that_takes_long_is_announced() -> None:
    words = Words("en")
    assert [time_of(words, seconds) for seconds in (30, 120, 7200, 200_000, 1e9, 1e30)] == [
        "30 seconds", "2 minutes", "2 hours", "2 days", "32 years", "1,000,000,000,000 years",
    ]  # fmt: skip
    with pytest.raises(BadQuestion):
        question(["AhAs"], game="five_card_draw")


def test_push_and_fold_are_told_with_how_exact_they_are() -> None:
    found = json.loads(run("pushfold", "10", "--json").stdout)
    assert found["value"] == pytest.approx(-0.0454, abs=0.0002)
    assert found["exploitability"] <= 1e-4 and "22+" in found["push"] and "22+" in found["call"]


def test_tournament_chips_are_worth_what_the_model_says() -> None:
    found = json.loads(run("icm", "5000", "3000", "2000", "-p", "50,30,20", "--json").stdout)
    assert [round(player["icm"], 2) for player in found["players"]] == [38.39, 32.75, 28.86]
    assert (found["samples"], found["players"][0]["error"]) == (0, 0.0)


def test_bounties_and_large_fields_are_told_by_kinds_of_players() -> None:
    found = run("icm", "3000x30", "9000x5", "-p", "100,50,10x3", "--bounties", "5", "--language", "en").stdout
    assert re.search(r"^ +30 +3000 +\d+\.\d\d +\d+\.\d\d +\d+\.\d\d +± 0\.\d\d$", found, re.MULTILINE)
    assert "orders of coming in" in found and "the winner keeps his own" in found
    data = json.loads(run("icm", "3000x30", "9000x5", "-p", "100,50,10x3", "--bounties", "5", "--json").stdout)
    assert len(data["players"]) == 35 and data["samples"] >= 30
    assert sum(player["bounties"] for player in data["players"]) == pytest.approx(175)


def test_a_deal_is_told_by_both_ways_with_what_is_left_to_play_for() -> None:
    found = json.loads(
        run("chop", "5000", "3000", "2000", "-p", "50,30,20", "--left", "10", "--unit", "1", "--json").stdout
    )
    assert [(player["icm"], player["chop"]) for player in found["players"]] == [(33, 35), (30, 29), (27, 26)]
    assert "10 are left to play for" in run("chop", "7", "3", "-p", "70,30", "--left", "10", "--language", "en").stdout


def test_stacks_are_told_in_big_blinds_and_rounds() -> None:
    found = json.loads(run("stacks", "5000", "3000", "2000", "-b", "100/200", "--ante", "25", "--json").stdout)[
        "stacks"
    ]
    assert [round(one["m"], 1) for one in found] == [13.3, 8.0, 5.3]
    lines = run("stacks", "5000x2", "-b", "100/200", "--language", "en").stdout.splitlines()
    assert "M of ten" in lines[0] and len(lines) == 3


def test_a_river_is_told_with_what_both_win_and_how_exact_it_is() -> None:
    asked = ("river", "2c 2d 2h 9s Js", "AA, 65s, 43s", "KK", "--pot", "10", "--stack", "10", "--bets", "1")
    found = json.loads(run(*asked, "--json").stdout)
    assert sum(found["values"]) == pytest.approx(10) and found["exploitability"] <= 0.002 * 10
    assert [choice["choice"] for choice in found["choices"]] == ["check", "all-in 10"]
    assert found["hands"]["AhAd"]["often"][1] == pytest.approx(1, abs=0.02)
    lines = run(*asked, "--hands", "--language", "en").stdout
    assert "The first player decides:" in lines and re.search(r"A♥ A♦ +\d\.\d % +\d+\.\d % +1\d\.\d\d", lines)
    called = json.loads(run(*asked, "--after", "all-in 10", "--json").stdout)
    assert (called["player"], len(called["hands"])) == (2, 6)
    assert {one["choice"]: one["share"] for one in called["choices"]}["call"] == pytest.approx(0.5, abs=0.02)


def test_a_river_that_takes_long_is_announced_before_it_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("croupier.study.river.A_HAND", 1.0)
    found = run("river", "2c 2d 2h 9s Js", *RIVER, "--language", "en")
    assert re.match(r"This takes about \d+ (hours|minutes); Ctrl-C gives the answer so far\.", found.stderr)
    assert found.exit_code == 0


def test_a_table_of_push_or_fold_is_told_seat_by_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("croupier.study.push_fold_table.solve", partial(solve, boards=1, good=0.05))
    found = json.loads(run("pushfold", "10", "10", "10", "--ante", "0.1", "--json").stdout)
    assert [(decision["seat"], decision["behind"]) for decision in found["decisions"]] == [
        (1, []), (2, []), (2, [1]), (3, [1]), (3, [2]), (3, [1, 2]),
    ]  # fmt: skip
    assert (found["at_most_all_in"], found["boards_of_three"], len(found["gains"])) == (3, 1, 3)
    assert found["exploitability"] == max(found["gains"]) <= 0.05
    lines = run("pushfold", "10", "10", "10", "--language", "en").stdout
    assert re.search(r"^button +nobody +\d+\.\d % ", lines, re.MULTILINE)
    assert "big blind    button and small blind" in lines and "At most 3 are all in together" in lines


def test_a_table_that_takes_long_is_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("croupier.study.push_fold_table.work", lambda table: 7200.0)
    assert run("pushfold", "10", "10", "-p", "70,30", "--language", "en").stderr.startswith("This takes about 2 hours;")
