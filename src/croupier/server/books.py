"""The books of a table, evening by evening: read from the ledger and from the few facts that tell of evenings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from croupier.room.desk import Payment, said_otherwise
from croupier.room.desk_record import with_mark
from croupier.room.fact import AnyFact, EveningClosed, PaymentMarked
from croupier.room.ledger import account
from croupier.room.settling import Debt
from croupier.room.sheet import Row, carried, debts, sheet_of
from croupier.room.table import Table
from croupier.server import book_messages
from croupier.server.dealer import Dealer
from croupier.server.store import NEVER, Player, Store

MOST_EVENINGS = 2**31
"""No table has so many."""

LISTED = 200
"""Evenings that are listed, the last ones."""

Booked = Sequence[tuple[int, int, AnyFact]]
"""Facts that tell of evenings and debts, each after its number and its time."""


class Evening(NamedTuple):
    """An evening of a table: its number, its hands, and the facts that belong to it; the last one is not closed."""

    number: int
    hands: int
    first: int
    last: int
    closed: bool


def evenings_of(booked: Booked, table: Table) -> list[Evening]:
    """All evenings of a table, the first one first."""
    found, first, hands = list[Evening](), 1, 0
    for n, _, fact in booked:
        if isinstance(fact, EveningClosed):
            found.append(Evening(fact.evening, fact.hands - hands, first, n, True))
            first, hands = n + 1, fact.hands
    return [*found, Evening(len(found) + 1, table.hands - hands, first, NEVER, False)]


class Books:
    """A table's books of one evening, as one member may read them."""

    def __init__(self, dealer: Dealer, reader: Player, evening: Evening, payments: tuple[Payment, ...]) -> None:
        self.dealer, self.reader, self.evening, self.payments = dealer, reader, evening, payments
        self.rows: dict[str, Row] = {}
        self.players: dict[str, Player] = {}
        self.evenings: list[Evening] = []
        self.times: list[int] = []

    @property
    def hosts(self) -> bool:
        """Whether the reader speaks for the house."""
        return self.dealer.table.desk.hosts(self.reader.id)

    def is_bot(self, player: str) -> bool:
        """Whether this player is a bot, who plays for the house."""
        return player in self.players and bool(self.players[player].bot)

    def name(self, player: str) -> str:
        """The player's name of today, "" for the house."""
        return self.players[player].name if player in self.players else ""

    def debts(self) -> list[Debt]:
        """Who still has to pay whom."""
        return debts(self.rows, {player for player in self.rows if self.is_bot(player)}, self.payments)

    def would_change(self, marking: book_messages.Marking) -> bool:
        """Whether this mark says something new."""
        key = (marking.payer, marking.payee, marking.amount)
        if said_otherwise(self.payments, key, marking.side, marking.on):
            return True
        said = [one for one in self.payments if (one.payer, one.payee, one.amount) == key]
        owed = any((one.payer, one.payee, one.amount) == key for one in self.debts())
        return marking.on and owed and all(one.is_done for one in said)


async def may_read(store: Store, dealer: Dealer, reader: Player) -> bool:
    """Whether the books of this table are open to the reader: to its hosts, and to who has ever had chips there."""
    return dealer.table.desk.hosts(reader.id) or await store.has_moved(dealer.name, account(reader.id))


async def read_books(store: Store, dealer: Dealer, reader: Player, number: int) -> Books | None:
    """The books of an evening, of the present one for number 0; None when there was no such evening."""
    booked, table = await store.booked(dealer.name), dealer.table
    evenings = evenings_of(booked, table)
    if number > len(evenings):
        return None
    evening = evenings[number - 1] if number else present(evenings)
    books = Books(dealer, reader, evening, payments_of(booked, evening.number))
    before = await store.moved(dealer.name, 1, evening.first - 1)
    lines = await store.moved(dealer.name, evening.first, evening.last)
    books.rows = sheet_of([*carried(before), *lines])
    books.players = await store.players(books.rows)
    books.evenings = evenings[-LISTED:]
    moves = await store.first_moves(dealer.name, [(one.first, one.last) for one in books.evenings])
    times = await store.times([(dealer.name, n) for n in moves if n])
    books.times = [times.get((dealer.name, n), 0) for n in moves]
    return books


def present(evenings: Sequence[Evening]) -> Evening:
    """The evening that is played; before its first hand the one before it, whose debts are being paid."""
    return evenings[-2] if len(evenings) > 1 and not evenings[-1].hands else evenings[-1]


def payments_of(booked: Booked, number: int) -> tuple[Payment, ...]:
    """What the two sides of each debt of an evening have said, also long after it."""
    payments: tuple[Payment, ...] = ()
    for _, _, fact in booked:
        if isinstance(fact, PaymentMarked) and fact.evening == number:
            payments = with_mark(payments, fact)
    return payments


async def evenings_for(store: Store, dealers: Mapping[str, Dealer], player: str) -> list[book_messages.MyEvening]:
    """The evenings in which this player has won or lost something, the last first."""
    mine = []
    for table in await store.tables_of(account(player)):
        if table in dealers:
            mine += await _evenings_at(store, dealers[table], account(player))
    return sorted(mine, key=lambda one: -one.at)[:LISTED]


async def _evenings_at(store: Store, dealer: Dealer, mine: str) -> list[book_messages.MyEvening]:
    """The same of one table, for one account."""
    evenings = evenings_of(await store.booked(dealer.name), dealer.table)[-LISTED:]
    won = await store.won(dealer.name, mine, [(one.first, one.last) for one in evenings])
    times = await store.times([(dealer.name, first) for _, first, _ in won])
    return [my_evening(dealer, evenings[place], result, times[dealer.name, first]) for place, first, result in won]


def my_evening(dealer: Dealer, evening: Evening, result: int, at: int) -> book_messages.MyEvening:
    """One evening as a line of the list."""
    last = 0 if evening.last == NEVER else evening.last
    name, figures = dealer.table.spec.name, (evening.number, evening.hands, result, at, evening.closed)
    return book_messages.MyEvening(dealer.name, name, *figures, evening.first, last)
