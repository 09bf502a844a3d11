"""Kuhn and Leduc poker, whole: the trees of OpenSpiel, and the values that the literature knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.rules.regret import value
from tests.rules.small_games import Census, Leaf, Node, census, grow, root

KUHN = Census(24, 30, 12, {-2: 6, -1: 9, 1: 9, 2: 6})
LEDUC = Census(
    decisions=3780,
    ends=5520,
    infosets=288,  # 936 if suits are told apart
    payoffs={
        -13: 192, -11: 192, -9: 528, -7: 432, -5: 552, -3: 366, -1: 198, 0: 600,
        1: 198, 3: 366, 5: 552, 7: 432, 9: 528, 11: 192, 13: 192,
    },
)  # fmt: skip
"""As OpenSpiel 2.0.2 counts them (kuhn_poker, leduc_poker)."""


@pytest.mark.parametrize(("variant", "counts"), [("kuhn", KUHN), ("leduc", LEDUC)])
def test_the_whole_tree_has_the_decisions_ends_and_payoffs_of_openspiel(variant: str, counts: Census) -> None:
    assert census(grow(root(variant))) == counts


@pytest.mark.parametrize(("variant", "theirs", "suits"), [("kuhn", "kuhn_poker", 1), ("leduc", "leduc_poker", 2)])
def test_every_history_is_in_openspiel_with_the_same_payoff(variant: str, theirs: str, suits: int) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (pip install open_spiel)")
    found: dict[str, float] = {}
    histories_there(pyspiel.load_game(theirs).new_initial_state(), suits, "", found)
    assert dict(histories(grow(root(variant)))) == found


def histories(node: Node, path: str = "") -> Iterator[tuple[str, float]]:
    """Every way through our tree, as the ranks dealt and the actions, with what the first player wins."""
    if isinstance(node, Leaf):
        yield path, node.payoff
        return
    for *_, label, below in node.branches:
        yield from histories(below, path + label)


def histories_there(state: Any, suits: int, path: str, found: dict[str, float]) -> None:
    """The same of OpenSpiel's tree; cards of one rank must lead to the same."""
    if state.is_terminal():
        assert found.setdefault(path, state.returns()[0]) == state.returns()[0]
        return
    for action in state.legal_actions():
        if state.is_chance_node():
            label = "JQK"[action // suits]
        else:
            passes_or_bets = suits == 1 and not path.endswith("r")  # Kuhn's two actions, where nobody has bet
            label = "fcr"[action + passes_or_bets]
        twin = state.clone()
        twin.apply_action(action)
        histories_there(twin, suits, path + label, found)


@pytest.mark.parametrize(("variant", "rounds", "known"), [("kuhn", 1000, -1 / 18), ("leduc", 200, -0.0856)])
def test_the_game_is_worth_to_the_first_player_what_it_should(variant: str, rounds: int, known: float) -> None:
    assert value(grow(root(variant)), rounds) == pytest.approx(known, abs=1e-3)
