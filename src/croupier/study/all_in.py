"""Where everybody's chips are when some have gone all in before the flop and the others have folded.

>>> table = Seats((10.0, 10.0, 4.0))
>>> table.left((0,), ()), table.left((0, 2), (2, 0)), table.left((0, 1), (1, 0))
((11.5, 9.5, 3.0), (6.0, 9.5, 8.5), (0.0, 21.0, 3.0))
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct

from croupier.study.icm import BadTournament, check, equities

MOST_SEATS = 9
SMALL, BIG = 0.5, 1.0
MOST_CHIPS = 1e6


class Seats(Struct, frozen=True):
    """Seats in the order of acting: the last two are the small and the big blind. All amounts are in big blinds.

    `ante` is paid by each, before the blind. Without `prizes` chips are worth themselves; with them, what they are
    worth by the independent chip model.
    """

    stacks: tuple[float, ...]
    ante: float = 0.0
    prizes: tuple[float, ...] = ()

    def check(self) -> None:
        """Raise `BadTournament` for seats that there are not, and for stacks that do not cover their posts."""
        if not 2 <= len(self.stacks) <= MOST_SEATS:
            why = f"from 2 to {MOST_SEATS} seats, not {len(self.stacks)}"
            raise BadTournament("seats", why, most=MOST_SEATS, seats=len(self.stacks))
        if not 0 <= self.ante < MOST_CHIPS:
            raise BadTournament("ante", f"an ante is not negative: {self.ante}")
        for seat, stack in enumerate(self.stacks):
            if not max(self.post(seat), 1e-9) <= stack < MOST_CHIPS:
                why = f"stack {seat + 1} is from blind and ante to a million big blinds, not {stack}"
                raise BadTournament("stack", why, number=seat + 1)
        if self.prizes:
            check(self.stacks, self.prizes)

    def blind(self, seat: int) -> float:
        """The blind of a seat."""
        place = len(self.stacks) - seat
        return BIG if place == 1 else SMALL if place == 2 else 0.0

    def post(self, seat: int) -> float:
        """What a seat puts in before the cards."""
        return self.ante + self.blind(seat)

    def left(self, inside: Sequence[int], order: Sequence[int]) -> tuple[float, ...]:
        """The chips of all seats after a hand: `inside` went all in, `order` is how they come in, the best one first.

        Nobody inside: the big blind takes it. What nobody else can match goes back to its owner.
        """
        inside = inside or (len(self.stacks) - 1,)
        behind = [stack - self.ante for stack in self.stacks]
        bets = [own if seat in inside else self.blind(seat) for seat, own in enumerate(behind)]
        won = [own - bet for own, bet in zip(behind, bets, strict=True)]
        first = order[0] if order else inside[0]
        won[first] += self.ante * len(self.stacks)
        for lower, upper in _layers(bets):
            takers = [seat for seat in (order or inside) if bets[seat] >= upper]
            for seat, bet in enumerate(bets):
                won[takers[0] if takers else seat] += min(bet, upper) - min(bet, lower)
        return tuple(won)

    def worth(self, chips: Sequence[float]) -> tuple[float, ...]:
        """What chips are worth to each seat, less what they were worth before the hand."""
        if not self.prizes:
            return tuple(after - before for after, before in zip(chips, self.stacks, strict=True))
        before, after = equities(self.stacks, self.prizes), equities(chips, self.prizes)
        return tuple(now - then for now, then in zip(after, before, strict=True))


def _layers(bets: Sequence[float]) -> list[tuple[float, float]]:
    """The pots, the main one first: from which bet to which each one goes."""
    return list(pairwise([0.0, *sorted({bet for bet in bets if bet > 0})]))
