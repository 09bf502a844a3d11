"""`croupier play`: sit down in the terminal, with bots at a table of one's own or in a room by its link."""

from __future__ import annotations

import asyncio
import os
import sys
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

if TYPE_CHECKING:
    from croupier.cli.playing.lines import Lines
    from croupier.cli.playing.session import Place
    from croupier.cli.words import Words
    from croupier.room.fact import TableSpec

COMPANY = ("tight", "caller", "tight")
"""Who comes when nobody is named, as far as the game has seats for them."""


def play(
    game: Annotated[str, typer.Option(help="The game, by its key in `croupier variants`.")] = "",
    structure: Annotated[str, typer.Option(help="no_limit, pot_limit or fixed_limit; else what is usual.")] = "",
    stakes: Annotated[str, typer.Option(help="The blinds, or the two bets of a limit game.")] = "5/10",
    bots: Annotated[str, typer.Option(help="Who plays with you, by kinds with commas between.")] = "",
    join: Annotated[str, typer.Option(metavar="LINK", help="Sit down at a table of a room instead.")] = "",
    name: Annotated[str, typer.Option(help="What you are called.")] = "",
    language: Annotated[str, typer.Option(help="en, uk, ru or bg; else that of LC_ALL or LANG.")] = "",
    why: Annotated[bool, typer.Option("--why", help="Give the rule and the reason behind every line.")] = False,
    spoken: Annotated[bool, typer.Option("--spoken", help="Name the cards in words, for a screen reader.")] = False,
) -> None:
    """Play poker in the terminal: plain lines, one after another; ? says what you may do and why, q leaves."""
    from croupier.cli.playing.lines import Lines
    from croupier.cli.words import NoWords, Words, preferred

    try:
        words = Words(language or preferred(), spoken)
    except NoWords as error:
        stop(str(error))
    lines, called = Lines(), name or os.environ.get("USER", "") or words.say("play-guest")
    if join:
        asyncio.run(in_a_room(join, called, words, lines, why))
        return
    company = company_of(words, bots, game)
    spec = spec_of(words, game, structure, stakes, len(company) + 1)
    asyncio.run(at_an_own_table(spec, called, company, words, lines, why))


def stop(line: str) -> NoReturn:
    """Say in one line why nothing is played."""
    print(f"croupier play: {line}", file=sys.stderr)
    raise typer.Exit(1)


def company_of(words: Words, bots: str, game: str) -> list[str]:
    """The kinds of the bots; one that does not exist is a complaint and the end."""
    from croupier.bots import BOTS
    from croupier.cli.playing.own_spec import most_bots

    company = [kind.strip() for kind in bots.split(",") if kind.strip()] if bots else list(COMPANY[: most_bots(game)])
    if unknown := [kind for kind in company if kind not in BOTS]:
        stop(words.say("play-no-bot", kind=unknown[0], known=", ".join(BOTS)))
    return company


def spec_of(words: Words, game: str, structure: str, stakes: str, seats: int) -> TableSpec:
    """The table that was asked for; a wish that cannot be met is a complaint and the end."""
    from croupier.cli.playing.own_spec import NoSuchTable, own_spec

    try:
        return own_spec(words.say("play-own-table"), game, structure, stakes, seats)
    except NoSuchTable as no:
        key = no.key if words.has(no.key) else "play-refused"
        stop(words.say(key, **{name: words.number(v) if isinstance(v, int) else v for name, v in no.found.items()}))


async def at_an_own_table(spec: TableSpec, name: str, bots: list[str], words: Words, lines: Lines, why: bool) -> None:
    """An evening with bots."""
    from croupier.cli.playing.own_table import OwnTable

    table = OwnTable(spec, name, bots)
    await evening(table, words, lines, why)


async def in_a_room(link: str, name: str, words: Words, lines: Lines, why: bool) -> None:
    """An evening in a room; a room that cannot be reached, or refuses, is a complaint and the end."""
    from croupier.cli.playing.seat import RoomSeat
    from croupier.client import Client, RoomRefused

    try:
        async with Client(link, name) as client:
            await client.sit()
            await evening(RoomSeat(client), words, lines, why)
    except RoomRefused as no:
        key = f"refused-{no.code}"
        numbers = {name: words.number(value) for name, value in no.numbers.items()}
        stop(words.say(key, **numbers) if words.has(key) else words.say("play-refused", code=no.code))
    except (OSError, ValueError) as problem:
        stop(words.say("play-no-room", link=link, why=str(problem)))


async def evening(place: Place, words: Words, lines: Lines, why: bool) -> None:
    """From the first word to the parting, however it ends; Ctrl-C is a way of leaving like any other."""
    from croupier.cli.playing.narrator import Narrator
    from croupier.cli.playing.session import Session

    session = Session(place, Narrator(words, place.player, why), lines)
    keys = session.narrator.keys
    lines.say(words.say("play-welcome", help=keys.shown("help"), quit=keys.shown("quit")))
    try:
        await place.deal()
        await session.run()
    except asyncio.CancelledError:
        forgive()
    await session.leave()


def forgive() -> None:
    """Go on after Ctrl-C, to say goodbye."""
    task = asyncio.current_task()
    if task is not None:
        task.uncancel()
