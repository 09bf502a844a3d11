"""The bus: who has something to tell publishes it by subject, who wants to know subscribes.

`table.<table>` carries what everybody may see of a table, `player.<player>.<table>` what one player may see of it,
`lobby` says that the lobby has changed. A message is finished and veiled before it gets here.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import NamedTuple, Protocol

LOBBY = "lobby"


def table_subject(table: str) -> str:
    """Where everybody hears of a table."""
    return f"table.{table}"


def player_subject(player: str, table: str) -> str:
    """Where one player hears of a table."""
    return f"player.{player}.{table}"


class TooSlow(Exception):
    """A listener has let more messages pile up than it may; it must ask anew for how things stand."""


class Frame(NamedTuple):
    """A finished message about a table with the numbers of its first and last fact; one without facts is `beside`."""

    first: int
    last: int
    body: bytes


BESIDE = -1
"""The first number of a message that tells no facts: it goes to everybody, between the others."""


def beside(body: bytes) -> Frame:
    """A message without facts."""
    return Frame(BESIDE, BESIDE, body)


CHANGED = beside(b"")
"""What is published where there is nothing to say but that something has changed."""


class Subscription(Protocol):
    """What a listener holds: the messages of its subjects, in the order in which one publisher sent them."""

    async def get(self) -> Frame:
        """The next message; raises `TooSlow` when some were lost."""

    async def close(self) -> None:
        """Hear no more."""


class Listening(Protocol):
    """What a listener holds who is called for each message."""

    def close(self) -> None:
        """Hear no more."""


NOBODY: frozenset[str] = frozenset()


class Bus(Protocol):
    """The port that every adapter fills; `tests/server/test_bus.py` is its contract."""

    def publish(self, subject: str, frame: Frame, unless: AbstractSet[str] = NOBODY) -> None:
        """Send a message to everybody who listens to the subject; never waits, least of all for a slow listener.

        Who listens to one of the subjects in `unless` as well is passed over: there he has heard it already.
        """

    async def subscribe(self, *subjects: str) -> Subscription:
        """Listen from now on."""

    def listen(self, hear: Callable[[Frame], None], *subjects: str) -> Listening:
        """Be called for each message from now on, in the order of its publisher; `hear` must not wait."""

    def heard(self, subject: str) -> bool:
        """Whether anybody may be listening; False spares the work of making a message."""


class _LocalSubscription:
    __slots__ = ("_forget", "_limit", "_lost", "_messages", "_waiting", "subjects")

    def __init__(self, subjects: tuple[str, ...], limit: int, forget: Callable[[_LocalSubscription], None]) -> None:
        self.subjects = subjects
        self._messages: deque[Frame] = deque()
        self._waiting: asyncio.Future[None] | None = None
        self._lost = False
        self._limit = limit
        self._forget = forget

    def put(self, frame: Frame) -> None:
        if len(self._messages) < self._limit:
            self._messages.append(frame)
        else:
            self._forget(self)
            self._messages.clear()
            self._lost = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> Frame:
        while not self._messages:
            if self._lost:
                raise TooSlow
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self._messages.popleft()

    async def close(self) -> None:
        self._forget(self)


class _LocalListening:
    __slots__ = ("_forget", "put", "subjects")

    def __init__(
        self, subjects: tuple[str, ...], hear: Callable[[Frame], None], forget: Callable[[_LocalListening], None]
    ) -> None:
        self.subjects = subjects
        self.put = hear
        self._forget = forget

    def close(self) -> None:
        self._forget(self)


class LocalBus:
    """The bus of a room that is one process."""

    def __init__(self, limit: int = 256) -> None:
        self._limit = limit
        self._listeners: dict[str, set[_LocalSubscription | _LocalListening]] = {}

    def publish(self, subject: str, frame: Frame, unless: AbstractSet[str] = NOBODY) -> None:
        """Send a message to everybody who listens to the subject, and to none of the others."""
        for listener in tuple(self._listeners.get(subject, ())):
            for other in listener.subjects:
                if other in unless:
                    break
            else:
                listener.put(frame)

    async def subscribe(self, *subjects: str) -> Subscription:
        """Listen from now on, with at most `limit` messages waiting."""
        listener = _LocalSubscription(subjects, self._limit, self._forget)
        self._add(listener)
        return listener

    def listen(self, hear: Callable[[Frame], None], *subjects: str) -> Listening:
        """Be called for each message from now on."""
        listener = _LocalListening(subjects, hear, self._forget)
        self._add(listener)
        return listener

    def _add(self, listener: _LocalSubscription | _LocalListening) -> None:
        for subject in listener.subjects:
            self._listeners.setdefault(subject, set()).add(listener)

    def _forget(self, listener: _LocalSubscription | _LocalListening) -> None:
        for subject in listener.subjects:
            heard = self._listeners.get(subject, set())
            heard.discard(listener)
            if not heard:
                self._listeners.pop(subject, None)

    def heard(self, subject: str) -> bool:
        """Whether anybody listens to the subject."""
        return subject in self._listeners
