"""The rules compiled from the same sources, where whoever builds a wheel asks for it: `CROUPIER_COMPILE=rules`.

mypyc makes C of the typed Python; what comes out decides the same and is about half as fast again or more. It needs a
compiler and half a minute, and fits one version of Python only, so nobody gets it who did not ask. An installation in
place is never compiled: whoever edits the rules must see what he wrote.
"""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

from setuptools.command.build_ext import build_ext

ASKED = os.environ.get("CROUPIER_COMPILE") == "rules"
REQUIREMENTS = ["mypy>=1.19", "msgspec>=0.20"]
"""mypyc comes with mypy, and must see the types of what the rules import."""


def sources() -> list[str]:
    """The files that a hand is played by, seen from the project.

    Facts and wishes are msgspec structs, C already; `forced` is not among them: it refuses wrong types in its words.
    """
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    return [f"src/croupier/{name}.py" for name in project["tool"]["croupier"]["compiled-rules"]]


class BuildExtensions(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Builds the kernels, and the rules where that was asked for."""

    def run(self) -> None:
        """Build; the rules become C only now, because this command is also asked what it would need."""
        if ASKED and not self.inplace and not self.editable_mode:
            from mypyc.build import mypycify

            self.distribution.ext_modules += mypycify(sources(), group_name="croupier_rules", debug_level="0")
            self.reinitialize_command(self)
            self.ensure_finalized()
        super().run()
