"""Rows set at once, proved: how long one deal takes, by the compiled part and by its twin, in CPU milliseconds."""

from __future__ import annotations

import time
from random import Random

from croupier import kernels
from croupier.chinese.house import ChineseRules
from croupier.chinese.variants import VARIANTS
from croupier.kernels import twin
from croupier.study.open_face.house import money_of
from croupier.study.placement import best_placement

SEED = 20261130
HOUSE = ChineseRules(ofc_fantasy_cards="progressive")


def cpu_of(cards: int, deals: int) -> list[float]:
    """The milliseconds of so many random deals, the quickest first, with what Fantasyland and lines are worth."""
    worth, chance, taken = money_of(VARIANTS["ofc"], HOUSE).worth(cards), Random(SEED + cards), []
    for _ in range(deals):
        given, start = chance.sample(range(52), cards), time.process_time()
        best_placement(given, worth)
        taken.append(1000 * (time.process_time() - start))
    return sorted(taken)


def row(name: str, cards: int, deals: int) -> str:
    """One line of the table."""
    taken = cpu_of(cards, deals)
    figures = (taken[deals // 2], taken[deals * 99 // 100], taken[-1])
    return f"| {cards} | {name} | {deals:,} | " + " | ".join(f"{figure:.2f}" for figure in figures) + " |"


def table() -> str:
    """The table of Fantasyland in Markdown."""
    lines = ["## Fantasyland set, proved", "", "| cards | | deals | CPU ms, median | 99 % | worst |"]
    lines.append("| ---: | --- | ---: | ---: | ---: | ---: |")
    for cards in (14, 15, 16, 17):
        if kernels.COMPILED:
            lines.append(row("compiled part", cards, 2_000))
        ours, kernels.place = kernels.place, twin.place
        lines.append(row("pure Python", cards, 200))
        kernels.place = ours
    return "\n".join(lines)


if __name__ == "__main__":
    print(table())
