"""`python -m benchmarks`: prints every job's table and writes results.json and docs/performance.md."""

from __future__ import annotations

import argparse
import json
import pathlib

from benchmarks import hands, imports, lows, odds, other_games, placement, ranking, reading, simulated
from benchmarks.measure import Figure, compare
from benchmarks.page import put

HERE = pathlib.Path(__file__).parent
HEAD = """# Speed

Every figure is CPU time, the median over interleaved rounds of one run of `script/bench`, on whatever machine it ran.
Trust the ratios, never an absolute figure: *times slower* is how much longer a peer takes than ours for the same job.
"""


def row(name: str, figure: Figure) -> str:
    """One line of a table."""
    return f"| {name} | {figure.rate:,.0f} | {figure.ratio:,.1f} | {figure.note} |"


def table(job: str, figures: dict[str, Figure]) -> str:
    """A job's table in Markdown."""
    lines = [f"## {job}", "", "| library | a CPU second | times slower | |", "| --- | ---: | ---: | --- |"]
    return "\n".join(lines + [row(name, figure) for name, figure in figures.items()])


def main() -> None:
    """Run all jobs, or those whose name holds a word."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("word", nargs="?", default="", help="run only the jobs whose name holds this word")
    parser.add_argument("--rounds", type=int, default=7)
    wanted = parser.parse_args()
    results: dict[str, dict[str, Figure]] = {}
    pages = []
    for job, contestants in {
        **ranking.jobs(),
        **lows.jobs(),
        **odds.jobs(),
        **hands.jobs(),
        **simulated.jobs(),
        **other_games.jobs(),
        **reading.jobs(),
    }.items():
        if wanted.word not in job:
            continue
        results[job] = compare(contestants, rounds=wanted.rounds)
        pages.append(table(job, results[job]))
        print(pages[-1] + "\n", flush=True)
    if not wanted.word:
        for last in (placement.table, imports.table):
            pages.append(last())
            print(pages[-1] + "\n", flush=True)
        put("speed", HEAD + "\n" + "\n\n".join(pages))
        plain = {job: {name: figure._asdict() for name, figure in row.items()} for job, row in results.items()}
        (HERE / "results.json").write_text(json.dumps(plain, indent=1) + "\n")


main()
