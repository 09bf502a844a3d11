"""The books of a table over HTTP: the sheet of the evening, who pays whom, and both as files for a spreadsheet."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from croupier.room.desk import HOUSE, Payment
from croupier.room.ledger import BANK
from croupier.room.settling import Debt
from croupier.room.sheet import Row, debts, party_of, sheet_of
from croupier.room.wish import Mark
from croupier.server import wire
from croupier.server.accounts import new_id
from croupier.server.api import Refusal, answer, body_of, endpoint, player_of, room_of
from croupier.server.asking import Own
from croupier.server.dealer import Dealer
from croupier.server.store import Moved, Player

FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet would take for the beginning of a formula."""


class Books:
    """A table's books as one member may read them."""

    def __init__(self, dealer: Dealer, reader: Player, rows: dict[str, Row], players: dict[str, Player]) -> None:
        self.dealer, self.reader, self.rows, self.players = dealer, reader, rows, players

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
        bots = {player for player in self.rows if self.is_bot(player)}
        return debts(self.rows, bots, self.dealer.table.desk.payments)


async def books_of(request: Request) -> Books:
    """The books of the table that the address names; refuses who has neither played nor hosts there."""
    reader, room = await player_of(request), room_of(request)
    dealer = room.floor.dealers.get(request.path_params["table"])
    if dealer is None:
        raise Refusal("not_found")
    rows = sheet_of(await room.store.moved(dealer.name))
    if reader.id not in rows and not dealer.table.desk.hosts(reader.id):
        raise Refusal("not_member")
    return Books(dealer, reader, rows, await room.store.players(rows))


@endpoint
async def sheet(request: Request) -> Response:
    """The sheet of the evening and who pays whom."""
    return answer(sheet_for(await books_of(request)))


def sheet_for(books: Books) -> wire.Sheet:
    """The books as the browser shows them, winners first."""
    table = books.dealer.table
    rows = sorted(books.rows.items(), key=lambda item: (item[0] == HOUSE, -item[1].result, books.name(item[0])))
    said = {(one.payer, one.payee, one.amount): one for one in table.desk.payments if not one.is_done}
    return wire.Sheet(
        books.dealer.name,
        table.spec.name,
        table.hands,
        table.running,
        books.hosts,
        [row_for(books, player, row) for player, row in rows if player != HOUSE or row.result],
        [debt_for(debt, said.get((debt.payer, debt.payee, debt.amount))) for debt in books.debts()],
        [debt_for(one, one) for one in table.desk.payments if one.is_done],
    )


def row_for(books: Books, player: str, row: Row) -> wire.SheetRow:
    """One row of the sheet."""
    figures = (row.bought, row.taken, row.corrected, row.now, row.result)
    return wire.SheetRow(player, books.name(player), books.is_bot(player), *figures)


def debt_for(debt: Debt | Payment, said: Payment | None) -> wire.Debt:
    """A debt, and what both sides say of it."""
    paid, received = (said.paid, said.received) if said else (False, False)
    return wire.Debt(debt.payer, debt.payee, debt.amount, paid, received)


@endpoint
async def mark_payment(request: Request) -> Response:
    """Say for one side that a debt is paid, or not; the answer is the sheet after it."""
    books = await books_of(request)
    marking = await body_of(request, wire.Marking)
    key = (marking.payer, marking.payee, marking.amount)
    spoken: list[Debt | Payment] = [*books.debts(), *books.dealer.table.desk.payments]
    known = {(one.payer, one.payee, one.amount) for one in spoken}
    if key not in known:
        raise Refusal("no_such_debt")
    room = room_of(request)
    reader = room.accounts.now(books.reader)
    wish = Mark(reader.name, *key, marking.side, marking.on)
    done = await books.dealer.ask(reader, Own(new_id(), books.dealer.name, wish))
    if isinstance(done, wire.Refused):
        raise Refusal(done.code, numbers=done.numbers)
    return answer(sheet_for(books))


@endpoint
async def claim(request: Request) -> Response:
    """Host every table that has no host, with the link that was printed where the room was started."""
    player, room = await player_of(request), room_of(request)
    token = (await body_of(request, wire.Token)).token
    if not room.claims.take(player.id, room.clock.now()):
        raise Refusal("too_many")
    if not room.is_token(token):
        raise Refusal("wrong_token")
    return answer(wire.Hosting(await room.floor.claim(room.accounts.now(player))))


# For spreadsheets.


def cell(value: object) -> str:
    """A value as a spreadsheet shows it and never runs it; numbers are numbers."""
    text = str(value)
    return f"'{text}" if isinstance(value, str) and text.startswith(FORMULA) else text


def csv_of(rows: Iterable[Sequence[object]], name: str) -> Response:
    """Rows as a file that spreadsheets open, in UTF-8 with the mark by which they know it."""
    out = io.StringIO()
    csv.writer(out).writerows([[cell(value) for value in row] for row in rows])
    headers = {"Content-Disposition": f'attachment; filename="{name}.csv"'}
    return Response("\ufeff" + out.getvalue(), media_type="text/csv; charset=utf-8", headers=headers)


@endpoint
async def sheet_csv(request: Request) -> Response:
    """The sheet, one line a player, and under it who pays whom."""
    books = await books_of(request)
    found = sheet_for(books)
    lines: list[Sequence[object]] = [("player", "bought", "taken", "corrected", "now", "result")]
    lines += [(one.name or HOUSE, one.bought, one.taken, one.corrected, one.now, one.result) for one in found.rows]
    spoken: list[wire.Debt] = [*found.debts, *found.settled]
    lines += [(), ("payer", "payee", "amount", "paid", "received")]
    lines += [
        (books.name(one.payer) or HOUSE, books.name(one.payee) or HOUSE, one.amount, int(one.paid), int(one.received))
        for one in spoken
    ]
    return csv_of(lines, f"sheet-{found.table}")


@endpoint
async def ledger_csv(request: Request) -> Response:
    """Every transfer of the table: its fact, when it was, the number of hands dealt by then, and from whom to whom."""
    books = await books_of(request)
    moves = await room_of(request).store.movements(books.dealer.name)
    lines: list[Sequence[object]] = [("fact", "time", "hand", "from", "to", "amount", "reason")]
    lines += [line_for(books, moved) for moved in moves]
    return csv_of(lines, f"ledger-{books.dealer.name}")


def line_for(books: Books, moved: Moved) -> Sequence[object]:
    """One transfer as a line of the file."""
    at = datetime.fromtimestamp(moved.at / 1000, UTC).isoformat(timespec="seconds")
    parties = [party_name(books, account) for account in (moved.source, moved.target)]
    return moved.n, at, moved.hand, *parties, moved.amount, moved.reason


def party_name(books: Books, account: str) -> str:
    """The name of an account's owner; the bank, the pot and the house have their own."""
    if account == BANK:
        return BANK
    party = party_of(account)
    return books.name(party) or ("pot" if account.endswith(":pot") else party)


routes = [
    Route("/tables/{table}/sheet", sheet),
    Route("/tables/{table}/sheet.csv", sheet_csv),
    Route("/tables/{table}/ledger.csv", ledger_csv),
    Route("/tables/{table}/payments", mark_payment, methods=["POST"]),
    Route("/host", claim, methods=["POST"]),
]
"""Where the books are, under /api."""
