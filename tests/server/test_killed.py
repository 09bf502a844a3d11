"""kill -9 at every fact of several hands; see killed.py, which does it."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from croupier.cli.app import app

RUNNER = Path(__file__).with_name("killed.py")


async def killed(hand: str, folder: Path) -> dict[str, Any]:
    """What the runner reports of this hand."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(RUNNER), hand, str(folder), stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    out, errors = await process.communicate()
    assert process.returncode == 0, errors.decode()
    report: dict[str, Any] = json.loads(out)
    return report


async def test_a_room_killed_at_any_fact_of_a_hand_plays_on_to_the_same_end(tmp_path: Path) -> None:
    reports = await killed_at_each_fact(("folded", "shown", "side_pots", "voided"), tmp_path)
    assert reports[2]["pots"] == 3


async def test_a_deck_that_one_room_has_sealed_is_dealt_by_the_next_one_and_its_hand_verifies(
    tmp_path: Path,
) -> None:
    (report,) = await killed_at_each_fact(("sealed",), tmp_path)
    kinds = report["types"]
    assert (kinds.count("sealed"), kinds.count("cut"), kinds.count("opened")) == (2, 1, 1)  # one for the next hand
    assert report["seeds"] == [["1a" * 32, ""]]
    assert report["kills"]["step"] == 3  # two promises and a seed, of which nothing is stored
    assert [verdict["withheld"] for verdict in report["verdicts"]] == [[2]] * 4
    proved = tmp_path / "sealed" / "proved.jsonl"
    hands = len(proved.read_text().splitlines())
    assert hands == 4 * sum(report["kills"].values())
    checked = CliRunner().invoke(app, ["verify", "--json", str(proved)])
    assert (checked.exit_code, checked.output.count('"verified":true')) == (0, hands)


async def test_a_room_killed_at_any_fact_of_a_match_with_a_fantasyland_goes_on_as_if_nothing_had_been(
    tmp_path: Path,
) -> None:
    (report,) = await killed_at_each_fact(("fantasyland",), tmp_path)
    kinds = report["types"]
    assert (kinds.count("chinese_opened"), kinds.count("chinese_ended"), kinds.count("rows_shown")) == (2, 2, 1)


async def test_a_room_killed_at_any_fact_of_a_tournament_pays_its_prizes_once(tmp_path: Path) -> None:
    (report,) = await killed_at_each_fact(("cup",), tmp_path)
    kinds = report["types"]
    assert [kinds.count(kind) for kind in ("tournament_began", "knocked_out", "tournament_ended")] == [1, 1, 1]


@pytest.mark.slow
async def test_so_does_a_room_in_which_cards_are_drawn_brought_in_or_run_twice(tmp_path: Path) -> None:
    await killed_at_each_fact(("drawn", "stud", "twice"), tmp_path)


async def killed_at_each_fact(hands: Sequence[str], folder: Path) -> list[dict[str, Any]]:
    """Kill a room at every fact of these hands and hold the next room to what would have been."""
    reports = await asyncio.gather(*(killed(hand, folder / hand) for hand in hands))
    for hand, report in zip(hands, reports, strict=True):
        print(hand, report)
        assert report["differences"] == []
        assert report["kills"]["in"] == report["facts"] - 1  # all but the first, which opened the table
        assert report["kills"]["stored"] == report["kills"]["told"] >= 9
        assert report["total"] == 0
    return reports
