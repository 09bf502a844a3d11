"""The chances in a finished hand, from one moment to the next, of the hands that a reader knows.

Nothing is taken but the reader's own view of the hand (Rulebook D1, G5): cards that he never saw count as cards that
may still come.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from croupier.cards import UNKNOWN, Card
from croupier.chinese.hand import ChineseHand
from croupier.room.record import TABLE_FACTS
from croupier.room.veil import veil_fact
from croupier.rules.event import Dealt, Opened
from croupier.rules.hand import Hand
from croupier.server.archive import Stored, played
from croupier.server.learn.games import has_odds
from croupier.server.study_messages import HandOdds, Scene
from croupier.server.studying import Stop, bounded
from croupier.study.odds import Odds, Question
from croupier.study.odds.question import Holding

NO_ODDS = HandOdds(False, ())

CHEAP = 0.1
"""Moments whose odds can be counted in about so many seconds are counted."""

WHOLE = 1.1
"""Seconds for all moments of a hand: each of those that are sampled has its part of what is left."""


class Moment(NamedTuple):
    """What a reader knows at a moment: who is in with which cards, how many are in with others, what cannot come."""

    players: tuple[int, ...]
    holes: tuple[tuple[Card, ...], ...]
    hidden: int
    boards: tuple[tuple[Card, ...], ...]
    dead: frozenset[Card]


Count = Callable[[Question, Stop], Odds]


def quickly(asked: Question, stop: Stop) -> Odds:
    """The odds of one moment among others."""
    return bounded(asked, stop, CHEAP)


def odds_of(hand: Stored, player: int, stop: Stop, count: Count = quickly) -> HandOdds:
    """The chances at every moment of a hand as this player (-1: a spectator) knows it; `stop` ends the thinking."""
    known = played(hand, player)
    if isinstance(known, ChineseHand) or not has_odds(known.variant):
        return NO_ODDS
    found = moments(hand, player, known)
    told = [one for place, one in enumerate(found) if place == 0 or found[place - 1][1] != one[1]]
    clock = Slices(sum(len(questions(moment, known)) for _, moment in told), stop)
    return HandOdds(True, tuple(scene(since, moment, known, clock, count) for since, moment in told))


class Slices:
    """The time for so many questions: each has its part of what the others before it have left."""

    def __init__(self, questions: int, stop: Stop) -> None:
        self.left, self.stop, self.end = questions, stop, time.perf_counter() + WHOLE

    def next(self) -> Stop:
        """When the next question has had its time."""
        now = time.perf_counter()
        own = now + (self.end - now) / max(1, self.left)
        self.left -= 1
        return lambda: self.stop() or time.perf_counter() > own


def moments(hand: Stored, player: int, known: Hand) -> list[tuple[int, Moment]]:
    """What is known after each fact, and how many facts of the record have then been told."""
    seen, found = Hand.open(known.opened), []
    for told, fact in enumerate(hand.facts, 1):
        going_on = told < len(hand.facts) and isinstance(hand.facts[told], Dealt)  # nobody stops between two cards
        if type(fact) not in TABLE_FACTS and not isinstance(fact, Opened):
            seen.apply(veil_fact(fact, player if player >= 0 else None))  # type: ignore[arg-type]
            if any(seen.holes) and not going_on:
                found.append((told, moment_of(seen, known)))
    return found


def moment_of(seen: Hand, known: Hand) -> Moment:
    """The moment of a hand, with what the reader has come to know of it in the end."""
    holes = [final[: len(now)] for now, final in zip(seen.holes, known.holes, strict=True)]
    live = [player for player in range(seen.n) if not seen.folded[player] and not seen.mucked[player]]
    mine = [player for player in live if holes[player] and UNKNOWN not in holes[player]]
    dead = {card for player, hole in enumerate(holes) if player not in mine for card in hole if card != UNKNOWN}
    boards = tuple(tuple(board) for board in seen.boards)
    return Moment(tuple(mine), tuple(holes[player] for player in mine), len(live) - len(mine), boards, frozenset(dead))


def scene(since: int, moment: Moment, hand: Hand, clock: Slices, count: Count) -> Scene:
    """The chances of a moment; none where there is no question."""
    asked = questions(moment, hand)
    players = moment.players if asked else ()
    return Scene(since, players, moment.hidden, tuple(count(one, clock.next()) for one in asked))


def questions(moment: Moment, hand: Hand) -> list[Question]:
    """A question for each board; none if fewer than two hands are known, or stud has come to a common card."""
    variant = hand.variant
    if len(moment.players) < 2 or any(len(board) > variant.board for board in moment.boards):
        return []
    holdings = tuple(Holding((filled(hole, variant.hole),), (1.0,)) for hole in moment.holes)
    found = []
    for number, board in enumerate(moment.boards):
        others = {card for place, other in enumerate(moment.boards) if place != number for card in other}
        gone = tuple(sorted((moment.dead | others) - set(board)))
        found.append(Question(holdings, board, gone, variant))
    return found


def filled(hole: Sequence[Card], cards: int) -> tuple[Card, ...]:
    """A hand with the cards that are still to come to it."""
    return (*hole, *[UNKNOWN] * (cards - len(hole)))
