"""Samples for the check of a deck, in Python and in the browser: `python -m tests.room.write_proofs`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from tests.room.test_fairness import HANDS, deal_of, record_for

from croupier.room.proof import HandRecord, check
from croupier.rules.event import Dealt, Opened

FOLDER = Path(__file__).resolve().parents[1] / "proofs"
GAMES = ("holdem", "omaha8", "stud8", "razz", "deuce_to_seven_triple_draw", "badugi", "shortdeck", "irish")


def samples() -> dict[str, HandRecord]:
    """A hand of some games as one player has it, then the last of them tampered with in every way."""
    found: dict[str, HandRecord] = {}
    for game in GAMES:
        path = next(path for path in HANDS if path.parent.name == game)
        facts, cut, order = deal_of(path)
        for player in (-1, 0):
            found[f"{game}_{'watcher' if player < 0 else 'player'}"] = record_for(facts, cut, order, player)
    return found | tampered(found["holdem_player"])


def tampered(record: HandRecord) -> dict[str, HandRecord]:
    """The ways in which a record may be wrong."""
    change = msgspec.structs.replace
    cut, first = record.facts[1], record.openings[0]
    opened = next(number for number, fact in enumerate(record.facts) if isinstance(fact, Opened))
    mine = next(number for number, fact in enumerate(record.facts) if isinstance(fact, Dealt) and fact.player == 0)
    hole = record.facts[mine]
    assert isinstance(hole, Dealt)

    def with_fact(number: int, fact: Any) -> HandRecord:
        return change(record, facts=(*record.facts[:number], fact, *record.facts[number + 1 :]))

    return {
        "wrong_no_seal": change(record, facts=(record.facts[0], *record.facts[2:])),
        "wrong_table": change(record, table="u", id="u.7"),
        "wrong_hand": with_fact(opened, change(record.facts[opened], hand=99)),  # type: ignore[type-var]
        "wrong_algorithm": with_fact(1, change(cut, seal=change(cut.seal, algorithm="other"))),  # type: ignore[union-attr, type-var]
        "wrong_seed": with_fact(1, change(cut, seeds=("ff" * 32,))),  # type: ignore[type-var]
        "wrong_withheld": with_fact(1, change(cut, seeds=("",))),  # type: ignore[type-var]
        "wrong_root": with_fact(1, change(cut, seal=change(cut.seal, root="00" * 32))),  # type: ignore[union-attr, type-var]
        "wrong_salt": change(record, openings=(change(first, salt="00" * 16), *record.openings[1:])),
        "wrong_path": change(record, openings=(change(first, path=first.path[1:]), *record.openings[1:])),
        "wrong_place": change(record, openings=(change(first, place=51), *record.openings[1:])),
        "wrong_twice": change(record, openings=(*record.openings, first)),
        "wrong_missing": change(record, openings=record.openings[1:]),
        "wrong_card": with_fact(mine, change(hole, cards=hole.cards[::-1])),
    }


def texts() -> dict[str, str]:
    """Each file's text by its name."""
    return {
        f"{name}.json": msgspec.json.format(
            msgspec.json.encode({"name": name, "record": record, "verdict": check(record)})
        ).decode()
        + "\n"
        for name, record in samples().items()
    }


def main() -> None:
    """Write them."""
    FOLDER.mkdir(exist_ok=True)
    for name, text in texts().items():
        (FOLDER / name).write_text(text)


if __name__ == "__main__":
    main()
