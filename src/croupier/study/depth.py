"""How deep stacks are: in big blinds, in rounds that they last (M), and against those who can match them.

>>> deep = depth([5000, 3000, 2000], small=100, big=200, ante=25)
>>> [round(one.m, 1) for one in deep], [one.effective for one in deep]
([13.3, 8.0, 5.3], [3000, 3000, 2000])
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from msgspec import Struct

from croupier.study.icm import BadTournament, check_amounts

FULL = 10
"""So many players a full table has, for the M of a short one."""


class Depth(Struct, frozen=True):
    """A stack in chips and in big blinds; `m` is how many rounds of blinds and antes it lasts.

    `zone_m` is `m` as if at a full table, because a short one pays its rounds sooner. `effective` is what another stack
    can match, in chips; `of_average` how many average stacks it is.
    """

    stack: float
    big_blinds: float
    m: float
    zone_m: float
    effective: float
    of_average: float


def depth(stacks: Sequence[float], small: float, big: float, ante: float = 0.0, one_ante: bool = False) -> list[Depth]:
    """How deep each stack of a table is; the ante is of each player, or with `one_ante` of the big blind alone.

    Raises `BadTournament` for numbers that no table has.
    """
    players = sum(stack > 0 for stack in stacks)
    if players < 2 or not all(0 <= stack < inf for stack in stacks):
        raise BadTournament("stacks", "stacks are not negative, and somebody has chips")
    if not (0 <= small <= big < inf and big > 0 and 0 <= ante < inf):
        raise BadTournament("blinds", f"blinds and antes are not negative, the big blind is the greater: {small}/{big}")
    check_amounts([*stacks, small, big, ante])
    cost = small + big + ante * (1 if one_ante else players)
    average = sum(stacks) / players
    return [
        Depth(
            stack,
            stack / big,
            stack / cost,
            stack / cost * players / FULL,
            min(stack, max(other for place, other in enumerate(stacks) if place != own)),
            stack / average,
        )
        for own, stack in enumerate(stacks)
    ]
