"""A record: what a file says of one hand, and whether the rules say the same.

A record is not yet a Hand: it holds the opening fact, what was done line by line, and the money that was written down
at the end. `check` decides every action again and compares the money.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from msgspec import Struct

from croupier.rules.event import Awarded, Opened
from croupier.rules.hand import Hand

Verb = Literal[
    "hole", "board", "rabbit", "fold", "check_or_call", "wager", "bring_in", "draw", "run", "show", "muck", "comment"
]
"""What a line of a record tells: the dealer's `hole`, `board` and `rabbit`, or what a player did."""


class BadHistory(Exception):
    """A damaged record: the file, the line, what was expected there and what was found; nothing has been played."""

    def __init__(self, file: str, line: int, expected: str, found: str) -> None:
        self.file, self.line, self.expected, self.found = file, line, expected, found
        super().__init__(f"{file}:{line}: expected {expected}, found {found}")


class Deed(Struct, frozen=True):
    """One line of a record: `player` did `verb`, with these cards, or to a total of `to` chips for the round.

    `draw` throws its cards away, new ones or not; `run` agrees to deal the rest of the board `to` times.
    `text` is the line as it was written and `line` where it stands; the dealer is player -1, and for `hole` cards
    `player` is who gets them. A card that the record does not know is `UNKNOWN`.
    """

    line: int
    text: str
    verb: Verb
    player: int = -1
    cards: tuple[int, ...] = ()
    to: int = 0


class Refused(Struct, frozen=True):
    """The deed that the rules do not allow, with the code, the rule and the numbers of the refusal."""

    deed: Deed
    code: str
    rule: str
    numbers: dict[str, int]


class Difference(Struct, frozen=True):
    """An amount in which the record and the rules differ: `name` is the record's field, amounts are chips."""

    name: str
    player: int
    recorded: int
    decided: int


class Report(Struct, frozen=True):
    """What came of a record that was decided again: the Hand as far as it went, the refusal, the differences."""

    hand: Hand
    refused: Refused | None
    differences: tuple[Difference, ...]

    @property
    def agrees(self) -> bool:
        """Whether every deed was allowed and the money is what the record says."""
        return self.refused is None and not self.differences


class Record(Struct, frozen=True):
    """One hand as a file tells it.

    `game` is the file's own name of the game, `unit` the chips in one of its units. `finishing` are the stacks and
    `winnings` the collected pots after the last deed, in chips, where the file has them. `runs` are the answers to how
    often the rest of the board is dealt, whenever that is asked. `told` are the fields that play no part in the game,
    `notes` what a reader should know about the file though it can be played.
    """

    file: str
    line: int
    name: str
    game: str
    opened: Opened
    deeds: tuple[Deed, ...]
    unit: int = 1
    finishing: tuple[int, ...] | None = None
    winnings: tuple[int, ...] | None = None
    runs: tuple[Deed, ...] = ()
    told: dict[str, Any] = {}
    notes: tuple[str, ...] = ()

    @property
    def place(self) -> str:
        """The file and the line where the hand begins, for a person to go to."""
        return f"{self.file}:{self.line}"

    def check(self) -> Report:
        """Decide every deed again by the rules and compare the money."""
        from croupier.history.play import play

        hand, refused = play(self)
        return Report(hand, refused, tuple(differences(self, hand)))


def differences(record: Record, hand: Hand) -> Iterator[Difference]:
    """The recorded amounts that the rules do not give."""
    decided = {"finishing_stacks": hand.stacks, "winnings": collected(hand)}
    for name, recorded in (("finishing_stacks", record.finishing), ("winnings", record.winnings)):
        if recorded is not None:
            for player, (theirs, ours) in enumerate(zip(recorded, decided[name], strict=True)):
                if theirs != ours:
                    yield Difference(name, player, theirs, ours)


def collected(hand: Hand) -> list[int]:
    """What each player has collected from the pots; a returned bet was not won (Rulebook F2)."""
    won = [0] * hand.n
    for event in hand.events:
        if isinstance(event, Awarded):
            for win in event.wins:
                won[win.player] += win.amount
    return won
