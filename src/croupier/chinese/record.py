"""The door that records: each fact changes the state of a ChineseHand by itself alone, without a decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from croupier.chinese import event as facts
from croupier.chinese.rows import Row
from croupier.chinese.variants import VARIANTS
from croupier.rules.event import Shuffled

if TYPE_CHECKING:
    from croupier.chinese.hand import ChineseHand

LISTS = ("events", "stacks", "rows", "given", "placed", "discards", "locked", "points", "fantasy_next")
"""The state that a copy must not share."""

SHARED = (
    *("opened", "variant", "house", "n", "hidden", "ordinary", "stub", "top", "turn", "waiting"),
    *("hands", "pairs", "finished"),
)
"""The state that is an immutable value."""


def open_hand(hand: ChineseHand, event: facts.ChineseOpened) -> None:
    """The deal begins: everybody has his stack and three empty rows."""
    n = len(event.stacks)
    hand.variant = VARIANTS[event.variant]
    hand.opened, hand.house, hand.n, hand.events = event, event.house, n, [event]
    hand.stacks, hand.points, hand.fantasy_next = list(event.stacks), [0] * n, [0] * n
    hand.rows, hand.placed = [()] * (3 * n), [()] * (3 * n)
    hand.given, hand.discards, hand.locked = [()] * n, [()] * n, [0] * n
    together = hand.variant.together
    hand.hidden = tuple(player for player in range(n) if together or event.fantasy[player])
    hand.ordinary = tuple(player for player in range(n) if player not in hand.hidden)
    hand.waiting = len(hand.hidden)
    hand.turn = hand.ordinary[0] if hand.ordinary else -1
    hand.stub, hand.top, hand.hands, hand.pairs, hand.finished = (), 0, (), (), False


def shuffled(hand: ChineseHand, event: Shuffled) -> None:
    """More cards lie under the stub."""
    hand.stub = hand.stub + event.deck


def given(hand: ChineseHand, event: facts.Given) -> None:
    """A player has the cards of a street; a reader who was not told the deck has no stub to take them from."""
    hand.given[event.player] = event.cards
    hand.top = min(hand.top + len(event.cards), len(hand.stub))


def put(hand: ChineseHand, event: facts.Put) -> None:
    """A card lies in a row, not yet for good."""
    if event.row >= 0:
        hand.placed[3 * event.player + event.row] += (event.card,)


def moved(hand: ChineseHand, event: facts.CardMoved) -> None:
    """A card of this street lies in another row."""
    if event.row >= 0:
        lift(hand, event.player, event.card)
        hand.placed[3 * event.player + event.row] += (event.card,)


def taken_back(hand: ChineseHand, event: facts.TakenBack) -> None:
    """A card of this street is in the hand again."""
    if event.card >= 0:
        lift(hand, event.player, event.card)


def lift(hand: ChineseHand, player: int, card: int) -> None:
    """Take a card of this street off its row."""
    for place in range(3 * player, 3 * player + 3):
        row = hand.placed[place]
        if card in row:
            hand.placed[place] = tuple(other for other in row if other != card)


def locked(hand: ChineseHand, event: facts.Locked) -> None:
    """A street of a player lies for good, and the turn passes."""
    player = event.player
    lay(hand, player, (event.top, event.middle, event.bottom))
    hand.discards[player] += event.discards
    hand.given[player] = ()
    hand.locked[player] += 1
    if player in hand.hidden:
        hand.waiting -= 1
    else:
        hand.turn = next_turn(hand)


def lay(hand: ChineseHand, player: int, rows: tuple[Row, Row, Row]) -> None:
    """Add a street's cards to the rows."""
    first = 3 * player
    for place, cards in enumerate(rows, first):
        hand.rows[place] += cards
    hand.placed[first : first + 3] = [(), (), ()]


def next_turn(hand: ChineseHand) -> int:
    """Who plays next: the first in order who has locked the fewest streets; who sets face down is skipped (K8, K24)."""
    player = min(hand.ordinary, key=hand.locked.__getitem__)
    return player if hand.locked[player] < len(hand.variant.streets) else -1


def rows_shown(hand: ChineseHand, event: facts.RowsShown) -> None:
    """A hand that was set face down lies open."""
    hand.rows[3 * event.player : 3 * event.player + 3] = [event.top, event.middle, event.bottom]


def scored(hand: ChineseHand, event: facts.Scored) -> None:
    """All points are known (K17)."""
    hand.hands, hand.pairs = event.hands, event.pairs
    for pair in event.pairs:
        hand.points[pair.first] += pair.points
        hand.points[pair.second] -= pair.points


def settled(hand: ChineseHand, event: facts.Settled) -> None:
    """Chips have changed hands (K21)."""
    hand.stacks[event.payer] -= event.amount
    hand.stacks[event.receiver] += event.amount


def fantasy_earned(hand: ChineseHand, event: facts.FantasyEarned) -> None:
    """A player will be in Fantasyland (K23)."""
    hand.fantasy_next[event.player] = event.cards


def ended(hand: ChineseHand, event: facts.ChineseEnded) -> None:
    """The deal is over."""
    hand.finished = True


def reopened(hand: ChineseHand, event: facts.ChineseOpened) -> None:
    """A deal opens once: its opening fact is recorded by `ChineseHand.open`."""
    open_hand(hand, event)
    hand.events.clear()


RECORD: dict[type[Any], Callable[[Any, Any], None]] = {
    facts.ChineseOpened: reopened,
    Shuffled: shuffled,
    facts.Given: given,
    facts.Put: put,
    facts.CardMoved: moved,
    facts.TakenBack: taken_back,
    facts.Locked: locked,
    facts.RowsShown: rows_shown,
    facts.Scored: scored,
    facts.Settled: settled,
    facts.FantasyEarned: fantasy_earned,
    facts.ChineseEnded: ended,
}
"""How each kind of fact is recorded."""
