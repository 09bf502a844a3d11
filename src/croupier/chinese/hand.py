"""A ChineseHand: one deal of open-face Chinese, with its two doors, the sibling of `rules.hand.Hand`.

`act` and `deal` decide (`decide.py`); `apply` records one fact (`record.py`) and never decides, refuses or ranks.
Replaying its events gives the same ChineseHand; replaying them veiled gives what one player may see.
"""

from __future__ import annotations

from collections.abc import Sequence

from croupier.chinese import decide, record
from croupier.chinese.action import AutoPlace, ChineseAction
from croupier.chinese.event import ChineseEvent, ChineseOpened, HandScore, PairScore
from croupier.chinese.house import ChineseRules
from croupier.chinese.legal import ChineseLegal
from croupier.chinese.rows import Row, Rows
from croupier.chinese.variant import ChineseVariant
from croupier.chinese.veil import veil


class ChineseHand:
    """One deal at the table: its facts so far and the state that they add up to.

    Players are indices, 0 first left of the button. `rows` and `placed` have three rows a player, top, middle, bottom,
    at 3 * player: what lies for good, and what lies there of the street in progress. `given` are the cards of that
    street, `discards` all that were discarded, `locked` how many streets are done. `hidden` are the players who set
    face down, all at once (Fantasyland), `ordinary` the others, `turn` the one of them who plays (-1: none).
    `fantasy_next` are the Fantasyland cards of each in the next deal. `points` are points, `stacks` chips.
    """

    # fmt: off
    __slots__ = (
        "discards", "events", "fantasy_next", "finished", "given", "hands", "hidden", "house", "locked", "n", "opened",
        "ordinary", "pairs", "placed", "points", "rows", "stacks", "stub", "top", "turn", "variant", "waiting",
    )
    # fmt: on

    discards: list[Row]
    events: list[ChineseEvent]
    fantasy_next: list[int]
    finished: bool
    given: list[Row]
    hands: tuple[HandScore, ...]
    hidden: tuple[int, ...]
    house: ChineseRules
    locked: list[int]
    n: int
    opened: ChineseOpened
    ordinary: tuple[int, ...]
    pairs: tuple[PairScore, ...]
    placed: list[Row]
    points: list[int]
    rows: list[Row]
    stacks: list[int]
    stub: tuple[int, ...]
    top: int
    turn: int
    variant: ChineseVariant
    waiting: int

    @classmethod
    def open(cls, opened: ChineseOpened) -> ChineseHand:
        """Begin a deal from its opening fact; nothing is dealt before `deal`."""
        hand = cls.__new__(cls)
        record.open_hand(hand, opened)
        return hand

    # What decides.

    def deal(self, deck: Sequence[int]) -> list[ChineseEvent]:
        """Put `deck` (top first) under the stub and play on until a decision is owed or cards run out.

        Returns the new facts. Raises `BadDeck` when a card is there twice or not in the pack.
        """
        return decide.deal(self, deck)

    def act(self, player: int, action: ChineseAction | AutoPlace) -> list[ChineseEvent]:
        """Carry out a player's wish, or the table's when the clock has run out, and all that follows from it.

        Returns the new facts. Raises `Illegal`, and then nothing has changed (Rulebook K5, K8 to K11, K15); what is no
        action at all, or no card, is a TypeError.
        """
        return decide.act(self, player, action)

    def legal(self, player: int) -> ChineseLegal | None:
        """What the player may do now, or None when he owes no decision."""
        due = self.to_act
        return decide.legal_for(self, due[due.index(player)]) if player in due else None

    # What records.

    def apply(self, event: ChineseEvent) -> None:
        """Record one fact."""
        record.RECORD[type(event)](self, event)
        self.events.append(event)

    # What can be read off.

    @property
    def to_act(self) -> tuple[int, ...]:
        """All who owe a decision: whoever's turn it is, and everybody who has not yet set face down (Rulebook K24)."""
        return tuple([player for player in range(self.n) if self.given[player]])

    @property
    def wants(self) -> int:
        """How many more cards the dealer must give before play can go on; 0 when none are missing."""
        return decide.cards_missing(self)

    def rows_of(self, player: int) -> Rows:
        """A player's rows as they lie now, those cards included that may still be moved."""
        first = 3 * player
        top, middle, bottom = [self.rows[place] + self.placed[place] for place in range(first, first + 3)]
        return top, middle, bottom

    def hand_of(self, player: int) -> Row:
        """The cards of this street that a player still has in his hand."""
        placed = self.placed[3 * player : 3 * player + 3]
        if not any(placed):
            return self.given[player]
        return tuple(card for card in self.given[player] if not any(card in row for row in placed))

    @property
    def match_goes_on(self) -> bool:
        """Whether somebody is in Fantasyland next, so that another deal belongs to this match (Rulebook K4)."""
        return any(self.fantasy_next)

    def payoffs(self) -> list[int]:
        """What each player has won or lost so far: the stack now less the stack at the start."""
        return [now - then for now, then in zip(self.stacks, self.opened.stacks, strict=True)]

    def seen_by(self, player: int | None) -> ChineseHand:
        """The deal as one player (None: a spectator) may see it: a ChineseHand that was never told the secrets."""
        view = ChineseHand.open(self.opened)
        for event in self.events[1:]:
            view.apply(veil(event, player))
        return view

    def copy(self) -> ChineseHand:
        """An independent ChineseHand at the same point."""
        twin = ChineseHand.__new__(ChineseHand)
        for name in record.SHARED:
            setattr(twin, name, getattr(self, name))
        for name in record.LISTS:
            setattr(twin, name, getattr(self, name).copy())
        return twin
