"""The sheet of an evening: what each player has bought, taken away and won, from the ledger alone (Rulebook A5)."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec import Struct

from croupier.room import ledger
from croupier.room.desk import HOUSE, Payment
from croupier.room.settling import Debt, settle_up

Line = tuple[str, str, str, int]
"""Source, target, reason and amount of one or many transfers of a ledger."""


class Row(Struct):
    """One player's evening in chips: `bought` from the bank, `taken` back to it, `now` at the table.

    `corrected` is what the host has added from the bank, negative for what he has taken away.
    """

    bought: int = 0
    taken: int = 0
    corrected: int = 0
    now: int = 0

    @property
    def result(self) -> int:
        """What the player has won, negative for a loss."""
        return self.taken + self.now - self.bought - self.corrected


def party_of(account: str) -> str:
    """The player of an account; the pot and the rake belong to the house."""
    return account.removeprefix("player:") if is_player(account) else HOUSE


def sheet_of(lines: Iterable[Line]) -> dict[str, Row]:
    """The row of every player and of the house; all results together are zero."""
    rows: dict[str, Row] = {}
    for source, target, reason, amount in lines:
        for account, moved in ((source, -amount), (target, amount)):
            if account != ledger.BANK:
                rows.setdefault(party_of(account), Row()).now += moved
        if source == ledger.BANK:
            _out_of_bank(rows[party_of(target)], reason, amount)
        elif target == ledger.BANK:
            _into_bank(rows[party_of(source)], reason, amount)
    return rows


def carried(lines: Iterable[Line]) -> list[Line]:
    """What each has when an evening begins, as if it were bought then; the house begins with nothing."""
    balances: dict[str, int] = {}
    for source, target, _, amount in lines:
        balances[source] = balances.get(source, 0) - amount
        balances[target] = balances.get(target, 0) + amount
    return [(ledger.BANK, one, "carried", chips) for one, chips in balances.items() if chips and is_player(one)]


def is_player(account: str) -> bool:
    """Whether an account is that of a player."""
    return account.startswith("player:")


def _out_of_bank(row: Row, reason: str, amount: int) -> None:
    if reason == "correction":
        row.corrected += amount
    else:
        row.bought += amount


def _into_bank(row: Row, reason: str, amount: int) -> None:
    if reason == "correction":
        row.corrected -= amount
    else:
        row.taken += amount


def debts(rows: dict[str, Row], bots: Collection[str], payments: Iterable[Payment]) -> list[Debt]:
    """Who still has to pay whom; the bots play for the house, and what both sides call paid is paid."""
    open_results: dict[str, int] = {}
    for player, row in rows.items():
        party = HOUSE if player in bots else player
        open_results[party] = open_results.get(party, 0) + row.result
    for payment in payments:
        if payment.is_done:
            open_results[payment.payer] = open_results.get(payment.payer, 0) + payment.amount
            open_results[payment.payee] = open_results.get(payment.payee, 0) - payment.amount
    return settle_up(open_results)
