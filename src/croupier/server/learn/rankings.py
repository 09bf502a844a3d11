"""The charts of the learn corner: each ranking that games use, its classes from the best, an example and how often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from croupier.cards import Card, cards, rank_of
from croupier.chinese.royalties import STANDARD
from croupier.ranking import EVALUATORS
from croupier.ranking.describe import HandName
from croupier.ranking.five import in_display_order
from croupier.rules.variant import Variant
from croupier.rules.variants import VARIANTS
from croupier.server.learn.counting import Class, Found, class_of, classes

HIGH_EXAMPLES = (
    *("As Ks Qs Js Ts", "9h 8h 7h 6h 5h", "Qs Qh Qd Qc 9h", "Jd Jh Js 8c 8d", "Ad Jd 9d 6d 3d"),
    *("9s 8h 7d 6c 5h", "7s 7d 7c Kh 2d", "Ks Kd 5h 5c Jh", "As Ac Td 8h 4c", "Ah Qd 9c 6s 3h"),
)
SHORT_EXAMPLES = (
    *("As Ks Qs Js Ts", "Jh Th 9h 8h 7h", "Qs Qh Qd Qc 9h", "Ad Jd 9d 8d 6d", "Jd Jh Js 8c 8d"),
    *("Ts 9h 8d 7c 6h", "7s 7d 7c Kh 9d", "Ks Kd 8h 8c Jh", "As Ac Td 8h 6c", "Ah Qd 9c 8s 7h"),
)
NO_LOW = "no_low"
THREE_EXAMPLES = ("Qh Jh Th", "8s 8d 8c", "9s 8h 7d", "Kd 9d 4d", "Js Jc 6h", "Ah Td 5c")


class Chart(NamedTuple):
    """A ranking to be shown: an evaluator's name, of how many cards its hands are counted, and hands to show.

    `by_top` tells the classes of a low apart by their top cards; `examples` are found by what they are called, and
    where none is named the best hand of the class is shown.
    """

    key: str
    sizes: tuple[int, ...]
    by_top: bool = False
    examples: tuple[str, ...] = ()


CHARTS = (
    Chart("high", (5, 7), examples=HIGH_EXAMPLES),
    Chart("short_deck", (5, 7), examples=SHORT_EXAMPLES),
    Chart("low_a5", (5, 7), by_top=True),
    Chart("low_27", (5,), by_top=True),
    Chart("low_8", (5, 7), by_top=True, examples=("Ks Qd 9c 7h 4s",)),
    Chart("badugi", (4,)),
    Chart("badugi_27", (4,)),
    Chart("rhode_island", (3,), examples=THREE_EXAMPLES),
    Chart("two_to_eleven", (3,), examples=("Ah Th 9h", "8s 8d 8c", "9s 8h 7d", "Td 9d 4d", "Ts Tc 6h", "Ah Td 5c")),
)

USES: dict[str, tuple[str, str]] = {
    "omaha_high": ("high", "two"),
    "greek_high": ("high", "two"),
    "high_at_most_2": ("high", "at_most_two"),
    "hole_high": ("high", "own"),
    "low_8_at_most_2": ("low_8", "at_most_two"),
    "omaha_low_8": ("low_8", "two"),
}
"""The chart of each ranking that reads hands as another one does, and which cards of his own a player uses."""


def rankings() -> dict[str, Any]:
    """Every chart by its key, and the royalties of open-face rows (Rulebook B1, H6, K20, L1, L7 to L9)."""
    return {"charts": [chart_of(chart) for chart in CHARTS], "royalties": royalties()}


def chart_of(chart: Chart) -> dict[str, Any]:
    """One chart: its classes from the best, each with an example and its hands out of all of them."""
    pack = pack_of(chart.key)
    found = {size: classes(EVALUATORS[chart.key], pack, size, kind_of(chart)) for size in chart.sizes}
    most = found[max(chart.sizes)] if chart.by_top else found[chart.sizes[0]]
    return {
        "key": chart.key,
        "pack": len(pack),
        "totals": {str(size): sum(one.hands for one in part.values()) for size, part in found.items()},
        "rows": [row_of(chart, kind, found) for kind in in_order(chart, found, most)],
    }


def in_order(chart: Chart, found: dict[int, dict[Class, Found]], most: dict[Class, Found]) -> list[Class]:
    """The classes of all sizes from the best; one that the larger hands lack stands where its rank says."""
    every = {kind: one.rank for part in found.values() for kind, one in part.items()} | {
        kind: one.rank for kind, one in most.items()
    }
    return sorted(every, key=lambda kind: every[kind], reverse=True)


def kind_of(chart: Chart) -> Any:
    """How this chart tells hands apart: by category, lows also by the top card, badugis by how many cards play."""

    def kind(name: HandName) -> Class:
        if chart.by_top and name.category == "low":
            return name.category, name.ranks[0]
        if name.category == "badugi":
            return name.category, len(name.ranks)
        royal = name.category == "straight_flush" and len(chart.examples) == len(HIGH_EXAMPLES)
        return name.category, int(royal and name.ranks[0] == 12)

    return kind


def row_of(chart: Chart, kind: Class, found: dict[int, dict[Class, Found]]) -> dict[str, Any]:
    """A class: what it is called, a hand of it with the cards that make it, and in how many hands it comes."""
    evaluator, of = EVALUATORS[chart.key], kind_of(chart)
    named = (cards(example) for example in chart.examples)
    best = next(found[size][kind] for size in chart.sizes if kind in found[size])
    hand = next((one for one in named if class_of(evaluator, one, of) == kind), best.cards)
    five = evaluator.five(hand, ()) or hand
    name = evaluator.name(five) if kind[0] != NO_LOW else HandName(NO_LOW, ())
    rest = tuple(card for card in in_display_order(hand) if card not in five)
    return {
        "name": msgspec.to_builtins(name),
        "top": chart.by_top and name.category == "low",
        "cards": [*five, *rest],
        "counts": counted(name, five) if name.category != NO_LOW else [],
        "hands": {str(size): part[kind].hands if kind in part else 0 for size, part in found.items()},
    }


def counted(name: HandName, five: tuple[Card, ...]) -> list[Card]:
    """The cards that make a hand what it is called; the others only decide between two of a kind (Rulebook B4)."""
    times = Counter(map(rank_of, five))
    if name.category == "high_card":
        return list(five[:1])
    if name.category in ("pair", "two_pair", "trips", "quads"):
        return [card for card in five if times[rank_of(card)] > 1]
    return list(five)


def pack_of(key: str) -> tuple[Card, ...]:
    """The pack of the first game that uses a ranking."""
    return next(variant.pack for variant in VARIANTS.values() if key in variant.halves)


def chart_and_use(variant: Variant, half: str) -> tuple[str, str]:
    """The chart of a part of the pot, and how own cards and the board make a hand for it.

    The uses: `two` exactly two of the own cards, `both` the same where there are no more, `at_most_two`, `own` the own
    cards alone, `any` own cards and board as one, `best` the best of the own cards, `all` every one of them.
    """
    chart, use = USES.get(half, (half, ""))
    if use == "two" and variant.hole == 2:
        return chart, "both"
    if not use:
        use = "any" if variant.board else "best" if variant.hole > EVALUATORS[half].cards else "all"
    return chart, use


def royalties() -> list[dict[str, Any]]:
    """What each row of an open-face hand pays, from the best: category, and the points on top, in the middle, below."""
    return list(_royalties())


def _royalties() -> Iterator[dict[str, Any]]:
    middle, bottom = STANDARD.middle, STANDARD.bottom
    for category in reversed(middle.__struct_fields__):
        top = [STANDARD.trips[0], STANDARD.trips[-1]] if category == "trips" else []
        yield {
            "category": category,
            "top": top,
            "middle": getattr(middle, category),
            "bottom": getattr(bottom, category),
        }
    first = next(rank for rank, points in enumerate(STANDARD.pairs) if points)
    yield {
        "category": "pair",
        "first": first,
        "top": [STANDARD.pairs[first], STANDARD.pairs[-1]],
        "middle": 0,
        "bottom": 0,
    }
