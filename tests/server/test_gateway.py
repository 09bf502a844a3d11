"""The gateway: what comes in over the wire is decoded by closed shapes, and nothing bad gets any further."""

from __future__ import annotations

import asyncio
import itertools
import json
from typing import Any, ClassVar

import msgspec
import pytest
from starlette.datastructures import URL
from starlette.websockets import WebSocketDisconnect
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from croupier.room.fact import Roll
from croupier.server import place, wire
from croupier.server.bus import beside, table_subject
from croupier.server.gateway import REPLACED, Connection, code_of, id_of
from croupier.server.limits import FRAME, SOCKETS, Bucket
from croupier.server.line import head
from croupier.server.room import Room


async def say(line: Any, **message: Any) -> None:
    await line.send(json.dumps(message))


async def hear(line: Any) -> dict[str, Any]:
    async with asyncio.timeout(600):
        heard: dict[str, Any] = json.loads(await line.recv())
    return heard


async def answer(line: Any, text: str | bytes) -> dict[str, Any]:
    """What the room answers to this frame."""
    await line.send(text)
    while (reply := await hear(line))["type"] == "told":
        pass
    return reply


def act(action: str, *, wish_id: str = '"x"', n: str = "0", table: str = '"t"') -> str:
    return f'{{"type":"act","id":{wish_id},"table":{table},"n":{n},"action":{action}}}'


BAD_FRAMES = [
    ("", "", "bad_message"),
    ("hello", "", "bad_message"),
    ("{", "", "bad_message"),
    ("null", "", "bad_message"),
    ("5", "", "bad_message"),
    ("[]", "", "bad_message"),
    ("[" * 4000, "", "bad_message"),
    ('{"a":' * 700, "", "bad_message"),
    ("{}", "", "bad_message"),
    ('{"id":"x"}', "x", "bad_message"),
    ('{"type":"deal","id":"x"}', "x", "bad_message"),
    ('{"type":7,"id":"x"}', "x", "bad_message"),
    ('{"type":"ping","id":"x","extra":1}', "x", "bad_message"),
    ('{"type":"stand","id":"x"}', "x", "bad_message"),
    ('{"type":"stand","id":"","table":"t"}', "", "bad_message"),
    (f'{{"type":"stand","id":"{"x" * 41}","table":"t"}}', "", "bad_message"),
    ('{"type":"stand","id":5,"table":"t"}', "", "bad_message"),
    ('{"type":"stand","id":"x","table":"../etc"}', "x", "bad_message"),
    ('{"type":"stand","id":"x","table":"t","player":"bob"}', "x", "bad_message"),
    ('{"type":"stand","id":"\\ud800","table":"t"}', "", "bad_message"),
    ('{"type":"watch","table":"t","since":-1}', "", "bad_message"),
    ('{"type":"watch","table":"t","since":NaN}', "", "bad_message"),
    ('{"type":"sit","id":"x","table":"t","seat":0,"buy_in":100}', "x", "bad_message"),
    ('{"type":"sit","id":"x","table":"t","seat":12,"buy_in":100}', "x", "bad_message"),
    ('{"type":"sit","id":"x","table":"t","seat":1.0,"buy_in":100}', "x", "bad_message"),
    ('{"type":"sit","id":"x","table":"t","seat":true,"buy_in":100}', "x", "bad_message"),
    ('{"type":"sit","id":"x","table":"t","seat":1,"buy_in":0}', "x", "bad_amount"),
    ('{"type":"sit","id":"x","table":"t","seat":1,"buy_in":-5}', "x", "bad_amount"),
    ('{"type":"sit","id":"x","table":"t","seat":1,"buy_in":"100"}', "x", "bad_amount"),
    ('{"type":"sit","id":"x","table":"t","seat":1,"buy_in":9007199254740992}', "x", "bad_amount"),
    ('{"type":"buy","id":"x","table":"t","amount":10.5}', "x", "bad_amount"),
    ('{"type":"buy","id":"x","table":"t","amount":1e400}', "x", "bad_amount"),
    ('{"type":"buy","id":"x","table":"t","amount":Infinity}', "", "bad_message"),
    (act('{"type":"raise","to":NaN}'), "", "bad_message"),
    (act('{"type":"raise","to":null}'), "x", "bad_amount"),
    (act('{"type":"raise","to":"600"}'), "x", "bad_amount"),
    (act('{"type":"raise","to":[600]}'), "x", "bad_amount"),
    (act('{"type":"raise","to":true}'), "x", "bad_amount"),
    (act('{"type":"raise","to":600.5}'), "x", "bad_amount"),
    (act('{"type":"raise","to":0}'), "x", "bad_amount"),
    (act('{"type":"raise","to":-600}'), "x", "bad_amount"),
    (act('{"type":"raise","to":9007199254740993}'), "x", "bad_amount"),
    (act('{"type":"bet","to":9223372036854775808}'), "x", "bad_amount"),
    (act(f'{{"type":"bet","to":{"9" * 900}}}'), "x", "bad_amount"),
    (act('{"type":"raise"}'), "x", "bad_message"),
    (act('{"type":"all_in"}'), "x", "bad_message"),
    (act('"fold"'), "x", "bad_message"),
    (act('{"type":"fold"}', n="-1"), "x", "bad_message"),
    (act('{"type":"fold"}', n="1.5"), "x", "bad_message"),
    (act('{"type":"show","cards":["As"]}'), "x", "bad_message"),
    (act('{"type":"fold"}', table='"nowhere"'), "x", "no_such_table"),
    ('{"type":"watch","table":"nowhere"}', "", "no_such_table"),
]


async def test_every_bad_frame_is_refused_by_a_code_and_the_line_stays_open(site: Any) -> None:
    table = next(iter(site.room.floor.dealers))
    headers = await site.enter("Ann")
    async with site.line(headers) as line:
        site.room.connections[0].bucket = Bucket(1000, 1000)
        for frame, wish_id, code in BAD_FRAMES:
            assert await answer(line, frame) == {
                "type": "refused", "id": wish_id, "code": code, "rule": "", "numbers": {},
            }, frame  # fmt: skip
        assert (await answer(line, b'{"type":"ping"}'))["code"] == "bad_message"
        assert (await answer(line, json.dumps({"type": "ping"}))) == {"type": "pong"}
    assert site.room.floor.dealers[table].n == 4


@pytest.mark.parametrize("cards", [[52], [-1], [2**70], [0, 0], list(range(52))])
async def test_cards_that_are_not_ones_own_cannot_be_shown(site: Any, cards: list[int]) -> None:
    table = next(iter(site.room.floor.dealers))
    async with site.line(await site.enter("Ann")) as line:
        await say(line, type="watch", table=table)
        await hear(line)
        await say(line, type="sit", id="s", table=table, seat=6, buy_in=1000)
        assert await answer(line, "") == {"type": "done", "id": "s"}
        assert (await answer(line, '{"type":"ping"}'))["code"] == "bad_message"
        show = {"type": "show", "cards": cards}
        refused = await answer(line, json.dumps({"type": "act", "id": "x", "table": table, "n": 0, "action": show}))
        while refused.get("id") != "x":
            refused = await hear(line)
        assert refused["code"] in ("stale", "not_in_hand", "not_your_turn", "not_your_cards")


async def test_a_frame_over_the_limit_closes_the_line_with_its_own_code(site: Any) -> None:
    async with site.line() as line:
        assert (await answer(line, "x" * FRAME))["code"] == "bad_message"
        await line.send("x" * (FRAME + 1))
        with pytest.raises(ConnectionClosed) as closed:
            await line.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


async def test_bad_utf_8_closes_only_the_line_that_sent_it(site: Any) -> None:
    async with site.line() as other, site.line() as line:
        await line.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed):
            await line.recv()
        assert await answer(other, '{"type":"ping"}') == {"type": "pong"}


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://[", "file://"])
async def test_a_page_of_another_site_gets_no_line(site: Any, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await site.line({"Origin": origin, **await site.enter("Ann")})
    assert refused.value.response.status_code == 403


async def test_the_rooms_own_page_and_an_allowed_one_get_a_line(site: Any) -> None:
    site.room.origins = frozenset({"https://club.example"})
    for origin in (site.url, "https://club.example"):
        async with site.line({"Origin": origin}) as line:
            assert await answer(line, '{"type":"ping"}') == {"type": "pong"}


async def test_too_many_messages_are_refused_and_a_new_line_starts_afresh(site: Any) -> None:
    async with site.line() as line:
        replies = [await answer(line, '{"type":"ping"}') for _ in range(100)]
        assert [reply["type"] for reply in replies[:60]] == ["pong"] * 60
        assert {reply.get("code") for reply in replies[61:]} == {"too_many"}
        assert (await answer(line, '{"type":"stand","id":"x","table":"t"}'))["id"] == "x"
    async with site.line() as line:
        assert await answer(line, '{"type":"ping"}') == {"type": "pong"}


async def test_many_lines_of_one_player_close_the_oldest_and_never_the_newest(site: Any) -> None:
    headers = await site.enter("Ann")
    lines = [await site.line(headers) for _ in range(SOCKETS + 1)]
    with pytest.raises(ConnectionClosed) as closed:
        await lines[0].recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4000
    assert await answer(lines[-1], '{"type":"ping"}') == {"type": "pong"}
    for line in lines:
        await line.close()


async def test_one_address_has_so_many_lines_and_one_that_closes_makes_room(
    site: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("croupier.server.limits.ADDRESS", 2)
    lines = [await site.line() for _ in range(3)]  # this machine's own address may be that of a proxy
    monkeypatch.setattr("croupier.server.gateway.HERE", ())
    with pytest.raises(InvalidStatus):
        await site.line()
    for line in lines[:2]:
        await line.close()
    async with asyncio.timeout(600):
        while len(site.room.connections) > 1:
            await answer(lines[2], '{"type":"ping"}')
    async with site.line() as line:
        assert await answer(line, '{"type":"ping"}') == {"type": "pong"}
    await lines[2].close()


async def test_who_has_no_session_may_watch_and_wish_for_nothing(site: Any) -> None:
    table = next(iter(site.room.floor.dealers))
    for headers in (
        None,
        {"Cookie": f"croupier-{site.port}=made-up"},
        {"Cookie": f"croupier-{site.port}={'x' * 2000}"},
    ):
        async with site.line(headers) as line:
            await say(line, type="watch", table=table)
            assert (await hear(line))["fresh"] is True
            assert (await answer(line, f'{{"type":"stand","id":"x","table":"{table}"}}'))["code"] == "no_session"


async def test_a_player_sits_plays_and_comes_back_in_mid_hand_to_the_same_decision(site: Any) -> None:
    table = next(iter(site.room.floor.dealers))
    headers = await site.enter("Ann")
    async with site.line(headers) as line:
        await say(line, type="watch", table=table)
        told = await hear(line)
        assert told["fresh"]
        await say(line, type="sit", id="s", table=table, seat=6, buy_in=1000)
        n = told["facts"][-1]["n"]
        while not told.get("legal"):
            told = await hear(line)
            if told["type"] == "told" and told["facts"]:
                assert told["facts"][0]["n"] == n + 1
                n = told["facts"][-1]["n"]
    async with site.line(headers) as line:
        await say(line, type="watch", table=table, since=n)
        again = await hear(line)
        assert (again["facts"], again["legal"], again["seat"], again["fresh"]) == ([], told["legal"], 6, False)
        await say(line, type="act", id="a", table=table, n=n, action={"type": "fold"})
        kinds = [(await hear(line))["type"], (await hear(line))["type"]]
        assert sorted(kinds) == ["done", "told"]


async def test_two_tabs_of_a_player_hear_the_same(site: Any) -> None:
    table = next(iter(site.room.floor.dealers))
    headers = await site.enter("Ann")
    async with site.line(headers) as first, site.line(headers) as second:
        for line in (first, second):
            await say(line, type="watch", table=table)
        a, b = await hear(first), await hear(second)
        await say(first, type="sit", id="s", table=table, seat=6, buy_in=1000)
        facts: list[list[Any]] = [a["facts"], b["facts"]]
        for heard, line in zip(facts, (first, second), strict=True):
            while not any(one["fact"]["type"] == "opened" for one in heard):
                heard += (await hear(line)).get("facts", [])
        ends = [{one["n"]: one["fact"] for one in heard} for heard in facts]
        shared = ends[0].keys() & ends[1].keys()
        assert {n: ends[0][n] for n in shared} == {n: ends[1][n] for n in shared}
        assert len(shared) > 5


async def test_the_lobby_is_told_again_when_it_has_changed(site: Any, spec: Any) -> None:
    async with site.line(await site.enter("Ann")) as line:
        await say(line, type="watch_lobby")
        lobby = await hear(line)
        assert [row["bots"] for row in lobby["tables"]] == [3]
        name = await site.room.floor.open_table(spec, None)
        lobby = await hear(line)
        assert [row["table"] for row in lobby["tables"]][1:] == [name]


async def test_a_line_that_ends_is_watched_no_more(site: Any) -> None:
    (dealer,) = site.room.floor.dealers.values()
    async with site.line() as line:
        await say(line, type="watch", table=dealer.name)
        await hear(line)
        assert dealer.watchers == 1
        await say(line, type="watch_lobby")
        await hear(line)
        assert dealer.watchers == 0
        await say(line, type="watch", table=dealer.name)
        await hear(line)
    async with asyncio.timeout(600), site.line() as line:
        while dealer.watchers:
            await answer(line, '{"type":"ping"}')
    assert len(site.room.connections) <= 1


async def test_a_slow_reader_gets_the_rest_as_one_message_and_nothing_is_missing(house: Room) -> None:
    (dealer,) = house.floor.dealers.values()
    heard: list[wire.Told] = []
    may_go_on = asyncio.Event()
    may_go_on.set()

    class Slow:
        def write(self, body: bytes) -> bool:
            if may_go_on.is_set():
                heard.append(msgspec.json.decode(body, type=wire.Told))
            return may_go_on.is_set()

        async def send(self, body: bytes) -> None:
            await may_go_on.wait()
            self.write(body)

    follow = asyncio.create_task(place.follow_table(house, dealer.name, 0, None, Slow()))
    async with asyncio.timeout(600):
        while not heard:
            await dealer.view(None, 0)
        may_go_on.clear()
        while dealer.table.hands < 60:
            await dealer.view(None, 0)
        count = len(heard)
        may_go_on.set()
        while len(heard) < count + 5:
            await dealer.view(None, 0)
    follow.cancel()
    await asyncio.gather(follow, return_exceptions=True)
    assert count <= 2
    assert sum(told.fresh for told in heard) == 2  # in the beginning, and when the reader could read again
    for before, told in itertools.pairwise(heard):
        assert told.fresh or told.facts[0].n == before.facts[-1].n + 1
        assert not told.fresh or isinstance(told.facts[0].fact, Roll)


def test_an_id_is_found_in_whatever_can_be_read() -> None:
    assert id_of(b'{"id":"a","junk":[1,2]}') == "a"
    assert id_of(b'{"id":7}') == id_of(b"[]") == id_of(b"\xff") == id_of(b'{"id":"' + b"x" * 41 + b'"}') == ""
    assert code_of(ValueError("Expected `int` - at `$.action.to`")) == "bad_amount"


async def hear_out(line: Any) -> int:
    """Hear all that comes until the line is closed; returns why it was."""
    with pytest.raises(ConnectionClosed) as closed:
        await hear_on(line)
    code: int = closed.value.rcvd.code
    return code


async def hear_on(line: Any) -> None:
    while True:
        await hear(line)


async def test_who_plays_from_a_second_device_rests_on_the_first(site: Any, house: Room) -> None:
    headers = await site.enter("Ann")
    (table,) = house.floor.dealers
    first, second, third = [await site.line(headers) for _ in range(3)]
    for line in (first, second):  # who only watches may do so twice
        await say(line, type="watch", table=table)
        assert (await hear(line))["type"] == "told"
    await say(first, type="sit", id="1", table=table, seat=5, buy_in=1000)
    assert await hear_out(second) == 4000
    await say(third, type="watch", table=table)
    assert await hear_out(first) == 4000
    assert (await hear(third))["seat"] == 5
    await third.close()


@pytest.mark.parametrize("problem", [WebSocketDisconnect(1006), RuntimeError("close sent"), OSError("gone")], ids=repr)
async def test_a_line_that_is_lost_while_the_room_closes_it_ends_without_an_error(
    house: Room, problem: Exception
) -> None:
    class Lost:
        gone = True
        hear = None
        cookies: ClassVar[dict[str, str]] = {}
        url = URL("ws://room/ws")

        async def receive(self) -> None:
            await asyncio.Event().wait()

        def write(self, body: bytes) -> bool:
            return False

        async def close(self, code: int) -> None:
            raise problem

    lost: Any = Lost()
    connection = Connection(lost, lost, None, house)
    await connection.send(b"{}")
    connection.end(REPLACED)
    await connection.run()
    assert house.meter.sent == 0


async def test_what_is_said_while_something_else_is_carried_out_is_answered_after_it_in_its_order(site: Any) -> None:
    (dealer,) = site.room.floor.dealers.values()
    async with site.line(await site.enter("Ann")) as line:
        await say(line, type="watch", table=dealer.name)
        await say(line, type="sit", id="0", table=dealer.name, seat=6, buy_in=1000)
        for number in range(1, 40):
            wish = {"type": "sit_out", "id": f"{number}", "table": dealer.name}
            await say(line, **(wish if number % 2 else {"type": "ping"}))
        heard: list[str] = []
        while len(heard) < 40:
            reply = await hear(line)
            heard += [reply.get("id", "")] if reply["type"] != "told" else []
        assert heard == [f"{number}" if number % 2 or not number else "" for number in range(40)]


async def test_a_line_that_is_cut_while_a_table_is_told_something_costs_nobody_else_a_word(site: Any) -> None:
    (table,) = site.room.floor.dealers
    async with site.line() as first, site.line() as second:
        for line in (first, second):
            await say(line, type="watch", table=table)
            await hear(line)
        for connection in site.room.connections[:1]:
            connection.line.transport.abort()
            assert connection.line.gone and not connection.write(b"{}")
        site.room.bus.publish(table_subject(table), beside(b'{"type":"pong"}'))
        while (await hear(second))["type"] != "pong":
            pass


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536, 70000])
async def test_a_text_of_any_length_is_one_frame_that_a_browser_can_read(size: int) -> None:
    client = ClientProtocol(parse_uri("ws://room/"), state=OPEN, max_size=None)
    client.receive_data(head(size) + b"x" * size)
    (frame,) = client.events_received()
    assert isinstance(frame, Frame)
    assert frame.opcode is Opcode.TEXT and frame.fin and bytes(frame.data) == b"x" * size
