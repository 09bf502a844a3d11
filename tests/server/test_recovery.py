"""A lost password: the new one opens the account, the old one no more, and the log tells neither."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from sqlalchemy import text
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from croupier.cli.app import app as commands
from croupier.server.accounts import FRESH
from croupier.server.recovery import CannotReset, reset_password
from croupier.server.room import SIGNED_OUT, Room


@pytest.fixture(autouse=True)
def log_as_before() -> Iterator[None]:
    """The command writes its log to a stream that is closed after it."""
    handlers = logging.root.handlers[:]
    yield
    logging.root.handlers[:] = handlers
    structlog.reset_defaults()


async def test_a_new_password_opens_the_account_in_the_open_room_and_the_old_one_no_more(tmp_path: Path) -> None:
    address = str(tmp_path / "room.db")
    room = await Room.open(address)
    try:
        player, session = await room.accounts.enter("Anna K.", "")
        kept = await room.accounts.keep(player, "a short sentence", session, "")
        result = CliRunner().invoke(commands, ["account", "reset", address, "anna k."])
        assert result.exit_code == 0, result.stderr
        password = result.stdout.strip()
        assert len(password) == 23
        assert await room.accounts.by_password("Anna K.", password) == player
        assert await room.accounts.by_password("Anna K.", "a short sentence") is None
        line = json.loads(result.stderr)
        assert (line["event"], line["player"]) == ("password reset", player.id)
        assert password not in result.stderr
    finally:
        await room.close()
    room = await Room.open(address)
    try:
        assert await room.accounts.player(kept) is None
    finally:
        await room.close()


async def test_a_reset_ends_what_is_open_in_the_room_within_two_minutes(site: Any, house: Room, clock: Any) -> None:
    headers = await site.enter("Anna")
    async with httpx.AsyncClient(base_url=site.url, headers=headers) as guest:
        kept = await guest.post("/api/account", json={"password": "a short sentence"})
    headers = {"Cookie": site.cookie_of(kept)}
    async with httpx.AsyncClient(base_url=site.url, headers=headers) as http, site.line(headers) as line:
        assert (await http.get("/api/me")).status_code == 200
        await asyncio.to_thread(reset_password, str(house.store.database.engine.url.database), "Anna")
        await house.end_dead_lines()
        await line.send('{"type":"ping"}')
        assert json.loads(await line.recv()) == {"type": "pong"}
        clock.turn(FRESH)
        await house.end_dead_lines()
        with pytest.raises(ConnectionClosed) as closed:
            await line.recv()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == SIGNED_OUT
        assert (await http.get("/api/me")).status_code == 401


async def test_a_session_is_not_good_for_ever_because_it_was_once(site: Any, house: Room, clock: Any) -> None:
    headers = await site.enter("Anna")
    async with httpx.AsyncClient(base_url=site.url, headers=headers) as http:
        assert (await http.get("/api/me")).status_code == 200
        with house.store.database.engine.begin() as connection:
            connection.execute(text("UPDATE sessions SET ended = 1"))
        clock.turn(FRESH)
        assert (await http.get("/api/me")).status_code == 401


@pytest.mark.parametrize(("file", "reason"), [("nowhere.db", "there is no room"), ("letter.db", "cannot be used")])
def test_where_there_is_no_room_nothing_is_reset(tmp_path: Path, file: str, reason: str) -> None:
    (tmp_path / "letter.db").write_text("dear friend, " * 200)
    with pytest.raises(CannotReset, match=reason) as caught:
        reset_password(str(tmp_path / file), "Anna")
    assert "\n" not in str(caught.value)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.db"]


async def test_a_name_that_nobody_keeps_is_told_in_one_line(tmp_path: Path) -> None:
    address = str(tmp_path / "room.db")
    room = await Room.open(address)
    await room.close()
    result = CliRunner().invoke(commands, ["account", "reset", address, "Eve"])
    assert (result.exit_code, result.stderr) == (1, "croupier account reset: nobody keeps the name 'Eve' here\n")
