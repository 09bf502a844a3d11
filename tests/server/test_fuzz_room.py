"""A room whose guests send what no client would: it answers every frame, loses no chip and plays on.

`pytest tests/server -k fuzz --fuzz-minutes 60` goes on for an hour, with chance of its own.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from typing import Any

import pytest
from structlog.testing import capture_logs
from tests.server.mutations import frame
from tests.server.test_crew import check_replay
from websockets.asyncio.client import connect

from croupier.room.deed import Forgive, Resume, SetDoor
from croupier.room.refusals import RULE_OF_ROOM
from croupier.rules.legal import RULE_OF
from croupier.server import codes, wire
from croupier.server.dealer import Dealer
from croupier.server.room import Room

KNOWN = {*codes.OF_WISHES, *RULE_OF, *RULE_OF_ROOM} - {"broken", "not_stored"}
BATCH, BATCHES = 50, 12
HONEST = ("sit", "sit_in")
"""What every guest does between, so that somebody plays."""


class Guest:
    """Somebody with a line, and what was answered on it."""

    def __init__(self, line: Any, name: str) -> None:
        self.line, self.name = line, name
        self.n = 0
        self.answers: Counter[str] = Counter()

    async def send(self, chance: random.Random, table: str) -> None:
        """Send many frames and hear until all are answered; what scrambles a text's bytes is made a text again."""
        for wish in HONEST:
            seat = {"seat": chance.randint(1, 6), "buy_in": 1000} if wish == "sit" else {}
            await self.line.send(json.dumps({"type": wish, "id": f"{chance.random()}", "table": table, **seat}))
        for _ in range(BATCH):
            await self.line.send(frame(chance, table, self.n, 0.3).decode(errors="replace")[:4000])
        await self.line.send(json.dumps({"type": "say", "id": "last", "table": "nowhere", "text": "x"}))
        while (heard := json.loads(await self.line.recv())).get("id") != "last":
            self._take(heard)

    def _take(self, heard: dict[str, Any]) -> None:
        if heard["type"] == "refused":
            assert heard["code"] in KNOWN, heard
        if heard["type"] == "told" and heard["facts"]:
            self.n = heard["facts"][-1]["n"]
        self.answers[heard.get("code", heard["type"])] += 1


async def test_fuzz_a_table_whatever_its_guests_send(
    site: Any, house: Room, spec: Any, monkeypatch: pytest.MonkeyPatch, fuzz_minutes: float
) -> None:
    monkeypatch.setattr("croupier.server.limits.MESSAGES", (1e12, 1e12))
    chance = random.Random(None if fuzz_minutes else 11)
    until = time.monotonic() + 60 * fuzz_minutes
    names = ("Ann", "Bob", "Eve")
    people = [await site.enter(name) for name in names]
    host = await house.accounts.player(people[0]["Cookie"].partition("=")[2])
    assert host is not None
    known = [await house.accounts.player(one["Cookie"].partition("=")[2]) for one in people]
    ids = [player.id for player in known if player is not None]
    lets_in = [Resume(), SetDoor(False, False), *(Forgive(player) for player in ids)]
    dealer = house.floor.dealers[await house.floor.open_table(spec, host, ["caller"])]
    batches = 0
    with capture_logs() as logs:
        async with line(site, people[0]) as a, line(site, people[1]) as b, line(site, people[2]) as c:
            guests = [Guest(line, name) for line, name in zip((a, b, c), names, strict=True)]
            while batches < BATCHES or time.monotonic() < until:
                for number, deed in enumerate(lets_in):
                    await dealer.ask(host, wire.Host(f"{number} {batches}", dealer.name, deed))
                await asyncio.gather(*(guest.send(chance, dealer.name) for guest in guests))
                batches += 1
                await check_chips(house, dealer)
    assert [entry for entry in logs if entry["log_level"] == "error"] == []
    await check_replay(house, dealer, 0)
    answers = sum((guest.answers for guest in guests), Counter[str]())
    print(f"{batches * BATCH * len(guests)} frames, {dealer.n} facts, {dealer.table.hands} hands: {answers}")
    assert answers["done"] > 50 and answers["bad_message"] > 50


def line(site: Any, headers: dict[str, str]) -> connect:
    """A line whose owner waits for as long as it takes: both ends are busy in one loop here."""
    return connect(f"ws://127.0.0.1:{site.port}/ws", additional_headers=headers, max_size=None, ping_interval=None)


async def check_chips(house: Room, dealer: Dealer) -> None:
    """What the bank has given out lies before the players, in the pot, or was paid to the house."""
    await dealer.view(None, 0)
    before = dealer.n
    ledger = await house.store.ledger()
    assert ledger.total == 0
    table = dealer.table
    assert all(sitting.stack >= 0 for sitting in table.seats.values())
    if not table.running and table.n == dealer.n == before:  # bots may have played on while the books were read
        for sitting in table.seats.values():
            assert ledger.balance(f"player:{sitting.player}") == sitting.stack
