"""The coach of a room: what a placement in a finished deal of open-face Chinese has cost, judged in a thread.

Nobody learns of cards that he could not see: a placement is judged by its player's own view of the deal (Rulebook K12).
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict

from croupier.chinese.event import ChineseOpened, Locked
from croupier.chinese.hand import ChineseHand
from croupier.server.archive import Stored, events_of
from croupier.server.limits import COACHED, Buckets
from croupier.server.wire import Judgement
from croupier.study.coach import SAMPLES, judge

LONGEST = 10.0
"""Seconds of thought after which a placement stays without a judgement."""

WAITING = 20
"""Placements that may wait for the coach at a time."""

KEPT = 1000
"""Judgements that are remembered, those that were asked for last."""

SURE = 1.96
"""So many standard errors to each side hold the truth with 95 %."""


class NoSuchPlacement(Exception):
    """The player laid no such street in this hand: there is none, or the clock placed it (Rulebook K15)."""


class NotJudged(Exception):
    """There was no time for it."""


class Coach:
    """Judges placements for the people of a room, one after another."""

    def __init__(self) -> None:
        self.asked = Buckets(COACHED)
        self._busy = asyncio.Lock()
        self._waiting = 0
        self._known: OrderedDict[tuple[str, int, int], Judgement] = OrderedDict()

    async def judge(self, hand: Stored, player: int, number: int) -> Judgement:
        """A placement of this player, his first is 0; raises `NoSuchPlacement`, or `NotJudged` for lack of time."""
        key = hand.id, player, number
        found = self._known.pop(key, None) or await self._in_turn(hand, player, number)
        self._known[key] = found
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
        return found

    async def _in_turn(self, hand: Stored, player: int, number: int) -> Judgement:
        if self._waiting >= WAITING:
            raise NotJudged
        self._waiting += 1
        try:
            async with self._busy:
                return await asyncio.to_thread(judged, hand, player, number)
        finally:
            self._waiting -= 1


def judged(hand: Stored, player: int, number: int) -> Judgement:
    """The judgement of a placement; raises `NoSuchPlacement` or `NotJudged`."""
    deal, placed = placement(hand, player, number)
    end = time.perf_counter() + LONGEST
    found = judge(deal, placed, SAMPLES, lambda: time.perf_counter() > end)
    if found is None or time.perf_counter() > end:
        raise NotJudged
    samples = 0 if found.proved else SAMPLES
    cost, margin = round(found.cost, 3), round(SURE * found.error, 3)
    return Judgement(found.street, found.given, found.rows, found.best, cost, margin, samples)


def placement(hand: Stored, player: int, number: int) -> tuple[ChineseHand, Locked]:
    """The deal just before a player's placement, and the placement; raises `NoSuchPlacement`."""
    if player >= 0 and isinstance(hand.opened, ChineseOpened):
        deal = ChineseHand.open(hand.opened)
        for fact in events_of(hand.facts):
            if isinstance(fact, Locked) and fact.player == player and deal.locked[player] == number and not fact.auto:
                return deal, fact
            deal.apply(fact)  # type: ignore[arg-type]
    raise NoSuchPlacement
