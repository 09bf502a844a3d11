"""Simulated hands are hands of the rules: each is dealt again and every action of it asked of `Hand`."""

from __future__ import annotations

import doctest
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from croupier.rules.action import CALL, CHECK, FOLD, MUCK, SHOW, Action, Bet, Raise
from croupier.rules.betting import Betting
from croupier.rules.event import Awarded, Gathered, Opened, Post
from croupier.rules.forced import open_hand
from croupier.rules.hand import Hand
from croupier.rules.house_rules import HouseRules, Rake
from croupier.rules.legal import Illegal, Legal
from croupier.study import simulation
from croupier.study.simulation import ANY, CALLS, FOLDS, Habit, NotSimulated, Told, deck_of, replay, simulate, tell

PAGE = Path(__file__).resolve().parents[2] / "docs" / "simulation.md"
LEAST, POT, SHOVES = Habit(least=1), Habit(pot=1), Habit(all_in=1)
HABITS = (ANY, ANY, ANY, CALLS, FOLDS, LEAST, POT, SHOVES, Habit(97, 3), Habit(1, 6, 2, 1, 1), Habit(1, 9, 9))

Draw = Callable[[int, int], int]
"""A whole number from the first to the second, both included."""


def a_table(draw: Draw) -> tuple[Opened, tuple[Habit, ...]]:
    """Any table that is simulated: short and deep stacks, every kind of antes, straddles, posts to come in."""
    n, big = draw(2, 10), draw(1, 6)
    deep = (1, 3, 12, 60, 300)[draw(0, 4)]
    stacks = [draw(1, max(1, big * deep)) for _ in range(n)]
    betting = Betting("no_limit", draw(0, big), big, draw(0, 1) * draw(1, big), min_bet=draw(0, 1) * draw(1, 2 * big))
    house = HouseRules(
        ante_type=("none", "per_player", "bb_ante", "button_ante")[draw(0, 3)],  # type: ignore[arg-type]
        bb_ante_short=("blind_first", "ante_first")[draw(0, 1)],  # type: ignore[arg-type]
        straddle=("off", "utg", "chain")[draw(0, 2)],  # type: ignore[arg-type]
        straddle_postflop_min=("bb", "straddle")[draw(0, 1)],  # type: ignore[arg-type]
        straddle_min_raise=("straddle", "bb")[draw(0, 1)],  # type: ignore[arg-type]
        short_allin_reopen=("cumulative", "single")[draw(0, 1)],  # type: ignore[arg-type]
        burn_cards=bool(draw(0, 1)),
        free_fold=bool(draw(0, 1)),
    )
    may = {"off": 0, "utg": min(1, n - 2), "chain": n - 2}[house.straddle]
    rich = 0
    while rich < may and stacks[2 + rich] >= big << rich + 1:
        rich += 1
    extra = [Post(draw(2, n - 1), ("post", "dead")[draw(0, 1)], big)] if n > 2 and not draw(0, 4) else []  # type: ignore[arg-type]
    straddles = 0 if extra else draw(0, rich)
    opened = open_hand(
        seats=range(n),
        names="abcdefghij"[:n],
        stacks=stacks,
        betting=betting,
        house=house,
        straddles=straddles,
        extra=extra,
    )
    return opened, tuple([HABITS[draw(0, len(HABITS) - 1)] for _ in range(n)])


def check_action(hand: Hand, legal: Legal, habit: Habit, action: Action) -> None:
    """Whether the player did what his habit says, among what the rules allow and nothing else."""
    wagers, free = legal.max_to > 0, not legal.call
    weights = (habit.fold * legal.fold * (not free), habit.call, *[weight * wagers for weight in habit[2:]])
    _, _, least, pot, all_in = [bool(weight) for weight in weights]
    if isinstance(action, Bet | Raise):
        full = max(legal.min_to, min(legal.max_to, legal.price + legal.call + hand.total))
        sizes = [to for to, chosen in ((legal.min_to, least), (full, pot), (legal.max_to, all_in)) if chosen]
        assert action.to in sizes
    else:
        assert {FOLD: weights[0], CHECK: free, CALL: not free}[action]
        assert action == FOLD or weights[1] or not any(weights)


def check_hand(opened: Opened, habits: Sequence[Habit], told: Told) -> Hand:
    """One hand, played by the rules step by step; its end must be the one that was simulated."""
    hand = Hand.open(opened)
    hand.deal(deck_of(opened, told))
    for player, action in told.actions:
        legal = hand.legal(player)
        assert legal is not None, f"it is the turn of {hand.to_act}, not of {player}"
        check_action(hand, legal, habits[player], action)
        hand.act(player, action)
    while (player := hand.to_act) >= 0 and (legal := hand.legal(player)) and legal.show:
        hand.act(player, MUCK if legal.muck else SHOW)
    assert hand.finished
    assert tuple(hand.payoffs()) == told.net
    assert sum(told.net) == 0
    assert tuple(hand.board) == told.board
    assert all(hole in ((), own) for hole, own in zip(hand.holes, told.holes, strict=True))
    return hand


def sweep(seed: int, tables: int, hands: int) -> list[Hand]:
    """So many hands at each of so many tables."""
    played, chance = [], Random(seed)
    for _ in range(tables):
        opened, habits = a_table(chance.randint)
        start, number = chance.getrandbits(64), chance.randrange(10**9)
        told = list(tell(opened, hands, habits, start, number))
        assert [one.number for one in told] == [*range(number, number + hands)]
        net = simulate(opened, hands, habits, start, number).tolist()
        assert net == [list(one.net) for one in told]
        played += [check_hand(opened, habits, one) for one in told]
    return played


def test_every_action_is_what_the_rules_allow_and_every_hand_ends_as_they_say() -> None:
    played = sweep(1, 500, 8)
    pots = [len(fact.pots) for hand in played for fact in hand.events if isinstance(fact, Gathered)]
    odd = [win for hand in played for fact in hand.events if isinstance(fact, Awarded) for win in fact.wins if win.odd]
    assert max(pots) > 3 and len(odd) > 20  # what is hard has been there


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100))
def test_a_hundred_thousand_hands_are_played_as_the_rules_say(seed: int) -> None:
    sweep(1_000 + seed, 100, 10)


@given(st.data(), st.integers(0, 2**64 - 1))
@settings(max_examples=60, deadline=None)
def test_whatever_the_table_a_simulated_hand_is_one_of_the_rules(data: st.DataObject, seed: int) -> None:
    opened, habits = a_table(lambda least, most: data.draw(st.integers(least, most)))
    for told in tell(opened, 3, habits, seed):
        check_hand(opened, habits, told)


def heads_up(*stacks: int, **how: Any) -> Opened:
    """Two players or more with blinds of 1 and 2."""
    n = len(stacks)
    return open_hand(seats=range(n), names="abcdefghijk"[:n], stacks=stacks, **how)


def test_the_example_in_the_docs_is_true() -> None:
    assert doctest.testmod(simulation).failed == 0
    assert doctest.testfile(str(PAGE), module_relative=False).failed == 0


def test_hands_are_the_same_in_one_go_in_parts_and_one_by_one() -> None:
    opened = heads_up(200, 90, 200)
    whole = simulate(opened, 70_000, seed=5).tolist()
    assert whole == simulate(opened, 30_000, seed=5).tolist() + simulate(opened, 40_000, seed=5, first=30_000).tolist()
    assert [list(next(tell(opened, 1, seed=5, first=number)).net) for number in (0, 69_999)] == [whole[0], whole[-1]]


def test_another_seed_deals_other_hands() -> None:
    opened = heads_up(200, 200)
    assert next(tell(opened, 1, seed=1)).holes != next(tell(opened, 1, seed=2)).holes


def test_a_hand_longer_than_there_was_room_for_is_told_whole() -> None:
    opened = heads_up(60_000, 60_000)
    first, second = tell(opened, 2, LEAST, seed=3)
    assert len(first.actions) > 1 << 14
    for told in (first, second):
        check_hand(opened, (LEAST, LEAST), told)


def test_who_always_calls_wins_as_much_as_his_cards_on_average() -> None:
    """Everybody shows every hand down, for the same two chips: what a player wins is a fair part, but for chance."""
    net = simulate(heads_up(*[1_000] * 4), 40_000, CALLS)
    for player in range(4):
        mean = sum(net[hand, player] for hand in range(40_000)) / 40_000
        assert abs(mean) < 5 * 3.5 / 200  # five times what a standard deviation of 3.5 chips leaves


def test_who_never_pays_for_anything_loses_his_blinds_and_no_more() -> None:
    net = simulate(heads_up(100, 100, 100), 50, (FOLDS, FOLDS, CALLS)).tolist()
    assert {tuple(row[:2]) for row in net if row[2] > 0} <= {(-1, -2)}
    assert all(row[0] >= -1 and row[1] >= -2 for row in net)


def test_a_replay_refuses_an_action_that_the_rules_do_not_allow() -> None:
    opened = heads_up(100, 100)
    (told,) = tell(opened, 1, LEAST)
    with pytest.raises(Illegal):
        replay(opened, told._replace(actions=((1, Raise(3)), *told.actions[1:])))


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ({"variant": "omaha"}, "the game omaha"),
        ({"variant": "holdem8"}, "the game holdem8"),
        ({"variant": "shortdeck"}, "the game shortdeck"),
        ({"variant": "crazy_pineapple"}, "the game crazy_pineapple"),
        ({"betting": Betting("pot_limit")}, "pot_limit betting"),
        ({"betting": Betting(ante=1), "bomb": True}, "a bomb pot"),
        ({"boards": 2}, "several boards"),
        ({"carry": 1}, "a pot with chips of the hand before"),
        ({"absent": (1,)}, "a player who is absent"),
        ({"extra": (Post(0, "post", 3),)}, "a forced bet above the price"),
        ({"extra": (Post(0, "ante", 3),)}, "an ante of some players only"),
        ({"house": HouseRules(min_raise_rule="double")}, "the house rule min_raise_rule"),
        ({"house": HouseRules(odd_chip="shortest_stack")}, "the house rule odd_chip"),
        ({"house": HouseRules(odd_chip_unit=5)}, "the house rule odd_chip_unit"),
        ({"house": HouseRules(run_it_twice="2")}, "the house rule run_it_twice"),
        ({"house": HouseRules(rake=Rake(5))}, "the house rule rake"),
        ({"house": HouseRules(seven_deuce=1)}, "the house rule seven_deuce"),
    ],
)
def test_what_is_not_simulated_is_refused_by_its_name(how: dict[str, Any], why: str) -> None:
    for ask in (simulate, lambda *asked: list(tell(*asked))):
        with pytest.raises(NotSimulated, match=f"not simulated: {why}$"):
            ask(heads_up(100, 100, **how), 1)


def test_too_many_players_too_deep_a_stack_and_no_hands_are_refused() -> None:
    with pytest.raises(NotSimulated, match="11 players"):
        simulate(heads_up(*[100] * 11), 1)
    with pytest.raises(NotSimulated, match="more than 1000000 least bets"):
        simulate(heads_up(100, 2_000_001), 1)
    with pytest.raises(NotSimulated, match="0 hands"):
        simulate(heads_up(100, 100), 0)


@pytest.mark.parametrize(
    ("habits", "why"),
    [
        ((ANY,), "1 habits for 2 players"),
        ((ANY, Habit()), "player 1"),
        ((Habit(-1, 2), ANY), "player 0"),
        (Habit(1 << 31, 1 << 31, 1), "player 0"),
    ],
)
def test_habits_that_are_none_are_refused_with_the_player(habits: Any, why: str) -> None:
    with pytest.raises(NotSimulated, match=why):
        simulate(heads_up(100, 100), 1, habits)


def test_a_table_that_was_changed_by_hand_is_refused_as_well() -> None:
    with pytest.raises(ValueError, match="two to ten players"):
        simulate(replace(heads_up(100, 100), first=2), 1)
