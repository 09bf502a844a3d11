"""A game of thirteen cards in three rows as data; the entries stand in `variants.py` (Rulebook K, L18)."""

from __future__ import annotations

from msgspec import Struct

TOP, MIDDLE, BOTTOM = 0, 1, 2
"""The rows, the weakest first (Rulebook K5)."""

SIZES = (3, 5, 5)
"""How many cards each row takes (Rulebook K5)."""

ALL = sum(SIZES)
"""How many cards lie in the rows in the end."""

PACK = 52
"""The whole pack (Rulebook A1)."""


class ChineseStreet(Struct, frozen=True, gc=False):
    """One street: how many cards a player gets and how many of them he discards.

    `up` tells that they are dealt face up and placed in the open, each move seen by all (Rulebook K8, K9, K28); else
    the player alone sees them until he is ready (K10).
    """

    cards: int
    discards: int = 0
    up: bool = False


class ChineseVariant(Struct, frozen=True):
    """A game as data: its streets, its Fantasyland, and whether all set at once (Rulebook K1, K23, L18).

    `fantasy` is how many cards queens, kings, aces and any trips on top bring in the next deal, in this order; it is
    empty where there is no Fantasyland. `together`: nobody waits for anybody, and all rows stay hidden until the end.
    """

    key: str
    streets: tuple[ChineseStreet, ...]
    fantasy: tuple[int, ...] = ()
    together: bool = False
    max_players: int = 3

    @property
    def discards(self) -> int:
        """How many cards an ordinary player discards in all."""
        return sum(street.discards for street in self.streets)

    @property
    def cards(self) -> int:
        """How many cards an ordinary player gets in all."""
        return sum(street.cards for street in self.streets)
