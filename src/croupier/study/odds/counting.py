"""Counting: every deal there is, at once where the kernels know how, else one by one."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from itertools import combinations
from math import comb

from croupier.cards import UNKNOWN, Card
from croupier.kernels import COMPILED, deals_exact, equity_exact, exactly_two_exact, versus
from croupier.study.many import spread
from croupier.study.odds.answer import Chance, Odds, Sum, chance_of, from_shares, whole
from croupier.study.odds.deals import Tally, parts_on
from croupier.study.odds.question import BadQuestion, Holding, Question
from croupier.study.odds.reach import any_of_seven, as_bytes, by_ranges, halves_of, two_and_three, unknown

Stop = Callable[[], bool]


def never() -> bool:
    """Go on."""
    return False


AT_ONCE = 25_000_000 if COMPILED else 20_000
"""So many hands of players are counted before it is asked whether to stop: about a second."""


Hands = tuple[tuple[Card, ...], ...]


class Stopped(Exception):
    """There is no time to count on."""


def choices_of(asked: Question, stop: Stop) -> Iterator[tuple[Hands, float]]:
    """A hand for everybody, and how likely these hands are; those that need the same card are left out.

    Raises `Stopped`.
    """
    weighted = [list(zip(holding.hands, holding.weights, strict=True)) for holding in asked.players]

    def beside(used: frozenset[Card], hands: Hands, weight: float) -> Iterator[tuple[Hands, float]]:
        if stop():
            raise Stopped
        if len(hands) == len(weighted):
            yield hands, weight
            return
        for hand, likely in weighted[len(hands)]:
            own = [card for card in hand if card != UNKNOWN]
            if used.isdisjoint(own):
                yield from beside(used.union(own), (*hands, hand), weight * likely)

    yield from beside(frozenset(), (), 1.0)


def _of_ranges(asked: Question) -> Odds:
    """Two ranges against each other."""
    sides = []
    for holding in asked.players:
        hands = b"".join(bytes(sorted(hand, reverse=True)) for hand in holding.hands)
        sides.append((hands, array("d", holding.weights)))
    win, tie, loss = versus(*sides[0], *sides[1], bytes(asked.board), bytes(asked.dead))
    deals = win + tie + loss
    win, tie, loss = (max(0.0, part) for part in (win, tie, loss))  # a difference of sums may be a hair below nothing
    chances = [Chance(whole(own), whole(tie), (own + tie / 2) / deals) for own in (win, loss)]
    return Odds(tuple(chances), whole(deals), True)


def count(asked: Question, stop: Stop = never, executor: Executor | None = None) -> Odds | None:
    """The exact odds, None when there was no time; with an executor it is not stopped any more."""
    if by_ranges(asked):
        return None if stop() else _of_ranges(asked)
    try:
        found = (_sum_of(asked, stop) if executor is None else _sum_in_parts(asked, executor)).odds
    except Stopped:
        return None
    if found is None:
        raise BadQuestion("ranges_collide")
    return found


def _sum_of(asked: Question, stop: Stop = never) -> Sum:
    found = Sum()
    for one, weight in _each(asked, stop):
        found.add(one, weight)
    return found


PARTS = 64
"""Into so many parts a count is cut at most."""


def _sum_in_parts(asked: Question, executor: Executor) -> Sum:
    """The same sum, the hands of the widest range dealt out among those who help."""
    sizes = [len(holding.hands) for holding in asked.players]
    place = sizes.index(max(sizes))
    wide, found = asked.players[place], Sum()
    starts = range(0, len(wide.hands), -(-len(wide.hands) // PARTS))
    slices = [slice(start, start + starts.step) for start in starts]
    narrow = [Holding(wide.hands[some], wide.weights[some]) for some in slices]
    parts = [
        asked._replace(players=(*asked.players[:place], holding, *asked.players[place + 1 :])) for holding in narrow
    ]
    for one in spread(_sum_of, parts, executor):
        found.take(one)
    return found


def _each(asked: Question, stop: Stop) -> Iterator[tuple[Odds, float]]:
    """The odds of every choice of hands, and how likely it is."""
    known: dict[tuple[bytes, bytes], Odds] = {}
    by_kernel = any_of_seven(asked) and not unknown(asked)
    for holes, weight in choices_of(asked, stop):
        yield _of_seven(asked, holes, known) if by_kernel else _of_any(asked, holes, stop), weight


def _of_seven(asked: Question, holes: Hands, known: dict[tuple[bytes, bytes], Odds]) -> Odds:
    """One choice of hands, remembered by its cards with the suits in the order in which they come."""
    key = alike(b"".join(map(bytes, holes)), bytes(asked.board) + b"\xff" + bytes(asked.dead))
    if key not in known:
        board, _, dead = key[1].partition(b"\xff")
        known[key] = from_shares(equity_exact(key[0], board, dead), len(holes), True)
    return known[key]


def alike(holes: bytes, rest: bytes) -> tuple[bytes, bytes]:
    """The same cards with suits numbered in the order in which they come: what differs by suits alone is the same."""
    suits: dict[int, int] = {}
    renamed = bytes(
        card if card == 255 else card & ~3 | suits.setdefault(card & 3, len(suits)) for card in holes + rest
    )
    return renamed[: len(holes)], renamed[len(holes) :]


def _of_any(asked: Question, holes: Hands, stop: Stop) -> Odds:
    """One choice of hands of any game, every deal one by one."""
    if two_and_three(asked):
        seen = bytes(asked.board), bytes(asked.dead)
        shares = exactly_two_exact(b"".join(map(bytes, holes)), asked.variant.hole, *seen)
        return from_shares(shares, len(holes), True)
    if halves := halves_of(asked):
        return _of_halves(asked, holes, halves, stop)
    parts, tally = parts_on(asked.variant), Tally(len(holes))
    known = {card for hole in holes for card in hole} | set(asked.seen)
    for full, boards in all_deals(holes, asked, [card for card in asked.variant.pack if card not in known]):
        if tally.deals % 1024 == 0 and stop():
            raise Stopped
        tally.add(parts(full, boards))
    return of_tally(tally, True)


def _of_halves(asked: Question, holes: Hands, halves: bytes, stop: Stop) -> Odds:
    """One choice of hands of a game whose rankings the kernels know, in parts of about a second."""
    tally, hidden = Tally(len(holes)), [hole.count(UNKNOWN) for hole in holes]
    left = len(asked.variant.pack) - len(asked.seen) - len(holes) * asked.variant.hole + sum(hidden)
    missing = [many for many in (*hidden, asked.to_come) if many]
    ways, each = comb(left, missing[0]) if missing else 1, len(holes)
    for place, many in enumerate(missing[1:]):
        each *= comb(left - sum(missing[: place + 1]), many)
    step, size = max(1, AT_ONCE // each), asked.variant.hole
    flat, board, dead = b"".join(map(as_bytes, holes)), bytes(asked.board), bytes(asked.dead)
    for first in range(0, ways, step):
        if stop():
            raise Stopped
        tally.add_shares(deals_exact(flat, size, board, asked.variant.board, dead, halves, first, step))
    return of_tally(tally, True)


Deal = tuple[list[tuple[Card, ...]], list[tuple[Card, ...]]]
"""Everybody's cards and the boards."""


def all_deals(holes: Hands, asked: Question, pack: list[Card]) -> Iterator[Deal]:
    """Every way in which unknown cards and the boards may fall."""
    begun = [*(tuple(card for card in hole if card != UNKNOWN) for hole in holes), *asked.boards]
    sizes = [*map(len, holes), *[asked.variant.board] * len(asked.boards)]

    def filled(place: int, left: list[Card], full: list[tuple[Card, ...]]) -> Iterator[Deal]:
        if place == len(begun):
            yield full[: len(holes)], full[len(holes) :]
            return
        own = begun[place]
        for more in combinations(left, sizes[place] - len(own)):
            gone = set(more)
            rest = [card for card in left if card not in gone] if gone else left
            yield from filled(place + 1, rest, [*full, (*own, *more)])

    yield from filled(0, pack, [])


def of_tally(tally: Tally, exact: bool) -> Odds:
    """The odds of deals that were added up."""
    chances = tuple(
        chance_of(
            own.get(1.0, 0),
            sum(count for part, count in own.items() if 0 < part < 1),
            [*own.items()],
            tally.deals,
            exact,
        )
        for own in tally.parts
    )
    return Odds(chances, tally.deals, exact)
