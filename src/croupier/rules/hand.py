"""A Hand: one deal of a betting game, with its two doors (house rule of the house: decide, then record).

`act` and `deal` decide (`decide.py`); `apply` records one fact (`record.py`) and never decides, refuses or ranks.
Replaying a Hand's events gives the same Hand; replaying them veiled gives what one player may see.
"""

from __future__ import annotations

from collections.abc import Sequence

from croupier.rules import decide, record
from croupier.rules.action import CHECK, Action
from croupier.rules.dealing import cards_needed
from croupier.rules.decide import DOORS
from croupier.rules.draw import to_reshuffle
from croupier.rules.event import Event, Opened, Pot
from croupier.rules.legal import Legal
from croupier.rules.phase import BETTING, DEALING, DRAWING, OPENING, OVER, SHOWDOWN
from croupier.rules.turn import next_bettor, next_to_act
from croupier.rules.variant import Variant
from croupier.rules.variants import VARIANTS
from croupier.rules.veil import veil
from croupier.rules.wager import legal_for


class Hand:
    """One hand at the table: its facts so far and the state that they add up to.

    Players are indices, 0 first left of the button. Lists are one entry a player: `stacks` behind, `bets` of this
    round, `paid` live chips of the whole hand (antes included), `folded`, `holes`, `shown` (the cards turned up, or
    None), `mucked`, `acted` (the price at which a player last acted in this round, -1: not yet). `to_act` owes a
    decision, at a showdown he must show next (-1: nobody). `total` is all that lies in the middle, `dead` the part that
    is nobody's bet (Rulebook F4). All amounts are chips.

    Empty where a game has no such thing: `ups` (the cards of each player that lie face up), `drawn` (who has drawn or
    discarded on this street), `pile` (the discards), `more` (the boards after the first), `agreed` (how often each is
    ready to run it, 0: not asked). `missing` is who waits for how many new cards, `runs` the number of boards.
    """

    # fmt: off
    __slots__ = (
        "absent", "acted", "acted_fulls", "aggressor", "agreed", "antes", "bets", "board", "cap", "carry",
        "dead", "double", "drawn", "events", "fixed", "folded", "fulls", "hand_aggressor", "holes", "last", "leader",
        "led", "legal_now", "live", "lower", "missing", "more", "mucked", "n", "opened", "order", "paid", "phantom",
        "phase", "pile", "plain", "posted", "pots", "price", "raked", "ranks", "rich", "runs", "shown", "size",
        "stacks", "step", "street_index", "stub", "to_act", "top", "total", "two_left", "upper", "ups", "variant",
    )
    # fmt: on

    absent: tuple[int, ...]
    acted: list[int]
    acted_fulls: list[int]
    aggressor: int
    agreed: tuple[int, ...]
    antes: int
    bets: list[int]
    board: list[int]
    cap: int
    carry: int
    dead: int
    double: bool
    drawn: tuple[bool, ...]
    events: list[Event]
    fixed: bool
    folded: list[bool]
    fulls: int
    hand_aggressor: int
    holes: list[tuple[int, ...]]
    last: int
    leader: int
    led: bool
    legal_now: Legal | None
    live: int
    lower: int
    missing: tuple[int, int]
    more: tuple[tuple[int, ...], ...]
    mucked: list[bool]
    n: int
    opened: Opened
    order: tuple[int, ...]
    paid: list[int]
    phantom: int
    phase: int
    pile: tuple[int, ...]
    plain: bool
    posted: int
    pots: list[Pot]
    price: int
    raked: int
    ranks: list[list[int]]
    rich: int
    runs: int
    shown: list[tuple[int, ...] | None]
    size: int
    stacks: list[int]
    step: int
    street_index: int
    stub: tuple[int, ...]
    top: int
    to_act: int
    total: int
    two_left: int
    upper: int
    ups: tuple[tuple[int, ...], ...]
    variant: Variant

    @classmethod
    def open(cls, opened: Opened) -> Hand:
        """Begin a hand from its opening fact; nothing is posted or dealt before `deal`."""
        hand = cls()
        hand.variant = VARIANTS[opened.variant]
        record.open_hand(hand, opened)
        return hand

    # What decides.

    def deal(self, deck: Sequence[int]) -> list[Event]:
        """Put `deck` (top first) under the stub and play on until a decision is owed or cards run out (Rulebook D4).

        Returns the new facts. Raises `BadDeck` when a card is there twice or not in the pack.
        """
        return decide.deal(self, deck)

    def act(self, player: int, action: Action) -> list[Event]:
        """Carry out a player's wish and all that follows from it; returns the new facts.

        Raises `Illegal`, and then nothing has changed (Rulebook E1 to E21, G2, G5); what is no action at all is a
        TypeError.
        """
        turn = self.to_act
        if player != turn or turn < 0:
            return decide.refuse_or_show(self, player, action)
        try:
            choose, enter = DOORS[type(action)]
        except KeyError:
            raise decide.not_an_action(action) from None
        legal = self.legal_now or legal_for(self, turn)
        if self.phase > OVER and action == CHECK:
            action = decide.least(legal, self.holes[turn])
            choose, enter = DOORS[type(action)]
        event = choose(self, legal, action)
        enter(self, event)
        self.events.append(event)
        betting = self.phase == BETTING
        if betting and (turn := next_bettor(self)) >= 0:  # mostly it is just the next player's turn
            self.to_act, self.legal_now = turn, None
            return [event]
        before = len(self.events) - 1
        if betting:
            decide.close_round(self)
        if self.phase == OVER:  # all others have folded
            self.to_act, self.legal_now = -1, None
        else:
            decide.play_on(self)
        return self.events[before:]

    def legal(self, player: int) -> Legal | None:
        """What the player may do now, or None when he owes no decision."""
        if player != self.to_act or player < 0:
            return None
        legal = self.legal_now
        if legal is None:
            legal = self.legal_now = legal_for(self, player)
        return legal

    # What records.

    def apply(self, event: Event) -> None:
        """Record one fact."""
        record.RECORD[type(event)](self, event)
        self.events.append(event)
        self.to_act = next_to_act(self)
        self.legal_now = None

    # What can be read off.

    @property
    def finished(self) -> bool:
        """Whether the hand is over and every chip is paid out."""
        return self.phase == OVER

    @property
    def street(self) -> str:
        """The name of the street, or "showdown"."""
        if self.phase == SHOWDOWN:
            return "showdown"
        return self.variant.streets[max(self.street_index, 0)].name

    @property
    def wants(self) -> int:
        """How many more cards the dealer must give before play can go on; 0 when none are missing."""
        left = len(self.stub) - self.top
        if self.phase == DRAWING:
            return max(0, self.missing[1] - left)
        return max(0, cards_needed(self) - left) if self.phase in (OPENING, DEALING) else 0

    @property
    def reshuffle(self) -> tuple[int, ...]:
        """The discards that become the stub when it has run out in a draw: give them to `deal` in a new order (L6)."""
        return to_reshuffle(self)

    @property
    def boards(self) -> tuple[Sequence[int], ...]:
        """Every board; the first is `board` (Rulebook F9, L17)."""
        return (self.board, *self.more)

    def payoffs(self) -> list[int]:
        """What each player has won or lost so far: the stack now less the stack at the start."""
        return [now - then for now, then in zip(self.stacks, self.opened.stacks, strict=True)]

    def seen_by(self, player: int | None) -> Hand:
        """The hand as one player (None: a spectator) may see it: a Hand that was never told the secrets."""
        view = Hand.open(self.opened)
        for event in self.events[1:]:
            view.apply(veil(event, player))
        return view

    def copy(self) -> Hand:
        """An independent Hand at the same point."""
        twin = Hand()
        for name in record.SHARED:
            setattr(twin, name, getattr(self, name))
        for name in record.LISTS:
            setattr(twin, name, getattr(self, name).copy())
        return twin
