"""Following a table from outside: the same Table, to which only told facts are applied."""

from __future__ import annotations

from croupier.chinese.hand import ChineseHand
from croupier.room.fact import Roll
from croupier.room.table import Table
from croupier.rules.hand import Hand
from croupier.server.wire import Told


class MissedFacts(Exception):
    """The facts that were told do not follow those that are known: ask anew from number `since`."""

    def __init__(self, since: int) -> None:
        super().__init__(f"the facts after number {since} are missing")
        self.since = since


class Following:
    """A table as one reader was told of it: `table` and its `hand`, veiled, and the last `told` stance."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.told: Told | None = None

    @property
    def n(self) -> int:
        """The number of the last fact, 0 before the first news."""
        return 0 if self.table is None else self.table.n

    @property
    def hand(self) -> Hand | None:
        """The running or last hand, as far as this reader may know it."""
        return None if self.table is None else self.table.hand

    @property
    def deal(self) -> ChineseHand | None:
        """The running or last deal of open-face Chinese, as far as this reader may know it."""
        return None if self.table is None else self.table.deal

    def hear(self, told: Told) -> None:
        """Apply the news; facts that are known already are passed over. Raises `MissedFacts` when there is a gap."""
        facts = [(one.n, one.fact) for one in told.facts]
        if told.fresh and facts:
            n, roll = facts.pop(0)
            assert isinstance(roll, Roll)
            self.table = Table(roll, n)
        elif self.table is None:
            raise MissedFacts(0)
        assert self.table is not None
        for n, fact in facts:
            if n > self.table.n + 1:
                raise MissedFacts(self.table.n)
            if n == self.table.n + 1:
                self.table.apply(fact)
        self.told = told
