"""The bus's contract: every adapter must pass it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from croupier.server.bus import Bus, Frame, LocalBus, TooSlow, beside


@pytest.fixture(params=[LocalBus])
def bus(request: pytest.FixtureRequest) -> Bus:
    """One adapter after another."""
    adapter: Callable[[], Bus] = request.param
    return adapter()


async def test_everybody_who_listens_to_a_subject_hears_it_in_order_and_nobody_else_does(bus: Bus) -> None:
    one, two, other = await bus.subscribe("a"), await bus.subscribe("a", "b"), await bus.subscribe("c")
    for number in range(5):
        bus.publish("a", beside(b"%d" % number))
    bus.publish("b", beside(b"only two"))
    bus.publish("c", beside(b"only other"))
    assert [(await one.get()).body for _ in range(5)] == [b"0", b"1", b"2", b"3", b"4"]
    assert [(await two.get()).body for _ in range(6)] == [b"0", b"1", b"2", b"3", b"4", b"only two"]
    assert (await other.get()).body == b"only other"


async def test_messages_of_two_subjects_keep_the_order_of_their_publisher(bus: Bus) -> None:
    both = await bus.subscribe("private", "public")
    for number in range(10):
        bus.publish("private" if number % 2 else "public", beside(b"%d" % number))
    assert [int((await both.get()).body) for _ in range(10)] == list(range(10))


async def test_who_has_heard_it_by_another_subject_does_not_hear_it_twice(bus: Bus) -> None:
    seated, other, watching = (
        await bus.subscribe("table", "own"),
        await bus.subscribe("else"),
        await bus.subscribe("table"),
    )
    bus.publish("own", beside(b"all"))
    bus.publish("table", beside(b"some"), unless={"own", "else"})
    bus.publish("table", beside(b"next"))
    bus.publish("else", beside(b"last"))
    assert [(await seated.get()).body for _ in range(2)] == [b"all", b"next"]
    assert [(await watching.get()).body for _ in range(2)] == [b"some", b"next"]
    assert (await other.get()).body == b"last"


async def test_who_comes_later_hears_only_what_is_said_from_then_on(bus: Bus) -> None:
    bus.publish("a", beside(b"before"))
    late = await bus.subscribe("a")
    bus.publish("a", beside(b"after"))
    assert (await late.get()).body == b"after"


async def test_who_has_closed_hears_nothing_more(bus: Bus) -> None:
    gone = await bus.subscribe("a")
    assert bus.heard("a")
    await gone.close()
    bus.publish("a", beside(b"x"))
    other = await bus.subscribe("a")
    bus.publish("a", beside(b"y"))
    assert (await other.get()).body == b"y"
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0):
            await gone.get()
    await gone.close()


async def test_nobody_needs_to_make_a_message_that_nobody_hears(bus: Bus) -> None:
    assert not bus.heard("a")
    listener = await bus.subscribe("a")
    await listener.close()
    assert not bus.heard("a")


async def test_a_listener_that_sleeps_is_told_so_and_holds_up_nobody(bus: Bus) -> None:
    sleeper, awake = await bus.subscribe("a"), await bus.subscribe("a")
    for number in range(1000):
        bus.publish("a", beside(b"%d" % number))
        assert await awake.get() == beside(b"%d" % number)
    with pytest.raises(TooSlow):
        await asyncio.gather(*(sleeper.get() for _ in range(1000)))


async def test_who_is_called_hears_at_once_what_others_find_waiting_until_it_listens_no_more(bus: Bus) -> None:
    called: list[Frame] = []
    waiting = await bus.subscribe("table")
    listening = bus.listen(called.append, "table", "own")
    bus.publish("own", beside(b"all"))
    bus.publish("table", beside(b"some"), unless={"own"})
    bus.publish("table", beside(b"next"))
    assert [frame.body for frame in called] == [b"all", b"next"]
    assert [(await waiting.get()).body for _ in range(2)] == [b"some", b"next"]
    listening.close()
    bus.publish("table", beside(b"after"))
    assert [frame.body for frame in called] == [b"all", b"next"] and bus.heard("table") and not bus.heard("own")
