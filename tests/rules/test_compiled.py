"""Rules compiled from the same sources decide the same: their tests are run once more, on what mypyc made."""

from __future__ import annotations

from pathlib import Path

from tests.compiled import can_build, files_of, try_again

AGAIN = ("test_golden", "test_vectors", "test_bad_input", "test_refusals", "test_sizes", "test_awards", "test_laws")
"""Not those that replace a function of the rules on purpose: compiled code calls the right one all the same."""


@can_build
def test_it_is_the_compiled_rules_that_are_tried(compiled: Path) -> None:
    files = files_of(compiled, "croupier.rules.hand", "croupier.rules.wager")
    assert [file.suffix for file in files] == [".so", ".so"]
    assert all(file.is_relative_to(compiled) for file in files)


@can_build
def test_compiled_rules_decide_every_vector_golden_hand_and_law_alike(compiled: Path) -> None:
    try_again(compiled, *(f"tests/rules/{name}.py" for name in AGAIN))
