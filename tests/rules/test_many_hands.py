"""The laws, put to at least two hundred thousand random hands in one run of the slow suite."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HANDS = 200_000
PROCESSES = 2


@pytest.mark.slow
def test_the_laws_hold_for_two_hundred_thousand_random_hands(capsys: pytest.CaptureFixture[str]) -> None:
    share = HANDS // PROCESSES
    command = [sys.executable, "-m", "tests.rules.many_hands"]
    running = [
        subprocess.Popen(
            [*command, str(1_000_000 + place * share), str(share)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for place in range(PROCESSES)
    ]
    total: Counter[str] = Counter()
    for process in running:
        out, errors = process.communicate()
        assert process.returncode == 0, errors
        for line in out.splitlines():
            total.update(json.loads(line))
    with capsys.disabled():
        print(f"\nlaws: {total['hands']} random hands, {total['actions']} actions, {total['facts']} facts")
    assert total["hands"] >= HANDS
    assert total["actions"] > 5 * HANDS
