"""`croupier variants` lists every game and every rotation."""

from __future__ import annotations

import json
import subprocess
import sys

from typer.testing import CliRunner

from croupier.cli.app import app
from croupier.rules.variants import ROTATIONS, VARIANTS


def test_every_game_and_every_rotation_is_listed_on_a_line_of_its_own() -> None:
    shown = CliRunner().invoke(app, ["variants"])
    assert shown.exit_code == 0
    assert [line.split()[0] for line in shown.stdout.splitlines()] == [*VARIANTS, *ROTATIONS]


def test_the_list_for_programs_names_cards_streets_and_structures() -> None:
    shown = CliRunner().invoke(app, ["variants", "--json"])
    games = {game["variant"]: game for game in json.loads(shown.stdout)["variants"]}
    assert list(games) == list(VARIANTS)
    assert games["shortdeck"]["pack"] == 36
    assert games["razz"]["streets"] == ["third", "fourth", "fifth", "sixth", "seventh"]
    assert games["omaha8"]["halves"] == ["omaha_high", "omaha_low_8"]


def test_the_list_for_programs_names_the_games_of_a_rotation_in_order() -> None:
    shown = CliRunner().invoke(app, ["variants", "--json"])
    mixed = {rotation["rotation"]: rotation for rotation in json.loads(shown.stdout)["rotations"]}
    assert list(mixed) == list(ROTATIONS)
    assert mixed["horse"]["max_players"] == 8
    assert mixed["horse"]["lasts"] == "orbit"
    assert mixed["eight_game"]["games"][-1] == {"variant": "omaha", "structure": "pot_limit"}
    assert mixed["dealers_choice_each_hand"]["chosen"] is True


def test_the_package_can_be_run_like_the_command() -> None:
    shown = subprocess.run([sys.executable, "-m", "croupier", "variants"], capture_output=True, text=True, check=True)
    assert shown.stdout.splitlines()[0].split()[0] == "holdem"
