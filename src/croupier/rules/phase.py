"""Where a hand stands: what must happen next, a deal, a bet, a showdown, or a decision of another kind."""

from __future__ import annotations

from typing import Final

OPENING: Final = 0
DEALING: Final = 1
BETTING: Final = 2
SHOWDOWN: Final = 3
OVER: Final = 4
DRAWING: Final = 5
BRINGING: Final = 6
AGREEING: Final = 7
"""Before the cards, between streets, a round of betting, the showdown, the end; a draw or discard (L6), the bring-in
(L10), and the question how often the rest of the board is dealt (F9)."""
