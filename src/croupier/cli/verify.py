"""`croupier verify`: checks downloaded hands against the seal of their deck, without the room and without a network."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from croupier.cli.words import Words
    from croupier.room.proof import HandRecord, Verdict

VERIFIED, DAMAGED, FALSE = 0, 1, 2
"""The exit codes of the command."""


def verify(
    file: Annotated[str, typer.Argument(help="A downloaded hand (.json), or many (.jsonl); - reads standard input.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object a hand.")] = False,
    language: Annotated[str, typer.Option(help="Answer in en, uk, ru or bg; else in that of LC_ALL or LANG.")] = "",
) -> None:
    """Check that the cards of downloaded hands are those of the decks that were sealed before the players cut them.

    Ends with 0 when every hand is proved, 2 when one is not, 1 when the file is damaged or not there.
    """
    from croupier.cli.hand import content
    from croupier.cli.words import NoWords, Words, preferred
    from croupier.room.proof import check

    try:
        words = Words(language or preferred())
        records = read(content(file))
    except (NoWords, OSError, ValueError) as error:
        raise failure(file, error) from None
    verdicts = [check(record) for record in records]
    for record, verdict in zip(records, verdicts, strict=True):
        typer.echo(as_object(record, verdict) if as_json else "\n".join(told(record, verdict, words)))
    raise typer.Exit(FALSE if any(verdict.faults for verdict in verdicts) else VERIFIED)


def read(data: bytes) -> list[HandRecord]:
    """The hands of a file: one JSON object, or one on each line; raises ValueError for anything else."""
    import msgspec

    from croupier.room.proof import HandRecord

    decoder = msgspec.json.Decoder(HandRecord)
    try:
        return [decoder.decode(data)]
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        lines = [line for line in data.splitlines() if line.strip()]
        if len(lines) < 2:
            raise ValueError(str(problem)) from None
    records = []
    for number, line in enumerate(lines, 1):
        try:
            records.append(decoder.decode(line))
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
            raise ValueError(f"line {number}: {problem}") from None
    return records


def failure(file: str, error: Exception) -> typer.Exit:
    """One line on standard error, and the end."""
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    typer.echo(f"croupier verify: {file}: {reason}", err=True)
    return typer.Exit(DAMAGED)


def as_object(record: HandRecord, verdict: Verdict) -> str:
    """The verdict for programs."""
    import msgspec

    answer = {"hand": record.id, "verified": not verdict.faults} | msgspec.to_builtins(verdict)
    return msgspec.json.encode(answer).decode()


def told(record: HandRecord, verdict: Verdict, words: Words) -> list[str]:
    """The verdict in sentences."""
    head = words.say("proof-fails" if verdict.faults else "proof-holds")
    lines = [f"{record.id}: {head}", *(words.say(f"proof-{fault}", number=number) for fault, number in verdict.faults)]
    if not verdict.faults:
        lines += [counted(words, "cards", verdict.cards), *counts(verdict, words)]
    return [lines[0], *(f"  {line}" for line in lines[1:])]


def counts(verdict: Verdict, words: Words) -> Sequence[str]:
    """What else there is to know of a deal that is proved."""
    others = (("closed", verdict.closed), ("returned", verdict.returned))
    lines = [counted(words, kind, count) for kind, count in others if count]
    lines.append(counted(words, "seeds", verdict.seeds))
    return [*lines, *(words.say("proof-withheld", seat=seat) for seat in verdict.withheld)]


def counted(words: Words, kind: str, count: int) -> str:
    """A sentence with a number in it."""
    return words.say(f"proof-{kind}", count=words.number(count))
