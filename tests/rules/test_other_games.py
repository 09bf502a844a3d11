"""Draws, discards, stud, odd games and house rules that no hold'em hand shows (Rulebook F9, G6, L1 to L17)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from tests.bug_log.test_other_games import down_to_the_showdown, stud
from tests.rules.random_hands import deck_from
from tests.rules.stage import deck_for, of_kind, opening, owed, play, stage

from croupier.cards import UNKNOWN, cards
from croupier.ranking import EVALUATORS
from croupier.rules.action import BRING_IN, CALL, CHECK, FOLD, SHOW, Bet, Discard, Rabbit, Raise, Run, Show
from croupier.rules.decide import BadDeck
from croupier.rules.event import Awarded, Board, Bounty, Dealt, Discarded, Folded, Rabbited, Shown
from croupier.rules.forced import BadOpening
from croupier.rules.hand import Hand
from croupier.rules.legal import Illegal
from croupier.rules.showdown import name_of_hand


def dealt(variant: str, stacks: list[int], seed: int = 1, **other: Any) -> Hand:
    """A hand of a game with a shuffled pack."""
    opened = opening(stacks, variant=variant, **other)
    hand = Hand.open(opened)
    hand.deal(deck_from(seed, opened))
    return hand


def refused(hand: Hand, player: int, action: Any) -> str:
    """The code by which an action is refused."""
    with pytest.raises(Illegal) as caught:
        hand.act(player, action)
    return caught.value.code


# Discards.


def test_in_pineapple_everybody_throws_one_card_away_before_the_betting() -> None:
    hand = dealt("pineapple_holdem", [100] * 3)
    assert (hand.to_act, owed(hand).discard_min, owed(hand).discard_max) == (0, 1, 1)
    for player in range(3):
        hand.act(player, Discard(hand.holes[player][:1]))
    assert [len(hole) for hole in hand.holes] == [2, 2, 2]
    assert (hand.to_act, owed(hand).call) == (2, 2), "now the betting begins where it always does"


def test_in_crazy_pineapple_the_card_goes_after_the_betting_on_the_flop() -> None:
    hand = dealt("crazy_pineapple", [100] * 3)
    play(hand, "2c 0c 1x 0x 1x 2x")
    assert (hand.to_act, owed(hand).discard_max, len(hand.board)) == (0, 1, 3)
    for player in range(3):
        hand.act(player, Discard(hand.holes[player][2:]))
    assert len(hand.board) == 4
    assert hand.to_act == 0


def test_in_irish_two_of_four_cards_go_and_a_check_leaves_the_choice_to_the_house() -> None:
    hand = dealt("irish", [100] * 2)
    play(hand, "1c 0x 0x 1x")
    kept = hand.holes[0][:2]
    hand.act(0, CHECK)
    assert hand.holes[0] == kept, "the last cards that were dealt go"
    assert refused(hand, 1, Discard(hand.holes[1][:1])) == "wrong_discard"
    assert refused(hand, 1, Discard(hand.holes[1][:1] * 2)) == "not_your_cards"
    assert refused(hand, 1, FOLD) == "must_discard"
    assert refused(hand, 1, Bet(2)) == "must_discard"


def test_what_is_thrown_away_is_seen_by_its_owner_alone_and_the_others_see_how_many() -> None:
    hand = dealt("five_card_draw", [100] * 2)
    play(hand, "1c 0x")
    gone = hand.holes[0][:2]
    hand.act(0, Discard(gone))
    assert of_kind(hand.seen_by(0).events, Discarded) == [Discarded(0, gone)]
    assert of_kind(hand.seen_by(1).events, Discarded) == [Discarded(0, (UNKNOWN, UNKNOWN))]
    assert len(hand.holes[0]) == 5


def test_players_draw_from_the_left_of_the_button_and_an_all_in_player_draws_as_well() -> None:
    hand = dealt("five_card_draw", [100, 2, 100])
    play(hand, "2c 0c")
    for player in (0, 1, 2):
        assert hand.to_act == player
        hand.act(player, Discard(hand.holes[player][:5]))
    assert hand.to_act == 0
    assert owed(hand).discard_max == -1


def test_a_stub_that_runs_out_asks_for_the_discards_of_the_others() -> None:
    hand = dealt("five_card_draw", [100] * 6)
    play(hand, "2c 3c 4c 5c 0c 1x")
    for player in range(4):
        hand.act(player, Discard(hand.holes[player]))
    thrown = {card for fact in of_kind(hand.events, Discarded) for card in fact.cards}
    own = hand.holes[4]
    hand.act(4, Discard(own))
    assert (hand.wants, hand.to_act) == (3, -1), "22 cards lay in the stub, 20 are gone"
    assert set(hand.reshuffle) == thrown
    with pytest.raises(BadDeck):
        hand.deal(own)
    hand.deal(tuple(reversed(hand.reshuffle)))
    assert (hand.wants, hand.to_act, len(hand.holes[4])) == (0, 5, 5)
    assert not set(own) & set(hand.holes[4])


def test_triple_draw_bets_small_twice_and_then_big() -> None:
    hand = dealt("deuce_to_seven_triple_draw", [100] * 2, structure="FL", small_bet=2, big_bet=4)
    play(hand, "1c 0x 0x 1x")
    sizes = []
    for _ in range(3):
        sizes.append(owed(hand).min_to)
        play(hand, "0x 1x 0x 1x" if len(sizes) < 3 else "0x 1x")
    assert sizes == [2, 4, 4]


def test_a_pot_of_badacey_has_a_badugi_half_and_a_low_half() -> None:
    hand = dealt("badacey", [100] * 2, structure="FL", small_bet=2, big_bet=4)
    down_to_the_showdown(hand)
    assert [award.half for award in of_kind(hand.events, Awarded)] == ["badugi", "low"]


# Stud.


def test_the_best_showing_hand_acts_first_from_fourth_street_on() -> None:
    hand = stud("seven_card_stud", [100] * 3, ["2s 3s 4c Kd", "5s 6s 7c 8d", "9s Tc Js Jc"], small_bet=2, bring_in=1)
    hand.act(0, BRING_IN)
    play(hand, "1c 2c")
    assert hand.to_act == 2, "a pair of jacks shows"
    assert hand.ups[2] == cards("Js Jc")


def test_over_an_open_pair_on_fourth_street_the_big_bet_is_allowed_and_nothing_between() -> None:
    holes = ["2s 3s 4c Kd", "5s 6s 7c 8d", "9s Tc Js Jc"]
    hand = stud("seven_card_stud", [100] * 3, holes, small_bet=4, big_bet=8, bring_in=1)
    hand.act(0, BRING_IN)
    play(hand, "1c 2c")
    assert owed(hand).sizes == (4, 8)
    assert refused(hand, 2, Bet(6)) == "wrong_size"
    play(hand, "2b8")
    assert (owed(hand).min_to, owed(hand).max_to, owed(hand).sizes) == (16, 16, ())


def test_the_house_may_leave_the_open_pair_at_the_small_bet() -> None:
    holes = ["2s 3s 4c Kd", "5s 6s 7c 8d", "9s Tc Js Jc"]
    house = {"stud_open_pair_big_bet": False}
    hand = stud("seven_card_stud", [100] * 3, holes, small_bet=4, big_bet=8, bring_in=1, **house)
    hand.act(0, BRING_IN)
    play(hand, "1c 2c")
    assert (owed(hand).min_to, owed(hand).max_to) == (4, 4)


def test_the_player_who_must_bring_it_in_may_complete_at_once_but_not_fold() -> None:
    hand = stud("seven_card_stud", [100] * 3, ["2s 3s 2c", "5s 6s 7c", "9s Tc Js"], small_bet=4, big_bet=8, bring_in=1)
    assert refused(hand, 0, FOLD) == "must_bring_in"
    assert refused(hand, 0, CALL) == "nothing_to_call"
    play(hand, "0b4")
    assert (owed(hand).call, owed(hand).min_to) == (4, 8)


def test_with_eight_players_to_the_end_the_last_card_is_one_for_all() -> None:
    hand = dealt("seven_card_stud", [100] * 8, structure="FL", small_bet=2, big_bet=4, bring_in=1)
    down_to_the_showdown(hand)
    assert [len(hole) for hole in hand.holes] == [6] * 8
    assert len(of_kind(hand.events, Board)) == 1
    assert len(hand.board) == 1


def test_up_cards_are_seen_by_all_and_down_cards_by_their_owner() -> None:
    hand = dealt("seven_card_stud", [100] * 2, structure="FL", small_bet=2, big_bet=4, bring_in=1)
    told = of_kind(hand.seen_by(None).events, Dealt)
    assert [fact.cards[:2] for fact in told] == [(UNKNOWN, UNKNOWN)] * 2
    assert [fact.cards[2] for fact in told] == [hole[2] for hole in hand.holes]


# Boards.


def test_in_a_bomb_pot_everybody_antes_and_two_boards_share_the_pot() -> None:
    hand = dealt("holdem", [50] * 3, ante=5, bomb=True, boards=2)
    assert (hand.total, hand.to_act, len(hand.board), len(hand.more[0])) == (15, 0, 3, 3)
    assert (owed(hand).check, owed(hand).min_to) == (True, 2)
    down_to_the_showdown(hand)
    assert [(fact.board, fact.amount) for fact in of_kind(hand.events, Awarded)] == [(0, 8), (1, 7)]


def test_a_bomb_pot_without_an_ante_is_refused() -> None:
    with pytest.raises(BadOpening, match="L17"):
        opening([50] * 3, bomb=True)


def test_boards_for_which_the_pack_has_no_cards_are_refused() -> None:
    with pytest.raises(BadOpening, match="A3"):
        opening([50] * 11, variant="omaha", boards=2)
    with pytest.raises(BadOpening, match="L17"):
        opening([50] * 2, variant="five_card_draw", boards=2)


def test_three_runs_are_three_boards_with_equal_parts() -> None:
    hand = stage([100, 100], holes=["As Ad", "Ks Kd"], board="2c 7d 9h", run_it_twice="3")
    play(hand, "1c 0x 0b98 1c")
    hand.act(0, Run(3))
    assert refused(hand, 1, Run(4)) == "wrong_runs"
    hand.act(1, Run(3))
    assert [fact.amount for fact in of_kind(hand.events, Awarded)] == [67, 67, 66]
    assert {tuple(board[:3]) for board in hand.boards} == {cards("2c 7d 9h")}
    drawn = [card for board in hand.boards for card in board[3:]]
    assert len(set(drawn)) == 6


# House rules.


def test_rabbit_shows_the_cards_that_would_have_come_once_and_changes_nothing() -> None:
    hand = stage([100, 100], board="2c 7d 9h Jc 3s", rabbit=True)
    play(hand, "1f")
    stacks = list(hand.stacks)
    assert hand.act(0, Rabbit()) == [Rabbited(cards("2c 7d 9h Jc 3s"))]
    assert hand.stacks == stacks
    assert refused(hand, 1, Rabbit()) == "no_rabbit"


def test_without_the_rule_nobody_sees_the_rabbit() -> None:
    hand = stage([100, 100], board="2c 7d 9h Jc 3s")
    play(hand, "1f")
    assert refused(hand, 0, Rabbit()) == "no_rabbit"


def test_who_wins_with_seven_and_deuce_is_paid_by_each_of_the_others_and_shows() -> None:
    hand = stage([100, 100, 4], holes=["7s 2d", "", ""], seven_deuce=5)
    play(hand, "2f 0r6 1f")
    assert of_kind(hand.events, Bounty) == [Bounty(0, 1, 5), Bounty(0, 2, 4)]
    assert of_kind(hand.events, Shown) == [Shown(0, cards("7s 2d"))]
    assert hand.payoffs() == [2 + 9, -7, -4]


def test_an_absent_player_who_is_all_in_with_the_blind_is_folded_where_the_house_says_so() -> None:
    for rule, folds in ((False, 0), (True, 1)):
        hand = stage([100, 2, 100], absent=(1,), fold_absent_allin=rule)
        play(hand, "2c 0c")
        assert len(of_kind(hand.events, Folded)) == folds
        assert hand.folded[1] is rule


def test_in_short_deck_the_button_blind_is_the_price_and_the_left_of_the_button_opens() -> None:
    hand = dealt("shortdeck", [500] * 3, blinds=(10, 20), ante=10)
    assert (hand.total, hand.to_act, owed(hand).call, owed(hand).min_to) == (50, 0, 20, 40)


def test_spread_limit_bets_anything_from_the_small_to_the_big_one_up_to_the_cap() -> None:
    hand = dealt("holdem", [500] * 2, structure="SL", small_bet=2, big_bet=10)
    assert (owed(hand).min_to, owed(hand).max_to) == (4, 12)
    play(hand, "1r12")
    assert (owed(hand).min_to, owed(hand).max_to) == (22, 22), "by the last raise at least, by the big bet at most"


def test_in_greek_both_hole_cards_play_and_in_lazy_pineapple_at_most_two() -> None:
    hand = stage([100, 100], variant="greek_holdem", holes=["As 2d", "Kd Kh"], board="Ks Qs Js Ts 9d")
    down_to_the_showdown(hand)
    assert [win.player for win in of_kind(hand.events, Awarded)[0].wins] == [1], "three kings; the ace makes no flush"
    hand = stage([100, 100], variant="lazy_pineapple", holes=["As Ks 2s", "Kd Kh 3c"], board="Ad 4s 9s Kc 5d")
    down_to_the_showdown(hand)
    assert [win.player for win in of_kind(hand.events, Awarded)[0].wins] == [1], "no five spades with two from the hand"


def test_courchevel_shows_the_first_card_of_the_flop_before_the_betting() -> None:
    hand = dealt("courchevel", [100] * 2)
    assert len(hand.board) == 1
    play(hand, "1c 0x")
    assert len(hand.board) == 3


# Games of theory.


def test_kuhn_is_one_bet_of_one_chip() -> None:
    opened = opening([2, 2], variant="kuhn", structure="FL", ante=1, small_bet=1, big_bet=1, free_fold=False)
    hand = Hand.open(opened)
    hand.deal(cards("Ks Qs Js"))
    assert (hand.to_act, owed(hand).min_to, owed(hand).max_to) == (0, 1, 1)
    play(hand, "0b1")
    assert (owed(hand).call, owed(hand).max_to) == (1, 0)
    play(hand, "1c")
    while hand.to_act >= 0:
        hand.act(hand.to_act, SHOW)
    assert hand.payoffs() == [2, -2]


def test_leduc_has_two_bets_a_round_at_most_and_doubles_them_on_the_board() -> None:
    opened = opening([100, 100], variant="leduc", structure="FL", ante=1, small_bet=2, big_bet=4)
    hand = Hand.open(opened)
    hand.deal(cards("Ks Qs Kh Js Jh Qh"))
    play(hand, "0b2 1r4")
    assert (owed(hand).max_to, owed(hand).closed) == (0, "cap_reached")
    play(hand, "0c 0b4 1r8 0c")
    while hand.to_act >= 0:
        hand.act(hand.to_act, SHOW)
    assert hand.payoffs() == [13, -13], "a pair of kings"


def test_a_card_that_the_pack_lacks_is_refused() -> None:
    opened = opening([100, 100], variant="shortdeck", ante=1)
    with pytest.raises(BadDeck):
        Hand.open(opened).deal(deck_for(opening([100, 100]), ["2c 3c", "4c 5c"]))


def test_a_question_that_nobody_asked_is_refused_with_its_rule() -> None:
    hand = stage([100, 100])
    assert refused(hand, 1, BRING_IN) == "no_bring_in"
    assert refused(hand, 1, Discard(hand.holes[1][:1])) == "nothing_to_discard"
    assert refused(hand, 1, Run(2)) == "nothing_to_run"
    assert refused(hand, 1, Rabbit()) == "no_rabbit"
    assert refused(hand, 1, Show()) == "not_at_showdown"
    assert refused(hand, 1, Raise(3)) == "below_minimum"


@pytest.mark.parametrize("variant", ["crazy_pineapple", "crazy_pineapple8", "irish"])
def test_who_folded_before_the_discard_can_still_be_told_what_his_cards_make(variant: str) -> None:
    hand = dealt(variant, [100] * 3)
    hand.act(2, FOLD)
    while not hand.finished:
        hand.act(hand.to_act, SHOW if owed(hand).show else CALL if owed(hand).call else CHECK)
    assert len(hand.board) == 5 and len(hand.holes[2]) > 2
    best = max(combinations(hand.holes[2], 2), key=lambda two: EVALUATORS["high"].rank(two, hand.board))
    assert name_of_hand(hand, 2) == EVALUATORS["high"].name(EVALUATORS["high"].five(best, hand.board))


def test_a_hand_is_named_without_the_card_that_must_still_go() -> None:
    opened = opening([100] * 2, variant="crazy_pineapple")
    hand = Hand.open(opened)
    hand.deal(deck_for(opened, ["Ah Kh Qh", "2c 3d 4s"], "Jh 9h 5c 6d 7s"))
    play(hand, "1c 0x")
    assert len(hand.board) == 3
    name = name_of_hand(hand, 0)
    assert name is not None and name.category == "high_card", "three of his own hearts cannot make the flush"
