"""Finished hands over HTTP: pages, records, downloads; nobody reads a card that he could not see at the table."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import msgspec
import pytest

from croupier.cards import UNKNOWN
from croupier.history.phh import read
from croupier.room.fact import Cut, Roll
from croupier.room.proof import HandRecord, check
from croupier.rules.event import Board, Dealt, Ended, Opened, Shown
from croupier.server.late import Late
from croupier.server.store import Store


@pytest.fixture
async def played(site: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A table at which two people and three bots have played some hands: its dealer, and the cookies of both."""
    monkeypatch.setattr("croupier.server.limits.MESSAGES", (10**6, 1))
    (dealer,) = site.room.floor.dealers.values()
    people = [await site.enter("Ann"), await site.enter("Bob")]
    async with site.line(people[0]) as ann, site.line(people[1]) as bob:
        for seat, line in ((5, ann), (6, bob)):
            wish = {"type": "sit", "id": f"{seat}", "table": dealer.name, "seat": seat, "buy_in": 1000}
            await line.send(json.dumps(wish))
            await line.send(json.dumps({"type": "watch", "table": dealer.name}))
        await asyncio.gather(follow(ann, dealer, 6), follow(bob, dealer, 6))
        for line in (ann, bob):
            line.transport.abort()  # to say goodbye would wait until all that was told is read
    return dealer, people


async def follow(line: Any, dealer: Any, hands: int) -> None:
    """Check or fold until so many hands were dealt."""
    n = wishes = 0
    while dealer.table.hands < hands:
        told = json.loads(await line.recv())
        if told["type"] != "told":
            continue
        n = told["facts"][-1]["n"] if told["facts"] else n
        if legal := told.get("legal"):
            wishes += 1
            action = {"type": "check" if legal["check"] else "fold"}
            wish = {"type": "act", "id": f"a{wishes}", "table": dealer.name, "n": n, "action": action}
            await line.send(json.dumps(wish))


async def get(site: Any, path: str, who: dict[str, str] | None = None) -> httpx.Response:
    async with httpx.AsyncClient(base_url=site.url) as http:
        return await http.get(path, headers=who)


async def test_the_last_hands_come_in_pages_newest_first_and_a_running_one_is_not_there(site: Any, played: Any) -> None:
    dealer, (ann, _) = played
    first = (await get(site, f"/api/tables/{dealer.name}/hands?most=2", ann)).json()
    numbers = [row["hand"] for row in first["hands"]]
    assert numbers == sorted(numbers, reverse=True)
    assert numbers[0] >= 4
    second = (await get(site, f"/api/tables/{dealer.name}/hands?most=20&before={first['before']}", ann)).json()
    everything = numbers + [row["hand"] for row in second["hands"]]
    assert everything == list(range(numbers[0], 0, -1))
    assert second["before"] == 0
    assert not dealer.table.running or dealer.table.hands not in everything
    row = first["hands"][0]
    assert sum(one["gain"] for one in row["winners"]) > 0


async def test_a_record_shows_each_reader_his_own_cards_and_what_was_shown_and_no_other(site: Any, played: Any) -> None:
    dealer, (ann, bob) = played
    page = (await get(site, f"/api/tables/{dealer.name}/hands")).json()
    own = 0
    for row in page["hands"]:
        for who in (ann, bob, None):
            response = await get(site, f"/api/hands/{row['id']}", who)
            record = msgspec.json.decode(response.content, type=HandRecord)
            assert isinstance(record.facts[0], Roll)
            assert {Opened, Ended, Cut} <= {type(fact) for fact in record.facts}
            for fact in record.facts:
                if isinstance(fact, Dealt):
                    assert (UNKNOWN in fact.cards) != (fact.player == record.player)
                if isinstance(fact, Board):
                    assert set(fact.burn) <= {UNKNOWN}
                assert getattr(fact, "deck", ()) == ()
                assert getattr(fact, "key", "") == ""
            seen = {card for fact in record.facts if isinstance(fact, Dealt | Board | Shown) for card in fact.cards}
            assert {opening.card for opening in record.openings} == seen - {UNKNOWN}
            assert check(record).faults == ()
            own += record.player >= 0
    assert own >= 4


async def test_downloads_are_files_and_hide_the_same_cards(site: Any, played: Any) -> None:
    dealer, (ann, bob) = played
    row = (await get(site, f"/api/tables/{dealer.name}/hands", ann)).json()["hands"][-1]
    mine, theirs = [(await get(site, f"/api/hands/{row['id']}/phh", who)) for who in (ann, bob)]
    assert mine.headers["content-disposition"] == f'attachment; filename="hand-{row["id"]}.phh"'
    for response in (mine, theirs):
        (record,) = read(response.text)
        assert record.opened.hand == row["hand"]
        holes = [deed for deed in record.deeds if deed.verb == "hole"]
        assert sum(UNKNOWN not in deed.cards for deed in holes) <= 1
        assert record.check().refused is None
    as_json = await get(site, f"/api/hands/{row['id']}/json", ann)
    assert as_json.headers["content-disposition"] == f'attachment; filename="hand-{row["id"]}.json"'
    assert check(msgspec.json.decode(as_json.content, type=HandRecord)).faults == ()


async def test_all_hands_of_a_table_come_in_one_file_oldest_first(site: Any, played: Any) -> None:
    dealer, (ann, _) = played
    phh = await get(site, f"/api/tables/{dealer.name}/hands.phhs", ann)
    lines = (await get(site, f"/api/tables/{dealer.name}/hands.jsonl", ann)).text.splitlines()
    numbers = [record.opened.hand for record in read(phh.text)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(lines) == len(numbers) >= 4
    assert all(check(msgspec.json.decode(line, type=HandRecord)).faults == () for line in lines)


async def test_a_hand_that_is_still_played_cannot_be_read(site: Any, played: Any) -> None:
    dealer, (ann, _) = played
    last = max(n for n, _ in await site.room.store.rolls(dealer.name, 2**53, 1))
    facts = [fact for _, _, fact in await site.room.store.between(dealer.name, last, None)]
    response = await get(site, f"/api/hands/{dealer.name}.{last}", ann)
    assert (response.status_code == 200) == any(isinstance(fact, Ended) for fact in facts)


async def test_a_hand_that_begins_while_hands_are_read_is_no_part_of_the_one_before(
    site: Any, played: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealer, (ann, _) = played
    store = site.room.store
    facts = await store.facts(dealer.name)
    rolls = [n for n, fact in facts if isinstance(fact, Roll)]
    early = rolls[-2]  # what the first of two queries finds last; by the second one the next hand is there
    hand = f"{dealer.name}.{early}"
    before = (await get(site, f"/api/hands/{hand}", ann)).json()

    async def rolls_until(table: str, before: int, most: int) -> list[tuple[int, int]]:
        return [one for one in await Store.rolls(store, table, before, most + 1) if one[0] <= early][:most]

    async def no_roll(table: str, roll: int) -> None:
        return None

    monkeypatch.setattr(store, "rolls", rolls_until)
    monkeypatch.setattr(store, "next_roll", no_roll)
    assert (await get(site, f"/api/hands/{hand}", ann)).json() == before
    table = f"/api/tables/{dealer.name}"
    records = [json.loads(line) for line in (await get(site, f"{table}/hands.jsonl", ann)).text.splitlines()]
    (record,) = [one for one in records if one["id"] == hand]
    assert record["facts"] == before["facts"]
    assert [fact["type"] for fact in before["facts"]].count("roll") == 1


async def test_a_spectator_who_sees_the_table_later_reads_its_hands_later_too(site: Any, played: Any) -> None:
    dealer, (ann, _) = played
    watcher = await site.enter("Eve")
    first, *_, last = [row["id"] for row in (await get(site, f"/api/tables/{dealer.name}/hands", ann)).json()["hands"]][
        ::-1
    ]
    rolls = {n: dealer.name for n, _ in await site.room.store.rolls(dealer.name, 2**53, 100)}
    seen = int(last.split(".")[1])  # the last roll: of the hand that follows it the spectator knows nothing yet
    facts = await site.room.store.between(dealer.name, min(rolls), seen + 1)
    dealer.late = Late([(n, fact) for n, _, fact in facts][-1:])
    for who, knows in ((ann, True), (watcher, False), (None, False)):
        rows = (await get(site, f"/api/tables/{dealer.name}/hands", who)).json()["hands"]
        assert (last in [row["id"] for row in rows]) is knows
        assert first in [row["id"] for row in rows]
        for path in ("", "/json", "/phh"):
            assert (await get(site, f"/api/hands/{last}{path}", who)).status_code == (200 if knows else 404)
        text = (await get(site, f"/api/tables/{dealer.name}/hands.jsonl", who)).text
        assert (last in text) is knows


BAD = (
    ("/api/tables/nobody/hands", 404, "no_such_table", ""),
    ("/api/tables/nobody/hands.phhs", 404, "no_such_table", ""),
    ("/api/tables/TABLE/hands?before=x", 422, "not_whole", "before"),
    ("/api/tables/TABLE/hands?before=-1", 422, "not_whole", "before"),
    ("/api/tables/TABLE/hands?before=99999999999999999999", 422, "not_whole", "before"),
    ("/api/tables/TABLE/hands?most=21", 422, "too_big", "most"),
    ("/api/tables/TABLE/hands?most=0", 422, "too_small", "most"),
    ("/api/hands/TABLE.1", 404, "no_such_hand", ""),
    ("/api/hands/TABLE.2", 404, "no_such_hand", ""),
    ("/api/hands/TABLE.999999999999999", 404, "no_such_hand", ""),
    ("/api/hands/TABLE", 404, "no_such_hand", ""),
    ("/api/hands/nobody.1/phh", 404, "no_such_hand", ""),
    ("/api/hands/'%20or%201.1/json", 404, "no_such_hand", ""),
)


async def test_a_bad_question_gets_a_code_and_a_place(site: Any) -> None:
    (name,) = site.room.floor.dealers
    for path, status, code, place in BAD:
        response = await get(site, path.replace("TABLE", name))
        got = response.status_code, response.json()["code"], response.json()["place"]
        assert got == (status, code, place), path
