"""A table of one's own: one player and bots in this process, without a clock, through the same doors as in a room."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from random import Random
from secrets import randbits

from croupier.bots import BOTS
from croupier.client import RoomRefused
from croupier.room import wish as wishes
from croupier.room.clock import AT_ONCE
from croupier.room.fact import AnyFact, TableSpec
from croupier.room.stakes import buy_in_range
from croupier.room.table import Table
from croupier.rules.action import Action
from croupier.rules.hand import Hand
from croupier.rules.legal import Illegal
from croupier.server import wire
from croupier.server.follow import Following
from croupier.server.shuffle import Shuffle, shuffled
from croupier.server.telling import told_for

NAMES = ("Ada", "Basil", "Clio", "Dora", "Emil", "Flora", "Gus", "Hedy", "Ivo", "Juno")
NOW = 0
"""The time at such a table: it stands still, so nobody is hurried."""


class OwnTable:
    """The table with the doors of a `Client`: news come one after another, wishes raise `RoomRefused`.

    `player` is the only person. What is told is veiled as it is in a room; a hand begins when `deal` is called.
    """

    waits_for_deal = True

    def __init__(self, spec: TableSpec, name: str, bots: Sequence[str], shuffle: Shuffle = shuffled) -> None:
        """Sit down with bots of these kinds, everybody with all that the table allows; raises `BadSpec`."""
        self.player, self.shuffle = "you", shuffle
        self.real = Table.open(spec, AT_ONCE)
        self.minds = {f"bot-{place}": BOTS[kind](Random(randbits(128))) for place, kind in enumerate(bots, 1)}
        self.following = Following()
        self._news: deque[wire.Told] = deque()
        self._tell([(1, self.real.roll())], fresh=True)
        chips = buy_in_range(spec)[1]
        self._wish(self.player, wishes.Sit(1, chips, name))
        others = [each for each in NAMES if each.casefold() != name.casefold()]
        for seat, (bot, called) in enumerate(zip(self.minds, others, strict=False), 2):
            self._wish(bot, wishes.Sit(seat, chips, called, bot=True))

    @property
    def table(self) -> Table:
        """The table as far as the news that were taken tell."""
        assert self.following.table is not None
        return self.following.table

    @property
    def hand(self) -> Hand | None:
        """The running or last hand, veiled."""
        return self.following.hand

    async def news(self) -> wire.Told | None:
        """The next news, None when there are none before something is wished."""
        if not self._news:
            return None
        told = self._news.popleft()
        self.following.hear(told)
        return told

    # What may be wished.

    async def act(self, action: Action) -> None:
        """Act in the hand; the bots answer at once."""
        self._wish(self.player, wishes.Play(action))
        self._let_bots_play()

    async def buy(self, amount: int) -> None:
        """Add chips between hands."""
        self._wish(self.player, wishes.Buy(amount))

    async def choose(self, game: int) -> None:
        """Choose the next game."""
        self._wish(self.player, wishes.Choose(game))

    async def deal(self) -> None:
        """Let the next hand begin; bots without chips buy in anew before it."""
        chips = buy_in_range(self.real.spec)[1]
        for sitting in list(self.real.seats.values()):
            if sitting.bot and not sitting.stack:
                self._wish(sitting.player, wishes.Buy(chips))
        self._begin()
        self._let_bots_play()

    async def stand(self) -> None:
        """Leave the seat; in a hand the cards are given up."""
        self._wish(self.player, wishes.Stand())
        self._let_bots_play()

    # Inside.

    def _wish(self, player: str, wish: wishes.TableWish) -> None:
        try:
            self._keep(self.real.act(player, wish, NOW))
        except Illegal as no:
            raise RoomRefused(no.code, no.rule, no.numbers) from None

    def _begin(self) -> None:
        order = self.shuffle(self.real.cards_due)
        try:
            self._keep(self.real.begin(order, NOW, () if self.real.button else self.shuffle(order)))
        except Illegal as no:
            raise RoomRefused(no.code, no.rule, no.numbers) from None

    def _let_bots_play(self) -> None:
        """Go on until the player is asked or the hand is over."""
        while self.real.running:
            hand = self.real.hand
            assert hand is not None
            if hand.to_act < 0:
                self._begin()
                continue
            mind = self.minds.get(self.real.players[hand.to_act])
            legal = hand.legal(hand.to_act)
            if mind is None or legal is None:
                return
            self._wish(self.real.players[hand.to_act], wishes.Play(mind.decide(hand.seen_by(hand.to_act), legal)))

    def _keep(self, facts: Sequence[AnyFact]) -> None:
        if facts:
            first = self.real.n - len(facts) + 1
            self._tell(list(enumerate(facts, first)))

    def _tell(self, numbered: list[tuple[int, AnyFact]], *, fresh: bool = False) -> None:
        self._news.append(told_for("", self.real, numbered, self.player, NOW, fresh=fresh))
