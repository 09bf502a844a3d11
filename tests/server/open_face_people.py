"""People at tables of open-face Chinese whose lines drop by chance, and who hold every message against what they know.

The test turns the clock, and only when nobody who is on the line owes anything: then whoever is gone runs out of time.
"""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from tests.room.open_face_table import at_random
from tests.server.conftest import HandClock

from croupier.bots.open_face import CHINESE_BOTS, ChineseBot
from croupier.cards import UNKNOWN
from croupier.chinese.event import CardMoved, ChineseOpened, Given, Locked, Put, Settled, TakenBack
from croupier.chinese.legal import ChineseLegal
from croupier.room.clock import AT_ONCE
from croupier.room.fact import AnyFact, TableSpec
from croupier.room.stakes import buy_in_range
from croupier.room.table import Table
from croupier.rules.event import Shuffled
from croupier.server import wire
from croupier.server.bus import BESIDE, Subscription, player_subject, table_subject
from croupier.server.crew import at_once
from croupier.server.dealer import Dealer
from croupier.server.follow import Following
from croupier.server.open_face import rows
from croupier.server.room import Room
from croupier.server.store import Player

BLINK = 1_000
"""Milliseconds by which the clock is turned when nobody who is there owes anything."""

AWAY = (2_000, 20_000, 200_000)
"""Milliseconds for which somebody is gone: shorter than the host would notice, or longer than any clock."""

HANDFUL = 400
"""Turns of the clock without a fact after which a table counts as stuck: more than any clock of these tables."""


class Person:
    """A player who lays as the first bot does, now and then at random; `player` is None for a spectator."""

    def __init__(self, dealer: Dealer, player: Player | None, chance: Random) -> None:
        self.dealer, self.player, self.chance = dealer, player, chance
        self.mind: ChineseBot = CHINESE_BOTS["greedy"](chance)
        self.following = Following()
        self.news: Subscription | None = None
        self.away_until = self.scanned = 0
        self._ids = itertools.count(1)

    @property
    def name(self) -> str:
        """The id by which the table knows him, "" for a spectator."""
        return self.player.id if self.player else ""

    async def come(self, bus: Any) -> None:
        """Get a line, and hear how things stand."""
        own = [player_subject(self.name, self.dealer.name)] if self.player else []
        self.news = await bus.subscribe(table_subject(self.dealer.name), *own)
        self.dealer.watch(1, self.name)
        self._hear(await self.dealer.view(self.player, self.following.n))

    async def drop(self) -> None:
        """Lose the line."""
        assert self.news is not None
        await self.news.close()
        self.news = None
        self.dealer.watch(-1, self.name)

    async def ask(self, kind: type[Any], *values: Any) -> Any:
        """Wish something."""
        assert self.player is not None
        return await self.dealer.ask(self.player, kind(f"{next(self._ids)}", self.dealer.name, *values))

    async def read(self) -> None:
        """Hear all that was told up to the table's last fact."""
        while self.news is not None and self.following.n < self.dealer.n:
            frame = await self.news.get()
            if frame.first != BESIDE and frame.last > self.following.n:
                self._hear(msgspec.json.decode(frame.body, type=wire.Told))

    def _hear(self, told: wire.Told) -> None:
        self.following.hear(told)
        table = self.following.table
        assert table is not None
        scan(told, table, table.player_index(self.name))
        self.scanned += 1

    async def react(self) -> bool:
        """Do what is owed; false when there is nothing."""
        told, table = self.following.told, self.following.table
        assert told is not None and told.open_face is not None and table is not None
        if told.open_face.legal is not None:
            answer = await self.ask(wire.Act, self.following.n, self._lay(told.open_face.legal))
            assert isinstance(answer, wire.Done), answer
            return True
        if table.in_play or not told.seat:
            return False
        sitting, most = table.seats[told.seat], buy_in_range(table.spec)[1]
        if sitting.stack < most and self._wants(sitting.stack):
            return isinstance(await self.ask(wire.Buy, most - sitting.stack), wire.Done)
        if sitting.away:
            return isinstance(await self.ask(wire.SitIn), wire.Done)
        if not sitting.confirmed:
            return isinstance(await self.ask(wire.Confirm), wire.Done)
        return False

    def _wants(self, stack: int) -> bool:
        table = self.following.table
        assert table is not None
        return stack < buy_in_range(table.spec)[0]

    def _lay(self, legal: ChineseLegal) -> Any:
        if self.chance.random() < 0.1:
            return at_random(self.chance)(legal)
        assert self.following.deal is not None
        return self.mind.decide(self.following.deal, legal.player)


def scan(told: wire.Told, table: Table, own: int | None) -> None:
    """No fact names a card that this reader may not know, and no row stands otherwise than his own eyes tell it."""
    for one in told.facts:
        assert not hidden_from(one.fact, own), (one, own)
    stands, deal = told.open_face, table.deal
    if stands is not None and deal is not None:
        assert stands.rows == rows(deal, own), (stands.rows, own)
        assert stands.legal is None or stands.legal.player == own


def hidden_from(fact: AnyFact, own: int | None) -> tuple[int, ...]:
    """The cards in a fact that its reader must not know (Rulebook K10, K12, K24)."""
    match fact:
        case Shuffled(deck=deck):
            cards: tuple[int, ...] = deck
        case Given(player=player, cards=given, up=False) if player != own:
            cards = given
        case Put(player=player, card=card, row=row, up=False) if player != own:
            cards = (card, row)
        case CardMoved(player=player, card=card, row=row, up=False) if player != own:
            cards = (card, row)
        case TakenBack(player=player, card=card, up=False) if player != own:
            cards = (card,)
        case Locked(player=player, up=False) if player != own:
            cards = fact.top + fact.middle + fact.bottom + fact.discards
        case Locked(player=player, discards=discards) if player != own:
            cards = discards
        case _:
            return ()
    return tuple(card for card in cards if card != UNKNOWN)


class Evening:
    """One table with people, one of them a bot of the crew, and somebody who watches."""

    def __init__(self, room: Room, dealer: Dealer, clock: HandClock, seed: int) -> None:
        self.room, self.dealer, self.clock, self.chance = room, dealer, clock, Random(seed)
        self.people: list[Person] = []
        self.seen: Counter[str] = Counter()
        self._counted = 0

    @classmethod
    async def begin(cls, folder: Path, spec: TableSpec, people: int, bots: int, seed: int) -> Evening:
        """Everybody sits down."""
        clock = HandClock()
        room = await Room.open(str(folder / f"{seed}.db"), clock=clock, think=at_once, pace=AT_ONCE, quick=AT_ONCE)
        dealer = room.floor.dealers[await room.floor.open_table(spec, None, ["greedy"] * bots)]
        evening = cls(room, dealer, clock, seed)
        for number in range(people):
            person = Person(dealer, Player(f"p{number}", f"P{number}"), Random(seed + number))
            await person.come(room.bus)
            answer = await person.ask(wire.Sit, bots + number + 1, buy_in_range(spec)[1])
            assert isinstance(answer, wire.Done), answer
            evening.people.append(person)
        watcher = Person(dealer, None, Random(seed))
        await watcher.come(room.bus)
        evening.people.append(watcher)
        return evening

    async def play(self, deals: int) -> None:
        """Play until so many deals are scored, and lines have dropped, come back, and run out of time."""
        still, known = 0, 0
        while self.seen["scored"] < deals or not all(self.seen[kind] for kind in ("drops", "returns", "auto")):
            assert self.seen["scored"] < 40 * deals
            acted = await self._everybody()
            self._count()
            still = 0 if acted or self.dealer.n > known else still + 1
            known = self.dealer.n
            assert still < HANDFUL, f"nothing happens after {self.seen['scored']} deals"
            if not acted and not await self._bot_moved():
                self.clock.turn(BLINK)
                await self.dealer.view(None, self.dealer.n)
            await self._lines()

    async def _everybody(self) -> bool:
        acted = False
        for person in self.people:
            if person.news is not None:
                await person.read()
                acted = await person.react() or acted
        return acted

    async def _bot_moved(self) -> bool:
        """Wait for a bot that owes a placement; false when none does."""
        table, known = self.dealer.table, self.dealer.n
        deal = table.deal
        due = deal.to_act if deal is not None and table.running else ()
        bots = {seat for seat, one in table.seats.items() if one.bot}
        if deal is None or not any(deal.opened.seats[player] in bots for player in due):
            return False
        news = await self.room.bus.subscribe(table_subject(self.dealer.name))
        async with asyncio.timeout(600):
            while self.dealer.n == known:
                await news.get()
        await news.close()
        return True

    async def _lines(self) -> None:
        """A line drops, or comes back."""
        for person in self.people:
            if person.news is None and self.clock.time >= person.away_until:
                await person.come(self.room.bus)
                self.seen["returns"] += 1
            elif person.news is not None and self.chance.random() < 0.02:
                await person.drop()
                person.away_until = self.clock.time + self.chance.choice(AWAY)
                self.seen["drops"] += 1

    def _count(self) -> None:
        for n, fact in self.dealer.log:
            if n > self._counted:
                self.seen[str(fact.__struct_config__.tag)] += 1
                self.seen["auto"] += isinstance(fact, Locked) and fact.auto
                self.seen["fantasy"] += isinstance(fact, ChineseOpened) and any(fact.fantasy)
                self.seen["chips"] += fact.amount if isinstance(fact, Settled) else 0
                self._counted = n
        scored = self.dealer.table.deal
        assert scored is None or not scored.finished or sum(scored.points) == 0
