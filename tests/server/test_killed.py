"""kill -9 at every fact of three hands; see killed.py, which does it."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

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
    hands = ("folded", "shown", "side_pots", "voided")
    reports = await asyncio.gather(*(killed(hand, tmp_path / hand) for hand in hands))
    for hand, report in zip(hands, reports, strict=True):
        print(hand, report)
        assert report["differences"] == []
        assert report["kills"]["in"] == report["facts"] - 1  # all but the first, which opened the table
        assert report["kills"]["stored"] == report["kills"]["told"] >= 12
        assert report["total"] == 0
    assert reports[2]["pots"] == 3
