"""How many real hands were decided again is said at the end of a run."""

from __future__ import annotations

from collections import Counter

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """One line a source of hands, counted over all workers."""
    decided: Counter[str] = Counter()
    for report in terminalreporter.stats.get("passed", []):
        for name, value in report.user_properties:
            if name.startswith("hands "):
                decided[name.removeprefix("hands ")] += value
    if decided:
        counts = ", ".join(f"{number} of {source}" for source, number in sorted(decided.items()))
        terminalreporter.write_line(f"real hands decided again with the recorded money: {counts}")
