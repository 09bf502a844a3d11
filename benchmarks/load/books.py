"""The books of a room that is closed: read from its database, every table played again from its facts."""

from __future__ import annotations

from typing import NamedTuple

from croupier.room.fact import Roll
from croupier.room.table import Table
from croupier.rules.event import Ended
from croupier.server.store import Store


class Books(NamedTuple):
    """What the books say: the hands that ended, those that did not but one may be running, and every mistake."""

    hands: int
    mistakes: list[str]


async def read_books(room: str) -> Books:
    """Play every stored fact again and look whether chips are as many as were bought, after each hand and in all."""
    store = await Store.open(room)
    try:
        hands, mistakes, held = 0, [], {}
        for kept in await store.tables():
            facts = await store.facts(kept.id)
            mistakes += [f"{kept.id}: fact {n} comes after {i}" for i, (n, _) in enumerate(facts) if n != i + 1]
            table, ended, wrong = play_again(facts)
            hands, mistakes = hands + ended, mistakes + [f"{kept.id}: {one}" for one in wrong]
            held[kept.id] = table.bank
        ledger = await store.ledger()
        if ledger.total:
            mistakes.append(f"the ledger sums to {ledger.total}")
        if sum(held.values()) != -ledger.balance("bank"):
            mistakes.append(f"the bank has given {-ledger.balance('bank')}, the tables hold {sum(held.values())}")
        return Books(hands, mistakes)
    finally:
        await store.close()


def play_again(facts: list[tuple[int, object]]) -> tuple[Table, int, list[str]]:
    """The table, how many hands have ended there, and after which facts chips were more or fewer than were bought."""
    first, roll = facts[0]
    assert isinstance(roll, Roll)
    table, ended, wrong = Table(roll, first), 0, []
    for n, fact in facts[1:]:
        bought = table.bank
        try:
            table.apply(fact)  # type: ignore[arg-type]
        except AssertionError as no:  # a table counts its chips itself after each hand
            return table, ended, [*wrong, f"after fact {n} the table does not agree: {no}"]
        ended += isinstance(fact, Ended)
        if isinstance(fact, Ended) and table.hand is not None and sum(table.hand.payoffs()):
            wrong.append(f"the hand of fact {n} pays {sum(table.hand.payoffs())} in all")
        if isinstance(fact, Roll | Ended):
            stacks = sum(one.stack for one in table.seats.values()) + table.carry
            if not stacks == table.bank == bought:
                wrong.append(f"after fact {n} there are {stacks} chips, {bought} were bought")
    return table, ended, wrong
