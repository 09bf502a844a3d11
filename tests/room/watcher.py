"""A watcher of seats and blinds: before a hand it notes how the table stands, and then holds the opening to the rules.

It counts in its own way, seat by seat, and asks the table for nothing but what anybody can read there.
"""

from __future__ import annotations

from typing import NamedTuple

from croupier.room.button import Placed
from croupier.room.fact import AnyFact, Missed, Sitting
from croupier.room.game import Deal
from croupier.room.missed import Price, price_of_entry
from croupier.room.table import Table
from croupier.rules.event import Opened
from croupier.rules.variants import VARIANTS

LIVE = ("post", "small_blind", "big_blind")


class Before(NamedTuple):
    """A table between two hands."""

    deal: Deal
    sittings: dict[int, Sitting]
    ready: list[int]
    placed: Placed
    prices: dict[int, Price]

    @property
    def owing(self) -> list[int]:
        """Seats that want to be dealt in and owe blinds or are new."""
        return [seat for seat in self.ready if self.sittings[seat].marks and self.blinds]

    @property
    def blinds(self) -> bool:
        """Whether blinds are posted in the next hand."""
        deal = self.deal
        return VARIANTS[deal.variant].forced == "blinds" and deal.house.ante_type != "ante_only" and not deal.bomb

    @property
    def is_new_game(self) -> bool:
        """Whether there is no game that goes on: fewer than two owe nothing."""
        return not self.placed.button or len(self.ready) - len(self.owing) < 2


def look(table: Table) -> Before:
    """How the table stands, with the prices that can be read before anything is charged."""
    prices = {seat: table.price_of_return(sitting.player) for seat, sitting in table.seats.items()}
    return Before(table.next_deal(), dict(table.seats), table.ready(), table.placed, prices)


def way(start: int, end: int) -> list[int]:
    """The seats clockwise from the left of one to the other, step by step, of a table with eleven."""
    seats = []
    while start != end:
        start = start % 11 + 1
        seats.append(start)
    return seats


def posts(opened: Opened, seat: int, *kinds: str) -> int:
    """What is due from a seat in posts of these kinds."""
    return sum(post.amount for post in opened.posts if opened.seats[post.player] == seat and post.kind in kinds)


def seat_of(opened: Opened, kind: str) -> int:
    """The one seat from which a post of this kind is due, 0 for none."""
    found = [opened.seats[post.player] for post in opened.posts if post.kind == kind]
    assert len(found) <= 1
    return found[0] if found else 0


def check(before: Before, facts: list[AnyFact], after: Table) -> None:
    """Hold the beginning of a hand to the rules about seats and blinds (C4 to C13)."""
    opened = next(fact for fact in facts if isinstance(fact, Opened))
    assert set(before.ready) - set(before.owing) <= set(opened.seats) <= set(before.ready)
    check_entries(before, opened)
    check_places(before, opened)
    check_marks(before, opened, after)


def check_entries(before: Before, opened: Opened) -> None:
    """Who comes in pays just what could be read before, and never between the button and the big blind (C11 to C13)."""
    house, big = before.deal.house, seat_of(opened, "big_blind")
    for seat in before.ready:
        extra = posts(opened, seat, "post", "dead")
        if before.is_new_game or seat not in before.owing:
            assert seat in opened.seats
            assert extra == 0
            continue
        price, waits = before.prices[seat], before.sittings[seat].waits
        if waits:  # the price is that of posting at once; the big blind costs the same for all who have waited for it
            price = price_of_entry(house, before.deal.betting, before.sittings[seat].marks, "big_blind")
        if seat not in opened.seats:
            assert waits or not price.may_enter
            continue
        assert price == Price(posts(opened, seat, *LIVE), posts(opened, seat, "dead"), True)
        assert seat == big or not waits
        if house.no_entry_between_blinds_and_button:
            assert seat == big or seat in way(big, opened.button)[:-1]


def check_places(before: Before, opened: Opened) -> None:
    """The button and the blinds are where their rule says (C5 to C7, J14)."""
    house, last, n = before.deal.house, before.placed, len(opened.seats)
    if VARIANTS[opened.variant].forced == "bring_in" and last.button:
        assert opened.button == last.button, "the button stands still"
    if not before.blinds:
        assert not any(post.kind in (*LIVE, "straddle", "dead") for post in opened.posts)
        return
    small, big = seat_of(opened, "small_blind"), seat_of(opened, "big_blind")
    assert big
    if n == 2:
        assert (opened.button, big) == (small, opened.seats[0])
    if not before.is_new_game and house.no_entry_between_blinds_and_button and big not in before.owing:
        assert big != last.big, "the big blind twice running"
    if house.button_rule == "moving":
        assert opened.button == opened.seats[-1]
        assert small or posts(opened, opened.seats[0], "post", "dead")
    elif last.big and n > 2:
        assert small == (last.big if last.big in opened.seats else 0) or posts(opened, last.big, "post")
        if not before.is_new_game and house.no_entry_between_blinds_and_button and last.button != last.small:
            assert opened.button == last.small
    if house.button_rule == "dead" and last.big:
        skipped = [seat for seat in way(last.big, big)[:-1] if seat in opened.seats]
        assert big != last.big
        assert not skipped, "the big blind has passed somebody who plays"


def check_marks(before: Before, opened: Opened, after: Table) -> None:
    """Whom a blind passes gets its mark, nobody else does, and who is dealt in has none left (C11)."""
    for seat in opened.seats:
        owed = before.sittings[seat]
        still = (owed.marks, owed.waits) if not before.blinds else ((), False)
        assert seat not in after.seats or (after.seats[seat].marks, after.seats[seat].waits) == still
    for seat, sitting in before.sittings.items():
        if seat in opened.seats or seat not in after.seats:
            continue
        marks = after.seats[seat].marks
        assert set(sitting.marks) <= set(marks)
        assert len(set(marks)) == len(marks)
        assert marks in ((), ("new",)) or "new" not in marks
        if is_ring(before, opened) and "new" not in marks:
            small, big = way(before.placed.small, after.small), way(before.placed.big, after.big)
            passed = {"small_blind": seat in small or seat == before.placed.big, "big_blind": seat in big}
            assert set(marks) == set(sitting.marks) | {blind for blind, is_past in passed.items() if is_past}


def is_ring(before: Before, opened: Opened) -> bool:
    """Whether the blinds of a dead button went on from three or more to three or more, as they do for most hands."""
    house, last = before.deal.house, before.placed
    going_on = bool(last.big) and last.button != last.small and not before.is_new_game and len(opened.seats) > 2
    return going_on and house.button_rule == "dead" and before.blinds


def marked(facts: list[AnyFact]) -> list[tuple[int, str]]:
    """The marks that facts bring, in order."""
    return [(fact.seat, fact.blind) for fact in facts if isinstance(fact, Missed)]
