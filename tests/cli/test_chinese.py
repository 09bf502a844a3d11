"""`croupier chinese`: the best placement of cards, and what the placements of a deal have cost."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from croupier.cli.app import app
from croupier.cli.words import languages

DEALS = Path(__file__).parents[1] / "history" / "deals"
FANTASYLAND = "As Ks Qs Js Ts 9h 9d 9c 4h 4d Qh Qd 2c 3d"


def said(*words: str, exit_code: int = 0) -> str:
    """What the command prints, of both kinds."""
    shown = CliRunner().invoke(app, ["chinese", *words, "--language", "en"])
    assert shown.exit_code == exit_code, shown.output
    return shown.output


def test_fourteen_cards_are_set_as_well_as_can_be_and_that_is_said() -> None:
    lines = said("place", FANTASYLAND).splitlines()
    assert lines[1].startswith("1  Qh Qd 3d / 9h 9d 9c 4h 4d / As Ks Qs Js Ts  x 2c")
    assert lines[-1].startswith("Proved")


def test_the_last_street_puts_the_card_where_it_does_not_kill_the_hand() -> None:
    board = "Qh Qd 7c / Kc Kd 8h 6s / 9c 9d 8s 7h"
    found = json.loads(said("place", "9h 4d Kh", "--board", board, "--samples", "40", "--json"))
    assert found["placements"][0]["rows"] == [[], ["4d"], ["9h"]]
    assert not found["proved"]


def test_the_best_come_first_and_no_more_are_shown_than_asked_for() -> None:
    found = json.loads(said("place", "As Ad Kd 7h 2s", "--samples", "60", "--best", "3", "--json"))["placements"]
    assert len(found) == 3
    assert found[0]["behind"] == 0.0
    assert sorted(card for row in found[0]["rows"] for card in row) == sorted(["As", "Ad", "Kd", "7h", "2s"])


def test_without_cards_some_are_dealt() -> None:
    assert len(json.loads(said("place", "--cards", "14", "--json"))["given"]) == 14


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["As As Kd 7h 2s"], "a card is named twice"),
        (["As Kd Qx 7h 2s"], "Qx"),
        (["As Kd"], "no street with 2 cards given and 0 in the rows"),
        (["As Kd Qc", "--board", "2c 3c 4c 5c / / "], "rows are written"),
        ([FANTASYLAND, "--board", "2h / / "], "empty board"),
        ([FANTASYLAND + " 5c 6c 7c 8c"], "at most 17"),
        (["As Kd Qc 7h 2s", "--game", "whist"], "no such game"),
        (["As Kd Qc 7h 2s", "--against", "3c / 4c / "], "2 cards in his rows"),
        (["As Kd Qc 7h ??"], "every card must be named"),
        (["As Kd Qc 7h 2s", *3 * ["--against", "-/-/-"]], "63 cards are still to come to the players, and only 47"),
    ],
)
def test_a_spot_that_there_is_not_is_refused_in_words(words: list[str], complaint: str) -> None:
    told = said("place", *words, exit_code=2)
    assert complaint in told
    assert "Traceback" not in told


def test_each_placement_of_a_deal_is_judged_by_what_its_player_could_see() -> None:
    found = json.loads(said("coach", str(DEALS / "a_dead_hand.phh"), "--samples", "30", "--json"))
    assert found
    assert all(one["cost"] >= 0 for one in found)
    assert {one["player"] for one in found} == {1, 2}


def test_who_sets_fantasyland_less_well_than_possible_is_told_by_how_much() -> None:
    told = said("coach", str(DEALS / "one_in_fantasyland_stays_and_two_play.phh"), "--samples", "30")
    assert "better: 8h 8d Ah / 5c 5d 2s Kd 2h / 9c 9d 9h 9s 7c" in told


def test_a_file_that_is_not_there_is_a_complaint() -> None:
    assert "No such file" in said("coach", "nowhere.phh", exit_code=1)


@pytest.mark.parametrize("as_json", [[], ["--json"]])
def test_a_file_without_a_deal_of_open_face_chinese_says_so(as_json: list[str]) -> None:
    file = str(DEALS.parent / "hands" / "antes_only.phh")
    told = said("coach", file, *as_json, exit_code=1)
    assert told == f"croupier chinese coach: there is no deal of open-face Chinese in {file}\n"


def test_one_ctrl_c_ends_the_whole_file_with_what_was_judged_so_far(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal = (DEALS / "a_dead_hand.phh").read_text()
    (tmp_path / "two.phhs").write_text(f"[1]\n{deal}\n[2]\n{deal}")

    def interrupted(events: object, samples: int, stop: Callable[[], bool], told: object) -> list[object]:
        signal.raise_signal(signal.SIGINT)
        assert stop()
        return []

    monkeypatch.setattr("croupier.study.coach.judged", interrupted)
    assert said("coach", str(tmp_path / "two.phhs")).count("The deal of") == 1


@pytest.mark.parametrize("language", languages())
def test_every_language_can_say_it(language: str) -> None:
    words = ["chinese", "coach", str(DEALS / "a_dead_hand.phh"), "--samples", "20", "--language", language]
    assert CliRunner().invoke(app, words).exit_code == 0
    place = CliRunner().invoke(app, ["chinese", "place", "As Kd Qc 7h 2s", "--samples", "20", "--language", language])
    assert place.exit_code == 0
