"""Whole six-handed hands with random legal actions, beside PokerKit, OpenSpiel and pokerfast; stacks of 100 big blinds.

Ours runs with all its checks, events and explanations of refusals on, and is asked what is legal before each action.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from benchmarks.as_source import COMPILED, player
from benchmarks.measure import Contestant, Run, installed, times
from benchmarks.policy import SEED, WORKLOADS, chooser, dealer
from croupier.rules.action import CALL, CHECK, FOLD, MUCK, SHOW, Bet, Raise
from croupier.rules.betting import Betting
from croupier.rules.forced import open_hand
from croupier.rules.hand import Hand
from croupier.rules.variants import VARIANTS


class Game(NamedTuple):
    """A game as ours and PokerKit know it: PokerKit's class, and its bet sizes between the blinds and the stacks."""

    name: str
    variant: str
    betting: Betting
    pokerkit: str
    sizes: tuple[int, ...]


NO_LIMIT = Game("no-limit hold'em", "holdem", Betting("no_limit", 50, 100), "NoLimitTexasHoldem", (100,))
FIXED_LIMIT = Game(
    "fixed-limit hold'em", "holdem", Betting("fixed_limit", 50, 100), "FixedLimitTexasHoldem", (100, 200)
)
OMAHA = Game("pot-limit Omaha", "omaha", Betting("pot_limit", 50, 100), "PotLimitOmahaHoldem", (100,))

GAMES = (NO_LIMIT, FIXED_LIMIT, OMAHA)

NAMES = ("Anna", "Boris", "Viktoria", "Georgij", "Mia", "Ivo")
STACKS = (10_000,) * 6


def player_of(game: Game, workload: str) -> Callable[[], Hand]:
    """What plays one whole hand after the other by the policy of a workload."""
    variant, betting = game.variant, game.betting
    entry = VARIANTS[variant]
    burned = sum(1 for street in entry.streets if street.board)
    choose, shuffled = chooser(workload), dealer(6 * entry.hole + entry.board + burned)  # no more can ever be dealt

    def play() -> Hand:
        hand = Hand.open(open_hand(variant=variant, seats=range(1, 7), names=NAMES, stacks=STACKS, betting=betting))
        hand.deal(shuffled())
        while (player := hand.to_act) >= 0:
            legal = hand.legal(player)
            assert legal is not None
            if legal.show:
                hand.act(player, MUCK if legal.muck else SHOW)
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
        assert hand.finished
        return hand

    return play


def ours(game: Game, workload: str) -> Run:
    """Croupier: `Hand` with its two doors."""
    return times(player_of(game, workload))


def pokerkit(game: Game, workload: str) -> Run:
    """PokerKit: its state with every automation on."""
    import pokerkit as kit

    choose = chooser(workload)
    automations = tuple(kit.Automation)
    create: Callable[..., kit.State] = getattr(kit, game.pokerkit).create_state

    def play() -> None:
        state = create(automations, True, 0, (50, 100), *game.sizes, STACKS, 6)
        while state.status:
            can_raise = state.can_complete_bet_or_raise_to()
            choice = choose(not state.checking_or_calling_amount, can_raise)
            if choice == "fold":
                state.fold()
            elif choice == "call":
                state.check_or_call()
            elif choice == "min":
                state.complete_bet_or_raise_to(state.min_completion_betting_or_raising_to_amount)
            else:
                most = state.max_completion_betting_or_raising_to_amount
                pot = state.pot_completion_betting_or_raising_to_amount
                assert most is not None and pot is not None
                state.complete_bet_or_raise_to(min(most, pot))

    return times(play)


def openspiel(game: Game, workload: str) -> Run:
    """OpenSpiel: universal_poker, C++ called from Python; it offers half the pot instead of the least raise."""
    import pyspiel

    rules = {
        "betting": "nolimit",
        "numPlayers": 6,
        "numRounds": 4,
        "blind": "50 100 0 0 0 0",
        "firstPlayer": "3 1 1 1",
        "numSuits": 4,
        "numRanks": 13,
        "numHoleCards": 2,
        "numBoardCards": "0 3 1 1",
        "stack": " ".join(map(str, STACKS)),
        "bettingAbstraction": "fchpa",
    }
    universal, choose, draw = pyspiel.load_game("universal_poker", rules), chooser(workload), random.Random(SEED).random
    fold, call, pot, half = 0, 1, 2, 4  # its own numbers for these actions
    number = {"fold": fold, "call": call, "min": half, "pot": pot}

    def play() -> None:
        state = universal.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            if state.is_chance_node():
                state.apply_action(actions[int(draw() * len(actions))])
                continue
            wanted = number[choose(fold not in actions, pot in actions)]
            state.apply_action(wanted if wanted in actions else call)

    return times(play)


def pokerfast(game: Game, workload: str) -> Run:
    """pokerfast: FastHand, pure Python."""
    from pokerfast import FastHand

    rng, choose = random.Random(SEED), chooser(workload)

    def play() -> None:
        hand = FastHand(small_blind=50, big_blind=100, min_stack=10_000, max_stack=10_000, rng=rng)
        while not hand.done:
            space = hand.get_action_space()
            if not space:
                break
            choice = choose("check" in space, "min_bet" in space)
            if choice == "fold":
                hand.fold()
            elif choice == "call":
                hand.check() if "check" in space else hand.call()
            elif choice == "min":
                hand.bet_or_raise(space["min_bet"])
            else:
                hand.bet_or_raise(min(space["max_bet"], 2 * space.get("call", 0) + hand.pot_size()))

    return times(play)


Player = Callable[[Game, str], Run]
"""Sets a library up to play whole hands of a game."""

KIND = "rules compiled by mypyc" if COMPILED else "pure Python"
OURS = f"{KIND}; draws the cards that can come, not a whole deck"
PYTHON: dict[str, tuple[Player, int, str]] = {"croupier": (ours, 1_000, OURS), "pokerkit": (pokerkit, 60, "")}
ALL = PYTHON | {
    "open_spiel": (openspiel, 200, "C++; half the pot instead of the least raise"),
    "pokerfast": (pokerfast, 200, "knows hold'em no-limit alone, makes no events"),
}


def row(libraries: dict[str, tuple[Player, int, str]], game: Game, workload: str) -> dict[str, Contestant]:
    """A job with the libraries that are installed here; ours once more as source, where its rules are compiled."""
    made = {name: (partial(make, game, workload), units, note) for name, (make, units, note) in libraries.items()}
    source = player(__name__, game.name, workload), 1_000, "pure Python"
    return installed({"croupier": made["croupier"], "croupier, as source": source} | made)


def jobs() -> dict[str, dict[str, Contestant]]:
    """The three workloads of no-limit hold'em, and mixed play of two other games beside PokerKit."""
    table = {f"whole hands, {NO_LIMIT.name}, {workload}": row(ALL, NO_LIMIT, workload) for workload in WORKLOADS}
    for game in (FIXED_LIMIT, OMAHA):
        table[f"whole hands, {game.name}, mixed"] = row(PYTHON, game, "mixed")
    return table
