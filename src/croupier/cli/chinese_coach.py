"""`croupier chinese coach`: what each placement of a recorded deal has cost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from croupier.cli.chinese_place import AsJson, Language, Samples, words_of

if TYPE_CHECKING:
    from croupier.cli.words import Words
    from croupier.history.deal import DealRecord
    from croupier.study.coach import Judged

DAMAGED, REFUSED = 1, 2
"""The exit codes for a file that cannot be read, and for a deal that the rules do not allow."""


def coach(
    file: Annotated[str, typer.Argument(help="A deal of open-face Chinese in a file; - reads standard input.")],
    samples: Samples = 1500,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Compare each placement of a deal with the best that is found, in points, by what its player could see.

    Ctrl-C gives what was judged so far. Ends with 1 when the file is damaged, 2 when a placement is not allowed.
    """
    words = words_of(language)
    refused = False
    for record in deals(file):
        report = record.check()
        refused |= report.refused is not None
        verdicts = list(judged_deal(list(report.hand.events), samples))
        if as_json:
            typer.echo(as_data(verdicts))
        else:
            typer.echo("\n".join(told(words, record, verdicts)))
    raise typer.Exit(REFUSED if refused else 0)


def deals(file: str) -> list[DealRecord]:
    """The deals of a file."""
    from croupier.cli.hand import content
    from croupier.history.deal import DealRecord
    from croupier.history.files import read_all
    from croupier.history.record import BadHistory

    try:
        records = read_all(content(file), "<stdin>" if file == "-" else file)
    except (BadHistory, OSError) as error:
        reason = f"{error.filename}: {error.strerror}" if isinstance(error, OSError) and error.filename else str(error)
        typer.echo(f"croupier chinese coach: {reason}", err=True)
        raise typer.Exit(DAMAGED) from None
    return [record for record in records if isinstance(record, DealRecord)]


def judged_deal(events: list[object], samples: int) -> Iterator[Judged]:
    """The verdicts of a deal, with what is done so far on standard error."""
    from croupier.cli.thinking import thinking
    from croupier.study.coach import judged

    with thinking() as thought:
        yield from judged(events, samples, thought.stopped, lambda done, of: thought.tell(f"{done}/{of}"))  # type: ignore[arg-type]


def told(words: Words, record: DealRecord, verdicts: list[Judged]) -> Iterator[str]:
    """The verdicts in lines to read, and what each player has lost in all."""
    names = record.opened.names
    yield words.say("coach-title", place=record.place)
    for one in verdicts:
        street, given = words.number(one.street + 1), shown(one.given)
        yield words.say("coach-street", name=names[one.player], street=street, cards=given)
        if one.cost < 0.005:
            yield "  " + words.say("coach-best", rows=laid(one.rows))
        else:
            yield "  " + words.say("coach-laid", rows=laid(one.rows), cost=cost_of(one))
            yield "  " + words.say("coach-better", rows=laid(one.best))
    for player, name in enumerate(names):
        lost = sum(one.cost for one in verdicts if one.player == player)
        yield words.say("coach-total", name=name, cost=f"{lost:.2f}")


def cost_of(one: Judged) -> str:
    """The points, and how sure they are."""
    return f"{-one.cost:.2f}" + ("" if one.proved else f" ± {1.96 * one.error:.2f}")


def shown(cards: tuple[int, ...]) -> str:
    """Cards by their names."""
    from croupier.cards import names

    return names(cards)


def laid(rows: tuple[tuple[int, ...], ...]) -> str:
    """Rows from the top down."""
    return " / ".join(shown(row) or "-" for row in rows)


def as_data(verdicts: list[Judged]) -> str:
    """The verdicts for programs: cards by their names, rows from the top down."""
    import msgspec

    found = [
        {
            "player": one.player + 1,
            "street": one.street + 1,
            "given": shown(one.given).split(),
            "rows": [shown(row).split() for row in one.rows],
            "best": [shown(row).split() for row in one.best],
            "cost": round(one.cost, 3),
            "error": round(one.error, 3),
            "proved": one.proved,
        }
        for one in verdicts
    ]
    return msgspec.json.encode(found).decode()
