"""Whole evenings of bots at a table, through the same door as people, with veiled hands only."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from croupier.bots import BOTS, Bot
from croupier.cards import deck
from croupier.room.clock import AT_ONCE
from croupier.room.fact import AnyFact, TableSpec
from croupier.room.ledger import BANK, Book, Ledger
from croupier.room.table import Table
from croupier.room.wish import Buy, Play, Sit
from croupier.rules.betting import Betting
from croupier.rules.house_rules import HouseRules, Rake

KINDS = ("tight", "caller", "tight", "tight", "caller", "tight")


class Soak:
    """Six bots at one table that has no pauses; every fact goes into a ledger."""

    def __init__(self, variant: str, structure: Any, seed: int) -> None:
        house = HouseRules(rake=Rake(5, 30), odd_chip="carry_over")
        self.table = Table.open(TableSpec("Soak", variant, Betting(structure, 5, 10), house), AT_ONCE)
        self.chance, self.book, self.ledger = Random(seed), Book("soak"), Ledger()
        self.facts: list[AnyFact] = []
        self.keep([self.table.log[0][1]])
        self.bots: dict[str, Bot] = {}
        for seat, kind in enumerate(KINDS, 1):
            self.bots[f"p{seat}"] = BOTS[kind](Random(seed + seat))
            self.keep(self.table.act(f"p{seat}", Sit(seat, 1000, kind.title(), bot=True), 0))

    def keep(self, facts: list[AnyFact]) -> None:
        """Store facts and enter them into the ledger."""
        for fact in facts:
            self.facts.append(fact)
            for line in self.book.enter(len(self.facts), fact):
                self.ledger.post(line)

    def play_hand(self) -> None:
        """Whoever is short buys in, the next hand is dealt, and the bots play it to its end."""
        for sitting in list(self.table.seats.values()):
            if not sitting.stack:
                self.keep(self.table.act(sitting.player, Buy(1000), 0))
        self.keep(self.table.tick(0))
        order = list(deck())
        self.chance.shuffle(order)
        self.keep(self.table.begin(order, 0))
        while self.table.running:
            hand = self.table.hand
            assert hand is not None
            view = hand.seen_by(hand.to_act)
            legal = view.legal(hand.to_act)
            assert legal is not None
            player = self.table.players[hand.to_act]
            self.keep(self.table.act(player, Play(self.bots[player].decide(view, legal)), 0))

    def check(self) -> None:
        """The ledger knows every chip, and the facts alone make the same table."""
        assert self.ledger.total == 0
        assert -self.ledger.balance(BANK) == self.table.bank + self.ledger.balance("house")
        for sitting in self.table.seats.values():
            assert self.ledger.balance(f"player:{sitting.player}") == sitting.stack
        twin = Table(self.facts[0])  # type: ignore[arg-type]
        for fact in self.facts[1:]:
            twin.apply(fact)
        assert (twin.n, twin.seats, twin.carry, twin.log) == (
            self.table.n,
            self.table.seats,
            self.table.carry,
            self.table.log,
        )


@pytest.mark.parametrize("structure", ["no_limit", "pot_limit", "fixed_limit"])
@pytest.mark.parametrize("variant", ["holdem", "omaha"])
def test_six_bots_play_an_evening_and_no_chip_is_lost(variant: str, structure: str) -> None:
    soak = Soak(variant, structure, seed=1)
    for _ in range(40):
        soak.play_hand()
    assert soak.table.hands == 40
    soak.check()


@pytest.mark.slow
def test_six_bots_play_ten_thousand_hands_and_no_chip_is_lost() -> None:
    soak = Soak("holdem", "no_limit", seed=2)
    for _ in range(10_000):
        soak.play_hand()
    soak.check()
