"""The pages about explanations and about deals in files are run as they stand."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from types import ModuleType

import pytest

from croupier.chinese import explain
from croupier.chinese.variants import VARIANTS
from croupier.cli.words import languages
from croupier.history import deal_read
from croupier.history.deal_read import PLAYED, read_deals
from croupier.rules import explained

DOCS = Path(__file__).resolve().parents[2] / "docs"


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def test_every_example_of_the_page_of_explanations_does_what_it_says() -> None:
    result = doctest.testfile(str(DOCS / "explained.md"), module_relative=False)
    assert (result.attempted > 10, result.failed) == (True, 0)


def test_the_page_of_explanations_names_every_language() -> None:
    assert [
        language for language in languages() if f"`{language}`" not in page("explained.md").replace("--language ", "`")
    ] == []


def test_the_deal_of_the_page_can_be_played() -> None:
    (sample,) = re.findall(r"```toml\n(.*?)```", page("chinese-hand.md"), re.DOTALL)
    (record,) = read_deals(sample)
    report = record.check()
    assert report.refused is None
    assert [len(row) for row in report.hand.rows] == [1, 2, 4, 1, 2, 4]


@pytest.mark.parametrize("field", [*PLAYED, "players", "seats", "hand"])
def test_the_page_of_deals_has_a_line_for_each_field(field: str) -> None:
    assert f"| `{field}` |" in page("chinese-hand.md")


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_page_of_deals_names_every_game(variant: str) -> None:
    assert f"`{variant}`" in page("chinese-hand.md")


@pytest.mark.parametrize("module", [explained, explain, deal_read], ids=lambda module: module.__name__)
def test_every_example_of_a_docstring_does_what_it_says(module: ModuleType) -> None:
    result = doctest.testmod(module)
    assert (result.attempted > 2, result.failed) == (True, 0)
