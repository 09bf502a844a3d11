"""Laws of seats and blinds over many short hands: people come, sit out, come back and leave (Rulebook C4 to C13)."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule, run_state_machine_as_test
from tests.room.watcher import Before, check, look

from croupier.cards import standard_deck
from croupier.room.clock import AT_ONCE
from croupier.room.fact import TableSpec
from croupier.room.table import Table
from croupier.room.wish import Buy, Play, Sit, SitIn, SitOut, Stand, TableWish
from croupier.rules.action import CHECK, FOLD
from croupier.rules.betting import Betting
from croupier.rules.event import Opened
from croupier.rules.house_rules import HouseRules
from croupier.rules.legal import Illegal

SEATS = st.integers(1, 8)
HOUSES = st.builds(
    HouseRules,
    ante_type=st.sampled_from(["none", "none", "none", "per_player", "ante_only"]),
    button_rule=st.sampled_from(["moving", "dead"]),
    missed_blind_policy=st.sampled_from(["seed", "standard", "wait_for_bb", "buy_button"]),
    missed_in_bb_position=st.sampled_from(["waived", "additional"]),
    new_player_posts=st.sampled_from(["post_or_wait", "must_wait", "free"]),
    no_entry_between_blinds_and_button=st.sampled_from([True, True, False]),
)


class AnyOrbits(RuleBasedStateMachine):
    """Hand after hand in which nobody wants to play: all that happens is that the button and the blinds go round."""

    @initialize(house=HOUSES, players=st.sets(SEATS, min_size=2))
    def open(self, house: HouseRules, players: set[int]) -> None:
        betting = Betting(small_blind=5, big_blind=10, ante=0 if house.ante_type == "none" else 1)
        self.table = Table.open(TableSpec("Any", betting=betting, house=house, seats=8), AT_ONCE)
        self.waiting: dict[int, int] = {}
        for seat in players:
            self.wish(seat, Sit(seat, 1000, ""))

    def wish(self, seat: int, wish: TableWish) -> None:
        """The person of a seat wishes for something, whether he may or not."""
        with suppress(Illegal):
            self.table.act(f"p{seat}", wish, 0)

    @rule(seat=SEATS, post=st.booleans())
    def sit(self, seat: int, post: bool) -> None:
        self.wish(seat, Sit(seat, 1000, "", post=post))

    @rule(seat=SEATS, wish=st.sampled_from([Stand(), SitOut(), SitOut(), SitIn(), SitIn(post=False)]))
    def come_or_go(self, seat: int, wish: TableWish) -> None:
        self.wish(seat, wish)

    @precondition(lambda self: len(self.table.ready()) > 2)
    @rule(seats=st.lists(SEATS, min_size=1, max_size=3), hands=st.integers(1, 8), post=st.booleans())
    def take_a_break(self, seats: list[int], hands: int, post: bool) -> None:
        for seat in seats:
            self.wish(seat, SitOut())
        self.deal(hands)
        for seat in seats:
            self.wish(seat, SitIn(post=post))

    @rule(seat=SEATS)
    def come_anew(self, seat: int) -> None:
        self.wish(seat, Stand())
        self.wish(seat, Sit(seat, 1000, ""))

    @precondition(lambda self: len(self.table.ready()) > 1)
    @rule(hands=st.sampled_from([1, 1, 2, 9]))
    def deal(self, hands: int) -> None:
        for _ in range(hands if len(self.table.ready()) > 1 else 0):
            before = look(self.table)
            facts = self.table.begin(standard_deck(), 0)
            check(before, facts, self.table)
            self.check_patience(before, next(fact for fact in facts if isinstance(fact, Opened)))
            self.fold_all()

    @rule()
    def restart(self) -> None:
        """The room goes down and up again: what the facts since the last roll say is the same table."""
        (first, roll), *others = self.table.log
        fresh = Table(roll, first, AT_ONCE)  # type: ignore[arg-type]
        for _, fact in others:
            fresh.apply(fact)
        assert (fresh.seats, fresh.placed, fresh.hands) == (self.table.seats, self.table.placed, self.table.hands)
        self.table = fresh

    def fold_all(self) -> None:
        """Nobody calls; the big blind wins. Those who have few chips left get new ones."""
        hand = self.table.hand
        assert hand is not None
        while hand.to_act >= 0:
            legal = hand.legal(hand.to_act)
            self.table.act(self.table.players[hand.to_act], Play(CHECK if legal and legal.check else FOLD), 0)
        for seat, sitting in self.table.seats.items():
            if sitting.stack < 100:
                self.wish(seat, Buy(500))

    def check_patience(self, before: Before, opened: Opened) -> None:
        """Who is ready and waits is dealt in before the big blind has gone round twice, whatever the house's rules."""
        for seat in range(1, 9):
            waits = seat in before.ready and seat not in opened.seats
            self.waiting[seat] = self.waiting.get(seat, 0) + 1 if waits else 0
            assert self.waiting[seat] <= 17


def test_seats_and_blinds_obey_their_laws_through_many_orbits() -> None:
    run_state_machine_as_test(AnyOrbits, settings=settings(max_examples=100, stateful_step_count=30))


@pytest.mark.slow
def test_seats_and_blinds_obey_their_laws_through_very_many_orbits() -> None:
    run_state_machine_as_test(AnyOrbits, settings=settings(max_examples=5000, stateful_step_count=60))
