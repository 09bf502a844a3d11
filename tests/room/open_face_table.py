"""A table of open-face Chinese for tests: people sit down, confirm, and place what they get."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from msgspec.structs import replace

from croupier.cards import cards, standard_deck
from croupier.chinese.action import Lay
from croupier.chinese.house import ChineseRules
from croupier.chinese.legal import ChineseLegal
from croupier.room.clock import AT_ONCE, Pace
from croupier.room.fact import AnyFact, Roll, TableSpec
from croupier.room.table import Table
from croupier.room.wish import Confirm, Play, Sit, TableWish

PLAYERS = ("ann", "bob", "cid")
Chooser = Callable[[ChineseLegal], Lay]


def in_order(legal: ChineseLegal) -> Lay:
    """Place from the bottom up, in the order received."""
    rows: list[list[int]] = [[], [], []]
    room = list(legal.room)
    for card in legal.cards[: legal.left]:
        row = next(row for row in (2, 1, 0) if room[row])
        room[row] -= 1
        rows[row].append(card)
    return Lay(*map(tuple, rows))


def at_random(chance: Random) -> Chooser:
    """Place anywhere."""

    def choose(legal: ChineseLegal) -> Lay:
        cards, rows, room = list(legal.cards), [[], [], []], list(legal.room)  # type: ignore[var-annotated]
        chance.shuffle(cards)
        for card in cards[: legal.left]:
            row = chance.choice([row for row in range(3) if room[row]])
            room[row] -= 1
            rows[row].append(card)
        return Lay(*map(tuple, rows))

    return choose


class Stage:
    """A table with all facts that it has ever had; `now` is the time of the next wish."""

    def __init__(
        self,
        players: Sequence[str] = PLAYERS,
        *,
        variant: str = "ofc",
        house: ChineseRules | None = None,
        stack: int = 500,
        pace: Pace = AT_ONCE,
        **spec: object,
    ) -> None:
        self.spec = TableSpec("Chinese", variant, seats=3, open_face=house)
        self.spec = replace(self.spec, **spec)
        self.table = Table.open(self.spec, pace)
        self.facts: list[AnyFact] = [self.table.roll()]
        self.now = 1_000
        self.decks = decks(Random(7))
        for seat, player in enumerate(players, 1):
            self.act(player, Sit(seat, stack, player.title()))

    def keep(self, facts: list[AnyFact]) -> list[AnyFact]:
        self.facts += facts
        return facts

    def act(self, player: str, wish: TableWish) -> list[AnyFact]:
        return self.keep(self.table.act(player, wish, self.now))

    def tick(self, later: int = 0, lost: Sequence[str] = ()) -> list[AnyFact]:
        self.now += later
        return self.keep(self.table.tick(self.now, lost))

    def confirm(self) -> None:
        """Everybody who is asked confirms."""
        if self.table.match.goes_on or self.table.tournament.runs or not self.table.open_face:
            return
        for sitting in list(self.table.seats.values()):
            if not (sitting.away or sitting.confirmed):
                self.act(sitting.player, Confirm())

    def deal(self, deck: Sequence[int] | None = None, draw: Sequence[int] = ()) -> list[AnyFact]:
        """Confirm, wait and deal; at first somebody may be sent away who has sat out for too long."""
        self.confirm()
        self.tick(10**9)
        self.tick()
        assert self.table.wants_deck
        return self.keep(self.table.begin(deck or next(self.decks), self.now, draw))

    def lay(self, choose: Chooser = in_order) -> list[AnyFact]:
        """The first who owes a decision places his cards."""
        deal = self.table.deal
        assert deal is not None
        player = deal.to_act[0]
        legal = deal.legal(player)
        assert legal is not None
        return self.act(self.table.players[player], Play(choose(legal)))

    def finish(self, choose: Chooser = in_order) -> None:
        """Everybody places until the deal is over."""
        while self.table.running:
            self.lay(choose)

    def again(self) -> Table:
        """A table to which the same facts are applied since the last roll."""
        (n, roll), *rest = self.table.log
        assert isinstance(roll, Roll)
        table = Table(roll, n, self.table.pace)
        for _, fact in rest:
            table.apply(fact)
        return table


QUEENS_ON_TOP = "Ac Ad Ah As 2c  Kc Kd 9c  Kh Ks 9d  3c Qc 9h  Qd 2d 9s"
"""What one gets who, placing in order, has quads, quads and a pair of queens on top: he enters Fantasyland."""


def deck_for(players: int, first: str) -> list[int]:
    """A pack from which the first player of three ordinary streets of Pineapple gets these seventeen cards in order."""
    wanted = cards(first)
    others = [card for card in standard_deck() if card not in wanted]
    deck: list[int] = []
    for size in (5, 3, 3, 3, 3):
        deck += wanted[:size]
        wanted = wanted[size:]
        for _ in range(players - 1):
            deck += others[:size]
            others = others[size:]
    return deck + others


def decks(chance: Random) -> Iterator[list[int]]:
    """Shuffled packs without end."""
    while True:
        deck = list(standard_deck())
        chance.shuffle(deck)
        yield deck
