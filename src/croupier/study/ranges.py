"""Ranges of hold'em hands: the usual notation read into weighted hands, and written back.

A range is a list of parts with commas or spaces between: `QQ+`, `AKs`, `AKo`, `AK` (both), `77-99`, `A5s-A2s`, `T8s+`
(the kicker grows up to just under the higher card), `AhKd` (one hand), `Ah` with `*` for any second card (`Ah*`), `15%`
(the best hands against a random one), `*` (any hand). A part may have a weight behind a colon: `A5s:0.5`, `22+:25%`.
If a hand stands in several parts, the last weight holds.

>>> len(read("QQ+, AKs").hands), len(read("AKo"))
(22, 12)
>>> str(read("AsAh, AdAc, AA:1"))
'AA'
>>> read("QQ+, AKx")
Traceback (most recent call last):
croupier.study.ranges.BadRange: no hands at character 6 of 'QQ+, AKx': 'AKx'
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import combinations, product
from math import isfinite

from croupier.cards import NAMES, RANKS, Card, cards
from croupier.study.range_order import ORDER

Hand = tuple[Card, Card]
"""Two cards, the higher number first."""

ALL = 1326
"""Every hand of two cards."""


class BadRange(ValueError):
    """A text that is no range: `text` is all of it, `part` what cannot be read, `place` the index where it begins.

    `code` says why: it is "no_range", or a hand or more with "no_weight", or an "empty_range".
    """

    def __init__(self, text: str, place: int, part: str, code: str = "no_range") -> None:
        super().__init__(f"{WHY[code]} at character {place + 1} of {text!r}: {part!r}")
        self.text, self.place, self.part, self.code = text, place, part, code


WHY = {"no_range": "no hands", "no_weight": "no weight from 0 to 1", "empty_range": "a range without hands"}


class Range:
    """Hands with weights above 0, at most 1; what is not in it has none."""

    __slots__ = ("weights",)

    def __init__(self, weights: Mapping[Hand, float]) -> None:
        """Hands of weight 0 are left out; any other weight outside of 0 to 1 is a ValueError."""
        wrong = [weight for weight in weights.values() if not (isfinite(weight) and 0 <= weight <= 1)]
        if wrong:
            raise ValueError(f"a weight is from 0 to 1, not {wrong[0]}")
        self.weights: dict[Hand, float] = {hand: weight for hand, weight in weights.items() if weight}

    @property
    def hands(self) -> list[Hand]:
        """The hands, in the order in which they were named."""
        return list(self.weights)

    def __len__(self) -> int:
        return len(self.weights)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Range) and self.weights == other.weights

    __hash__ = None  # type: ignore[assignment]

    @property
    def share(self) -> float:
        """Which part of all 1,326 hands it is, weights counted."""
        return sum(self.weights.values()) / ALL

    def without(self, seen: Iterable[Card]) -> Range:
        """What is left of it when these cards are seen."""
        gone = set(seen)
        return Range({hand: weight for hand, weight in self.weights.items() if gone.isdisjoint(hand)})

    def __str__(self) -> str:
        """The range in the usual notation, as short as whole kinds of hands allow."""
        from croupier.study.range_text import write

        return write(self.weights)


KIND = rf"[{RANKS}]{{2}}[so]?"
PART = re.compile(
    rf"(?P<any>\*)|(?P<best>\d+(?:\.\d+)?)%|(?P<first>{KIND})-(?P<last>{KIND})|(?P<kind>{KIND})(?P<up>\+)?"
    rf"|(?P<one>[{RANKS}][cdhs])\*|(?P<hand>(?:[{RANKS}][cdhs]){{2}})",
)
WEIGHT = re.compile(r"(\d*\.?\d+)(%?)")


def read(text: str) -> Range:
    """The range that a text names; `BadRange`, with the place, for what is none."""
    weights: dict[Hand, float] = {}
    for found in re.finditer(r"[^,;\s]+", text):
        part, _, weight = found[0].partition(":")
        value = weight_of(weight, text, found) if ":" in found[0] else 1.0
        hands = hands_of(part)
        if hands is None:
            raise BadRange(text, found.start(), found[0])
        weights.update(dict.fromkeys(hands, value))
    if not any(weights.values()):
        raise BadRange(text, 0, text, "empty_range")
    return Range(weights)


def weight_of(text: str, whole: str, found: re.Match[str]) -> float:
    """A weight from 0 to 1, or in per cent."""
    match = WEIGHT.fullmatch(text)
    value = float(match[1]) / (100 if match[2] else 1) if match else -1.0
    if not 0 <= value <= 1:
        raise BadRange(whole, found.start(), found[0], "no_weight")
    return value


def hands_of(part: str) -> list[Hand] | None:
    """The hands that one part names, None when it names none."""
    match = PART.fullmatch(part)
    if match is None:
        return None
    if match["any"]:
        return [hand_of(*two) for two in combinations(range(52), 2)]
    if match["best"]:
        return best(float(match["best"])) if float(match["best"]) <= 100 else None
    if match["one"]:
        (card,) = cards(match["one"])
        return [hand_of(card, other) for other in range(52) if other != card]
    if match["hand"]:
        first, second = cards(match["hand"])
        return None if first == second else [hand_of(first, second)]
    kinds = between(match["first"], match["last"]) if match["first"] else upward(match["kind"], bool(match["up"]))
    return None if kinds is None else [hand for kind in kinds for hand in of_kind(kind)]


def hand_of(first: Card, second: Card) -> Hand:
    """Two cards in their order."""
    return (first, second) if first > second else (second, first)


def split(kind: str) -> tuple[int, int, str] | None:
    """The higher and the lower rank of a kind, and its suits: "s", "o", or "" for both; None for a suited pair."""
    high, low = sorted((RANKS.index(kind[0]), RANKS.index(kind[1])), reverse=True)
    return None if high == low and kind[2:] else (high, low, kind[2:])


def upward(kind: str, up: bool) -> list[str] | None:
    """A kind, and with a plus those above it: higher pairs, or higher kickers."""
    parts = split(kind)
    if parts is None:
        return None
    high, low, suits = parts
    if not up:
        return spell(high, low, suits)
    if high == low:
        return [kind for rank in range(low, 13) for kind in spell(rank, rank, "")]
    return [kind for kicker in range(low, high) for kind in spell(high, kicker, suits)]


def between(first: str, last: str) -> list[str] | None:
    """The kinds from one to another: pairs, kickers beside one card, or connectors with one gap; None for others."""
    one, other = split(first), split(last)
    if one is None or other is None or one[2] != other[2]:
        return None
    (high, low, suits), (top, under, _) = sorted((one, other))
    if high - low != top - under and high != top:
        return None
    steps = range(under - low + 1)
    return [kind for step in steps for kind in spell(high if high == top else high + step, low + step, suits)]


def spell(high: int, low: int, suits: str) -> list[str]:
    """The kinds of two ranks, suited first where both are meant."""
    pair = RANKS[high] + RANKS[low]
    return [pair] if high == low else [pair + each for each in suits or "so"]


@cache
def of_kind(kind: str) -> tuple[Hand, ...]:
    """The hands of a kind: 6 of a pair, 4 suited ones, 12 of two suits."""
    high, low = RANKS.index(kind[0]), RANKS.index(kind[1])
    if high == low:
        return tuple(hand_of(4 * high + one, 4 * high + other) for other, one in combinations(range(4), 2))
    suits = [(one, other) for one, other in product(range(3, -1, -1), repeat=2) if (one == other) == (kind[2] == "s")]
    return tuple((4 * high + one, 4 * low + other) for one, other in suits)


def kind_of(hand: Hand) -> str:
    """What kind of hand it is: `AKs`, `AKo`, `AA`."""
    high, low = hand[0] >> 2, hand[1] >> 2
    suits = "" if high == low else "s" if hand[0] & 3 == hand[1] & 3 else "o"
    return RANKS[high] + RANKS[low] + suits


def best(percent: float) -> list[Hand]:
    """The best so many per cent of all hands against a random one, in whole kinds: as many as come nearest."""
    wanted, found = percent * ALL / 100, list[Hand]()
    for kind in ORDER:
        hands = of_kind(kind)
        if len(found) + len(hands) / 2 > wanted:
            break
        found += hands
    return found


def named(hand: Hand) -> str:
    """One hand by its cards: `AsKd`."""
    return NAMES[hand[0]] + NAMES[hand[1]]


def kinds() -> Iterator[str]:
    """All 169 kinds, from aces down, as they stand in the usual grid."""
    for row, column in product(range(12, -1, -1), repeat=2):
        high, low = max(row, column), min(row, column)
        yield RANKS[high] + RANKS[low] + ("" if row == column else "s" if row > column else "o")
