"""Where the button starts and how it moves (Rulebook C3 to C7); the vectors of these rules stand in test_vectors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from croupier.cards import cards, standard_deck
from croupier.room.button import Placed, draw_button, draw_rounds, move_button, seat_roles
from croupier.room.fact import TableSpec
from croupier.room.table import Table
from croupier.room.wish import Sit, SitIn, SitOut, Stand
from croupier.rules.action import FOLD
from croupier.rules.event import Opened
from croupier.rules.house_rules import HouseRules


def test_with_redraw_only_those_who_tie_draw_again() -> None:
    pack = cards("Kc 9d Ks 4h 4d 2c Jc")
    rounds = draw_rounds(pack, [1, 2, 5], "redraw")
    first, *again = [list(drawn.items()) for drawn in rounds]
    assert first == list(zip((1, 2, 5), cards("Kc 9d Ks"), strict=True))
    assert again == [list(zip((1, 5), cards(names), strict=True)) for names in ("4h 4d", "2c Jc")]
    assert draw_button(rounds, "redraw") == 5


def test_a_draw_by_suit_takes_one_round_even_when_ranks_tie() -> None:
    rounds = draw_rounds(cards("Kc 9d Ks 4h 4d"), [1, 2, 5], "suit")
    assert len(rounds) == 1
    assert draw_button(rounds, "suit") == 5


def test_a_pack_that_runs_out_of_cards_for_a_redraw_settles_the_tie_by_suit() -> None:
    rounds = draw_rounds(cards("Kc Kd 5h 5c 9d"), [3, 4], "redraw")
    assert len(rounds) == 2
    assert draw_button(rounds, "redraw") == 3


def test_b86_the_button_goes_to_the_empty_seat_of_the_small_blind_that_busted() -> None:
    assert move_button("dead", [1, 3, 4, 5, 6], Placed(1, 2, 3)) == Placed(2, 3, 4)


def test_b88_when_both_blinds_bust_nobody_posts_the_small_blind_and_the_button_is_dead_twice() -> None:
    first = move_button("dead", [1, 4, 5, 6], Placed(1, 2, 3))
    assert first == Placed(2, 3, 4, small_is_dead=True)
    assert move_button("dead", [1, 4, 5, 6], first) == Placed(3, 4, 5)


def test_by_the_dead_button_a_third_player_joins_two_without_a_second_big_blind_for_anybody() -> None:
    heads_up = Placed(2, 2, 1)
    assert move_button("dead", [1, 2, 3], heads_up) == Placed(3, 1, 2)


@pytest.mark.parametrize("rule", ["moving", "dead"])
def test_in_a_full_ring_everybody_has_every_part_once_in_an_orbit(rule: Any) -> None:
    seats, placed = [1, 3, 4, 7, 9], Placed(9, 1, 3)
    parts = []
    for _ in seats:
        placed = move_button(rule, seats, placed)
        parts.append((placed.button, placed.small, placed.big))
    for part in zip(*parts, strict=True):
        assert sorted(part) == seats


def test_the_button_of_a_new_table_goes_to_the_highest_card_of_the_draw() -> None:
    table = Table.open(TableSpec("Test"))
    for seat in (2, 4, 5):
        table.act(f"p{seat}", Sit(seat, 1000, f"P{seat}"), 0)
    draw = [*cards("9c Kd Qs"), *standard_deck()]
    table.begin(standard_deck(), 0, draw=draw)
    assert table.button == 4


def test_without_another_pack_the_draw_takes_cards_from_the_bottom_that_are_not_dealt() -> None:
    table = Table.open(TableSpec("Test"))
    for seat in (2, 4, 5):
        table.act(f"p{seat}", Sit(seat, 1000, f"P{seat}"), 0)
    bottom = cards("Qs Kd 9c")  # seat 2 draws the lowest card of the pack, seat 4 the one above it
    deck = [*(card for card in standard_deck() if card not in bottom), *bottom]
    table.begin(deck, 0)
    assert table.button == 4


def test_the_draw_obeys_the_house_rule_for_ties() -> None:
    draw = cards("Kc Ks 2h 7d 4d")
    for tie_rule, button in (("suit", 2), ("redraw", 1)):
        table = Table.open(TableSpec("Test", house=HouseRules(button_draw_tie=tie_rule)))  # type: ignore[arg-type]
        for seat in (1, 2, 3):
            table.act(f"p{seat}", Sit(seat, 1000, f"P{seat}"), 0)
        table.begin(standard_deck(), 0, draw=draw)
        assert table.button == button


def opening(facts: list[Any]) -> Opened:
    """The opening among the facts of a hand that begins."""
    return next(fact for fact in facts if isinstance(fact, Opened))


def test_b90_the_blinds_move_each_hand_though_a_seat_sits_out(evening: Callable[..., Any]) -> None:
    night = evening(1000, 1000, 1000, button=1)
    night.wish(3, SitOut())
    blinds = []
    for _ in range(4):
        opened = opening(night.deal())
        assert len(opened.seats) == 2
        blinds.append(tuple(opened.seats[post.player] for post in opened.posts))
        night.play((night.to_act, FOLD))
    assert blinds == [(1, 2), (2, 1), (1, 2), (2, 1)]


def test_the_button_passes_over_a_seat_that_sits_out_and_comes_back_to_it_later(evening: Callable[..., Any]) -> None:
    night = evening(1000, 1000, 1000, 1000, button=1)
    buttons = []
    for hand in range(6):
        if hand == 1:
            night.wish(2, SitOut())
        if hand == 2:
            night.wish(2, SitIn())
        buttons.append(opening(night.deal()).button)
        while night.to_act:
            night.play((night.to_act, FOLD))
    assert buttons == [1, 3, 4, 1, 2, 3]


def test_the_button_jumps_over_a_seat_that_was_left(evening: Callable[..., Any]) -> None:
    night = evening(1000, 1000, 1000, 1000, button=1)
    opening(night.deal())
    night.play((4, FOLD), (1, FOLD), (2, FOLD))
    night.wish(2, Stand())
    opened = opening(night.deal())
    assert (opened.button, opened.seats) == (3, (4, 1, 3))


def test_the_order_of_dealing_is_that_of_the_seat_roles(evening: Callable[..., Any]) -> None:
    night = evening(1000, 0, 1000, 0, 1000, 1000, button=3)
    opened = opening(night.deal())
    found = seat_roles([1, 3, 5, 6], 3)
    assert opened.seats == found.order == (5, 6, 1, 3)
    assert [opened.seats[post.player] for post in opened.posts] == [found.small, found.big] == [5, 6]
    assert night.to_act == found.first_preflop == 1
