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
