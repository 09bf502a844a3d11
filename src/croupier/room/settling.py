"""Settling an evening: who pays whom, in the fewest transfers (Rulebook A5)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

EXACT_UP_TO = 12
"""So many people with something to pay or to get are settled with the fewest transfers; more of them with few."""


class Debt(Struct, frozen=True, order=True, gc=False):
    """`payer` gives `payee` so much, at least 1."""

    payer: str
    payee: str
    amount: int


def settle_up(results: Mapping[str, int]) -> list[Debt]:
    """The payments that make everybody even: `results` is what each has won, negative for what he has lost.

    With n people who are not even there are at most n - 1 transfers, and up to twelve of them the fewest that are
    possible. Raises `ValueError` when the results do not add up to zero.
    """
    if sum(results.values()):
        raise ValueError("what is won is not what is lost")
    uneven = {name: result for name, result in sorted(results.items()) if result}
    groups = split(uneven) if len(uneven) <= EXACT_UP_TO else [tuple(uneven)]
    return [payment for group in groups for payment in pay({name: uneven[name] for name in group})]


def pay(results: Mapping[str, int]) -> Iterable[Debt]:
    """The greatest debt goes to who gets most, again and again: each transfer makes at least one of both even."""
    left = dict(results)
    while left:
        payer = min(left, key=lambda name: (left[name], name))
        payee = max(left, key=lambda name: (left[name], name))
        amount = min(-left[payer], left[payee])
        yield Debt(payer, payee, amount)
        left[payer] += amount
        left[payee] -= amount
        left = {name: result for name, result in left.items() if result}


def split(results: Mapping[str, int]) -> list[tuple[str, ...]]:
    """The names in as many groups as possible, each of which is even among itself: each group saves one transfer.

    It looks at every subset once, so it is for few names. A subset's best division is that of the subset without one
    of its names, and one group more if that subset adds up to zero.
    """
    names = list(results)
    size = 1 << len(names)
    sums, most, last = [0] * size, [0] * size, [0] * size
    for subset in range(1, size):
        low = (subset & -subset).bit_length() - 1
        sums[subset] = sums[subset & (subset - 1)] + results[names[low]]
        without = [(most[subset & ~(1 << n)], n) for n in range(len(names)) if subset >> n & 1]
        most[subset], last[subset] = max(without)
        most[subset] += sums[subset] == 0
    return list(_groups(names, sums, last))


def _groups(names: list[str], sums: list[int], last: list[int]) -> Iterable[tuple[str, ...]]:
    """Take away the names in the order that was found; whenever the rest adds up to zero, a group is complete."""
    subset, group = len(sums) - 1, list[str]()
    while subset:
        group.append(names[last[subset]])
        subset &= ~(1 << last[subset])
        if sums[subset] == 0:
            yield tuple(sorted(group))
            group = []
