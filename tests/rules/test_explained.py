"""Every fact, choice and refusal has its reason, by a rule that exists and with the numbers of the hand."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from tests.rules.random_hands import moments as moments_of
from tests.rules.random_hands import random_deal
from tests.rules.stage import play, stage

from croupier.ranking import EVALUATORS
from croupier.ranking.rules import RULE_OF_RANKING
from croupier.rules.action import CALL, CHECK, MUCK, Action, Bet, Rabbit, Raise, Show
from croupier.rules.event import Awarded, Event, Gathered, Opened, Post, Posted, Returned
from croupier.rules.explained import (
    CHIPS,
    COUNTS,
    RULE_OF_REASON,
    Answer,
    Reason,
    Told,
    explain,
    explain_choices,
    explain_refusal,
    explain_turn,
)
from croupier.rules.hand import Hand
from croupier.rules.house_rules import Rake
from croupier.rules.legal import RULE_OF, Illegal

ROOT = Path(__file__).resolve().parents[1]
GOLDEN = sorted((ROOT / "hands").glob("*/*.json"))
RULEBOOK = (ROOT.parent / "docs" / "rulebook.md").read_text(encoding="utf-8")
RULES = {*re.findall(r"^\*\*([A-N]\d+)\*\*", RULEBOOK, re.MULTILINE), "M"}


def golden(path: Path) -> Hand:
    """A golden hand, replayed from its facts."""
    first, *facts = json.loads(path.read_text(encoding="utf-8"))["events"]
    hand = Hand.open(msgspec.convert(first, Opened))
    for fact in facts:
        hand.apply(msgspec.convert(fact, Event))
    return hand


def moments(hand: Hand) -> Iterator[Hand]:
    """The hand before each of its facts, and at its end."""
    now = Hand.open(hand.opened)
    for fact in hand.events[1:]:
        yield now
        now.apply(fact)
    yield now


def codes(told: Told) -> list[str]:
    return [reason.code for reason in told.reasons]


def why(hand: Hand, kind: type) -> list[Told]:
    """The facts of one kind with their reasons."""
    return [told for told in explain(hand) if type(told.fact) is kind]


def answers(hand: Hand) -> dict[str, Answer]:
    """What the player to act may do."""
    return {answer.action: answer for answer in explain_choices(hand, hand.to_act)}


def check(reason: Reason, n: int) -> None:
    """A reason is well made: a code that is known, a rule that exists, numbers whose kind is known."""
    assert reason.code in RULE_OF_REASON or reason.code in RULE_OF, reason
    assert reason.rule in RULES, reason
    assert set(reason.numbers) <= CHIPS | COUNTS, reason
    assert all(0 <= player < n for player in reason.players), reason


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_fact_of_every_golden_hand_has_a_reason_by_a_rule_of_the_rulebook(path: Path) -> None:
    hand = golden(path)
    told = explain(hand)
    assert [each.fact for each in told] == hand.events
    for each in told:
        assert each.reasons, each.fact
        for reason in each.reasons:
            check(reason, hand.n)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_answers_agree_with_what_is_legal_at_every_moment(path: Path) -> None:
    for now in moments(golden(path)):
        check(explain_turn(now), now.n)
        for player in range(now.n):
            legal = now.legal(player)
            given = {answer.action: answer for answer in explain_choices(now, player)}
            for answer in given.values():
                assert answer.reasons
                for reason in answer.reasons:
                    check(reason, now.n)
            if legal is None:
                continue
            allowed = [answer.action for answer in given.values() if answer.allowed]
            wished = {
                "fold": legal.fold, "check": legal.check, "call": legal.call > 0, "show": legal.show,
                "bet": legal.can_raise and legal.opens, "raise": legal.can_raise and not legal.opens,
                "muck": legal.muck, "bring_in": legal.bring_in > 0, "discard": legal.discard_max >= 0,
                "run": legal.runs > 0, "rabbit": False,
            }  # fmt: skip
            assert allowed == [action for action in given if wished[action]]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_what_is_said_of_the_pots_adds_up_to_them(path: Path) -> None:
    for told in why(golden(path), Gathered):
        assert isinstance(told.fact, Gathered)
        for number, pot in enumerate(told.fact.pots):
            own = [reason for reason in told.reasons if reason.numbers.get("number") == number]
            paid = sum(reason.numbers["amount"] for reason in own if reason.code != "pot")
            assert (own[0].numbers["amount"], own[0].players, paid) == (pot.amount, pot.players, pot.amount)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_what_one_player_sees_is_explained_without_a_secret(path: Path) -> None:
    hand = golden(path)
    for player in (None, *range(hand.n)):
        view = hand.seen_by(player)
        assert [told.fact for told in explain(view)] == view.events
        mine = {card for card in view.holes[player] if card >= 0} if player is not None else set()
        open_cards = {*sum((tuple(board) for board in view.boards), ()), *sum(view.ups, ())}
        open_cards |= {card for up in view.shown if up for card in up}
        said = {card for told in explain(view) for reason in told.reasons for card in reason.cards}
        assert said - {-1} <= open_cards | mine


SUMS: dict[str, Callable[[dict[str, int]], bool]] = {
    "least_raise": lambda number: number["to"] == number["price"] + number["step"],
    "least_over_short": lambda number: number["to"] == number["price"] + number["step"] > 2 * number["price"],
    "least_over_straddle": lambda number: number["to"] == number["price"] + number["step"],
    "least_double": lambda number: number["to"] == 2 * number["price"],
    "least_limit": lambda number: number["to"] == number["price"] + number["limit"],
    "least_all_in": lambda number: number["to"] < number.get("minimum", number["to"] + 1),
    "most_pot": lambda number: number["to"] == number["price"] + number["pot"] + number["call"],
    "most_pot_before_call": lambda number: number["to"] == number["price"] + number["pot"],
    "most_spread": lambda number: number["to"] == number["price"] + number["size"],
    "fixed_size": lambda number: number["to"] == number["price"] + number["size"],
    "completes": lambda number: not number["to"] % number["size"] and number["to"] > number["price"],
    "may_call": lambda number: number["call"] == number["price"] - number["bet"],
    "short_post": lambda number: number["amount"] < number["due"],
    "returned": lambda number: number["amount"] == number["top"] - number["second"] > 0,
    "raised": lambda number: number["over"] == number["to"] - number["price"] > 0,
    "not_full": lambda number: number["over"] < number["step"],
    "short_of_reopening": lambda number: number["acted"] + number["over"] < number["needed"],
    "half_counts": lambda number: number["size"] <= 2 * number["over"] < 2 * number["size"],
    "under_half": lambda number: number["over"] > 0,
    "rake": lambda number: number["amount"] <= number["pot"] * number["percent"] // 10_000,
    "price_rose": lambda number: number["acted"] < number["price"],
    "half": lambda number: 0 <= number["amount"] <= number["pot"],
    "part_of_board": lambda number: number["amount"] <= number["pot"] and number["board"] <= number["boards"],
    "bets_of_round": lambda number: number["bets"] >= number["cap"],
}
"""What the numbers of a reason must be to each other."""


def hands() -> Iterator[Hand]:
    """Random hands by random house rules at every moment, and the golden ones at their end."""
    for seed in range(150):
        for moment in moments_of(random_deal(seed)):
            yield moment.hand
    yield from map(golden, GOLDEN)
    for last, other in ((150, {"blinds": (50, 100)}), (25, {"blinds": (10, 20), "structure": "FL"})):
        hand = stage([1000, 1000, 1000, last], **other)
        play(hand, f"2c 3r{last} 0c 1c")
        yield hand
    yield stage([1000, 1000, 1000], (10, 20), straddle="utg", straddles=1)


def test_the_numbers_of_every_reason_add_up() -> None:
    seen = set()
    for now in hands():
        reasons = [reason for answer in explain_choices(now, now.to_act) for reason in answer.reasons]
        if now.finished:
            reasons += [reason for told in explain(now) for reason in told.reasons]
        for reason in reasons:
            seen.add(reason.code)
            assert SUMS.get(reason.code, bool)(reason.numbers) or reason.code not in SUMS, reason
    assert set(SUMS) - seen == set()


def test_the_bounds_that_are_explained_are_those_of_the_hand() -> None:
    for now in hands():
        legal = now.legal(now.to_act) if now.to_act >= 0 else None
        if legal is None or not legal.can_raise:
            continue
        given = answers(now)
        least, *others = given["bet" if legal.opens else "raise"].reasons
        assert least.numbers["to"] == legal.min_to, least
        most = others[0] if others else least
        assert (
            most.numbers.get("stack", most.numbers.get("maximum", most.numbers.get("to"))) == legal.max_to or not others
        )
        if legal.call:
            assert given["call"].reasons[0].numbers["call"] == legal.call


def test_every_ranking_has_a_rule() -> None:
    assert set(RULE_OF_RANKING) == set(EVALUATORS)
    assert set(RULE_OF_RANKING.values()) <= RULES


def test_a_short_all_in_is_named_with_who_may_not_raise_again() -> None:
    hand = stage([1000, 1000, 1000, 150], (50, 100))
    play(hand, "2c 3r150")
    told = explain(hand)[-1]
    assert codes(told) == ["raised", "all_in", "not_full", "not_reopened", "next_raise", "next_in_turn"]
    short, closed = told.reasons[2:4]
    assert (short.rule, short.numbers) == ("E9", {"over": 50, "step": 100})
    assert closed.players == (2,)
    play(hand, "0c 1c")
    answer = answers(hand)["raise"]
    assert not answer.allowed
    assert [(reason.code, reason.rule) for reason in answer.reasons] == [
        ("betting_closed", "E9"), ("short_of_reopening", "E10"),
    ]  # fmt: skip
    assert answer.reasons[1].numbers == {"over": 50, "acted": 100, "needed": 200}


def test_in_limit_half_a_bet_over_the_last_whole_one_counts() -> None:
    hand = stage([1000, 1000, 1000, 25, 32], (10, 20), structure="FL")
    play(hand, "2c 3r25 4r32")
    short, half = [told.reasons for told in explain(hand)[-2:]]
    assert [(why.code, why.rule, why.numbers) for why in short[2:3]] == [("not_full", "E18", {"over": 5, "step": 20})]
    assert [(why.code, why.rule, why.numbers) for why in half[2:3]] == [
        ("half_counts", "E18", {"over": 12, "size": 20})
    ]


def test_where_only_full_bets_count_in_limit_it_says_what_was_needed() -> None:
    hand = stage([1000, 1000, 1000, 32], (10, 20), structure="FL", fl_half_bet="full")
    play(hand, "2c 3r32 0c 1c")
    closed = answers(hand)["raise"].reasons
    assert [(why.code, why.rule) for why in closed] == [("betting_closed", "E9"), ("short_of_reopening", "E18")]
    assert closed[1].numbers == {"over": 12, "acted": 20, "needed": 40}


def test_two_short_all_ins_that_make_a_full_raise_reopen_the_betting() -> None:
    hand = stage([1000, 1000, 1000, 160, 220], (50, 100))
    play(hand, "2c 3r160 4r220")
    told = explain(hand)[-1]
    assert [(reason.code, reason.rule, reason.players) for reason in told.reasons][2:4] == [
        ("not_full", "E9", ()), ("reopened_together", "E10", (2,)),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("setting", "words", "least", "most"),
    [
        ({}, "", ("least_raise", "E6", {"price": 20, "step": 20, "to": 40}), ("most_stack", "E6", {"stack": 1000})),
        ({}, "2c 0c 1x", ("least_bet", "E6", {"to": 20}), ("most_stack", "E6", {"stack": 980})),
        ({"min_raise_rule": "double"}, "2r50", ("least_double", "E7", {"price": 50, "to": 100}), None),
        ({"straddle": "utg", "straddles": 1}, "", ("least_over_straddle", "C10", {"price": 40, "step": 40, "to": 80}),
         None),
        ({"structure": "PL"}, "", ("least_raise", "E6", {"price": 20, "step": 20, "to": 40}),
         ("most_pot", "E13", {"price": 20, "pot": 30, "call": 20, "to": 70})),
        ({"structure": "FL"}, "", ("fixed_size", "E15", {"to": 40, "price": 20, "size": 20}), None),
    ],
)  # fmt: skip
def test_the_size_of_a_wager_is_explained(
    setting: dict[str, str], words: str, least: tuple[str, str, dict[str, int]], most: object
) -> None:
    hand = stage([1000, 1000, 1000], (10, 20), **setting)
    play(hand, words)
    given = answers(hand)
    reasons = (given["bet"] if given["bet"].allowed else given["raise"]).reasons
    assert (reasons[0].code, reasons[0].rule, reasons[0].numbers) == least
    if most:
        assert (reasons[1].code, reasons[1].rule, reasons[1].numbers) == most


def test_a_pot_below_the_least_bet_allows_exactly_that_bet() -> None:
    hand = stage([100, 100, 100], (1, 2), structure="PL", min_bet=10)
    play(hand, "2c 0c 1x")
    assert [(why.code, why.rule, why.numbers) for why in answers(hand)["bet"].reasons] == [
        ("least_bet", "E6", {"to": 10}), ("pot_too_small", "E13", {"to": 10, "pot": 6}),
    ]  # fmt: skip


def test_less_than_a_full_raise_is_possible_all_in_and_says_so() -> None:
    hand = stage([1000, 1000, 130], (50, 100))
    reasons = answers(hand)["raise"].reasons
    assert [(reason.code, reason.rule, reason.numbers) for reason in reasons] == [
        ("least_all_in", "E8", {"to": 130, "minimum": 200})
    ]


def test_the_big_blind_is_told_that_he_has_an_option() -> None:
    hand = stage([100, 100, 100])
    play(hand, "2c 0c")
    assert explain_turn(hand).code == "option"
    assert answers(hand)["check"].reasons[0].rule == "E4"


def test_one_who_posts_to_come_in_may_check_without_an_option() -> None:
    hand = stage([100, 100, 100, 100], extra=[Post(2, "post", 2)])
    assert answers(hand)["check"].reasons[0].rule == "E1"


def test_a_muck_that_is_refused_says_once_why() -> None:
    hand = stage([100, 100], holes=["As Ad", "Ks Kd"], board="2c 5d 9h Js 3d")
    play(hand, "1c 0x 0x 1x 0x 1x 0x 1x")
    assert [reason.code for reason in refused(hand, MUCK)] == ["must_show"]
    play(hand, "0s")
    assert [answer.reasons[0].code for answer in explain_choices(hand, 1) if answer.action == "muck"] == ["may_muck"]
    hand = stage([100, 100], holes=["Ks Kd", "As Ad"], board="2c 5d 9h Js 3d")
    play(hand, "1c 0x 0x 1x 0x 1x 0x 1x 0s")
    assert [reason.code for reason in refused(hand, MUCK)] == ["must_show", "ties_or_wins"]


def refused(hand: Hand, action: Action) -> tuple[Reason, ...]:
    """Why the player to act may not do this."""
    with pytest.raises(Illegal) as caught:
        hand.act(hand.to_act, action)
    return explain_refusal(hand, hand.to_act, caught.value)


def test_over_an_open_pair_both_sizes_are_named_once() -> None:
    studs = [golden(path) for path in GOLDEN if path.parent.name == "seven_card_stud"]
    asked = [(now.legal(now.to_act), answers(now)) for hand in studs for now in moments(hand) if now.to_act >= 0]
    sizes = [given["bet" if legal.opens else "raise"].reasons for legal, given in asked if legal and legal.sizes]
    assert {tuple(reason.code for reason in reasons) for reasons in sizes} == {("two_sizes",)}


def test_the_turn_is_explained_by_the_place() -> None:
    assert explain_turn(stage([100, 100, 100])).code == "opens_left_of_blind"
    assert explain_turn(stage([100, 100])).rule == "C5"
    hand = stage([100, 100, 100])
    play(hand, "2c 0c 1x")
    assert (explain_turn(hand).code, explain_turn(hand).rule) == ("first_left", "C4")
    play(hand, "0b4")
    assert explain_turn(hand).code == "next_in_turn"
    play(hand, "1c 2r8")
    assert (explain_turn(hand).code, explain_turn(hand).numbers) == ("price_rose", {"price": 8, "acted": 4})


def test_in_stud_the_turn_goes_on_from_one_whom_the_ante_has_put_all_in() -> None:
    hand = stage([2, 100, 100], structure="FL", variant="seven_card_stud", ante=2, small_bet=10,
                 holes=["3c 4d 2c 5h 6h 7h 8c", "9c Td Kc 5d 6d 7d 8d", "Jc Qd Kd 5s 6s 7s 8s"])  # fmt: skip
    assert hand.stacks[0] == 0
    assert (explain_turn(hand).code, hand.to_act) == ("next_in_turn", 1)


def test_an_uncalled_bet_goes_back_and_says_by_how_much_it_was_over() -> None:
    hand = stage([1000, 300, 1000])
    play(hand, "2f 0r500 1c")
    (told,) = why(hand, Returned)
    assert (told.reasons[0].rule, told.reasons[0].numbers) == ("F2", {"amount": 200, "top": 500, "second": 300})


def test_an_odd_chip_says_who_gets_it_and_why() -> None:
    hand = golden(ROOT / "hands" / "holdem" / "split_with_an_odd_chip.json")
    (told,) = why(hand, Awarded)
    assert "split" in codes(told)
    odd = next(reason for reason in told.reasons if reason.code == "odd_left_of_button")
    assert (odd.rule, odd.players, odd.numbers) == ("F6", (1,), {"odd": 1, "unit": 1})


def test_a_pot_says_which_hand_was_beaten_and_whether_a_kicker_decided() -> None:
    hand = stage([100, 100], holes=["Ac Kd", "Ah Qd"], board="Ad Tc 7h 4s 2c")
    play(hand, "1c 0x 0x 1x 0x 1x 0x 1b10 0c 1s 0s")
    (told,) = why(hand, Awarded)
    assert [(reason.code, reason.rule, reason.players) for reason in told.reasons] == [
        ("best_hand", "B4", (0,)), ("beats_inside", "B4", (1,)),
    ]  # fmt: skip


def test_a_low_half_that_nobody_has_goes_to_the_high_hand() -> None:
    hand = stage([100, 100], holes=["Ac Kd Kh 9s", "Qh Qd 9h 8h"], board="Ad Tc 7h Js 2c", variant="omaha8")
    play(hand, "1c 0x 0x 1x 0x 1x 0x 1x 0s 1s")
    (told,) = why(hand, Awarded)
    assert ("nobody_qualifies", "F7") in [(reason.code, reason.rule) for reason in told.reasons]


def test_a_rake_says_of_what_and_that_it_was_capped() -> None:
    hand = stage([1000, 1000], rake=Rake(5, 3))
    play(hand, "1c 0x 0b100 1c 0x 1x 0x 1x 0s 1s")
    told = explain(hand)
    rake = next(each for each in told if each.fact.__class__.__name__ == "Raked")
    assert [(reason.code, reason.numbers) for reason in rake.reasons] == [
        ("rake", {"number": 0, "amount": 3, "pot": 204, "percent": 500}), ("rake_capped", {"maximum": 3}),
    ]  # fmt: skip


def test_a_short_blind_and_dead_money_are_explained() -> None:
    hand = stage([1000, 15, 1000], (10, 20), ante=20, ante_type="bb_ante")
    told = why(hand, Posted)
    assert codes(told[1]) == ["big_blind", "short_post"]
    assert told[1].reasons[1].numbers == {"amount": 15, "due": 20}
    assert codes(told[2]) == ["table_ante", "short_post", "dead_money"]


@pytest.mark.parametrize(
    ("words", "action", "said"),
    [
        ("", CHECK, [("cannot_check", "E1")]),
        ("", Raise(30), [("below_minimum", "E6"), ("least_raise", "E6")]),
        ("", Raise(3000), [("exceeds_stack", "E6")]),
        ("", Bet(60), [("bet_exists", "E1")]),
        ("2c 0c 1x", CALL, [("nothing_to_call", "E1")]),
        ("", Show(), [("not_at_showdown", "G1")]),
        ("", Rabbit(), [("no_rabbit", "G6")]),
    ],
)
def test_a_refusal_is_explained_by_the_bound_that_it_broke(
    words: str, action: Action, said: list[tuple[str, str]]
) -> None:
    hand = stage([1000, 1000, 1000], (10, 20))
    play(hand, words)
    with pytest.raises(Illegal) as caught:
        hand.act(hand.to_act, action)
    reasons = explain_refusal(hand, hand.to_act, caught.value)
    assert [(reason.code, reason.rule) for reason in reasons] == said


def test_one_who_is_not_asked_is_told_whose_turn_it_is_not() -> None:
    hand = stage([100, 100, 100])
    assert {answer.reasons[0].code for answer in explain_choices(hand, 0)} == {"not_your_turn"}
    assert not any(answer.allowed for answer in explain_choices(hand, 0))


def test_the_winner_of_a_hand_without_a_showdown_may_still_show() -> None:
    hand = stage([100, 100, 100], rabbit=True)
    play(hand, "2r6 0f 1f")
    allowed = [answer.action for answer in explain_choices(hand, 2) if answer.allowed]
    assert allowed == ["show", "rabbit"]
    assert explain_turn(hand).rule == "E12"


def test_two_boards_and_stakes_without_blinds_are_named() -> None:
    hand = stage([100, 100, 100], ante=5, boards=2, bomb=True)
    assert [(reason.code, reason.numbers) for reason in explain(hand)[0].reasons] == [
        ("bomb_pot", {}), ("boards", {"boards": 2}),
    ]  # fmt: skip
