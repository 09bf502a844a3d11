"""The archive: finished hands as each reader may know them; nothing but the stored facts, veiled (Rulebook D1, G5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from croupier.chinese.event import ChineseEnded, ChineseOpened
from croupier.chinese.hand import ChineseHand
from croupier.history.deal_write import write_deal
from croupier.history.phh import write
from croupier.room.desk import NOBODY
from croupier.room.fact import AnyFact, Cut, Roll, Voided
from croupier.room.fairness import openings
from croupier.room.proof import HandRecord, known_places
from croupier.room.record import TABLE_FACTS
from croupier.room.veil import veil_fact
from croupier.rules.event import Ended, Opened, Shuffled
from croupier.rules.hand import Hand
from croupier.server import wire
from croupier.server.store import Store

PAGE = 20
"""Hands on one page."""

MOST = 1000
"""Hands of a table in one download, the last ones."""

BEFORE_ALL = 2**53
"""A number that no fact will ever have."""


class Stored(NamedTuple):
    """A finished hand as it is stored, with all of its secrets: never given to a reader."""

    table: str
    n: int
    at: int
    facts: tuple[AnyFact, ...]
    void: bool = False

    @property
    def id(self) -> str:
        """What a link calls it."""
        return f"{self.table}.{self.n}"

    @property
    def roll(self) -> Roll:
        """The table as it stood before."""
        assert isinstance(self.facts[0], Roll)
        return self.facts[0]

    @property
    def last(self) -> int:
        """The number of its last fact."""
        return self.n + len(self.facts) - 1

    @property
    def opened(self) -> Opened | ChineseOpened:
        """How it began."""
        return next(fact for fact in self.facts if isinstance(fact, Opened | ChineseOpened))

    def player(self, reader: str) -> int:
        """The reader's index in the hand, -1 if he was not in it."""
        seats = {sitting.seat: sitting.player for sitting in self.roll.sittings}
        players = [seats.get(seat, "") for seat in self.opened.seats]
        return players.index(reader) if reader and reader in players else -1


# Reading.


async def page_of(store: Store, table: str, before: int, most: int = PAGE) -> tuple[list[Stored], int]:
    """The last finished hands that began before fact `before`, newest first, and where to read on (0: no more)."""
    rolls = await store.rolls(table, before, most + 1)
    if not rolls:
        return [], 0
    wanted, more = rolls[:most], rolls[most:]
    end = before if before < BEFORE_ALL else None
    rows = await store.between(table, wanted[-1][0], end)
    hands = [hand for n, at, facts in reversed(parted(rows)) if (hand := finished(table, n, at, facts))]
    return hands, wanted[-1][0] if more else 0


async def hand_of(store: Store, table: str, roll: int) -> Stored | None:
    """The finished hand that follows this roll; None when there is none, or it is still played."""
    rows = await store.between(table, roll, await store.next_roll(table, roll))
    parts = parted(rows)
    return finished(table, *parts[0]) if parts and parts[0][0] == roll else None


def parted(rows: Iterable[tuple[int, int, AnyFact]]) -> list[tuple[int, int, list[AnyFact]]]:
    """A table's facts, each after its number and its time, as one part for each roll, with the roll's number and time.

    The room plays on while it is asked: a hand that began just now must not be taken for more of the one before it,
    whose players sat in other places.
    """
    parts: list[tuple[int, int, list[AnyFact]]] = []
    for n, at, fact in rows:
        if isinstance(fact, Roll) or not parts:
            parts.append((n, at, []))
        parts[-1][2].append(fact)
    return parts


def finished(table: str, n: int, at: int, facts: Sequence[AnyFact]) -> Stored | None:
    """A roll's facts as a hand, if they are a whole one, without what came between hands."""
    kinds = {type(fact) for fact in facts}
    if not isinstance(facts[0], Roll) or not ({Opened, Ended} <= kinds or {ChineseOpened, ChineseEnded} <= kinds):
        return None
    last = max(place for place, fact in enumerate(facts) if type(fact) not in TABLE_FACTS)
    return Stored(table, n, at, tuple(facts[: last + 1]), Voided in kinds)


# What a reader gets.


def record_of(hand: Stored, reader: str) -> HandRecord:
    """The hand as this reader may know it, with the openings of the cards that he saw; folded cards stay closed."""
    player = hand.player(reader)
    roll = replace(hand.roll, desk=NOBODY)  # who waits at the door or was sent away is no part of the hand
    facts = (roll, *(veil_fact(fact, player if player >= 0 else None) for fact in hand.facts[1:]))
    cut = next((fact for fact in hand.facts if isinstance(fact, Cut)), None)
    deck = next((fact.deck for fact in hand.facts if isinstance(fact, Shuffled)), ())
    opened = openings(cut, deck, known_places(facts, deck)) if cut else ()
    return HandRecord("croupier-hand-1", hand.id, hand.table, hand.at, player, facts, opened)


def row_of(hand: Stored, reader: str) -> wire.HandRow:
    """The hand as one line of a list."""
    player = hand.player(reader)
    seen = played(hand, player)
    payoffs = seen.payoffs()
    winners = [
        wire.Winner(seen.opened.names[index], gain)
        for index, gain in sorted(enumerate(payoffs), key=lambda one: -one[1])
        if gain > 0
    ]
    own, gain = (cards_of(seen, player), payoffs[player]) if player >= 0 else ((), None)
    board = () if isinstance(seen, ChineseHand) else tuple(seen.board)
    return wire.HandRow(hand.id, seen.opened.hand, hand.at, seen.opened.variant, winners, board, own, gain, hand.void)


def cards_of(seen: Hand | ChineseHand, player: int) -> tuple[int, ...]:
    """A player's own cards: in open-face Chinese those of his rows, the top first."""
    if isinstance(seen, ChineseHand):
        return tuple(card for row in seen.rows_of(player) for card in row)
    return seen.holes[player]


def played(hand: Stored, player: int) -> Hand | ChineseHand:
    """The hand with what this player knows of it (-1: a spectator)."""
    opened = hand.opened
    seen = ChineseHand.open(opened) if isinstance(opened, ChineseOpened) else Hand.open(opened)
    for fact in events_of(hand.facts):
        seen.apply(veil_fact(fact, player if player >= 0 else None))  # type: ignore[arg-type]
    return seen


def events_of(facts: Iterable[AnyFact]) -> Iterable[AnyFact]:
    """The facts of the hand itself, after its opening."""
    return (fact for fact in facts if type(fact) not in TABLE_FACTS and not isinstance(fact, Opened | ChineseOpened))


def phh_of(hand: Stored, reader: str) -> str:
    """The hand as PHH, a deal of open-face Chinese in its own form; cards that this reader does not know are `??`."""
    table, seen = hand.roll.spec.name, played(hand, hand.player(reader))
    if isinstance(seen, ChineseHand):
        return write_deal(seen)
    return write(seen, told={"table": table, "event": table})


def json_of(hand: Stored, reader: str) -> str:
    """The record on one line of JSON."""
    return msgspec.json.encode(record_of(hand, reader)).decode() + "\n"
