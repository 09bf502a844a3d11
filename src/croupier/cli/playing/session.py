"""One evening in the terminal: news are told as they come, what is typed is carried out, one may always leave."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Protocol

from croupier.cli.playing.lines import Lines
from croupier.cli.playing.narrator import Narrator
from croupier.cli.playing.typed import DEEDS, NotUnderstood, action_of
from croupier.client import RoomRefused
from croupier.room.stakes import buy_in_range
from croupier.room.table import Table
from croupier.rules.action import Action
from croupier.rules.hand import Hand
from croupier.rules.legal import Illegal, Legal
from croupier.server import wire

NOBODY = Legal(-1)
"""What may be done out of turn: nothing; whether cards may be shown the table says."""

GOODBYE = 3.0
"""Seconds that a room has to answer somebody who leaves."""


class Place(Protocol):
    """A seat at a table, in a room or of one's own: both have the same doors."""

    @property
    def player(self) -> str:
        """The id of this player."""

    @property
    def table(self) -> Table:
        """The table as far as it was told."""

    @property
    def hand(self) -> Hand | None:
        """The running or last hand, veiled."""

    @property
    def waits_for_deal(self) -> bool:
        """Whether the next hand begins only when this player wants it."""

    async def news(self) -> wire.Told | None:
        """The next news; None when there are none before something is wished."""

    async def act(self, action: Action) -> None:
        """Act in the hand."""

    async def buy(self, amount: int) -> None:
        """Add chips."""

    async def choose(self, game: int) -> None:
        """Choose the next game, by its place."""

    async def deal(self) -> None:
        """Let the next hand begin."""

    async def stand(self) -> None:
        """Leave the seat."""


class Session:
    """Holds the conversation; `run` ends when the player leaves, the input ends, or the room closes."""

    def __init__(self, place: Place, narrator: Narrator, lines: Lines) -> None:
        self.place, self.narrator, self.lines = place, narrator, lines
        self.told: wire.Told | None = None
        self.left = False

    def say(self, key: str, **args: Any) -> None:
        """One sentence of the reader's language."""
        self.lines.say(self.narrator.words.say(key, **args))

    async def run(self) -> None:
        """The evening; raises `RoomRefused` when the room is gone."""
        self.lines.open()
        typed = asyncio.create_task(self.lines.get())
        news = await self.hear_all()
        try:
            while not self.left:
                await asyncio.wait({typed, news} if news else {typed}, return_when=asyncio.FIRST_COMPLETED)
                if news is not None and news.done():
                    news = await self.hear_all(news)
                    continue
                await self.carry_out(typed.result())
                typed = asyncio.create_task(self.lines.get())
                news = news or await self.hear_all()
        finally:
            await dropped(typed, news)

    async def hear_all(self, waiting: asyncio.Task[wire.Told | None] | None = None) -> asyncio.Task[Any] | None:
        """Tell all news that are there; the task that waits for the next ones, None if none come by themselves."""
        while True:
            task = waiting or asyncio.create_task(self.place.news())
            waiting = None
            await asyncio.sleep(0)
            if not task.done():
                return task
            told = task.result()
            if told is None:
                self.ask_between()
                return None
            self.tell(told)

    def tell(self, told: wire.Told | None) -> None:
        """Say what was told, and ask if it is this player's turn."""
        if told is None:
            return
        before, self.told = self.told, told
        for line in self.narrator.news(self.place.table, told):
            self.lines.say(line)
        if told.choosing is not None and told.choosing.seat == told.seat and not (before and before.choosing):
            for line in self.narrator.choosing(told.choosing):
                self.lines.say(line)
        legal, hand = told.legal, self.place.hand
        if legal is not None and hand is not None and (before is None or told.facts or before.legal != legal):
            if self.lines.forget_early():
                self.say("play-too-early")
            for line in self.narrator.turn(told, hand, legal):
                self.lines.say(line)

    def ask_between(self) -> None:
        """Between the hands of one's own table: go on?"""
        if self.place.waits_for_deal and not self.place.table.running and not self.left:
            quits = self.narrator.keys.shown("quit")
            broke = not self.narrator.chips
            most = buy_in_range(self.place.table.spec)[1]
            self.say("play-broke" if broke else "play-next", quit=quits, chips=self.narrator.count_of(most))

    # What is typed.

    async def carry_out(self, line: str | None) -> None:
        """Do what a line says; nothing that is typed can break the evening."""
        if line is None:
            self.left = True
            return
        try:
            meaning, rest = self.narrator.keys.read(line)
            await self.mean(meaning, rest)
        except NotUnderstood as no:
            self.say(no.key, **no.args_of_key)
        except RoomRefused as no:
            if no.code == "closed":
                raise
            player = self.place.table.player_index(self.place.player)
            illegal = Illegal(no.code, no.rule or "-", **no.numbers)
            self.lines.say(self.narrator.refusal(self.place.hand, player, illegal))

    async def mean(self, meaning: str, rest: list[str]) -> None:
        """A deed in the hand, or an order; an empty line deals the next hand of one's own table."""
        if meaning in DEEDS:
            await self.act(meaning, rest)
        elif meaning:
            await ORDERS[meaning](self, rest)
        elif self.place.waits_for_deal and not self.place.table.running:
            if not self.narrator.chips:
                await self.buy([])
            await self.place.deal()

    async def act(self, meaning: str, rest: list[str]) -> None:
        """Act in the hand, at one's turn."""
        hand, legal = self.place.hand, self.told.legal if self.told else None
        if meaning in {"show", "muck"} and hand is not None and legal is None:
            action = action_of(self.narrator.keys, meaning, rest, hand, NOBODY)
        elif hand is None or legal is None:
            raise NotUnderstood("play-not-now")
        else:
            action = action_of(self.narrator.keys, meaning, rest, hand, legal)
        await self.place.act(action)

    async def advise(self, rest: list[str]) -> None:
        """What may be done and why."""
        for line in self.narrator.help(self.place.hand, self.told.legal if self.told else None):
            self.lines.say(line)

    async def standing(self, rest: list[str]) -> None:
        """How the table stands."""
        for line in self.narrator.standing(self.place.table):
            self.lines.say(line)

    async def explain(self, rest: list[str]) -> None:
        """The hand with its rules."""
        for line in self.narrator.explained(self.place.hand):
            self.lines.say(line)

    async def buy(self, rest: list[str]) -> None:
        """Buy so many chips, or up to all that the table allows."""
        if rest and not rest[0].isdecimal():
            raise NotUnderstood("play-no-number", typed=rest[0])
        most = buy_in_range(self.place.table.spec)[1]
        await self.place.buy(int(rest[0][:15]) if rest else max(1, most - self.narrator.chips))

    async def choose(self, rest: list[str]) -> None:
        """Choose the next game by its number in the list."""
        games = self.told.choosing.games if self.told and self.told.choosing else ()
        if not games:
            raise NotUnderstood("play-not-now")
        if not rest or not rest[0].isdecimal() or not 1 <= int(rest[0][:9]) <= len(games):
            raise NotUnderstood("play-which-game", most=len(games))
        await self.place.choose(int(rest[0]) - 1)

    async def go(self, rest: list[str]) -> None:
        """Leave."""
        self.left = True

    async def leave(self) -> None:
        """Stand up, hear what comes of it, and say what the evening has brought."""
        with suppress(RoomRefused, TimeoutError):
            await asyncio.wait_for(self.place.stand(), GOODBYE)
            while (told := await asyncio.wait_for(self.place.news(), GOODBYE)) is not None:
                self.tell(told)
                if not self.place.table.seat_of(self.place.player):
                    break
        self.lines.say("")
        self.lines.say(self.narrator.parting())


ORDERS: dict[str, Callable[[Session, list[str]], Coroutine[Any, Any, None]]] = {
    "help": Session.advise,
    "table": Session.standing,
    "explain": Session.explain,
    "buy": Session.buy,
    "choose": Session.choose,
    "quit": Session.go,
}
"""What can be asked for at any time."""


async def dropped(*tasks: asyncio.Task[Any] | None) -> None:
    """Wait for tasks that are needed no more."""
    for task in tasks:
        if task is not None:
            task.cancel()
            with suppress(asyncio.CancelledError, RoomRefused):
                await task
