"""What must be true when the evening is over: zero-sum books, and hands that replay and verify for everybody."""

from __future__ import annotations

import asyncio
import csv
import io
import sqlite3
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tests.e2e.evening.story import Evening

from croupier.cli import verify
from croupier.history.phh import read, write
from croupier.history.play import play
from croupier.room.proof import check
from croupier.rules.hand import Hand
from croupier.server import archive
from croupier.server.store import Store


def fetched(evening: Evening, person: Any, what: str) -> str:
    """A file of the table, as this person's browser gets it."""
    base = person.page.evaluate("() => location.origin")
    answer = person.context.request.get(f"{base}/api/tables/{evening.table}/{what}")
    assert answer.ok, f"{what}: {answer.status}"
    return str(answer.text().removeprefix("\ufeff"))


def check_books(evening: Evening) -> None:
    """Both files of the books sum to zero, and all debts are said to be paid by both sides."""
    host = evening.host.person
    with host.page.expect_download() as download:
        host.page.get_by_role("link", name="The sheet for a spreadsheet").click()
    sheet = list(csv.reader(io.StringIO(Path(download.value.path()).read_text("utf-8-sig"))))
    gap = sheet.index([])
    results = {row[0]: int(row[5]) for row in sheet[1:gap]}
    assert set(results) == {one.name for one in evening.all}
    assert sum(results.values()) == 0
    debts = sheet[gap + 2 :]
    assert debts
    assert {(row[3], row[4]) for row in debts} == {("1", "1")}
    balances: Counter[str] = Counter()
    for line in csv.DictReader(io.StringIO(fetched(evening, host, "ledger.csv"))):
        balances[line["from"]] -= int(line["amount"])
        balances[line["to"]] += int(line["amount"])
    stacks = -balances.pop("bank")
    assert stacks == balances.total()
    for debt in debts:  # what is paid makes everybody even
        results[debt[0]] += int(debt[2])
        results[debt[1]] -= int(debt[2])
    assert set(results.values()) == {0}


def check_files(evening: Evening, folder: Path) -> None:
    """Every hand that each of the six downloads is proved, the host's by `croupier verify`."""
    hands = evening.count("ended")
    for one in evening.all:
        records = verify.read(fetched(evening, one.person, "hands.jsonl").encode())
        assert len(records) == hands
        assert {record.id: found.faults for record in records if (found := check(record)).faults} == {}
    file = folder / "hands.jsonl"
    file.write_text(fetched(evening, evening.host.person, "hands.jsonl"), encoding="utf-8")
    command = [sys.executable, "-m", "croupier", "verify", "--json", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == verify.VERIFIED, done.stdout + done.stderr
    assert done.stdout.count('"verified":true') == len(records)


def check_tables(file: Path, evening: Evening) -> None:
    """In the database every transfer has two sides, and nobody holds chips that the bank has not given."""
    with sqlite3.connect(file) as rows:
        moves = rows.execute("select source, target, amount from ledger where table_id = ?", [evening.table]).fetchall()
    balances: Counter[str] = Counter()
    for source, target, amount in moves:
        assert amount > 0
        balances[source] -= amount
        balances[target] += amount
    assert balances.total() == 0
    assert balances["bank"] < 0
    assert all(chips >= 0 for account, chips in balances.items() if account != "bank")
    left = {account.removeprefix("player:"): chips for account, chips in balances.items() if chips > 0}
    assert left == {player: chips for player, chips in evening.stacks().items() if chips}


def check_hands(file: Path, evening: Evening) -> None:
    """Every stored hand is played again by the rules of today, and verifies for everybody who may read it."""
    with ThreadPoolExecutor(1) as aside:  # Playwright has the loop of this thread
        hands = aside.submit(asyncio.run, stored(file, evening.table)).result()
    *played, voided = [fact["hand"] for fact in evening.facts("opened")]
    assert sorted(hand.opened.hand for hand in hands) == played
    assert voided == evening.facts("voided")[0]["hand"]
    readers = [sitting.player for sitting in hands[-1].roll.sittings]
    for hand in hands:
        for reader in [*readers, ""]:
            verdict = check(archive.record_of(hand, reader))
            assert verdict.faults == (), f"{hand.id} for {reader}: {verdict.faults}"
        decided_again(hand)


async def stored(file: Path, table: str) -> list[archive.Stored]:
    """All finished hands of the table, with all of their secrets."""
    store = await Store.open(str(file))
    try:
        return (await archive.page_of(store, table, archive.BEFORE_ALL, archive.MOST))[0]
    finally:
        await store.close()


def decided_again(stored_hand: archive.Stored) -> None:
    """The facts make the same hand again, and so do the rules when they decide each wish of its history anew."""
    told = Hand.open(stored_hand.opened)
    for fact in archive.events_of(stored_hand.facts):
        told.apply(fact)
    if told.opened.boards > 1:  # PHH has no words for it
        return
    (record,) = read(write(told))
    again, refused = play(record)
    assert refused is None
    assert again.payoffs() == told.payoffs()
