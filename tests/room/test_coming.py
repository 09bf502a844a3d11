"""The hands to come: rotations and dealer's choice, bomb pots, straddles, and another game from the next hand on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from croupier.room.deed import CallBomb, Change, Void
from croupier.room.fact import AnyFact, BombCalled, Changed, Chosen, Roll, TableSpec
from croupier.room.spec import BadSpec
from croupier.room.table import Table
from croupier.room.wish import Choose, Host, Sit, SitOut, Stand, Straddle
from croupier.rules.betting import Betting
from croupier.rules.event import Board, Opened
from croupier.rules.house_rules import HouseRules
from croupier.rules.legal import Illegal
from croupier.rules.rotation import Place
from croupier.rules.variants import ROTATIONS

Make = Callable[..., Any]


@pytest.fixture
def hosted(evening: Make) -> Make:
    """An evening at a table that the player of seat 1 hosts."""
    return partial(evening, hosted=True)


def roll_of(facts: list[AnyFact]) -> Roll:
    """The roll among these facts."""
    return next(fact for fact in facts if isinstance(fact, Roll))


def straddles(opened: Opened) -> list[tuple[int, int]]:
    """The seats that have straddled, and how much."""
    return [(opened.seats[post.player], post.amount) for post in opened.posts if post.kind == "straddle"]


# Rotations.


def test_the_games_of_a_rotation_follow_one_another_an_orbit_each_and_the_button_waits_in_stud(hosted: Make) -> None:
    night = hosted(5000, 5000, rotation="horse")
    played = []
    for _ in range(11):
        opened = night.next()
        played.append((opened.variant, opened.button))
    games = ["holdem", "omaha8", "razz", "seven_card_stud", "stud8", "holdem"]
    assert [game for game, _ in played] == [game for game in games for _ in range(2)][:11]
    buttons = {game: [button for one, button in played[:10] if one == game] for game in games}
    assert buttons["holdem"] == buttons["omaha8"] == [1, 2]
    assert buttons["razz"] == buttons["seven_card_stud"] == buttons["stud8"] == [2, 2]
    assert played[10] == ("holdem", 1)


def test_the_roll_of_each_hand_says_where_the_rotation_stands_and_a_restart_goes_on_there(hosted: Make) -> None:
    night = hosted(5000, 5000, 5000, rotation="mixed_holdem")
    assert roll_of(night.deal()).place == Place(0, 1, 3)
    night.over()
    roll = roll_of(night.deal())
    assert roll.place == Place(0, 2, 3)
    again = Table(roll)
    assert again.place == roll.place
    night.over()
    night.wish(3, SitOut())
    assert roll_of(night.deal()).place == Place(0, 3, 3)
    night.over()
    assert roll_of(night.deal()).place == Place(1, 1, 2)


def test_a_limit_game_of_a_rotation_has_no_straddle_and_the_next_one_has(hosted: Make) -> None:
    night = hosted(5000, 5000, 5000, rotation="mixed_holdem", straddle="utg", button=1)
    for seat in (1, 2, 3):
        night.wish(seat, Straddle())
    assert [straddles(night.next()) for _ in range(4)] == [[], [], [], [(1, 20)]]


# Dealer's choice.


def test_whose_turn_it_is_chooses_the_game_and_the_choice_goes_round(hosted: Make) -> None:
    night = hosted(5000, 5000, 5000, rotation="dealers_choice_each_hand", button=2)
    assert night.table.choice(night.now)[0] == 2
    assert night.table.next_hand(night.now) is None
    with pytest.raises(Illegal, match="not_your_choice"):
        night.wish(3, Choose(1))
    with pytest.raises(Illegal, match="no_such_game"):
        night.wish(2, Choose(99))
    games = ROTATIONS["dealers_choice_each_hand"].games
    assert night.wish(2, Choose(9)) == [Chosen(2, 9)]
    with pytest.raises(Illegal, match="not_your_choice"):
        night.wish(2, Choose(1))
    assert night.table.choice(night.now) is None
    assert roll_of(night.deal()).place == Place(9, 1, 1, chooser=2)
    assert night.table.hand.opened.variant == games[9].variant
    night.over()
    assert night.table.chooser == 3


def test_who_chooses_in_the_pause_shortens_nobodys_pause_and_the_next_hand_comes_after_it(hosted: Make) -> None:
    night = hosted(5000, 5000, rotation="dealers_choice_each_hand", button=1)
    night.deal()
    night.over()
    over = night.now
    seat, total, left = night.table.choice(night.now)
    assert (total, left) == (20_000, 20_000)
    night.wish(seat, Choose(2))
    assert night.table.next_hand(over) == night.table.pace.folds
    night.deal()
    assert night.now == over + night.table.pace.folds


def test_the_game_stays_when_nobody_chooses_in_time(hosted: Make) -> None:
    night = hosted(5000, 5000, rotation="dealers_choice_each_hand", button=1)
    night.wish(1, Choose(4))
    assert roll_of(night.deal()).place.game == 4
    night.over()
    assert night.wait() == [Chosen(2, 4)]
    assert roll_of(night.deal()).place == Place(4, 1, 1, chooser=2)


def test_who_goes_away_chooses_no_more(hosted: Make) -> None:
    night = hosted(5000, 5000, 5000, rotation="dealers_choice_each_hand", button=2)
    night.wish(2, Stand())
    assert night.table.choice(night.now)[0] == 3


# Bomb pots.


def test_every_so_many_hands_there_is_a_bomb_pot_on_two_boards(hosted: Make) -> None:
    night = hosted(5000, 5000, 5000, bomb_every=3, bomb_ante_bb=4)
    opened = [night.next() for _ in range(5)]  # hands 2 to 6
    assert [one.bomb for one in opened] == [False, True, False, False, True]
    bomb = opened[4]
    assert [(post.kind, post.amount) for post in bomb.posts] == [("ante", 40)] * 3
    assert bomb.boards == 2
    assert sum(type(fact) is Board for fact in night.table.hand.events) == 2
    assert [one.button for one in opened] == [1, 2, 3, 1, 2]


def test_the_host_calls_a_bomb_pot_for_the_next_hand_and_nobody_else_does(hosted: Make) -> None:
    night = hosted(5000, 5000, 5000)
    with pytest.raises(Illegal, match="not_host"):
        night.wish(2, Host("P2", CallBomb()))
    assert night.wish(1, Host("P1", CallBomb())) == [BombCalled("p1", "P1")]
    assert night.wish(1, Host("P1", CallBomb())) == []
    assert [night.next().bomb for _ in range(2)] == [True, False]


def test_a_bomb_pot_waits_for_a_game_that_can_be_one(hosted: Make) -> None:
    night = hosted(5000, 5000, rotation="horse")
    for _ in range(4):
        night.next()
    night.wish(1, Host("P1", CallBomb()))
    for _ in range(6):
        assert not night.next().bomb
        assert night.table.bomb_called
    assert night.next().bomb
    assert not night.table.bomb_called


def test_there_is_no_bomb_pot_where_no_board_is_dealt(hosted: Make) -> None:
    night = hosted(5000, 5000, variant="badugi")
    with pytest.raises(Illegal, match="no_bomb_here"):
        night.wish(1, Host("P1", CallBomb()))


def test_a_pack_that_cannot_give_two_boards_gives_one(hosted: Make) -> None:
    night = hosted(*[5000] * 7, variant="omaha6", bomb_every=1, seats=7)
    assert (night.next().boards, night.table.hand.opened.bomb) == (1, True)
    night = hosted(*[5000] * 6, variant="omaha6", bomb_every=1, seats=7)
    assert night.next().boards == 2


def test_who_owes_blinds_antes_like_all_others_in_a_bomb_pot_and_still_owes_them(hosted: Make) -> None:
    night = hosted(5000, 5000, 5000, 0, 0)
    night.deal()
    night.wish(1, Host("P1", CallBomb()))
    night.wish(5, Sit(5, 1000, "P5", post=False))
    assert 5 in night.next().seats
    assert (night.table.seats[5].marks, night.table.seats[5].waits) == (("new",), True)
    assert 5 not in night.next().seats


# Straddles.


def test_a_straddle_comes_from_the_first_after_the_blinds_who_wants_to_and_has_the_chips(hosted: Make) -> None:
    night = hosted(1000, 1000, 1000, 19, straddle="utg", button=1)
    assert straddles(night.next()) == []
    night.over()
    night.wish(4, Straddle())
    night.wish(1, Straddle())
    night.table.button = 4
    assert straddles(night.next()) == []  # seat 4 is next, with 19 chips
    assert straddles(night.next()) == [(1, 20)]
    night.wish(1, Straddle(on=False))
    assert [straddles(night.next()) for _ in range(4)] == [[]] * 4


def test_straddles_go_on_without_a_gap_where_the_house_lets_them(hosted: Make) -> None:
    night = hosted(1000, 1000, 1000, 1000, 1000, straddle="chain", button=1)
    for seat in (4, 5):
        night.wish(seat, Straddle())
    opened = night.next()
    assert straddles(opened) == [(4, 20), (5, 40)]
    assert (opened.price, opened.seats[opened.first]) == (40, 1)
    night.wish(4, Straddle(on=False))
    night.over()
    night.table.button = 5
    assert straddles(night.next()) == []


def test_nobody_straddles_where_the_house_does_not(hosted: Make) -> None:
    night = hosted(1000, 1000, 1000)
    with pytest.raises(Illegal, match="no_straddle_here"):
        night.wish(1, Straddle())
    assert night.wish(1, Straddle(on=False)) == []


def test_who_posts_to_come_in_does_not_straddle_as_well(hosted: Make) -> None:
    night = hosted(1000, 1000, 1000, 0, straddle="utg", button=3)
    night.deal()
    night.wish(4, Sit(4, 1000, "P4"))
    night.wish(4, Straddle())
    night.over()
    night.table.button = 3
    opened = night.next()
    assert 4 in opened.seats
    assert straddles(opened) == []


# Another game from the next hand on.


def spec_of(night: Any, **more: Any) -> TableSpec:
    return replace(night.table.spec, **more)


def test_a_change_waits_for_the_end_of_the_hand_and_then_counts_for_all(hosted: Make) -> None:
    night = hosted(1000, 1000, 1000)
    night.deal()
    omaha = spec_of(night, variant="omaha", betting=Betting("pot_limit", 10, 20))
    assert night.wish(1, Host("P1", Change(omaha))) == [Changed(omaha, "p1", "P1")]
    assert night.wish(1, Host("P1", Change(omaha))) == []
    assert (night.table.spec.variant, night.table.coming) == ("holdem", omaha)
    opened = night.next()
    assert (opened.variant, opened.betting.big_blind, night.table.spec) == ("omaha", 20, omaha)


def test_between_hands_a_change_counts_at_once_and_back_is_a_change_too(hosted: Make) -> None:
    night = hosted(1000, 1000, 1000)
    before = night.table.spec
    night.wish(1, Host("P1", Change(spec_of(night, variant="badugi"))))
    assert night.table.spec.variant == "badugi"
    night.wish(1, Host("P1", Change(before)))
    assert night.next().variant == "holdem"


def test_a_voided_hand_is_over_too_and_what_waited_for_its_end_comes(hosted: Make) -> None:
    night = hosted(1000, 1000, 1000)
    night.deal()
    night.wish(1, Host("P1", Change(spec_of(night, variant="irish"))))
    night.wish(1, Host("P1", Void("misdeal")))
    assert (night.table.spec.variant, night.table.coming) == ("irish", None)


def test_a_change_that_cannot_be_is_refused_with_its_reason(hosted: Make) -> None:
    night = hosted(1000, 1000, 1000)
    with pytest.raises(BadSpec, match="structure_not_played"):
        night.wish(1, Host("P1", Change(spec_of(night, variant="razz"))))
    with pytest.raises(Illegal, match="seat_in_use"):
        night.wish(1, Host("P1", Change(spec_of(night, seats=2))))
    with pytest.raises(Illegal, match="not_host"):
        night.wish(2, Host("P2", Change(spec_of(night, variant="omaha"))))


def test_nobody_sits_down_in_a_seat_that_the_next_spec_does_not_have(hosted: Make) -> None:
    night = hosted(1000, 1000, 1000)
    night.deal()
    night.wish(1, Host("P1", Change(spec_of(night, seats=4))))
    with pytest.raises(Illegal, match="no_such_seat"):
        night.wish(5, Sit(5, 1000, "P5"))


def test_another_rotation_begins_with_its_first_game(hosted: Make) -> None:
    night = hosted(1000, 1000, 1000, rotation="horse")
    night.next()
    night.next()
    night.wish(1, Host("P1", Change(spec_of(night, rotation="eight_game"))))
    assert night.next().variant == "deuce_to_seven_triple_draw"


def test_blinds_may_go_up_while_somebody_owes_them(hosted: Make) -> None:
    night = hosted(1000, 1000, 1000, 1000)
    night.wish(4, SitOut())
    for _ in range(5):
        night.next()
    night.wish(1, Host("P1", Change(spec_of(night, betting=Betting("no_limit", 10, 20), house=HouseRules()))))
    prices = []
    for _ in range(3):
        night.next()
        prices.append(night.table.price_of_return("p4"))
    assert {price.live for price in prices if price.may_enter} == {20}
