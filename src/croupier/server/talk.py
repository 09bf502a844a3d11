"""Talk at a table: lines and signs. They are no facts of the game; the last ones are kept in memory alone."""

from __future__ import annotations

import unicodedata
from collections import deque

from croupier.room.refusals import refusal
from croupier.room.table import Table
from croupier.server import wire
from croupier.server.limits import TALK, Buckets
from croupier.server.names import is_hidden
from croupier.server.store import Player

KEPT = 100
"""Lines that are kept for who comes later; nothing is written to the disk, and a restart forgets them all."""

JOINER = "\u200d"
"""What makes one picture of several signs, as in a family; anywhere else it is a hidden character."""

Asked = wire.Say | wire.Sign | wire.Hush
"""The messages about talk."""


class NoTalk(Exception):
    """The line is not told to anybody; `code` says why. The rulebook has nothing to do with it."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Talk:
    """What is said at one table, and who may not speak there."""

    def __init__(self) -> None:
        self.lines: deque[wire.TalkLine] = deque(maxlen=KEPT)
        self.hushed: set[str] = set()
        self._buckets = Buckets(TALK, most=1_000)
        self._heard: deque[tuple[str, str]] = deque(maxlen=KEPT)
        self._n = 0

    def take(self, name: str, table: Table, player: Player, asked: Asked, now: int) -> wire.Talked | None:
        """What everybody is told, None for what was heard already; raises `NoTalk`, or `Illegal` for who is no host."""
        key = (player.id, asked.id)
        if key in self._heard:
            return None
        if isinstance(asked, wire.Hush):
            told = self._hush(name, table, player, asked)
        else:
            told = self._say(name, table, player, asked, now)
        self._heard.append(key)
        return told

    def all(self, name: str) -> wire.Talked:
        """Everything that is kept, for somebody who has just come."""
        return wire.Talked(name, list(self.lines), sorted(self.hushed), fresh=True)

    def _hush(self, name: str, table: Table, player: Player, asked: wire.Hush) -> wire.Talked:
        if not table.desk.hosts(player.id):
            raise refusal("not_host")
        (self.hushed.add if asked.on else self.hushed.discard)(asked.player)
        return wire.Talked(name, [], sorted(self.hushed))

    def _say(self, name: str, table: Table, player: Player, asked: wire.Say | wire.Sign, now: int) -> wire.Talked:
        seat = table.seat_of(player.id)
        if player.id in self.hushed:
            raise NoTalk("talk_hushed")
        if not seat and not table.desk.hosts(player.id) and not table.spec.cash.spectators_talk:
            raise NoTalk("talk_for_players")
        text = clean_text(asked.text) if isinstance(asked, wire.Say) else ""
        if isinstance(asked, wire.Say) and not text:
            raise NoTalk("talk_empty")
        if not self._buckets.take(player.id, now):
            raise NoTalk("talk_too_fast")
        self._n += 1
        sign = asked.sign if isinstance(asked, wire.Sign) else ""
        self.lines.append(wire.TalkLine(self._n, player.id, player.name, seat, text, sign))
        return wire.Talked(name, [self.lines[-1]], sorted(self.hushed))


def clean_text(text: str) -> str:
    """A line as everybody can read it: one line, without characters that nobody sees or that turn the writing around.

    Marks that are piled upon a letter are cut down to three. Markup stays: it is text, and is never shown as else.
    """
    text = unicodedata.normalize("NFC", " ".join(text.split()))
    kept: list[str] = []
    pile = 0
    for place, character in enumerate(text):
        pile = pile + 1 if unicodedata.category(character)[0] == "M" else 0
        hidden = is_hidden(character) and not (character == JOINER and _joins(text, place))
        if not hidden and pile <= 3:
            kept.append(character)
    return "".join(kept).strip()


def _joins(text: str, place: int) -> bool:
    around = text[place - 1 : place] + text[place + 1 : place + 2]
    return len(around) == 2 and all(unicodedata.category(one) in ("So", "Sk", "Mn") for one in around)
