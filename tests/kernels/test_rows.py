"""Rows played to the end: the compiled part and its twin bring the same points, and refuse the same things."""

from __future__ import annotations

from array import array
from functools import cache
from random import Random
from typing import Any

import pytest

from croupier import kernels
from croupier.kernels import twin

fast = kernels.fast
needs_both = pytest.mark.skipif(fast is None, reason="there was no C compiler when Croupier was installed")
BOTH = [twin, pytest.param(fast, marks=needs_both)]
PINEAPPLE, CLASSIC = bytes([5, 5, *[3, 2] * 4]), bytes([5, 5, *[1, 1] * 8])
EMPTY = [0, 0, 0, 15, 0, 0, 15, 0]
SIZES = (20, 9, 30, 7)
"""Levels and shapes, of tops and of rows of five."""


@cache
def rows() -> dict[tuple[int, ...], int]:
    """A number for every choice of up to five of thirteen ranks, at most four of each."""
    found = {(): 0}
    for size in range(5):
        for ranks in [ranks for ranks in found if len(ranks) == size]:
            for more in range(13):
                after = tuple(sorted((*ranks, more)))
                if after.count(more) < 5:
                    found.setdefault(after, len(found))
    return found


@cache
def tables(seed: int) -> array[int]:
    """Tables in which everything is made up: what rows are worth, how strong they are, what they pay."""
    chance, numbered = Random(seed), rows()
    tops = sum(len(ranks) < 4 for ranks in numbered)
    levels, shapes = SIZES[1], SIZES[3]
    nexts = [numbered.get(tuple(sorted((*ranks, more))), 0) for ranks in numbered for more in range(13)]

    def looks(count: int, *most: int) -> list[int]:
        return [chance.randrange(end) for _ in range(count) for end in most]

    def values(count: int, most: int = 20_000) -> list[int]:
        return [chance.randint(-most, most) // 1000 * 1000 for _ in range(count)]

    known = [*looks(tops, 456, SIZES[0], SIZES[2]), *looks(2 * len(numbered), 7463, levels, shapes)]
    known += values(4 * tops) + values(8 * len(numbered)) + values(8 * len(numbered))
    known += values(456) + values(7463) + values(7463)
    known += values(SIZES[0] * levels) + values(levels**2) + values(SIZES[2] * shapes**2)
    known += [chance.randrange(4000) for _ in range(456)]
    known += [chance.choice((0, 0, 5, 20)) for _ in range(456 + 7463 + 7463)] + values(456)
    return array("i", [len(numbered), tops, SIZES[0], levels, SIZES[2], shapes, *nexts, *known])


def laid(chance: Random, cards: list[int], sizes: tuple[int, int, int]) -> list[int]:
    """Rows of so many cards as numbers, their cards taken off the list."""
    found = []
    for row, size in enumerate(sizes):
        own = [cards.pop() for _ in range(size)]
        common = 15
        for card in own:
            common &= 1 << (card & 3)
        found += [rows()[tuple(sorted(card >> 2 for card in own))], *([common] if row else []), size]
    return found


def some_rows(chance: Random, cards: list[int], placed: int) -> list[int]:
    """Rows with so many cards in all."""
    sizes = [0, 0, 0]
    while sum(sizes) < placed:
        row = chance.randrange(3)
        sizes[row] += sizes[row] < (3, 5, 5)[row]
    return laid(chance, cards, (sizes[0], sizes[1], sizes[2]))


def spot(seed: int) -> list[Any]:
    """What is asked: some rows, none to two opponents, streets, boards, cards, numbers, the chance."""
    chance = Random(seed)
    cards, streets = chance.sample(range(52), 52), chance.choice((PINEAPPLE, CLASSIC))
    places = list(streets[1::2])
    left, others = chance.randint(0, len(places) - 1), chance.randrange(3)
    first, players = len(cards), list[int]()
    states = [some_rows(chance, cards, sum(places[: len(places) - left]))]
    for _ in range(others):
        behind = chance.randint(left, min(left + 1, len(places)))
        boards = chance.choice((0, 0, 2))
        theirs = EMPTY if boards else some_rows(chance, cards, sum(places[: len(places) - behind]))
        players += [*theirs, behind, chance.randrange(2), boards]
    states += [states[0]] * 3 if seed % 2 else []
    numbers = [left, 6, 1000 * chance.randrange(9), chance.randrange(1000)]
    boards_of = array("i", [chance.randrange(1, 456) for _ in range(9)])
    assert first == 52
    asked = [array("i", [number for state in states for number in state]), array("i", players), streets, boards_of]
    return [*asked, bytes(cards), array("i", numbers), chance.getrandbits(64)]


def brings(module: Any, known: Any, asked: list[Any], deals: int) -> array[int]:
    """What so many deals bring."""
    into = array("i", bytes(4 * deals * (len(asked[0]) // 8)))
    module.rows_played(known, *asked, into)
    return into


def check_both(seeds: range) -> None:
    """Both of them, in many spots."""
    for seed in seeds:
        if seed % 20 == seeds[0] % 20:
            known = [module.rows_known(tables(seed)) for module in (fast, twin)]
        asked = spot(seed)
        assert brings(fast, known[0], asked, 4) == brings(twin, known[1], asked, 4), seed


@needs_both
def test_both_bring_the_same_points() -> None:
    check_both(range(60))


@needs_both
@pytest.mark.slow
@pytest.mark.parametrize("hundreds", range(20))
def test_both_bring_the_same_points_in_two_thousand_spots(hundreds: int) -> None:
    check_both(range(1000 + 100 * hundreds, 1100 + 100 * hundreds))


@pytest.mark.parametrize("module", BOTH)
def test_deals_played_in_parts_are_those_played_at_once(module: Any) -> None:
    known, asked = module.rows_known(tables(1)), spot(3)
    whole, parts = brings(module, known, asked, 6), array("i")
    for first in (0, 2, 4):
        numbers = array("i", [*asked[5][:3], asked[5][3] + first])
        parts += brings(module, known, [*asked[:5], numbers, asked[6]], 2)
    assert parts == whole


@pytest.mark.parametrize("module", BOTH)
@pytest.mark.parametrize(
    ("place", "number"),
    [
        (0, 0),
        (1, 559),
        (3, -1),
        (6, 1),
        (6 + 13, 1),
        (6, 8555),
        (6, -1),
        (6 + 13 * 8555, 456),
        (6 + 13 * 8555, -1),
        (-1, 1 << 25),
    ],
)
def test_tables_that_lead_outside_are_refused(module: Any, place: int, number: int) -> None:
    numbers = tables(1)[:]
    numbers[place] = number
    if place == 6 and number == 1:
        numbers[6], numbers[7] = numbers[7], 0  # the second row is no row with one more card
        numbers[6 + 13] = 1
    with pytest.raises(ValueError, match="no tables, rows or streets that go together"):
        module.rows_known(numbers)


@pytest.mark.parametrize("module", BOTH)
@pytest.mark.parametrize(
    "part", [array("i"), array("i", [1] * 5), tables(1)[:-1], tables(1) + array("i", [0])], ids=range(4)
)
def test_tables_of_another_length_are_refused(module: Any, part: array[int]) -> None:
    with pytest.raises(ValueError, match="no tables, rows or streets that go together"):
        module.rows_known(part)


FULL = [rows()[0, 0, 1], 3, rows()[0, 1, 2, 3, 5], 0, 5, rows()[0, 1, 2, 3, 6], 0, 5]


@pytest.mark.parametrize("module", BOTH)
@pytest.mark.parametrize(
    ("place", "part"),
    [
        (0, array("i")),
        (0, array("i", EMPTY[:7])),
        (0, array("i", FULL)),
        (0, array("i", [1, *EMPTY[1:]])),
        (0, array("i", [-1, *EMPTY[1:]])),
        (0, array("i", [*EMPTY[:2], 0, 16, *EMPTY[4:]])),
        (1, array("i", [*EMPTY, 4, 0, 0])),
        (1, array("i", [*EMPTY, 6, 0, 0])),
        (1, array("i", [*EMPTY, 5, 0, 4])),
        (1, array("i", [*EMPTY, 5, -1, 1])),
        (1, array("i", [*EMPTY, 5, 0, 0] * 3)),
        (1, array("i", [*EMPTY, 5, 0, 1] * 10)),
        (2, PINEAPPLE[:-1]),
        (2, bytes([6, 5, *PINEAPPLE[2:]])),
        (2, bytes([*PINEAPPLE[:-2], 2, 3])),
        (2, bytes([*PINEAPPLE[:-1], 0])),
        (3, array("i", [1, 2])),
        (3, array("i", [456, 1, 1])),
        (3, array("i", [1, 1, -1])),
        (4, bytes(range(51)) + b"\x00"),
        (4, bytes(range(51)) + b"\x34"),
        (4, bytes(range(16))),
        (5, array("i", [5, 6, 0])),
        (5, array("i", [4, 6, 0, 0])),
        (5, array("i", [5, 1 << 13, 0, 0])),
        (5, array("i", [5, 6, 1 << 25, 0])),
        (5, array("i", [5, 6, 0, -1])),
    ],
    ids=range(27),
)
def test_what_does_not_go_together_is_refused(module: Any, place: int, part: Any) -> None:
    known = module.rows_known(tables(1))
    boards = array("i", [1, 2, 3] * 3)
    asked = [array("i", EMPTY), array("i"), PINEAPPLE, boards, bytes(range(52)), array("i", [5, 6, 0, 0]), 7]
    brings(module, known, asked, 1)
    asked[place] = part
    with pytest.raises(ValueError, match="no tables, rows or streets that go together"):
        brings(module, known, asked, 1)


@pytest.mark.parametrize("module", BOTH)
def test_places_that_are_no_whole_deals_are_refused(module: Any) -> None:
    known, asked = module.rows_known(tables(1)), spot(3)
    with pytest.raises(ValueError, match="no tables, rows or streets that go together"):
        module.rows_played(known, *asked, array("i", bytes(4 * (4 * 2 + 1))))


@pytest.mark.parametrize("module", BOTH)
def test_what_is_no_table_is_refused(module: Any) -> None:
    with pytest.raises(ValueError, match="no tables, rows or streets that go together"):
        module.rows_played("tables", *spot(3), array("i", [0] * 4))
