"""`croupier nuts` and `croupier outs`: the best hands on a board, and the cards that help."""

from __future__ import annotations

from typing import Annotated

import typer

from croupier.cli.asking import AsJson, Board, Dead, Game, Language, columns, refusing, show, words_of
from croupier.rules.variants import DEFAULT

SHOWN = 6
"""How many ways to hold a hand are named."""


def nuts(
    board: Annotated[str, typer.Argument(help='The board, "Ts 8h 3d".')],
    game: Game = DEFAULT,
    dead: Dead = "",
    half: Annotated[int, typer.Option(min=1, max=2, help="Which half of the pot: 2 is the low one.")] = 1,
    best: Annotated[int, typer.Option(min=1, help="How many hands are shown.")] = 10,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Show the best possible hands on a board, in order. Ends with 2 when there is no such board."""
    import msgspec

    from croupier.cards import names
    from croupier.study.nuts import nuts as find

    words = words_of("nuts", language)
    with refusing("nuts", words):
        found = find(board, game, dead, half - 1)[:best]
    if as_json:
        data = [{"name": msgspec.to_builtins(nut.name), "holes": [names(hole) for hole in nut.holes]} for nut in found]
        typer.echo(msgspec.json.encode({"board": board, "game": game, "nuts": data}).decode())
        return
    table = columns("", "", "", right=9)
    for number, nut in enumerate(found, 1):
        ways = ", ".join(words.cards(hole) for hole in nut.holes[:SHOWN])
        more = (
            "" if len(nut.holes) <= SHOWN else " " + words.say("nuts-more", count=words.number(len(nut.holes) - SHOWN))
        )
        table.add_row(str(number), words.hand(nut.name), ways + more)
    show(table)
    if not found:
        typer.echo(words.say("nuts-none"))


def outs(
    hand: Annotated[str, typer.Argument(help='The hand, "JhTh".')],
    against: Annotated[list[str] | None, typer.Argument(help="The hands of the others, where they are known.")] = None,
    board: Board = "",
    dead: Dead = "",
    game: Game = DEFAULT,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Show the cards that help with the next card: against known hands those that win more, else those that make more.

    Ends with 2 when the question cannot be answered.
    """
    import msgspec

    from croupier.cards import names
    from croupier.study.outs import outs as find

    words = words_of("outs", language)
    with refusing("outs", words):
        found = find(hand, board, against or (), dead, game)
    chance = len(found.cards) / found.unseen
    if as_json:
        helping = [{"card": names([out.card]), "name": msgspec.to_builtins(out.name)} for out in found.cards]
        data = {"outs": helping, "unseen": found.unseen, "chance": chance, "part": found.part}
        typer.echo(msgspec.json.encode(data).decode())
        return
    typer.echo(words.say("outs-now", hand=words.hand(found.now)))
    by_name: dict[str, list[int]] = {}
    for out in found.cards:
        by_name.setdefault(words.hand(out.name), []).append(out.card)
    table = columns("", "", right=9)
    for name, cards in by_name.items():
        table.add_row(name, words.cards(cards))
    show(table)
    numbers = {"count": words.number(len(found.cards)), "unseen": words.number(found.unseen)}
    typer.echo(words.say("outs-count", chance=f"{100 * chance:.1f}", **numbers))
