"""Two players in one tree of bets: the small games of the literature whole, and the best answer against every plan."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random

import pytest

from croupier.study.duel import Dealt, Decides, Duel, Folds, Node, Showdown, solve

CARDS = 6
"""Leduc: two suits of three ranks; a card's rank is half of its number."""


def of_three_cards() -> Duel:
    """Kuhn's game: one card each, an ante of one, one bet of one."""
    called = ("fold", Folds(1, 1.0)), ("call", Showdown(2.0))
    behind = Decides(0, (("fold", Folds(0, 1.0)), ("call", Showdown(2.0))))
    checked = Decides(1, (("check", Showdown(1.0)), ("bet", behind)))
    tree = Decides(0, (("check", checked), ("bet", Decides(1, called))))
    return Duel(tree, [(0,), (1,), (2,)], ([1.0] * 3, [1.0] * 3), [[0, 1, 2]])


def of_six_cards() -> Duel:
    """Leduc: an ante of one, bets of two and then of four, at most two each round, a card between."""

    def bets(player: int, put: tuple[int, int], left: int, acted: bool, board: int | None) -> Node:
        """The rest of a betting round; `board` is the card, None in the first one."""
        mine, theirs = put[player], put[1 - player]
        even = (theirs, theirs)
        choices: list[tuple[str, Node]] = []
        if theirs > mine:
            choices = [("fold", Folds(player, float(mine))), ("call", over(even, board))]
        else:
            choices = [("check", over(put, board) if acted else bets(1 - player, put, left, True, board))]
        if left:
            to = theirs + (2 if board is None else 4)
            after = (to, theirs) if player == 0 else (theirs, to)
            choices.append(("raise", bets(1 - player, after, left - 1, True, board)))
        return Decides(player, tuple(choices))

    def over(put: tuple[int, int], board: int | None) -> Node:
        """The end of a betting round."""
        if board is not None:
            return Showdown(float(put[0]), board)
        return Dealt(1 / (CARDS - 2), tuple((card, bets(0, put, 2, False, card)) for card in range(CARDS)))

    def strength(card: int, board: int) -> int | None:
        return None if card == board else 3 + card // 2 if card // 2 == board // 2 else card // 2

    hands = [(card,) for card in range(CARDS)]
    boards = [[strength(card, board) for card in range(CARDS)] for board in range(CARDS)]
    return Duel(bets(0, (1, 1), 2, False, None), hands, ([1.0] * CARDS, [1.0] * CARDS), boards)


@pytest.mark.parametrize(
    ("game", "rounds", "known", "off", "uniform"),
    [(of_three_cards, 1000, -1 / 18, 1e-4, 0.458333), (of_six_cards, 300, -0.0856, 2.5e-3, 2.373611)],
    ids=["kuhn", "leduc"],
)
def test_small_games_are_worth_what_the_literature_says_and_so_is_playing_at_random(
    game: object, rounds: int, known: float, off: float, uniform: float
) -> None:
    assert callable(game)
    duel = game()
    assert duel.exploitability() == pytest.approx(uniform, abs=1e-6)  # as OpenSpiel 2.0.2 counts it
    duel.learn(rounds)
    assert duel.value(0) == pytest.approx(known, abs=1e-3)
    assert duel.value(1) == pytest.approx(-duel.value(0), abs=1e-12)
    assert 0 <= duel.exploitability() <= off


def hand_against(duel: Duel, mine: int, theirs: int, choices: dict[int, int], player: int) -> float:
    """What a hand wins against another one, by a fixed choice at each node of its own."""

    def at(place: int) -> float:
        node = duel.places[place]
        if isinstance(node, Folds):
            return node.amount * (1 if node.player != player else -1)
        if isinstance(node, Showdown):
            return node.amount * ((mine > theirs) - (mine < theirs))
        assert isinstance(node, Decides)
        if node.player == player:
            return at(duel.child(place, choices[place]))
        often = duel.often(place)
        return sum(often[choice][theirs] * at(duel.child(place, choice)) for choice in range(len(node.choices)))

    return at(0)


def best_by_trying(duel: Duel, player: int) -> float:
    """The best answer, found by trying every plan for every hand; hands are numbered by strength."""
    own = [place for place, node in enumerate(duel.places) if isinstance(node, Decides) and node.player == player]
    plans = [
        dict(zip(own, plan, strict=True))
        for plan in product(*(range(len(duel.places[place].choices)) for place in own))  # type: ignore[union-attr]
    ]
    total = 0.0
    for mine, weight in enumerate(duel.weights[player]):
        meets = [
            (theirs, other)
            for theirs, other in enumerate(duel.weights[1 - player])
            if set(duel.hands[mine]).isdisjoint(duel.hands[theirs])
        ]
        total += weight * max(
            sum(other * hand_against(duel, mine, theirs, plan, player) for theirs, other in meets) for plan in plans
        )
    return total / duel.deals


def small_river(seed: int) -> Duel:
    """Some hands of two cards with weights, in a tree with a bet and a raise."""
    chance = Random(seed)
    answered = Decides(0, (("fold", Folds(0, 15.0)), ("call", Showdown(40.0))))
    bet = Decides(1, (("fold", Folds(1, 5.0)), ("call", Showdown(15.0)), ("raise", answered)))
    tree = Decides(0, (("check", Decides(1, (("check", Showdown(5.0)),))), ("bet", bet)))
    hands: list[Sequence[int]] = [(one + 1 + chance.randrange(3), one) for one in range(8)]
    weights = [chance.random() for _ in hands], [chance.random() for _ in hands]
    return Duel(tree, hands, weights, [list(range(len(hands)))])


@pytest.mark.parametrize("rounds", [0, 3, 50])
@pytest.mark.parametrize("seed", [1, 2])
def test_the_best_answer_is_that_of_trying_every_plan_with_every_hand(seed: int, rounds: int) -> None:
    for duel in (small_river(seed), of_three_cards()):
        duel.learn(rounds)
        for player in (0, 1):
            assert duel.value(player, best=True) == pytest.approx(best_by_trying(duel, player), abs=1e-9)


def test_learning_goes_on_until_the_answer_is_good_or_somebody_stops_it() -> None:
    assert solve(of_three_cards(), 1e-3) <= 1e-3
    duel = of_three_cards()
    assert solve(duel, 0.0, most=40) > 0 and duel.rounds == 40
    duel = of_three_cards()
    assert solve(duel, 0.0, stop=lambda: True) > 0 and duel.rounds == 1


def test_hands_that_never_meet_are_refused() -> None:
    tree = Decides(0, (("check", Showdown(1.0)),))
    with pytest.raises(ValueError, match="go together"):
        Duel(tree, [(5, 4), (5, 3)], ([1.0, 0.0], [0.0, 1.0]), [[1, 2]])
