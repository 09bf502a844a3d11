"""Whatever may happen in a hand or a deal can be told in every language, and whatever is refused."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.chinese.random_deals import moments as moments_of_deal
from tests.chinese.random_deals import random_deal as random_chinese
from tests.rules.random_hands import moments, random_deal
from tests.rules.stage import play, stage

from croupier.chinese.action import Lay, MoveCard, PlaceCard, Ready, TakeBack
from croupier.cli.telling import Telling
from croupier.cli.telling_deal import DealTelling
from croupier.cli.words import Words
from croupier.rules.action import BRING_IN, CALL, CHECK, FOLD, MUCK, SHOW, Action, Bet, Discard, Rabbit, Raise, Run
from croupier.rules.explained import Reason, explain, explain_refusal
from croupier.rules.hand import Hand
from croupier.rules.legal import RULE_OF, Illegal

WORDS = [Words(language) for language in ("en", "uk", "ru", "bg")]
HUGE = 10**9


def wishes(hand: Hand, player: int) -> Iterator[Action | PlaceCard]:
    """Wishes of every kind, most of which are refused, among them sizes just out of bounds."""
    legal = hand.legal(player)
    yield from (FOLD, CHECK, CALL, SHOW, MUCK, BRING_IN, Discard(), Discard((0,)), Run(9), Rabbit())
    yield from (Bet(1), Bet(HUGE), Raise(1), Raise(HUGE), PlaceCard(0, 2))
    if legal is not None:
        sizes = (legal.price, legal.min_to - 1, legal.min_to + 1, legal.max_to + 1)
        yield from (kind(to) for kind in (Bet, Raise) for to in sizes)


def refusals(hand: Hand, player: int) -> Iterator[Illegal]:
    """Every refusal that a player gets at this moment."""
    for wish in wishes(hand, player):
        try:
            hand.copy().act(player, wish)  # type: ignore[arg-type]
        except Illegal as illegal:
            yield illegal


@pytest.mark.parametrize("seed", range(48))
def test_a_random_hand_can_be_told_in_every_language_to_every_reader(seed: int) -> None:
    *_, last = moments(random_deal(seed))
    for words in WORDS:
        for reader in (last.hand, last.hand.seen_by(None), last.hand.seen_by(0)):
            lines = list(Telling(words, reader).lines())
            assert len(lines) > len(reader.opened.stacks)
            assert not [line for line in lines if "{" in line or "$" in line]


def asked() -> Iterator[tuple[Hand, int]]:
    """Hands at every moment of theirs, with a player; one in which a short all-in has closed the betting."""
    for seed in range(40):
        for moment in moments(random_deal(seed)):
            yield moment.hand, max(moment.player, 0)
    hand = stage([1000, 1000, 1000, 150], (50, 100))
    play(hand, "2c 3r150 0c 1c")
    yield hand, 2


def test_every_refusal_can_be_told_in_every_language() -> None:
    codes = set()
    for hand, player in asked():
        for illegal in refusals(hand, player):
            codes.add(illegal.code)
            reasons = explain_refusal(hand, player, illegal)
            assert (reasons[0].code, reasons[0].rule) == (illegal.code, illegal.rule)
            assert reasons[0].numbers.items() >= illegal.numbers.items()
            assert all(Telling(words, hand).refusal(1, "this", reasons) for words in WORDS)
    assert set(RULE_OF) - codes <= {"no_such_player", "must_agree", "must_show", "cannot_fold", "exceeds_stack"}


def test_every_standing_of_random_hands_can_be_told_in_every_language() -> None:
    for seed in range(24):
        for moment in moments(random_deal(seed)):
            for words in WORDS:
                assert list(Telling(words, moment.hand).standing())


@pytest.mark.parametrize("seed", range(24))
def test_a_random_deal_can_be_told_in_every_language_to_every_reader(seed: int) -> None:
    for moment in moments_of_deal(random_chinese(seed)):
        hand = moment.hand
        assert list(DealTelling(WORDS[seed % 4], hand).standing())
        for player in range(hand.n):
            tell_refusals(hand, player)
    for words in WORDS:
        for reader in (hand, hand.seen_by(None), hand.seen_by(0)):
            assert list(DealTelling(words, reader).lines())


def tell_refusals(hand: object, player: int) -> None:
    """Every refusal that a player of a deal gets, in every language."""
    card = (hand.given[player] or (0,))[0]  # type: ignore[attr-defined]
    for wish in (
        PlaceCard(card, 7),
        PlaceCard(0, 0),
        MoveCard(card, 1),
        TakeBack(card),
        Ready(),
        Ready((0, 1)),
        Lay((card,) * 4),
    ):
        try:
            hand.copy().act(player, wish)  # type: ignore[attr-defined]
        except Illegal as illegal:
            why = Reason(illegal.code, illegal.rule, illegal.numbers)
            for words in WORDS:
                assert DealTelling(words, hand).refusal(1, "this", why)  # type: ignore[arg-type]


def test_the_amounts_that_are_told_are_those_of_the_hand() -> None:
    for seed in range(24):
        *_, last = moments(random_deal(seed))
        lines = list(Telling(WORDS[0], last.hand).lines())
        for name, stack in zip(last.hand.opened.names, last.hand.stacks, strict=True):
            noun = "chip" if stack == 1 else "chips"
            assert [line for line in lines if line.startswith(f"{name}: {stack:,} {noun}, ")]
        assert len(explain(last.hand)) == len(last.hand.events)
