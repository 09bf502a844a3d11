"""What every decision of a table stands on: recording facts, who wants to play, whom a hand holds, who comes late."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from croupier.chinese.event import ChineseEvent
from croupier.room.fact import AnyFact
from croupier.room.game import ever_has_blinds
from croupier.rules.event import Event

if TYPE_CHECKING:
    from croupier.room.table import Table

Facts = list[AnyFact]


def put(table: Table, facts: Facts, fact: AnyFact) -> None:
    """Record a fact of the table and keep it for the caller."""
    table.apply(fact)
    facts.append(fact)


def note_all(table: Table, facts: Facts, events: Iterable[Event | ChineseEvent]) -> None:
    """Record what the table's hand has decided and recorded already, and keep it for the caller."""
    for event in events:
        table.note(event)
        facts.append(event)


def asked(table: Table) -> list[int]:
    """The seats that want to play: with chips, not away and not leaving (Rulebook C1, C14, I6, K2)."""
    sittings = table.seats.values()
    return sorted(one.seat for one in sittings if one.stack and not (one.away or one.leaving or one.removed))


def is_held(table: Table, seat: int) -> bool:
    """Whether the running hand still needs the player, dealt in and not folded, or a match or tournament (I5, K27)."""
    if table.tournament.runs:
        return table.tournament.holds(table.seats[seat].player)
    if table.match.goes_on:
        return table.seats[seat].player in table.match.players
    player = table.player_index(table.seats[seat].player)
    return table.running and player is not None and table.hand is not None and not table.hand.folded[player]


def is_late(table: Table) -> bool:
    """Whether who takes a seat now is new there: a hand has been dealt, and there are blinds to miss (C13)."""
    return table.button > 0 and ever_has_blinds(table.next_spec)


def is_in_hand(table: Table, seat: int) -> bool:
    """Whether the player was dealt into the running hand, folded or not, or is in the match or tournament."""
    if table.tournament.runs or table.match.goes_on:
        return is_held(table, seat)
    return table.running and table.player_index(table.seats[seat].player) is not None
