"""The tight one: few hands before the flop, by a chart; then equity against the price; bets what it likes."""

from __future__ import annotations

from random import Random

from croupier.bots.equity import equity
from croupier.bots.opening import better_than
from croupier.rules.action import CALL, CHECK, FOLD, MUCK, SHOW, Action, Bet, Raise
from croupier.rules.event import Board, Wagered
from croupier.rules.hand import Hand
from croupier.rules.legal import Legal

OPEN = (0.45, 0.45, 0.42, 0.28, 0.22, 0.18, 0.15, 0.13, 0.12, 0.11, 0.10)
"""The share of hands to open with, by how many players act after: 1 for the small blind, 2 for the button, ..."""

LIMP = 0.06
"""How much more is good enough to come along when nobody has raised."""

AGAINST_RAISES = ((0.05, 0.16), (0.025, 0.06), (0.012, 0.03))
"""The share to raise again with, and the share to stay in with, after one raise, two, or more."""

SAMPLES = {2: 400, 4: 120}
"""How many hands are ranked for one decision, by the number of hole cards; more cards take longer to rank."""


class Tight:
    """Plays few hands and plays them for what they are worth; it bluffs seldom and gives up in time."""

    def __init__(self, chance: Random) -> None:
        """A player with this source of chance, for its samples and for mixing its play."""
        self.chance = chance

    def decide(self, hand: Hand, legal: Legal) -> Action:
        """By the chart before the flop, by equity and pot odds after it."""
        if legal.show:
            return MUCK if legal.muck else SHOW
        return self._before_flop(hand, legal) if not hand.board else self._after_flop(hand, legal)

    def _before_flop(self, hand: Hand, legal: Legal) -> Action:
        worth = 1 - better_than(hand.holes[legal.player])
        raises = raises_now(hand)
        if not raises:
            enter = OPEN[min(behind(hand, legal.player), len(OPEN) - 1)]
            stay = enter + LIMP
        else:
            enter, stay = AGAINST_RAISES[min(raises, len(AGAINST_RAISES)) - 1]
            stay += max(0.0, 0.25 - price_share(hand, legal)) * 0.8  # a good price lets more hands in
        if worth <= enter:
            return wager(legal, 3 * legal.price + limped(hand, legal))
        return stay_in(legal) if worth <= stay else give_up(legal)

    def _after_flop(self, hand: Hand, legal: Legal) -> Action:
        player, rivals = legal.player, hand.folded.count(False) - 1
        ranked = SAMPLES.get(hand.variant.hole, 100)
        share = equity(hand, player, ranked // (rivals + 1), self.chance)
        if legal.check:
            strong = share > 1 / (rivals + 1) + 0.14
            bluff = rivals == 1 and self.chance.random() < 0.08
            return wager(legal, self._size(hand, legal)) if strong or bluff else CHECK
        share -= 0.06 * raises_now(hand) + 0.1 * pressure(hand, legal)  # who bets has something, who bets much has more
        if share > 0.72:
            return wager(legal, self._size(hand, legal))
        return stay_in(legal) if share > price_share(hand, legal) else give_up(legal)

    def _size(self, hand: Hand, legal: Legal) -> int:
        """A total of between half the pot and three quarters of it more than the price."""
        pot = hand.total + legal.call
        return legal.price + pot * self.chance.choice((50, 60, 75)) // 100


def behind(hand: Hand, player: int) -> int:
    """How many live players with chips act after this one before the flop, the blinds among them."""
    others = (other for other in range(hand.n) if other != player and not hand.folded[other])
    return sum(1 for other in others if hand.stacks[other] and hand.acted[other] < 0)


def raises_now(hand: Hand) -> int:
    """How many bets and raises there were in this round."""
    count = 0
    for event in reversed(hand.events):
        if type(event) is Board:
            break
        count += type(event) is Wagered
    return count


def price_share(hand: Hand, legal: Legal) -> float:
    """What part of the pot the call would be: the share of it that one must win to lose nothing."""
    return legal.call / (hand.total + legal.call) if legal.call else 0.0


def pressure(hand: Hand, legal: Legal) -> float:
    """How big the bet is that has to be called, as a part of the pot before it; 1.5 for anything above that."""
    return min(1.5, legal.call / max(1, hand.total - legal.call))


def limped(hand: Hand, legal: Legal) -> int:
    """A price more for each one who has only called: they are in the way."""
    called = sum(1 for other in range(hand.n) if hand.acted[other] >= 0 and not hand.folded[other])
    return legal.price * called if not raises_now(hand) else 0


def wager(legal: Legal, to: int) -> Action:
    """Bet or raise to about `to`, within what is allowed, and to the most when it is near; stay in when none is."""
    if not legal.can_raise:
        return stay_in(legal)
    to = legal.max_to if to * 3 > legal.max_to * 2 and legal.max_to > legal.min_to else to
    to = max(legal.min_to, min(to, legal.max_to))
    return Bet(to) if legal.opens else Raise(to)


def stay_in(legal: Legal) -> Action:
    """Go on as cheaply as possible."""
    return CHECK if legal.check else CALL


def give_up(legal: Legal) -> Action:
    """Check when it is free, else fold."""
    return CHECK if legal.check else FOLD
