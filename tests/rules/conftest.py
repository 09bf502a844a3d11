"""What the tests of the rules share: a line at the end that says how many vectors ran and how many wait."""

from __future__ import annotations

import re

import pytest
from tests.rules.vectors import OTHER_TOPICS, VECTORS, WAITING

VECTOR_ID = re.compile(r"rules/test_vectors\.py::\w+\[(V\d{3})-")


def ids(reports: list[object]) -> set[str]:
    """The ids of the vectors among these reports."""
    found = [VECTOR_ID.search(getattr(report, "nodeid", "")) for report in reports]
    return {match[1] for match in found if match}


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how many vectors ran, when any did."""
    passed = ids(terminalreporter.stats.get("passed", []))
    failed = ids(terminalreporter.stats.get("failed", []))
    if passed or failed:
        others = sum(OTHER_TOPICS.values())
        terminalreporter.write_line(
            f"vectors of the rules: {len(passed)} of {len(VECTORS)} passed, {len(failed)} failed; "
            f"{len(WAITING)} wait for another game; {others} are not for a hand and are answered elsewhere or wait"
        )
