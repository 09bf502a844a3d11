"""The tutorial is run as it stands, and speaks of every part of the library."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "tutorial.md"
TEXT = PAGE.read_text(encoding="utf-8")


def test_every_example_of_the_tutorial_does_what_it_says() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted > 100
    assert result.failed == 0


def test_no_example_of_the_tutorial_stands_outside_a_block_that_is_run() -> None:
    blocks = re.findall(r"^```(\w*)\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    assert {kind for kind, _ in blocks} == {"python"}
    assert [block for _, block in blocks if not block.startswith(">>> ") or not block.endswith("\n\n")] == []


@pytest.mark.parametrize(
    "topic",
    [
        "croupier.cards", "croupier.ranking", "croupier.rules.hand", "croupier.rules.legal", "croupier.rules.explained",
        "Gathered(pots", "seen_by", "apply", "croupier.rules.variants", "croupier.rules.mixed",
        "croupier.rules.house_rules", "croupier.room.table", "croupier.chinese.hand", "croupier.history.phh",
        "croupier.bots", "Traceback",
    ],
)  # fmt: skip
def test_the_tutorial_shows_each_part_of_the_library(topic: str) -> None:
    assert topic in TEXT


def test_every_page_that_the_tutorial_links_to_is_there() -> None:
    links = re.findall(r"\]\(([^)#:]+\.md)\)", TEXT)
    assert links
    assert [link for link in links if not (PAGE.parent / link).exists()] == []
