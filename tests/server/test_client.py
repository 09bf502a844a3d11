"""The Python client and the example bot, against a real room."""

from __future__ import annotations

import asyncio
import importlib.util
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.room.open_face_table import in_order

from croupier.cards import UNKNOWN
from croupier.chinese.event import CardMoved
from croupier.client import Client, RoomRefused
from croupier.room.fact import Sat, TableSpec
from croupier.rules.action import CHECK, FOLD
from croupier.rules.event import Checked, Folded, Opened
from croupier.server.wire import Numbered


@pytest.fixture(autouse=True)
def fast_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """The room's clock stands still here, so no client may be called too fast."""
    monkeypatch.setattr("croupier.server.limits.MESSAGES", (10**6, 1))


EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "bot.py"


async def test_a_client_comes_in_by_the_link_sits_down_and_plays_hands(site: Any) -> None:
    (table,) = site.room.floor.dealers
    async with asyncio.timeout(600), Client(f"{site.url}/t/{table}", "Ann") as room:
        assert await room.sit() == 4
        acted = 0
        async for told in room:
            if told.legal:
                assert room.hand is not None
                assert room.hand.legal(told.legal.player) == told.legal
                assert UNKNOWN not in room.hand.holes[told.legal.player]
                assert sum(UNKNOWN in hole for hole in room.hand.holes) >= len(room.hand.holes) - 1
                await room.act(CHECK if told.legal.check else FOLD)
                acted += 1
            if acted == 12:
                break
        assert told.seat == 4
        assert room.table.seats[4].name == "Ann"


async def test_who_has_answered_is_not_asked_again_by_news_of_the_table_that_came_before_his_answer(site: Any) -> None:
    (table,) = site.room.floor.dealers
    async with asyncio.timeout(600), Client(f"{site.url}/t/{table}", "Ann") as room:
        await room.sit()
        async for told in room:
            if told.legal:
                break
        last = told.facts[-1].n
        await room.act(CHECK if told.legal.check else FOLD)
        room._news.appendleft(replace(told, facts=[Numbered(last + 1, Sat(5, "eve", "Eve", 500))]))
        assert (await anext(room)).legal is None


async def test_who_has_placed_his_cards_is_not_asked_again_by_what_happened_before(site: Any) -> None:
    table = await site.room.floor.open_table(TableSpec("Chinese", "ofc", seats=2), None, ["greedy"])
    async with asyncio.timeout(600), Client(f"{site.url}/t/{table}", "Ann") as room:
        await room.sit()
        await room.confirm()
        async for told in room:
            if told.open_face and told.open_face.legal:
                break
        legal = told.open_face.legal
        await room.act(in_order(legal))
        stale = [Sat(5, "eve", "Eve", 500), CardMoved(1 - legal.player, UNKNOWN, UNKNOWN, False)]
        for n, fact in enumerate(stale, told.facts[-1].n + 1):
            room._news.appendleft(replace(told, facts=[Numbered(n, fact)]))
            assert (await anext(room)).open_face.legal is None
        room._news.appendleft(replace(told, facts=[Numbered(n + 1, CardMoved(legal.player, UNKNOWN, UNKNOWN, True))]))
        assert (await anext(room)).open_face.legal == legal


async def test_a_link_to_the_room_alone_leads_to_its_first_table(site: Any) -> None:
    async with asyncio.timeout(600), Client(site.url, "Ann") as room:
        assert room.table.spec == next(iter(site.room.floor.dealers.values())).table.spec
        await room.sit(6, 500)
        await room.sit_out()
        await room.stand()
        while site.room.floor.lobby(None).tables[0].players:  # a hand that has begun lets her go when she has folded
            await anext(room)


async def test_a_refusal_is_an_exception_with_code_rule_and_numbers(site: Any) -> None:
    async with asyncio.timeout(600), Client(site.url, "Ann") as room:
        with pytest.raises(RoomRefused) as refused:
            await room.sit(6, 5)
        assert (refused.value.code, refused.value.rule) == ("buy_in_too_small", "I1")
        assert refused.value.numbers == {"amount": 5, "least": 400, "most": 1000}
        with pytest.raises(RoomRefused, match="not_seated"):
            await room.act(FOLD)
        await room.sit()
        with pytest.raises(RoomRefused, match="no_such_bot"):
            await room.add_bot("genius")
    with pytest.raises(RoomRefused, match="name_hidden_characters"):
        await Client(site.url, "A\u202enn").__aenter__()
    with pytest.raises(RoomRefused, match="no_such_table"):
        await Client(f"{site.url}/t/nowhere", "Ann").__aenter__()


async def test_a_lost_line_is_dialled_again_and_nothing_is_missed_or_done_twice(site: Any) -> None:
    acted, last = 0, 0
    async with asyncio.timeout(600), Client(site.url, "Ann") as room:
        await room.sit()
        async for told in room:
            assert told.fresh or not told.facts or told.facts[0].n == last + 1
            last = room.table.n
            if told.legal:
                wish = asyncio.create_task(room.act(CHECK if told.legal.check else FOLD))
                await asyncio.sleep(0)
                room._socket.transport.abort()
                await wish
                acted += 1
            if acted == 5:
                break
        me = room.player
    (dealer,) = site.room.floor.dealers.values()
    assert done_by(me, await site.room.store.facts(dealer.name)) == acted


def done_by(player: str, facts: list[tuple[int, Any]]) -> int:
    """How many checks and folds of this player are stored."""
    seat = next(fact.seat for _, fact in facts if isinstance(fact, Sat) and fact.player == player)
    index, count = -1, 0
    for _, fact in facts:
        if isinstance(fact, Opened):
            index = fact.seats.index(seat) if seat in fact.seats else -1
        count += isinstance(fact, Checked | Folded) and fact.player == index
    return count


async def test_a_client_that_is_too_fast_waits_and_is_heard(
    site: Any, monkeypatch: pytest.MonkeyPatch, clock: Any
) -> None:
    monkeypatch.setattr("croupier.server.limits.MESSAGES", (2, 1))
    monkeypatch.setattr("croupier.client.BREATH", 0)
    async with asyncio.timeout(600), Client(site.url, "Ann") as room:
        await room.sit()
        wish = asyncio.create_task(room.sit_out())
        while not wish.done():
            clock.turn(1)
            await asyncio.sleep(0)
        await wish


async def test_the_same_cookie_is_the_same_player(site: Any) -> None:
    async with asyncio.timeout(600), Client(site.url, "Ann") as room:
        seat = await room.sit()
        player, cookie = room.player, room.cookie
    async with asyncio.timeout(600), Client(site.url, "Ann", cookie=cookie) as again:
        assert again.player == player
        assert again.told.seat == seat


async def test_the_example_bot_is_short_and_plays(site: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert len(EXAMPLE.read_text().splitlines()) < 40
    spec = importlib.util.spec_from_file_location("example_bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    (dealer,) = site.room.floor.dealers.values()
    bot = asyncio.create_task(example.play(f"{site.url}/t/{dealer.name}"))
    async with asyncio.timeout(600):
        while dealer.table.hands < 20:
            await dealer.view(None, 0)
    bot.cancel()
    await asyncio.gather(bot, return_exceptions=True)
    assert "sits in seat 4" in capsys.readouterr().out
    facts = [fact for _, fact in await site.room.store.facts(dealer.name)]
    assert any(isinstance(fact, Sat) and fact.name == "Example bot" for fact in facts)
    assert "refused" not in capsys.readouterr().out
