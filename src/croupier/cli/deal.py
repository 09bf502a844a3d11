"""`croupier hand` for a deal of open-face Chinese: where it stands, in a few lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from croupier.cli.words import Words
    from croupier.history.deal import DealRecord, DealReport
    from croupier.history.deal_standing import DealStanding


def tell_deal(record: DealRecord, as_json: bool, place: int, words: Words | None) -> bool:
    """Play one deal and print where it stands, or tell it in words; whether a line was refused."""
    from croupier.history.deal_standing import standing_of_deal, to_json

    report = record.check()
    standing = standing_of_deal(report.hand, report.refused)
    if as_json:
        from croupier.cli.explaining import deal_data

        typer.echo(to_json(standing) if words is None else deal_data(report, standing))
        for line in differences(report):
            typer.echo(f"{record.place}: {line}", err=True)
    else:
        from croupier.cli.explaining import told_deal

        lines = account(record, report, standing) if words is None else told_deal(words, record, report)
        typer.echo(("\n" if place else "") + "\n".join(lines))
    return report.refused is not None


def account(record: DealRecord, report: DealReport, standing: DealStanding) -> Iterator[str]:
    """Where the deal stands, in lines to read."""
    title = f"{record.place}: deal {record.name}" if record.name else record.place
    yield f"{title}, {standing.variant}, {len(standing.stacks)} players"
    for player, rows in enumerate(standing.rows):
        mark = ">" if player + 1 in standing.to_act else " "
        name = record.opened.names[player]
        score = f"  {standing.points[player]:+}" if standing.finished else ""
        yield f"{mark} p{player + 1} {name}  {standing.stacks[player]}{score}  {' / '.join(map(' '.join, rows))}"
    if standing.finished:
        yield "the deal is over"
    elif standing.to_act:
        yield " ".join(f"p{player}" for player in standing.to_act) + " to place cards"
    else:
        yield "the dealer's cards come next"
    if standing.refused:
        told = standing.refused
        place = f"{record.file}:{told['line']}"
        yield f"refused: {place}: {told['action']}: {told['code'].replace('_', ' ')} ({told['rule']})"
    yield from differences(report)


def differences(report: DealReport) -> Iterator[str]:
    """Where the recorded stacks are not what the rules give."""
    for player, recorded, decided in report.differences:
        yield f"differs: finishing_stacks of p{player + 1} is {recorded} in the record, {decided} by the rules"
