"""Dealing: how many cards a street takes, and the facts of their coming (Rulebook D1, D2, L6, L10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.rules.event import Board, Dealt, Event

if TYPE_CHECKING:
    from croupier.rules.hand import Hand
    from croupier.rules.variant import Street


def next_street(hand: Hand) -> Street:
    """The street that is dealt next; a card for each player becomes one for all when the pack is too short (L10)."""
    street = hand.variant.streets[hand.street_index + 1]
    if street.common and hand.live * street.own > len(hand.variant.pack) - hand.top:
        return COMMON.setdefault(street, type(street)(street.name, board=1, limit=street.limit))
    return street


COMMON: dict[Street, Street] = {}
"""Streets of own cards as streets of one card for all."""


def burned(hand: Hand, street: Street) -> int:
    """Whether a card is burned: one before the board of every street but the first, where the house burns (D2)."""
    return 1 if street.board and hand.street_index >= 0 and hand.opened.house.burn_cards else 0


def cards_needed(hand: Hand) -> int:
    """How many cards the next street takes, the burned one included (D1, D2)."""
    street = next_street(hand)
    return (street.hole + street.up) * hand.live + street.board * hand.runs + burned(hand, street)


def dealt_to_players(hand: Hand, street: Street) -> list[Dealt]:
    """The facts of a street's own cards: one card at a time, clockwise from the left of the button (D1)."""
    up = street.up
    each = street.hole + up
    if not each:
        return []
    players = [player for player in range(hand.n) if not hand.folded[player]]
    cards = hand.stub[hand.top : hand.top + each * len(players)]
    return [Dealt(player, cards[place :: len(players)], up) for place, player in enumerate(players)]


def turned_up(hand: Hand, street: Street) -> list[Event]:
    """The facts of a street's boards, after one burned card for all of them (D2, F9, L17)."""
    if not street.board:
        return []
    first = hand.top + street.own * hand.live + burned(hand, street)
    burn = hand.stub[first - burned(hand, street) : first]
    facts: list[Event] = []
    for number in range(hand.runs):
        facts.append(Board(street.name, hand.stub[first : first + street.board], burn, number))
        first, burn = first + street.board, ()
    return facts
