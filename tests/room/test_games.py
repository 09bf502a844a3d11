"""Every kind of decision at a table: draws, bring-ins, boards run twice, and what the clock does there (I8, L)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from croupier.cards import cards, standard_deck
from croupier.room.fact import Sitting
from croupier.room.ledger import Book, Ledger
from croupier.room.table import Table
from croupier.room.wish import Sit
from croupier.rules.action import BRING_IN, CALL, CHECK, FOLD, Bet, Discard, Rabbit, Raise, Run
from croupier.rules.event import (
    Agreed,
    Awarded,
    Board,
    Bounty,
    BroughtIn,
    Dealt,
    Discarded,
    Folded,
    Opened,
    Rabbited,
    Runs,
    Shuffled,
)
from croupier.rules.legal import Illegal
from croupier.rules.showdown import name_of_hand

Make = Callable[..., Any]
LIMIT = {"structure": "fixed_limit", "small_bet": 10, "big_bet": 20}


def kinds(facts: list[Any]) -> list[type[Any]]:
    """The kinds of facts, in order."""
    return [type(fact) for fact in facts]


# Draws.


def test_the_clock_stands_pat_for_who_does_not_draw(evening: Make) -> None:
    night = evening(1000, 1000, 1000, variant="badugi", **LIMIT)
    night.deal()
    night.play((1, CALL), (2, CALL), (3, CHECK))
    assert night.to_act == 2
    facts = night.wait()
    assert Discarded(0, ()) in facts
    assert night.table.seats[2].timeouts == 1


def test_who_draws_in_time_has_no_timeouts_in_a_row_any_more(evening: Make) -> None:
    night = evening(1000, 1000, 1000, variant="badugi", **LIMIT)
    night.deal()
    night.play((1, CALL))
    night.wait()  # seat 2 has the small blind: folded
    assert night.table.seats[2].timeouts == 1
    night.play((3, CHECK))
    night.wait()
    assert night.table.seats[3].timeouts == 1
    night.play((1, Discard()), (3, CHECK), (1, CHECK), (3, Discard()))
    assert night.table.seats[3].timeouts == 0


def test_the_clock_throws_away_the_last_cards_where_some_must_go(evening: Make) -> None:
    night = evening(1000, 1000, 1000, variant="irish")
    night.deal()
    night.play((1, CALL), (2, CALL), (3, CHECK), (2, CHECK), (3, CHECK), (1, CHECK))
    hole = night.table.hand.holes[0]
    facts = night.wait()
    assert Discarded(0, hole[2:]) in facts
    assert night.table.hand.holes[0] == hole[:2]


@pytest.mark.parametrize("variant", ["crazy_pineapple", "irish"])
def test_the_cards_of_who_folds_before_throwing_some_away_can_be_named_on_the_river(
    evening: Make, variant: str
) -> None:
    night = evening(1000, 1000, 1000, variant=variant)
    night.deal()
    night.play((1, CALL), (2, FOLD), (3, CHECK))
    hand = night.table.hand
    assert name_of_hand(hand, 0) is not None
    night.play((3, CHECK), (1, CHECK))
    thrown = 1 if variant == "crazy_pineapple" else 2
    night.play(*[(seat, Discard(hand.holes[hand.opened.seats.index(seat)][:thrown])) for seat in (3, 1)])
    night.play((3, CHECK), (1, CHECK))
    assert len(hand.board) == 5
    assert name_of_hand(hand, 0) is not None
    assert name_of_hand(hand, 1) is not None


def test_a_stub_that_runs_out_in_a_draw_waits_for_the_discards_in_a_new_order(evening: Make) -> None:
    night = evening(*[1000] * 6, variant="five_card_draw")
    night.deal()
    night.play((4, CALL), (5, CALL), (6, CALL), (1, CALL), (2, CALL), (3, CHECK))
    table: Table = night.table
    for seat in (2, 3, 4, 5):
        night.play((seat, Discard(table.hand.holes[table.player_index(f"p{seat}")])))  # type: ignore[union-attr, index]
    night.play((6, Discard(table.hand.holes[4])))  # type: ignore[union-attr]
    assert (table.wants_deck, table.turn(night.now)) == (True, None)
    assert set(table.cards_due) == set(table.hand.pile[:20])  # type: ignore[union-attr]
    facts = table.begin(table.cards_due, night.now)
    assert kinds(facts) == [Shuffled, Dealt]
    assert night.to_act == 1
    assert table.turn(night.now) is not None


# Stud.


def test_the_button_stands_still_in_stud_and_the_clock_brings_it_in(evening: Make) -> None:
    night = evening(1000, 1000, 1000, variant="seven_card_stud", **LIMIT)
    for hand in range(3):
        opened = next(fact for fact in night.deal() if isinstance(fact, Opened))
        assert (opened.button, {post.kind for post in opened.posts}) == (3, {"ante"})
        assert any(
            type(fact) is BroughtIn for fact in (night.wait() if hand == 0 else night.play((night.to_act, BRING_IN)))
        )
        while night.to_act:
            night.play((night.to_act, FOLD))


def test_who_sits_down_at_a_stud_table_owes_nothing(evening: Make) -> None:
    night = evening(1000, 1000, 0, 0, variant="razz", **LIMIT)
    night.deal()
    night.wish(4, Sit(4, 500, "P4", post=False))
    assert not night.table.seats[4].marks
    night.over()
    assert 4 in next(fact for fact in night.deal() if isinstance(fact, Opened)).seats


# Several boards, the cards that never came, and bounties.


def all_in(night: Any) -> list[Any]:
    night.deal()
    night.play((1, Raise(1000)), (2, FOLD))
    facts: list[Any] = night.play((3, CALL))
    return facts


def test_the_board_is_run_twice_when_both_say_so(evening: Make) -> None:
    night = evening(1000, 1000, 1000, run_it_twice="2")
    all_in(night)
    assert night.table.hand.legal(night.table.hand.to_act).runs == 2
    night.play((3, Run(2)))
    facts = night.play((1, Run(2)))
    assert Runs(2) in facts
    assert sum(type(fact) is Board for fact in facts) == 6
    assert {fact.board for fact in facts if isinstance(fact, Awarded)} == {0, 1}


@pytest.mark.parametrize("silent", [3, 1])
def test_one_who_does_not_answer_has_said_no(evening: Make, silent: int) -> None:
    night = evening(1000, 1000, 1000, run_it_twice="3")
    all_in(night)
    if silent == 1:
        night.play((3, Run(3)))
    facts = night.wait()
    assert any(isinstance(fact, Agreed) and fact.times == 1 for fact in facts)
    assert sum(type(fact) is Board for fact in facts) == 3
    assert not night.table.running


def test_the_rabbit_is_shown_once_after_the_end_and_the_next_hand_waits_for_it(evening: Make) -> None:
    night = evening(1000, 1000, 1000, rabbit=True)
    night.deal()
    night.play((1, FOLD), (2, FOLD))
    night.now = night.table.deadline - 1
    (shown,) = night.play((2, Rabbit()))
    assert isinstance(shown, Rabbited)
    assert len(shown.cards) == 5
    assert night.table.deadline == night.now + night.table.pace.shown
    with pytest.raises(Illegal, match="no_rabbit"):
        night.play((1, Rabbit()))


def test_the_books_know_what_a_bring_in_and_a_bounty_have_moved(evening: Make, stacked: Make) -> None:
    night = evening(1000, 1000, 1000, seven_deuce=50)
    book, ledger = Book("t"), Ledger()

    def enter(facts: list[Any]) -> None:
        for n, fact in enumerate(facts, 1):
            for line in book.enter(n, fact):
                ledger.post(line)

    enter([night.table.roll()])
    enter(night.deal(stacked((2, 3, 1), {1: "7c 2d", 2: "As Kd", 3: "Qs Jd"}, "7d 7h 2s 3c 4c")))
    for seat, action in ((1, Raise(30)), (2, CALL), (3, FOLD), (2, CHECK), (1, Bet(60)), (2, FOLD)):
        facts = night.play((seat, action))
        enter(facts)
    bounties = [fact for fact in facts if isinstance(fact, Bounty)]
    assert sorted(bounty.amount for bounty in bounties) == [50, 50]
    assert {seat: ledger.balance(f"player:p{seat}") for seat in (1, 2, 3)} == {1: 140, 2: -80, 3: -60}
    assert night.chips == {1: 1140, 2: 920, 3: 940}


def test_the_house_may_fold_the_all_in_blind_of_one_whose_clock_ran_out_before(evening: Make) -> None:
    night = evening(1000, 1000, 1000, 10, fold_absent_allin=True, button=2)
    night.table.seats[4] = Sitting(4, "p4", "P4", 10, timeouts=1)
    opened = next(fact for fact in night.deal() if isinstance(fact, Opened))
    assert opened.absent == (opened.seats.index(4),)
    facts = night.play((1, Raise(30)), (2, CALL), (3, FOLD))
    assert Folded(opened.seats.index(4)) in facts


# Games of other packs.


def test_a_short_deck_is_dealt_from_its_own_pack_with_antes_and_a_blind_of_the_button(evening: Make) -> None:
    night = evening(1000, 1000, 1000, variant="shortdeck")
    assert set(night.table.cards_due) == set(cards("6c 6d 6h 6s")) | {card for card in standard_deck() if card >= 20}
    opened = next(fact for fact in night.deal(night.table.cards_due) if isinstance(fact, Opened))
    assert [(post.kind, post.amount) for post in opened.posts] == [("ante", 5)] * 3 + [("button_blind", 10)]
