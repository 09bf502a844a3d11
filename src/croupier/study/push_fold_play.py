"""How a table plays push or fold at one moment, and what follows from it for whoever holds a kind of hand.

Vectors have a number for each kind, in the order of `match_ups.KINDS`. `Inside` are the seats that are all in so far,
in the order of acting; `Where` is a decision: who is all in, and whose turn it is; all others before him have folded.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import combinations, permutations
from operator import mul

from croupier.study.all_in import Seats
from croupier.study.match_ups import KINDS
from croupier.study.push_fold import counts, summed
from croupier.study.ranges import ALL
from croupier.study.three_ways import ThreeWays

AT_MOST = 3
"""So many are all in together at most."""

Vector = Sequence[float]
Inside = tuple[int, ...]
Where = tuple[Inside, int]


def decisions_of(seats: int) -> list[Where]:
    """Every decision of a table, by the seat whose turn it is."""
    return [
        (inside, seat)
        for seat in range(seats)
        for size in range(min(seat, AT_MOST - 1) + 1)
        for inside in combinations(range(seat), size)
        if inside or seat < seats - 1
    ]


def times(*vectors: Vector) -> list[float]:
    """Kind by kind the product."""
    product = list(vectors[0])
    for vector in vectors[1:]:
        product = list(map(mul, product, vector))
    return product


def plus(one: Vector, other: Vector) -> list[float]:
    """Kind by kind the sum."""
    return [left + right for left, right in zip(one, other, strict=True)]


ONES = [1.0] * len(KINDS)


class Play:
    """How everybody plays at one moment, and what follows from it for whoever holds a kind."""

    def __init__(self, game: Game, often: dict[Where, array[float]]) -> None:
        self.game, self.seats = game, len(game.table.stacks)
        self.often: dict[Where, array[float]] = {}
        self.acts: dict[Where, array[float]] = {}
        self.wins: dict[Where, array[float]] = {}
        self.totals: dict[Where, float] = {}
        self.known: dict[Where, tuple[list[float], list[float]]] = {}
        self.changes: dict[Where, int] = {}
        self.shared: dict[tuple[Where, Where], tuple[tuple[int, int] | None, float]] = {}
        for where, how in often.items():
            self.change(where, how)

    def change(self, where: Where, how: array[float]) -> None:
        """One seat plays otherwise there."""
        self.often[where], self.acts[where] = how, summed(self.game.meets, how)
        self.wins.pop(where, None)
        self.known.clear()
        self.totals[where] = sum(map(mul, self.game.dealt, how))
        self.changes[where] = self.changes.get(where, 0) + 1

    def won(self, where: Where) -> array[float]:
        """By kind: how often it meets who acts there and wins."""
        if where not in self.wins:
            self.wins[where] = summed(self.game.beats, self.often[where])
        return self.wins[where]

    def together(self, first: Where, second: Where) -> float:
        """How much more often the second seat acts when the first one has: the cards that acts hold are missing."""
        pair, moment = (first, second), (self.changes[first], self.changes[second])
        if self.shared.get(pair, (None, 0.0))[0] != moment:
            weights, acts = times(self.game.dealt, self.often[first]), self.acts[second]
            apart = sum(weights) * sum(map(mul, self.game.dealt, acts))
            self.shared[pair] = moment, sum(map(mul, weights, acts)) / apart if apart > 0 else 1.0
        return self.shared[pair][1]

    def factor(self, where: Where, holder: int) -> float:
        """How much more often a seat acts because of what those before it did, the holder left out.

        Two by two: who has acted holds cards that others act with, who has folded does not.
        """
        inside, factor = where[0], 1.0
        for before in range(where[1]):
            there = tuple(other for other in inside if other < before), before
            if before == holder or there not in self.often:
                continue
            more = self.together(there, where)
            acts = self.totals[there]
            factor *= more if before in inside else (1 - acts * more) / (1 - acts) if acts < 1 else 1.0
        return factor

    def act(self, where: Where, holder: int) -> list[float]:
        """By kind of the holder: how often the seat acts there."""
        factor = self.factor(where, holder)
        return [min(1.0, factor * act) for act in self.acts[where]]

    def fold(self, where: Where, holder: int) -> list[float]:
        """By kind of the holder: how often the seat folds there."""
        return [1 - act for act in self.act(where, holder)]

    def nobody(self, inside: Inside, seats: range, holder: int) -> list[float]:
        """By kind of the holder: how often all of these seats fold."""
        return times(ONES, *(self.fold((inside, seat), holder) for seat in seats))

    def acting(self, inside: Inside, holder: int) -> list[float]:
        """By kind of the holder: how often all others act who are in."""
        others = [(inside[:place], other) for place, other in enumerate(inside) if other != holder]
        return times(ONES, *(self.act(other, holder) for other in others))

    def folding(self, where: Where) -> list[float]:
        """By kind of the seat: how often all those before it fold who are not in."""
        inside, seat = where
        out = [before for before in range(seat) if before not in inside]
        so_far = [tuple(other for other in inside if other < before) for before in out]
        return times(ONES, *(self.fold((these, before), seat) for these, before in zip(so_far, out, strict=True)))

    def brings(self, where: Where) -> tuple[list[float], list[float]]:
        """By kind: what acting and what folding brings, times how often those who are in act."""
        if where not in self.known:
            self.known[where] = self.acted(where), self.folded(where)
        return self.known[where]

    def acted(self, where: Where) -> list[float]:
        """By kind: what acting brings, times how often those who are in act."""
        inside, seat = where
        mine, last = (*inside, seat), self.seats
        if len(mine) == AT_MOST:
            return self.showdown(mine, seat)
        value = times(self.showdown(mine, seat), self.nobody(mine, range(seat + 1, last), seat))
        for other in range(seat + 1, last):
            both = (*mine, other)
            before = self.nobody(mine, range(seat + 1, other), seat)
            if len(both) == AT_MOST:
                value = plus(value, times(before, self.showdown(both, seat)))
                continue
            after = self.nobody(both, range(other + 1, last), seat)
            value = plus(value, times(before, self.showdown(both, seat), after))
            for third in range(other + 1, last):
                between = self.nobody(both, range(other + 1, third), seat)
                value = plus(value, times(before, between, self.showdown((*both, third), seat)))
        return value

    def showdown(self, inside: Inside, seat: int) -> list[float]:
        """By kind of one who is in: what it brings when just these are in, times how often the others act so."""
        others = [(inside[:place], other) for place, other in enumerate(inside) if other != seat]
        if not others:
            return [self.game.worth(inside, ())[seat]] * len(KINDS)
        if len(others) == 1:
            win, lose = (self.game.worth(inside, order)[seat] for order in ((seat, others[0][1]), (others[0][1], seat)))
            acts, won = self.acts[others[0]], self.won(others[0])  # with the holder alone: nothing else is missing
            return [(win - lose) * often + lose * act for often, act in zip(won, acts, strict=True)]
        (_, second), (_, third) = others
        factor = self.factor(others[0], seat) * self.factor(others[1], seat)
        orders = [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]
        named = (seat, second, third)
        worth = [self.game.worth(inside, tuple(named[place] for place in order))[seat] for order in orders]
        summed_up = self.game.ways.summed(self.often[others[0]], self.often[others[1]], worth)
        return [factor * value for value in summed_up]

    def folded(self, where: Where) -> list[float]:
        """By kind: what folding brings, times how often those who are in act."""
        inside, seat = where
        acting = self.acting(inside, seat)
        if not self.game.table.prizes:
            return [-self.game.table.post(seat) * act for act in acting]
        return times(acting, self.watched(inside, seat, seat + 1, {}))

    def watched(self, inside: Inside, seat: int, turn: int, known: dict[Where, list[float]]) -> list[float]:
        """By kind of a seat that is out: what it is worth to it when these are in and it is this one's turn."""
        if turn == self.seats or len(inside) == AT_MOST:
            return [self.between(inside, seat)] * len(KINDS)
        here = inside, turn
        if here not in self.often:  # nobody is in, and all but the big blind have folded
            return self.watched(inside, seat, turn + 1, known)
        if here not in known:
            out = self.watched(inside, seat, turn + 1, known)
            more = self.watched((*inside, turn), seat, turn + 1, known)
            known[here] = plus(times(self.fold(here, seat), out), times(self.act(here, seat), more))
        return known[here]

    def between(self, inside: Inside, seat: int) -> float:
        """What it is worth to one who is out that these are in: by equities of two, each pair of them by itself."""
        orders = list(permutations(inside)) if len(inside) > 1 else [()]
        chances = [self.chance(inside, order) for order in orders]
        worth = (self.game.worth(inside, order)[seat] for order in orders)
        return float(sum(map(mul, chances, worth))) / sum(chances)

    def chance(self, inside: Inside, order: Inside) -> float:
        """How likely it is that they come in so, where each two of them play alone."""
        chance = 1.0
        for better, worse in combinations(order, 2):
            mine, theirs = ((inside[: inside.index(one)], one) for one in (better, worse))
            weights = times(counts(), self.often[mine])
            total = sum(map(mul, weights, self.acts[theirs]))
            chance *= sum(map(mul, weights, self.won(theirs))) / total if total > 0 else 0.5
        return chance


class Game:
    """The table, what kinds meet and beat, and what every end of a hand is worth."""

    def __init__(self, table: Seats, ways: ThreeWays) -> None:
        self.table, self.ways = table, ways
        count = len(KINDS)
        self.meets = array("d", [ways.meets[row * count + column] for column in range(count) for row in range(count)])
        pairs = (ways.pairs[row * count + column] for column in range(count) for row in range(count))
        self.beats = array("d", map(mul, self.meets, pairs))
        self.dealt = [dealt / ALL for dealt in counts()]
        self.decisions = decisions_of(len(table.stacks))
        self._worth: dict[tuple[Inside, Inside], tuple[float, ...]] = {}

    def worth(self, inside: Inside, order: Inside) -> tuple[float, ...]:
        """What a hand is worth to each seat that ends so."""
        if (inside, order) not in self._worth:
            self._worth[inside, order] = self.table.worth(self.table.left(inside, order))
        return self._worth[inside, order]

    def better(self, play: Play, where: Where) -> array[float]:
        """By kind: what acting brings more than folding, as often as it is dealt and comes there."""
        difference = [act - fold for act, fold in zip(*play.brings(where), strict=True)]
        return array("d", times(self.dealt, play.folding(where), difference))

    def gains(self, play: Play) -> list[float]:
        """By seat: what it could gain by acting best wherever it decides."""
        gained = [0.0] * len(self.table.stacks)
        for where in self.decisions:
            for gain, often in zip(self.better(play, where), play.often[where], strict=True):
                gained[where[1]] += max(0.0, gain) - gain * often
        return gained

    def values(self, play: Play) -> list[float]:
        """By seat: what a hand is worth to it."""
        return [sum(map(mul, self.dealt, self.value(play, seat, (), 0, {}))) for seat in range(len(self.table.stacks))]

    def value(self, play: Play, seat: int, inside: Inside, turn: int, known: dict[Where, list[float]]) -> list[float]:
        """By kind of a seat, before its turn: what it is worth to it when these are in and it is this one's turn."""
        here = inside, turn
        if len(inside) == AT_MOST or here not in play.often:
            return [play.between(inside, seat)] * len(KINDS)
        if here in known:
            return known[here]
        if turn == seat:
            acting = play.acting(inside, seat)
            parts = zip(play.often[here], *play.brings(here), acting, strict=True)
            found = [
                (often * act + (1 - often) * fold) / all_in if all_in else 0.0 for often, act, fold, all_in in parts
            ]
        else:
            out = self.value(play, seat, inside, turn + 1, known)
            more = self.value(play, seat, (*inside, turn), turn + 1, known)
            found = plus(times(play.fold(here, seat), out), times(play.act(here, seat), more))
        known[here] = found
        return found
