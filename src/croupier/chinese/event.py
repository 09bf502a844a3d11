"""Facts of a deal of open-face Chinese, in the order in which they happened (Rulebook K).

A player is an index: 0 is the first left of the button, the last is the button. A row is 0 (top), 1 (middle) or
2 (bottom). A card is an int; `UNKNOWN` (-1), and row -1, when the reader may not know it. Points are whole numbers,
amounts are chips. `Shuffled` is the fact of every game (`rules.event`).
"""

from __future__ import annotations

from msgspec import Struct

from croupier.chinese.house import ChineseRules
from croupier.ranking.describe import HandName
from croupier.rules.event import Fact, Shuffled


class ChineseOpened(Fact, frozen=True, gc=False, tag="chinese_opened"):
    """A deal begins: everything that is needed to play or replay it stands here.

    `fantasy` has the cards of each player who is in Fantasyland, 0 for the others (Rulebook K23). `button` is a seat
    of the table (K3).
    """

    hand: int
    variant: str
    house: ChineseRules
    seats: tuple[int, ...]
    names: tuple[str, ...]
    stacks: tuple[int, ...]
    button: int
    fantasy: tuple[int, ...]


class Given(Fact, frozen=True, gc=False, tag="given"):
    """A player has got the cards of a street (0 is the first), face `up` or for his eyes alone (Rulebook K8, K10)."""

    player: int
    street: int
    cards: tuple[int, ...]
    up: bool


class Put(Fact, frozen=True, gc=False, tag="put"):
    """A player has put a card into a row; until he is ready he may move it (Rulebook K9, K28)."""

    player: int
    card: int
    row: int
    up: bool


class CardMoved(Fact, frozen=True, gc=False, tag="card_moved"):
    """A player has moved a card of this street to another row (Rulebook K9, K28)."""

    player: int
    card: int
    row: int
    up: bool


class TakenBack(Fact, frozen=True, gc=False, tag="taken_back"):
    """A player has taken a card of this street back from its row (Rulebook K9, K28)."""

    player: int
    card: int
    up: bool


class Locked(Fact, frozen=True, gc=False, tag="locked"):
    """A player is ready: these cards of the street lie for good in the rows, the rest is discarded (Rulebook K9, K10).

    With it the placed cards become visible when `up`, the discards never. `auto` tells that the clock placed them
    (K15).
    """

    player: int
    top: tuple[int, ...]
    middle: tuple[int, ...]
    bottom: tuple[int, ...]
    discards: tuple[int, ...]
    up: bool
    auto: bool = False


class RowsShown(Fact, frozen=True, gc=False, tag="rows_shown"):
    """A hand that was set face down is turned up at the end (Rulebook K24)."""

    player: int
    top: tuple[int, ...]
    middle: tuple[int, ...]
    bottom: tuple[int, ...]


class HandScore(Struct, frozen=True, gc=False):
    """What a player's rows are called and pay: whether the hand is dead, its royalties and names from the top down.

    A dead hand has no royalties (Rulebook K6, K19, K20).
    """

    fouled: bool
    royalties: tuple[int, int, int]
    names: tuple[HandName, HandName, HandName]


class PairScore(Struct, frozen=True, gc=False):
    """Two players compared, in points of the first: each line (-1, 0, 1) from the top down, the scoop (-3, 0, 3), the
    difference of the royalties, and the sum of it all (Rulebook K17 to K20).
    """

    first: int
    second: int
    lines: tuple[int, int, int]
    scoop: int
    royalties: int
    points: int


class Scored(Fact, frozen=True, gc=False, tag="scored"):
    """All hands are compared: what each is, and every pair in the order of settling (Rulebook K17 to K21)."""

    hands: tuple[HandScore, ...]
    pairs: tuple[PairScore, ...]


class Settled(Fact, frozen=True, gc=False, tag="settled"):
    """One of a pair pays the other for `points`: `amount` chips change hands, `forgiven` ones are more than the caps
    let (Rulebook K21, K22, K26).
    """

    payer: int
    receiver: int
    points: int
    amount: int
    forgiven: int = 0


class FantasyEarned(Fact, frozen=True, gc=False, tag="fantasy_earned"):
    """A player will be in Fantasyland in the next deal with so many cards; `kept`: he is there already (K23, K25)."""

    player: int
    cards: int
    kept: bool


class ChineseEnded(Fact, frozen=True, gc=False, tag="chinese_ended"):
    """The deal is over."""


ChineseEvent = (
    ChineseOpened
    | Shuffled
    | Given
    | Put
    | CardMoved
    | TakenBack
    | Locked
    | RowsShown
    | Scored
    | Settled
    | FantasyEarned
    | ChineseEnded
)
"""Every fact of a deal."""
