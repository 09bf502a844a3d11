"""`croupier serve`, as somebody types it: the link, the signals, and one clear line when it cannot open."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from croupier.cards import UNKNOWN
from croupier.cli import serve
from croupier.client import Client
from croupier.rules.action import CALL, CHECK
from croupier.server.migrations import versions as migrations

COMMAND = [sys.executable, "-c", "from croupier.cli.app import main; main()", "serve"]


class Served:
    """Rooms that were opened from the command line; what still runs at the end is killed."""

    def __init__(self) -> None:
        self.processes: list[subprocess.Popen[str]] = []

    def open(self, room: Path, *options: str) -> tuple[subprocess.Popen[str], str]:
        """Open a room; returns its process and the link that it prints."""
        process = subprocess.Popen(
            [*COMMAND, str(room), *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        self.processes.append(process)
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.fullmatch(r"The room is open: (http://localhost:\d+/)\n", line)
        assert found, line + (process.stderr.read() if process.stderr else "")
        host = process.stdout.readline()
        assert re.fullmatch(rf"For the host:     {found[1]}#host=[\w-]{{20,}}\n", host), host
        last = "Send the link to your friends, the host's link to nobody. Ctrl-C closes the room.\n"
        assert process.stdout.readline() == last
        return process, found[1]

    def close(self) -> None:
        for process in self.processes:
            process.kill()
            process.communicate()


@pytest.fixture
def served() -> Iterator[Served]:
    """Opens rooms from the command line."""
    rooms = Served()
    yield rooms
    rooms.close()


def refused(*arguments: str) -> str:
    """What the command says when it does not open the room."""
    run = subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode == 1
    assert run.stdout == ""
    return run.stderr


def test_a_port_in_use_is_one_clear_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        line = refused(str(tmp_path / "room.db"), "--port", str(port))
    assert line == f"croupier: cannot listen on 127.0.0.1 port {port}: it is in use\n"
    assert list(tmp_path.iterdir()) == []


def test_a_host_that_is_none_is_one_clear_line(tmp_path: Path) -> None:
    line = refused(str(tmp_path / "room.db"), "--host", "192.0.2.1", "--port", "0")
    assert line == "croupier: cannot listen on 192.0.2.1 port 0: no such address\n"
    assert refused(str(tmp_path / "room.db"), "--host", "no host", "--port", "0").count("\n") == 1


def test_a_locked_a_newer_and_a_foreign_database_are_one_clear_line_each(tmp_path: Path) -> None:
    locked = tmp_path / "locked.db"
    with sqlite3.connect(locked) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert refused(str(locked), "--port", "0") == f"croupier: {locked} cannot be used: database is locked\n"
    other.close()
    newer = tmp_path / "newer.db"
    with sqlite3.connect(newer) as other:
        other.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        other.execute("INSERT INTO alembic_version VALUES ('9999')")
    other.close()
    newest = max(each.name[1:5] for each in Path(migrations.__file__).parent.glob("v*.py"))
    line = f"croupier: {newer} was made by a newer Croupier (schema 9999, this one knows up to {newest})\n"
    assert refused(str(newer), "--port", "0") == line
    letter = tmp_path / "letter.db"
    letter.write_text("dear friend, " * 200)
    assert refused(str(letter), "--port", "0") == f"croupier: {letter} cannot be used: file is not a database\n"
    gone = tmp_path / "nowhere" / "room.db"
    assert refused(str(gone), "--port", "0") == f"croupier: {gone} cannot be used: No such file or directory\n"


def test_a_database_server_that_does_not_answer_is_one_clear_line() -> None:
    line = refused("postgresql://me:secret@127.0.0.1:1/room", "--port", "0")
    assert line.startswith("croupier: postgresql+psycopg://me:***@127.0.0.1:1/room cannot be used: ")
    assert line.count("\n") == 1
    assert "secret" not in line


@pytest.mark.parametrize("signals", [[signal.SIGINT], [signal.SIGTERM, signal.SIGTERM]])
async def test_ctrl_c_and_a_second_signal_close_the_room_at_once_though_lines_are_open(
    served: Served, tmp_path: Path, signals: list[int]
) -> None:
    process, link = await asyncio.to_thread(served.open, tmp_path / "room.db", "--port", "0")
    async with Client(link, "Ann") as room:
        await room.sit()
        for number in signals:
            process.send_signal(number)
        out, errors = await asyncio.to_thread(process.communicate, timeout=20)
    assert (process.returncode, out, errors) == (0, "", "")
    assert not (tmp_path / "room.db-wal").exists()


async def test_a_sigterm_lets_the_hand_end_deals_no_other_and_then_closes(served: Served, tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    process, link = await asyncio.to_thread(served.open, path, "--port", "0", "--drain", "500")
    async with asyncio.timeout(600), Client(link, "Ann") as room:
        await room.sit()
        await decision(room)
        process.send_signal(signal.SIGTERM)
        hands = room.table.hands
        while room.table.running:
            if room.told.legal:
                await room.act(CHECK if room.told.legal.check else CALL)
            await anext(room)
        out, errors = await asyncio.to_thread(process.communicate, timeout=60)
        assert (process.returncode, out, errors) == (0, "", "")
        assert room.table.hands == hands


async def test_a_second_room_on_the_same_file_is_refused(served: Served, tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    await asyncio.to_thread(served.open, path, "--port", "0")
    line = await asyncio.to_thread(refused, str(path), "--port", "0")
    assert line == f"croupier: {path} is in use: another room is open on it\n"


async def test_a_room_that_was_killed_comes_back_in_mid_hand_with_the_same_decision(
    served: Served, tmp_path: Path
) -> None:
    path = tmp_path / "room.db"
    process, link = await asyncio.to_thread(served.open, path, "--port", "0")
    port = link.rsplit(":", 1)[1].strip("/")
    async with asyncio.timeout(600), Client(link, "Ann") as room:
        await room.sit()
        before = await decision(room)
        process.kill()
        await asyncio.to_thread(process.wait)
        await asyncio.to_thread(served.open, path, "--port", port)
        assert await decision(room) == before
        await room.act(CHECK if room.told.legal and room.told.legal.check else CALL)


async def decision(room: Client) -> Any:
    """Wait for the player's turn; returns what there is to see then, without the clock."""
    async for told in room:
        if told.legal:
            break
    return seen(room)


def seen(room: Client) -> Any:
    """What the player sees of the hand."""
    hand = room.hand
    assert hand is not None
    own = [hole for hole in hand.holes if UNKNOWN not in hole]
    return (
        room.table.n,
        room.told.legal,
        room.told.hand,
        hand.stacks,
        hand.bets,
        hand.pots,
        hand.board,
        own,
        hand.to_act,
    )


def test_the_links_name_this_machine_and_its_address_in_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "lan_address", lambda: "192.168.1.7")
    assert serve.links("127.0.0.1", 8000, "t")[0] == "The room is open: http://localhost:8000/"
    assert serve.links("0.0.0.0", 80, "t")[:2] == [
        "The room is open: http://localhost/",
        "In your network:  http://192.168.1.7/",
    ]
    assert serve.links("::", 8000, "t")[1] == "In your network:  http://192.168.1.7:8000/"
    assert serve.links("10.0.0.3", 8000, "t")[0] == "The room is open: http://10.0.0.3:8000/"
    assert len(serve.links("10.0.0.3", 8000, "t")) == 3
