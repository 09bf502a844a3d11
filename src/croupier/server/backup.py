"""A backup: the whole room as it stands at one moment, in one file, while people go on playing."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing, suppress
from pathlib import Path

from croupier.server.database import CannotOpen, url_of


class CannotCopy(Exception):
    """No copy was made; the message is one line for the person who asked for it."""


def copy_room(room: str, target: Path) -> int | None:
    """Copy a room's database to a new file and check the copy; returns its facts. Raises `CannotCopy`.

    The copy is a database like any other: `croupier serve` opens it. The file appears under its name when it is whole.
    Of a room on PostgreSQL it is a dump for `pg_restore`, whose facts are not counted.
    """
    if os.path.exists(target):  # of a path that the system cannot take `Path.exists` says so by a traceback
        raise CannotCopy(f"{target} is there already")
    if is_on_server(room):
        dump_room(room, target)
        return None
    source = source_of(room)
    part = target.with_name(f"{target.name}-part")
    try:
        _make(part)
        facts = _copied(source, part)
        _put(part, target)
    except (sqlite3.Error, OSError) as problem:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise CannotCopy(f"{source} cannot be copied to {target}: {problem}") from problem
    return facts


def source_of(room: str) -> Path:
    """The file of the room; raises `CannotCopy` when it is none."""
    try:
        url = url_of(room)
    except CannotOpen as problem:
        raise CannotCopy(str(problem)) from None
    source = Path(url.database or "")
    if not source.is_file():
        raise CannotCopy(f"there is no room {source}")
    return source


def is_on_server(room: str) -> bool:
    """Whether a database server keeps the room."""
    try:
        return url_of(room).get_backend_name() == "postgresql"
    except CannotOpen as problem:
        raise CannotCopy(str(problem)) from None


def dump_room(room: str, target: Path) -> None:
    """Let `pg_dump` write the room, as it is at one moment, to a new file that only its owner can read."""
    program = shutil.which("pg_dump")
    if program is None:
        raise CannotCopy("a room on PostgreSQL is copied by pg_dump, and there is none here (postgresql-client)")
    url = url_of(room)
    address = url.set(drivername="postgresql")._replace(password=None).render_as_string()
    secret = {"PGPASSWORD": str(url.password)} if url.password else {}  # a command line is for all to see
    part = target.with_name(f"{target.name}-part")
    command = [program, "--format=custom", f"--file={part}", f"--dbname={address}"]
    try:
        _make(part)
        done = subprocess.run(command, env=os.environ | secret, capture_output=True, text=True, check=False)
        if not done.returncode:
            return _put(part, target)
    except OSError as problem:
        raise CannotCopy(f"the room cannot be copied to {target}: {problem}") from problem
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    said = done.stderr.strip().splitlines() or ["it said nothing"]
    raise CannotCopy(f"pg_dump could not copy the room: {said[-1]}")


def _make(part: Path) -> None:
    """A new and empty file for its owner's eyes only: it will hold every card that was ever dealt."""
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def _copied(source: Path, part: Path) -> int:
    """Copy in one go, so that what is written meanwhile neither waits nor comes in by halves."""
    address = f"{source.resolve().as_uri()}?mode=rw"
    with closing(sqlite3.connect(address, uri=True)) as live, closing(sqlite3.connect(part)) as copy:
        live.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
        faults = [row[0] for row in copy.execute("PRAGMA integrity_check") if row[0] != "ok"]
        if faults:
            raise sqlite3.DatabaseError(faults[0])
        facts: int = copy.execute("SELECT count(*) FROM facts").fetchone()[0]
        return facts


def _put(part: Path, target: Path) -> None:
    """Let the finished file appear under its name, safely on the disk."""
    with part.open("rb") as file:
        os.fsync(file.fileno())
    part.replace(target)
