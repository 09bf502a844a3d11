"""The faults of the bug log that belong to open-face Chinese, each a test with its id."""

from __future__ import annotations

import pytest
from tests.chinese.stage import deal_of, rows

from croupier.cards import cards
from croupier.chinese.event import PairScore
from croupier.chinese.rows import is_dead, strength
from croupier.chinese.royalties import STANDARD, paytable
from croupier.chinese.variants import CLOSED_CHINESE
from croupier.ranking.high import rank5
from croupier.ranking.three import rank3


def test_B78_an_equal_pair_with_a_higher_kicker_on_top_is_a_foul() -> None:  # noqa: N802
    text = "Qh Qd 7c / Qs Qc 6d 5h 4s / Ac Ad Kc Kd 2h"
    assert is_dead(strength(*rows(text)))
    assert deal_of([text, ""], variant=CLOSED_CHINESE.key).hands[0].fouled


def test_B80_lines_and_royalties_may_cancel_to_nothing() -> None:  # noqa: N802
    hand = deal_of(
        ["6h 6d 2c / 9c 9d Ah 4s 3d / Ts Td 8c 8s 2h", "Ac Kd 7h / 5c 5d Qd 2s 3h / 4c 5h 6c 7s 8d"],
        variant=CLOSED_CHINESE.key,
    )
    assert hand.pairs == (PairScore(0, 1, lines=(1, 1, -1), scoop=0, royalties=-1, points=0),)


def test_B82_equal_royalties_cancel_and_the_higher_flush_wins_its_line() -> None:  # noqa: N802
    hand = deal_of(
        ["4h 3d 2c / 5s 6s 7d 8d Th / Ac Tc 8c 6c 4c", "5d 3h 2h / 5h 6d 7s 8s Td / Ks Qs Js 9s 4s"],
        variant=CLOSED_CHINESE.key,
    )
    assert [one.royalties for one in hand.hands] == [(0, 0, 4), (0, 0, 4)]
    assert hand.pairs[0].lines[2] == 1
    assert hand.pairs[0].royalties == 0


@pytest.mark.parametrize(
    ("row", "points"),
    [("5h 5d Ac", 0), ("6h 6d 2c", 1), ("Qh Qd 2c", 7), ("Ah Ad 2c", 9), ("2h 2d 2c", 10), ("Ah Ad Ac", 22)],
)
def test_B83_royalties_on_top(row: str, points: int) -> None:  # noqa: N802
    assert paytable(STANDARD).top[rank3(*cards(row))] == points


@pytest.mark.parametrize(
    ("row", "middle", "bottom"),
    [
        ("9h 9d 9c 4s 2d", 2, 0),
        ("5h 6d 7c 8s 9d", 4, 2),
        ("Ah Jh 8h 5h 2h", 8, 4),
        ("9h 9d 9c 4s 4d", 12, 6),
        ("9h 9d 9c 9s 4d", 20, 10),
        ("5h 6h 7h 8h 9h", 30, 15),
        ("Th Jh Qh Kh Ah", 50, 25),
    ],
)
def test_B83_royalties_of_five_cards_in_the_middle_are_double(row: str, middle: int, bottom: int) -> None:  # noqa: N802
    pays, rank = paytable(STANDARD), rank5(*cards(row))
    assert (pays.middle[rank], pays.bottom[rank]) == (middle, bottom)
