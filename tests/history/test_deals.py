"""Deals of open-face Chinese in files: read strictly, decided again, written and read once more."""

from __future__ import annotations

import json
import random
from pathlib import Path

import msgspec
import pytest
from tests.chinese.random_deals import moments, random_deal

from croupier.chinese.event import ChineseEvent, ChineseOpened, Locked
from croupier.chinese.hand import ChineseHand
from croupier.history.deal_read import read_deals
from croupier.history.deal_write import write_deal
from croupier.history.record import BadHistory

TESTS = Path(__file__).resolve().parents[1]
GOLDEN = sorted((TESTS / "chinese" / "hands").glob("*/*.json"))
DEAL = (TESTS / "history" / "deals" / "one_in_fantasyland_stays_and_two_play.phh").read_text(encoding="utf-8")

SHORT = """_variant = "ofc"
players = ["Anna", "Boris"]
starting_stacks = [100, 100]
_placements = [
  "p1 - / Ad Ah / Tc Td Th",  # five cards, face up
  "p2 Kc / 2c 3c / 4c 5c",
  "p1 Qc / - / Jc x 2d",
]
"""


def golden(path: Path) -> ChineseHand:
    """A golden deal, replayed from its facts."""
    first, *facts = json.loads(path.read_text(encoding="utf-8"))["events"]
    hand = ChineseHand.open(msgspec.convert(first, ChineseOpened))
    for fact in facts:
        hand.apply(msgspec.convert(fact, ChineseEvent))
    return hand


def end_of(hand: ChineseHand) -> tuple[object, ...]:
    """What a deal has come to."""
    laid = [fact for fact in hand.events if isinstance(fact, Locked)]
    said = [(fact.player, fact.top, fact.middle, fact.bottom, fact.discards) for fact in laid]
    return hand.opened, said, hand.rows, hand.points, hand.stacks, hand.fantasy_next, hand.finished, hand.pairs


def read_again(hand: ChineseHand) -> ChineseHand:
    """A deal written into a file, read from it, and decided again."""
    (record,) = read_deals(write_deal(hand), "again.phh")
    report = record.check()
    assert (report.refused, report.differences) == (None, ())
    return report.hand


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_deal_that_is_written_and_read_again_is_the_same(path: Path) -> None:
    hand = golden(path)
    assert end_of(read_again(hand)) == end_of(hand)


@pytest.mark.parametrize("seed", range(40))
def test_a_random_deal_that_is_written_and_read_again_is_the_same(seed: int) -> None:
    *_, last = moments(random_deal(seed))
    assert end_of(read_again(last.hand)) == end_of(last.hand)


def test_a_deal_in_progress_says_whose_cards_come() -> None:
    (record,) = read_deals(SHORT)
    hand = record.check().hand
    assert (hand.to_act, hand.turn, hand.wants) == ((), 1, 3)
    assert [len(row) for row in hand.rows] == [1, 2, 4, 1, 2, 2]


def test_names_seats_and_button_may_be_left_out() -> None:
    (record,) = read_deals(SHORT.replace('players = ["Anna", "Boris"]\n', ""))
    opened = record.opened
    assert (opened.names, opened.seats, opened.button, opened.fantasy) == (("p1", "p2"), (1, 2), 2, (0, 0))


def test_house_rules_stand_in_a_table_and_a_royalty_table_may_be_named() -> None:
    house = '_house = { ofc_point_value = 5, ofc_royalties = "flat_top_trips" }\n'
    (record,) = read_deals(house + SHORT)
    assert record.opened.house.ofc_point_value == 5
    assert set(record.opened.house.ofc_royalties.trips) == {10}


def test_a_wrong_final_stack_is_a_difference() -> None:
    (record,) = read_deals(DEAL.replace("[500, 524, 476]", "[500, 525, 475]"))
    assert record.check().differences == ((1, 525, 524), (2, 475, 476))


@pytest.mark.parametrize(
    ("was", "becomes", "line", "expected"),
    [
        ('_variant = "ofc"', '_variant = "snap"', 1, "one of ofc, "),
        ('_variant = "ofc"\n', "", 1, "the field '_variant'"),
        ("[100, 100]", "[100, 100.5]", 3, "whole numbers in 'starting_stacks'"),
        ("[100, 100]", "100", 3, "whole numbers in 'starting_stacks'"),
        ("[100, 100]", "[100, -1]", 3, "a deal that can be played"),
        ("[100, 100]", "[100]", 2, "1 names in 'players'"),
        ('["Anna", "Boris"]', '["Anna", 2]', 2, "2 names in 'players'"),
        ("starting_stacks", "_secret = 1\nstarting_stacks", 3, "a field of an open-face deal"),
        ("starting_stacks", "_fantasy = [0, 99]\nstarting_stacks", 4, "a deal that can be played"),
        ("starting_stacks", "_house = { ofc_point_value = 0 }\nstarting_stacks", 3, "house rules of open-face Chinese"),
        ("starting_stacks", "_house = { nonsense = 1 }\nstarting_stacks", 3, "house rules of open-face Chinese"),
        ("starting_stacks", "_house = 3\nstarting_stacks", 3, "a table of house rules"),
        ('"p2 Kc', '"p3 Kc', 6, "a player from p1 to p2"),
        ('"p2 Kc', '"Boris Kc', 6, "a player from p1 to p2"),
        ("Kc / 2c 3c / 4c 5c", "Kc / 2c 3c 4c 5c", 6, "three rows"),
        ("Kc / 2c", "Kx / 2c", 6, "cards such as 'As Kd'"),
        ('"p2 Kc / 2c 3c / 4c 5c"', "7", 4, "a list of strings in '_placements'"),
        ('x 2d",\n]', 'x 2d",\n', 7, "the rest of the file"),
    ],
)
def test_a_damaged_deal_is_refused_with_its_place(was: str, becomes: str, line: int, expected: str) -> None:
    assert was in SHORT
    with pytest.raises(BadHistory) as caught:
        read_deals(SHORT.replace(was, becomes, 1), "bad.phh")
    assert str(caught.value).startswith(f"bad.phh:{line}: expected ")
    assert expected in str(caught.value)


@pytest.mark.parametrize(
    ("was", "becomes", "line", "code", "rule"),
    [
        ("Kc / 2c 3c / 4c 5c", "Kc / 2c 3c / 4c", 6, "wrong_cards", "K10"),
        ("x 2d", "x Tc", 7, "card_twice", "A1"),
        ("Qc / - / Jc x 2d", "Qc / - / Jc 2d", 7, "must_discard", "K10"),
        ("Qc / - / Jc x 2d", "Qc / - / - x Jc 2d", 7, "ready_too_soon", "K9"),
        ("Kc / 2c 3c / 4c 5c", "Kc 2c 3c 4c / - / 5c", 6, "row_full", "K9"),
        ('"p1 Qc', '"p2 Qc', 7, "not_your_turn", "K8"),
    ],
)
def test_what_the_rules_do_not_allow_is_refused_with_its_line(
    was: str, becomes: str, line: int, code: str, rule: str
) -> None:
    (record,) = read_deals(SHORT.replace(was, becomes, 1))
    refused = record.check().refused
    assert refused is not None
    assert (refused.placement.line, refused.code, refused.rule) == (line, code, rule)


def test_a_discard_that_was_not_seen_may_be_unknown() -> None:
    (record,) = read_deals(SHORT.replace("x 2d", "x ??"))
    assert record.check().refused is None


def test_the_clock_places_the_cards_in_the_order_received() -> None:
    (record,) = read_deals(SHORT.replace("Qc / - / Jc x 2d", "auto Qc Jc 2d"))
    hand = record.check().hand
    assert (len(hand.rows[2]), len(hand.discards[0])) == (5, 1)


@pytest.mark.parametrize("seed", range(8))
def test_a_file_that_was_torn_is_read_or_refused_and_nothing_else(seed: int) -> None:
    dice = random.Random(seed)
    for _ in range(150):
        torn = list(dice.choice([DEAL, SHORT]))
        for _ in range(dice.randint(1, 4)):
            place = dice.randrange(len(torn))
            torn[place : place + dice.randint(0, 3)] = dice.choice(["", "x", "/", '"', "-", "9", "Kc", "\n", "[", " "])
        said = what_comes_of("".join(torn))
        assert said.startswith("torn.phh:") or said == "played"


def what_comes_of(text: str) -> str:
    """The complaint about a file, or that it could be played."""
    try:
        records = read_deals(text, "torn.phh")
    except BadHistory as error:
        return str(error)
    return "played" if all(record.check() for record in records) else "not played"
