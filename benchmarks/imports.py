"""What importing costs a short-lived program: CPU time of a fresh interpreter with the import less one without."""

from __future__ import annotations

import importlib.util
import resource
import subprocess
import sys


def cpu_of(code: str) -> float:
    """CPU seconds, user and system, of a fresh interpreter that runs `code`."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", code], check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def cost(module: str, rounds: int = 9) -> float:
    """The median CPU milliseconds that importing a module adds to an interpreter's start."""
    pairs = sorted(cpu_of(f"import {module}") - cpu_of("pass") for _ in range(rounds))
    return 1000 * pairs[len(pairs) // 2]


def table() -> str:
    """The table of import costs in Markdown, for ours and the peers that are installed."""
    names = ["croupier", "croupier.rules.hand", "pokerkit", "pyspiel", "pokerfast", "eval7", "phevaluator"]
    lines = ["## import", "", "| module | CPU ms |", "| --- | ---: |"]
    for name in names:
        try:
            found = importlib.util.find_spec(name) is not None
        except ModuleNotFoundError:
            found = False
        if found:
            lines.append(f"| {name} | {cost(name):.0f} |")
    return "\n".join(lines)
