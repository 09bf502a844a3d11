"""Random hands through our Hand and through PokerKit: the same decisions and the same money, but for what is named.

The named differences: PokerKit forbids folding where a check is free, so the house does here too (B63); its cap counts
neither the big blind nor falls away heads-up (E16, E17); after an all-in short of a full wager it goes its own way in
fixed limit and lets players raise who have acted (E9, E18); it prices a short all-in blind at the chips posted (E20);
its high-low Omaha called fixed limit is bet by the pot; and it gives odd chips to others (F6).
"""

from __future__ import annotations

from collections import Counter

import pytest
from tests.rules.peer import GAMES, Game, Peer, differences
from tests.rules.random_hands import Deal, Dice, deck_from, moments
from tests.rules.stage import of_kind

from croupier.rules.betting import Betting
from croupier.rules.event import Awarded, Wagered
from croupier.rules.forced import open_hand
from croupier.rules.hand import Hand
from croupier.rules.house_rules import HouseRules
from croupier.rules.legal import Legal
from croupier.rules.variants import VARIANTS

FEW, MANY = 40, 2000
pytestmark = pytest.mark.filterwarnings("ignore:Returning reserved")  # they too shuffle discards in again
HOUSE = HouseRules(
    ante_type="per_player",
    free_fold=False,
    fl_cap_heads_up="never",
    fl_half_bet="full",
    stud_open_pair_big_bet=False,
    showdown_muck="show_all",
)
BET_BY_THE_POT = "FixedLimitOmahaHoldemHighLowSplitEightOrBetter"


def deal_of(game: Game, seed: int) -> Deal:
    """A hand of two to six with stacks that meet all-in now and then, always more than a blind."""
    dice, ours = Dice(seed), VARIANTS[game.variant]
    n = dice.number(2, min(6, ours.max_players))
    stacks = [dice.one_of((200, 200, 90, 41)) for _ in range(n)]
    lower, upper = (2, 4) if game.structure == "fixed_limit" else (0, 0)
    betting = Betting(
        structure=game.structure,  # type: ignore[arg-type]
        small_blind=1,
        big_blind=2,
        ante=1,
        small_bet=lower,
        big_bet=upper,
        bring_in=1,
    )
    opened = open_hand(
        variant=game.variant, betting=betting, house=HOUSE, seats=tuple(range(1, n + 1)), stacks=stacks, button=n,
        names=tuple(f"s{player}" for player in range(n)),
    )  # fmt: skip
    choices = [dice.number(0, 2**16) for _ in range(60)]
    stays = tuple(choice - 2 if choice % 8 > 5 and dice.number(0, 2) else choice for choice in choices)
    return Deal(opened, deck_from(seed, opened), False, stays)


def named(game: Game, hand: Hand, legal: Legal, found: list[str]) -> str:
    """The name of a difference that we know of; "" when there is none, and a failure if it has no name."""
    if not found:
        return ""
    if found == ["wager"]:
        if any(not event.full for event in of_kind(hand.events, Wagered)):
            return "after a short all-in"
        if game.theirs == BET_BY_THE_POT:
            return "bet by the pot"
        if legal.closed == "cap_reached" and hand.street_index == 0 and hand.opened.price:
            return "the cap counts the big blind"
    raise AssertionError(f"{game}: {found} {legal}")


def compare(game: Game, seed: int) -> str:
    """Play a hand through both; where they part for good, "odd chips", or "" when the money is the same."""
    deal = deal_of(game, seed)
    peer = Peer(game, deal.opened)
    for moment in moments(deal):
        for event in moment.events:
            peer.follow(event)
        legal = moment.hand.legal(moment.player)
        if legal is not None and not legal.show:
            name = named(game, moment.hand, legal, differences(peer, moment.hand, legal))
            if name == "after a short all-in":
                return name
        if moment.player < 0:
            break
    hand = moment.hand
    if any(win.odd for fact in of_kind(hand.events, Awarded) for win in fact.wins):
        odd = sum(win.odd for fact in of_kind(hand.events, Awarded) for win in fact.wins)
        assert max(abs(a - b) for a, b in zip(hand.stacks, peer.state.stacks, strict=True)) <= odd
        return "odd chips"
    assert list(peer.state.stacks) == hand.stacks, (game, seed)
    return ""


def agree(game: Game, count: int) -> None:
    """So many hands of a game; most of them must be the same to the last chip."""
    results = Counter(compare(game, seed) for seed in range(count))
    assert set(results) <= {"", "odd chips", "after a short all-in"}
    assert results[""] > count * 6 // 10, results


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.theirs)
def test_random_hands_are_the_same_in_both(game: Game) -> None:
    agree(game, FEW)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.theirs)
def test_two_thousand_random_hands_are_the_same_in_both(game: Game) -> None:
    agree(game, MANY)
