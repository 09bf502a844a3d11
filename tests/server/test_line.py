"""A line: what a client's frames come to is the same however they are cut on the way, and whatever they are."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from tests.server.test_faults import dial
from websockets.frames import Frame, Opcode

from croupier.server.line import frame_at

PING = b'{"type":"ping"}'
PONG = b'{"type":"pong"}'


def frame(data: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """A frame as a browser sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


class Hearing:
    """A client by hand: what it says goes out byte by byte as it is, and what it hears is cut into frames."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def next(self) -> tuple[int, bytes]:
        """First byte and content of the next frame."""
        async with asyncio.timeout(600):
            first, size = await self.reader.readexactly(2)
            if size == 126:
                size = int.from_bytes(await self.reader.readexactly(2), "big")
            return first, await self.reader.readexactly(size)

    async def texts(self, count: int) -> list[bytes]:
        """The next texts."""
        return [(await self.next())[1] for _ in range(count)]


@pytest.fixture
async def hearing(site: Any) -> Any:
    """A line on which every byte is the test's own."""
    reader, writer = await dial(site.port)
    yield Hearing(reader, writer)
    writer.close()


@pytest.mark.parametrize("seed", range(5))
async def test_frames_may_come_in_any_pieces(hearing: Hearing, seed: int) -> None:
    chance = random.Random(seed)
    words = [PING, b'{"type":"x","id":"%s"}' % (b"a" * 40), '{"type":"ü"}'.encode(), b" " * 300 + PING]
    said = [chance.choice(words) for _ in range(30)]
    stream = b"".join(map(frame, said))
    while stream:
        size = chance.choice([1, 2, 3, 5, 40, 400])
        hearing.writer.write(stream[:size])
        await hearing.writer.drain()
        await asyncio.sleep(0)
        stream = stream[size:]
    heard = await hearing.texts(30)
    assert [one == PONG for one in heard] == [PING in one for one in said]


async def test_a_message_in_parts_is_one_message_and_a_ping_may_come_between_them(hearing: Hearing) -> None:
    parts = [
        frame(PING[:4], fin=False),
        frame(b"are you there", Opcode.PING),
        frame(PING[4:7], Opcode.CONT, fin=False),
        frame(PING[7:], Opcode.CONT),
        frame(PING),
    ]
    hearing.writer.write(b"".join(parts))
    assert await hearing.next() == (0x8A, b"are you there")
    assert await hearing.texts(2) == [PONG, PONG]


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (frame(PING, fin=False) + frame(PING), 1002),  # another text in the middle of a message
        (frame(PING[7:], Opcode.CONT), 1002),  # a part of nothing
        (Frame(Opcode.TEXT, PING).serialize(mask=False), 1002),
        (b"\xc1" + frame(PING)[1:], 1002),  # a reserved bit
        (b"\x83" + frame(PING)[1:], 1002),  # a kind of frame that there is not
        (frame(b"\xff\xfe"), 1007),
        (frame(b"x" * 4097)[:10], 1009),  # the length alone is too much
        (b"\x81\xff" + b"\x00" * 4 + b"\x01", 0),  # so long that its length is not even whole
    ],
    ids=["text in parts", "part of nothing", "no mask", "reserved", "no such kind", "no text", "too long", "endless"],
)
async def test_what_breaks_the_protocol_ends_the_line_after_what_came_before_it(
    hearing: Hearing, wrong: bytes, code: int
) -> None:
    hearing.writer.write(frame(PING) + wrong)
    assert await hearing.texts(1) == [PONG]
    if code:
        first, body = await hearing.next()
        assert first == 0x88 and int.from_bytes(body[:2], "big") == code
    else:
        hearing.writer.write(b"\x00" * 7)
        first, body = await hearing.next()
        assert first == 0x88 and int.from_bytes(body[:2], "big") == 1009


async def test_what_is_written_in_one_turn_leaves_together_and_before_the_end_of_the_line(
    site: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader, writer = await dial(site.port)
    hearing = Hearing(reader, writer)
    hearing.writer.write(frame(PING))
    assert await hearing.texts(1) == [PONG]
    (connection,) = site.room.connections
    written: list[bytes] = []
    monkeypatch.setattr(connection.line, "transport", Watched(connection.line.transport, written))
    assert [connection.write(b"%d" % number) for number in range(3)] == [True] * 3
    assert written == []
    connection.end(4000)
    assert await hearing.texts(3) == [b"0", b"1", b"2"]
    assert written[0] == b"\x81\x010\x81\x011\x81\x012"
    first, body = await hearing.next()
    assert first == 0x88 and int.from_bytes(body[:2], "big") == 4000
    assert not connection.write(b"too late")
    writer.close()


async def test_what_was_written_in_the_turn_in_which_the_room_shuts_a_line_still_leaves(site: Any) -> None:
    reader, writer = await dial(site.port)
    hearing = Hearing(reader, writer)
    hearing.writer.write(frame(PING))
    assert await hearing.texts(1) == [PONG]
    (connection,) = site.room.connections
    assert connection.write(b"last words")
    connection.line.shutdown()
    assert await hearing.texts(1) == [b"last words"]
    assert (await hearing.next())[0] == 0x88
    writer.close()


class Watched:
    """A transport that notes what it is told to write."""

    def __init__(self, transport: Any, written: list[bytes]) -> None:
        self.transport, self.written = transport, written

    def write(self, data: bytes) -> None:
        """Write, and note it."""
        self.written.append(data)
        self.transport.write(data)

    def __getattr__(self, name: str) -> Any:
        """All else is the transport's own."""
        return getattr(self.transport, name)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 4096, 65535])
def test_a_frame_is_found_as_soon_as_its_head_is_whole(size: int) -> None:
    data = b"z" + frame(b"y" * size)
    head = len(data) - 1 - size
    assert [frame_at(data[:end], 1) for end in range(1, 3 if size < 126 else 5)] == [None] * (2 if size < 126 else 4)
    assert frame_at(data[:5], 1) == frame_at(data, 1) == (1 + head, 1 + head + size)
