"""Thinking about questions of study: in a thread, one after another, each with an end; no table waits for it."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

from croupier.server.limits import STUDIED, Buckets
from croupier.study.odds import Odds, Question, odds, work

LONGEST = 1.2
"""Seconds after which a count becomes a sample, and a sample is told as it stands."""

EXACT = 0.6
"""Odds that can be counted in about so many seconds are counted."""

MOMENT = 0.01
"""What is counted in about so many seconds is counted to its end, whatever the time: a sample would take longer."""

PRECISION = 0.001
"""A sample goes on until its 95 % interval is so narrow on each side, or the time is over."""

WAITING = 40
"""Questions of all people that may wait at a time; those of people who have left do not count."""

OWN = 8
"""Questions of one reader that may wait at a time."""

KEPT = 500
"""Answers that are remembered, those that were asked for last."""

T = TypeVar("T")
Stop = Callable[[], bool]


def stays() -> bool:
    """Nobody has left."""
    return False


class Left(Exception):
    """Whoever asked does not wait for the answer any more."""


class Busy(Exception):
    """Too many questions wait already."""


class Studying:
    """Answers the questions of a room's people one at a time; what is found in a moment waits for no other."""

    def __init__(self) -> None:
        self.asked = Buckets(STUDIED)
        self._busy, self._quick = asyncio.Lock(), asyncio.Lock()
        self._waiting: list[tuple[str, Stop]] = []
        self._known: OrderedDict[object, object] = OrderedDict()

    async def answer(
        self, reader: str, question: object, find: Callable[[Stop], T], quick: bool = False, left: Stop = stays
    ) -> T:
        """What `find` makes of a question, or made of an equal one before; raises `Busy`, and whatever `find` does.

        A `quick` one waits only for others that are quick. Once the reader has `left`, no more is thought about it:
        raises `Left`, and what was found until then is not remembered.
        """
        found = self._known.pop(question, None)
        if found is None:
            found = await self._in_turn(reader, find, self._quick if quick else self._busy, left)
        self._known[question] = found
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
        return found  # type: ignore[return-value]

    async def _in_turn(self, reader: str, find: Callable[[Stop], T], lane: asyncio.Lock, left: Stop) -> T:
        there = [other for other, gone in self._waiting if not gone()]  # who has left is passed over in no time
        if there.count(reader) >= OWN or len(there) >= WAITING:
            raise Busy
        self._waiting.append(place := (reader, left))
        try:
            async with lane:
                found = None if left() else await asyncio.to_thread(find_in_time, find, left)
        finally:
            self._waiting.remove(place)
        if found is None or left():
            raise Left
        return found


def find_in_time(find: Callable[[Stop], T], left: Stop = stays) -> T:
    """Find something; it is told when the time is over, or the reader has left."""
    end = time.perf_counter() + LONGEST
    return find(lambda: left() or time.perf_counter() > end)


def bounded(asked: Question, stop: Stop, cheap: float = EXACT) -> Odds:
    """The odds, counted if that takes so many seconds, else sampled until they are precise or the time is over.

    Raises `BadQuestion`.
    """
    seconds = work(asked)
    return odds(asked, PRECISION, exact=seconds <= cheap, stop=stays if seconds <= MOMENT else stop)
