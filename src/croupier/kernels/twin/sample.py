"""Sampled equity of hold'em ranges: the pure-Python twin of fast/sample.c, which draws the same hands and boards."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterator
from itertools import accumulate, pairwise

from croupier.kernels.twin.equity import PLAYERS
from croupier.kernels.twin.high import Bytes, items, rank7

PATIENCE = 2**17
"""After so many tries in which two players need the same card no hands can be dealt."""

MASK = 2**64 - 1

ANY = 1326
"""Every hand."""


def splitmix(state: int) -> Iterator[int]:
    """The upper halves of the numbers of splitmix64."""
    while True:
        state = state + 0x9E3779B97F4A7C15 & MASK
        mixed = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & MASK
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & MASK
        yield (mixed ^ mixed >> 31) >> 32


Hand = tuple[int, int]


class _Game:
    """What is drawn from, and what came of it."""

    def __init__(self, hands: list[list[Hand]], upto: list[list[int]], board: Bytes, dead: Bytes, seed: int) -> None:
        self.hands, self.upto, self.board, self.seen = hands, upto, [*board], {*board, *dead}
        self.any = [len(one) == ANY and one == [*accumulate(one[:1] * ANY)] for one in upto]
        self.chance = splitmix(seed & MASK)
        self.shares = [0] * (len(hands) * (len(hands) + 1))

    def below(self, end: int) -> int:
        return next(self.chance) * end >> 32

    def chosen(self, player: int) -> Hand:
        """The hand of a player, by its weight."""
        hands, upto = self.hands[player], self.upto[player]
        return hands[0] if len(hands) == 1 else hands[bisect_right(upto, self.below(upto[-1]))]

    def drawn(self, free: list[int]) -> int:
        """One of the cards that are free, which then is not."""
        return free.pop(self.below(len(free)))

    def deal_hands(self, used: set[int]) -> list[Hand] | None:
        """A hand for each who has a range, None when two of them need the same card."""
        holes = []
        for player, is_any in enumerate(self.any):
            hand = (0, 0) if is_any else self.chosen(player)
            if not is_any and not used.isdisjoint(hand):
                return None
            used.update(() if is_any else hand)
            holes.append(hand)
        return holes

    def play(self) -> bool:
        """One deal to the end; false when no hands could be dealt."""
        for _ in range(PATIENCE):
            used = set(self.seen)
            if holes := self.deal_hands(used):
                break
        else:
            return False
        free = [card for card in range(52) if card not in used]
        for player, is_any in enumerate(self.any):  # any hand leaves as many to all others
            if is_any:
                holes[player] = self.drawn(free), self.drawn(free)
        board = [*self.board, *(self.drawn(free) for _ in range(5 - len(self.board)))]
        ranks = [rank7(*hole, *board) for hole in holes]
        best = max(ranks)
        winners = ranks.count(best)
        for player, rank in enumerate(ranks):
            self.shares[player * (len(ranks) + 1) + winners] += rank == best
        return True


def equity_sampled(
    hands: Bytes, upto: array[int], sizes: array[int], board: Bytes, dead: Bytes, samples: int, seed: int
) -> list[int] | None:
    """The list of `equity_exact` over so many random deals; None when the ranges need the same cards.

    `hands` are two cards each, player after player, `sizes` how many hands each has (items of 32 bits), `upto` by hand
    the whole numbers of weight of the player's hands up to it, at most 2^32 (items of 64 bits); the hands of a player
    differ. The same seed gives the same deals. Raises ValueError for what are no such ranges, cards that come twice,
    more cards than there are, or less than no samples.
    """
    many, grown = items(sizes, "i"), items(upto, "Q")
    ends = [*accumulate(many, initial=0)]
    two = [(hands[place], hands[place + 1]) for place in range(0, len(hands) - 1, 2)]
    spans = [slice(*span) for span in pairwise(ends)]
    own, weights = [two[span] for span in spans], [grown[span] for span in spans]
    counts = len(hands), len(grown), ends[-1]
    if samples < 0 or not _fine(own, weights, counts, many, [*board, *dead], len(board)):
        raise ValueError("these are not ranges of hands of two cards and up to five more cards")
    game = _Game(own, weights, board, dead, seed)
    return game.shares if all(game.play() for _ in range(samples)) else None


def _fine(
    own: list[list[Hand]],
    weights: list[list[int]],
    counts: tuple[int, int, int],
    sizes: list[int],
    seen: list[int],
    boards: int,
) -> bool:
    """Whether these are ranges, and cards enough."""
    cells, many, total = counts
    if not 1 <= len(sizes) <= PLAYERS or not all(1 <= size <= 1326 for size in sizes):
        return False
    if cells != 2 * total or many != total or boards > 5 or len(set(seen)) < len(seen) or max(seen, default=0) > 51:
        return False
    if any(one == other or max(one, other) > 51 for hands in own for one, other in hands):
        return False
    grows = all(before < after for upto in weights for before, after in zip([0, *upto], upto, strict=False))
    return grows and all(upto[-1] <= 2**32 for upto in weights) and 52 - len(seen) >= 2 * len(sizes) + 5 - boards
