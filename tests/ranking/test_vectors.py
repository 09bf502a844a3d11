"""The vectors of the rulebook that are about lows and about rankings other than high, each by its id."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from croupier.cards import cards
from croupier.ranking import EVALUATORS

FOLDER = Path(__file__).resolve().parents[1] / "vectors"
IDS = [f"V{number}" for number in (285, 286, 287, 288, *range(456, 465), 484)]
RANKINGS = {"low27": "low_27", "razz": "low_a5", "badugi": "badugi", "low8": "omaha_low_8"}

Given = dict[str, Any]


def vectors() -> dict[str, Given]:
    """The entries of these topics by id."""
    texts = [(FOLDER / f"{topic}.json").read_text(encoding="utf-8") for topic in ("omaha", "variants")]
    return {entry["id"]: entry for text in texts for entry in json.loads(text)["vectors"]}


VECTORS = vectors()


def ranking(vector: Given) -> str:
    """The name of the ranking that a vector is about."""
    if vector["kind"] in RANKINGS:
        return RANKINGS[vector["kind"]]
    trips = vector["input"].get("house", {}).get("shortdeck_trips_beat_straight", False)
    return "short_deck_trips" if trips else "short_deck"


def low(given: Given) -> list[int] | None:
    """The ranks of a low as a player says them, the ace one."""
    evaluator = EVALUATORS["omaha_low_8"]
    name = evaluator.name(evaluator.five(cards("".join(given["hole"])), cards("".join(given["board"]))))
    return [1 if rank == 12 else rank + 2 for rank in name.ranks] if name.category == "low" else None


@pytest.mark.parametrize("vector", IDS)
def test_the_ranking_answers_as_the_rulebook_does(vector: str) -> None:
    entry = VECTORS[vector]
    given, expect = entry["input"], entry["expect"]
    if "low" in expect:
        assert low(given) == expect["low"]
        return
    evaluator = EVALUATORS[ranking(entry)]
    board = cards("".join(given.get("board", [])))
    holes = {name: cards("".join(hole)) for name, hole in given["hands"].items()}
    ranks = {name: evaluator.rank(hole, board) for name, hole in holes.items()}
    assert [name for name in ranks if ranks[name] == max(ranks.values())] == expect["winners"]
    for name, category in expect.get("categories", {}).items():
        assert evaluator.name(evaluator.five(holes[name], board)).category == category
