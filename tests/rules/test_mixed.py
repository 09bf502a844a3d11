"""Mixed games: which game comes next, for how long, by which stakes, and who chooses it (Rulebook L16)."""

from __future__ import annotations

import doctest
from random import Random

import pytest
from msgspec.structs import replace
from tests.rules.random_hands import chosen, next_cards

from croupier.rules import mixed
from croupier.rules.betting import Betting
from croupier.rules.forced import open_hand
from croupier.rules.hand import Hand
from croupier.rules.mixed import (
    BadRotation,
    betting_of,
    check_rotation,
    chooser,
    has_button,
    is_over,
    most_players,
    next_place,
    place_game,
)
from croupier.rules.rotation import Game, Place, Rotation, Stakes
from croupier.rules.variants import ROTATIONS, VARIANTS

HORSE, EIGHT, CHOICE = ROTATIONS["horse"], ROTATIONS["eight_game"], ROTATIONS["dealers_choice"]
EACH_HAND = ROTATIONS["dealers_choice_each_hand"]


def games_of(rotation: Rotation, hands: int, players: int) -> list[str]:
    """The games of the first so many hands among players who neither come nor go."""
    place, names = None, []
    for _ in range(hands):
        place = next_place(rotation, place, range(1, players + 1))
        names.append(place_game(rotation, place).variant)
    return names


def test_the_example_of_the_module_does_what_it_says() -> None:
    result = doctest.testmod(mixed)
    assert result.attempted > 2 and result.failed == 0


def test_horse_is_holdem_omaha_razz_stud_and_eight_or_better_all_in_fixed_limit() -> None:
    assert games_of(replace(HORSE, lasts="hands"), 6, 4) == [
        "holdem", "omaha8", "razz", "seven_card_stud", "stud8", "holdem",
    ]  # fmt: skip
    assert {game.structure for game in HORSE.games} == {"fixed_limit"}


def test_eight_game_ends_with_no_limit_holdem_and_pot_limit_omaha() -> None:
    assert [(game.variant, game.structure) for game in EIGHT.games] == [
        ("deuce_to_seven_triple_draw", "fixed_limit"),
        ("holdem", "fixed_limit"),
        ("omaha8", "fixed_limit"),
        ("razz", "fixed_limit"),
        ("seven_card_stud", "fixed_limit"),
        ("stud8", "fixed_limit"),
        ("holdem", "no_limit"),
        ("omaha", "pot_limit"),
    ]


def test_a_game_lasts_an_orbit_of_those_who_were_dealt_in_at_its_first_hand() -> None:
    first = next_place(HORSE, None, (1, 4, 6))
    assert first == Place(game=0, hand=1, hands=3)
    second = next_place(HORSE, first, (1, 2, 4, 6))
    assert second == Place(game=0, hand=2, hands=3)
    assert not is_over(HORSE, second)
    third = next_place(HORSE, second, (1, 2, 4, 6))
    assert is_over(HORSE, third)
    assert next_place(HORSE, third, (1, 2, 4, 6)) == Place(game=1, hand=1, hands=4)


def test_a_game_may_last_a_number_of_hands_whoever_plays() -> None:
    six = replace(EIGHT, lasts="hands", hands=6)
    names = games_of(six, 12, 3)
    assert names == ["deuce_to_seven_triple_draw"] * 6 + ["holdem"] * 6


def test_a_game_may_last_a_level_of_the_tournament_however_many_hands_it_has() -> None:
    levels = replace(HORSE, lasts="level")
    place = next_place(levels, None, (1, 2, 3), level=4)
    assert place == Place(game=0, hand=1, hands=0, level=4)
    for _ in range(20):
        place = next_place(levels, place, (1, 2, 3), level=4)
    assert (place.game, place.hand) == (0, 21)
    assert next_place(levels, place, (1, 2, 3), level=5) == Place(game=1, hand=1, hands=0, level=5)


def test_after_the_last_game_the_first_one_comes_again() -> None:
    last = Place(game=4, hand=2, hands=2)
    assert next_place(HORSE, last, (1, 2)) == Place(game=0, hand=1, hands=2)


def test_in_a_rotation_with_an_order_nobody_chooses() -> None:
    assert chooser(HORSE, None, (1, 2), button=2) == 0
    with pytest.raises(BadRotation, match="nobody chooses"):
        next_place(HORSE, None, (1, 2), button=2, choice=1)


def test_the_first_to_choose_has_the_button_and_then_the_choice_goes_round_clockwise() -> None:
    seats, place, asked = (2, 5, 7), None, []
    for choice in (3, 0, 4, 1):
        asked.append(chooser(EACH_HAND, place, seats, button=5))
        place = next_place(EACH_HAND, place, seats, button=5, choice=choice)
        assert (place.game, place.chooser) == (choice, asked[-1])
    assert asked == [5, 7, 2, 5]


def test_a_chosen_game_lasts_an_orbit_before_the_next_one_chooses() -> None:
    seats = (1, 2, 3)
    place = next_place(CHOICE, None, seats, button=3, choice=2)
    for hand in (2, 3):
        assert chooser(CHOICE, place, seats) == 0
        with pytest.raises(BadRotation, match="nobody chooses"):
            next_place(CHOICE, place, seats, choice=1)
        place = next_place(CHOICE, place, seats)
        assert place == Place(game=2, hand=hand, hands=3, chooser=3)
    assert chooser(CHOICE, place, seats) == 1


def test_a_chosen_game_may_last_a_level_and_then_the_next_one_chooses() -> None:
    levels = replace(CHOICE, lasts="level")
    place = next_place(levels, None, (1, 2), button=2, choice=3)
    assert place == Place(game=3, hand=1, hands=0, level=0, chooser=2)
    assert not is_over(levels, place)
    assert chooser(levels, place, (1, 2)) == 0
    assert chooser(levels, place, (1, 2), level=1) == 1
    assert next_place(levels, place, (1, 2), level=1, choice=4) == Place(game=4, hand=1, hands=0, level=1, chooser=1)


def test_a_chooser_who_has_left_is_passed_over() -> None:
    place = next_place(EACH_HAND, None, (1, 3, 4), button=1, choice=0)
    assert chooser(EACH_HAND, place, (1, 4)) == 4


def test_whoever_does_not_choose_leaves_the_game_as_it_is() -> None:
    first = next_place(EACH_HAND, None, (1, 2), button=1)
    assert (first.game, first.chooser) == (0, 1)
    chosen_game = next_place(EACH_HAND, first, (1, 2), choice=5)
    assert next_place(EACH_HAND, chosen_game, (1, 2)).game == 5


@pytest.mark.parametrize("choice", [-2, 99, len(CHOICE.games)])
def test_a_choice_that_is_not_on_the_list_is_refused(choice: int) -> None:
    with pytest.raises(BadRotation, match=f"choice {choice} is none of the"):
        next_place(CHOICE, None, (1, 2), button=1, choice=choice)
    assert next_place(CHOICE, None, (1, 2), button=1, choice=len(CHOICE.games) - 1)


def test_the_stakes_of_fixed_limit_say_those_of_all_other_games() -> None:
    stakes = Stakes(40)
    assert betting_of(Game("holdem"), stakes) == Betting("fixed_limit", 20, 40, small_bet=40, big_bet=80)
    assert betting_of(Game("razz"), stakes) == Betting(
        "fixed_limit", 20, 40, ante=8, small_bet=40, big_bet=80, bring_in=12
    )
    assert betting_of(Game("holdem", "no_limit"), stakes) == Betting("no_limit", 10, 20)
    assert betting_of(Game("omaha", "pot_limit"), stakes) == Betting("pot_limit", 10, 20)


def test_the_smallest_stakes_still_ask_for_a_chip() -> None:
    assert betting_of(Game("razz"), Stakes(2)) == Betting(
        "fixed_limit", 1, 2, ante=1, small_bet=2, big_bet=4, bring_in=1
    )
    assert betting_of(Game("holdem", "no_limit"), Stakes(2)) == Betting("no_limit", 0, 1)


def test_every_stake_may_be_said_outright() -> None:
    stakes = Stakes(10, big_bet=30, small_blind=4, big_blind=9, ante=3, bring_in=5)
    assert betting_of(Game("omaha8"), stakes) == Betting("fixed_limit", 5, 10, small_bet=10, big_bet=30)
    assert betting_of(Game("stud8"), stakes) == Betting(
        "fixed_limit", 5, 10, ante=3, small_bet=10, big_bet=30, bring_in=5
    )
    assert betting_of(Game("stud8", "spread_limit"), stakes).structure == "spread_limit"
    assert betting_of(Game("holdem", "spread_limit"), stakes).big_bet == 30
    assert betting_of(Game("holdem", "no_limit"), stakes) == Betting("no_limit", 4, 9)


@pytest.mark.parametrize("key", ROTATIONS)
@pytest.mark.parametrize("small_bet", [1, 2, 3, 7, 100])
def test_every_game_of_every_rotation_can_be_dealt_by_any_stakes_and_played_out(key: str, small_bet: int) -> None:
    rotation, dice = ROTATIONS[key], Random(small_bet)
    check_rotation(rotation)
    players = min(6, most_players(rotation))
    place: Place | None = None
    for choice in range(len(rotation.games)):
        one = replace(rotation, lasts="hands", hands=1)
        seats = range(1, players + 1)
        place = next_place(one, place, seats, button=1, choice=choice if rotation.chosen else -1)
        game = place_game(rotation, place)
        assert game == rotation.games[choice]
        opened = open_hand(
            seats=seats, names=[f"p{seat}" for seat in seats], stacks=[200 * small_bet] * players,
            variant=game.variant, betting=betting_of(game, Stakes(small_bet)),
        )  # fmt: skip
        hand = Hand.open(opened)
        pack = VARIANTS[game.variant].pack
        hand.deal(dice.sample(pack, len(pack)))
        while not hand.finished:
            if hand.wants:
                hand.deal(next_cards(hand, []))
                continue
            legal = hand.legal(hand.to_act)
            assert legal is not None
            hand.act(hand.to_act, chosen(legal, dice.randrange(99), hand.holes[hand.to_act]))
        assert sum(hand.stacks) == 200 * small_bet * players


def test_the_button_stands_still_in_stud() -> None:
    assert [game.variant for game in EIGHT.games if not has_button(VARIANTS[game.variant])] == [
        "razz", "seven_card_stud", "stud8",
    ]  # fmt: skip


def test_as_many_may_play_a_rotation_as_may_play_all_of_its_games() -> None:
    assert (most_players(HORSE), most_players(EIGHT), most_players(ROTATIONS["mixed_holdem"])) == (8, 6, 11)


@pytest.mark.parametrize(
    ("rotation", "why"),
    [
        (Rotation("none", ()), "at least one game"),
        (Rotation("short", (Game("holdem"),), lasts="hands", hands=0), "at least one hand"),
        (Rotation("odd", (Game("holdem"), Game("whist"))), "unknown variant 'whist'"),
        (Rotation("big", (Game("razz", "no_limit"),)), "razz is not played no_limit"),
    ],
)
def test_a_rotation_that_cannot_be_played_is_refused(rotation: Rotation, why: str) -> None:
    with pytest.raises(BadRotation, match=why):
        check_rotation(rotation)
