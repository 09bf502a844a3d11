"""The bets of a river: which sizes there are, and the tree of everything that two players may do with them.

Sizes are parts of the pot: `50%`, `0.5` or `all-in`; of a raise, of the pot after the call. What is more than the stack
is all-in, a raise is at least as much as the one before it, and amounts are rounded to hundredths.

>>> read_sizes("50%, 1, all-in", "bets")
(0.5, 1.0, inf)
>>> root = tree(20, 90, Sizes((0.5,), (), most=1))
>>> [named for named, _ in root.choices], [named for named, _ in root.choices[1][1].choices]
(['check', 'bet 10'], ['fold', 'call'])
"""

from __future__ import annotations

import re
from math import inf, isfinite

from msgspec import Struct

from croupier.study.duel import Decides, Folds, Node, Showdown
from croupier.study.odds.question import BadQuestion

MOST_PLACES = 20_000
"""So many places a tree has at most."""

ALL_IN = inf
SIZE = re.compile(r"(?:(\d*\.?\d+)(%?)|(all-?in))", re.IGNORECASE)


class Sizes(Struct, frozen=True):
    """The sizes of bets and of raises, as parts of the pot, and how many bets and raises there are at most."""

    bets: tuple[float, ...]
    raises: tuple[float, ...]
    most: int = 3


USUAL = Sizes((0.5, 1.0, ALL_IN), (ALL_IN,))


def read_sizes(text: str, where: str) -> tuple[float, ...]:
    """The sizes that a text names; raises `BadQuestion` with the place for what is none."""
    sizes = []
    for found in re.finditer(r"[^,;\s]+", text):
        match = SIZE.fullmatch(found[0])
        size = 0.0 if match is None else ALL_IN if match[3] else float(match[1]) / (100 if match[2] else 1)
        if not size > 0 or (isfinite(size) and size > 1000):
            raise BadQuestion("no_size", where, part=found[0], place=found.start() + 1)
        sizes.append(size)
    return tuple(sizes)


def tree(pot: float, stack: float, sizes: Sizes) -> Decides:
    """Everything that two players may do on a river, the first one to begin; both have `stack` behind.

    What is won and lost is counted from the middle of the pot: whoever wins it unbet wins half of it. Raises
    `BadQuestion` where pot or stack is none, or the tree has more than `MOST_PLACES` places.
    """
    for where, amount in (("pot", pot), ("stack", stack)):
        if not 0 < amount < 1e12:
            raise BadQuestion("no_amount", where)
    return _Grower(pot, stack, sizes).decides(0, (0.0, 0.0), 0.0, sizes.most)


class _Grower:
    def __init__(self, pot: float, stack: float, sizes: Sizes) -> None:
        self.pot, self.stack, self.sizes, self.places = pot, stack, sizes, 1

    def decides(self, player: int, put: tuple[float, float], last: float, left: int) -> Decides:
        """A player decides; `put` is what both have put in, `last` the last raise, `left` how many more may come."""
        mine, theirs = put[player], put[1 - player]
        choices: list[tuple[str, Node]] = []
        if theirs > mine:
            choices.append(("fold", Folds(player, self.pot / 2 + mine)))
            choices.append(("call", Showdown(self.pot / 2 + theirs)))
        elif player == 0:
            choices.append(("check", self.decides(1, put, last, left)))
        else:
            choices.append(("check", Showdown(self.pot / 2 + mine)))
        for to in self.amounts(mine, theirs, last) if left else ():
            after = (to, theirs) if player == 0 else (theirs, to)
            choices.append((self.named(to, theirs), self.decides(1 - player, after, to - theirs, left - 1)))
        self.places += len(choices)
        if self.places > MOST_PLACES:
            raise BadQuestion("large_tree", "bets", most=MOST_PLACES)
        return Decides(player, tuple(choices))

    def amounts(self, mine: float, theirs: float, last: float) -> list[float]:
        """To what one may bet or raise, the smallest first."""
        if theirs >= self.stack:
            return []
        called = self.pot + 2 * theirs
        sizes = self.sizes.raises if theirs > mine else self.sizes.bets
        wanted = (theirs + max(round(size * called, 2) if size < ALL_IN else ALL_IN, last, 0.01) for size in sizes)
        return sorted({min(self.stack, to) for to in wanted})

    def named(self, to: float, theirs: float) -> str:
        """A bet or a raise as it is called."""
        return f"all-in {to:.10g}" if to == self.stack else f"raise {to:.10g}" if theirs else f"bet {to:.10g}"
