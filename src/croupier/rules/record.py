"""The door that records: each fact changes the state of a Hand by itself alone, without a decision."""

from __future__ import annotations

from collections.abc import Callable
from operator import add, attrgetter
from typing import TYPE_CHECKING, Any

from croupier.rules import event as facts

if TYPE_CHECKING:
    from croupier.rules.hand import Hand

OPENING, DEALING, BETTING, SHOWDOWN, OVER = range(5)

LISTS = (
    *("events", "stacks", "bets", "paid", "folded", "holes", "board"),
    *("pots", "shown", "mucked", "acted", "acted_fulls"),
)
"""The state that a copy must not share."""

SHARED = (
    *("opened", "variant", "n", "posted", "dead", "antes", "phantom", "total"),
    *("stub", "top", "street_index", "phase", "price", "step", "fulls", "two_left"),
    *("aggressor", "hand_aggressor", "live", "last", "raked", "carry", "to_act", "legal_now", "order", "ranks", "rich"),
    *("leader", "plain"),
)
"""The state that is an immutable value."""

CARDS = attrgetter("cards")

LIVE_POSTS = frozenset({"small_blind", "big_blind", "straddle", "post"})


def open_hand(hand: Hand, event: facts.Opened) -> None:
    """The hand begins: everybody has his stack, nothing is posted yet."""
    n = len(event.stacks)
    hand.opened, hand.n, hand.events = event, n, [event]
    hand.stacks, hand.bets, hand.paid = list(event.stacks), [0] * n, [0] * n
    hand.folded, hand.mucked, hand.shown = [False] * n, [False] * n, [None] * n
    hand.holes, hand.board, hand.pots = [()] * n, [], []
    hand.live, hand.posted, hand.raked, hand.carry = n, 0, 0, 0
    hand.dead = hand.total = event.carry
    hand.antes = hand.phantom = 0
    hand.stub, hand.top, hand.street_index, hand.phase = (), 0, -1, OPENING
    hand.price, hand.step = event.price, event.step
    hand.last = hand.leader = (event.first - 1) % n
    hand.acted, hand.acted_fulls, hand.hand_aggressor = [-1] * n, [-1] * n, -1
    betting = event.betting
    lower = betting.small_bet or betting.min_bet or betting.big_blind
    hand.fulls, hand.aggressor, hand.two_left = event.price // lower if lower else 0, -1, 0 if n == 2 else -1
    hand.plain = betting.structure == "no_limit" and event.house.min_raise_rule == "prev_raise"
    hand.to_act, hand.legal_now, hand.order, hand.ranks = -1, None, (), []
    hand.rich = n


def shuffled(hand: Hand, event: facts.Shuffled) -> None:
    """More cards lie under the stub."""
    hand.stub = hand.stub + event.deck


def posted(hand: Hand, event: facts.Posted) -> None:
    """A forced bet lies on the table; what a short stack could not pay is remembered as `phantom` (E14, E20)."""
    player, kind, amount = event.player, event.kind, event.amount
    due = hand.opened.posts[hand.posted].amount
    hand.posted += 1
    hand.total += amount
    left = hand.stacks[player] = hand.stacks[player] - amount
    if not left and amount:  # `rich` counts the live players with chips
        hand.rich -= 1
    if kind in LIVE_POSTS:
        hand.bets[player] += amount
        hand.paid[player] += amount
        hand.phantom += due - amount
    elif kind == "ante":
        hand.paid[player] += amount
        hand.antes += amount
    else:
        hand.dead += amount
        hand.antes += amount if kind == "table_ante" else 0


def dealt(hand: Hand, event: facts.Dealt) -> None:
    """A player has hole cards; with the last player's the betting begins (D1)."""
    player, cards = event.player, event.cards
    hand.holes[player] += cards
    hand.top += len(cards)
    if player == hand.n - 1:
        hand.street_index += 1
        hand.phase = BETTING


def dealt_around(hand: Hand, events: list[facts.Dealt]) -> None:
    """Everybody has hole cards: each fact as in `dealt`, in one go, because every hand begins with it."""
    hand.holes = list(map(add, hand.holes, map(CARDS, events)))
    hand.top += len(events) * len(events[0].cards)
    hand.street_index += 1
    hand.phase = BETTING


def board(hand: Hand, event: facts.Board) -> None:
    """A street is turned up and a new round begins with nobody's bet in it (D3)."""
    n = hand.n
    hand.board.extend(event.cards)
    hand.top += len(event.cards) + len(event.burn)
    hand.street_index += 1
    hand.acted, hand.acted_fulls = [-1] * n, [-1] * n
    hand.price, hand.step, hand.last, hand.fulls, hand.phantom = 0, street_step(hand), n - 1, 0, 0
    hand.leader, hand.two_left = -1, 0 if hand.live == 2 else -1
    if hand.rich > 1:
        hand.aggressor, hand.phase = -1, BETTING
    else:  # a run-out: the final round of betting was an earlier one (F8, G1)
        hand.phase = after_round(hand)
    hand.order, hand.ranks = (), []


def street_step(hand: Hand) -> int:
    """The least opening bet of a street after the first (C10, E6, E14)."""
    opened = hand.opened
    betting = opened.betting
    least = betting.min_bet or betting.big_blind
    if opened.house.pl_min_bet == "split_limit" and betting.structure == "pot_limit":
        upper = hand.variant.streets[hand.street_index].limit == "upper"
        least = betting.upper if upper else betting.lower
    if opened.house.straddle_postflop_min == "straddle":
        least = max(least, opened.price)
    return least


def after_round(hand: Hand) -> int:
    """What follows a round of betting: the next street's cards, or the showdown after the last (D3)."""
    return DEALING if hand.street_index + 1 < len(hand.variant.streets) else SHOWDOWN


def folded(hand: Hand, event: facts.Folded) -> None:
    """One live player fewer; when two remain, how many bets there were then decides on the cap (E17)."""
    player = event.player
    hand.folded[player] = True
    hand.live -= 1
    if hand.stacks[player]:
        hand.rich -= 1
    hand.last = player
    if hand.live == 2 and hand.two_left < 0:
        hand.two_left = hand.fulls


def checked(hand: Hand, event: facts.Checked) -> None:
    """The turn passes."""
    player = event.player
    hand.acted[player] = hand.price
    hand.acted_fulls[player] = hand.fulls
    hand.last = player


def called(hand: Hand, event: facts.Called) -> None:
    """A bet is matched, or as much of it as the stack had."""
    player, amount = event.player, event.amount
    left = hand.stacks[player] = hand.stacks[player] - amount
    if not left:
        hand.rich -= 1
    hand.bets[player] += amount
    hand.paid[player] += amount
    hand.total += amount
    hand.acted[player] = hand.price
    hand.acted_fulls[player] = hand.fulls
    hand.last = player


def wagered(hand: Hand, event: facts.Wagered) -> None:
    """The price is higher now."""
    player, to = event.player, event.to
    amount = to - hand.bets[player]
    left = hand.stacks[player] = hand.stacks[player] - amount
    if not left:
        hand.rich -= 1
    hand.bets[player] = to
    hand.paid[player] += amount
    hand.total += amount
    hand.price, hand.step = to, event.step
    if event.full:
        hand.fulls += 1
    hand.acted[player] = to
    hand.acted_fulls[player] = hand.fulls
    hand.aggressor = hand.hand_aggressor = hand.leader = hand.last = player


def returned(hand: Hand, event: facts.Returned) -> None:
    """An uncalled part is back in its stack (F2)."""
    player, amount = event.player, event.amount
    if not hand.stacks[player] and not hand.folded[player]:
        hand.rich += 1
    hand.stacks[player] += amount
    hand.bets[player] = max(0, hand.bets[player] - amount)
    hand.paid[player] -= amount
    hand.total -= amount


def gathered(hand: Hand, event: facts.Gathered) -> None:
    """The round is over and its bets lie in the pots (F11)."""
    hand.pots = list(event.pots)
    hand.bets = [0] * hand.n
    hand.phase = after_round(hand)
    hand.order = ()


def shown(hand: Hand, event: facts.Shown) -> None:
    """Cards lie face up; the owner's hand is known by them from now on."""
    player, cards = event.player, event.cards
    hand.shown[player] = cards
    known = hand.holes[player] or cards
    if cards != known:
        hand.holes[player] = tuple(new if new >= 0 else old for new, old in zip(cards, known, strict=True))
        hand.ranks = []


def mucked(hand: Hand, event: facts.Mucked) -> None:
    """A beaten hand is thrown away unseen."""
    hand.mucked[event.player] = True


def raked(hand: Hand, event: facts.Raked) -> None:
    """The house has its part (F10)."""
    hand.raked += event.amount
    hand.total -= event.amount


def awarded(hand: Hand, event: facts.Awarded) -> None:
    """A pot is in the stacks of its winners (F5)."""
    for win in event.wins:
        hand.stacks[win.player] += win.amount
        hand.total -= win.amount
    hand.phase = SHOWDOWN


def ended(hand: Hand, event: facts.Ended) -> None:
    """The hand is over."""
    hand.carry = event.carry
    hand.total -= event.carry
    hand.phase = OVER


def reopened(hand: Hand, event: facts.Opened) -> None:
    """A hand opens once: its opening fact is recorded by `Hand.open`."""
    open_hand(hand, event)
    hand.events.clear()


RECORD: dict[type[Any], Callable[[Any, Any], None]] = {
    facts.Opened: reopened,
    facts.Shuffled: shuffled,
    facts.Posted: posted,
    facts.Dealt: dealt,
    facts.Board: board,
    facts.Folded: folded,
    facts.Checked: checked,
    facts.Called: called,
    facts.Wagered: wagered,
    facts.Returned: returned,
    facts.Gathered: gathered,
    facts.Shown: shown,
    facts.Mucked: mucked,
    facts.Raked: raked,
    facts.Awarded: awarded,
    facts.Ended: ended,
}
"""How each kind of fact is recorded."""
