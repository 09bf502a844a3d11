"""A variant: what game? Data only; the entries stand in `variants.py` (Rulebook L)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from croupier.cards import Card, deck


class Street(Struct, frozen=True, gc=False):
    """One round of dealing and betting (Rulebook D3).

    Each live player gets `hole` cards down and then `up` cards face up; `board` cards are turned up for all. After
    that up to `draw` cards may be exchanged (L6), or exactly `discard` thrown away (L2, L14); then there is betting,
    if `bets`. `limit` says which fixed-limit size is bet: "lower", "upper", or "pair" for the lower one with the
    choice of the upper when somebody shows a pair (L10). `common`: if the pack runs short, the card is one for all.
    """

    name: str
    hole: int = 0
    board: int = 0
    limit: Literal["lower", "upper", "pair"] = "lower"
    up: int = 0
    draw: int = 0
    discard: int = 0
    bets: bool = True
    common: bool = False

    @property
    def own(self) -> int:
        """How many cards each live player gets."""
        return self.hole + self.up

    @property
    def dealt(self) -> int:
        """How many cards are dealt, to each player and on the board."""
        return self.hole + self.up + self.board

    @property
    def plain(self) -> bool:
        """Whether it is hole cards for all and then betting, nothing else."""
        return not (self.up or self.board or self.draw or self.discard) and self.bets


class Variant(Struct, frozen=True):
    """A game as data: its pack, its streets, how hands are ranked, how many may play (Rulebook L).

    `halves` are the entries of `ranking.EVALUATORS` that share each pot, the one that takes the odd chip first (F7),
    and `labels` what these parts are called. `deck` is the lowest rank in the pack (0: a full one) unless `cards` names
    them all. `forced` is what everybody must put in: blinds, a blind of the button alone with antes (L1), antes and a
    bring-in (L10), or antes alone. In a `low` game of open cards the lowest showing hand acts first (L9). `cap` is the
    number of bets of a round whatever the house says (0: as the house says). `mostly` is the structure in which it is
    mostly played ("": the first of `structures`). `phh` pairs each betting structure with its code in the hand-history
    standard.

    Not everything goes together: the first half has no qualifier, open cards are not exchanged, and a bring-in is for
    fixed and spread limit.
    """

    key: str
    streets: tuple[Street, ...]
    halves: tuple[str, ...]
    labels: tuple[str, ...] = ("high", "low")
    deck: int = 0
    cards: tuple[Card, ...] = ()
    max_players: int = 11
    structures: tuple[str, ...] = ("no_limit", "pot_limit", "fixed_limit", "spread_limit")
    mostly: str = ""
    forced: Literal["blinds", "button_blind", "bring_in", "ante"] = "blinds"
    low: bool = False
    cap: int = 0
    phh: tuple[tuple[str, str], ...] = ()

    @property
    def evaluator(self) -> str:
        """The ranking of the whole pot, or of the half that takes the odd chip."""
        return self.halves[0]

    @property
    def usual(self) -> str:
        """The betting structure that one expects where none is named."""
        return self.mostly or self.structures[0]

    @property
    def pack(self) -> tuple[Card, ...]:
        """All the cards that are played with (Rulebook A1)."""
        return self.cards or deck(self.deck)

    @property
    def is_full(self) -> bool:
        """Whether the pack has all 52 cards."""
        return not self.deck and not self.cards

    @property
    def hole(self) -> int:
        """How many cards of his own each player gets in all, exchanged ones apart."""
        return sum(street.hole + street.up for street in self.streets)

    @property
    def board(self) -> int:
        """How many board cards there are in all."""
        return sum(street.board for street in self.streets)

    @property
    def only_deals(self) -> bool:
        """Whether nobody discards or draws and no card of a player lies face up: hold'em and all that is like it."""
        return not any(street.draw or street.discard or street.up for street in self.streets)
