"""The caller: checks when it may, else calls, and never raises or folds."""

from __future__ import annotations

from random import Random

from croupier.bots.draw import proposals, throw_all_but
from croupier.rules.action import CALL, CHECK, MUCK, SHOW, Action
from croupier.rules.hand import Hand
from croupier.rules.legal import Legal


class Caller:
    """Stays in to the end whatever it costs: the mildest of opponents, and a yardstick for the others."""

    def __init__(self, chance: Random) -> None:
        """A caller needs no chance; it takes it because every bot does."""

    def decide(self, hand: Hand, legal: Legal) -> Action:
        """Check, else call; draw by the simplest of plans; at a showdown show what has to be shown."""
        if legal.show:
            return MUCK if legal.muck else SHOW
        if legal.discard_max >= 0:
            return throw_all_but(hand, legal, proposals(hand, legal)[0])
        return CHECK if legal.check else CALL
