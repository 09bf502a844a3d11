"""Devices: from which browser each player of a table plays, so that nobody has two seats by two names there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from croupier.room.table import Table


class Devices:
    """The browser of each player at one table, by the hash of its cookie; nothing of it is stored."""

    def __init__(self) -> None:
        self._of: dict[str, str] = {}
        self._coming: set[str] = set()

    def note(self, player: str, device: str) -> None:
        """The player plays from here now."""
        if device:
            self._of[player] = device

    def has_other(self, table: Table, player: str, device: str) -> bool:
        """Whether somebody else sits, waits or knocks at the table from this browser."""
        there = {one.player for one in table.seats.values()} | {one.player for one in table.desk.knocks}
        there |= table.queue.keys() | self._coming
        self._of = {one: where for one, where in self._of.items() if one in there}
        return any(where == device and one != player for one, where in self._of.items()) if device else False

    @contextmanager
    def coming(self, player: str, device: str) -> Iterator[None]:
        """While a wish for a seat is carried out, its player counts as being there."""
        before = self._of.get(player, "")
        self._coming.add(player)
        self.note(player, device)
        try:
            yield
        finally:
            self._coming.discard(player)
            self.note(player, before)
