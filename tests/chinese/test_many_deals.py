"""The laws, put to twenty thousand random and greedy deals in one run of the slow suite."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DEALS = 20_000
PROCESSES = 2


@pytest.mark.slow
def test_the_laws_hold_for_twenty_thousand_random_deals(capsys: pytest.CaptureFixture[str]) -> None:
    share = DEALS // PROCESSES
    command = [sys.executable, "-m", "tests.chinese.many_deals"]
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
        total.update(json.loads(out))
    with capsys.disabled():
        print(f"\nlaws of open-face Chinese: {dict(total)}")
    assert total["deals"] == DEALS
    assert min(total["one"], total["two"], total["three"]) > DEALS / 50
