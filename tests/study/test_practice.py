"""Exercises are drawn by their seed, and their answers are those of the library."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.cards import names
from croupier.study import practice
from croupier.study.nuts import nuts
from croupier.study.odds import odds, question
from croupier.study.outs import outs
from croupier.study.practice import draw_nuts, draw_odds, draw_outs

LEVELS = st.integers(1, practice.LEVELS)
SEEDS = st.integers(0, 2**31 - 1)


def never() -> bool:
    return False


@settings(max_examples=10)
@given(st.integers(2, practice.LEVELS), SEEDS)
def test_odds_to_estimate_are_open_and_those_of_the_library(level: int, seed: int) -> None:
    drawn = draw_odds(level, seed, never)
    assert drawn == draw_odds(level, seed, never)
    asked = question([names(hand) for hand in drawn.hands], names(drawn.board), game=drawn.game)
    assert odds(asked) == drawn.odds
    assert 0.1 <= drawn.odds.chances[0].equity <= 0.9
    assert (len(drawn.hands), len(drawn.board)) == practice.ODDS[level - 1]


@settings(max_examples=15)
@given(LEVELS, SEEDS)
def test_who_counts_outs_is_behind_and_has_some_and_they_are_those_of_the_library(level: int, seed: int) -> None:
    drawn = draw_outs(level, seed)
    assert drawn == draw_outs(level, seed)
    first, *others = (names(hand) for hand in drawn.hands)
    assert drawn.outs == outs(first, names(drawn.board), others, game=drawn.game)
    assert drawn.outs.part == 0
    assert practice.FEW <= len(drawn.outs.cards) <= practice.MANY


@settings(max_examples=15)
@given(LEVELS, SEEDS)
def test_the_nuts_that_are_asked_for_are_not_everybodys(level: int, seed: int) -> None:
    drawn = draw_nuts(level, seed)
    assert drawn == draw_nuts(level, seed)
    found = nuts(names(drawn.board), drawn.game)
    assert [(one.name, one.holes) for one in drawn.ranked] == [(one.name, one.holes) for one in found]
    assert len(drawn.ranked[drawn.place].holes) <= practice.OWN


def test_another_seed_draws_another_exercise() -> None:
    assert len({draw_nuts(2, seed).board for seed in range(20)}) == 20


def test_odds_that_may_not_be_counted_are_a_sample_and_say_so() -> None:
    found = draw_odds(1, 5, lambda: True).odds
    assert not found.exact
    assert 0 < found.chances[0].error < 1


@pytest.mark.parametrize("draw", [draw_outs, draw_nuts])
def test_there_is_no_level_beyond_the_hardest(draw: object) -> None:
    with pytest.raises(IndexError):
        draw(practice.LEVELS + 1, 0)  # type: ignore[operator]
