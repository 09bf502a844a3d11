"""A variant: what game? Data only; the entries stand in `variants.py` (Rulebook L)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Street(Struct, frozen=True, gc=False):
    """One round of dealing and betting: `hole` cards down to each player, `board` cards up for all (Rulebook D3).

    `limit` says which fixed-limit size is bet on it: "lower" or "upper" (Rulebook E15).
    """

    name: str
    hole: int = 0
    board: int = 0
    limit: Literal["lower", "upper"] = "lower"


class Variant(Struct, frozen=True):
    """A game as data: its deck, its streets, how hands are ranked, how many may play (Rulebook L).

    `evaluator` names an entry of `ranking.EVALUATORS`. `deck` is the lowest rank in the pack (0: a full one). `phh`
    pairs each betting structure with its code in the hand-history standard.
    """

    key: str
    streets: tuple[Street, ...]
    evaluator: str
    deck: int = 0
    max_players: int = 11
    structures: tuple[str, ...] = ("no_limit", "pot_limit", "fixed_limit")
    phh: tuple[tuple[str, str], ...] = ()

    @property
    def hole(self) -> int:
        """How many hole cards each player gets in all."""
        return sum(street.hole for street in self.streets)

    @property
    def board(self) -> int:
        """How many board cards there are in all."""
        return sum(street.board for street in self.streets)
