"""Push or fold: the equilibrium that everybody knows, and how far from it an answer is."""

from __future__ import annotations

from random import Random

import pytest

from croupier.kernels import COMPILED, equity_exact
from croupier.study.match_ups import KINDS, equities, equity, meetings, weights
from croupier.study.push_fold import GOOD, PushFold, _Game, solve
from croupier.study.ranges import of_kind, read


@pytest.fixture(scope="module")
def ten() -> PushFold:
    """The equilibrium with ten big blinds."""
    return solve(10)


def test_with_ten_big_blinds_the_known_equilibrium_is_found(ten: PushFold) -> None:
    assert ten.value == pytest.approx(-0.0454, abs=0.0002)
    assert ten.called == pytest.approx(0.373, abs=0.003)
    assert ten.pushed == pytest.approx(0.583, abs=0.003)
    assert -1e-12 <= ten.exploitability <= GOOD


def test_hands_at_the_edge_are_told_apart_only_very_near_to_the_equilibrium(ten: PushFold) -> None:
    rough = solve(10, good=1e-4)
    assert rough.exploitability <= 1e-4 and rough.value == pytest.approx(ten.value, abs=2e-4)
    assert abs(rough.pushed - ten.pushed) > 0.003


def test_the_best_hands_are_always_played_and_the_worst_never(ten: PushFold) -> None:
    for hand in read("88+, A9s+, AJo+").hands:
        assert ten.pushes().weights[hand] == ten.calls().weights[hand] == 1
    assert not {*read("72o, 32o").hands} & {*ten.pushes().hands, *ten.calls().hands}


def test_any_answer_but_the_equilibrium_can_be_exploited(ten: PushFold) -> None:
    game = _Game(10, 0.0)
    always, never = [1.0] * len(KINDS), [0.0] * len(KINDS)
    assert game.exploitability(always, always) > 0.1
    assert game.exploitability(never, never) > 0.1
    assert game.value(never, always) == -0.5
    assert game.value(always, never) == pytest.approx(1)
    assert game.exploitability(ten.push, ten.call) == ten.exploitability


def test_every_depth_to_twenty_five_big_blinds_is_good_and_shallower_ones_are_played_wider() -> None:
    called = 1.0
    for stack in range(1, 26):
        found = solve(stack, good=1e-5)
        assert found.exploitability <= 1e-5
        assert found.called <= called + 0.01
        called = found.called


def test_who_is_all_in_by_the_blind_plays_every_hand_and_so_does_who_meets_him() -> None:
    found = solve(1)
    assert (found.pushed, found.called) == pytest.approx((1, 1))
    assert found.value == pytest.approx(0)


def test_antes_make_more_hands_worth_a_push(ten: PushFold) -> None:
    found = solve(10, ante=0.1)
    assert found.pushed > ten.pushed + 0.02


def test_who_is_stopped_answers_with_what_he_has() -> None:
    found = solve(10, stop=lambda: True)
    assert found.exploitability > 0


@pytest.mark.parametrize("stack", [-1, 0, 0.9, float("nan"), float("inf"), 1e6])
def test_a_stack_that_there_is_not_is_refused(stack: float) -> None:
    with pytest.raises(ValueError, match="from blind and ante"):
        solve(stack)


@pytest.mark.parametrize("ante", [-0.1, float("nan"), 20])
def test_so_is_an_ante(ante: float) -> None:
    with pytest.raises(ValueError, match="from blind and ante"):
        solve(10, ante)


def test_every_two_players_hands_are_met_once() -> None:
    assert sum(map(sum, weights())) == 1326 * 1225
    assert (meetings("AA", "KK"), meetings("AA", "AKs"), meetings("AKs", "AKs"), meetings("22", "22")) == (
        36,
        12,
        12,
        6,
    )
    assert all(
        abs(equities()[one][other] + equities()[other][one] - 1) < 1e-9 for one in range(169) for other in range(169)
    )


def counted(kind: str, other: str) -> float:
    """The equity of two kinds, counted again."""
    own, total, count = of_kind(kind)[0], 0.0, 0
    for hand in of_kind(other):
        if not {*own} & {*hand}:
            found = equity_exact(bytes((*own, *hand)), b"", b"")
            total += (found[1] + found[2] / 2) / 1_712_304
            count += 1
    return total / count


@pytest.mark.parametrize("seed", range(12 if COMPILED else 2))
def test_equities_of_kinds_are_those_of_every_board(seed: int) -> None:
    kind, other = Random(seed).sample(KINDS, 2)
    assert equity(kind, other) == pytest.approx(counted(kind, other), abs=1 / 65_535)
    assert equity("AA", "KK") == pytest.approx(0.81946, abs=1e-5)
