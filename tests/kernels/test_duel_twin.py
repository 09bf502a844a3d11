"""Learning in a duel: the compiled part and its twin find the same numbers, to the last bit, and refuse the same."""

from __future__ import annotations

from array import array
from itertools import combinations
from random import Random
from typing import Any

import pytest

from croupier import kernels
from croupier.kernels import twin
from croupier.study.duel import Dealt, Decides, Duel, Folds, Node, Showdown

fast = kernels.fast
needs_both = pytest.mark.skipif(fast is None, reason="there was no C compiler when Croupier was installed")
BOTH = [twin, pytest.param(fast, marks=needs_both)]


def some_duel(seed: int) -> Duel:
    """Random hands of one or two cards with random weights, in a random tree with a card dealt in it."""
    chance = Random(seed)
    pack, size = range(8), 1 + seed % 2
    hands = [tuple(reversed(hand)) for hand in combinations(pack, size) if chance.random() < 0.9]

    def grow(depth: int, board: int | None) -> Node:
        """A tree from here on."""
        if depth == 0 and board is None:
            return Dealt(0.125, tuple((card, grow(2, card)) for card in pack))
        if depth == 0 or chance.random() < 0.1:
            amount = float(chance.randrange(1, 9))
            return Showdown(amount, board) if board is not None else Folds(chance.randrange(2), amount)
        below = tuple((f"choice {number}", grow(depth - 1, board)) for number in range(chance.randrange(1, 4)))
        return Decides(chance.randrange(2), below)

    boards = [[None if board in hand else chance.randrange(4) for hand in hands] for board in pack]
    weights = [chance.choice((0.0, 1.0, chance.random())) for _ in hands], [chance.random() for _ in hands]
    return Duel(grow(2, None), hands, weights, boards)


@needs_both
@pytest.mark.parametrize("seed", range(30))
def test_both_learn_the_same_to_the_last_bit(seed: int) -> None:
    duel, learnt = some_duel(seed), []
    for module in (twin, fast):
        regrets, sums = array("d", duel.regrets), array("d", duel.sums)
        module.duel_learn(*duel._game, regrets, sums, 1, 3)
        module.duel_learn(*duel._game, regrets, sums, 4, 2)
        found = [regrets.tobytes(), sums.tobytes()]
        for player in (0, 1):
            for best in (False, True):
                values = array("d", bytes(8 * len(duel.hands)))
                module.duel_worth(*duel._game, sums, player, best, values)
                found.append(values.tobytes())
        learnt.append(found)
    assert learnt[0] == learnt[1]


def numbers(code: str, *values: float) -> array[Any]:
    """An array."""
    return array(code, values)


RIGHT: dict[str, Any] = {
    "hands": bytes((1, 0, 3, 2)),
    "reach": numbers("d", 1, 1, 1, 1),
    "nodes": numbers("i", 0, 1, 2, 0, -1, 3, 0, 0, 0, -1, 5, 0, 0, 0, -1),
    "amounts": numbers("d", 0, 1, 1),
    "orders": numbers("i", 0, 1),
    "levels": numbers("i", 5, 7),
    "regrets": numbers("d", 0, 0, 0, 0),
    "sums": numbers("d", 0, 0, 0, 0),
    "first": 1,
    "rounds": 1,
}


@pytest.mark.parametrize("module", BOTH)
def test_a_hand_that_wins_learns_not_to_fold(module: Any) -> None:
    given = {key: array(value.typecode, value) if isinstance(value, array) else value for key, value in RIGHT.items()}
    module.duel_learn(*given.values())
    assert list(given["regrets"]) == [0, 0, 0, 1]  # the weaker hand loses as much by a showdown as by a fold


@pytest.mark.parametrize("module", BOTH)
@pytest.mark.parametrize(
    "wrong",
    [
        {"hands": b""},
        {"hands": bytes((1, 0, 3))},
        {"hands": bytes((1, 0, 3, 53))},
        {"hands": bytes((1, 0, 52, 2))},
        {"hands": bytes((1, 0, 3, 3))},
        {"reach": numbers("d", 1, 1, 1)},
        {"nodes": numbers("i")},
        {"nodes": numbers("i", 0, 0, 2, 0, -1, 3, 0, 0, 0, -1, 5, 0, 0, 0, -1)},
        {"nodes": numbers("i", 0, 1, 3, 0, -1, 3, 0, 0, 0, -1, 5, 0, 0, 0, -1)},
        {"nodes": numbers("i", 0, 1, 1, 0, -1, 3, 0, 0, 0, -1, 5, 0, 0, 0, -1)},
        {"nodes": numbers("i", 0, 1, 2, 1, -1, 3, 0, 0, 0, -1, 5, 0, 0, 0, -1)},
        {"nodes": numbers("i", 0, 1, 2, -1, -1, 3, 0, 0, 0, -1, 5, 0, 0, 0, -1)},
        {"nodes": numbers("i", 0, 1, 2, 0, -1, 6, 0, 0, 0, -1, 5, 0, 0, 0, -1)},
        {"nodes": numbers("i", 0, 1, 2, 0, -1, 3, 0, 0, 0, -1, 5, 0, 0, 1, -1)},
        {"amounts": numbers("d", 0, 1)},
        {"orders": numbers("i", 0, 2)},
        {"orders": numbers("i", -1, 0)},
        {"orders": numbers("i"), "levels": numbers("i")},
        {"levels": numbers("i", 5)},
        {"sums": numbers("d", 0, 0)},
        {"first": 0},
        {"rounds": -1},
    ],
    ids=str,
)
def test_what_does_not_fit_together_is_refused_and_nothing_is_learnt(module: Any, wrong: dict[str, Any]) -> None:
    given = RIGHT | {"regrets": numbers("d", 0, 0, 0, 0), "sums": numbers("d", 0, 0, 0, 0)} | wrong
    with pytest.raises(ValueError, match="not two players' hands in one tree"):
        module.duel_learn(*given.values())
    assert not any(given["regrets"]) and not any(given["sums"])


@pytest.mark.parametrize("module", BOTH)
@pytest.mark.parametrize(("player", "places"), [(2, 2), (-1, 2), (0, 1)])
def test_a_player_that_there_is_not_is_worth_nothing(module: Any, player: int, places: int) -> None:
    game = [RIGHT[key] for key in ("hands", "reach", "nodes", "amounts", "orders", "levels", "sums")]
    with pytest.raises(ValueError, match="not two players' hands in one tree"):
        module.duel_worth(*game, player, False, array("d", bytes(8 * places)))
