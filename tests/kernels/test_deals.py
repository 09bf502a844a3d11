"""Deals whose pots one or two rankings share: the compiled part and its twin count the same ones."""

from __future__ import annotations

from array import array
from itertools import combinations
from random import Random
from typing import Any

import pytest

from croupier import kernels
from croupier.kernels import twin
from croupier.kernels.halves import HIGH, HIGH_TWO, LOW_8, LOW_8_TWO, LOW_A5, UNKNOWN
from croupier.rules.variants import VARIANTS
from croupier.study.odds.deals import parts_of

fast = kernels.fast
needs_both = pytest.mark.skipif(fast is None, reason="there was no C compiler when Croupier was installed")
BOTH = [twin, pytest.param(fast, marks=needs_both)]
EVERYTHING = 10**12
GAMES: dict[str, tuple[int, int, bytes]] = {
    "omaha8": (4, 5, bytes((HIGH_TWO, LOW_8_TWO))),
    "omaha5": (5, 5, bytes((HIGH_TWO,))),
    "holdem8": (2, 5, bytes((HIGH, LOW_8))),
    "stud8": (7, 0, bytes((HIGH, LOW_8))),
    "razz": (7, 0, bytes((LOW_A5,))),
}
"""By name: cards of one's own, cards of the board, rankings."""


def a_spot(name: str, seed: int, unknown: int) -> tuple[bytes, int, bytes, int, bytes, bytes]:
    """Some players of a game, of whose cards and board's so many are not known."""
    (size, board, halves), chance = GAMES[name], Random(seed)
    players = chance.randint(2, 6 if size < 7 else 4)
    cards = chance.sample(range(52), players * size + board + 2)
    holes, shown, dead = cards[: players * size], cards[players * size : -2], cards[-2:]
    gone = min(unknown, chance.randint(0, board))
    for place in chance.sample(range(players * size), unknown - gone):
        holes[place] = UNKNOWN
    return bytes(holes), size, bytes(shown[: board - gone]), board, bytes(dead), halves


@needs_both
@pytest.mark.parametrize("name", GAMES)
def test_both_count_the_same_deals(name: str) -> None:
    for seed in range(12):
        spot = a_spot(name, seed, unknown=seed % 3)
        assert fast.deals_exact(*spot, 0, EVERYTHING) == twin.deals_exact(*spot, 0, EVERYTHING)


@pytest.mark.parametrize("module", BOTH)
@pytest.mark.parametrize("name", GAMES)
def test_the_parts_of_a_deal_are_those_of_the_rankings_of_the_game(module: Any, name: str) -> None:
    parts = parts_of(VARIANTS[name])
    for seed in range(60):
        spot = a_spot(name, 100 + seed, unknown=0)
        holes, size, board = spot[:3]
        players = len(holes) // size
        cells, paid = module.deals_exact(*spot, 0, EVERYTHING), []
        for player in range(players):
            ((first, second),) = [
                divmod(cell, players + 2)
                for cell in range((players + 1) * (players + 2))
                if cells[player * (players + 1) * (players + 2) + cell]
            ]
            claimed = second <= players
            paid.append((first and 1 / first / (1 + claimed)) + (second / second**2 / 2 if claimed and second else 0))
        hands = [tuple(holes[at : at + size]) for at in range(0, len(holes), size)]
        assert paid == pytest.approx(parts(hands, tuple(board)))


@pytest.mark.parametrize("module", BOTH)
def test_the_parts_of_a_count_add_up(module: Any) -> None:
    for name, unknown in (("omaha8", 2), ("stud8", 2), ("holdem8", 0)):
        spot = a_spot(name, 5, unknown)
        whole = module.deals_exact(*spot, 0, EVERYTHING)
        pieces = [module.deals_exact(*spot, first, 300) for first in range(0, 2_400, 300)]
        assert [sum(cells) for cells in zip(*pieces, strict=True)] == whole
        assert not any(module.deals_exact(*spot, EVERYTHING, 1))


@pytest.mark.parametrize("module", BOTH)
def test_unknown_cards_come_in_every_way(module: Any) -> None:
    holes = bytes((0, 1, 2, 3, UNKNOWN, 5, UNKNOWN))
    found = module.deals_exact(holes, 7, b"", 0, bytes((20,)), bytes((HIGH,)), 0, EVERYTHING)
    assert sum(found) == len([*combinations(range(52 - 6), 2)])


def a_range(size: int, hands: list[tuple[int, ...]], weights: list[int]) -> tuple[bytes, list[int]]:
    """A range as the kernels take it."""
    assert all(len(hand) == size for hand in hands)
    return b"".join(map(bytes, hands)), [sum(weights[: place + 1]) for place in range(len(weights))]


@needs_both
@pytest.mark.parametrize("name", GAMES)
def test_both_draw_the_same_deals(name: str) -> None:
    (size, board, halves), chance = GAMES[name], Random(3)
    hands, upto, sizes = b"", array("Q"), array("i")
    free = [card for card in range(52) if card not in (22, 33, 44)]
    for many in (1, 40, 7):
        some = [(*chance.sample(free, size - 1), chance.choice((UNKNOWN, 51))) for _ in range(many)]
        some = [hand if len(set(hand)) == size else (*free[:size],) for hand in some]
        own, grown = a_range(size, some, [chance.randint(1, 1_000) for _ in some])
        hands, sizes = hands + own, sizes + array("i", [many])
        upto.extend(grown)
    for seed in (0, 1, 2**64 - 1):
        asked = hands, upto, sizes, size, bytes((33, 44)[: board // 2]), board, b"\x16", halves, 300, seed
        found = fast.deals_sampled(*asked)
        assert found == twin.deals_sampled(*asked)
        assert found is not None and sum(found) == 900


@pytest.mark.parametrize("module", BOTH)
def test_ranges_that_need_the_same_cards_have_no_deal(module: Any) -> None:
    two = bytes((1, 2)) * 2
    asked = two, array("Q", [1, 1]), array("i", [1, 1]), 2, b"", 5, b"", bytes((HIGH,))
    assert module.deals_sampled(*asked, 3, 1) is None
    assert module.deals_sampled(*asked, 0, 1) == [0] * 24


EXACT = {"holes": bytes(range(4)), "size": 2, "board": b"", "board_size": 5, "dead": b"", "halves": bytes((HIGH,))}


@pytest.mark.parametrize("module", BOTH)
@pytest.mark.parametrize(
    "changed",
    [
        {"holes": b""},
        {"holes": bytes(range(3))},
        {"holes": bytes((1, 1, 2, 3))},
        {"holes": bytes((1, 52, 2, 3))},
        {"holes": bytes(range(24))},
        {"size": 0},
        {"size": 8, "holes": bytes(range(8))},
        {"board": bytes(range(10, 16))},
        {"board": bytes((0,))},
        {"board": bytes((UNKNOWN,))},
        {"board_size": 6},
        {"board_size": -1},
        {"board_size": 2},
        {"dead": bytes((0,))},
        {"dead": bytes((UNKNOWN,))},
        {"dead": bytes(range(4, 52))},
        {"halves": b""},
        {"halves": bytes((HIGH, LOW_8, LOW_8))},
        {"halves": bytes((5,))},
        {"halves": bytes((HIGH_TWO,)), "board_size": 4},
        {"halves": bytes((LOW_8_TWO,)), "size": 1},
        {"first": -1},
        {"count": -1},
    ],
    ids=range(23),
)
def test_what_is_no_game_is_refused(module: Any, changed: dict[str, Any]) -> None:
    asked = EXACT | {"first": 0, "count": 1} | changed
    with pytest.raises(ValueError, match="not hands, a board and rankings of a game that is counted here"):
        module.deals_exact(*asked.values())


SAMPLED = {
    "hands": bytes((1, 2, 3, 4)),
    "upto": array("Q", [5, 9]),
    "sizes": array("i", [2]),
    "size": 2,
    "board": b"",
    "board_size": 5,
    "dead": b"",
    "halves": bytes((HIGH,)),
}


@pytest.mark.parametrize("module", BOTH)
@pytest.mark.parametrize(
    "changed",
    [
        {"hands": bytes((1, 2, 3))},
        {"hands": bytes((1, 1, 3, 4))},
        {"hands": bytes((1, 2, 3, 60))},
        {"upto": array("Q", [5])},
        {"upto": array("Q", [5, 5])},
        {"upto": array("Q", [0, 5])},
        {"upto": array("Q", [5, 2**32 + 1])},
        {"sizes": array("i", [3])},
        {"sizes": array("i", [2, 0])},
        {"sizes": array("i", [])},
        {"sizes": array("i", [1] * 12)},
        {"size": 8},
        {"board": bytes((7, 7))},
        {"dead": bytes(range(46))},
        {"halves": bytes((9,))},
        {"samples": -1},
    ],
    ids=range(16),
)
def test_what_are_no_ranges_of_a_game_is_refused(module: Any, changed: dict[str, Any]) -> None:
    asked = SAMPLED | {"samples": 1, "seed": 1} | changed
    with pytest.raises(ValueError, match="not hands, a board and rankings of a game that is counted here"):
        module.deals_sampled(*asked.values())
