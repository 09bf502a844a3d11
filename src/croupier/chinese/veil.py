"""Veils: a fact of open-face Chinese as one player may see it (Rulebook K10, K12, K24)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from croupier.cards import UNKNOWN
from croupier.chinese.event import CardMoved, ChineseEvent, Given, Locked, Put, TakenBack
from croupier.rules.event import Shuffled

_EMPTY = Shuffled(())
NO_ROW = -1
"""The row of a card whose place the reader may not know."""


def veil(event: ChineseEvent, player: int | None) -> ChineseEvent:
    """The fact as `player` (None: a spectator) may know it: hidden cards and rows are -1, the deck is empty.

    A fact that hides nothing is returned as it is. Discards are never told to anybody but their owner (K10, K12).
    """
    hide = VEILS.get(type(event))
    if hide is None or (player is not None and player == getattr(event, "player", None)):
        return event
    return hide(event)


def _hidden(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (UNKNOWN,) * len(cards)


def _shuffled(event: Shuffled) -> ChineseEvent:
    return _EMPTY


def _given(event: Given) -> ChineseEvent:
    return event if event.up else Given(event.player, event.street, _hidden(event.cards), up=False)


def _put(event: Put) -> ChineseEvent:
    return event if event.up else Put(event.player, UNKNOWN, NO_ROW, up=False)


def _moved(event: CardMoved) -> ChineseEvent:
    return event if event.up else CardMoved(event.player, UNKNOWN, NO_ROW, up=False)


def _taken_back(event: TakenBack) -> ChineseEvent:
    return event if event.up else TakenBack(event.player, UNKNOWN, up=False)


def _locked(event: Locked) -> ChineseEvent:
    """Rows set face down are always three, five and five, so that their sizes tell nothing (K24)."""
    player, top, middle, bottom, discards = event.player, event.top, event.middle, event.bottom, _hidden(event.discards)
    if not event.up:
        top, middle, bottom = _hidden(top), _hidden(middle), _hidden(bottom)
    return Locked(player, top, middle, bottom, discards, event.up, event.auto)


VEILS: dict[type[Any], Callable[[Any], ChineseEvent]] = {
    Shuffled: _shuffled,
    Given: _given,
    Put: _put,
    CardMoved: _moved,
    TakenBack: _taken_back,
    Locked: _locked,
}
"""How each kind of fact that hides something looks to those who may not know it."""
