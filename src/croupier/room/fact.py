"""Facts of a table: who sits where and with what; the facts of its hands stand in `rules.event`.

A seat is a number from 1 to the table's size, clockwise. A player is an opaque public id that never tells a session.
Times are milliseconds. All facts of a table, these and the hands', share one numbering without gaps.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from croupier.chinese.event import ChineseEvent
from croupier.chinese.house import ChineseRules
from croupier.room.desk import NOBODY, Correction, Desk, Knock, Side
from croupier.room.evening import NO_PLAN, CashRules, Departed, EveningFact, Plan, Waiter
from croupier.room.match import Match, MatchFact
from croupier.room.missed import Blind, Mark
from croupier.room.tournament import Tournament, TournamentFact, TournamentRules
from croupier.rules.betting import Betting
from croupier.rules.event import Event, Fact
from croupier.rules.house_rules import HouseRules
from croupier.rules.rotation import Place
from croupier.rules.variants import DEFAULT


class TableSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """What is played at a table, by whose rules, and how many may sit (Rulebook C1, I1).

    With a `rotation`, a key of `ROTATIONS`, the games follow one another instead of `variant` and the structure of
    `betting`: the blinds are those of its big-bet games, the small and the big bet those of its limit games (L16).
    Every `bomb_every` hands (0: never) there is a bomb pot, on so many boards, for which everybody antes so many big
    blinds (L17).

    Where `variant` is an open-face game, it is played by the rules `open_face` (null: the usual ones); `betting` has no
    meaning then, and a rotation or bomb pots are refused (Rulebook K, L18). It may be played as a `tournament` (J1).
    """

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    variant: str = DEFAULT
    betting: Betting = Betting(small_blind=5, big_blind=10)
    house: HouseRules = HouseRules()
    seats: Annotated[int, Meta(ge=2, le=11)] = 6
    rotation: str = ""
    bomb_every: Annotated[int, Meta(ge=0, le=1000)] = 0
    bomb_boards: Annotated[int, Meta(ge=1, le=2)] = 2
    bomb_ante_bb: Annotated[int, Meta(ge=1, le=100)] = 2
    cash: CashRules = CashRules()
    open_face: ChineseRules | None = None
    tournament: TournamentRules = TournamentRules()


class Sitting(Struct, frozen=True, gc=False):
    """One occupied seat: the chips, whether the player is away, and the timeouts in a row (Rulebook I6, I8).

    `marks` are the blinds that he has missed, or that he is new to a running game; until they are settled he comes in
    only by paying for them, or on the big blind, and with `waits` he wants nothing but that (Rulebook C11 to C13). One
    who is `removed` has been sent away by the host and goes when the hand lets him. One who `straddles` does so
    whenever the rules let him (Rulebook C10). `bank` is his time bank in ms (I7, K14), `plan` what he wants later. One
    who has `confirmed` plays the next match of open-face Chinese (K2).
    """

    seat: int
    player: str
    name: str
    stack: int
    bot: bool = False
    away: bool = False
    leaving: bool = False
    timeouts: int = 0
    marks: tuple[Mark, ...] = ()
    waits: bool = False
    removed: bool = False
    straddles: bool = False
    bank: int = 0
    plan: Plan = NO_PLAN
    confirmed: bool = False


class Roll(Fact, frozen=True, gc=False, tag="roll"):
    """The table as it stands before a hand: enough for a newcomer or a restart to begin from.

    `button` is the seat that last had the button (0: none yet), `small` and `big` those to which the last blinds
    belonged (C7), `hand` the number of hands dealt so far, `carry` the odd chips that wait for the next pot (F6).
    `desk` is what the host has decided. `place` is where the rotation stands in the hand that comes, if the table has
    one (L16); `bomb_called` tells that a bomb pot is still to come (L17). In `queue` people wait for a seat, `departed`
    have to bring what they left with (I4). `match` is where the matches stand if open-face Chinese is played (K4),
    `coming` the spec that waits for the end of the running one (I10), and `tournament` where the tournaments stand.
    """

    spec: TableSpec
    sittings: tuple[Sitting, ...] = ()
    button: int = 0
    hand: int = 0
    carry: int = 0
    small: int = 0
    big: int = 0
    desk: Desk = NOBODY
    place: Place | None = None
    bomb_called: bool = False
    queue: tuple[Waiter, ...] = ()
    departed: tuple[Departed, ...] = ()
    match: Match | None = None
    coming: TableSpec | None = None
    tournament: Tournament | None = None


class Sat(Fact, frozen=True, gc=False, tag="sat"):
    """A player has taken a seat with chips from the bank (Rulebook I1).

    `new` tells that he is new to a running game, `waits` that he does not want to post but to wait for the big blind
    (Rulebook C13).
    """

    seat: int
    player: str
    name: str
    stack: int
    bot: bool = False
    new: bool = False
    waits: bool = False


class Stood(Fact, frozen=True, gc=False, tag="stood"):
    """A player has left a seat with all of its chips, at this time in ms (Rulebook I3, I4, I5)."""

    seat: int
    player: str
    stack: int
    at: int = 0


class Leaving(Fact, frozen=True, gc=False, tag="leaving"):
    """A player will leave as soon as the hand lets him (Rulebook I5)."""

    seat: int


class Away(Fact, frozen=True, gc=False, tag="away"):
    """A player sits out: seated, but not dealt in (Rulebook I6). `why` is his wish, the clock, an empty stack, or
    that he did not confirm the start of a match in time (K2).
    """

    seat: int
    why: Literal["wish", "timeouts", "broke", "unconfirmed"]


class Back(Fact, frozen=True, gc=False, tag="back"):
    """A player who sat out wants to be dealt in again, if he `waits` only on the big blind (Rulebook C12, I6).

    One who is there already but owes blinds or is new tells so that he has thought otherwise.
    """

    seat: int
    waits: bool = False


class Missed(Fact, frozen=True, gc=False, tag="missed"):
    """A blind has passed a seated player who is not dealt in: he gets a mark for it (Rulebook C11)."""

    seat: int
    blind: Blind


class TimedOut(Fact, frozen=True, gc=False, tag="timed_out"):
    """The clock of a decision has run out; the check or fold that follows is the table's (Rulebook I8)."""

    seat: int


class Bought(Fact, frozen=True, gc=False, tag="bought"):
    """A seated player has added chips from the bank between hands (Rulebook I2)."""

    seat: int
    amount: int


# What the host does; `by` is who did it, with the name of that time.


class HostChanged(Fact, frozen=True, gc=False, tag="host_changed"):
    """The table has another host; who was it before is a co-host."""

    player: str
    name: str
    by: str
    by_name: str


class CohostChanged(Fact, frozen=True, gc=False, tag="cohost_changed"):
    """A player has become a co-host, or with `yes` false is one no more."""

    player: str
    name: str
    yes: bool
    by: str
    by_name: str


class Paused(Fact, frozen=True, gc=False, tag="paused"):
    """No hand begins and no clock runs until the game goes on."""

    by: str
    by_name: str


class Resumed(Fact, frozen=True, gc=False, tag="resumed"):
    """The game goes on."""

    by: str
    by_name: str


class DoorSet(Fact, frozen=True, gc=False, tag="door_set"):
    """Seats and chips wait for the host's word with `approval`; nobody sits down at a `locked` table."""

    approval: bool
    locked: bool
    by: str
    by_name: str


class Knocked(Fact, frozen=True, gc=False, tag="knocked"):
    """Somebody asks the host for a seat or for chips, instead of what he asked for before."""

    knock: Knock


class KnockAnswered(Fact, frozen=True, gc=False, tag="knock_answered"):
    """What a player asked for is granted or not; he himself takes it back."""

    player: str
    name: str
    yes: bool
    by: str
    by_name: str


class Kicked(Fact, frozen=True, gc=False, tag="kicked"):
    """The host has sent a player away, who goes when the hand lets him and may not come back."""

    seat: int
    player: str
    name: str
    by: str
    by_name: str


class Forgiven(Fact, frozen=True, gc=False, tag="forgiven"):
    """A player who was sent away may sit down again."""

    player: str
    name: str
    by: str
    by_name: str


class Corrected(Fact, frozen=True, gc=False, tag="corrected"):
    """The host has put a stack right between hands, from the bank or from the seat `source`."""

    seat: int
    amount: int
    source: int
    reason: str
    by: str
    by_name: str


class CorrectionAsked(Fact, frozen=True, gc=False, tag="correction_asked"):
    """The host puts a stack right when the hand ends; what he has asked for the same player before counts no more."""

    correction: Correction


class CorrectionDropped(Fact, frozen=True, gc=False, tag="correction_dropped"):
    """A correction that waited is not made: somebody has left, there are too few chips, or it was taken back."""

    correction: Correction


class Voided(Fact, frozen=True, gc=False, tag="voided"):
    """Hand number `hand` does not count: stacks, button and marks are as at its start."""

    hand: int
    reason: str
    by: str
    by_name: str


class PaymentMarked(Fact, frozen=True, gc=False, tag="payment_marked"):
    """One side of a debt says that it is paid, or with `on` false that it is not."""

    payer: str
    payee: str
    amount: int
    side: Side
    on: bool
    by: str
    by_name: str
    evening: int = 1


class EveningClosing(Fact, frozen=True, gc=False, tag="evening_closing"):
    """The host closes the evening: the hand or match that is played is its last one, and then the game is paused."""

    by: str
    by_name: str


class EveningClosed(Fact, frozen=True, gc=False, tag="evening_closed"):
    """Evening number `evening` is over after `hands` hands of the table; what follows belongs to the next one."""

    evening: int
    hands: int


HostFact = (
    HostChanged
    | CohostChanged
    | Paused
    | Resumed
    | DoorSet
    | Knocked
    | KnockAnswered
    | Kicked
    | Forgiven
    | Corrected
    | CorrectionAsked
    | CorrectionDropped
    | Voided
    | PaymentMarked
    | EveningClosing
    | EveningClosed
)
"""Every fact that comes from the host, or that waits for him."""


class Pledge(Struct, frozen=True, gc=False):
    """A seated player's promise of a seed that will cut the deck: its hash; the seed itself is told later."""

    seat: int
    player: str
    hash: str


class Seal(Struct, frozen=True, gc=False):
    """What binds the deck of a deal before anybody cuts it (docs/fairness.md).

    `deal` is the table's id and the number of the hand, `root` the hash that binds every card to its place, `size` the
    number of cards; `pledges` are the seeds that were promised, in the order of the seats.
    """

    deal: str
    algorithm: str
    root: str
    size: int
    pledges: tuple[Pledge, ...] = ()


class Sealed(Fact, frozen=True, gc=False, tag="sealed"):
    """The deck of the next deal is shuffled and sealed; who has promised a seed tells it now (Rulebook D4).

    `deck` and `key` are the room's own: nobody is ever told either.
    """

    seal: Seal
    deck: tuple[int, ...] = ()
    key: str = ""


class Cut(Fact, frozen=True, gc=False, tag="cut"):
    """The sealed deck is cut by the players' seeds and dealt in the order that they give (Rulebook D4).

    `seeds` are those of the pledges, "" for one that was not told in time. `key` is the room's own.
    """

    seal: Seal
    seeds: tuple[str, ...] = ()
    key: str = ""


class Straddling(Fact, frozen=True, gc=False, tag="straddling"):
    """A player wants to straddle whenever he may, or does no longer (Rulebook C10)."""

    seat: int
    on: bool


class Chosen(Fact, frozen=True, gc=False, tag="chosen"):
    """Whose turn it was has chosen the next game, by its place in the rotation; silence keeps the last (L16)."""

    seat: int
    game: int


class BombCalled(Fact, frozen=True, gc=False, tag="bomb_called"):
    """The next hand that can be one will be a bomb pot (Rulebook L17)."""

    by: str
    by_name: str


class Changed(Fact, frozen=True, gc=False, tag="changed"):
    """From the next hand on the table is played by this spec (Rulebook I10)."""

    spec: TableSpec
    by: str
    by_name: str


Planned = Straddling | Chosen | BombCalled | Changed
"""Every fact about the hands to come."""

SittingFact = Sat | Stood | Leaving | Away | Back | Missed | TimedOut | Bought
"""What happens to a seat."""

TableFact = Roll | SittingFact | Planned | Sealed | Cut | HostFact | EveningFact | MatchFact | TournamentFact
"""Every fact of a table that is not a fact of its hand or deal."""

AnyFact = TableFact | Event | ChineseEvent
"""What a table's log holds."""
