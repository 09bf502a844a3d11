"""Push or fold at a table of two to nine: everybody goes all in or folds, once, in turn.

What is left out is named here and in the answer (`AT_MOST`): at most three are all in together, so behind a push and a
call only one more may call. Each seat reckons with the cards it holds: what others hold is dealt beside its own two
cards, but two others are dealt apart from each other; with two seats that is exact. Equities of two kinds are exact,
those of three are from boards at random (`ThreeWays`); a tie is half a win.

With more than two players CFR+ need not end in an equilibrium; what each seat could still gain is part of the answer.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable

from msgspec import Struct

from croupier.kernels import COMPILED
from croupier.study.all_in import Seats
from croupier.study.push_fold import Learner, as_range, share
from croupier.study.push_fold_play import AT_MOST, Game, Inside, Play, decisions_of
from croupier.study.ranges import Range, read
from croupier.study.three_ways import A_BOARD, TRIPLES, ThreeWays

GOOD = 5e-4
"""What a seat may still gain when an answer is good: big blinds, or with prizes what so many chips are worth."""

MOST, LOOK = 2_000, 20
"""Rounds at most, and after how many it is looked at how good the answer is."""

BOARDS, PASS = 60, 20
"""So many boards are played for each three kinds, where three may be all in, and so many at a time."""

Stop = Callable[[], bool]


class Decision(Struct, frozen=True):
    """Where a seat decides, and how often each kind acts there, in the order of `match_ups.KINDS`."""

    inside: Inside
    seat: int
    often: tuple[float, ...]

    @property
    def share(self) -> float:
        """Which part of all hands acts."""
        return share(self.often)

    def range(self) -> Range:
        """The hands that act."""
        return as_range(self.often)


class PushFoldTable(Struct, frozen=True):
    """An answer: what each seat does where it decides, what it wins, and what it could gain by playing otherwise.

    `values` and `gains` are in big blinds a hand, or with prizes in prize money. `boards` are those of each three
    kinds, 0 where only two can be all in; `at_most` may be all in together.
    """

    seats: Seats
    decisions: tuple[Decision, ...]
    values: tuple[float, ...]
    gains: tuple[float, ...]
    rounds: int
    boards: int
    at_most: int = AT_MOST

    @property
    def exploitability(self) -> float:
        """The most that any one seat could gain."""
        return max(self.gains)

    def decision(self, inside: Inside, seat: int) -> Decision:
        """What a seat does when these are all in; raises LookupError where it does not decide."""
        for decision in self.decisions:
            if (decision.inside, decision.seat) == (inside, seat):
                return decision
        raise LookupError(f"seat {seat} does not decide behind {inside}")


A_LOOK = 2.5e-4 if COMPILED else 8e-3
"""Seconds of a round for each decision and each seat that looks at it."""

ROUNDS = 100
"""So many rounds an answer takes, more or less."""

ALMOST = 0.02

START = {True: "40%", False: "15%"}
"""With which hands learning begins, for the first one in and for those behind."""


def work(table: Seats, boards: int = BOARDS) -> float:
    """About how many seconds an answer takes."""
    seats = len(table.stacks)
    if seats == 2:
        return ROUNDS * 40 * A_LOOK
    looks = len(decisions_of(seats)) * seats * (2 if table.prizes else 1)
    return boards * TRIPLES * A_BOARD + ROUNDS * looks * A_LOOK


def solve(
    table: Seats, good: float | None = None, boards: int = BOARDS, seed: int = 1, stop: Stop = lambda: False
) -> PushFoldTable:
    """What each seat does best, until nobody can gain more than `good` by playing otherwise, or after `MOST` rounds.

    `good` is in big blinds, or in prize money; without it `GOOD` big blinds, or what so many chips are worth. `boards`
    and `seed` are for the equities of three. `stop` is asked now and then and ends it with what there is. Raises
    `BadTournament` for a table that there is not.
    """
    table.check()
    chip = sum(table.prizes[: len(table.stacks)]) / sum(table.stacks) if table.prizes else 1.0
    ways = _three_ways(table, boards, seed, stop)
    return _learn(Game(table, ways), GOOD * chip if good is None else good, stop)


def plain(often: tuple[float, ...]) -> array[float]:
    """What is done almost never or almost always, as never and always."""
    return array("d", (0.0 if part < ALMOST else 1.0 if part > 1 - ALMOST else part for part in often))


def _three_ways(table: Seats, boards: int, seed: int, stop: Stop) -> ThreeWays:
    """The equities of three, where there are three seats: at least the first few boards, however soon it is stopped."""
    ways = ThreeWays(seed)
    while len(table.stacks) > 2 and ways.boards < boards:
        first = not ways.boards
        ways.sample(min(PASS, boards - ways.boards), (lambda: False) if first else stop)
        if stop():
            break
    return ways


def _learn(game: Game, good: float, stop: Stop) -> PushFoldTable:
    """Learn, decision by decision, until that is good enough."""
    learners = {where: Learner(read(START[not where[0]])) for where in game.decisions}
    play, rounds, ended = Play(game, {where: learner.now for where, learner in learners.items()}), 0, False
    while True:
        while not ended:
            rounds += 1
            for where, learner in learners.items():
                learner.learn(game.better(play, where))
                play.change(where, learner.now)
                if ended := stop():
                    break
            if rounds % LOOK == 0:
                break
        mean = Play(game, {where: plain(learner.mean()) for where, learner in learners.items()})
        gains = game.gains(mean)
        if max(gains) <= good or rounds >= MOST or ended:
            decisions = tuple(Decision(*where, tuple(how)) for where, how in mean.often.items())
            return PushFoldTable(
                game.table, decisions, tuple(game.values(mean)), tuple(gains), rounds, game.ways.boards
            )
