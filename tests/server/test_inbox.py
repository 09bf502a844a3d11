"""What is put into an inbox is taken once, in its order, whatever happens to who takes it."""

from __future__ import annotations

import asyncio

import pytest

from croupier.server.inbox import Inbox


async def test_who_waits_gets_what_comes_and_the_rest_stays_in_its_order() -> None:
    inbox: Inbox[int] = Inbox()
    waiting = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    for number in range(3):
        inbox.put(number)
    assert await waiting == 0 and len(inbox) == 2
    assert (inbox.take(), await inbox.get(), len(inbox)) == (1, 2, 0)
    with pytest.raises(IndexError):
        inbox.take()


@pytest.mark.parametrize("before", [True, False])
async def test_nothing_is_lost_with_a_task_that_is_cancelled_just_when_something_comes(before: bool) -> None:
    inbox: Inbox[str] = Inbox()
    waiting = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    if before:
        waiting.cancel()
    inbox.put("a wish")
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert waiting.cancelled() and await inbox.get() == "a wish"
