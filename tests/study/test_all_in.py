"""Who has which chips when some went all in before the flop."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.study.all_in import Seats
from croupier.study.icm import BadTournament

stacks = st.lists(st.integers(2, 40), min_size=2, max_size=9).map(lambda found: tuple(map(float, found)))


@given(stacks, st.sampled_from([0.0, 0.125, 1.0]), st.data())
def test_no_chip_is_made_or_lost_and_who_wins_all_has_what_he_could_match(
    chips: tuple[float, ...], ante: float, data: st.DataObject
) -> None:
    table = Seats(chips, ante)
    inside = tuple(sorted(data.draw(st.sets(st.integers(0, len(chips) - 1), max_size=4))))
    for order in list(permutations(inside))[:6]:
        left = table.left(inside, order if len(inside) > 1 else ())
        assert sum(left) == pytest.approx(sum(chips))
        assert min(left) >= 0
        for seat in set(range(len(chips))) - set(inside) if inside else ():
            assert left[seat] == chips[seat] - table.post(seat)
        if len(inside) > 1:
            others = [own if seat in inside else table.post(seat) for seat, own in enumerate(chips)]
            assert left[order[0]] == pytest.approx(sum(min(chips[order[0]], other) for other in others))


def test_when_all_fold_the_big_blind_wins_blind_and_antes() -> None:
    assert Seats((10.0, 10.0, 10.0), 0.5).left((), ()) == (9.5, 9.0, 11.5)


def test_a_side_pot_goes_to_the_best_of_those_who_could_match_it() -> None:
    table = Seats((20.0, 12.0, 5.0))
    assert table.left((0, 1, 2), (2, 1, 0)) == (8.0, 14.0, 15.0)
    assert table.left((0, 1, 2), (2, 0, 1)) == (22.0, 0.0, 15.0)
    assert table.left((0, 1, 2), (1, 2, 0)) == (8.0, 29.0, 0.0)


def test_chips_are_worth_themselves_or_what_the_model_says_of_the_prizes() -> None:
    chips = Seats((10.0, 10.0, 10.0))
    assert chips.worth((20.0, 10.0, 0.0)) == (10.0, 0.0, -10.0)
    gained = Seats((10.0, 10.0, 10.0), prizes=(50.0, 30.0, 20.0)).worth((20.0, 10.0, 0.0))
    assert gained[0] == pytest.approx(50 * 2 / 3 + 30 / 3 - 100 / 3)
    assert gained[1] > 0 > gained[2] and sum(gained) == pytest.approx(0)


@pytest.mark.parametrize(
    ("table", "code"),
    [
        (Seats((10.0,)), "seats"),
        (Seats((10.0,) * 10), "seats"),
        (Seats((10.0, 10.0), -0.1), "ante"),
        (Seats((10.0, 10.0), float("nan")), "ante"),
        (Seats((10.0, 10.0, 0.9)), "stack"),
        (Seats((0.0, 10.0, 10.0)), "stack"),
        (Seats((10.0, float("nan"))), "stack"),
        (Seats((10.0, 1e6)), "stack"),
        (Seats((10.0, 10.0), prizes=(20.0, 30.0)), "prizes"),
    ],
)
def test_a_table_that_there_is_not_is_refused(table: Seats, code: str) -> None:
    with pytest.raises(BadTournament) as refused:
        table.check()
    assert refused.value.code == code
