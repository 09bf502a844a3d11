"""Exact equity of hold'em hands: the pure-Python twin of fast/equity.c.

Boards are counted by their ranks, with the number of ways in which suits may fall, as if there were no flushes. Then,
suit by suit, each choice of its cards that makes somebody a flush is taken back and counted as it is, together with
every multiset of other cards. On one board only one suit can make a flush, so nothing is put right twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb

from croupier.kernels.twin.high import Bytes, flushes, offsuit

PLAYERS = 23


class _Spot:
    """Who holds what, what may come, and who wins how many boards with how many winners."""

    def __init__(self, holes: Sequence[int], board: Sequence[int], dead: Sequence[int]) -> None:
        self.keys, self.rank = offsuit()
        self.flushes = flushes()
        self.players = len(holes) // 2
        self.to_come = 5 - len(board)
        seen = {*holes, *board, *dead}
        self.unseen = [[rank for rank in range(13) if 4 * rank + suit not in seen] for suit in range(4)]
        own = [holes[2 * player : 2 * player + 2] for player in range(self.players)]
        self.board = self.key(card >> 2 for card in board)
        self.holes = [self.key(card >> 2 for card in two) for two in own]
        self.suited = [[_ranks_in((*two, *board), suit) for two in own] for suit in range(4)]
        self.shares = [0] * (self.players * (self.players + 1))

    def key(self, ranks: Iterator[int]) -> int:
        return sum(self.keys[rank] for rank in ranks)

    def count(self, ranks: list[int], boards: int) -> None:
        """Count so many boards for who wins with these ranks."""
        best = max(ranks)
        winners = ranks.count(best)
        for player, rank in enumerate(ranks):
            if rank == best:
                self.shares[player * (self.players + 1) + winners] += boards

    def plain(self, key: int, boards: int) -> None:
        """Count these boards as if there were no flushes."""
        self.count([self.rank(key + hole) for hole in self.holes], boards)

    def count_all(self) -> None:
        """Count every board."""
        free = [sum(rank in suit for suit in self.unseen) for rank in range(13)]
        for key, boards in self.by_ranks(free, 0, self.to_come, self.board, 1):
            self.plain(key, boards)
        for suit, ranks in enumerate(self.unseen):
            held = [bits.bit_count() for bits in self.suited[suit]]
            others = [free[rank] - (rank in ranks) for rank in range(13)]
            for wanted in range(max(0, 5 - max(held)), self.to_come + 1):
                for chosen in combinations(ranks, wanted):
                    self.put_right(self.suited[suit], chosen, others)

    def put_right(self, suited: list[int], chosen: tuple[int, ...], others: list[int]) -> None:
        """With these cards of a suit to come, and any of other suits beside them, somebody has a flush."""
        bits = sum(1 << rank for rank in chosen)
        made = [self.flushes[own | bits] if (own | bits).bit_count() >= 5 else 0 for own in suited]
        start, left = self.board + self.key(iter(chosen)), self.to_come - len(chosen)
        for key, boards in self.by_ranks(others, 0, left, start, 1):
            ranks = [self.rank(key + hole) for hole in self.holes]
            self.count(ranks, -boards)
            self.count([flush or rank for flush, rank in zip(made, ranks, strict=True)], boards)

    def by_ranks(self, free: list[int], rank: int, left: int, key: int, boards: int) -> Iterator[tuple[int, int]]:
        """Every multiset of `left` ranks, from `rank` on, of which `free` are there: key and number of boards."""
        if not left:
            yield key, boards
            return
        for each in range(rank, 13):
            for some in range(1, min(free[each], left) + 1):
                more = boards * comb(free[each], some)
                yield from self.by_ranks(free, each + 1, left - some, key + some * self.keys[each], more)


def _ranks_in(cards: Sequence[int], suit: int) -> int:
    return sum(1 << (card >> 2) for card in cards if card & 3 == suit)


def equity_exact(holes: Bytes, board: Bytes, dead: Bytes) -> list[int]:
    """For each player, in one list, the boards that he wins with 0, 1, 2, ... winners; two cards each in `holes`.

    Raises ValueError for cards that are none or come twice, for more than 23 players or five cards of the board.
    """
    cards = [*holes, *board, *dead]
    many = len(holes) % 2 or not 2 <= len(holes) <= 2 * PLAYERS or len(board) > 5
    if many or len({*cards}) < len(cards) or max(cards) > 51:
        raise ValueError("these are not two different cards for each player and up to five more")
    spot = _Spot(holes, board, dead)
    spot.count_all()
    return spot.shares
