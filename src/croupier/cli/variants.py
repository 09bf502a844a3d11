"""`croupier variants`: every game that is played here, with its players, structures and ranking."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from croupier.rules.variant import Variant
from croupier.rules.variants import VARIANTS


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


def listed(game: Variant) -> Listed:
    """A game as the list shows it."""
    streets = tuple(street.name for street in game.streets)
    facts = len(game.pack), game.hole, game.board, streets, game.forced, game.structures, game.halves
    return Listed(game.key, game.max_players, *facts)


def variants(
    as_json: Annotated[bool, typer.Option("--json", help="One list of objects, for programs.")] = False,
) -> None:
    """List every game."""
    games = [listed(game) for game in VARIANTS.values()]
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(games)).decode())
        return
    for game in games:
        cards = f"{game.hole} own, {game.board} on the board"
        typer.echo(f"{game.variant:28}2-{game.max_players:<4}{cards:26}{', '.join(game.halves)}")
