"""Two ranges of hold'em against each other, exact: the pure-Python twin of fast/versus.c, sum by sum in its order."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import combinations, groupby
from math import comb

from croupier.kernels.twin.high import Bytes, items, rank7

MOST = 1326

Side = list[tuple[int, int, float]]
"""Two cards, the higher first, and their weight."""


class _Sums:
    """The weights of a side that are counted so far."""

    def __init__(self) -> None:
        self.all, self.by_card = 0.0, [0.0] * 52

    def add(self, hand: tuple[int, int, float]) -> None:
        one, other, weight = hand
        self.all += weight
        self.by_card[one] += weight
        self.by_card[other] += weight

    def beside(self, one: int, other: int, same: float) -> float:
        """What of it is left beside a hand; `same` is the weight of that very hand among them."""
        return self.all - self.by_card[one] - self.by_card[other] + same


class _Match:
    def __init__(self, first: Side, second: Side) -> None:
        self.first, self.second = first, second
        self.same = {(one, other): weight for one, other, weight in second}
        self.win = self.tie = 0.0

    def on(self, board: Sequence[int]) -> None:
        """Compare all hands on one board."""
        theirs, sums, at = ranked(self.second, board), _Sums(), 0
        for rank, level in groupby(ranked(self.first, board), key=lambda ranked: ranked[0]):
            mine = [hand for _, hand in level]
            while at < len(theirs) and theirs[at][0] < rank:
                sums.add(theirs[at][1])
                at += 1
            beaten = self.meet(mine, sums, {})
            self.win += beaten
            if at < len(theirs) and theirs[at][0] == rank:
                while at < len(theirs) and theirs[at][0] == rank:
                    sums.add(theirs[at][1])
                    at += 1
                self.tie += self.meet(mine, sums, self.same) - beaten

    def meet(self, mine: Side, sums: _Sums, same: dict[tuple[int, int], float]) -> float:
        """The weight of the deals in which one of these hands meets one that is counted."""
        weight = 0.0
        for one, other, own in mine:
            weight += own * sums.beside(one, other, same.get((one, other), 0.0))
        return weight

    def all(self, boards: int) -> float:
        """The weight of all deals, when each two hands that may meet do so on so many boards."""
        sums = _Sums()
        for hand in self.second:
            sums.add(hand)
        return self.meet(self.first, sums, self.same) * boards


def ranked(side: Side, board: Sequence[int]) -> list[tuple[int, tuple[int, int, float]]]:
    """The hands that may be held on a board, by rank; those of one rank keep their order."""
    live = [hand for hand in side if hand[0] not in board and hand[1] not in board]
    return sorted([(rank7(hand[0], hand[1], *board), hand) for hand in live], key=lambda ranked: ranked[0])


def versus(
    hands: Bytes, weights: array[float], others: Bytes, other_weights: array[float], board: Bytes, dead: Bytes
) -> tuple[float, float, float]:
    """The weight of all deals that the first range wins, ties and loses, on a board of three to five cards.

    Hands are two cards each, the higher first, every hand once; a deal weighs the product of its two weights. Raises
    ValueError for anything else; weights are items of 64 bits.
    """
    first, second = _side(hands, weights), _side(others, other_weights)
    seen = [*board, *dead]
    right = 3 <= len(board) <= 5 and len(dead) <= 40 and len(set(seen)) == len(seen) and max(seen) < 52
    if not (first and second and right):
        raise ValueError("these are not two ranges of two cards on a board of three to five cards")
    match = _Match(*([hand for hand in side if {*seen}.isdisjoint(hand[:2])] for side in (first, second)))
    for rest in combinations([card for card in range(52) if card not in seen], 5 - len(board)):
        match.on((*board, *rest))
    everything = match.all(comb(48 - len(seen), 5 - len(board)))
    return match.win, match.tie, max(0.0, everything - match.win - match.tie)


def _side(hands: Bytes, buffer: Bytes | array[float]) -> Side:
    """The hands of a range, none when they are no range."""
    weights: list[float] = items(buffer, "d")
    if len(hands) % 2 or not 2 <= len(hands) <= 2 * MOST or len(hands) != 2 * len(weights):
        return []
    side = [(hands[2 * place], hands[2 * place + 1], weight) for place, weight in enumerate(weights)]
    fine = all(other < one < 52 and weight >= 0 for one, other, weight in side)
    return sorted(side, key=lambda hand: (hand[0] >> 2, hand[1] >> 2)) if fine else []  # as the compiled part does
