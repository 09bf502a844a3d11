"""Three kinds of hold'em hands all in before the flop: what each of them wins, on boards at random.

>>> ways = ThreeWays()
>>> ways.sample(5)
>>> 0.5 < ways.equity("AA", "KK", "QQ") < 0.9
True
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from itertools import accumulate

from croupier.kernels import COMPILED, three_kinds, three_kinds_sum
from croupier.study.match_ups import KINDS, equities, weights
from croupier.study.ranges import of_kind

SIXTHS = 6
"""A board that is won alone counts so many times."""

MOST = 10_000
"""So many boards of each three kinds are counted at most."""

A_BOARD = 8e-8 if COMPILED else 1.2e-5
"""Seconds for one board of three kinds."""

TRIPLES = len(KINDS) * (len(KINDS) + 1) * (len(KINDS) + 2) // 6

Stop = Callable[[], bool]


class ThreeWays:
    """What every three kinds win of the pot on average, from so many `boards` at random for each three; ties count.

    The numbers of the second and third kind do not depend on their order.
    """

    def __init__(self, seed: int = 1) -> None:
        self.boards, self.seed = 0, seed
        self._cube = array("H", bytes(2 * len(KINDS) ** 3))
        self._hands = bytes(card for kind in KINDS for hand in of_kind(kind) for card in hand)
        self._ends = array("i", accumulate(len(of_kind(kind)) for kind in KINDS))
        self.pairs = array("d", [equity for row in equities() for equity in row])
        self.meets = array("d", [times / sum(row) for row in weights() for times in row])

    def sample(self, boards: int, stop: Stop = lambda: False) -> None:
        """Play so many boards more for each three; `stop` is asked now and then, and leaves things as they were.

        Raises ValueError for more than `MOST` boards in all.
        """
        if not 0 <= self.boards + boards <= MOST:
            raise ValueError(f"at most {MOST} boards of each three kinds, not {self.boards + boards}")
        before = array("H", self._cube)
        for kind in range(len(KINDS)):
            seed = (self.seed * 1_000_003 + self.boards) * len(KINDS) + kind
            three_kinds(self._hands, self._ends, kind, boards, seed % 2**63, self._cube)
            if stop():
                self._cube = before
                return
        self.boards += boards

    def equity(self, kind: str, second: str, third: str) -> float:
        """What a kind wins on average of a pot against two others."""
        one, two, three = map(KINDS.index, (kind, second, third))
        return self._cube[(one * len(KINDS) + two) * len(KINDS) + three] / (SIXTHS * self.boards)

    def summed(self, second: array[float], third: array[float], worth: Sequence[float]) -> array[float]:
        """By kind of who holds it, what it is worth against two others who act so often, times how often they do.

        `worth` is by the order in which the three come in: own, second, third; own, third, second; second, own, third;
        second, third, own; third, own, second; third, second, own.
        """
        into = array("d", bytes(8 * len(KINDS)))
        part = array("d", _by_equity(worth))
        three_kinds_sum(self._cube, SIXTHS * self.boards, self.pairs, self.meets, second, third, part, into)
        return into


def _by_equity(worth: Sequence[float]) -> list[float]:
    """What three orders of coming in are worth, told by equities: of two, and of three.

    The chance that the third comes first and oneself second is what one wins against the second alone, less what one
    wins against both; so it is for each order. Then one's own equity of three and the second's stand for all.
    """
    first, second, third, fourth, fifth, sixth = worth
    both = second + fourth
    own, other = both - third - fifth, both - first - sixth
    return [sixth, fifth - sixth, third - fourth, first - second, own, other]
