"""Rollouts: the likely placements of a street, each played to the end on the same cards to come, again and again.

The cards that nobody can see are dealt at random; oneself and the opponents play on by the learned policy; then points
are counted by the rules. The better half of the placements goes on to the next round (sequential halving).
"""

from __future__ import annotations

from array import array
from random import Random
from typing import NamedTuple

from croupier.cards import standard_deck
from croupier.chinese.rows import Rows
from croupier.chinese.score import SCOOP
from croupier.kernels import COMPILED, rows_played
from croupier.study.open_face.house import Money, money_of
from croupier.study.open_face.lays import Plan, laid
from croupier.study.open_face.playing import Final, by_look
from croupier.study.open_face.policy import EMPTY, State, state_of
from croupier.study.open_face.spot import Spot, Streets
from croupier.study.open_face.stopping import Stop, never
from croupier.study.open_face.worth import POINT

DEAD: Final = (0, 0, 0)
"""The ranks of a dead hand."""

LOOKS = 30
"""How many deals the look of a placement is worth."""

AT_ONCE = 32 if COMPILED else 1
"""How many deals are played before anybody is asked again whether to stop."""


class Option(NamedTuple):
    """A placement: the cards for each row from the top down, its value in points, and on how many deals that rests.

    `behind` is how far it stays behind the best one on the same deals, `error` the standard error of that. With no
    deals at all the value is only what the policy thinks.
    """

    rows: Rows
    value: float
    deals: int
    behind: float = 0.0
    error: float = 0.0


class Tried(NamedTuple):
    """A placement under trial: its plan, the rows after it as numbers, the points that it brought, how it looks.

    That look is worth as much as `trust` deals.
    """

    plan: Plan
    state: State
    points: list[float]
    looks: float
    trust: int


def ranked(
    spot: Spot,
    samples: int,
    width: int,
    chance: Random,
    stop: Stop = never,
    also: Rows | None = None,
    caution: float = 0.0,
    trust: int = LOOKS,
) -> list[Option]:
    """The placements of a street, the best first: up to `width` of them tried on so many deals in all.

    On each deal all those are played out that are still in the running, fewer and fewer of them. `also` is a placement
    that is tried to the end whatever it looks like. With `caution` a dead hand counts so many points worse than it is,
    until the last street. How a placement looks is worth as much as `trust` deals.
    """
    money = money_of(spot.variant, spot.house)._replace(caution=caution if spot.later else 0.0)
    state, last = state_of(spot.rows), not spot.later
    looks = by_look(money.tables, state, spot.given, spot.place, last)
    chosen = looks if last else looks[:width]
    if also is not None:
        chosen += [option for option in looks[len(chosen) :] if same(laid(spot.given, option[1]), also)]
    tried = [Tried(plan, then, [], 0.0 if last else value, trust) for value, plan, then in chosen]
    keep = None if also is None else next(one for one in tried if same(laid(spot.given, one.plan), also))
    out = halved(spot, money, tried, samples, chance, stop, keep)
    if not out[0].points:
        return [Option(laid(spot.given, plan), value, 0) for value, plan, _ in looks]
    return [option_of(spot, each, out[0]) for each in out if each.points]


def same(rows: Rows, others: Rows) -> bool:
    """Whether the same cards lie in the same rows."""
    return all(sorted(row) == sorted(other) for row, other in zip(rows, others, strict=True))


def option_of(spot: Spot, tried: Tried, best: Tried) -> Option:
    """What was found of a placement, beside the best one."""
    count = min(len(tried.points), len(best.points))
    losses = [more - less for more, less in zip(best.points, tried.points, strict=False)]
    behind = sum(losses) / count
    spread = sum((loss - behind) ** 2 for loss in losses) / max(1, count - 1)
    value = sum(best.points) / len(best.points) - behind
    return Option(laid(spot.given, tried.plan), value, count, behind, (spread / count) ** 0.5)


class Future:
    """The deals that may come from a spot: the same ones for every placement, one after another."""

    def __init__(self, spot: Spot, money: Money, chance: Random) -> None:
        self.money, self.seed, self.played = money, chance.getrandbits(64), 0
        self.unseen = bytes([card for card in standard_deck() if card not in spot.seen])
        self.streets = bytes([number for street in streets_at_most(spot) for number in street])
        self.left, players, boards = len(spot.later), list[int](), list[Final]()
        for other in spot.others:
            own = money.set_at_once[other.fantasy] if other.fantasy else ()
            players += [*(EMPTY if own else state_of(other.rows)), len(other.later), len(boards), len(own)]
            boards += own
        self.players = array("i", players)
        self.boards = array("i", [rank for board in boards for rank in board])

    def play(self, alive: list[Tried], deals: int) -> None:
        """Play each placement on the next deals."""
        states = array("i", [number for each in alive for number in each.state])
        numbers = array("i", [self.left, self.money.dead, round(POINT * self.money.caution), self.played])
        brings, tables = array("i", bytes(4 * deals * len(alive))), self.money.tables.known
        rows_played(
            tables, states, self.players, self.streets, self.boards, self.unseen, numbers, self.seed, brings
        )  # fmt: skip
        self.played += deals
        for place, each in enumerate(alive):
            each.points.extend([bring / POINT for bring in brings[place :: len(alive)]])


def streets_at_most(spot: Spot) -> Streets:
    """The streets of who still gets most of them; those of the others are its last ones."""
    return max([spot.later, *[other.later for other in spot.others]], key=len)


def halved(
    spot: Spot, money: Money, tried: list[Tried], samples: int, chance: Random, stop: Stop, keep: Tried | None
) -> list[Tried]:
    """The placements after all rounds, the best first; who went out stands behind who stayed in."""
    sure = not spot.later and all(not other.later and not other.fantasy for other in spot.others)
    future, alive, out = Future(spot, money, chance), tried, list[Tried]()
    rounds = max(1, (len(tried) - 1).bit_length())
    for _ in range(rounds):
        deals = 1 if sure else max(1, samples // rounds)
        if not play_round(future, alive, deals, stop):
            break
        alive = sorted(alive, key=standing, reverse=True)
        if sure or len(alive) < 3:
            continue
        half = (len(alive) + 1) // 2
        stay = alive[:half] + [each for each in alive[half:] if each is keep]
        alive, out = stay, [each for each in alive[half:] if each is not keep] + out
    return sorted(alive, key=standing, reverse=True) + out


def standing(tried: Tried) -> float:
    """What a placement brought on average, drawn towards what it looked like: few playouts alone say little."""
    return (sum(tried.points) + tried.trust * tried.looks) / (len(tried.points) + tried.trust)


def play_round(future: Future, alive: list[Tried], deals: int, stop: Stop) -> bool:
    """Try each placement on the same deals; false when there was no time for all of them."""
    for begun in range(0, deals, AT_ONCE):
        if stop():
            return False
        future.play(alive, min(AT_ONCE, deals - begun))
    return True


def points_of(mine: Final, theirs: Final, money: Money) -> float:
    """The points between two hands (Rulebook K17 to K20)."""
    if mine == DEAD or theirs == DEAD:
        if mine == theirs:
            return 0.0
        return money.dead + royalties(mine, money) if theirs == DEAD else -money.dead - royalties(theirs, money)
    sweep = sum([(own > other) - (own < other) for own, other in zip(mine, theirs, strict=True)])
    scoop = SCOOP if sweep == 3 else -SCOOP if sweep == -3 else 0
    return sweep + scoop + royalties(mine, money) - royalties(theirs, money)


def royalties(final: Final, money: Money) -> int:
    """What living rows pay."""
    top, middle, bottom = final
    return money.pays.top[top] + money.pays.middle[middle] + money.pays.bottom[bottom]
