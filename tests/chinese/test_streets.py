"""How a deal runs: who gets which cards when, who sees them, and what can still be moved (Rulebook K8 to K12, K24)."""

from __future__ import annotations

from tests.chinese.stage import finish, of_kind, opening, play, stage, state_of

from croupier.cards import UNKNOWN, cards, standard_deck
from croupier.chinese.action import AUTO_PLACE
from croupier.chinese.event import (
    CardMoved,
    ChineseEnded,
    ChineseEvent,
    Given,
    Locked,
    Put,
    RowsShown,
    Scored,
    TakenBack,
)
from croupier.chinese.hand import ChineseHand
from croupier.chinese.variants import CLOSED_CHINESE, OFC_CLASSIC, OFC_PROGRESSIVE

ANNA = "2c 2d 2h / 3c 3d 3h 4c 4d / 5c 5d 5h 6c 6d"
BORIS = "7c 7d 7h / 8c 8d 8h 9c 9d / Tc Td Th Jc Jd"
VERA = "Qc Qd Qh / Kc Kd Kh Jh Js / Ac Ad Ah As Ts"
BOARDS = [ANNA, BORIS, VERA]


def three(**other: object) -> ChineseHand:
    """Anna, Boris and Vera, who has the button."""
    return stage([1000] * 3, boards=BOARDS, **other)


def first_street() -> ChineseHand:
    """The three when all have locked their first five at the bottom."""
    hand = three()
    play(hand, "0=//5c5d5h6c6d 1=//TcTdThJcJd 2=//AcAdAhAsTs")
    return hand


def test_the_first_left_of_the_button_gets_five_cards_face_up_and_nobody_else_any() -> None:
    hand = three()
    assert hand.events[-1] == Given(0, 0, cards("5c 5d 5h 6c 6d"), up=True)
    assert hand.to_act == (0,)
    assert hand.given[1:] == [(), ()]


def test_the_next_player_gets_his_five_when_the_one_before_is_ready() -> None:
    hand = three()
    told = play(hand, "0+5c@b 0+5d@b 0+5h@b 0+6c@b 0+6d@b")
    assert of_kind(told, Given) == []
    assert play(hand, "0!")[-1] == Given(1, 0, cards("Tc Td Th Jc Jd"), up=True)
    assert hand.to_act == (1,)


def test_the_button_is_last_and_then_the_first_gets_three_cards_for_his_eyes_alone() -> None:
    hand = first_street()
    gave = of_kind(hand.events, Given)
    assert [fact.player for fact in gave] == [0, 1, 2, 0]
    assert gave[-1] == Given(0, 1, cards("3c 3d 2s"), up=False)
    assert hand.seen_by(0).given[0] == cards("3c 3d 2s")
    assert hand.seen_by(1).given[0] == hand.seen_by(None).given[0] == (UNKNOWN,) * 3


def test_all_streets_go_round_in_the_same_order() -> None:
    hand = finish(three())
    order = [(fact.street, fact.player) for fact in of_kind(hand.events, Given)]
    assert order == [(street, player) for street in range(5) for player in range(3)]
    assert [len(fact.cards) for fact in of_kind(hand.events, Given)] == [5] * 3 + [3] * 12


def test_each_step_on_the_first_street_is_seen_by_all() -> None:
    hand = three()
    told = play(hand, "0+5c@b 0+5d@m 0>5d@t 0-5c")
    bottom, middle = cards("5c 5d")
    assert told == [
        Put(0, bottom, 2, up=True),
        Put(0, middle, 1, up=True),
        CardMoved(0, middle, 0, up=True),
        TakenBack(0, bottom, up=True),
    ]
    for viewer in (0, 1, 2, None):
        assert hand.seen_by(viewer).rows_of(0) == ((middle,), (), ())
        assert hand.seen_by(viewer).hand_of(0) == cards("5c 5h 6c 6d")


def test_on_later_streets_nobody_sees_a_card_before_its_owner_is_ready() -> None:
    hand = first_street()
    play(hand, "0+3c@m 0+3d@m")
    assert hand.seen_by(0).rows_of(0)[1] == cards("3c 3d")
    assert hand.seen_by(1).rows_of(0)[1] == ()
    assert hand.seen_by(1).hand_of(0) == (UNKNOWN,) * 3
    play(hand, "0!")
    assert hand.seen_by(1).rows_of(0)[1] == hand.seen_by(None).rows_of(0)[1] == cards("3c 3d")


def test_a_card_put_moved_and_taken_back_in_secret_tells_others_neither_card_nor_row() -> None:
    hand = first_street()
    play(hand, "0+3c@m 0>3c@t 0-3c")
    view = hand.seen_by(2)
    assert view.events[-3:] == [
        Put(0, UNKNOWN, -1, up=False),
        CardMoved(0, UNKNOWN, -1, up=False),
        TakenBack(0, UNKNOWN, up=False),
    ]
    assert view.hand_of(0) == (UNKNOWN,) * 3
    assert hand.seen_by(0).hand_of(0) == cards("3c 3d 2s")


def test_the_discard_is_known_to_its_owner_alone_even_after_the_end() -> None:
    hand = first_street()
    play(hand, "0=/3c3d/")
    assert hand.seen_by(0).discards[0] == cards("2s")
    assert hand.seen_by(1).discards[0] == hand.seen_by(None).discards[0] == (UNKNOWN,)
    finish(hand)
    assert len(hand.seen_by(0).discards[0]) == 4
    assert UNKNOWN not in hand.seen_by(0).discards[0]
    assert hand.seen_by(1).discards[0] == hand.seen_by(None).discards[0] == (UNKNOWN,) * 4


def test_a_card_may_be_moved_until_ready_and_rows_keep_the_order_of_placing() -> None:
    hand = three()
    play(hand, "0+6d@b 0+5c@b 0+5d@b 0+5h@b 0+6c@t")
    play(hand, "0>6d@t 0>6c@b 0!")
    assert hand.rows[0] == cards("6d")
    assert hand.rows[2] == cards("5c 5d 5h 6c")


def test_a_street_laid_in_one_go_on_an_open_street_is_told_step_by_step() -> None:
    hand = three()
    play(hand, "0+5c@b 0+6c@t")
    told = play(hand, "0=6d/5c5d5h/6c")
    assert [(type(fact).__name__, fact.card) for fact in told if isinstance(fact, Put | TakenBack)] == [
        ("TakenBack", cards("6c")[0]),
        ("TakenBack", cards("5c")[0]),
        *(("Put", card) for card in cards("6d 5c 5d 5h 6c")),
    ]
    assert hand.rows[:3] == [cards("6d"), cards("5c 5d 5h"), cards("6c")]


def test_a_street_laid_in_one_go_in_secret_is_told_in_one_fact() -> None:
    hand = first_street()
    told = play(hand, "0=/3c3d/")
    assert told == [
        Locked(0, (), cards("3c 3d"), (), cards("2s"), up=True),
        Given(1, 1, cards("8c 8d 3s"), up=False),
    ]


def test_the_clock_on_an_open_street_takes_back_first_what_was_not_confirmed() -> None:
    hand = three()
    play(hand, "0+5c@t 0+5d@b")
    told = play(hand, "0*")
    assert told[:5] == [
        TakenBack(0, cards("5c")[0], up=True),
        *(Put(0, card, 2, up=True) for card in cards("5c 5h 6c 6d")),
    ]
    assert told[5] == Locked(0, (), (), cards("5c 5d 5h 6c 6d"), (), up=True, auto=True)


def test_what_another_player_lays_anew_is_taken_back_before_all_eyes_too() -> None:
    hand = three()
    play(hand, "0=//5c5d5h6c6d 1+Tc@t 1+Td@b")
    told = play(hand, "1=//TcTdThJcJd")
    ten, jack = cards("Tc Jd")
    assert told[0] == TakenBack(1, ten, up=True)
    assert told[1:3] == [Put(1, ten, 2, up=True), Put(1, cards("Th")[0], 2, up=True)]
    assert told[4] == Put(1, jack, 2, up=True)


def test_the_clock_leaves_what_lies_there_when_the_house_keeps_it() -> None:
    hand = three(autoplace_partial="keep")
    play(hand, "0+6d@t 0*")
    assert hand.rows[:3] == [cards("6d"), (), cards("5c 5d 5h 6c")]


def test_a_street_of_the_clock_says_so_and_one_of_the_player_does_not() -> None:
    hand = three()
    play(hand, "0* 1=//TcTdThJcJd")
    assert [fact.auto for fact in of_kind(hand.events, Locked)] == [True, False]


# Fantasyland.


def test_in_fantasyland_all_cards_come_at_once_and_the_order_skips_him() -> None:
    hand = three(fantasy=(0, 14, 0))
    assert [(fact.player, len(fact.cards)) for fact in of_kind(hand.events, Given)] == [(1, 14), (0, 5)]
    assert hand.to_act == (0, 1)
    play(hand, "0*")
    assert hand.to_act == (1, 2)
    assert hand.seen_by(0).given[1] == (UNKNOWN,) * 14


def test_others_play_on_while_fantasyland_is_being_set() -> None:
    hand = three(fantasy=(0, 14, 0))
    while hand.to_act != (1,):
        hand.act(hand.to_act[0] if hand.to_act[0] != 1 else 2, AUTO_PLACE)
    assert hand.locked == [5, 0, 5]
    assert not hand.finished
    told = play(hand, "1*")
    assert [type(fact) for fact in told[:3]] == [Locked, RowsShown, Scored]
    assert hand.finished


def test_fantasyland_set_early_stays_hidden_until_the_others_are_done() -> None:
    hand = three(fantasy=(0, 14, 0))
    play(hand, "1=7c7d7h/8c8d8h9c9d/TcTdThJcJd")
    hidden = [(UNKNOWN,) * 3, (UNKNOWN,) * 5, (UNKNOWN,) * 5]
    for viewer in (0, 2, None):
        view = hand.seen_by(viewer)
        assert view.rows[3:6] == hidden
        assert view.discards[1] == (UNKNOWN,)
    assert hand.seen_by(1).rows_of(1) == (cards("7c 7d 7h"), cards("8c 8d 8h 9c 9d"), cards("Tc Td Th Jc Jd"))
    finish(hand)
    for viewer in (0, 2, None):
        assert hand.seen_by(viewer).rows[3:6] == hand.rows[3:6]
        assert hand.seen_by(viewer).discards[1] == (UNKNOWN,)


def test_placing_in_fantasyland_is_secret_and_can_be_undone_until_ready() -> None:
    hand = three(fantasy=(14, 0, 0))
    play(hand, "0+2c@t 0+2d@t 0>2d@m 0-2c")
    view = hand.seen_by(1)
    assert view.rows_of(0) == ((), (), ())
    assert view.hand_of(0) == (UNKNOWN,) * 14
    assert hand.rows_of(0) == ((), cards("2d"), ())


def test_all_three_in_fantasyland_set_at_the_same_time() -> None:
    hand = stage([1000] * 3, variant=OFC_PROGRESSIVE.key, fantasy=(17, 17, 17))
    assert hand.to_act == (0, 1, 2)
    assert hand.turn == -1
    hand.act(2, AUTO_PLACE)
    assert hand.to_act == (0, 1)
    assert hand.seen_by(2).to_act == (0, 1)
    told = play(hand, "0* 1*")
    assert [fact.player for fact in of_kind(told, RowsShown)] == [0, 1, 2]
    assert [len(one) for one in hand.discards] == [4, 4, 4]


def test_who_sets_face_down_locks_three_five_and_five_and_no_other_sizes_are_told() -> None:
    hand = three(fantasy=(14, 14, 0))
    play(hand, "0* 1*")
    for fact in of_kind(hand.seen_by(2).events, Locked):
        assert [fact.top, fact.middle, fact.bottom] == [(UNKNOWN,) * 3, (UNKNOWN,) * 5, (UNKNOWN,) * 5]


# Games without discards.


def test_in_the_classic_game_five_cards_are_followed_by_eight_single_ones_face_up() -> None:
    hand = finish(stage([1000] * 3, variant=OFC_CLASSIC.key))
    gave = of_kind(hand.events, Given)
    assert [len(fact.cards) for fact in gave] == [5] * 3 + [1] * 24
    assert all(fact.up for fact in gave)
    assert hand.discards == [(), (), ()]
    assert hand.top == 39


def test_a_single_card_of_the_classic_game_is_placed_in_the_open() -> None:
    hand = stage([1000] * 2, boards=BOARDS[:2], variant=OFC_CLASSIC.key)
    play(hand, "0* 1* 0+3c@t")
    assert hand.seen_by(1).rows_of(0)[0] == cards("3c")
    play(hand, "0>3c@m 0!")
    assert hand.rows[1] == cards("3c")
    assert hand.to_act == (1,)


def test_fantasyland_of_the_classic_game_has_thirteen_cards_and_no_discard() -> None:
    hand = stage([1000] * 2, boards=BOARDS[:2], variant=OFC_CLASSIC.key, fantasy=(13, 0))
    assert len(hand.given[0]) == 13
    told = play(hand, "0=2c2d2h/3c3d3h4c4d/5c5d5h6c6d")
    assert of_kind(told, Locked)[0].discards == ()


def test_closed_chinese_gives_everybody_thirteen_cards_at_once_and_shows_all_at_the_end() -> None:
    hand = stage([1000] * 3, boards=BOARDS, variant=CLOSED_CHINESE.key)
    assert [len(given) for given in hand.given] == [13, 13, 13]
    assert hand.to_act == (0, 1, 2)
    play(hand, "1=7c7d7h/8c8d8h9c9d/TcTdThJcJd")
    assert hand.seen_by(0).rows[3:6] == [(UNKNOWN,) * 3, (UNKNOWN,) * 5, (UNKNOWN,) * 5]
    finish(hand)
    assert [fact.player for fact in of_kind(hand.events, RowsShown)] == [0, 1, 2]
    assert of_kind(hand.events, ChineseEnded) == [ChineseEnded()]
    assert hand.fantasy_next == [0, 0, 0]


# Cards and views.


def test_a_deal_waits_for_cards_when_the_stub_is_short() -> None:
    hand = ChineseHand.open(opening([1000] * 2))
    deck = standard_deck()
    assert hand.wants == 5
    hand.deal(deck[:3])
    assert (hand.wants, hand.to_act) == (2, ())
    hand.deal(deck[3:6])
    assert (hand.wants, hand.to_act) == (0, (0,))
    hand.act(0, AUTO_PLACE)
    assert (hand.wants, hand.to_act) == (4, ())
    hand.deal(deck[6:])
    assert hand.to_act == (1,)
    assert finish(hand).wants == 0


def test_an_opening_fact_begins_a_deal_anew() -> None:
    hand = first_street()
    other = opening([7, 8], variant=OFC_CLASSIC.key, fantasy=(0, 13))
    hand.apply(other)
    assert state_of(hand) == state_of(ChineseHand.open(other))


def test_nobody_waits_for_cards_while_a_decision_is_owed() -> None:
    hand = ChineseHand.open(opening([1000] * 2))
    hand.deal(standard_deck()[:5])
    assert (hand.wants, hand.to_act) == (0, (0,))
    assert [hand.seen_by(viewer).wants for viewer in (0, 1, None)] == [0, 0, 0]


def test_a_deal_that_waits_for_fantasyland_cards_gives_them_first() -> None:
    hand = ChineseHand.open(opening([1000] * 2, fantasy=(0, 14)))
    assert hand.wants == 14
    hand.deal(standard_deck()[:14])
    assert (hand.wants, hand.to_act) == (5, (1,))


def test_a_view_may_be_played_on_with_cards_that_its_owner_imagines() -> None:
    hand = first_street()
    twin = hand.seen_by(0).copy()
    known = {*twin.given[0], *(card for row in twin.rows for card in row)}
    twin.deal([card for card in standard_deck() if card not in known])
    assert finish(twin).finished
    assert hand.locked == [1, 1, 1]


def test_a_view_that_does_not_know_a_row_waits_until_it_is_shown() -> None:
    hand = stage([1000] * 2, fantasy=(0, 14))
    hand.act(1, AUTO_PLACE)
    twin = hand.seen_by(0)
    twin.deal([card for card in standard_deck() if card not in twin.given[0]][:30])
    while twin.to_act:
        twin.act(0, AUTO_PLACE)
    assert not twin.finished
    free = sorted(set(standard_deck()) - {card for row in twin.rows for card in row})
    twin.apply(RowsShown(1, tuple(free[:3]), tuple(free[3:8]), tuple(free[8:13])))
    twin.deal(())
    assert twin.finished


def test_a_deal_ends_with_its_score_its_transfers_and_its_end() -> None:
    hand = finish(three())
    kinds = [type(fact).__name__ for fact in hand.events]
    first = kinds.index("Scored")
    tail: list[ChineseEvent] = hand.events[first:]
    assert kinds[-1] == "ChineseEnded"
    assert {type(fact).__name__ for fact in tail} <= {"Scored", "Settled", "FantasyEarned", "ChineseEnded"}
