"""Kinds of hands before the flop: the pure-Python twin of fast/kinds.c, sum by sum in its order."""

from __future__ import annotations

from array import array
from itertools import pairwise

from croupier.kernels.twin.high import Bytes, items, rank7
from croupier.kernels.twin.sample import MASK, splitmix

MOST_KINDS, PATIENCE, WHOLE = 256, 4096, 6


def kinds_sum(table: array[float], vector: array[float], into: array[float]) -> None:
    """By column of a square table the sum over its rows, each times its number in the vector; ValueError for others."""
    rows, times, kinds = items(table, "d"), items(vector, "d"), len(into)
    if not (1 <= kinds <= MOST_KINDS and len(times) == kinds and len(rows) == kinds * kinds):
        raise ValueError("this is not a square table and two vectors of as many numbers")
    sums = [0.0] * kinds
    for at, number in enumerate(times):
        if number:
            row = rows[at * kinds : (at + 1) * kinds]
            sums = [total + number * one for total, one in zip(sums, row, strict=True)]
    into[:] = array("d", sums)


def kinds_learn(gains: array[float], learnt: array[float], weight: float) -> None:
    """One step of CFR+ for each kind by what acting brings more than not acting; later steps weigh more.

    `learnt` has four rows: the regrets of acting and of not acting, how often it acts now, and the weighted sum of
    that; it changes. Raises ValueError when it is not about as many kinds.
    """
    kinds = len(gains)
    if not (1 <= kinds <= MOST_KINDS and len(learnt) == 4 * kinds):
        raise ValueError("this is not what was learnt about as many kinds")
    for kind, gain in enumerate(gains):
        now = learnt[2 * kinds + kind]
        act, rest = learnt[kind] + gain * (1 - now), learnt[kinds + kind] - gain * now
        act, rest = act if act > 0 else 0.0, rest if rest > 0 else 0.0
        now = act / (act + rest) if act + rest > 0 else now
        learnt[kind], learnt[kinds + kind], learnt[2 * kinds + kind] = act, rest, now
        learnt[3 * kinds + kind] += weight * now


class _Kinds:
    """What is drawn from, and where what came of it is noted."""

    def __init__(self, hands: Bytes, ends: array[int], cube: array[int], seed: int) -> None:
        places = [0, *items(ends, "i")]
        flat = list(memoryview(hands).cast("B"))
        self.hands = [
            [(flat[2 * place], flat[2 * place + 1]) for place in range(first, end)] for first, end in pairwise(places)
        ]
        self.cube, self.chance = cube, splitmix(seed & MASK)

    def below(self, end: int) -> int:
        return next(self.chance) * end >> 32

    def three(self, kinds: tuple[int, int, int]) -> list[tuple[int, int]]:
        """Hands of three kinds that go together; none when none were found."""
        for _ in range(PATIENCE):
            used, holes = set[int](), list[tuple[int, int]]()
            for kind in kinds:
                hand = self.hands[kind][self.below(len(self.hands[kind]))]
                if not used.isdisjoint(hand):
                    break
                used.update(hand)
                holes.append(hand)
            if len(holes) == 3:
                return holes
        return []

    def play(self, holes: list[tuple[int, int]], wins: list[int]) -> None:
        """Add what each of three hands wins on one board at random, in sixths."""
        used, board = {card for hole in holes for card in hole}, list[int]()
        while len(board) < 5:
            card = self.below(52)
            if card not in used:
                used.add(card)
                board.append(card)
        ranks = [rank7(*hole, *board) for hole in holes]
        best, winners = max(ranks), ranks.count(max(ranks))
        for player, rank in enumerate(ranks):
            if rank == best:
                wins[player] += WHOLE // winners

    def note(self, one: int, other: int, third: int, wins: int) -> None:
        count = len(self.hands)
        self.cube[(one * count + other) * count + third] += wins
        if other != third:
            self.cube[(one * count + third) * count + other] += wins

    def sample(self, kinds: tuple[int, int, int], samples: int) -> None:
        """Three kinds against each other on so many boards."""
        first, second, third = kinds
        wins = [0, 0, 0]
        for left in range(samples, 0, -1):
            if not (holes := self.three(kinds)):
                wins = [one + left * WHOLE // 3 for one in wins]
                break
            self.play(holes, wins)
        if first == second:
            wins[0] = wins[1] = (wins[0] + wins[1]) // 2
        if second == third:
            wins[1] = wins[2] = (wins[1] + wins[2]) // 2
        self.note(first, second, third, wins[0])
        if second != first:
            self.note(second, first, third, wins[1])
        if third != second:
            self.note(third, first, second, wins[2])


def three_kinds(hands: Bytes, ends: array[int], first: int, samples: int, seed: int, cube: array[int]) -> None:
    """What each of three kinds wins on boards at random, the first one `first`, for all of those behind it.

    `hands` are two cards each, kind after kind, `ends` where each kind ends among them. So many `samples` of each three
    are added to the `cube` (kind by kind by kind: what the first one wins) in sixths of the pot. Raises ValueError for
    what are no kinds, and for more samples than a cell can hold.
    """
    upto, flat = [0, *items(ends, "i")], list(memoryview(hands).cast("B"))
    count = len(upto) - 1
    right = 1 <= count <= MOST_KINDS and all(start < end for start, end in pairwise(upto)) and len(cube) == count**3
    right = right and len(flat) == 2 * upto[-1] and all(card < 52 for card in flat)
    right = right and all(one != other for one, other in zip(flat[::2], flat[1::2], strict=True))
    if not (right and 0 <= first < count and 0 <= samples <= 0xFFFF // WHOLE):
        raise ValueError("these are not kinds of hands and a cube for them")
    all_of_them = _Kinds(hands, ends, cube, seed)
    for second in range(first, count):
        for third in range(second, count):
            all_of_them.sample((first, second, third), samples)


def three_kinds_sum(
    cube: array[int],
    whole: float,
    equity: array[float],
    meets: array[float],
    second: array[float],
    third: array[float],
    worth: array[float],
    into: array[float],
) -> None:
    """By kind, the sum over two other kinds, each with its number and how often it is met, of what that is worth.

    That is worth[0] + worth[1] * the equity against the second kind + worth[2] * that against the third + worth[3] *
    that of the second against the third + worth[4] * what the kind wins of three + worth[5] * what the second wins of
    three. `whole` is what all three win together in the cube. Raises ValueError for tables that do not fit.
    """
    kinds = len(second)
    square = len(equity) == len(meets) == kinds * kinds and len(cube) == kinds**3
    if not (1 <= kinds <= MOST_KINDS and square and len(third) == len(into) == kinds and len(worth) == 6 and whole > 0):
        raise ValueError("these are not tables of kinds and two vectors of as many numbers")
    scale, played = 1 / whole, [kind for kind, number in enumerate(third) if number]
    for own in range(kinds):
        row, total = own * kinds, 0.0
        beside = [meets[row + kind] * third[kind] for kind in played]
        for other, number in enumerate(second):
            if not number:
                continue
            mine, theirs, between = (row + other) * kinds, (other * kinds + own) * kinds, other * kinds
            base, part = worth[0] + worth[1] * equity[row + other], 0.0
            for weight, kind in zip(beside, played, strict=True):
                value = base + worth[2] * equity[row + kind] + worth[3] * equity[between + kind]
                value += scale * (worth[4] * cube[mine + kind] + worth[5] * cube[theirs + kind])
                part += weight * value
            total += meets[row + other] * number * part
        into[own] = total
