"""Events: the facts of a hand, in the order in which they happened.

A player of a hand is an index: 0 is the first left of the button (heads-up: the big blind), the last is the button;
`Opened.seats` gives the seat of each at the table. Amounts are chips; a card is an int, `UNKNOWN` (-1) when the
reader may not know it.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from croupier.ranking.describe import HandName
from croupier.rules.betting import Betting
from croupier.rules.house_rules import HouseRules

PostKind = Literal["ante", "table_ante", "dead", "small_blind", "big_blind", "button_blind", "straddle", "post"]
"""What a forced payment is: `ante` counts for side pots (C9), `table_ante` (one player's ante for all) and `dead` (a
missed blind) belong to the main pot (F4), the rest are live bets."""


class Fact(Struct, frozen=True, gc=False, tag_field="type"):
    """Any fact, told apart on the wire by its `type`."""


class Post(Struct, frozen=True, gc=False):
    """A forced payment that is due from a player before the cards (Rulebook C8 to C11)."""

    player: int
    kind: PostKind
    amount: int


class Opened(Fact, frozen=True, gc=False, tag="opened"):
    """A hand begins: everything that is needed to play or replay it stands here.

    `posts` are due in this order. `first` acts first before the flop, `price` is the full price to call then and
    `step` the least full raise over it, whatever a short blind could pay (Rulebook C4, C10, E20). `button` is a seat
    of the table, perhaps an empty one (C7). `carry` is an odd chip left by the last hand (F6). There may be two
    `boards`, and in a `bomb` pot nobody bets on the first street (L17). `absent` are the players who are not there and
    whose all-in blind the house folds (`fold_absent_allin`).
    """

    hand: int
    variant: str
    betting: Betting
    house: HouseRules
    seats: tuple[int, ...]
    names: tuple[str, ...]
    stacks: tuple[int, ...]
    button: int
    posts: tuple[Post, ...]
    first: int
    price: int
    step: int
    carry: int = 0
    boards: int = 1
    bomb: bool = False
    absent: tuple[int, ...] = ()


class Shuffled(Fact, frozen=True, gc=False, tag="shuffled"):
    """Cards are put under the stub, top first; nobody is ever told which (Rulebook D4).

    Cards that were discarded in this hand come back by this fact when the stub has run out (Rulebook L6).
    """

    deck: tuple[int, ...]


class Posted(Fact, frozen=True, gc=False, tag="posted"):
    """A player has paid a forced bet, as far as the stack went (Rulebook C8, E20)."""

    player: int
    kind: PostKind
    amount: int


class Dealt(Fact, frozen=True, gc=False, tag="dealt"):
    """A player has got cards; the last `up` of them lie face up, the others only the owner may know (D1, L10)."""

    player: int
    cards: tuple[int, ...]
    up: int = 0


class Board(Fact, frozen=True, gc=False, tag="board"):
    """A street's board cards are turned up, after burning one unless `burn` is empty (Rulebook D2, D3).

    `board` is the number of the board where there are several (Rulebook F9, L17).
    """

    street: str
    cards: tuple[int, ...]
    burn: tuple[int, ...] = ()
    board: int = 0


class Discarded(Fact, frozen=True, gc=False, tag="discarded"):
    """A player has thrown cards away, none when he stands pat; all see how many, only he which (Rulebook L2, L6)."""

    player: int
    cards: tuple[int, ...] = ()


class BroughtIn(Fact, frozen=True, gc=False, tag="brought_in"):
    """A player has paid the bring-in, as far as the stack went (Rulebook L10)."""

    player: int
    amount: int


class Folded(Fact, frozen=True, gc=False, tag="folded"):
    """A player has folded."""

    player: int


class Checked(Fact, frozen=True, gc=False, tag="checked"):
    """A player has checked."""

    player: int


class Called(Fact, frozen=True, gc=False, tag="called"):
    """A player has called by adding `amount`."""

    player: int
    amount: int


class Wagered(Fact, frozen=True, gc=False, tag="wagered"):
    """A player has bet or raised to a total of `to` for the round.

    `step` is the least full raise from now on; `full` tells that the wager itself was a full one and so reopens the
    betting and counts for the cap (Rulebook E6 to E10, E18). `opens` marks a bet, else it is a raise (E22).
    """

    player: int
    to: int
    step: int
    full: bool
    opens: bool


class Returned(Fact, frozen=True, gc=False, tag="returned"):
    """The part of a bet that nobody called goes back to its owner (Rulebook F2)."""

    player: int
    amount: int


class Pot(Struct, frozen=True, gc=False):
    """A pot: its chips and the players who can win them (Rulebook F1)."""

    amount: int
    players: tuple[int, ...]


class Gathered(Fact, frozen=True, gc=False, tag="gathered"):
    """The bets of the round are gathered; these are all the pots now, the main pot first (Rulebook F1, F11)."""

    pots: tuple[Pot, ...]


class Shown(Fact, frozen=True, gc=False, tag="shown"):
    """A player's cards lie face up for all; a card that stays down is `UNKNOWN` (Rulebook G1 to G5)."""

    player: int
    cards: tuple[int, ...]


class Mucked(Fact, frozen=True, gc=False, tag="mucked"):
    """A player has given up the hand at the showdown without showing it (Rulebook G2)."""

    player: int


class Agreed(Fact, frozen=True, gc=False, tag="agreed"):
    """A player agrees that the rest of the board is dealt so many times; 1 is a no (Rulebook F9)."""

    player: int
    times: int


class Runs(Fact, frozen=True, gc=False, tag="runs"):
    """All have agreed: the rest of the board is dealt so many times (Rulebook F9)."""

    times: int


class Raked(Fact, frozen=True, gc=False, tag="raked"):
    """The house has taken `amount` from a pot before it is awarded (Rulebook F10)."""

    pot: int
    amount: int


class Win(Struct, frozen=True, gc=False):
    """One winner's share of a pot; `odd` of the `amount` are indivisible chips (Rulebook F6).

    `cards` are the five that won and `name` what they make; empty and None when nobody had to show.
    """

    player: int
    amount: int
    odd: int = 0
    cards: tuple[int, ...] = ()
    name: HandName | None = None


class Awarded(Fact, frozen=True, gc=False, tag="awarded"):
    """A pot is paid out: pot number (0 is the main pot), its chips after the rake, and who gets them (Rulebook F5).

    With several boards or a pot in two halves there is one such fact for each part: `board` is the board's number,
    `half` what the part is called, "" when the pot is not halved (Rulebook F7, F9, L17).
    """

    pot: int
    amount: int
    wins: tuple[Win, ...]
    board: int = 0
    half: str = ""


class Bounty(Fact, frozen=True, gc=False, tag="bounty"):
    """A player has paid the winner with the worst hand the bounty that the house sets on it (`seven_deuce`)."""

    player: int
    payer: int
    amount: int


class Rabbited(Fact, frozen=True, gc=False, tag="rabbited"):
    """After the end the cards that would have come on the board are shown, without any effect (Rulebook G6)."""

    cards: tuple[int, ...]


class Ended(Fact, frozen=True, gc=False, tag="ended"):
    """The hand is over; `carry` chips stay for the next hand's main pot (Rulebook F6)."""

    carry: int = 0


Event = (
    Opened
    | Shuffled
    | Posted
    | Dealt
    | Board
    | Discarded
    | BroughtIn
    | Folded
    | Checked
    | Called
    | Wagered
    | Returned
    | Gathered
    | Shown
    | Mucked
    | Agreed
    | Runs
    | Raked
    | Awarded
    | Bounty
    | Ended
    | Rabbited
)
"""Every fact of a hand."""
