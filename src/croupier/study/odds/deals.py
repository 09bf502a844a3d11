"""Deals of any game: who gets which part of the pot when all cards lie there (Rulebook F7, G, H)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from croupier.cards import Card
from croupier.ranking import EVALUATORS
from croupier.rules.variant import Variant

Cards = Sequence[Card]
Parts = list[float]
"""By player: his part of the pot; all of them together are 1."""


def parts_of(variant: Variant) -> Callable[[Sequence[Cards], Cards], Parts]:
    """How the pot of this game is shared: every half goes to its best hands, one that nobody has to the other one."""
    ranks = [EVALUATORS[half].rank for half in variant.halves]

    def parts(holes: Sequence[Cards], board: Cards) -> Parts:
        found = [[rank(hole, board) for hole in holes] for rank in ranks]
        claimed = [half for half in found if max(half) > 0]
        shared = [0.0] * len(holes)
        for half in claimed:
            best = max(half)
            part = 1 / (len(claimed) * half.count(best))
            for player, rank in enumerate(half):
                if rank == best:
                    shared[player] += part
        return shared

    return parts


def parts_on(variant: Variant) -> Callable[[Sequence[Cards], Sequence[Cards]], Parts]:
    """How the pot is shared over one board or several, each of which decides about as much of it (Rulebook F9, L17)."""
    parts = parts_of(variant)

    def over(holes: Sequence[Cards], boards: Sequence[Cards]) -> Parts:
        each = [parts(holes, board) for board in boards]
        return each[0] if len(each) == 1 else [sum(own) / len(each) for own in zip(*each, strict=True)]

    return over


class Tally:
    """The parts of many deals, added up."""

    def __init__(self, players: int) -> None:
        self.parts: list[dict[float, int]] = [{} for _ in range(players)]
        self.deals = 0

    def add(self, parts: Parts) -> None:
        """One deal more."""
        self.deals += 1
        for own, part in zip(self.parts, parts, strict=True):
            part = 1.0 if part > WHOLE else part
            own[part] = own.get(part, 0) + 1

    def add_shares(self, shares: Sequence[int]) -> None:
        """Deals that the kernels have counted (`croupier.kernels.twin.deals`)."""
        players = len(self.parts)
        width = (players + 1) * (players + 2)
        self.deals += sum(shares[:width])
        for cell, count in enumerate(shares):
            if count:
                player, (first, second) = cell // width, divmod(cell % width, players + 2)
                claimed = 1 if second > players else 2
                part = 1 / (claimed * first) if first else 0.0
                part += 1 / (2 * second) if claimed == 2 and second else 0.0
                part = 1.0 if part > WHOLE else part
                own = self.parts[player]
                own[part] = own.get(part, 0) + count

    def take(self, other: Tally) -> None:
        """The deals of another one more."""
        self.deals += other.deals
        for own, more in zip(self.parts, other.parts, strict=True):
            for part, count in more.items():
                own[part] = own.get(part, 0) + count


WHOLE = 1 - 1e-9
"""From here on a part is the whole pot: halves of it add up to that."""
