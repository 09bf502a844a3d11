"""The pages about the table, about bad people and about pains name tests that are there, and leave out no point."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "table.md").read_text(encoding="utf-8")
ROWS = [row.split(" | ") for row in PAGE.splitlines() if row.startswith("| ") and not row.startswith("| |  |")]


def test_every_point_of_the_list_has_its_row() -> None:
    numbers = [int(number) for row in ROWS if (number := row[0].removeprefix("| ").strip("| ")).isdigit()]
    assert numbers == list(range(1, 72))


def test_every_point_of_open_face_chinese_has_its_row() -> None:
    text = (ROOT / "docs" / "open-face-table.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d+) \| .* \| (\w+) \| ", text, re.MULTILINE)
    assert [int(number) for number, _ in rows] == list(range(1, 26))
    assert {state for _, state in rows} <= {"yes", "seen", "part", "no"}


@pytest.mark.parametrize(("page", "least"), [("table", 50), ("open-face-table", 15), ("security", 70), ("pains", 30)])
def test_every_test_that_is_named_exists(page: str, least: int) -> None:
    text = (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8")
    named = re.findall(r"`([\w/-]+(?:\.test\.ts|\.py))`(?: ([^|.`]*))?", text)
    assert len(named) > least
    assert [f"{file}: {name}" for file, name in named if not is_there(file, name.strip(" ,"))] == []


def test_every_row_about_bad_people_says_how_it_stands_and_names_a_test_or_a_reason() -> None:
    rows = [row.split(" | ") for row in (ROOT / "docs" / "security.md").read_text(encoding="utf-8").splitlines()]
    rows = [row for row in rows if len(row) == 3 and row[0] not in ("| point", "| ---")]
    assert {row[1] for row in rows} <= {"yes", "part", "no"}
    assert [row[0] for row in rows if row[1] == "yes" and "`" not in row[2]] == []


def test_there_are_fifteen_pains() -> None:
    text = (ROOT / "docs" / "pains.md").read_text(encoding="utf-8")
    assert [int(number) for number in re.findall(r"^\| (\d+) \|", text, re.MULTILINE)] == list(range(1, 16))


def is_there(file: str, name: str) -> bool:
    """Whether the file of tests is there and says this."""
    path = ROOT / "tests" / file if file.endswith(".py") else ROOT / "web" / "src" / file
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    said = re.sub(r"^(?:and|for) .*", "", name).replace("’", "'")
    return bool(text) and said.lower() in text.replace("\\'", "'").lower()


def test_every_picture_that_is_named_exists() -> None:
    assert [file for file in re.findall(r"`(docs/screens/[\w-]+\.png)`", PAGE) if not (ROOT / file).is_file()] == []


def test_every_row_says_how_it_stands() -> None:
    states = {row[2] for row in ROWS if len(row) > 3 and row[1] != "point" and not row[1].startswith("---")}
    assert states <= {"yes", "seen", "part", "no"}
    assert "yes" in states
