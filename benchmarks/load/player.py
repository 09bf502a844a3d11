"""Who sits at the tables: players who think, act, talk and lose their line now and then, and people who watch."""

from __future__ import annotations

import asyncio
import itertools
import math
import random
import secrets
import time
from collections.abc import Awaitable, Callable

from benchmarks.load.line import Heard, Line
from croupier.room.fairness import hash_of_seed
from croupier.room.record import TABLE_FACTS
from croupier.rules.action import CALL, CHECK, FOLD, MUCK, SHOW, Action, Bet, Raise
from croupier.rules.legal import Legal
from croupier.server import wire

NOT_OF_THE_HAND = {str(kind.__struct_config__.tag) for kind in TABLE_FACTS}
BUY_IN = 1_000
AGAIN = ("not_stored", "closed", "too_many", "broken")
"""Refusals after which the same decision is still owed."""

LONG = 8.0
"""Seconds without being asked after which somebody looks whether he is dealt in."""


def thinking(chance: random.Random, hurry: float) -> float:
    """Seconds that somebody thinks: log-normal, from one to eight, in a hurry so many times less (0: none)."""
    return min(8.0, max(1.0, chance.lognormvariate(0.8, 0.6))) / hurry if hurry else 0.0


class Counted:
    """What is measured, by all players together; times in seconds.

    `ran_out` are clocks that ran out wrongly: on somebody who had answered in time, or was on the line and never asked.
    `overslept` are the others: the line was lost, or the driver itself came late.
    """

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.shown: list[float] = []
        self.refused: dict[str, int] = {}
        self.ran_out = self.overslept = 0
        self.actions = 0

    def refuse(self, code: str) -> None:
        """A wish was refused."""
        self.refused[code] = self.refused.get(code, 0) + 1


class Company:
    """The people of one table: an action counts as shown when the last of those who are on the line has heard it."""

    def __init__(self, counted: Counted) -> None:
        self.counted = counted
        self.players: list[Seated] = []
        self.hands = 0
        self._since = self._after = 0.0
        self._missing: set[Seated] = set()

    def acted(self, n: int, since: float) -> None:
        """Somebody acts, who has seen fact `n`."""
        self._since, self._after = since, n
        self._missing = {one for one in self.players if one.line.open}

    def heard(self, player: Seated, last: int) -> None:
        """A player knows the hand up to fact `last`."""
        if last > self._after and player in self._missing:
            self._missing.remove(player)
            if not self._missing:
                self.counted.shown.append(time.perf_counter() - self._since)

    def gone(self, player: Seated) -> None:
        """Who has no line is not waited for."""
        self._missing.discard(player)


class Seated:
    """A player: sits down, answers at every turn, and keeps his stack full."""

    def __init__(self, line: Line, company: Company, chance: random.Random, hurry: float) -> None:
        line.hear = self.hear
        self.line, self.company, self.chance, self.hurry = line, company, chance, hurry
        self.counted = company.counted
        self.asked = False
        self.runs_out = self.sent_at = math.inf
        self.dials = 0
        self.seed = ""
        self.heard_at = time.perf_counter()
        self._ids = itertools.count(1)
        self._tasks: set[asyncio.Task[None]] = set()
        company.players.append(self)

    def hear(self, heard: Heard) -> None:
        """Take the news: answer when asked, tell the promised seed when the deck is sealed."""
        kinds = {one.fact.type for one in heard.facts}
        of_the_hand = not kinds <= NOT_OF_THE_HAND
        if any(one.fact.type == "timed_out" and one.fact.seat == heard.seat for one in heard.facts):
            self._judge()
        self.dials = self.line.dials
        if of_the_hand:
            self.company.heard(self, heard.facts[-1].n)
            self.asked = False
        for one in heard.facts if self is self.company.players[0] and not heard.fresh else ():
            self.company.hands += one.fact.type == "ended"
        if "sealed" in kinds and self.seed:
            self._do(self._reveal())
        if any(one.fact.type == "away" and one.fact.seat == heard.seat for one in heard.facts) and not heard.fresh:
            self._do(self._come_back())
        if heard.legal is not None and not self.asked:
            self.asked, self.heard_at, self.sent_at = True, time.perf_counter(), math.inf
            self.runs_out = self.heard_at + (heard.turn.left + heard.turn.bank if heard.turn else 0) / 1000
            self._do(self._act(heard.legal, self.line.last))

    def _judge(self) -> None:
        """Our clock has run out: was it wrong?"""
        wrong = self.sent_at < self.runs_out if self.asked else self.dials == self.line.dials
        self.counted.ran_out += wrong
        self.counted.overslept += not wrong

    def _do(self, what: Awaitable[None]) -> None:
        task = asyncio.ensure_future(what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _id(self) -> str:
        return f"{next(self._ids)}-{self.chance.getrandbits(40):x}"

    async def sit(self, seat: int) -> None:
        """Take a seat, with a stack that is filled up after every hand, and promise a seed."""
        answer = await self.line.ask(wire.Sit(self._id(), self.line.table, seat, BUY_IN))
        if answer.type != "done":
            raise RuntimeError(f"no seat: {answer}")
        await self.line.ask(wire.Intend(self._id(), self.line.table, level=BUY_IN))
        await self._promise()

    async def _act(self, legal: Legal, n: int) -> None:
        if self.hurry:
            await asyncio.sleep(thinking(self.chance, self.hurry))
        since = time.perf_counter()
        self.company.acted(n, since)
        online = self.line.open
        self.sent_at = min(self.sent_at, since) if online else math.inf
        answer = await self.line.ask(wire.Act(self._id(), self.line.table, n, choose(legal, self.chance)))
        self.counted.actions += 1
        if answer.type == "refused":
            self.counted.refuse(answer.code)
            self.asked = False
            if answer.code in AGAIN:
                await asyncio.sleep(0.3)
                self.asked = self.asked or self._again(legal, n)
        elif online:
            self.counted.acknowledged.append(time.perf_counter() - since)

    def _again(self, legal: Legal, n: int) -> bool:
        """Decide once more, unless there is news that asks by itself."""
        if self.line.last == n:
            self._do(self._act(legal, n))
        return self.line.last == n

    async def come_back(self) -> None:
        """Who has not been asked for long may have been away too long: buy in and sit in again, whatever is needed."""
        if time.perf_counter() - self.heard_at > LONG:
            await self._come_back()

    async def _reveal(self) -> None:
        seed, self.seed = self.seed, secrets.token_hex(32)
        promise = hash_of_seed(self.seed)
        answer = await self.line.ask(wire.RevealSeed(self._id(), self.line.table, seed, promise))
        if answer.type == "refused":
            await self.line.ask(wire.PromiseSeed(self._id(), self.line.table, promise))

    async def _promise(self) -> None:
        self.seed = secrets.token_hex(32)
        await self.line.ask(wire.PromiseSeed(self._id(), self.line.table, hash_of_seed(self.seed)))

    async def _come_back(self) -> None:
        await self.line.ask(wire.Buy(self._id(), self.line.table, BUY_IN))
        await self.line.ask(wire.SitIn(self._id(), self.line.table))

    async def leave(self) -> None:
        """Do nothing more."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def now_and_then(self, a_minute: float, what: Callable[[], Awaitable[object]]) -> None:
        """Do something so many times a minute on average, whenever chance wants it."""
        while a_minute:
            await asyncio.sleep(self.chance.expovariate(a_minute / 60))
            await what()

    async def talk(self) -> None:
        """Say something."""
        await self.line.ask(wire.Say(self._id(), self.line.table, "nice hand, I would have folded that on the turn"))

    async def cut(self) -> None:
        """Lose the line for a moment."""
        self.company.gone(self)
        self.line.cut()


def choose(legal: Legal, chance: random.Random) -> Action:
    """Something that a player may do: folds often when it costs, raises now and then, seldom all that he has."""
    if legal.show or legal.muck:
        return MUCK if legal.muck else SHOW
    dice = chance.random()
    if legal.max_to and dice < 0.12:
        to = legal.max_to if dice < 0.005 else min(legal.max_to, legal.min_to * 2 if dice < 0.06 else legal.min_to)
        return Bet(to) if legal.opens else Raise(to)
    if legal.check:
        return CHECK
    return FOLD if legal.fold and dice < 0.6 else CALL
