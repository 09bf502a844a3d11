"""The ledger: double entry over the facts of tables (Rulebook A5, F6, F10, I1 to I5)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from croupier.room.fact import AnyFact, Roll, TableSpec
from croupier.room.ledger import BANK, HOUSE, Book, Ledger, Transfer
from croupier.room.wish import Buy, Sit, Stand
from croupier.rules.action import CALL, CHECK, FOLD, Raise
from croupier.rules.house_rules import Rake

Make = Callable[..., Any]


class Kept:
    """A table whose facts are all entered into a ledger."""

    def __init__(self, night: Any, stacks: dict[int, int]) -> None:
        self.night, self.book, self.ledger, self.n = night, Book("t1"), Ledger(), 0
        self.enter([Roll(TableSpec("Test"))])
        for seat, stack in stacks.items():
            self.enter(night.wish(seat, Sit(seat, stack, f"P{seat}")))

    def enter(self, facts: Iterable[AnyFact]) -> list[Transfer]:
        """Enter the facts, and return what they moved."""
        lines = []
        for fact in facts:
            self.n += 1
            lines += self.book.enter(self.n, fact)
        for line in lines:
            self.ledger.post(line)
        assert self.ledger.total == 0
        return lines

    @property
    def balances(self) -> dict[str, int]:
        """What the accounts hold that hold anything."""
        return {name: amount for name, amount in self.ledger.balances.items() if amount}


@pytest.fixture
def kept(evening: Make) -> Make:
    """A table with these stacks, seats 1, 2, ..., and its ledger; seat 1 has the first button."""

    def make(*stacks: int, **house: Any) -> Kept:
        return Kept(evening(0, 0, 0, button=1, **house), dict(enumerate(stacks, 1)))

    return make


def test_a_buy_in_comes_from_the_bank_and_leaving_brings_it_back(kept: Make) -> None:
    room = kept(1000, 500)
    assert room.balances == {BANK: -1500, "player:p1": 1000, "player:p2": 500}
    assert room.enter(room.night.wish(2, Buy(100))) == [Transfer(BANK, "player:p2", 100, "top_up", 4)]
    assert room.enter(room.night.wish(2, Stand())) == [Transfer("player:p2", BANK, 600, "cash_out", 5)]
    assert room.balances == {BANK: -1000, "player:p1": 1000}


def test_a_hand_moves_chips_from_losers_to_winners_when_it_ends_and_not_before(kept: Make) -> None:
    room = kept(1000, 1000, 1000)
    assert room.enter(room.night.deal()) == []
    assert room.enter(room.night.play((1, Raise(30)))) == []
    assert room.enter(room.night.play((2, FOLD))) == []
    lines = room.enter(room.night.play((3, FOLD)))
    assert [(line.source, line.target, line.amount, line.reason) for line in lines] == [
        ("player:p2", "table:t1:pot", 5, "hand"),
        ("player:p3", "table:t1:pot", 10, "hand"),
        ("table:t1:pot", "player:p1", 15, "hand"),
    ]
    assert len({line.n for line in lines}) == 1
    assert room.balances == {BANK: -3000, "player:p1": 1015, "player:p2": 995, "player:p3": 990}


def test_one_who_leaves_in_mid_hand_takes_what_is_behind_and_his_bet_is_settled_at_the_end(kept: Make) -> None:
    room = kept(1000, 1000, 1000)
    room.enter(room.night.deal())
    room.enter(room.night.play((1, Raise(30))))
    room.enter(room.night.wish(2, Stand()))
    assert room.balances["player:p2"] == 5
    room.enter(room.night.play((3, FOLD)))
    assert room.balances == {BANK: -2005, "player:p1": 1015, "player:p3": 990}


def test_the_rake_goes_to_the_house(kept: Make, stacked: Make) -> None:
    room = kept(1000, 1000, rake=Rake(5, 100))
    room.enter(room.night.deal(stacked([2, 1], {1: "Ac Ad", 2: "Kc Kd"}, "Qh 9s 8d 5c 3h")))
    room.enter(room.night.play((1, Raise(200))))
    room.enter(room.night.play((2, CALL)))
    while room.night.to_act:
        room.enter(room.night.play((room.night.to_act, CHECK)))
    assert room.balances == {BANK: -2000, HOUSE: 20, "player:p1": 1180, "player:p2": 800}


def test_an_odd_chip_waits_in_the_pot_of_its_table(kept: Make, stacked: Make) -> None:
    room = kept(1000, 1000, 1000, odd_chip="carry_over")
    room.enter(room.night.deal(stacked([2, 3, 1], {1: "Ac Kd", 2: "7d 2c", 3: "Ad Kc"}, "Qh 9s 8d 5c 3h")))
    for seat, action in ((1, CALL), (2, FOLD), (3, CHECK)):
        room.enter(room.night.play((seat, action)))
    while room.night.to_act:
        room.enter(room.night.play((room.night.to_act, CHECK)))
    assert room.balances["table:t1:pot"] == 1
    room.enter(room.night.deal())
    for _ in range(2):
        room.enter(room.night.play((room.night.to_act, FOLD)))
    assert "table:t1:pot" not in room.balances


def test_a_ledger_is_the_sum_of_its_transfers() -> None:
    lines = [Transfer(BANK, "player:a", 100, "buy_in", 1), Transfer("player:a", HOUSE, 3, "rake", 2)]
    ledger = Ledger(lines)
    assert (ledger.balance("player:a"), ledger.balance("player:b"), ledger.total) == (97, 0, 0)


@pytest.mark.parametrize(("source", "target", "amount"), [(BANK, HOUSE, 0), (BANK, HOUSE, -5), (BANK, BANK, 5)])
def test_a_transfer_moves_at_least_one_chip_between_two_accounts(source: str, target: str, amount: int) -> None:
    ledger = Ledger()
    with pytest.raises(ValueError, match="no transfer"):
        ledger.post(Transfer(source, target, amount, "hand", 1))
    assert ledger.balances == {}
