"""Odds over several boards, street by street, and the hands that the players end with."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

from croupier.ranking.describe import name_of
from croupier.ranking.high import best
from croupier.study.odds import BadQuestion, by_street, made, odds, question


def test_each_of_two_boards_decides_about_half_of_the_pot() -> None:
    asked = question(["AhAs", "KdKc"], ["Ts 8h 3d 2c", "Kh 2s 4c 5h 9d"])
    left = [
        card for card in range(52) if card not in {*asked.seen, *asked.players[0].hands[0], *asked.players[1].hands[0]}
    ]
    parts, scoops = Fraction(0), 0
    for card in left:
        first = best([*asked.players[0].hands[0], *asked.board, card]) > best(
            [*asked.players[1].hands[0], *asked.board, card]
        )
        parts += Fraction(int(first), 2)  # the kings have a set on the second board
        scoops += not first
    found = odds(asked, exact=True)
    assert found.chances[0].equity == pytest.approx(float(parts / len(left)))
    assert (found.chances[0].win, found.chances[1].win, found.deals) == (0, scoops, len(left))


def test_two_boards_that_nobody_has_seen_give_the_odds_of_one() -> None:
    one = odds(question(["AhAs", "KdKc"]), exact=True).chances[0]
    two = odds(question(["AhAs", "KdKc"], ["", ""]), most=20_000, exact=False, seed=2).chances[0]
    assert abs(one.equity - two.equity) <= 2 * two.error


def test_a_card_lies_on_one_board_only_and_there_are_three_at_most() -> None:
    for boards in (["Ts 8h 3d", "Ts"], [""] * 4):
        with pytest.raises(BadQuestion):
            question(["AhAs"], boards)
    with pytest.raises(BadQuestion):
        question(["AhAs"], ["", ""], game="stud")


def test_the_pot_is_told_for_every_street_up_to_the_board() -> None:
    asked = question(["AhAs", "KdKc"], "Ts 8h 3d 2c")
    told = by_street(asked, odds)
    assert [street for street, _ in told] == ["preflop", "flop", "turn"]
    assert [found.deals for _, found in told] == [1_712_304, 990, 44]
    assert told[1][1] == odds(question(["AhAs", "KdKc"], "Ts 8h 3d"))
    for boards in ("", ["Ts 8h 3d", ""]):
        with pytest.raises(BadQuestion):
            by_street(question(["AhAs"], boards), odds)


def test_the_hands_at_the_end_are_counted_by_category() -> None:
    asked = question(["AhAs", "KdKc"], "Ts 8h 3d")
    found = made(asked)
    (counts,), (other,) = found.players
    left = [
        card for card in range(52) if card not in {*asked.seen, *asked.players[0].hands[0], *asked.players[1].hands[0]}
    ]
    mine: dict[str, float] = {}
    for more in combinations(left, 2):
        category = name_of([*asked.players[0].hands[0], *asked.board, *more]).category
        mine[category] = mine.get(category, 0) + 1
    assert counts == mine
    assert (found.deals, found.exact, sum(other.values())) == (990, True, 990)
    assert list(counts) == ["quads", "full_house", "trips", "two_pair", "pair"][-len(counts) :]


def test_each_part_of_the_pot_has_its_own_hands() -> None:
    (high, low), _ = made(question(["As 2h Kc Kd", "9s 9h 8h 7h"], "3s 4d 5c 6h 7d", game="omaha8")).players
    assert (high, low) == ({"straight": 1}, {"low": 1})


def test_ranges_end_with_what_their_weights_say() -> None:
    board = "2c 2d 2h 9s Js"
    (counts,), _ = made(question(["AA, 98s:0.5", "KK"], board)).players
    assert counts == {"full_house": pytest.approx(6 * 6 + 3 * 0.5 * 6)}


def test_of_many_deals_some_are_drawn_and_a_sample_may_be_stopped() -> None:
    asked = question(["AhAs", "KdKc"])
    assert made(asked, 500, seed=3) == made(asked, 500, seed=3)
    asks = iter([False] * 4 + [True])
    found = made(asked, 500, stop=lambda: next(asks))
    assert (found.deals, found.exact) == (5, False)
    with pytest.raises(BadQuestion):
        made(question(["AhAs", "AhAs, AhAs"]))
