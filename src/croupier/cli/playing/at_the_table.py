"""What each kind of fact of a table says in a line; the words are those of the room's log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from croupier.cli.words import Words
from croupier.room import evening
from croupier.room import fact as room
from croupier.room.table import Table

Line = tuple[str, dict[str, Any]]
"""The message, and what goes into it; a number is an amount or a count."""

Tell = Callable[[Table, Any], Line | None]


def of_the_table(words: Words, table: Table, names: Mapping[str, str], fact: Any) -> str:
    """The line for a fact, "" for one that needs none; `names` are those of the players, by their ids."""
    if isinstance(fact, room.Stood):
        return words.say("log-stood", name=names.get(fact.player, ""), amount=words.number(fact.stack)) + "."
    tell = LINES.get(type(fact))
    line = tell(table, fact) if tell else None
    if line is None:
        return ""
    args = {name: words.number(value) if isinstance(value, int) else value for name, value in line[1].items()}
    return words.say(line[0], **args) + "."


def name_at(table: Table, seat: int) -> str:
    """Who sits here, "" when nobody does any more."""
    return table.seats[seat].name if seat in table.seats else ""


def seated(key: str, **fields: str) -> Tell:
    """A line about who sits in the fact's seat."""

    def tell(table: Table, fact: Any) -> Line | None:
        name = name_at(table, fact.seat)
        return (key, {"name": name, **{to: getattr(fact, at) for to, at in fields.items()}}) if name else None

    return tell


def named(key: str, **fields: str) -> Tell:
    """A line that takes everything from the fact."""
    return lambda table, fact: (key, {to: getattr(fact, at) for to, at in fields.items()})


def away(table: Table, fact: room.Away) -> Line | None:
    """Somebody sits out; who has no chips left is told of by the hand."""
    return None if fact.why == "broke" else (f"log-away-{fact.why}", {"name": name_at(table, fact.seat)})


def knocked(table: Table, fact: room.Knocked) -> Line:
    """Somebody asks the host."""
    asks = fact.knock
    if asks.seat:
        return "log-asks_seat", {"name": asks.name, "what": asks.seat, "amount": asks.amount}
    return "log-asks_chips", {"name": asks.name, "amount": asks.amount}


def answered(table: Table, fact: room.KnockAnswered) -> Line:
    """The host has answered, or the player asks no more."""
    if fact.by == fact.player:
        return "log-withdrew", {"name": fact.name}
    return "log-granted" if fact.yes else "log-declined", {"name": fact.name, "by": fact.by_name}


def corrected(table: Table, fact: room.Corrected) -> Line:
    """A stack was put right."""
    name, source = name_at(table, fact.seat), name_at(table, fact.source) if fact.source else ""
    way = "from" if source else "more" if fact.amount > 0 else "less"
    by = source or fact.by_name
    return f"log-corrected_{way}", {"name": name, "by": by, "amount": abs(fact.amount), "what": fact.reason}


def correction(key: str) -> Tell:
    """A correction that waits, or does so no more."""

    def tell(table: Table, fact: room.CorrectionAsked | room.CorrectionDropped) -> Line:
        one = fact.correction
        return key, {"name": one.name, "by": one.by_name, "amount": one.amount, "what": one.reason}

    return tell


def straddling(table: Table, fact: room.Straddling) -> Line:
    """Somebody straddles from now on, or no longer."""
    return f"log-straddling-{'on' if fact.on else 'off'}", {"name": name_at(table, fact.seat)}


LINES: dict[type[Any], Tell] = {
    room.Sat: named("log-sat", name="name", amount="stack"),
    room.Away: away,
    room.Back: seated("log-back"),
    room.TimedOut: seated("log-timed_out"),
    room.Bought: seated("log-bought", amount="amount"),
    room.Leaving: seated("log-leaving"),
    room.HostChanged: named("log-host", name="name"),
    room.Paused: named("log-paused", name="by_name"),
    room.EveningClosing: named("log-evening_closing", name="by_name"),
    room.Resumed: named("log-resumed", name="by_name"),
    room.Knocked: knocked,
    room.KnockAnswered: answered,
    room.Kicked: named("log-kicked", name="name", by="by_name"),
    room.Corrected: corrected,
    room.CorrectionAsked: correction("log-correction_asked"),
    room.CorrectionDropped: correction("log-correction_dropped"),
    room.Voided: named("log-voided", number="hand", name="by_name", what="reason"),
    room.Straddling: straddling,
    room.Chosen: seated("log-chosen"),
    room.BombCalled: named("log-bomb_called"),
    evening.Queued: named("log-queued", name="name"),
}
