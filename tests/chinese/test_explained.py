"""Every fact of a deal of open-face Chinese has its reason, and what is said of the points adds up."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest
from tests.chinese.golden import ACES, DEAD, FLUSH, FOURS, QUEENS, STRAIGHT, TRIPS
from tests.chinese.random_deals import moments, random_deal
from tests.chinese.stage import deal_of, play, stage

from croupier.chinese.event import ChineseEvent, ChineseOpened, Scored, Settled
from croupier.chinese.explain import explain_choices, explain_deal, explain_turn
from croupier.chinese.hand import ChineseHand
from croupier.chinese.reason import RULE_OF_CHINESE_REASON, ChineseTold
from croupier.rules.explained.reason import Reason

OTHER = "6h 6s 2c / Jc Jd Jh 3h Th / Ts Js Qs Ks 8s"
THIRD = "Ah Kd 4h / 8h 8d Tc Td 4s / Qc Qd Qh Jc Jd"

ROOT = Path(__file__).resolve().parent
GOLDEN = sorted((ROOT / "hands").glob("*/*.json"))
RULEBOOK = (ROOT.parents[1] / "docs" / "rulebook.md").read_text(encoding="utf-8")
RULES = set(re.findall(r"^\*\*([A-N]\d+)\*\*", RULEBOOK, re.MULTILINE))


def golden(path: Path) -> ChineseHand:
    """A golden deal, replayed from its facts."""
    first, *facts = json.loads(path.read_text(encoding="utf-8"))["events"]
    hand = ChineseHand.open(msgspec.convert(first, ChineseOpened))
    for fact in facts:
        hand.apply(msgspec.convert(fact, ChineseEvent))
    return hand


def told(hand: ChineseHand, kind: type) -> list[ChineseTold]:
    """The facts of one kind with their reasons."""
    return [each for each in explain_deal(hand) if type(each.fact) is kind]


def reasons(hand: ChineseHand) -> list[Reason]:
    """Every reason of a deal."""
    return [reason for each in explain_deal(hand) for reason in each.reasons]


def one(hand: ChineseHand, code: str) -> Reason:
    """The only reason with this code."""
    (found,) = [reason for reason in reasons(hand) if reason.code == code]
    return found


def check(hand: ChineseHand) -> None:
    """Every fact has reasons by a rule of the rulebook, and the points of each pair are the sum of what is said."""
    explained = explain_deal(hand)
    assert [each.fact for each in explained] == hand.events
    for each in explained:
        assert each.reasons
        for reason in each.reasons:
            assert reason.rule in RULES
            assert reason.code in RULE_OF_CHINESE_REASON
    for each in told(hand, Scored):
        assert isinstance(each.fact, Scored)
        for pair in each.fact.pairs:
            assert pair.points == sum(worth(reason, pair.first) for reason in each.reasons if is_of(reason, pair))


def is_of(reason: Reason, pair: object) -> bool:
    """Whether a reason is about these two and counts towards their sum."""
    both = {pair.first, pair.second}  # type: ignore[attr-defined]
    return set(reason.players) == both and reason.code != "points_between"


def worth(reason: Reason, player: int) -> int:
    """What a reason is worth to a player, in points."""
    points = {"line_won": 1, "line_to_the_living": 1}.get(reason.code, reason.numbers.get("points", 0))
    return points if reason.players[0] == player else -points


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_fact_of_a_golden_deal_has_its_reason_and_the_points_add_up(path: Path) -> None:
    check(golden(path))


@pytest.mark.parametrize("seed", range(60))
def test_every_fact_of_a_random_deal_has_its_reason_and_the_points_add_up(seed: int) -> None:
    for moment in moments(random_deal(seed)):
        hand = moment.hand
        for player in range(hand.n):
            legal, answers = hand.legal(player), explain_choices(hand, player)
            assert explain_turn(hand, player).rule in RULES
            assert [answer.allowed for answer in answers] == (
                [] if legal is None else [legal.left > 0, any(legal.placed), legal.ready]
            )
    check(hand)
    for player in (None, *range(hand.n)):
        check(hand.seen_by(player))


def test_a_dead_hand_says_which_row_is_too_strong() -> None:
    top = one(deal_of([DEAD, FLUSH]), "dead_top")
    assert (top.rule, top.players, top.numbers) == ("K7", (0,), {"row": 0})
    middle = one(
        deal_of(["6h 6d 2c / Ad Ah 3c 3h 7c / Jh Jd 5c 5s Th", "Ac Kd 7h / 8h 8d 9c 9d 2s / 4c 5h 6c 7s 8c"]),
        "dead_middle",
    )
    assert (middle.rule, middle.numbers) == ("K6", {"row": 1})


def test_a_scoop_and_equal_lines_are_named() -> None:
    assert one(deal_of([FLUSH, STRAIGHT]), "scoop").numbers == {"points": 3}
    hand = deal_of([STRAIGHT.replace("7h", "7d"), "Ah Ks 7c / 9h 9s Tc Td 3d / Js Jh Qc Qh 2c"])
    equal = one(hand, "line_equal")
    assert (equal.rule, equal.numbers) == ("K18", {"row": 0})


def test_a_house_may_spare_a_dead_hand_the_scoop() -> None:
    codes = {reason.code for reason in reasons(deal_of([DEAD, FLUSH], foul_scoop=False))}
    assert "no_scoop_of_the_dead" in codes
    assert "scoop_of_the_dead" not in codes


def test_two_dead_hands_have_nothing_between_them() -> None:
    other = "Qh Qs 2h / 9c 9d 8c 7s 3d / 6h 6d 4c 4s Tc"
    assert one(deal_of([DEAD, other]), "both_dead").rule == "K19"


def test_a_transfer_names_the_points_their_value_and_what_is_forgiven() -> None:
    hand = deal_of([FLUSH, STRAIGHT], stacks=[100, 20], point_value=5)
    (each,) = told(hand, Settled)
    assert [(reason.code, reason.rule, reason.numbers) for reason in each.reasons] == [
        ("transfer", "K21", {"amount": 20, "points": 11}),
        ("point_value", "K26", {"points": 11, "value": 5, "due": 55}),
        ("forgiven", "K22", {"amount": 35}),
    ]


def test_fantasyland_says_by_which_row_it_is_entered_kept_and_left() -> None:
    entered = one(deal_of([QUEENS, FLUSH]), "fantasy_entered")
    assert (entered.rule, entered.numbers, entered.hand and entered.hand.category) == ("K23", {"cards": 14}, "pair")
    assert one(deal_of([FOURS, OTHER], fantasy=(14, 0)), "fantasy_kept_bottom").rule == "K25"
    assert one(deal_of([TRIPS, THIRD], fantasy=(14, 0)), "fantasy_kept_top").rule == "K25"
    assert one(deal_of([ACES, FLUSH], fantasy=(14, 0)), "fantasy_left").players == (0,)
    full = ["Ac Ad 4d / 5c 5d 5h 6c 6d / 7c 7d 7h 8c 8d", THIRD.replace("8h 8d", "9h 9d")]
    assert one(deal_of(full, fantasy=(14, 0), refantasy_full_house_middle=True), "fantasy_kept_middle").rule == "K25"
    assert one(deal_of(full, fantasy=(14, 0)), "fantasy_left").rule == "K25"


def test_on_the_first_street_a_player_is_told_what_is_still_to_be_placed() -> None:
    hand = stage()
    play(hand, "0+2c@b")
    place, move, ready = explain_choices(hand, 0)
    assert (place.reasons[0].numbers, move.allowed, ready.allowed) == ({"left": 4}, True, False)
    assert explain_turn(hand, 0).rule == "K8"
    assert explain_choices(hand, 1) == ()
