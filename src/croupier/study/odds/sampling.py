"""Sampling: deals at random, until it is precise enough or the time is over."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from itertools import accumulate, islice
from random import Random

from croupier.cards import UNKNOWN, Card
from croupier.kernels import COMPILED, deals_sampled, equity_sampled
from croupier.study.many import spread
from croupier.study.odds.answer import Odds, from_shares
from croupier.study.odds.counting import Deal, Stop, never, of_tally
from croupier.study.odds.deals import Tally, parts_on
from croupier.study.odds.question import BadQuestion, Question
from croupier.study.odds.reach import any_of_seven, as_bytes, halves_of, unknown

STEP, STEP_OF_ANY = 100_000 if COMPILED else 2_000, 500
"""Deals that are sampled before it is looked at how precise the answer is."""


HELPED = 16
"""So many parts, each of as many deals as one step, are given to those who help before the precision is looked at."""


class Sampled:
    """Random deals added up: by player and number of winners as the kernels give it, or each part of the pot."""

    def __init__(self, asked: Question) -> None:
        self.players = len(asked.players)
        self.by_kernel = any_of_seven(asked) and not unknown(asked)
        self.shares = [0] * (self.players * (self.players + 1))
        self.tally = Tally(self.players)

    def more(self, asked: Question, deals: int, seed: int) -> Sampled:
        """So many deals more, the same ones for the same seed."""
        if self.by_kernel:
            self.shares = added(self.shares, _shares_of_seven(asked, deals, seed))
        elif halves := halves_of(asked):
            self.tally.add_shares(_shares_of_halves(asked, halves, deals, seed))
        else:
            _more_of_any(asked, self.tally, Random(seed), deals)
        return self

    def take(self, other: Sampled) -> None:
        """The deals of another one more."""
        self.shares = added(self.shares, other.shares)
        self.tally.take(other.tally)

    @property
    def odds(self) -> Odds:
        """What they say."""
        return from_shares(self.shares, self.players, False) if self.by_kernel else of_tally(self.tally, False)


def added(some: Sequence[int], more: Sequence[int]) -> list[int]:
    """Two lists of numbers, place by place."""
    return [before + now for before, now in zip(some, more, strict=True)]


def sample(
    asked: Question, precision: float, most: int, seed: int, stop: Stop = never, executor: Executor | None = None
) -> Odds:
    """The odds over random deals, until they are precise enough.

    An executor makes the deals in parts; however many help, the same seed gives the same answer.
    """
    chance, found, done = Random(seed), Sampled(asked), 0
    step = step_of(asked, STEP if found.by_kernel or halves_of(asked) else STEP_OF_ANY, seed)
    while True:
        ahead = min(most, done + step * (HELPED if executor else 1))
        parts = [(asked, min(step, ahead - start), chance.getrandbits(64)) for start in range(done, ahead, step)]
        done = ahead
        for one in spread(_part, parts, executor) if executor else map(_part, parts):
            found.take(one)
        if found.odds.error <= precision or done >= most or stop():
            return found.odds


TRIED, OFTEN = 2_000, 0.5
"""So often hands are drawn for everybody to see whether they go together; below `OFTEN` steps are small."""


def step_of(asked: Question, most: int, seed: int) -> int:
    """How many deals are sampled at a time: fewer where ranges need the same cards, and much is drawn in vain."""
    if sum(not holding.is_one for holding in asked.players) < 2:
        return most
    drawn, chance = _Hands(asked), Random(seed)
    often = sum(drawn.some(chance) is not None for _ in range(TRIED)) / TRIED
    return most if often > OFTEN else max(1, round(most * max(often / OFTEN, 1e-3)))


def _part(part: tuple[Question, int, int]) -> Sampled:
    asked, deals, seed = part
    return Sampled(asked).more(asked, deals, seed)


def _shares_of_seven(asked: Question, deals: int, seed: int) -> list[int]:
    shares = equity_sampled(*ranges_of(asked), bytes(asked.board), bytes(asked.dead), deals, seed)
    if shares is None:
        raise BadQuestion("ranges_collide")
    return shares


def _shares_of_halves(asked: Question, halves: bytes, deals: int, seed: int) -> list[int]:
    hands, upto, sizes = ranges_of(asked)
    own, board = (asked.variant.hole, bytes(asked.board)), (asked.variant.board, bytes(asked.dead))
    shares = deals_sampled(hands, upto, sizes, *own, *board, halves, deals, seed)
    if shares is None:
        raise BadQuestion("ranges_collide")
    return shares


def ranges_of(asked: Question) -> tuple[bytes, array[int], array[int]]:
    """The hands of all players as the kernels take them: the cards, the weights up to each hand, how many there are."""
    hands, upto, sizes = b"", array("Q"), array("i")
    for holding in asked.players:
        sizes.append(len(holding.hands))
        hands += b"".join(map(as_bytes, holding.hands))
        total, whole_one = 0, max(holding.weights)
        for weight in holding.weights:
            total += max(1, round(weight / whole_one * FINE))
            upto.append(total)
    return hands, upto, sizes


PATIENCE = 2**15
"""So often hands are drawn for everybody before it is said that they cannot be dealt; a kernel tries more often."""

FINE = 2**20
"""The weight of the likeliest hand of a range, as a whole number."""


def _more_of_any(asked: Question, tally: Tally, chance: Random, deals: int) -> None:
    parts = parts_on(asked.variant)
    for holes, boards in islice(random_deals(asked, chance), deals):
        tally.add(parts(holes, boards))


def random_deals(asked: Question, chance: Random) -> Iterator[Deal]:
    """Everybody's cards, by weight, and the boards, at random where they are not known; again and again."""
    drawn, missing = _Hands(asked), [asked.variant.board - len(board) for board in asked.boards]
    while True:
        holes = _filled(asked, drawn.together(chance), chance)
        known = {card for hole in holes for card in hole} | set(asked.seen)
        left = [card for card in asked.variant.pack if card not in known]
        rest = iter(chance.sample(left, sum(missing)))
        yield holes, [(*board, *islice(rest, many)) for board, many in zip(asked.boards, missing, strict=True)]


class _Hands:
    """What players may hold, drawn by weight."""

    def __init__(self, asked: Question) -> None:
        self.choices = [(one.hands, [*accumulate(one.weights)]) for one in asked.players]

    def some(self, chance: Random) -> list[tuple[Card, ...]] | None:
        """A hand for everybody; none when two of them need the same card."""
        holes, used = list[tuple[Card, ...]](), set[Card]()
        for hands, upto in self.choices:
            hand = hands[0] if len(hands) == 1 else chance.choices(hands, cum_weights=upto)[0]
            own = [card for card in hand if card != UNKNOWN]
            if not used.isdisjoint(own):
                return None
            used.update(own)
            holes.append(hand)
        return holes

    def together(self, chance: Random) -> list[tuple[Card, ...]]:
        """The same, tried until they go together; raises `BadQuestion`."""
        for _ in range(PATIENCE):
            if (holes := self.some(chance)) is not None:
                return holes
        raise BadQuestion("ranges_collide")


def _filled(asked: Question, holes: list[tuple[Card, ...]], chance: Random) -> list[tuple[Card, ...]]:
    """These hands with cards at random in place of the unknown ones."""
    gone = {card for hole in holes for card in hole}.union(asked.seen)
    left = [card for card in asked.variant.pack if card not in gone]
    rest = iter(chance.sample(left, sum(hole.count(UNKNOWN) for hole in holes)))
    return [tuple(next(rest) if card == UNKNOWN else card for card in hole) for hole in holes]
