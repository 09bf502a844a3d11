"""The clock of open-face Chinese: pure accounting of deal time and bank, in milliseconds (Rulebook K13 to K16).

The time comes in as an argument. A clock runs only while its player owes a decision, away or not; when it is spent,
the table plays `AUTO_PLACE` for him.
"""

from __future__ import annotations

from msgspec import Struct

from croupier.chinese.house import ChineseRules

SECOND = 1000
"""A second, in milliseconds."""


class Clock(Struct, frozen=True, gc=False):
    """What a player has left: `main` for this deal, for all its streets together, and then the `bank` (K13, K14)."""

    main: int
    bank: int

    @property
    def left(self) -> int:
        """How long he may still think in this deal."""
        return self.main + self.bank

    @property
    def timed_out(self) -> bool:
        """Whether both are used up, so that his cards are placed for him (K15)."""
        return self.left == 0


def new_clock(house: ChineseRules) -> Clock:
    """The clock of one who comes to a table: a full bank, and no deal yet (K14)."""
    return Clock(0, house.ofc_bank_seconds * SECOND)


def new_deal(clock: Clock, house: ChineseRules, fantasy: int) -> Clock:
    """The clock at the start of a deal: the deal's time anew, unused time is lost, the bank as it was (K13, K14).

    `fantasy` are the player's Fantasyland cards, 0 for none.
    """
    seconds = house.ofc_fantasy_seconds if fantasy else house.ofc_deal_seconds
    return Clock(seconds * SECOND, clock.bank)


def spend(clock: Clock, used: int) -> Clock:
    """The clock after so long a thought: the deal's time first, then the bank; never less than nothing (K14)."""
    main = max(0, clock.main - used)
    over = max(0, used - clock.main)
    return Clock(main, max(0, clock.bank - over))
