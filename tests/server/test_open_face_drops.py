"""Deals of open-face Chinese through Dealer and Store by people whose lines drop: books close, nobody sees too much."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from benchmarks.load.books import play_again
from msgspec.structs import replace
from tests.server.open_face_people import Evening, hidden_from, scan

from croupier.cards import UNKNOWN
from croupier.chinese.event import Given, Locked, Put
from croupier.chinese.house import ChineseRules
from croupier.room.fact import TableSpec
from croupier.room.tournament import TournamentEnded, TournamentRules
from croupier.server.open_face import rows

TABLES = (
    (TableSpec("Two", "ofc", seats=2), 2, 0),
    (TableSpec("Three", "ofc", seats=3, open_face=ChineseRules(ofc_bank_seconds=0)), 2, 1),
    (TableSpec("Progressive", "ofc", seats=3, open_face=ChineseRules(ofc_fantasy_cards="progressive")), 3, 0),
    (TableSpec("Partial", "ofc", seats=3, open_face=ChineseRules(ofc_autoplace_partial="keep")), 2, 1),
    (TableSpec("Cup", "ofc", seats=3, tournament=TournamentRules(2, 60, "first_two")), 2, 1),
)
"""Tables, with how many people and how many bots of the house play there."""


async def played(folder: Path, spec: TableSpec, people: int, bots: int, deals: int, seed: int) -> Counter[str]:
    """Play so many deals, then read the books; returns what was seen."""
    evening = await Evening.begin(folder, spec, people, bots, seed)
    await evening.play(deals)
    await evening.room.crew.close()
    await evening.dealer.view(None, 0)  # whatever a bot has asked is done before
    facts = await evening.room.store.facts(evening.dealer.name)
    table, _, mistakes = play_again(facts)  # type: ignore[arg-type]
    assert mistakes == []
    assert (table.seats, table.bank) == (evening.dealer.table.seats, evening.dealer.table.bank)
    ledger = await evening.room.store.ledger()
    assert ledger.total == 0
    assert ledger.balance("bank") == -sum(one.table.bank for one in evening.room.floor.dealers.values())
    assert all(person.scanned for person in evening.people)
    evening.seen["cups"] = sum(isinstance(fact, TournamentEnded) for _, fact in facts)
    assert bool(evening.seen["cups"]) == bool(spec.tournament.circles)
    await evening.room.close()
    return evening.seen


@pytest.mark.parametrize(("spec", "people", "bots"), TABLES, ids=[spec.name for spec, _, _ in TABLES])
async def test_lines_drop_in_deals_of_open_face_and_nobody_waits_for_ever_or_sees_too_much(
    tmp_path: Path, spec: TableSpec, people: int, bots: int
) -> None:
    seen = await played(tmp_path, spec, people, bots, 25, seed=1)
    assert seen["scored"] >= 25 and seen["drops"] and seen["returns"] and seen["auto"] and seen["chips"]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize(("spec", "people", "bots"), TABLES, ids=[spec.name for spec, _, _ in TABLES])
async def test_fifty_thousand_deals_with_lines_that_drop(
    tmp_path: Path, spec: TableSpec, people: int, bots: int, seed: int
) -> None:
    seen = await played(tmp_path, spec, people, bots, 1_250, seed)
    print(f"{spec.name}, {seed}:", dict(seen))
    assert seen["scored"] >= 1_250 and seen["drops"] > 20 and seen["returns"] and seen["fantasy"] and seen["auto"]


async def test_a_message_that_tells_too_much_is_found_out(tmp_path: Path) -> None:
    evening = await Evening.begin(tmp_path, TABLES[0][0], 2, 0, seed=3)
    await evening.play(2)
    for person in evening.people:
        told, table = person.following.told, person.following.table
        assert told is not None and table is not None and table.deal is not None and told.open_face is not None
        own = table.player_index(person.name)
        other = 1 if own == 0 else 0
        for fact in (Given(other, 1, (UNKNOWN, 7, UNKNOWN), False), Put(other, 7, -1, False), Put(other, -1, 2, False)):
            assert hidden_from(fact, own)
        assert hidden_from(Locked(other, (), (), (), (7,), True), own) == (7,)
        stands = rows(table.deal, own)
        better: dict[str, Any] = {seat: replace(row, fouled=not row.fouled) for seat, row in stands.items()}
        with pytest.raises(AssertionError):
            scan(replace(told, open_face=replace(told.open_face, rows=better)), table, own)
    await evening.room.close()
