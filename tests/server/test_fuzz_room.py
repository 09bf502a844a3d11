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

import msgspec
import pytest
from msgspec import to_builtins
from msgspec.structs import replace
from structlog.testing import capture_logs
from tests.room.open_face_table import at_random
from tests.server.conftest import SPEC, HandClock
from tests.server.mutations import frame
from tests.server.test_crew import check_replay
from websockets.asyncio.client import connect

from croupier.chinese.event import ChineseOpened
from croupier.chinese.legal import RULE_OF_CHINESE, ChineseLegal
from croupier.room.deed import Change, Forgive, Resume, SetDoor
from croupier.room.evening import CashRules
from croupier.room.fact import TableSpec
from croupier.room.refusals import RULE_OF_ROOM
from croupier.room.tournament import TournamentBegan, TournamentRules
from croupier.rules.legal import RULE_OF
from croupier.server import codes, wire
from croupier.server.dealer import Dealer
from croupier.server.room import Room

KNOWN = {*codes.OF_WISHES, *RULE_OF, *RULE_OF_ROOM, *RULE_OF_CHINESE} - {"broken", "not_stored"}
BATCH, BATCHES, BREATH = 50, 30, 10
PASSES = (0, 100, 3_000, 100_000)
"""Milliseconds of which some pass after each batch; not all clocks run out in the shortest."""

COME_BACK = CashRules(bank_seconds=0, rejoin_window_min=0)
TABLES = (
    (replace(SPEC, cash=COME_BACK), "caller"),
    (TableSpec("Three", "ofc", seats=3, cash=COME_BACK), "greedy"),
    (TableSpec("Cup", "ofc", seats=3, cash=COME_BACK, tournament=TournamentRules(1, 500, "first_two")), "greedy"),
)


class Guest:
    """Somebody with a line, and what was answered on it."""

    def __init__(self, line: Any, name: str) -> None:
        self.line, self.name = line, name
        self.n = self.seat = self.sent = 0
        self.owed: dict[str, Any] | None = None
        self.answers: Counter[str] = Counter()

    async def send(self, chance: random.Random, table: str) -> None:
        """Send many frames and hear now and then until all are answered."""
        for _ in range(BATCH // BREATH):
            await self.hear()
            await self.line.send(json.dumps({"id": f"{chance.random()}", "table": table, **self.honest(chance)}))
            for _ in range(BREATH):  # what scrambles a text's bytes is made a text again
                await self.line.send(frame(chance, table, self.n, 0.3).decode(errors="replace")[:4000])
                self.sent += 1
        await self.hear()

    def honest(self, chance: random.Random) -> dict[str, Any]:
        """What every guest does between, so that somebody plays; owed cards of open-face Chinese are laid anywhere."""
        if self.owed is not None:
            action = at_random(chance)(msgspec.convert(self.owed, ChineseLegal))
            return {"type": "act", "n": self.n, "action": to_builtins(action)}
        if self.seat:
            return {"type": chance.choice(("sit_in", "confirm"))}
        return {"type": "sit", "seat": chance.randint(1, 6), "buy_in": 500}

    async def hear(self) -> None:
        """Hear until everything is answered that was sent."""
        await self.line.send(json.dumps({"type": "say", "id": "last", "table": "nowhere", "text": "x"}))
        while (heard := json.loads(await self.line.recv())).get("id") != "last":
            self._take(heard)

    def _take(self, heard: dict[str, Any]) -> None:
        if heard["type"] == "refused":
            assert heard["code"] in KNOWN, heard
        if heard["type"] == "told" and heard["facts"]:
            self.n = heard["facts"][-1]["n"]
            self.seat = heard["seat"]
            self.owed = (heard["open_face"] or {}).get("legal")
        self.answers[heard.get("code", heard["type"])] += 1


@pytest.mark.parametrize(("spec", "bot"), TABLES, ids=["betting", "open_face", "tournament"])
async def test_fuzz_a_table_whatever_its_guests_send(
    site: Any,
    house: Room,
    clock: HandClock,
    spec: TableSpec,
    bot: str,
    monkeypatch: pytest.MonkeyPatch,
    fuzz_minutes: float,
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
    lets_in = [Resume(), Change(spec), SetDoor(False, False), *(Forgive(player) for player in ids)]
    dealer = house.floor.dealers[await house.floor.open_table(spec, host, [bot])]
    batches = 0
    with capture_logs() as logs:
        async with line(site, people[0]) as a, line(site, people[1]) as b, line(site, people[2]) as c:
            guests = [Guest(line, name) for line, name in zip((a, b, c), names, strict=True)]
            while batches < BATCHES or time.monotonic() < until:
                for number, deed in enumerate(lets_in):
                    await dealer.ask(host, wire.Host(f"{number} {batches}", dealer.name, deed))
                await asyncio.gather(*(guest.send(chance, dealer.name) for guest in guests))
                clock.turn(chance.choice(PASSES))
                batches += 1
                await check_chips(house, dealer)
    assert [entry for entry in logs if entry["log_level"] == "error"] == []
    await check_evening(house, dealer, guests, "open_face" if spec.variant == "ofc" else "betting")
    if spec.tournament.circles:
        facts = [fact for _, fact in await house.store.facts(dealer.name)]
        assert any(isinstance(fact, TournamentBegan) for fact in facts)


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


async def check_evening(house: Room, dealer: Dealer, guests: list[Guest], kind: str) -> None:
    """The facts make the same table again, and what was played and answered is worth the name of a test."""
    await house.crew.close()  # a bot that played on would be ahead of what is read
    await dealer.view(None, 0)
    await check_replay(house, dealer, 0)
    answers = sum((guest.answers for guest in guests), Counter[str]())
    deals = sum(isinstance(fact, ChineseOpened) for _, fact in await house.store.facts(dealer.name))
    dealt = {"betting": dealer.table.hands - deals, "open_face": deals}
    print(f"{sum(guest.sent for guest in guests)} frames, {dealer.n} facts, {dealt}: {answers}")
    assert dealt[kind] >= 3
    assert answers["done"] > 50 and answers["bad_message"] > 50
