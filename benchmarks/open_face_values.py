"""What Fantasyland is worth, by simulation: `python -m benchmarks.open_face_values` writes `fantasy_data.py`.

For each number of cards and each house rule on staying, hands are set exactly, with staying at its worth of the round
before, and compared with every hand of a pool that bots set in ordinary deals. With the points of a hand, how often it
stays and how often the others enter meanwhile, the values solve a small set of equations; a short round goes before.
"""

from __future__ import annotations

import argparse
from itertools import product
from pathlib import Path
from random import Random
from textwrap import fill

from croupier.bots.open_face import CHINESE_BOTS
from croupier.cards import standard_deck
from croupier.chinese import fantasy
from croupier.chinese.hand import ChineseHand
from croupier.chinese.house import ChineseRules
from croupier.chinese.opening import open_chinese
from croupier.chinese.rows import is_dead, strength
from croupier.chinese.variants import VARIANTS
from croupier.study.open_face.house import money_of
from croupier.study.open_face.lines import lines
from croupier.study.open_face.rollout import DEAD, points_of
from croupier.study.open_face.worth import worth_of
from croupier.study.placement import best_placement

OUT = Path(__file__).parents[1] / "src/croupier/study/open_face/fantasy_data.py"
SEED, KIND, POOL = 20261130, "rollout-300", 400
Final = tuple[int, int, int]
Key = tuple[str, str, str, bool]


def houses() -> dict[Key, ChineseRules]:
    """Every game and set of rules that tells Fantasylands apart."""
    found: dict[Key, ChineseRules] = {}
    for cards, again, full in product(("fixed14", "progressive"), ("14", "same", "progressive"), (False, True)):
        rules = ChineseRules(ofc_fantasy_cards=cards, ofc_refantasy_cards=again, ofc_refantasy_full_house_middle=full)
        found["ofc", cards, again, full] = rules
    for full in (False, True):
        found["ofc_classic", "fixed14", "14", full] = ChineseRules(ofc_refantasy_full_house_middle=full)
    return found


def pool(variant: str, deals: int) -> list[tuple[Final, int]]:
    """Hands of ordinary deals among bots: their ranks and the top, as it counts for Fantasyland (0: dead)."""
    found = []
    for seed in range(deals):
        opened = open_chinese(seats=(1, 2), names=("a", "b"), stacks=(9999, 9999), variant=variant, button=2)
        hand = ChineseHand.open(opened)
        hand.deal(Random(SEED + seed).sample(standard_deck(), 52))
        bots = [CHINESE_BOTS[KIND](Random(seed)) for _ in range(2)]
        while not hand.finished:
            player = hand.to_act[0]
            hand.act(player, bots[player].decide(hand.seen_by(player), player))
        for player in range(2):
            rows = strength(*hand.rows[3 * player : 3 * player + 3])
            found.append((DEAD, 0) if is_dead(rows) else (tuple(rows), rows.top))
    return found


def simulate(key: Key, house: ChineseRules, values: dict[int, float], others: list[tuple[Final, int]], deals: int):  # type: ignore[no-untyped-def]
    """For each number of cards: the points, how often each number follows, and the hands themselves."""
    variant = VARIANTS[key[0]]
    money, found = money_of(variant, house), {}
    sizes = {13: 1.0} if key[0] == "ofc_classic" else {14: 1.0, 15: 0.6, 16: 0.4, 17: 0.3}
    for size, share in sizes.items():
        chance, points, follows, hands = Random(SEED), 0.0, dict.fromkeys(range(13, 18), 0.0), []
        worth, count = worth_of(variant, house, size, values, lines()), max(20, int(deals * share))
        for _ in range(count):
            rows = strength(*best_placement(chance.sample(range(52), size), worth).rows)
            final = tuple(rows)
            points += sum(points_of(final, other, money) for other, _ in others) / len(others) / count
            if fantasy.stays(house, *rows):
                follows[fantasy.repeat(variant, house, rows.top, size)] += 1 / count
            hands.append(final)
        found[size] = points, follows, hands
    return found


def solve(key: Key, house: ChineseRules, found, others) -> dict[int, float]:  # type: ignore[no-untyped-def]
    """The values that agree with each other."""
    variant, values = VARIANTS[key[0]], dict.fromkeys(found, 10.0)
    entries = [fantasy.entry(variant, house, top) if top else 0 for _, top in others]
    for _ in range(200):
        against = sum(values.get(cards, 0.0) for cards in entries) / len(entries)
        values = {
            size: points + sum(often * values[cards] for cards, often in follows.items() if often) - against
            for size, (points, follows, _) in found.items()
        }
    return values


def main() -> None:
    """Simulate and write the data."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.open_face_values", description=__doc__)
    parser.add_argument("--deals", type=int, default=300, help="hands of 14 cards for each set of rules")
    wanted = parser.parse_args()
    pools = {variant: pool(variant, min(POOL, wanted.deals // 2)) for variant in ("ofc", "ofc_classic")}
    lists: dict[int, list[Final]] = {}
    table: dict[Key, dict[int, float]] = {}
    guess = {13: 6.0, 14: 11.0, 15: 16.0, 16: 20.0, 17: 30.0}
    for key, house in houses().items():
        if key[1] == "progressive" and ("ofc", "fixed14", *key[2:]) in table:
            found = kept[key[2:]]
            values = solve(key, house, found, pools[key[0]])
        else:
            values = dict(guess)
            for deals in (wanted.deals // 5, wanted.deals):
                found = simulate(key, house, values, pools[key[0]], deals)
                values = solve(key, house, found, pools[key[0]])
            kept[key[2:]] = found
        table[key] = values
        told = {size: (round(points, 2), round(sum(often.values()), 3)) for size, (points, often, _) in found.items()}
        print(key, {size: round(value, 1) for size, value in values.items()}, told, flush=True)
        if key[2:] == ("14", False):
            lists |= {size: hands[:60] for size, (_, _, hands) in found.items()}
    write(table, lists, wanted.deals)


kept: dict[tuple[str, bool], dict[int, tuple[float, dict[int, float], list[Final]]]] = {}
"""What was simulated, by the rules on staying: how one enters changes the equations alone."""


def write(table: dict[Key, dict[int, float]], lists: dict[int, list[Final]], deals: int) -> None:
    """Write the module."""
    head = f'''"""What Fantasyland is worth and what its hands look like, by {deals} hands of 14 cards a set of rules.

`benchmarks/open_face_values.py` made this file and says how. Values are in points.
"""

from __future__ import annotations

VALUES: dict[tuple[bool, str, str, bool], dict[int, float]] = {{
'''
    lines_of = [head]
    for (variant, cards, again, full), values in table.items():
        rounded = {size: round(value, 1) for size, value in values.items()}
        lines_of.append(f"    ({variant == 'ofc'}, {cards!r}, {again!r}, {full}): {rounded},\n")
    lines_of.append(
        '}\n"""By whether cards are discarded and the options of K23 and K25: what so many cards are worth."""\n\n'
    )
    lines_of.append("BOARDS: dict[int, tuple[tuple[int, int, int], ...]] = {\n")
    for size, hands in sorted(lists.items()):
        body = fill(", ".join(map(str, hands)) + ",", width=110, initial_indent=" " * 8, subsequent_indent=" " * 8)
        lines_of.append(f"    {size}: (\n{body}\n    ),\n")
    lines_of.append('}\n"""By the number of cards, the ranks of hands that were set at once, from the top down."""\n')
    OUT.write_text("".join(lines_of))


if __name__ == "__main__":
    main()
