"""Every row of the bug log is a test with its id in the name."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
NAME = re.compile(r"^\s*(?:async )?def test_([Bb]\d\d)_", re.MULTILINE)

ROWS = {
    f"B{number:02}"
    for number in (
        *(1, 2, 4, 5, 7, 9, 10, 11, 13, 14, 16, 17, 19, 20, 21, 23, 25, 26, 60, 61, 63, 64, 65, 69, 74, 75, 76),
        *(27, 29, 30, 32, 33, 35, 36, 37, 39, 40, 42, 43, 44, 67),
        *(45, 46, 48, 49, 51, 52, 53, 55, 57, 58, 62, 70, 72),
        *(78, 80, 82, 83, 86, 88, 90),
    )
}
"""The ids of the bug log, as it is divided: betting, pots, cards and order, what no other engine has."""


def ids_in_names() -> set[str]:
    """The ids in the names of all tests."""
    texts = [path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py")]
    return {found.upper() for text in texts for found in NAME.findall(text)}


def test_the_bug_log_has_61_rows() -> None:
    assert len(ROWS) == 61


def test_every_row_is_tested() -> None:
    assert ids_in_names() == ROWS
