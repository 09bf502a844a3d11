"""The books of a table, evening by evening: read from the ledger and from the few facts that tell of evenings."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from croupier.room.desk import Payment
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
        self.may_read = False

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
        said = [one for one in self.payments if (one.payer, one.payee, one.amount) == key]
        if any((one.paid if marking.side == "payer" else one.received) != marking.on for one in said):
            return True
        owed = any((one.payer, one.payee, one.amount) == key for one in self.debts())
        return marking.on and owed and all(one.is_done for one in said)


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
    books.may_read = books.hosts or reader.id in books.rows or await store.has_moved(dealer.name, account(reader.id))
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
    found: dict[tuple[str, int], list[tuple[int, int]]] = {}
    evenings: dict[str, list[Evening]] = {}
    for table, n, amount in await store.won(account(player)):
        if table not in evenings and table in dealers:
            evenings[table] = evenings_of(await store.booked(table), dealers[table].table)
        if table in evenings:
            place = bisect_left([one.last for one in evenings[table]], n)
            found.setdefault((table, place), []).append((n, amount))
    first = {key: (key[0], min(lines)[0]) for key, lines in found.items()}
    times = await store.times(list(first.values()))
    mine = [
        my_evening(
            dealers[table], evenings[table][place], sum(amount for _, amount in lines), times[first[table, place]]
        )
        for (table, place), lines in found.items()
    ]
    return sorted(mine, key=lambda one: -one.at)[:LISTED]


def my_evening(dealer: Dealer, evening: Evening, result: int, at: int) -> book_messages.MyEvening:
    """One evening as a line of the list."""
    last = 0 if evening.last == NEVER else evening.last
    name, figures = dealer.table.spec.name, (evening.number, evening.hands, result, at, evening.closed)
    return book_messages.MyEvening(dealer.name, name, *figures, evening.first, last)
