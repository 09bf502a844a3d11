"""Nothing that leaves the room tells a card that its reader may not know: frames, pages, files, metrics, log, rows."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import random
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import structlog
from sqlalchemy import text
from tests.server.test_games import newly_known, spec_for
from tests.server.test_veil import card_numbers

from croupier.cards import UNKNOWN, name
from croupier.room.fact import AnyFact
from croupier.rules.event import Dealt, Opened, Shuffled
from croupier.server.log import keep_log

HANDS = 7
CARD = re.compile(r"(?<![A-Za-z0-9])(?:[2-9TJQKA][cdhs])+(?![A-Za-z0-9])")
TABLE_PAGES = ("sheet", "sheet.csv", "ledger.csv", "terms?seat=1")
PAGES = ("/metrics", "/healthz", "/readyz", "/api/lobby", "/api/form", "/api/me",
         *(f"/api/tables/{{table}}/{page}" for page in TABLE_PAGES))  # fmt: skip
HAND_PAGES = ("/api/tables/{table}/hands", "/api/tables/{table}/hands.jsonl")


class Reader:
    """Somebody with a line: a player in a seat, or a spectator in seat 0."""

    def __init__(self, site: Any, table: str, seat: int, headers: dict[str, str] | None) -> None:
        self.site, self.table, self.seat, self.headers = site, table, seat, headers
        self.frames: list[dict[str, Any]] = []
        self.pages: list[str] = []
        self.hands: list[str] = []
        self.chance, self.chosen = random.Random(seat), 0

    async def play(self, dealer: Any) -> None:
        """Watch, act by chance, and read every page now and then until so many hands were dealt."""
        async with self.site.line(self.headers) as line:
            if self.seat:
                await self.wish(line, "sit", seat=self.seat, buy_in=1000)
            await line.send(json.dumps({"type": "watch", "table": self.table}))
            n = 0
            while dealer.table.hands < HANDS:
                self.frames.append(told := json.loads(await line.recv()))
                if told["type"] != "told":
                    continue
                n = told["facts"][-1]["n"] if told["facts"] else n
                await self.answer(line, told, n)
            line.transport.abort()
        await self.read()

    async def answer(self, line: Any, told: dict[str, Any], n: int) -> None:
        """Do what is asked for; most hands are played on, so that cards come."""
        legal, choosing = told["legal"], told["choosing"]
        if choosing and choosing["seat"] == self.seat:
            self.chosen += 5  # always another game, for each reader others
            await self.wish(line, "choose", game=(self.seat + self.chosen) % len(choosing["games"]))
        if legal:
            kind = "check" if legal["check"] else self.chance.choice(("call", "call", "fold"))
            await self.wish(line, "act", n=n, action={"type": kind})
            if self.chance.random() < 0.1:
                await self.read()

    async def wish(self, line: Any, kind: str, **values: Any) -> None:
        """Ask for something at the table."""
        await line.send(json.dumps({"type": kind, "id": f"{self.chance.random()}", "table": self.table, **values}))

    async def read(self) -> None:
        """Every page that there is, whether this reader may read it or not."""
        async with httpx.AsyncClient(base_url=self.site.url, headers=self.headers) as http:
            self.pages += [(await http.get(page.format(table=self.table))).text for page in PAGES]
            self.hands += [(await http.get(page.format(table=self.table))).text for page in HAND_PAGES]


@pytest.fixture
def logged(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """Everything that is logged at the most talkative level."""
    before, root = structlog.get_config(), logging.getLogger()
    level, handlers = root.level, root.handlers[:]
    out = io.StringIO()
    keep_log(out)
    root.setLevel(logging.DEBUG)
    for client in ("httpx", "httpcore", "websockets.client", "asyncio"):  # the tests' own, which hear what they may
        monkeypatch.setattr(logging.getLogger(client), "disabled", True)
    yield out
    structlog.configure(**before)
    root.setLevel(level)
    root.handlers[:] = handlers


async def test_nothing_that_leaves_the_room_tells_a_card_that_its_reader_may_not_know(
    site: Any, monkeypatch: pytest.MonkeyPatch, logged: io.StringIO
) -> None:
    monkeypatch.setattr("croupier.server.limits.MESSAGES", (10**6, 1))
    spec = spec_for(rotation="dealers_choice_each_hand")
    bots = ("tight", "caller", "tight")[: spec.seats - 2]
    dealer = site.room.floor.dealers[await site.room.floor.open_table(spec, None, bots)]
    who = [await site.enter("Ann"), await site.enter("Bob"), None]
    seats = (len(bots) + 1, len(bots) + 2, 0)
    readers = [Reader(site, dealer.name, seat, headers) for seat, headers in zip(seats, who, strict=True)]
    async with asyncio.timeout(600):
        await asyncio.gather(*(reader.play(dealer) for reader in readers))
    facts = dict(await site.room.store.facts(dealer.name))
    assert len({fact.variant for fact in facts.values() if isinstance(fact, Opened)}) > 3
    for reader in readers:
        frames_are_clean(reader, facts)
        hands_are_clean(reader, facts)
        assert len(reader.pages) >= len(PAGES)
        for page in reader.pages:
            assert not CARD.findall(page), page
    log, rows = logged.getvalue(), await rows_of_players(site.room)
    decks = [str(list(fact.deck[:5]))[1:-1] for fact in facts.values() if isinstance(fact, Shuffled)]
    assert log and rows
    assert not CARD.findall(log) and not CARD.findall(rows)
    assert not [deck for deck in decks if deck in log or deck in rows or deck.replace(" ", "") in rows]


def known_at(facts: dict[int, AnyFact], seat: int) -> dict[int, set[int]]:
    """By the number of each fact, the cards of its hand that this seat may know by then."""
    found: dict[int, set[int]] = {}
    known: set[int] = set()
    index: int | None = None
    for n in sorted(facts):
        fact = facts[n]
        if isinstance(fact, Opened):
            known, index = set(), fact.seats.index(seat) if seat in fact.seats else None
        known = known | newly_known(fact, index)
        found[n] = known
    return found


def frames_are_clean(reader: Reader, facts: dict[int, AnyFact]) -> None:
    """Each fact of each frame names only cards that the reader may know by that fact."""
    known, seen = known_at(facts, reader.seat), 0
    for frame in reader.frames:
        for one in frame.get("facts", ()):
            cards = set(card_numbers(one["fact"]))
            assert cards <= known[one["n"]], (reader.seat, one)
            seen += len(cards)
        bare = {key: part for key, part in frame.items() if key != "facts"}
        assert reader.seat or not bare.get("hand")
        assert not list(card_numbers(bare))
    assert seen > 50


def hands_are_clean(reader: Reader, facts: dict[int, AnyFact]) -> None:
    """A finished hand names only cards that the reader may know by its end, and a running one is not there."""
    known, read = known_at(facts, reader.seat), 0
    rolls = sorted(n for n, fact in facts.items() if isinstance(fact, Opened))
    for answer in reader.hands:
        for line in filter(None, answer.splitlines()):
            record = json.loads(line)
            for hand in record.get("hands", [record]):
                start = int(hand["id"].rpartition(".")[2])
                opened = next(n for n in rolls if n > start)
                end = max(n for n in facts if n <= next((n for n in rolls if n > opened), max(facts) + 1) - 1)
                cards = {card for card in [*card_numbers(hand), *hand.get("own", ())] if card != UNKNOWN}
                assert cards <= known[end], (reader.seat, hand["id"])
                read += 1
    assert read


async def rows_of_players(room: Any) -> str:
    """The rows that a player's request reads as they are: all but the facts, which are veiled first."""

    def read() -> str:
        with room.store.database.engine.connect() as connection:
            kinds = ("players", "tables", "ledger", "answers")
            return "\n".join(str(row) for kind in kinds for row in connection.execute(text(f"SELECT * FROM {kind}")))

    return await asyncio.to_thread(read)


def test_the_scan_finds_a_card_that_is_there() -> None:
    assert CARD.findall("deck As9d") and CARD.findall('"Kh"') and CARD.findall(name(0))
    assert not CARD.findall("tables Asks 9dx")
    told = {"facts": [{"n": 2, "fact": {"type": "dealt", "player": 0, "cards": [3, 4], "up": 0}}]}
    reader = Reader(None, "t", 2, None)
    reader.frames = [told]
    with pytest.raises(AssertionError):
        frames_are_clean(reader, {2: Dealt(0, (3, 4), 0)})
