"""What the commands of the study kit share: their options, a language's words, a question that is refused."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from math import nan
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from rich.table import Table

    from croupier.cli.words import Words
    from croupier.study.odds import BadQuestion

BAD = 2
"""The exit code for a question that cannot be answered."""

Board = Annotated[str, typer.Option("--board", "-b", help='The board so far, "Ts 8h 3d".')]
Dead = Annotated[str, typer.Option("--dead", "-d", help="Other cards that cannot come.")]
Game = Annotated[str, typer.Option("--game", "-g", help="The game, by its key in `croupier variants`.")]
Language = Annotated[str, typer.Option(help="Answer in en, uk, ru or bg; else in that of LC_ALL or LANG.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]

MOST_NUMBERS = 100_000

BAR = 24
"""How many characters a whole bar has."""

SHOWN = 200
"""So many characters of what cannot be read are shown."""

LONG = 20.0
"""Seconds from which on somebody is told beforehand how long counting takes."""


def words_of(command: str, language: str) -> Words:
    """The words of a language, the reader's own when none is named."""
    from croupier.cli.words import NoWords, Words, preferred

    try:
        return Words(language or preferred())
    except NoWords as error:
        typer.echo(f"croupier {command}: {error}", err=True)
        raise typer.Exit(BAD) from None


@contextmanager
def refusing(command: str, words: Words) -> Iterator[None]:
    """Say in one line why a question cannot be answered, and end with 2."""
    from croupier.study.odds import BadQuestion

    try:
        yield
    except BadQuestion as problem:
        typer.echo(f"croupier {command}: {reason(words, problem)}", err=True)
        raise typer.Exit(BAD) from None


def reason(words: Words, problem: BadQuestion) -> str:
    """Why a question cannot be answered, in words, with the place."""
    key = f"odds-{problem.code.replace('_', '-')}"
    told: str = words.say(key, **{name: shortened(value) for name, value in problem.numbers.items()})
    part, _, number = problem.where.partition(" ")
    where = words.say(f"odds-where-{part}", number=int(number or 1)) if part else ""
    return f"{where}: {told}" if where else told


def shortened(value: int | str) -> int | str:
    """A text as one reads it in a line: of a long one the beginning."""
    return value if isinstance(value, int) or len(value) <= SHOWN else value[:SHOWN] + "…"


def announce(words: Words, seconds: float, key: str = "study-takes") -> None:
    """Say beforehand how long something takes, when it is long."""
    if seconds > LONG:
        typer.echo(words.say(key, time=time_of(words, seconds)), err=True)


def time_of(words: Words, seconds: float) -> str:
    """A time in its largest unit."""
    for unit, size in (("years", 31_557_600), ("days", 86_400), ("hours", 3_600), ("minutes", 60)):
        if seconds >= size:
            return words.say(f"odds-{unit}", count=words.number(round(min(seconds / size, 1e12))))
    return words.say("odds-seconds", count=words.number(round(seconds)))


def numbers_of(text: str) -> list[float]:
    """The numbers of a list with commas, `100x3` for three; NaN for what is none, and no numbers where no text is."""
    parts = text.replace(";", ",").split(",") if text.strip() else []
    return [number for part in parts for number in repeated(*part.strip().lower().partition("x"))]


def repeated(number: str, times: str, count: str) -> list[float]:
    """A number as often as it is said; NaN where that is none."""
    try:
        often = int(count) if times else 1
        return [float(number)] * often if 1 <= often <= MOST_NUMBERS else [nan]
    except ValueError:
        return [nan]


def bar(part: float) -> str:
    """A part of 1 as a bar of eighths."""
    eighths = round(part * BAR * 8)
    last = ("", *"▏▎▍▌▋▊▉")[eighths % 8]
    return f"{'█' * (eighths // 8)}{last}"


def show(table: Table) -> None:
    """Print a table, as wide as the terminal; where nobody looks, as wide as it wants to be."""
    from rich.console import Console

    width = None if sys.stdout.isatty() else 200
    Console(width=width, highlight=False).print(table)


def columns(*heads: str, right: int = 1) -> Table:
    """A table without lines, whose columns from `right` on stand to the right."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for number, head in enumerate(heads):
        table.add_column(head, justify="right" if number >= right else "left", no_wrap=number >= right)
    return table
