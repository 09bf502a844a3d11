"""Plans, the waiting list and the upkeep of a table: what is wished now and happens later (Rulebook I2 to I7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from croupier.room import hosting
from croupier.room import wish as wishes
from croupier.room.desk import Knock
from croupier.room.evening import LONGEST_QUEUE, OFFER, Banked, Intended, Moved, Offered, Queued, Unqueued
from croupier.room.fact import Away, Bought, Leaving, Stood
from croupier.room.ground import Facts, is_held, is_late, put
from croupier.room.refusals import refusal, staying
from croupier.room.seating import next_seating
from croupier.room.stakes import buy_in_range, may_add

if TYPE_CHECKING:
    from croupier.room.table import Table


# What is wished.


def intend(table: Table, player: str, wish: wishes.Intend, facts: Facts) -> None:
    """Have other plans; what they ask of a seat or a stack must be possible at all (C1, I2)."""
    seat = staying(table, player)
    before = table.seats[seat].plan
    if wish.level:
        check_level(table, wish.level)
    if wish.move:
        check_free(table, player, wish.move)
    wanted: dict[str, object] = {"sit_out": wish.sit_out, "leave": wish.leave, "level": wish.level, "move": wish.move}
    if wish.drop_buy:
        wanted["buy"] = 0
    plan = replace(before, **{name: value for name, value in wanted.items() if value is not None})
    if plan.move == seat:
        plan = replace(plan, move=0)
    if plan != before:
        put(table, facts, Intended(seat, plan))


def check_level(table: Table, level: int) -> None:
    """Refuse a level for topping up that is no buy-in (I2)."""
    least, most = buy_in_range(table.next_spec)
    if not least <= level <= most:
        raise refusal("level_out_of_range", amount=level, least=least, most=most)


def check_free(table: Table, player: str, seat: int) -> None:
    """Refuse a seat that the table does not have, that is taken, or that is held for somebody else (C1)."""
    if not 1 <= seat <= table.next_spec.seats:
        raise refusal("no_such_seat", seat=seat, seats=table.next_spec.seats)
    if seat in table.seats and table.seats[seat].player != player:
        raise refusal("seat_taken", seat=seat)
    if any(one.seat == seat and one.player != player for one in table.queue.values()):
        raise refusal("seat_offered", seat=seat)


def buy_later(table: Table, seat: int, amount: int, facts: Facts) -> None:
    """Keep in mind what is asked for in a hand; its end will show how much of it may be added (I2)."""
    _, most = buy_in_range(table.next_spec)
    if amount > most:
        raise refusal("buy_too_much", amount=amount, most=most)
    plan = replace(table.seats[seat].plan, buy=amount)
    if plan != table.seats[seat].plan:
        put(table, facts, Intended(seat, plan))


def queue(table: Table, player: str, wish: wishes.Queue, facts: Facts) -> None:
    """Wait for a seat; one that is free is offered at once, and who waits already keeps the place."""
    if own := table.seat_of(player):
        raise refusal("already_seated", seat=own)
    if player in table.queue:
        return
    if len(table.queue) >= LONGEST_QUEUE:
        raise refusal("queue_full", most=LONGEST_QUEUE)
    hosting.check_door(table, player)
    put(table, facts, Queued(player, wish.name))


def unqueue(table: Table, player: str, wish: wishes.Unqueue, facts: Facts) -> None:
    """Wait no more, or pass on the seat that is held."""
    if player in table.queue:
        put(table, facts, Unqueued(player, "wish"))


# What follows by itself.


def follow_plan(table: Table, seat: int, facts: Facts) -> None:
    """Between two hands: leave, add chips or change the seat as it was planned (I2, I5); what cannot be is dropped."""
    sitting, plan = table.seats[seat], table.seats[seat].plan
    if plan.leave:
        put(table, facts, Stood(seat, sitting.player, sitting.stack, table.now))
        return
    amount = added(table, seat)
    if amount and not hosting.must_ask(table, sitting.player, bot=sitting.bot):
        put(table, facts, Bought(seat, amount))
    elif plan.buy:
        put(table, facts, Intended(seat, replace(plan, buy=0)))
    if amount and hosting.may_knock(table, sitting.player):
        hosting.knock(table, facts, Knock(sitting.player, sitting.name, 0, amount))
    if plan.move:
        move(table, seat, plan.move, facts)


def added(table: Table, seat: int) -> int:
    """How many chips come to a stack by the player's plan; who is broke gets nothing but a whole buy-in (I1, I2)."""
    sitting = table.seats[seat]
    least, most = buy_in_range(table.next_spec)
    room = may_add(sitting.stack, most, in_hand=False)
    wanted = sitting.plan.buy
    if sitting.stack and not sitting.away:
        wanted = max(wanted, sitting.plan.level - sitting.stack)
    amount = min(wanted, room)
    return amount if sitting.stack or amount >= least else 0


def move(table: Table, seat: int, to: int, facts: Facts) -> None:
    """Change the seat if it is still free; in a running game one comes in there like somebody new (C13)."""
    if to in table.seats or to in table.held_seats():
        put(table, facts, Intended(seat, replace(table.seats[seat].plan, move=0)))
    else:
        put(table, facts, Moved(seat, to, new=is_late(table)))


def offer_seats(table: Table, facts: Facts) -> None:
    """Hold each seat that can be taken for the first who waits without one."""
    free = list(free_seats(table)) if table.queue else []
    waiting = [one.player for one in table.queue.values() if not one.seat]
    for player, seat in zip(waiting, free, strict=False):
        put(table, facts, Offered(player, seat))


def free_seats(table: Table, player: str = "") -> Iterator[int]:
    """The seats that this player may take now: empty, out of the running hand (I5), and held for nobody else.

    While a tournament runs nobody takes a seat (J7).
    """
    if table.tournament.runs:
        return iter(())
    in_hand = table.hand.opened.seats if table.hand is not None and table.running else ()
    held = {one.seat for one in table.queue.values() if one.player != player}
    taken = {*table.seats, *in_hand, *held}
    return (seat for seat in range(1, table.next_spec.seats + 1) if seat not in taken)


# What time asks for.


def bank_of_turn(table: Table) -> int:
    """The ms of time bank of whoever owes a decision (I7)."""
    hand = table.hand
    if hand is None or not table.running or hand.to_act < 0:
        return 0
    sitting = table.seats.get(hand.opened.seats[hand.to_act])
    return sitting.bank if sitting else 0


def spend_bank(table: Table, player: str, before: int, left: int, facts: Facts) -> None:
    """Tell what a decision has left of the bank that its player had before (I7)."""
    seat = table.seat_of(player)
    if seat and left < before:
        put(table, facts, Banked(seat, left))


def out_at_big_blind(table: Table) -> int:
    """The seat that would have the next big blind and planned to sit out on it, 0 for none (I6)."""
    ready = [] if table.open_face else table.ready()
    if not table.button or len(ready) < 2 or not any(table.seats[seat].plan.sit_out for seat in ready):
        return 0
    big = next_seating(table.next_deal(), [table.seats[seat] for seat in ready], table.placed).placed.big
    return big if big in ready and table.seats[big].plan.sit_out else 0


def note_waits(table: Table, now: int) -> None:
    """Note since when each player is away and each offer stands; a restart or a pause gives back all of it."""
    limit = table.spec.cash.sit_out_limit * 60_000
    gone = [one for one in table.seats.values() if one.away and limit and not one.leaving]
    away = {one.player: limit for one in gone if not table.tournament.holds(one.player)}  # whom it needs it keeps (J4)
    offered = {one.player: OFFER for one in table.queue.values() if one.seat}
    ends = {} if table.desk.paused else table.waits
    noted = {} if table.desk.paused else away | offered
    table.waits = {player: ends.get(player, now + ms) for player, ms in noted.items()}


def lapse(table: Table, now: int, facts: Facts) -> bool:
    """Send away who has sat out for too long (I6), and pass on the seats that were held long enough."""
    late = [player for player, end in table.waits.items() if now >= end]
    for player in late:
        seat = table.seat_of(player)
        if player in table.queue:
            put(table, facts, Unqueued(player, "late"))
        elif is_held(table, seat):
            put(table, facts, Leaving(seat))
        else:
            put(table, facts, Stood(seat, player, table.chips(seat), now))
    return bool(late)


def sit_out_politely(table: Table, facts: Facts) -> bool:
    """Let who would have the next big blind sit out, if that was the plan (I6)."""
    seat = out_at_big_blind(table)
    if seat:
        put(table, facts, Away(seat, "wish"))
    return bool(seat)
