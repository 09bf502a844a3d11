"""The guided first hand: four play it by the real rules, and what Anna sees of it is cut into pages (Rulebook V446).

The story is that of a text for beginners; every fact, price and hand in it comes from the machine that plays at tables.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from croupier.cards import Card, cards, deck
from croupier.ranking import EVALUATORS
from croupier.room.fact import AnyFact, Roll, Sitting, TableSpec
from croupier.room.proof import HandRecord
from croupier.room.veil import veil_fact
from croupier.rules.action import CALL, CHECK, FOLD, SHOW, Action, Bet, Raise
from croupier.rules.betting import Betting
from croupier.rules.event import Board, Called, Checked, Dealt, Event, Folded, Posted, Shown, Wagered
from croupier.rules.explained import Reason, explain, explain_choices, explain_turn
from croupier.rules.forced import open_hand
from croupier.rules.hand import Hand

NAMES = ("Boris", "Viktoria", "Georgij", "Anna")
"""Clockwise from the left of the button, which is Anna's."""

BORIS, VIKTORIA, GEORGIJ, ANNA = range(4)
SEATS = (2, 3, 4, 1)
STACK = 1000
BETTING = Betting(small_blind=10, big_blind=20)
HOLES = ("6h 3d", "9c 9d", "9s 7h", "As Qs")
BOARD = "Qd 9h 2s Ad Qh"
STORY: tuple[tuple[int, Action], ...] = (
    *((GEORGIJ, Raise(60)), (ANNA, CALL), (BORIS, FOLD), (VIKTORIA, CALL)),
    *((VIKTORIA, CHECK), (GEORGIJ, Bet(60)), (ANNA, CALL), (VIKTORIA, CALL)),
    *((VIKTORIA, CHECK), (GEORGIJ, CHECK), (ANNA, CHECK)),
    *((VIKTORIA, Bet(100)), (GEORGIJ, FOLD), (ANNA, CALL)),
    *((VIKTORIA, SHOW), (ANNA, SHOW)),
)
UNTOLD = frozenset({"burned", "deck", "gathered", "pot", "paid_into", "over", "dealt_down", "next_in_turn"})
"""The reasons that say nothing new to who is told the page's own words."""

DEEDS = (Folded, Checked, Called, Wagered, Shown)


class Page(NamedTuple):
    """A page of the lesson: it shows the hand after so many deeds of players and so many turned streets.

    `before` ends it earlier, ahead of the first fact of this kind; with `asks` Anna is asked for her next deed.
    """

    key: str
    deeds: int = 0
    streets: int = 0
    asks: bool = False
    before: type[Event] | None = None


PAGES = (
    Page("welcome", before=Posted),
    Page("blinds", before=Dealt),
    Page("cards"),
    Page("raise", 1),
    Page("preflop", 1, asks=True),
    Page("preflop-end", 4),
    Page("flop", 4, 1),
    Page("bet", 6, 1),
    Page("pair", 6, 1, asks=True),
    Page("flop-end", 8, 1),
    Page("turn", 8, 2),
    Page("checks", 10, 2),
    Page("two-pair", 10, 2, asks=True),
    Page("river", 11, 3),
    Page("river-bet", 13, 3),
    Page("full-house", 13, 3, asks=True),
    Page("shows", 15, 3),
    Page("result", 16, 3),
    Page("end", 16, 3),
)


def lesson() -> dict[str, Any]:
    """The hand as a record that the browser replays, and its pages."""
    hand = played()
    return {"record": msgspec.to_builtins(record(hand)), "pages": [page(hand, one) for one in PAGES]}


def played() -> Hand:
    """The whole hand, played by the rules."""
    hand = Hand.open(open_hand(seats=SEATS, names=NAMES, stacks=(STACK,) * 4, betting=BETTING, button=SEATS[ANNA]))
    hand.deal(stacked())
    for player, action in STORY:
        hand.act(player, action)
    return hand


def stacked() -> tuple[Card, ...]:
    """The deck of the story: hole cards one at a time, then the board, each street after a burned card (D1, D2)."""
    holes = [cards(hole) for hole in HOLES]
    flop, turn, river = cards(BOARD)[:3], cards(BOARD)[3:4], cards(BOARD)[4:]
    named = {*cards(" ".join((*HOLES, BOARD)))}
    rest = [card for card in deck() if card not in named]
    order = [hole[number] for number in range(2) for hole in holes]
    for street in (flop, turn, river):
        order += [rest.pop(), *street]
    return (*order, *rest)


def record(hand: Hand) -> HandRecord:
    """What Anna knows of the hand, in the form in which the room gives a finished hand to its players."""
    sittings = tuple(Sitting(seat, str(seat), name, STACK) for seat, name in sorted(zip(SEATS, NAMES, strict=True)))
    roll = Roll(TableSpec(name="Croupier", betting=BETTING, seats=4), sittings, button=SEATS[BORIS])
    facts: tuple[AnyFact, ...] = (roll, *(veil_fact(fact, ANNA) for fact in hand.events))
    return HandRecord("croupier-hand-1", "lesson.1", "lesson", 0, ANNA, facts)


def page(hand: Hand, one: Page) -> dict[str, Any]:
    """A page: how many facts of the record it shows, what it asks, which hands are known, and by which rules."""
    count = shown(hand.events, one)
    now = Hand.open(hand.opened)
    for fact in hand.events[1:count]:
        now.apply(fact)
    asked = one.asks and now.to_act == ANNA
    return {
        "key": one.key,
        "facts": 1 + count,
        "legal": msgspec.to_builtins(now.legal(ANNA)) if asked else None,
        "wish": msgspec.to_builtins(next_wish(one.deeds)) if asked else None,
        "hands": [made(now, player) for player in known(now)],
        "why": [msgspec.to_builtins(reason) for reason in reasons(now, hand, one, count)],
    }


def shown(facts: Sequence[Event], one: Page) -> int:
    """How many facts a page shows: all of them until there is one more deed or street than it has."""
    deeds = streets = 0
    for place, fact in enumerate(facts):
        deeds += isinstance(fact, DEEDS)
        streets += isinstance(fact, Board)
        if deeds > one.deeds or streets > one.streets or (one.before and isinstance(fact, one.before)):
            return place
    return len(facts)


def next_wish(deeds: int) -> Action:
    """What Anna does next in the story, as she would wish it at a table."""
    player, action = STORY[deeds]
    assert player == ANNA
    return action


def known(now: Hand) -> Iterator[int]:
    """Whose hands Anna knows: her own once it is dealt, and those that were shown."""
    if now.holes[ANNA]:
        yield ANNA
    yield from (player for player in range(now.n) if player != ANNA and now.shown[player])


def made(now: Hand, player: int) -> dict[str, Any]:
    """What a player's cards make on the board so far, and by which five."""
    evaluator, hole = EVALUATORS[now.variant.evaluator], now.holes[player]
    enough = evaluator.is_enough(hole, now.board)
    five = evaluator.five(hole, now.board) if enough else hole
    return {"player": player, "cards": list(five), "name": msgspec.to_builtins(evaluator.name(five))}


def reasons(now: Hand, hand: Hand, one: Page, count: int) -> list[Reason]:
    """Why everything on this page is as it is: of the facts that are new on it, or of what Anna may do."""
    if one.asks:
        turn = explain_turn(now)
        answers = explain_choices(now, ANNA)
        return [turn, *(reason for answer in answers if answer.allowed for reason in answer.reasons)]
    earlier = PAGES[: PAGES.index(one)]
    start = shown(hand.events, earlier[-1]) if earlier else 0
    told = [reason for told in explain(now)[start:count] for reason in told.reasons]
    return [reason for reason in told if reason.code not in UNTOLD]
