"""`croupier icm`, `chop` and `stacks`: what tournament chips are worth, deals about them, and how deep they are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import nan
from typing import TYPE_CHECKING, Annotated

import typer

from croupier.cli.asking import BAD, AsJson, Language, announce, columns, numbers_of, show, words_of

if TYPE_CHECKING:
    from rich.table import Table

    from croupier.cli.words import Words
    from croupier.study.icm_sampled import Sampled

Stacks = Annotated[list[str], typer.Argument(help='The chips of each player; "3000x50" are fifty players with 3000.')]
Prizes = Annotated[
    str, typer.Option("--prizes", "-p", help='The prizes, the greatest first: "50,30,20", "1000,600,100x7".')
]


@contextmanager
def refusing(command: str, words: Words) -> Iterator[None]:
    """Say in one line which numbers no tournament has, and end with 2."""
    from croupier.study.icm import BadTournament

    try:
        yield
    except BadTournament as problem:
        told = words.say(f"icm-no-{problem.code.replace('_', '-')}", **problem.numbers)
        typer.echo(f"croupier {command}: {told}", err=True)
        raise typer.Exit(BAD) from None


def stacks_of(texts: Sequence[str]) -> list[float]:
    """The chips of all players."""
    return [chips for text in texts for chips in numbers_of(text) or [nan]]


def icm(
    stacks: Stacks,
    prizes: Prizes = "50,30,20",
    bounties: Annotated[str, typer.Option(help="The money on each player's head: one for all, or one for each.")] = "",
    progressive: Annotated[
        float, typer.Option(help="The part of a bounty that goes on the head of who wins it: 0.5 is usual.")
    ] = 0.0,
    precision: Annotated[
        float, typer.Option(min=0.001, max=1, help="Sample until 95 % intervals are so narrow a part of the worth.")
    ] = 0.03,
    seed: Annotated[int, typer.Option(help="The same seed draws the same samples.")] = 1,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Show what each stack is worth in prize money, by ICM, and in bounties: exact for a table, sampled for a field.

    Up to ten players are counted exactly, more are sampled with the 95 % interval; Ctrl-C gives the answer so far. Ends
    with 2 when that cannot be said.
    """
    from croupier.cli.thinking import thinking
    from croupier.study.icm_sampled import work, worth

    words = words_of("icm", language)
    with refusing("icm", words), thinking() as thought:
        chips, money, heads = stacks_of(stacks), numbers_of(prizes) or [nan], numbers_of(bounties)
        heads = heads * len(chips) if len(heads) == 1 else heads
        announce(words, work(chips, money, precision))
        found = worth(chips, money, heads, progressive, precision, seed, thought.stopped)
    if as_json:
        typer.echo(icm_data(chips, found))
        return
    show(icm_table(words, chips, found, bool(heads)))
    if found.samples:
        typer.echo("\n" + words.say("icm-sampled", samples=words.number(found.samples)))
    if heads:
        typer.echo(words.say("icm-bounties-model"))


def icm_table(words: Words, chips: Sequence[float], found: Sampled, bounties: bool) -> Table:
    """A line for each stack; players who are alike stand together."""
    heads = [
        "players",
        "chips",
        "icm",
        *(["bounties", "together"] if bounties else []),
        *(["error"] * bool(found.samples)),
    ]
    table = columns(*(words.say(f"icm-{head}") for head in heads), right=0)
    alike: dict[tuple[float, ...], int] = {}
    for line in zip(chips, found.values, found.bounties, found.errors, strict=True):
        alike[line] = alike.get(line, 0) + 1
    for (stack, value, bounty, error), count in alike.items():
        cells = [f"{value - bounty:.2f}", *([f"{bounty:.2f}", f"{value:.2f}"] if bounties else [])]
        table.add_row(str(count), f"{stack:.10g}", *cells, *([f"± {error:.2f}"] if found.samples else []))
    return table


def icm_data(chips: Sequence[float], found: Sampled) -> str:
    """The worths for programs: `samples` is 0 where they are exact, `value` holds prizes and bounties."""
    import msgspec

    players = [
        {"chips": stack, "icm": value - bounty, "bounties": bounty, "value": value, "error": error}
        for stack, value, bounty, error in zip(chips, found.values, found.bounties, found.errors, strict=True)
    ]
    return msgspec.json.encode({"samples": found.samples, "players": players}).decode()


def chop(
    stacks: Stacks,
    prizes: Prizes,
    left: Annotated[float, typer.Option(help="Money that stays to be played for, out of the first prize.")] = 0.0,
    unit: Annotated[float, typer.Option(help="Pay in whole units of so much; 0 for exact parts.")] = 0.0,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Show what everybody gets by a deal: by ICM, and by chips; `--left` stays for who wins in the end.

    Ends with 2 when there is no such deal.
    """
    import msgspec

    from croupier.study.icm import chip_chop, deal, equities

    words = words_of("chop", language)
    with refusing("chop", words):
        chips, money = stacks_of(stacks), numbers_of(prizes) or [nan]
        by_icm, by_chips = (deal(chips, money, by, left, unit) for by in (equities, chip_chop))
    if as_json:
        players = [
            {"chips": stack, "icm": one, "chop": other}
            for stack, one, other in zip(chips, by_icm, by_chips, strict=True)
        ]
        typer.echo(msgspec.json.encode({"left": left, "players": players}).decode())
        return
    table = columns(*(words.say(f"icm-{head}") for head in ("chips", "icm", "chop")), right=0)
    for stack, one, other in zip(chips, by_icm, by_chips, strict=True):
        table.add_row(f"{stack:.10g}", f"{one:.2f}", f"{other:.2f}")
    show(table)
    if left:
        typer.echo("\n" + words.say("chop-left", left=f"{left:.10g}"))


def stacks(
    chips: Stacks,
    blinds: Annotated[str, typer.Option("--blinds", "-b", help='The small and the big blind, "100/200".')],
    ante: Annotated[float, typer.Option(help="The ante.")] = 0.0,
    one_ante: Annotated[bool, typer.Option("--one-ante", help="Only the big blind pays the ante.")] = False,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Show how deep stacks are: big blinds, M (rounds that they last), and what another one can match.

    Ends with 2 when there is no such table.
    """
    import msgspec

    from croupier.study.depth import depth

    words = words_of("stacks", language)
    with refusing("stacks", words):
        small, big = [*numbers_of(blinds.replace("/", ",")), nan, nan][:2]
        found = depth(stacks_of(chips), small, big, ante, one_ante)
    if as_json:
        typer.echo(msgspec.json.encode({"stacks": found}).decode())
        return
    heads = ("chips", "big-blinds", "m", "zone", "effective", "average")
    table = columns(*(words.say(f"stacks-{head}") for head in heads), right=0)
    for one in found:
        numbers = (one.big_blinds, one.m, one.zone_m)
        cells = (*(f"{number:.1f}" for number in numbers), f"{one.effective:.10g}", f"{one.of_average:.2f}")
        table.add_row(f"{one.stack:.10g}", *cells)
    show(table)
