"""How the facts of a tournament are recorded at its table: by themselves alone and without a decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from croupier.room.match_record import change
from croupier.room.tournament import KnockedOut, Tournament, TournamentBegan, TournamentEnded

if TYPE_CHECKING:
    from croupier.room.table import Table


def began(table: Table, fact: TournamentBegan) -> None:
    """Nobody comes and nobody buys until it is over (J5, J7)."""
    table.tournament = Tournament(fact.number, fact.entrants, fact.length)


def knocked_out(table: Table, fact: KnockedOut) -> None:
    """The player has his places and may go (J8)."""
    place = (table.seats[fact.seat].player, fact.first, fact.last)
    table.tournament = replace(table.tournament, out=(*table.tournament.out, place))


def ended(table: Table, fact: TournamentEnded) -> None:
    """All chips are back in the bank: prizes are paid out of it and not on the table (J1, J9)."""
    table.tournament = Tournament(fact.number)
    for one in fact.finishes:
        if one.seat:
            table.bank -= table.seats[one.seat].stack
            change(table, one.seat, stack=0)


RECORD_TOURNAMENT: dict[type[Any], Callable[[Any, Any], None]] = {
    TournamentBegan: began,
    KnockedOut: knocked_out,
    TournamentEnded: ended,
}
"""How each fact of a tournament is recorded."""
