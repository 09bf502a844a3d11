"""`croupier variants`: every game that is played here, with its players, structures and ranking, and every rotation."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from croupier.rules.mixed import most_players
from croupier.rules.rotation import Game, Rotation
from croupier.rules.variant import Variant
from croupier.rules.variants import ROTATIONS, VARIANTS

LASTS = {"orbit": "an orbit each", "level": "a level each"}
"""How long the games of a rotation last, where it is no number of hands."""


class Listed(msgspec.Struct, frozen=True):
    """A game of the list: its key, the most players, its cards, streets, forced bets, structures and rankings."""

    variant: str
    max_players: int
    pack: int
    hole: int
    board: int
    streets: tuple[str, ...]
    forced: str
    structures: tuple[str, ...]
    halves: tuple[str, ...]


class ListedRotation(msgspec.Struct, frozen=True):
    """A rotation of the list: its key, the most players, how long a game lasts, who picks it, and its games."""

    rotation: str
    max_players: int
    lasts: str
    hands: int
    chosen: bool
    games: tuple[Game, ...]


class List(msgspec.Struct, frozen=True):
    """All of them."""

    variants: list[Listed]
    rotations: list[ListedRotation]


def listed(game: Variant) -> Listed:
    """A game as the list shows it."""
    streets = tuple(street.name for street in game.streets)
    facts = len(game.pack), game.hole, game.board, streets, game.forced, game.structures, game.halves
    return Listed(game.key, game.max_players, *facts)


def listed_rotation(mixed: Rotation) -> ListedRotation:
    """A rotation as the list shows it."""
    return ListedRotation(mixed.key, most_players(mixed), mixed.lasts, mixed.hands, mixed.chosen, mixed.games)


def variants(
    as_json: Annotated[bool, typer.Option("--json", help="One object with two lists, for programs.")] = False,
) -> None:
    """List every game and every rotation."""
    games = [listed(game) for game in VARIANTS.values()]
    rotations = [listed_rotation(mixed) for mixed in ROTATIONS.values()]
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(List(games, rotations))).decode())
        return
    for game in games:
        cards = f"{game.hole} own, {game.board} on the board"
        typer.echo(f"{game.variant:28}2-{game.max_players:<4}{cards:26}{', '.join(game.halves)}")
    for mixed in rotations:
        how = LASTS.get(mixed.lasts) or f"{mixed.hands} hand{'s' * (mixed.hands > 1)} each"
        names = ", ".join(f"{game.variant} {game.structure}" for game in mixed.games)
        typer.echo(f"{mixed.rotation:28}2-{mixed.max_players:<4}{how:26}{names}")
