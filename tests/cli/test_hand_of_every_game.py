"""`croupier hand` plays a recorded hand of every game, in every betting structure."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.rules.random_hands import Deal, Dice, deck_from, moments
from typer.testing import CliRunner

from croupier.cli.app import app
from croupier.history.phh import write
from croupier.rules.betting import Betting
from croupier.rules.forced import open_hand
from croupier.rules.hand import Hand
from croupier.rules.house_rules import HouseRules
from croupier.rules.variants import VARIANTS

GAMES = [(key, structure) for key, game in VARIANTS.items() for structure in game.structures]
HANDS = Path(__file__).resolve().parents[1] / "history" / "hands"


def played(key: str, structure: str) -> Hand:
    """A hand of the game that dice have played to its end."""
    dice = Dice(7)
    betting = Betting(structure, 1, 2, 1, small_bet=2, big_bet=4)  # type: ignore[arg-type]
    opened = open_hand(
        variant=key, betting=betting, house=HouseRules(ante_type="per_player", run_it_twice="2"), seats=(1, 2),
        names=("Anna", "Boris"), stacks=(60, 40), button=2,
    )  # fmt: skip
    choices = tuple(dice.number(0, 2**16) // 8 * 8 + dice.number(0, 5) for _ in range(60))  # nobody folds
    whole = list(moments(Deal(opened, deck_from(7, opened), False, choices)))
    return whole[-1].hand


@pytest.mark.parametrize(("key", "structure"), GAMES)
def test_a_hand_of_the_game_is_played_to_its_end(tmp_path: Path, key: str, structure: str) -> None:
    hand = played(key, structure)
    file = tmp_path / "hand.phh"
    file.write_text(write(hand), encoding="utf-8")
    told = CliRunner().invoke(app, ["hand", str(file), "--json"])
    assert (told.exit_code, told.stderr) == (0, "")
    said = json.loads(told.stdout)
    assert (said["finished"], said["payoffs"]) == (True, hand.payoffs())
    assert sum(pot["amount"] for pot in said["pots"]) == hand.raked + sum(
        win.amount for fact in hand.events for win in getattr(fact, "wins", ())
    )
    text = CliRunner().invoke(app, ["hand", str(file)])
    assert (text.exit_code, text.stdout.splitlines()[-1]) == (0, "the hand is over")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("stud_bring_in", "p2 to act: bring in 2, bet or raise to 10"),
        ("stud_open_pair", "p1 to act: fold, check, bet or raise to 10 or 20"),
        ("draw_to_come", "p1 to act: stand pat, draw up to 5"),
        ("discard_to_come", "p3 to act: throw away 1"),
        ("run_it_asked", "p1 to act: run it once, up to 3 times"),
        ("run_twice", "river 2c 7c 9s 3d Ts"),
        ("stud_open_pair", "> p1  489  shows ?? ?? 9h 9s"),
    ],
)
def test_the_text_says_what_is_asked(name: str, said: str) -> None:
    assert said in CliRunner().invoke(app, ["hand", str(HANDS / f"{name}.phh")]).stdout.splitlines()
