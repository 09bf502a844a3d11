"""Betting: how big may a wager be? (Rulebook C8, E6, E13, E15)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Structure = Literal["no_limit", "pot_limit", "fixed_limit", "spread_limit"]
"""The betting structures, by the names that a card room writes on its board."""


class Betting(Struct, frozen=True, gc=False):
    """The betting structure with its amounts, in chips.

    In no-limit and pot-limit the blinds name the stakes; `min_bet` is the least bet (0: the big blind). In fixed
    limit `small_bet` and `big_bet` are the two exact sizes (0: the big blind and twice that). With `pl_min_bet =
    split_limit` or `min_raise_rule = table_limit` they are the lower and the upper limit of the table. In spread
    limit a bet or raise is anything from the small to the big one. `bring_in` opens a game without blinds (0: half
    the small bet). Rulebook C8, L10.
    """

    structure: Structure = "no_limit"
    small_blind: int = 1
    big_blind: int = 2
    ante: int = 0
    min_bet: int = 0
    small_bet: int = 0
    big_bet: int = 0
    bring_in: int = 0

    @property
    def least_bet(self) -> int:
        """The least opening bet of a no-limit or pot-limit table (Rulebook E6)."""
        return self.min_bet or self.big_blind

    @property
    def lower(self) -> int:
        """The small bet, or lower limit, of the first streets (Rulebook E15)."""
        return self.small_bet or self.least_bet

    @property
    def upper(self) -> int:
        """The big bet, or upper limit, of the later streets (Rulebook E15)."""
        return self.big_bet or 2 * self.lower

    @property
    def opening(self) -> int:
        """The bring-in: at least one chip (Rulebook L10)."""
        return self.bring_in or max(1, self.lower // 2)
