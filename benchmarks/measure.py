"""Measuring: every contestant in turn, round after round, CPU time, medians; the figure to quote is the ratio."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Mapping
from typing import NamedTuple


class Contestant(NamedTuple):
    """One library at one job: `run(count)` does the job `count` times; `note` says where the job differs."""

    run: Callable[[int], object]
    count: int
    note: str = ""


class Figure(NamedTuple):
    """The median rate of a contestant, per second of CPU, and how many times ours it is slower."""

    rate: float
    ratio: float
    note: str


def seconds(contestant: Contestant) -> float:
    """CPU seconds that one unit of the job takes in one round."""
    start = time.process_time()
    contestant.run(contestant.count)
    return (time.process_time() - start) / contestant.count


def compare(contestants: Mapping[str, Contestant], ours: str = "croupier", rounds: int = 7) -> dict[str, Figure]:
    """Run all contestants interleaved and give each one's median rate and the median of its ratios to ours."""
    for contestant in contestants.values():
        contestant.run(max(1, contestant.count // 10))
    times: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(rounds):
        for name, contestant in contestants.items():
            times[name].append(seconds(contestant))
    figures = {}
    for name, taken in times.items():
        ratio = statistics.median(theirs / mine for theirs, mine in zip(taken, times[ours], strict=True))
        figures[name] = Figure(1 / statistics.median(taken), ratio, contestants[name].note)
    return figures
