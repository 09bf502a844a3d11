"""Starts, buttons, matches and the deals that follow in them (Rulebook K2 to K4, K16, K26, K27)."""

from __future__ import annotations

import pytest
from tests.chinese.stage import deal_of, stage

from croupier.chinese.event import FantasyEarned, Settled
from croupier.chinese.hand import ChineseHand
from croupier.chinese.house import ChineseRules
from croupier.chinese.match import (
    Fate,
    Start,
    check_between_matches,
    check_confirmation,
    chips_to_start,
    fate,
    is_full_circle,
    match_sizes,
    next_button,
    next_in_match,
    start,
)
from croupier.chinese.opening import order_of
from croupier.rules.legal import Illegal

HOUSE = ChineseRules()
QUEENS = "Qc Qd 4d / Ad Ah 3c 3h 7c / Tc Td Th Jc Jd"
KINGS = "Kc Kd 4h / As Ac 6c 6h 7d / 8c 8d 8h Js Jh"
PLAIN = "2h 3d 5d / 2d 4c 5c 7h 9d / 2s 6d 8c 9h Ks"
TIME = 30_000


def test_all_confirmed_start_at_once() -> None:
    assert start(["a", "b", "c"], {"a", "b", "c"}, 0, HOUSE) == Start(("a", "b", "c"))


def test_one_who_is_missing_is_waited_for_until_the_time_is_over_and_then_sits_out() -> None:
    assert start(["a", "b", "c"], {"c", "a"}, TIME - 1, HOUSE) == Start(())
    assert start(["a", "b", "c"], {"c", "a"}, TIME, HOUSE) == Start(("a", "c"), ("b",))
    assert start(["a", "b"], ["b", "a"], 0, ChineseRules(ofc_confirm_seconds=1)) == Start(("a", "b"))
    assert start(["a", "b", "c"], ["b", "a"], 1000, ChineseRules(ofc_confirm_seconds=1)) == Start(("a", "b"), ("c",))


def test_one_alone_does_not_start_and_those_who_are_late_sit_out_all_the_same() -> None:
    assert start(["a", "b"], {"a"}, TIME, HOUSE) == Start((), ("b",))
    assert start(["a"], {"a"}, TIME, HOUSE) == Start(())
    assert start([], [], TIME, HOUSE) == Start(())


def test_a_confirmation_of_one_who_is_not_seated_does_not_count() -> None:
    assert start(["a", "b"], {"a", "x"}, 0, HOUSE) == Start(())


def test_a_confirmation_puts_up_the_least_points() -> None:
    house = ChineseRules(ofc_min_points=20, ofc_point_value=5)
    assert chips_to_start(house) == 100
    check_confirmation(100, house)
    with pytest.raises(Illegal) as caught:
        check_confirmation(99, house)
    assert (caught.value.code, caught.value.rule) == ("too_few_points", "K2")
    assert caught.value.numbers == {"stack": 99, "least": 100}


def test_nobody_joins_or_leaves_while_a_match_goes_on() -> None:
    check_between_matches(goes_on=False)
    with pytest.raises(Illegal) as caught:
        check_between_matches(goes_on=True)
    assert (caught.value.code, caught.value.rule) == ("match_running", "K4")


def test_the_seats_go_clockwise_from_the_left_of_the_button() -> None:
    assert order_of([3, 1, 2], 3) == (1, 2, 3)
    assert order_of([1, 5, 8], 5) == (8, 1, 5)
    assert order_of([1, 8], 5) == (8, 1)


def test_the_button_passes_to_the_next_occupied_seat() -> None:
    assert next_button([2, 5, 9], 9, HOUSE, new_match=True) == 2
    assert next_button([2, 9], 5, HOUSE, new_match=False) == 9


def test_per_match_the_button_stands_still_in_fantasyland_deals_alone() -> None:
    house = ChineseRules(ofc_button_moves="per_match")
    assert next_button([2, 5, 9], 5, house, new_match=False) == 5
    assert next_button([2, 5, 9], 5, house, new_match=True) == 9


def test_deals_group_into_matches() -> None:
    assert match_sizes([]) == []
    assert match_sizes([False, False, True]) == [1, 2]
    assert match_sizes([True, True]) == [2]  # what a log knows that begins within a match


@pytest.mark.parametrize(
    ("matches", "players", "full"),
    [(0, 2, False), (1, 2, False), (2, 2, True), (3, 2, False), (4, 2, True), (3, 3, True)],
)
def test_a_full_circle_is_a_match_for_each_player(matches: int, players: int, full: bool) -> None:
    assert is_full_circle(matches, players) is full


def test_one_who_comes_back_in_time_plays_on() -> None:
    assert fate(reconnected=True, fantasy_follows=True) == Fate("continues")


def test_one_who_stays_away_is_sat_out_after_the_fantasyland_of_the_match() -> None:
    assert fate(reconnected=False, fantasy_follows=False) == Fate("auto_placed_and_scored", ("sit_out",))
    assert fate(reconnected=False, fantasy_follows=True).then == ("play_fantasy_deal", "sit_out")


# The deal that follows.


def played(boards: list[str], stacks: list[int], **other: object) -> ChineseHand:
    """A finished deal of three in which Fantasyland may have been earned."""
    return deal_of(boards, stacks, **other)


def test_no_deal_follows_without_fantasyland_or_before_the_end() -> None:
    plain = played([PLAIN, "Ac 7d 2c / 3h 3c 8d 9c Jd / Qc Qd Kd Kh 7s"], [500] * 2)
    assert plain.finished
    assert next_in_match(plain) is None
    assert next_in_match(stage([500] * 3, boards=[QUEENS])) is None


def test_the_deal_that_follows_has_the_stacks_the_fantasyland_and_the_next_button() -> None:
    hand = played([QUEENS, KINGS, ""], [500, 600, 700], seats=(2, 3, 7), button=7, names=("a", "b", "c"), hand=4)
    after = next_in_match(hand)
    assert after is not None
    assert (after.hand, after.variant, after.house) == (5, hand.opened.variant, hand.house)
    assert (after.button, after.seats, after.names) == (2, (3, 7, 2), ("b", "c", "a"))
    assert after.fantasy == (14, 0, 14)
    assert after.stacks == (hand.stacks[1], hand.stacks[2], hand.stacks[0])
    assert ChineseHand.open(after).hidden == (0, 2)


def test_per_match_the_deal_that_follows_has_the_same_button() -> None:
    hand = played([QUEENS, KINGS, ""], [500, 600, 700], button_moves="per_match")
    after = next_in_match(hand)
    assert after is not None
    assert (after.button, after.seats, after.fantasy) == (3, (1, 2, 3), (14, 14, 0))
    assert after.house == hand.house != HOUSE


def test_the_deal_that_follows_is_one_of_the_same_game() -> None:
    hand = played([QUEENS, KINGS], [500, 600], variant="ofc_progressive")
    after = next_in_match(hand)
    assert after is not None
    assert (after.variant, after.fantasy) == ("ofc_progressive", (15, 14))  # the button has moved


def test_a_player_without_chips_leaves_the_match_and_the_button_passes_him_by() -> None:
    hand = played([QUEENS, KINGS, ""], [500, 600, 2], seats=(1, 2, 3), button=3)
    assert hand.stacks[2] == 0
    after = next_in_match(hand)
    assert after is not None
    assert (after.seats, after.button, after.fantasy) == ((2, 1), 1, (14, 14))


def test_a_button_that_stands_still_may_stand_before_an_empty_seat() -> None:
    hand = played([QUEENS, KINGS, ""], [500, 600, 2], button_moves="per_match")
    after = next_in_match(hand)
    assert after is not None
    assert (after.seats, after.button) == ((1, 2), 3)


def test_the_match_is_over_when_one_player_is_left() -> None:
    hand = played([QUEENS, "2h 3d 5d / 2d 4c 5c 7d 9d / 2s 6d 8c 9h Kh"], [500, 1])
    assert hand.stacks[1] == 0
    assert hand.match_goes_on
    assert next_in_match(hand) is None


def test_the_match_is_over_when_those_in_fantasyland_have_left_it() -> None:
    hand = stage([1, 500, 500])
    hand.apply(FantasyEarned(0, 14, kept=False))
    assert next_in_match(hand) is not None
    hand.apply(Settled(0, 1, points=9, amount=1, forgiven=8))
    assert next_in_match(hand) is None
