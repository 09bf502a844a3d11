"""Wishes at a table: what a player asks of it; the Table decides whether he may (Rulebook I)."""

from __future__ import annotations

from msgspec import Struct

from croupier.rules.action import Action


class Sit(Struct, frozen=True, gc=False):
    """Take this seat with `buy_in` chips from the bank; the room knows who is a bot (Rulebook I1)."""

    seat: int
    buy_in: int
    name: str
    bot: bool = False


class Stand(Struct, frozen=True, gc=False):
    """Leave with all chips, at once or as soon as the hand lets him (Rulebook I3, I5)."""


class SitOut(Struct, frozen=True, gc=False):
    """Stay seated, but be dealt in no more from the next hand on (Rulebook I6)."""


class SitIn(Struct, frozen=True, gc=False):
    """Be dealt in again (Rulebook I6)."""


class Buy(Struct, frozen=True, gc=False):
    """Add chips from the bank, between hands (Rulebook I2)."""

    amount: int


class Play(Struct, frozen=True, gc=False):
    """Act in the running hand."""

    action: Action


TableWish = Sit | Stand | SitOut | SitIn | Buy | Play
"""Every wish that a Table understands."""
