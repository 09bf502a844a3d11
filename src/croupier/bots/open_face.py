"""Bots for open-face Chinese: one list, one way to ask them (Rulebook K)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol

from croupier.chinese.action import Lay
from croupier.chinese.hand import ChineseHand
from croupier.study.open_face.greedy import greedy
from croupier.study.open_face.spot import spot_of
from croupier.study.open_face.stopping import Stop, never


class ChineseBot(Protocol):
    """A player without a body, asked whenever it owes a placement, with its own veiled copy of the deal.

    It sees what its seat sees (`ChineseHand.seen_by`), must not change the deal, and lays a whole street at once. It
    may think for seconds: ask it outside an event loop. As soon as `stop()` is true it answers with the best that it
    has found so far.
    """

    def decide(self, hand: ChineseHand, player: int, stop: Stop = never) -> Lay:
        """Where the cards of this street go; `hand.act(player, ...)` accepts it."""
        ...


class Greedy:
    """Lays what looks best now, without looking ahead; answers at once, but sets Fantasyland exactly."""

    def __init__(self, chance: Random) -> None:
        """It needs no chance; it takes it because every bot does."""

    def decide(self, hand: ChineseHand, player: int, stop: Stop = never) -> Lay:
        """The placement that looks best."""
        return Lay(*greedy(spot_of(hand, player)))


CHINESE_BOTS: dict[str, Callable[[Random], ChineseBot]] = {"greedy": Greedy}
"""Every kind of bot for open-face Chinese by its name, the weakest first; by the same chance it plays the same."""
