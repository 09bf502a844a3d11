"""How strong the bots of open-face Chinese are: `python -m benchmarks.open_face rollout-300 greedy --deals 200`.

Every deal is played twice, with the seats changed (mirrored). It prints for each bot royalties, dead hands, entries to
Fantasyland and CPU time a deal, and by how many points the first bot is ahead: at the table, and with Fantasyland at
its worth; the intervals are of 95 %. `random` lays any legal way.
"""

from __future__ import annotations

import argparse
import time
from random import Random
from typing import Any

from croupier.bots.open_face import CHINESE_BOTS, ChineseBot
from croupier.cards import standard_deck
from croupier.chinese.action import Lay
from croupier.chinese.hand import ChineseHand
from croupier.chinese.opening import open_chinese
from croupier.chinese.rows import room_in
from croupier.study.open_face.house import money_of
from croupier.study.open_face.lays import laid, plans
from croupier.study.open_face.spot import spot_of

SEED = 20261130


class AnyLay:
    """Lays any legal way."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance

    def decide(self, hand: ChineseHand, player: int) -> Lay:
        """One of all placements."""
        spot = spot_of(hand, player)
        return Lay(*laid(spot.given, self.chance.choice(plans(len(spot.given), spot.place, room_in(spot.rows)))))


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


def interval(values: list[float]) -> str:
    """The mean with 95 %."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return f"{mean:+.2f} ± {1.96 * (spread / len(values)) ** 0.5:.2f}"


def main() -> None:
    """Play the deals and print the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.open_face", description=__doc__)
    parser.add_argument("first", choices=list(MAKE))
    parser.add_argument("second", choices=list(MAKE))
    parser.add_argument("--deals", type=int, default=100)
    wanted = parser.parse_args()
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
        paid, dead, entered, used_up = [sum(column) / len(deals) for column in zip(*deals, strict=True)]
        told = f"royalties {paid:.2f}, dead {dead:.1%}, Fantasyland {entered:.1%}, {1000 * used_up:.1f} ms CPU a deal"
        print(f"{name}: {told}")
    print(
        f"{wanted.first} ahead of {wanted.second}: {interval(plain)} points a deal, {interval(valued)} with Fantasyland"
    )


if __name__ == "__main__":
    main()
