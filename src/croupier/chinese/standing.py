"""How a player's rows stand in the middle of a deal: what they are called, pay already, and whether they are dead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from croupier.cards import UNKNOWN, Card, rank_of, standard_deck
from croupier.chinese.rows import Rows
from croupier.chinese.royalties import Pays, Royalties, paytable
from croupier.chinese.variant import BOTTOM, MIDDLE, SIZES, TOP
from croupier.ranking.describe import HandName, name_of
from croupier.ranking.high import rank5
from croupier.ranking.three import least_five, rank3

LOOKED_AT = 2
"""Of a row that lacks more cards than that, it is not asked what it can become."""

WEAKEST, STRONGEST = 1, 7462
"""The lowest rank of a row of three and the highest of a row of five."""


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
    """Whether no cards that could still come bring the rows into order, as far as each row is looked at alone (K6, K7).

    True is certain. A row that lacks more than two cards counts as one that may become anything.
    """
    top, middle, bottom = [
        reach(row, size, gone(rows, place)) for place, (row, size) in enumerate(zip(rows, SIZES, strict=True))
    ]
    least, most = least_five(top[0] if top else WEAKEST), bottom[-1] if bottom else STRONGEST
    if not middle:
        return most < least
    return not any(least <= rank <= most for rank in middle)


def gone(rows: Rows, place: int) -> tuple[Card, ...]:
    """The cards that cannot come into this row, for they lie in another."""
    return tuple(sorted(card for other, row in enumerate(rows) if other != place for card in row))


@lru_cache(1 << 12)
def reach(row: tuple[Card, ...], size: int, elsewhere: tuple[Card, ...]) -> tuple[int, ...]:
    """How strong a row can become, from the weakest on; nothing when it lacks too many cards to look at them all."""
    if size - len(row) > LOOKED_AT:
        return ()
    rank = rank3 if size == SIZES[TOP] else rank5
    left = [card for card in standard_deck() if card not in row and card not in elsewhere]
    return tuple(sorted({rank(*row, *more) for more in combinations(left, size - len(row))}))
