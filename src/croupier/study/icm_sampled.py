"""What tournament chips are worth in a large field: the independent chip model, sampled, with bounties.

Each player's clock rings at random, the sooner the more chips he has; the order of ringing is the order of coming in,
with the chances of Malmuth and Harville (Rulebook J16). Of each sample it is taken what a stack wins on average against
the others' clocks, which needs far fewer samples than to see what place it takes.

>>> found = sampled([3000] * 500 + [9000] * 100, [1000, 600, 400, 200, 100, 100, 100], precision=0.05)
>>> 2.9 < found.values[599] / found.values[0] < 3.1
True
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from math import exp, inf, log, sqrt
from operator import add
from random import Random

from msgspec import Struct

from croupier.study.bounties import check_bounties
from croupier.study.bounties import worth as bounty_worth
from croupier.study.icm import BadTournament, check, equities

EXACT, MOST_PLAYERS = 10, 100_000
"""So many players are counted exactly, and so many sampled at most."""

SURE = 1.96
"""So many standard errors on each side hold 95 % of all samples."""

LEAST, MOST = 30, 20_000
"""So many samples at least, before it is looked at how sure the answer is, and at most."""

A_PLAYER = 7e-7
"""Seconds for one player in one sample."""

A_STEP = 2e-7
"""Seconds for one stack and one step of the prizes in one sample."""

Stop = Callable[[], bool]


class Sampled(Struct, frozen=True):
    """An answer: by player what he is worth, of that what bounties are, and how far the truth is at most, with 95 %."""

    values: tuple[float, ...]
    bounties: tuple[float, ...]
    errors: tuple[float, ...]
    samples: int


class _Sums:
    """Of one kind of stack: the sum of what was seen, and of its squares."""

    def __init__(self) -> None:
        self.value = self.square = self.bounty = 0.0

    def add(self, prize: float, bounty: float) -> None:
        """Take in one sample."""
        self.value += prize + bounty
        self.square += (prize + bounty) ** 2
        self.bounty += bounty

    def error(self, samples: int) -> float:
        """How far the truth is from the mean at most, with 95 %; as much as the mean itself before two samples."""
        mean = self.value / samples
        return SURE * sqrt(max(0.0, self.square / samples - mean * mean) / (samples - 1)) if samples > 1 else mean

    def is_narrow(self, samples: int, precision: float, average: float) -> bool:
        """Whether the interval is so narrow, as a part of the mean, or of the average worth where that is more."""
        return self.error(samples) <= precision * max(average, self.value / samples)


class _Field:
    """The players, those who have the same stack and bounty together, and the steps of the prizes."""

    def __init__(
        self, stacks: Sequence[float], prizes: Sequence[float], bounties: Sequence[float], part: float
    ) -> None:
        total = sum(stacks)
        self.parts, self.bounties, self.progressive = [stack / total for stack in stacks], bounties, part
        self.has_bounties = any(bounties)
        padded = [*prizes[: len(stacks)], 0.0]
        self.steps = [(place, padded[place] - padded[place + 1]) for place in range(len(padded) - 1)]
        self.steps = [(place, step) for place, step in self.steps if step]
        out = padded[sum(map(bool, stacks)) : len(stacks)]  # the prizes of those who have no chips
        self.last = sum(out) / self.parts.count(0.0) if out else 0.0
        self.needed = min(len(stacks), self.steps[-1][0] + 2 if self.steps else 1)
        self.alike: dict[tuple[float, float], list[int]] = {}
        for player, key in enumerate(zip(self.parts, bounties, strict=True)):
            self.alike.setdefault(key, []).append(player)
        self.sums = {key: _Sums() for key in self.alike}

    def sample(self, chance: Random) -> None:
        """One order of coming in."""
        clocks = [-log(1.0 - chance.random()) / part if part else inf for part in self.parts]
        order = sorted(range(len(clocks)), key=clocks.__getitem__)
        times = [clocks[player] for player in order[: self.needed]]
        won = self.heads(order) if self.has_bounties else []
        for key, players in self.alike.items():
            bounty = sum(won[player] for player in players) / len(players) if won else 0.0
            self.sums[key].add(self.prize(key[0], clocks[players[0]], times), bounty)

    def prize(self, part: float, own: float, times: list[float]) -> float:
        """What a stack wins on average where the others' clocks ring at these times; its own one is left out."""
        if not part:
            return self.last
        total = 0.0
        for place, step in self.steps:
            seen = place if own > times[place] else place + 1
            total += step * (1.0 - exp(-part * times[seen])) if seen < len(times) else step
        return total

    def heads(self, order: list[int]) -> list[float]:
        """By player what he wins by bounties on average in this order, the last ones going out first."""
        won, falls = [0.0] * len(order), 0.0
        chips = list(accumulate((self.parts[player] for player in order), initial=0.0))
        for place in range(len(order) - 1, -1, -1):
            player = order[place]
            head = self.bounties[player] + self.progressive * self.parts[player] * falls
            won[player] = (1 - self.progressive) * self.parts[player] * falls + (0.0 if place else head)
            falls += head / chips[place] if place else 0.0
        return won


def work(stacks: Sequence[float], prizes: Sequence[float], precision: float) -> float:
    """About how many seconds an answer takes."""
    if len(stacks) <= EXACT:
        return 0.0
    steps, kinds, samples = len(set(prizes)), len(set(stacks)), min(MOST, 0.1 / max(precision, 1e-3) ** 2)
    return samples * (len(stacks) * A_PLAYER + kinds * steps * A_STEP)


def sampled(
    stacks: Sequence[float],
    prizes: Sequence[float],
    bounties: Sequence[float] = (),
    progressive: float = 0.0,
    precision: float = 0.03,
    most: int = MOST,
    seed: int = 1,
    stop: Stop = lambda: False,
) -> Sampled:
    """What each stack is worth in prizes and bounties, until the 95 % intervals are narrow, or after `most` samples.

    They are narrow when everybody's is within this part of what he is worth, on each side, or of what a player is worth
    on average where that is more. `stop` is asked after each sample and ends it with what there is. Who is out shares
    the last prizes with others who are.
    Raises `BadTournament` for numbers that no tournament has.
    """
    check(stacks, prizes, MOST_PLAYERS)
    heads = list(bounties) or [0.0] * len(stacks)
    check_bounties(stacks, heads, progressive)
    if not (most >= 1 and precision >= 0):
        raise BadTournament("samples", f"at least one sample, not {most}; a precision is not negative")
    field, chance, samples = _Field(stacks, prizes, heads, progressive), Random(seed), 0
    average = (sum(prizes[: len(stacks)]) + sum(heads)) / len(stacks)
    while samples < most:
        field.sample(chance)
        samples += 1
        if stop():
            break
        if samples % LEAST == 0 and all(one.is_narrow(samples, precision, average) for one in field.sums.values()):
            break
    return _answer(field, samples)


def _answer(field: _Field, samples: int) -> Sampled:
    keys = list(zip(field.parts, field.bounties, strict=True))
    errors = {key: one.error(samples) for key, one in field.sums.items()}
    return Sampled(
        tuple(field.sums[key].value / samples for key in keys),
        tuple(field.sums[key].bounty / samples for key in keys),
        tuple(errors[key] for key in keys),
        samples,
    )


def worth(
    stacks: Sequence[float],
    prizes: Sequence[float],
    bounties: Sequence[float] = (),
    progressive: float = 0.0,
    precision: float = 0.03,
    seed: int = 1,
    stop: Stop = lambda: False,
) -> Sampled:
    """What each stack is worth: exact for up to `EXACT` players (`samples` is then 0), else as `sampled` says."""
    if len(stacks) > EXACT:
        return sampled(stacks, prizes, bounties, progressive, precision, MOST, seed, stop)
    by_prizes = equities(stacks, prizes)
    by_bounties = bounty_worth(stacks, bounties, progressive) if bounties else [0.0] * len(stacks)
    together = tuple(map(add, by_prizes, by_bounties))
    return Sampled(together, tuple(by_bounties), (0.0,) * len(stacks), 0)
