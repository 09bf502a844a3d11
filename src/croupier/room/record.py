"""The door that records: what each fact changes at a table, by itself alone and without a decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, get_args

from msgspec.structs import replace

from croupier.chinese.clock import new_clock
from croupier.chinese.event import ChineseEnded
from croupier.room import desk_record, evening
from croupier.room import fact as facts
from croupier.room.button import Placed, read_blinds
from croupier.room.desk_record import RECORD_DESK, heard
from croupier.room.evening import Departed, Waiter
from croupier.room.fact import Sitting
from croupier.room.match import NO_MATCH, MatchStands, is_open_face, rules_of
from croupier.room.match_record import RECORD_MATCH, change
from croupier.room.missed import Mark
from croupier.room.stakes import buy_in_range
from croupier.room.tournament import NO_TOURNAMENT, TournamentEnded
from croupier.room.tournament_record import RECORD_TOURNAMENT
from croupier.rules import event as events
from croupier.rules.mixed import has_button
from croupier.rules.variants import VARIANTS

if TYPE_CHECKING:
    from croupier.room.table import Table

Acted = (
    events.Folded
    | events.Checked
    | events.Called
    | events.Wagered
    | events.Discarded
    | events.BroughtIn
    | events.Agreed
)
"""What a player does when he is asked in the hand."""


def roll(table: Table, fact: facts.Roll) -> None:
    """The table stands as the roll says; whatever hand there was is history."""
    table.spec, table.hands, table.carry = fact.spec, fact.hand, fact.carry
    table.button, table.small, table.big = fact.button, fact.small, fact.big
    table.desk = fact.desk
    table.seats = {sitting.seat: sitting for sitting in fact.sittings}
    table.place, table.bomb_called, table.chosen, table.coming = fact.place, fact.bomb_called, None, fact.coming
    table.hand, table.players, table.left_behind, table.timed_out = None, [], 0, 0
    table.deal, table.mains = None, []
    table.match, table.tournament = fact.match or NO_MATCH, fact.tournament or NO_TOURNAMENT
    table.queue = {waiter.player: waiter for waiter in fact.queue}
    table.departed = {one.player: one for one in fact.departed}
    table.bank = sum(sitting.stack for sitting in fact.sittings) + fact.carry
    table.sealed = None
    del table.log[:-1]


def sat(table: Table, fact: facts.Sat) -> None:
    """The bank has paid out a stack (I1), and the time bank is full (I7)."""
    marks: tuple[Mark, ...] = ("new",) if fact.new else ()
    bank = full_bank(table.spec)
    sitting = Sitting(fact.seat, fact.player, fact.name, fact.stack, fact.bot, marks=marks, waits=fact.waits, bank=bank)
    table.seats[fact.seat] = sitting
    table.queue.pop(fact.player, None)
    table.bank += fact.stack
    heard(table, fact.player)
    check_chips(table)


def full_bank(spec: facts.TableSpec) -> int:
    """The ms of time bank with which one comes to a table (I7, K14)."""
    return new_clock(rules_of(spec)).bank if is_open_face(spec) else 1000 * spec.cash.bank_seconds


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
    remember(table, fact)
    check_chips(table)


def remember(table: Table, fact: facts.Stood) -> None:
    """Who leaves with more than the least buy-in has to bring as much again for a while (I4)."""
    table.departed.pop(fact.player, None)
    if table.spec.cash.rejoin_window_min and fact.stack > buy_in_range(table.spec)[0]:
        table.departed[fact.player] = Departed(fact.player, fact.stack, fact.at)


def leaving(table: Table, fact: facts.Leaving) -> None:
    """The player goes when the hand lets him (I5)."""
    change(table, fact.seat, leaving=True)


def away(table: Table, fact: facts.Away) -> None:
    """The seat is not dealt in any more (I6)."""
    plan = replace(table.seats[fact.seat].plan, sit_out=False)
    change(table, fact.seat, away=True, confirmed=False, plan=plan)


def back(table: Table, fact: facts.Back) -> None:
    """The seat is dealt in again, when its marks let it, and the clock forgives (C12, I6, I8)."""
    change(table, fact.seat, away=False, timeouts=0, waits=fact.waits)


def missed(table: Table, fact: facts.Missed) -> None:
    """One mark a blind, however often it is missed (C11)."""
    marks = table.seats[fact.seat].marks
    if fact.blind not in marks:
        change(table, fact.seat, marks=(*marks, fact.blind))


def timed_out(table: Table, fact: facts.TimedOut) -> None:
    """One more timeout in a row, with an empty bank; the seat's next action is the clock's, not the player's (I8)."""
    change(table, fact.seat, timeouts=table.seats[fact.seat].timeouts + 1, bank=0)
    table.timed_out = fact.seat
    player = table.player_index(table.seats[fact.seat].player)
    if table.deal is not None and player is not None:
        table.mains[player] = 0  # here it is the time of the whole deal (K13)


def bought(table: Table, fact: facts.Bought) -> None:
    """The bank has added to a stack, as it was planned or at once (I2)."""
    sitting = table.seats[fact.seat]
    change(table, fact.seat, stack=sitting.stack + fact.amount, plan=replace(sitting.plan, buy=0))
    table.bank += fact.amount
    heard(table, table.seats[fact.seat].player)
    check_chips(table)


def sealed(table: Table, fact: facts.Sealed) -> None:
    """The next deal's deck lies ready; one that was sealed before it and not dealt is thrown away (D4)."""
    table.sealed = fact


def straddling(table: Table, fact: facts.Straddling) -> None:
    """From the next hand on (C10)."""
    change(table, fact.seat, straddles=fact.on)


def chosen(table: Table, fact: facts.Chosen) -> None:
    """The next game is known (L16)."""
    table.chosen = (fact.seat, fact.game)


def bomb_called(table: Table, fact: facts.BombCalled) -> None:
    """It waits for a hand that can be one (L17)."""
    table.bomb_called = True


def changed(table: Table, fact: facts.Changed) -> None:
    """Another game or other stakes, at once or when the hand is over (I10)."""
    if table.in_play:
        table.coming = fact.spec
    else:
        play_by(table, fact.spec)


def play_by(table: Table, spec: facts.TableSpec) -> None:
    """The table is played by this spec; another rotation begins with its first game (L16).

    A time bank is that of betting games or of open-face Chinese: between the two everybody has a full one (I7, K14).
    """
    if spec.rotation != table.spec.rotation:
        table.place = table.chosen = None
    other_kind = is_open_face(spec) != is_open_face(table.spec)
    table.spec, table.coming = spec, None
    for seat, sitting in table.seats.items():
        if sitting.confirmed:  # it was for another game (K2)
            change(table, seat, confirmed=False)
        if other_kind:
            change(table, seat, bank=full_bank(spec))


def voided(table: Table, fact: facts.Voided) -> None:
    """The hand does not count, and the next one is played by the spec that waited for its end."""
    desk_record.voided(table, fact)
    take_spec(table)


def planned(table: Table, fact: evening.Intended) -> None:
    """The player has these plans now."""
    change(table, fact.seat, plan=fact.plan)


def moved(table: Table, fact: evening.Moved) -> None:
    """The player sits elsewhere; what he has missed stays with him, else he may be new there (C11, C13)."""
    sitting = table.seats.pop(fact.seat)
    marks: tuple[Mark, ...] = sitting.marks or (("new",) if fact.new else ())
    plan = replace(sitting.plan, move=0)
    table.seats[fact.to] = replace(sitting, seat=fact.to, marks=marks, waits=False, plan=plan)


def banked(table: Table, fact: evening.Banked) -> None:
    """A part of the time bank is used up (I7)."""
    change(table, fact.seat, bank=fact.left)


def queued(table: Table, fact: evening.Queued) -> None:
    """One more waits for a seat."""
    table.queue[fact.player] = Waiter(fact.player, fact.name)


def unqueued(table: Table, fact: evening.Unqueued) -> None:
    """One waits no more; the seat that was held for him is free."""
    del table.queue[fact.player]


def offered(table: Table, fact: evening.Offered) -> None:
    """A seat is held for him."""
    table.queue[fact.player] = replace(table.queue[fact.player], seat=fact.seat)


def opened(table: Table, fact: events.Opened) -> None:
    """A hand runs; its players are those who sit in its seats now, and they owe no blinds any more (C11).

    Where nobody posts blinds what is owed stays so, and where the cards say who opens the button stands still (L16).
    """
    last = Placed(table.button, table.small, table.big)
    placed = read_blinds(fact, last)
    if not has_button(VARIANTS[fact.variant]):
        placed = Placed(table.button or placed.button, table.small, table.big)
    table.hands, table.button, table.small, table.big = fact.hand, placed.button, placed.small, placed.big
    table.players = [table.seats[seat].player for seat in fact.seats]
    if not any(post.kind == "big_blind" for post in fact.posts):
        return
    for seat in fact.seats:
        if table.seats[seat].marks or table.seats[seat].waits:
            change(table, seat, marks=(), waits=False)
    if placed.big in fact.seats:
        refill(table, placed.big)


def refill(table: Table, seat: int) -> None:
    """An orbit is over for who has the big blind, or would have it in a game without: his bank gets a little (I7)."""
    cash, bank = table.spec.cash, table.seats[seat].bank
    more = min(cash.bank_seconds * 1000, bank + cash.bank_per_orbit * 1000)
    if more > bank:
        change(table, seat, bank=more)


def acted(table: Table, fact: Acted) -> None:
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
    if table.coming is not None:
        play_by(table, table.coming)
    check_chips(table)


def deal_ended(table: Table, fact: ChineseEnded) -> None:
    """The deal is settled, and no chip is lost on the way (A5)."""
    RECORD_MATCH[ChineseEnded](table, fact)
    check_chips(table)


def match_stands(table: Table, fact: MatchStands) -> None:
    """The match goes on or is over; another game waits for its end (I10, K4)."""
    RECORD_MATCH[MatchStands](table, fact)
    take_spec(table)


def tournament_ended(table: Table, fact: TournamentEnded) -> None:
    """No chips are left on the table; another game has waited for this end (I10, J9)."""
    RECORD_TOURNAMENT[TournamentEnded](table, fact)
    take_spec(table)
    check_chips(table)


def take_spec(table: Table) -> None:
    """Between hands, and not in a match or tournament, the table is played by the spec that waits (I10)."""
    if table.coming is not None and not table.in_play:
        play_by(table, table.coming)


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
    facts.Straddling: straddling,
    facts.Chosen: chosen,
    facts.BombCalled: bomb_called,
    facts.Changed: changed,
    evening.Intended: planned,
    evening.Moved: moved,
    evening.Banked: banked,
    evening.Queued: queued,
    evening.Unqueued: unqueued,
    evening.Offered: offered,
    events.Opened: opened,
    events.Ended: ended,
    **dict.fromkeys(get_args(Acted), acted),
    **RECORD_DESK,
    **RECORD_MATCH,
    ChineseEnded: deal_ended,
    MatchStands: match_stands,
    **RECORD_TOURNAMENT,
    TournamentEnded: tournament_ended,
    facts.Voided: voided,
}
"""How each fact that changes the table is recorded; the other facts of a hand change the hand alone."""

TABLE_FACTS: frozenset[type[Any]] = frozenset(get_args(facts.TableFact))
"""The facts that are the table's own."""
