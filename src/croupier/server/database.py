"""Opening a room's database: who owns it, what version it has, and one clear line when it cannot be used."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry

from croupier.server.schema import HEAD, metadata

WAIT = 2
"""Seconds to wait for another program's lock before the database counts as locked."""


PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "cache_size = -32000",
    "wal_autocheckpoint = 4000",
)
"""How SQLite works: the pages of hundreds of tables stay at hand (KiB), and leave its log some thousands at a time."""


class CannotOpen(Exception):
    """The database cannot be used; the message is one line for the person who started the room."""


class Database:
    """An open database with its owner's lock; `close` gives both back."""

    def __init__(self, engine: Engine, lock: IO[str] | Connection | None) -> None:
        self.engine = engine
        self.lock = lock

    def close(self) -> None:
        """Close every connection and let another room own the database."""
        if isinstance(self.lock, Connection):
            self.lock.close()
        self.engine.dispose()
        if self.lock is not None and not isinstance(self.lock, Connection):
            self.lock.close()
        self.lock = None


def url_of(room: str) -> URL:
    """The address of a room that is named by a file or by the URL of a database."""
    if "://" not in room:
        return URL.create("sqlite+pysqlite", database=room)
    try:
        url = make_url(room)
    except ArgumentError:
        raise CannotOpen("the address of the database cannot be read") from None
    drivers = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
    return url.set(drivername=drivers.get(url.drivername, url.drivername))


def open_database(room: str) -> Database:
    """Open the room's database, or make it, and bring its schema to this release's; raises `CannotOpen`."""
    url = url_of(room)
    lock: IO[str] | Connection | None = None
    if url.get_backend_name() == "sqlite":
        lock = _own_file(Path(url.database or ""))
    engine = _engine(url)
    database = Database(engine, lock)
    try:
        if lock is None:
            database.lock = _own_server(engine)
        with engine.begin() as connection:
            _upgrade(connection)
    except (DBAPIError, OSError) as problem:
        database.close()
        raise CannotOpen(f"{_shown(url)} cannot be used: {_reason(problem)}") from problem
    except CannotOpen as problem:
        database.close()
        raise CannotOpen(f"{_shown(url)} {problem}") from None
    return database


def _engine(url: URL) -> Engine:
    if url.get_backend_name() != "sqlite":
        return create_engine(url, pool_pre_ping=True)
    engine = create_engine(url, connect_args={"timeout": WAIT})
    event.listen(engine, "connect", _set_pragmas)
    return engine


def _set_pragmas(connection: Any, _entry: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _own_file(path: Path) -> IO[str]:
    """Lock a file beside the database for as long as this process lives, however it ends."""
    if path.is_dir():
        raise CannotOpen(f"{path} is a folder, not a room's database")
    try:
        if not path.exists():
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # it holds every card that was ever dealt
        lock = Path(f"{path}-lock").open("a")  # noqa: SIM115
    except OSError as problem:
        raise CannotOpen(f"{path} cannot be used: {problem.strerror or problem}") from problem
    if not _locked(lock):
        lock.close()
        raise CannotOpen(f"{path} is in use: another room is open on it")
    return lock


def _locked(file: IO[str]) -> bool:
    try:
        import fcntl
    except ImportError:  # Windows has no owner's lock; the key of the facts still keeps a second owner from writing
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _own_server(engine: Engine) -> Connection:
    connection = engine.connect()
    connection.execution_options(isolation_level="AUTOCOMMIT")
    mine = connection.scalar(text("SELECT pg_try_advisory_lock(hashtext('croupier:' || current_schema()))"))
    if not mine:
        connection.close()
        raise CannotOpen("is in use: another room is open on it")
    return connection


def _upgrade(connection: Connection) -> None:
    have = set(inspect(connection).get_table_names())
    if "alembic_version" not in have and have & set(metadata.tables):
        raise CannotOpen("holds the tables of another program")
    version = connection.scalar(text("SELECT version_num FROM alembic_version")) if "alembic_version" in have else None
    if version == HEAD:
        return
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", "croupier.server:migrations")
    config.attributes["connection"] = connection
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    if version is not None and version not in known:
        raise CannotOpen(f"was made by a newer Croupier (schema {version}, this one knows up to {HEAD})")
    command.upgrade(config, "head")


def _shown(url: URL) -> str:
    return url.database or "" if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)


def _reason(problem: Exception) -> str:
    cause = problem.orig if isinstance(problem, DBAPIError) and problem.orig else problem
    lines = str(cause).strip().splitlines()
    return lines[0] if lines else type(cause).__name__
