"""What a law of a hand is made of: it holds, or it is broken and says by what."""

from __future__ import annotations

from collections.abc import Sequence

from tests.rules.stage import state_of

from croupier.rules.hand import Hand


class Broken(AssertionError):
    """A law does not hold: which one, and where."""


def hold(law: str, ok: bool, *details: object) -> None:
    """Fail by the name of the law unless it holds."""
    if not ok:
        raise Broken(f"{law}: {details}")


def same_state(law: str, hand: Hand, other: Hand, but: Sequence[str] = ()) -> None:
    """Two hands know the same."""
    one, two = state_of(hand), state_of(other)
    for name, value in one.items():
        if name not in but:
            hold(law, value == two[name], name, value, two[name])
