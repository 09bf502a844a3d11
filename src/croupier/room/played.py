"""What is played at a table: the few questions that betting games and open-face Chinese answer in their own ways."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, NamedTuple

from croupier.room.fact import Cut
from croupier.room.ground import Facts
from croupier.room.wish import Play

if TYPE_CHECKING:
    from croupier.room.table import Table

Waiting = tuple[str, int, int]
"""What a table waits for: its kind, and two numbers that tell it from what it waited for before."""


class Played(NamedTuple):
    """One kind of games, as the door that decides asks for it; every function takes the Table first.

    `play` lets a player act; `go_on` does one thing that waits for nobody and says whether there was one; `time_out`
    ends what took too long, given whose line is lost, and says whether anything did; `ready` are the seats of the next
    hand; `is_stuck` tells that the running one waits for cards and for no player, as after a restart between its
    opening and its deck; `cards_due` are the cards to shuffle for it, or for a new one; `waiting` is what the table
    waits for, None when nothing can come of it; `rearm` sets the deadline for it, given what it waited for before;
    `open_next` deals the next hand.
    """

    play: Callable[[Table, str, Play, Facts], None]
    go_on: Callable[[Table, Facts], bool]
    time_out: Callable[[Table, Facts, Collection[str]], bool]
    ready: Callable[[Table], list[int]]
    is_stuck: Callable[[Table], bool]
    cards_due: Callable[[Table], tuple[int, ...]]
    waiting: Callable[[Table], Waiting | None]
    rearm: Callable[[Table, Waiting | None, int, Facts], None]
    open_next: Callable[[Table, Sequence[int], Sequence[int], Cut | None, Facts], None]
