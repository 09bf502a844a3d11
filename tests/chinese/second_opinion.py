"""A second opinion on a finished deal: rows, points, transfers and Fantasyland written down again from the rulebook.

It shares no code with the package but the names of its options: slow, without tables, from the words of K6 to K25.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

Strength = tuple[int, list[int]]
HIGH, PAIR, TWO_PAIR, TRIPS, STRAIGHT, FLUSH, FULL, QUADS, STRAIGHT_FLUSH = range(9)
PAYS = ("trips", "straight", "flush", "full_house", "quads", "straight_flush")


def strength(row: Sequence[int]) -> Strength:
    """A row as its category's number and the ranks that decide inside it (B1 to B4, B8)."""
    counts = Counter(card // 4 for card in row)
    order = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    shape = sorted(counts.values(), reverse=True)
    full = len(row) == 5
    if order == [12, 3, 2, 1, 0]:
        order = [3, 2, 1, 0, -1]
    straight = full and len(order) == 5 and order[0] - order[4] == 4
    flush = full and len({card % 4 for card in row}) == 1
    if straight or flush:
        return (STRAIGHT_FLUSH if straight and flush else FLUSH if flush else STRAIGHT), order
    kinds = {(4, 1): QUADS, (3, 2): FULL, (3, 1, 1): TRIPS, (3,): TRIPS, (2, 2, 1): TWO_PAIR}
    return kinds.get(tuple(shape), PAIR if shape[0] == 2 else HIGH), order


def over(top: Strength, middle: Strength) -> bool:
    """Whether a row of three is stronger than one of five, in as many ranks as it has (K7)."""
    if top[0] != middle[0]:
        return top[0] > middle[0]
    return top[1] > middle[1][: len(top[1])]


def dead(rows: Sequence[Sequence[int]]) -> bool:
    """Whether the rows are out of order (K6)."""
    top, middle, bottom = map(strength, rows)
    return over(top, middle) or middle > bottom


def royalty(place: int, row: Sequence[int], table: Any) -> int:
    """What a row pays by a table of the house (K20)."""
    category, ranks = strength(row)
    if place == 0:
        if category == HIGH:
            return 0
        found: int = (table.pairs if category == PAIR else table.trips)[ranks[0]]
        return found
    pays = table.middle if place == 1 else table.bottom
    if category < TRIPS:
        return 0
    if category == STRAIGHT_FLUSH and ranks[0] == 12:
        best: int = pays.royal_flush
        return best
    paid: int = getattr(pays, PAYS[category - TRIPS])
    return paid


def points(one: Sequence[Any], other: Sequence[Any], house: Any) -> int:
    """What one hand wins from another (K17 to K20)."""
    dead_one, dead_other = dead(one), dead(other)
    if dead_one and dead_other:
        return 0
    if dead_one or dead_other:
        lines = 3 if dead_other else -3
        scoop = (lines > 0) - (lines < 0) if house.ofc_foul_scoop else 0
    else:
        won = [(strength(a) > strength(b)) - (strength(a) < strength(b)) for a, b in zip(one, other, strict=True)]
        lines = sum(won)
        scoop = 1 if won == [1, 1, 1] else -1 if won == [-1, -1, -1] else 0
    pay = [
        0 if is_dead else sum(royalty(place, row, house.ofc_royalties) for place, row in enumerate(hand))
        for hand, is_dead in ((one, dead_one), (other, dead_other))
    ]
    return lines + 3 * scoop + pay[0] - pay[1]


def pairs(hands: Sequence[Sequence[Any]], house: Any) -> list[tuple[int, int, int]]:
    """All pairs in the order of settling (K21)."""
    order = [(0, 1)] if len(hands) == 2 else [(0, 1), (0, 2), (2, 1)]
    return [(one, other, points(hands[one], hands[other], house)) for one, other in order]


def stacks_after(stacks: Sequence[int], settled: Sequence[tuple[int, int, int]], house: Any) -> list[int]:
    """The stacks after settling in this order (K22, K26)."""
    now = list(stacks)
    for one, other, won in settled:
        loser, winner = (other, one) if won >= 0 else (one, other)
        amount = abs(won) * house.ofc_point_value
        if house.ofc_settlement_cap == "effective_stack":
            amount = min(amount, stacks[loser], stacks[winner])
        amount = min(amount, now[loser])
        now[loser] -= amount
        now[winner] += amount
    return now


def fantasy_after(rows: Sequence[Sequence[int]], now: int, steps: Sequence[int], house: Any) -> int:
    """The Fantasyland cards of the next deal, after one with `now` of them; `steps` are the game's own (K23, K25)."""
    (top, ranks), middle, bottom = map(strength, rows)
    if not steps or dead(rows):
        return 0
    step = 3 if top == TRIPS else ranks[0] - 10 if top == PAIR else -1
    progressive = (14, 15, 16, 17)
    if not now:
        return 0 if step < 0 else (progressive if house.ofc_fantasy_cards == "progressive" else steps)[step]
    stays = top == TRIPS or bottom[0] >= QUADS
    if house.ofc_refantasy_full_house_middle:
        stays = stays or middle[0] >= FULL
    if not stays:
        return 0
    if house.ofc_refantasy_cards == "same":
        return now
    return progressive[step] if house.ofc_refantasy_cards == "progressive" and step >= 0 else steps[0]
