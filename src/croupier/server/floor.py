"""The floor: every table of the room with its dealer, the lobby, and a watchdog for tables that stand still."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress

import structlog

from croupier.room.desk import Guest
from croupier.room.fact import Roll, TableSpec
from croupier.room.spec import tidy
from croupier.room.table import Table
from croupier.room.wish import Claim
from croupier.rules.betting import Betting
from croupier.rules.legal import Illegal
from croupier.server import wire
from croupier.server.accounts import new_id
from croupier.server.answers import MOST
from croupier.server.asking import Own, Wish
from croupier.server.bus import CHANGED, LOBBY, beside, table_subject
from croupier.server.dealer import Dealer, Kit
from croupier.server.limits import TABLES
from croupier.server.memory import look_at_all
from croupier.server.store import Answer, NotStored, Player
from croupier.server.talk import Asked, NoTalk
from croupier.server.telling import encode

log = structlog.get_logger()

FIRST_TABLE = TableSpec("Table 1", betting=Betting(small_blind=5, big_blind=10))
FIRST_BOTS = ("tight", "caller", "tight")
ROUND = 2.0
"""Seconds between two rounds of the watchdog."""

TIDY = 1800
"""Rounds of the watchdog after which old answers are forgotten, and the memory is looked through as a whole."""


class NoSuchTable(Exception):
    """There is no table with this id."""


class TooManyTables(Exception):
    """The room has no place for another table."""


class Floor:
    """The tables of a room that is one process."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.dealers: dict[str, Dealer] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self.faults: Counter[str] = Counter()
        self.draining = False
        self._opening = 0
        self._watchdog: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring every stored table back to where it was; a new room gets its first table, with bots in it.

        Raises `CannotOpen` when what is stored cannot be read.
        """
        store = self.kit.store
        await store.forget_answers()
        for kept in await store.tables():
            facts, answers = await store.load(kept.id), await store.answers(kept.id, MOST)
            dealer = Dealer(kept.id, facts, answers, self.kit)
            await self._restore_host(dealer, kept.host)
            self._put(dealer)
        if not self.dealers:
            await self.open_table(FIRST_TABLE, None, FIRST_BOTS)
        self._watchdog = asyncio.create_task(self._watch_on(), name="watchdog")

    async def close(self) -> None:
        """Stop dealing; what is stored stays as it is, and the hands go on when the room opens again."""
        tasks = [*self._tasks.values(), *([self._watchdog] if self._watchdog else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for dealer in self.dealers.values():
            dealer.close()

    async def open_table(self, spec: TableSpec, host: Player | None, bots: Sequence[str] = ()) -> str:
        """Open a table, with bots of these kinds in it; returns its id.

        Raises `BadSpec`, `TooManyTables`, `NotStored`, and `Illegal` for bots that are too many.
        """
        if len(self.dealers) + self._opening >= TABLES:
            raise TooManyTables
        roll = Table.open(tidy(spec), host=Guest(host.id, host.name) if host else None).roll()
        self._opening += 1  # one that waits for the store has its place already
        try:
            dealer = await self._open(roll, host.id if host else "", bots)
        finally:
            self._opening -= 1
        self._put(dealer)
        self.kit.bus.publish(LOBBY, CHANGED)
        return dealer.name

    async def _open(self, roll: Roll, owner: str, bots: Sequence[str]) -> Dealer:
        """A new table, stored, with its bots."""
        name = new_id(8)
        await self.kit.store.add_table(name, owner, roll)
        dealer = Dealer(name, [(1, roll)], {}, self.kit)
        for kind in bots:
            await dealer.seat_bot(kind)
        return dealer

    async def _restore_host(self, dealer: Dealer, host: str) -> None:
        """Tell a table from before its facts knew the host who it is."""
        if host and not dealer.table.desk.host.player:
            player = await self.kit.store.player(host)
            if player is not None:
                await dealer.appoint(player)

    async def claim(self, player: Player) -> int:
        """Let who has started the room host every table without a host, and help the others; returns how many."""
        for dealer in self.dealers.values():
            await dealer.ask(player, Own(new_id(), dealer.name, Claim(player.name)))
        return len(self.dealers)

    def drain(self) -> None:
        """Let no new hand begin at any table."""
        self.draining = True
        for dealer in self.dealers.values():
            dealer.draining = True
            dealer.poke()

    def busy(self) -> list[str]:
        """The tables where a hand is being played that somebody waits for."""
        return [name for name, dealer in self.dealers.items() if dealer.busy]

    def _put(self, dealer: Dealer) -> None:
        dealer.draining = self.draining
        self.dealers[dealer.name] = dealer
        self._tasks[dealer.name] = asyncio.create_task(dealer.run(), name=f"dealer {dealer.name}")

    # What the gateway asks.

    async def ask(self, player: Player, wish: Wish) -> Answer:
        """Carry out a wish at the table that it names."""
        dealer = self.dealers.get(wish.table)
        return await dealer.ask(player, wish) if dealer else wire.Refused(wish.id, "no_such_table")

    async def view(self, table: str, player: Player | None, since: int) -> wire.Told:
        """What the player may know of a table's facts after number `since`; raises `NoSuchTable`."""
        if table not in self.dealers:
            raise NoSuchTable(table)
        return await self.dealers[table].view(player, since)

    def tables_of(self, player: str) -> list[str]:
        """Where the player has a seat, waits for one or has asked for one."""
        return [
            name
            for name, dealer in self.dealers.items()
            if dealer.table.seat_of(player) or player in dealer.table.queue or dealer.table.desk.knock_of(player)
        ]

    def watch(self, table: str, more: int, player: str = "") -> None:
        """So many more watch this table, or fewer, and this player is one of them."""
        if table in self.dealers:
            self.dealers[table].watch(more, player)

    def beside(self, table: str) -> list[bytes]:
        """What a newcomer hears beside the facts: the talk, and whose line is lost."""
        dealer = self.dealers[table]
        talk = dealer.talk.all(table)
        told = [talk] if talk.lines or talk.hushed else []
        return [encode(one) for one in (*told, dealer.told_around) if one is not None]

    def talk(self, player: Player, asked: Asked) -> Answer:
        """Let a player speak at a table, or a host hush one; everybody there hears it."""
        dealer = self.dealers.get(asked.table)
        if dealer is None:
            return wire.Refused(asked.id, "no_such_table")
        try:
            told = dealer.talk.take(asked.table, dealer.table, player, asked, self.kit.clock.now())
        except NoTalk as no:
            return wire.Refused(asked.id, no.code)
        except Illegal as no:
            return wire.Refused(asked.id, no.code, no.rule, no.numbers)
        if told is not None:
            self.kit.bus.publish(table_subject(asked.table), beside(encode(told)))
        return wire.Done(asked.id)

    def lobby(self, player: Player | None) -> wire.Lobby:
        """The tables as they stand, for this player."""
        return wire.Lobby([self._row(dealer, player.id if player else "") for dealer in self.dealers.values()])

    def _row(self, dealer: Dealer, player: str) -> wire.TableRow:
        table = dealer.table
        bots = sum(sitting.bot for sitting in table.seats.values())
        players = len(table.seats) - bots
        mine = bool(table.seat_of(player))
        now, running = table.now_played, table.tournament.runs
        return wire.TableRow(dealer.name, table.spec, players, bots, table.hands, mine, now, running)

    # The watchdog.

    async def _watch_on(self) -> None:
        for number in itertools.count(1):
            await asyncio.sleep(ROUND)
            self.look_after()
            if number % TIDY == 0:
                look_at_all()
                with suppress(NotStored):
                    await self.kit.store.forget_answers()

    def look_after(self) -> list[str]:
        """Wake every table that stands still and every dealer who is gone; returns their ids."""
        found = []
        for name, dealer in self.dealers.items():
            task = self._tasks[name]
            if task.done():
                problem = None if task.cancelled() else task.exception()
                log.error("a dealer was gone", table=name, problem=type(problem).__name__)
                self.faults["dealer_gone"] += 1
                self._tasks[name] = asyncio.create_task(self._revive(dealer), name=f"dealer {name}")
                found.append(name)
            elif dealer.stands_still(self.kit.clock.now()):
                log.error("a table stood still", table=name)
                self.faults["stood_still"] += 1
                dealer.poke()
                found.append(name)
        return found

    async def _revive(self, dealer: Dealer) -> None:
        await dealer.reload()
        await dealer.run()
