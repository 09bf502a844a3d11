"""How long files and functions may be, which names may not be used, and what must have a docstring."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "croupier"
LONGEST_FILE = 600
LONGEST_FUNCTION = 40
BANNED = re.compile(r"(Manager|Service|Handler|Helper|Util|Factory|Engine|Context)s?(?![a-z])")
UNFINISHED = re.compile(r"\b(TODO|FIXME|XXX|HACK|NotImplementedError)\b")
GENERATED = "generated"

PACKAGE_FILES = sorted(PACKAGE.rglob("*.py"))
PYTHON_FILES = [
    path
    for folder in ("src", "build_backend", "benchmarks", "examples", "tests")
    for path in sorted((ROOT / folder).rglob("*.py"))
]
WEB_FILES = [path for path in sorted((ROOT / "web" / "src").rglob("*")) if path.suffix in {".ts", ".svelte", ".css"}]

Function = ast.FunctionDef | ast.AsyncFunctionDef
Documented = Function | ast.ClassDef


def place(path: Path) -> str:
    """A file's place as an id of a test."""
    return path.relative_to(ROOT).as_posix()


def length(node: Function) -> int:
    """How many lines a function has, from `def` to its end, without its docstring."""
    assert node.end_lineno is not None
    lines = node.end_lineno - node.lineno + 1
    if ast.get_docstring(node) is None:
        return lines
    docstring = node.body[0]
    assert docstring.end_lineno is not None
    return lines - (docstring.end_lineno - docstring.lineno + 1)


def public(body: list[ast.stmt], inside: str = "") -> Iterator[tuple[str, Documented]]:
    """The public classes, functions and methods of a module, each with its full name."""
    for node in body:
        if isinstance(node, Documented) and not node.name.startswith("_"):
            yield f"{inside}{node.name}", node
            if isinstance(node, ast.ClassDef):
                yield from public(node.body, f"{inside}{node.name}.")


def is_setter_or_overload(node: Documented) -> bool:
    """Whether a function only continues another one of the same name, which has the docstring."""
    return any(ast.unparse(mark).split(".")[-1] in {"setter", "deleter", "overload"} for mark in node.decorator_list)


@pytest.mark.parametrize("path", [*PYTHON_FILES, *WEB_FILES], ids=place)
def test_a_file_has_at_most_600_lines(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").count("\n")
    assert lines <= LONGEST_FILE or GENERATED in path.parts, f"{lines} lines: divide it by what it does"


@pytest.mark.parametrize("path", PYTHON_FILES, ids=place)
def test_a_function_has_at_most_40_lines(path: Path) -> None:
    functions = [node for node in ast.walk(ast.parse(path.read_bytes())) if isinstance(node, Function)]
    long = [f"{node.name} (line {node.lineno})" for node in functions if length(node) > LONGEST_FUNCTION]
    assert not long, "too long: " + ", ".join(long)


@pytest.mark.parametrize("path", PYTHON_FILES, ids=place)
def test_a_class_is_named_after_something_at_the_table(path: Path) -> None:
    classes = [node for node in ast.walk(ast.parse(path.read_bytes())) if isinstance(node, ast.ClassDef)]
    banned = [f"{node.name} (line {node.lineno})" for node in classes if BANNED.search(node.name)]
    assert not banned, "name it after what it is at the table: " + ", ".join(banned)


@pytest.mark.parametrize("path", PYTHON_FILES, ids=place)
def test_a_file_is_named_after_something_at_the_table(path: Path) -> None:
    assert not BANNED.search(path.stem.title().replace("_", ""))


@pytest.mark.parametrize("path", PACKAGE_FILES, ids=place)
def test_what_is_public_has_a_docstring(path: Path) -> None:
    if "migrations" in path.parts:
        return  # Alembic calls them by name; each file says once what it changes
    undocumented = [
        f"{name} (line {node.lineno})"
        for name, node in public(ast.parse(path.read_bytes()).body)
        if not ast.get_docstring(node) and not is_setter_or_overload(node)
    ]
    assert not undocumented, "no docstring: " + ", ".join(undocumented)


@pytest.mark.parametrize("path", [*PACKAGE_FILES, *WEB_FILES], ids=place)
def test_nothing_is_left_unfinished(path: Path) -> None:
    found = [
        f"line {number}: {line.strip()}"
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if UNFINISHED.search(line)
    ]
    assert not found, found


@pytest.mark.parametrize(
    ("name", "banned"),
    [
        ("TableManager", True),
        ("Helpers", True),
        ("ContextOfHand", True),
        ("Utility", False),
        ("Handlebar", False),
        ("Hand", False),
    ],
)
def test_a_banned_word_is_found_as_a_whole_word(name: str, banned: bool) -> None:
    assert bool(BANNED.search(name)) is banned
