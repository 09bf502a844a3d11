"""Push or fold: the equilibrium of two players of whom the first one may only push all in or fold, the other one call.

Both have as many big blinds, the first one is the small blind. Found by regret matching (CFR+) over the 169 kinds of
hands with exact equities; `exploitability` says how far from the equilibrium the answer is at most.

>>> found = solve(10)
>>> round(found.value, 3), f"{found.pushed:.0%}", f"{found.called:.0%}"
(-0.045, '58%', '37%')
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import mul

from msgspec import Struct

from croupier.study.match_ups import KINDS, equities, weights
from croupier.study.ranges import ALL, Range, of_kind

GOOD = 1e-4
"""Big blinds of exploitability at which an answer is good: a tenth of a thousandth."""

MOST, LOOK = 4_000, 10
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


class _Player:
    """One player's regrets, by kind, and what he has done so far."""

    def __init__(self, start: tuple[float, ...] | None) -> None:
        self.act, self.rest = [0.0] * len(KINDS), [0.0] * len(KINDS)
        self.now = list(start) if start else [1.0] * len(KINDS)
        self.total = [0.0] * len(KINDS)
        self.rounds = 0

    def learn(self, gains: list[float]) -> None:
        """Take in how much better it is to act with each kind than not to."""
        for kind, gain in enumerate(gains):
            act, rest, now = self.act[kind], self.rest[kind], self.now[kind]
            act, rest = max(0.0, act + gain * (1 - now)), max(0.0, rest - gain * now)
            self.act[kind], self.rest[kind] = act, rest
            self.now[kind] = act / (act + rest) if act + rest > 0 else now
        self.rounds += 1
        self.total = [total + self.rounds * now for total, now in zip(self.total, self.now, strict=True)]

    def mean(self) -> tuple[float, ...]:
        """How often each kind acts on average, later rounds counted more."""
        weight = self.rounds * (self.rounds + 1) / 2
        return tuple(total / weight for total in self.total)


class _Game:
    """What pushes and calls bring, in big blinds, each kind weighed by how often it is dealt."""

    def __init__(self, stack: float, ante: float) -> None:
        self.stack, self.ante = stack, ante
        deals = ALL * (ALL - 101)  # 1,225 hands beside each one
        own, stake = equities(), 1 + ante
        self.call = [
            [weight * ((2 * equity - 1) * stack - stake) / deals for weight, equity in zip(met, row, strict=True)]
            for met, row in zip(weights(), own, strict=True)
        ]
        self.answer = [[row[kind] for row in self.call] for kind in range(len(KINDS))]
        self.dealt = [count / ALL for count in counts()]

    def push_gains(self, call: list[float]) -> list[float]:
        """By kind of the small blind: what pushing brings more than folding."""
        better = 1 + self.ante + 0.5 + self.ante
        return [sum(map(mul, row, call)) + dealt * better for row, dealt in zip(self.call, self.dealt, strict=True)]

    def call_gains(self, push: list[float]) -> list[float]:
        """By kind of the big blind: what calling brings more than folding."""
        return [-sum(map(mul, row, push)) for row in self.answer]

    def value(self, push: list[float], call: list[float]) -> float:
        """What the small blind wins a hand."""
        return float(sum(map(mul, self.push_gains(call), push))) - 0.5 - self.ante

    def exploitability(self, push: list[float], call: list[float]) -> float:
        """How much both could win together by answering best, halved."""
        first = sum(max(0.0, gain) for gain in self.push_gains(call)) - 0.5 - self.ante
        unanswered = self.value(push, [0.0] * len(KINDS))
        second = -unanswered + sum(max(0.0, gain) for gain in self.call_gains(push))
        return (first + second) / 2


def solve(stack: float, ante: float = 0.0, near: PushFold | None = None, stop: Stop = lambda: False) -> PushFold:
    """The equilibrium with so many big blinds before blinds and antes; `ante` is of each player, in big blinds.

    `near` is an answer for about as many, from which it goes quicker. `stop` is asked now and then and ends it with
    what it has. Raises ValueError for a stack that does not cover blind and ante, or that is no number.
    """
    if not (ante >= 0 and 1 + ante < stack < 1e6):
        raise ValueError(f"a stack is from more than blind and ante to a million big blinds, not {stack}")
    game = _Game(stack, ante)
    pusher, caller = _Player(near.push if near else None), _Player(near.call if near else None)
    while True:
        for _ in range(LOOK):
            pusher.learn(game.push_gains(caller.now))
            caller.learn(game.call_gains(pusher.now))
        push, call = pusher.mean(), caller.mean()
        off = game.exploitability(list(push), list(call))
        if off <= GOOD or pusher.rounds >= MOST or stop():
            return PushFold(stack, ante, push, call, game.value(list(push), list(call)), off)
