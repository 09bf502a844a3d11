"""The door that records: each fact changes the state of a Hand by itself alone, without a decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from croupier.rules import event as facts
from croupier.rules.draw import discarded, shuffled
from croupier.rules.phase import BETTING, OPENING, OVER, SHOWDOWN
from croupier.rules.runs import agreed, runs
from croupier.rules.street import NOBODY, board, dealt, gathered
from croupier.rules.stud import brought_in

if TYPE_CHECKING:
    from croupier.rules.hand import Hand

LISTS = (
    *("events", "stacks", "bets", "paid", "folded", "holes", "board"),
    *("pots", "shown", "mucked", "acted", "acted_fulls"),
)
"""The state that a copy must not share."""

SHARED = (
    *("opened", "variant", "n", "posted", "dead", "antes", "phantom", "total"),
    *("stub", "top", "street_index", "phase", "price", "step", "fulls", "two_left"),
    *("aggressor", "hand_aggressor", "live", "last", "raked", "carry", "to_act", "legal_now", "order", "ranks", "rich"),
    *(
        "leader",
        "led",
        "plain",
        "fixed",
        "cap",
        "size",
        "lower",
        "upper",
        "double",
        "ups",
        "drawn",
        "missing",
        "pile",
        "agreed",
        "runs",
        "more",
        "absent",
    ),
)
"""The state that is an immutable value."""

LIVE_POSTS = frozenset({"small_blind", "big_blind", "button_blind", "straddle", "post"})


CAPS = {"bet_plus_3": 4, "bet_plus_4": 5, "none": 1_000_000}
"""The bets of a fixed-limit round, the first one included, by `fl_cap` (Rulebook E16)."""


def cap_of(hand: Hand) -> int:
    """How many bets a round may have (E16); 0 where there is no such cap."""
    if hand.opened.betting.structure not in ("fixed_limit", "spread_limit"):
        return 0
    return hand.variant.cap or CAPS[hand.opened.house.fl_cap]


def open_hand(hand: Hand, event: facts.Opened) -> None:
    """The hand begins: everybody has his stack, nothing is posted yet."""
    n = len(event.stacks)
    hand.opened, hand.n, hand.events = event, n, [event]
    hand.stacks, hand.bets, hand.paid = list(event.stacks), [0] * n, [0] * n
    hand.folded, hand.mucked, hand.shown = [False] * n, [False] * n, [None] * n
    hand.holes, hand.board, hand.pots = [()] * n, [], []
    hand.live = hand.rich = n
    hand.posted = hand.raked = hand.carry = hand.antes = hand.phantom = hand.top = 0
    hand.dead = hand.total = event.carry
    hand.stub, hand.phase = (), OPENING
    hand.price, hand.step = event.price, event.step
    hand.last = hand.leader = (event.first - 1) % n
    hand.acted, hand.acted_fulls = [-1] * n, [-1] * n
    betting = event.betting
    hand.size = hand.lower = lower = betting.small_bet or betting.min_bet or betting.big_blind
    hand.upper, hand.double = betting.big_bet or 2 * lower, False
    hand.fulls, hand.two_left = event.price // lower if lower else 0, 0 if n == 2 else -1
    hand.fixed, hand.cap = betting.structure == "fixed_limit", cap_of(hand)
    hand.plain = betting.structure == "no_limit" and event.house.min_raise_rule == "prev_raise"
    hand.led = True
    hand.street_index = hand.aggressor = hand.hand_aggressor = hand.to_act = -1
    hand.legal_now, hand.order, hand.ranks = None, (), []
    hand.ups = hand.drawn = hand.pile = hand.agreed = hand.more = ()
    hand.missing, hand.runs, hand.absent = NOBODY, event.boards, event.absent
    if event.boards > 1:
        hand.more = ((),) * (event.boards - 1)


def posted(hand: Hand, event: facts.Posted) -> None:
    """A forced bet lies on the table; what a short stack could not pay is remembered as `phantom` (E14, E20)."""
    player, kind, amount = event.player, event.kind, event.amount
    number = hand.posted
    hand.posted += 1
    hand.total += amount
    left = hand.stacks[player] = hand.stacks[player] - amount
    if not left and amount:  # `rich` counts the live players with chips
        hand.rich -= 1
        if player == hand.leader:
            hand.led = False
    if kind in LIVE_POSTS:
        hand.bets[player] += amount
        hand.paid[player] += amount
        due = hand.opened.posts[number].amount
        if due > amount:
            hand.phantom += due - amount
    elif kind == "ante":
        hand.paid[player] += amount
        hand.antes += amount
    else:
        hand.dead += amount
        hand.antes += amount if kind == "table_ante" else 0


def dealt_around(hand: Hand, holes: list[tuple[int, ...]]) -> None:
    """Everybody has his first cards and may bet: as by `dealt`, in one go, because most hands begin with it."""
    hand.holes = holes
    hand.top += len(holes) * len(holes[0])
    hand.street_index += 1
    hand.phase = BETTING


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
    player, to, bets = event.player, event.to, hand.bets
    amount = to - bets[player]
    left = hand.stacks[player] = hand.stacks[player] - amount
    hand.led = True
    if not left:
        hand.rich -= 1
        hand.led = False
    bets[player] = hand.price = hand.acted[player] = to
    hand.paid[player] += amount
    hand.total += amount
    hand.step = event.step
    if event.full:
        hand.fulls += 1
    hand.acted_fulls[player] = hand.fulls
    hand.aggressor = hand.hand_aggressor = hand.leader = hand.last = player
    hand.phase = BETTING


def returned(hand: Hand, event: facts.Returned) -> None:
    """An uncalled part is back in its stack (F2)."""
    player, amount = event.player, event.amount
    if not hand.stacks[player] and not hand.folded[player]:
        hand.rich += 1
    hand.stacks[player] += amount
    hand.bets[player] = max(0, hand.bets[player] - amount)
    hand.paid[player] -= amount
    hand.total -= amount


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


def bounty(hand: Hand, event: facts.Bounty) -> None:
    """One stack pays another."""
    hand.stacks[event.payer] -= event.amount
    hand.stacks[event.player] += event.amount


def rabbited(hand: Hand, event: facts.Rabbited) -> None:
    """Cards without any effect have been looked at (G6)."""


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
    facts.Discarded: discarded,
    facts.BroughtIn: brought_in,
    facts.Folded: folded,
    facts.Checked: checked,
    facts.Called: called,
    facts.Wagered: wagered,
    facts.Returned: returned,
    facts.Gathered: gathered,
    facts.Shown: shown,
    facts.Mucked: mucked,
    facts.Agreed: agreed,
    facts.Runs: runs,
    facts.Raked: raked,
    facts.Awarded: awarded,
    facts.Bounty: bounty,
    facts.Ended: ended,
    facts.Rabbited: rabbited,
}
"""How each kind of fact is recorded."""
