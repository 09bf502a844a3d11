"""Bots for open-face Chinese: one list, one way to ask them (Rulebook K)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Protocol

from croupier.chinese.action import Lay
from croupier.chinese.hand import ChineseHand
from croupier.chinese.rows import Rows
from croupier.study.open_face.greedy import at_once, greedy
from croupier.study.open_face.rollout import ranked
from croupier.study.open_face.spot import Spot, spot_of
from croupier.study.open_face.stopping import Stop, never

CAUTION = 12.0
"""By how many points those who play deals out take a dead hand for worse than it is."""


BLUR = 3.0
"""By how many points the beginner takes a placement for better or worse than it looks, as a rule."""


class ChineseBot(Protocol):
    """A player without a body, asked whenever it owes a placement, with its own veiled copy of the deal.

    It sees what its seat sees (`ChineseHand.seen_by`), must not change the deal, and lays a whole street at once. It
    may think for seconds: ask it outside an event loop. As soon as `stop()` is true it answers with the best that it
    has found so far.
    """

    def decide(self, hand: ChineseHand, player: int, stop: Stop = never) -> Lay:
        """Where the cards of this street go; `hand.act(player, ...)` accepts it."""
        return Lay(*self.place(spot_of(hand, player), stop))

    def place(self, spot: Spot, stop: Stop = never) -> Rows:
        """The cards of this street for each row, from the top down."""
        ...


class Beginner(ChineseBot):
    """Sees roughly what the greedy one sees: each placement looks to it some points better or worse than it is."""

    def __init__(self, chance: Random) -> None:
        """By the same chance it errs the same."""
        self.chance = chance

    def place(self, spot: Spot, stop: Stop = never) -> Rows:
        """A placement that looks good."""
        return at_once(spot, stop).rows if spot.hidden else greedy(spot, lambda: self.chance.gauss(0, BLUR))


class Greedy(ChineseBot):
    """Lays what looks best now, without looking ahead; who sets all cards at once sets them exactly."""

    def __init__(self, chance: Random) -> None:
        """It needs no chance; it takes it because every bot does."""

    def place(self, spot: Spot, stop: Stop = never) -> Rows:
        """The placement that looks best."""
        return at_once(spot, stop).rows if spot.hidden else greedy(spot)


class Rollout(ChineseBot):
    """Plays the likely placements to the end, on cards that may come, and lays what brings most points."""

    def __init__(self, chance: Random, samples: int, width: int, trust: int) -> None:
        """`samples` deals a decision, on each of which those placements are played out that are still in the running.

        It begins with the `width` that look best; how a placement looks is worth as much as `trust` deals.
        """
        self.chance, self.samples, self.width, self.trust = chance, samples, width, trust

    def place(self, spot: Spot, stop: Stop = never) -> Rows:
        """The placement that brings most."""
        if spot.hidden:
            return at_once(spot, stop).rows
        found = ranked(spot, self.samples, self.width, self.chance, stop, caution=CAUTION, trust=self.trust)
        return found[0].rows


CHINESE_BOTS: dict[str, Callable[[Random], ChineseBot]] = {
    "beginner": Beginner,
    "greedy": Greedy,
    "rollout-60": partial(Rollout, samples=60, width=10, trust=60),
    "rollout-300": partial(Rollout, samples=300, width=20, trust=40),
    "rollout-1500": partial(Rollout, samples=1500, width=30, trust=25),
}
"""Every kind of bot for open-face Chinese by its name, the weakest first; by the same chance it plays the same."""
