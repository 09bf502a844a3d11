"""How rows stand in the middle of a deal: what they are called, pay already, and when they are dead (K6, K7, K20)."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from tests.chinese import second_opinion
from tests.chinese.random_deals import moments, random_deal
from tests.chinese.stage import rows as read

from croupier.cards import UNKNOWN, standard_deck
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
        "Ah Ad / / 3c 3d 4h 5s 7c",  # two cards of a rank are their pair already
        "Qh Qd 2c / 3c 4d 9h Js / ",  # with any card the middle is a pair of jacks at best
        "/ 8c 8d 8h / Ac Kd 9h 7s",
        "Kh Kd 2c / Ac Ad Ah As / Qc Qd Qh Js",  # the last queen makes quads, and they are lower
        "7h 7d 7c / 6c 6d 5h 5s / Kc Kd Qh Qs 2s",  # the middle becomes two pair or more than the bottom
        "Ah Kd Qc / Ad Kh 3c 2s / As Kc 4d 5h 6s",  # the aces and kings that would help lie elsewhere
    ],
)
def test_rows_that_nothing_can_bring_into_order_any_more_are_dead_whatever_comes(board: str) -> None:
    assert standing(read(board), STANDARD).fouled


@pytest.mark.parametrize(
    "board",
    [
        "Ah Ad 2c / / 3c 3d 4h 4s 7c",
        "Ah Ad 2c / 3c 3d 4h 5s / 6c 6d 6h",
        "Ah Ad / / 3c 3d 4h 5s",
        "Qh Qd 2c / 3c 4d 9h Qs /",  # the last queen gives a pair of queens that holds up
        "/ 8c 8d 8h / Ac Kd 9h",
        "/ / ",
    ],
)
def test_rows_that_may_still_come_into_order_are_alive(board: str) -> None:
    assert not standing(read(board), STANDARD).fouled


def without(rows: Rows, lacking: tuple[bool, ...]) -> Rows:
    """The rows, some of which lack their last card."""
    top, middle, bottom = (row[:-1] if lacks else row for row, lacks in zip(rows, lacking, strict=True))
    return top, middle, bottom


def test_what_is_called_dead_before_its_last_cards_is_dead_with_them_and_full_rows_are_judged_exactly() -> None:
    found = set()
    for seed in range(40):
        *_, last = (moment.hand for moment in moments(random_deal(seed)))
        for rows, lacking in product(map(last.rows_of, range(last.n)), product((False, True), repeat=3)):
            full = [second_opinion.strength(row) for row, lacks in zip(rows, lacking, strict=True) if not lacks]
            early, dead = is_dead_already(without(rows, lacking)), second_opinion.dead(rows)
            assert early or not any(second_opinion.over(upper, lower) for upper, lower in combinations(full, 2))
            assert dead or not early, (rows, lacking)
            assert early is dead or any(lacking)
            found.add((lacking, early))
    assert sum(dead for _, dead in found) == 8  # with every row full, or any of them not


@pytest.mark.parametrize("place", range(3))
def test_with_one_card_to_come_a_hand_is_called_dead_exactly_when_every_card_leaves_it_dead(place: int) -> None:
    for seed in range(15):
        *_, last = (moment.hand for moment in moments(random_deal(seed)))
        rows = last.rows_of(0)
        lying = without(rows, tuple(row == place for row in range(3)))
        ways = [
            [(*row, card) if at == place else row for at, row in enumerate(lying)]
            for card in standard_deck()
            if not any(card in row for row in lying)
        ]
        assert is_dead_already(lying) is all(second_opinion.dead(way) for way in ways)  # type: ignore[arg-type]


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
