"""A table driven by hand: who sits in seat 3 is player "p3", time is a number that the test moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from croupier.cards import cards, standard_deck
from croupier.room.clock import PACE, Pace
from croupier.room.desk import Desk, Guest
from croupier.room.evening import CashRules
from croupier.room.fact import AnyFact, Roll, Sitting, TableSpec
from croupier.room.table import Table
from croupier.room.wish import Play, TableWish
from croupier.rules.action import CHECK, FOLD, Action
from croupier.rules.betting import Betting
from croupier.rules.event import Opened
from croupier.rules.house_rules import HouseRules


class Evening:
    """A table with people at it, and the wall clock in ms."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.now = 1_000_000

    def wish(self, seat: int, wish: TableWish) -> list[AnyFact]:
        """The player of a seat (or the one who would like to sit there) wants something."""
        return self.table.act(f"p{seat}", wish, self.now)

    def play(self, *actions: tuple[int, Action]) -> list[AnyFact]:
        """Seats act one after the other; the facts of the last action."""
        facts: list[AnyFact] = []
        for seat, action in actions:
            facts = self.wish(seat, Play(action))
        return facts

    def wait(self) -> list[AnyFact]:
        """Let the time pass until something is due, and do it."""
        assert self.table.due is not None
        self.now = max(self.now, self.table.due)
        return self.table.tick(self.now)

    def deal(self, deck: Sequence[int] = ()) -> list[AnyFact]:
        """Wait out the pause and begin the next hand."""
        while not self.table.wants_deck:
            self.wait()
        return self.table.begin(deck or standard_deck(), self.now)

    def over(self) -> None:
        """Nobody wants to play: all fold, who may check checks, until the hand is over."""
        while self.to_act:
            hand = self.table.hand
            assert hand is not None
            legal = hand.legal(hand.to_act)
            self.play((self.to_act, CHECK if legal and legal.check else FOLD))

    def next(self) -> Opened:
        """Play the running hand to its end, deal the next, and say how it has begun."""
        self.over()
        return next(fact for fact in self.deal() if isinstance(fact, Opened))

    @property
    def to_act(self) -> int:
        """The seat whose decision it is, 0 when nobody is asked."""
        turn = self.table.turn(self.now)
        return turn[0] if turn else 0

    @property
    def chips(self) -> dict[int, int]:
        """What each seat has behind."""
        return {seat: self.table.chips(seat) for seat in sorted(self.table.seats)}


def deck_for(order: Sequence[int], holes: dict[int, str], board: str = "") -> list[int]:
    """A deck that deals these hole cards to the seats in dealing order, and then this board with cards burned."""
    hands = [cards(holes[seat]) for seat in order]
    fixed = {card for hand in hands for card in hand} | set(cards(board))
    rest = [card for card in standard_deck() if card not in fixed]
    deck = [hand[turn] for turn in range(len(hands[0])) for hand in hands]
    faces = list(cards(board))
    for street in (faces[:3], faces[3:4], faces[4:5]):
        deck += [rest.pop(), *street]
    return deck + rest


@pytest.fixture
def stacked() -> Callable[..., list[int]]:
    """`deck_for`: a deck by which seats get the cards that a test wants."""
    return deck_for


@pytest.fixture
def evening() -> Callable[..., Evening]:
    """Open a table where seats 1, 2, ... have these stacks and `button` is the seat that the next hand's button has.

    There is no time bank and no rathole guard unless a test asks for them.
    """

    def make(*stacks: int, button: int = 1, pace: Pace = PACE, seats: int = 6, **more: Any) -> Evening:
        house = HouseRules(**{key: value for key, value in more.items() if key in HouseRules.__struct_fields__})
        blinds = {key: value for key, value in more.items() if key in Betting.__struct_fields__}
        betting = Betting(**({"small_blind": 5, "big_blind": 10} | blinds))
        asked = {key: value for key, value in more.items() if key in CashRules.__struct_fields__}
        cash = CashRules(**({"bank_seconds": 0, "rejoin_window_min": 0} | asked))
        other = {key: value for key, value in more.items() if key.startswith(("rotation", "bomb_"))}
        spec = TableSpec("Test", more.get("variant", "holdem"), betting, house, seats, cash=cash, **other)
        sittings = tuple(Sitting(seat, f"p{seat}", f"P{seat}", stack) for seat, stack in enumerate(stacks, 1) if stack)
        before = (button - 2) % len(stacks) + 1
        desk = Desk(host=Guest("p1", "P1")) if more.get("hosted") else Desk()
        table = Table(Roll(spec, sittings, before, hand=1, desk=desk), pace=pace)
        table.resume(0)
        return Evening(table)

    return make
