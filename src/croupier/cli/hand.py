"""`croupier hand`: plays a recorded hand by the rules and says where it stands."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from croupier.cli.words import Words
    from croupier.history.deal import DealRecord
    from croupier.history.record import Record, Report
    from croupier.history.standing import Choice, Standing

ACCEPTED, DAMAGED, REFUSED = 0, 1, 2
"""The exit codes of the command."""


def hand(
    file: Annotated[str, typer.Argument(help="A PHH file (.phh, or .phhs with many hands); - reads standard input.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object a hand.")] = False,
    number: Annotated[int | None, typer.Option("--hand", min=1, help="Only this hand of the file, from 1 on.")] = None,
    explain: Annotated[bool, typer.Option("--explain", help="Tell the hand, with the rule behind each thing.")] = False,
    language: Annotated[str, typer.Option(help="Explain in en, uk, ru or bg; else in that of LC_ALL or LANG.")] = "",
) -> None:
    """Play the hands of a PHH file, or deals of open-face Chinese, by the rules, and say where they stand.

    Ends with 0 when every action was accepted, 2 when one was refused, 1 when the file is damaged or not there.
    """
    from croupier.history.files import read_all
    from croupier.history.record import BadHistory

    words = words_of(language) if explain or language else None
    try:
        records = read_all(content(file), "<stdin>" if file == "-" else file)
    except (BadHistory, OSError) as error:
        raise failure(error) from None
    if number is not None and number > len(records):
        raise failure(f"{file}: there is no hand {number}, only {len(records)}")
    chosen = records if number is None else [records[number - 1]]
    refusals = [tell(record, as_json, place, words) for place, record in enumerate(chosen)]
    raise typer.Exit(REFUSED if any(refusals) else ACCEPTED)


def words_of(language: str) -> Words:
    """The words of a language, the reader's own when none is named; another one is a complaint and the end."""
    from croupier.cli.words import NoWords, Words, preferred

    try:
        return Words(language or preferred())
    except NoWords as error:
        raise failure(error) from None


def content(file: str) -> bytes:
    """What the file holds."""
    return sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()


def failure(error: Exception | str) -> typer.Exit:
    """One line on standard error, and the end."""
    reason = f"{error.filename}: {error.strerror}" if isinstance(error, OSError) and error.filename else str(error)
    typer.echo(f"croupier hand: {reason}", err=True)
    return typer.Exit(DAMAGED)


def tell(record: Record | DealRecord, as_json: bool, place: int, words: Words | None) -> bool:
    """Play one record and print where it stands, or tell it in words; whether an action was refused."""
    from croupier.history.record import Record

    if isinstance(record, Record):
        return tell_hand(record, as_json, place, words)
    from croupier.cli.deal import tell_deal

    return tell_deal(record, as_json, place, words)


def tell_hand(record: Record, as_json: bool, place: int, words: Words | None) -> bool:
    """Play one hand of a betting game and print it."""
    from croupier.history.standing import standing_of, to_json

    report = record.check()
    standing = standing_of(record, report.hand, report.refused)
    if as_json:
        typer.echo(to_json(standing) if words is None else explained(record, report, standing))
        for line in remarks(record, report):
            typer.echo(f"{record.place}: {line}", err=True)
    else:
        for note in () if words is None else record.notes:
            typer.echo(f"{record.place}: note: {note}", err=True)
        lines = account(record, report, standing) if words is None else told(words, record, report)
        typer.echo(("\n" if place else "") + "\n".join(lines))
    return report.refused is not None


def explained(record: Record, report: Report, standing: Standing) -> bytes:
    """One JSON object with the reasons beside the standing."""
    from croupier.cli.explaining import hand_data

    return hand_data(record, report, standing)


def told(words: Words, record: Record, report: Report) -> Iterator[str]:
    """The hand in words."""
    from croupier.cli.explaining import told_hand

    return told_hand(words, record, report)


def account(record: Record, report: Report, standing: Standing) -> Iterator[str]:
    """Where the hand stands, in lines to read."""
    title = f"{record.place}: hand {record.name}" if record.name else record.place
    yield f"{title}, {record.game}, {len(standing.stacks)} players"
    for board in standing.boards or [standing.board]:
        yield " ".join([standing.street, *board])
    for place, pot in enumerate(standing.pots):
        yield f"{f'side pot {place}' if place else 'pot'} {pot.amount} for {players(pot.seats)}"
    yield from map(str.rstrip, columns(record, report, standing))
    yield whose_turn(standing)
    if report.refused:
        yield refusal(standing, record.file)
    yield from remarks(record, report)


def players(seats: Iterable[int]) -> str:
    """Players as the record calls them."""
    return " ".join(f"p{seat}" for seat in seats)


def columns(record: Record, report: Report, standing: Standing) -> Iterator[str]:
    """One line a player: name, stack, bet, cards, what he won or lost."""
    names = [f"p{seat} {name}" if name != f"p{seat}" else name for seat, name in enumerate(record.opened.names, 1)]
    wide = max(map(len, names))
    tall = max(len(str(stack)) for stack in standing.stacks)
    for player, stack in enumerate(standing.stacks):
        mark = ">" if standing.to_act == player + 1 else " "
        bet, cards = standing.bets[player], standing.shown[player]
        words = [f"bet {bet}" if bet else "", "shows " + " ".join(cards) if cards else ""]
        words += ["folded" if report.hand.folded[player] else "mucked" if report.hand.mucked[player] else ""]
        words += [f"{standing.payoffs[player]:+}" if standing.payoffs else ""]
        yield f"{mark} {names[player]:{wide}}  {stack:>{tall}}  {'  '.join(filter(None, words))}"


def whose_turn(standing: Standing) -> str:
    """Who must do something, and what he may do."""
    if standing.finished:
        return "the hand is over"
    if standing.to_act is None or standing.legal is None:
        return "the dealer's cards come next"
    if standing.street == "showdown":
        return f"p{standing.to_act} must show or muck"
    return f"p{standing.to_act} to act: {', '.join(choices(standing.legal))}"


def choices(legal: Choice) -> Iterator[str]:
    """What may be done, with amounts."""
    if legal.bring_in is not None:
        yield f"bring in {legal.bring_in}"
    if legal.discard is not None:
        count = legal.discard
        yield f"throw away {count.max}" if count.min == count.max else f"stand pat, draw up to {count.max}"
    if legal.runs is not None:
        yield f"run it once, up to {legal.runs} times"
    if legal.fold:
        yield "fold"
    if legal.check:
        yield "check"
    if legal.call is not None:
        yield f"call {legal.call}"
    if legal.raise_ is not None:
        least, most, only = legal.raise_.min, legal.raise_.max, legal.raise_.only
        sizes = " or ".join(map(str, only)) if only else f"{least}" if least == most else f"{least}..{most}"
        yield f"{'bet or raise' if legal.call is None else 'raise'} to {sizes}"


def refusal(standing: Standing, file: str) -> str:
    """Why the next action of the record was not accepted."""
    told = dict(standing.refused or {})
    line, action, code, rule = (told.pop(key) for key in ("line", "action", "code", "rule"))
    numbers = ", ".join(f"{name} {number}" for name, number in told.items())
    return f"refused: {file}:{line}: {action}: {code.replace('_', ' ')} ({rule})" + (f": {numbers}" if numbers else "")


def remarks(record: Record, report: Report) -> Iterator[str]:
    """Where the recorded money is not what the rules give (unless the record was refused), and notes on the file."""
    from croupier.history.amount import amount_of

    for each in () if report.refused else report.differences:
        recorded, decided = amount_of(each.recorded, record.unit), amount_of(each.decided, record.unit)
        yield f"differs: {each.name} of p{each.player + 1} is {recorded} in the record, {decided} by the rules"
    yield from (f"note: {note}" for note in record.notes)
