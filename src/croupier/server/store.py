"""The store: facts, ledger, answers and players, on disk before anybody is told.

One thread writes; all that waits for it goes into one transaction (group commit). While many tables write it waits a
moment for more of them: a transaction costs much by itself, and little for each table in it. A thread costs a third of
SQLAlchemy's asyncio extension here: one hop for a transaction instead of one for each statement of it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Executable, Insert, case, delete, func, insert, or_, select, text, tuple_
from sqlalchemy.dialects import postgresql, sqlite

from croupier.room.fact import AnyFact, Roll, TableSpec
from croupier.room.ledger import BANK, Ledger, Transfer
from croupier.server import schema
from croupier.server.database import CannotOpen, Database, open_database
from croupier.server.metrics import Histogram
from croupier.server.pen import Pen, Rows, Steps
from croupier.server.wire import Done, Refused

DAY = 24 * 60 * 60 * 1000
NEVER = 2**53
"""A number that no fact will ever have."""

COMPANY = 0.02
"""Seconds from one transaction to the next while several tables have something to write; a table alone never waits."""

FAITH = 0.8
"""How much of the company that a transaction had is expected of the next one."""

ADD_PLAYER = insert(schema.players)
ADD_SESSION = insert(schema.sessions)
ADD_TABLE = insert(schema.tables)
ADD_FACTS = insert(schema.facts)
ADD_LEDGER = insert(schema.ledger)
ADD_ANSWER = insert(schema.answers)


def _replacing(statement: sqlite.Insert | postgresql.Insert) -> Insert:
    return statement.on_conflict_do_update(index_elements=["table_id", "player"], set_={"id": statement.excluded.id})


KEEP_ACT = {
    "sqlite": _replacing(sqlite.insert(schema.acts)),
    "postgresql": _replacing(postgresql.insert(schema.acts)),
}
"""The id of a player's last action takes the place of the one before it; each database has its own words for that."""

ORDER: tuple[Insert, ...] = (ADD_PLAYER, ADD_SESSION, ADD_TABLE, ADD_FACTS, ADD_LEDGER, ADD_ANSWER)
"""The order of one transaction, whoever asked first: what others refer to comes before them."""

Answer = Done | Refused


class Player(Struct, frozen=True):
    """Somebody who may sit: a public id, a name, and the kind of bot it is ("" for a person)."""

    id: str
    name: str
    bot: str = ""


class Answered(NamedTuple):
    """The answer to a player's wish, by the wish's id.

    A `passing` one answers an action in a betting hand: it is kept until the player's next one is done.
    """

    player: str
    id: str
    answer: Answer
    passing: bool = False


class OpenTable(NamedTuple):
    """A table of the room as it is kept."""

    id: str
    spec: TableSpec
    host: str


class Moved(NamedTuple):
    """A transfer as it is kept: the fact behind it, when that was (ms since 1970), and the hands dealt by then."""

    n: int
    at: int
    hand: int
    source: str
    target: str
    amount: int
    reason: str


class NotStored(Exception):
    """Nothing was stored; `taken` tells that another owner has already written a fact of this number."""

    def __init__(self, reason: str, *, taken: bool = False) -> None:
        super().__init__(reason)
        self.taken = taken


class _Hands(Struct):
    """What a roll tells of the hands dealt before it."""

    hand: int


class _Write(NamedTuple):
    steps: Steps
    done: asyncio.Future[None]


class Store:
    """The room's memory. `Store.open` reads or makes the database; `close` waits for what is being written."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.commits = Histogram()
        self._keep_act = KEEP_ACT[database.engine.dialect.name]
        self._order = (*ORDER, self._keep_act)
        self.pen = Pen(database.engine, self._order)
        self._loop = asyncio.get_running_loop()
        self._turn: list[_Write] = []
        self._queue: SimpleQueue[list[_Write] | None] = SimpleQueue()
        self._writer = Thread(target=self._write_on, name="store writer", daemon=True)
        self._readers = ThreadPoolExecutor(4, "store reader")
        self.waiting = 0
        self._writer.start()

    @classmethod
    async def open(cls, room: str) -> Store:
        """Open the room's database by file or URL; raises `CannotOpen` with one line that says why it cannot."""
        return cls(await asyncio.to_thread(open_database, room))

    async def close(self) -> None:
        """Write what is waiting, then close the database."""
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.join()
        self.pen.put_down()
        self._readers.shutdown()  # a query of somebody who is gone may still be running
        self.database.close()

    # Writing

    def append(
        self,
        table: str,
        first: int,
        roll: int,
        facts: Sequence[AnyFact],
        transfers: Sequence[Transfer] = (),
        answered: Answered | None = None,
    ) -> asyncio.Future[None]:
        """Store facts `first`, `first + 1`, ... with the transfers that they mean and the answer, all or nothing.

        `roll` is the number of the last roll before them. Raises `NotStored`.
        """
        steps: Steps = [(ADD_FACTS, _fact_rows(table, first, roll, facts))]
        if transfers:
            steps.append((ADD_LEDGER, _transfer_rows(table, transfers)))
        if answered is not None and answered.passing:
            steps.append((self._keep_act, [{"table_id": table, "player": answered.player, "id": answered.id}]))
        elif answered is not None:
            steps.append((ADD_ANSWER, [_answer_row(table, answered)]))
        return self.write(steps)

    async def add_table(self, table: str, host: str, roll: Roll) -> None:
        """Store a new table with its first fact; raises `NotStored`."""
        row = {"id": table, "spec": _text(roll.spec), "host": host, "created": today()}
        await self.write([(ADD_TABLE, [row]), (ADD_FACTS, _fact_rows(table, 1, 1, [roll]))])

    async def add_player(self, player: Player, session: str = "", device: str = "") -> None:
        """Store a person with the hashes of session and device, or a bot; raises `NotStored`."""
        row = {"id": player.id, "name": player.name, "bot": player.bot, "created": today()}
        steps: Steps = [(ADD_PLAYER, [row])]
        if session:
            steps.append((ADD_SESSION, [session_row(session, player.id, device)]))
        await self.write(steps)

    async def forget_answers(self, days: int = 7) -> None:
        """Drop the answers to wishes that nobody repeats any more; raises `NotStored`."""
        await self.write([(delete(schema.answers).where(schema.answers.c.at < today() - days * DAY), [])])

    def write(self, steps: Steps) -> asyncio.Future[None]:
        """Carry out the steps in one transaction, together with what else waits; raises `NotStored`."""
        done: asyncio.Future[None] = self._loop.create_future()
        if not self._turn:
            self._loop.call_soon(self._hand_over)
        self._turn.append(_Write(steps, done))
        self.waiting += 1
        return done

    def _hand_over(self) -> None:
        """Give the thread what came together in one turn of the event loop."""
        if self._turn:
            self._queue.put(self._turn)
            self._turn = []

    def _write_on(self) -> None:
        """Write until there is no more to come; all that waits goes into one transaction. In the writer's thread."""
        company = since = 0.0
        while (writes := self._queue.get()) is not None:
            if company > 1 - FAITH:
                time.sleep(max(0.0, since + COMPANY - time.perf_counter()))
            since = time.perf_counter()
            while not self._queue.empty():
                more = self._queue.get()
                if more is None:
                    self._queue.put(None)
                    break
                writes += more
            company = max(len(writes) - 1, company * FAITH)
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self._loop.call_soon_threadsafe(self._written, writes, self._commit_all(writes))

    def _commit_all(self, writes: list[_Write]) -> list[NotStored | None]:
        started = time.perf_counter()
        try:
            self.commit(_merged(writes, self._order))
        except Exception as problem:
            if len(writes) == 1:
                return [NotStored(str(problem).partition("\n")[0], taken=self.pen.is_refused(problem))]
            return [found for write in writes for found in self._commit_all([write])]  # one's trouble is not another's
        self.commits.note(time.perf_counter() - started)
        return [None] * len(writes)

    def _written(self, writes: list[_Write], found: list[NotStored | None]) -> None:
        self.waiting -= len(writes)
        for write, problem in zip(writes, found, strict=True):
            if write.done.done():  # who asked for it is gone
                continue
            if problem is None:
                write.done.set_result(None)
            else:
                write.done.set_exception(problem)

    def commit(self, steps: Steps) -> None:
        """Run the steps in one transaction; in the writer's thread."""
        self.pen.write(steps)

    # Reading

    async def tables(self) -> list[OpenTable]:
        """Every table of the room, oldest first."""
        columns = schema.tables.c
        rows = await self.rows(select(columns.id, columns.spec, columns.host).order_by(columns.created, columns.id))
        return [OpenTable(row[0], _read(row[1], TableSpec, f"table {row[0]}"), row[2]) for row in rows]

    async def load(self, table: str) -> list[tuple[int, AnyFact]]:
        """The table's facts with their numbers, from the last roll on: all that is needed to play on."""
        columns = schema.facts.c
        rows = await self.rows(
            select(columns.roll).where(columns.table_id == table).order_by(columns.n.desc()).limit(1)
        )
        return await self.facts(table, rows[0][0] if rows else 0)

    async def facts(self, table: str, first: int = 1) -> list[tuple[int, AnyFact]]:
        """The table's facts with their numbers, from number `first` on."""
        columns = schema.facts.c
        where = (columns.table_id == table, columns.n >= first)
        rows = await self.rows(select(columns.n, columns.fact).where(*where).order_by(columns.n))
        return [(row[0], _read(row[1], AnyFact, f"fact {row[0]} of table {table}")) for row in rows]

    async def rolls(self, table: str, before: int, most: int) -> list[tuple[int, int]]:
        """Numbers and times (ms since 1970) of the last `most` rolls before fact `before`, the newest first."""
        columns = schema.facts.c
        where = (columns.table_id == table, columns.n == columns.roll, columns.n < before)
        rows = await self.rows(select(columns.n, columns.at).where(*where).order_by(columns.n.desc()).limit(most))
        return [(row[0], row[1]) for row in rows]

    async def next_roll(self, table: str, roll: int) -> int | None:
        """The number of the first roll after this one, None when it is the last."""
        columns = schema.facts.c
        where = (columns.table_id == table, columns.n == columns.roll, columns.n > roll)
        rows = await self.rows(select(columns.n).where(*where).order_by(columns.n).limit(1))
        return rows[0][0] if rows else None

    async def between(self, table: str, first: int, end: int | None) -> list[tuple[int, int, AnyFact]]:
        """The table's facts from `first` on and before `end`, each after its number and its time (ms since 1970)."""
        columns = schema.facts.c
        where = [columns.table_id == table, columns.n >= first, *([columns.n < end] if end is not None else [])]
        rows = await self.rows(select(columns.n, columns.at, columns.fact).where(*where).order_by(columns.n))
        return [(row[0], row[1], _read(row[2], AnyFact, f"fact {row[0]} of table {table}")) for row in rows]

    async def answers(self, table: str, most: int) -> dict[tuple[str, str], Answer]:
        """The last `most` kept answers of a table, by player and id, the oldest first, and then the last actions."""
        of, act = schema.answers.c, schema.acts.c
        last = select(of.player, of.id, of.answer).where(of.table_id == table).order_by(of.at.desc()).limit(most)
        rows = await self.rows(last)
        acts = await self.rows(select(act.player, act.id).where(act.table_id == table))
        kept = {(row[0], row[1]): _read(row[2], Answer, f"an answer of table {table}") for row in reversed(rows)}
        return kept | {(row[0], row[1]): Done(row[1]) for row in acts}

    async def answer(self, table: str, player: str, wish: str) -> Answer | None:
        """What this player was told when his wish with this id was done, None when none was or it is long ago."""
        of = schema.answers.c
        query = select(of.answer).where(of.table_id == table, of.player == player, of.id == wish)
        if rows := await self.rows(query):
            kept: Answer = _read(rows[0][0], Answer, f"an answer of table {table}")
            return kept
        act = schema.acts.c
        acted = await self.rows(select(act.id).where(act.table_id == table, act.player == player, act.id == wish))
        return Done(wish) if acted else None

    async def ledger(self) -> Ledger:
        """The balances of all accounts, from every transfer that was ever stored."""
        columns = schema.ledger.c
        query = select(columns.source, columns.target, columns.amount, columns.reason, columns.n)
        return Ledger(Transfer(*row) for row in await self.rows(query))

    async def moved(self, table: str, first: int = 1, last: int = NEVER) -> list[tuple[str, str, str, int]]:
        """What a table's facts `first` to `last` have moved in all between each two accounts, for each reason."""
        columns = schema.ledger.c
        kinds = (columns.source, columns.target, columns.reason)
        where = (columns.table_id == table, columns.n.between(first, last))
        query = select(*kinds, func.sum(columns.amount)).where(*where).group_by(*kinds)
        return [(row[0], row[1], row[2], int(row[3])) for row in await self.rows(query)]

    async def booked(self, table: str) -> list[tuple[int, int, AnyFact]]:
        """The facts of a table that tell of evenings and debts, each after its number and its time (ms since 1970)."""
        sqlite = self.database.engine.dialect.name == "sqlite"  # which would rather read every fact of the table
        source = f"facts {'INDEXED BY ix_facts_booked ' if sqlite else ''}WHERE table_id = :t AND {schema.BOOKED}"
        rows = await self.rows(text(f"SELECT n, at, fact FROM {source} ORDER BY n").bindparams(t=table))  # noqa: S608
        return [(row[0], row[1], _read(row[2], AnyFact, f"fact {row[0]} of table {table}")) for row in rows]

    async def tables_of(self, account: str) -> list[str]:
        """The tables where an account has ever bought in, and so all at which it has moved anything."""
        of = schema.ledger.c
        query = select(of.table_id).where(of.target == account, schema.BOUGHT).distinct()
        return [row[0] for row in await self.rows(query)]

    async def won(self, table: str, account: str, spans: Sequence[tuple[int, int]]) -> list[tuple[int, int, int]]:
        """What an account has won at a table from others than the bank in each of these spans of facts.

        The spans follow each other. Of each in which it won or lost anything: its place, its first fact and the sum,
        negative for a loss.
        """
        of = schema.ledger.c
        here = (of.table_id == table, of.n.between(spans[0][0], spans[-1][1]))
        got = select(of.n, of.amount).where(*here, of.target == account, of.source != BANK)
        gave = select(of.n, -of.amount).where(*here, of.source == account, of.target != BANK)
        moves = got.union_all(gave).subquery()
        place = case(*((moves.c.n <= last, place) for place, (_, last) in enumerate(spans))).label("place")
        query = select(place, func.min(moves.c.n), func.sum(moves.c.amount)).group_by(place).order_by(place)
        return [(row[0], row[1], int(row[2])) for row in await self.rows(query)]

    async def has_moved(self, table: str, account: str) -> bool:
        """Whether an account has ever moved anything at a table."""
        of = schema.ledger.c
        mine = or_(of.source == account, of.target == account)
        return bool(await self.rows(select(of.n).where(of.table_id == table, mine).limit(1)))

    async def first_moves(self, table: str, spans: Sequence[tuple[int, int]]) -> list[int]:
        """The first fact in each of these spans that has moved chips, 0 where none has."""
        of = schema.ledger.c
        within = [select(func.min(of.n)).where(of.table_id == table, of.n.between(*span)) for span in spans]
        rows = await self.rows(select(*(one.scalar_subquery() for one in within)))
        return [n or 0 for n in rows[0]]

    async def times(self, facts: Collection[tuple[str, int]]) -> dict[tuple[str, int], int]:
        """When facts were stored (ms since 1970), by table and number."""
        columns = schema.facts.c
        key = tuple_(columns.table_id, columns.n)
        rows = await self.rows(select(columns.table_id, columns.n, columns.at).where(key.in_(facts)))
        return {(row[0], row[1]): row[2] for row in rows}

    async def movements(self, table: str, first: int = 1, last: int = NEVER) -> list[Moved]:
        """Every transfer of a table's facts `first` to `last`, in order."""
        rolls = schema.facts.alias("rolls")
        of, line, roll = schema.facts.c, schema.ledger.c, rolls.c
        query = (
            select(line.n, of.at, roll.fact, line.source, line.target, line.amount, line.reason)
            .select_from(schema.ledger)
            .join(schema.facts, (of.table_id == line.table_id) & (of.n == line.n))
            .join(rolls, (roll.table_id == line.table_id) & (roll.n == of.roll))
            .where(line.table_id == table, line.n.between(first, last))
            .order_by(line.n, line.line)
        )
        rows = await self.rows(query)
        return [Moved(row[0], row[1], _read(row[2], _Hands, "a roll").hand + 1, *row[3:]) for row in rows]

    async def players(self, ids: Collection[str]) -> dict[str, Player]:
        """The players of these public ids, as far as there are any."""
        columns = schema.players.c
        rows = await self.rows(select(columns.id, columns.name, columns.bot).where(columns.id.in_(ids)))
        return {row[0]: Player(*row) for row in rows}

    async def player(self, player: str) -> Player | None:
        """The player of this public id."""
        return (await self.players([player])).get(player)

    async def rows(self, query: Any) -> Sequence[Any]:
        """What a query finds; in a reader's thread."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read_rows, query)

    def _read_rows(self, query: Any) -> Sequence[Any]:
        with self.database.engine.connect() as connection:
            return connection.execute(query).all()


def session_row(session: str, player: str, device: str) -> dict[str, Any]:
    """A new session of a player, by its hash and that of the device, as a row."""
    now = today()
    return {"hash": session, "player": player, "device": device, "created": now, "ended": 0, "used": now}


def _merged(writes: list[_Write], order: Sequence[Insert]) -> Steps:
    if len(writes) == 1:
        return writes[0].steps
    together: dict[Executable, Rows] = {statement: [] for statement in order}
    alone = []
    for statement, rows in (step for write in writes for step in write.steps):
        if statement in together:
            together[statement] += rows
        else:
            alone.append((statement, rows))
    return [step for step in together.items() if step[1]] + alone


def _fact_rows(table: str, first: int, roll: int, facts: Sequence[AnyFact]) -> Rows:
    rows = []
    at = today()
    for n, fact in enumerate(facts, first):
        roll = n if isinstance(fact, Roll) else roll
        rows.append({"table_id": table, "n": n, "roll": roll, "at": at, "fact": _text(fact)})
    return rows


def _transfer_rows(table: str, transfers: Sequence[Transfer]) -> Rows:
    return [{"table_id": table, "line": line, **asdict(transfer)} for line, transfer in enumerate(transfers)]


def _answer_row(table: str, answered: Answered) -> dict[str, Any]:
    text = _text(answered.answer)
    return {"table_id": table, "player": answered.player, "id": answered.id, "at": today(), "answer": text}


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _read(text: str, kind: Any, what: str) -> Any:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.MsgspecError as problem:
        raise CannotOpen(f"the database is damaged: {what}: {problem}") from problem


def today() -> int:
    """This moment in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
