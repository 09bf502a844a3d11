"""`croupier pushfold`: when to push or call with a short stack, two players or a whole table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from croupier.cli.asking import AsJson, Language, announce, bar, columns, numbers_of, show, words_of
from croupier.cli.numbers import refusing
from croupier.cli.ranges import grid

if TYPE_CHECKING:
    from croupier.cli.words import Words
    from croupier.study.push_fold import PushFold
    from croupier.study.push_fold_table import Decision, PushFoldTable


def pushfold(
    stacks: Annotated[
        list[float],
        typer.Argument(help="Big blinds before blinds and antes: one stack for two players, or one for each seat."),
    ],
    ante: Annotated[float, typer.Option(help="The ante of each player, in big blinds.")] = 0.0,
    prizes: Annotated[str, typer.Option("--prizes", "-p", help="The prizes, for ICM: 50,30,20.")] = "",
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Show which hands to push all in and to call with: the equilibrium, and how exact it is.

    Several stacks stand in the order of acting, the small and the big blind last. Ctrl-C gives the answer so far. Ends
    with 2 when there is no such table.
    """
    words = words_of("pushfold", language)
    with refusing("pushfold", words):
        if len(stacks) <= 2 and not prizes:
            _two(words, min(stacks), ante, as_json)
        else:
            _table(words, tuple(stacks), ante, numbers_of(prizes), as_json)


def _two(words: Words, stack: float, ante: float, as_json: bool) -> None:
    """Two players, of whom the shorter stack counts."""
    from croupier.cli.thinking import thinking
    from croupier.study.push_fold import solve

    with thinking() as thought:
        found = solve(stack, ante, stop=thought.stopped)
    typer.echo(as_data(found) if as_json else "\n".join(told(words, found)))


def _table(words: Words, stacks: tuple[float, ...], ante: float, prizes: list[float], as_json: bool) -> None:
    """A stack for each seat."""
    from croupier.cli.thinking import thinking
    from croupier.study.all_in import Seats
    from croupier.study.push_fold_table import solve, work

    table = Seats(stacks, ante, tuple(prizes))
    table.check()
    announce(words, work(table))
    with thinking() as thought:
        found = solve(table, stop=thought.stopped)
    if as_json:
        typer.echo(table_data(found))
    else:
        tell(words, found)


def told(words: Words, found: PushFold) -> list[str]:
    """The equilibrium of two to read."""
    lines = []
    for key, part, hands in (("push", found.pushed, found.pushes()), ("call", found.called, found.calls())):
        lines += [words.say(f"pushfold-{key}", share=f"{100 * part:.1f}"), *grid(hands.weights), str(hands), ""]
    numbers = {"value": f"{found.value:+.4f}", "error": f"{1000 * max(0.0, found.exploitability):.3f}"}
    return [*lines, words.say("pushfold-value", **numbers)]


def as_data(found: PushFold) -> str:
    """The equilibrium of two for programs."""
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


def seat_of(words: Words, seats: int, seat: int) -> str:
    """A seat by its place, the last ones as blinds."""
    behind = seats - seat
    if behind <= 2:
        return words.say("pushfold-seat-big" if behind == 1 else "pushfold-seat-small")
    return words.say("pushfold-seat-button") if behind == 3 else words.say("pushfold-seat", number=seat + 1)


def tell(words: Words, found: PushFoldTable) -> None:
    """A table's answer to read: every decision in a line, then what each seat wins and could still gain."""
    seats = len(found.seats.stacks)
    table = columns(*(words.say(f"pushfold-{head}") for head in ("who", "behind")), "", "", words.say("pushfold-hands"))
    table.columns[3].justify = table.columns[4].justify = "left"
    table.columns[1].justify = "left"
    table.columns[4].no_wrap = False
    for decision in found.decisions:
        table.add_row(seat_of(words, seats, decision.seat), *_line(words, seats, decision))
    show(table)
    typer.echo()
    table = columns(*(words.say(f"pushfold-{head}") for head in ("who", "stack", "wins", "gain")))
    for seat, stack in enumerate(found.seats.stacks):
        value, gain = f"{found.values[seat]:+.3f}", f"{max(0.0, found.gains[seat]):.4f}"
        table.add_row(seat_of(words, seats, seat), f"{stack:g}", value, gain)
    show(table)
    typer.echo("\n" + words.say("pushfold-prizes" if found.seats.prizes else "pushfold-chips"))
    if found.boards:
        typer.echo(words.say("pushfold-left-out", most=found.at_most, boards=words.number(found.boards)))


def _line(words: Words, seats: int, decision: Decision) -> tuple[str, str, str, str]:
    """Behind whom, how often, as a bar, and with which hands."""
    behind = words.all_of([seat_of(words, seats, seat) for seat in decision.inside]) or words.say("pushfold-nobody")
    hands = decision.range()
    return behind, f"{100 * decision.share:.1f} %", bar(decision.share), str(hands) if hands.weights else ""


def table_data(found: PushFoldTable) -> str:
    """A table's answer for programs: seats are numbered from 1, in the order of acting."""
    import msgspec

    decisions = [
        {
            "seat": decision.seat + 1,
            "behind": [seat + 1 for seat in decision.inside],
            "share": decision.share,
            "hands": str(decision.range()),
        }
        for decision in found.decisions
    ]
    answer = {
        "stacks": found.seats.stacks,
        "ante": found.seats.ante,
        "prizes": found.seats.prizes,
        "values": found.values,
        "gains": found.gains,
        "exploitability": found.exploitability,
        "rounds": found.rounds,
        "at_most_all_in": found.at_most,
        "boards_of_three": found.boards,
        "decisions": decisions,
    }
    return msgspec.json.encode(answer).decode()
