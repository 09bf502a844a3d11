"""The pen: one transaction at a time, in the driver's own words or in SQLAlchemy's, and the same rows either way."""

from __future__ import annotations

import pytest
from sqlalchemy import insert, select, update

from croupier.server.pen import Pen
from croupier.server.schema import players, tables
from croupier.server.store import Store

ADD = insert(tables)
T = {"id": "t", "spec": '{"name":"ü %s ?"}', "host": "", "created": 2**53}
U = {"created": 7, "host": "ann", "spec": "{}", "id": "u"}


async def test_rows_are_written_by_their_names_whether_the_pen_knows_the_insert_or_not(store: Store) -> None:
    engine = store.database.engine
    for pen, row in ((Pen(engine, [ADD]), T), (Pen(engine, []), U)):
        pen.write([(ADD, [row])])
        pen.put_down()
    found = await store.rows(select(tables).order_by(tables.c.id))
    assert [row._asdict() for row in found] == [T, U]


async def test_after_a_refused_transaction_nothing_of_it_is_there_and_the_next_one_is_written(store: Store) -> None:
    pen = Pen(store.database.engine, [ADD])
    pen.write([(ADD, [T])])
    with pytest.raises(Exception, match=r"(?i)unique") as refused:
        pen.write([(ADD, [U, T])])
    assert pen.is_refused(refused.value) and not pen.is_refused(OSError())
    pen.write([(ADD, [{**U, "id": "v"}])])
    assert [row[0] for row in await store.rows(select(tables.c.id).order_by(tables.c.id))] == ["t", "v"]
    pen.put_down()


async def test_a_statement_that_the_pen_does_not_know_shares_its_transaction_with_one_that_it_knows(
    store: Store,
) -> None:
    row = {"id": "p", "name": "Ann", "bot": "", "created": 1}
    pen = Pen(store.database.engine, [ADD, insert(players)])
    pen.write([(ADD, [T]), (insert(players), [row]), (update(players).values(name="Eve"), [])])
    assert [tuple(found) for found in await store.rows(select(players.c.name))] == [("Eve",)]
