"""Learn the policy of open-face Chinese: `python -m benchmarks.open_face_learning --deals 600000` writes `weights.py`.

The policy plays deals alone. After each deal the numbers behind every placement move towards what came of it: the worth
of the rows at the end, mixed with what the policy thought on the way (temporal differences). The ranks of its own
latest hands are what its lines are compared with. Those in the package were learned with Fantasyland at 11 points.
"""

from __future__ import annotations

import argparse
from array import array
from base64 import b85encode
from bisect import bisect_left, bisect_right
from pathlib import Path
from random import Random
from textwrap import fill
from zlib import compress

from croupier.chinese.royalties import STANDARD, paytable
from croupier.chinese.variants import VARIANTS
from croupier.ranking.three import LOWEST_PAIR
from croupier.study.open_face.keys import KEY, SUIT, Partial, fives, threes
from croupier.study.open_face.lines import A_LINE
from croupier.study.open_face.policy import EMPTY, LEAST, State, bare, numbers, room_of, subsets

OUT = Path(__file__).parents[1] / "src/croupier/study/open_face/weights.py"
DEAD, FANTASYLAND, QUEENS = -5.5, 11.0, LOWEST_PAIR + 120
MIX, KEPT, STEPS = 0.7, 8000, 64
PAYS = paytable(STANDARD)
STREETS = [(street.cards, street.cards - street.discards) for street in VARIANTS["ofc"].streets]
TOP_KINDS, KINDS, TOP_LEVELS, LEVELS = numbers()
WIDTH = len(LEVELS)


def look(partial: Partial, kinds: dict, levels: dict) -> tuple[int, int, int]:  # type: ignore[type-arg]
    """The places of a row in the tables, and its rank: full rows stand behind the classes."""
    kind = len(kinds) + partial.rank if partial.rank else kinds[partial.kind]
    return kind, levels[partial.level], partial.rank


THREES = {key: look(row, TOP_KINDS, TOP_LEVELS) for key, row in threes().items()}
MIXED, SUITED = [{key: look(row, KINDS, LEVELS) for key, row in table.items()} for table in fives()]


class Learner:
    """The numbers, how often each was moved, and the latest ranks of each row."""

    def __init__(self) -> None:
        sizes = len(TOP_KINDS) + 456, len(KINDS) + 7463, len(KINDS) + 7463, len(TOP_LEVELS) * WIDTH, WIDTH**2
        self.known = [[0.0] * size for size in sizes]
        self.moves = [[0] * size for size in sizes]
        self.hands: list[list[int]] = [[], [], []]
        self.count_full()

    def count_full(self) -> None:
        """What full rows are worth, against the latest hands."""
        for row, (first, pays) in enumerate(zip((len(TOP_KINDS), len(KINDS), len(KINDS)), PAYS, strict=True)):
            latest = sorted(self.hands[row][-KEPT:])
            for rank in range(1, len(pays)):
                ahead = 2 * rank / len(pays) - 1
                if latest:
                    ahead = (bisect_left(latest, rank) + bisect_right(latest, rank)) / len(latest) - 1
                entry = FANTASYLAND if not row and rank >= QUEENS else 0.0
                self.known[row][first + rank] = pays[rank] + A_LINE * ahead + entry

    def places(self, state: State) -> tuple[list[int], tuple[int, int, int]]:
        """Where the numbers of these rows stand, and the ranks of those that are full."""
        top, middle = THREES[state[0]], (SUITED if state[3] else MIXED)[state[2]]
        bottom = (SUITED if state[6] else MIXED)[state[5]]
        beside = top[1] * WIDTH + middle[1], middle[1] * WIDTH + bottom[1]
        return [top[0], middle[0], bottom[0], *beside], (top[2], middle[2], bottom[2])

    def lay(self, state: State, cards: list[int], place: int, last: bool) -> tuple[float, State]:
        """The best placement of a street: what it is thought to be worth, and the rows after it."""
        best = (-1e9, state)
        picks = subsets(len(cards), place)
        for choice in bare(len(cards), place, room_of(state)):
            after = moved(state, cards, [picks[number] for number in choice])
            at, ranks = self.places(after)
            if last:
                dead = ranks[1] > ranks[2] or LEAST[ranks[0]] > ranks[1]
                value = DEAD if dead else sum(self.known[row][at[row]] for row in range(3))
            else:
                value = sum(table[place] for table, place in zip(self.known, at, strict=True))
            if value > best[0]:
                best = value, after
        return best

    def deal(self, deck: list[int]) -> None:
        """Play one deal and learn from it."""
        state, trace = EMPTY, []
        for number, (count, place) in enumerate(STREETS):
            cards, deck = deck[:count], deck[count:]
            value, state = self.lay(state, cards, place, number == len(STREETS) - 1)
            trace.append((value, state))
        target = trace[-1][0]
        if target != DEAD:
            for row, rank in enumerate(self.places(state)[1]):
                self.hands[row].append(rank)
        for value, state in reversed(trace[:-1]):
            self.move(state, target - value)
            target = MIX * target + (1 - MIX) * value

    def move(self, state: State, error: float) -> None:
        """Move the numbers of these rows by a part of the error; those of full rows are known."""
        at, ranks = self.places(state)
        for table, place in enumerate(at):
            if table > 2 or not ranks[table]:
                self.moves[table][place] += 1
                self.known[table][place] += 0.3 * error * max(0.009, (1 + self.moves[table][place]) ** -0.6)


def moved(state: State, cards: list[int], picks: list[tuple[int, ...]]) -> State:
    """The rows with these cards in them."""
    rows = list(state)
    for pick, (key, suits, size) in zip(picks, ((0, -1, 1), (2, 3, 4), (5, 6, 7)), strict=True):
        for at in pick:
            rows[key] += KEY[cards[at]]
            rows[size] += 1
            if suits > 0:
                rows[suits] &= SUIT[cards[at]]
    return tuple(rows)  # type: ignore[return-value]


def write(learner: Learner, deals: int) -> None:
    """Put the numbers and the ranks into the module, whose code stays as it is."""
    kinds = (len(TOP_KINDS), len(KINDS), len(KINDS))
    flat = [value for table, size in zip(learner.known, kinds, strict=False) for value in table[:size]]
    flat += learner.known[3] + learner.known[4]
    packed = b85encode(compress(array("b", [max(-127, min(127, round(8 * value))) for value in flat]).tobytes(), 9))
    text, ranks = packed.decode(), ""
    for hands in learner.hands:
        latest = sorted(hands[-KEPT:])
        steps = [latest[(2 * step + 1) * len(latest) // (2 * STEPS)] for step in range(STEPS)]
        ranks += "    (\n" + fill(", ".join(map(str, steps)) + ",", 110, initial_indent=" " * 8) + "\n    ),\n"
    lines = "".join(f'    "{text[at : at + 110]}"\n' for at in range(0, len(text), 110))
    old = OUT.read_text()
    head, rest = old.split("QUANTILES = (\n")
    middle, end = rest.split("PACKED = (\n")
    end = end[end.index("\n)\n") + 1 :]
    middle = middle[middle.index('\n)\n"""') + 1 :]
    OUT.write_text(f"{head}QUANTILES = (\n{ranks}{middle}PACKED = (\n{lines}{end}")


def main() -> None:
    """Learn, and write what was learned."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.open_face_learning", description=__doc__)
    parser.add_argument("--deals", type=int, default=600_000)
    wanted, chance, learner = parser.parse_args(), Random(1), Learner()
    for deal in range(1, wanted.deals + 1):
        learner.deal(chance.sample(range(52), 17))
        if deal % 5000 == 0:
            learner.count_full()
            print(f"{deal} deals, {sum(map(len, learner.hands)) / 3 / deal:.1%} live", flush=True)
    write(learner, wanted.deals)


if __name__ == "__main__":
    main()
