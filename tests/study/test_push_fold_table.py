"""Push or fold at a table: the same as for two, near to real cards, and tighter where prizes are at stake."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from croupier.kernels import COMPILED, rank7
from croupier.study.all_in import Seats
from croupier.study.match_ups import KINDS
from croupier.study.push_fold import solve as solve_two
from croupier.study.push_fold_table import AT_MOST, PushFoldTable, decisions_of, solve, work
from croupier.study.ranges import hand_of, kind_of

BOARDS = 10


@pytest.fixture(scope="module")
def three() -> PushFoldTable:
    """Three seats with ten big blinds each."""
    if not COMPILED:
        pytest.skip("boards of three kinds take minutes without a C compiler")
    return solve(Seats((10.0, 10.0, 10.0)), good=1e-3, boards=BOARDS)


def test_two_seats_find_the_equilibrium_of_two() -> None:
    table, two = solve(Seats((10.0, 14.0), 0.1), good=1e-5), solve_two(10, 0.1)
    assert table.values[0] == pytest.approx(two.value, abs=1e-4)
    assert table.values[1] == pytest.approx(-table.values[0], abs=1e-9)
    assert table.decision((), 0).share == pytest.approx(two.pushed, abs=0.01)
    assert table.decision((0,), 1).share == pytest.approx(two.called, abs=0.01)
    assert (table.exploitability <= 1e-5, table.boards) == (True, 0)


def test_every_decision_stands_behind_at_most_two_who_are_all_in() -> None:
    assert decisions_of(3) == [((), 0), ((), 1), ((0,), 1), ((0,), 2), ((1,), 2), ((0, 1), 2)]
    assert len(decisions_of(9)) == 8 + 36 + 84
    assert max(len(inside) for inside, _ in decisions_of(9)) == AT_MOST - 1


def test_nobody_at_the_table_could_gain_much_and_its_values_nearly_cancel_out(three: PushFoldTable) -> None:
    assert max(three.gains) == three.exploitability <= 1e-3
    assert min(three.gains) >= -1e-9
    assert sum(three.values) == pytest.approx(0, abs=0.02)
    assert three.values[0] > 0 > three.values[1] > three.values[2]


def test_the_later_one_acts_the_more_hands_push_and_behind_more_players_fewer_call(three: PushFoldTable) -> None:
    first, small = three.decision((), 0), three.decision((), 1)
    assert first.share < small.share
    assert three.decision((0, 1), 2).share < three.decision((0,), 2).share < three.decision((1,), 2).share
    assert first.range().weights[hand_of(51, 50)] == 1
    with pytest.raises(LookupError):
        three.decision((), 2)


def dealt(table: PushFoldTable, deals: int, seed: int) -> list[tuple[float, float]]:
    """What each seat wins with real cards, when everybody plays so: the mean and its standard error."""
    chance, seats = Random(seed), len(table.seats.stacks)
    kind = {hand_of(*two): KINDS.index(kind_of(hand_of(*two))) for two in combinations(range(52), 2)}
    often = {(decision.inside, decision.seat): decision.often for decision in table.decisions}
    won: list[list[float]] = [[] for _ in range(seats)]
    for _ in range(deals):
        cards = chance.sample(range(52), 2 * seats + 5)
        holes, board, inside = [hand_of(*cards[2 * seat : 2 * seat + 2]) for seat in range(seats)], cards[-5:], ()
        for seat in range(seats):
            if (inside, seat) in often and chance.random() < often[inside, seat][kind[holes[seat]]]:
                inside = (*inside, seat)
        ranks = {seat: rank7(*holes[seat], *board) for seat in inside}
        tops = [seat for seat in inside if ranks[seat] == max(ranks.values())]
        orders = [(top, *(seat for seat in inside if seat != top)) for top in tops] or [()]
        for order in orders:  # equal stacks: who ties for the pot has it as often as the others
            worth = table.seats.worth(table.seats.left(inside, order if len(order) > 1 else ()))
            for seat, gain in enumerate(worth):
                won[seat] += [gain] * (6 // len(orders))
    means = [sum(of_seat) / len(of_seat) for of_seat in won]
    squares = [sum(gain * gain for gain in of_seat) / len(of_seat) for of_seat in won]
    return [(mean, ((square - mean**2) / deals) ** 0.5) for mean, square in zip(means, squares, strict=True)]


def test_real_cards_win_what_the_table_says(three: PushFoldTable) -> None:
    for (mean, error), value in zip(dealt(three, 30_000, seed=3), three.values, strict=True):
        assert value == pytest.approx(mean, abs=0.015 + 3 * error)


def test_where_the_winner_takes_all_prizes_are_played_for_as_chips_are(three: PushFoldTable) -> None:
    found = solve(Seats((10.0, 10.0, 10.0), prizes=(30.0,)), good=1e-3, boards=BOARDS)
    assert found.values == pytest.approx(three.values, abs=1e-6)


def test_where_two_of_three_are_paid_alike_fewer_hands_call(three: PushFoldTable) -> None:
    found = solve(Seats((10.0, 10.0, 10.0), prizes=(15.0, 15.0)), good=5e-3, boards=BOARDS)
    assert found.decision((0,), 1).share < three.decision((0,), 1).share / 2
    assert sum(found.values) == pytest.approx(0, abs=0.05)


def test_who_is_stopped_answers_with_what_he_has() -> None:
    found = solve(Seats((10.0, 10.0, 10.0)), boards=3, stop=lambda: True)
    assert found.rounds == 1 and found.exploitability > 0.01 and 0 < found.boards <= 20


def test_more_seats_take_longer() -> None:
    assert work(Seats((10.0,) * 2)) < work(Seats((10.0,) * 3)) < work(Seats((10.0,) * 9))
    assert work(Seats((10.0,) * 9, prizes=(3.0, 2.0))) > work(Seats((10.0,) * 9))
