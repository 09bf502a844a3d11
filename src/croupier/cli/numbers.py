"""`croupier icm`: what tournament chips are worth."""

from __future__ import annotations

from math import nan
from typing import Annotated

import typer

from croupier.cli.asking import BAD, AsJson, Language, columns, prizes_of, show, words_of


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
        money = prizes_of(prizes) or [nan]
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
