"""Veils: a fact as one player may see it (house.md: a view is a Hand that was never told the secrets)."""

from __future__ import annotations

from typing import TypeVar

from croupier.cards import UNKNOWN
from croupier.rules.event import Board, Dealt, Discarded, Fact, Shuffled

AnyFactT = TypeVar("AnyFactT", bound=Fact)

_EMPTY = Shuffled(deck=())


def veil(event: AnyFactT, player: int | None) -> AnyFactT:
    """The fact as `player` (None: a spectator) may know it: hidden cards are `UNKNOWN`, the deck is empty.

    A fact that hides nothing is returned as it is (Rulebook D1, D2, D4, K12).
    """
    kind = type(event)
    if kind is Dealt:
        return _veil_dealt(event, player)  # type: ignore[arg-type, return-value]
    if kind is Discarded and event.player != player:  # type: ignore[attr-defined]
        return Discarded(event.player, (UNKNOWN,) * len(event.cards))  # type: ignore[attr-defined, return-value]
    if kind is Shuffled:
        return _EMPTY  # type: ignore[return-value]
    if kind is Board and event.burn:  # type: ignore[attr-defined]
        burn = (UNKNOWN,) * len(event.burn)  # type: ignore[attr-defined]
        return Board(event.street, event.cards, burn, event.board)  # type: ignore[attr-defined, return-value]
    return event


def _veil_dealt(event: Dealt, player: int | None) -> Dealt:
    if event.player == player:
        return event
    down = len(event.cards) - event.up
    return Dealt(event.player, (UNKNOWN,) * down + event.cards[down:], event.up)
