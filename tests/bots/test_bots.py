"""Bots see what their seat sees and answer what is legal; the tight one plays sense."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.bots import BOTS
from croupier.bots.equity import equity
from croupier.bots.opening import better_than, score
from croupier.bots.tight import Tight
from croupier.cards import UNKNOWN, cards, deck
from croupier.rules.action import CALL, CHECK, FOLD, Action, Bet, Raise
from croupier.rules.betting import Betting
from croupier.rules.event import Dealt
from croupier.rules.forced import open_hand
from croupier.rules.hand import Hand
from croupier.rules.house_rules import HouseRules

GAMES = [
    (variant, structure) for variant in ("holdem", "omaha") for structure in ("no_limit", "pot_limit", "fixed_limit")
]


def new_hand(
    players: int,
    order: Any,
    variant: str = "holdem",
    structure: Any = "no_limit",
    stacks: Any = None,
    house: HouseRules | None = None,
) -> Hand:
    """A hand of so many players with 100 big blinds, dealt from this deck, blinds 5/10."""
    opened = open_hand(
        seats=range(1, players + 1),
        names=[f"P{player}" for player in range(players)],
        stacks=stacks or [1000] * players,
        variant=variant,
        betting=Betting(structure, 5, 10),
        house=house,
        button=players,
    )
    hand = Hand.open(opened)
    hand.deal(order)
    return hand


def dealt(holes: list[str], board: str = "", **more: Any) -> Hand:
    """A hand in which the players have these cards, and this board will come."""
    hands = [cards(names) for names in holes]
    fixed = {*cards(board), *(card for hand in hands for card in hand)}
    rest = [card for card in deck() if card not in fixed]
    faces = list(cards(board))
    order = [hand[turn] for turn in range(len(hands[0])) for hand in hands]
    for street in (faces[:3], faces[3:4], faces[4:]):
        order += [rest.pop(), *street]
    return new_hand(len(holes), order + rest, **more)


def shuffled(seed: int) -> list[int]:
    """A deck in an order of its own."""
    order = list(deck())
    Random(seed).shuffle(order)
    return order


def answer(kind: str, hand: Hand, seed: int = 1) -> Action:
    """What a fresh bot of this kind does, told only what its seat may know."""
    view = hand.seen_by(hand.to_act)
    legal = view.legal(hand.to_act)
    assert legal is not None
    return BOTS[kind](Random(seed)).decide(view, legal)


@settings(max_examples=60)
@given(
    seed=st.integers(0, 2**32),
    game=st.sampled_from(GAMES),
    kinds=st.lists(st.sampled_from(sorted(BOTS)), min_size=2, max_size=9),
    depth=st.sampled_from([(3, 40), (200, 1500)]),
    show_all=st.booleans(),
)
def test_bots_answer_legally_from_the_first_card_to_the_last(
    seed: int, game: tuple[str, str], kinds: list[str], depth: tuple[int, int], show_all: bool
) -> None:
    chance = Random(seed)
    stacks = [chance.randint(*depth) for _ in kinds]
    house = HouseRules(showdown_muck="show_all" if show_all else "allow_muck", free_fold=False)
    hand = new_hand(len(kinds), shuffled(seed), *game, stacks=stacks, house=house)
    bots = [BOTS[kind](Random(seed + place)) for place, kind in enumerate(kinds)]
    while not hand.finished:
        player = hand.to_act
        view = hand.seen_by(player)
        legal = view.legal(player)
        assert legal is not None
        events = list(view.events)
        action = bots[player].decide(view, legal)
        assert view.events == events, "a bot must not change the hand that it is shown"
        hand.act(player, action)  # raises Illegal for what is not allowed
    assert sum(hand.stacks) == sum(stacks)


@given(seed=st.integers(0, 2**32), kind=st.sampled_from(sorted(BOTS)), game=st.sampled_from(GAMES))
@settings(max_examples=30)
def test_what_a_bot_does_depends_only_on_what_its_seat_has_seen(seed: int, kind: str, game: tuple[str, str]) -> None:
    order = shuffled(seed)
    hand = new_hand(4, order, *game)
    own = hand.holes[hand.to_act]
    hidden = [place for place, card in enumerate(order) if card not in own]
    moved = hidden[1:] + hidden[:1]
    other = list(order)
    for old, new in zip(hidden, moved, strict=True):
        other[new] = order[old]
    twin = new_hand(4, other, *game)
    assert twin.holes[twin.to_act] == own
    assert twin.holes != hand.holes
    assert answer(kind, hand, seed) == answer(kind, twin, seed)


def test_a_bot_is_never_told_the_cards_of_others() -> None:
    view = new_hand(3, shuffled(3)).seen_by(2)
    told = [event.cards for event in view.events if isinstance(event, Dealt)]
    assert told[:2] == [(UNKNOWN, UNKNOWN)] * 2
    assert UNKNOWN not in told[2]


@pytest.mark.parametrize("kind", sorted(BOTS))
def test_the_same_hand_and_the_same_chance_give_the_same_answer(kind: str) -> None:
    hand = dealt(["Ac Kd", "9h 9s", "Qs Jd"], "2c 7d Th")
    for player, action in ((2, CALL), (0, CALL), (1, CHECK)):
        hand.act(player, action)
    assert len({answer(kind, hand, seed=7) for _ in range(5)}) == 1


def test_the_caller_calls_whatever_it_costs_and_checks_when_it_is_free() -> None:
    hand = dealt(["Ac Ad", "7h 2s"])
    hand.act(1, Raise(1000))
    assert answer("caller", hand) == CALL
    hand = dealt(["Ac Ad", "7h 2s"])
    hand.act(1, CALL)
    assert answer("caller", hand) == CHECK


def test_the_tight_one_opens_with_aces_and_folds_seven_deuce() -> None:
    assert answer("tight", dealt(["Kc Kd", "9c 9d", "Ah As", "Qc Jd", "Tc 8d", "5c 4d"])) == Raise(30)
    assert answer("tight", dealt(["Kc Kd", "9c 9d", "7h 2s", "Qc Jd", "Tc 8d", "5c 4d"])) == FOLD


def test_the_tight_one_opens_more_hands_the_fewer_act_after_it() -> None:
    early = dealt(["Kc Kd", "9c 9d", "Qh 9s", "Qc Jd", "Tc 8d", "5c 4d"])
    assert answer("tight", early) == FOLD
    late = dealt(["Kc Kd", "9c 9d", "Qh 9s"])
    assert isinstance(answer("tight", late), Raise)


def test_the_tight_one_checks_the_big_blind_rather_than_fold_it() -> None:
    hand = dealt(["Kc Kd", "7h 2s", "Qc Jd"])
    hand.act(2, CALL)
    hand.act(0, CALL)
    assert answer("tight", hand) == CHECK


def test_the_tight_one_bets_the_nuts_and_gives_up_nothing_against_a_big_bet() -> None:
    hand = dealt(["Ah Kh", "7c 2s"], "Qh Jh 4h 9d 3s")
    hand.act(1, CALL)
    hand.act(0, CHECK)
    bet = answer("tight", hand)
    assert isinstance(bet, Bet)
    assert 10 <= bet.to <= 20
    hand.act(0, Bet(20))
    assert answer("tight", hand) == FOLD


def test_the_tight_one_calls_with_a_draw_when_the_price_is_right_and_not_when_it_is_dear() -> None:
    answers = []
    for size in (10, 980):
        hand = dealt(["9c 9d", "7h 5h"], "Kh 8h 2s")
        hand.act(1, Raise(20))
        hand.act(0, CALL)
        hand.act(0, Bet(size))
        answers.append(answer("tight", hand))
    assert answers == [CALL, FOLD]


def test_equity_is_sure_of_the_nuts_and_knows_what_aces_are_worth() -> None:
    royal = dealt(["Ah Kh", "7c 2s"], "Qh Jh Th 9d 3s")
    royal.act(1, CALL)
    royal.act(0, CHECK)
    assert equity(royal.seen_by(0), 0, 50, Random(1)) == 1.0
    aces = dealt(["7c 2s", "Ah Ad"])
    assert 0.78 < equity(aces.seen_by(1), 1, 1500, Random(1)) < 0.92


def test_a_played_board_is_worth_an_equal_share() -> None:
    hand = dealt(["2c 3d", "2h 3s"], "Ah Kh Qh Jh Th")
    hand.act(1, CALL)
    for player in (0, 0, 1, 0, 1):
        hand.act(player, CHECK)
    assert hand.board == list(cards("Ah Kh Qh Jh Th"))
    assert equity(hand.seen_by(0), 0, 20, Random(1)) == 0.5


@pytest.mark.parametrize(
    ("better", "worse"), [("As Ah", "Ks Kh"), ("Ks Qs", "Ks Qh"), ("9s 8s", "9s 4s"), ("Ac Kd", "7c 2d")]
)
def test_hole_cards_are_scored_in_the_usual_order(better: str, worse: str) -> None:
    assert score(cards(better)) > score(cards(worse))
    assert better_than(cards(better)) > better_than(cards(worse))


def test_the_share_of_worse_hands_is_a_half_on_average() -> None:
    shares = [better_than(hole) for hole in permutations(range(0, 52, 3), 2)]
    assert 0.45 < sum(shares) / len(shares) < 0.55
    assert better_than(cards("Ac Ad")) > 0.99
    assert better_than(cards("As Ah Ks Kh")) > 0.99
    assert better_than(cards("2s 2h 2d 7c")) < 0.2


def test_the_tight_one_wins_from_callers_whatever_seat_it_has() -> None:
    won = 0
    for seed in range(120):
        for seat in range(3):
            hand = new_hand(3, shuffled(seed))
            bots = [BOTS["tight" if player == seat else "caller"](Random(seed)) for player in range(3)]
            while not hand.finished:
                view = hand.seen_by(hand.to_act)
                hand.act(hand.to_act, bots[hand.to_act].decide(view, view.legal(hand.to_act)))  # type: ignore[arg-type]
            won += hand.payoffs()[seat]
    assert won > 120 * 3 * 5, f"it won {won} chips: less than half a big blind a hand"


def test_every_bot_of_the_list_is_made_with_its_own_chance() -> None:
    assert isinstance(BOTS["tight"](Random(1)), Tight)
    assert all(hasattr(make(Random(1)), "decide") for make in BOTS.values())
