"""The table as spectators see it when they shall see it later: a second Table, to which the facts are told in time."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from croupier.room.fact import AnyFact, Roll
from croupier.room.table import Table

Facts = Sequence[tuple[int, AnyFact]]


class Late:
    """A table some seconds ago; `due` is when the next of its facts may be seen, None when there is none."""

    def __init__(self, known: Facts) -> None:
        """Facts that may be seen already; the first is a roll."""
        (n, roll), *rest = known
        assert isinstance(roll, Roll)
        self.table = Table(roll, n)
        self._waiting: deque[tuple[int, Facts]] = deque()
        for _, fact in rest:
            self.table.apply(fact)

    @property
    def due(self) -> int | None:
        """When the next facts may be seen."""
        return self._waiting[0][0] if self._waiting else None

    def put(self, when: int, facts: Facts) -> None:
        """Keep back facts that may be seen from this time on."""
        self._waiting.append((when, facts))

    def take(self, now: int) -> Facts | None:
        """The next facts that may be seen now, applied to the table; None when there are none."""
        if self.due is None or self.due > now:
            return None
        facts = self._waiting.popleft()[1]
        for n, fact in facts:
            if n > self.table.n:
                self.table.apply(fact)
        return facts
