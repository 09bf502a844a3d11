"""Writes what the learn corner shows into the browser's sources: `python -m croupier.server.learn [--check]`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from croupier.server.learn.first_deal import first_deal
from croupier.server.learn.games import games
from croupier.server.learn.lesson import lesson
from croupier.server.learn.rankings import rankings

FOLDER = Path("web", "src", "generated", "learn")
PARTS: dict[str, Callable[[], dict[str, Any]]] = {
    "rankings": rankings,
    "games": games,
    "lesson": lesson,
    "first_deal": first_deal,
}


def text(part: dict[str, Any]) -> str:
    """A part as JSON, one line an entry."""
    blocks = (f"  {json.dumps(key)}: {entries(value)}" for key, value in part.items())
    return "{\n" + ",\n".join(blocks) + "\n}\n"


def entries(value: Any) -> str:
    """The entries of a list or an object, each on its own line."""
    if isinstance(value, list):
        return "[\n    " + ",\n    ".join(map(json.dumps, value)) + "\n  ]"
    lines = (f"{json.dumps(key)}: {json.dumps(entry)}" for key, entry in value.items())
    return "{\n    " + ",\n    ".join(lines) + "\n  }"


def main(arguments: list[str]) -> int:
    """Write the files under the present folder, or with `--check` say whether they are fresh (exit 1 when stale)."""
    stale = False
    for name, make in PARTS.items():
        place = FOLDER / f"{name}.json"
        if "--check" not in arguments:
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text(make()), encoding="utf-8")
            continue
        fresh = place.is_file() and place.read_text(encoding="utf-8") == text(make())
        print(f"{place} is {'fresh' if fresh else 'stale: run python -m croupier.server.learn'}")  # noqa: T201
        stale = stale or not fresh
    return int(stale)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
