"""The greedy policy: which placement looks best now (Rulebook K5 to K7, K20)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from croupier.cards import Card
from croupier.chinese.rows import Rows
from croupier.chinese.variant import ALL
from croupier.study.open_face.lays import laid, plans
from croupier.study.open_face.spot import Spot


def greedy(spot: Spot) -> Rows:
    """The cards of this street for each row from the top down."""
    if spot.hidden:
        return in_sets(spot.given)
    room = (3 - len(spot.rows[0]), 5 - len(spot.rows[1]), 5 - len(spot.rows[2]))
    options = [laid(spot.given, plan) for plan in plans(len(spot.given), spot.place, room)]
    return max(options, key=lambda lay: looks(tuple(old + new for old, new in zip(spot.rows, lay, strict=True))))


def looks(rows: Sequence[tuple[Card, ...]]) -> float:
    """How good three rows look: what repeats and what is suited counts, most at the bottom; out of order is bad."""
    strengths = [made(row) for row in rows]
    suited = [len(row) * (len({card & 3 for card in row}) == 1) for row in rows]
    disorder = sum(max(0.0, high - low) for high, low in pairwise(strengths))
    return sum(strengths) + suited[1] + 2 * suited[2] - 3 * disorder


def made(row: Sequence[Card]) -> float:
    """How strong the cards of a row are as far as they go."""
    counts = Counter(card >> 2 for card in row)
    return sum((0, 0.1, 2, 5, 9)[count] + rank * count * 0.05 for rank, count in counts.items())


def in_sets(given: Sequence[Card]) -> Rows:
    """Thirteen cards, what repeats first, from the bottom up."""
    counts = Counter(card >> 2 for card in given)
    best = sorted(given, key=lambda card: (counts[card >> 2], card), reverse=True)[:ALL]
    return tuple(best[10:]), tuple(best[5:10]), tuple(best[:5])
