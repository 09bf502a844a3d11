"""The learned policy: how good partial rows are, looked up, and the placement that looks best by that.

The worth of three rows is the sum of what each is worth by its class and of how well neighbours go together by their
levels; rows that are full count what they really bring. `weights.py` says how the numbers were learned.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

from croupier.cards import Card
from croupier.chinese.rows import Rows
from croupier.ranking.three import HIGHEST, least_five
from croupier.study.open_face import weights
from croupier.study.open_face.keys import ANY_SUIT, KEY, SUIT, Feature, Partial, fives, threes
from croupier.study.open_face.lays import Plan, plans
from croupier.study.open_face.worth import POINT, Worth

State = tuple[int, int, int, int, int, int, int, int]
"""Three rows as numbers: key and size of the top, then key, common suits and size of the middle and of the bottom."""

EMPTY: State = (0, 0, 0, ANY_SUIT, 0, 0, ANY_SUIT, 0)

Entry = tuple[float, int, int, int]
"""What is known of a row: its value, its level, its level's line in the table of its neighbour below, its rank."""

Choice = tuple[int, int, int]
"""Which subset of the given cards goes to each row from the top down, by the places of the subsets in `subsets`."""

LEAST = (0, *map(least_five, range(1, HIGHEST + 1)))
"""By ThreeRank, the lowest HandRank that holds it up (Rulebook K7)."""


GUARD = 1.3
"""By how much rows that do not go together count more than was learned: the learner died more often than is good."""


class Tables(NamedTuple):
    """Everything that the policy looks up; values are in points. `dead` is what rows out of order are worth."""

    top: dict[int, Entry]
    middle: tuple[dict[int, Entry], dict[int, Entry]]
    bottom: tuple[dict[int, Entry], dict[int, Entry]]
    beside_top: list[float]
    beside_middle: list[float]
    dead: float


def order(features: Iterable[Feature]) -> dict[Feature, int]:
    """A number for each feature, always the same ones."""
    return {feature: place for place, feature in enumerate(sorted(set(features), key=repr))}


@cache
def numbers() -> tuple[dict[Feature, int], dict[Feature, int], dict[Feature, int], dict[Feature, int]]:
    """The numbers of the classes of a top and of a five that are not full, and of the levels of both."""
    tops = threes().values()
    rows = [partial for table in fives() for partial in table.values()]
    return (
        order(partial.kind for partial in tops if not partial.rank),
        order(partial.kind for partial in rows if not partial.rank),
        order(partial.level for partial in tops),
        order(partial.level for partial in rows),
    )


def tables_of(worth: Worth, dead: float = weights.DEAD) -> Tables:
    """The tables of the policy for rows of this worth."""
    top_kinds, kinds, top_levels, levels = numbers()
    learned = weights.load((len(top_kinds), len(kinds), len(kinds), len(top_levels) * len(levels), len(levels) ** 2))
    width = len(levels)

    def entry(
        partial: Partial, number: dict[Feature, int], known: Sequence[float], full: Sequence[int], level: int
    ) -> Entry:
        value = full[partial.rank] / POINT if partial.rank else known[number[partial.kind]]
        return value, level, level * width, partial.rank

    top = {key: entry(one, top_kinds, learned[0], worth.top, top_levels[one.level]) for key, one in threes().items()}
    middle, bottom = [
        tuple(
            {key: entry(one, kinds, known, full, levels[one.level]) for key, one in table.items()} for table in fives()
        )
        for known, full in ((learned[1], worth.middle), (learned[2], worth.bottom))
    ]
    above, below = ([GUARD * value for value in learned[table]] for table in (3, 4))
    return Tables(top, (middle[0], middle[1]), (bottom[0], bottom[1]), above, below, dead)


def state_of(rows: Rows) -> State:
    """Rows as numbers."""
    top, middle, bottom = rows
    key, _, size = added(0, ANY_SUIT, 0, top)
    return (key, size, *added(0, ANY_SUIT, 0, middle), *added(0, ANY_SUIT, 0, bottom))


def added(key: int, suits: int, size: int, cards: Iterable[Card]) -> tuple[int, int, int]:
    """The key, the common suits and the size of a row with more cards in it."""
    for card in cards:
        key, suits, size = key + KEY[card], suits & SUIT[card], size + 1
    return key, suits, size


def room_of(state: State) -> tuple[int, int, int]:
    """How many more cards each row takes."""
    return 3 - state[1], 5 - state[4], 5 - state[7]


@cache
def subsets(given: int, place: int) -> tuple[tuple[int, ...], ...]:
    """Every choice of up to `place` of the given cards, by their places, the smallest first."""
    return tuple(chosen for size in range(place + 1) for chosen in combinations(range(given), size))


@cache
def choices(given: int, place: int, room: tuple[int, int, int]) -> tuple[tuple[Choice, Plan], ...]:
    """Every plan for a street, with the places of its three subsets."""
    at = {chosen: number for number, chosen in enumerate(subsets(given, place))}
    return tuple(((at[plan[0]], at[plan[1]], at[plan[2]]), plan) for plan in plans(given, place, room))


@cache
def bare(given: int, place: int, room: tuple[int, int, int]) -> tuple[Choice, ...]:
    """The choices alone."""
    return tuple(choice for choice, _ in choices(given, place, room))
