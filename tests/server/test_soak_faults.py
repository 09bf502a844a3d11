"""A room that is killed, cut off and stalled while it is played in: nothing is lost, nobody waits for ever."""

from __future__ import annotations

from typing import Any

import pytest
from benchmarks.load.books import play_again, read_books
from benchmarks.load.soak import soak
from msgspec.structs import replace

from croupier.room.fact import Roll
from croupier.rules.event import Awarded
from croupier.server.room import Room
from croupier.server.store import ADD_LEDGER

GROWN = 1.15
"""How much larger the memory of a room may be after its last hands than after the first of its last process."""


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
async def test_no_fault_costs_a_chip_or_stops_a_table_and_memory_stays_flat(seed: int) -> None:
    found = await soak(600, 6, seed)
    assert (found.stuck, found.mistakes) == ([], [])
    assert found.hands >= 600 and set(found.faults) == {"kill", "cut", "stall"}
    assert found.memory[-1] < GROWN * found.memory[0]


async def played(guests: Any, house: Room) -> Any:
    made = await guests({"Ann": 1, "Bob": 2})
    for _ in range(3):
        await made[0].until(lambda told: told.turn)
        while made[0].told.turn is not None:
            for guest in made:
                await guest.look(guest.following.n)
                if guest.told.legal:
                    await guest.play()
    return made[0].dealer


async def test_books_in_which_chips_appear_or_vanish_are_found_out(guests: Any, house: Room) -> None:
    facts = await house.store.facts((await played(guests, house)).name)
    _, hands, mistakes = play_again(facts)
    assert hands >= 3 and mistakes == []
    minted = [(n, grown(fact)) for n, fact in facts]
    assert play_again(minted)[2]
    lost = [(n, poorer(fact)) for n, fact in facts]
    assert play_again(lost)[2]


def grown(fact: Any) -> Any:
    """A win that pays one chip too many."""
    if not isinstance(fact, Awarded):
        return fact
    first, *others = fact.wins
    return replace(fact, wins=(replace(first, amount=first.amount + 1), *others))


def poorer(fact: Any) -> Any:
    """A roll that has forgotten a chip."""
    if not isinstance(fact, Roll) or not fact.sittings:
        return fact
    first, *others = fact.sittings
    return replace(fact, sittings=(replace(first, stack=first.stack - 1), *others))


async def test_a_ledger_that_does_not_agree_with_the_tables_is_found_out(
    guests: Any, house: Room, tmp_path: Any
) -> None:
    dealer = await played(guests, house)
    row = {
        "table_id": dealer.name,
        "n": 1,
        "line": 9,
        "source": "bank",
        "target": "player:x",
        "amount": 5,
        "reason": "buy_in",
    }
    house.store.commit([(ADD_LEDGER, [row])])
    await house.close()
    books = await read_books(str(tmp_path / "house.db"))
    assert [mistake for mistake in books.mistakes if mistake.startswith("the bank has given")]
