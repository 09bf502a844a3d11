"""A Spot: what a player knows when he must place cards, and nothing else (Rulebook K12)."""

from __future__ import annotations

from typing import NamedTuple

from croupier.cards import UNKNOWN, Card
from croupier.chinese.hand import ChineseHand
from croupier.chinese.house import ChineseRules
from croupier.chinese.rows import Row, Rows
from croupier.chinese.variant import ALL, ChineseVariant

Streets = tuple[tuple[int, int], ...]
"""Streets to come: of each the cards that are dealt, and how many of them are placed."""


class Other(NamedTuple):
    """An opponent: the rows that lie open, the streets that he still gets, his Fantasyland cards (0: ordinary)."""

    rows: Rows
    later: Streets
    fantasy: int


class Spot(NamedTuple):
    """One decision: own rows, the cards `given`, how many of them are placed, the streets to come, and the rest.

    `seen` are all cards that cannot come any more: own cards and discards, open cards of others. `fantasy` are the
    Fantasyland cards of this deal, 0 in an ordinary one; `hidden`: all thirteen are set at once, face down.
    """

    rows: Rows
    given: Row
    place: int
    later: Streets
    seen: frozenset[Card]
    others: tuple[Other, ...]
    variant: ChineseVariant
    house: ChineseRules
    fantasy: int
    hidden: bool


def spot_of(hand: ChineseHand, player: int) -> Spot:
    """The spot of a player who owes a decision, read off his own view of the deal (`ChineseHand.seen_by`).

    Cards of this street that he has put down already count as still in his hand. Raises ValueError when he owes none.
    """
    legal = hand.legal(player)
    if legal is None:
        raise ValueError(f"player {player} owes no decision")
    given = hand.given[player]
    top, middle, bottom = hand.rows[3 * player : 3 * player + 3]
    others = tuple([other_of(hand, other) for other in range(hand.n) if other != player])
    seen = {*top, *middle, *bottom, *given, *hand.discards[player]}
    seen.update(card for other in others for row in other.rows for card in row)
    hidden = player in hand.hidden
    later = () if hidden else streets_of(hand.variant, hand.locked[player] + 1)
    place = len(given) - legal.discards
    cards = frozenset(seen - {UNKNOWN})
    return Spot(
        (top, middle, bottom), given, place, later, cards, others, hand.variant, hand.house,
        hand.opened.fantasy[player], hidden,
    )  # fmt: skip


def streets_of(variant: ChineseVariant, first: int) -> Streets:
    """The streets of a game from one on."""
    return tuple([(street.cards, street.cards - street.discards) for street in variant.streets[first:]])


def other_of(hand: ChineseHand, player: int) -> Other:
    """What lies open of an opponent, and what he still gets; of who sets face down nothing lies open (K24)."""
    if player in hand.hidden:
        return Other(((), (), ()), (), hand.opened.fantasy[player] or ALL)
    top, middle, bottom = hand.rows_of(player)
    return Other((top, middle, bottom), streets_of(hand.variant, hand.locked[player]), 0)
