"""Veils for a table's facts: its own hide nothing, those of its hand are veiled by the rules."""

from __future__ import annotations

from croupier.room.fact import AnyFact
from croupier.rules.veil import veil


def veil_fact(fact: AnyFact, player: int | None) -> AnyFact:
    """The fact as this player of the hand (None: a spectator) may know it (Rulebook D1)."""
    return veil(fact, player)
