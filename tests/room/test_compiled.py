"""A room compiled from the same sources decides and tells the same: its tests are run once more, on what mypyc made."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.compiled import LISTS, MODULES, ROOT, can_build, files_of, try_again

OF_SERVER = (
    "test_answers",
    "test_coming",
    "test_dealer",
    "test_deck",
    "test_fuzz_room",
    "test_generated",
    "test_inbox",
    "test_leaks",
    "test_open_face",
    "test_open_face_drops",
    "test_telling",
    "test_tournament",
    "test_veil",
)
"""The tests of what is compiled of the server: dealers, what they are asked and what they tell, and of what types."""

NOT_AGAIN = (
    "room/test_hosted_golden.py::test_the_browsers_hosted_evening_is_the_one_that_is_played_here",
    "server/test_dealer.py::test_a_wish_that_breaks_the_table_leaves_it_as_it_was",
    "server/test_dealer.py::test_the_watchdog_brings_back_a_dealer_who_is_gone",
    "server/test_dealer.py::test_a_dealer_who_is_brought_back_sets_the_bell_that_he_had_called_off",
)
"""These replace a function of a table on purpose: compiled code calls the right one all the same."""

Waits = ast.Await | ast.Yield | ast.YieldFrom | ast.AsyncFor | ast.AsyncWith


@can_build
def test_it_is_the_compiled_room_that_is_tried(compiled: Path) -> None:
    files = files_of(compiled, *(f"croupier.{name.replace('/', '.')}" for name in MODULES))
    assert len(files) == len(MODULES)
    assert {file.suffix for file in files} == {".so"}
    assert all(file.is_relative_to(compiled) for file in files)


@can_build
def test_a_compiled_room_decides_and_tells_the_same(compiled: Path) -> None:
    left_out = [f"--deselect=tests/{name}" for name in ("room/test_compiled.py", *NOT_AGAIN)]
    try_again(compiled, "tests/room", *(f"tests/server/{name}.py" for name in OF_SERVER), *left_out)


def waiting_in_except(tree: ast.AST) -> Iterator[int]:
    """The lines on which a coroutine or a generator waits inside an `except` or a `finally`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Try):
            for part in (*node.handlers, *node.finalbody):
                yield from (inner.lineno for inner in ast.walk(part) if isinstance(inner, Waits))


@pytest.mark.parametrize("name", LISTS["compiled-room"])
def test_no_coroutine_waits_while_it_deals_with_an_exception(name: str) -> None:
    """What mypyc makes would leave that exception behind, as the one that every other task is dealing with."""
    tree = ast.parse((ROOT / "src" / "croupier" / f"{name}.py").read_text(encoding="utf-8"))
    assert list(waiting_in_except(tree)) == []
