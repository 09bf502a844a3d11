"""The Dealer: the one task that may touch a given table. It takes one message at a time, stores, and then tells."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from secrets import token_hex
from typing import Any, NamedTuple, Protocol

import structlog

from croupier.chinese.event import ChineseEnded
from croupier.room import wish as wishes
from croupier.room.clock import PACE, Pace
from croupier.room.fact import AnyFact, Changed, Cut, Roll, Sat, Stood
from croupier.room.ledger import Book
from croupier.room.stakes import buy_in_range
from croupier.room.table import Table
from croupier.rules.event import Ended, Opened
from croupier.rules.legal import Illegal
from croupier.server import asking, wire
from croupier.server.answers import MOST, Answers
from croupier.server.asking import Wish
from croupier.server.bus import CHANGED, LOBBY, Bus, Frame, beside, player_subject, table_subject
from croupier.server.clock import Clock, Ring
from croupier.server.deck import REVEAL, Deck, Secret
from croupier.server.devices import Devices
from croupier.server.fresh import Fresh
from croupier.server.inbox import Inbox
from croupier.server.late import Late
from croupier.server.shuffle import Shuffle
from croupier.server.store import Answer, Answered, NotStored, Player, Store
from croupier.server.talk import Talk
from croupier.server.telling import Names, Telling, encode, told_for

log = structlog.get_logger()

QUICK = Pace(deal=300, street=300, start=1_000, folds=800, showdown=2_000, shown=800, resume=1_000)
"""The pace of a hand that bots play among themselves: whoever sits down meanwhile shall not wait long."""

PATIENCE = 1_000
"""Milliseconds before a dealer tries again what could not be stored."""

SEEDS = (wire.PromiseSeed, wire.RevealSeed)
"""Wishes that become no facts: a dealer who has nothing else to do answers them at once."""

GRACE = 2_000
"""Milliseconds after which a player whose line is gone is told of: a page that is loaded anew takes less."""

LOBBY_FACTS = frozenset({Sat, Stood, Opened, Changed})
"""The facts after which the lobby shows something else."""

OVER = frozenset({Ended, ChineseEnded})
"""The facts that end a hand."""

MARGIN = 5_000
"""Milliseconds past its deadline after which a table counts as standing still."""


Hear = Callable[[Answer], None]
"""Takes the answer to a wish; it must not wait."""

Clocks = tuple[Any, int | None, bool, int | None, dict[str, int], dict[int, int]]
"""What of a table is no fact, as its clocks stood."""


class Crew(Protocol):
    """Who brings bots to a table."""

    async def hire(self, kind: str) -> Player | None:
        """A new bot of this kind, None when there is no such kind; raises `NotStored`."""

    def start(self, bot: str, dealer: Dealer) -> None:
        """Let the bot with this id, who has sat down, follow the table and play."""


class Kit(NamedTuple):
    """What a dealer works with."""

    store: Store
    bus: Bus
    clock: Clock
    shuffle: Shuffle
    crew: Crew
    pace: Pace = PACE
    quick: Pace = QUICK
    fair: bool = False
    """Whether decks are sealed and cut by the players' seeds; a test that hands in an order wants just that order."""
    secret: Secret = token_hex
    """From where the keys of the seals come."""


class _Asked(NamedTuple):
    player: Player
    wish: Wish
    hear: Hear


class _Look(NamedTuple):
    player: Player | None
    since: int
    told: asyncio.Future[wire.Told]


class Dealer:
    """One table's dealer. `log` is what is stored since the last roll, and nobody is ever told more than that."""

    def __init__(
        self,
        name: str,
        log: Sequence[tuple[int, AnyFact]],
        answers: Mapping[tuple[str, str], Answer],
        kit: Kit,
    ) -> None:
        """A dealer for a table whose facts since the last roll are `log`; nothing happens before `run`."""
        self.name, self.subject = name, table_subject(name)
        self.kit = kit
        self.answers = Answers(answers)
        self.deck = Deck(name, kit.secret)
        self.watchers = 0
        self.talk = Talk()
        self.names = Names()
        self.devices = Devices()
        self.readers: Counter[str] = Counter()
        self.late: Late | None = None
        self.told_around: wire.Around | None = None
        self._look: int | None = None
        self.inbox: Inbox[_Asked | _Look | None] = Inbox()
        self.closed = self.draining = self._rests = False
        self._due: int | None = None
        self._ring: Ring | None = None
        self._not_before = 0
        self._load(log)
        self.table.resume(kit.clock.now())
        if self.around().lost:  # after a restart everybody has a moment to come back
            self._look = kit.clock.now() + GRACE
        if self.table.spec.cash.spectators_delay:
            self.late = Late(log[:1])
            self._keep_back(list(log[1:]))

    def _load(self, log: Sequence[tuple[int, AnyFact]]) -> None:
        (first, roll), *rest = log
        assert isinstance(roll, Roll)
        self.table = Table(roll, first, self.kit.pace)
        for _, fact in rest:
            self.table.apply(fact)
        self.book = Book(self.name)
        self.log: list[tuple[int, AnyFact]] = []
        self.fresh = Fresh(first)
        for n, fact in log:
            self.book.enter(n, fact)
            self._note(n, fact)

    def _note(self, n: int, fact: AnyFact) -> None:
        """Remember a stored fact, and whether a decision in the hand is another one since it."""
        if type(fact) is Roll:
            self.log.clear()
        self.log.append((n, fact))
        self.fresh.note(n, fact)

    @property
    def n(self) -> int:
        """The number of the last stored fact."""
        return self.log[-1][0]

    @property
    def roll(self) -> int:
        """The number of the last roll."""
        return self.log[0][0]

    # What others call.

    async def ask(self, player: Player, wish: Wish) -> Answer:
        """Carry out a wish of the player, in its turn; a repeated id gets the first answer again."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.put(player, wish, lambda given: None if answer.done() else answer.set_result(given))
        return await answer

    def put(self, player: Player, wish: Wish, hear: Hear) -> None:
        """The same for who does not wait: `hear` is called with the answer, as soon as its facts are told."""
        if self.closed:
            hear(wire.Refused(wish.id, "closed"))
        elif self._rests and not self.inbox and isinstance(wish, SEEDS):
            hear(self._take_seed(player, wish))
        else:
            self.inbox.put(_Asked(player, wish, hear))

    async def view(self, player: Player | None, since: int) -> wire.Told:
        """The stored facts after number `since`, or from the last roll on if `since` is before it (or to come)."""
        told: asyncio.Future[wire.Told] = asyncio.get_running_loop().create_future()
        self.inbox.put(_Look(player, since, told))
        return await told

    def watch(self, more: int, player: str = "") -> None:
        """So many more watch the table, or fewer; bots among themselves play on only if somebody does."""
        self.watchers += more
        self.readers[player] += more
        if not self.readers[player]:
            del self.readers[player]
        self._look = self.kit.clock.now() + (0 if more > 0 else GRACE)
        self.poke()

    def around(self) -> wire.Around:
        """Whose line is lost."""
        people = [one.player for one in self.table.seats.values() if not one.bot]
        return wire.Around(self.name, [player for player in people if player not in self.readers])

    def poke(self) -> None:
        """Look whether something is due."""
        self.inbox.put(None)

    @property
    def busy(self) -> bool:
        """Whether a hand is being played that somebody waits for."""
        return self.table.running and self._awake()

    def stands_still(self, now: int) -> bool:
        """Whether something has been due for longer than any dealer should take."""
        due = self._next_due()
        return due is not None and now > max(due, self._not_before) + MARGIN

    # The task.

    async def run(self) -> None:
        """Deal until cancelled."""
        self._start_bots()
        self.poke()
        try:
            while True:
                self._rests = True
                asked = await self.inbox.get()
                self._rests = False
                known = self.n
                if asked is not None:
                    await self._serve(asked)
                    if self.n == known:  # nothing else is due than was before: that rings by itself
                        continue
                when = self._when()
                if asked is None or (when is not None and when <= self.kit.clock.now()):
                    await self._go_on()
                    self._tell_beside()
                    when = self._when()
                self._set_timer(when)
        finally:
            self._rests = False
            if self._ring is not None:
                self._ring.cancel()
            self._due = self._ring = None  # who takes over here must not wait for a bell that was called off

    def close(self) -> None:
        """Answer who still waits: nothing more happens here."""
        self.closed = True
        while self.inbox:
            asked = self.inbox.take()
            if isinstance(asked, _Look):
                asked.told.cancel()
            elif asked is not None:
                asked.hear(wire.Refused(asked.wish.id, "closed"))

    def _start_bots(self) -> None:
        for sitting in self.table.seats.values():
            if sitting.bot:
                self.kit.crew.start(sitting.player, self)

    async def _serve(self, asked: _Asked | _Look) -> None:
        if isinstance(asked, _Asked):
            answer = await self._answer(asked.player, asked.wish)
            try:
                asked.hear(answer)
            except Exception:  # the table has done what was wished, and goes on
                log.exception("an answer was not heard", table=self.name)
        elif not asked.told.done():
            asked.told.set_result(self._view(asked.player.id if asked.player else "", asked.since))

    def sees_until(self, reader: str) -> int:
        """The number of the last fact that this reader may know by now: spectators may see the table later."""
        return self._seen_by(reader).n

    def _seen_by(self, reader: str) -> Table:
        late = self.late is not None and not self.table.seat_of(reader) and not self.table.desk.hosts(reader)
        return self.late.table if self.late is not None and late else self.table

    def _view(self, reader: str, since: int) -> wire.Told:
        table = self._seen_by(reader)
        late = table is not self.table
        log, reader = (table.log, "") if late else (self.log, reader)
        roll = log[0][0]
        fresh = not roll <= since <= log[-1][0]
        facts = log if fresh else log[since - roll + 1 :]
        return told_for(self.name, table, facts, reader, self.kit.clock.now(), fresh=fresh)

    async def _answer(self, player: Player, wish: Wish) -> Answer:
        if isinstance(wish, SEEDS):
            return self._take_seed(player, wish)
        first = self.answers.get(player.id, wish.id)
        if first is not None:
            return first
        before = self._waiting()
        broken: Exception | None = None
        try:
            answer = await self._carry_out(player, wish)
        except Illegal as no:
            answer = wire.Refused(wish.id, no.code, no.rule, no.numbers)
        except Exception as problem:  # nothing is awaited in here: compiled, it would stay the exception of all tasks
            broken = problem
            if not isinstance(problem, NotStored):
                log.exception("a wish broke the table", table=self.name, wish=type(wish).__name__)
        if broken is None:
            self.answers.keep(player.id, wish.id, answer)
            return answer
        await self._restore(before)
        if isinstance(broken, NotStored):
            return await self._answer_not_stored(player, wish, broken)
        return wire.Refused(wish.id, "broken")

    async def _answer_not_stored(self, player: Player, wish: Wish, problem: NotStored) -> Answer:
        """What was done under this id so long ago that the table has forgotten it; else that nothing was done."""
        first = None
        if problem.taken:
            with suppress(Exception):  # then no more is known than that it was not stored
                first = await self.kit.store.answer(self.name, player.id, wish.id)
        if first is None:
            log.error("not stored", table=self.name, problem=str(problem))
            return wire.Refused(wish.id, "not_stored")
        self.answers.keep(player.id, wish.id, first)
        return first

    # Wishes.

    async def _carry_out(self, player: Player, wish: Wish) -> Answer:
        done = wire.Done(wish.id)
        if isinstance(wish, wire.AddBot):
            await self._add_bot(player, wish, done)
            return done
        if isinstance(wish, wire.Act):
            asking.check_seated(self.table, player)
            asking.check_fresh(wish, self.fresh.since(self.table.player_index(player.id)), self.n)
        who, what = asking.table_wish(self.table, player, wish)
        passing = isinstance(wish, wire.Act) and self.table.running and not self.table.open_face
        answered = None if player.bot else Answered(player.id, wish.id, done, passing)
        self._set_pace()
        facts = self.table.act(who, what, self.kit.clock.now())
        await self._keep([*facts, *self._seal_after(facts)], answered)
        return done

    def _take_seed(self, player: Player, wish: wire.PromiseSeed | wire.RevealSeed) -> Answer:
        """Keep with the deck what a player tells of his seed: no fact comes of it, so nothing has to be stored."""
        answer = self.answers.get(player.id, wish.id)
        if answer is None:
            answer = wire.Done(wish.id)
            try:
                asking.check_seated(self.table, player)
                self.deck.take(self.table, player.id, wish)
            except Illegal as no:
                answer = wire.Refused(wish.id, no.code, no.rule, no.numbers)
            self.answers.keep(player.id, wish.id, answer)
        return answer

    async def _add_bot(self, player: Player, wish: wire.AddBot, done: wire.Done) -> None:
        asking.check_seated(self.table, player)
        await self.seat_bot(wish.kind, Answered(player.id, wish.id, done))

    async def seat_bot(self, kind: str, answered: Answered | None = None) -> None:
        """Seat a bot with all the chips that the table allows; raises `Illegal`, `NotStored`."""
        seat = asking.free_seat(self.table)
        asking.check_kind(self.table, kind)
        bot = await self.kit.crew.hire(kind)
        if bot is None:
            raise Illegal("no_such_bot", "C1")
        wish = wishes.Sit(seat, buy_in_range(self.table.spec)[1], bot.name, bot=True)
        await self._keep(self.table.act(bot.id, wish, self.kit.clock.now()), answered)
        self.kit.crew.start(bot.id, self)

    async def appoint(self, player: Player) -> None:
        """Give a table that has no host this one, else another co-host, without a message; raises `NotStored`."""
        await self._keep(self.table.act(player.id, wishes.Claim(player.name), self.kit.clock.now()))

    # What time brings.

    async def _go_on(self) -> None:
        """Do all that is due now."""
        before = self._waiting()
        try:
            while facts := self._due_now():
                await self._keep(facts)
                before = self._waiting()
            return
        except NotStored as problem:
            log.error("not stored", table=self.name, problem=str(problem))
        await self._restore(before)
        self._not_before = self.kit.clock.now() + PATIENCE

    def _due_now(self) -> list[AnyFact]:
        now = self.kit.clock.now()
        if now < self._not_before:
            return []
        self._set_pace()
        facts = self.table.tick(now, self._gone())
        if facts or not self._awake():
            return [*facts, *self._seal_after(facts)]
        if self._wants_seal():
            return self._seal() if now >= (self.table.deadline or 0) - REVEAL else facts
        return self._deal(now) if self.table.wants_deck else facts

    def _gone(self) -> Collection[str]:
        """Whose line is lost, where that makes a difference to the clock (Rulebook K16)."""
        return self.around().lost if self.table.open_face else ()

    def _wants_seal(self) -> bool:
        return self.kit.fair and not self.table.running and self.deck.wants_seal(self.table)

    def _seal_after(self, facts: Sequence[AnyFact]) -> list[AnyFact]:
        """The next deck, sealed with the end of a hand: one message for both, unless somebody has yet to choose it."""
        over = any(type(fact) in OVER for fact in facts)
        return self._seal() if over and self._awake() and self._wants_seal() and not self.table.chooser else []

    def _seal(self) -> list[AnyFact]:
        sealed = self.deck.seal(self.table, self.kit.shuffle(self.table.cards_due))
        self.table.apply(sealed)
        return [sealed]

    def _deal(self, now: int) -> list[AnyFact]:
        sealed = None if self.table.running or not self.kit.fair else self.table.sealed
        draw = () if self.table.button else self.kit.shuffle(self.table.cards_due)
        if sealed is None:
            return self.table.begin(self.kit.shuffle(self.table.cards_due), now, draw)
        cut, order = self.deck.cut(sealed)
        return self.table.begin(order, now, draw, cut)

    def _awake(self) -> bool:
        """Whether anybody is there for whom it is worth playing."""
        if self.draining and not self.table.running:
            return False
        return self.watchers > 0 or any(not one.bot and not one.away for one in self.table.seats.values())

    def _set_pace(self) -> None:
        players = self.table.players
        alone = bool(players) and not any(not one.bot and one.player in players for one in self.table.seats.values())
        self.table.pace = self.kit.quick if alone else self.kit.pace

    def _next_due(self) -> int | None:
        """When something is due; the next hand is not, while bots alone have nobody who watches them."""
        due, deadline = [*self.table.waits.values()], self.table.deadline
        if deadline is not None and self._awake():
            due.append(deadline - REVEAL if self._wants_seal() else deadline)
        elif deadline is not None and not self.table.rung:
            due.append(deadline)
        return min(due, default=None)

    def _when(self) -> int | None:
        """When there is something to do here, None when only somebody's wish could be it."""
        due = self._next_due()
        times = [] if due is None else [max(due, self._not_before)]
        if self._look is not None:
            times.append(self._look)
        if self.late is not None and self.late.due is not None:
            times.append(self.late.due)
        return min(times, default=None)

    def _set_timer(self, when: int | None) -> None:
        if when == self._due or (when is not None and self._ring is not None and (self._due or 0) < when):
            return  # a ring that comes too early sets the next one, and hardly any decision takes all of its clock
        if self._ring is not None:
            self._ring.cancel()
        self._due = when
        self._ring = None if when is None else self.kit.clock.ring_at(when, self._rung)

    def _rung(self) -> None:
        self._due = self._ring = None
        self.poke()

    # Store, then tell.

    async def _keep(self, facts: Sequence[AnyFact], answered: Answered | None = None) -> None:
        if not facts:
            return
        first = self.n + 1
        transfers = [line for n, fact in enumerate(facts, first) for line in self.book.enter(n, fact)]
        since = self.kit.clock.now()
        await self.kit.store.append(self.name, first, self.roll, facts, transfers, answered)
        self.table.give_back(self.kit.clock.now() - since)  # a clock starts when its decision can be seen
        for n, fact in enumerate(facts, first):
            self._note(n, fact)
        self._use_seeds(facts)
        try:
            self._tell(first, facts)
        except Exception:  # it has happened; who missed it sees a gap in the numbers and asks
            log.exception("not told", table=self.name, n=first)

    def _use_seeds(self, facts: Sequence[AnyFact]) -> None:
        """Everybody knows the seeds of a stored cut: none of them may be promised for another deck."""
        for fact in facts:
            if type(fact) is Cut:
                self.deck.used(fact.seal.pledges)

    def _tell(self, first: int, facts: Sequence[AnyFact]) -> None:
        bus, numbered = self.kit.bus, list(enumerate(facts, first))
        telling = Telling(self.name, self.table, numbered, self.kit.clock.now(), self.names)
        readers = self._readers_of(facts)
        for subject, (reader, seat) in readers.items():
            if bus.heard(subject):
                bus.publish(subject, telling.frame(reader, seat))
        if not self._keep_back(numbered) and bus.heard(self.subject):
            bus.publish(self.subject, telling.frame("", 0), unless=readers.keys())
        if not LOBBY_FACTS.isdisjoint(map(type, facts)):
            bus.publish(LOBBY, CHANGED)

    def _readers_of(self, facts: Sequence[AnyFact]) -> dict[str, tuple[str, int]]:
        """Who is told these facts in a message of his own, by its subject, and his seat."""
        readers = {player_subject(one.player, self.name): (one.player, seat) for seat, one in self.table.seats.items()}
        gone = [fact.player for fact in facts if type(fact) is Stood]
        for reader in (*gone, *self._watching_hosts()):
            readers.setdefault(player_subject(reader, self.name), (reader, 0))
        return readers

    def _watching_hosts(self) -> list[str]:
        """Hosts without a seat at a table that spectators see later: who is asked for a seat must know it at once."""
        if self.late is None:
            return []
        desk = self.table.desk
        hosts = [guest.player for guest in (desk.host, *desk.cohosts) if guest.player]
        return [player for player in hosts if not self.table.seat_of(player)]

    # Spectators, and what is told beside the facts.

    def _keep_back(self, numbered: list[tuple[int, AnyFact]]) -> bool:
        """Keep facts back from spectators, at a table whose spectators see it later."""
        delay = self.table.spec.cash.spectators_delay * 1000
        if self.late is None and delay:
            known = [(n, fact) for n, fact in self.log if n < numbered[0][0]]
            self.late = Late(known or numbered[:1])
        if self.late is None:
            return False
        if numbered:
            self.late.put(self.kit.clock.now() + delay, numbered)
        return True

    def _tell_beside(self) -> None:
        now = self.kit.clock.now()
        while self.late is not None and (facts := self.late.take(now)) is not None:
            body = encode(told_for(self.name, self.late.table, facts, "", now))
            self.kit.bus.publish(self.subject, Frame(facts[0][0], facts[-1][0], body))
        if self._look is not None and now >= self._look:
            self._look, around = None, self.around()
            if around != (self.told_around or wire.Around(self.name, [])):
                self.told_around = around
                self.kit.bus.publish(self.subject, beside(encode(around)))

    # When something went wrong.

    def _waiting(self) -> Clocks:
        table = self.table
        return table.waiting, table.deadline, table.rung, table.frozen, table.waits, table.starts

    async def reload(self) -> None:
        """Stand as what is stored says: after this task has broken off."""
        self._not_before = 0
        await self._restore(None)

    async def _restore(self, before: Clocks | None) -> None:
        """Stand again as what is stored says, with the clock as it was; tell what was stored after all."""
        known, stored = self.n, self.log.copy()
        try:
            stored = await self.kit.store.load(self.name)
        except Exception as problem:
            log.error("cannot load", table=self.name, problem=str(problem))
        self._load(stored)
        if self.n == known and before is not None:
            table = self.table
            table.waiting, table.deadline, table.rung, table.frozen, table.waits, table.starts = before
        else:
            self.table.resume(self.kit.clock.now())
            self.answers.update(await self.kit.store.answers(self.name, MOST))
            if news := [(n, fact) for n, fact in self.log if n > known]:
                self._use_seeds(facts := [fact for _, fact in news])
                self._tell(news[0][0], facts)
