"""Evenings, written down for the browser: its table must stand after every fact as this one does.

`CROUPIER_WRITE_GOLDEN=1` writes the file anew.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.room.open_face_table import QUEENS_ON_TOP, Stage, at_random, deck_for

from croupier.chinese.house import ChineseRules
from croupier.room import deed as deeds
from croupier.room.by_deals import lacks_players
from croupier.room.fact import AnyFact
from croupier.room.table import Table
from croupier.room.tournament import TournamentRules
from croupier.room.veil import veil_fact
from croupier.room.wish import Buy, Claim, Host, Mark, Sit, SitIn, SitOut, Stand, Withdraw
from croupier.rules.action import CALL, FOLD, Bet, Raise

PLACE = Path(__file__).resolve().parents[2] / "web" / "tests"


def play(night: Any) -> None:
    """Everything that a host can do."""

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
    do(1, deeds.Correct(5, 25, "late"))
    do(1, deeds.Correct(5, -30, "late, and the other way round"))
    do(1, deeds.Correct(2, 10, "wrong pot", source=5))
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


def play_matches(stage: Stage) -> None:
    """Matches of open-face Chinese, with another game in between that the host asked for in mid-match."""

    def do(deed: deeds.HostDeed) -> None:
        stage.act("ann", Host("Ann", deed))

    stage.act("ann", Claim("Ann"))
    stage.deal(deck_for(3, QUEENS_ON_TOP))
    stage.finish()
    do(deeds.Change(replace(stage.spec, variant="holdem")))
    stage.deal()
    stage.now += 20_000
    stage.lay()
    do(deeds.Void("misdeal"))
    stage.deal()
    stage.finish()
    do(deeds.Void("wrong winner"))
    stage.deal()
    do(deeds.Change(stage.spec))
    do(deeds.Void("misdeal"))
    stage.deal(deck_for(3, QUEENS_ON_TOP))
    do(deeds.CloseEvening())
    stage.finish()
    stage.deal()
    stage.finish()
    do(deeds.Resume())
    stage.confirm()
    stage.act("cid", SitOut())


def play_cup(stage: Stage) -> None:
    """A tournament by deals: one who is knocked out by a deal that does not count, then its end, and another entry."""
    choose = at_random(Random(6))

    def play_deal() -> None:
        stage.deal()
        stage.finish(choose)

    stage.act("ann", Claim("Ann"))
    while not stage.table.tournament.out:
        play_deal()
    stage.act("ann", Host("Ann", deeds.Void("a wrong pack")))
    stage.act("bob", SitOut())
    while stage.table.tournament.runs:
        play_deal()
    stage.act(stage.table.seats[min(stage.table.seats)].player, Buy(7))


def steps(facts: list[tuple[int, AnyFact]]) -> list[Any]:
    """The facts as a spectator is told them, the first of them a roll, with the state after each."""
    (n, roll), *rest = facts
    table = Table(roll, n)  # type: ignore[arg-type]
    found = [step(table, n, roll)]
    for n, fact in rest:
        table.apply(fact)
        found.append(step(table, n, fact))
    return found


def step(table: Table, n: int, fact: AnyFact) -> Any:
    """A fact and how the table stands after it, with what is behind. The browser counts no time banks."""
    sittings = [replace(table.seats[seat], stack=table.chips(seat), bank=0) for seat in sorted(table.seats)]
    state = {"desk": table.desk, "sittings": sittings, "button": table.button, "game": table.spec.variant}
    state |= {"playing": table.running, "in_play": table.in_play, "tournament": table.tournament}
    state["lacks"] = lacks_players(table)
    return json.loads(msgspec.json.encode({"n": n, "fact": veil_fact(fact, None), **state}))


def compare(file: str, played: list[Any]) -> None:
    """Hold what is played here to the file of the browser's tests, or write it anew."""
    if os.environ.get("CROUPIER_WRITE_GOLDEN"):
        (PLACE / file).write_text("[\n" + ",\n".join(json.dumps(step) for step in played) + "\n]\n")
    assert played == json.loads((PLACE / file).read_text(encoding="utf-8"))


def test_the_browsers_hosted_evening_is_the_one_that_is_played_here(
    evening: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    night, note = evening(500, 500, 500), Table.note
    kept = list(night.table.log)

    def note_and_keep(table: Table, fact: Any) -> None:
        note(table, fact)
        if table is night.table:
            kept.append((table.n, fact))

    monkeypatch.setattr(Table, "note", note_and_keep)
    play(night)
    played = steps(kept)
    told = {"paused", "resumed", "door_set", "knocked", "knock_answered", "kicked", "forgiven"}
    told |= {"corrected", "correction_asked", "correction_dropped"}
    assert told < {step["fact"]["type"] for step in played}
    compare("hosted.json", played)


def test_the_browsers_matches_are_those_that_are_played_here() -> None:
    stage = Stage()
    play_matches(stage)
    played = steps(list(enumerate(stage.facts, 1)))
    assert {"match_stands", "changed", "voided", "clocked", "opened"} < {step["fact"]["type"] for step in played}
    compare("matches.json", played)


def test_the_browsers_tournament_is_the_one_that_is_played_here() -> None:
    rules = TournamentRules(circles=20, points=7)
    stage = Stage(stack=7, tournament=rules, house=ChineseRules(ofc_min_points=1))
    play_cup(stage)
    played = steps(list(enumerate(stage.facts, 1)))
    told = [step["fact"]["type"] for step in played]
    assert {"tournament_began", "knocked_out", "voided", "tournament_ended"} < set(told)
    assert told.index("knocked_out") < told.index("voided") < told.index("tournament_ended")
    compare("cup.json", played)
