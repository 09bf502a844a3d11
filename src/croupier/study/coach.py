"""A coach for open-face Chinese: hints for a street, and what each placement of a deal has cost.

Ordinary streets are judged by rollouts, on the same cards to come for every placement; cards set at once by an exact
search. Each player is judged by what he could see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from msgspec import Struct

from croupier.cards import UNKNOWN
from croupier.chinese.event import ChineseEvent, Locked
from croupier.chinese.hand import ChineseHand
from croupier.chinese.rows import Rows, is_dead, strength
from croupier.study.open_face.greedy import at_once
from croupier.study.open_face.house import money_of
from croupier.study.open_face.rollout import Option, ranked, same
from croupier.study.open_face.spot import Spot, spot_of
from croupier.study.open_face.stopping import Stop, never
from croupier.study.open_face.worth import POINT, total

SAMPLES, WIDTH, SEED = 400, 16, 1
"""How many deals a street is worth, among how many placements, and the chance of both.

Without a compiler that is a third of a second for the first street of two players.
"""


class Judged(Struct, frozen=True):
    """A placement of a deal beside the best one that was found.

    `given` are the cards of the street, `rows` and `best` the cards for each row from the top down. `cost` is how many
    points the best is ahead, `error` the standard error of that, 0 when it is `proved`.
    """

    player: int
    street: int
    given: tuple[int, ...]
    rows: Rows
    best: Rows
    cost: float
    error: float
    proved: bool


def hints(spot: Spot, samples: int = SAMPLES, stop: Stop = never, also: Rows | None = None) -> list[Option]:
    """The placements of a spot, the best first; of cards that are set at once, the best one alone."""
    if spot.hidden:
        best = at_once(spot, stop)
        return [Option(best.rows, best.worth / POINT, int(best.proved))]
    return ranked(spot, samples, WIDTH, Random(SEED), stop, also)


def judged(
    events: Sequence[ChineseEvent],
    samples: int = SAMPLES,
    stop: Stop = never,
    told: Callable[[int, int], None] = lambda done, of: None,
) -> Iterator[Judged]:
    """Every placement of a deal, in the order of play, from its facts; where cards are not known there is no verdict.

    `told` hears how many placements are done, and of how many. Once `stop()` is true no more are judged.
    """
    of, done = sum(isinstance(event, Locked) for event in events), 0
    hand = ChineseHand.open(events[0])  # type: ignore[arg-type]
    for event in events[1:]:
        if isinstance(event, Locked):
            verdict = judge(hand, event, samples, stop)
            done += 1
            told(done, of)
            if stop():
                return
            if verdict is not None:
                yield verdict
        hand.apply(event)


def judge(hand: ChineseHand, event: Locked, samples: int, stop: Stop) -> Judged | None:
    """One placement, as its player could see it; None when his cards are not known."""
    player, street = event.player, hand.locked[event.player]
    if UNKNOWN in hand.given[player]:
        return None
    spot = spot_of(hand.seen_by(player), player)
    rows = event.top, event.middle, event.bottom
    options = hints(spot, samples, stop, rows)
    cost, error = cost_at_once(spot, rows, options[0]) if spot.hidden else cost_of(rows, options)
    return Judged(player, street, spot.given, rows, options[0].rows, cost, error, spot.hidden and options[0].deals > 0)


def cost_of(rows: Rows, options: list[Option]) -> tuple[float, float]:
    """How far a placement is behind the best, and the standard error."""
    found = next((option for option in options if same(option.rows, rows)), options[0])
    return max(0.0, found.behind), found.error


def cost_at_once(spot: Spot, rows: Rows, best: Option) -> tuple[float, float]:
    """How much less the rows of a hand that was set at once are worth than the best ones, in points."""
    money, ranks = money_of(spot.variant, spot.house), strength(*rows)
    worth = -float(money.dead) if is_dead(ranks) else total(money.worth(spot.fantasy), *ranks) / POINT
    return max(0.0, best.value - worth), 0.0
