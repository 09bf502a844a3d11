"""The tight one: few hands before the flop, by a chart; else equity against the price; bets what it likes."""

from __future__ import annotations

from random import Random

from croupier.bots.draw import proposals, throw_all_but
from croupier.bots.equity import equity
from croupier.bots.opening import better_than
from croupier.rules.action import CALL, CHECK, FOLD, MUCK, SHOW, Action, Bet, Raise, Run
from croupier.rules.event import Gathered, Wagered
from croupier.rules.hand import Hand
from croupier.rules.legal import Legal

OPEN = (0.45, 0.45, 0.42, 0.28, 0.22, 0.18, 0.15, 0.13, 0.12, 0.11, 0.10)
"""The share of hands to open with, by how many players act after: 1 for the small blind, 2 for the button, ..."""

LIMP = 0.06
"""How much more is good enough to come along when nobody has raised."""

AGAINST_RAISES = ((0.05, 0.16), (0.025, 0.06), (0.012, 0.03))
"""The share to raise again with, and the share to stay in with, after one raise, two, or more."""

SAMPLES = {1: 400, 2: 400, 3: 200, 4: 120}
"""How many hands are ranked for one decision, by the number of hole cards; more cards take longer to rank."""

LEAST_SAMPLES = 20
"""So many run-outs there are at least, however many opponents."""

CHARTED = frozenset({"high", "omaha_high", "greek_high", "high_at_most_2", "short_deck"})
"""The rankings for which hole cards that work together are worth what the chart says."""

ENTER = 1.15
"""Where there is no chart: how much better than an equal share a hand must be to come along in the first round."""


class Tight:
    """Plays few hands and plays them for what they are worth; it bluffs seldom and gives up in time."""

    def __init__(self, chance: Random) -> None:
        """A player with this source of chance, for its samples and for mixing its play."""
        self.chance = chance

    def decide(self, hand: Hand, legal: Legal) -> Action:
        """By the chart in the first round where there is one, else by equity and pot odds."""
        if legal.show:
            return MUCK if legal.muck else SHOW
        if legal.discard_max >= 0:
            return self._throw(hand, legal)
        if legal.runs:
            return Run(legal.runs)
        return self._by_chart(hand, legal) if is_charted(hand) else self._by_equity(hand, legal)

    def _throw(self, hand: Hand, legal: Legal) -> Action:
        """Keep what wins the largest share, of the few sets of cards that come into question."""
        seed, ideas = self.chance.random(), proposals(hand, legal)
        if len(ideas) == 1:
            return throw_all_but(hand, legal, ideas[0])
        samples = self._samples(hand) // 2
        shares = [equity(hand, legal.player, samples, Random(seed), kept) for kept in ideas]  # the same cards for each
        return throw_all_but(hand, legal, ideas[shares.index(max(shares))])

    def _samples(self, hand: Hand) -> int:
        return max(LEAST_SAMPLES, SAMPLES.get(hand.variant.hole, 100) // hand.live)

    def _by_chart(self, hand: Hand, legal: Legal) -> Action:
        worth = 1 - better_than(hand.holes[legal.player], hand.variant.deck)
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

    def _by_equity(self, hand: Hand, legal: Legal) -> Action:
        rivals = hand.live - 1
        share = equity(hand, legal.player, self._samples(hand), self.chance)
        if legal.check:
            strong = share > 1 / (rivals + 1) + 0.14
            bluff = rivals == 1 and self.chance.random() < 0.08
            return wager(legal, self._size(hand, legal)) if strong or bluff else CHECK
        share -= 0.06 * raises_now(hand) + 0.1 * pressure(hand, legal)  # who bets has something, who bets much has more
        if share > 0.72:
            return wager(legal, self._size(hand, legal))
        needed = price_share(hand, legal)
        if not hand.street_index:
            needed = max(needed, ENTER / (rivals + 1))
        return stay_in(legal) if share > needed else give_up(legal)

    def _size(self, hand: Hand, legal: Legal) -> int:
        """A total of between half the pot and three quarters of it more than the price."""
        pot = hand.total + legal.call
        return legal.price + pot * self.chance.choice((50, 60, 75)) // 100


def is_charted(hand: Hand) -> bool:
    """Whether it is the first round of a game for high, with two hole cards or more that are like a whole hand's."""
    game = hand.variant
    plain = len(game.halves) == 1 and game.halves[0] in CHARTED and game.forced in ("blinds", "button_blind")
    draws = any(street.draw for street in game.streets)
    return not hand.street_index and plain and not draws and game.streets[0].hole > 1


def behind(hand: Hand, player: int) -> int:
    """How many live players with chips act after this one before the flop, the blinds among them."""
    others = (other for other in range(hand.n) if other != player and not hand.folded[other])
    return sum(1 for other in others if hand.stacks[other] and hand.acted[other] < 0)


def raises_now(hand: Hand) -> int:
    """How many bets and raises there were in this round."""
    count = 0
    for event in reversed(hand.events):
        if type(event) is Gathered:
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
    if legal.sizes:
        to = min(legal.sizes, key=lambda size: abs(size - to))
    return Bet(to) if legal.opens else Raise(to)


def stay_in(legal: Legal) -> Action:
    """Go on as cheaply as possible; where the bring-in is owed, that is what a check pays."""
    return CHECK if legal.check else CALL


def give_up(legal: Legal) -> Action:
    """Check when it is free, else fold."""
    return CHECK if legal.check else FOLD
