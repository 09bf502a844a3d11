"""An inbox: what waits for one task, in its order. A queue for many tasks costs several times as much for each."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Inbox(Generic[T]):
    """Whatever is put in stays until the task takes it, also when the task is cancelled and another one goes on."""

    __slots__ = ("_awake", "_waiting")

    def __init__(self) -> None:
        self._waiting: deque[T] = deque()
        self._awake: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        """How much waits."""
        return len(self._waiting)

    def put(self, one: T) -> None:
        """Put something behind all that waits."""
        self._waiting.append(one)
        awake, self._awake = self._awake, None
        if awake is not None and not awake.done():
            awake.set_result(None)

    def take(self) -> T:
        """Take what has waited longest; raises `IndexError` when nothing waits."""
        return self._waiting.popleft()

    async def get(self) -> T:
        """The same, as soon as there is anything."""
        while not self._waiting:
            self._awake = asyncio.get_running_loop().create_future()
            await self._awake
        return self._waiting.popleft()
