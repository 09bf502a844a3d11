"""What money on players' heads is worth, exactly: against all orders of going out, one by one."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.study.bounties import worth
from croupier.study.icm import BadTournament

stacks = st.lists(st.integers(1, 100), min_size=1, max_size=5)


def by_orders(chips: list[int], heads: list[float], progressive: float) -> list[float]:
    """The same model, over all orders of coming in: bounties are shared out by chips as each one goes out."""
    values, total = [0.0] * len(chips), sum(chips)
    for order in permutations(range(len(chips))):
        chance, left = 1.0, total
        for player in order:
            chance *= chips[player] / left
            left -= chips[player]
        on_head = list(map(float, heads))
        for place in range(len(order) - 1, 0, -1):
            before = order[:place]
            for player in before:
                part = on_head[order[place]] * chips[player] / sum(chips[other] for other in before)
                values[player] += chance * (1 - progressive) * part
                on_head[player] += progressive * part
        values[order[0]] += chance * on_head[order[0]]
    return values


@given(stacks, st.data(), st.sampled_from([0.0, 0.5, 1.0]))
def test_bounties_are_worth_what_all_orders_of_going_out_say(
    chips: list[int], data: st.DataObject, progressive: float
) -> None:
    heads = data.draw(st.lists(st.integers(0, 50), min_size=len(chips), max_size=len(chips)))
    assert worth(chips, heads, progressive) == pytest.approx(by_orders(chips, heads, progressive), abs=1e-9)


@given(stacks, st.sampled_from([0.0, 0.3, 1.0]))
def test_all_bounties_are_won_and_more_chips_win_more(chips: list[int], progressive: float) -> None:
    values = worth(chips, [10.0] * len(chips), progressive)
    assert sum(values) == pytest.approx(10 * len(chips))
    assert [value for _, value in sorted(zip(chips, values, strict=True))] == pytest.approx(sorted(values))


def test_two_players_play_for_both_heads_and_who_is_out_wins_none() -> None:
    assert worth([75, 25], [10, 10]) == pytest.approx([15, 5])
    assert worth([75, 25, 0], [10, 10, 0], 0.5) == pytest.approx([15, 5, 0])


@pytest.mark.parametrize(
    ("heads", "progressive", "code"),
    [
        ([1.0], 0.0, "bounties"),
        ([1.0, -1.0, 0.0], 0.0, "bounty"),
        ([1.0, float("nan"), 0.0], 0.0, "bounty"),
        ([1.0, 1.0, 1.0], 0.0, "bounty_of_nobody"),
        ([1.0, 1.0, 0.0], 1.5, "progressive"),
    ],
)
def test_bounties_that_there_are_not_are_refused(heads: list[float], progressive: float, code: str) -> None:
    with pytest.raises(BadTournament) as refused:
        worth([5, 5, 0], heads, progressive)
    assert refused.value.code == code
