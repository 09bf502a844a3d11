"""A deal of open-face Chinese as a file tells it, street by street, and what the rules make of it (Rulebook K)."""

from __future__ import annotations

from msgspec import Struct

from croupier.chinese.action import AUTO_PLACE, AutoPlace, ChineseAction, Lay
from croupier.chinese.decide import next_given
from croupier.chinese.event import ChineseOpened
from croupier.chinese.hand import ChineseHand
from croupier.rules.decide import BadDeck
from croupier.rules.legal import Illegal

Row = tuple[int, ...]


class Placement(Struct, frozen=True):
    """One line of a record: where a player puts the cards of a street, and what he discards (UNKNOWN: not told).

    `auto`: the clock placed the `given` cards in the order received (K15). `text` is the line as it was written.
    """

    line: int
    text: str
    player: int
    top: Row = ()
    middle: Row = ()
    bottom: Row = ()
    discards: Row = ()
    given: Row = ()
    auto: bool = False

    @property
    def cards(self) -> Row:
        """All the cards of the street."""
        return self.given or (*self.bottom, *self.middle, *self.top, *self.discards)

    @property
    def action(self) -> ChineseAction | AutoPlace:
        """The wish that it stands for."""
        return AUTO_PLACE if self.auto else Lay(self.top, self.middle, self.bottom)


class RefusedPlacement(Struct, frozen=True):
    """The line that the rules do not allow, with the code, the rule and the numbers of the refusal."""

    placement: Placement
    code: str
    rule: str
    numbers: dict[str, int]


class DealReport(Struct, frozen=True):
    """What came of a deal that was decided again: the deal as far as it went, the refusal, wrong final stacks."""

    hand: ChineseHand
    refused: RefusedPlacement | None
    differences: tuple[tuple[int, int, int], ...]


class DealRecord(Struct, frozen=True):
    """One deal as a file tells it; `finishing` are the stacks that it says there were at the end."""

    file: str
    line: int
    name: str
    opened: ChineseOpened
    placements: tuple[Placement, ...]
    finishing: tuple[int, ...] | None = None

    @property
    def place(self) -> str:
        """The file and the line where the deal begins."""
        return f"{self.file}:{self.line}"

    def check(self) -> DealReport:
        """Decide every line again by the rules; a difference is a player, the stack written down, the stack decided."""
        hand, refused = play(self)
        pairs = zip(self.finishing or (), hand.stacks, strict=False)
        wrong = [(player, theirs, ours) for player, (theirs, ours) in enumerate(pairs) if theirs != ours]
        return DealReport(hand, refused, () if refused else tuple(wrong))


class _Refused(Exception):
    """A line that cannot be played."""

    def __init__(self, placement: Placement, illegal: Illegal) -> None:
        self.placement, self.illegal = placement, illegal
        super().__init__(str(illegal))


def play(record: DealRecord) -> tuple[ChineseHand, RefusedPlacement | None]:
    """Play a record as far as the rules allow: the deal where it stands, and the line that was refused."""
    hand = ChineseHand.open(record.opened)
    left = list(record.placements)
    try:
        supply(hand, left)
        for placement in record.placements:
            decide(hand, placement)
            supply(hand, left)
    except _Refused as refused:
        illegal = refused.illegal
        return hand, RefusedPlacement(refused.placement, illegal.code, illegal.rule, illegal.numbers)
    return hand, None


def decide(hand: ChineseHand, placement: Placement) -> None:
    """One line; a hidden discard goes where the rules say, the cards that are named where the line says."""
    try:
        hand.act(placement.player, placement.action)
    except Illegal as illegal:
        raise _Refused(placement, illegal) from None


def supply(hand: ChineseHand, left: list[Placement]) -> None:
    """Deal the cards that the coming lines tell, to whoever gets cards next (K8, K10, K24)."""
    while not hand.finished:
        player, count = next_given(hand)
        placement = next_line(hand, player, left)
        if placement is None:
            return
        left.remove(placement)
        if len(placement.cards) != count:
            raise _Refused(placement, Illegal("wrong_cards", "K10", cards=len(placement.cards), due=count))
        try:
            hand.deal(placement.cards)
        except BadDeck:
            raise _Refused(placement, Illegal("card_twice", "A1")) from None


def next_line(hand: ChineseHand, player: int, left: list[Placement]) -> Placement | None:
    """The line with the cards that this player gets now; None when another's line comes first, out of turn."""
    others = (player,) if player in hand.hidden else hand.ordinary
    line = next((line for line in left if line.player in others), None)
    return line if line is not None and line.player == player else None
