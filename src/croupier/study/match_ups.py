"""Every kind of hold'em hand against every other one before the flop: how often they meet, and who wins how much.

>>> round(equity("AA", "KK"), 4), meetings("AA", "KK"), meetings("AA", "AKs")
(0.8195, 36, 12)
"""

from __future__ import annotations

from array import array
from base64 import b85decode
from functools import cache
from zlib import decompress

from croupier.study.match_ups_data import PACKED
from croupier.study.ranges import kinds, of_kind

KINDS: tuple[str, ...] = tuple(kinds())
"""The 169 kinds, in the order of the tables."""

WHOLE = 65_535


def equity(kind: str, other: str) -> float:
    """The part of the pot that a kind of hand wins against another one, over all hands and boards, to 1 in 65,535."""
    return equities()[KINDS.index(kind)][KINDS.index(other)]


def meetings(kind: str, other: str) -> int:
    """In how many ways two players are dealt these kinds."""
    return weights()[KINDS.index(kind)][KINDS.index(other)]


@cache
def equities() -> list[list[float]]:
    """By kind and kind: the part of the pot that the first one wins."""
    packed = decompress(b85decode(PACKED))
    half = len(packed) // 2
    parts = array("H", [256 * high + low for high, low in zip(packed[:half], packed[half:], strict=True)])
    table = [[0.5] * len(KINDS) for _ in KINDS]
    place = 0
    for row in range(len(KINDS)):
        for column in range(row, len(KINDS)):
            table[row][column] = parts[place] / WHOLE
            table[column][row] = 1 - parts[place] / WHOLE
            place += 1
        table[row][row] = 0.5
    return table


@cache
def weights() -> list[list[int]]:
    """By kind and kind: in how many ways two players are dealt them."""
    hands = [[frozenset(hand) for hand in of_kind(kind)] for kind in KINDS]
    return [[sum(own.isdisjoint(other) for other in others) * len(mine) for others in hands for own in mine[:1]]
            for mine in hands]  # fmt: skip
