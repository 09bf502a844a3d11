"""Settling an evening with the fewest transfers."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.room.settling import EXACT_UP_TO, settle_up


def results(most: int, biggest: int = 20) -> st.SearchStrategy[dict[str, int]]:
    """What people have won and lost; the last of them makes it even."""
    amounts = st.lists(st.integers(-biggest, biggest), min_size=1, max_size=most - 1)
    return amounts.map(lambda won: {f"p{n}": amount for n, amount in enumerate([*won, -sum(won)])})


def fewest(amounts: tuple[int, ...]) -> int:
    """The fewest transfers, found by trying every group that could be settled among itself."""
    if not amounts:
        return 0
    first, rest = amounts[0], amounts[1:]
    best = len(amounts) - 1
    for size in range(len(rest)):
        for chosen in combinations(range(len(rest)), size):
            if first + sum(rest[n] for n in chosen) == 0:
                others = tuple(rest[n] for n in range(len(rest)) if n not in chosen)
                best = min(best, size + fewest(others))
    return best


@given(results(40, 10**9))
def test_settling_makes_everybody_even_with_less_transfers_than_people(won: dict[str, int]) -> None:
    left = dict(won)
    transfers = settle_up(won)
    for payment in transfers:
        assert payment.amount >= 1
        assert won[payment.payer] < 0 < won[payment.payee], "somebody pays who has won"
        left[payment.payer] += payment.amount
        left[payment.payee] -= payment.amount
    assert not any(left.values())
    uneven = sum(result != 0 for result in won.values())
    assert len(transfers) <= max(0, uneven - 1)


@given(results(8, 6))
@settings(max_examples=300)
def test_no_fewer_transfers_would_do_among_few_people(won: dict[str, int]) -> None:
    assert len(settle_up(won)) == fewest(tuple(result for result in won.values() if result))


def test_two_pairs_and_three_who_are_even_among_themselves_need_four_transfers() -> None:
    won = {"ann": 70, "bob": -70, "cid": 45, "dan": -45, "eve": -30, "fay": 20, "gus": 10}
    assert len(settle_up(won)) == 4


def test_twelve_people_are_settled_with_the_fewest_transfers() -> None:
    amounts = [11, 13, -24, 101, -60, -41, 7, 5, 3, -15, 1000, -1000]
    assert len(amounts) == EXACT_UP_TO
    assert len(settle_up({f"p{n}": amount for n, amount in enumerate(amounts)})) == 8


def test_nobody_pays_when_all_are_even() -> None:
    assert settle_up({"ann": 0, "bob": 0}) == settle_up({}) == []


def test_results_that_do_not_add_up_to_zero_are_refused() -> None:
    with pytest.raises(ValueError, match="not what is lost"):
        settle_up({"ann": 5, "bob": -4})
