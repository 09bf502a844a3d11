"""Exercises for practice, drawn at random: estimate the odds, count the outs, read the nuts.

>>> drawn = draw_nuts(1, 7)
>>> len(drawn.board), len(drawn.ranked[0].holes[0])
(3, 2)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from msgspec import Struct

from croupier.cards import Card
from croupier.ranking.describe import HandName
from croupier.rules.variant import Variant
from croupier.rules.variants import DEFAULT, VARIANTS
from croupier.study.nuts import nuts_of
from croupier.study.odds import Odds, Question, odds
from croupier.study.odds.question import Holding
from croupier.study.outs import Outs, outs_of
from croupier.study.ranges import Hand, best

LEVELS = 3
"""How hard an exercise may be: from 1 to this."""

TRIES = 400
"""So many spots are dealt at most before one is taken as it is."""

Stop = Callable[[], bool]


class OddsExercise(Struct, frozen=True):
    """Whose part of the pot is it? The first of these `hands` is asked about; `odds` is the answer for all of them."""

    game: str
    hands: tuple[tuple[Card, ...], ...]
    board: tuple[Card, ...]
    odds: Odds


class OutsExercise(Struct, frozen=True):
    """How many cards help? The first of these `hands` is behind, the next card comes; `outs` is the answer."""

    game: str
    hands: tuple[tuple[Card, ...], ...]
    board: tuple[Card, ...]
    outs: Outs


class Ranked(Struct, frozen=True):
    """Hands that are worth the same on a board: what they are called, and the two cards that make them."""

    name: HandName
    holes: tuple[tuple[Card, ...], ...]


class NutsExercise(Struct, frozen=True):
    """Which two cards are the best here, or (`place` 1) the second best? `ranked` are all, the best first."""

    game: str
    board: tuple[Card, ...]
    place: int
    ranked: tuple[Ranked, ...]


ODDS = ((2, 0), (2, 3), (3, 4))
"""By level: how many players there are, and how many cards of the board lie there."""

OUTS = ((2, 4), (2, 3), (3, 3))
"""The same for outs."""

NUTS = ((3, 0), (5, 0), (5, 1))
"""By level: how many cards of the board lie there, and which place is asked for."""

PLAYED = 40.0
"""The per cent of hands from which those of an exercise come: nobody needs the odds of the others."""

OPEN = (0.1, 0.9)
"""Between these a part of the pot is worth an estimate."""

FEW, MANY = 2, 16
"""So many outs are worth counting."""

OWN = 60
"""In so many ways at most the hand that is asked for may be held; on other boards everybody has it."""


def draw_odds(level: int, seed: int, stop: Stop) -> OddsExercise:
    """A spot whose odds are worth an estimate; the same seed draws the same one. `stop` ends a count with a sample."""
    players, cards = ODDS[level - 1]
    for last, (hands, board) in spots(seed, players, cards):
        asked = Question(tuple(Holding((hand,), (1.0,)) for hand in hands), board, (), game())
        found = odds(asked, stop=stop)
        if last or OPEN[0] <= found.chances[0].equity <= OPEN[1]:
            return OddsExercise(DEFAULT, hands, board, found)
    raise AssertionError("the last spot is taken as it is")


def draw_outs(level: int, seed: int) -> OutsExercise:
    """A spot in which the first hand is behind and has outs; the same seed draws the same one."""
    players, cards = OUTS[level - 1]
    for last, (hands, board) in spots(seed, players, cards):
        found = outs_of(Question(tuple(Holding((hand,), (1.0,)) for hand in hands), board, (), game()))
        if last or (found.part == 0 and FEW <= len(found.cards) <= MANY):
            return OutsExercise(DEFAULT, hands, board, found)
    raise AssertionError("the last spot is taken as it is")


def draw_nuts(level: int, seed: int) -> NutsExercise:
    """A board on which the best hand, or the second best, is not everybody's; the same seed draws the same one."""
    cards, place = NUTS[level - 1]
    for last, (_, board) in spots(seed, 0, cards):
        ranked = tuple(Ranked(nut.name, nut.holes) for nut in nuts_of(game(), 0, board))
        if last or len(ranked[place].holes) <= OWN:
            return NutsExercise(DEFAULT, board, place, ranked)
    raise AssertionError("the last spot is taken as it is")


def game() -> Variant:
    """The game of the exercises: two cards of one's own and a board."""
    return VARIANTS[DEFAULT]


def spots(seed: int, players: int, cards: int) -> Iterator[tuple[bool, tuple[tuple[Hand, ...], tuple[Card, ...]]]]:
    """Hands that are played and a board, again and again; the last of so many says that it is the last."""
    chance = Random(seed)
    played = best(PLAYED)
    for number in range(TRIES):
        hands: list[Hand] = []
        while len(hands) < players:
            hand = chance.choice(played)
            if all(set(hand).isdisjoint(other) for other in hands):
                hands.append(hand)
        known = {card for hand in hands for card in hand}
        board = tuple(chance.sample([card for card in game().pack if card not in known], cards))
        yield number == TRIES - 1, (tuple(hands), board)
