"""A variant is data: its name stands in `variants.py`, in its golden hands and in the docs, and no code asks for it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.rules.house_rules import RULES
from croupier.rules.variants import VARIANTS

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "croupier"
NAMES = {*VARIANTS, "hold'em"}
EVALUATORS = {half for variant in VARIANTS.values() for half in variant.halves}
# An evaluator may be called after the game that reads hands so, and a house rule after the game that it is about.
FILES = [
    path
    for path in sorted(PACKAGE.rglob("*.py"))
    if path != PACKAGE / "rules" / "variants.py" and "ranking" not in path.parts
]
WEB_FILES = [
    path
    for path in sorted((ROOT / "web" / "src").rglob("*"))
    if path.suffix in {".ts", ".svelte"} and not path.name.endswith(".test.ts")
]


def docstrings(tree: ast.Module) -> set[int]:
    """The nodes that are docstrings: every expression that is a text and nothing else."""
    return {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def texts(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every name and every text of a module's code, with its line; docstrings and comments are not code."""
    told = docstrings(tree)
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in told:
                yield node.lineno, text
            case ast.Name(id=text) | ast.Attribute(attr=text) | ast.arg(arg=text) | ast.alias(name=text):
                yield node.lineno, text
            case ast.FunctionDef(name=text) | ast.AsyncFunctionDef(name=text) | ast.ClassDef(name=text):
                yield node.lineno, text


def names_in(text: str) -> set[str]:
    """The variants that a name or a text speaks of."""
    if text in EVALUATORS or text.removeprefix("house.") in RULES:
        return set()
    return NAMES.intersection(re.findall(r"[a-z0-9']+", text.lower()))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_no_code_asks_for_a_variant_by_name(path: Path) -> None:
    found = [f"line {line}: {text[:60]!r}" for line, text in texts(ast.parse(path.read_bytes())) if names_in(text)]
    assert not found, "let the variant say it in a field: " + ", ".join(found)


@pytest.mark.parametrize("path", WEB_FILES, ids=lambda path: path.relative_to(ROOT / "web").as_posix())
def test_no_code_of_the_browser_asks_for_a_variant_by_name(path: Path) -> None:
    code = re.sub(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert not names_in(re.sub("|".join(RULES), "", code))


def test_a_variant_is_found_in_names_and_texts_but_not_in_a_docstring() -> None:
    tree = ast.parse('"""Hold\'em."""\nif key == "omaha":\n    x = HOLDEM\n')
    assert {name for _, text in texts(tree) for name in names_in(text)} == {"omaha", "holdem"}
