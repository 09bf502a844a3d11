"""Bad input at the door of the library: each is refused by name, and nothing has changed."""

from __future__ import annotations

import math
from typing import Any

import msgspec
import pytest
from tests.rules.stage import finish, opening, play, stage, state_of

from croupier.cards import UNKNOWN, standard_deck
from croupier.chinese.action import AUTO_PLACE, Lay, MoveCard, PlaceCard, Ready, TakeBack
from croupier.rules.action import CALL, CHECK, FOLD, MUCK, SHOW, Action, Bet, Raise, Show
from croupier.rules.betting import Betting
from croupier.rules.decide import BadDeck
from croupier.rules.event import Opened, Post
from croupier.rules.forced import BadOpening, open_hand
from croupier.rules.hand import Hand
from croupier.rules.house_rules import HouseRules, Rake
from croupier.rules.legal import RULE_OF, Illegal

VERBS: tuple[Action, ...] = (FOLD, CHECK, CALL, Bet(4), Raise(4), SHOW, MUCK)


def refusal(hand: Hand, player: Any, action: Any) -> Illegal:
    """The refusal of an action, after which nothing has changed."""
    before = state_of(hand)
    with pytest.raises(Illegal) as refused:
        hand.act(player, action)
    assert state_of(hand) == before
    assert refused.value.rule == RULE_OF[refused.value.code] or refused.value.rule in str(refused.value)
    return refused.value


# Amounts.


@pytest.mark.parametrize("to", [-(2**63), -1, 0, 1, 2, 3])
def test_a_raise_to_less_than_the_least_is_refused_with_the_amounts(to: int) -> None:
    refused = refusal(stage([200] * 3), 2, Raise(to))
    assert refused.code == ("below_minimum" if to > 2 else "not_a_raise")
    assert refused.numbers["to"] == to


@pytest.mark.parametrize("to", [201, 2**53 + 1, 2**63, 2**64, 10**30])
def test_a_raise_beyond_the_stack_is_refused_with_the_amounts(to: int) -> None:
    refused = refusal(stage([200] * 3), 2, Raise(to))
    assert (refused.code, refused.numbers) == ("exceeds_stack", {"to": to, "stack": 200})


@pytest.mark.parametrize("to", [True, 4.0, 4.5, math.nan, math.inf, "4", None, [4], b"4"])
@pytest.mark.parametrize("verb", [Bet, Raise])
def test_an_amount_that_is_no_whole_number_is_a_type_error_and_changes_nothing(verb: Any, to: Any) -> None:
    hand = stage([200] * 3)
    if verb is Bet:
        play(hand, "2c 0c 1x")
    before = state_of(hand)
    with pytest.raises(TypeError, match="whole number of chips"):
        hand.act(hand.to_act, verb(to))
    assert state_of(hand) == before


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"raise","to":"60"}', '{"type":"raise","to":60.5}', '{"type":"raise","to":true}', '{"type":"raise"}',
        '{"type":"raise","to":NaN}', '{"type":"raise","to":null}', '{"type":"raise","to":[60]}', '{"type":"RAISE"}',
        '{"type":"raise","to":1e400}', '{"to":60}', '{"type":"show","cards":["As"]}', '{"type":7}', "[]", '"fold"',
    ],
)  # fmt: skip
def test_the_decoder_refuses_an_action_of_another_shape(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        msgspec.json.decode(text, type=Action)  # type: ignore[arg-type]


@pytest.mark.parametrize("action", ["fold", None, 0, object(), Fold := type("Fold", (), {})])
def test_what_is_no_action_is_a_type_error_and_changes_nothing(action: Any) -> None:
    hand = stage([200] * 3)
    before = state_of(hand)
    with pytest.raises(TypeError, match="not an action"):
        hand.act(2, action)
    assert state_of(hand) == before


@pytest.mark.parametrize("wish", [PlaceCard(0, 2), MoveCard(0, 1), TakeBack(0), Ready(), Lay((0,)), AUTO_PLACE])
def test_a_wish_of_open_face_chinese_is_refused_and_changes_nothing(wish: Any) -> None:
    hand = stage([200] * 3)
    before = state_of(hand)
    assert refusal(hand, 2, wish).code == "not_in_this_game"
    assert state_of(hand) == before


def test_stacks_of_any_size_are_counted_to_the_last_chip() -> None:
    hand = stage([2**63, 2**63 - 1, 2**70])
    play(hand, f"2r{2**64} 0c 1c")
    finish(hand) if not hand.finished else None
    assert sum(hand.stacks) == 2**63 + 2**63 - 1 + 2**70
    assert sum(hand.payoffs()) == 0


# Players.


@pytest.mark.parametrize("player", [-100, -3, -2, -1, 0, 1, 3, 99, 2**63])
@pytest.mark.parametrize("action", VERBS, ids=lambda action: type(action).__name__)
def test_nobody_else_may_act(player: int, action: Action) -> None:
    assert refusal(stage([200] * 3), player, action).code == "not_your_turn"


@pytest.mark.parametrize("player", ["2", None, 2.5])
def test_a_player_who_is_no_number_is_a_mistake_of_the_program(player: Any) -> None:
    hand = stage([200] * 3)
    before = state_of(hand)
    with pytest.raises(TypeError):
        hand.act(player, CHECK)
    assert state_of(hand) == before


def test_a_player_is_recorded_as_a_number_whatever_equals_it() -> None:
    hand = stage([200] * 3)
    play(hand, "2c 0c")
    (fact, *_) = hand.act(True, CHECK)
    assert type(fact.player) is int  # type: ignore[union-attr]


@pytest.mark.parametrize("player", [-1, 0, 1])
def test_before_the_cards_nobody_may_act(player: int) -> None:
    hand = Hand.open(opening([200] * 2))
    assert hand.legal(player) is None
    for action in VERBS:
        assert refusal(hand, player, action).code == "not_your_turn"


@pytest.mark.parametrize("player", [-1, 0, 1, 2, 3])
@pytest.mark.parametrize(
    "action", [FOLD, CHECK, CALL, Bet(4), Raise(4), MUCK], ids=lambda action: type(action).__name__
)
def test_after_the_end_nobody_may_act(player: int, action: Action) -> None:
    hand = stage([200] * 3)
    play(hand, "2f 0f")
    assert hand.legal(player) is None
    assert refusal(hand, player, action).code == "hand_over"


def test_after_the_end_cards_are_refused() -> None:
    hand = stage([200] * 3)
    play(hand, "2f 0f")
    before = state_of(hand)
    with pytest.raises(Illegal) as refused:
        hand.deal(())
    assert refused.value.code == "hand_over"
    assert state_of(hand) == before


# Showing.


def test_only_who_has_not_folded_may_show_afterwards_and_only_his_own_cards() -> None:
    hand = stage([200] * 3, holes=["As Ad", "Ks Kd", "Qs Qd"])
    play(hand, "2f 0f")
    own, other = hand.holes[1], hand.holes[0]
    assert refusal(hand, 0, SHOW).code == "not_your_cards"
    for wrong in (other, (own[0], other[0]), (99,), (UNKNOWN,), (-5,)):
        assert refusal(hand, 1, Show(wrong)).code == "not_your_cards"


def test_one_card_may_be_shown_and_then_the_other_but_none_twice() -> None:
    hand = stage([200] * 3, holes=["As Ad", "Ks Kd", "Qs Qd"])
    play(hand, "2f 0f")
    one, two = hand.holes[1]
    hand.act(1, Show((one,)))
    assert hand.shown[1] == (one, UNKNOWN)
    assert refusal(hand, 1, Show((one,))).code == "already_shown"
    hand.act(1, Show((two,)))
    assert hand.shown[1] == (one, two)
    assert refusal(hand, 1, SHOW).code == "already_shown"


def test_at_the_showdown_all_cards_are_shown_or_none() -> None:
    hand = stage([200] * 2, holes=["As Ad", "Ks Kd"])
    play(hand, "1c 0x 0x 1x 0x 1x 0x 1x")
    assert hand.street == "showdown"
    assert refusal(hand, 0, Show(hand.holes[0][:1])).code == "must_show"
    assert refusal(hand, 0, MUCK).code == "must_show"
    assert refusal(hand, 0, Show(hand.holes[1])).code == "not_your_cards"
    for action in (FOLD, CHECK, CALL, Bet(4), Raise(4)):
        assert refusal(hand, 0, action).rule == "G1"


@pytest.mark.parametrize("action", [SHOW, MUCK], ids=lambda action: type(action).__name__)
def test_before_the_showdown_nobody_shows(action: Action) -> None:
    assert refusal(stage([200] * 2), 1, action).code == "not_at_showdown"


# Decks.


@pytest.mark.parametrize(
    ("deck", "message"),
    [
        ((0, 1, 2, 0), "card 4 of the deck is there already: 2c"),
        ((0, 52), "card 2 of the deck is not in the pack: 52"),
        ((0, -2), "card 2 of the deck is not in the pack: -2"),
        ((0, 1.5), "card 2 of the deck is not in the pack: 1.5"),
        ((0, "As"), "card 2 of the deck is not in the pack: As"),
        ((0, None), "card 2 of the deck is not in the pack: None"),
        ((True, 0), "card 1 of the deck is not in the pack: True"),
        ((*standard_deck(), 0), "card 53 of the deck is there already: 2c"),
        ((*standard_deck()[:51], 51.0), "card 52 of the deck is not in the pack: 51.0"),
    ],
)
def test_a_deck_that_no_pack_gives_is_refused_with_the_place(deck: tuple[Any, ...], message: str) -> None:
    hand = Hand.open(opening([200] * 2))
    before = state_of(hand)
    with pytest.raises(BadDeck, match=message):
        hand.deal(deck)
    assert state_of(hand) == before


def test_a_deck_that_is_too_short_leaves_the_hand_waiting_for_the_rest() -> None:
    hand = Hand.open(opening([200] * 2))
    hand.deal(standard_deck()[:3])
    assert (hand.wants, hand.to_act, hand.holes) == (1, -1, [(), ()])
    hand.deal(standard_deck()[3:4])
    assert (hand.wants, hand.to_act) == (0, 1)
    play(hand, "1c 0x")
    assert (hand.wants, hand.to_act, hand.street) == (4, -1, "preflop")
    assert refusal(hand, 0, CHECK).code == "not_your_turn"


# Openings.


def an_opening(**other: Any) -> Opened:
    """An opening of three players that is right but for what the test says."""
    right = {"seats": (1, 2, 3), "names": ("a", "b", "c"), "stacks": (200, 200, 200), "button": 3}
    return open_hand(**(right | other))


MANY = {n: {"seats": range(n), "names": ("x",) * n, "stacks": (100,) * n} for n in (0, 1, 2, 11, 12, 23)}


@pytest.mark.parametrize(
    ("other", "message"),
    [
        (MANY[0], "0 players"),
        (MANY[1], "1 players"),
        (MANY[12], "12 players"),
        (MANY[23], "23 players"),
        ({"stacks": (200, -5, 200)}, "without chips"),
        ({"stacks": (200, 0, 200)}, "without chips"),
        ({"stacks": (200, 99.5, 200)}, "whole number"),
        ({"stacks": (200, True, 200)}, "whole number"),
        ({"stacks": (200, "99", 200)}, "whole number"),
        ({"stacks": (200, 200)}, "one seat, one name and one stack"),
        ({"seats": (1, 1, 3)}, "one seat, one name and one stack"),
        ({"names": ("a", "b")}, "one seat, one name and one stack"),
        ({"variant": "snap"}, "unknown variant 'snap': known are holdem, holdem8, omaha, "),
        ({"carry": -1}, "does not begin with -1"),
        ({"carry": 0.5}, "whole number"),
        ({"small": 3}, "not for 3"),
        ({"big": -1}, "not for -1"),
        ({"big": None}, "not for None"),
        ({"straddles": -1, "house": HouseRules(straddle="chain")}, "not negative"),
        ({"straddles": 1}, "1 straddles; 0 may be posted here"),
        ({"straddles": 2, "house": HouseRules(straddle="utg")}, "2 straddles; 1 may be posted here"),
        ({"extra": (Post(3, "post", 2),)}, "not for 3"),
        ({"extra": (Post(0, "dead", -2),)}, "not negative"),
        ({"extra": (Post(0, "dead", 0.5),)}, "whole number"),  # type: ignore[arg-type]
    ],
)
def test_a_hand_that_cannot_be_dealt_is_refused_with_the_reason(other: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOpening, match=message):
        an_opening(**other)


@pytest.mark.parametrize(
    ("betting", "message"),
    [
        (Betting(structure="no_rules"), "no_rules"),  # type: ignore[arg-type]
        (Betting(small_blind=-1), "not negative"),
        (Betting(big_blind=-2), "not negative"),
        (Betting(ante=-1), "not negative"),
        (Betting(big_blind=0), "at least 1"),
        (Betting(min_bet=-1), "at least 1"),
        (Betting(small_bet=-2), "at least 1"),
        (Betting(big_bet=-4), "at least 1"),
        (Betting(big_blind=2.5), "big_blind"),  # type: ignore[arg-type]
        (Betting(ante="1"), "ante"),  # type: ignore[arg-type]
        (Betting(big_blind=True), "big_blind"),
    ],
)
def test_stakes_that_cannot_be_played_are_refused(betting: Betting, message: str) -> None:
    with pytest.raises(BadOpening, match=message):
        an_opening(betting=betting)


@pytest.mark.parametrize(
    ("house", "message"),
    [
        (HouseRules(fl_cap="bet_plus_9"), "fl_cap"),  # type: ignore[arg-type]
        (HouseRules(min_raise_rule="dooble"), "min_raise_rule"),  # type: ignore[arg-type]
        (HouseRules(odd_chip_unit=0), "odd_chip_unit"),
        (HouseRules(burn_cards="no"), "burn_cards"),  # type: ignore[arg-type]
        (HouseRules(rake=Rake(-1)), "rake"),
        (HouseRules(rake=Rake(101)), "rake"),
        (HouseRules(rake=Rake(math.nan)), "rake"),
        (HouseRules(rake=Rake(5, -1)), "rake"),
    ],
)
def test_house_rules_that_no_house_has_are_refused(house: HouseRules, message: str) -> None:
    with pytest.raises(BadOpening, match=message):
        an_opening(house=house)


def test_there_are_no_straddles_in_fixed_limit() -> None:
    with pytest.raises(BadOpening, match="no straddles in fixed limit"):
        an_opening(betting=Betting(structure="fixed_limit"), house=HouseRules(straddle="utg"))


def test_a_straddle_is_posted_in_full_or_not_at_all() -> None:
    with pytest.raises(BadOpening, match="posted in full; the stack is 3"):
        an_opening(stacks=(200, 200, 3), house=HouseRules(straddle="utg"), straddles=1)
    opened = an_opening(stacks=(200, 200, 4), house=HouseRules(straddle="utg"), straddles=1)
    assert opened.posts[-1] == Post(2, "straddle", 4)


def test_bad_stakes_are_refused_again_after_good_ones_and_after_themselves() -> None:
    bad = Betting(big_blind=-2)
    for betting in (Betting(), bad, bad, Betting()):
        if betting is bad:
            with pytest.raises(BadOpening):
                an_opening(betting=betting)
        else:
            assert an_opening(betting=betting).price == 2


def test_two_and_eleven_players_are_enough_and_not_too_many() -> None:
    for n in (2, 11):
        assert len(an_opening(**MANY[n]).stacks) == n
