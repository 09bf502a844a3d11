"""Bots for open-face Chinese lay legally in every game, and know only what their seat has seen."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.bots.open_face import CHINESE_BOTS
from croupier.cards import standard_deck
from croupier.chinese.hand import ChineseHand
from croupier.chinese.opening import open_chinese
from croupier.chinese.variants import VARIANTS

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


@settings(max_examples=25, deadline=None)
@given(data=st.data(), seed=st.integers(0, 2**32), variant=st.sampled_from(sorted(VARIANTS)), players=st.integers(2, 3))
def test_bots_lay_legally_to_the_end_of_every_deal(data: st.DataObject, seed: int, variant: str, players: int) -> None:
    fantasy = data.draw(st.lists(st.sampled_from(FANTASIES[variant]), min_size=players, max_size=players))
    hand = new_deal(seed, variant, players, fantasy)
    bots = [CHINESE_BOTS["greedy"](Random(seed + player)) for player in range(players)]
    while not hand.finished:
        player = hand.to_act[-1]
        view = hand.seen_by(player)
        events = list(view.events)
        lay = bots[player].decide(view, player)
        assert view.events == events, "a bot must not change the deal that it is shown"
        hand.act(player, lay)  # raises Illegal for what is not allowed
    assert sum(hand.points) == 0


@pytest.mark.parametrize("kind", sorted(CHINESE_BOTS))
def test_a_bot_answers_the_same_whatever_it_cannot_see(kind: str) -> None:
    hand = new_deal(5)
    while hand.locked[1] < 2:
        player = hand.to_act[0]
        hand.act(player, CHINESE_BOTS["greedy"](Random(1)).decide(hand.seen_by(player), player))
    player = hand.to_act[0]
    secrets, veiled = [CHINESE_BOTS[kind](Random(1)).decide(view, player) for view in (hand, hand.seen_by(player))]
    assert secrets == veiled
