"""Forced bets that cannot be: refused before the hand begins."""

from __future__ import annotations

import pytest

from croupier.rules.betting import Betting
from croupier.rules.event import Post
from croupier.rules.forced import BadOpening, open_hand
from croupier.rules.house_rules import HouseRules

ANTES = Betting(small_blind=5, big_blind=10, ante=2)
FOUR = {"seats": (1, 2, 3, 4), "names": "ABCD", "stacks": (500,) * 4, "betting": ANTES}


def test_nobody_straddles_where_nobody_posts_a_big_blind() -> None:
    with pytest.raises(BadOpening, match="C10"):
        open_hand(**FOUR, house=HouseRules(ante_type="ante_only", straddle="utg"), straddles=1)


def test_nobody_posts_to_come_in_where_nobody_posts_a_big_blind() -> None:
    with pytest.raises(BadOpening, match="C11"):
        open_hand(**FOUR, house=HouseRules(ante_type="ante_only"), extra=(Post(2, "post", 10),))


def test_dead_money_may_lie_in_a_game_of_antes_alone() -> None:
    opened = open_hand(**FOUR, house=HouseRules(ante_type="ante_only"), extra=(Post(2, "dead", 5),))
    assert [post.amount for post in opened.posts] == [2, 2, 2, 2, 5]


@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_button_ante_is_posted_by_the_button_before_the_blinds(players: int) -> None:
    who = {"seats": range(1, players + 1), "names": "ABCDEF"[:players], "stacks": (500,) * players, "betting": ANTES}
    opened = open_hand(**who, house=HouseRules(ante_type="button_ante"))
    assert opened.posts[0] == Post(players - 1, "table_ante", 2)


def test_stakes_that_were_good_for_one_game_are_looked_at_again_for_another() -> None:
    betting, house = Betting("no_limit", 5, 10), HouseRules()
    who = {"seats": (1, 2), "names": "AB", "stacks": (500, 500), "betting": betting, "house": house}
    open_hand(**who)
    with pytest.raises(BadOpening, match="razz is not played no_limit"):
        open_hand(**who, variant="razz")
    with pytest.raises(BadOpening, match="unknown variant"):
        open_hand(**who, variant="whist")


def test_a_spread_begins_below_its_end_and_other_limits_are_not_asked() -> None:
    who = {"seats": (1, 2), "names": "AB", "stacks": (500, 500)}
    with pytest.raises(BadOpening, match="spread"):
        open_hand(**who, betting=Betting("spread_limit", 5, 10, small_bet=20, big_bet=10))
    assert open_hand(**who, betting=Betting("spread_limit", 5, 10, small_bet=20, big_bet=20))
    assert open_hand(**who, betting=Betting("no_limit", 5, 10, small_bet=20, big_bet=10))


def test_a_bring_in_is_not_above_the_small_bet_where_there_is_one() -> None:
    who = {"seats": (1, 2), "names": "AB", "stacks": (500, 500)}
    stakes = {"structure": "fixed_limit", "ante": 1, "small_bet": 10, "big_bet": 20}
    for wrong in (11, -1):
        with pytest.raises(BadOpening, match="bring-in"):
            open_hand(**who, variant="razz", betting=Betting(**stakes, bring_in=wrong))
    assert open_hand(**who, variant="razz", betting=Betting(**stakes, bring_in=10))
    assert open_hand(**who, betting=Betting(**stakes, bring_in=11))


@pytest.mark.parametrize("players", [2, 3, 6])
def test_in_short_deck_everybody_antes_and_the_button_alone_posts_a_blind(players: int) -> None:
    who = {"seats": range(1, players + 1), "names": "ABCDEF"[:players], "stacks": (500,) * players, "betting": ANTES}
    opened = open_hand(**who, variant="shortdeck")
    antes = tuple(Post(player, "ante", 2) for player in range(players))
    assert opened.posts == (*antes, Post(players - 1, "button_blind", 10))
    assert (opened.first, opened.price) == (0, 10)
