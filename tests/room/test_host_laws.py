"""The laws of a table hold whatever its host does: no chip is lost, the facts say it all, refusals change nothing."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import invariant, rule, run_state_machine_as_test
from tests.room.test_laws import PLAYERS, AnyEvening

from croupier.room import deed as deeds
from croupier.room.deed import HostDeed
from croupier.room.desk import Side
from croupier.room.sheet import debts, sheet_of
from croupier.room.wish import Claim, Host, Mark, Withdraw

SEATS = st.integers(1, 6)
AMOUNTS = st.sampled_from([0, 1, -1, 50, -50, 200, -200, -1000, 10**12])
ONE_OF_THEM = st.sampled_from(["p1", "p1", "p1", "p2", "p3", "p4", "p5"])
PARTIES = st.sampled_from(["p1", "p3", "p4", "house"])
DEEDS: st.SearchStrategy[HostDeed] = st.one_of(
    st.sampled_from(
        [
            deeds.Pause(),
            deeds.Resume(),
            deeds.Void("misdeal"),
            deeds.Void("misdeal"),
            deeds.Resume(),
            deeds.CloseEvening(),
        ]
    ),
    st.builds(deeds.SetDoor, st.booleans(), st.booleans()),
    st.builds(deeds.Answer, PLAYERS, st.booleans()),
    st.builds(deeds.Kick, SEATS),
    st.builds(deeds.Forgive, PLAYERS),
    st.builds(deeds.HandOver, PLAYERS),
    st.builds(deeds.Appoint, PLAYERS, st.booleans()),
    st.builds(deeds.Correct, SEATS, AMOUNTS, st.just("wrong pot"), st.integers(0, 6)),
)


class HostedEvening(AnyEvening):
    """The same evening with a host, who may do anything at any time, and others who try to."""

    @rule(player=ONE_OF_THEM)
    def claim(self, player: str) -> None:
        self.wish(player, Claim(player.title()))

    @rule(player=ONE_OF_THEM, deed=DEEDS)
    def host(self, player: str, deed: HostDeed) -> None:
        self.wish(player, Host(player.title(), deed))

    @rule(player=PLAYERS)
    def withdraw(self, player: str) -> None:
        self.wish(player, Withdraw())

    @rule(
        player=ONE_OF_THEM,
        payer=PARTIES,
        payee=PARTIES,
        amount=st.sampled_from([0, 5]),
        side=st.sampled_from(["payer", "payee"]),
        on=st.booleans(),
    )
    def mark(self, player: str, payer: str, payee: str, amount: int, side: Side, on: bool) -> None:
        self.wish(player, Mark(player.title(), payer, payee, amount, side, on, self.table.desk.evening))

    @invariant()
    def the_desk_is_in_order(self) -> None:
        desk = self.table.desk
        names = [guest.player for guest in desk.cohosts]
        assert len({desk.host.player, *names}) == len(names) + 1
        assert len({knock.player for knock in desk.knocks}) == len(desk.knocks)
        assert all(payment.paid or payment.received for payment in desk.payments)
        for knock in desk.knocks:
            assert (knock.seat == 0) == bool(self.table.seat_of(knock.player))

    @invariant()
    def the_sheet_is_even(self) -> None:
        rows = sheet_of((line.source, line.target, line.reason, line.amount) for line in self.transfers)
        assert sum(row.result for row in rows.values()) == 0
        owed = debts(rows, ["p2"], self.table.desk.payments)
        assert len(owed) < max(1, len(rows) + 1)


def test_a_hosted_evening_obeys_the_laws_of_the_table() -> None:
    run_state_machine_as_test(HostedEvening, settings=settings(max_examples=80, stateful_step_count=50))


@pytest.mark.slow
def test_many_hosted_evenings_obey_the_laws_of_the_table() -> None:
    run_state_machine_as_test(HostedEvening, settings=settings(max_examples=2000, stateful_step_count=80))
