"""A Hand's betting tree, walked by copying and acting."""

from __future__ import annotations

from collections import Counter

from tests.rules.stage import owed

from croupier.rules.action import BRING_IN, CALL, CHECK, FOLD, Action, Bet, Raise
from croupier.rules.hand import Hand


def allowed(hand: Hand) -> list[Action]:
    """Every legal action of the player to act, each size by itself."""
    legal = owed(hand)
    if legal.bring_in:
        return [BRING_IN, *(Bet(to) for to in range(legal.min_to, legal.max_to + 1) if legal.max_to)]
    verb = Bet if legal.opens else Raise
    wagers = [verb(to) for to in range(legal.min_to, legal.max_to + 1)] if legal.max_to else []
    return [*(FOLD,) * legal.fold, CHECK if legal.check else CALL, *wagers]


def counted(hand: Hand, depth: int) -> tuple[Counter[int], Counter[int]]:
    """The decisions about chips after 0, 1, ... actions, and the ends."""
    decisions: Counter[int] = Counter()
    ends: Counter[int] = Counter()

    def walk(hand: Hand, at: int) -> None:
        over = hand.finished or hand.street == "showdown"
        (ends if over else decisions)[at] += 1
        if not over and at < depth:
            for action in allowed(hand):
                twin = hand.copy()
                twin.act(twin.to_act, action)
                walk(twin, at + 1)

    walk(hand, 0)
    return decisions, ends
