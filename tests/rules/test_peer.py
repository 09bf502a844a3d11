"""Random hands through our Hand and through PokerKit: the same decisions and the same money, but for what is named.

The named differences stand in `peer_rules`, and each is asserted to be as it is told there. Where wagers differ the
random player passes or calls, which is the same in both, so that every hand is played to its end; only after a short
bring-in, which has another price there (ours: E20), the two part. Where the rulebook leaves a choice the house chooses
as PokerKit does: no folding where a check is free (E21), no cap lifted heads-up (E17), no half bets (E18).
"""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest
from tests.rules.peer import BY_ITSELF, GAMES, Game, Peer, difference, pokerkit
from tests.rules.peer_rules import money_there
from tests.rules.random_hands import Dice, chosen, deck_from, next_cards
from tests.rules.stage import deck_for, finish, play

from croupier.rules.action import BRING_IN, CALL, CHECK, Action, Bet, Raise
from croupier.rules.betting import Betting
from croupier.rules.event import Opened
from croupier.rules.forced import open_hand
from croupier.rules.hand import Hand
from croupier.rules.house_rules import HouseRules, Rake
from croupier.rules.legal import Legal
from croupier.rules.variants import VARIANTS

FEW, MANY = 100, 2000
pytestmark = [  # they too shuffle discards in again, but not always the same ones first
    pytest.mark.filterwarnings("ignore:Returning reserved"),
    pytest.mark.filterwarnings("ignore:A card being dealt"),
]
HOUSE = HouseRules(
    ante_type="per_player",
    free_fold=False,
    fl_cap_heads_up="never",
    fl_half_bet="full",
    stud_open_pair_big_bet=False,
    showdown_muck="show_all",
)
BLINDS = [game for game in GAMES if VARIANTS[game.variant].forced == "blinds"]
MET = [
    ("FixedLimitTexasHoldem", "cap"),
    ("FixedLimitTexasHoldem", "reopening"),
    ("FixedLimitTexasHoldem", "next size"),
    ("PotLimitOmahaHoldem", "reopening"),
    ("NoLimitRoyalHoldem", "odd chips"),
    ("FixedLimitSevenCardStud", "short bring-in"),
    ("FixedLimitRazz", "completion"),
    ("FixedLimitOmahaHoldemHighLowSplitEightOrBetter", "no low"),
    ("RhodeIslandHoldem", "cap"),
]
"""Games with a difference that comes up in the first few hundred hands."""


def opening_of(game: Game, dice: Dice) -> Opened:
    """A hand of two to six, stacks of all sizes; blinds are always paid in full, antes and a bring-in need not be."""
    variant = VARIANTS[game.variant]
    n = dice.number(2, min(6, variant.max_players))
    ante = 1 if variant.forced == "ante" else dice.one_of((1, 1, 2, 0))
    least = ante + 4 if variant.forced in ("blinds", "button_blind") else 1
    stacks = [dice.one_of((200, 200, 90, 41, dice.number(least, 60))) for _ in range(n)]
    lower, upper = (2, 4) if game.structure == "fixed_limit" else (0, 0)
    betting = Betting(game.structure, 1, 2, ante, small_bet=lower, big_bet=upper, bring_in=1)  # type: ignore[arg-type]
    names, seats = tuple(f"s{player}" for player in range(n)), tuple(range(1, n + 1))
    return open_hand(
        variant=game.variant, betting=betting, house=HOUSE, seats=seats, stacks=stacks, button=n, names=names
    )


def common(action: Action, legal: Legal) -> Action:
    """The action, or where it is a wager that only one of the two may take, one that both do."""
    if type(action) not in (Bet, Raise):
        return action
    return BRING_IN if legal.bring_in else CHECK if legal.check else CALL


def compare(game: Game, seed: int) -> Counter[str]:
    """Play a hand through both; how often each named difference came, and how the money at the end compares."""
    dice = Dice(seed)
    opened = opening_of(game, dice)
    hand, stub, peer, found = Hand.open(opened), list(deck_from(seed, opened)), Peer(game, opened), Counter[str]()
    events = hand.deal(stub)
    while not hand.finished:
        for event in events:
            peer.follow(event, hand)
        if hand.wants:
            events = hand.deal(next_cards(hand, []))
            continue
        legal = hand.legal(hand.to_act)
        assert legal is not None
        choice = dice.number(0, 2**16)
        choice = choice - 2 if choice % 8 > 5 and dice.number(0, 2) else choice  # two folds of three are calls
        action = chosen(legal, choice, hand.holes[legal.player])
        name = "" if legal.show else difference(peer, hand, legal)
        found[name] += 1
        if name == "short bring-in":
            return found
        events = hand.act(legal.player, common(action, legal) if name else action)
    for event in events:
        peer.follow(event, hand)
    return found + Counter([money(hand, list(peer.state.stacks))])


def money(hand: Hand, theirs: list[int]) -> str:
    """Whether the stacks at the end are the same, or differ by odd chips exactly as they must."""
    assert theirs == money_there(hand)
    if theirs == hand.stacks:
        return "same"
    return "odd chips" if theirs == money_there(hand, low_in_each=True) else "no low"


def agree(game: Game, count: int) -> Counter[str]:
    """So many hands of a game; nearly all must be the same to the last chip, and none parts without a name."""
    found: Counter[str] = Counter()
    for seed in range(count):
        found += compare(game, seed)
    assert found["same"] > count * 8 // 10
    assert found["same"] + found["odd chips"] + found["no low"] + found["short bring-in"] == count
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.theirs)
def test_random_hands_are_the_same_in_both(game: Game) -> None:
    agree(game, FEW)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.theirs)
def test_two_thousand_random_hands_are_the_same_in_both(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    found = agree(game, MANY)
    with capsys.disabled():
        print(f"\n{game.theirs}: {MANY} hands, {dict(found)}")


@pytest.mark.parametrize(("theirs", "name"), MET)
def test_a_named_difference_is_met_and_is_what_it_is_said_to_be(theirs: str, name: str) -> None:
    (game,) = [game for game in GAMES if game.theirs == theirs]
    assert any(name in compare(game, seed) for seed in range(400))


@pytest.mark.parametrize("game", BLINDS, ids=lambda game: game.theirs)
def test_a_short_big_blind_is_the_price_there_and_the_big_blind_is_here(game: Game) -> None:
    opened, peer = with_stacks(game, (200, 1, 200))
    hand = Hand.open(opened)
    for event in hand.deal(deck_from(0, opened)):
        peer.follow(event, hand)
    legal = hand.legal(2)
    assert legal is not None
    assert (legal.call, legal.price) == (2, 2)
    assert (peer.state.actor_index, peer.state.checking_or_calling_amount) == (2, 1)


def with_stacks(game: Game, stacks: tuple[int, ...]) -> tuple[Opened, Peer]:
    """The game with blinds of 1 and 2 among players with these stacks."""
    lower, upper = (2, 4) if game.structure == "fixed_limit" else (0, 0)
    betting = Betting(game.structure, 1, 2, 0, small_bet=lower, big_bet=upper)  # type: ignore[arg-type]
    seats = tuple(range(len(stacks)))
    opened = open_hand(
        variant=game.variant, betting=betting, house=HOUSE, stacks=stacks, names=tuple(map(str, seats)), seats=seats
    )
    return opened, Peer(game, opened)


def test_the_high_low_omaha_that_is_called_fixed_limit_there_is_bet_by_the_pot() -> None:
    theirs = pokerkit.FixedLimitOmahaHoldemHighLowSplitEightOrBetter
    assert theirs.betting_structure is pokerkit.BettingStructure.POT_LIMIT
    assert theirs.max_completion_betting_or_raising_count is None


def test_the_rake_is_capped_for_each_pot_there_and_for_the_hand_here() -> None:
    house, stacks, holes = HouseRules(rake=Rake(10, 3)), (60, 100, 100), ["As Ah", "Ks Kh", "Qs Qh"]
    opened = open_hand(stacks=stacks, seats=(1, 2, 3), names=("a", "b", "c"), house=house)
    hand = Hand.open(opened)
    hand.deal(deck_for(opened, holes, "2c 3d 7h 8s Tc"))
    play(hand, "2r100 0c 1c")
    finish(hand)
    rake = partial(pokerkit.rake, percentage=0.1, cap=3)
    automations = (*(pokerkit.Automation[name] for name in BY_ITSELF), pokerkit.Automation.CARD_BURNING)
    state = pokerkit.NoLimitTexasHoldem.create_state(automations, True, 0, (1, 2), 2, stacks, 3, rake=rake)
    for hole in holes:
        state.deal_hole(hole.replace(" ", ""))
    state.complete_bet_or_raise_to(100)
    state.check_or_call()
    state.check_or_call()
    for cards in ("2c3d7h", "8s", "Tc"):
        state.deal_board(cards)
    assert sum(stacks) - sum(state.stacks) == 6, "three of each of two pots"
    assert hand.raked == 3
