"""Other libraries rank hands and count boards as we do: phevaluator, pokerfast (OMPEval), poker-equity."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

import pytest

from croupier import kernels
from croupier.cards import NAMES
from croupier.kernels import twin
from croupier.study.ranges import read

pytestmark = pytest.mark.peers

needs_compiled = pytest.mark.skipif(kernels.fast is None, reason="there was no C compiler when Croupier was installed")
BOTH = [twin, pytest.param(kernels.fast, marks=needs_compiled)]
ROYAL = 7462
"""Our HandRank of a royal flush, which phevaluator calls 1: both number all classes without a gap."""


def peer(name: str) -> Any:
    """Another library, or the reason why there is nothing to compare with."""
    return pytest.importorskip(name, reason=f"{name} is not installed (the extra `peers` brings it)")


def hands(size: int, count: int, seed: int) -> Iterator[list[int]]:
    """Random hands, as many from each pack as it has."""
    chance, pack, dealt = Random(seed), [*range(52)], 0
    while dealt < count:
        chance.shuffle(pack)
        for first in range(0, 52 - size + 1, size):
            yield pack[first : first + size]
            dealt += 1


def our_ranks(module: Any, size: int, dealt: Sequence[Sequence[int]]) -> list[int]:
    """Ours of hands of five to seven cards, or of nine: four in hand and a board of five."""
    ranks = array("H", bytes(2 * len(dealt)))
    if size < 9:
        module.rank_many(bytes(card for hand in dealt for card in hand), size, ranks, True)
        return list(ranks)
    own, boards = (bytes(card for hand in dealt for card in hand[part]) for part in (slice(4), slice(4, 9)))
    module.exactly_two_many(own, 4, boards, ranks)
    return list(ranks)


def rank_alike(module: Any, size: int, count: int) -> None:
    """Compare so many random hands with phevaluator, rank by rank."""
    theirs = peer("phevaluator._pheval")
    name = {9: "evaluate_plo4_cards"}.get(size, f"evaluate_{size}cards")
    evaluate: Callable[..., int] = getattr(theirs, name)
    rest = hands(size, count, seed=size)
    while dealt := [*islice(rest, 50_000)]:
        board_first = [(*hand[4:], *hand[:4]) if size == 9 else hand for hand in dealt]
        assert our_ranks(module, size, dealt) == [ROYAL + 1 - evaluate(*hand) for hand in board_first]


@pytest.mark.parametrize("module", BOTH)
@pytest.mark.parametrize("size", [5, 6, 7, 9])
def test_phevaluator_gives_10_000_random_hands_the_same_ranks(module: Any, size: int) -> None:
    rank_alike(module, size, 10_000)


@pytest.mark.slow
@pytest.mark.parametrize("size", [5, 6, 7, 9])
def test_phevaluator_gives_10_million_random_hands_the_same_ranks(size: int) -> None:
    rank_alike(kernels.fast or twin, size, 10_000_000)


Question = tuple[list[bytes], bytes, bytes]


def questions(count: int, size: int, boards: tuple[int, ...], seed: int) -> Iterator[Question]:
    """Random hands of two to four players, a board, cards that are seen."""
    chance = Random(seed)
    for _ in range(count):
        players, board, dead = chance.choice((2, 2, 3, 4)), chance.choice(boards), chance.choice((0, 0, 1, 4))
        some = bytes(chance.sample(range(52), size * players + board + dead))
        holes, rest = some[: size * players], some[size * players :]
        yield [holes[at : at + size] for at in range(0, len(holes), size)], rest[:board], rest[board:]


def named(cards: bytes) -> str:
    """Cards as all of them are written."""
    return "".join(NAMES[card] for card in cards)


def shares_of(asked: Question) -> list[list[int]]:
    """By player: the boards that he wins with 0, 1, 2, ... winners."""
    holes, board, dead = asked
    if len(holes[0]) == 2:
        found = kernels.equity_exact(b"".join(holes), board, dead)
    else:
        found = kernels.exactly_two_exact(b"".join(holes), len(holes[0]), board, dead)
    wide = len(holes) + 1
    return [found[at : at + wide] for at in range(0, len(found), wide)]


def pokerfast_agrees(asked: Question) -> None:
    """The equity of each player, which is all that pokerfast tells."""
    holes, board, dead = asked
    parts = [sum(boards / winners for winners, boards in enumerate(won) if winners) for won in shares_of(asked)]
    theirs = peer("pokerfast.equity").equity([*map(named, holes)], named(board), named(dead))
    assert theirs == pytest.approx([part / sum(parts) for part in parts], rel=1e-12)


def poker_equity_agrees(asked: Question) -> None:
    """The boards that each player wins alone, and those that he shares."""
    holes, board, dead = asked
    variant = {2: "holdem", 4: "omaha", 5: "omaha_five", 6: "omaha_six"}[len(holes[0])]
    theirs = peer("poker_equity").exact_from_text(variant, [*map(named, holes)], named(board), named(dead))
    ours = shares_of(asked)
    assert theirs["win_count"] == [won[1] for won in ours]
    assert theirs["tie_count"] == [sum(won[2:]) for won in ours]


def test_pokerfast_counts_50_random_situations_as_we_do() -> None:
    for asked in (*questions(45, 2, (3, 4, 5), 1), *questions(5, 2, (0, 1, 2), 2)):
        pokerfast_agrees(asked)


def test_poker_equity_counts_50_random_situations_as_we_do() -> None:
    for asked in questions(50, 2, (3, 4, 5), 3):
        poker_equity_agrees(asked)


@pytest.mark.parametrize("size", [4, 5, 6])
def test_poker_equity_counts_situations_with_two_of_more_cards_as_we_do(size: int) -> None:
    for asked in questions(20, size, (3, 4, 5), size):
        poker_equity_agrees(asked)


@pytest.mark.slow
def test_both_count_1000_random_situations_as_we_do() -> None:
    for asked in questions(1_000, 2, (0, 3, 3, 4, 4, 5, 5), 4):
        pokerfast_agrees(asked)
        poker_equity_agrees(asked)


@pytest.mark.slow
@pytest.mark.parametrize("size", [4, 5, 6])
def test_poker_equity_counts_300_situations_with_two_of_more_cards_as_we_do(size: int) -> None:
    for asked in questions(300, size, (3, 4, 5), 10 + size):
        poker_equity_agrees(asked)


@pytest.mark.parametrize("board", ["Ts8h3d", "9h8h2c", "QsJsTs2d", "AhKd7c7s2h"])
def test_pokerfast_compares_two_ranges_as_we_do(board: str) -> None:
    texts, sides = ("55+,AT+,A9s,A8s,KQs", "22+,A8+,KT+,QT+,JT"), []
    for text in texts:
        weights = read(text).weights
        sides += [b"".join(map(bytes, weights)), array("d", weights.values())]
    cards = bytes(NAMES.index(board[at : at + 2]) for at in range(0, len(board), 2))
    win, tie, loss = kernels.versus(*sides, cards, b"")
    theirs = peer("pokerfast.equity").equity([*texts], board)
    assert theirs[0] == pytest.approx((win + tie / 2) / (win + tie + loss), rel=1e-12)
