"""A Hand is written as PHH: what the text of small hands is."""

from __future__ import annotations

from decimal import Decimal

import pytest
from msgspec.structs import replace

from croupier.cards import cards
from croupier.history.phh import read, write, write_all
from croupier.rules.action import FOLD, Raise
from croupier.rules.betting import Betting
from croupier.rules.event import Post
from croupier.rules.forced import open_hand
from croupier.rules.hand import Hand


def simple(stacks: tuple[int, ...] = (1000, 1000, 1000), **changes: object) -> Hand:
    """A hand of three with blinds 5 and 10, before anything is done."""
    seats = tuple(range(1, len(stacks) + 1))
    opened = open_hand(
        betting=Betting(small_blind=5, big_blind=10), seats=seats, names=[f"p{seat}" for seat in seats], stacks=stacks,
        button=len(stacks), **changes,  # type: ignore[arg-type]
    )  # fmt: skip
    hand = Hand.open(opened)
    hand.deal([*cards("As Ks Qs Ad Kd Qd 2h 3h 4h 5h 6c 7c 8c 9c")])
    return hand


def test_a_hand_is_written_one_action_a_line() -> None:
    hand = simple()
    hand.act(2, Raise(30))
    hand.act(0, FOLD)
    assert (
        write(hand)
        == """\
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [5, 10, 0]
min_bet = 10
starting_stacks = [1000, 1000, 1000]
hand = 1
players = ["p1", "p2", "p3"]
actions = [
  "d dh p1 AsAd",
  "d dh p2 KsKd",
  "d dh p3 QsQd",
  "p3 cbr 30",
  "p1 f",
]
"""
    )


def test_a_finished_hand_tells_the_stacks_and_what_was_collected() -> None:
    hand = simple()
    hand.act(2, FOLD)
    hand.act(0, FOLD)
    assert "finishing_stacks = [995, 1005, 1000]\nwinnings = [0, 10, 0]\n" in write(hand)


def test_cents_are_written_with_all_their_places() -> None:
    text = write(simple(), unit=100)
    assert "blinds_or_straddles = [0.05, 0.10, 0.00]\nmin_bet = 0.10\nstarting_stacks = [10.00, 10.00, 10.00]\n" in text


def test_further_fields_are_written_and_read() -> None:
    said = {"event": 'Home "game"', "year": 2026, "currency": "USD", "time_banks": [1, 2], "_ours": {"fast": True}}
    [record] = read(write(simple(), told=said))
    assert {name: record.told[name] for name in said} == said


def test_many_hands_are_one_file() -> None:
    records = read(write_all([write(simple()), write(simple((500, 500)))]))
    assert [(record.name, len(record.opened.stacks)) for record in records] == [("1", 3), ("2", 2)]


def test_amounts_never_pass_through_a_float() -> None:
    [record] = read(write(simple((9007199254740991, 2, 10**15)), unit=1))
    assert record.opened.stacks == (9007199254740991, 2, 10**15)
    [record] = read(write(simple((9007199254740991, 2, 10**15)), unit=100).replace("10000000000000.00", "3.10"))
    assert (record.unit, record.opened.stacks[2]) == (100, 310)


def test_posts_that_the_lists_of_the_standard_cannot_tell_apart_are_written_in_words() -> None:
    hand = simple((100,) * 6, extra=(Post(3, "dead", 5), Post(3, "post", 10)))
    text = write(hand)
    assert "antes = [0, 0, 0, 5, 0, 0]\nblinds_or_straddles = [5, 10, 0, -10, 0, 0]\n" in text
    assert '_posts = [\n  "p1 small_blind 5",\n  "p2 big_blind 10",\n  "p4 dead 5",\n  "p4 post 10",\n]\n' in text
    assert read(text)[0].opened == hand.opened


def test_an_opening_that_the_rules_would_not_make_is_not_written() -> None:
    hand = Hand.open(replace(simple().opened, first=1))
    with pytest.raises(ValueError, match="PHH cannot say how this hand was opened"):
        write(hand)


def test_an_unknown_card_is_written_as_question_marks() -> None:
    assert '"d dh p1 ????",' in write(simple().seen_by(1))
    assert '"d dh p2 KsKd",' in write(simple().seen_by(1))


def test_a_record_keeps_its_decimals_exact() -> None:
    [record] = read(write(simple(), unit=10, told={"_rate": Decimal("0.1")}))
    assert record.told["_rate"] == Decimal("0.1")
