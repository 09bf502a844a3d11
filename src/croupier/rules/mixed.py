"""Mixed games and dealer's choice, one game after the other at the same table (Rulebook L16).

A table keeps one `Place` beside its button. Before each hand it asks `next_place` for the next one, and deals the hand
with `place_game(rotation, place).variant` and `betting_of` that game; between hands nothing else changes. Where the
players choose, `chooser` says whom to ask first, and the answer goes to `next_place`. After a game without a button
(`has_button`) the button stays where it is.

>>> from croupier.rules.variants import ROTATIONS
>>> horse, place = ROTATIONS["horse"], None
>>> for hand in range(3):
...     place = next_place(horse, place, seats=(2, 5))
...     print(place_game(horse, place).variant, place.hand, "of", place.hands)
holdem 1 of 2
holdem 2 of 2
omaha8 1 of 2
"""

from __future__ import annotations

from collections.abc import Sequence

from croupier.rules.betting import Betting
from croupier.rules.rotation import Game, Place, Rotation, Stakes
from croupier.rules.variant import Variant
from croupier.rules.variants import VARIANTS


class BadRotation(ValueError):
    """A rotation that cannot be played, or a choice that it does not offer: the message says why (Rulebook L16)."""


def place_game(rotation: Rotation, place: Place) -> Game:
    """The game of this place."""
    return rotation.games[place.game]


def is_over(rotation: Rotation, place: Place | None, level: int = 0) -> bool:
    """Whether the next hand begins another game; `place` is that of the last hand, None before the first."""
    if place is None:
        return True
    return place.level != level if rotation.lasts == "level" else place.hand >= place.hands


def chooser(rotation: Rotation, place: Place | None, seats: Sequence[int], level: int = 0, button: int = 0) -> int:
    """The seat that chooses the game of the next hand, 0 when nobody has to (Rulebook L16).

    `seats` are those that will be dealt in. The first to choose has the `button` of the next hand; then the choice goes
    round by itself, clockwise, for in some games the button stands still.
    """
    if not rotation.chosen or not is_over(rotation, place, level):
        return 0
    last = button - 1 if place is None else place.chooser
    return min(seats, key=lambda seat: (seat <= last, seat))


def next_place(
    rotation: Rotation, place: Place | None, seats: Sequence[int], level: int = 0, button: int = 0, choice: int = -1
) -> Place:
    """Where the rotation stands in the next hand, among the players in these `seats`.

    `place` is that of the last hand, None before the first; `choice` the place in `games` of the game that `chooser`
    has picked, -1 if he has not: the game stays. Raises `BadRotation` for a choice that is not asked or not offered.
    """
    asked = chooser(rotation, place, seats, level, button)
    if choice != -1 and not asked:
        raise BadRotation("nobody chooses the next game now (L16)")
    if not -1 <= choice < len(rotation.games):
        raise BadRotation(f"choice {choice} is none of the {len(rotation.games)} games (L16)")
    if place is not None and not is_over(rotation, place, level):
        return Place(place.game, place.hand + 1, place.hands, place.level, place.chooser)
    game = -1 if place is None else place.game
    if rotation.chosen:
        game = choice if choice >= 0 else max(game, 0)
    else:
        game = (game + 1) % len(rotation.games)
    hands = {"orbit": len(seats), "hands": rotation.hands, "level": 0}[rotation.lasts]
    return Place(game, 1, hands, level, asked)


def betting_of(game: Game, stakes: Stakes) -> Betting:
    """The betting of one game of the rotation, by the stakes of the whole (Rulebook C8, E15, L10, L16)."""
    small, big = stakes.small_bet, stakes.big_bet or 2 * stakes.small_bet
    if not has_button(VARIANTS[game.variant]):
        ante = stakes.ante or max(1, small // 5)
        bring_in = stakes.bring_in or max(1, small * 3 // 10)
        return Betting(game.structure, small // 2, small, ante, 0, small, big, bring_in)
    if game.structure in ("fixed_limit", "spread_limit"):
        return Betting(game.structure, small // 2, small, small_bet=small, big_bet=big)
    big_blind = stakes.big_blind or max(1, small // 2)
    return Betting(game.structure, stakes.small_blind or big_blind // 2, big_blind)


def has_button(game: Variant) -> bool:
    """Whether the button moves after a hand of this game: where the cards say who opens, it stands still (L16)."""
    return game.forced != "bring_in"


def most_players(rotation: Rotation) -> int:
    """How many may play all of its games (Rulebook A3, C1)."""
    return min(VARIANTS[game.variant].max_players for game in rotation.games)


def check_rotation(rotation: Rotation) -> None:
    """Refuse a rotation without games, or with one that is not played here or not so (Rulebook L16)."""
    if not rotation.games or rotation.hands < 1:
        raise BadRotation("a rotation has at least one game, which lasts at least one hand (L16)")
    for game in rotation.games:
        if game.variant not in VARIANTS:
            raise BadRotation(f"unknown variant {game.variant!r}: known are {', '.join(VARIANTS)}")
        if game.structure not in VARIANTS[game.variant].structures:
            raise BadRotation(f"{game.variant} is not played {game.structure} here (L16)")
