"""Sizes that few hands ask for: the open pair of stud, a bring-in as big as a bet, the first raise of a spread."""

from __future__ import annotations

import msgspec
import pytest
from tests.rules.stage import opening, owed, play, stage

from croupier.cards import cards, standard_deck
from croupier.rules.action import BRING_IN
from croupier.rules.hand import Hand
from croupier.rules.variants import VARIANTS


def on_fourth_street() -> Hand:
    """Three players on fourth street at 4/8, the first to act with a pair of kings open."""
    hand = Hand.open(opening([200] * 3, variant="seven_card_stud", structure="FL", small_bet=4, big_bet=8, bring_in=2))
    named = cards("Qd Qs Qh Jd Js Jh 2c Kd Kh 3c Ks 9d")
    hand.deal((*named, *(card for card in standard_deck() if card not in named)))
    hand.act(0, BRING_IN)
    play(hand, "1c 2c")
    assert (hand.street, hand.to_act) == ("fourth", 1)
    return hand


def test_the_big_bet_stays_the_bet_of_the_round_when_the_pair_is_folded() -> None:
    hand = on_fourth_street()
    play(hand, "1x 2x 0b8 1f")
    legal = owed(hand)
    assert (legal.player, legal.call, legal.min_to, legal.max_to, legal.sizes) == (2, 8, 16, 16, ())
    play(hand, "2r16")
    assert (owed(hand).call, owed(hand).min_to) == (8, 24)


def test_without_a_bet_the_big_one_is_gone_with_the_pair() -> None:
    hand = on_fourth_street()
    assert owed(hand).sizes == (4, 8)
    play(hand, "1f")
    assert (owed(hand).min_to, owed(hand).max_to, owed(hand).sizes) == (4, 4, ())


def test_after_a_small_bet_it_may_be_raised_by_either_and_after_a_big_raise_by_that_alone() -> None:
    hand = on_fourth_street()
    play(hand, "1b4")
    assert owed(hand).sizes == (8, 12)
    play(hand, "2r12")
    assert (owed(hand).min_to, owed(hand).max_to, owed(hand).sizes) == (20, 20, ())


@pytest.mark.parametrize(("structure", "least", "most"), [("FL", 2, 2), ("SL", 2, 3)])
def test_a_bring_in_as_big_as_the_small_bet_is_a_bet_and_is_raised(structure: str, least: int, most: int) -> None:
    hand = Hand.open(
        opening([50] * 3, variant="seven_card_stud", structure=structure, small_bet=1, big_bet=2, min_bet=1)
    )
    hand.deal(cards("Qd Qs Qh Jd Js Jh 2c Kd Kh") + tuple(cards("3c Ks 9d")))
    hand.act(0, BRING_IN)
    assert (owed(hand).price, owed(hand).min_to, owed(hand).max_to) == (1, least, most)


def test_the_bring_in_of_one_whom_the_ante_has_left_nothing_is_a_bet_too_if_it_is_as_big() -> None:
    sizes = {"small_bet": 1, "big_bet": 2, "ante": 1}
    hand = Hand.open(opening([1, 50, 50], variant="seven_card_stud", structure="FL", **sizes))
    hand.deal(cards("Qd Qs Qh Jd Js Jh 2c Kd Kh"))
    assert (owed(hand).player, owed(hand).call, owed(hand).min_to) == (1, 1, 2)


@pytest.mark.parametrize(("blinds", "small", "least"), [((1, 2), 3, 5), ((1, 2), 1, 4), ((1, 2), 2, 4)])
def test_the_first_raise_of_spread_limit_is_at_least_the_small_bet_and_the_blind(
    blinds: tuple[int, int], small: int, least: int
) -> None:
    hand = stage([100] * 3, blinds, structure="SL", small_bet=small, big_bet=6)
    assert (owed(hand).min_to, owed(hand).max_to) == (least, 8)


@pytest.mark.parametrize(("forced", "first"), [("ante", 2), ("blinds", 2), ("bring_in", 0)])
def test_in_a_game_with_open_cards_it_is_brought_in_only_where_the_game_says_so(
    monkeypatch: pytest.MonkeyPatch, forced: str, first: int
) -> None:
    game = msgspec.structs.replace(VARIANTS["five_card_stud"], key="no_bring_in", forced=forced)
    monkeypatch.setitem(VARIANTS, game.key, game)
    hand = Hand.open(opening([50] * 3, variant=game.key, structure="FL", ante=1, small_bet=2))
    hand.deal(cards("Qd Qs Qh 2c Td Kh"))
    assert (hand.to_act, owed(hand).bring_in) == (first, int(forced == "bring_in"))
