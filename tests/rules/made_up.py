"""Made-up games: variants put together at random from known parts, played by nobody and still by the book."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from tests.rules.random_hands import Chance, Deal, Dice, deck_from, opening

from croupier.rules.variant import Street, Variant
from croupier.rules.variants import VARIANTS

LIMITS = ("lower", "upper", "pair")
ALL = ("no_limit", "pot_limit", "fixed_limit", "spread_limit")
BOARDS = ((3, 1, 1), (1, 3, 1), (5,), (2, 2, 1), (1, 1, 1, 1, 1), (4, 1))
"""Ways to turn up five cards."""


class Kind(NamedTuple):
    """What fits together: how many cards of his own a player ends with, the rankings, the lowest rank of the pack."""

    hole: int
    halves: tuple[str, ...]
    deck: int = 0


WITH_BOARD = (
    Kind(2, ("high",)), Kind(2, ("high", "low_8")), Kind(2, ("short_deck",), 4), Kind(2, ("high",), 8),
    Kind(4, ("omaha_high",)), Kind(5, ("omaha_high", "omaha_low_8")), Kind(5, ("omaha_high", "hole_high")),
    Kind(3, ("high_at_most_2",)), Kind(2, ("greek_high",)),
)  # fmt: skip
WITHOUT = (
    Kind(5, ("high",)), Kind(5, ("low_27",)), Kind(5, ("low_a5",)), Kind(4, ("badugi",)), Kind(5, ("badugi", "low_a5")),
    Kind(5, ("badugi_27", "low_27")), Kind(5, ("high", "low_8")), Kind(5, ("short_deck",), 4),
)  # fmt: skip
UP = (
    Kind(5, ("high",)),
    Kind(6, ("high", "low_8")),
    Kind(7, ("high",)),
    Kind(7, ("low_a5",)),
    Kind(7, ("high", "low_8")),
)


def board_game(chance: Chance) -> tuple[Kind, list[Street]]:
    """Cards of one's own and five on the board, perhaps with cards to throw away or to exchange on the way."""
    kind = chance.one_of(WITH_BOARD)
    more = chance.one_of((0, 0, 1, 2))
    streets = [Street("own", hole=kind.hole + more)]
    streets += [
        Street(f"board_{place}", board=count, limit=chance.one_of(LIMITS[:2]))  # type: ignore[arg-type]
        for place, count in enumerate(chance.one_of(BOARDS))
    ]
    if more:
        streets.insert(chance.number(1, len(streets)), Street("throw", discard=more, bets=chance.one_of((True, False))))
    elif chance.number(0, 3) == 0:
        streets.insert(chance.number(1, len(streets)), Street("draw", draw=chance.number(1, kind.hole)))
    return kind, streets


def draw_game(chance: Chance) -> tuple[Kind, list[Street]]:
    """Cards down and one to three draws."""
    kind = chance.one_of(WITHOUT)
    draws = chance.number(1, 3)
    return kind, [
        Street("own", hole=kind.hole),
        *(
            Street(f"draw_{place}", draw=chance.number(1, kind.hole), limit=chance.one_of(LIMITS[:2]))  # type: ignore[arg-type]
            for place in range(draws)
        ),
    ]


def stud_game(chance: Chance) -> tuple[Kind, list[Street]]:
    """Some down and one up, then one a street, up or down."""
    kind = chance.one_of(UP)
    down = chance.number(1, 2)
    streets = [Street("own", hole=down, up=1)]
    while (have := sum(street.own for street in streets)) < kind.hole:
        up = chance.one_of((True, True, False)) and sum(street.up for street in streets) < 4
        limit = chance.one_of(LIMITS)
        streets.append(Street(f"card_{have}", hole=int(not up), up=int(up), limit=limit))  # type: ignore[arg-type]
    return kind, streets


def made_up(chance: Chance, key: str) -> Variant:
    """Any game of known parts."""
    make = chance.one_of((board_game, board_game, draw_game, stud_game))
    kind, streets = make(chance)
    forced = chance.one_of(
        ("bring_in", "bring_in", "ante", "blinds")
        if make is stud_game
        else ("blinds", "blinds", "button_blind", "ante")
    )
    pack = 4 * (13 - kind.deck)
    own, board = sum(street.own for street in streets), sum(street.board for street in streets)
    spare = max(street.draw for street in streets) + len(streets)  # for the first to draw, and for burning
    return Variant(
        key,
        tuple(streets),
        kind.halves,
        labels=("one", "other"),
        deck=kind.deck,
        max_players=min(8, (pack - board - spare) // own),
        structures=ALL if forced != "bring_in" else ALL[2:],
        forced=forced,  # type: ignore[arg-type]
        low=chance.one_of((True, False)),
        cap=chance.one_of((0, 0, 2)),
    )


@contextmanager
def made_up_deal(seed: int) -> Iterator[Deal]:
    """A hand of a made-up game, which is known as long as it is played."""
    dice = Dice(seed)
    key = f"made_up_{seed}"
    VARIANTS[key] = made_up(dice, key)
    try:
        choices = tuple(dice.number(0, 2**16) for _ in range(dice.number(0, 60)))
        opened = opening(dice, key)
        yield Deal(opened, deck_from(seed, opened), dice.one_of((False, True)), choices)
    finally:
        del VARIANTS[key]
