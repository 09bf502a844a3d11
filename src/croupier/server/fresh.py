"""Freshness: since which fact the decision that a player owes is another one, so that no click hits a wrong one."""

from __future__ import annotations

from typing import get_args

from croupier.chinese.event import ChineseEnded, ChineseEvent, ChineseOpened, Given, Locked
from croupier.room.fact import AnyFact, Voided
from croupier.room.record import TABLE_FACTS
from croupier.rules.event import Ended, Opened, Shuffled

Street = Given | Locked
"""What changes the decision of one player of open-face Chinese alone."""

CHINESE = frozenset(get_args(ChineseEvent)) - {Shuffled}


class Fresh:
    """The numbers of the facts that changed a decision, by what was told since the last roll.

    In a betting hand every fact of it changes whoever's decision it is. In open-face Chinese a player's decision is his
    street: only what gives him cards or ends his street changes it, and nothing that others do (Rulebook K9, K24).
    """

    def __init__(self, first: int) -> None:
        """Nothing has changed since fact `first`."""
        self.moved = first
        self.streets: dict[int, int] = {}
        self._over = True

    def note(self, n: int, fact: AnyFact) -> None:
        """Take note of a stored fact."""
        kind = type(fact)
        if kind is Opened or kind is ChineseOpened:
            self._over = False
            self.streets.clear()
        if isinstance(fact, Street):
            self.streets[fact.player] = n
        if kind is Voided:
            self.moved, self._over = n, True
        elif not self._over and kind not in TABLE_FACTS:
            self._over = kind is Ended or kind is ChineseEnded
            if self._over or kind not in CHINESE or kind is ChineseOpened:
                self.moved = n

    def since(self, player: int | None) -> int:
        """The number of the last fact that changed the decision of this player of the hand."""
        return max(self.moved, self.streets.get(-1 if player is None else player, 0))
