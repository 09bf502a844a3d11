"""Rows set at once: the compiled part and its twin find the same ones, and refuse the same things."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from croupier import kernels
from croupier.chinese.house import ChineseRules
from croupier.chinese.variants import VARIANTS
from croupier.kernels import twin
from croupier.ranking.three import HIGHEST, LEAST, LOWEST_TRIPS, RANKS
from croupier.study.open_face.house import money_of

fast = kernels.fast
needs_both = pytest.mark.skipif(fast is None, reason="there was no C compiler when Croupier was installed")
BOTH = [twin, pytest.param(fast, marks=needs_both)]
HOUSE = ChineseRules(ofc_fantasy_cards="progressive")
TRIPS, CLASSES, FIVES = LOWEST_TRIPS, HIGHEST + 1, 7463


def numbers(*items: int) -> Any:
    """Items of 64 bits."""
    return array("q", items)


def never() -> bool:
    """Nobody stops the search."""
    return False


def of_the_house(cards: int) -> Any:
    """What rows are worth at a usual table."""
    worth = money_of(VARIANTS["ofc"], HOUSE).worth(cards)
    return worth[:4], numbers(worth.quads, worth.full, TRIPS)


def made_up(chance: Random) -> Any:
    """Any worths: few different ones, or only some that count, or great ones, below nothing as well."""
    draws: list[Callable[[], int]] = [
        lambda: chance.randrange(3),
        lambda: 0 if chance.randrange(50) else chance.randint(-5, 20),
        lambda: chance.randint(-(2**57), 2**57),
    ]
    draw, again = chance.choice(draws), chance.choice((lambda: 0, *draws))
    top, middle, bottom = (numbers(*[draw() for _ in range(size)]) for size in (CLASSES, FIVES, FIVES))
    stays = chance.randrange(1, FIVES), chance.randrange(1, FIVES + 1), chance.randrange(1, CLASSES + 1)
    return (top, middle, bottom, numbers(*[again() for _ in range(CLASSES)])), numbers(*stays)


def check_both(seed: int) -> None:
    """A deal of 13 to 17 cards by the worths of a house, and by made-up ones."""
    chance = Random(seed)
    cards = bytes(chance.sample(range(52), chance.randint(13, 17)))
    for tables, stays in (of_the_house(len(cards)), made_up(chance)):
        found = fast.place(cards, RANKS, LEAST, *tables, stays, never)
        assert found == twin.place(cards, RANKS, LEAST, *tables, stays, never)
        assert found[4] is True
        assert [row.bit_count() for row in found[1:4]] == [3, 5, 5]
        assert not found[1] & found[2] | found[1] & found[3] | found[2] & found[3]


@needs_both
def test_both_set_the_same_rows() -> None:
    for seed in range(60):
        check_both(seed)


@needs_both
@pytest.mark.slow
@pytest.mark.parametrize("tens", range(20))
def test_both_set_the_same_rows_in_a_thousand_deals(tens: int) -> None:
    for seed in range(50):
        check_both(1_000 + 50 * tens + seed)


@needs_both
def test_both_set_the_same_rows_when_they_are_stopped() -> None:
    (tables, stays), stopped = of_the_house(14), 0
    for seed in range(12):
        cards = bytes(Random(seed).sample(range(52), 14))
        for patience in (1, 2, 5):
            said = []
            for module in (fast, twin):
                asked = iter([False] * (patience - 1) + [True] * 10_000)
                said.append(module.place(cards, RANKS, LEAST, *tables, stays, asked.__next__))
            assert said[0] == said[1]
            stopped += not said[0][4]
    assert stopped > 12


@pytest.mark.parametrize("module", BOTH)
def test_what_is_raised_when_it_is_asked_whether_to_stop_ends_the_search(module: Any) -> None:
    tables, stays = of_the_house(17)
    with pytest.raises(ZeroDivisionError):
        module.place(bytes(range(0, 51, 3)), RANKS, LEAST, *tables, stays, lambda: 1 // 0)


@pytest.mark.parametrize("module", BOTH)
def test_worths_may_stand_at_odd_addresses(module: Any) -> None:
    tables, stays = of_the_house(14)
    asked = [bytes(range(0, 28, 2)), RANKS, LEAST, *tables, stays]
    odd = [memoryview(b"\0" + memoryview(part).tobytes())[1:] for part in asked]
    assert module.place(*odd, never) == module.place(*asked, never)


@pytest.mark.parametrize("module", BOTH)
@pytest.mark.parametrize(
    ("place", "part"),
    [
        (0, bytes(range(12))),
        (0, bytes(range(18))),
        (0, bytes((*range(12), 11))),
        (0, bytes((*range(12), 52))),
        (1, RANKS[1:]),
        (1, array("H", [CLASSES]) + RANKS[1:]),
        (1, RANKS.tobytes()[1:]),
        (2, LEAST[1:]),
        (3, numbers(*[0] * HIGHEST)),
        (3, bytes(8 * CLASSES + 4)),
        (4, numbers(*[0] * (FIVES - 1))),
        (5, numbers(*[0] * (FIVES - 1))),
        (5, numbers(2**57 + 1, *[0] * FIVES)),
        (6, numbers(*[0] * HIGHEST)),
        (6, numbers(-(2**57) - 1, *[0] * HIGHEST)),
        (7, numbers(1, 2)),
        (7, numbers(1, 2, 3, 4)),
    ],
    ids=range(17),
)
def test_what_are_no_cards_or_no_worths_is_refused(module: Any, place: int, part: Any) -> None:
    tables, stays = of_the_house(13)
    asked = [bytes(range(13)), RANKS, LEAST, *tables, stays]
    asked[place] = part
    with pytest.raises(ValueError, match="not 13 to 17 different cards with what rows of them are worth"):
        module.place(*asked, never)
