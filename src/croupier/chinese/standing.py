"""How a player's rows stand in the middle of a deal: what they are called, pay already, and whether they are dead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from croupier.cards import UNKNOWN, rank_of
from croupier.chinese.rows import Rows
from croupier.chinese.royalties import Pays, Royalties, paytable
from croupier.chinese.variant import BOTTOM, MIDDLE, SIZES, TOP
from croupier.ranking.describe import HandName, name_of
from croupier.ranking.high import rank5
from croupier.ranking.three import holds_up, rank3


class Standing(NamedTuple):
    """Three rows from the top down: the name of each (None: no card), the royalty that it pays already, and whether the
    hand is dead whatever comes (Rulebook K6, K20)."""

    names: tuple[HandName | None, HandName | None, HandName | None]
    royalties: tuple[int, int, int]
    fouled: bool


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
    top, *below = rows
    fives = [rank5(*row) for row in below if len(row) == SIZES[BOTTOM]]
    if len(top) == SIZES[TOP] and not all(holds_up(five, rank3(*top)) for five in fives):
        return True
    return fives != sorted(fives)
