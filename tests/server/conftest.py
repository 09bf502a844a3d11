"""Rooms for tests: on SQLite and on PostgreSQL, each with nothing in it."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from croupier.server.store import Store


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
async def room(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """The address of a new and empty room, once for each database."""
    if request.param == "sqlite":
        yield str(tmp_path / "room.db")
        return
    url = make_url(request.getfixturevalue("postgres_url"))
    schema = f"croupier_{secrets.token_hex(6)}"
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"CREATE SCHEMA {schema}"))
    mine = url.update_query_dict({"options": f"-csearch_path={schema}"})
    yield mine.render_as_string(hide_password=False)
    async with engine.connect() as connection:
        await connection.execute(text(f"DROP SCHEMA {schema} CASCADE"))
    await engine.dispose()


@pytest.fixture
async def store(room: str) -> AsyncIterator[Store]:
    """An open store on a new room."""
    opened = await Store.open(room)
    yield opened
    await opened.close()
