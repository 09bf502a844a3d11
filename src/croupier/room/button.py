"""The button: where it starts, how it moves, and which seats have which part in a hand (Rulebook C3 to C7, J14).

Seats are numbers, clockwise; "next" is always the next one to the left.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from msgspec import Struct

from croupier.cards import Card, rank_of
from croupier.rules.event import Opened

ROUND = 100
"""More than the seats of any table."""

TieRule = Literal["suit", "redraw"]
ButtonRule = Literal["moving", "dead"]


def next_seat(occupied: Iterable[int], seat: int) -> int:
    """The first of the seats to the left of `seat`, which need not be one of them."""
    seats = sorted(occupied)
    return next((other for other in seats if other > seat), seats[0])


def clockwise(occupied: Iterable[int], seat: int) -> tuple[int, ...]:
    """The seats in order from the left of `seat`; if it is one of them it comes last."""
    seats = sorted(occupied)
    return (*(other for other in seats if other > seat), *(other for other in seats if other <= seat))


# The draw for the first button.


def draw_rounds(pack: Sequence[Card], seats: Iterable[int], tie_rule: TieRule) -> list[dict[int, Card]]:
    """Deal one card face up to each seat, and with `redraw` again to those who tie until one is highest (Rulebook C3).

    `pack` is the order of the cards, top first. The rounds end also when the pack has too few cards for one more.
    """
    rounds: list[dict[int, Card]] = []
    drawing, top = sorted(seats), 0
    while len(drawing) > 1 and top + len(drawing) <= len(pack):
        cards = pack[top : top + len(drawing)]
        rounds.append(dict(zip(drawing, cards, strict=True)))
        top += len(drawing)
        drawing = _highest(rounds[-1]) if tie_rule == "redraw" else []
    return rounds


def draw_button(rounds: Sequence[Mapping[int, Card]], tie_rule: TieRule) -> int:
    """The seat that won the draw: by rank, equal ranks by suit or by the later rounds of those who tied (Rulebook C3).

    A tie that no later round settles goes by suit, so there is always a button.
    """
    if tie_rule == "redraw":
        for drawn in rounds:
            if len(best := _highest(drawn)) == 1:
                return best[0]
    last = rounds[0] if tie_rule == "suit" else rounds[-1]
    return max(last, key=lambda seat: last[seat])


def _highest(drawn: Mapping[int, Card]) -> list[int]:
    best = max(rank_of(card) for card in drawn.values())
    return [seat for seat, card in drawn.items() if rank_of(card) == best]


# The parts in a hand.


class Roles(Struct, frozen=True, gc=False):
    """The seats with a part in a hand; `order` is the order of dealing, the button last (Rulebook C4, C5, D1)."""

    small: int
    big: int
    first_preflop: int
    first_postflop: int
    order: tuple[int, ...]


def seat_roles(occupied: Iterable[int], button: int) -> Roles:
    """Who has which part when `button` has the button; heads-up it is the small blind too (Rulebook C4, C5)."""
    order = clockwise(occupied, button)
    if len(order) == 2:
        big, small = order
        return Roles(small, big, small, big, order)
    small, big = order[:2]
    return Roles(small, big, order[2 % len(order)], small, order)


class Placed(Struct, frozen=True, gc=False):
    """Where the button and the blinds are; with a dead button its seat, or the small blind's, may be empty.

    A seat of 0 is not known: nobody has had that blind yet.
    """

    button: int
    small: int
    big: int
    small_is_dead: bool = False


def first_button(occupied: Iterable[int], button: int) -> Placed:
    """Where the blinds are when `button` has won the draw (Rulebook C3 to C5)."""
    roles = seat_roles(occupied, button)
    return Placed(button, roles.small, roles.big)


def move_button(rule: ButtonRule, occupied: Iterable[int], last: Placed, coming: Iterable[int] = ()) -> Placed:
    """Move the button after a hand among the seats that will be dealt in, two or more (Rulebook C6, C7, J14).

    `coming` are the seats of players who owe blinds or are new: the big blind goes to them as to anybody, the small
    blind and the button do not (C13).
    """
    seats = sorted(occupied)
    move = _move_dead if rule == "dead" and last.big else _move
    return move(seats, last, {*seats, *coming})


def _move(seats: Sequence[int], last: Placed, everybody: Iterable[int]) -> Placed:
    button = next_seat(seats, last.button)
    small = next_seat(seats, button)
    big = next_seat(everybody, small)
    if big != button:
        return Placed(button, small, big)
    return _heads_up(seats, next_seat(seats, last.big) if last.big else small)


def _move_dead(seats: Sequence[int], last: Placed, everybody: Iterable[int]) -> Placed:
    big = next_seat(everybody, last.big)
    others = [seat for seat in seats if seat != big]
    if len(others) == 1:
        return _heads_up([*others, big], big)
    button, small = last.small, last.big
    if not 0 < steps(button, small) < steps(button, big):  # two have become more: nobody has two parts any longer
        button = clockwise(others, small - 1)[-1]
    return Placed(button, small, big, small not in seats)


def _heads_up(seats: Sequence[int], big: int) -> Placed:
    """The other one takes the button and the small blind, so nobody posts the big blind twice running (J14)."""
    other = next_seat(seats, big)
    return Placed(other, other, big)


def steps(start: int, seat: int) -> int:
    """How far clockwise a seat is from another, for comparing: empty seats count, 0 is the seat itself."""
    return (seat - start) % ROUND


def read_blinds(opened: Opened, last: Placed) -> Placed:
    """Where an opening has put the button and the blinds, read off what is posted (Rulebook C4 to C7).

    A small blind that nobody posts belongs to the first left of the button, or with a dead button to the seat of the
    `last` big blind.
    """
    seats = opened.seats
    if len(seats) == 2:
        return Placed(opened.button, seats[1], seats[0])
    posted = {post.kind: seats[post.player] for post in opened.posts}
    dead = opened.house.button_rule == "dead" and last.big
    small = posted.get("small_blind", last.big if dead else seats[0])
    return Placed(opened.button, small, posted.get("big_blind", next_seat(seats, small)))
