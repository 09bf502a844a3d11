"""Evenings over HTTP: each has its own sheet, its own debts and its own files, and everybody finds his own."""

from __future__ import annotations

import asyncio
import csv
import io
from typing import Any

import httpx
import pytest
from tests.server.test_host import Web, web

from croupier.room import deed as deeds
from croupier.rules.action import FOLD
from croupier.server import wire

__all__ = ["web"]
Debt = dict[str, Any]


async def play_out(web: Web, word: str) -> None:
    """Deal one hand, close the evening in it, and let everybody fold."""
    table = web.site.room.floor.dealers[web.table].table
    await web.ask("Ann", wire.Host, deeds.Resume(), wish_id=f"on {word}")
    async with asyncio.timeout(20):
        while not (table.running and table.hand.to_act >= 0):
            await asyncio.sleep(0)
            table = web.site.room.floor.dealers[web.table].table
    await web.ask("Ann", wire.Host, deeds.CloseEvening(), wish_id=f"close {word}")
    names = {player: name for name, player in web.ids.items()}
    while table.running:
        name = names[table.players[table.hand.to_act]]
        await web.ask(name, wire.Act, table.n, FOLD, wish_id=f"{word} {table.n}")
    assert table.desk.paused


def owed(sheet: Any) -> int:
    """What is still to be paid."""
    return sum(debt["amount"] for debt in sheet["debts"])


async def test_each_evening_has_its_own_sheet_and_begins_with_the_chips_that_stayed(web: Web) -> None:
    await play_out(web, "one")
    first = await web.sheet("Ann")
    assert (first["evening"], first["hand"]) == (1, 1)
    assert [row["evening"] for row in first["evenings"]] == [2, 1]
    assert [row["closed"] for row in first["evenings"]] == [False, True]
    assert sorted(row["result"] for row in first["rows"]) == [-5, 0, 5]
    await play_out(web, "two")
    second = await web.sheet("Bob")
    assert (second["evening"], second["hand"]) == (2, 1)
    stacks = {row["player"]: row["now"] for row in first["rows"]}
    assert {row["player"]: row["bought"] for row in second["rows"]} == stacks
    assert sum(row["result"] for row in second["rows"]) == 0
    assert await web.sheet("Ann", evening=1) | {"evenings": []} == first | {"evenings": []}


async def test_what_is_paid_stays_with_its_evening_and_may_be_said_long_after_it(web: Web) -> None:
    await play_out(web, "one")
    (debt,) = (await web.sheet("Ann"))["debts"]
    await play_out(web, "two")
    names = {player: name for name, player in web.ids.items()}
    before = await web.sheet("Ann", evening=2)
    for side in ("payer", "payee"):
        answer = await mark(web, names[debt[side]], debt, side)
        assert answer.status_code == 200, answer.text
        again = await mark(web, names[debt[side]], debt, side)
        assert again.json()["code"] == "no_such_debt"
    first = await web.sheet("Ann", evening=1)
    assert (owed(first), len(first["settled"])) == (0, 1)
    assert await web.sheet("Ann", evening=2) == before


async def mark(web: Web, name: str, debt: Debt, side: str) -> Any:
    """Say that a debt of the first evening is paid."""
    body = {key: debt[key] for key in ("payer", "payee", "amount")} | {"side": side, "on": True, "evening": 1}
    return await web.http[name].post(f"/api/tables/{web.table}/payments", json=body)


async def test_the_files_are_of_one_evening(web: Web) -> None:
    await play_out(web, "one")
    await play_out(web, "two")
    address = f"/api/tables/{web.table}/ledger.csv"
    found = {}
    for evening in (1, 2):
        answer = await web.http["Ann"].get(address, params={"evening": evening})
        assert f'-{evening}.csv"' in answer.headers["content-disposition"]
        found[evening] = list(csv.DictReader(io.StringIO(answer.text.lstrip("\ufeff"))))
    assert {row["reason"] for row in found[1]} == {"buy_in", "hand"}
    assert {row["reason"] for row in found[2]} == {"hand"}
    assert max(int(row["fact"]) for row in found[1]) < min(int(row["fact"]) for row in found[2])


@pytest.mark.parametrize(("evening", "code", "status"), [("3", "no_such_evening", 404), ("x", "not_whole", 422)])
async def test_an_evening_that_was_not_is_told_so(web: Web, evening: str, code: str, status: int) -> None:
    await play_out(web, "one")
    answer = await web.http["Ann"].get(f"/api/tables/{web.table}/sheet", params={"evening": evening})
    assert (answer.status_code, answer.json()["code"]) == (status, code)


async def test_everybody_finds_the_evenings_that_he_has_played_and_nobody_those_of_others(web: Web) -> None:
    await play_out(web, "one")
    await play_out(web, "two")
    sheets = {number: await web.sheet("Ann", evening=number) for number in (1, 2)}
    for name, player in web.ids.items():
        mine = (await web.http[name].get("/api/evenings")).json()["evenings"]
        results = {one["evening"]: one["result"] for one in mine}
        expected = {
            number: row["result"]
            for number, sheet in sheets.items()
            for row in sheet["rows"]
            if row["player"] == player and row["result"]
        }
        assert results == expected
        assert all((one["table"], one["name"], one["hands"]) == (web.table, "Ours", 1) for one in mine)
        assert all(one["closed"] and 0 < one["first"] < one["last"] and one["at"] for one in mine)
    assert (await web.http["Dan"].get("/api/evenings")).json() == {"evenings": []}


async def test_a_stranger_is_refused_the_books_before_anything_is_read_for_him(
    web: Web, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def read(*values: Any) -> Any:
        raise AssertionError("read for a stranger")

    for method in ("booked", "moved", "movements", "first_moves"):
        monkeypatch.setattr(web.site.room.store, method, read)
    for page in ("sheet", "sheet.csv", "ledger.csv", "sheet?evening=7"):
        refused = await web.http["Dan"].get(f"/api/tables/{web.table}/{page}")
        assert (refused.status_code, refused.json()["code"]) == (403, "not_member")


async def test_a_guest_without_a_name_has_no_evenings(site: Any) -> None:
    async with httpx.AsyncClient(base_url=site.url) as http:
        assert (await http.get("/api/evenings")).status_code == 401
