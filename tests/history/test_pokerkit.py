"""PokerKit reads what we write, and we read what PokerKit writes, for every game that has a code in the standard."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace
from tests.rules.random_hands import Dice, chosen, deck_from, next_cards
from tests.rules.stage import of_kind

from croupier.history.phh import read, write
from croupier.rules.action import BRING_IN, CALL, CHECK, Action, Bet, Raise
from croupier.rules.betting import Betting
from croupier.rules.event import Awarded, Opened
from croupier.rules.forced import open_hand
from croupier.rules.hand import Hand
from croupier.rules.house_rules import HouseRules
from croupier.rules.legal import Legal
from croupier.rules.variants import VARIANTS

pokerkit = pytest.importorskip("pokerkit")
pytestmark = [  # what is drawn again comes from the discards
    pytest.mark.filterwarnings("ignore:Returning reserved"),
    pytest.mark.filterwarnings("ignore:A card being dealt"),
]

CODES = {code: (key, structure) for key, game in VARIANTS.items() for structure, code in game.phh}
BET_BY_THE_POT = "FO/8"
"""Called fixed limit there, but bet by the pot: only the least wagers are the same."""
FEW, MANY = 40, 1000
HOUSE = HouseRules(
    ante_type="per_player",
    free_fold=False,
    fl_cap_heads_up="never",
    stud_open_pair_big_bet=False,
)
MOST_DRAWN = {2: 5, 3: 3, 4: 2, 5: 1, 6: 1}
"""So many cards each, that the pack does not run out: folded hands come back there, which they do not here (L6)."""


def opening(code: str, dice: Dice) -> Opened:
    """A hand of two to six at usual stakes, some of the stacks short."""
    key, structure = CODES[code]
    n = dice.number(2, 6)
    stacks = [dice.one_of((400, 400, 400, 90)) for _ in range(n)]
    sizes = {"small_bet": 2, "big_bet": 4} if structure == "fixed_limit" else {}
    betting = Betting(structure, 1, 2, 1, bring_in=1, **sizes)  # type: ignore[arg-type]
    seats, names = tuple(range(1, n + 1)), tuple(f"s{player}" for player in range(n))
    house = replace(HOUSE, showdown_muck=dice.one_of(("show_all", "allow_muck", "allow_muck")))
    return open_hand(variant=key, betting=betting, house=house, seats=seats, stacks=stacks, button=n, names=names)


def careful(action: Action, legal: Legal, stack: int) -> Action:
    """The action, or a call where it is a wager of all chips: a short one reopens the betting otherwise there (E9)."""
    if not isinstance(action, Bet | Raise) or action.to < stack:
        return action
    return BRING_IN if legal.bring_in else CHECK if legal.check else CALL


def ours(code: str, seed: int) -> Hand:
    """A hand that is played here to its end."""
    dice = Dice(seed)
    opened = opening(code, dice)
    hand = Hand.open(opened)
    hand.deal(deck_from(seed, opened))
    while not hand.finished:
        if hand.wants:
            hand.deal(next_cards(hand, []))
            continue
        legal = hand.legal(hand.to_act)
        assert legal is not None
        choice = dice.number(0, 2**16)
        choice = choice - 2 if choice % 8 > 5 and dice.number(0, 2) else choice  # two folds of three are calls
        player = legal.player
        action = chosen(legal, choice, hand.holes[player])
        hand.act(player, careful(action, legal, hand.stacks[player] + hand.bets[player]))
    return hand


def read_there(text: str) -> list[int]:
    """The stacks with which PokerKit ends the hand."""
    *_, last = pokerkit.HandHistory.loads(text)
    assert not last.status
    return list(last.stacks)


def odd(hand: Hand) -> int:
    """How many odd chips there were: all of a pot's go to one winner there (ours: one each, F6)."""
    return sum(win.odd for fact in of_kind(hand.events, Awarded) for win in fact.wins)


def same_money(hand: Hand, theirs: list[int]) -> str:
    """How the money compares; it may differ by odd chips, and where a side pot has no low (F7)."""
    if theirs == hand.stacks:
        return "same"
    most = max(abs(a - b) for a, b in zip(hand.stacks, theirs, strict=True))
    assert sum(theirs) == sum(hand.stacks)
    assert most <= odd(hand) or len(hand.variant.halves) > 1
    return "odd chips or a side pot without a low"


def read_by_them(code: str, count: int) -> Counter[str]:
    """So many hands are written here and read there."""
    found: Counter[str] = Counter()
    for seed in range(count):
        hand = ours(code, seed)
        found[same_money(hand, read_there(write(hand)))] += 1
    assert found["same"] > count * 8 // 10
    return found


@pytest.mark.parametrize("code", sorted(CODES))
def test_pokerkit_reads_what_we_write_to_the_same_money(code: str) -> None:
    read_by_them(code, FEW)


# The other way.


def theirs(code: str, seed: int) -> tuple[str, list[int]]:
    """A hand that is played there to its end: its text and its stacks."""
    dice = Dice(seed)
    random.seed(seed)
    _, structure = CODES[code]
    kind = pokerkit.HandHistory.game_types[code]
    n = dice.number(2, 6)
    automations = tuple(each for each in pokerkit.Automation if each.name != "RUNOUT_COUNT_SELECTION")
    forced: tuple[Any, ...] = (1,) if code.startswith(("F7S", "FR")) else ({-1: 2} if code == "NS" else (1, 2),)
    if code == "NS" and n == 2:
        forced = ((2, 0),)  # two blinds trade places there
    sizes = (2, 4) if structure == "fixed_limit" else (2,)
    game = kind(automations, True, 1, *forced, *sizes)
    state = game([dice.one_of((400, 400, 90)) for _ in range(n)], n)
    while state.status:
        decide_there(state, dice, least=code == BET_BY_THE_POT)
    told = {"finishing_stacks": list(state.stacks), "players": [f"s{player}" for player in range(n)]}
    history = pokerkit.HandHistory.from_game_state(game, state, seed % 3 > 0, **told)  # some with a line for each card
    return history.dumps(), list(state.stacks)


def decide_there(state: Any, dice: Dice, least: bool) -> None:
    """One decision at random; no wager of all chips."""
    if state.stand_patter_or_discarder_index is not None:
        hole = list(state.get_down_cards(state.stand_patter_or_discarder_index))
        state.stand_pat_or_discard(hole[: dice.number(0, min(len(hole), MOST_DRAWN[state.player_count]))])
        return
    lowest, highest = (
        state.min_completion_betting_or_raising_to_amount,
        state.max_completion_betting_or_raising_to_amount,
    )
    kind, player = dice.number(0, 7), state.actor_index
    if kind == 0 and state.can_fold():
        state.fold()
    elif kind < 4 and lowest is not None and lowest < state.stacks[player] + state.bets[player]:
        highest = min(highest, state.stacks[player] + state.bets[player] - 1)
        state.complete_bet_or_raise_to(lowest if least or dice.number(0, 1) else dice.number(lowest, highest))
    elif state.can_post_bring_in():
        state.post_bring_in()
    else:
        state.check_or_call()


def read_here(code: str, count: int) -> Counter[str]:
    """So many hands are written there and read here."""
    found: Counter[str] = Counter()
    for seed in range(count):
        text, stacks = theirs(code, seed)
        [record] = read(text + '\n_house = { fl_cap = "none", ante_type = "per_player" }\n')
        report = record.check()
        assert report.refused is None, (seed, report.refused, text)
        assert report.hand.finished
        found[same_money(report.hand, stacks)] += 1
    assert found["same"] > count * 8 // 10
    return found


@pytest.mark.parametrize("code", sorted(CODES))
def test_we_read_what_pokerkit_writes_to_the_same_money(code: str) -> None:
    read_here(code, FEW)


@pytest.mark.slow
@pytest.mark.parametrize("code", sorted(CODES))
def test_a_thousand_hands_are_read_both_ways(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    there, here = read_by_them(code, MANY), read_here(code, MANY)
    with capsys.disabled():
        print(f"\n{code}: {MANY} hands read by PokerKit {dict(there)}, {MANY} of its hands read here {dict(here)}")
