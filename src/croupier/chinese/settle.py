"""Settling: points become chips, pair by pair, as far as the caps let (Rulebook K21, K22, K26)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from croupier.chinese.event import Settled
from croupier.chinese.house import ChineseRules


def settle(stacks: Sequence[int], pairs: Iterable[tuple[int, int, int]], house: ChineseRules) -> list[Settled]:
    """Who pays whom, in this order of pairs; `stacks` are those at the start of the deal, in chips.

    Each pair is (first, second, points that the first wins). In `effective_stack` no more changes hands than either
    had at the start; never more than the payer has left at that moment; the rest is forgiven (K22).
    """
    left, paid = list(stacks), []
    for first, second, points in pairs:
        if not points:
            continue
        payer, receiver = (second, first) if points > 0 else (first, second)
        points = abs(points)
        due = points * house.ofc_point_value
        amount = min(due, left[payer])
        if house.ofc_settlement_cap == "effective_stack":
            amount = min(amount, stacks[payer], stacks[receiver])
        left[payer] -= amount
        left[receiver] += amount
        paid.append(Settled(payer, receiver, points, amount, due - amount))
    return paid
