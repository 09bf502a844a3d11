"""Actions: what a player wishes to do with his cards; the ChineseHand decides whether he may (Rulebook K9 to K11)."""

from __future__ import annotations

from croupier.rules.action import Wish


class PlaceCard(Wish, frozen=True, gc=False, tag="place"):
    """Put a card from the hand into a row: 0 top, 1 middle, 2 bottom (Rulebook K9)."""

    card: int
    row: int


class MoveCard(Wish, frozen=True, gc=False, tag="move"):
    """Move a card of this street to another row (Rulebook K9)."""

    card: int
    row: int


class TakeBack(Wish, frozen=True, gc=False, tag="take_back"):
    """Take a card of this street back into the hand (Rulebook K9)."""

    card: int


class Ready(Wish, frozen=True, gc=False, tag="ready"):
    """Confirm the street; what is left in the hand is discarded, and may be named to be sure (Rulebook K9, K10)."""

    discards: tuple[int, ...] = ()


class Lay(Wish, frozen=True, gc=False, tag="lay"):
    """Place this street's cards in one go, all anew, discard the rest and be ready (Rulebook K9, K10, K24)."""

    top: tuple[int, ...] = ()
    middle: tuple[int, ...] = ()
    bottom: tuple[int, ...] = ()


class AutoPlace(Wish, frozen=True, gc=False, tag="auto_place"):
    """The clock has run out: place the street as Rulebook K15 says. A wish of the table, never of a player."""


ChineseAction = PlaceCard | MoveCard | TakeBack | Ready | Lay
"""Every wish that a player may have."""

READY, AUTO_PLACE = Ready(), AutoPlace()
