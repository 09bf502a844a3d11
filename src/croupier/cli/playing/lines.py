"""Lines in and out: what is typed comes one line at a time, what is said may have coloured suits and nothing else."""

from __future__ import annotations

import asyncio
import codecs
import os
import re
import sys
import threading
from collections.abc import Mapping
from contextlib import suppress
from typing import TextIO

COLOURS = {"♣": "32", "♦": "34", "♥": "31", "♠": "1"}
"""The colour of each suit in the terminal's own palette: four of them, so that nobody takes one red for the other."""

CARD = re.compile(r"(?:10|[2-9JQKA])([♣♦♥♠])")


def may_colour(out: TextIO, surroundings: Mapping[str, str] = os.environ) -> bool:
    """Whether the terminal can show colours and its owner has not forbidden them."""
    return out.isatty() and not surroundings.get("NO_COLOR") and surroundings.get("TERM", "") not in {"", "dumb"}


def coloured(line: str) -> str:
    """The line with its cards in the colours of their suits."""
    return CARD.sub(lambda found: f"\x1b[{COLOURS[found[1]]}m{found[0]}\x1b[0m", line)


class Lines:
    """A conversation by lines; `get` is the next typed one, None at the end of the input."""

    def __init__(self, out: TextIO | None = None, colour: bool | None = None) -> None:
        self.out = out or sys.stdout
        self.colour = may_colour(self.out) if colour is None else colour
        self._typed: asyncio.Queue[str | None] = asyncio.Queue()
        self._ended = False

    def say(self, line: str) -> None:
        """Print one line."""
        print(coloured(line) if self.colour else line, file=self.out, flush=True)

    def open(self) -> None:
        """Begin to read what is typed, in a thread of its own: news may come while somebody types."""
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._read, args=(loop,), daemon=True).start()

    def _read(self, loop: asyncio.AbstractEventLoop) -> None:
        """Read from the descriptor itself: a thread that waits inside `sys.stdin` would hold up the end."""
        decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        rest = ""
        with suppress(RuntimeError, OSError):  # the loop is closed, or the terminal gone
            while data := os.read(sys.stdin.fileno(), 4096):
                *lines, rest = (rest + decode(data)).split("\n")
                for line in lines:
                    loop.call_soon_threadsafe(self._typed.put_nowait, line.rstrip("\r"))
            if rest:
                loop.call_soon_threadsafe(self._typed.put_nowait, rest)
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(self._typed.put_nowait, None)

    async def get(self) -> str | None:
        """The next typed line, None at the end."""
        return await self._typed.get()

    def forget_early(self) -> bool:
        """Drop what was typed at a terminal before it was asked for; whether there was anything."""
        if not sys.stdin.isatty():
            return False
        dropped = False
        while not self._typed.empty():
            line = self._typed.get_nowait()
            dropped = True
            if line is None:
                self._typed.put_nowait(None)
                break
        return dropped
