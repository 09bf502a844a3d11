"""Both bots play every game in every structure, told only what their seat may see, and their plans make sense."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.rules.random_hands import next_cards

from croupier.bots import BOTS
from croupier.bots.draw import kept_for, proposals
from croupier.bots.equity import equity
from croupier.cards import UNKNOWN, cards, names
from croupier.rules.action import CHECK, Discard
from croupier.rules.betting import Betting
from croupier.rules.event import BroughtIn, Discarded, Gathered
from croupier.rules.forced import open_hand
from croupier.rules.hand import Hand
from croupier.rules.house_rules import HouseRules
from croupier.rules.variants import VARIANTS

GAMES = [(key, structure) for key, game in VARIANTS.items() for structure in game.structures]
SOME, MANY = 4, 300
HOUSES = (
    HouseRules(),
    HouseRules(run_it_twice="2", ante_type="per_player", showdown_muck="show_all", free_fold=False),
    HouseRules(burn_cards=False, shortdeck_trips_beat_straight=True, allin_faceup=False, stud_open_pair_big_bet=False),
)


def opened_hand(key: str, structure: Any, chance: Random, players: int = 0, **other: Any) -> Hand:
    """A hand of the game with its cards dealt, among any number of players with any stacks."""
    game = VARIANTS[key]
    n = players or chance.randint(2, min(game.max_players, 8))
    stacks = [chance.choice((1000, 1000, 300, 45, 7)) for _ in range(n)]
    boards = chance.choice((1, 1, 1, 2)) if n * game.hole + 2 * game.board + 3 <= len(game.pack) and game.board else 1
    house = chance.choice(HOUSES)
    opened = open_hand(
        seats=range(1, n + 1), names=[f"p{seat}" for seat in range(n)], stacks=stacks, variant=key,
        betting=Betting(structure, 5, 10, ante=2), house=house, button=n, boards=boards, **other,
    )  # fmt: skip
    hand = Hand.open(opened)
    hand.deal(chance.sample(game.pack, len(game.pack)))
    return hand


def play_out(hand: Hand, chance: Random) -> None:
    """Bots of both kinds play to the end; nothing is refused, and none changes the view that it is shown."""
    bots = [BOTS[chance.choice(sorted(BOTS))](chance) for _ in range(hand.n)]
    while not hand.finished:
        if hand.wants:
            hand.deal(next_cards(hand, []))
            continue
        player = hand.to_act
        view = hand.seen_by(player)
        legal, facts = view.legal(player), list(view.events)
        assert legal is not None
        action = bots[player].decide(view, legal)
        assert view.events == facts
        hand.act(player, action)  # raises Illegal for what is not allowed
    assert sum(hand.payoffs()) + hand.raked + hand.carry == 0


@pytest.mark.parametrize(("key", "structure"), GAMES)
def test_both_bots_play_every_game_to_its_end(key: str, structure: str) -> None:
    for seed in range(SOME):
        chance = Random(f"{key} {structure} {seed}")
        play_out(opened_hand(key, structure, chance), chance)


@pytest.mark.slow
@pytest.mark.parametrize(("key", "structure"), GAMES)
def test_both_bots_play_three_hundred_hands_of_every_game_in_all_its_structures(key: str, structure: str) -> None:
    for seed in range(SOME, SOME + MANY // len(VARIANTS[key].structures)):
        chance = Random(f"{key} {structure} {seed}")
        play_out(opened_hand(key, structure, chance), chance)


def won_from_callers(key: str, decks: int) -> int:
    """What the tight one wins from callers in limit with so many decks, each played from every seat."""
    game, won = VARIANTS[key], 0
    structure: Any = "fixed_limit"
    n = min(3, game.max_players)
    for seed in range(decks):
        for seat in range(n):
            betting = Betting(structure, 5, 10, ante=2)
            seats, who = range(1, n + 1), [f"p{player}" for player in range(n)]
            hand = Hand.open(open_hand(seats=seats, names=who, stacks=[1000] * n, variant=key, betting=betting))
            hand.deal(Random(seed).sample(game.pack, len(game.pack)))
            bots = [BOTS["tight" if player == seat else "caller"](Random(seed)) for player in range(n)]
            while not hand.finished:
                view = hand.seen_by(hand.to_act)
                legal = view.legal(hand.to_act)
                assert legal is not None
                hand.act(hand.to_act, bots[hand.to_act].decide(view, legal))
            won += hand.payoffs()[seat]
    return won


def test_the_tight_one_wins_from_callers_in_most_games_even_within_a_few_hands() -> None:
    won = [won_from_callers(key, decks=6) for key in VARIANTS]
    assert sum(won) > 0
    assert sum(one > 0 for one in won) > len(won) * 2 / 3


@pytest.mark.slow
@pytest.mark.parametrize("key", VARIANTS)
def test_the_tight_one_wins_from_callers_in_every_game_in_the_long_run(key: str) -> None:
    assert won_from_callers(key, decks=150) > 0


@pytest.mark.parametrize(
    ("halves", "held", "kept"),
    [
        ("high", "As Kd 7c 7h 2s", "7c 7h"),
        ("high", "As Ad 7c 7h 2s", "As Ad 7c 7h"),
        ("high", "As Jd 9c 7h 2s", "As"),
        ("high", "As Js 9s 7s 2d", "As Js 9s 7s"),
        ("high", "As Js 9s 7s 2s", "As Js 9s 7s 2s"),
        ("high", "6s 5d 4c 3h 2s", "6s 5d 4c 3h 2s"),
        ("low_27", "Ks 7d 5c 3h 3s", "7d 5c 3s"),
        ("low_27", "7s 5d 4c 3h 2s", "7s 5d 4c 3h 2s"),
        ("low_27", "6s 5d 4c 3h 2s", "5d 4c 3h 2s"),
        ("low_27", "8s 7s 4s 3s 2s", "7s 4s 3s 2s"),
        ("low_27", "As 5d 4c 3h 2s", "5d 4c 3h 2s"),
        ("low_a5", "As 5d 4c 3h 2s", "As 5d 4c 3h 2s"),
        ("low_a5", "As Ad 9c 9h 2s", "Ad 2s"),
        ("badugi", "Ac 2d 3h Kd", "Ac 2d 3h"),
        ("badugi", "Ac 2d 3h Ks", "Ac 2d 3h Ks"),
        ("badugi", "Ac Ad 2c 3h", "Ad 2c 3h"),
        ("badugi", "Kc Kd Kh Ks", ""),
        ("badugi_27", "Ac 2d 3h 2s", "2d 3h"),
        ("badugi low_a5", "Ac 2d 3h 4h Kd", "Ac 2d 3h 4h"),
    ],
)
def test_the_simple_policy_keeps_what_the_ranking_is_about(halves: str, held: str, kept: str) -> None:
    assert set(kept_for(halves.split(), cards(held))) == set(cards(kept)), names(kept_for(halves.split(), cards(held)))


def drawing(holes: list[str], key: str, board: str = "") -> Hand:
    """A limit hand of two in which these cards were dealt, called down to the first question that is not a bet."""
    hands = [cards(hole) for hole in holes]
    game = VARIANTS[key]
    fixed = {*cards(board), *(card for hand in hands for card in hand)}
    rest = [card for card in game.pack if card not in fixed]
    order = [hand[turn] for turn in range(len(hands[0])) for hand in hands]
    hand = Hand.open(
        open_hand(
            seats=(1, 2), names=("Anna", "Boris"), stacks=(1000, 1000), variant=key,
            betting=Betting("fixed_limit", 5, 10), house=HouseRules(burn_cards=False), button=2,
        )
    )  # fmt: skip
    hand.deal([*order, *cards(board), *rest])
    while (legal := hand.legal(hand.to_act)) is not None and legal.discard_max < 0:
        hand.act(hand.to_act, BOTS["caller"](Random(1)).decide(hand.seen_by(hand.to_act), legal))
    return hand


@pytest.mark.parametrize("kind", sorted(BOTS))
@pytest.mark.parametrize(
    ("key", "held", "thrown"),
    [
        ("deuce_to_seven_triple_draw", "7s 5d 4c 3h 2s", ""),
        ("deuce_to_seven_triple_draw", "7s 5d 4c 3h Ks", "Ks"),
        ("badugi", "Ac 2d 3h 3d", "3d"),
        ("five_card_draw", "As Ad 9c 7h 2s", "9c 7h 2s"),
        ("five_card_draw", "As Ad Ac 7h 7s", ""),
        ("ace_to_five_triple_draw", "As 2d 3c 4h 5s", ""),
    ],
)
def test_made_hands_stand_pat_and_others_are_drawn_to(kind: str, key: str, held: str, thrown: str) -> None:
    width = len(held.split())
    view = drawing([held, " ".join(["Kc", "Qc", "Jd", "Td", "9d"][:width])], key).seen_by(0)
    legal = view.legal(0)
    assert legal is not None and legal.discard_max >= 0
    action = BOTS[kind](Random(3)).decide(view, legal)
    assert isinstance(action, Discard)
    assert set(action.cards) == set(cards(thrown))


@pytest.mark.parametrize("kind", sorted(BOTS))
@pytest.mark.parametrize("key", ["pineapple_holdem", "crazy_pineapple"])
def test_of_three_hole_cards_the_one_that_does_not_fit_goes(kind: str, key: str) -> None:
    view = drawing(["As Ad 2c", "Kc Qc Jd"], key, "Th 8d 3s").seen_by(0)
    legal = view.legal(0)
    assert legal is not None and legal.discard_min == 1
    assert BOTS[kind](Random(3)).decide(view, legal) == Discard(cards("2c"))


def test_four_hole_cards_are_cut_to_two_by_what_the_flop_has_made_of_them() -> None:
    view = drawing(["As Ad 8c 8h", "Kc Qc Jd 4s"], "irish", "8d 8s 3s").seen_by(0)
    legal = view.legal(0)
    assert legal is not None and legal.discard_min == 2
    assert BOTS["tight"](Random(3)).decide(view, legal) == Discard(cards("As Ad"))


def test_equity_counts_the_cards_that_a_rival_shows_in_stud() -> None:
    def share(shown: str) -> float:
        own, other = cards("As Ad Ac"), cards(f"2c 7h {shown}")
        rest = [card for card in VARIANTS["seven_card_stud"].pack if card not in (*own, *other)]
        order = [card for pair in zip(own, other, strict=True) for card in pair]
        hand = Hand.open(
            open_hand(
                seats=(1, 2), names=("Anna", "Boris"), stacks=(1000, 1000), variant="seven_card_stud",
                betting=Betting("fixed_limit", 5, 10, ante=1),
            )
        )  # fmt: skip
        hand.deal([*order, *rest[::-1]])
        return equity(hand.seen_by(0), 0, 300, Random(1))

    assert share("3s") > 0.85
    assert share("3s") != share("Ks")


def test_equity_halves_the_pot_where_the_game_does() -> None:
    nut_low = drawing_to_showdown("omaha8", ["Ah 2h Kc Kd", "Qs Qd Jc Jh"], "8s 7c 3d Qh Td")
    assert 0.45 < equity(nut_low.seen_by(0), 0, 200, Random(1)) < 0.75
    no_low = drawing_to_showdown("omaha8", ["Ah 2h 3c 4d", "Qs Qd Jc Jh"], "Ks Kc 9d Qh Td")
    assert equity(no_low.seen_by(1), 1, 200, Random(1)) > 0.9


def drawing_to_showdown(key: str, holes: list[str], board: str) -> Hand:
    """A limit hand of two that has been called down to the last round of betting."""
    hand = drawing_hand(key, holes, board)
    while len(hand.board) < 5:
        legal = hand.legal(hand.to_act)
        assert legal is not None
        hand.act(hand.to_act, BOTS["caller"](Random(1)).decide(hand.seen_by(hand.to_act), legal))
    return hand


def drawing_hand(key: str, holes: list[str], board: str) -> Hand:
    """A limit hand of two with these cards, without burning."""
    hands = [cards(hole) for hole in holes]
    order = [hand[turn] for turn in range(len(hands[0])) for hand in hands]
    hand = Hand.open(
        open_hand(
            seats=(1, 2), names=("Anna", "Boris"), stacks=(1000, 1000), variant=key,
            betting=Betting("fixed_limit", 5, 10), house=HouseRules(burn_cards=False), button=2,
        )
    )  # fmt: skip
    hand.deal([*order, *cards(board)])
    return hand


def test_what_may_be_kept_is_never_more_than_the_game_lets_one_hold() -> None:
    hand = drawing(["As Ad 2c", "Kc Qc Jd"], "pineapple_holdem")
    legal = hand.legal(0)
    assert legal is not None
    assert [names(kept) for kept in proposals(hand, legal)] == ["As Ad", "As 2c", "Ad 2c"]


def test_a_bet_is_a_raise_of_this_round_only() -> None:
    from croupier.bots.tight import raises_now

    chance = Random(5)
    hand = opened_hand("seven_card_stud", "fixed_limit", chance, players=3)
    while not any(type(fact) is Gathered for fact in hand.events):
        legal = hand.legal(hand.to_act)
        assert legal is not None
        hand.act(hand.to_act, BOTS["caller"](chance).decide(hand.seen_by(hand.to_act), legal))
    assert any(type(fact) is BroughtIn for fact in hand.events)
    assert raises_now(hand) == 0
    legal = hand.legal(hand.to_act)
    assert legal is not None and legal.check
    assert hand.act(hand.to_act, CHECK)


def test_a_bot_is_told_only_how_many_cards_another_has_thrown_away() -> None:
    hand = drawing(["7s 5d 4c 3h Ks", "Kc Qc Jd Td 9d"], "deuce_to_seven_triple_draw")
    hand.act(0, Discard(cards("Ks")))
    told = [fact.cards for fact in hand.seen_by(1).events if isinstance(fact, Discarded)]
    assert told == [(UNKNOWN,)]
