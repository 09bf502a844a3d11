"""The rules as they are written, beside the compiled ones: their modules are imported once more, from source alone."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from importlib.machinery import FileFinder, SourceFileLoader
from types import ModuleType

from benchmarks.measure import Run
from croupier.rules import hand

COMPILED = not str(hand.__file__).endswith(".py")
"""Whether the rules in use were compiled (build_backend/croupier_rules.py)."""


def _is_ours(name: str) -> bool:
    return name.startswith(("croupier.rules", "croupier.ranking", "benchmarks."))


def again(name: str) -> ModuleType:
    """A module of the benchmarks with rules of its own, not compiled; raises ImportError when those in use are not."""
    if not COMPILED:
        raise ImportError("the rules in use are not compiled")
    kept = {module: sys.modules.pop(module) for module in list(sys.modules) if _is_ours(module)}
    sys.path_hooks.insert(0, FileFinder.path_hook((SourceFileLoader, [".py"])))
    sys.path_importer_cache.clear()
    try:
        return importlib.import_module(name)
    finally:
        for module in filter(_is_ours, list(sys.modules)):
            del sys.modules[module]
        sys.modules.update(kept)
        del sys.path_hooks[0]
        sys.path_importer_cache.clear()


def player(module: str, game: str, workload: str) -> Callable[[], Run]:
    """What sets ours up as source, for a game by its name in that module's `GAMES`."""

    def make() -> Run:
        other = again(module)
        run: Run = other.ours(next(one for one in other.GAMES if one.name == game), workload)
        return run

    return make
