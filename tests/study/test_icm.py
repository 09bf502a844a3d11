"""What tournament chips are worth (Rulebook J16)."""

from __future__ import annotations

from itertools import pairwise, permutations
from math import isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.rules.vectors import VECTORS, Vector

from croupier.study.icm import MOST, BadTournament, chip_chop, deal, equities, in_units

DEALS = {"icm": equities, "chip_chop": chip_chop}
OURS = [vector for vector in VECTORS if vector.kind in DEALS]

stacks = st.lists(st.integers(0, 1000), min_size=1, max_size=6).filter(any)
prizes = st.lists(st.integers(0, 100), min_size=1, max_size=6).map(lambda found: sorted(found, reverse=True))


@pytest.mark.parametrize("vector", OURS, ids=[f"{vector.id}-{vector.text}" for vector in OURS])
def test_a_deal_is_worth_what_the_rulebook_says(vector: Vector) -> None:
    given = vector.given
    values = DEALS[vector.kind](list(given["stacks"].values()), given["prizes"])
    close = given.get("tolerance", 1e-9)
    assert dict(zip(given["stacks"], values, strict=True)) == pytest.approx(vector.expect["values"], abs=close)


def test_b62_three_stacks_are_worth_their_share_of_three_prizes() -> None:
    values = equities([5000, 3000, 2000], [50, 30, 20])
    assert values == pytest.approx([38.39, 32.75, 28.86], abs=0.005)
    assert sum(values) == pytest.approx(100)


@given(stacks, prizes)
def test_all_prizes_are_given_away_and_more_chips_are_worth_more(stacks: list[int], prizes: list[int]) -> None:
    values = equities(stacks, prizes)
    assert isclose(sum(values), sum(prizes[: len(stacks)]), abs_tol=1e-6)
    ordered = sorted(zip(stacks, values, strict=True))
    assert all(one[1] <= next_[1] + 1e-6 for one, next_ in pairwise(ordered))


@given(st.lists(st.integers(1, 1000), min_size=1, max_size=5), prizes)
def test_the_model_is_the_sum_over_all_orders_of_coming_in(stacks: list[int], prizes: list[int]) -> None:
    values = [0.0] * len(stacks)
    for order in permutations(range(len(stacks))):
        chance, left = 1.0, sum(stacks)
        for player in order:
            chance *= stacks[player] / left
            left -= stacks[player]
        for player, prize in zip(order, prizes, strict=False):
            values[player] += chance * prize
    assert equities(stacks, prizes) == pytest.approx(values, abs=1e-6)


@pytest.mark.parametrize(
    ("chips", "money", "why"),
    [
        ([], [1], "somebody has chips"),
        ([0, 0], [1], "somebody has chips"),
        ([-1, 5], [1], "not negative"),
        ([1, 5], [-1], "a prize"),
        ([1, 5], [20, 30, 50], "the greatest stands first"),
        ([1, 5], [float("nan")], "a prize"),
        ([1, 5], [float("inf"), 1], "a prize"),
        ([1] * (MOST + 1), [1], "at most"),
    ],
)
def test_numbers_that_no_tournament_has_are_refused(chips: list[int], money: list[float], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        equities(chips, money)


def test_a_chop_takes_a_prize_for_each_who_is_left() -> None:
    with pytest.raises(ValueError, match="2 players and 3 prizes"):
        chip_chop([1, 1], [3, 2, 1])


def test_what_is_left_to_play_for_comes_out_of_the_first_prize() -> None:
    at_once = deal([75, 25], [70, 30], equities, left=20)
    assert at_once == pytest.approx([30 + 20 * 0.75, 30 + 20 * 0.25])
    assert deal([5000, 3000, 2000], [50, 30, 20], chip_chop) == [40, 32, 28]


@given(st.lists(st.integers(1, 1000), min_size=2, max_size=6), st.data())
def test_a_deal_in_whole_units_pays_the_same_sum_and_nobody_is_a_unit_off(
    chips: list[int], data: st.DataObject
) -> None:
    money = sorted((5 * data.draw(st.integers(0, 50)) for _ in chips), reverse=True)
    for by in (equities, chip_chop):
        exact, paid = deal(chips, money, by), deal(chips, money, by, unit=5)
        assert sum(paid) == sum(money)
        assert all(
            amount % 5 == 0 and abs(amount - value) < 5 + 1e-6 for amount, value in zip(paid, exact, strict=True)
        )


@pytest.mark.parametrize(
    ("money", "left", "unit", "code"),
    [
        ([50, 30, 20], 0, 0, "chop"),
        ([50, 30], 21, 0, "left"),
        ([50, 30], -1, 0, "left"),
        ([50, 30], float("nan"), 0, "left"),
        ([50, 30], 0, 7, "unit"),
        ([50, 30], 0, -1, "unit"),
        ([50, 30], 0, 1e14, "unit"),
        ([50, 30], 0, float("inf"), "amount"),
        ([50, 30], 0, 1e-320, "amount"),
        ([1e308, 1e308], 0, 1, "amount"),
    ],
)
def test_a_deal_that_there_is_not_is_refused(money: list[float], left: float, unit: float, code: str) -> None:
    with pytest.raises(BadTournament) as refused:
        deal([3, 2], money, equities, left, unit)
    assert refused.value.code == code


def test_units_go_to_the_greatest_remainders() -> None:
    assert in_units([3.4, 3.35, 3.25], 1) == [4, 3, 3]
