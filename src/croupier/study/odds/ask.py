"""Asking: exact where that is cheap, and said so; else sampled, until it is precise enough or the time is over."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from math import comb, prod
from random import Random

from croupier.cards import UNKNOWN, Card
from croupier.kernels import (
    COMPILED,
    deals_exact,
    deals_sampled,
    equity_exact,
    equity_sampled,
    exactly_two_exact,
    versus,
)
from croupier.kernels.twin import deals as kernel
from croupier.study.odds.answer import Chance, Odds, chance_of, from_shares, together, whole
from croupier.study.odds.deals import Tally, parts_of
from croupier.study.odds.question import BadQuestion, Question

CHEAP = 2.0
"""Seconds that an exact answer may take before it is sampled instead."""

A_BOARD = 4e-9 if COMPILED else 6e-7
"""Seconds for one look at a player's hand when boards of hold'em are counted."""

A_HAND = 1e-8 if COMPILED else 3e-6
"""Seconds for one hand of two ranges on one board."""

A_BOARD_OF_TWO = 3e-8 if COMPILED else 1.5e-5
"""Seconds for one player's hand on one board of Omaha."""

A_CHOICE = 1e-5
"""Seconds for one choice of hands of several ranges, however few its boards are."""

A_DEAL_OF_HALVES = 4e-8 if COMPILED else 1.2e-5
"""Seconds for one player's hand in a game whose rankings the kernels know."""

A_DEAL = 1.2e-5
"""Seconds for one player's hand in any other game."""

AT_ONCE = 25_000_000 if COMPILED else 20_000
"""So many hands of players are counted before it is asked whether to stop: about a second."""

STEP, STEP_OF_ANY = 100_000 if COMPILED else 2_000, 500
"""Deals that are sampled before it is looked at how precise the answer is."""

Stop = Callable[[], bool]


def never() -> bool:
    """Go on."""
    return False


def odds(
    asked: Question,
    precision: float = 0.001,
    most: int = 0,
    exact: bool | None = None,
    seed: int = 1,
    stop: Stop = never,
) -> Odds:
    """The odds of a question: exact if that takes no more than `CHEAP` seconds, or if `exact` says so.

    Else a sample whose 95 % intervals are at most `precision` on each side, of at most `most` deals (0: a hundred
    million of games that the kernels know, a million of others). `stop` is asked now and then, and ends a sample with
    what it has, or turns a count into a sample. The same `seed` gives the same answer. Raises `BadQuestion` when the
    ranges cannot all be dealt at once, ValueError for a precision or a number of deals below 0.
    """
    if most < 0 or not precision >= 0:
        raise ValueError(f"no precision and no number of deals is below 0: {precision}, {most}")
    check_together(asked)
    if exact or (exact is None and work(asked) <= CHEAP):
        counted = count(asked, stop)
        if counted is not None:
            return counted
    return sample(asked, precision, most or (10**8 if halves_of(asked) else 10**6), seed, stop)


def any_of_seven(asked: Question) -> bool:
    """Whether the kernels know the game: two cards of one's own, the best five of seven, a full pack."""
    variant = asked.variant
    return variant.halves == ("high",) and (variant.hole, variant.board) == (2, 5) and variant.is_full


def two_and_three(asked: Question) -> bool:
    """Whether the kernels know the game as one for high hands of exactly two hole cards, and all of these are known."""
    variant = asked.variant
    full = variant.halves == ("omaha_high",) and variant.board == 5 and variant.is_full
    return full and len(asked.players) <= TEN and not _unknown(asked)


TEN = 10
"""So many players of Omaha the kernels count at most."""

RANKINGS = {
    "high": kernel.HIGH,
    "omaha_high": kernel.HIGH_TWO,
    "greek_high": kernel.HIGH_TWO,
    "low_8": kernel.LOW_8,
    "omaha_low_8": kernel.LOW_8_TWO,
    "low_a5": kernel.LOW_A5,
}
"""The rankings that the kernels know, by the names of `croupier.ranking.EVALUATORS`."""


def halves_of(asked: Question) -> bytes:
    """The rankings that share the pot, as the kernels take them; nothing where they do not know the game."""
    variant, own, board = asked.variant, asked.variant.hole, asked.variant.board
    known = all(half in RANKINGS for half in variant.halves) and len(asked.players) <= kernel.PLAYERS
    if not known or not variant.is_full or own > kernel.MOST_OWN:
        return b""
    halves = bytes(RANKINGS[half] for half in variant.halves)
    two = [half in (kernel.HIGH_TWO, kernel.LOW_8_TWO) for half in halves]
    fits = (not any(two) or (board == 5 and 2 <= own <= 6)) and (all(two) or 5 <= own + board <= 7)
    return halves if fits else b""


def work(asked: Question) -> float:
    """About how many seconds an exact answer takes."""
    choices = prod(len(holding.hands) for holding in asked.players)
    players, left = len(asked.players), len(asked.variant.pack) - len(asked.seen) - _known(asked)
    if by_ranges(asked):
        hands = sum(len(holding.hands) for holding in asked.players)
        return hands * comb(left, asked.to_come) * A_HAND
    if any_of_seven(asked) and not _unknown(asked):
        looks = (0, 30, 300, 900, 9_000, 40_000)[asked.to_come] * players
        alike_ones = 8 if asked.to_come == 5 and choices > 100 else 1  # suits apart
        return choices * (looks * A_BOARD / alike_ones + A_CHOICE)
    unknown = [holding.hands[0].count(UNKNOWN) for holding in asked.players]
    for cards in (*unknown, asked.to_come):
        choices *= comb(left, cards)
        left -= cards
    a_deal = A_DEAL_OF_HALVES if halves_of(asked) else A_DEAL
    return choices * players * (A_BOARD_OF_TWO if two_and_three(asked) else a_deal)


def _known(asked: Question) -> int:
    return sum(asked.variant.hole - holding.hands[0].count(UNKNOWN) for holding in asked.players)


def _unknown(asked: Question) -> bool:
    return any(UNKNOWN in hand for holding in asked.players for hand in holding.hands)


ENOUGH = 10_000
"""So many hands are laid side by side before it is left open whether ranges can be dealt together."""


def check_together(asked: Question) -> None:
    """Refuse ranges of which no hands can be dealt side by side."""
    ranges = sorted((holding.hands for holding in asked.players if len(holding.hands) < 200), key=len)

    def fits(place: int, used: frozenset[Card]) -> bool:
        if place == len(ranges) or next(steps, None) is None:
            return True  # they fit, or a sample has to find out
        return any(
            fits(place + 1, used.union(card for card in hand if card != UNKNOWN))
            for hand in ranges[place]
            if used.isdisjoint(card for card in hand if card != UNKNOWN)
        )

    steps = iter(range(ENOUGH))
    if not fits(0, frozenset(asked.seen)):
        raise BadQuestion("ranges_collide")


# Counting.


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


def by_ranges(asked: Question) -> bool:
    """Whether the kernels compare two whole ranges at once: from the flop on, where the cards are known."""
    return any_of_seven(asked) and len(asked.players) == 2 and asked.to_come <= 2 and not _unknown(asked)


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


def count(asked: Question, stop: Stop = never) -> Odds | None:
    """The exact odds, None when there was no time."""
    if by_ranges(asked):
        return None if stop() else _of_ranges(asked)
    try:
        found = together(_each(asked, stop))
    except Stopped:
        return None
    if found is None:
        raise BadQuestion("ranges_collide")
    return found


def _each(asked: Question, stop: Stop) -> Iterator[tuple[Odds, float]]:
    """The odds of every choice of hands, and how likely it is."""
    known: dict[tuple[bytes, bytes], Odds] = {}
    by_kernel = any_of_seven(asked) and not _unknown(asked)
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
    parts, tally = parts_of(asked.variant), Tally(len(holes))
    known = {card for hole in holes for card in hole} | set(asked.seen)
    for full, board in _all_deals(holes, asked, [card for card in asked.variant.pack if card not in known]):
        if tally.deals % 1024 == 0 and stop():
            raise Stopped
        tally.add(parts(full, board))
    return of_tally(tally, True)


def _of_halves(asked: Question, holes: Hands, halves: bytes, stop: Stop) -> Odds:
    """One choice of hands of a game whose rankings the kernels know, in parts of about a second."""
    tally, unknown = Tally(len(holes)), [hole.count(UNKNOWN) for hole in holes]
    left = len(asked.variant.pack) - len(asked.seen) - len(holes) * asked.variant.hole + sum(unknown)
    missing = [many for many in (*unknown, asked.to_come) if many]
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


def as_bytes(hand: Sequence[Card]) -> bytes:
    """A hand as the kernels take it."""
    return bytes(kernel.UNKNOWN if card == UNKNOWN else card for card in hand)


def _all_deals(
    holes: Hands, asked: Question, pack: list[Card]
) -> Iterator[tuple[list[tuple[Card, ...]], tuple[Card, ...]]]:
    """Every way in which unknown cards and the board may fall."""

    def filled(
        place: int, left: list[Card], full: list[tuple[Card, ...]]
    ) -> Iterator[tuple[list[tuple[Card, ...]], list[Card]]]:
        if place == len(holes):
            yield full, left
            return
        own = tuple(card for card in holes[place] if card != UNKNOWN)
        for more in combinations(left, len(holes[place]) - len(own)):
            gone = set(more)
            yield from filled(place + 1, [card for card in left if card not in gone], [*full, (*own, *more)])

    for full, left in filled(0, pack, []):
        for rest in combinations(left, asked.to_come):
            yield full, (*asked.board, *rest)


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


# Sampling.


def sample(asked: Question, precision: float, most: int, seed: int, stop: Stop = never) -> Odds:
    """The odds over random deals, until they are precise enough."""
    chance = Random(seed)
    by_kernel, halves = any_of_seven(asked) and not _unknown(asked), halves_of(asked)
    tally, shares = Tally(len(asked.players)), [0] * (len(asked.players) * (len(asked.players) + 1))
    step, done = STEP if by_kernel or halves else STEP_OF_ANY, 0
    while True:
        step = min(step, most - done)
        done += step
        if by_kernel:
            shares = _more_of_seven(asked, shares, chance, step)
            found = from_shares(shares, len(asked.players), False)
        else:
            _more_of_halves(asked, tally, chance, step, halves) if halves else _more_of_any(asked, tally, chance, step)
            found = of_tally(tally, False)
        if found.error <= precision or done >= most or stop():
            return found


def _more_of_seven(asked: Question, shares: list[int], chance: Random, deals: int) -> list[int]:
    seen = bytes(asked.board), bytes(asked.dead)
    more = equity_sampled(*ranges_of(asked), *seen, deals, chance.getrandbits(64))
    if more is None:
        raise BadQuestion("ranges_collide")
    return [before + now for before, now in zip(shares, more, strict=True)]


def _more_of_halves(asked: Question, tally: Tally, chance: Random, deals: int, halves: bytes) -> None:
    hands, upto, sizes = ranges_of(asked)
    own, board = (asked.variant.hole, bytes(asked.board)), (asked.variant.board, bytes(asked.dead))
    more = deals_sampled(hands, upto, sizes, *own, *board, halves, deals, chance.getrandbits(64))
    if more is None:
        raise BadQuestion("ranges_collide")
    tally.add_shares(more)


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


PATIENCE = 4096
"""So often hands are drawn for everybody before it is said that they cannot be dealt; as in the kernels."""

FINE = 2**20
"""The weight of the likeliest hand of a range, as a whole number."""


def _more_of_any(asked: Question, tally: Tally, chance: Random, deals: int) -> None:
    parts = parts_of(asked.variant)
    for _ in range(deals):
        holes = _dealt(asked, chance)
        known = {card for hole in holes for card in hole} | set(asked.seen)
        left = [card for card in asked.variant.pack if card not in known]
        tally.add(parts(holes, (*asked.board, *chance.sample(left, asked.to_come))))


def _dealt(asked: Question, chance: Random) -> list[tuple[Card, ...]]:
    """A hand for everybody, by weight, and unknown cards at random."""
    for _ in range(PATIENCE):
        holes = [chance.choices(holding.hands, holding.weights)[0] for holding in asked.players]
        known = [card for hole in holes for card in hole if card != UNKNOWN]
        if len(set(known)) == len(known):
            break
    else:
        raise BadQuestion("ranges_collide")
    gone = {*known, *asked.seen}
    left = [card for card in asked.variant.pack if card not in gone]
    rest = iter(chance.sample(left, sum(hole.count(UNKNOWN) for hole in holes)))
    return [tuple(next(rest) if card == UNKNOWN else card for card in hole) for hole in holes]
