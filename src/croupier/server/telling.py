"""Telling: what one reader may know of new facts, and how the table stands for that reader after them."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import Raw, Struct

from croupier.cards import UNKNOWN
from croupier.chinese.event import CardMoved, Given, Locked, Put, TakenBack
from croupier.ranking.describe import HandName
from croupier.room.fact import AnyFact
from croupier.room.game import games_of
from croupier.room.table import Table
from croupier.room.veil import veil_fact
from croupier.rules.event import Dealt, Discarded
from croupier.rules.hand import Hand
from croupier.rules.legal import Legal
from croupier.rules.showdown import name_of_hand
from croupier.server.bus import Frame, pack
from croupier.server.open_face import open_face_for
from croupier.server.wire import Choosing, Numbered, OpenFace, Told, Turn

encode = msgspec.json.Encoder().encode

NAME_ROOM = 64
"""Bytes that the longest name of a hand takes; a message to who has cards gives each of them as many."""

OWN_ROOM = 640
"""Bytes that the choices and the names of rows of one player take at most, and so they do in every message to him."""

OWN = frozenset({Dealt, Discarded, Given, Put, CardMoved, TakenBack, Locked})
"""The facts of which one player may know more than all others; every other fact is the same for all."""


NO_NAME = b"null"


class _Encoded(Struct, frozen=True, tag="told", tag_field="type", gc=False):
    """A `Told` of which what all readers share is encoded already."""

    table: str
    facts: Raw
    seat: int
    turn: Raw
    legal: Legal | None
    hand: Raw
    fresh: bool
    next_hand: Raw
    choosing: Raw
    held: Raw
    made: Raw
    open_face: OpenFace | None
    pad: str


class Names:
    """What the players' own cards make; ranked anew only when those cards or the board have changed."""

    def __init__(self) -> None:
        self._hand: Hand | None = None
        self._known: dict[int, tuple[tuple[int, ...], tuple[int, ...], bytes]] = {}

    def of(self, hand: Hand, player: int) -> bytes:
        """The name as it is told."""
        if hand is not self._hand:
            self._hand, self._known = hand, {}
        hole, board = tuple(hand.holes[player]), tuple(hand.board)
        known = self._known.get(player)
        if known is None or known[0] != hole or known[1] != board:
            known = self._known[player] = hole, board, encode(name_of_hand(hand, player))
        return known[2]


class Telling:
    """New facts of a table, all of one hand, for all of its readers: what they share is encoded once."""

    def __init__(self, name: str, table: Table, facts: list[tuple[int, AnyFact]], now: int, names: Names) -> None:
        self.name, self.table, self.facts, self.now, self.names = name, table, facts, now, names
        self.has_own = any(type(fact) in OWN for _, fact in facts)
        self.all = Raw(encode(veiled(facts, None)))
        stance = told_for(name, table, (), "", now)
        self.turn, self.next_hand = Raw(encode(stance.turn)), Raw(encode(stance.next_hand))
        self.choosing, self.held = Raw(encode(stance.choosing)), Raw(encode(stance.held))
        self.made = Raw(encode(stance.made))

    def frame(self, reader: str = "", seat: int = 0) -> bytes:
        """The message for a reader who sits in this seat (0: none), as the bus carries it; "" is a spectator."""
        return pack(Frame(self.facts[0][0], self.facts[-1][0], self.body(reader, seat)))

    def body(self, reader: str = "", seat: int = 0) -> bytes:
        """The message itself."""
        table, index = self.table, self.table.player_index(reader)
        facts, hand, pad = self.all, NO_NAME, ""
        beside = open_face_for(table, index, self.now)
        if index is not None:
            own = veiled(self.facts, index) if self.has_own else []
            facts = Raw(encode(own)) if self.has_own else self.all
            hand = self.names.of(table.hand, index) if table.hand else NO_NAME
            pad = _pad(hand, own, index, beside, seat)
        legal = _legal(table, index)
        stance = (self.turn, legal, Raw(hand), False, self.next_hand, self.choosing, self.held, self.made)
        return encode(_Encoded(self.name, facts, seat, *stance, beside, pad))


def veiled(facts: Iterable[tuple[int, AnyFact]], player: int | None) -> list[Numbered]:
    """The facts as this player of the hand (None: anybody else) may know them."""
    return [Numbered(n, veil_fact(fact, player)) for n, fact in facts]


def told_for(
    name: str, table: Table, facts: Iterable[tuple[int, AnyFact]], reader: str, now: int, *, fresh: bool = False
) -> Told:
    """The facts, all of one hand, as the reader may see them; `reader` is a player's id, "" for a spectator."""
    index = table.player_index(reader)
    turn = table.turn(now)
    seen = veiled(facts, index)
    hand = None if index is None or table.hand is None else name_of_hand(table.hand, index)
    beside = open_face_for(table, index, now)
    seat = table.seat_of(reader) if reader else 0
    return Told(
        name,
        seen,
        seat=seat,
        turn=Turn(*turn, table.bank_left(now), table.spec.cash.bank_seconds * 1000) if turn else None,
        legal=_legal(table, index),
        hand=hand,
        fresh=fresh,
        next_hand=table.next_hand(now),
        choosing=_choosing(table, now),
        held={str(one.seat): table.held_for(one.player, now) for one in table.queue.values() if one.seat},
        made=made_by_all(table.hand),
        open_face=beside,
        pad="" if index is None else _pad(encode(hand), seen, index, beside, seat),
    )


def _pad(hand: bytes, seen: Iterable[Numbered], index: int, beside: OpenFace | None, seat: int) -> str:
    if beside is None:
        return " " * (NAME_ROOM - len(hand) + _short(seen, index))
    own = (beside.legal, beside.rows.get(str(seat)))
    return " " * (OWN_ROOM - len(encode(own)) + sum(_short_cards(one.fact) for one in seen))


def _short_cards(fact: AnyFact) -> int:
    """How many digits fewer than most the cards of a fact of open-face Chinese take that only their owner knows."""
    match fact:
        case Given(cards=cards, up=False) | Locked(discards=cards):
            return sum(0 <= card < 10 for card in cards)
        case Put(card=card, up=False) | CardMoved(card=card, up=False) | TakenBack(card=card, up=False):
            return int(0 <= card < 10)
    return 0


def _short(seen: Iterable[Numbered], index: int) -> int:
    """How many cards that this player alone knows have one digit: by so much the message would be shorter."""
    own = [one.fact for one in seen if isinstance(one.fact, Dealt | Discarded) and one.fact.player == index]
    hidden = [fact.cards[: len(fact.cards) - fact.up] if isinstance(fact, Dealt) else fact.cards for fact in own]
    return sum(card < 10 for cards in hidden for card in cards)


def made_by_all(hand: Hand | None) -> dict[str, HandName]:
    """What each hand makes of which everybody sees every card, by seat; on several boards no name would be true (G1).

    >>> made_by_all(None)
    {}
    """
    if hand is None or len(hand.boards) > 1:
        return {}
    open_to_all = [player for player, cards in enumerate(hand.shown) if cards and UNKNOWN not in cards]
    named = {str(hand.opened.seats[player]): name_of_hand(hand, player) for player in open_to_all}
    return {seat: name for seat, name in named.items() if name is not None}


def _choosing(table: Table, now: int) -> Choosing | None:
    asked = table.choice(now)
    return None if asked is None else Choosing(*asked, games_of(table.spec))


def _legal(table: Table, index: int | None) -> Legal | None:
    if index is None or table.hand is None or not table.running:
        return None
    return table.hand.legal(index)
