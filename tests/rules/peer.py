"""The same hand in another library, PokerKit: each fact of ours is done there, and the two are compared on the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from tests.rules.peer_rules import NAMES, Round, closed_there, wager_there

from croupier.cards import UNKNOWN, names
from croupier.rules.betting import Betting
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
from croupier.rules.variants import VARIANTS

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
    """A game of both: our variant and structure, the name of theirs, and how many least bets they want to be told."""

    variant: str
    structure: str
    theirs: str
    sizes: int


GAMES = (
    Game("holdem", "no_limit", "NoLimitTexasHoldem", 1),
    Game("holdem", "fixed_limit", "FixedLimitTexasHoldem", 2),
    Game("royal_holdem", "no_limit", "NoLimitRoyalHoldem", 1),
    Game("shortdeck", "no_limit", "NoLimitShortDeckHoldem", 1),
    Game("omaha", "pot_limit", "PotLimitOmahaHoldem", 1),
    Game("omaha8", "pot_limit", "FixedLimitOmahaHoldemHighLowSplitEightOrBetter", 2),  # so it is bet there
    Game("seven_card_stud", "fixed_limit", "FixedLimitSevenCardStud", 2),
    Game("stud8", "fixed_limit", "FixedLimitSevenCardStudHighLowSplitEightOrBetter", 2),
    Game("razz", "fixed_limit", "FixedLimitRazz", 2),
    Game("deuce_to_seven_single_draw", "no_limit", "NoLimitDeuceToSevenLowballSingleDraw", 1),
    Game("deuce_to_seven_triple_draw", "fixed_limit", "FixedLimitDeuceToSevenLowballTripleDraw", 2),
    Game("badugi", "fixed_limit", "FixedLimitBadugi", 2),
    Game("kuhn", "fixed_limit", "KuhnPoker", 1),
    Game("leduc", "fixed_limit", "LeducHoldem", 2),
    Game("rhode_island", "fixed_limit", "RhodeIslandHoldem", 2),
    Game("royal_rhode_island", "fixed_limit", "RoyalRhodeIslandHoldem", 2),
    Game("two_to_eleven", "fixed_limit", "Numeral211Holdem", 2),
)


def open_there(game: Game, opened: Opened) -> Any:
    """Their state at the same opening."""
    automations = tuple(pokerkit.Automation[name] for name in BY_ITSELF)
    betting, n = opened.betting, len(opened.stacks)
    fixed = game.structure == "fixed_limit"
    amounts = (betting.lower, betting.upper if fixed else betting.lower)[: game.sizes]
    forced = FORCED[VARIANTS[game.variant].forced](betting, n)
    ante = betting.ante if any(post.kind == "ante" for post in opened.posts) else 0
    create = getattr(pokerkit, game.theirs).create_state
    return create(automations, True, ante, *forced, *amounts, opened.stacks, n)


FORCED: dict[str, Callable[[Betting, int], tuple[Any, ...]]] = {
    "blinds": lambda betting, n: ((betting.small_blind, betting.big_blind),),
    "button_blind": lambda betting, n: ((betting.big_blind, 0) if n == 2 else {-1: betting.big_blind},),
    "bring_in": lambda betting, n: (betting.opening,),
    "ante": lambda betting, n: (),
}
"""How they are told what is due before the cards; two blinds trade places there."""


class Peer:
    """Their state beside our Hand, and the round by their rules; cards in exchange wait until they deal them."""

    def __init__(self, game: Game, opened: Opened) -> None:
        self.game, self.state = game, open_there(game, opened)
        self.round = Round(0, opened.price)
        self.waiting: list[Dealt] = []

    def follow(self, event: Event, hand: Hand) -> None:
        """Do there what has happened here."""
        self.round.tell(event, hand)
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


def answer(peer: Peer) -> tuple[int, int]:
    """The least and the greatest total that they allow now (0, 0: none)."""
    least = peer.state.min_completion_betting_or_raising_to_amount
    return least or 0, peer.state.max_completion_betting_or_raising_to_amount or 0


def difference(peer: Peer, hand: Hand, legal: Legal) -> str:
    """In what the two differ about the decision that is owed: "" in nothing, or the name of a rule that we know of.

    Each named difference is held to be exactly what `peer_rules` says; any other fails.
    """
    state, here = peer.state, (legal.min_to, legal.max_to)
    if hand.street_index != peer.round.street:
        peer.round = Round(hand.street_index, 0)
    if legal.discard_max >= 0:
        assert state.stand_patter_or_discarder_index == legal.player
        return ""
    assert state.actor_index == legal.player
    if legal.bring_in or state.can_post_bring_in():
        return difference_of_bring_in(peer, hand, legal)
    assert state.can_fold() == legal.fold
    if (state.checking_or_calling_amount or 0) != legal.call:
        posted, bet = peer.round.price, hand.bets[legal.player]
        assert posted < legal.price
        assert state.checking_or_calling_amount == max(0, posted - bet)
        return "short bring-in"
    there = wager_there(peer.game.theirs, hand, legal, peer.round)
    assert answer(peer) == there, (peer.game, legal)
    return NAMES[legal.closed, closed_there(peer.game.theirs, hand, legal, peer.round)] if there != here else ""


def difference_of_bring_in(peer: Peer, hand: Hand, legal: Legal) -> str:
    """The same where one of the two waits for the bring-in."""
    stack = hand.stacks[legal.player]
    if not legal.bring_in:  # the ante has taken all of the one who owes it: there the next player is asked
        assert legal.price == hand.opened.betting.opening
        assert not any(hand.bets)
        return "short bring-in"
    assert peer.state.effective_bring_in_amount == legal.bring_in
    if answer(peer) == (legal.min_to, legal.max_to):
        return ""
    assert (legal.closed, legal.max_to) in (("exceeds_stack", 0), ("nobody_can_call", 0))
    assert answer(peer) == (min(stack, hand.opened.betting.lower),) * 2
    return "completion"
