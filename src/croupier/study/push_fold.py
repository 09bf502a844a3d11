"""Push or fold: the equilibrium of two players of whom the first one may only push all in or fold, the other one call.

Both have as many big blinds, the first one is the small blind. Found by regret matching (CFR+) over the 169 kinds of
hands with exact equities; `exploitability` says how far from the equilibrium the answer is at most.

>>> found = solve(10)
>>> round(found.value, 3), f"{found.pushed:.0%}", f"{found.called:.0%}"
(-0.045, '58%', '37%')
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import cache
from operator import mul

from msgspec import Struct

from croupier.kernels import kinds_learn, kinds_sum
from croupier.study.icm import BadTournament
from croupier.study.match_ups import KINDS, equities, weights
from croupier.study.ranges import ALL, Range, of_kind

GOOD = 1e-6
"""Big blinds of exploitability at which an answer is good: so near that hands at the edge play one way."""

MOST, LOOK = 20_000, 50
"""Rounds at most, and after how many it is looked at how good the answer is."""

Stop = Callable[[], bool]


class PushFold(Struct, frozen=True):
    """An equilibrium: how often each kind pushes and calls, the value for the small blind, and how exact that is.

    Values are in big blinds a hand. `push` and `call` are by kind, in the order of `match_ups.KINDS`.
    """

    stack: float
    ante: float
    push: tuple[float, ...]
    call: tuple[float, ...]
    value: float
    exploitability: float

    @property
    def pushed(self) -> float:
        """Which part of all hands is pushed."""
        return share(self.push)

    @property
    def called(self) -> float:
        """Which part of all hands calls."""
        return share(self.call)

    def pushes(self) -> Range:
        """The hands that push, as a range."""
        return as_range(self.push)

    def calls(self) -> Range:
        """The hands that call, as a range."""
        return as_range(self.call)


def share(often: tuple[float, ...]) -> float:
    """Which part of all hands it is."""
    return float(sum(map(mul, often, counts()))) / ALL


def as_range(often: tuple[float, ...]) -> Range:
    """As a range, with what is done less than once in a hundred times left out."""
    rounded = [round(part, 2) for part in often]
    return Range({hand: part for kind, part in zip(KINDS, rounded, strict=True) for hand in of_kind(kind)})


@cache
def counts() -> list[int]:
    """By kind: how many hands it has."""
    return [len(of_kind(kind)) for kind in KINDS]


class Learner:
    """What one player has learnt where he decides: for each kind, whether to act."""

    def __init__(self, start: Range | None = None) -> None:
        """Until something is learnt the hands of `start` act, or all."""
        nothing = [0.0] * len(KINDS)
        acts = [1.0 if start is None else start.weights.get(of_kind(kind)[0], 0.0) for kind in KINDS]
        self.rounds = 0
        self._learnt = array("d", [*nothing, *nothing, *acts, *nothing])

    def learn(self, gains: array[float]) -> None:
        """Take in how much better it is to act with each kind than not to."""
        self.rounds += 1
        kinds_learn(gains, self._learnt, self.rounds)

    @property
    def now(self) -> array[float]:
        """How often each kind acts in this round."""
        return self._learnt[2 * len(KINDS) : 3 * len(KINDS)]

    def mean(self) -> tuple[float, ...]:
        """How often each kind acts on average, later rounds counted more."""
        weight = self.rounds * (self.rounds + 1) / 2
        return tuple(total / weight for total in self._learnt[3 * len(KINDS) :]) if weight else tuple(self.now)


def summed(table: array[float], often: array[float]) -> array[float]:
    """By column of a table of kinds the sum over its rows, each as often as it acts."""
    into = array("d", bytes(8 * len(KINDS)))
    kinds_sum(table, often, into)
    return into


class _Game:
    """What pushes and calls bring, in big blinds, each kind weighed by how often it is dealt."""

    def __init__(self, stack: float, ante: float) -> None:
        self.stack, self.ante = stack, ante
        deals = ALL * (ALL - 101)  # 1,225 hands beside each one
        own, stake = equities(), 1 + ante
        call = [
            [weight * ((2 * equity - 1) * stack - stake) / deals for weight, equity in zip(met, row, strict=True)]
            for met, row in zip(weights(), own, strict=True)
        ]
        self.called = array("d", [row[kind] for kind in range(len(KINDS)) for row in call])
        self.answered = array("d", [-value for row in call for value in row])
        self.folded = [count / ALL * (1.5 + 2 * ante) for count in counts()]

    def push_gains(self, call: Sequence[float]) -> array[float]:
        """By kind of the small blind: what pushing brings more than folding."""
        called = summed(self.called, array("d", call))
        return array("d", [better + folded for better, folded in zip(called, self.folded, strict=True)])

    def call_gains(self, push: Sequence[float]) -> array[float]:
        """By kind of the big blind: what calling brings more than folding."""
        return summed(self.answered, array("d", push))

    def value(self, push: Sequence[float], call: Sequence[float]) -> float:
        """What the small blind wins a hand."""
        return float(sum(map(mul, self.push_gains(call), push))) - 0.5 - self.ante

    def exploitability(self, push: Sequence[float], call: Sequence[float]) -> float:
        """How much both could win together by answering best, halved."""
        first = sum(max(0.0, gain) for gain in self.push_gains(call)) - 0.5 - self.ante
        unanswered = self.value(push, [0.0] * len(KINDS))
        second = -unanswered + sum(max(0.0, gain) for gain in self.call_gains(push))
        return (first + second) / 2


def solve(stack: float, ante: float = 0.0, stop: Stop = lambda: False, good: float = GOOD) -> PushFold:
    """The equilibrium with so many big blinds before blinds and antes; `ante` is of each player, in big blinds.

    It learns until the exploitability is at most `good`; `stop` is asked now and then and ends it with what it has.
    Raises `BadTournament` for a stack that does not cover blind and ante, or that is no number.
    """
    if not (ante >= 0 and 1 + ante <= stack < 1e6):
        raise BadTournament("stack", f"a stack is from blind and ante to a million big blinds, not {stack}", number=1)
    game = _Game(stack, ante)
    pusher, caller = Learner(), Learner()
    while True:
        for _ in range(LOOK):
            pusher.learn(game.push_gains(caller.now))
            caller.learn(game.call_gains(pusher.now))
        push, call = pusher.mean(), caller.mean()
        off = game.exploitability(push, call)
        if off <= good or pusher.rounds >= MOST or stop():
            return PushFold(stack, ante, push, call, game.value(push, call), off)
