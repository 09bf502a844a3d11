"""Stud: the bring-in, and what may be bet over an open pair (Rulebook L5, L9, L10, L11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.rules.action import BringIn
from croupier.rules.event import BroughtIn
from croupier.rules.legal import Illegal, Legal
from croupier.rules.phase import BETTING
from croupier.rules.turn import reach

if TYPE_CHECKING:
    from croupier.rules.hand import Hand


def legal_bring_in(hand: Hand, player: int) -> Legal:
    """The bring-in is owed: that much, or a full bet at once (L10)."""
    betting, stack = hand.opened.betting, hand.stacks[player]
    due = betting.opening
    closed = "nobody_can_call" if reach(hand, player) <= due else "exceeds_stack" if stack <= due else ""
    least = 0 if closed else min(hand.lower, stack)
    most = min(hand.upper, stack) if least and betting.structure == "spread_limit" else least
    return Legal(
        player, check=True, min_to=least, max_to=most, opens=True, step=hand.step, closed=closed,
        bring_in=min(due, stack),
    )  # fmt: skip


def bring_in(hand: Hand, legal: Legal, action: BringIn) -> BroughtIn:
    """Only the player whose card says so brings it in (L10)."""
    if not legal.bring_in:
        raise Illegal("no_bring_in")
    return BroughtIn(legal.player, legal.bring_in)


def brought_in(hand: Hand, event: BroughtIn) -> None:
    """The price is the bring-in, whatever a short stack could pay of it (E20, L10); if as big as a bet, it is one."""
    player, amount = event.player, event.amount
    hand.stacks[player] -= amount
    if not hand.stacks[player]:
        hand.rich -= 1
    hand.bets[player] += amount
    hand.paid[player] += amount
    hand.total += amount
    hand.price = hand.opened.betting.opening
    hand.fulls = hand.price // hand.lower
    hand.phantom += hand.price - amount
    hand.acted[player], hand.acted_fulls[player] = hand.price, hand.fulls
    hand.last = hand.leader = player
    hand.led = hand.stacks[player] > 0
    hand.phase = BETTING


def is_pair_shown(hand: Hand) -> bool:
    """Whether a live player shows a pair (L10)."""
    for up, out in zip(hand.ups, hand.folded, strict=True):
        if not out and len({card >> 2 for card in up}) < len(up):
            return True
    return False


def may_double(hand: Hand) -> bool:
    """Whether the big bet is allowed on a street of the small one: somebody shows a pair there (L10).

    Once it has been made it stays the bet of the round, even when the pair is folded.
    """
    return hand.double and (is_pair_shown(hand) or (hand.price > 0 and hand.step == hand.upper))
