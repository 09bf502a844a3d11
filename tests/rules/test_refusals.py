"""A refusal says why, by which rule, and with which numbers (Rulebook E19)."""

from __future__ import annotations

import pytest
from tests.rules.stage import play, stage

from croupier.rules.action import Run
from croupier.rules.legal import Illegal


def test_a_refusal_reads_as_code_rule_and_numbers() -> None:
    assert str(Illegal("below_minimum", to=15, minimum=20)) == "below_minimum (E6): to 15, minimum 20"
    assert str(Illegal("below_minimum", "E7", to=15)) == "below_minimum (E7): to 15"
    assert str(Illegal("not_your_turn")) == "not_your_turn (E19)"


@pytest.mark.parametrize("times", [0, 3, -1])
def test_running_it_oftener_than_the_house_allows_is_refused_with_both_numbers(times: int) -> None:
    hand = stage([100, 100], run_it_twice="2")
    play(hand, "1r100 0c")
    with pytest.raises(Illegal) as refused:
        hand.act(0, Run(times))
    assert (refused.value.code, refused.value.numbers) == ("wrong_runs", {"times": times, "most": 2})
