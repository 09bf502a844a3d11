"""What else a Hand is for, on recorded hands of mixed no-limit play: replay, a seat's view, a copy. Ours alone."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle

from benchmarks.hands import NO_LIMIT, player_of
from benchmarks.measure import Contestant, times
from croupier.rules.hand import Hand

RECORDED = 500


def replay(hands: Sequence[Hand]) -> Contestant:
    """Read a hand: `apply` all its facts to a fresh Hand."""
    following = cycle(hands).__next__

    def read() -> None:
        recorded = following()
        hand = Hand.open(recorded.opened)
        for event in recorded.events[1:]:
            hand.apply(event)
        assert hand.finished

    return Contestant(times(read), 2_000)


def view(hands: Sequence[Hand]) -> Contestant:
    """What one player sees of a hand."""
    following = cycle(hands).__next__
    return Contestant(times(lambda: following().seen_by(2)), 2_000)


def copy(hands: Sequence[Hand]) -> Contestant:
    """An independent Hand at the same point."""
    following = cycle(hands).__next__
    return Contestant(times(lambda: following().copy()), 10_000)


def jobs() -> dict[str, dict[str, Contestant]]:
    """Each of them as a job of its own."""
    play = player_of(NO_LIMIT, "mixed")
    hands = [play() for _ in range(RECORDED)]
    facts = sum(len(hand.events) for hand in hands) / len(hands)
    note = f"{facts:.1f} facts a hand"
    return {
        "replay of a recorded hand": {"croupier": replay(hands)._replace(note=note)},
        "a hand as one seat sees it": {"croupier": view(hands)._replace(note=note)},
        "copy of a hand": {"croupier": copy(hands)},
    }
