"""The house rules of PokerKit as far as they differ from ours, each told from our own facts so that it can be asserted.

Wagers: the cap counts every wager of the round, a short one too, but not the big blind (ours: E16); the next wager goes
on top of a short one (ours: to the next multiple, E18); the first wager of a round is a full one however short it is
(ours: E9); short ones add up among themselves, not from what each player has answered (ours: E10). Who owes the
bring-in may complete it even if his stack is no more than that, or if nobody could call more (ours: E6, E11).

Money: all odd chips of a pot go to the first winner (ours: one each, F6), and side pots that are left to the same
winners are one pot there (ours: odd chips are per side pot). Where somebody has a low but nobody in this side pot, half
of it is shared by those who are left in it, whatever they hold (ours: all to the high, F7).
"""

from __future__ import annotations

from itertools import groupby

from tests.rules.stage import of_kind

from croupier.rules.event import Awarded, BroughtIn, Called, Checked, Event, Folded, Gathered, Pot, Wagered
from croupier.rules.hand import Hand
from croupier.rules.legal import Legal

UNCAPPED = 10**9
CAPS = {"KuhnPoker": 1, "LeducHoldem": 2, "RhodeIslandHoldem": 3, "RoyalRhodeIslandHoldem": 3}
"""Their caps where they are not four wagers a round."""


class Round:
    """A round of betting by their rules: by how much each wager went over the price, who has spoken, what was short."""

    def __init__(self, street: int, price: int) -> None:
        self.street, self.price = street, price
        self.over: list[int] = []
        self.acted: set[int] = set()
        self.short: list[int] = []

    @property
    def step(self) -> int:
        """The greatest raise of the round, even if it was short."""
        return max(self.over, default=0)

    def tell(self, event: Event, hand: Hand) -> None:
        """One fact more, which the hand has recorded."""
        if type(event) is Wagered:
            self.wager(event.player, event.to, hand)
        elif type(event) in (BroughtIn, Called, Checked, Folded):
            self.acted.add(event.player)  # type: ignore[union-attr]
            self.price = max(self.price, event.amount if type(event) is BroughtIn else 0)

    def wager(self, player: int, to: int, hand: Hand) -> None:
        """What is at least as much as any raise before lets all others speak again; short ones are added up."""
        over, self.price = to - self.price, to
        if over >= self.step:
            self.acted.clear()
        self.acted.add(player)
        self.over.append(over)
        self.short = [*self.short, over] if not hand.stacks[player] else []
        if sum(self.short) >= self.step:
            self.short = []


def closed_there(game: str, hand: Hand, legal: Legal, so_far: Round) -> str:
    """Why they allow no wager, "" when they do."""
    others = [other for other in range(hand.n) if other != legal.player and not hand.folded[other]]
    total = hand.bets[legal.player] + hand.stacks[legal.player]
    if max(hand.bets[other] + hand.stacks[other] for other in others) <= legal.price or total <= legal.price:
        return "covered"
    if len(so_far.over) >= (CAPS.get(game, 4) if hand.opened.betting.structure == "fixed_limit" else UNCAPPED):
        return "cap"
    acted = legal.player in so_far.acted
    return "short" if legal.call < so_far.step or (acted and 0 < sum(so_far.short) < so_far.step) else ""


def wager_there(game: str, hand: Hand, legal: Legal, so_far: Round) -> tuple[int, int]:
    """The least and the greatest total that they allow the player (0, 0: none)."""
    if closed_there(game, hand, legal, so_far):
        return 0, 0
    betting, total = hand.opened.betting, hand.bets[legal.player] + hand.stacks[legal.player]
    fixed = betting.structure == "fixed_limit"
    upper = fixed and hand.variant.streets[hand.street_index].limit == "upper"
    size = betting.upper if upper else betting.lower
    completes = hand.variant.forced == "bring_in" and hand.street_index == 0 and not so_far.over
    least = min(total, max(size, so_far.step) + (0 if completes else legal.price))
    pot = legal.price + legal.call + hand.total
    return least, {"fixed_limit": least, "no_limit": total, "pot_limit": min(total, max(least, pot))}[betting.structure]


NAMES = {
    ("cap_reached", ""): "cap",
    ("", "cap"): "cap",
    ("betting_closed", ""): "reopening",
    ("", "short"): "reopening",
    ("", ""): "next size",
}
"""What a difference about wagers is called, by why they are closed here and there."""


def money_there(hand: Hand, low_in_each: bool = False) -> list[int]:
    """The stacks at the end of a finished hand as they would pay it; who wins nothing is out of all pots before that.

    With `low_in_each` they pay a side pot without a low as we do.
    """
    awards = of_kind(hand.events, Awarded)
    stacks, is_halved = list(hand.stacks), len({(award.pot, award.half) for award in awards}) > len(last_pots(hand))
    for award in awards:
        for win in award.wins:
            stacks[win.player] -= win.amount
    winners = {win.player for award in awards for win in award.wins}
    pots = [(pot.amount, tuple(sorted(winners.intersection(pot.players)))) for pot in last_pots(hand)]
    for left, merged in groupby(enumerate(pots), key=lambda numbered: numbered[1][1]):
        together = list(merged)
        halves = [[win.player for win in award.wins] for award in awards if award.pot == together[0][0]]
        if len(halves) == 1 and is_halved and not low_in_each:
            halves.append(list(left))
        pay(stacks, sum(amount for _, (amount, _) in together), halves)
    return stacks


def last_pots(hand: Hand) -> list[Pot]:
    """The pots as they were paid."""
    pots: list[Pot] = of_kind(hand.events, Gathered)[-1].pots
    return pots


def pay(stacks: list[int], amount: int, halves: list[list[int]]) -> None:
    """A pot in as many parts as have a winner; what cannot be divided goes to the first part and its first winner."""
    each, odd = divmod(amount, len(halves))
    for place, players in enumerate(halves):
        share, left = divmod(each + odd * (place == 0), len(players))
        for player in players:
            stacks[player] += share
        stacks[min(players)] += left
