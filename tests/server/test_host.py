"""The host in the room: who is one, what the books say over HTTP, and files that no spreadsheet runs."""

from __future__ import annotations

import csv
import io
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from croupier.room import deed as deeds
from croupier.room.clock import AT_ONCE
from croupier.room.evening import CashRules
from croupier.room.fact import Knocked, Roll, TableSpec
from croupier.room.table import Table
from croupier.rules.action import FOLD
from croupier.server import wire
from croupier.server.bus import player_subject
from croupier.server.crew import at_once
from croupier.server.ledger_pages import cell
from croupier.server.room import Room
from croupier.server.store import Player

Make = Callable[..., Awaitable[list[Any]]]
ANN, BOB, EVE = Player("ann", "Ann"), Player("bob", "Bob"), Player("eve", "=SUM(A1)")


class Web:
    """People with browsers, each with a session, at one table that the first of them has opened."""

    def __init__(self, site: Any) -> None:
        self.site, self.http, self.ids = site, {}, {}
        self.table = ""

    async def come(self, name: str) -> None:
        """Come in under a name."""
        http = httpx.AsyncClient(base_url=self.site.url)
        self.http[name] = http
        self.ids[name] = (await http.post("/api/enter", json={"name": name})).json()["player"]

    async def open(self, name: str) -> None:
        """Open the table."""
        answer = await self.http[name].post("/api/tables", json={"name": "Ours"})
        self.table = answer.json()["table"]

    async def ask(self, name: str, kind: Any, *values: Any, wish_id: str = "") -> Any:
        """Wish something at the table."""
        wish_id = wish_id or f"{kind.__name__} {name} {values}"[:40]
        return await self.site.room.floor.ask(Player(self.ids[name], name), kind(wish_id, self.table, *values))

    async def deed(self, name: str, deed: Any) -> Any:
        """Do what a host may do."""
        return await self.ask(name, wire.Host, deed)

    async def sheet(self, name: str, evening: int = 0) -> Any:
        """The sheet as this person reads it."""
        return (await self.http[name].get(f"/api/tables/{self.table}/sheet?evening={evening}")).json()

    async def mark(self, name: str, debt: Any, side: str, on: bool = True) -> httpx.Response:
        """Say that a debt is paid."""
        body = {"payer": debt["payer"], "payee": debt["payee"], "amount": debt["amount"], "side": side, "on": on}
        return await self.http[name].post(f"/api/tables/{self.table}/payments", json=body)


@pytest.fixture
async def web(site: Any) -> AsyncIterator[Web]:
    """Ann hosts a table at which Ann, Bob and Eve sit with 1000 each; the game is paused. Dan only watches."""
    people = Web(site)
    for name in ("Ann", "Bob", "=Eve", "Dan"):
        await people.come(name)
    await people.open("Ann")
    await people.deed("Ann", deeds.Pause())
    for seat, name in enumerate(("Ann", "Bob", "=Eve"), 1):
        assert await people.ask(name, wire.Sit, seat, 1000) == wire.Done(f"Sit {name} ({seat}, 1000)")
    yield people
    for http in people.http.values():
        await http.aclose()


async def test_who_opens_a_table_hosts_it_and_nobody_else(house: Room, spec: TableSpec) -> None:
    name = await house.floor.open_table(spec, ANN)
    told = await house.floor.view(name, BOB, 0)
    assert isinstance(told.facts[0].fact, Roll)
    assert told.facts[0].fact.desk.host.player == "ann"
    refused = await house.floor.ask(BOB, wire.Host("1", name, deeds.Pause()))
    assert refused == wire.Refused("1", "not_host", "I1")
    assert await house.floor.ask(ANN, wire.Host("2", name, deeds.Pause())) == wire.Done("2")


async def test_a_table_from_before_there_were_hosts_gets_its_own_back(tmp_path: Path, spec: TableSpec) -> None:
    address = str(tmp_path / "old.db")
    room = await Room.open(address, think=at_once, pace=AT_ONCE, quick=AT_ONCE)
    await room.store.add_player(ANN)
    await room.store.add_table("old", "ann", Table.open(spec).roll())
    await room.close()
    for _ in range(2):
        room = await Room.open(address, think=at_once, pace=AT_ONCE, quick=AT_ONCE)
        assert room.floor.dealers["old"].table.desk.host.name == "Ann"
        assert room.floor.dealers["old"].n == 2
        await room.close()


async def test_the_link_of_who_started_the_room_makes_a_host_and_no_other_does(site: Any, house: Room) -> None:
    web = Web(site)
    await web.come("Ann")
    wrong = await web.http["Ann"].post("/api/host", json={"token": "guess"})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong_token")
    right = await web.http["Ann"].post("/api/host", json={"token": house.token})
    assert right.json() == {"tables": 1}
    (dealer,) = house.floor.dealers.values()
    assert dealer.table.desk.host.player == web.ids["Ann"]
    tries = [await web.http["Ann"].post("/api/host", json={"token": "guess"}) for _ in range(10)]
    assert tries[-1].status_code == 429
    await web.http["Ann"].aclose()


async def test_a_stranger_with_the_link_is_nobody_before_he_has_come_in(site: Any, house: Room) -> None:
    async with httpx.AsyncClient(base_url=site.url) as http:
        assert (await http.post("/api/host", json={"token": house.token})).status_code == 401


async def test_a_guest_who_asks_for_a_seat_sees_that_he_waits_and_the_host_sees_him(
    house: Room, spec: TableSpec
) -> None:
    name = await house.floor.open_table(spec, ANN)
    await house.floor.ask(ANN, wire.Host("1", name, deeds.SetDoor(True, False)))
    assert await house.floor.ask(BOB, wire.Sit("2", name, 3, 1000)) == wire.Done("2")
    told = await house.floor.view(name, BOB, 0)
    assert told.seat == 0
    knock = house.floor.dealers[name].table.desk.knock_of("bob")
    assert (knock.name, knock.seat, knock.amount) == ("Bob", 3, 1000)
    await house.floor.ask(ANN, wire.Host("3", name, deeds.Answer("bob", True)))
    assert (await house.floor.view(name, BOB, 0)).seat == 3


async def test_nobody_asks_for_a_seat_under_the_name_of_a_host_or_of_another_who_asks(
    house: Room, spec: TableSpec
) -> None:
    name = await house.floor.open_table(spec, ANN)
    await house.floor.ask(ANN, wire.Host("1", name, deeds.SetDoor(True, False)))
    await house.floor.ask(BOB, wire.Sit("2", name, 3, 1000))
    for number, twin in enumerate((Player("x", "ANN"), Player("y", "bob"))):
        answer = await house.floor.ask(twin, wire.Sit(f"t{number}", name, 4, 1000))
        assert answer.code == "name_taken"
    assert await house.floor.ask(ANN, wire.Sit("3", name, 1, 1000)) == wire.Done("3")


async def test_a_reason_that_plays_tricks_is_refused(house: Room, spec: TableSpec) -> None:
    name = await house.floor.open_table(spec, ANN)
    await house.floor.ask(ANN, wire.Sit("1", name, 1, 1000))
    for number, (reason, code) in enumerate([("a\u202eb", "reason_hidden_characters"), ("   ", "reason_empty")]):
        answer = await house.floor.ask(ANN, wire.Host(f"x{number}", name, deeds.Correct(1, 5, reason)))
        assert answer.code == code
    await house.floor.ask(ANN, wire.Host("2", name, deeds.Correct(1, 5, "  a   late buy-in ")))
    assert house.floor.dealers[name].log[-1][1].reason == "a late buy-in"


async def test_a_click_from_before_the_hand_was_voided_is_stale(guests: Make, house: Room) -> None:
    made = await guests({"Ann": 1, "Bob": 2})
    dealer = made[0].dealer
    await house.floor.claim(ANN)
    await made[0].ask(wire.Host, deeds.Pause())
    for guest in made:
        await guest.look(guest.following.n)
    (actor,) = [guest for guest in made if guest.told.legal]
    seen = actor.following.n
    assert isinstance(await made[0].ask(wire.Host, deeds.Void("misdeal")), wire.Done)
    assert (await actor.act(FOLD, n=seen)).code == "stale"
    await actor.until(lambda told: actor.following.hand is None)
    assert isinstance(await made[0].ask(wire.Host, deeds.Resume()), wire.Done)
    await actor.until(lambda told: actor.following.hand is not None)
    assert (actor.following.table.hands, dealer.table.chips(1) + dealer.table.chips(2)) == (2, 1985)


async def test_the_sheet_is_for_who_has_played_or_hosts(web: Web) -> None:
    answer = await web.http["Dan"].get(f"/api/tables/{web.table}/sheet")
    assert (answer.status_code, answer.json()["code"]) == (403, "not_member")
    async with httpx.AsyncClient(base_url=web.site.url) as nobody:
        for page in ("sheet", "sheet.csv", "ledger.csv"):
            assert (await nobody.get(f"/api/tables/{web.table}/{page}")).status_code == 401
    assert (await web.http["Ann"].get("/api/tables/none/sheet")).status_code == 404


async def test_the_sheet_adds_up_and_debts_are_paid_when_both_sides_say_so(web: Web) -> None:
    await web.deed("Ann", deeds.Correct(1, 300, "lost a bet", source=2))
    await web.deed("Ann", deeds.Correct(3, 100, "forgotten buy-in"))
    sheet = await web.sheet("Bob")
    assert [(row["name"], row["result"]) for row in sheet["rows"]] == [("Ann", 300), ("=Eve", 0), ("Bob", -300)]
    assert next(row for row in sheet["rows"] if row["name"] == "=Eve")["corrected"] == 100
    (debt,) = sheet["debts"]
    assert (debt["payer"], debt["payee"], debt["amount"]) == (web.ids["Bob"], web.ids["Ann"], 300)
    assert (await web.mark("=Eve", debt, "payer")).status_code == 403
    assert (await web.mark("Bob", {**debt, "amount": 299}, "payer")).json()["code"] == "no_such_debt"
    assert (await web.mark("Bob", debt, "payer")).json()["debts"][0]["paid"]
    after = (await web.mark("Ann", debt, "payee")).json()
    assert (after["debts"], len(after["settled"])) == ([], 1)
    again = (await web.mark("Ann", debt, "payee", on=False)).json()
    assert (len(again["debts"]), again["settled"]) == (1, [])


async def test_the_bots_and_the_rake_are_settled_with_the_house(web: Web) -> None:
    await web.ask("Ann", wire.AddBot, "caller")
    await web.deed("Ann", deeds.Correct(4, 200, "to the bot", source=2))
    sheet = await web.sheet("Ann")
    assert sheet["hosts"]
    assert [(debt["payee"], debt["amount"]) for debt in sheet["debts"]] == [("house", 200)]
    assert (await web.mark("Ann", sheet["debts"][0], "payee")).json()["debts"][0]["received"]


async def test_the_files_are_read_by_a_spreadsheet_and_run_by_none(web: Web) -> None:
    await web.deed("Ann", deeds.Correct(1, -50, "=1+1"))
    answer = await web.http["Ann"].get(f"/api/tables/{web.table}/sheet.csv")
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    assert "attachment" in answer.headers["content-disposition"]
    rows = list(csv.reader(io.StringIO(answer.text.removeprefix("\ufeff"))))
    assert ["'=Eve", "1000", "0", "0", "1000", "0"] in rows
    assert ["Ann", "1000", "0", "-50", "950", "0"] in rows
    ledger = (await web.http["Ann"].get(f"/api/tables/{web.table}/ledger.csv")).text.removeprefix("\ufeff")
    moves = list(csv.DictReader(io.StringIO(ledger)))
    assert [(move["from"], move["to"], move["amount"], move["reason"]) for move in moves] == [
        ("bank", "Ann", "1000", "buy_in"),
        ("bank", "Bob", "1000", "buy_in"),
        ("bank", "'=Eve", "1000", "buy_in"),
        ("Ann", "bank", "50", "correction"),
    ]
    assert {move["hand"] for move in moves} == {"1"}


@pytest.mark.parametrize("text", ["=1", "+1", "-1", "@a", "\ta", "\ra"])
def test_a_cell_that_begins_like_a_formula_is_text(text: str) -> None:
    assert cell(text) == "'" + text
    assert (cell(-5), cell("Ann"), cell("")) == ("-5", "Ann", "")


async def test_a_host_without_a_seat_hears_of_requests_at_once_where_spectators_see_it_later(
    house: Room, spec: TableSpec
) -> None:
    late = replace(spec, cash=CashRules(spectators_delay=60))
    name = await house.floor.open_table(late, ANN)
    await house.floor.ask(ANN, wire.Host("1", name, deeds.SetDoor(True, False)))
    news = await house.bus.subscribe(player_subject("ann", name))
    await house.floor.ask(BOB, wire.Sit("2", name, 3, 1000))
    told = msgspec.json.decode((await news.get()).body, type=wire.Told)
    assert isinstance(told.facts[-1].fact, Knocked)
    assert (await house.floor.view(name, ANN, 0)).facts[-1].n == told.facts[-1].n
    assert (await house.floor.view(name, EVE, 0)).facts[-1].n < told.facts[-1].n
    await news.close()
