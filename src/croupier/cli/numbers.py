"""`croupier pushfold` and `croupier icm`: when to push or call with a short stack, what tournament chips are worth."""

from __future__ import annotations

from math import nan
from typing import TYPE_CHECKING, Annotated

import typer

from croupier.cli.asking import BAD, AsJson, Language, columns, show, words_of
from croupier.cli.ranges import grid

if TYPE_CHECKING:
    from croupier.cli.words import Words
    from croupier.study.push_fold import PushFold


def pushfold(
    stack: Annotated[float, typer.Argument(help="Big blinds of the shorter stack, before blinds and antes.")],
    ante: Annotated[float, typer.Option(min=0, help="The ante of each player, in big blinds.")] = 0.0,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Show which hands to push and to call with, two players, the small blind first: the equilibrium.

    Ends with 2 when there is no such stack.
    """
    from croupier.cli.thinking import thinking
    from croupier.study.push_fold import solve

    words = words_of("pushfold", language)
    try:
        with thinking() as thought:
            found = solve(stack, ante, stop=thought.stopped)
    except ValueError:
        typer.echo(f"croupier pushfold: {words.say('pushfold-stack')}", err=True)
        raise typer.Exit(BAD) from None
    typer.echo(as_data(found) if as_json else "\n".join(told(words, found)))


def told(words: Words, found: PushFold) -> list[str]:
    """The equilibrium to read."""
    lines = []
    for key, part, hands in (("push", found.pushed, found.pushes()), ("call", found.called, found.calls())):
        lines += [words.say(f"pushfold-{key}", share=f"{100 * part:.1f}"), *grid(hands.weights), str(hands), ""]
    numbers = {"value": f"{found.value:+.4f}", "error": f"{1000 * found.exploitability:.3f}"}
    return [*lines, words.say("pushfold-value", **numbers)]


def as_data(found: PushFold) -> str:
    """The equilibrium for programs."""
    import msgspec

    answer = {
        "stack": found.stack,
        "ante": found.ante,
        "value": found.value,
        "exploitability": found.exploitability,
        "pushed": found.pushed,
        "called": found.called,
        "push": str(found.pushes()),
        "call": str(found.calls()),
    }
    return msgspec.json.encode(answer).decode()


def icm(
    stacks: Annotated[list[int], typer.Argument(help="The chips of each player.")],
    prizes: Annotated[
        str, typer.Option("--prizes", "-p", help="The prizes, the greatest first: 50,30,20.")
    ] = "50,30,20",
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Show what each stack is worth in prize money, by ICM; and as a chip chop where everybody left has a prize.

    Ends with 2 when that cannot be said.
    """
    import msgspec

    from croupier.study.icm import BadTournament, chip_chop, equities

    words = words_of("icm", language)
    try:
        money = [number_of(prize) for prize in prizes.replace(";", ",").split(",")]
        worth = equities(stacks, money)
        chop = chip_chop(stacks, money) if len(money) == len(stacks) else []
    except BadTournament as problem:
        typer.echo(f"croupier icm: {words.say(f'icm-no-{problem.code}', **problem.numbers)}", err=True)
        raise typer.Exit(BAD) from None
    if as_json:
        players = [{"chips": chips, "icm": own} for chips, own in zip(stacks, worth, strict=True)]
        for player, part in zip(players, chop, strict=False):
            player["chop"] = part
        typer.echo(msgspec.json.encode({"players": players}).decode())
        return
    heads = ("chips", "icm", "chop")[: 3 if chop else 2]
    table = columns(*(words.say(f"icm-{head}") for head in heads), right=0)
    for number, (chips, own) in enumerate(zip(stacks, worth, strict=True)):
        table.add_row(str(chips), f"{own:.2f}", *(f"{part:.2f}" for part in chop[number : number + 1]))
    show(table)


def number_of(text: str) -> float:
    """The number that a text is, none (NaN) where it is no number."""
    try:
        return float(text)
    except ValueError:
        return nan
