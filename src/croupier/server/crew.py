"""The crew: bots that come through the same door as people. They see veiled facts and answer through the queue."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from secrets import randbits

import msgspec
import structlog

from croupier.bots import BOTS, Bot
from croupier.bots.open_face import CHINESE_BOTS, ChineseBot
from croupier.chinese.action import ChineseAction
from croupier.chinese.legal import ChineseLegal
from croupier.room.stakes import buy_in_range
from croupier.rules.action import CHECK, FOLD, Action
from croupier.server import wire
from croupier.server.accounts import new_id
from croupier.server.bus import Bus, TooSlow, player_subject
from croupier.server.dealer import Dealer
from croupier.server.follow import Following, MissedFacts
from croupier.server.store import Player, Store

log = structlog.get_logger()

NAMES = ("Ada", "Basil", "Clio", "Dora", "Emil", "Flora", "Gus", "Hedy", "Ivo", "Juno", "Karl", "Lada", "Milo", "Nora")
"""What bots are called; their kind is no secret, their seat says that it is a bot's."""

LONG = 0.002
"""Seconds of thought with which a bot would keep everybody waiting; the next time it thinks in a thread of its own."""

LONGEST = 6.0
"""Seconds of thought that a bot takes at most for a street of open-face Chinese."""

STREETS = 6
"""Into so many parts a bot divides the time that it has left for a deal."""

HURRY = 0.2
"""By how much bots think faster in a hand without a person."""

Think = Callable[[], float]
"""How many seconds a bot takes for its next decision; it knows nothing of the cards, so it tells nothing of them."""


def like_a_person() -> float:
    """Around a second, now and then longer."""
    return min(4.0, 0.5 + random.lognormvariate(-0.6, 0.6))


def at_once() -> float:
    """No thought at all: for tests."""
    return 0.0


OVERTAKEN = ("stale", "not_seated", "closed", "not_stored")
"""Refusals that are not a bot's fault: the hand went on or it was sent away while it thought, or nothing is stored."""


async def rest(until: float) -> None:
    """Wait for a time of `perf_counter`, if it is still to come."""
    left = until - time.perf_counter()
    if left > 0:
        await asyncio.sleep(left)


class HouseCrew:
    """The bots of a room that is one process."""

    def __init__(self, store: Store, bus: Bus, think: Think = like_a_person) -> None:
        self.store = store
        self.bus = bus
        self.think = think
        self._tasks: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._hired = random.randrange(len(NAMES))

    async def hire(self, kind: str) -> Player | None:
        """A new bot of this kind, None when there is no such kind; raises `NotStored`."""
        if kind not in BOTS and kind not in CHINESE_BOTS:
            return None
        self._hired += 1
        bot = Player(f"bot-{new_id()}", NAMES[self._hired % len(NAMES)], kind)
        await self.store.add_player(bot)
        return bot

    def start(self, bot: str, dealer: Dealer) -> None:
        """Let the bot, who has sat down, follow the table and play; it does so once, however often it is started."""
        key = (bot, dealer.name)
        if key not in self._tasks or self._tasks[key].done():
            self._tasks[key] = asyncio.create_task(self._play(bot, dealer), name=f"bot {bot}")

    async def close(self) -> None:
        """Send everybody home."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _play(self, bot: str, dealer: Dealer) -> None:
        try:
            player = await self.store.player(bot)
            player = player or Player(bot, "")
            minds = minds_of(player.bot, random.Random(randbits(128)))
            await Seated(player, minds, dealer, self.bus, self.think).play()
        except Exception:
            log.exception("a bot went wrong", bot=bot, table=dealer.name)
        finally:
            self._tasks.pop((bot, dealer.name), None)


def minds_of(kind: str, chance: random.Random) -> tuple[Bot, ChineseBot]:
    """Who thinks for a bot of this kind, in betting games and in open-face Chinese; the first kind, if not this one."""
    betting, chinese = BOTS.get(kind), CHINESE_BOTS.get(kind)
    return (betting or next(iter(BOTS.values())))(chance), (chinese or next(iter(CHINESE_BOTS.values())))(chance)


class Seated:
    """One bot at one table."""

    def __init__(self, player: Player, minds: tuple[Bot, ChineseBot], dealer: Dealer, bus: Bus, think: Think) -> None:
        self.player = player
        self.mind, self.placer = minds
        self.dealer = dealer
        self.bus = bus
        self.think = think
        self.following = Following()
        self._wishes = 0
        self._thinks_long = True

    async def play(self) -> None:
        """Follow the table and answer at every turn, until the seat is given up."""
        news = await self.bus.subscribe(player_subject(self.player.id, self.dealer.name))
        try:
            await self._look()
            while self.following.told is not None and self.following.told.seat:
                if self.following.n >= self.dealer.n:  # else there is newer news, and what this one asks may be done
                    await self._react(self.following.told)
                try:
                    self.following.hear(msgspec.json.decode((await news.get()).body, type=wire.Told))
                except (MissedFacts, TooSlow):
                    await news.close()
                    news = await self.bus.subscribe(player_subject(self.player.id, self.dealer.name))
                    await self._look()
        finally:
            await news.close()

    async def _look(self) -> None:
        self.following.hear(await self.dealer.view(self.player, self.following.n))

    async def _react(self, told: wire.Told) -> None:
        if told.open_face is not None:
            await self._react_open_face(told, told.open_face)
        elif told.legal is not None:
            await self._decide(told)
        elif told.choosing is not None and told.choosing.seat == told.seat:
            game = random.randrange(len(told.choosing.games))
            await self.dealer.ask(self.player, wire.Choose(self._id(), self.dealer.name, game))
        elif told.turn is None:
            await self._buy_in_again(told.seat)

    async def _react_open_face(self, told: wire.Told, stands: wire.OpenFace) -> None:
        if stands.legal is not None:
            await self._place(told.seat, stands, stands.legal)
            return
        table = self.following.table
        assert table is not None
        sitting = table.seats[told.seat]
        if table.in_play or sitting.leaving:
            return
        least, most = buy_in_range(table.spec)
        if sitting.stack < least:
            await self.dealer.ask(self.player, wire.Buy(self._id(), self.dealer.name, most - sitting.stack))
        if not sitting.confirmed:
            await self.dealer.ask(self.player, wire.Confirm(self._id(), self.dealer.name))

    async def _place(self, seat: int, stands: wire.OpenFace, legal: ChineseLegal) -> None:
        """Lay a street, in a thread and in a good part of the time that the clock leaves."""
        n, deal = self.following.n, self.following.deal
        assert deal is not None
        until = self._answers_at()
        left = min((one.main + one.bank for one in stands.clocks if one.seat == seat), default=0)
        end = time.perf_counter() + min(LONGEST, left / 1000 / STREETS)
        lay = await asyncio.to_thread(self.placer.decide, deal, legal.player, lambda: time.perf_counter() > end)
        await rest(until)
        await self._act(n, lay)  # a bot whose cards stay in its hand leaves them to the clock

    async def _decide(self, told: wire.Told) -> None:
        n = self.following.n
        until = self._answers_at()
        action = await self._choose(told)
        await rest(until)
        if not await self._act(n, action):
            await self._act(n, CHECK if told.legal and told.legal.check else FOLD)

    async def _act(self, n: int, action: Action | ChineseAction) -> bool:
        """Act as the table stood at fact `n`; False, with a word in the log, when the bot was wrong."""
        answer = await self.dealer.ask(self.player, wire.Act(self._id(), self.dealer.name, n, action))
        if isinstance(answer, wire.Done) or answer.code in OVERTAKEN:
            return True
        act, kind = type(action).__name__, self.player.bot
        log.error("a bot was refused", bot=self.player.id, kind=kind, action=act, code=answer.code)
        return False

    async def _choose(self, told: wire.Told) -> Action:
        hand, legal = self.following.hand, told.legal
        assert hand is not None and legal is not None
        started = time.perf_counter()
        if self._thinks_long:
            action = await asyncio.to_thread(self.mind.decide, hand, legal)
        else:
            action = self.mind.decide(hand, legal)
        self._thinks_long = time.perf_counter() - started > LONG
        return action

    def _answers_at(self) -> float:
        """When the bot answers, drawn before it looks at its cards: what it reckons meanwhile makes it no later."""
        return time.perf_counter() + self.think() * (1.0 if self._in_company() else HURRY)

    def _in_company(self) -> bool:
        """Whether a person is in the hand; bots among themselves keep nobody waiting for the next one."""
        table = self.following.table
        assert table is not None
        people = {one.player for one in table.seats.values() if not one.bot}
        return not people.isdisjoint(table.players)

    async def _buy_in_again(self, seat: int) -> None:
        """A bot without chips buys in for the most that the table allows, and is back (Rulebook I1, I2)."""
        table = self.following.table
        assert table is not None
        sitting = table.seats[seat]
        if not sitting.stack and not sitting.leaving and not table.running:
            most = buy_in_range(table.spec)[1]
            await self.dealer.ask(self.player, wire.Buy(self._id(), self.dealer.name, most))
        elif sitting.away and sitting.stack:
            await self.dealer.ask(self.player, wire.SitIn(self._id(), self.dealer.name))

    def _id(self) -> str:
        self._wishes += 1
        return f"{self._wishes}-{new_id(6)}"
