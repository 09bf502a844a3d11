"""The deck of a table: the seeds that its players promise and tell, and the deck that is sealed and cut by them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from secrets import token_hex

from croupier.room.fact import Cut, Pledge, Sealed
from croupier.room.fairness import cut_deck, hash_of_seed, seal_deck
from croupier.room.table import Table
from croupier.rules.legal import Illegal
from croupier.server import wire

REVEAL = 1_500
"""Milliseconds before the deal at which the deck is sealed: the time in which the promised seeds can be told."""

SECRET = 32
"""Bytes of the room's own key of a deck."""

Secret = Callable[[int], str]
"""So many bytes of chance, in hexadecimal digits; tests bring their own."""


class Deck:
    """What a dealer keeps of the seeds, in memory alone: after a restart the players promise anew.

    `promised` are the hashes for the deck that is sealed next, `told` the seeds of the one that lies sealed, both by
    player. A seed that is lost counts as withheld, and the cut says so.
    """

    def __init__(self, table: str, secret: Secret = token_hex) -> None:
        self.table = table
        self.secret = secret
        self.promised: dict[str, str] = {}
        self.told: dict[str, str] = {}

    def take(self, table: Table, player: str, wish: wire.PromiseSeed | wire.RevealSeed) -> None:
        """Note a promise, or a seed that was promised; raises `Illegal` for one that nobody waits for (Rulebook D4)."""
        if isinstance(wish, wire.PromiseSeed):
            self.promised[player] = wish.hash
            return
        sealed = table.sealed
        waited = {pledge.hash for pledge in sealed.seal.pledges if pledge.player == player} if sealed else set()
        if hash_of_seed(wish.seed) not in waited:
            raise Illegal("no_such_pledge", "D4")
        self.told[player] = wish.seed
        if wish.next is not None:
            self.promised[player] = wish.next

    def wants_seal(self, table: Table) -> bool:
        """Whether the next deal is coming and its deck is not sealed yet, or is one of another game."""
        if table.running or table.deadline is None or len(table.ready()) < 2:
            return False
        sealed = table.sealed
        return sealed is None or sealed.seal.deal != self._deal(table) or sorted(sealed.deck) != sorted(table.cards_due)

    def seal(self, table: Table, order: Sequence[int]) -> Sealed:
        """Seal a shuffled deck, with the promises of those who sit here; a seed is promised for one deck only.

        A seed that was told for a deck that is thrown away is known to the room: it may not cut the one after it.
        """
        if table.sealed is not None:
            self.used([pledge for pledge in table.sealed.seal.pledges if pledge.player in self.told])
        seats = sorted(table.seats.items())
        pledges = [
            Pledge(seat, one.player, self.promised[one.player]) for seat, one in seats if one.player in self.promised
        ]
        seated = {one.player for _, one in seats}
        self.promised = {player: hash_ for player, hash_ in self.promised.items() if player in seated}
        self.told.clear()
        return seal_deck(self._deal(table), order, self.secret(SECRET), pledges)

    def cut(self, sealed: Sealed) -> tuple[Cut, list[int]]:
        """Cut the sealed deck by what was told until now; gives the fact and the order of dealing."""
        pledges = sealed.seal.pledges
        return cut_deck(sealed, [self.told.get(pledge.player, "") for pledge in pledges])

    def used(self, pledges: Sequence[Pledge]) -> None:
        """These promises are kept, whoever told his seed and whoever did not: they were for this deck alone."""
        for pledge in pledges:
            if self.promised.get(pledge.player) == pledge.hash:
                del self.promised[pledge.player]
        self.told.clear()

    def _deal(self, table: Table) -> str:
        return f"{self.table}/{table.hands + 1}"
