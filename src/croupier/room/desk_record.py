"""How the facts of the host are recorded: by themselves alone and without a decision, like all others."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from croupier.room import fact as facts
from croupier.room.desk import Correction, Guest, Knock, Payment
from croupier.room.match import NO_MATCH, Match
from croupier.room.tournament import NO_TOURNAMENT

if TYPE_CHECKING:
    from croupier.room.table import Table


def change(table: Table, **values: Any) -> None:
    """The desk with some of its values replaced."""
    table.desk = replace(table.desk, **values)


def without(guests: tuple[Guest, ...], player: str) -> tuple[Guest, ...]:
    """The guests but this one."""
    return tuple(guest for guest in guests if guest.player != player)


def host_changed(table: Table, fact: facts.HostChanged) -> None:
    """The old host stays a co-host, until the new one thinks otherwise."""
    old = (table.desk.host,) if table.desk.host.player else ()
    cohosts = without((*table.desk.cohosts, *old), fact.player)
    change(table, host=Guest(fact.player, fact.name), cohosts=cohosts)
    heard(table, fact.player)


def cohost_changed(table: Table, fact: facts.CohostChanged) -> None:
    """One more co-host, or one fewer."""
    others = without(table.desk.cohosts, fact.player)
    change(table, cohosts=(*others, Guest(fact.player, fact.name)) if fact.yes else others)


def paused(table: Table, fact: facts.Paused) -> None:
    """Time stands still."""
    change(table, paused=True)


def resumed(table: Table, fact: facts.Resumed) -> None:
    """Time goes on, and the evening too if it was to end with this hand or match."""
    change(table, paused=False, closing=False)


def door_set(table: Table, fact: facts.DoorSet) -> None:
    """The door is as it is told."""
    change(table, approval=fact.approval, locked=fact.locked)


def knocked(table: Table, fact: facts.Knocked) -> None:
    """One request a player, the latest."""
    heard(table, fact.knock.player)
    change(table, knocks=(*table.desk.knocks, fact.knock))


def knock_answered(table: Table, fact: facts.KnockAnswered) -> None:
    """What is granted waits to be carried out, in its place; what is not is forgotten."""
    if not fact.yes:
        heard(table, fact.player)
        return
    change(table, knocks=tuple(_granted(one, fact.player) for one in table.desk.knocks))


def _granted(knock: Knock, player: str) -> Knock:
    return replace(knock, granted=True) if knock.player == player else knock


def heard(table: Table, player: str) -> None:
    """Nothing of this player waits any more."""
    if table.desk.knock_of(player) is not None:
        change(table, knocks=tuple(knock for knock in table.desk.knocks if knock.player != player))


def kicked(table: Table, fact: facts.Kicked) -> None:
    """The player goes when the hand lets him, and does not come back; he does not host either. Bots bear no grudge."""
    sitting = table.seats[fact.seat]
    table.seats[fact.seat] = replace(sitting, removed=True)
    heard(table, fact.player)
    barred = without(table.desk.barred, fact.player)
    barred = barred if sitting.bot else (*barred, Guest(fact.player, fact.name))
    change(table, barred=barred, cohosts=without(table.desk.cohosts, fact.player))


def forgiven(table: Table, fact: facts.Forgiven) -> None:
    """Nobody remembers."""
    change(table, barred=without(table.desk.barred, fact.player))


def correction_asked(table: Table, fact: facts.CorrectionAsked) -> None:
    """It waits for the end of the hand, in place of another one for the same player."""
    change(table, corrections=(*_without_correction(table, fact.correction.player), fact.correction))


def correction_dropped(table: Table, fact: facts.CorrectionDropped) -> None:
    """Nothing waits any more."""
    change(table, corrections=_without_correction(table, fact.correction.player))


def _without_correction(table: Table, player: str) -> tuple[Correction, ...]:
    return tuple(one for one in table.desk.corrections if one.player != player)


def corrected(table: Table, fact: facts.Corrected) -> None:
    """Chips come from the bank, go to it, or change seats (Rulebook A5)."""
    sitting = table.seats[fact.seat]
    if table.desk.corrections:
        change(table, corrections=_without_correction(table, sitting.player))
    table.seats[fact.seat] = replace(sitting, stack=sitting.stack + fact.amount)
    if fact.source:
        source = table.seats[fact.source]
        table.seats[fact.source] = replace(source, stack=source.stack - fact.amount)
    else:
        table.bank += fact.amount


def voided(table: Table, fact: facts.Voided) -> None:
    """The table is as its last roll says, but for who has come, gone or bought chips since (Rulebook A5).

    Who has left in the hand has got back what he had bet, from the bank.
    """
    hand, (_, roll) = table.dealt, table.log[0]
    assert hand is not None
    assert isinstance(roll, facts.Roll)
    payoffs = hand.payoffs() if hand.finished else [0] * len(table.players)
    before = {sitting.player: sitting for sitting in roll.sittings}
    for player, payoff in zip(table.players, payoffs, strict=True):
        if seat := table.seat_of(player) if player else 0:
            now, then = table.seats[seat], before[player]
            table.seats[seat] = replace(now, stack=now.stack - payoff, marks=then.marks, waits=then.waits)
    raked = table.hand.raked if table.hand is not None and hand.finished else 0
    table.bank += raked - table.left_behind
    table.button, table.small, table.big, table.carry = roll.button, roll.small, roll.big, roll.carry
    table.hand, table.players, table.left_behind, table.timed_out = None, [], 0, 0
    table.deal, table.mains = None, []
    table.match, table.tournament = match_before(table, roll), roll.tournament or NO_TOURNAMENT


def match_before(table: Table, roll: facts.Roll) -> Match:
    """Where the matches stood before a deal; one of a game that is played no more does not go on (K4, I10)."""
    match = roll.match or NO_MATCH
    return match if table.spec == roll.spec else replace(match, deal=0, fantasy=())


def evening_closing(table: Table, fact: facts.EveningClosing) -> None:
    """The hand that is played, or the match, is the last one; its clocks run on."""
    change(table, closing=True)


def evening_closed(table: Table, fact: facts.EveningClosed) -> None:
    """Another evening begins, in which nothing is paid yet; the game is paused if the host has closed the last one."""
    paused = table.desk.paused or table.desk.closing
    change(table, evening=fact.evening + 1, since=fact.hands, paused=paused, closing=False, payments=())


def payment_marked(table: Table, fact: facts.PaymentMarked) -> None:
    """One side has said yes or no; those of closed evenings are in the log alone."""
    if fact.evening == table.desk.evening:
        change(table, payments=with_mark(table.desk.payments, fact))


def with_mark(payments: tuple[Payment, ...], fact: facts.PaymentMarked) -> tuple[Payment, ...]:
    """The debts that are spoken of, after one side has said yes or no; one that nobody speaks of is forgotten."""
    field = "paid" if fact.side == "payer" else "received"
    found = list(payments)
    same = [n for n, one in enumerate(found) if (one.payer, one.payee, one.amount) == _debt(fact)]
    open_ones = [n for n in same if getattr(found[n], field) != fact.on]
    if open_ones:
        found[open_ones[-1]] = replace(found[open_ones[-1]], **{field: fact.on})
    else:
        found.append(replace(Payment(*_debt(fact)), **{field: fact.on}))
    return tuple(one for one in found if one.paid or one.received)


def _debt(fact: facts.PaymentMarked) -> tuple[str, str, int]:
    return fact.payer, fact.payee, fact.amount


RECORD_DESK: dict[type[Any], Callable[[Any, Any], None]] = {
    facts.HostChanged: host_changed,
    facts.CohostChanged: cohost_changed,
    facts.Paused: paused,
    facts.Resumed: resumed,
    facts.DoorSet: door_set,
    facts.Knocked: knocked,
    facts.KnockAnswered: knock_answered,
    facts.Kicked: kicked,
    facts.Forgiven: forgiven,
    facts.Corrected: corrected,
    facts.CorrectionAsked: correction_asked,
    facts.CorrectionDropped: correction_dropped,
    facts.Voided: voided,
    facts.PaymentMarked: payment_marked,
    facts.EveningClosing: evening_closing,
    facts.EveningClosed: evening_closed,
}
"""How each fact of the host is recorded."""
