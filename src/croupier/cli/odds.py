"""`croupier odds`: how often each player wins, shares, and what his part of the pot is."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Annotated

import typer

from croupier.cli.asking import AsJson, Board, Dead, Game, Language, announce, bar, columns, refusing, show, words_of
from croupier.rules.variants import DEFAULT

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from croupier.cli.words import Words
    from croupier.study.odds import Odds


def odds(
    hands: Annotated[
        list[str], typer.Argument(help='Each player\'s cards, "AhAs"; of two cards also a range, "QQ+, AKs".')
    ],
    board: Board = "",
    dead: Dead = "",
    game: Game = DEFAULT,
    exact: Annotated[
        bool | None, typer.Option("--exact/--sample", help="Count all deals, or sample them; else what is quick.")
    ] = None,
    precision: Annotated[
        float, typer.Option(min=0.00001, max=0.5, help="Sample until the 95 % interval is so narrow.")
    ] = 0.001,
    most: Annotated[int, typer.Option(min=0, help="Sample at most so many deals.")] = 0,
    seed: Annotated[int, typer.Option(help="The same seed draws the same deals.")] = 1,
    processes: Annotated[int, typer.Option(min=0, help="How many processes share the work; 0: one a core.")] = 1,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Show each player's chances: counted when that is quick, else sampled, with the 95 % interval.

    Cards that are not named are any cards: "Ah" is an ace and any second card. Ctrl-C gives the answer so far. Ends
    with 2 when the question cannot be answered.
    """
    from croupier.cli.thinking import thinking
    from croupier.study import odds as study

    words = words_of("odds", language)
    with refusing("odds", words), thinking() as thought:
        asked = study.question(hands, board, dead, game)
        if exact:
            announce(words, study.work(asked), "odds-takes")
        with helpers(processes) as executor:
            found = study.odds(asked, precision, most, exact, seed, thought.stopped, executor)
    if as_json:
        typer.echo(as_data(found, hands, game))
    else:
        tell(words, found, hands)


def helpers(processes: int) -> AbstractContextManager[Executor | None]:
    """Those who share the work; nobody where this process does it all."""
    if processes == 1:
        return nullcontext()
    from croupier.study.many import Processes

    return Processes(processes)


def tell(words: Words, found: Odds, hands: list[str]) -> None:
    """The odds as a table to read."""
    table = columns("", *(words.say(f"odds-{head}") for head in ("pot", "wins", "shares")), "")
    table.columns[4].justify = "left"
    for hand, chance in zip(hands, found.chances, strict=True):
        parts = (chance.equity, chance.win / found.deals, chance.tie / found.deals)
        table.add_row(hand, *(f"{100 * part:.3f} %" for part in parts), bar(chance.equity))
    show(table)
    deals = words.number(found.deals)
    if found.exact:
        typer.echo(words.say("odds-counted", deals=deals))
    else:
        typer.echo(words.say("odds-sampled", deals=deals, error=f"{100 * found.error:.3f}"))


def as_data(found: Odds, hands: list[str], game: str) -> str:
    """The odds for programs: counts of deals where they are exact, `equity` and `error` as parts of 1."""
    import msgspec

    players = [
        {"hand": hand, "win": chance.win, "tie": chance.tie, "equity": chance.equity, "error": chance.error}
        for hand, chance in zip(hands, found.chances, strict=True)
    ]
    answer = {"game": game, "exact": found.exact, "deals": found.deals, "players": players}
    return msgspec.json.encode(answer).decode()
