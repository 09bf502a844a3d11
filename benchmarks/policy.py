"""How the random players of the benchmarks choose: one policy a workload, the same for every library.

`mixed` chooses evenly among fold, check or call, least raise and pot-size raise, as far as they are allowed; in `folds`
nearly everybody folds who cannot check; in `showdowns` everybody checks and calls.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from itertools import cycle, starmap

Chooser = Callable[[bool, bool], str]
"""Given (a check is free, a raise is allowed): "fold", "call", "min" or "pot"."""

SEED = 20261130
WORKLOADS = ("mixed", "folds", "showdowns")

# All dice are thrown and the chances laid out beforehand, so that no library is measured by the dice of this file. A
# table has 300 places for each of (not free, free) and (no raise, a raise); the stock of draws is gone round in a ring.
PLACES = 300
CALL = ("call",) * PLACES
MIXED = (
    (("fold", "call") * 150, ("fold", "call", "min", "pot") * 75),
    (CALL, ("call", "min", "pot") * 100),
)
FOLDS = ((("fold",) * 291 + ("call",) * 9,) * 2, (CALL, CALL))
TABLES = {"mixed": MIXED, "folds": FOLDS, "showdowns": ((CALL, CALL), (CALL, CALL))}
STOCK = 99_991


def chooser(workload: str) -> Chooser:
    """The policy of a workload."""
    rng, table = random.Random(SEED), TABLES[workload]
    draw = cycle([rng.randrange(PLACES) for _ in range(STOCK)]).__next__

    def choose(free: bool, can_raise: bool) -> str:
        return table[free][can_raise][draw()]

    return choose


def shuffler() -> Callable[..., list[int]]:
    """A fair deck at each call, or fair discards: in the order of 52 random keys, thrown while the clock runs."""
    draw, once_each = random.Random(SEED).random, ((),) * 52

    def shuffled(cards: Iterable[int] = range(52)) -> list[int]:
        return sorted(cards, key=list(starmap(draw, once_each)).__getitem__)

    return shuffled


RANDOM_CARD, NO_CARD = bytes(byte % 52 for byte in range(256)), bytes(range(208, 256))


def dealer(count: int) -> Callable[[], list[int]]:
    """So many cards drawn at each call without replacement, each order as likely as any other.

    They are the first different ones among random bytes, of which 208 mean a card, four each. Should that be too few,
    all are thrown anew.
    """
    bits, some = random.Random(SEED).getrandbits, 2 * count + 8

    def drawn() -> list[int]:
        cards: dict[int, None] = {}
        while len(cards) < count:
            cards = dict.fromkeys(bits(8 * some).to_bytes(some, "little").translate(RANDOM_CARD, NO_CARD))
        return list(cards)[:count]

    return drawn
