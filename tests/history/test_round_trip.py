"""A hand of any game and any house that is written as PHH reads back to the same facts."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.rules.golden import FOLDER
from tests.rules.random_hands import Deal, deals, moments, random_deal

from croupier.history.phh import read, write
from croupier.history.standing import standing_of, to_json
from croupier.rules.event import Board, Event, Opened, Shuffled
from croupier.rules.hand import Hand
from croupier.rules.variants import VARIANTS

UNITS = (1, 10, 100)


def told(events: list[Event]) -> list[Event]:
    """The facts that a record can tell: not the order of the deck, nor which cards were burned."""
    return [
        Board(event.street, event.cards, (), event.board) if isinstance(event, Board) else event
        for event in events
        if not isinstance(event, Shuffled)
    ]


def played(deal: Deal, decisions: int) -> Hand:
    """The hand after so many decisions, or at its end."""
    return list(islice(moments(deal), decisions + 1))[-1].hand


def reads_back(hand: Hand, unit: int) -> None:
    """Written and read it is the same hand, and stands where it stood."""
    [record] = read(write(hand, unit))
    report = record.check()
    assert record.unit == unit
    assert not record.notes
    assert report.agrees, (report.refused, report.differences)
    assert told(report.hand.events) == told(hand.events)
    assert (report.hand.stacks, report.hand.to_act) == (hand.stacks, hand.to_act)
    assert to_json(standing_of(record, report.hand, None))


def a_view_reads_back(hand: Hand, player: int | None) -> None:
    """What one player saw, written and read, has the same money and the same turn, and tells no more than he saw."""
    seen = hand.seen_by(player)
    report = read(write(seen))[0].check()
    assert report.agrees, (report.refused, report.differences)
    again = report.hand
    assert (again.stacks, again.bets, again.to_act) == (hand.stacks, hand.bets, hand.to_act)
    public = {card for cards in (*hand.shown, *hand.ups) if cards for card in cards} | {-1}
    for other, hole in enumerate(again.holes):
        assert other == player or set(hole) <= public


@given(deals(), st.integers(0, 60), st.sampled_from(UNITS))
@settings(max_examples=200)
def test_a_hand_that_is_written_reads_back_to_the_same_facts(deal: Deal, decisions: int, unit: int) -> None:
    reads_back(played(deal, decisions), unit)


@given(deals(), st.integers(0, 60), st.integers(-1, 10))
@settings(max_examples=100)
def test_what_one_player_saw_reads_back_to_the_same_money_and_tells_no_more(
    deal: Deal, decisions: int, player: int
) -> None:
    hand = played(deal, decisions)
    a_view_reads_back(hand, player if 0 <= player < hand.n else None)


@pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.json")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_each_golden_hand_reads_back(path: Path) -> None:
    told_there = json.loads(path.read_text(encoding="utf-8"))
    hand = Hand.open(msgspec.convert(told_there["opened"], Opened))
    for event in msgspec.convert(told_there["events"][1:], list[Event]):
        hand.apply(event)
    reads_back(hand, 1)
    for player in (*range(hand.n), None):
        a_view_reads_back(hand, player)


@pytest.mark.slow
def test_ten_thousand_random_hands_read_back() -> None:
    games = set()
    for seed in range(10_000):
        deal = random_deal(seed)
        games.add((deal.opened.variant, deal.opened.betting.structure))
        hand = played(deal, 99 if seed % 2 else seed % 23)
        reads_back(hand, UNITS[seed % 3])
        a_view_reads_back(hand, seed % (hand.n + 1) if seed % (hand.n + 1) < hand.n else None)
    assert games == {(key, structure) for key, game in VARIANTS.items() for structure in game.structures}
