"""The same hand in another library, PokerKit: each fact of ours is done there, and the two are compared on the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from croupier.cards import UNKNOWN, names
from croupier.rules.event import (
    Board,
    BroughtIn,
    Called,
    Checked,
    Dealt,
    Discarded,
    Event,
    Folded,
    Opened,
    Wagered,
)
from croupier.rules.hand import Hand
from croupier.rules.legal import Legal

pokerkit = pytest.importorskip("pokerkit")

BY_ITSELF = (
    "ANTE_POSTING",
    "BET_COLLECTION",
    "BLIND_OR_STRADDLE_POSTING",
    "RUNOUT_COUNT_SELECTION",
    "HOLE_CARDS_SHOWING_OR_MUCKING",
    "HAND_KILLING",
    "CHIPS_PUSHING",
    "CHIPS_PULLING",
)


class Game(NamedTuple):
    """A game of both: our variant and structure, and the name of theirs."""

    variant: str
    structure: str
    theirs: str


GAMES = (
    Game("holdem", "no_limit", "NoLimitTexasHoldem"),
    Game("holdem", "fixed_limit", "FixedLimitTexasHoldem"),
    Game("royal_holdem", "no_limit", "NoLimitRoyalHoldem"),
    Game("shortdeck", "no_limit", "NoLimitShortDeckHoldem"),
    Game("omaha", "pot_limit", "PotLimitOmahaHoldem"),
    Game("omaha8", "fixed_limit", "FixedLimitOmahaHoldemHighLowSplitEightOrBetter"),
    Game("seven_card_stud", "fixed_limit", "FixedLimitSevenCardStud"),
    Game("stud8", "fixed_limit", "FixedLimitSevenCardStudHighLowSplitEightOrBetter"),
    Game("razz", "fixed_limit", "FixedLimitRazz"),
    Game("deuce_to_seven_single_draw", "no_limit", "NoLimitDeuceToSevenLowballSingleDraw"),
    Game("deuce_to_seven_triple_draw", "fixed_limit", "FixedLimitDeuceToSevenLowballTripleDraw"),
    Game("badugi", "fixed_limit", "FixedLimitBadugi"),
)


def open_there(game: Game, opened: Opened) -> Any:
    """Their state at the same opening."""
    automations = tuple(pokerkit.Automation[name] for name in BY_ITSELF)
    betting, n = opened.betting, len(opened.stacks)
    amounts = (betting.lower, betting.upper) if game.structure == "fixed_limit" else (betting.least_bet,)
    forced: tuple[Any, ...] = ((betting.small_blind, betting.big_blind),)
    if any(post.kind == "button_blind" for post in opened.posts):
        forced = ((betting.big_blind, 0) if n == 2 else {-1: betting.big_blind},)  # two blinds trade places there
    if game.variant in ("seven_card_stud", "stud8", "razz"):
        forced = (betting.opening,)
    ante = betting.ante if any(post.kind == "ante" for post in opened.posts) else 0
    create = getattr(pokerkit, game.theirs).create_state
    return create(automations, True, ante, *forced, *amounts, opened.stacks, n)


class Peer:
    """Their state beside our Hand; cards in exchange wait until they deal them."""

    def __init__(self, game: Game, opened: Opened) -> None:
        self.state = open_there(game, opened)
        self.waiting: list[Dealt] = []

    def follow(self, event: Event) -> None:
        """Do there what has happened here."""
        do = DO.get(type(event))
        if do is not None:
            do(self, event)
        while self.deals() and self.waiting:
            self.state.deal_hole(names(self.waiting[0].cards).replace(" ", ""), self.waiting.pop(0).player)

    def deals(self) -> bool:
        """Whether they deal hole cards now; the card that they burn before is nobody's business."""
        if self.state.can_burn_card("??"):
            self.state.burn_card("??")
        return bool(self.state.can_deal_hole())

    def turn_up(self, event: Board) -> None:
        """Their board."""
        if self.state.can_burn_card("??"):
            self.state.burn_card("??")
        self.state.deal_board(names(event.cards).replace(" ", ""))

    def discard(self, event: Discarded) -> None:
        """Their draw."""
        assert UNKNOWN not in event.cards
        self.state.stand_pat_or_discard(names(event.cards).replace(" ", ""))


DO: dict[type[Any], Callable[[Peer, Any], Any]] = {
    Dealt: lambda peer, event: peer.waiting.append(event),
    Board: Peer.turn_up,
    Discarded: Peer.discard,
    Folded: lambda peer, event: peer.state.fold(),
    Checked: lambda peer, event: peer.state.check_or_call(),
    Called: lambda peer, event: peer.state.check_or_call(),
    BroughtIn: lambda peer, event: peer.state.post_bring_in(),
    Wagered: lambda peer, event: peer.state.complete_bet_or_raise_to(event.to),
}
"""How each fact is done there."""


def differences(peer: Peer, hand: Hand, legal: Legal) -> list[str]:
    """In what the two differ about the decision that is owed, by name."""
    state, found = peer.state, []
    if legal.discard_max >= 0:
        return [] if state.stand_patter_or_discarder_index == legal.player else ["who draws"]
    if state.actor_index != legal.player:
        return ["who acts"]
    if legal.bring_in:
        if not state.can_post_bring_in() or state.effective_bring_in_amount != legal.bring_in:
            found.append("bring-in")
    elif (state.checking_or_calling_amount or 0) != legal.call:
        found.append("call")
    least, most = state.min_completion_betting_or_raising_to_amount, state.max_completion_betting_or_raising_to_amount
    if (least or 0, most or 0) != (legal.min_to, legal.max_to):
        found.append("wager")
    return found
