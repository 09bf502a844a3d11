"""The rules, or they and the room, compiled from the same sources for whoever asks: `CROUPIER_COMPILE=rules` or `room`.

mypyc makes C of the typed Python; what comes out decides the same and is about half as fast again or more. It needs a
compiler and a minute or two, and fits one version of Python only, so nobody gets it who did not ask. An installation in
place is never compiled: whoever edits the rules must see what he wrote.
"""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any

from setuptools.command.build_ext import build_ext

PARTS = {"": [], "rules": ["rules"], "room": ["rules", "room"]}
"""What is compiled, by what was asked for."""

ASKED = os.environ.get("CROUPIER_COMPILE", "")

if ASKED not in PARTS:
    raise SystemExit(f'croupier: CROUPIER_COMPILE is {ASKED!r}; only "rules" and "room" can be compiled')


def _project() -> dict[str, Any]:
    return tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))


def requirements() -> list[str]:
    """What compiling needs: mypyc comes with mypy, and must see the types of what the compiled files import."""
    if not ASKED:
        return []
    imported = ["msgspec>=0.20"] if ASKED == "rules" else _project()["project"]["dependencies"]
    return ["mypy>=1.19", *imported]


def sources() -> list[str]:
    """The files that a hand is played by, and a room run, seen from the project.

    Facts, wishes and messages are msgspec structs, C already, and a struct of a compiled file would no longer know what
    its lists hold: hence not `fairness`. Nor `forced`, which refuses wrong types in its words, nor `bus`, to which
    whoever listens in gives a function of his own.
    """
    lists = _project()["tool"]["croupier"]
    return [f"src/croupier/{name}.py" for part in PARTS[ASKED] for name in lists[f"compiled-{part}"]]


class BuildExtensions(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Builds the kernels, and the rules and the room where that was asked for."""

    def run(self) -> None:
        """Build; what is compiled becomes C only now, because this command is also asked what it would need."""
        if ASKED and not self.inplace and not self.editable_mode:
            from mypyc.build import mypycify

            self.distribution.ext_modules += mypycify(sources(), group_name="croupier_rules", debug_level="0")
            self.reinitialize_command(self)
            self.ensure_finalized()
        super().run()
