"""Whole betting trees of tiny games, counted by copying and acting, against counts made without the Hand."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.rules.counted import counted
from tests.rules.stage import opening, stage
from tests.rules.tree import Game, count

from croupier.cards import cards, standard_deck
from croupier.rules.hand import Hand

STRUCTURES = {"NL": "nolimit", "FL": "limit"}


GAMES = [
    pytest.param(Game("FL", (8, 8)), 30, id="fixed limit, four small bets, the whole tree"),
    pytest.param(Game("FL", (7, 8)), 30, id="fixed limit, an odd short stack, the whole tree"),
    pytest.param(Game("FL", (30, 30)), 6, id="fixed limit, deep, six actions"),
    pytest.param(Game("NL", (6, 6)), 30, id="no limit, three big blinds, the whole tree"),
    pytest.param(Game("NL", (5, 9)), 30, id="no limit, unequal, the whole tree"),
    pytest.param(Game("NL", (40, 40)), 3, id="no limit, twenty big blinds, three actions"),
    pytest.param(Game("PL", (6, 6)), 30, id="pot limit, three big blinds, the whole tree"),
    pytest.param(Game("PL", (20, 30)), 4, id="pot limit, unequal, four actions"),
    pytest.param(Game("SL", (6, 6)), 30, id="spread limit, three least bets, the whole tree"),
    pytest.param(Game("SL", (40, 30)), 4, id="spread limit, deep, four actions"),
]
STUD = [
    pytest.param("five_card_stud", Game("FL", (7, 7), streets=4, bring_in=1), 30, id="five cards, the whole tree"),
    pytest.param("five_card_stud", Game("FL", (40, 30), streets=4, bring_in=1), 7, id="five cards, seven actions"),
    pytest.param("seven_card_stud", Game("FL", (6, 7), streets=5, bring_in=1), 30, id="seven cards, the whole tree"),
    pytest.param("seven_card_stud", Game("FL", (50, 50), streets=5, bring_in=1), 7, id="seven cards, seven actions"),
    pytest.param("five_card_stud", Game("SL", (8, 8), streets=4, bring_in=1), 7, id="a spread, seven actions"),
    pytest.param("seven_card_stud", Game("SL", (40, 30), streets=5, bring_in=1), 4, id="a deep spread, four actions"),
]
STUD_CARDS = {
    "five_card_stud": "Qd Qs 2c 3d Ac Jd Kc 9s 7h 5s",
    "seven_card_stud": "Qd Qs Jh Jc 2c 3d Ac Jd Kc 9s 7h 5s 8h 6s",
}
"""In the order of dealing: player 0 has the lowest door card, and then shows ace high to jack high."""


@pytest.mark.parametrize(("game", "depth"), GAMES)
def test_the_betting_tree_has_as_many_points_as_a_count_without_the_hand(game: Game, depth: int) -> None:
    hand = stage(game.stacks, (game.small, game.big), structure=game.structure)
    decisions, ends = counted(hand, depth)
    assert (decisions, ends) == count(game, depth)
    assert sum(ends.values()) > 50


@pytest.mark.parametrize(("variant", "game", "depth"), STUD)
def test_a_stud_tree_has_as_many_points_as_a_count_without_the_hand(variant: str, game: Game, depth: int) -> None:
    sizes = {"ante": 1, "small_bet": game.big, "big_bet": 2 * game.big, "bring_in": game.bring_in}
    hand = Hand.open(opening(game.stacks, structure=game.structure, variant=variant, **sizes))
    named = cards(STUD_CARDS[variant])
    hand.deal((*named, *(card for card in standard_deck() if card not in named)))
    decisions, ends = counted(hand, depth)
    assert (decisions, ends) == count(game, depth)
    assert sum(ends.values()) > 50


SIZES = [
    pytest.param("NL", (6, 6), 144, 178, id="three big blinds"),
    pytest.param("NL", (5, 9), 144, 226, id="unequal stacks"),
    pytest.param("NL", (12, 12), 11376, 16738, id="six big blinds"),
]
"""Decisions and ends of whole trees as OpenSpiel 2.0.2 counts them (universal_poker, which knows no fold for free)."""


@pytest.mark.parametrize(("structure", "stacks", "decisions", "ends"), SIZES)
def test_the_whole_tree_is_as_big_as_openspiel_says(
    structure: str, stacks: tuple[int, int], decisions: int, ends: int
) -> None:
    found = counted(stage(stacks, structure=structure, free_fold=False), 30)
    assert (found[0].total(), found[1].total()) == (decisions, ends)


def test_the_whole_tree_of_four_small_bets_is_as_big_as_it_was() -> None:
    """No other library counts it (in limit they want deep stacks); a change of both counts at once would be seen."""
    found = counted(stage([8, 8], structure="FL"), 30)
    assert (found[0].total(), found[1].total()) == (152, 237)


def openspiel(pyspiel: Any, structure: str, stacks: tuple[int, int], depth: int) -> tuple[Counter[int], Counter[int]]:
    """The same counts by OpenSpiel, with the first card that comes each time chance has a say."""
    limit = {"raiseSize": "2 2 4 4", "maxRaises": "30 30 30 30"} if structure == "FL" else {}
    setting = {
        "betting": STRUCTURES[structure],
        "numPlayers": 2,
        "numRounds": 4,
        "blind": "2 1",
        "stack": f"{stacks[0]} {stacks[1]}",
        "firstPlayer": "2 1 1 1",
        "numSuits": 4,
        "numRanks": 13,
        "numHoleCards": 2,
        "numBoardCards": "0 3 1 1",
        "bettingAbstraction": "fcpa" if limit else "fullgame",
    }
    decisions: Counter[int] = Counter()
    ends: Counter[int] = Counter()

    def walk(state: Any, at: int) -> None:
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        (ends if state.is_terminal() else decisions)[at] += 1
        if not state.is_terminal() and at < depth:
            for action in state.legal_actions():
                twin = state.clone()
                twin.apply_action(action)
                walk(twin, at + 1)

    walk(pyspiel.load_game("universal_poker", setting | limit).new_initial_state(), 0)
    return decisions, ends


@pytest.mark.parametrize(
    ("structure", "stacks", "depth"),
    [("NL", (6, 6), 30), ("NL", (5, 9), 30), ("NL", (12, 12), 30), ("NL", (40, 40), 3), ("FL", (200, 200), 8)],
)
def test_openspiel_counts_the_same_tree(structure: str, stacks: tuple[int, int], depth: int) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (pip install open_spiel)")
    hand = stage(stacks, structure=structure, free_fold=False)
    assert counted(hand, depth) == openspiel(pyspiel, structure, stacks, depth)
