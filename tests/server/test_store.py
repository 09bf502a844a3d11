"""The store's contract, the same on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from croupier.room.fact import Away, Back, Leaving, Roll, Sat, TableSpec
from croupier.room.ledger import Transfer
from croupier.server import schema
from croupier.server.answers import MOST
from croupier.server.credentials import Credentials
from croupier.server.database import CannotOpen
from croupier.server.store import COMPANY, NEVER, Answered, NotStored, Player, Store
from croupier.server.wire import Done

ROLL = Roll(TableSpec("Table 1"))
SAT = Sat(3, "ann", "Ann", 1000)


async def player_of(store: Store, session: str) -> Player | None:
    """Whose session this is."""
    found = await Credentials(store).session(session)
    return found.player if found else None


async def test_a_table_is_loaded_from_its_last_roll(store: Store) -> None:
    await store.add_table("t", "ann", ROLL)
    later = Roll(ROLL.spec, hand=1)
    await store.append("t", 2, 1, [SAT, later, Away(3, "wish")])
    await store.append("t", 5, 3, [Back(3)])
    assert await store.load("t") == [(3, later), (4, Away(3, "wish")), (5, Back(3))]
    assert await store.facts("t") == [(1, ROLL), (2, SAT), (3, later), (4, Away(3, "wish")), (5, Back(3))]


async def test_what_was_stored_is_there_after_opening_again(address: str) -> None:
    store = await Store.open(address)
    await store.add_table("t", "ann", ROLL)
    await store.append(
        "t", 2, 1, [SAT], [Transfer("bank", "player:ann", 1000, "buy_in", 2)], Answered("ann", "m", Done("m"))
    )
    await store.add_player(Player("ann", "Ann"), "hash")
    await store.close()
    store = await Store.open(address)
    assert await store.load("t") == [(1, ROLL), (2, SAT)]
    assert (await store.ledger()).balances == {"bank": -1000, "player:ann": 1000}
    assert await store.answers("t", MOST) == {("ann", "m"): Done("m")}
    assert [await store.answer("t", who, "m") for who in ("ann", "bob")] == [Done("m"), None]
    assert await player_of(store, "hash") == Player("ann", "Ann")
    assert [(table.id, table.spec, table.host) for table in await store.tables()] == [("t", ROLL.spec, "ann")]
    await store.close()


async def test_a_second_owner_of_a_table_cannot_write_a_number_that_is_taken(store: Store) -> None:
    await store.add_table("t", "", ROLL)
    await store.append("t", 2, 1, [SAT])
    with pytest.raises(NotStored) as refused:
        await store.append(
            "t", 2, 1, [Leaving(3)], [Transfer("bank", "player:bob", 1, "buy_in", 2)], Answered("ann", "m", Done("m"))
        )
    assert refused.value.taken
    assert await store.load("t") == [(1, ROLL), (2, SAT)]
    assert (await store.ledger()).balances == {}
    assert await store.answers("t", MOST) == {}


async def test_one_tables_trouble_in_a_group_commit_is_not_anothers(store: Store) -> None:
    for table in "ab":
        await store.add_table(table, "", ROLL)
    writes = [store.append("a", 2, 1, [SAT]), store.append("b", 1, 1, [SAT]), store.append("a", 3, 1, [Leaving(3)])]
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), NotStored, type(None)]
    assert await store.load("a") == [(1, ROLL), (2, SAT), (3, Leaving(3))]
    assert await store.load("b") == [(1, ROLL)]


async def test_what_comes_together_in_one_turn_of_the_loop_is_one_transaction(store: Store) -> None:
    for table in "abc":
        await store.add_table(table, "", ROLL)
    before = sum(store.commits.counts)
    await asyncio.gather(*(store.append(table, 2, 1, [SAT]) for table in "abc"))
    assert sum(store.commits.counts) == before + 1 and store.waiting == 0


async def test_only_where_several_tables_write_does_a_transaction_wait_for_company(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    naps: list[float] = []
    monkeypatch.setattr("croupier.server.store.time.sleep", naps.append)
    for table in "abc":
        await store.add_table(table, "", ROLL)
    await store.append("a", 2, 1, [SAT])
    await store.append("a", 3, 1, [Leaving(3)])
    assert naps == []
    await asyncio.gather(*(store.append(table, 4, 1, [SAT]) for table in "abc"))
    for n in range(5, 30):
        await store.append("a", n, 1, [Away(3, "wish")])
    assert 1 < len(naps) < 20
    assert all(0 <= nap <= COMPANY for nap in naps)


async def test_a_write_whose_asker_is_gone_is_written_all_the_same(address: str) -> None:
    store = await Store.open(address)
    await store.add_table("t", "", ROLL)
    asking = store.append("t", 2, 1, [SAT])
    await asyncio.sleep(0)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    await store.close()
    again = await Store.open(address)
    assert await again.load("t") == [(1, ROLL), (2, SAT)]
    await again.close()


async def test_a_fact_of_a_table_that_is_not_there_is_refused(store: Store) -> None:
    with pytest.raises(NotStored):
        await store.append("nowhere", 1, 1, [ROLL])


async def test_a_name_may_change_but_the_player_stays(store: Store) -> None:
    await store.add_player(Player("p1", "Ann"), "hash")
    await Credentials(store).rename("p1", "Anna", "anna")
    assert await store.player("p1") == await player_of(store, "hash") == Player("p1", "Anna")
    assert await store.player("p2") is None


async def test_closing_waits_for_the_queries_of_who_is_gone(address: str) -> None:
    store = await Store.open(address)
    asked = [asyncio.create_task(store.player(f"p{number}")) for number in range(8)]
    await asyncio.sleep(0)
    for one in asked:
        one.cancel()
    await store.close()
    assert store.database.engine.pool.checkedout() == 0  # type: ignore[attr-defined]


async def test_a_bot_has_no_session_that_anybody_could_name(store: Store) -> None:
    await store.add_player(Player("b1", "Bot", "caller"))
    assert await player_of(store, "") is None
    assert await store.player("b1") == Player("b1", "Bot", "caller")


async def test_old_answers_are_forgotten_and_new_ones_kept(store: Store) -> None:
    await store.add_table("t", "", ROLL)
    await store.append("t", 2, 1, [SAT], (), Answered("ann", "m", Done("m")))
    await store.forget_answers()
    assert len(await store.answers("t", MOST)) == 1
    await store.forget_answers(days=-1)
    assert await store.answers("t", MOST) == {}


async def test_of_each_players_actions_only_the_last_is_kept_by_its_id(store: Store) -> None:
    await store.add_table("t", "", ROLL)
    wishes = [("ann", "a1"), ("bob", "b1"), ("ann", "a2"), ("ann", "a3")]
    writes = [
        store.append("t", n, 1, [Away(3, "wish")], (), Answered(player, name, Done(name), passing=True))
        for n, (player, name) in enumerate(wishes, 2)
    ]
    await asyncio.gather(*writes)
    await store.append("t", 6, 1, [Back(3)], (), Answered("ann", "m", Done("m")))
    assert await store.answers("t", MOST) == {("ann", name): Done(name) for name in ("m", "a3")} | {
        ("bob", "b1"): Done("b1")
    }
    assert [await store.answer("t", "ann", name) for name in ("a1", "a3", "m")] == [None, Done("a3"), Done("m")]
    await store.forget_answers(days=-1)
    assert [*await store.answers("t", MOST)] == [("ann", "a3"), ("bob", "b1")]


async def test_the_tables_of_an_account_are_those_where_it_has_bought_in(store: Store) -> None:
    for table in ("t", "u", "v"):
        await store.add_table(table, "", ROLL)
    buys = [Transfer("bank", "player:ann", 5, "buy_in", 2), Transfer("bank", "player:bob", 7, "buy_in", 2)]
    await store.append("t", 2, 1, [SAT], buys)
    await store.append("t", 3, 1, [Back(3)], [Transfer("player:ann", "player:bob", 5, "hand", 3)])
    await store.append("u", 2, 1, [SAT], buys[1:])
    assert [sorted(await store.tables_of(f"player:{who}")) for who in ("ann", "bob", "eve")] == [["t"], ["t", "u"], []]


async def test_of_many_answers_only_the_last_are_read(store: Store) -> None:
    await store.add_table("t", "", ROLL)
    for number in range(4):
        answered = Answered("ann", f"m{number}", Done(f"m{number}"))
        await store.append("t", 2 + number, 1, [Away(3, "wish")], (), answered)
        with store.database.engine.begin() as connection:
            connection.execute(text(f"UPDATE answers SET at = {number} WHERE id = 'm{number}'"))
    assert [*await store.answers("t", 2)] == [("ann", "m2"), ("ann", "m3")]


async def test_what_an_account_has_won_is_summed_up_span_by_span(store: Store) -> None:
    for table in ("t", "u"):
        await store.add_table(table, "", ROLL)
        moves = [("bank", "ann", 9), ("ann", "bob", 5), ("bob", "ann", 2), ("ann", "bank", 6), ("pot", "ann", 8)]
        lines = [Transfer(*move, "hand", n) for n, move in enumerate(moves, 2)]
        await store.append(table, 2, 1, [Away(3, "wish")] * 5, lines)
    assert await store.won("t", "ann", [(1, 3), (4, 5), (6, 6)]) == [(0, 3, -5), (1, 4, 2), (2, 6, 8)]
    assert await store.won("t", "ann", [(4, NEVER)]) == [(0, 4, 10)]
    assert await store.won("t", "eve", [(1, NEVER)]) == []


async def test_the_migrations_lead_to_the_schema_that_the_store_uses(store: Store) -> None:
    with store.database.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    config = Config()
    config.set_main_option("script_location", "croupier.server:migrations")
    assert ScriptDirectory.from_config(config).get_current_head() == schema.HEAD


async def test_a_database_of_a_newer_release_is_refused(address: str) -> None:
    store = await Store.open(address)
    with store.database.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await store.close()
    with pytest.raises(CannotOpen, match="made by a newer Croupier \\(schema 9999"):
        await Store.open(address)


async def test_a_room_that_is_open_cannot_be_opened_by_a_second_owner(address: str, store: Store) -> None:
    with pytest.raises(CannotOpen, match="another room is open on it"):
        await Store.open(address)


async def test_the_tables_of_another_program_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE players (id INTEGER)")
    other.close()
    with pytest.raises(CannotOpen, match="holds the tables of another program"):
        await Store.open(str(path))


async def test_a_locked_database_is_one_clear_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("croupier.server.database.WAIT", 0)
    path = tmp_path / "room.db"
    other = sqlite3.connect(path)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(CannotOpen) as refused:
        await Store.open(str(path))
    assert str(refused.value) == f"{path} cannot be used: database is locked"
    other.close()


@pytest.mark.parametrize("content", [b"this is no database at all, but a letter of some length" * 20])
async def test_a_file_that_is_no_database_is_one_clear_line(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "letter.db"
    path.write_bytes(content)
    with pytest.raises(CannotOpen, match="file is not a database"):
        await Store.open(str(path))
    assert path.read_bytes() == content


async def test_a_folder_is_no_room_and_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(CannotOpen, match="is a folder"):
        await Store.open(str(tmp_path))
    with pytest.raises(CannotOpen, match="No such file or directory"):
        await Store.open(str(tmp_path / "nowhere" / "room.db"))


async def test_a_damaged_fact_is_named(store: Store) -> None:
    await store.add_table("t", "", ROLL)
    with store.database.engine.begin() as connection:
        connection.execute(text('UPDATE facts SET fact = \'{"type":"roll"\''))
    with pytest.raises(CannotOpen, match="damaged: fact 1 of table t"):
        await store.load("t")


async def test_a_new_database_is_for_its_owners_eyes_only(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    await (await Store.open(str(path))).close()
    assert path.stat().st_mode & 0o077 == 0


async def test_a_full_disk_does_not_count_as_a_second_owner(store: Store) -> None:
    await store.add_table("t", "", ROLL)

    def fail(steps: object) -> None:
        raise OSError("the disk is full")

    store.commit = fail  # type: ignore[method-assign]
    with pytest.raises(NotStored, match="the disk is full") as refused:
        await store.append("t", 2, 1, [SAT])
    assert not refused.value.taken
