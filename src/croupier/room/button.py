"""The button: where it starts, how it moves, and which seats have which part in a hand (Rulebook C3 to C7, J14).

Seats are numbers, clockwise; "next" is always the next one to the left.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from msgspec import Struct

from croupier.cards import Card, rank_of

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
    """Where the button and the blinds are; with a dead button its seat, or the small blind's, may be empty."""

    button: int
    small: int
    big: int
    small_is_dead: bool = False


def move_button(rule: ButtonRule, occupied: Iterable[int], last: Placed) -> Placed:
    """Move the button after a hand among the seats that will be dealt in (Rulebook C6, C7, J14)."""
    seats = sorted(occupied)
    return _move_dead(seats, last) if rule == "dead" else _move(seats, last.button)


def _move(seats: Sequence[int], last_button: int) -> Placed:
    button = next_seat(seats, last_button)
    roles = seat_roles(seats, button)
    return Placed(button, roles.small, roles.big)


def _move_dead(seats: Sequence[int], last: Placed) -> Placed:
    big = next_seat(seats, last.big)
    if len(seats) == 2:  # the other one takes the button and the small blind (J14)
        other = next_seat(seats, big)
        return Placed(other, other, big)
    if last.button == last.small:  # two have become more: the last seat before the small blind is the button
        return Placed(clockwise(seats, last.big - 1)[-1], last.big, big, last.big not in seats)
    return Placed(last.small, last.big, big, last.big not in seats)
