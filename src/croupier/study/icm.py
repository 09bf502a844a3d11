"""What tournament chips are worth: the independent chip model, and the chip chop of a deal (Rulebook J16).

>>> [round(value, 2) for value in equities([5000, 3000, 2000], [50, 30, 20])]
[38.39, 32.75, 28.86]
>>> chip_chop([75, 25], [70, 30])
[60.0, 40.0]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from math import floor, inf, nan

MOST = 16
"""So many players are counted exactly; the work doubles with each one."""


LITTLE, MUCH = 1e-9, 1e15
"""Amounts of chips and money other than 0 lie between: sums and quotients of them are still numbers."""


class BadTournament(ValueError):
    """Numbers that no tournament has: `code` says why, `numbers` goes with it."""

    def __init__(self, code: str, why: str, **numbers: int) -> None:
        super().__init__(why)
        self.code, self.numbers = code, numbers


def equities(stacks: Sequence[float], prizes: Sequence[float]) -> list[float]:
    """What each stack is worth in prize money by Malmuth and Harville, exactly (Rulebook J16).

    The chance to come first is the share of the chips; for each next place the same holds among those who are left.
    `prizes` are those for the first places, the greatest first; there may be fewer than players. A busted stack of 0 is
    worth the prize of the last places. Raises `BadTournament` for negative numbers, no chips, more than `MOST` players,
    or a prize that is greater than the one before it.
    """
    check(stacks, prizes)
    values = [0.0] * len(stacks)
    placed = {0: 1.0}  # by the set of those who have come in, as bits: the chance of it
    for prize in prizes[: len(stacks)]:
        following: dict[int, float] = {}
        for chosen, chance in placed.items():
            for player, share in shares(stacks, chosen):
                values[player] += chance * share * prize
                more = chosen | 1 << player
                following[more] = following.get(more, 0.0) + chance * share
        placed = following
    return values


def shares(stacks: Sequence[float], chosen: int) -> list[tuple[int, float]]:
    """Each player who has not come in yet, with his chance to be the next; equal ones where nobody has chips left."""
    left = [player for player in range(len(stacks)) if not chosen >> player & 1]
    total = sum(stacks[player] for player in left)
    if not total:
        return [(player, 1 / len(left)) for player in left]
    return [(player, stacks[player] / total) for player in left if stacks[player]]


def chip_chop(stacks: Sequence[float], prizes: Sequence[float]) -> list[float]:
    """The deal by chips: everybody has the least of the prizes, and the rest is shared as the chips are (Rulebook J16).

    Raises `BadTournament` as `equities` does, and when there are not as many prizes as players.
    """
    check(stacks, prizes)
    if len(prizes) != len(stacks):
        why = f"{len(stacks)} players and {len(prizes)} prizes: each who is left has a prize to share (J16)"
        raise BadTournament("chop", why, players=len(stacks), prizes=len(prizes))
    least, total = min(prizes), sum(stacks)
    rest = sum(prizes) - least * len(prizes)
    return [least + rest * stack / total for stack in stacks]


def deal(
    stacks: Sequence[float],
    prizes: Sequence[float],
    by: Callable[..., list[float]],
    left: float = 0.0,
    unit: float = 0.0,
) -> list[float]:
    """What each one gets at once in a deal, `left` of the first prize kept back for who wins in the end (Rulebook J16).

    `by` is `equities` or `chip_chop`. With a `unit` the parts are whole units of money; what rounding leaves goes unit
    by unit to those who lost most by it. Raises `BadTournament` as these do, and for more left than the first prize is
    above the second.
    """
    check(stacks, prizes)
    if len(prizes) != len(stacks):
        why = f"{len(stacks)} players and {len(prizes)} prizes: each who is left has a prize to share (J16)"
        raise BadTournament("chop", why, players=len(stacks), prizes=len(prizes))
    if not 0 <= left <= prizes[0] - (prizes[1] if len(prizes) > 1 else 0.0):
        raise BadTournament("left", "what is left to play for is at most what the first prize is above the second")
    check_amounts([unit])
    values = by(stacks, [prizes[0] - left, *prizes[1:]])
    return in_units(values, unit) if unit else values


def in_units(values: Sequence[float], unit: float) -> list[float]:
    """Parts of a sum in whole units, with the same sum: what rounding down leaves goes to the greatest remainders.

    Raises `BadTournament` where the sum is not in whole units, or the unit is none.
    """
    total = sum(values) / unit if unit > 0 else nan
    if not (unit > 0 and abs(total - round(total)) < 1e-6 and (total >= 0.5 or not total)):
        raise BadTournament("unit", f"{sum(values):.10g} is not in whole units of {unit}")
    whole = [floor(value / unit + 1e-9) for value in values]
    lost = sorted(range(len(values)), key=lambda player: whole[player] - values[player] / unit)
    for player in lost[: round(total) - sum(whole)]:
        whole[player] += 1
    return [count * unit for count in whole]


def check(stacks: Sequence[float], prizes: Sequence[float], most: int = MOST) -> None:
    """Refuse numbers that no tournament has, and more players than `most`."""
    if len(stacks) > most:
        raise BadTournament("players", f"{len(stacks)} players: at most {most}", players=len(stacks), most=most)
    if not all(0 <= stack < inf for stack in stacks) or sum(stacks) <= 0:
        raise BadTournament("stacks", "stacks are not negative, and somebody has chips")
    if not all(0 <= prize <= before < inf for before, prize in pairwise([*prizes[:1], *prizes])):
        raise BadTournament("prizes", "a prize is a number, not negative, and the greatest stands first")
    check_amounts([*stacks, *prizes])


def check_amounts(amounts: Iterable[float]) -> None:
    """Refuse amounts so great or so small that nothing can be reckoned with them."""
    for amount in amounts:
        if amount > MUCH or 0 < amount < LITTLE:
            raise BadTournament("amount", f"an amount other than 0 is from {LITTLE:g} to {MUCH:g}, not {amount:g}")
