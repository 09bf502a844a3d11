"""Messages about the books of a table: sheets of evenings, who pays whom, and the evenings that somebody has played."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from croupier.room.desk import Side
from croupier.server.wire import Chips


class SheetRow(Struct, frozen=True):
    """One player's evening: chips `bought` from the bank, `taken` back to it, `now` at the table, and what was won.

    `corrected` is what the host has added from the bank. The house has the rake and an odd chip in the pot.
    """

    player: str
    name: str
    bot: bool
    bought: int
    taken: int
    corrected: int
    now: int
    result: int


class Debt(Struct, frozen=True):
    """Who pays whom to be even, and who of the two has said that it is paid; the player `house` has no name."""

    payer: str
    payee: str
    amount: int
    paid: bool = False
    received: bool = False


class EveningRow(Struct, frozen=True):
    """An evening of a table: how many `hands` it had and when its first chips moved, in ms since 1970 (0: none did)."""

    evening: int
    hands: int
    at: int
    closed: bool


class Sheet(Struct, frozen=True):
    """GET /api/tables/<table>/sheet?evening=<number>: the books of an evening, for who has played or hosts there.

    Without a number, or with 0, of the one that is played, or of the last one before its first hand. `debts` make
    everybody even with the fewest transfers, `settled` are those that both sides have called paid. `hosts` tells
    whether the reader speaks for the house; `hand` is the number of hands, `evenings` has all of them, the last first.
    """

    table: str
    name: str
    evening: int
    evenings: list[EveningRow]
    hand: int
    running: bool
    hosts: bool
    rows: list[SheetRow]
    debts: list[Debt]
    settled: list[Debt]


class Marking(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/<table>/payments: I say that this debt is paid, or with `on` false that it is not."""

    payer: Annotated[str, Meta(min_length=1, max_length=40)]
    payee: Annotated[str, Meta(min_length=1, max_length=40)]
    amount: Chips
    side: Side
    on: bool
    evening: Annotated[int, Meta(ge=0, le=2**31)] = 0


class MyEvening(Struct, frozen=True):
    """An evening that I have played: the table, what I have won, and where its facts begin and end.

    `at` is when I won or lost first, in ms since 1970. `hands` is how many the table played.
    """

    table: str
    name: str
    evening: int
    hands: int
    result: int
    at: int
    closed: bool
    first: int
    last: int


class MyEvenings(Struct, frozen=True):
    """GET /api/evenings: those that I have played in this room, the last first."""

    evenings: list[MyEvening]
