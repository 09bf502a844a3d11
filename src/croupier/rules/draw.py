"""Draws and discards: what may go, and what is recorded of it (Rulebook L2, L4, L6, L14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.cards import UNKNOWN
from croupier.rules.action import Discard
from croupier.rules.event import Discarded, Shuffled
from croupier.rules.legal import Illegal, Legal
from croupier.rules.street import after_discard

if TYPE_CHECKING:
    from croupier.rules.hand import Hand


def legal_draw(hand: Hand, player: int) -> Legal:
    """How many cards may go; a check is to stand pat, or leaves the choice to the house."""
    street = hand.variant.streets[hand.street_index]
    most = street.discard or min(street.draw, len(hand.holes[player]))
    return Legal(player, check=True, discard_min=street.discard, discard_max=most)


def discard(hand: Hand, legal: Legal, action: Discard) -> Discarded:
    """The cards must be his own, different, and as many as the game says (L2, L6, L14)."""
    if legal.discard_max < 0:
        raise Illegal("nothing_to_discard")
    wanted, hole = tuple(action.cards), hand.holes[legal.player]
    if not legal.discard_min <= len(wanted) <= legal.discard_max:
        raise Illegal("wrong_discard", cards=len(wanted), least=legal.discard_min, most=legal.discard_max)
    for card in wanted:
        if (card not in hole or wanted.count(card) > 1) and not (card == UNKNOWN and UNKNOWN in hole):
            raise Illegal("not_your_cards")
    return Discarded(legal.player, wanted)


def discarded(hand: Hand, event: Discarded) -> None:
    """The cards are gone, and as many are due if this is a draw; unknown ones go for unknown ones."""
    player, cards, drawn = event.player, event.cards, list(hand.drawn)
    drawn[player] = True
    hand.drawn = tuple(drawn)
    if not cards:
        after_discard(hand)
        return
    hole = list(hand.holes[player])
    for card in cards:
        hole.remove(card if card in hole else UNKNOWN if UNKNOWN in hole else hole[-1])
    hand.holes[player], hand.ranks = tuple(hole), []
    hand.pile += cards
    if hand.variant.streets[hand.street_index].draw:
        hand.missing = (player, len(cards))
    else:
        after_discard(hand)


def shuffled(hand: Hand, event: Shuffled) -> None:
    """More cards lie under the stub; discards that come back lie among the discards no more."""
    hand.stub = hand.stub + event.deck
    if hand.pile:
        hand.pile = tuple([card for card in hand.pile if card not in event.deck])


def to_reshuffle(hand: Hand) -> tuple[int, ...]:
    """The cards that a stub which has run out is made anew from: all discards, never one's own of this draw (L6).

    A board that comes after a draw may need them as well.
    """
    return hand.pile[: len(hand.pile) - hand.missing[1]]
