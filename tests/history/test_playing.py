"""What a record may say when: cards that are due, other orders of showing, and what is refused (D1, G1, L6)."""

from __future__ import annotations

import pytest

from croupier.history.phh import read, write
from croupier.history.record import Refused
from croupier.rules.action import CALL, CHECK, FOLD, Show
from croupier.rules.event import Bounty, Mucked, Shown
from croupier.rules.forced import open_hand
from croupier.rules.hand import Hand
from croupier.rules.house_rules import HouseRules

FIELDS = {
    "NT": "blinds_or_straddles = [5, 10, 0]\nmin_bet = 10",
    "F7S": "bring_in = 5\nsmall_bet = 10\nbig_bet = 20",
    "F2L3D": "blinds_or_straddles = [5, 10, 0]\nsmall_bet = 10\nbig_bet = 20",
}


def file(code: str, *actions: str, house: str = "") -> str:
    """A hand of three with 500 each."""
    stacks = "antes = [0, 0, 0]\nstarting_stacks = [500, 500, 500]"
    return f'variant = "{code}"\n{stacks}\n{FIELDS[code]}\nactions = {list(actions)}\n{house}'


def refused(text: str) -> Refused:
    """The refusal that the hand ends with."""
    found = read(text)[0].check().refused
    assert found is not None
    return found


NINES = ("d dh p1 9c9d", "d dh p2 AcKc", "d dh p3 QcQd")
TO_THE_RIVER = ("p3 cc", "p1 cc", "p2 cc", "d db 2c7d8h", "p1 cc", "p2 cc", "p3 cc", "d db 3s", "p1 cc", "p2 cc",
                "p3 cc", "d db 4s", "p1 cc", "p2 cc", "p3 cc")  # fmt: skip
DRAWING = ("d dh p1 2c3c4c5c7c", "d dh p2 ??????????", "d dh p3 ??????????", "p3 cc", "p1 cc", "p2 cc")
STUD = ("d dh p1 AcKd9h", "d dh p2 ????3c", "d dh p3 ????4d", "p2 pb", "p3 cc", "p1 cc")


def test_who_shows_before_his_turn_has_shown_and_the_others_are_measured_by_it() -> None:
    [record] = read(file("NT", *NINES, *TO_THE_RIVER, "p3 sm QcQd", "p1 sm", "p2 sm"))
    report = record.check()
    assert report.agrees
    assert [type(fact) for fact in report.hand.events if isinstance(fact, Shown | Mucked)] == [Shown, Mucked, Mucked]
    assert report.hand.payoffs() == [-10, -10, 20]


def test_who_mucks_before_his_turn_has_mucked_when_it_comes() -> None:
    report = read(file("NT", *NINES, *TO_THE_RIVER, "p2 sm", "p3 sm -", "p1 sm"))[0].check()
    assert report.agrees
    assert report.hand.mucked == [True, True, False]


def test_the_best_hand_is_not_mucked_before_its_turn_either() -> None:
    found = refused(file("NT", *NINES, *TO_THE_RIVER, "p3 sm", "p1 sm 9c9d", "p2 sm"))
    assert (found.deed.text, found.code) == ("p3 sm", "must_show")


def test_a_muck_whose_turn_never_comes_is_refused() -> None:
    found = refused(file("NT", *NINES, *TO_THE_RIVER, "p3 sm"))
    assert (found.deed.text, found.code, found.rule) == ("p3 sm", "not_your_turn", "G1")


def test_part_of_a_hand_is_not_shown_at_the_showdown() -> None:
    found = refused(file("NT", *NINES, *TO_THE_RIVER, "p3 sm Qc??"))
    assert (found.code, found.numbers) == ("must_show", {"cards": 2})


@pytest.mark.parametrize(
    ("code", "actions", "line", "said"),
    [
        ("F2L3D", DRAWING, "p1 cc", ("must_discard", "L6", {"least": 0, "most": 5})),
        ("F2L3D", DRAWING, "p1 cbr 10", ("must_discard", "L6", {"least": 0, "most": 5})),
        ("F2L3D", DRAWING, "p2 sd ??", ("not_your_turn", "E19", {})),
        ("F2L3D", DRAWING, "d db 8d", ("draw_not_over", "L6", {"to_act": 1})),
        ("F2L3D", (*DRAWING, "p1 sd 7c"), "d db 8c", ("cards_due", "D1", {"cards": 1})),
        ("F2L3D", (*DRAWING, "p1 sd 7c"), "p1 sd 5c", ("cards_due", "D1", {"cards": 1})),
        ("F2L3D", (*DRAWING, "p1 sd 7c", "p2 sd", "p3 sd"), "p1 cc", ("cards_due", "D1", {"cards": 1})),
        ("F2L3D", (*DRAWING, "p1 sd", "p2 sd", "p3 sd"), "p1 sd 7c", ("nothing_to_discard", "L6", {})),
        ("F7S", STUD[:3], "p2 cc", ("must_bring_in", "L10", {"amount": 5})),
        ("F7S", STUD[:3], "p3 pb", ("not_your_turn", "E19", {})),
        ("F7S", STUD[:4], "p3 pb", ("no_bring_in", "L10", {})),
        ("F7S", STUD[:5], "d dh p1 8c", ("betting_not_over", "E2", {"to_act": 1})),
        ("F7S", STUD, "d dh p1 8c9c", ("too_many_cards", "D1", {"cards": 2, "due": 1})),
        ("F7S", STUD, "d db 8c", ("cards_due", "D1", {"cards": 3})),
        ("F7S", STUD, "p1 cc", ("cards_due", "D1", {"cards": 3})),
        ("F7S", (*STUD[:5], "p1 f"), "d dh p1 8c", ("too_many_cards", "D1", {"cards": 1, "due": 0})),
        ("F7S", (*STUD[:4], "p3 f", "p1 f"), "d dh p1 8c", ("hand_over", "E12", {})),
        ("NT", NINES, "d db 2c7d8h", ("betting_not_over", "E2", {"to_act": 3})),
    ],
)  # fmt: skip
def test_a_line_at_the_wrong_time_is_refused_with_the_rule(
    code: str, actions: tuple[str, ...], line: str, said: tuple[str, str, dict[str, int]]
) -> None:
    found = refused(file(code, *actions, line))
    assert (found.deed.text, found.code, found.rule, found.numbers) == (line, *said)


def test_who_gets_his_own_discard_back_in_the_same_draw_is_refused() -> None:
    holes = [f"d dh p{player} ??????????" for player in range(1, 6)] + ["d dh p6 2c3c4c5c7c"]
    acts = ["p3 cc", "p4 cc", "p5 cc", "p6 cc", "p1 cc", "p2 cc"]
    draws = [line for player in range(1, 6) for line in (f"p{player} sd ????????", f"d dh p{player} ????????")]
    text = f"""variant = "N2L1D"
antes = [0, 0, 0, 0, 0, 0]
blinds_or_straddles = [5, 10, 0, 0, 0, 0]
min_bet = 10
starting_stacks = [500, 500, 500, 500, 500, 500]
actions = {[*holes, *acts, *draws, "p6 sd 2c3c", "d dh p6 2c8c"]}
"""
    found = refused(text)
    assert (found.code, found.rule) == ("card_twice", "A1")
    assert read(text.replace("'p6 sd 2c3c', 'd dh p6 2c8c'", "'p6 sd 2c3c', 'd dh p6 9c8c'"))[0].check().agrees


def test_cards_may_be_dealt_one_by_one() -> None:
    holes = [f"d dh p{player} {card}" for card in ("??", "????", "??") for player in (1, 2, 3)]
    report = read(file("F2L3D", *holes, *(f"d dh p{player} ??" for player in (1, 2, 3)), "p3 f"))[0].check()
    assert report.agrees
    assert report.hand.to_act == 0


def test_the_house_folds_an_absent_player_once() -> None:
    def absent(*more: str) -> str:
        text = file("NT", *NINES, "p3 cc", "p1 cc", "p2 f", *more, house="_house = { fold_absent_allin = true }")
        return text.replace("[500, 500, 500]", "[500, 10, 500]") + "\n_absent = [2]\n"

    assert read(absent("d db 2c7d8h"))[0].check().agrees
    assert refused(absent("p2 f")).code == "cards_due"
    assert refused(absent("d db 2c7d8h", "p2 f")).code == "not_your_turn"


def test_a_rabbit_that_the_house_does_not_allow_is_refused() -> None:
    told = '_rabbit = { cards = "2c7d8h" }\n'
    found = refused(file("NT", *NINES, "p3 f", "p1 f", house=told))
    assert (found.code, found.rule) == ("no_rabbit", "G6")
    allowed = told + "_house = { rabbit = true }\n"
    assert read(file("NT", *NINES, "p3 f", "p1 f", house=allowed))[0].check().agrees
    assert refused(file("NT", *NINES, "p3 f", house=allowed)).code == "no_rabbit"
    six = allowed.replace("2c7d8h", "2c7d8h3c4c5c")
    assert refused(file("NT", *NINES, "p3 f", "p1 f", house=six)).code == "no_rabbit"


def test_a_seven_and_a_deuce_beside_a_card_that_nobody_saw_win_no_bounty() -> None:
    house = HouseRules(seven_deuce=5)
    opened = open_hand(variant="lazy_pineapple", house=house, seats=(1, 2), names=("a", "b"), stacks=(100, 100))
    hand = Hand.open(opened)
    hand.deal([0, 4, 20, 8, 30, 12, *[card for card in range(52) if card not in (0, 4, 20, 8, 30, 12)]])
    for player, action in ((1, CALL), (0, CHECK), (0, CHECK), (1, FOLD)):
        hand.act(player, action)
    hand.act(0, Show((0, 20)))
    assert not [fact for fact in hand.events if type(fact) is Bounty]
    seen = read(write(hand.seen_by(None)))[0].check()
    assert seen.agrees
    assert seen.hand.payoffs() == hand.payoffs() == [2, -2]
