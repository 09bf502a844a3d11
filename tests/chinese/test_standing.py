"""How rows stand in the middle of a deal: what they are called, pay already, and when they are dead (K6, K7, K20)."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from tests.chinese import second_opinion
from tests.chinese.random_deals import moments, random_deal
from tests.chinese.stage import rows as read

from croupier.cards import UNKNOWN
from croupier.chinese.rows import Rows
from croupier.chinese.royalties import NO_MIDDLE_TRIPS, STANDARD
from croupier.chinese.standing import is_dead_already, standing
from croupier.chinese.variant import SIZES


@pytest.mark.parametrize(
    "board",
    [
        "Ah Ad 2c / / 3c 3d 4h 5s 7c",  # top over bottom: what comes to the middle mends nothing
        "2h 2d 2c / 9c 9d / Ac Ad Kc Kd Qs",
        "Ah Ad 2c / 3c 3d 4h 5s 7c /",
        "/ Ac Ad 4h 5s 7c / 3c 3d 4d 6s 8c",
    ],
)
def test_two_full_rows_in_the_wrong_order_are_dead_whatever_comes(board: str) -> None:
    assert standing(read(board), STANDARD).fouled


@pytest.mark.parametrize(
    "board",
    [
        "Ah Ad 2c / / 3c 3d 4h 4s 7c",
        "Ah Ad 2c / 3c 3d 4h 5s / 6c 6d 6h",
        "Ah Ad / / 3c 3d 4h 5s 7c",
        "/ / ",
    ],
)
def test_rows_that_may_still_come_into_order_are_alive(board: str) -> None:
    assert not standing(read(board), STANDARD).fouled


def without(rows: Rows, lacking: tuple[bool, ...]) -> Rows:
    """The rows, some of which lack their last card."""
    top, middle, bottom = (row[:-1] if lacks else row for row, lacks in zip(rows, lacking, strict=True))
    return top, middle, bottom


def test_dead_are_full_rows_in_the_wrong_order_and_no_others_in_many_deals() -> None:
    found = set()
    for seed in range(150):
        *_, last = (moment.hand for moment in moments(random_deal(seed)))
        for rows, lacking in product(map(last.rows_of, range(last.n)), product((False, True), repeat=3)):
            full = [second_opinion.strength(row) for row, lacks in zip(rows, lacking, strict=True) if not lacks]
            dead = any(second_opinion.over(upper, lower) for upper, lower in combinations(full, 2))
            assert is_dead_already(without(rows, lacking)) is dead, (rows, lacking)
            assert not dead or second_opinion.dead(rows)
            found.add((lacking, dead))
    assert sum(dead for _, dead in found) == 4  # each pair of rows, and all three


def test_a_row_is_called_and_pays_what_it_has_already() -> None:
    found = standing(read("Qh Qd / 7c 7d 7h / 9c 9d 9h 9s"), STANDARD)
    assert [name.category for name in found.names if name] == ["pair", "trips", "quads"]
    assert found.royalties == (7, 2, 10)
    assert standing(read("/ 7c 7d 7h /"), NO_MIDDLE_TRIPS).royalties == (0, 0, 0)


def test_a_full_row_pays_what_it_is() -> None:
    found = standing(read("2h 2d 2c / 4c 5c 6c 7c 9c / Tc Jc Qc Kc Ac"), STANDARD)
    assert (found.royalties, found.fouled) == ((10, 8, 25), False)


def test_cards_that_the_reader_does_not_know_count_as_none() -> None:
    hidden = tuple((UNKNOWN,) * size for size in SIZES)
    assert standing(hidden, STANDARD) == ((None, None, None), (0, 0, 0), False)  # type: ignore[arg-type]
