"""Operation: what the room tells of itself, how it closes, and that its file can be copied, opened and upgraded."""

from __future__ import annotations

import asyncio
import io
import os
import re
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from croupier.cards import name, standard_deck
from croupier.cli.app import app as commands
from croupier.room.clock import AT_ONCE
from croupier.rules.action import CALL, CHECK, FOLD
from croupier.server import wire
from croupier.server.app import make_app
from croupier.server.backup import CannotCopy, copy_room
from croupier.server.closing import drain
from croupier.server.log import keep_log
from croupier.server.metrics import BOUNDS, Histogram, page
from croupier.server.room import Room
from croupier.server.schema import HEAD
from croupier.server.store import today

Make = Callable[..., Awaitable[Any]]


def visitor(room: Room) -> httpx.AsyncClient:
    """Somebody who asks the room over HTTP."""
    return httpx.AsyncClient(transport=httpx.ASGITransport(app=make_app(room)), base_url="http://room")


async def in_a_hand(guests: Make) -> list[Any]:
    """Two players in their first hand, one of whom owes a decision."""
    both: list[Any] = await guests({"Ann": 1, "Ben": 2})
    for guest in both:
        await guest.until(lambda told: told.turn)
    return both


# Metrics.


def values(room: Room) -> dict[str, float]:
    """The page by its names with their labels."""
    lines = [line.rsplit(" ", 1) for line in page(room) if not line.startswith("#")]
    return {key: float(value) for key, value in lines}


async def test_the_metrics_count_tables_people_and_hands(house: Room, guests: Make) -> None:
    before = values(house)
    assert before["croupier_tables"] == 1 and before["croupier_seated_bots"] == 3
    await guests({"Ann": 1, "Ben": 2})
    after = values(house)
    assert after["croupier_seated_players"] == 2
    assert after["croupier_tables"] == len(house.floor.dealers)
    assert after["croupier_hands_total"] == sum(dealer.table.hands for dealer in house.floor.dealers.values())
    assert after["croupier_store_seconds_count"] > before["croupier_store_seconds_count"]


async def test_the_page_is_text_that_prometheus_reads_and_names_nobody(house: Room, guests: Make) -> None:
    await guests({"Ann": 1, "Ben": 2})
    async with visitor(house) as client:
        answer = await client.get("/metrics")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    line = re.compile(r'croupier_[a-z_]+(\{[a-z]+="[\w.+]+"\})? [0-9.]+')
    assert [each for each in answer.text.splitlines() if not each.startswith("# ") and not line.fullmatch(each)] == []
    for secret in (*house.floor.dealers, *(one.name for one in seated(house)), *(one.player for one in seated(house))):
        assert secret not in answer.text


def seated(room: Room) -> list[Any]:
    """Everybody who has a seat."""
    return [one for dealer in room.floor.dealers.values() for one in dealer.table.seats.values()]


async def test_messages_and_refusals_are_counted_by_their_kind(house: Room) -> None:
    house.meter.note(wire.Ping(), wire.Pong(), 0)
    house.meter.note(wire.Refused("", "bad_message"), wire.Refused("", "bad_message"), 0)
    found = values(house)
    assert found['croupier_messages_total{type="ping"}'] == 1
    assert found['croupier_messages_total{type="unreadable"}'] == 1
    assert found['croupier_refusals_total{code="bad_message"}'] == 1
    assert found["croupier_answer_seconds_count"] == 2


def test_every_part_of_a_histogram_counts_all_that_was_as_quick() -> None:
    found = Histogram()
    for seconds in (0.0005, 0.001, 0.03, 99.0):
        found.note(seconds)
    assert found.counts[0] == 2 and found.counts[BOUNDS.index(0.05)] == 1 and found.counts[-1] == 1
    assert found.seconds == pytest.approx(99.0315)


# The log.


async def test_what_goes_wrong_is_logged_without_a_card(
    house: Room, guests: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = io.StringIO()
    before = structlog.get_config()
    keep_log(out)
    try:
        ann, _ = await in_a_hand(guests)
        dealer = house.floor.dealers[ann.dealer.name]
        hand = dealer.table.hand
        assert hand is not None

        def break_down(*_: Any) -> None:
            raise ValueError(f"{hand.holes} {hand.stub} {[name(card) for card in standard_deck()]}")

        monkeypatch.setattr(type(dealer.table), "act", break_down)
        answer = await ann.act(CHECK, n=dealer.n)
        assert isinstance(answer, wire.Refused) and answer.code == "broken"
    finally:
        structlog.configure(**before)
    logged = out.getvalue()
    assert '"exception": "ValueError"' in logged and "break_down" in logged
    assert not re.search(r"\b[2-9TJQKA][cdhs]\b", logged)
    assert str(list(hand.stub)[:3])[1:-1] not in logged and str(hand.holes[0]) not in logged


# Closing.


async def test_a_closing_room_begins_no_new_hand_and_lets_the_running_one_end(house: Room, guests: Make) -> None:
    ann, ben = await in_a_hand(guests)
    dealer = house.floor.dealers[ann.dealer.name]
    hands = dealer.table.hands
    assert dealer.busy
    closing = asyncio.create_task(drain(house, 30))
    await asyncio.sleep(0)
    assert not house.ready and not closing.done()
    while dealer.table.running:
        for guest in (ann, ben):
            await guest.look(guest.following.n)
            if guest.told.legal:
                await guest.act(CHECK if guest.told.legal.check else CALL)
    assert await closing
    await ann.look()
    assert dealer.table.hands == hands


async def test_a_hand_that_takes_too_long_is_frozen_and_goes_on_with_all_of_its_clock(
    house: Room, guests: Make, clock: Any, tmp_path: Path
) -> None:
    ann, _ = await in_a_hand(guests)
    table = house.floor.dealers[ann.dealer.name].table
    turn = table.turn(clock.now())
    assert turn is not None
    seat, total, _ = turn
    clock.turn(total - 100)
    assert not await drain(house, 0)
    await house.close()
    again = await Room.open(str(tmp_path / "house.db"), clock=clock, pace=AT_ONCE)
    try:
        same = again.floor.dealers[ann.dealer.name].table
        assert same.n == table.n and same.turn(clock.now()) == (seat, total, total)
    finally:
        await again.close()


async def test_who_is_connected_is_told_that_the_room_closes(house: Room) -> None:
    said: list[bytes] = []

    class Line:
        player = None

        def say(self, body: bytes) -> None:
            said.append(body)

    house.connections.append(Line())  # type: ignore[arg-type]
    await drain(house, 0)
    house.connections.clear()
    assert said == [b'{"type":"closing"}']


async def test_a_closing_room_is_alive_but_not_ready(house: Room) -> None:
    async with visitor(house) as client:
        assert [(await client.get(path)).status_code for path in ("/healthz", "/readyz")] == [200, 200]
        await drain(house, 0)
        assert [(await client.get(path)).status_code for path in ("/healthz", "/readyz")] == [200, 503]


# The copy.


async def test_a_copy_of_an_open_room_is_that_room_at_one_moment(tmp_path: Path, house: Room, guests: Make) -> None:
    ann, ben = await in_a_hand(guests)
    source, copy = tmp_path / "house.db", tmp_path / "copy.db"
    table = house.floor.dealers[ann.dealer.name]
    before = table.n
    facts = await asyncio.to_thread(copy_room, str(source), copy)
    assert copy.stat().st_mode & 0o777 == 0o600
    assert [name for name in os.listdir(tmp_path) if name.startswith("copy")] == ["copy.db"]
    for guest in (ann, ben):
        await guest.look(guest.following.n)
        if guest.told.legal:
            await guest.act(FOLD)
    stored = await house.store.facts(ann.dealer.name)
    room = await Room.open(str(copy))
    try:
        copied = await room.store.facts(ann.dealer.name)
        assert copied == stored[: len(copied)] and len(copied) >= before
        assert facts == sum([len(await room.store.facts(name)) for name in room.floor.dealers])
        assert sum((await room.store.ledger()).balances.values()) == 0
        assert room.floor.dealers[ann.dealer.name].table.running
    finally:
        await room.close()


@pytest.mark.parametrize(
    ("room", "reason"),
    [("nowhere.db", "there is no room"), ("postgresql://here/room", "pg_dump"), ("letter.db", "cannot be copied")],
)
def test_what_cannot_be_copied_is_one_line_and_leaves_nothing(tmp_path: Path, room: str, reason: str) -> None:
    (tmp_path / "letter.db").write_text("dear friend, " * 200)
    with pytest.raises(CannotCopy, match=reason) as caught:
        copy_room(room if "://" in room else str(tmp_path / room), tmp_path / "copy.db")
    assert "\n" not in str(caught.value)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.db"]


def test_a_room_on_postgresql_is_copied_by_pg_dump_and_its_password_is_on_no_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "bin" / "pg_dump"
    program.parent.mkdir()
    program.write_text(
        '#!/bin/sh\nfor one; do case $one in --file=*) printf "%s|" "$@" >"${one#--file=}";; esac; done\n'
    )
    program.chmod(0o700)
    monkeypatch.setenv("PATH", f"{program.parent}:/usr/bin:/bin")
    assert copy_room("postgresql://ann:secret@here/room", tmp_path / "room.dump") is None
    said = (tmp_path / "room.dump").read_text()
    assert "--dbname=postgresql://ann@here/room" in said and "secret" not in said
    assert (tmp_path / "room.dump").stat().st_mode & 0o777 == 0o600
    program.write_text("#!/bin/sh\necho 'no such server' >&2\nexit 1\n")
    with pytest.raises(CannotCopy, match="no such server"):
        copy_room("postgresql://ann:secret@here/room", tmp_path / "other.dump")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bin", "room.dump"]
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(CannotCopy, match=r"there is none here"):
        copy_room("postgresql://ann:secret@here/room", tmp_path / "other.dump")


@pytest.mark.parametrize("target", ["nowhere/copy.db", "letter.db/copy.db", "long" * 100])
@pytest.mark.parametrize("room", ["room.db", "postgresql://here/room"])
def test_a_place_where_nothing_can_be_written_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, room: str, target: str
) -> None:
    asyncio.run(opened_and_closed(tmp_path / "room.db"))
    (tmp_path / "letter.db").write_text("dear friend")
    program = tmp_path / "pg_dump"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o700)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    with pytest.raises(CannotCopy) as caught:
        copy_room(room if "://" in room else str(tmp_path / room), tmp_path / target)
    assert "\n" not in str(caught.value)


def test_a_copy_never_takes_the_place_of_another_file(tmp_path: Path) -> None:
    (tmp_path / "kept.db").write_text("mine")
    (tmp_path / "any.db").write_bytes(b"")
    with pytest.raises(CannotCopy, match="is there already"):
        copy_room(str(tmp_path / "any.db"), tmp_path / "kept.db")
    assert (tmp_path / "kept.db").read_text() == "mine"


def test_the_command_says_how_much_it_has_copied(tmp_path: Path) -> None:
    from typer.testing import CliRunner

    asyncio.run(opened_and_closed(tmp_path / "room.db"))
    result = CliRunner().invoke(commands, ["backup", str(tmp_path / "room.db"), str(tmp_path / "copy.db")])
    assert result.exit_code == 0
    assert re.fullmatch(r".*copy\.db: \d+ facts\n", result.stdout)
    again = CliRunner().invoke(commands, ["backup", str(tmp_path / "room.db"), str(tmp_path / "copy.db")])
    assert (again.exit_code, again.stderr.count("\n")) == (1, 1)


async def opened_and_closed(path: Path) -> None:
    """A room that was open once."""
    room = await Room.open(str(path))
    await room.close()


# Upgrades.


def revisions() -> list[str]:
    """Every version of the schema, oldest first."""
    config = Config()
    config.set_main_option("script_location", "croupier.server:migrations")
    return [step.revision for step in ScriptDirectory.from_config(config).walk_revisions()][::-1]


@pytest.mark.parametrize("version", revisions())
async def test_a_room_of_every_older_version_opens_with_what_it_held(tmp_path: Path, version: str) -> None:
    path = tmp_path / "old.db"
    make_old_room(path, version)
    room = await Room.open(str(path))
    try:
        table = room.floor.dealers["old"].table
        assert (table.spec.name, table.hands) == ("Old table", 7)
        player = await room.store.player("ann")
        assert player is not None and player.name == "Ann"
        assert await room.accounts.player_of("x") == player
        assert sum((await room.store.ledger()).balances.values()) == 0
    finally:
        await room.close()
    with sqlite3.connect(path) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == (HEAD,)


def make_old_room(path: Path, version: str) -> None:
    """A room as an older release left it: its schema, and rows as that release wrote them."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", "croupier.server:migrations")
        config.attributes["connection"] = connection
        command.upgrade(config, version)
    engine.dispose()
    spec = '{"name":"Old table","variant":"holdem","betting":{"small_blind":5,"big_blind":10},"seats":6}'
    roll = f'{{"type":"roll","spec":{spec},"sittings":[{{"seat":1,"player":"ann","name":"Ann","stack":400}}],"hand":7}}'
    with sqlite3.connect(path) as database:
        if version == "0001":
            database.execute("INSERT INTO players (id, name, session, bot, created) VALUES ('ann', 'Ann', 'x', '', 1)")
        else:
            database.execute("INSERT INTO players (id, name, bot, created) VALUES ('ann', 'Ann', '', 1)")
            used = {"used": today()} if version >= "0004" else {}
            row = {"hash": "x", "player": "ann", "device": "", "created": 1, "ended": 0, **used}
            places = ", ".join("?" * len(row))
            database.execute(f"INSERT INTO sessions ({', '.join(row)}) VALUES ({places})", [*row.values()])
        database.execute("INSERT INTO tables (id, spec, host, created) VALUES ('old', ?, '', 1)", (spec,))
        database.execute("INSERT INTO facts (table_id, n, roll, at, fact) VALUES ('old', 1, 1, 1, ?)", (roll,))
        database.execute(
            "INSERT INTO ledger (table_id, n, line, source, target, amount, reason)"
            " VALUES ('old', 1, 0, 'bank', 'player:ann', 400, 'buy_in')"
        )
