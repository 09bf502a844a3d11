"""Long thinking in the terminal: how far it is, on standard error, and Ctrl-C for the answer so far."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

STEP = 64
"""After how many questions something is told."""


class Thinking:
    """Asked `stopped()` by whoever thinks: the first Ctrl-C makes it true, the second one ends the program."""

    def __init__(self) -> None:
        self.interrupted, self.asked, self.shown = False, 0, False

    def stopped(self) -> bool:
        """Whether the answer is wanted now."""
        self.asked += 1
        if self.asked % STEP == 0:
            self.tell(str(self.asked))
        return self.interrupted

    def tell(self, text: str) -> None:
        """Say how far it is, over what was said before; nothing where nobody looks."""
        if sys.stderr.isatty():
            self.shown = True
            print(f"\r{text} ", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Wipe away what was said, for what comes instead of it."""
        if self.shown:
            self.shown = False
            print("\r" + " " * 20 + "\r", end="", file=sys.stderr, flush=True)

    def interrupt(self, number: int, frame: FrameType | None) -> None:
        """Ctrl-C."""
        self.interrupted = True
        signal.signal(signal.SIGINT, signal.default_int_handler)


@contextmanager
def thinking() -> Iterator[Thinking]:
    """While this lasts, Ctrl-C asks for the answer so far."""
    thought = Thinking()
    before = signal.signal(signal.SIGINT, thought.interrupt)
    try:
        yield thought
    finally:
        signal.signal(signal.SIGINT, before)
        thought.clear()
