"""The door that records: what each fact changes at a table, by itself alone and without a decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from croupier.room import fact as facts
from croupier.room.button import Placed, read_blinds
from croupier.room.desk_record import RECORD_DESK, heard
from croupier.room.fact import Sitting
from croupier.room.missed import Mark
from croupier.rules import event as events

if TYPE_CHECKING:
    from croupier.room.table import Table


def roll(table: Table, fact: facts.Roll) -> None:
    """The table stands as the roll says; whatever hand there was is history."""
    table.spec, table.hands, table.carry = fact.spec, fact.hand, fact.carry
    table.button, table.small, table.big = fact.button, fact.small, fact.big
    table.desk = fact.desk
    table.seats = {sitting.seat: sitting for sitting in fact.sittings}
    table.hand, table.players, table.left_behind, table.timed_out = None, [], 0, 0
    table.bank = sum(sitting.stack for sitting in fact.sittings) + fact.carry
    table.sealed = None
    del table.log[:-1]


def change(table: Table, seat: int, **values: Any) -> None:
    """A sitting with some of its values replaced."""
    table.seats[seat] = replace(table.seats[seat], **values)


def sat(table: Table, fact: facts.Sat) -> None:
    """The bank has paid out a stack (I1)."""
    marks: tuple[Mark, ...] = ("new",) if fact.new else ()
    sitting = Sitting(fact.seat, fact.player, fact.name, fact.stack, fact.bot, marks=marks, waits=fact.waits)
    table.seats[fact.seat] = sitting
    table.bank += fact.stack
    heard(table, fact.player)
    check_chips(table)


def stood(table: Table, fact: facts.Stood) -> None:
    """The stack is back in the bank; what the player had bet stays in the pot (I3, I5)."""
    sitting = table.seats.pop(fact.seat)
    player = table.player_index(fact.player)
    if player is not None:
        table.players[player] = ""
        if table.running:
            table.left_behind += sitting.stack - fact.stack
    table.bank -= fact.stack
    heard(table, fact.player)
    check_chips(table)


def leaving(table: Table, fact: facts.Leaving) -> None:
    """The player goes when the hand lets him (I5)."""
    change(table, fact.seat, leaving=True)


def away(table: Table, fact: facts.Away) -> None:
    """The seat is not dealt in any more (I6)."""
    change(table, fact.seat, away=True)


def back(table: Table, fact: facts.Back) -> None:
    """The seat is dealt in again, when its marks let it, and the clock forgives (C12, I6, I8)."""
    change(table, fact.seat, away=False, timeouts=0, waits=fact.waits)


def missed(table: Table, fact: facts.Missed) -> None:
    """One mark a blind, however often it is missed (C11)."""
    marks = table.seats[fact.seat].marks
    if fact.blind not in marks:
        change(table, fact.seat, marks=(*marks, fact.blind))


def timed_out(table: Table, fact: facts.TimedOut) -> None:
    """One more timeout in a row; the seat's next action is the clock's and not the player's (I8)."""
    change(table, fact.seat, timeouts=table.seats[fact.seat].timeouts + 1)
    table.timed_out = fact.seat


def bought(table: Table, fact: facts.Bought) -> None:
    """The bank has added to a stack (I2)."""
    change(table, fact.seat, stack=table.seats[fact.seat].stack + fact.amount)
    table.bank += fact.amount
    heard(table, table.seats[fact.seat].player)
    check_chips(table)


def sealed(table: Table, fact: facts.Sealed) -> None:
    """The next deal's deck lies ready; one that was sealed before it and not dealt is thrown away (D4)."""
    table.sealed = fact


def opened(table: Table, fact: events.Opened) -> None:
    """A hand runs; its players are those who sit in its seats now, and they owe no blinds any more (C11)."""
    placed = read_blinds(fact, Placed(table.button, table.small, table.big))
    table.hands, table.button, table.small, table.big = fact.hand, placed.button, placed.small, placed.big
    table.players = [table.seats[seat].player for seat in fact.seats]
    for seat in fact.seats:
        if table.seats[seat].marks or table.seats[seat].waits:
            change(table, seat, marks=(), waits=False)


def acted(table: Table, fact: events.Folded | events.Checked | events.Called | events.Wagered) -> None:
    """A player who acts himself has no timeouts in a row any more (I8)."""
    seat = table.seat_of(table.players[fact.player])
    if seat == table.timed_out:
        table.timed_out = 0
    elif seat and table.seats[seat].timeouts:
        change(table, seat, timeouts=0)


def ended(table: Table, fact: events.Ended) -> None:
    """The hand is settled: what it did to the stacks is done to the seats, and no chip is lost on the way (A5)."""
    hand = table.hand
    assert hand is not None
    for player, payoff in zip(table.players, hand.payoffs(), strict=True):
        if seat := table.seat_of(player):
            change(table, seat, stack=table.seats[seat].stack + payoff)
    table.bank -= hand.raked
    table.carry, table.left_behind = fact.carry, 0
    check_chips(table)


def check_chips(table: Table) -> None:
    """Every chip that the bank paid in is at a seat, in the pot from one who left, or kept for the next pot (A5)."""
    seated = sum(sitting.stack for sitting in table.seats.values())
    assert seated + table.left_behind + table.carry == table.bank, (seated, table.left_behind, table.carry, table.bank)
    assert all(sitting.stack >= 0 for sitting in table.seats.values())


RECORD: dict[type[Any], Callable[[Any, Any], None]] = {
    facts.Roll: roll,
    facts.Sat: sat,
    facts.Stood: stood,
    facts.Leaving: leaving,
    facts.Away: away,
    facts.Back: back,
    facts.Missed: missed,
    facts.TimedOut: timed_out,
    facts.Bought: bought,
    facts.Sealed: sealed,
    events.Opened: opened,
    events.Folded: acted,
    events.Checked: acted,
    events.Called: acted,
    events.Wagered: acted,
    events.Ended: ended,
    **RECORD_DESK,
}
"""How each fact that changes the table is recorded; the other facts of a hand change the hand alone."""

TABLE_FACTS = frozenset(
    {*(facts.Roll, facts.Sat, facts.Stood, facts.Leaving, facts.Away, facts.Back), facts.Missed}
    | {facts.TimedOut, facts.Bought, facts.Sealed, facts.Cut, *RECORD_DESK}
)
"""The facts that are the table's own."""
