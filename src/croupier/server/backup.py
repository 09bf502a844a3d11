"""A backup: the whole room as it stands at one moment, in one file, while people go on playing."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from croupier.server.database import CannotOpen, url_of


class CannotCopy(Exception):
    """No copy was made; the message is one line for the person who asked for it."""


def copy_room(room: str, target: Path) -> int:
    """Copy a room's database to a new file and check the copy; returns its facts. Raises `CannotCopy`.

    The copy is a database like any other: `croupier serve` opens it. The file appears under its name when it is whole.
    """
    source = source_of(room)
    if target.exists():
        raise CannotCopy(f"{target} is there already")
    part = target.with_name(f"{target.name}-part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))  # it holds every card that was ever dealt
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
    if url.get_backend_name() != "sqlite":
        raise CannotCopy("a room on a database server is copied by the server's own means, as pg_dump")
    source = Path(url.database or "")
    if not source.is_file():
        raise CannotCopy(f"there is no room {source}")
    return source


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
