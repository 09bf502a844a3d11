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
from croupier.room.sheet import Row, party_of
from croupier.room.wish import Mark
from croupier.server import book_messages, wire
from croupier.server.accounts import hashed, new_id, new_session
from croupier.server.api import Refusal, answer, body_of, endpoint, number_of, player_of, remember, room_of
from croupier.server.asking import Own
from croupier.server.books import MOST_EVENINGS, Books, evenings_for, may_read, read_books
from croupier.server.origin import device_of, session_of
from croupier.server.store import Moved

FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet would take for the beginning of a formula."""


async def books_of(request: Request, evening: int = 0) -> Books:
    """The books of the table and the evening that the address names; refuses who has neither played nor hosts there."""
    reader, room = await player_of(request), room_of(request)
    number = number_of(request, "evening", 0, MOST_EVENINGS, evening)
    dealer = room.floor.dealers.get(request.path_params["table"])
    if dealer is None:
        raise Refusal("not_found")
    if not await may_read(room.store, dealer, reader):  # before anything is summed up for him
        raise Refusal("not_member")
    books = await read_books(room.store, dealer, reader, number)
    if books is None:
        raise Refusal("no_such_evening", "evening")
    return books


@endpoint
async def sheet(request: Request) -> Response:
    """The sheet of the evening and who pays whom."""
    return answer(sheet_for(await books_of(request)))


def sheet_for(books: Books) -> book_messages.Sheet:
    """The books as the browser shows them, winners first."""
    table, evening = books.dealer.table, books.evening
    rows = sorted(books.rows.items(), key=lambda item: (item[0] == HOUSE, -item[1].result, books.name(item[0])))
    said = {(one.payer, one.payee, one.amount): one for one in books.payments if not one.is_done}
    return book_messages.Sheet(
        books.dealer.name,
        table.spec.name,
        evening.number,
        [
            book_messages.EveningRow(one.number, one.hands, at, one.closed)
            for one, at in zip(books.evenings, books.times, strict=True)
        ][::-1],
        evening.hands,
        table.running and not evening.closed,
        books.hosts,
        [row_for(books, player, row) for player, row in rows if player != HOUSE or row.result],
        [debt_for(debt, said.get((debt.payer, debt.payee, debt.amount))) for debt in books.debts()],
        [debt_for(one, one) for one in books.payments if one.is_done],
    )


def row_for(books: Books, player: str, row: Row) -> book_messages.SheetRow:
    """One row of the sheet."""
    figures = (row.bought, row.taken, row.corrected, row.now, row.result)
    return book_messages.SheetRow(player, books.name(player), books.is_bot(player), *figures)


def debt_for(debt: Debt | Payment, said: Payment | None) -> book_messages.Debt:
    """A debt, and what both sides say of it."""
    paid, received = (said.paid, said.received) if said else (False, False)
    return book_messages.Debt(debt.payer, debt.payee, debt.amount, paid, received)


@endpoint
async def mark_payment(request: Request) -> Response:
    """Say for one side that a debt is paid, or not; the answer is the sheet after it."""
    marking = await body_of(request, book_messages.Marking)
    books = await books_of(request, marking.evening)
    key = (marking.payer, marking.payee, marking.amount)
    spoken: list[Debt | Payment] = [*books.debts(), *books.payments]
    known = {(one.payer, one.payee, one.amount) for one in spoken}
    if key not in known:
        raise Refusal("no_such_debt")
    room = room_of(request)
    reader = room.accounts.now(books.reader)
    if books.evening.closed and not books.would_change(marking):
        raise Refusal("no_such_debt")
    wish = Mark(reader.name, *key, marking.side, marking.on, books.evening.number)
    done = await books.dealer.ask(reader, Own(new_id(), books.dealer.name, wish))
    if isinstance(done, wire.Refused):
        raise Refusal(done.code, numbers=done.numbers)
    return answer(sheet_for(await books_of(request, books.evening.number)))


@endpoint
async def claim(request: Request) -> Response:
    """Host every table that has no host, with the link that was printed where the room was started.

    Who may do more gets another session: whoever has put one into his browser before does not host with him.
    """
    player, room = await player_of(request), room_of(request)
    token = (await body_of(request, wire.Token)).token
    if not room.claims.take(player.id, room.clock.now()):
        raise Refusal("too_many")
    if not room.is_token(token):
        raise Refusal("wrong_token")
    hosting = wire.Hosting(await room.floor.claim(room.accounts.now(player)))
    old, device = session_of(request), device_of(request) or new_session()
    session = await room.accounts.let_in(player, old, device, room.accounts.endings)
    room.move_session(hashed(old), hashed(session))
    return remember(request, answer(hosting), session, device)


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
    spoken: list[book_messages.Debt] = [*found.debts, *found.settled]
    lines += [(), ("payer", "payee", "amount", "paid", "received")]
    lines += [
        (books.name(one.payer) or HOUSE, books.name(one.payee) or HOUSE, one.amount, int(one.paid), int(one.received))
        for one in spoken
    ]
    return csv_of(lines, f"sheet-{found.table}-{found.evening}")


@endpoint
async def ledger_csv(request: Request) -> Response:
    """Every transfer of the evening: its fact, when it was, the hands dealt by then, and from whom to whom."""
    books = await books_of(request)
    moves = await room_of(request).store.movements(books.dealer.name, books.evening.first, books.evening.last)
    lines: list[Sequence[object]] = [("fact", "time", "hand", "from", "to", "amount", "reason")]
    lines += [line_for(books, moved) for moved in moves]
    return csv_of(lines, f"ledger-{books.dealer.name}-{books.evening.number}")


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


@endpoint
async def my_evenings(request: Request) -> Response:
    """The evenings that I have played in this room."""
    reader, room = await player_of(request), room_of(request)
    return answer(book_messages.MyEvenings(await evenings_for(room.store, room.floor.dealers, reader.id)))


routes = [
    Route("/evenings", my_evenings),
    Route("/tables/{table}/sheet", sheet),
    Route("/tables/{table}/sheet.csv", sheet_csv),
    Route("/tables/{table}/ledger.csv", ledger_csv),
    Route("/tables/{table}/payments", mark_payment, methods=["POST"]),
    Route("/host", claim, methods=["POST"]),
]
"""Where the books are, under /api."""
