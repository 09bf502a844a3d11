"""How deep stacks are."""

from __future__ import annotations

import pytest

from croupier.study.depth import depth
from croupier.study.icm import BadTournament


def test_m_is_how_many_rounds_of_blinds_and_antes_a_stack_pays() -> None:
    first, *_ = depth([4500] * 9, 100, 200, 25)
    assert (first.big_blinds, first.m, first.of_average) == (22.5, 4500 / 525, 1.0)
    assert depth([4500] * 9, 100, 200, 200, one_ante=True)[0].m == 9
    assert depth([4500] * 10, 100, 200)[0].zone_m == depth([4500] * 10, 100, 200)[0].m
    assert depth([3000, 3000], 100, 200)[0].zone_m == pytest.approx(2)  # ten rounds, at a fifth of a full table


def test_a_stack_is_as_effective_as_another_one_can_match() -> None:
    assert [one.effective for one in depth([5000, 3000, 2000, 0], 100, 200)] == [3000, 3000, 2000, 0]


@pytest.mark.parametrize(
    ("chips", "blinds", "code"),
    [
        ([5000.0], (100.0, 200.0, 0.0), "stacks"),
        ([5000.0, 0.0], (100.0, 200.0, 0.0), "stacks"),
        ([5000.0, -1.0], (100.0, 200.0, 0.0), "stacks"),
        ([5000.0, float("inf"), 1.0], (100.0, 200.0, 0.0), "stacks"),
        ([5000.0, 5000.0], (200.0, 100.0, 0.0), "blinds"),
        ([5000.0, 5000.0], (0.0, 0.0, 0.0), "blinds"),
        ([5000.0, 5000.0], (100.0, 200.0, -1.0), "blinds"),
        ([5000.0, 5000.0], (float("nan"), 200.0, 0.0), "blinds"),
        ([5000.0, 5000.0], (1e-320, 1e-320, 0.0), "amount"),
    ],
)
def test_a_table_that_there_is_not_has_no_depth(
    chips: list[float], blinds: tuple[float, float, float], code: str
) -> None:
    with pytest.raises(BadTournament) as refused:
        depth(chips, *blinds)
    assert refused.value.code == code
