"""A holding: one player's own cards as a record tells them, some of them only when they are shown or thrown away.

>>> hand = Holding()
>>> hand.take((UNKNOWN, UNKNOWN, 7))
>>> hand.throw((12,)), hand.learn((9, 7)), hand.cards
(None, None, [12, 9, 7])
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from croupier.cards import UNKNOWN
from croupier.history.record import Deed


class Holding:
    """The cards that a player has got: `cards` all of them in the order of coming, `held` the places of those he has.

    What is told later takes the place of an unknown card. `throw` and `learn` return the first card that the player
    cannot have, or None; then they have done what they say.
    """

    __slots__ = ("cards", "held")

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.held: list[int] = []

    @property
    def hole(self) -> list[int]:
        """The cards that the player has, as far as they are known."""
        return [self.cards[place] for place in self.held]

    def take(self, cards: Sequence[int]) -> None:
        """Cards from the dealer."""
        self.held += range(len(self.cards), len(self.cards) + len(cards))
        self.cards += cards

    def throw(self, cards: Sequence[int]) -> int | None:
        """Cards are thrown away, the known ones first; one that was dealt face down is known from now on."""
        for card in sorted(cards, reverse=True):
            place = self.place_of(card)
            if place is None:
                return card
            self.cards[place] = card
            self.held.remove(place)
        return None

    def learn(self, shown: Sequence[int]) -> int | None:
        """Cards are shown: each where it lies if that is unknown, else in any unknown place (rulebook G5)."""
        rest = [card for card in shown if card != UNKNOWN and card not in self.hole]
        if len(shown) == len(self.held):
            for place, card in zip(self.held, shown, strict=True):
                if card in rest and self.cards[place] == UNKNOWN:
                    self.cards[place] = card
                    rest.remove(card)
        for card in rest:
            unknown = self.place_of(UNKNOWN)
            if unknown is None:
                return card
            self.cards[unknown] = card
        return None

    def place_of(self, card: int) -> int | None:
        """Where the card lies, or could lie."""
        for wanted in (card, UNKNOWN):
            for place in self.held:
                if self.cards[place] == wanted:
                    return place
        return None


def holdings(players: int, deeds: Iterable[Deed]) -> list[Holding]:
    """What each player has got in all, with everything that the record tells of it until its end."""
    found = [Holding() for _ in range(players)]
    for deed in deeds:
        if deed.verb == "hole":
            found[deed.player].take(deed.cards)
        elif deed.verb == "draw":
            found[deed.player].throw(deed.cards)
        elif deed.verb == "show":
            found[deed.player].learn(deed.cards)
    return found
