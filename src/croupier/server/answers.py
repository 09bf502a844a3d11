"""Answers: what each player was told to his last messages, so that a repeated one gets its first answer again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Mapping

from croupier.server.store import Answer

OF_ONE = 64
"""Answers that are remembered of one player: after a cut line a client repeats its last few messages at the most."""

PLAYERS = 256
"""Players whose answers one table remembers, those that it heard last."""

MOST = OF_ONE * PLAYERS
"""Answers that one table remembers; older ones are not even read when it is opened again."""


class Answers:
    """The last answers of a table, by player and message id; nobody's messages push out those of another soon."""

    def __init__(self, stored: Mapping[tuple[str, str], Answer]) -> None:
        """Begin with answers in the order in which they were given."""
        self._of: OrderedDict[str, OrderedDict[str, Answer]] = OrderedDict()
        self.update(stored)

    def __iter__(self) -> Iterator[tuple[str, str]]:
        """The player and the message id of each."""
        return ((player, message) for player, own in self._of.items() for message in own)

    def get(self, player: str, message: str) -> Answer | None:
        """The answer that the message got, None for one that was not heard before."""
        return self._of[player].get(message) if player in self._of else None

    def keep(self, player: str, message: str, answer: Answer) -> None:
        """Remember an answer, and forget the oldest ones of this player or of who was not heard for longest."""
        own = self._of.setdefault(player, OrderedDict())
        own[message] = answer
        if len(own) > OF_ONE:
            own.popitem(last=False)
        self._of.move_to_end(player)
        if len(self._of) > PLAYERS:
            self._of.popitem(last=False)

    def update(self, stored: Mapping[tuple[str, str], Answer]) -> None:
        """Remember these too."""
        for (player, message), answer in stored.items():
            self.keep(player, message, answer)
