"""`croupier variants` lists every game."""

from __future__ import annotations

import json

from typer.testing import CliRunner

from croupier.cli.app import app
from croupier.rules.variants import VARIANTS


def test_every_game_is_listed_on_a_line_of_its_own() -> None:
    shown = CliRunner().invoke(app, ["variants"])
    assert shown.exit_code == 0
    assert [line.split()[0] for line in shown.stdout.splitlines()] == list(VARIANTS)


def test_the_list_for_programs_names_cards_streets_and_structures() -> None:
    shown = CliRunner().invoke(app, ["variants", "--json"])
    games = {game["variant"]: game for game in json.loads(shown.stdout)}
    assert list(games) == list(VARIANTS)
    assert games["shortdeck"]["pack"] == 36
    assert games["razz"]["streets"] == ["third", "fourth", "fifth", "sixth", "seventh"]
    assert games["omaha8"]["halves"] == ["omaha_high", "omaha_low_8"]
