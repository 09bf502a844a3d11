"""`croupier chinese coach`: what each placement of a recorded deal has cost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from croupier.cli.chinese_place import AsJson, Language, Samples, laid, words_of

if TYPE_CHECKING:
    from croupier.chinese.event import ChineseEvent
    from croupier.cli.thinking import Thinking
    from croupier.cli.words import Words
    from croupier.history.deal import DealRecord
    from croupier.study.coach import Judged

DAMAGED, REFUSED = 1, 2
"""The exit codes for a file that cannot be read, and for a deal that the rules do not allow."""


def coach(
    file: Annotated[str, typer.Argument(help="A deal of open-face Chinese in a file; - reads standard input.")],
    samples: Samples = 400,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Compare each placement of a deal with the best that is found, in points, by what its player could see.

    Ctrl-C gives what was judged so far. Ends with 1 when the file is damaged or has no deal in it, 2 when a
    placement is not allowed.
    """
    from croupier.cli.thinking import thinking

    words = words_of(language)
    refused = False
    with thinking() as thought:
        for record in deals(words, file):
            report = record.check()
            refused |= report.refused is not None
            verdicts = judged_deal(list(report.hand.events), samples, thought)
            typer.echo(as_data(verdicts) if as_json else "\n".join(told(words, record, verdicts)))
            if thought.interrupted:
                break
    raise typer.Exit(REFUSED if refused else 0)


def deals(words: Words, file: str) -> list[DealRecord]:
    """The deals of a file, one at least."""
    from croupier.cli.hand import content
    from croupier.history.deal import DealRecord
    from croupier.history.files import read_all
    from croupier.history.record import BadHistory

    try:
        records = read_all(content(file), "<stdin>" if file == "-" else file)
    except (BadHistory, OSError) as error:
        reason = f"{error.filename}: {error.strerror}" if isinstance(error, OSError) and error.filename else str(error)
        raise damaged(reason) from None
    found = [record for record in records if isinstance(record, DealRecord)]
    if not found:
        raise damaged(words.say("coach-no-deal", file=file))
    return found


def damaged(reason: str) -> typer.Exit:
    """One line on standard error, and the end."""
    typer.echo(f"croupier chinese coach: {reason}", err=True)
    return typer.Exit(DAMAGED)


def judged_deal(events: list[ChineseEvent], samples: int, thought: Thinking) -> list[Judged]:
    """The verdicts of a deal, with what is done so far on standard error."""
    from croupier.study.coach import judged

    verdicts = list(judged(events, samples, thought.stopped, lambda done, of: thought.tell(f"{done}/{of}")))
    thought.clear()
    return verdicts


def told(words: Words, record: DealRecord, verdicts: list[Judged]) -> Iterator[str]:
    """The verdicts in lines to read, and what each player has lost in all."""
    from croupier.cards import names

    players = record.opened.names
    yield words.say("coach-title", place=record.place)
    for one in verdicts:
        street, given = words.number(one.street + 1), names(one.given)
        yield words.say("coach-street", name=players[one.player], street=street, cards=given)
        if one.cost < 0.005:
            yield "  " + words.say("coach-best", rows=laid(one.rows))
        else:
            yield "  " + words.say("coach-laid", rows=laid(one.rows), cost=cost_of(one))
            yield "  " + words.say("coach-better", rows=laid(one.best))
    for player, name in enumerate(players):
        lost = sum(one.cost for one in verdicts if one.player == player)
        yield words.say("coach-total", name=name, cost=f"{lost:.2f}")


def cost_of(one: Judged) -> str:
    """The points, and how sure they are."""
    return f"{-one.cost:.2f}" + ("" if one.proved else f" ± {1.96 * one.error:.2f}")


def as_data(verdicts: list[Judged]) -> str:
    """The verdicts for programs: cards by their names, rows from the top down."""
    import msgspec

    from croupier.cards import names

    found = [
        {
            "player": one.player + 1,
            "street": one.street + 1,
            "given": names(one.given).split(),
            "rows": [names(row).split() for row in one.rows],
            "best": [names(row).split() for row in one.best],
            "cost": round(one.cost, 3),
            "error": round(one.error, 3),
            "proved": one.proved,
        }
        for one in verdicts
    ]
    return msgspec.json.encode(found).decode()
