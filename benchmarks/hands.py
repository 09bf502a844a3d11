"""Whole six-handed no-limit hold'em hands with random legal actions, beside PokerKit, OpenSpiel and pokerfast.

Three workloads: `mixed` (a uniformly random choice among fold, check or call, least raise and pot-size raise), `folds`
(nearly everybody folds) and `showdowns` (everybody checks and calls). Ours runs with all its checks, events and
explanations of refusals on; stacks are 100 big blinds.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from benchmarks.measure import Contestant

Chooser = Callable[[bool, bool], str]
"""Given (a check is free, a raise is allowed): "fold", "call", "min" or "pot"."""

SEED = 20261130


def chooser(workload: str, rng: random.Random) -> Chooser:
    """The policy of a workload, the same for every library."""

    def mixed(free: bool, can_raise: bool) -> str:
        choices = ["call"] if free else ["fold", "call"]
        if can_raise:
            choices += ["min", "pot"]
        return choices[int(rng.random() * len(choices))]

    def folds(free: bool, can_raise: bool) -> str:
        return "call" if free or rng.random() < 0.03 else "fold"

    def showdowns(free: bool, can_raise: bool) -> str:
        return "call"

    return {"mixed": mixed, "folds": folds, "showdowns": showdowns}[workload]


def ours(workload: str) -> Callable[[int], None]:
    """Croupier: `Hand` with its two doors."""
    from croupier.rules.action import CALL, CHECK, FOLD, MUCK, SHOW, Bet, Raise
    from croupier.rules.betting import Betting
    from croupier.rules.forced import open_hand
    from croupier.rules.hand import Hand

    rng = random.Random(SEED)
    choose = chooser(workload, rng)
    betting = Betting(small_blind=50, big_blind=100)
    names = ("Anna", "Boris", "Viktoria", "Georgij", "Mia", "Ivo")

    def play() -> None:
        hand = Hand.open(open_hand(seats=range(1, 7), names=names, stacks=(10_000,) * 6, betting=betting))
        keys = memoryview(rng.randbytes(208)).cast("I")
        hand.deal(sorted(range(52), key=keys.__getitem__))
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
                pot = legal.price + legal.call + hand.total
                to = legal.min_to if choice == "min" else min(legal.max_to, max(legal.min_to, pot))
                hand.act(player, Bet(to) if legal.opens else Raise(to))
        assert hand.finished

    return lambda count: [play() for _ in range(count)] and None


def pokerkit(workload: str) -> Callable[[int], None]:
    """PokerKit: its state with every automation on."""
    from pokerkit import Automation, NoLimitTexasHoldem

    choose = chooser(workload, random.Random(SEED))
    automations = tuple(Automation)

    def play() -> None:
        state = NoLimitTexasHoldem.create_state(automations, True, 0, (50, 100), 100, (10_000,) * 6, 6)
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
                state.complete_bet_or_raise_to(state.pot_completion_betting_or_raising_to_amount)

    return lambda count: [play() for _ in range(count)] and None


def openspiel(workload: str) -> Callable[[int], None]:
    """OpenSpiel: universal_poker, C++ called from Python; it offers half the pot instead of the least raise."""
    import pyspiel

    game = pyspiel.load_game(
        "universal_poker",
        {
            "betting": "nolimit",
            "numPlayers": 6,
            "numRounds": 4,
            "blind": "50 100 0 0 0 0",
            "firstPlayer": "3 1 1 1",
            "numSuits": 4,
            "numRanks": 13,
            "numHoleCards": 2,
            "numBoardCards": "0 3 1 1",
            "stack": "10000 10000 10000 10000 10000 10000",
            "bettingAbstraction": "fchpa",
        },
    )
    rng = random.Random(SEED)
    choose = chooser(workload, rng)
    fold, call, pot, half = 0, 1, 2, 4  # its own numbers for these actions

    def play() -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            if state.is_chance_node():
                state.apply_action(actions[int(rng.random() * len(actions))])
                continue
            choice = choose(fold not in actions, pot in actions)
            wanted = {"fold": fold, "call": call, "min": half, "pot": pot}[choice]
            state.apply_action(wanted if wanted in actions else call)

    return lambda count: [play() for _ in range(count)] and None


def pokerfast(workload: str) -> Callable[[int], None]:
    """pokerfast: FastHand, pure Python, stacks of 100 big blinds."""
    from pokerfast import FastHand

    rng = random.Random(SEED)
    choose = chooser(workload, rng)

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

    return lambda count: [play() for _ in range(count)] and None


LIBRARIES = {
    "croupier": (ours, 400, ""),
    "pokerkit": (pokerkit, 12, ""),
    "open_spiel": (openspiel, 200, "half the pot instead of the least raise"),
    "pokerfast": (pokerfast, 100, ""),
}


def jobs() -> dict[str, dict[str, Contestant]]:
    """The three workloads with the libraries that are installed here."""
    table: dict[str, dict[str, Contestant]] = {}
    for workload in ("mixed", "folds", "showdowns"):
        row = {}
        for name, (make, count, note) in LIBRARIES.items():
            try:
                row[name] = Contestant(make(workload), count, note)
            except ImportError:
                continue
        table[f"whole hands, six-handed no-limit, {workload}"] = row
    return table
