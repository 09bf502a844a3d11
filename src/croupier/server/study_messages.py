"""The messages of the study pages: what is asked about odds, outs, the nuts and ranges, and the answers (HTTP)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from croupier.ranking.describe import HandName
from croupier.rules.variants import DEFAULT
from croupier.study.odds import Odds
from croupier.study.outs import Outs
from croupier.study.practice import NutsExercise, OddsExercise, OutsExercise

HandText = Annotated[str, Meta(max_length=2000)]
CardsText = Annotated[str, Meta(max_length=160)]
GameKey = Annotated[str, Meta(max_length=40)]


class AskOdds(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/study/odds: the chances of these hands, each named cards or a range, from 1 to 10 of them."""

    hands: Annotated[list[HandText], Meta(max_length=24)]
    board: CardsText = ""
    dead: CardsText = ""
    game: GameKey = DEFAULT


class AskOuts(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/study/outs: the cards that help the first of these hands; the others are what it is up against."""

    hands: Annotated[list[HandText], Meta(min_length=1, max_length=24)]
    board: CardsText
    dead: CardsText = ""
    game: GameKey = DEFAULT


class AskNuts(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/study/nuts: the best hands on this board; `half` is which half of the pot."""

    board: CardsText
    dead: CardsText = ""
    game: GameKey = DEFAULT
    half: Annotated[int, Meta(ge=0, le=1)] = 0


class AskRange(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/study/range: what this range holds; `gone` are cards that lie elsewhere."""

    text: HandText
    gone: CardsText = ""


class Nut(Struct, frozen=True):
    """One of the best hands: what it is called, in how many `ways` it is held, and the first of them."""

    name: HandName
    ways: int
    holes: tuple[tuple[int, ...], ...]


class Nuts(Struct, frozen=True):
    """The best hands on a board, the best first."""

    nuts: tuple[Nut, ...]


class RangeRead(Struct, frozen=True):
    """A range: its shortest text, its part of all hands, how many hands it has and how many are `left`.

    `weights` are those of the 169 kinds as they stand in the usual grid, row by row from the aces down; a kind of
    which only some hands are in the range has the mean.
    """

    text: str
    share: float
    hands: int
    left: int
    weights: tuple[float, ...]


class Scene(Struct, frozen=True):
    """The chances from fact `since` of a record on: of these `players` (indices in the hand), on each of its boards.

    There are none where fewer than two hands are known to the reader; `hidden` others are in it with cards that he
    does not know, and are left out of account.
    """

    since: int
    players: tuple[int, ...]
    hidden: int
    boards: tuple[Odds, ...]


class HandOdds(Struct, frozen=True):
    """GET /api/hands/<hand>/odds: the chances at every moment of a finished hand, of the hands that the reader knows.

    `game` is false for games in which cards are exchanged, or which have no odds for another reason.
    """

    game: bool
    scenes: tuple[Scene, ...]


SENT = (AskOdds, AskOuts, AskNuts, AskRange)
"""What a browser asks."""

RECEIVED = (Odds, Outs, Nuts, RangeRead, HandOdds, OddsExercise, OutsExercise, NutsExercise)
"""What it is told."""
