"""Veils for a table's facts: of its own the sealed deck alone hides something, those of its hand the rules veil."""

from __future__ import annotations

from croupier.chinese.veil import VEILS
from croupier.chinese.veil import veil as veil_chinese
from croupier.room.fact import AnyFact, Cut, Sealed
from croupier.rules.veil import veil


def veil_fact(fact: AnyFact, player: int | None) -> AnyFact:
    """The fact as this player of the hand (None: a spectator) may know it (Rulebook D1, D4)."""
    if type(fact) is Sealed:
        return Sealed(fact.seal)
    if type(fact) is Cut:
        return Cut(fact.seal, fact.seeds)
    if type(fact) in VEILS:
        return veil_chinese(fact, player)  # type: ignore[arg-type]
    return veil(fact, player)
