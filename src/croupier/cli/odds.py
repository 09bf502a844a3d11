"""`croupier odds`: how often each player wins, shares, and what his part of the pot is."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Annotated

import typer

from croupier.cli.asking import AsJson, Dead, Game, Language, announce, refusing, words_of
from croupier.rules.variants import DEFAULT

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from croupier.study.odds import Odds, Question

Hands = Annotated[
    list[str], typer.Argument(help='Each player\'s cards, "AhAs"; of two cards also a range, "QQ+, AKs".')
]
Boards = Annotated[
    str, typer.Option("--board", "-b", help='The board so far, "Ts 8h 3d"; "/" stands between several boards.')
]
Exact = Annotated[
    bool | None, typer.Option("--exact/--sample", help="Count all deals, or sample them; else what is quick.")
]
Precision = Annotated[float, typer.Option(min=0.00001, max=0.5, help="Sample until the 95 % interval is so narrow.")]


def odds(
    hands: Hands,
    board: Boards = "",
    dead: Dead = "",
    game: Game = DEFAULT,
    exact: Exact = None,
    precision: Precision = 0.001,
    most: Annotated[int, typer.Option(min=0, help="Sample at most so many deals.")] = 0,
    seed: Annotated[int, typer.Option(help="The same seed draws the same deals.")] = 1,
    streets: Annotated[bool, typer.Option("--streets", help="The pot street by street as well.")] = False,
    finals: Annotated[bool, typer.Option("--hands", help="What hands they end with as well.")] = False,
    processes: Annotated[int, typer.Option(min=0, help="How many processes share the work; 0: one a core.")] = 1,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Show each player's chances: counted when that is quick, else sampled, with the 95 % interval.

    Cards that are not named are any cards: "Ah" is an ace and any second card. Ctrl-C gives the answer so far. Ends
    with 2 when the question cannot be answered.
    """
    from croupier.cli.odds_telling import Answer, as_data, tell
    from croupier.cli.thinking import thinking
    from croupier.study import odds as study

    words = words_of("odds", language)
    with refusing("odds", words), thinking() as thought, helpers(processes) as executor:
        asked = study.question(hands, board.split("/"), dead, game)
        if exact:
            announce(words, study.work(asked), "odds-takes")

        def ask(asked: Question) -> Odds:
            return study.odds(asked, precision, most, exact, seed, thought.stopped, executor)

        each = study.by_street(asked, ask) if streets else []
        ends = study.made(asked, seed=seed, stop=thought.stopped) if finals else None
        answer = Answer(ask(asked), each, ends)
    typer.echo(as_data(answer, hands, game)) if as_json else tell(words, answer, hands)


def helpers(processes: int) -> AbstractContextManager[Executor | None]:
    """Those who share the work; nobody where this process does it all."""
    if processes == 1:
        return nullcontext()
    from croupier.study.many import Processes

    return Processes(processes)
