"""Telling: what one reader may know of new facts, and how the table stands for that reader after them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

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
from croupier.server.bus import Frame
from croupier.server.open_face import open_face_for
from croupier.server.wire import Choosing, Numbered, OpenFace, Told, Turn

encode = msgspec.json.Encoder().encode

NAME_ROOM = 64
"""Bytes that the longest name of a hand takes; a message to who has cards gives each of them as many."""

OWN_ROOM = 640
"""Bytes that the choices and the names of rows of one player take at most, and so they do in every message to him."""

OWN = frozenset({Dealt, Discarded, Given, Put, CardMoved, TakenBack, Locked})
"""The facts of which one player may know more than all others; every other fact is the same for all."""


NULL = b"null"

SPACES = b" " * 64
"""As many as the cards or the name of a hand in a message about a betting game may need."""

NO_NAME = SPACES[: NAME_ROOM - len(NULL)]

SEATS = [str(seat).encode() for seat in range(12)]

QUIET = b',"fresh":false,"next_hand":null,"choosing":null,"held":{},"made":{},"open_face":'
"""How nearly every table stands in the middle of a hand."""


class Names:
    """What the players' own cards make; ranked anew only when those cards or the board have changed."""

    def __init__(self) -> None:
        self._hand: Hand | None = None
        self._known: dict[int, tuple[tuple[int, ...], int, bytes, bytes]] = {}

    def of(self, hand: Hand, player: int) -> tuple[bytes, bytes]:
        """The name as it is told, and the spaces that make it as long as the longest."""
        if hand is not self._hand:
            self._hand, self._known = hand, {}
        hole, board = hand.holes[player], len(hand.board)  # of a board nothing is ever taken back
        known = self._known.get(player)
        if known is None or known[1] != board or known[0] != hole:
            name = encode(name_of_hand(hand, player))
            known = self._known[player] = hole, board, name, SPACES[: NAME_ROOM - len(name)]
        return known[2:]


class Telling:
    """New facts of a table, all of one hand, for all of its readers: what they share is encoded once.

    A message is put together from pieces of JSON, in the order of `Told`: making a `Told` for each reader and encoding
    it took several times as long.
    """

    def __init__(self, name: str, table: Table, facts: list[tuple[int, AnyFact]], now: int, names: Names) -> None:
        self.table, self.facts, self.now, self.names = table, facts, now, names
        self.has_own = not OWN.isdisjoint([type(fact) for _, fact in facts])
        self.head = b'{"type":"told","table":"%b","facts":' % name.encode()
        self.all = encode(veiled(facts, None))
        stance = stance_of(table, now)
        self.turn = b',"turn":%b,"legal":' % encode(stance.turn)
        self.stance = QUIET if stance.is_quiet else _encoded(stance)
        self.is_open_face = table.open_face
        self.asked = table.hand.to_act if table.hand is not None and table.running else -1

    def frame(self, reader: str, seat: int) -> Frame:
        """The message for a reader who sits in this seat (0: none); the reader "" is a spectator."""
        table = self.table
        facts, legal, hand, pad, beside = self.all, NULL, NULL, b"", NULL
        own: list[Numbered] = []
        index = table.players.index(reader) if reader and reader in table.players else None
        if index is not None:
            hand, pad = (NULL, NO_NAME) if table.hand is None else self.names.of(table.hand, index)
            if self.has_own:
                own = veiled(self.facts, index)
                facts, pad = encode(own), pad + SPACES[: _short(own, index)]
            if index == self.asked:
                legal = encode(_legal(table, index))
        if self.is_open_face:
            beside, pad = self._of_open_face(index, seat, own)
        place = (self.head, facts, b',"seat":', SEATS[seat], self.turn, legal, b',"hand":', hand, self.stance, beside)
        return Frame(self.facts[0][0], self.facts[-1][0], b"".join((*place, b',"pad":"', pad, b'"}')))

    def _of_open_face(self, index: int | None, seat: int, own: list[Numbered]) -> tuple[bytes, bytes]:
        beside = open_face_for(self.table, index, self.now)
        if index is None or beside is None:
            return encode(beside), b""
        return encode(beside), _pad_of_rows(own, beside, seat).encode()


class Stance(NamedTuple):
    """How a table stands beside its facts, the same for every reader."""

    turn: Turn | None
    next_hand: int | None
    choosing: Choosing | None
    held: dict[str, int]
    made: dict[str, HandName]

    @property
    def is_quiet(self) -> bool:
        """Whether there is nothing to say but whose turn it is."""
        return self.next_hand is None and self.choosing is None and not self.held and not self.made


def _encoded(stance: Stance) -> bytes:
    next_hand, choosing, held, made = map(encode, stance[1:])
    start = b',"fresh":false,"next_hand":%b,"choosing":%b' % (next_hand, choosing)
    return b'%b,"held":%b,"made":%b,"open_face":' % (start, held, made)


def stance_of(table: Table, now: int) -> Stance:
    """How the table stands at this time."""
    turn, rests = table.turn(now), not table.running
    return Stance(
        Turn(*turn, table.bank_left(now), table.spec.cash.bank_seconds * 1000) if turn else None,
        table.next_hand(now) if rests else None,
        _choosing(table, now) if rests else None,
        {str(one.seat): table.held_for(one.player, now) for one in table.queue.values() if one.seat},
        made_by_all(table.hand),
    )


def veiled(facts: Iterable[tuple[int, AnyFact]], player: int | None) -> list[Numbered]:
    """The facts as this player of the hand (None: anybody else) may know them."""
    return [Numbered(n, veil_fact(fact, player)) for n, fact in facts]


def told_for(
    name: str, table: Table, facts: Iterable[tuple[int, AnyFact]], reader: str, now: int, *, fresh: bool = False
) -> Told:
    """The facts, all of one hand, as the reader may see them; `reader` is a player's id, "" for a spectator."""
    index = table.player_index(reader)
    seen, stance = veiled(facts, index), stance_of(table, now)
    hand = None if index is None or table.hand is None else name_of_hand(table.hand, index)
    beside = open_face_for(table, index, now)
    seat = table.seat_of(reader) if reader else 0
    return Told(
        name,
        seen,
        seat=seat,
        legal=_legal(table, index),
        hand=hand,
        fresh=fresh,
        open_face=beside,
        pad="" if index is None else _pad(hand, seen, index, beside, seat),
        **stance._asdict(),
    )


def _pad(hand: HandName | None, seen: Sequence[Numbered], index: int, beside: OpenFace | None, seat: int) -> str:
    if beside is None:
        return " " * (NAME_ROOM - len(encode(hand)) + _short(seen, index))
    return _pad_of_rows(seen, beside, seat)


def _pad_of_rows(seen: Sequence[Numbered], beside: OpenFace, seat: int) -> str:
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


def _short(seen: Sequence[Numbered], index: int) -> int:
    """How many cards that this player alone knows have one digit: by so much the message would be shorter."""
    if not seen:
        return 0
    own = [one.fact for one in seen if isinstance(one.fact, Dealt | Discarded) and one.fact.player == index]
    hidden = [fact.cards[: len(fact.cards) - fact.up] if isinstance(fact, Dealt) else fact.cards for fact in own]
    return sum(card < 10 for cards in hidden for card in cards)


def made_by_all(hand: Hand | None) -> dict[str, HandName]:
    """What each hand makes of which everybody sees every card, by seat; on several boards no name would be true (G1).

    >>> made_by_all(None)
    {}
    """
    if hand is None or hand.more or not any(hand.shown):
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
