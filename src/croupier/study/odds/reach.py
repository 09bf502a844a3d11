"""What the kernels can answer at once, and about how long an exact answer takes."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, prod

from croupier.cards import UNKNOWN, Card
from croupier.kernels import COMPILED
from croupier.kernels import halves as kernel
from croupier.study.odds.question import Question

A_BOARD = 4e-9 if COMPILED else 6e-7
"""Seconds for one look at a player's hand when boards of hold'em are counted."""

A_HAND = 1e-8 if COMPILED else 3e-6
"""Seconds for one hand of two ranges on one board."""

A_BOARD_OF_TWO = 3e-8 if COMPILED else 1.5e-5
"""Seconds for one player's hand on one board of Omaha."""

A_CHOICE = 1e-5
"""Seconds for one choice of hands of several ranges, however few its boards are."""

A_DEAL_OF_HALVES = 4e-8 if COMPILED else 1.2e-5
"""Seconds for one player's hand in a game whose rankings the kernels know."""

A_DEAL = 1.2e-5
"""Seconds for one player's hand in any other game."""


def any_of_seven(asked: Question) -> bool:
    """Whether the kernels know the game: two cards of one's own, the best five of seven, a full pack."""
    variant = asked.variant
    return (
        not asked.more and variant.halves == ("high",) and (variant.hole, variant.board) == (2, 5) and variant.is_full
    )


def two_and_three(asked: Question) -> bool:
    """Whether the kernels know the game as one for high hands of exactly two hole cards, and all of these are known."""
    variant = asked.variant
    full = not asked.more and variant.halves == ("omaha_high",) and variant.board == 5 and variant.is_full
    return full and len(asked.players) <= TEN and not unknown(asked)


TEN = 10
"""So many players of Omaha the kernels count at most."""


RANKINGS = {
    "high": kernel.HIGH,
    "omaha_high": kernel.HIGH_TWO,
    "greek_high": kernel.HIGH_TWO,
    "low_8": kernel.LOW_8,
    "omaha_low_8": kernel.LOW_8_TWO,
    "low_a5": kernel.LOW_A5,
}
"""The rankings that the kernels know, by the names of `croupier.ranking.EVALUATORS`."""


def halves_of(asked: Question) -> bytes:
    """The rankings that share the pot, as the kernels take them; nothing where they do not know the game."""
    variant, own, board = asked.variant, asked.variant.hole, asked.variant.board
    known = all(half in RANKINGS for half in variant.halves) and len(asked.players) <= kernel.PLAYERS
    if asked.more or not known or not variant.is_full or own > kernel.MOST_OWN:
        return b""
    halves = bytes(RANKINGS[half] for half in variant.halves)
    two = [half in (kernel.HIGH_TWO, kernel.LOW_8_TWO) for half in halves]
    fits = (not any(two) or (board == 5 and 2 <= own <= 6)) and (all(two) or 5 <= own + board <= 7)
    return halves if fits else b""


def by_ranges(asked: Question) -> bool:
    """Whether the kernels compare two whole ranges at once: from the flop on, where the cards are known."""
    return any_of_seven(asked) and len(asked.players) == 2 and asked.to_come <= 2 and not unknown(asked)


def work(asked: Question) -> float:
    """About how many seconds an exact answer takes."""
    choices = prod(len(holding.hands) for holding in asked.players)
    players, left = len(asked.players), len(asked.variant.pack) - len(asked.seen) - _known(asked)
    if by_ranges(asked):
        hands = sum(len(holding.hands) for holding in asked.players)
        return hands * comb(left, asked.to_come) * A_HAND
    if any_of_seven(asked) and not unknown(asked):
        looks = (0, 30, 300, 900, 9_000, 40_000)[asked.to_come] * players
        alike_ones = 8 if asked.to_come == 5 and choices > 100 else 1  # suits apart
        return choices * (looks * A_BOARD / alike_ones + A_CHOICE)
    a_deal = A_DEAL_OF_HALVES if halves_of(asked) else A_DEAL
    return deals_of(asked) * players * (A_BOARD_OF_TWO if two_and_three(asked) else a_deal)


def deals_of(asked: Question) -> int:
    """How many deals there are, those of hands that need the same card counted as well."""
    deals = prod(len(holding.hands) for holding in asked.players)
    left = len(asked.variant.pack) - len(asked.seen) - _known(asked)
    hidden = [holding.hands[0].count(UNKNOWN) for holding in asked.players]
    for cards in (*hidden, *[asked.variant.board - len(board) for board in asked.boards]):
        deals *= comb(left, cards)
        left -= cards
    return deals


def _known(asked: Question) -> int:
    return sum(asked.variant.hole - holding.hands[0].count(UNKNOWN) for holding in asked.players)


def unknown(asked: Question) -> bool:
    """Whether a card of somebody's is any card."""
    return any(UNKNOWN in hand for holding in asked.players for hand in holding.hands)


def as_bytes(hand: Sequence[Card]) -> bytes:
    """A hand as the kernels take it."""
    return bytes(kernel.UNKNOWN if card == UNKNOWN else card for card in hand)
