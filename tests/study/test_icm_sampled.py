"""Chips in a large field: samples agree with what is counted, and say how sure they are."""

from __future__ import annotations

from itertools import pairwise

import pytest

from croupier.study.bounties import worth as bounty_worth
from croupier.study.icm import BadTournament, equities
from croupier.study.icm_sampled import EXACT, sampled, work, worth

FIELD = [float(1000 + 37 * number) for number in range(60)]
PRIZES = [500.0, 300.0, 200.0, *[50.0] * 9]


@pytest.mark.parametrize("progressive", [0.0, 0.5])
@pytest.mark.parametrize(
    ("chips", "prizes"),
    [([5000, 3000, 2000, 1000], [50, 30, 20]), ([10, 10, 1, 0, 0], [50, 30, 20, 10, 5]), ([7, 2, 2], [9, 9, 9])],
)
def test_a_sample_is_as_far_from_what_is_counted_as_it_says(
    chips: list[int], prizes: list[int], progressive: float
) -> None:
    heads = [10.0 if stack else 0.0 for stack in chips]
    found = sampled(chips, prizes, heads, progressive, precision=0.02)
    exact, by_heads = equities(chips, prizes), bounty_worth(chips, heads, progressive)
    for value, bounty, error, prize, head in zip(
        found.values, found.bounties, found.errors, exact, by_heads, strict=True
    ):
        assert value == pytest.approx(prize + head, abs=1.6 * error + 1e-9)  # three standard errors
        assert bounty == pytest.approx(head, abs=1.6 * error + 1e-9)
        assert error <= 0.02 * max(value, sum(found.values) / len(chips)) + 1e-9


def test_in_a_field_all_prizes_are_given_away_and_more_chips_are_worth_more() -> None:
    found = sampled(FIELD, PRIZES, precision=0.02)
    assert sum(found.values) == pytest.approx(sum(PRIZES), rel=0.01)
    assert found.values[0] < found.values[20] < found.values[40] < found.values[59]
    assert found.bounties == (0.0,) * 60
    assert all(value > 0 and 0 < error < value for value, error in zip(found.values, found.errors, strict=True))


def test_players_who_have_as_much_are_worth_as_much() -> None:
    found = sampled([3000] * 1000 + [9000] * 200, [1000, 600, 400, *[100] * 50], precision=0.05)
    assert len(set(found.values)) == 2
    assert found.values[1000] == pytest.approx(3 * found.values[0], rel=0.1)


def test_prizes_that_all_have_are_sure() -> None:
    found = sampled([5, 3, 2], [20, 20, 20])
    assert found.values == pytest.approx((20, 20, 20)) and max(found.errors) < 1e-6


def test_the_same_seed_gives_the_same_answer_and_a_stop_the_answer_so_far() -> None:
    assert sampled(FIELD, PRIZES, most=5, seed=3) == sampled(FIELD, PRIZES, most=5, seed=3)
    assert sampled(FIELD, PRIZES, most=5, seed=3) != sampled(FIELD, PRIZES, most=5, seed=4)
    assert sampled(FIELD, PRIZES, stop=lambda: True).samples == 1
    wide, narrow = (max(sampled(FIELD, PRIZES, precision=precision).errors) for precision in (0.1, 0.02))
    assert narrow < wide


def test_a_table_is_counted_exactly_and_a_field_is_sampled() -> None:
    table = worth([5000, 3000, 2000], [50, 30, 20], [10, 10, 10])
    assert (table.samples, table.errors) == (0, (0.0, 0.0, 0.0))
    assert [total - bounty for total, bounty in zip(table.values, table.bounties, strict=True)] == pytest.approx(
        equities([5000, 3000, 2000], [50, 30, 20])
    )
    assert worth([1.0] * (EXACT + 1), [5.0]).samples > 0
    assert work([1.0] * EXACT, [5.0], 0.01) == 0.0
    works = [work([float(place) for place in range(1, count)], PRIZES, 0.01) for count in (20, 200, 2000)]
    assert all(less < more for less, more in pairwise(works))


@pytest.mark.parametrize(
    ("chips", "prizes", "most", "code"),
    [
        ([5.0, float("nan")], [1.0], 9, "stacks"),
        ([5.0, float("inf")], [1.0], 9, "stacks"),
        ([5.0, -1.0], [1.0], 9, "stacks"),
        ([5.0, 1.0], [1.0, 2.0], 9, "prizes"),
        ([5.0, 1.0], [1.0], 0, "samples"),
        ([1.0] * 100_001, [1.0], 9, "players"),
    ],
)
def test_a_field_that_there_is_not_is_refused(chips: list[float], prizes: list[float], most: int, code: str) -> None:
    with pytest.raises(BadTournament) as refused:
        sampled(chips, prizes, most=most)
    assert refused.value.code == code
