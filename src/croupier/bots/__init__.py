"""Who fills the seats? One file a bot; each sees only what its seat may see, and answers like a person would."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol

from croupier.bots.caller import Caller
from croupier.bots.tight import Tight
from croupier.rules.action import Action
from croupier.rules.hand import Hand
from croupier.rules.legal import Legal


class Bot(Protocol):
    """A player without a body: asked at its turn, with its own veiled copy of the hand (`Hand.seen_by`)."""

    def decide(self, hand: Hand, legal: Legal) -> Action:
        """An action that `legal` allows; `legal.player` is the bot. It must not change the hand."""
        ...


BOTS: dict[str, Callable[[Random], Bot]] = {"caller": Caller, "tight": Tight}
"""Every kind of bot by its name: made with its own source of chance, it always plays the same by the same chance."""
