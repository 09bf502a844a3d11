"""What the host of a table decides: the pause, the door, who goes, what is put right; each deed becomes facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from croupier.room import coming
from croupier.room import deed as deeds
from croupier.room import fact as facts
from croupier.room import wish as wishes
from croupier.room.desk import EVENING_PAUSE, HOUSE, Correction, Knock, said_otherwise
from croupier.room.fact import Sitting
from croupier.room.ground import Facts, is_in_hand, put
from croupier.room.refusals import refusal
from croupier.room.tournament import TournamentEnded

if TYPE_CHECKING:
    from croupier.room.table import Table

MOST = 10**12
"""The greatest stack that a correction may make: far within what a browser's numbers hold exactly."""

MOST_PAYMENTS = 200
"""Debts that a table keeps in mind: more than any evening has."""

MOST_KNOCKS = 30
"""Requests that may wait at the same time."""


# What is asked of the host.


def check_door(table: Table, player: str) -> None:
    """Refuse a seat to who was sent away, and to everybody at a locked table but its hosts."""
    desk = table.desk
    if any(guest.player == player for guest in desk.barred):
        raise refusal("barred")
    if desk.locked and not desk.hosts(player):
        raise refusal("table_locked")


def must_ask(table: Table, player: str, *, bot: bool = False) -> bool:
    """Whether seats and chips of this player wait for a word of the host."""
    return table.desk.approval and not bot and not table.desk.hosts(player)


def knock(table: Table, found: Facts, asked: Knock) -> None:
    """Ask the host; the same request is made once."""
    if table.desk.knock_of(asked.player) == asked:
        return
    waiting = len(table.desk.knocks)
    if waiting >= MOST_KNOCKS and table.desk.knock_of(asked.player) is None:
        raise refusal("too_many_knocks", most=MOST_KNOCKS)
    put(table, found, facts.Knocked(asked))


def may_knock(table: Table, player: str) -> bool:
    """Whether chips that a plan asks for may be asked of the host: he is needed, and not too many wait for him."""
    waits = table.desk.knock_of(player)
    full = len(table.desk.knocks) >= MOST_KNOCKS and waits is None
    return must_ask(table, player) and not full and not (waits and (waits.granted or waits.seat))


def withdraw(table: Table, player: str, wish: wishes.Withdraw, found: Facts) -> None:
    """Take back what one has asked for, also when it is granted but not yet carried out."""
    asked = table.desk.knock_of(player)
    if asked is None:
        raise refusal("nothing_asked")
    put(table, found, facts.KnockAnswered(player, asked.name, False, player, asked.name))


# Who the host is.


def claim(table: Table, player: str, wish: wishes.Claim, found: Facts) -> None:
    """Host a table that has no host, else help its host; the room has looked who may."""
    if table.desk.hosts(player):
        return
    if not table.desk.host.player:
        put(table, found, facts.HostChanged(player, wish.name, player, wish.name))
    else:
        put(table, found, facts.CohostChanged(player, wish.name, True, player, wish.name))


def host(table: Table, player: str, wish: wishes.Host, found: Facts) -> None:
    """Do a deed, if this player may: the host all of them, a co-host all but naming hosts."""
    if not table.desk.hosts(player):
        raise refusal("not_host")
    if type(wish.deed) in HOST_ALONE and player != table.desk.host.player:
        raise refusal("host_only")
    DEEDS[type(wish.deed)](table, By(player, wish.name), wish.deed, found)


class By:
    """Who does a deed: the last two fields of its fact."""

    __slots__ = ("name", "player")

    def __init__(self, player: str, name: str) -> None:
        self.player, self.name = player, name

    def __iter__(self) -> Any:
        yield self.player
        yield self.name


def hand_over(table: Table, by: By, deed: deeds.HandOver, found: Facts) -> None:
    """Make somebody else the host."""
    if deed.player != by.player:
        put(table, found, facts.HostChanged(deed.player, name_here(table, deed.player), *by))


def appoint(table: Table, by: By, deed: deeds.Appoint, found: Facts) -> None:
    """Make somebody a co-host, or no co-host any more."""
    if deed.player == by.player:
        raise refusal("host_stays")
    if table.desk.hosts(deed.player) != deed.yes:
        put(table, found, facts.CohostChanged(deed.player, name_here(table, deed.player), deed.yes, *by))


def name_here(table: Table, player: str) -> str:
    """The name of a person who sits here or is a co-host; bots do not host."""
    for guest in table.desk.cohosts:
        if guest.player == player:
            return guest.name
    seat = table.seat_of(player)
    if not seat:
        raise refusal("not_a_guest")
    if table.seats[seat].bot:
        raise refusal("bot_cannot_host")
    return table.seats[seat].name


# The game and the door.


def pause(table: Table, by: By, deed: deeds.Pause, found: Facts) -> None:
    """Let no hand begin and no clock run."""
    if not table.desk.paused:
        put(table, found, facts.Paused(*by))


def resume(table: Table, by: By, deed: deeds.Resume, found: Facts) -> None:
    """Let the game go on, and the evening too if it was to end."""
    if table.desk.paused or table.desk.closing:
        put(table, found, facts.Resumed(*by))


def set_door(table: Table, by: By, deed: deeds.SetDoor, found: Facts) -> None:
    """Open the door, guard it, or lock it."""
    if (table.desk.approval, table.desk.locked) != (deed.approval, deed.locked):
        put(table, found, facts.DoorSet(deed.approval, deed.locked, *by))


def answer(table: Table, by: By, deed: deeds.Answer, found: Facts) -> None:
    """Grant what was asked for, or do not."""
    asked = table.desk.knock_of(deed.player)
    if asked is None or (asked.granted and deed.yes):
        raise refusal("nothing_asked")
    put(table, found, facts.KnockAnswered(asked.player, asked.name, deed.yes, *by))


def kick(table: Table, by: By, deed: deeds.Kick, found: Facts) -> None:
    """Send somebody away, but never the host."""
    sitting = sitting_at(table, deed.seat)
    if sitting.player == table.desk.host.player:
        raise refusal("host_stays")
    if not sitting.removed:
        put(table, found, facts.Kicked(sitting.seat, sitting.player, sitting.name, *by))


def forgive(table: Table, by: By, deed: deeds.Forgive, found: Facts) -> None:
    """Let somebody sit down again."""
    for guest in table.desk.barred:
        if guest.player == deed.player:
            put(table, found, facts.Forgiven(guest.player, guest.name, *by))


def sitting_at(table: Table, seat: int) -> Sitting:
    """Who sits there; refuses an empty seat."""
    if seat not in table.seats:
        raise refusal("nobody_there", seat=seat)
    return table.seats[seat]


# What is put right.


def correct(table: Table, by: By, deed: deeds.Correct, found: Facts) -> None:
    """Put a stack right, from the bank or from another stack; one that a hand holds when it ends (Rulebook I2, I3).

    By 0: what waits for this stack is taken back.
    In a tournament all have entered with the same stack, and nothing is added to it or taken away (J1).
    """
    if table.next_spec.tournament.circles:
        raise refusal("no_correction_here")
    sitting = sitting_at(table, deed.seat)
    waiting = next((one for one in table.desk.corrections if one.player == sitting.player), None)
    if waiting and deed.amount == 0:
        put(table, found, facts.CorrectionDropped(waiting))
        return
    if deed.amount == 0 or (deed.source and deed.amount < 0):
        raise refusal("correct_nothing")
    if deed.source == deed.seat:
        raise refusal("correct_same_seat")
    source = sitting_at(table, deed.source).player if deed.source else ""
    correction = Correction(sitting.player, sitting.name, deed.amount, source, deed.reason, *by)
    if waiting or is_in_a_hand(table, correction):
        put(table, found, facts.CorrectionAsked(correction))
        return
    for seat, amount in changes(table, correction).items():
        check_correction(table, seat, amount)
    put(table, found, facts.Corrected(sitting.seat, deed.amount, deed.source, deed.reason, *by))


def changes(table: Table, correction: Correction) -> dict[int, int]:
    """By how many chips the stack in each seat changes; seat 0 is that of a player who has gone."""
    found = {table.seat_of(correction.player): correction.amount}
    return found | ({table.seat_of(correction.source): -correction.amount} if correction.source else {})


def is_in_a_hand(table: Table, correction: Correction) -> bool:
    """Whether a hand holds one of its stacks."""
    return any(seat and is_in_hand(table, seat) for seat in changes(table, correction))


def check_correction(table: Table, seat: int, amount: int) -> None:
    """Refuse what would leave a stack below zero or beyond all measure."""
    stack = table.seats[seat].stack
    if stack + amount < 0:
        raise refusal("correct_below_zero", seat=seat, stack=stack)
    if stack + amount > MOST:
        raise refusal("correct_too_much", most=MOST)


def carry_out_corrections(table: Table, found: Facts) -> None:
    """Make the corrections that have waited for the end of a hand, but none for who goes or has too few chips."""
    for one in table.desk.corrections:
        seats = changes(table, one)
        if 0 in seats or any(table.seats[seat].leaving or table.seats[seat].removed for seat in seats):
            put(table, found, facts.CorrectionDropped(one))
        elif not is_in_a_hand(table, one):
            fits = all(0 <= table.seats[seat].stack + amount <= MOST for seat, amount in seats.items())
            seat, source = table.seat_of(one.player), table.seat_of(one.source) if one.source else 0
            done = facts.Corrected(seat, one.amount, source, one.reason, one.by, one.by_name)
            put(table, found, done if fits else facts.CorrectionDropped(one))


def void(table: Table, by: By, deed: deeds.Void, found: Facts) -> None:
    """Let a hand not count: the one that is played, or the last one while all of its chips are still where it put them.

    Who has left in a running hand gets back what he had bet; from a hand that is over nobody may have gone away.
    """
    hand = table.dealt
    if hand is None:
        raise refusal("no_hand_to_void")
    if hand.finished:
        if table.hands == table.desk.since:
            raise refusal("evening_over", hand=table.hands)
        if any(type(fact) is TournamentEnded for _, fact in table.log):
            raise refusal("tournament_over", hand=table.hands)
        for player, payoff in zip(table.players, hand.payoffs(), strict=True):
            seat = table.seat_of(player) if player else 0
            if not seat or table.seats[seat].stack < payoff:
                raise refusal("hand_gone", hand=table.hands)
    put(table, found, facts.Voided(table.hands, deed.reason, *by))


def close_evening(table: Table, by: By, deed: deeds.CloseEvening, found: Facts) -> None:
    """Let the evening end with the hand or the match that is played; an evening has at least one hand (Rulebook A5)."""
    if table.hands == table.desk.since:
        raise refusal("nothing_to_close")
    if not table.desk.closing:
        put(table, found, facts.EveningClosing(*by))


def end_evening(table: Table, found: Facts) -> None:
    """Between two hands, end the evening that the host has closed, but not in a match or tournament (J1, K4)."""
    if table.desk.closing and not table.in_play:
        put(table, found, facts.EveningClosed(table.desk.evening, table.hands))


def end_old_evening(table: Table, found: Facts) -> None:
    """Before a hand, end an evening that nobody closed: the table stood still for too long, not in a match (J1, K4)."""
    desk = table.desk
    stood = table.hands > desk.since and desk.last and table.now - desk.last >= EVENING_PAUSE
    if stood and not table.in_play:
        put(table, found, facts.EveningClosed(desk.evening, table.hands))


def roll(table: Table, found: Facts, cut: facts.Cut | None, **more: Any) -> None:
    """What comes before a hand: the table as it stands, with `more` that the hand brings, and how its deck came about.

    The pause after which an evening is over begins anew.
    """
    end_old_evening(table, found)
    put(table, found, replace(table.roll(), desk=replace(table.desk, last=table.now), **more))
    if cut is not None:
        put(table, found, cut)


# The hands to come.


def plan(table: Table, by: By, deed: deeds.CallBomb | deeds.Change, found: Facts) -> None:
    """Call a bomb pot, or let the table be played by another spec."""
    fact = coming.DEEDS[type(deed)](table, by, deed)
    if fact is not None:
        put(table, found, fact)


# Debts.


def mark(table: Table, player: str, wish: wishes.Mark, found: Facts) -> None:
    """One side says that a debt is paid; for the house a host speaks (Rulebook A5).

    The table knows the marks of its running evening; of those before it whoever asks knows whether this one is new.
    """
    party = wish.payer if wish.side == "payer" else wish.payee
    if party != player and not (party == HOUSE and table.desk.hosts(player)):
        raise refusal("not_your_debt")
    if wish.evening == table.desk.evening:
        check_mark(table, wish)
    elif not 1 <= wish.evening < table.desk.evening or wish.amount < 1 or wish.payer == wish.payee:
        raise refusal("no_such_debt")
    put(table, found, facts.PaymentMarked(*debt(wish), wish.side, wish.on, player, wish.name, wish.evening))


def check_mark(table: Table, wish: wishes.Mark) -> None:
    """Refuse to take back what nobody has said, and more marks than a table keeps in mind."""
    now = said_otherwise(table.desk.payments, debt(wish), wish.side, wish.on)
    full = len(table.desk.payments) >= MOST_PAYMENTS
    if wish.amount < 1 or wish.payer == wish.payee or (not now and (not wish.on or full)):
        raise refusal("no_such_debt")


def debt(wish: wishes.Mark | facts.PaymentMarked) -> tuple[str, str, int]:
    """Who owes whom how much."""
    return wish.payer, wish.payee, wish.amount


DEEDS: dict[type[Any], Callable[[Table, By, Any, Facts], None]] = {
    deeds.Pause: pause,
    deeds.Resume: resume,
    deeds.SetDoor: set_door,
    deeds.Answer: answer,
    deeds.Kick: kick,
    deeds.Forgive: forgive,
    deeds.HandOver: hand_over,
    deeds.Appoint: appoint,
    deeds.Correct: correct,
    deeds.Void: void,
    deeds.CloseEvening: close_evening,
    **dict.fromkeys(coming.DEEDS, plan),
}
"""How each deed is done."""

HOST_ALONE = frozenset({deeds.HandOver, deeds.Appoint})
"""What a co-host may not do."""
