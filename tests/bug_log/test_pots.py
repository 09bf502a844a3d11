"""Real faults of other people's poker software, second part: pots, odd chips and rake."""

# ruff: noqa: N802

from __future__ import annotations

import pytest
from tests.rules.stage import finish, of_kind, play, stage

from croupier.rules.event import Awarded, Raked, Returned
from croupier.rules.hand import Hand
from croupier.rules.house_rules import Rake

ROYAL = "Ts Js Qs Ks As"


def back(hand: Hand) -> list[tuple[int, int]]:
    """Whose uncalled chips went back, and how many."""
    return [(fact.player, fact.amount) for fact in of_kind(hand.events, Returned)]


def pots(hand: Hand) -> list[int]:
    """The amounts of the pots, the main pot first."""
    return [pot.amount for pot in hand.pots]


def test_B27_side_pots_over_dead_money_when_all_tie() -> None:
    hand = stage([110, 160, 210, 500, 500], (0, 2), ante=60, ante_type="ante_only", board=ROYAL)
    assert hand.total == 300
    play(hand, "0b50 1r100 2r150 3f 4f")
    assert hand.finished
    assert hand.stacks == [150, 200, 250, 440, 440]


def test_B29_pots_from_four_stacks() -> None:
    hand = stage([300, 500, 900, 1000], (0, 2), ante_type="ante_only")
    play(hand, "0x 1x 2x 3b1000 0c 1c 2c")
    assert pots(hand) == [1200, 600, 800]
    assert back(hand) == [(3, 100)]


def test_B30_an_uncalled_part_is_not_lost() -> None:
    hand = stage([12036, 10000, 8982, 8982], (10, 20), holes=["As Ad", "", "Kc Kd", "Qc Qd"], board="2h 7h 8s 9c 3d")
    play(hand, "2r8982 3c 0r12036 1f")
    assert hand.payoffs() == [17984, -20, -8982, -8982]
    assert sum(hand.payoffs()) == 0


def test_B32_a_side_pot_with_a_tie_behind_it() -> None:
    hand = stage([50, 100, 200, 200], holes=["As Ad", "Ks Kd", "Kh Kc", "Qc Qd"], board="2h 7h 8s 9c 3d")
    play(hand, "2r200 3c 0c 1c")
    assert pots(hand) == [200, 150, 200]
    assert hand.stacks == [200, 75, 275, 0]


def test_B33_the_rake_is_taken_from_the_whole_pot() -> None:
    hand = stage([19800, 19800], (1000, 2000), rake=Rake(1), holes=["As Ad", "Kc Kd"], board="2h 7h 8s 9c 3d")
    play(hand, "1r6000 0r10000 1r19800 0c")
    assert [fact.amount for fact in of_kind(hand.events, Raked)] == [396]
    assert hand.stacks == [39204, 0]
    assert hand.raked == 396


def test_B35_there_is_no_rake_without_a_flop() -> None:
    hand = stage([1000] * 3, (10, 20), rake=Rake(5))
    play(hand, "2r60 0f 1f")
    assert hand.raked == 0
    assert hand.payoffs() == [-10, -20, 30]


def test_B36_in_a_walk_half_the_big_blind_was_not_called() -> None:
    hand = stage([1000] * 3, (25, 50))
    play(hand, "2f 0f")
    assert back(hand) == [(1, 25)]
    assert hand.payoffs() == [-25, 25, 0]


@pytest.mark.parametrize(
    ("rule", "won", "carry"),
    [("first_left_of_button", [4, 4, 3], 0), ("shortest_stack", [4, 3, 4], 0), ("carry_over", [3, 3, 3], 2)],
)
def test_B37_two_odd_chips_go_to_two_winners(rule: str, won: list[int], carry: int) -> None:
    hand = stage([100, 90, 99, 80], ante=1, ante_type="per_player", board=ROYAL, odd_chip=rule)
    play(hand, "2c 3c 0f 1x")
    finish(hand)
    (fact,) = of_kind(hand.events, Awarded)
    assert {win.player: win.amount for win in fact.wins} == dict(zip((1, 2, 3), won, strict=True))
    assert hand.carry == carry
    assert fact.amount == 11 - carry


def test_B44_a_side_pot_whose_contenders_fold_is_paid_and_the_hand_ends() -> None:
    hand = stage([50, 200, 200], holes=["As Ad", "Kc Kd", "Qc Qd"], board="2h 7h 8s 9c 3d")
    play(hand, "2r100 0c 1c")
    assert (hand.street, pots(hand)) == ("flop", [150, 100])
    play(hand, "1f")
    assert hand.finished  # the last contender is not asked
    assert hand.stacks == [150, 100, 200]
    assert sum(hand.stacks) == 450


def test_B44_nobody_can_fold_the_last_claim_to_a_side_pot() -> None:
    hand = stage([50, 200, 200], holes=["As Ad", "Kc Kd", "Qc Qd"], board="2h 7h 8s 9c 3d")
    play(hand, "2r100 0c 1c 1b20 2f")
    assert hand.finished
    assert back(hand) == [(1, 20)]
    assert hand.stacks == [150, 200, 100]


def test_B67_the_cap_of_the_rake_is_for_the_hand() -> None:
    hand = stage([100, 200, 200], rake=Rake(5, cap=3), holes=["As Ad", "Kc Kd", "Qc Qd"], board="2h 7h 8s 9c 3d")
    play(hand, "2r200 0c 1c")
    assert pots(hand) == [300, 200]
    assert hand.raked == 3
    assert hand.stacks == [297, 200, 0]
