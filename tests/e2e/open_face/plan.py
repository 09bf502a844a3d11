"""What three matches of Pineapple will bring: the packs that the room is given, and the library's own count of a deal.

Anna sits in seat 1, Boris in seat 2, the bot in seat 3; the button begins at the bot. The bot never gets two cards
above the jack of a rank, or three of any, so that Fantasyland is Anna's alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from tests.room.open_face_answers import IN, LEAVES
from tests.room.open_face_play import deck_of, draw_for, streets_of

from croupier.cards import rank_of, standard_deck
from croupier.chinese.action import AUTO_PLACE, Lay
from croupier.chinese.event import ChineseOpened, Locked
from croupier.chinese.hand import ChineseHand
from croupier.chinese.opening import open_chinese, order_of

NAMES = {1: "Anna", 2: "Boris"}
BOT = 3
SEATS = (*NAMES, BOT)
LONG = 600
"""Seconds of a deal, of the bank and of a confirmation: nobody runs out of time but when the clock is turned."""

PINEAPPLE = {
    "name": "Pineapple",
    "variant": "ofc",
    "seats": 3,
    "open_face": {
        "ofc_deal_seconds": LONG,
        "ofc_fantasy_seconds": LONG,
        "ofc_bank_seconds": LONG,
        "ofc_confirm_seconds": LONG,
    },
}


class Deal(NamedTuple):
    """Who has the button, what Anna and Boris will lay, and who is in Fantasyland with how many cards."""

    button: int
    anna: str
    boris: str
    fantasy: Mapping[int, int] = {}

    def board(self, name: str) -> str:
        """What this player will lay."""
        return self.anna if name == NAMES[1] else self.boris


STRAIGHT_BELOW = "Ks 9c 5h / 8h 8d 6c 6d 2s / 4h 5d 6h 7d 8c"
FLUSH_BELOW = "Qh 9c 4d / 7c 7d Ts 5h 2s / Ac Qc Tc 6c 3c"
DEAD = "As Ad 2c / Kc Kd 8h 6s 3d / Jh Jd 5c 5s 9d"
DEAD_AGAIN = "Ks Kd 8c / 4c 4h Kh 8h 2h / 8d 8s 9h 9s 3h"

TO_FANTASYLAND = Deal(3, IN, STRAIGHT_BELOW)
IN_FANTASYLAND = Deal(1, LEAVES, STRAIGHT_BELOW, {1: 14})
A_FOUL = Deal(2, FLUSH_BELOW, DEAD)
OUT_OF_TIME = Deal(3, FLUSH_BELOW, DEAD_AGAIN)

MATCHES = (TO_FANTASYLAND, IN_FANTASYLAND, A_FOUL, OUT_OF_TIME)
"""The deals of three matches."""


def packs(deals: Iterable[Deal]) -> list[list[int]]:
    """The packs in the order in which the room asks for them: that of the draw for the button, then one a deal."""
    return [draw_for(BOT, len(SEATS)), *map(pack, deals)]


def pack(deal: Deal) -> list[int]:
    """The pack by which a deal comes as it is planned."""
    seats = order_of(SEATS, deal.button)
    names = [NAMES.get(seat, "Bot") for seat in seats]
    fantasy = [deal.fantasy.get(seat, 0) for seat in seats]
    opened = open_chinese(seats=seats, names=names, stacks=[500] * len(seats), button=deal.button, fantasy=fantasy)
    told = {name: streets_of(opened, names.index(name), deal.board(name)) for name in NAMES.values()}
    bot = harmless({card for streets in told.values() for street in streets for card in street})
    told["Bot"] = [bot[:5], *(bot[first : first + 3] for first in range(5, 17, 3))]
    return deck_of(opened, [told[name] for name in names])


def harmless(taken: set[int]) -> list[int]:
    """Seventeen other cards of which nobody comes into Fantasyland."""
    count: Counter[int] = Counter()
    found = []
    for card in standard_deck():
        rank = rank_of(card)
        if card not in taken and count[rank] < (2 if rank < 10 else 1):
            count[rank] += 1
            found.append(card)
    assert len(found) >= 17
    return found[:17]


def counted(opened: ChineseOpened, deck: list[int], locked: Iterable[Locked]) -> ChineseHand:
    """The deal as the library alone plays it: the pack that was laid, and each street as it was confirmed."""
    hand = ChineseHand.open(opened)
    hand.deal(deck)
    for one in locked:
        hand.act(one.player, AUTO_PLACE if one.auto else Lay(one.top, one.middle, one.bottom))
    assert hand.finished
    return hand
