"""Sums over kinds of hands and what is learnt about them: the compiled part and its twin, to the last bit."""

from __future__ import annotations

from array import array
from random import Random
from typing import Any

import pytest

from croupier import kernels
from croupier.kernels import twin

fast = kernels.fast
needs_both = pytest.mark.skipif(fast is None, reason="there was no C compiler when Croupier was installed")
BOTH = [twin, pytest.param(fast, marks=needs_both)]


def some(count: int, seed: int, zeros: float = 0.3) -> array[float]:
    """Random numbers, some of them 0."""
    chance = Random(seed)
    return array("d", (0.0 if chance.random() < zeros else chance.uniform(-2, 2) for _ in range(count)))


def empty(count: int) -> array[float]:
    """As many zeros."""
    return array("d", bytes(8 * count))


@needs_both
@pytest.mark.parametrize("kinds", [1, 2, 13, 169])
def test_both_sum_a_table_alike(kinds: int) -> None:
    table, vector = some(kinds * kinds, kinds), some(kinds, 7)
    ours, theirs = empty(kinds), empty(kinds)
    twin.kinds_sum(table, vector, ours)
    fast.kinds_sum(table, vector, theirs)
    assert ours == theirs
    by_hand = [sum(vector[row] * table[row * kinds + column] for row in range(kinds)) for column in range(kinds)]
    assert list(ours) == pytest.approx(by_hand)


@needs_both
def test_both_learn_alike_step_by_step() -> None:
    ours, theirs = (
        array("d", [*[0.0] * 40, *[1.0] * 20, *[0.0] * 20]),
        array("d", [*[0.0] * 40, *[1.0] * 20, *[0.0] * 20]),
    )
    for step in range(1, 30):
        gains = some(20, step)
        twin.kinds_learn(gains, ours, step)
        fast.kinds_learn(gains, theirs, step)
        assert ours == theirs
    assert min(ours[40:60]) + max(ours[40:60]) > 0 and max(ours[40:60]) <= 1


@pytest.mark.parametrize("module", BOTH)
def test_who_always_gains_by_acting_acts_and_who_loses_stops(module: Any) -> None:
    learnt = array("d", [0, 0, 0, 0, 0.5, 0.5, 0, 0])
    module.kinds_learn(array("d", [1.0, -1.0]), learnt, 2.0)
    assert list(learnt) == [0.5, 0, 0, 0.5, 1, 0, 2, 0]


HANDS = bytes((1, 0, 3, 2, 5, 4, 9, 4, 9, 5, 51, 50))
ENDS = array("i", [2, 3, 5, 6])


@needs_both
@pytest.mark.parametrize("seed", [0, 1, 2**62])
def test_both_play_three_kinds_on_the_same_boards(seed: int) -> None:
    ours, theirs = array("H", bytes(2 * 64)), array("H", bytes(2 * 64))
    for kind in range(4):
        twin.three_kinds(HANDS, ENDS, kind, 25, seed + kind, ours)
        fast.three_kinds(HANDS, ENDS, kind, 25, seed + kind, theirs)
    assert ours == theirs
    ordered = ours[4 * 1 + 3], ours[16 * 1 + 3], ours[16 * 3 + 1]  # kinds 0, 1 and 3 against each other
    assert sum(ordered) == 6 * 25
    assert ours[4 * 1 + 3] == ours[4 * 3 + 1]
    assert ours[16 * 3 + 4 * 3 + 3] == 50  # a hand cannot be held by three: nobody wins more than another


@needs_both
def test_both_sum_what_three_kinds_are_worth_alike() -> None:
    kinds, chance = 9, Random(3)
    cube = array("H", (chance.randrange(600) for _ in range(kinds**3)))
    equity, meets, second, third = (some(size, seed) for seed, size in enumerate((81, 81, 9, 9)))
    worth, ours, theirs = some(6, 9, zeros=0), empty(kinds), empty(kinds)
    twin.three_kinds_sum(cube, 600.0, equity, meets, second, third, worth, ours)
    fast.three_kinds_sum(cube, 600.0, equity, meets, second, third, worth, theirs)
    assert ours == theirs
    by_hand = sum(
        meets[9 * 4 + y] * second[y] * meets[9 * 4 + z] * third[z]
        * (
            worth[0] + worth[1] * equity[9 * 4 + y] + worth[2] * equity[9 * 4 + z] + worth[3] * equity[9 * y + z]
            + worth[4] * cube[81 * 4 + 9 * y + z] / 600 + worth[5] * cube[81 * y + 9 * 4 + z] / 600
        )
        for y in range(kinds) for z in range(kinds)
    )  # fmt: skip
    assert ours[4] == pytest.approx(by_hand)


@pytest.mark.parametrize("module", BOTH)
@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("kinds_sum", (empty(4), empty(2), empty(3))),
        ("kinds_sum", (empty(5), empty(2), empty(2))),
        ("kinds_sum", (empty(0), empty(0), empty(0))),
        ("kinds_sum", (empty(257 * 257), empty(257), empty(257))),
        ("kinds_learn", (empty(2), empty(7), 1.0)),
        ("kinds_learn", (empty(0), empty(0), 1.0)),
        ("three_kinds", (HANDS, ENDS, 4, 1, 1, array("H", bytes(128)))),
        ("three_kinds", (HANDS, ENDS, -1, 1, 1, array("H", bytes(128)))),
        ("three_kinds", (HANDS, ENDS, 0, 1, 1, array("H", bytes(126)))),
        ("three_kinds", (HANDS, ENDS, 0, 11_000, 1, array("H", bytes(128)))),
        ("three_kinds", (HANDS[:-1], ENDS, 0, 1, 1, array("H", bytes(128)))),
        ("three_kinds", (bytes(12), ENDS, 0, 1, 1, array("H", bytes(128)))),
        ("three_kinds", (HANDS, array("i", [2, 2, 5, 6]), 0, 1, 1, array("H", bytes(128)))),
        ("three_kinds_sum", (array("H", [0]), 6.0, empty(1), empty(1), empty(1), empty(1), empty(5), empty(1))),
        ("three_kinds_sum", (array("H", [0]), 0.0, empty(1), empty(1), empty(1), empty(1), empty(6), empty(1))),
        ("three_kinds_sum", (array("H", [0]), 6.0, empty(2), empty(1), empty(1), empty(1), empty(6), empty(1))),
    ],
)
def test_tables_that_do_not_fit_are_refused(module: Any, name: str, given: tuple[Any, ...]) -> None:
    with pytest.raises(ValueError, match=r"not (a square table|what was learnt|kinds of hands|tables of kinds)"):
        getattr(module, name)(*given)
