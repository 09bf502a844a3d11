"""A hand that is run more than once is written with all its boards and every answer (Rulebook F9)."""

from __future__ import annotations

import pytest

from croupier.cards import standard_deck
from croupier.history import phh
from croupier.rules.action import CALL, Raise, Run
from croupier.rules.event import Board, Shuffled
from croupier.rules.forced import open_hand
from croupier.rules.hand import Hand
from croupier.rules.house_rules import HouseRules


def all_in() -> Hand:
    house = HouseRules(run_it_twice="3")
    hand = Hand.open(open_hand(seats=(1, 2), names=("Anna", "Boris"), stacks=(100, 100), house=house))
    hand.deal(standard_deck())
    hand.act(1, Raise(100))
    hand.act(0, CALL)
    return hand


def run(first: int, second: int) -> Hand:
    """Both have answered."""
    hand = all_in()
    hand.act(0, Run(first))
    hand.act(1, Run(second))
    return hand


def facts(hand: Hand) -> list[object]:
    """The facts without the deck and what was burned."""
    kept = [fact for fact in hand.events if type(fact) is not Shuffled]
    return [Board(fact.street, fact.cards, (), fact.board) if type(fact) is Board else fact for fact in kept]


def test_a_file_with_one_board_was_run_once() -> None:
    hand = all_in()
    hand.act(hand.to_act, Run(1))
    assert hand.finished
    text = "\n".join(line for line in phh.write(hand).splitlines() if not line.startswith("_runs"))
    report = phh.read(text)[0].check()
    assert report.agrees
    assert report.hand.payoffs() == hand.payoffs()


@pytest.mark.parametrize(("first", "second", "boards"), [(2, 2, 2), (3, 3, 3), (3, 2, 2)])
def test_a_hand_that_was_run_more_than_once_reads_back_with_its_boards(first: int, second: int, boards: int) -> None:
    hand = run(first, second)
    assert hand.finished
    text = phh.write(hand)
    assert f"_runs = {{ p1 = {first}, p2 = {second} }}\n" in text
    assert text.count('"d db ') == 3 * boards
    report = phh.read(text)[0].check()
    assert report.agrees
    assert facts(report.hand) == facts(hand)
    assert len(report.hand.boards) == boards


def test_while_the_second_is_asked_the_record_stands_at_his_answer() -> None:
    hand = all_in()
    hand.act(0, Run(2))
    report = phh.read(phh.write(hand))[0].check()
    assert report.refused is None
    assert (report.hand.to_act, report.hand.agreed) == (1, (2, 0))
    assert report.hand.legal(1) == hand.legal(1)


def test_an_answer_to_a_question_that_nobody_asked_is_refused() -> None:
    text = phh.write(run(2, 2)).replace('run_it_twice = "3"', 'run_it_twice = "off"')
    refused = phh.read(text)[0].check().refused
    assert refused is not None
    assert (refused.code, refused.rule) == ("too_many_cards", "D3")
    once = all_in()
    once.act(0, Run(1))
    text = phh.write(once).replace('run_it_twice = "3"', 'run_it_twice = "off"')
    refused = phh.read(text)[0].check().refused
    assert refused is not None
    assert (refused.deed.text, refused.code) == ("_runs p1 = 1", "hand_over")


def test_more_runs_than_the_house_allows_are_refused_with_the_line_of_the_answer() -> None:
    text = phh.write(run(3, 3)).replace('run_it_twice = "3"', 'run_it_twice = "2"')
    refused = phh.read(text)[0].check().refused
    assert refused is not None
    assert (refused.code, refused.numbers) == ("wrong_runs", {"times": 3, "most": 2})
    assert text.splitlines()[refused.deed.line - 1] == "_runs = { p1 = 3, p2 = 3 }"
