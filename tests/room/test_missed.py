"""Missed blinds at the table: the marks, what coming back costs, waiting, and buying the button (Rulebook C11, C12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.room.watcher import marked, posts, seat_of

from croupier.cards import cards, standard_deck
from croupier.room.fact import Back, Bought, Missed, TableSpec
from croupier.room.missed import Price
from croupier.room.table import Table
from croupier.room.wish import Buy, Sit, SitIn, SitOut, Stand
from croupier.rules.action import CALL, CHECK, FOLD, Raise
from croupier.rules.event import Opened, Post, Posted
from croupier.rules.legal import Illegal

Make = Callable[..., Any]


def due(opened: Opened, seat: int) -> list[tuple[str, int]]:
    """The forced payments of a seat, in their order."""
    return [(post.kind, post.amount) for post in opened.posts if opened.seats[post.player] == seat]


def five(evening: Make, button: int = 1, **more: Any) -> Any:
    """Five players, and the hand is dealt in which `button` has the button."""
    night = evening(1000, 1000, 1000, 1000, 1000, button=button, **more)
    night.next()
    return night


def test_in_the_first_hand_too_a_blind_passes_who_sits_between_it_and_the_one_before() -> None:
    table = Table.open(TableSpec("Test", seats=9))
    for seat in range(1, 10):
        table.act(f"p{seat}", Sit(seat, 1000, ""), 0)
    for seat in (2, 4, 6, 8):
        table.act(f"p{seat}", SitOut(), 0)
    facts = table.begin(standard_deck(), 0, draw=cards("Ac Kc Qc Jc Tc"))
    assert (table.button, table.small, table.big) == (1, 3, 5)
    assert marked(facts) == [(2, "small_blind"), (4, "big_blind")]


def test_one_who_sits_out_after_his_big_blind_owes_the_small_one_though_two_alone_go_on(evening: Make) -> None:
    night = evening(1000, 1000, 1000, button=1)
    night.next()
    night.wish(3, SitOut())
    opened = night.next()
    assert (opened.button, seat_of(opened, "big_blind")) == (2, 1)  # the small blind stays where it was
    assert night.table.seats[3].marks == ("small_blind",)


def test_blinds_that_step_back_for_a_newcomer_pass_nobody(evening: Make) -> None:
    night = evening(
        *[1000, 0, 1000, 1000, 1000], button=1, seats=6, no_entry_between_blinds_and_button=False, button_rule="moving"
    )
    assert night.next().button == 1  # blinds 3 and 4
    night.wish(5, SitOut())
    night.wish(2, Sit(2, 1000, ""))
    opened = night.next()
    assert (opened.button, seat_of(opened, "small_blind"), seat_of(opened, "big_blind")) == (2, 3, 4)
    assert night.table.seats[5].marks == ()


def test_each_blind_that_passes_a_player_who_sits_out_leaves_one_mark(evening: Make) -> None:
    night = five(evening, button=1)  # 2 has the small blind, 3 the big one
    night.wish(4, SitOut())
    marks = []
    for _ in range(8):  # an orbit of four players, twice
        night.over()
        marks.append((marked(night.deal()), night.table.seats[4].marks))
    assert marks[0] == ([(4, "big_blind")], ("big_blind",))
    assert marks[1] == ([(4, "small_blind")], ("big_blind", "small_blind"))
    assert marks[2:] == [([], ("big_blind", "small_blind"))] * 6


def test_marks_are_facts_between_the_roll_and_the_opening(evening: Make) -> None:
    night = five(evening, button=1)
    night.wish(4, SitOut())
    night.over()
    facts = night.deal()
    assert [fact for fact in facts if isinstance(fact, Missed)] == [Missed(4, "big_blind")]
    assert [type(fact).__name__ for fact in facts[:3]] == ["Roll", "Missed", "Opened"]
    assert facts[0].sittings[3].marks == ()


def test_marks_and_blinds_survive_a_restart_inside_the_next_roll(evening: Make) -> None:
    night = five(evening, button=1, button_rule="dead")
    night.wish(4, SitOut())
    night.next()
    night.wish(4, SitIn(post=False))
    night.next()
    twin = Table(night.table.log[0][1])
    assert (twin.button, twin.small, twin.big) == (2, 3, 5)
    assert (twin.seats[4].marks, twin.seats[4].waits) == (("big_blind",), True)


def test_one_who_sits_out_and_is_back_before_a_blind_has_passed_owes_nothing(evening: Make) -> None:
    night = five(evening, button=1)
    night.wish(1, SitOut())
    assert 1 not in night.next().seats
    night.wish(1, SitIn())
    assert night.table.price_of_return("p1") == Price(0, 0, True)
    opened = night.next()
    assert 1 in opened.seats
    assert due(opened, 1) == []


OWED = [("seed", 10, 0), ("standard", 0, 5)]


@pytest.mark.parametrize(("policy", "live", "dead"), OWED)
def test_after_paying_the_big_blind_only_the_small_one_is_missed(
    evening: Make, policy: str, live: int, dead: int
) -> None:
    night = five(evening, button=1, missed_blind_policy=policy)
    night.wish(3, SitOut())  # the big blind of this hand, who leaves for the small one
    night.next()
    night.wish(3, SitIn())
    assert night.table.seats[3].marks == ("small_blind",)
    assert night.table.price_of_return("p3") == Price(live, dead, True)
    opened = night.next()
    assert (posts(opened, 3, "post"), posts(opened, 3, "dead")) == (live, dead)
    assert night.table.seats[3].marks == ()


def test_what_coming_back_costs_can_be_read_while_one_is_still_away_and_nothing_is_charged(evening: Make) -> None:
    night = five(evening, button=1)
    night.wish(4, SitOut())
    for _ in range(3):
        night.next()
    night.over()
    assert night.table.button == 5  # next are 1, 2 and 3
    assert night.table.price_of_return("p4") == Price(10, 5, True)
    assert night.chips[4] == 1000
    night.wish(4, SitIn())
    assert due(night.next(), 4) == [("post", 10), ("dead", 5)]
    assert night.chips[4] == 985


@pytest.mark.parametrize("button_rule", ["moving", "dead"])
def test_one_who_is_alone_has_nothing_to_pay_for_a_game_that_is_to_begin(evening: Make, button_rule: str) -> None:
    night = evening(1000, 1000, button=1, button_rule=button_rule)
    night.next()
    night.over()
    night.wish(2, Stand())
    night.table.apply(Missed(1, "big_blind"))
    assert night.table.price_of_return("p1") == Price(0, 0, True)


def test_a_blind_that_is_missed_twice_is_one_mark(evening: Make) -> None:
    night = five(evening)
    for _ in range(2):
        night.table.apply(Missed(4, "big_blind"))
    assert night.table.seats[4].marks == ("big_blind",)


def test_who_has_no_seat_has_no_price_to_come_back(evening: Make) -> None:
    with pytest.raises(Illegal, match="not_seated"):
        five(evening).table.price_of_return("p6")


def test_b20_a_live_and_a_dead_post_make_a_pot_of_six_and_the_poster_owes_nothing(evening: Make) -> None:
    night = evening(100, 100, 100, 100, button=1, small_blind=1, big_blind=2, buy_in_min_bb=1)
    night.next()
    night.wish(4, SitOut())
    for _ in range(2):
        night.next()
    night.wish(4, SitIn())
    night.next()
    hand, player = night.table.hand, night.table.player_index("p4")
    assert (hand.total, hand.bets[player], night.to_act) == (6, 2, 4)
    legal = hand.legal(player)
    assert (legal.check, legal.call, legal.min_to) == (True, 0, 4)


def test_who_posts_in_front_checks_and_is_asked_again_after_a_raise(evening: Make) -> None:
    night = five(evening, button=1)
    night.table.apply(Missed(5, "big_blind"))
    night.next()
    assert (night.table.button, night.to_act) == (2, 5)
    night.play((5, CHECK), (1, CALL), (2, CALL), (3, CALL), (4, Raise(40)))
    assert (night.to_act, night.table.hand.legal(night.table.player_index("p5")).call) == (5, 30)


def test_who_posts_behind_others_keeps_the_right_to_raise_or_check(evening: Make) -> None:
    night = five(evening, button=1)
    night.table.apply(Missed(1, "big_blind"))
    night.next()
    night.play((5, CALL))
    legal = night.table.hand.legal(night.table.player_index("p1"))
    assert (night.to_act, legal.check, legal.min_to, legal.opens) == (1, True, 20, False)
    night.play((1, CHECK), (2, CALL), (3, CALL), (4, CHECK))
    assert night.table.hand.street == "flop"


def test_a_short_stack_pays_the_live_part_first_and_the_dead_part_with_the_rest(evening: Make) -> None:
    night = evening(1000, 1000, 1000, 12, 1000, button=1)
    night.next()
    night.wish(4, SitOut())
    for _ in range(3):
        night.next()
    night.wish(4, SitIn())
    night.over()
    facts = night.deal()
    opened = next(fact for fact in facts if isinstance(fact, Opened))
    player = opened.seats.index(4)
    assert opened.posts[-2:] == (Post(player, "post", 10), Post(player, "dead", 5))
    paid = [fact for fact in facts if isinstance(fact, Posted) and fact.player == player]
    assert paid == [Posted(player, "post", 10), Posted(player, "dead", 2)]
    assert night.chips[4] == 0


@pytest.mark.parametrize("policy", ["seed", "standard", "wait_for_bb", "buy_button"])
def test_one_may_always_wait_for_the_big_blind_and_then_owes_nothing_else(evening: Make, policy: str) -> None:
    night = five(evening, button=1, missed_blind_policy=policy)
    night.wish(4, SitOut())
    for _ in range(3):
        night.next()
    assert night.wish(4, SitIn(post=False)) == [Back(4, waits=True)]
    dealt = [night.next() for _ in range(2)]
    assert [4 in opened.seats for opened in dealt] == [False, True]
    assert due(dealt[1], 4) == [("big_blind", 10)]
    assert (night.table.seats[4].marks, night.table.seats[4].waits) == ((), False)


def test_under_wait_for_bb_nobody_pays_his_way_in(evening: Make) -> None:
    night = five(evening, button=1, missed_blind_policy="wait_for_bb")
    night.wish(4, SitOut())
    for _ in range(3):
        night.next()
    night.wish(4, SitIn())
    assert night.table.price_of_return("p4") == Price(0, 0, False)
    assert 4 not in night.next().seats


@pytest.mark.parametrize(("rule", "dead"), [("waived", []), ("additional", [("dead", 15)])])
def test_returning_in_the_big_blind_the_rest_is_waived_or_paid_dead(evening: Make, rule: str, dead: Any) -> None:
    night = five(evening, button=1, missed_in_bb_position=rule)
    night.wish(4, SitOut())
    for _ in range(4):
        night.next()
    night.wish(4, SitIn())
    assert night.table.button == 1
    assert night.table.price_of_return("p4") == Price(10, sum(amount for _, amount in dead), True)
    assert due(night.next(), 4) == [("big_blind", 10), *dead]


def test_one_who_waits_may_think_otherwise_and_post_and_back_again(evening: Make) -> None:
    night = five(evening, button=1)
    night.wish(4, SitOut())
    for _ in range(3):
        night.next()
    assert night.wish(4, SitIn(post=False)) == [Back(4, waits=True)]
    assert night.wish(4, SitIn(post=False)) == []
    assert night.wish(4, SitIn()) == [Back(4)]
    assert night.wish(4, SitIn()) == []
    night.wish(4, SitIn(post=False))
    assert night.table.price_of_return("p4").may_enter, "the price is that of posting, if he will"
    assert 4 not in night.next().seats
    assert night.wish(4, SitIn()) == [Back(4)]
    assert posts(night.next(), 4, "post", "big_blind") == 10


def test_blinds_are_not_made_up_between_the_button_and_the_big_blind(evening: Make) -> None:
    night = five(evening, button=1)
    night.wish(4, SitOut())
    night.next()  # the big blind passes seat 4
    night.wish(4, SitIn())
    assert night.table.price_of_return("p4") == Price(0, 0, False)
    assert 4 not in night.next().seats  # here he would have the small blind, and it passes him too
    assert night.table.seats[4].marks == ("big_blind", "small_blind")
    assert due(night.next(), 4) == [("post", 10), ("dead", 5)]


def test_one_who_buys_the_button_posts_both_blinds_alone_and_has_the_button_next(evening: Make) -> None:
    night = five(evening, button=1, missed_blind_policy="buy_button")
    night.wish(4, SitOut())
    night.next()  # button 2, blinds 3 and 5
    night.wish(4, SitIn())
    assert night.table.price_of_return("p4") == Price(10, 5, True)
    bought = night.next()
    assert bought.seats == (4, 5, 1, 2, 3)
    assert [(bought.seats[post.player], post.kind, post.amount) for post in bought.posts] == [
        (4, "big_blind", 10),
        (4, "dead", 5),
    ]
    assert (bought.button, bought.seats[bought.first], bought.price) == (3, 5, 10)
    after = night.next()
    assert (after.button, seat_of(after, "small_blind"), seat_of(after, "big_blind")) == (4, 5, 1)


def test_in_the_hand_in_which_the_button_is_bought_the_others_blinds_wait(evening: Make) -> None:
    night = evening(1000, 1000, 1000, 1000, 1000, 1000, button=1, missed_blind_policy="buy_button")
    night.next()
    night.wish(4, SitOut())
    night.wish(6, SitOut())
    night.next()  # button 2, blinds 3 and 5: the big blind has passed seat 4
    night.wish(4, SitIn())
    night.over()
    assert marked(night.deal()) == []  # 4 buys the button; seat 6 would have been passed by the big blind
    assert night.table.button == 3
    night.over()
    assert marked(night.deal()) == [(6, "big_blind")]


def bought(evening: Make, wish: SitIn | None = None, **more: Any) -> Any:
    """Seats 1, 3, 5, 7, 9 play and 4 comes back where the small blind, after the button on 3, would be at seat 5."""
    stacks = [1000, 0, 1000, 1000, 1000, 0, 1000, 0, 1000]
    night = evening(*stacks, seats=9, button=9, missed_blind_policy="buy_button", **more)
    night.wish(4, SitOut())
    assert [night.next().button for _ in range(2)] == [9, 1]
    night.wish(4, wish or SitIn())
    return night


def test_who_would_have_the_big_blind_waits_for_the_hand_after_the_button_was_bought(evening: Make) -> None:
    night = bought(evening)
    night.wish(6, Sit(6, 1000, ""))
    assert night.next().seats == (4, 5, 7, 9, 1, 3)
    after = night.next()
    assert (after.button, due(after, 6), seat_of(after, "small_blind")) == (4, [("big_blind", 10)], 5)


def test_who_waits_for_the_big_blind_does_not_buy_the_button(evening: Make) -> None:
    opened = bought(evening, wish=SitIn(post=False)).next()
    assert (opened.button, opened.seats[:2], 4 in opened.seats) == (3, (5, 7), False)


def test_of_two_who_come_back_next_to_the_button_the_first_buys_it(evening: Make) -> None:
    night = evening(1000, 1000, 1000, 1000, 1000, 1000, button=5, missed_blind_policy="buy_button")
    for seat in (2, 3):
        night.wish(seat, SitOut())
    assert [night.next().button for _ in range(2)] == [5, 6]
    for seat in (3, 2):
        night.wish(seat, SitIn())
    opened = night.next()
    assert (opened.button, due(opened, 2), 3 in opened.seats) == (1, [("big_blind", 10), ("dead", 5)], False)


def test_the_button_is_bought_in_the_same_way_where_one_may_come_in_anywhere(evening: Make) -> None:
    opened = bought(evening, no_entry_between_blinds_and_button=False).next()
    assert [(opened.seats[post.player], post.kind) for post in opened.posts] == [(4, "big_blind"), (4, "dead")]


def test_one_who_has_bought_the_button_and_sits_out_at_once_owes_no_small_blind(evening: Make) -> None:
    night = bought(evening)
    night.next()
    night.wish(4, SitOut())
    night.next()
    assert night.table.seats[4].marks == ()


def test_with_two_alone_nobody_buys_the_button_but_has_the_big_blind(evening: Make) -> None:
    night = evening(1000, 1000, 1000, button=1, missed_blind_policy="buy_button")
    night.wish(3, SitOut())
    dealt = [night.next() for _ in range(3)]
    night.wish(3, SitIn())
    dealt += [night.next() for _ in range(2)]
    assert [len(opened.seats) for opened in dealt] == [2, 2, 2, 2, 3]
    assert due(dealt[-1], 3) == [("big_blind", 10)]


def test_who_is_back_elsewhere_under_buy_button_pays_what_he_has_missed(evening: Make) -> None:
    night = five(evening, button=1, missed_blind_policy="buy_button")
    night.wish(3, SitOut())
    night.next()
    night.wish(3, SitIn())
    assert due(night.next(), 3) == [("dead", 5)]


def test_one_who_has_lost_all_and_buys_in_late_makes_up_his_blinds_or_waits(evening: Make, stacked: Make) -> None:
    night = evening(1000, 1000, 1000, 100, button=3)
    night.deal(stacked([4, 1, 2, 3], {4: "7c 2d", 1: "Ac Ad", 2: "Kc Kd", 3: "Qc Qd"}, "Jh 9s 8d 5c 3h"))
    night.play((2, FOLD), (3, FOLD), (4, Raise(100)), (1, CALL))
    assert night.table.seats[4].away
    for _ in range(3):
        night.next()
    assert night.table.seats[4].marks == ("big_blind", "small_blind")
    assert night.wish(4, Buy(500, post=False)) == [Bought(4, 500), Back(4, waits=True)]
    night.wish(4, SitIn())
    price = night.table.price_of_return("p4")
    opened = night.next()
    assert (posts(opened, 4, "post", "big_blind"), posts(opened, 4, "dead")) == (price.live, price.dead)


def test_where_only_antes_are_posted_nobody_misses_a_blind_or_pays_to_come_in(evening: Make) -> None:
    night = five(evening, button=1, ante_type="ante_only", ante=2)
    night.wish(4, SitOut())
    for _ in range(5):
        night.next()
    assert night.table.seats[4].marks == ()
    night.wish(4, SitIn())
    opened = night.next()
    assert due(opened, 4) == [("ante", 2)]


def test_when_the_game_has_come_to_an_end_a_new_one_begins_free_for_all(evening: Make) -> None:
    night = five(evening, button=1)
    for seat in (4, 5):
        night.wish(seat, SitOut())
    for _ in range(4):
        night.next()
    night.over()
    for seat in (1, 2):
        night.wish(seat, Stand())
    assert night.table.seats[4].marks
    for seat in (4, 5):
        night.wish(seat, SitIn())
        assert night.table.price_of_return(f"p{seat}") == Price(0, 0, True)
    opened = night.next()
    assert set(opened.seats) == {3, 4, 5}
    assert {post.kind for post in opened.posts} == {"small_blind", "big_blind"}
