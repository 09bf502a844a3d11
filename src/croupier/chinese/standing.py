"""How a player's rows stand in the middle of a deal: what they are called, pay already, and whether they are dead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from croupier.cards import UNKNOWN, rank_of
from croupier.chinese.decide import face_up
from croupier.chinese.hand import ChineseHand
from croupier.chinese.rows import Rows
from croupier.chinese.royalties import Pays, Royalties, paytable
from croupier.chinese.variant import BOTTOM, MIDDLE, SIZES, TOP
from croupier.ranking.describe import HandName, name_of
from croupier.ranking.high import rank5
from croupier.ranking.three import holds_up, rank3

NOTHING: Rows = ((), (), ())


class Standing(NamedTuple):
    """Three rows from the top down: the name of each (None: no card), the royalty that it pays already, and whether the
    hand is dead whatever comes (Rulebook K6, K20)."""

    names: tuple[HandName | None, HandName | None, HandName | None]
    royalties: tuple[int, int, int]
    fouled: bool


def rows_seen(deal: ChineseHand, player: int, reader: int | None) -> Rows:
    """The rows of a player as this reader may see them; None is a spectator (Rulebook K10, K12, K24)."""
    if player == reader:
        return deal.rows_of(player)
    if player in deal.hidden and not deal.finished:
        return NOTHING
    if deal.given[player] and face_up(deal, player):
        return deal.rows_of(player)
    top, middle, bottom = deal.rows[3 * player : 3 * player + 3]
    return top, middle, bottom


def standing(rows: Rows, royalties: Royalties) -> Standing:
    """How these rows stand; cards that the reader does not know count as none."""
    top, middle, bottom = [tuple(card for card in row if card != UNKNOWN) for row in rows]
    names = name(top), name(middle), name(bottom)
    pays = paid_on_top(top, royalties), paid(middle, royalties, MIDDLE), paid(bottom, royalties, BOTTOM)
    return Standing(names, pays, is_dead_already((top, middle, bottom)))


def name(cards: Sequence[int]) -> HandName | None:
    """What a row is called so far."""
    return name_of(cards) if cards else None


def paid_on_top(cards: Sequence[int], royalties: Royalties) -> int:
    """What the top row pays already: a full one what it is, two cards of a rank their pair (K20)."""
    if len(cards) == SIZES[TOP]:
        return paytable(royalties).top[rank3(*cards)]
    pairs = [rank for rank, count in Counter(map(rank_of, cards)).items() if count == 2]
    return royalties.pairs[pairs[0]] if pairs else 0


def paid(cards: Sequence[int], royalties: Royalties, row: int) -> int:
    """What the middle or the bottom pays already; less than five cards can be trips or quads (K20)."""
    if len(cards) == SIZES[row]:
        table = paytable(royalties)
        return (table.middle if row == MIDDLE else table.bottom)[rank5(*cards)]
    pays: Pays = royalties.middle if row == MIDDLE else royalties.bottom
    most = max(Counter(map(rank_of, cards)).values(), default=0)
    return {3: pays.trips, 4: pays.quads}.get(most, 0)


def is_dead_already(rows: Rows) -> bool:
    """Whether two full rows stand in the wrong order, so that no card can mend it (K6, K7)."""
    top, middle, bottom = rows
    if len(middle) < SIZES[MIDDLE]:
        return False
    ranked = rank5(*middle)
    under_top = len(top) == SIZES[TOP] and not holds_up(ranked, rank3(*top))
    return under_top or (len(bottom) == SIZES[BOTTOM] and ranked > rank5(*bottom))
