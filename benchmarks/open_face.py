"""How strong the bots of open-face Chinese are: `python -m benchmarks.open_face rollout-300 greedy --deals 200`.

Every deal is played twice, with the seats changed (mirrored). It prints for each bot royalties, dead hands, entries to
Fantasyland and CPU time a deal, and by how many points the first bot is ahead: at the table, and with Fantasyland at
its worth; the intervals are of 95 %. `random` lays any legal way. Instead of a second bot
`alone` lets the first play without opponents, for royalties and Fantasyland; a dead hand costs it six points.
"""

from __future__ import annotations

import argparse
import time
from random import Random
from typing import Any

from croupier.bots.open_face import CHINESE_BOTS, ChineseBot
from croupier.cards import standard_deck
from croupier.chinese.hand import ChineseHand
from croupier.chinese.house import ChineseRules
from croupier.chinese.opening import open_chinese
from croupier.chinese.rows import Rows, room_in
from croupier.chinese.variants import VARIANTS
from croupier.study.open_face.house import money_of
from croupier.study.open_face.lays import laid, plans
from croupier.study.open_face.playing import ranks_of
from croupier.study.open_face.policy import state_of
from croupier.study.open_face.rollout import DEAD, royalties
from croupier.study.open_face.spot import Spot, streets_of
from croupier.study.open_face.stopping import Stop, never

SEED = 20261130


class AnyLay(ChineseBot):
    """Lays any legal way."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance

    def place(self, spot: Spot, stop: Stop = never) -> Rows:
        """One of all placements."""
        return laid(spot.given, self.chance.choice(plans(len(spot.given), spot.place, room_in(spot.rows))))


MAKE: dict[str, Any] = {"random": AnyLay, **CHINESE_BOTS}


def play(seed: int, kinds: tuple[str, str]) -> tuple[ChineseHand, list[float]]:
    """One deal to its end, and the CPU seconds of each player."""
    opened = open_chinese(seats=(1, 2), names=("a", "b"), stacks=(99_999, 99_999), button=2)
    hand, used = ChineseHand.open(opened), [0.0, 0.0]
    hand.deal(Random(seed).sample(standard_deck(), 52))
    bots: list[ChineseBot] = [MAKE[kind](Random(2 * seed + player)) for player, kind in enumerate(kinds)]
    while not hand.finished:
        player = hand.to_act[0]
        view, start = hand.seen_by(player), time.process_time()
        lay = bots[player].decide(view, player)
        used[player] += time.process_time() - start
        hand.act(player, lay)
    return hand, used


def play_alone(seed: int, kind: str) -> tuple[float, bool, bool, float]:
    """One deal without opponents: royalties, whether the hand died, whether it earned Fantasyland, CPU seconds."""
    variant, house = VARIANTS["ofc"], ChineseRules()
    cards, rows, seen = iter(Random(seed).sample(standard_deck(), 52)), ((), (), ()), set[int]()
    bot, start = MAKE[kind](Random(seed)), time.process_time()
    for number, street in enumerate(variant.streets):
        given = tuple(next(cards) for _ in range(street.cards))
        seen.update(given)
        later, place = streets_of(variant, number + 1), street.cards - street.discards
        laid_down = bot.place(Spot(rows, given, place, later, frozenset(seen), (), variant, house, 0, False))
        rows = tuple((*row, *more) for row, more in zip(rows, laid_down, strict=True))
    used, money = time.process_time() - start, money_of(variant, house)
    final = ranks_of(money.tables, state_of(rows))
    return royalties(final, money), final == DEAD, money.fantasy[final[0]] > 0, used


def told(name: str, deals: list[tuple[float, bool, bool, float]]) -> None:
    """Print what a deal brought a bot."""
    paid, dead, entered, used = (list(map(float, column)) for column in zip(*deals, strict=True))
    cpu = f"{1000 * sum(used) / len(used):.1f} ms CPU a deal"
    print(f"{name}: royalties {interval(paid)}, dead {share(dead)}, Fantasyland {share(entered)}, {cpu}")


def interval(values: list[float]) -> str:
    """The mean with 95 %."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return f"{mean:+.2f} ± {1.96 * (spread / len(values)) ** 0.5:.2f}"


def share(values: list[float]) -> str:
    """The mean in percent with 95 %."""
    mean, _, spread = interval([100 * value for value in values]).partition(" ± ")
    return f"{float(mean):.1f} % ± {spread}"


def main() -> None:
    """Play the deals and print the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.open_face", description=__doc__)
    parser.add_argument("first", choices=list(MAKE))
    parser.add_argument("second", choices=[*MAKE, "alone"])
    parser.add_argument("--deals", type=int, default=100)
    wanted = parser.parse_args()
    if wanted.second == "alone":
        told(wanted.first, [play_alone(seed, wanted.first) for seed in range(SEED, SEED + wanted.deals)])
        return
    sides, plain, valued = ((wanted.first, wanted.second), (wanted.second, wanted.first)), [], []
    rows: list[list[tuple[float, bool, bool, float]]] = [[], []]
    for seed in range(SEED, SEED + wanted.deals):
        points = worth = 0.0
        for mirrored, kinds in enumerate(sides):
            hand, used = play(seed, kinds)
            values = money_of(hand.variant, hand.house).values
            ahead = [values.get(cards, 0.0) for cards in hand.fantasy_next]
            points += hand.points[mirrored] / 2
            worth += (hand.points[mirrored] + ahead[mirrored] - ahead[1 - mirrored]) / 2
            for player in range(2):
                score = hand.hands[player]
                row = sum(score.royalties), score.fouled, hand.fantasy_next[player] > 0, used[player]
                rows[player ^ mirrored].append(row)
        plain.append(points)
        valued.append(worth)
    for name, deals in zip((wanted.first, wanted.second), rows, strict=True):
        told(name, deals)
    print(
        f"{wanted.first} ahead of {wanted.second}: {interval(plain)} points a deal, {interval(valued)} with Fantasyland"
    )


if __name__ == "__main__":
    main()
