"""Three kinds of hands all in: what each of them wins."""

from __future__ import annotations

from array import array
from itertools import product
from math import comb

import pytest

from croupier.kernels import COMPILED, equity_exact, three_kinds
from croupier.study.match_ups import KINDS
from croupier.study.ranges import of_kind
from croupier.study.three_ways import MOST, ThreeWays, _by_equity

NAMED = ("AA", "KK", "QJs")


def counted(own: str, second: str, third: str) -> float:
    """What the first kind wins, over every board and all hands of these kinds that differ in more than suits' names."""
    total, count = 0.0, 0
    for hands in product(of_kind(own)[:1], of_kind(second), of_kind(third)):
        cards = [card for hand in hands for card in hand]
        if len(set(cards)) == 6:
            shares = equity_exact(bytes(cards), b"", b"")
            won = shares[1] + shares[2] / 2 + shares[3] / 3
            total, count = total + won / comb(46, 5), count + 1
    return total / count


def test_three_kinds_win_what_is_counted_over_every_board() -> None:
    hands = bytes(card for kind in NAMED for hand in of_kind(kind) for card in hand)
    boards = 10_000 if COMPILED else 1_000
    cube = array("H", bytes(2 * 27))
    for kind in range(3):
        three_kinds(hands, array("i", [6, 12, 16]), kind, boards, kind, cube)
    won = [cube[9 * one + 3 * two + three] / (6 * boards) for one, two, three in ((0, 1, 2), (1, 0, 2), (2, 0, 1))]
    assert sum(won) == pytest.approx(1)
    if COMPILED:
        assert won[0] == pytest.approx(counted("AA", "KK", "QJs"), abs=0.015)
        assert won[2] == pytest.approx(counted("QJs", "AA", "KK"), abs=0.015)
    assert won[0] > 0.55 > 0.3 > won[2] > won[1]


def test_orders_of_coming_in_are_told_by_equities_of_two_and_three() -> None:
    """Of three hands with any chances of the six orders, the equities say the same as the orders themselves."""
    chances = [0.3, 0.1, 0.25, 0.05, 0.2, 0.1]  # own, second, third; own, third, second; second, own, third; ...
    worth = [7.0, 5.0, 3.0, -1.0, -2.0, -4.0]
    first, second, third, fourth, fifth, sixth = chances
    told = _by_equity(worth)
    equities = [
        1.0,
        first + second + fifth,  # comes in before the second
        first + second + third,  # before the third
        first + third + fourth,  # the second before the third
        first + second,
        third + fourth,
    ]
    known = sum(chance * value for chance, value in zip(chances, worth, strict=True))
    assert sum(part * equity for part, equity in zip(told, equities, strict=True)) == pytest.approx(known)
    assert sixth == pytest.approx(1 - sum(chances[:5]))


def test_a_stop_leaves_the_boards_as_they_were_and_too_many_are_refused() -> None:
    ways = ThreeWays()
    ways.sample(1, stop=lambda: True)
    assert ways.boards == 0 and not any(ways._cube)
    with pytest.raises(ValueError, match="at most"):
        ways.sample(MOST + 1)
    assert len(KINDS) == 169
