"""The ledger: every chip that changes hands, in double entry; all balances together are always zero (Rulebook A5).

Accounts are names: the `bank` that gives chips out, a `player:<id>` for what he has at the tables, a
`table:<id>:pot` that holds an odd chip between two hands (F6), and the `house` for the rake (F10).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Literal

from msgspec import Struct

from croupier.chinese import event as chinese
from croupier.room import evening, tournament
from croupier.room import fact as facts
from croupier.room.fact import AnyFact
from croupier.rules import event as events

Reason = Literal["buy_in", "top_up", "cash_out", "hand", "rake", "correction", "void", "prize"]
"""Why chips change hands."""

BANK, HOUSE = "bank", "house"


class Transfer(Struct, frozen=True, gc=False):
    """So many chips go from one account to another because of fact number `n` of a table; `amount` is at least 1."""

    source: str
    target: str
    amount: int
    reason: Reason
    n: int


class Ledger:
    """The balances that transfers add up to, in chips; the bank's is negative by what it has given out."""

    def __init__(self, transfers: Iterable[Transfer] = ()) -> None:
        """An empty ledger, or the one that these transfers make."""
        self.balances: Counter[str] = Counter()
        for transfer in transfers:
            self.post(transfer)

    def post(self, transfer: Transfer) -> None:
        """Enter one transfer on both of its sides; raises `ValueError` for an amount below one or a single account."""
        if transfer.amount < 1 or transfer.source == transfer.target:
            raise ValueError(f"no transfer: {transfer}")
        self.balances[transfer.source] -= transfer.amount
        self.balances[transfer.target] += transfer.amount

    def balance(self, account: str) -> int:
        """What an account holds, 0 if it was never used."""
        return self.balances[account]

    @property
    def total(self) -> int:
        """The sum over all accounts: zero, whatever happened."""
        return self.balances.total()


class Book:
    """The bookkeeper of one table: each of its facts, in order, becomes the transfers that it means.

    It reads the facts alone and asks neither the Table nor the Hand, so it is a second count of the same chips.
    """

    def __init__(self, table: str) -> None:
        """A book for the table with this id; its first fact is a roll."""
        self.pot = f"table:{table}:pot"
        self.seats: dict[int, str] = {}
        self.players: list[str] = []
        self.bets: list[int] = []
        self.net: list[int] = []
        self.gone: set[int] = set()
        self.raked = 0
        self.over = True

    def enter(self, n: int, fact: AnyFact) -> list[Transfer]:
        """The transfers of fact number `n`; most facts move nothing, a hand is settled at its end."""
        write = WRITE.get(type(fact))
        return [] if write is None else [line for line in write(self, n, fact) if line.amount]


def account(player: str) -> str:
    """The account of a player."""
    return f"player:{player}"


def _roll(book: Book, n: int, fact: facts.Roll) -> Iterable[Transfer]:
    book.seats = {sitting.seat: account(sitting.player) for sitting in fact.sittings}
    return ()


def _sat(book: Book, n: int, fact: facts.Sat) -> Iterable[Transfer]:
    book.seats[fact.seat] = account(fact.player)
    yield Transfer(BANK, account(fact.player), fact.stack, "buy_in", n)


def _bought(book: Book, n: int, fact: facts.Bought) -> Iterable[Transfer]:
    yield Transfer(BANK, book.seats[fact.seat], fact.amount, "top_up", n)


def _stood(book: Book, n: int, fact: facts.Stood) -> Iterable[Transfer]:
    del book.seats[fact.seat]
    if not book.over:
        book.gone |= {player for player, name in enumerate(book.players) if name == account(fact.player)}
    yield Transfer(account(fact.player), BANK, fact.stack, "cash_out", n)


def _moved(book: Book, n: int, fact: evening.Moved) -> Iterable[Transfer]:
    book.seats[fact.to] = book.seats.pop(fact.seat)
    return ()


def _opened(book: Book, n: int, fact: events.Opened | chinese.ChineseOpened) -> Iterable[Transfer]:
    book.players = [book.seats[seat] for seat in fact.seats]
    book.net, book.bets, book.raked = [0] * len(book.players), [0] * len(book.players), 0
    book.gone, book.over = set(), False
    return ()


def _posted(book: Book, n: int, fact: events.Posted) -> Iterable[Transfer]:
    book.net[fact.player] -= fact.amount
    if fact.kind not in ("ante", "table_ante", "dead"):
        book.bets[fact.player] += fact.amount
    return ()


def _called(book: Book, n: int, fact: events.Called) -> Iterable[Transfer]:
    book.net[fact.player] -= fact.amount
    book.bets[fact.player] += fact.amount
    return ()


def _brought_in(book: Book, n: int, fact: events.BroughtIn) -> Iterable[Transfer]:
    book.net[fact.player] -= fact.amount
    book.bets[fact.player] += fact.amount
    return ()


def _bounty(book: Book, n: int, fact: events.Bounty) -> Iterable[Transfer]:
    book.net[fact.payer] -= fact.amount
    book.net[fact.player] += fact.amount
    return ()


def _wagered(book: Book, n: int, fact: events.Wagered) -> Iterable[Transfer]:
    book.net[fact.player] -= fact.to - book.bets[fact.player]
    book.bets[fact.player] = fact.to
    return ()


def _returned(book: Book, n: int, fact: events.Returned) -> Iterable[Transfer]:
    book.net[fact.player] += fact.amount
    return ()


def _gathered(book: Book, n: int, fact: events.Gathered) -> Iterable[Transfer]:
    book.bets = [0] * len(book.bets)
    return ()


def _raked(book: Book, n: int, fact: events.Raked) -> Iterable[Transfer]:
    book.raked += fact.amount
    return ()


def _awarded(book: Book, n: int, fact: events.Awarded) -> Iterable[Transfer]:
    for win in fact.wins:
        book.net[win.player] += win.amount
    return ()


def _ended(book: Book, n: int, fact: events.Ended) -> Iterable[Transfer]:
    book.over = True
    for player, net in zip(book.players, book.net, strict=True):
        if net < 0:
            yield Transfer(player, book.pot, -net, "hand", n)
    for player, net in zip(book.players, book.net, strict=True):
        if net > 0:
            yield Transfer(book.pot, player, net, "hand", n)
    yield Transfer(book.pot, HOUSE, book.raked, "rake", n)


def _settled(book: Book, n: int, fact: chinese.Settled) -> Iterable[Transfer]:
    """Each pair pays at once, in the order of settling (K21)."""
    book.net[fact.payer] -= fact.amount
    book.net[fact.receiver] += fact.amount
    yield Transfer(book.players[fact.payer], book.players[fact.receiver], fact.amount, "hand", n)


def _deal_ended(book: Book, n: int, fact: chinese.ChineseEnded) -> Iterable[Transfer]:
    book.over = True
    return ()


def _corrected(book: Book, n: int, fact: facts.Corrected) -> Iterable[Transfer]:
    source, target = book.seats[fact.source] if fact.source else BANK, book.seats[fact.seat]
    if fact.amount < 0:
        source, target = target, source
    yield Transfer(source, target, abs(fact.amount), "correction", n)


def _voided(book: Book, n: int, fact: facts.Voided) -> Iterable[Transfer]:
    """A hand that was settled is settled backwards; who has left one that was not gets back what he had bet."""
    if book.over:
        yield Transfer(HOUSE, book.pot, book.raked, "void", n)
        for name, net in zip(book.players, book.net, strict=True):
            source, target = (book.pot, name) if net < 0 else (name, book.pot)
            yield Transfer(source, target, abs(net), "void", n)
    for player in sorted(book.gone) if not book.over else ():
        yield Transfer(book.players[player], BANK, -book.net[player], "void", n)
    book.players, book.net, book.bets, book.gone, book.over = [], [], [], set(), True


def _tournament_ended(book: Book, n: int, fact: tournament.TournamentEnded) -> Iterable[Transfer]:
    """All stacks make the pool, each place gets its part of it, and everybody takes his away (J9)."""
    for one in fact.finishes:
        yield Transfer(account(one.player), book.pot, one.stack, "prize", n)
    for one in fact.finishes:
        yield Transfer(book.pot, account(one.player), one.prize, "prize", n)
        yield Transfer(account(one.player), BANK, one.prize, "cash_out", n)


WRITE: dict[type[AnyFact], Callable[[Book, int, Any], Iterable[Transfer]]] = {
    facts.Roll: _roll,
    facts.Sat: _sat,
    facts.Bought: _bought,
    facts.Stood: _stood,
    evening.Moved: _moved,
    events.Opened: _opened,
    events.Posted: _posted,
    events.Called: _called,
    events.BroughtIn: _brought_in,
    events.Wagered: _wagered,
    events.Returned: _returned,
    events.Gathered: _gathered,
    events.Raked: _raked,
    events.Awarded: _awarded,
    events.Bounty: _bounty,
    events.Ended: _ended,
    chinese.ChineseOpened: _opened,
    chinese.Settled: _settled,
    chinese.ChineseEnded: _deal_ended,
    facts.Corrected: _corrected,
    facts.Voided: _voided,
    tournament.TournamentEnded: _tournament_ended,
}
"""How each fact that moves chips is written down."""
