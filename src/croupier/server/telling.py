"""Telling: what one reader may know of new facts, and how the table stands for that reader after them."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from croupier.room.fact import AnyFact
from croupier.room.game import games_of
from croupier.room.table import Table
from croupier.room.veil import veil_fact
from croupier.rules.event import Dealt, Discarded
from croupier.rules.legal import Legal
from croupier.rules.showdown import name_of_hand
from croupier.server.wire import Choosing, Numbered, Told, Turn

encode = msgspec.json.Encoder().encode

NAME_ROOM = 64
"""Bytes that the longest name of a hand takes; a message to who has cards gives each of them as many."""


def told_for(
    name: str, table: Table, facts: Iterable[tuple[int, AnyFact]], reader: str, now: int, *, fresh: bool = False
) -> Told:
    """The facts, all of one hand, as the reader may see them; `reader` is a player's id, "" for a spectator."""
    index = table.player_index(reader)
    turn = table.turn(now)
    seen = [Numbered(n, veil_fact(fact, index)) for n, fact in facts]
    hand = None if index is None or table.hand is None else name_of_hand(table.hand, index)
    return Told(
        name,
        seen,
        seat=table.seat_of(reader) if reader else 0,
        turn=Turn(*turn, table.bank_left(now), table.spec.cash.bank_seconds * 1000) if turn else None,
        legal=_legal(table, index),
        hand=hand,
        fresh=fresh,
        next_hand=table.next_hand(now),
        choosing=_choosing(table, now),
        held={str(one.seat): table.held_for(one.player, now) for one in table.queue.values() if one.seat},
        pad="" if index is None else filler((one.fact for one in seen), index, len(encode(hand))),
    )


def filler(facts: Iterable[AnyFact], index: int, named: int) -> str:
    """Spaces that make a message as long with any other cards of this player, whose hand's name takes `named` bytes.

    A line is encrypted, but whoever listens sees how long each message is.
    """
    own = [fact for fact in facts if isinstance(fact, Dealt | Discarded) and fact.player == index]
    hidden = [fact.cards[: len(fact.cards) - fact.up] if isinstance(fact, Dealt) else fact.cards for fact in own]
    return " " * (NAME_ROOM - named + sum(card < 10 for cards in hidden for card in cards))


def _choosing(table: Table, now: int) -> Choosing | None:
    asked = table.choice(now)
    return None if asked is None else Choosing(*asked, games_of(table.spec))


def _legal(table: Table, index: int | None) -> Legal | None:
    if index is None or table.hand is None or not table.running:
        return None
    return table.hand.legal(index)
