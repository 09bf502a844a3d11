"""The rankings by which the kernels share a pot: the best five of all cards, exactly two of the hand with three of the
board, and so for eight or better; ace to five of all cards."""

from __future__ import annotations

HIGH, HIGH_TWO, LOW_8, LOW_8_TWO, LOW_A5 = range(5)

PLAYERS, MOST_OWN, UNKNOWN = 11, 7, 255
"""At most so many players and cards of one's own; a card that nobody knows."""
