"""Bots for open-face Chinese lay legally in every game, and know only what their seat has seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.bots.open_face import CHINESE_BOTS
from croupier.cards import standard_deck
from croupier.chinese.action import Lay
from croupier.chinese.hand import ChineseHand
from croupier.chinese.opening import open_chinese
from croupier.chinese.variants import VARIANTS
from croupier.study.open_face import rollout
from croupier.study.open_face.house import money_of
from croupier.study.open_face.lays import laid, plans
from croupier.study.open_face.spot import spot_of

FANTASIES = {"ofc": [0, 14], "ofc_progressive": [0, 14, 15, 16, 17], "ofc_classic": [0, 13], "closed_chinese": [0]}


def new_deal(seed: int, variant: str = "ofc", players: int = 2, fantasy: Any = ()) -> ChineseHand:
    """A deal with its first cards dealt from a shuffled pack."""
    seats = range(1, players + 1)
    opened = open_chinese(
        seats=seats,
        names=[f"P{seat}" for seat in seats],
        stacks=[1000] * players,
        variant=variant,
        button=players,
        fantasy=fantasy,
    )
    hand = ChineseHand.open(opened)
    hand.deal(Random(seed).sample(standard_deck(), 52))
    return hand


def all_lays(hand: ChineseHand, player: int) -> Iterator[Lay]:
    """Every way to lay the street."""
    spot = spot_of(hand, player)
    room = (3 - len(spot.rows[0]), 5 - len(spot.rows[1]), 5 - len(spot.rows[2]))
    for plan in plans(len(spot.given), spot.place, room):
        yield Lay(*laid(spot.given, plan))


def play(hand: ChineseHand, kinds: Sequence[str], until: Callable[[ChineseHand], bool] = lambda hand: False) -> None:
    """Let bots play until then, or to the end."""
    bots = [CHINESE_BOTS[kind](Random(player)) for player, kind in enumerate(kinds)]
    while not hand.finished and not until(hand):
        player = hand.to_act[-1]
        view = hand.seen_by(player)
        events = list(view.events)
        lay = bots[player].decide(view, player)
        assert view.events == events, "a bot must not change the deal that it is shown"
        hand.act(player, lay)  # raises Illegal for what is not allowed


@settings(max_examples=15, deadline=None)
@given(data=st.data(), seed=st.integers(0, 2**32), variant=st.sampled_from(sorted(VARIANTS)), players=st.integers(2, 3))
def test_bots_lay_legally_to_the_end_of_every_deal(data: st.DataObject, seed: int, variant: str, players: int) -> None:
    fantasy = data.draw(st.lists(st.sampled_from(FANTASIES[variant]), min_size=players, max_size=players))
    kinds = data.draw(
        st.lists(st.sampled_from(["beginner", "greedy", "rollout-60"]), min_size=players, max_size=players)
    )
    hand = new_deal(seed, variant, players, fantasy)
    play(hand, kinds)
    assert hand.finished
    assert sum(hand.points) == 0


@pytest.mark.parametrize("kind", sorted(CHINESE_BOTS))
def test_a_bot_answers_the_same_whatever_it_cannot_see(kind: str) -> None:
    hand = new_deal(5, fantasy=[0, 14])
    play(hand, ["greedy"] * 2, lambda hand: hand.locked[0] == 3)
    secrets, veiled = [CHINESE_BOTS[kind](Random(1)).decide(view, 0) for view in (hand, hand.seen_by(0))]
    assert secrets == veiled


@pytest.mark.parametrize("kind", sorted(CHINESE_BOTS))
def test_a_bot_that_has_no_time_at_all_answers_legally(kind: str) -> None:
    hand = new_deal(6)
    while not hand.finished:
        player = hand.to_act[0]
        hand.act(player, CHINESE_BOTS[kind](Random(1)).decide(hand.seen_by(player), player, stop=lambda: True))


def test_more_time_is_not_taken_than_is_given() -> None:
    hand, asked = new_deal(6), iter(range(10))
    CHINESE_BOTS["rollout-1500"](Random(1)).decide(hand.seen_by(0), 0, stop=lambda: next(asked) >= 9)
    assert next(asked, None) is None


def test_a_bot_answers_the_same_in_whatever_parts_its_playouts_are_made(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = new_deal(9)
    play(hand, ["greedy"] * 2, lambda hand: hand.locked[0] == 2)
    player, answers = hand.to_act[0], []
    for at_once in (1, 7, 100):
        monkeypatch.setattr(rollout, "AT_ONCE", at_once)
        answers.append(CHINESE_BOTS["rollout-60"](Random(3)).decide(hand.seen_by(player), player))
    assert answers[0] == answers[1] == answers[2]


def test_cards_that_lie_open_cannot_come_any_more() -> None:
    hand = new_deal(8, players=3)
    play(hand, ["greedy"] * 3, lambda hand: hand.locked[1] == 2)
    player = hand.to_act[0]
    spot = spot_of(hand.seen_by(player), player)
    open_cards = {card for row in hand.rows for card in row}
    assert spot.seen == open_cards | {*hand.given[player], *hand.discards[player]}
    others = {card for other in range(3) if other != player for card in hand.discards[other]}
    assert others
    assert not others & spot.seen


@pytest.mark.parametrize("seed", range(12))
def test_the_last_placement_against_finished_rows_is_the_best_there_is(seed: int) -> None:
    hand = new_deal(seed)
    play(hand, ["greedy"] * 2, lambda hand: hand.locked == [5, 4])
    values = money_of(hand.variant, hand.house)

    def brought(lay: Lay) -> float:
        after = hand.copy()
        after.act(1, lay)
        return after.points[1] + values.values.get(after.fantasy_next[1], 0.0)

    chosen = CHINESE_BOTS["rollout-60"](Random(1)).decide(hand.seen_by(1), 1)
    assert brought(chosen) == max(map(brought, all_lays(hand, 1)))


def test_the_greedy_one_beats_random_lays_by_five_points_a_deal() -> None:
    chance, won = Random(4), 0
    for seed in range(40):
        for seat in range(2):
            hand, bot = new_deal(seed), CHINESE_BOTS["greedy"](Random(1))
            while not hand.finished:
                player = hand.to_act[0]
                lays = list(all_lays(hand, player)) if player != seat else []
                hand.act(player, chance.choice(lays) if lays else bot.decide(hand.seen_by(player), player))
            won += hand.points[seat]
    assert won >= 5 * 80, f"it won {won / 80} points a deal"


def test_the_beginner_stands_between_any_legal_way_and_the_greedy_one() -> None:
    chance, bot = Random(4), CHINESE_BOTS["beginner"](Random(1))
    over_any, under_greedy = 0, 0
    for seed in range(60):
        hand = new_deal(seed)
        while not hand.finished:
            player = hand.to_act[0]
            lays = list(all_lays(hand, player)) if player else []
            hand.act(player, chance.choice(lays) if lays else bot.decide(hand.seen_by(player), player))
        over_any += hand.points[0]
        for seat in range(2):
            hand = new_deal(seed)
            play(hand, ["beginner", "greedy"] if seat == 0 else ["greedy", "beginner"])
            under_greedy -= hand.points[seat]
    assert over_any >= 2 * 60, f"it won {over_any / 60} points a deal"
    assert under_greedy >= 2 * 120, f"it lost {under_greedy / 120} points a deal"


def test_the_one_of_three_hundred_playouts_earns_royalties_and_seldom_dies() -> None:
    earned = died = 0
    for seed in range(50):
        hand = new_deal(seed)
        play(hand, ["rollout-300", "greedy"])
        earned += sum(hand.hands[0].royalties)
        died += hand.hands[0].fouled
    assert earned >= 3 * 50, f"it earned {earned / 50} a deal"
    assert died <= 8, f"{died} of 50 hands died"
