"""Where a hand stands: what must happen next, a deal, a bet, a showdown, or a decision of another kind."""

from __future__ import annotations

OPENING, DEALING, BETTING, SHOWDOWN, OVER, DRAWING, BRINGING, AGREEING = range(8)
"""Before the cards, between streets, a round of betting, the showdown, the end; a draw or discard (L6), the bring-in
(L10), and the question how often the rest of the board is dealt (F9)."""
