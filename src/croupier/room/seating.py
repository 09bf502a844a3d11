"""Seating a hand: who is dealt in, where button and blinds are, who pays to come in, whom they pass (C3 to C13)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from croupier.room.button import Placed, clockwise, draw_button, draw_rounds, first_button, move_button, steps
from croupier.room.fact import Missed, Sitting
from croupier.room.game import Deal, fitting_boards
from croupier.room.missed import FREE, NO_ENTRY, Blind, Place, Price, price_of_entry
from croupier.rules.event import Opened, Post
from croupier.rules.forced import open_hand, straddlers


class Seating(Struct, frozen=True):
    """A hand before it begins: the seats in the order of dealing, the places, and what those who come in have to pay.

    When one of them buys the button, he has both blinds, and those of the others wait for a hand (C12).
    """

    order: tuple[int, ...]
    placed: Placed
    prices: Mapping[int, Price] = {}


def draw_seating(deal: Deal, seats: Sequence[int], pack: Sequence[int]) -> Seating:
    """The first hand of a new table: the button is drawn, and everybody is in free (Rulebook C3, C13)."""
    tie_rule = deal.house.button_draw_tie
    placed = first_button(seats, draw_button(draw_rounds(pack, seats, tie_rule), tie_rule))
    return Seating(clockwise(seats, placed.button), placed)


def next_seating(deal: Deal, ready: Sequence[Sitting], last: Placed) -> Seating:
    """The next hand among two or more who are ready; `last` is where button and blinds were (Rulebook C6 to C13).

    With fewer than two who owe nothing the game has come to an end; a new one begins, and everybody is in free (C13).
    Where the cards say who opens, the button and the blinds stand still (L16).
    """
    if not deal.moves_button:
        return Seating(clockwise([one.seat for one in ready], last.button), last)
    comers = [one for one in ready if owes(deal, one)]
    if len(ready) - len(comers) < 2:
        comers = []
    seats = [one.seat for one in ready if one not in comers]
    if not deal.house.no_entry_between_blinds_and_button:
        seats += [one.seat for one in comers if may_pay(deal, one)]
    placed = move_button(deal.house.button_rule, seats, last, [one.seat for one in comers])
    places = {one.seat: place_of(one.seat, placed) for one in comers}
    if buyer := who_buys(deal, comers, places, placed):
        places |= {placed.big: "between", buyer.seat: "small_blind"}  # the big blind's turn comes in the next hand
        placed = Placed(placed.button, buyer.seat, buyer.seat, small_is_dead=True)
    prices = {one.seat: entry(deal, one, places[one.seat]) for one in comers}
    let_in = {seat: price for seat, price in prices.items() if price.may_enter}
    return Seating(clockwise({*seats, *let_in}, placed.button), placed, let_in)


def owes(deal: Deal, sitting: Sitting) -> bool:
    """Whether something stands between the player and his cards (C11, C13)."""
    return bool(sitting.marks) and deal.has_blinds


def may_pay(deal: Deal, comer: Sitting) -> bool:
    """Whether a player may and wants to pay instead of waiting for the big blind (C11 to C13)."""
    return not comer.waits and price_of_entry(deal.house, deal.betting, comer.marks, "other").may_enter


def who_buys(deal: Deal, comers: Iterable[Sitting], places: Mapping[int, Place], placed: Placed) -> Sitting | None:
    """The returning player who takes the place of the small blind and buys the button, if one does (C12).

    With a dead button that place belongs to whoever had the big blind, so nobody ever returns there.
    """
    house = deal.house
    if house.missed_blind_policy != "buy_button" or house.button_rule == "dead" or placed.button == placed.small:
        return None
    place = "between" if house.no_entry_between_blinds_and_button else "small_blind"
    buyers = [one for one in comers if not one.waits and "new" not in one.marks and places[one.seat] == place]
    return min(buyers, key=lambda one: steps(placed.button, one.seat), default=None)


def entry(deal: Deal, comer: Sitting, place: Place) -> Price:
    """What one who is new or has missed blinds pays to be dealt in there, if he may and wants to be (C11 to C13)."""
    if comer.waits and place != "big_blind":
        return NO_ENTRY
    return price_of_entry(deal.house, deal.betting, comer.marks, place)


def place_of(seat: int, placed: Placed) -> Place:
    """Where a seat comes in: two alone are both blinds, so there everybody else would be in between (C13)."""
    if seat == placed.big:
        return "big_blind"
    if seat == placed.small:
        return "small_blind"
    behind = placed.small != placed.button and steps(placed.big, seat) < steps(placed.big, placed.button)
    return "other" if behind else "between"


def open_seating(deal: Deal, sittings: Mapping[int, Sitting], seating: Seating, hand: int, carry: int) -> Opened:
    """The opening of the hand that is seated so."""
    order, placed = [sittings[seat] for seat in seating.order], seating.placed
    index = {seat: player for player, seat in enumerate(seating.order)}
    price = seating.prices.get(placed.small, FREE)
    covered = placed.small_is_dead or price.live > deal.betting.small_blind  # his live post is his small blind too
    blinds = deal.has_blinds
    return open_hand(
        variant=deal.variant,
        betting=deal.betting,
        house=deal.house,
        seats=seating.order,
        names=[one.name for one in order],
        stacks=[one.stack for one in order],
        button=placed.button,
        hand=hand,
        small=0 if not blinds else None if covered else index[placed.small],
        big=index[placed.big] if blinds else 1,
        straddles=straddles(deal, order, seating) if blinds else 0,
        extra=extra_posts(deal, seating, index),
        carry=carry,
        boards=fitting_boards(deal, len(order)),
        bomb=deal.bomb,
        absent=absent(deal, order),
    )


def straddles(deal: Deal, order: Sequence[Sitting], seating: Seating) -> int:
    """How many straddle: who wants to and can, one after the other from the left of the big blind (C10).

    Who pays to come in has posted already, and nobody straddles for less than the whole.
    """
    if deal.house.straddle == "off":
        return 0
    big, betting = seating.order.index(seating.placed.big), deal.betting
    may = straddlers(len(order), big)[: 1 if deal.house.straddle == "utg" else None]
    for count, player in enumerate(may):
        one, amount = order[player], betting.big_blind << (count + 1)
        if not one.straddles or one.seat in seating.prices or one.stack < amount + betting.ante:
            return count
    return len(may)


def absent(deal: Deal, order: Sequence[Sitting]) -> list[int]:
    """The players whose clock ran out at their last decision, for a house that folds their all-in blinds (I9)."""
    if not deal.house.fold_absent_allin:
        return []
    return [player for player, one in enumerate(order) if one.timeouts]


def extra_posts(deal: Deal, seating: Seating, index: Mapping[int, int]) -> list[Post]:
    """What is posted besides the blinds, in the order of dealing, the live part of each first (C11)."""
    placed, posts = seating.placed, []
    for seat in seating.order:
        price = seating.prices.get(seat, FREE)
        is_blind = seat == placed.big or (seat == placed.small and price.live <= deal.betting.small_blind)
        if price.live and not is_blind:
            posts.append(Post(index[seat], "post", price.live))
        if price.dead:
            posts.append(Post(index[seat], "dead", price.dead))
    return posts


def missed_blinds(deal: Deal, sittings: Iterable[Sitting], seating: Seating, last: Placed) -> list[Missed]:
    """Marks for all whom the blinds pass on their way to this hand, but for who is dealt in or new (C11)."""
    if not deal.has_blinds:
        return []
    placed = seating.placed
    if not last.big:  # the first blinds come from the button and from the small blind
        last = Placed(placed.button, placed.button, placed.small)
    passed = [one for one in sittings if one.seat not in seating.order and "new" not in one.marks]
    return [
        Missed(one.seat, blind)
        for one in passed
        for blind in blinds_past(one.seat, placed, last)
        if blind not in one.marks
    ]


def blinds_past(seat: int, placed: Placed, last: Placed) -> Iterator[Blind]:
    """The blinds that pass a seat between two hands.

    The small blind is the next duty of who had the big one, even if two alone keep it from going his way (J14).
    """
    if 0 < steps(last.small, seat) <= travel(last, placed, last.small, placed.small) or seat == last.big != last.small:
        yield "small_blind"
    if 0 < steps(last.big, seat) <= travel(last, placed, last.big, placed.big):
        yield "big_blind"


def travel(last: Placed, placed: Placed, start: int, end: int) -> int:
    """How far a blind has gone, counted with the button; not forward when others came in before it (below 1)."""
    return steps(last.button, placed.button) + steps(placed.button, end) - steps(last.button, start)


def price_for(deal: Deal, ready: Sequence[Sitting], last: Placed, comer: Sitting) -> Price:
    """What it costs this player to be dealt in next, as things stand, whether he is among the ready or not."""
    comer = replace(comer, away=False, leaving=False, waits=False)
    others = [one for one in ready if one.seat != comer.seat]
    if not last.button or not owes(deal, comer) or not others:
        return FREE
    seating = next_seating(deal, sorted([*others, comer], key=lambda one: one.seat), last)
    if comer.seat not in seating.order:
        return NO_ENTRY
    return seating.prices.get(comer.seat, FREE)
