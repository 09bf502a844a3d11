"""A hosted evening, written down for the browser: its table must stand after every fact as this one does.

`CROUPIER_WRITE_GOLDEN=1` writes the file anew.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from croupier.room import deed as deeds
from croupier.room.table import Table
from croupier.room.veil import veil_fact
from croupier.room.wish import Claim, Host, Mark, Sit, SitIn, SitOut, Stand, Withdraw
from croupier.rules.action import CALL, FOLD, Bet, Raise

PLACE = Path(__file__).resolve().parents[2] / "web" / "tests" / "hosted.json"


def play(night: Any) -> list[Any]:
    """Everything that a host can do; the facts as a spectator is told them, with the state after each."""

    def do(seat: int, deed: deeds.HostDeed) -> None:
        night.wish(seat, Host(f"P{seat}", deed))

    night.wish(1, Claim("P1"))
    night.wish(2, Claim("P2"))
    do(1, deeds.Pause())
    do(1, deeds.SetDoor(True, False))
    night.wish(5, Sit(5, 800, "P5"))
    night.wish(6, Sit(6, 900, "P6"))
    do(2, deeds.Answer("p5", True))
    night.wish(6, Sit(6, 950, "P6", post=False))
    do(2, deeds.Answer("p6", False))
    night.wish(6, Sit(6, 950, "P6"))
    night.wish(6, Withdraw())
    do(1, deeds.Correct(3, -100, "counted twice"))
    do(1, deeds.Correct(3, 40, "wrong pot", source=2))
    do(1, deeds.Resume())
    night.deal()
    night.play((5, FOLD), (1, Raise(30)), (2, CALL), (3, CALL))
    do(1, deeds.Kick(3))
    night.wish(2, Stand())
    night.play((3, Bet(50)), (1, CALL))
    do(1, deeds.Void("misdeal"))
    do(1, deeds.Forgive("p3"))
    night.deal()
    night.play((night.to_act, FOLD))
    night.over()
    do(1, deeds.Void("wrong winner"))
    night.wish(5, SitOut())
    night.wish(5, SitIn())
    do(1, deeds.HandOver("p5"))
    do(5, deeds.Appoint("p2", False))
    night.wish(5, Mark("P5", "p5", "p1", 70, "payer", True))
    night.wish(1, Mark("P1", "p5", "p1", 70, "payee", True))
    night.wish(5, Mark("P5", "p5", "p1", 70, "payer", False))
    return steps(night)


def steps(night: Any) -> list[Any]:
    """The facts since the first roll, with the state after each."""
    table, found = None, []
    for n, fact in night.kept:
        if table is None:
            table = Table(fact, n)
        else:
            table.apply(fact)
        stacks = {str(seat): table.chips(seat) for seat in sorted(table.seats)}
        state = {"n": n, "fact": veil_fact(fact, None), "desk": table.desk, "stacks": stacks, "button": table.button}
        marks = {str(seat): table.seats[seat].marks for seat in sorted(table.seats)}
        found.append(json.loads(msgspec.json.encode({**state, "marks": marks, "playing": table.running})))
    return found


def test_the_browsers_hosted_evening_is_the_one_that_is_played_here(
    evening: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    night, note = evening(500, 500, 500), Table.note
    night.kept = list(night.table.log)

    def note_and_keep(table: Table, fact: Any) -> None:
        note(table, fact)
        if table is night.table:
            night.kept.append((table.n, fact))

    monkeypatch.setattr(Table, "note", note_and_keep)
    played = play(night)
    assert {"paused", "resumed", "door_set", "knocked", "knock_answered", "kicked", "forgiven", "corrected"} < {
        step["fact"]["type"] for step in played
    }
    if os.environ.get("CROUPIER_WRITE_GOLDEN"):
        PLACE.write_text("[\n" + ",\n".join(json.dumps(step) for step in played) + "\n]\n")
    assert played == json.loads(PLACE.read_text(encoding="utf-8"))
