"""The test vectors of the rulebook, read from `tests/vectors`, and those that wait for a game that is not here yet."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

FOLDER = Path(__file__).resolve().parents[1] / "vectors"

TOPICS = (
    *("rankings", "deck_button_draw", "blinds", "antes", "straddles", "deal", "no_limit", "pot_limit"),
    *("fixed_limit", "pots", "odd_chips", "showdown", "hands", "omaha", "variants"),
)
"""The topics of which every vector must hold, but for those that wait by id."""

WAITING: dict[str, str] = {}
"""The vectors of these topics that wait, each with what it needs and the house has not."""

OTHER_TOPICS = {
    "cash": 11,
    "missed_blinds": 15,
    "ofc_fantasy": 21,
    "ofc_flow": 26,
    "ofc_foul": 15,
    "ofc_scoring": 49,
    "tournaments": 34,
}
"""How many vectors of each other topic are not for the Hand or a table: other tests answer them, or they wait."""


class Vector(NamedTuple):
    """One vector; the kinds with their keys are described in `tests/vectors/README.md`."""

    id: str
    kind: str
    topic: str
    text: str
    given: dict[str, Any]
    expect: dict[str, Any]


def read() -> list[Vector]:
    """Every vector of every topic, by id."""
    found = []
    for path in sorted(FOLDER.glob("*.json")):
        table = json.loads(path.read_text(encoding="utf-8"))
        found += [
            Vector(entry["id"], entry["kind"], table["topic"], entry["text"], entry["input"], entry["expect"])
            for entry in table["vectors"]
        ]
    return sorted(found)


VECTORS = read()
