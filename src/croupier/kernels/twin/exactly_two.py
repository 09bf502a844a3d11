"""Omaha by rows of a table, one for each three board ranks: the twin of fast/exactly_two.c (Rulebook H2, H5)."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache
from itertools import combinations

from croupier.kernels.twin.high import Bytes, rank5

PLAYERS, MOST_HOLES = 10, 6


def exactly_two(hole: Sequence[int], board: Sequence[int]) -> int:
    """The HandRank of the best two of 2 to 6 hole cards with three of 3 to 5 of the board; others are a ValueError."""
    for cards, least, most in ((hole, 2, MOST_HOLES), (board, 3, 5)):
        if not least <= len(cards) <= most:
            raise ValueError(f"from {least} to {most} cards are ranked here, not {len(cards)}")
    pairs = [13 * (a >> 2) + (b >> 2) for a, b in combinations(hole, 2)]
    rows = [_row(*ranks) for ranks in combinations(sorted([card >> 2 for card in board]), 3)]
    offsuit = max([row[pair] for row in rows for pair in pairs])
    return max(offsuit, _best_flush(hole, board))


def _best_flush(hole: Sequence[int], board: Sequence[int]) -> int:
    """The best hand of one suit alone, or 0: a board of up to five cards has at most one suit three times."""
    suits = [card & 3 for card in board]
    suit = sorted(suits)[len(suits) // 2]  # the one in the middle: three of five cannot pass it by
    if suits.count(suit) < 3:
        return 0
    ours = [card for card in hole if card & 3 == suit]
    if len(ours) < 2:
        return 0
    shared = [card for card in board if card & 3 == suit]
    return max([rank5(*two, *three) for two in combinations(ours, 2) for three in combinations(shared, 3)])


@cache
def _row(a: int, b: int, c: int) -> array[int]:
    """By three board ranks, lowest first: the HandRank, flushes aside, with each two hole ranks r and s at 13 r + s."""
    return array("H", [_offsuit(a, b, c, *divmod(pair, 13)) for pair in range(169)])


def _offsuit(a: int, b: int, c: int, r: int, s: int) -> int:
    """Five ranks as a hand of all suits; 0 for five of a kind, which no pack has."""
    if a == b == c == r == s:
        return 0
    return rank5(4 * a, 4 * b + 1, 4 * c + 2, 4 * r + 3, 4 * s + 3)


def exactly_two_many(holes: Bytes, size: int, boards: Bytes, ranks: array[int] | memoryview) -> None:
    """Write the HandRank of each hand of `size` cards on its board of five into `ranks`; raises ValueError."""
    own, shared, places = memoryview(holes), memoryview(boards), memoryview(ranks).cast("B").cast("H")
    hands = len(shared) // 5
    fits = 2 <= size <= MOST_HOLES and (len(own), len(shared), len(places)) == (hands * size, hands * 5, hands)
    if not fits or (hands and max(*own, *shared) > 51):
        raise ValueError(f"these are not hands of {size} cards, boards of five and a place for each rank")
    for hand in range(hands):
        places[hand] = exactly_two(own[hand * size : hand * size + size], shared[5 * hand : 5 * hand + 5])


def exactly_two_exact(holes: Bytes, size: int, board: Bytes, dead: Bytes) -> list[int]:
    """The list of `equity_exact` for hands of `size` cards each, every board one by one; raises ValueError."""
    cards = [*holes, *board, *dead]
    fits = 2 <= size <= MOST_HOLES and size <= len(holes) <= PLAYERS * size and not len(holes) % size
    fine = fits and len(board) <= 5 and len({*cards}) == len(cards) and max(cards) < 52
    if not fine or 52 - len(cards) < 5 - len(board):
        raise ValueError("these are not different cards for up to ten players and a board")
    own = [holes[at : at + size] for at in range(0, len(holes), size)]
    shares = [0] * (len(own) * (len(own) + 1))
    for rest in combinations([card for card in range(52) if card not in cards], 5 - len(board)):
        ranks = [exactly_two(hole, (*board, *rest)) for hole in own]
        best = max(ranks)
        winners = ranks.count(best)
        for player, rank in enumerate(ranks):
            shares[player * (len(own) + 1) + winners] += rank == best
    return shares
