"""A range in the usual notation: whole kinds of hands in runs, then single hands, each with its weight."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from decimal import Decimal

from croupier.cards import RANKS, Card
from croupier.study.ranges import kind_of, kinds, named, of_kind

Weights = Mapping[tuple[Card, Card], float]


def write(weights: Weights) -> str:
    """The shortest text of runs that reads back to these weights."""
    whole = {kind: weight for kind in kinds() if (weight := whole_weight(weights, kind))}
    parts = [part for weight in dict.fromkeys(whole.values()) for part in runs(whole, weight)]
    single = [hand for hand in weights if kind_of(hand) not in whole]
    parts += [named(hand) + weighed(weights[hand]) for hand in single]
    return ", ".join(parts)


def whole_weight(weights: Weights, kind: str) -> float:
    """The weight that all hands of a kind have, 0 where they differ or are missing."""
    first, *others = (weights.get(hand, 0.0) for hand in of_kind(kind))
    return first if all(other == first for other in others) else 0.0


def runs(whole: Mapping[str, float], weight: float) -> Iterator[str]:
    """The kinds of this weight: pairs first, then from the ace down what goes with each card, suited before not."""
    yield from ladder([2 * rank for rank in RANKS], whole, weight, "")
    for high in range(12, 0, -1):
        have = {suits: [RANKS[high] + low + suits for low in RANKS[:high]] for suits in "so"}
        both = [whole.get(suited) == weight == whole.get(other) for suited, other in zip(*have.values(), strict=True)]
        together = {RANKS[high] + low: weight for low, is_both in zip(RANKS[:high], both, strict=True) if is_both}
        yield from ladder([RANKS[high] + low for low in RANKS[:high]], together, weight, "")
        for suits, names in have.items():
            alone = {name: whole.get(name, 0.0) for name, is_both in zip(names, both, strict=True) if not is_both}
            yield from ladder(names, alone, weight, suits)


def ladder(names: list[str], whole: Mapping[str, float], weight: float, suits: str) -> Iterator[str]:
    """The unbroken stretches of a list of kinds, its best ones first; one that reaches the end has a plus."""
    stretch: list[str] = []
    for place in range(len(names) - 1, -2, -1):
        if place >= 0 and whole.get(names[place]) == weight:
            stretch.append(names[place])
        elif stretch:
            best, worst = stretch[0], stretch[-1]
            plus = best == names[-1] and len(stretch) > 1
            yield (f"{worst}+" if plus else worst if best == worst else f"{best}-{worst}") + weighed(weight)
            stretch = []


def weighed(weight: float) -> str:
    """A weight as it stands behind a colon, nothing for a whole one."""
    return "" if weight == 1 else f":{Decimal(repr(weight)):f}"
