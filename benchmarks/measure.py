"""Measuring: every contestant in turn, round after round, CPU time, medians; the figure to quote is the ratio."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Mapping
from typing import NamedTuple

Run = Callable[[int], int | None]
"""Does a job so many times; says how often, where that may be more."""


class Contestant(NamedTuple):
    """One library at one job: `run(units)` does the job so many times in a round; `note` says where the job differs."""

    run: Run
    units: int
    note: str = ""


class Figure(NamedTuple):
    """The median rate of a contestant, per second of CPU, and how many times ours it is slower."""

    rate: float
    ratio: float
    note: str


def times(job: Callable[[], object]) -> Run:
    """A job as something that can be run so many times."""

    def run(units: int) -> None:
        for _ in range(units):
            job()

    return run


def installed(row: Mapping[str, tuple[Callable[[], Run], int, str]]) -> dict[str, Contestant]:
    """The contestants, by name, of the libraries that can be imported here."""
    found = {}
    for name, (make, units, note) in row.items():
        try:
            found[name] = Contestant(make(), units, note)
        except ImportError:
            continue
    return found


def seconds(contestant: Contestant) -> float:
    """CPU seconds that one unit of the job takes in one round."""
    start = time.process_time()
    done = contestant.run(contestant.units) or contestant.units
    return (time.process_time() - start) / done


def compare(contestants: Mapping[str, Contestant], ours: str = "croupier", rounds: int = 7) -> dict[str, Figure]:
    """Run all contestants interleaved and give each one's median rate and the median of its ratios to ours."""
    for contestant in contestants.values():
        contestant.run(max(1, contestant.units // 10))
    taken: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(rounds):
        for name, contestant in contestants.items():
            taken[name].append(seconds(contestant))
    figures = {}
    for name, rounds_of in taken.items():
        ratio = statistics.median(theirs / mine for theirs, mine in zip(rounds_of, taken[ours], strict=True))
        figures[name] = Figure(1 / statistics.median(rounds_of), ratio, contestants[name].note)
    return figures
