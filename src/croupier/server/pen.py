"""The pen: what writes to the database; what is written most it says in the driver's own words, which it makes once.

A transaction of a few rows costs SQLAlchemy several times as much CPU as it costs the database itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import itemgetter
from typing import Any, NamedTuple

from sqlalchemy import Engine, Executable, Insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import PoolProxiedConnection

Rows = list[dict[str, Any]]

Steps = list[tuple[Executable, Rows]]
"""Statements of one transaction, each with its rows; none for one that has its values in it."""


class _Known(NamedTuple):
    sql: str
    values: Callable[[dict[str, Any]], Any]


class Pen:
    """Writes in the thread that calls it, one transaction at a time, until it is put down.

    It keeps one connection to a file: what SQLite remembers of the pages is of use only to who wrote last. A server may
    be another one by now, so its connections are looked at before each use.
    """

    def __init__(self, engine: Engine, inserts: Iterable[Insert]) -> None:
        """A pen that knows these inserts, each of whole rows, by heart; anything else may be written too."""
        self.engine = engine
        self._keeps = engine.dialect.name == "sqlite"
        self._held: PoolProxiedConnection | None = None
        self._known: dict[Executable, _Known] = {statement: _known(statement, engine) for statement in inserts}

    def write(self, steps: Steps) -> None:
        """Carry out the steps in one transaction, or raise what the driver or SQLAlchemy has against it."""
        if all(statement in self._known for statement, _ in steps):
            self._write_known(steps)
            return
        with self.engine.begin() as connection:
            for statement, rows in steps:
                connection.execute(statement, rows or None)

    def is_refused(self, problem: Exception) -> bool:
        """Whether the database has refused a row because of what is there already, or is not."""
        dbapi: Any = self.engine.dialect.dbapi
        return isinstance(problem, IntegrityError | dbapi.IntegrityError)

    def put_down(self) -> None:
        """Let the connection go; what was begun there and not ended is undone."""
        held, self._held = self._held, None
        if held is not None:
            held.close()

    def _write_known(self, steps: Steps) -> None:
        held = self._held = self._held or self.engine.raw_connection()
        stays = False
        try:
            cursor = held.cursor()
            for statement, rows in steps:
                sql, values = self._known[statement]
                cursor.executemany(sql, [values(row) for row in rows])
            held.commit()
            stays = self._keeps
        finally:
            if not stays:
                self.put_down()


def _known(statement: Insert, engine: Engine) -> _Known:
    """An insert of whole rows as this database's driver takes it."""
    compiled = statement.compile(engine, column_keys=[column.name for column in statement.table.columns])
    order = compiled.positiontup  # none where the values of a row go by their names
    return _Known(str(compiled), itemgetter(*order) if order else dict)
