"""What a player may do with his cards and why not: codes and numbers here, words in the locale files (Rulebook K)."""

from __future__ import annotations

from msgspec import Struct

from croupier.rules.legal import Illegal

RULE_OF_CHINESE = {
    "not_your_turn": "K8",
    "deal_over": "K9",
    "not_in_this_game": "K10",
    "no_such_row": "K5",
    "row_full": "K9",
    "not_your_card": "K12",
    "card_locked": "K11",
    "already_placed": "K9",
    "not_placed": "K9",
    "card_twice": "A1",
    "must_discard": "K10",
    "ready_too_soon": "K9",
    "wrong_discard": "K10",
    "too_few_points": "K2",
    "match_running": "K4",
}
"""The rule of the rulebook behind each code with which a deal, or the start of one, refuses."""


def refusal(code: str, **numbers: int) -> Illegal:
    """The refusal with this code, its rule and its numbers."""
    return Illegal(code, RULE_OF_CHINESE[code], **numbers)


class ChineseLegal(Struct, frozen=True, gc=False):
    """The one answer to "what may I do?" for a player who owes a decision.

    `cards` are still in the hand; `placed` are those of this street in each row from the top down, which may be moved
    or taken back. `room` is how many more cards each row takes, `left` how many must still be placed before Ready, and
    `discards` how many are then discarded. Rulebook K9 to K11, K24.
    """

    player: int
    cards: tuple[int, ...]
    placed: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
    room: tuple[int, int, int]
    left: int
    discards: int

    @property
    def ready(self) -> bool:
        """Whether Ready is allowed: enough cards are placed."""
        return self.left == 0
