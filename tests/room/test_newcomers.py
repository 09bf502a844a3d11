"""New players: they post or wait, and never come in between the button and the big blind (Rulebook C13)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace
from tests.room.watcher import posts, seat_of

from croupier.cards import standard_deck
from croupier.room.button import ButtonRule, first_button
from croupier.room.fact import Missed, Sat, Sitting, TableSpec
from croupier.room.game import deal_of
from croupier.room.missed import Price, price_of_entry
from croupier.room.seating import next_seating, price_for
from croupier.room.table import Table
from croupier.room.wish import Sit, SitIn, SitOut, Stand
from croupier.rules.betting import Betting
from croupier.rules.event import Opened
from croupier.rules.house_rules import HouseRules

Make = Callable[..., Any]


def due(opened: Opened, seat: int) -> list[tuple[str, int]]:
    """The forced payments of a seat, in their order."""
    return [(post.kind, post.amount) for post in opened.posts if opened.seats[post.player] == seat]


def at(evening: Make, *seats: int, button: int, **more: Any) -> Any:
    """Players in these seats of nine, and the hand is dealt in which `button` has the button."""
    stacks = [1000 if seat in seats else 0 for seat in range(1, 10)]
    night = evening(*stacks, seats=9, button=button, **more)
    night.next()
    return night


def test_everybody_who_sits_before_the_first_hand_is_in_free() -> None:
    table = Table.open(TableSpec("Test"))
    for seat in (2, 4, 5):
        assert table.act(f"p{seat}", Sit(seat, 1000, ""), 0) == [Sat(seat, f"p{seat}", "", 1000)]
        assert table.price_of_return(f"p{seat}") == table.price_of_seat(6) == Price(0, 0, True)
    table.begin(standard_deck(), 0)
    assert table.hand is not None
    assert {post.kind for post in table.hand.opened.posts} == {"small_blind", "big_blind"}


def test_who_sits_down_later_is_new_and_posts_one_live_big_blind_to_come_in_at_once(evening: Make) -> None:
    night = at(evening, 1, 3, 5, 7, button=1)
    assert night.table.price_of_seat(2) == Price(10, 0, True)
    assert night.wish(2, Sit(2, 1000, "P2")) == [Sat(2, "p2", "P2", 1000, new=True)]
    assert night.table.seats[2].marks == ("new",)
    assert night.table.price_of_return("p2") == Price(10, 0, True)
    opened = night.next()
    assert (opened.button, due(opened, 2)) == (3, [("post", 10)])
    assert night.table.seats[2].marks == ()
    assert due(night.next(), 2) == []


def test_a_newcomer_may_wait_for_the_big_blind_and_pay_nothing_before(evening: Make) -> None:
    night = at(evening, 1, 3, 5, 7, button=1)
    assert night.wish(2, Sit(2, 1000, "P2", post=False)) == [Sat(2, "p2", "P2", 1000, new=True, waits=True)]
    for button in (3, 5):
        opened = night.next()
        assert (opened.button, 2 in opened.seats) == (button, False)
    assert due(night.next(), 2) == [("big_blind", 10)]


def test_a_newcomer_who_waits_may_think_otherwise(evening: Make) -> None:
    night = at(evening, 1, 3, 5, 7, button=1)
    night.wish(2, Sit(2, 1000, "P2", post=False))
    night.wish(2, SitIn())
    assert due(night.next(), 2) == [("post", 10)]


def test_a_newcomer_between_the_button_and_the_small_blind_waits_until_the_button_has_passed(evening: Make) -> None:
    night = at(evening, 1, 3, 5, 7, button=1)
    night.wish(4, Sit(4, 1000, "P4"))
    assert night.table.price_of_seat(4) == Price(0, 0, False)
    assert 4 not in night.next().seats  # button 3, small blind 5
    assert night.table.price_of_return("p4") == Price(10, 0, True)
    opened = night.next()
    assert (opened.button, opened.seats, due(opened, 4)) == (5, (7, 1, 3, 4, 5), [("post", 10)])


def test_a_newcomer_between_the_blinds_has_the_big_blind(evening: Make) -> None:
    night = at(evening, 1, 3, 5, 7, button=1)
    night.wish(6, Sit(6, 1000, "P6", post=False))
    assert night.table.price_of_return("p6") == Price(10, 0, True)
    assert due(night.next(), 6) == [("big_blind", 10)]


def test_a_third_player_joins_two_in_the_big_blind_at_the_latest_in_the_second_hand(evening: Make) -> None:
    for seat, hands in ((2, 1), (5, 2)):
        night = at(evening, 1, 3, button=1)
        night.wish(seat, Sit(seat, 1000, ""))
        dealt = [night.next() for _ in range(2)]
        assert [seat in opened.seats for opened in dealt] == [hands == 1, True]
        assert due(dealt[hands - 1], seat) == [("big_blind", 10)]
        assert len(dealt[hands - 1].seats) == 3


def test_a_newcomer_who_posts_is_passed_by_the_button_but_takes_part_in_the_next_orbit(evening: Make) -> None:
    night = at(evening, 1, 3, 5, 7, button=1)
    night.wish(2, Sit(2, 1000, "P2"))
    buttons = [night.next().button for _ in range(6)]
    assert buttons == [3, 5, 7, 1, 2, 3]


def test_where_newcomers_must_wait_nobody_buys_his_way_in(evening: Make) -> None:
    night = at(evening, 1, 3, 5, 7, button=1, new_player_posts="must_wait")
    night.wish(2, Sit(2, 1000, "P2"))
    assert night.table.price_of_return("p2") == Price(0, 0, False)
    assert [2 in night.next().seats for _ in range(3)] == [False, False, True]


def test_where_newcomers_are_free_they_come_in_at_once_without_a_post(evening: Make) -> None:
    night = at(evening, 1, 3, 5, 7, button=1, new_player_posts="free")
    night.wish(2, Sit(2, 1000, "P2"))
    assert night.table.price_of_return("p2") == Price(0, 0, True)
    opened = night.next()
    assert (2 in opened.seats, due(opened, 2)) == (True, [])


def test_without_the_no_entry_rule_a_newcomers_live_big_blind_stands_for_his_small_blind(evening: Make) -> None:
    night = at(evening, 1, 3, 5, 7, button=1, no_entry_between_blinds_and_button=False)
    night.wish(4, Sit(4, 1000, "P4"))
    assert night.table.price_of_return("p4") == Price(10, 0, True)
    opened = night.next()
    assert (opened.seats[0], due(opened, 4), seat_of(opened, "small_blind")) == (4, [("post", 10)], 0)
    assert night.next().button == 4


@pytest.mark.parametrize(("policy", "posted"), [("seed", [("post", 10), ("dead", 5)]), ("standard", [("dead", 5)])])
def test_without_the_no_entry_rule_one_comes_back_in_the_small_blind_too(
    evening: Make, policy: str, posted: list[tuple[str, int]]
) -> None:
    night = at(evening, 1, 3, 4, 5, 7, button=7, missed_blind_policy=policy, no_entry_between_blinds_and_button=False)
    night.wish(4, SitOut())
    night.next()  # button 1, blinds 3 and 5
    night.table.apply(Missed(4, "small_blind"))
    if policy == "standard":
        night.table.seats[4] = replace(night.table.seats[4], marks=("small_blind",))
        posted = [("small_blind", 5), *posted]
    night.wish(4, SitIn())
    price = night.table.price_of_return("p4")
    opened = night.next()
    assert (opened.button, opened.seats[0], due(opened, 4)) == (3, 4, posted)
    assert price.live + price.dead == sum(amount for _, amount in posted)
    assert seat_of(opened, "small_blind") == (4 if policy == "standard" else 0)


def test_a_newcomer_has_no_penalty_to_pay_in_the_big_blind_and_does_not_buy_the_button(evening: Make) -> None:
    more = {"missed_in_bb_position": "additional", "missed_blind_policy": "buy_button"}
    night = at(evening, 1, 3, 5, 7, button=1, **more)
    night.wish(6, Sit(6, 1000, ""))
    night.wish(4, Sit(4, 1000, ""))
    assert night.table.price_of_return("p4") == Price(0, 0, False)
    opened = night.next()
    assert (4 in opened.seats, due(opened, 6)) == (False, [("big_blind", 10)])


def test_by_the_price_list_too_the_button_is_not_for_sale_to_newcomers() -> None:
    betting, house = Betting(small_blind=5, big_blind=10), HouseRules(missed_blind_policy="buy_button")
    assert price_of_entry(house, betting, ("new",), "small_blind") == Price(0, 0, False)
    assert price_of_entry(house, betting, ("big_blind",), "small_blind") == Price(10, 5, True)


def test_a_newcomer_who_sits_out_first_is_still_new_and_misses_no_blinds(evening: Make) -> None:
    night = at(evening, 1, 3, 5, 7, button=1)
    night.wish(2, Sit(2, 1000, "P2"))
    night.wish(2, SitOut())
    for _ in range(5):
        night.next()
    assert night.table.seats[2].marks == ("new",)
    night.wish(2, SitIn())
    opened = night.next()
    assert (posts(opened, 2, "post", "big_blind"), posts(opened, 2, "dead")) == (10, 0)


def test_in_a_game_without_blinds_a_newcomer_is_dealt_in_at_once_with_nothing_to_post() -> None:
    spec = TableSpec("Test", "shortdeck", Betting(small_blind=0, big_blind=20, ante=10))
    seats = [Sitting(seat, "", "", 1000, marks=("new",) if seat == 2 else ()) for seat in (1, 2, 3, 5)]
    seating = next_seating(deal_of(spec), seats, first_button([1, 3, 5], 1))
    assert (set(seating.order), seating.prices) == ({1, 2, 3, 5}, {})
    assert price_for(deal_of(spec), seats, first_button([1, 3, 5], 1), seats[1]) == Price(0, 0, True)


def test_who_leaves_and_sits_down_again_is_new(evening: Make) -> None:
    night = at(evening, 1, 3, 5, 7, button=1)
    night.over()
    night.wish(1, Stand())
    night.wish(1, Sit(2, 1000, "P1"))
    assert night.table.seats[2].marks == ("new",)


@pytest.mark.parametrize("rule", ["moving", "dead"])
def test_who_posts_waits_one_hand_at_most_and_who_waits_no_longer_than_an_orbit(rule: ButtonRule) -> None:
    for regulars in range(2, 6):
        spec = TableSpec("Test", house=HouseRules(button_rule=rule))
        for seats in combinations(range(1, 7), regulars):
            for new in set(range(1, 7)) - set(seats):
                for button in seats:
                    assert patience(spec, seats, button, new, waits=False) <= 1
                    assert patience(spec, seats, button, new, waits=True) < max(regulars, 2)


def patience(spec: TableSpec, seats: tuple[int, ...], button: int, new: int, *, waits: bool) -> int:
    """How many hands go by before the newcomer is dealt in; 99 when it takes for ever."""
    ready = [Sitting(seat, f"p{seat}", "", 1000) for seat in seats]
    ready.append(Sitting(new, "new", "", 1000, marks=("new",), waits=waits))
    placed = first_button(seats, button)
    for hands in range(20):
        seating = next_seating(deal_of(spec), ready, placed)
        if new in seating.order:
            return hands
        placed = seating.placed
    return 99
