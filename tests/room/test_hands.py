"""Hands at a table: how they begin, what the table plays by itself, how they are settled (Rulebook C, F6, G1 to G5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from croupier.cards import UNKNOWN, cards, standard_deck
from croupier.chinese.action import PlaceCard
from croupier.room.fact import Roll, Sitting, TableSpec
from croupier.room.table import Table
from croupier.room.veil import veil_fact
from croupier.room.wish import Play
from croupier.rules.action import CALL, CHECK, FOLD, Bet, Raise, Show
from croupier.rules.decide import BadDeck
from croupier.rules.event import Awarded, Board, Dealt, Ended, Mucked, Opened, Posted, Shown, Shuffled
from croupier.rules.house_rules import Rake
from croupier.rules.legal import Illegal

Make = Callable[..., Any]


def kinds(facts: list[Any]) -> list[type]:
    """What kind each fact is."""
    return [type(fact) for fact in facts]


def test_a_hand_begins_with_the_roll_the_opening_the_deck_the_blinds_and_the_cards(evening: Make) -> None:
    night = evening(1000, 1000, 1000, button=1)
    facts = night.deal()
    assert kinds(facts) == [Roll, Opened, Shuffled, Posted, Posted, Dealt, Dealt, Dealt]
    assert facts[0].sittings == tuple(night.table.seats.values())
    assert (facts[1].seats, facts[1].names, facts[1].button) == ((2, 3, 1), ("P2", "P3", "P1"), 1)
    assert night.table.log == list(enumerate(facts, night.table.n - len(facts) + 1))


def test_hands_are_counted_and_facts_numbered_without_a_gap(evening: Make) -> None:
    night = evening(1000, 1000, button=1)
    last = night.table.n
    for hand in range(2, 5):
        facts = night.deal()
        assert (facts[1].hand, night.table.n) == (hand, last + len(facts))
        last = night.table.n + len(night.play((night.to_act, FOLD)))
        assert night.table.n == last


def test_a_hand_may_not_begin_while_another_is_played(evening: Make) -> None:
    night = evening(1000, 1000)
    night.deal()
    with pytest.raises(Illegal) as caught:
        night.table.begin(standard_deck(), night.now)
    assert caught.value.code == "hand_running"


def test_a_faulty_deck_is_refused_before_anything_happens(evening: Make) -> None:
    night = evening(1000, 1000)
    before = (night.table.n, list(night.table.log), night.table.button)
    with pytest.raises(BadDeck):
        night.deal([5, 5, *standard_deck()])
    assert before == (night.table.n, night.table.log, night.table.button)
    assert night.table.wants_deck


def test_the_table_shows_winners_and_mucks_beaten_hands_by_itself(evening: Make, stacked: Make) -> None:
    night = evening(1000, 1000, 1000, button=1)
    night.deal(stacked([2, 3, 1], {1: "7c 2d", 2: "Ac Ad", 3: "Kc Kd"}, "Qh 9s 8d 5c 3h"))
    night.play((1, CALL), (2, CALL), (3, CHECK))
    for _ in range(2):
        night.play((2, CHECK), (3, CHECK), (1, CHECK))
    facts = night.play((2, CHECK), (3, CHECK), (1, CHECK))
    hand = [fact for fact in facts if type(fact) in (Shown, Mucked, Awarded, Ended)]
    assert kinds(hand) == [Shown, Mucked, Mucked, Awarded, Ended]
    assert hand[0] == Shown(0, cards("Ac Ad"))
    assert night.chips == {1: 990, 2: 1020, 3: 990}


def test_the_bettor_shows_first_and_a_better_hand_after_him_is_shown_too(evening: Make, stacked: Make) -> None:
    night = evening(1000, 1000, button=1)
    night.deal(stacked([2, 1], {1: "Ac Ad", 2: "Kc Kd"}, "Qh 9s 8d 5c 3h"))
    night.play((1, CALL), (2, CHECK), (2, CHECK), (1, CHECK), (2, CHECK), (1, CHECK), (2, Bet(50)))
    facts = night.play((1, CALL))
    assert [fact.player for fact in facts if type(fact) is Shown] == [0, 1]


def test_a_tie_is_shown_and_the_pot_is_split(evening: Make, stacked: Make) -> None:
    night = evening(1000, 1000, button=1)
    night.deal(stacked([2, 1], {1: "Ac Kd", 2: "Ad Kc"}, "Qh 9s 8d 5c 3h"))
    night.play((1, CALL), (2, CHECK), (2, CHECK), (1, CHECK), (2, CHECK), (1, CHECK), (2, CHECK))
    facts = night.play((1, CHECK))
    assert [fact.player for fact in facts if type(fact) is Shown] == [0, 1]
    assert night.chips == {1: 1000, 2: 1000}


def test_blinds_that_are_all_in_are_played_out_at_once(evening: Make) -> None:
    night = evening(5, 10, button=1)
    facts = night.deal()
    assert Ended in kinds(facts)
    assert [fact.street for fact in facts if type(fact) is Board] == ["flop", "turn", "river"]
    assert sum(night.chips.values()) == 15


def test_one_who_wins_without_a_call_may_show_one_card_in_the_pause(evening: Make, stacked: Make) -> None:
    night = evening(1000, 1000, button=1)
    night.deal(stacked([2, 1], {1: "Ac 7d", 2: "Kc Kd"}))
    night.play((1, Raise(30)), (2, FOLD))
    assert night.play((1, Show(cards("Ac")))) == [Shown(1, (*cards("Ac"), UNKNOWN))]
    with pytest.raises(Illegal):
        night.play((2, Show()))


def test_in_the_pause_nobody_can_act_any_more(evening: Make) -> None:
    night = evening(1000, 1000, button=1)
    night.deal()
    night.play((1, FOLD))
    with pytest.raises(Illegal) as caught:
        night.play((2, CHECK))
    assert caught.value.code == "hand_over"


def test_who_places_a_card_in_a_betting_game_is_refused_and_changes_nothing(evening: Make) -> None:
    night = evening(500, 500)
    night.deal()
    before = len(night.table.log)
    with pytest.raises(Illegal, match="not_in_this_game"):
        night.play((night.to_act, PlaceCard(0, 2)))
    assert len(night.table.log) == before


def test_out_of_turn_changes_nothing(evening: Make) -> None:
    night = evening(1000, 1000, 1000, button=1)
    night.deal()
    before = (night.table.n, night.table.deadline, night.chips)
    with pytest.raises(Illegal) as caught:
        night.play((2, CALL))
    assert caught.value.code == "not_your_turn"
    assert before == (night.table.n, night.table.deadline, night.chips)


def test_an_odd_chip_that_is_carried_over_opens_the_next_hands_pot(evening: Make, stacked: Make) -> None:
    night = evening(1000, 1000, 1000, button=1, odd_chip="carry_over")
    night.deal(stacked([2, 3, 1], {1: "Ac Kd", 2: "7d 2c", 3: "Ad Kc"}, "Qh 9s 8d 5c 3h"))
    night.play((1, CALL), (2, FOLD), (3, CHECK))
    while night.to_act:
        night.play((night.to_act, CHECK))
    assert (night.table.carry, sum(night.chips.values()), night.table.bank) == (1, 2999, 3000)
    opened = night.deal()[1]
    assert opened.carry == 1
    for _ in range(2):
        night.play((night.to_act, FOLD))
    assert (night.table.carry, sum(night.chips.values())) == (0, 3000)


def test_the_rake_leaves_the_table(evening: Make, stacked: Make) -> None:
    night = evening(1000, 1000, button=1, rake=Rake(5, 100))
    night.deal(stacked([2, 1], {1: "Ac Ad", 2: "Kc Kd"}, "Qh 9s 8d 5c 3h"))
    night.play((1, Raise(200)), (2, CALL))
    while night.to_act:
        night.play((night.to_act, CHECK))
    assert (sum(night.chips.values()), night.table.bank, night.table.hand.raked) == (1980, 1980, 20)


def test_a_table_that_is_told_the_stored_facts_stands_as_the_one_that_decided_them(evening: Make) -> None:
    night = evening(1000, 1000, 1000, button=1)
    night.deal()
    night.play((1, Raise(40)), (2, FOLD))
    (first, roll), *others = night.table.log
    twin = Table(roll, first)
    for _, fact in others:
        twin.apply(fact)
    twin.resume(night.now)
    for name in ("n", "log", "seats", "players", "bank", "button"):
        assert getattr(twin, name) == getattr(night.table, name)
    assert twin.turn(night.now)[0] == night.to_act == 3
    assert twin.act("p3", Play(FOLD), night.now) == night.play((3, FOLD))


def test_a_hand_that_was_cut_off_before_its_cards_asks_for_a_deck_and_goes_on() -> None:
    sittings = tuple(Sitting(seat, f"p{seat}", f"P{seat}", 1000) for seat in (1, 2, 3))
    roll = Roll(TableSpec("Test"), sittings, button=3, hand=7)
    whole = Table(roll)
    facts = whole.begin(standard_deck(), 0)
    cut = Table(roll)
    for fact in facts[:2]:  # the new roll and the opening were stored, nothing else
        cut.apply(fact)
    cut.resume(5)
    assert (cut.wants_deck, cut.deadline) == (True, 5)
    assert cut.begin(standard_deck(), 5) == facts[2:]
    assert (cut.wants_deck, cut.log) == (False, whole.log)


def test_a_veil_hides_nothing_of_the_table_and_all_but_ones_own_cards_of_the_hand(evening: Make) -> None:
    night = evening(1000, 1000)
    facts = night.deal()
    seen = [veil_fact(fact, 0) for fact in facts]
    assert seen[0] is facts[0]
    assert [fact.cards for fact in seen if type(fact) is Dealt][1] == (UNKNOWN, UNKNOWN)
    assert next(fact for fact in seen if type(fact) is Shuffled).deck == ()
