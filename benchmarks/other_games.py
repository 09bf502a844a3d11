"""Whole six-handed hands of games with more than bets in them, beside PokerKit: stud, a draw game, Omaha hi-lo.

The same policy as in `hands`: who must bring it in does so or bets at once, who may draw throws away none to three.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from itertools import cycle
from typing import Any, NamedTuple

from benchmarks.as_source import player
from benchmarks.hands import KIND, NAMES, STACKS
from benchmarks.measure import Contestant, Run, installed, times
from benchmarks.policy import SEED, STOCK, chooser, shuffler
from croupier.rules.action import CALL, CHECK, FOLD, MUCK, SHOW, Bet, Discard, Raise
from croupier.rules.betting import Betting
from croupier.rules.forced import open_hand
from croupier.rules.hand import Hand
from croupier.rules.house_rules import HouseRules


class Game(NamedTuple):
    """A game as ours and PokerKit know it: PokerKit's class, and what it wants to be told before the stacks."""

    name: str
    variant: str
    betting: Betting
    pokerkit: str
    amounts: tuple[Any, ...]


FIXED = partial(Betting, "fixed_limit", 50, 100, small_bet=100, big_bet=200)
GAMES = (
    Game(
        "seven-card stud", "seven_card_stud", FIXED(ante=10, bring_in=30), "FixedLimitSevenCardStud", (10, 30, 100, 200)
    ),
    Game(
        "2-7 triple draw",
        "deuce_to_seven_triple_draw",
        FIXED(),
        "FixedLimitDeuceToSevenLowballTripleDraw",
        (0, (50, 100), 100, 200),
    ),
    Game(
        "pot-limit Omaha hi-lo",
        "omaha8",
        Betting("pot_limit", 50, 100),
        "FixedLimitOmahaHoldemHighLowSplitEightOrBetter",  # which PokerKit bets by the pot
        (0, (50, 100), 100, 100),
    ),
)
HOUSE = HouseRules(stud_open_pair_big_bet=False)


def drawer() -> Callable[[], int]:
    """How many cards are thrown away, one number after the other, laid out beforehand."""
    rng = random.Random(SEED)
    return cycle([rng.randrange(4) for _ in range(STOCK)]).__next__


def ours(game: Game, workload: str) -> Run:
    """Croupier: `Hand` with its two doors; when the stub has run out the discards are shuffled in."""
    choose, shuffled, draw = chooser(workload), shuffler(), drawer()
    variant, betting = game.variant, game.betting

    def play() -> None:
        opened = open_hand(variant=variant, seats=range(1, 7), names=NAMES, stacks=STACKS, betting=betting, house=HOUSE)
        hand = Hand.open(opened)
        deck = shuffled()
        while deck:
            hand.deal(deck)
            while (player := hand.to_act) >= 0:
                legal = hand.legal(player)
                assert legal is not None
                if legal.show:
                    hand.act(player, MUCK if legal.muck else SHOW)
                    continue
                if legal.discard_max >= 0:
                    hand.act(player, Discard(hand.holes[player][: draw()]))
                    continue
                choice = choose(legal.check, legal.max_to > 0)
                if choice == "fold":
                    hand.act(player, FOLD)
                elif choice == "call":
                    hand.act(player, CHECK if legal.check else CALL)
                else:
                    to = legal.min_to
                    if choice == "pot":
                        to = max(to, min(legal.max_to, legal.price + legal.call + hand.total))
                    hand.act(player, Bet(to) if legal.opens else Raise(to))
            deck = [] if hand.finished else shuffled(hand.reshuffle)  # nobody has to act, so cards are wanted
        assert hand.finished

    return times(play)


def pokerkit(game: Game, workload: str) -> Run:
    """PokerKit: its state with every automation on."""
    import warnings

    import pokerkit as kit

    warnings.filterwarnings("ignore", module="pokerkit")
    choose, draw = chooser(workload), drawer()
    automations = tuple(kit.Automation)
    create: Callable[..., kit.State] = getattr(kit, game.pokerkit).create_state

    def play() -> None:
        state = create(automations, True, *game.amounts, STACKS, 6)
        while state.status:
            if state.can_stand_pat_or_discard():
                index = state.stand_patter_or_discarder_index
                assert index is not None
                state.stand_pat_or_discard(tuple(state.hole_cards[index][: draw()]))
                continue
            brings = state.can_post_bring_in()
            choice = choose(brings or not state.checking_or_calling_amount, state.can_complete_bet_or_raise_to())
            if choice == "fold":
                state.fold()
            elif choice == "call":
                state.post_bring_in() if brings else state.check_or_call()
            elif choice == "min":
                state.complete_bet_or_raise_to(state.min_completion_betting_or_raising_to_amount)
            else:
                most = state.max_completion_betting_or_raising_to_amount
                pot = state.pot_completion_betting_or_raising_to_amount
                assert most is not None and pot is not None
                state.complete_bet_or_raise_to(min(most, pot))

    return times(play)


def jobs() -> dict[str, dict[str, Contestant]]:
    """A job for each game and each of two workloads."""
    table = {}
    for game in GAMES:
        for workload in ("mixed", "showdowns"):
            make = {
                "croupier": (partial(ours, game, workload), 600, KIND),
                "croupier, as source": (player(__name__, game.name, workload), 600, "pure Python"),
                "pokerkit": (partial(pokerkit, game, workload), 30, ""),
            }
            table[f"whole hands, {game.name}, {workload}"] = installed(make)
    return table
