"""The door that decides: wishes, the clock and the next deck become facts, with all that follows from them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from croupier.room import by_deals, coming, hosting, open_face, plans
from croupier.room import wish as wishes
from croupier.room.clock import pause_after, watching
from croupier.room.desk import Knock
from croupier.room.evening import Intended
from croupier.room.fact import Away, Back, Bought, Chosen, Cut, Leaving, Sat, Stood, TimedOut
from croupier.room.game import Deal, rotation_of
from croupier.room.ground import Facts, asked, is_held, is_in_hand, is_late, note_all, put
from croupier.room.played import Played, Waiting
from croupier.room.refusals import refusal, seated, staying
from croupier.room.seating import draw_seating, missed_blinds, next_seating, open_seating
from croupier.room.stakes import buy_in_range, may_add
from croupier.rules.action import CHECK, FOLD, MUCK, SHOW, Action
from croupier.rules.event import Ended, Rabbited, Shown
from croupier.rules.hand import Hand
from croupier.rules.legal import Illegal, Legal
from croupier.rules.rotation import Place

if TYPE_CHECKING:
    from croupier.room.table import Table


def act(table: Table, player: str, wish: wishes.TableWish, now: int) -> Facts:
    """Carry out a wish, or raise `Illegal` with nothing changed."""
    facts: Facts = []
    table.now = now
    DECIDE[type(wish)](table, player, wish, facts)
    return followed(table, now, facts)


def play(table: Table, facts: Facts, player: int, action: Action) -> None:
    """Let a player of the hand act, and record what came of it."""
    assert table.hand is not None
    note_all(table, facts, table.hand.act(player, action))


# What each wish comes to.


def sit(table: Table, player: str, wish: wishes.Sit, facts: Facts) -> None:
    """Take a free seat with a buy-in of the player's range; who comes after the first hand is new (C1, C13, I1)."""
    hand = table.hand
    hosting.check_door(table, player)
    by_deals.check_between(table)
    if 1 <= wish.seat <= table.next_spec.seats and (own := table.seat_of(player)):
        raise refusal("already_seated", seat=own)
    plans.check_free(table, player, wish.seat)
    if hand is not None and table.running and wish.seat in hand.opened.seats:
        raise refusal("seat_in_hand", seat=wish.seat)
    check_buy_in(table, player, wish.buy_in)
    who = Knock(player, wish.name, wish.seat, wish.buy_in, wish.post)
    if hosting.must_ask(table, player, bot=wish.bot):
        hosting.knock(table, facts, who)
    else:
        take_seat(table, facts, who, bot=wish.bot)


def take_seat(table: Table, facts: Facts, who: Knock, *, bot: bool = False) -> None:
    """Sit down; after the first hand one is new there and pays or waits, where there are blinds at all (C13)."""
    new = is_late(table)
    put(table, facts, Sat(who.seat, who.player, who.name, who.amount, bot, new=new, waits=new and not who.post))


def check_buy_in(table: Table, player: str, amount: int) -> None:
    """Refuse less or more than the player may sit down with; who left with more brings it back (I1, I4)."""
    usual, (least, most) = buy_in_range(table.next_spec), table.range_of(player, table.now)
    if amount < least:
        code = "buy_in_too_small" if least == usual[0] else "buy_in_as_left"
        raise refusal(code, amount=amount, least=least, most=most)
    if amount > most:
        raise refusal("buy_in_too_big", amount=amount, least=least, most=most)


def stand(table: Table, player: str, wish: wishes.Stand, facts: Facts) -> None:
    """Leave with everything, at once when no hand holds the player (I3, I5, I10)."""
    seat = seated(table, player)
    if not table.seats[seat].leaving:
        put(table, facts, Leaving(seat) if is_held(table, seat) else Stood(seat, player, table.chips(seat), table.now))


def sit_out(table: Table, player: str, wish: wishes.SitOut, facts: Facts) -> None:
    """Be left out from the next hand on (I6)."""
    seat = staying(table, player)
    if table.match.goes_on and is_held(table, seat):
        plan_sit_out(table, seat, facts, on=True)
    elif not table.seats[seat].away:
        put(table, facts, Away(seat, "wish"))


def plan_sit_out(table: Table, seat: int, facts: Facts, *, on: bool) -> None:
    """A match is played to its end; only then does one sit out (K27)."""
    plan = table.seats[seat].plan
    if plan.sit_out != on:
        put(table, facts, Intended(seat, replace(plan, sit_out=on)))


def sit_in(table: Table, player: str, wish: wishes.SitIn, facts: Facts) -> None:
    """Be dealt in again, or think otherwise of posting while one waits for it; it takes chips (C12, C14, I6)."""
    seat = staying(table, player)
    sitting = table.seats[seat]
    if table.open_face:
        plan_sit_out(table, seat, facts, on=False)
    if not sitting.away and (not sitting.marks or sitting.waits != wish.post):
        return
    if not table.chips(seat) and not is_held(table, seat):
        raise refusal("no_chips")
    put(table, facts, Back(seat, not wish.post and bool(sitting.marks)))


def buy(table: Table, player: str, wish: wishes.Buy, facts: Facts) -> None:
    """Add chips up to the maximum, in a hand at its end; who has none left buys in anew and is back (I1, I2)."""
    seat = staying(table, player)
    by_deals.check_between(table)
    least, most = buy_in_range(table.spec)
    sitting = table.seats[seat]
    room = may_add(sitting.stack, most, in_hand=False)
    if wish.amount < 1:
        raise refusal("buy_nothing", amount=wish.amount)
    if is_in_hand(table, seat):
        plans.buy_later(table, seat, wish.amount, facts)
        return
    if wish.amount > room:
        raise refusal("buy_too_much", amount=wish.amount, most=room)
    if not sitting.stack and wish.amount < least:
        raise refusal("buy_in_too_small", amount=wish.amount, least=least, most=most)
    if hosting.must_ask(table, player):
        hosting.knock(table, facts, Knock(player, sitting.name, 0, wish.amount, wish.post))
    else:
        give_chips(table, facts, seat, wish.amount, post=wish.post)


def give_chips(table: Table, facts: Facts, seat: int, amount: int, *, post: bool) -> None:
    """Add chips from the bank; who had none left is back (I2)."""
    sitting = table.seats[seat]
    put(table, facts, Bought(seat, amount))
    if not sitting.stack and sitting.away:
        put(table, facts, Back(seat, not post and bool(sitting.marks)))


def play_wish(table: Table, player: str, wish: wishes.Play, facts: Facts) -> None:
    """Act in whatever is played."""
    played(table).play(table, player, wish, facts)


def play_hand(table: Table, player: str, wish: wishes.Play, facts: Facts) -> None:
    """Act in the hand; the Hand itself says what is legal (E19)."""
    seated(table, player)
    index = table.player_index(player)
    if index is None:
        raise refusal("not_in_hand")
    if table.hand is None:  # what was played last was open-face Chinese
        raise Illegal("hand_over")
    owes = table.hand.to_act == index
    before, left = plans.bank_of_turn(table), table.bank_left(table.now)
    play(table, facts, index, wish.action)  # type: ignore[arg-type]
    if owes:
        plans.spend_bank(table, player, before, left, facts)


def plan(table: Table, player: str, wish: coming.Plan, facts: Facts) -> None:
    """Settle something about the hands to come (C10, I10, L16, L17)."""
    fact = coming.DECIDE[type(wish)](table, player, wish)
    if fact is not None:
        put(table, facts, fact)


DECIDE: dict[type[Any], Callable[[Table, str, Any, Facts], None]] = {
    wishes.Sit: sit,
    wishes.Stand: stand,
    wishes.SitOut: sit_out,
    wishes.SitIn: sit_in,
    wishes.Buy: buy,
    wishes.Intend: plans.intend,
    wishes.Queue: plans.queue,
    wishes.Unqueue: plans.unqueue,
    wishes.Play: play_wish,
    wishes.Confirm: open_face.confirm,
    **dict.fromkeys(coming.DECIDE, plan),
    wishes.Host: hosting.host,
    wishes.Claim: hosting.claim,
    wishes.Withdraw: hosting.withdraw,
    wishes.Mark: hosting.mark,
}
"""How each kind of wish is carried out."""


# What follows by itself.


def settle(table: Table, facts: Facts) -> None:
    """Let everything happen that waits for nobody: showdowns, the turns of absent players, leaving, going broke."""
    go_on = played(table).go_on
    while go_on(table, facts):
        pass
    hosting.carry_out_corrections(table, facts)
    resting = not table.in_play
    due = [one.seat for one in table.seats.values() if resting or one.leaving or one.removed]
    for seat in sorted(due):
        sitting = table.seats[seat]
        if (sitting.leaving or sitting.removed) and not is_held(table, seat):
            put(table, facts, Stood(seat, sitting.player, table.chips(seat), table.now))
        elif resting:
            settle_seat(table, seat, facts)
    for knock in table.desk.knocks:
        if knock.granted:
            carry_out(table, facts, knock)
    plans.offer_seats(table, facts)
    hosting.end_evening(table, facts)


def settle_seat(table: Table, seat: int, facts: Facts) -> None:
    """Between two hands: carry out what was planned, and sit out who has no chips left (C14, I2)."""
    player = table.seats[seat].player
    plans.follow_plan(table, seat, facts)
    seat = table.seat_of(player)
    if seat and table.open_face and table.seats[seat].plan.sit_out:
        put(table, facts, Away(seat, "wish"))
    if seat and not table.seats[seat].stack and not table.seats[seat].away:
        put(table, facts, Away(seat, "broke"))


def carry_out(table: Table, facts: Facts, knock: Knock) -> None:
    """Give what the host has granted, if it can be had now: the seat that was asked for, or any other one (I1, I2)."""
    if table.tournament.runs:
        return
    if own := table.seat_of(knock.player):
        room = may_add(table.seats[own].stack, buy_in_range(table.spec)[1], is_in_hand(table, own))
        if knock.seat == 0 and room:
            give_chips(table, facts, own, min(knock.amount, room), post=knock.post)
        return
    free = list(plans.free_seats(table, knock.player))
    if knock.seat and free:
        take_seat(table, facts, knock if knock.seat in free else replace(knock, seat=free[0]))


def answer_for_player(table: Table, facts: Facts) -> bool:
    """Act for whoever owes a decision that is not his to wait for; False when a player must be asked, or nobody."""
    hand = table.hand
    if hand is None or hand.to_act < 0:
        return False
    player = hand.to_act
    legal = hand.legal(player)
    sitting = table.seats[hand.opened.seats[player]]
    assert legal is not None
    if legal.show:
        play(table, facts, player, MUCK if legal.muck else SHOW)
    elif sitting.leaving:
        play(table, facts, player, passive(legal))
    elif is_absent(table, sitting.seat):
        time_out(table, facts, player, sitting.seat)
    else:
        return False
    return True


def passive(legal: Legal) -> Action:
    """The action of one who does not act: check when it is free, else fold, and the least of anything else (I5, I8)."""
    return CHECK if legal.check else FOLD


def is_absent(table: Table, seat: int) -> bool:
    """Whether the clock has sat this player out: nobody waits for him again before he is back (I8)."""
    sitting = table.seats[seat]
    return sitting.away and sitting.timeouts >= table.spec.house.timeouts_to_sit_out


# What time asks for.


def tick(table: Table, now: int, lost: Collection[str]) -> Facts:
    """Do what is due at `now`, if anything is; the line of some players may be lost."""
    facts: Facts = []
    table.now = now
    if plans.lapse(table, now, facts):
        return followed(table, now, facts)
    if table.deadline is None or now < table.deadline:
        return facts
    if played(table).time_out(table, facts, lost):
        return followed(table, now, facts)
    if seat := table.chooser:
        put(table, facts, Chosen(seat, table.place.game if table.place else 0))
    elif table.in_play or not plans.sit_out_politely(table, facts):
        table.rung = True
        return facts
    return followed(table, now, facts)


def followed(table: Table, now: int, facts: Facts) -> Facts:
    """The facts, with all that follows from them."""
    settle(table, facts)
    arm(table, now, facts)
    return facts


def end_turn(table: Table, facts: Facts, lost: Collection[str]) -> bool:
    """End the decision that is owed, if one is; a lost line makes no difference here (I9)."""
    hand = table.hand
    if hand is None or hand.to_act < 0:
        return False
    time_out(table, facts, hand.to_act, hand.opened.seats[hand.to_act])
    return True


def time_out(table: Table, facts: Facts, player: int, seat: int) -> None:
    """The clock has run out: check or fold for the player, and sit him out after so many in a row (I8)."""
    assert table.hand is not None
    legal = table.hand.legal(player)
    assert legal is not None
    put(table, facts, TimedOut(seat))
    sitting = table.seats[seat]
    if sitting.timeouts >= table.spec.house.timeouts_to_sit_out and not sitting.away:
        put(table, facts, Away(seat, "timeouts"))
    play(table, facts, player, passive(legal))


def is_stuck(table: Table) -> bool:
    """Whether the hand of a betting game waits for cards and not for a player."""
    hand = table.hand
    return hand is not None and not hand.finished and hand.to_act < 0


def cards_due(table: Table) -> tuple[int, ...]:
    """The next game's pack, or what a running hand can still be given (L6)."""
    hand = table.hand
    if hand is None or hand.finished:
        return table.next_deal().game.pack
    if hand.wants and hand.reshuffle:
        return hand.reshuffle
    return tuple(card for card in hand.variant.pack if card not in hand.stub)


def waiting(table: Table) -> Waiting | None:
    """What the table waits for, told apart from what it waited for before; None when nothing can come of waiting."""
    if is_stuck(table):
        return "cards", table.hands, table.n
    if table.hand is not None and table.running:
        return "turn", table.hands, len(table.hand.events)
    if len(table.ready()) < 2:
        return None
    seat = table.chooser
    return ("choice", table.hands, seat) if seat else ("deal", table.hands, 0)


def arm(table: Table, now: int, facts: Facts) -> None:
    """Set the deadline when the table waits for something new; what others do meanwhile does not move it."""
    plans.note_waits(table, now)
    before, table.waiting = table.waiting, played(table).waiting(table)
    thaw(table, now)
    played(table).rearm(table, before, now, facts)
    if table.desk.paused and table.deadline is not None and not table.is_stuck:
        freeze(table, now)


def rearm(table: Table, before: Waiting | None, now: int, facts: Facts) -> None:
    """Set the deadline of a betting game."""
    now_waiting = table.waiting
    if now_waiting != before:
        table.rung = False
        if before and now_waiting and table.deadline and (before[0], now_waiting[0]) == ("choice", "deal"):
            pause = table.deadline - thinking(table)  # it goes on without the choice, and the game is announced
            table.deadline = max(now + table.pace.start, pause)
        else:
            table.deadline = None if now_waiting is None else now + span(table, now_waiting[0], facts)
    elif table.deadline is not None and not table.running and any(type(fact) in (Shown, Rabbited) for fact in facts):
        table.deadline = max(table.deadline, now + table.pace.shown)


def freeze(table: Table, now: int) -> None:
    """Keep in mind what was left on every clock when the table was paused."""
    assert table.deadline is not None
    table.frozen, table.deadline = max(0, table.deadline - now), None
    table.starts = {player: start - now for player, start in table.starts.items()}


def thaw(table: Table, now: int) -> None:
    """Give back what was left on every clock when the table was paused."""
    if table.frozen is not None:
        table.deadline = now + table.frozen
        table.starts = {player: start + now for player, start in table.starts.items()}
        table.frozen = None


def span(table: Table, kind: str, facts: Facts) -> int:
    """How many ms to wait: a decision's clock starts when its cards can have been seen (I7)."""
    pace = table.pace
    if kind == "turn":
        return watching(pace, facts) + thinking(table) + plans.bank_of_turn(table)
    if kind == "cards":
        return 0
    if kind == "choice":
        return span(table, "deal", facts) + thinking(table)
    if table.hand is not None and any(type(fact) is Ended for fact in facts):
        return pause_after(pace, table.hand, facts)
    return pace.start


def thinking(table: Table) -> int:
    """The ms that the clock of a decision gives (I7)."""
    return table.spec.house.action_seconds * 1000


def resume(table: Table, now: int) -> None:
    """Arm the deadline as if the table had only now begun to wait, and give people time to come back (I9)."""
    table.now, table.waiting, table.waits, table.starts = now, None, {}, {}
    arm(table, now, [])
    if table.deadline is not None and not table.is_stuck:
        table.deadline += table.pace.resume
        table.starts = {player: start + table.pace.resume for player, start in table.starts.items()}


# The next hand.


def begin(table: Table, deck: Sequence[int], now: int, draw: Sequence[int], cut: Cut | None) -> Facts:
    """Deal the next hand, or give cards to one that waits for them (C3 to C8, D1)."""
    facts: Facts = []
    table.now = now
    if table.is_stuck:
        give_cards(table, deck, facts)
    elif table.running:
        raise refusal("hand_running", hand=table.hands)
    else:
        played(table).open_next(table, deck, draw, cut, facts)
    return followed(table, now, facts)


def give_cards(table: Table, deck: Sequence[int], facts: Facts) -> None:
    """Go on with a hand that was cut off before its cards came, or before their consequences were stored."""
    hand = table.dealt
    assert hand is not None
    note_all(table, facts, hand.deal(deck if hand.wants else ()))


def open_next(table: Table, deck: Sequence[int], draw: Sequence[int], cut: Cut | None, facts: Facts) -> None:
    """The roll, the opening and the cards of a new hand; a faulty deck is refused before anything is recorded."""
    seats, last, deal = table.ready(), table.placed, table.next_deal()
    if len(seats) < 2:
        raise refusal("too_few_players", players=len(seats))
    ready = [table.seats[seat] for seat in seats]
    if table.button:
        seating = next_seating(deal, ready, last)
    else:
        seating = draw_seating(deal, seats, draw or deck[::-1])
    opened = open_seating(deal, table.seats, seating, table.hands + 1, table.carry)
    hand = Hand.open(opened)
    dealt = hand.deal(deck)
    place = place_for(table, deal, len(seating.order))
    hosting.roll(table, facts, cut, place=place, bomb_called=table.bomb_called and not deal.bomb)
    for fact in missed_blinds(deal, table.seats.values(), seating, last):
        put(table, facts, fact)
    table.hand = hand
    note_all(table, facts, (opened, *dealt))


def place_for(table: Table, deal: Deal, players: int) -> Place | None:
    """Where the rotation stands in a hand among so many; an orbit lasts as many hands (L16)."""
    place, rotation = deal.place, rotation_of(table.spec)
    if place is not None and rotation is not None and rotation.lasts == "orbit" and place.hand == 1:
        return replace(place, hands=players)
    return place


BETTING = Played(play_hand, answer_for_player, end_turn, asked, is_stuck, cards_due, waiting, rearm, open_next)
"""The betting games as this door asks for them."""


def played(table: Table) -> Played:
    """What is played at the table."""
    return open_face.OPEN_FACE if table.open_face else BETTING
