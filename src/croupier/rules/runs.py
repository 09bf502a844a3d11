"""Running it twice or three times: all-in and all agreed, the rest of the board comes more than once (Rulebook F9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.rules.action import Run
from croupier.rules.event import Agreed, Runs
from croupier.rules.legal import Illegal, Legal
from croupier.rules.phase import AGREEING, DEALING
from croupier.rules.street import most_runs

if TYPE_CHECKING:
    from croupier.rules.hand import Hand


def legal_runs(hand: Hand, player: int) -> Legal:
    """As many times as the house allows; a check is a no."""
    return Legal(player, check=True, runs=most_runs(hand))


def run(hand: Hand, legal: Legal, action: Run) -> Agreed:
    """So many times, or once, which is a no."""
    if not legal.runs:
        raise Illegal("nothing_to_run")
    if type(action.times) is not int or not 1 <= action.times <= legal.runs:
        raise Illegal("wrong_runs", times=int(action.times), most=legal.runs)
    return Agreed(legal.player, action.times)


def agreed(hand: Hand, event: Agreed) -> None:
    """A player has answered; with a no nobody else is asked."""
    player = event.player
    hand.agreed = (*hand.agreed[:player], event.times, *hand.agreed[player + 1 :])
    hand.phase = DEALING if event.times == 1 else AGREEING


def runs(hand: Hand, event: Runs) -> None:
    """From here on each street is dealt on so many boards."""
    hand.runs = event.times
    hand.more = (tuple(hand.board),) * (event.times - 1)
    hand.phase = DEALING


def times_agreed(hand: Hand) -> int:
    """What all have agreed to: the least number that anybody named."""
    return min(times for times, out in zip(hand.agreed, hand.folded, strict=True) if not out)
