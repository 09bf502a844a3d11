"""The chances in a finished hand, from one moment to the next, of the hands that a reader knows.

Nothing is taken but the reader's own view of the hand (Rulebook D1, G5): cards that he never saw count as cards that
may still come.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from croupier.cards import UNKNOWN, Card
from croupier.chinese.hand import ChineseHand
from croupier.room.record import TABLE_FACTS
from croupier.room.veil import veil_fact
from croupier.rules.event import Opened
from croupier.rules.hand import Hand
from croupier.server.archive import Stored, played
from croupier.server.learn.games import has_odds
from croupier.server.study_messages import HandOdds, Scene
from croupier.server.studying import Stop, bounded
from croupier.study.odds import Odds, Question
from croupier.study.odds.question import Holding

NO_ODDS = HandOdds(False, ())


class Moment(NamedTuple):
    """What a reader knows at a moment: who is in with which cards, how many are in with others, what cannot come."""

    players: tuple[int, ...]
    holes: tuple[tuple[Card, ...], ...]
    hidden: int
    boards: tuple[tuple[Card, ...], ...]
    dead: frozenset[Card]


def odds_of(hand: Stored, player: int, stop: Stop, count: Callable[[Question, Stop], Odds] = bounded) -> HandOdds:
    """The chances at every moment of a hand as this player (-1: a spectator) knows it.

    `stop` ends what is counted; later moments are then sampled.
    """
    known = played(hand, player)
    if isinstance(known, ChineseHand) or not has_odds(known.variant):
        return NO_ODDS
    scenes: list[Scene] = []
    before: Moment | None = None
    for since, moment in moments(hand, player, known):
        if moment != before:
            scenes.append(scene(since, moment, known, stop, count))
        before = moment
    return HandOdds(True, tuple(scenes))


def moments(hand: Stored, player: int, known: Hand) -> list[tuple[int, Moment]]:
    """What is known after each fact, and how many facts of the record have then been told."""
    seen, found = Hand.open(known.opened), []
    for told, fact in enumerate(hand.facts, 1):
        if type(fact) not in TABLE_FACTS and not isinstance(fact, Opened):
            seen.apply(veil_fact(fact, player if player >= 0 else None))  # type: ignore[arg-type]
            if any(seen.holes):
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


def scene(since: int, moment: Moment, hand: Hand, stop: Stop, count: Callable[[Question, Stop], Odds]) -> Scene:
    """The chances of a moment; none where fewer than two hands are known, or a common card has spoiled the count."""
    variant = hand.variant
    if len(moment.players) < 2 or any(len(board) > variant.board for board in moment.boards):
        return Scene(since, (), moment.hidden, ())
    holdings = tuple(Holding((filled(hole, variant.hole),), (1.0,)) for hole in moment.holes)
    found = []
    for number, board in enumerate(moment.boards):
        others = {card for place, other in enumerate(moment.boards) if place != number for card in other}
        gone = sorted((moment.dead | others) - set(board))
        found.append(count(Question(holdings, board, tuple(gone), variant), stop))
    return Scene(since, moment.players, moment.hidden, tuple(found))


def filled(hole: Sequence[Card], cards: int) -> tuple[Card, ...]:
    """A hand with the cards that are still to come to it."""
    return (*hole, *[UNKNOWN] * (cards - len(hole)))
