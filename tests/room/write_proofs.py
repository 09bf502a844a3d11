"""Samples for the check of a deck, in Python and in the browser: `python -m tests.room.write_proofs`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from tests.room.test_fairness import DEALS, HANDS, deal_of, record_for

from croupier.chinese.event import Locked
from croupier.room.proof import HandRecord, check
from croupier.rules.event import Dealt, Opened

FOLDER = Path(__file__).resolve().parents[1] / "proofs"
GAMES = ("holdem", "omaha8", "stud8", "razz", "deuce_to_seven_triple_draw", "badugi", "shortdeck", "irish")
OPEN_FACE = ("one_in_fantasyland_stays_and_two_play", "one_card_at_a_time", "three_hands_set_at_once")


def samples() -> dict[str, HandRecord]:
    """A hand of some games as one player has it, then the last of them tampered with in every way."""
    found: dict[str, HandRecord] = {}
    for game in GAMES:
        found |= seen(game, next(path for path in HANDS if path.parent.name == game))
    for name in OPEN_FACE:
        path = next(path for path in DEALS if path.stem == name)
        found |= seen(path.parent.name, path)
    return found | tampered(found["holdem_player"]) | tampered_deal(found["ofc_player"])


def seen(game: str, path: Path) -> dict[str, HandRecord]:
    """A hand as one who only watches has it, and as its first player does."""
    facts, cut, order = deal_of(path)
    return {f"{game}_{who}": record_for(facts, cut, order, player) for who, player in (("watcher", -1), ("player", 0))}


def tampered_deal(record: HandRecord) -> dict[str, HandRecord]:
    """A deal of open-face Chinese in which another player's open cards are not his, or one was never proved."""
    change = msgspec.structs.replace
    theirs = [n for n, fact in enumerate(record.facts) if isinstance(fact, Locked) and fact.player == 2]
    mine = next(fact for fact in record.facts if isinstance(fact, Locked) and fact.player == 0 and fact.discards)
    last = record.facts[theirs[-1]]
    assert isinstance(last, Locked)
    facts = (*record.facts[: theirs[-1]], change(last, top=mine.discards), *record.facts[theirs[-1] + 1 :])
    shown = {*last.top, *last.middle, *last.bottom}
    return {
        "wrong_owner": change(record, facts=facts),
        "wrong_open_card": change(record, openings=tuple(one for one in record.openings if one.card not in shown)),
    }


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
