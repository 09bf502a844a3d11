"""The messages between browser and room: closed shapes, JSON, one object a WebSocket frame.

The room never takes a player's identity from a message: the session names the player. Every wish carries the client's
own `id`; a repeated id is answered with the first answer again and changes nothing.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from croupier.chinese.action import ChineseAction
from croupier.chinese.legal import ChineseLegal
from croupier.ranking.describe import HandName
from croupier.room.deed import HostDeed
from croupier.room.fact import AnyFact, TableSpec
from croupier.room.proof import HandRecord
from croupier.rules.action import Action
from croupier.rules.legal import Legal
from croupier.rules.rotation import Game

MessageId = Annotated[str, Meta(min_length=1, max_length=40)]
TableId = Annotated[str, Meta(min_length=1, max_length=24, pattern="^[a-z0-9-]+$")]
SeatNumber = Annotated[int, Meta(ge=1, le=11)]
Digest = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]+$")]
Chips = Annotated[int, Meta(ge=1, le=2**53 - 1)]


Phrase = Literal["hello", "good_luck", "nice_hand", "well_played", "thanks", "sorry", "unlucky", "one_moment"]
"""What can be said at a press; each reader hears it in his own language."""

Feeling = Literal["clap", "laugh", "wow", "sad", "fire", "think"]
"""How one can feel; the pictures are the browser's."""

SignName = Phrase | Feeling
"""What can be told without words of one's own."""


class Ask(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Any message from a client."""


class Watch(Ask, frozen=True, tag="watch"):
    """Show me this table from fact `since` + 1 on (0: from the beginning of the present hand)."""

    table: TableId
    since: Annotated[int, Meta(ge=0)] = 0


class WatchLobby(Ask, frozen=True, tag="watch_lobby"):
    """Show me the lobby instead of a table, and tell me when it changes."""


class Sit(Ask, frozen=True, tag="sit"):
    """I take this seat with so many chips (Rulebook I1).

    With `post` I pay what it costs to be dealt in as soon as the rules let me, without it I wait for the big blind
    (C12, C13).
    """

    id: MessageId
    table: TableId
    seat: SeatNumber
    buy_in: Chips
    post: bool = True


class Stand(Ask, frozen=True, tag="stand"):
    """I leave the table, at once or when the hand lets me (Rulebook I5)."""

    id: MessageId
    table: TableId


class SitOut(Ask, frozen=True, tag="sit_out"):
    """Do not deal me in from the next hand on (Rulebook I6)."""

    id: MessageId
    table: TableId


class SitIn(Ask, frozen=True, tag="sit_in"):
    """Deal me in again, paying what it costs, or without `post` on the big blind (Rulebook C12, I6)."""

    id: MessageId
    table: TableId
    post: bool = True


class Buy(Ask, frozen=True, tag="buy"):
    """I add chips, between hands and up to the most that the table allows (Rulebook I2).

    `post` is as with `sit`, for who had none left and so sat out.
    """

    id: MessageId
    table: TableId
    amount: Chips
    post: bool = True


class AddBot(Ask, frozen=True, tag="add_bot"):
    """I, who sit here, want a bot of this kind in a free seat; it buys in for the most that the table allows."""

    id: MessageId
    table: TableId
    kind: Annotated[str, Meta(min_length=1, max_length=24)]


class DropBot(Ask, frozen=True, tag="drop_bot"):
    """I, who sit here, want the bot in this seat to leave, when the hand lets it."""

    id: MessageId
    table: TableId
    seat: SeatNumber


class Act(Ask, frozen=True, tag="act"):
    """I act in the hand or the deal; `n` is the number of the last fact that I had seen when I decided."""

    id: MessageId
    table: TableId
    n: Annotated[int, Meta(ge=0)]
    action: Action | ChineseAction


class Confirm(Ask, frozen=True, tag="confirm"):
    """I play the next match of open-face Chinese, and put up the points for it; who sat out is back by it (K2)."""

    id: MessageId
    table: TableId


class Straddle(Ask, frozen=True, tag="straddle"):
    """I straddle in every hand in which the rules let me, or do so no longer (Rulebook C10)."""

    id: MessageId
    table: TableId
    on: bool = True


class Choose(Ask, frozen=True, tag="choose"):
    """I, who am asked, choose the next game by its place in `told.choosing.games` (Rulebook L16)."""

    id: MessageId
    table: TableId
    game: Annotated[int, Meta(ge=0, le=99)]


class Intend(Ask, frozen=True, tag="intend"):
    """I have other plans: to sit out on the next big blind, leave after this hand, be topped up to `level` after every
    hand (0: no more), move to another seat (0: stay); what is null stays as it was (Rulebook I2, I5, I6).

    `drop_buy` takes back chips that I asked for in the running hand.
    """

    id: MessageId
    table: TableId
    sit_out: bool | None = None
    leave: bool | None = None
    level: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None
    move: Annotated[int, Meta(ge=0, le=11)] | None = None
    drop_buy: bool = False


class Queue(Ask, frozen=True, tag="queue"):
    """I wait for a seat; when one is held for me, I `sit` there before others may."""

    id: MessageId
    table: TableId


class Unqueue(Ask, frozen=True, tag="unqueue"):
    """I wait for a seat no more, or pass on the one that is held for me."""

    id: MessageId
    table: TableId


class Say(Ask, frozen=True, tag="say"):
    """I say this at the table; it is text and nothing else, and is not kept beyond the evening."""

    id: MessageId
    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=240)]


class Sign(Ask, frozen=True, tag="sign"):
    """I say something that every reader gets in his own language, or show how I feel."""

    id: MessageId
    table: TableId
    sign: SignName


class Hush(Ask, frozen=True, tag="hush"):
    """I, who host this table or help to, let this player not speak here, or speak again."""

    id: MessageId
    table: TableId
    player: Annotated[str, Meta(min_length=1, max_length=40)]
    on: bool = True


class Withdraw(Ask, frozen=True, tag="withdraw"):
    """I take back what I have asked the host for."""

    id: MessageId
    table: TableId


class Host(Ask, frozen=True, tag="host"):
    """I, who host this table or help to, do what only its hosts may."""

    id: MessageId
    table: TableId
    deed: HostDeed


class PromiseSeed(Ask, frozen=True, tag="promise_seed"):
    """I will cut the deck that is sealed next by a seed with this hash (Rulebook D4); a later promise replaces it."""

    id: MessageId
    table: TableId
    hash: Digest


class RevealSeed(Ask, frozen=True, tag="reveal_seed"):
    """This is the seed that I promised for the deck that lies sealed now (Rulebook D4).

    With `next`, the hash of another seed, I promise that one for the deck that is sealed after it.
    """

    id: MessageId
    table: TableId
    seed: Digest
    next: Digest | None = None


class Ping(Ask, frozen=True, tag="ping"):
    """Are you there?"""


Request = (
    Watch
    | WatchLobby
    | Sit
    | Stand
    | SitOut
    | SitIn
    | Buy
    | AddBot
    | DropBot
    | Act
    | Confirm
    | Straddle
    | Choose
    | Intend
    | Queue
    | Unqueue
    | Say
    | Sign
    | Hush
    | Withdraw
    | Host
    | PromiseSeed
    | RevealSeed
    | Ping
)
"""Every message that a client may send."""


class Tell(Struct, frozen=True, tag_field="type"):
    """Any message from the room."""


class Numbered(Struct, frozen=True):
    """One fact of the table's log with its number; numbers have no gaps, whatever the reader may see of the fact."""

    n: int
    fact: AnyFact


class Turn(Struct, frozen=True):
    """Whose decision it is: the seat, and the milliseconds that the clock gives in all and has left.

    Then the time bank runs, `bank` ms long; it may hold `bank_total` (Rulebook I7).
    """

    seat: int
    total: int
    left: int
    bank: int = 0
    bank_total: int = 0


class Choosing(Struct, frozen=True):
    """Who is asked which game comes next, of which games, and the milliseconds for it in all and left (L16).

    When nobody answers in time the game stays. Until then there is no `next_hand`.
    """

    seat: int
    total: int
    left: int
    games: tuple[Game, ...]


class DealClock(Struct, frozen=True):
    """What a player of the deal has left, in ms: of the deal's time `main`, then of the time bank (Rulebook K13, K14).

    The clock `runs` while he owes a decision; several may run at once. `main_total` is the time of the whole deal, 120
    seconds in Fantasyland, `bank_total` a full bank.
    """

    seat: int
    main: int
    bank: int
    runs: bool
    main_total: int
    bank_total: int


class Confirming(Struct, frozen=True):
    """A match waits for confirmations: from these seats still, and the ms left for them (Rulebook K2).

    `total` is the time that a start gives; right after a match there is more, to look at its score. A confirmation
    takes a stack of `least` chips.
    """

    seats: tuple[int, ...]
    total: int
    left: int
    least: int


class RowsSeen(Struct, frozen=True):
    """What a player's rows are and pay as far as this reader sees them, from the top down (Rulebook K6, K20).

    A name is null for a row without known cards; a row that is not full is called what it is already, and its royalty
    is what it pays already. `fouled`: whatever comes, the hand is dead.
    """

    names: tuple[HandName | None, HandName | None, HandName | None]
    royalties: tuple[int, int, int]
    fouled: bool = False


class RowsAt(Struct, frozen=True):
    """What the rows of a player are and pay after the first `n` facts of a record, and until another one says more."""

    n: int
    player: int
    rows: RowsSeen


class HandTold(HandRecord, frozen=True):
    """A finished hand as it is played again: in open-face Chinese with what the rows were in the middle of the deal."""

    standings: tuple[RowsAt, ...] = ()


class OpenFace(Struct, frozen=True):
    """How a table of open-face Chinese stands beside its facts.

    `legal` is there when the reader owes a decision, `clocks` while a deal is played, `confirming` while a match waits
    for players. `rows` are those of each seat of the running or last deal.
    """

    legal: ChineseLegal | None = None
    clocks: list[DealClock] = []
    confirming: Confirming | None = None
    rows: dict[str, RowsSeen] = {}


class Told(Tell, frozen=True, tag="told"):
    """New facts of a table as this reader may see them, and how it stands after them.

    `seat` is the reader's own seat (0: a spectator). `legal` is there when the reader owes the decision, `hand` names
    what the reader's own cards make at this moment. `fresh` tells that the facts start anew from a roll: forget the
    table as it was. `next_hand` is the milliseconds until the next hand is dealt, when one is waiting; `choosing` is
    there when somebody has to say first which game it is. `held` are the seats that are held for people of the waiting
    list, with the milliseconds left. `made` names by seat what the hands make that lie face up for all. `open_face` is
    there at a table of open-face Chinese, which has neither `turn` nor `legal`. `pad` says nothing: it makes the
    message as long with any other cards of yours.
    """

    table: str
    facts: list[Numbered]
    seat: int = 0
    turn: Turn | None = None
    legal: Legal | None = None
    hand: HandName | None = None
    fresh: bool = False
    next_hand: int | None = None
    choosing: Choosing | None = None
    held: dict[str, int] = {}
    made: dict[str, HandName] = {}
    open_face: OpenFace | None = None
    pad: str = ""


class TalkLine(Struct, frozen=True):
    """One line of the talk, by number: who, from which seat (0: none), and the words or the sign."""

    n: int
    player: str
    name: str
    seat: int
    text: str = ""
    sign: str = ""


class Talked(Tell, frozen=True, tag="talked"):
    """New lines of the talk at a table, or with `fresh` all that are kept; `hushed` players may not speak here."""

    table: str
    lines: list[TalkLine]
    hushed: list[str] = []
    fresh: bool = False


class Around(Tell, frozen=True, tag="around"):
    """The seated people whose line is lost at the moment, by player; nobody's, as long as it was not told."""

    table: str
    lost: list[str]


class Done(Tell, frozen=True, tag="done"):
    """Your wish was carried out (its facts come, or came, as `told`)."""

    id: str


class Refused(Tell, frozen=True, tag="refused"):
    """Your wish changed nothing: the code, the rule of the rulebook behind it, and the numbers for the sentence."""

    id: str
    code: str
    rule: str = ""
    numbers: dict[str, int] = {}


class TableRow(Struct, frozen=True):
    """One line of the lobby; `now` is what is played at the moment, which in a rotation is one game of several.

    While a tournament is `running` nobody takes a seat (Rulebook J7).
    """

    table: str
    spec: TableSpec
    players: int
    bots: int
    hand: int
    mine: bool = False
    now: Game = Game("")
    running: bool = False


class Lobby(Tell, frozen=True, tag="lobby"):
    """The tables of the room."""

    tables: list[TableRow]


class Pong(Tell, frozen=True, tag="pong"):
    """I am here."""


class Closing(Tell, frozen=True, tag="closing"):
    """The room closes, to open again: no new hand begins, and what is not over by then goes on afterwards (I9)."""


Reply = Told | Talked | Around | Done | Refused | Lobby | Pong | Closing
"""Every message that the room may send."""


class Enter(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/enter: I come in under this name; the answer sets the session cookie."""

    name: Annotated[str, Meta(min_length=1, max_length=24)]


class Me(Struct, frozen=True):
    """GET /api/me: who this session is (`player` is public, the session is not).

    With an `account` the name is kept with a password, and perhaps so many passkeys.
    """

    player: str
    name: str
    account: bool = False
    passkeys: int = 0


class Opening(Struct, frozen=True):
    """POST /api/tables answers with the new table; its link is /t/<table>."""

    table: str


class Token(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/host: I have the link that was printed where the room was started."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]


class Hosting(Struct, frozen=True):
    """POST /api/host answers with the number of tables that one hosts by it."""

    tables: int


class Winner(Struct, frozen=True):
    """Somebody who came out of a hand with `gain` chips more than he had."""

    name: str
    gain: int


class HandRow(Struct, frozen=True):
    """A finished hand in a list; `own` and `gain` are the reader's cards and chips (null: he was not in it).

    `at` is the time of the deal in ms since 1970; a hand that is `void` does not count.
    """

    id: str
    hand: int
    at: int
    variant: str
    winners: list[Winner]
    board: tuple[int, ...] = ()
    own: tuple[int, ...] = ()
    gain: int | None = None
    void: bool = False


class Judgement(Struct, frozen=True):
    """GET /api/hands/<hand>/coach: a placement of the reader's own in a finished deal, beside the best that was found.

    `rows` and `best` are the cards of the street for each row from the top down. `cost` is how many points the best is
    ahead, within `margin` of it with 95 %; `samples` are the deals on which that rests, 0: it is proved.
    """

    street: int
    given: tuple[int, ...]
    rows: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
    best: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
    cost: float
    margin: float
    samples: int


class Arrangement(Struct, frozen=True):
    """GET /api/tables/<table>/arrangement: where the cards that I set all at once are worth most (Rulebook K24).

    `rows` are the cards for each row from the top down, the highest first; what is left is discarded. It is a proposal:
    nothing is laid by it. `pad` makes all of them equally long, so that their length tells nothing.
    """

    rows: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
    pad: str = ""


class Hands(Struct, frozen=True):
    """GET /api/tables/<table>/hands: the last ones, newest first; `before` is where to read on, 0 at the end."""

    hands: list[HandRow]
    before: int = 0


class Terms(Struct, frozen=True):
    """GET /api/tables/<table>/terms?seat=<seat>: what a seat costs me (Rulebook C11 to C13, I1, I2, I4).

    `least` and `most` chips to sit down with, `add` how many I may add to my stack, and what I post to be dealt into
    the next hand, if I may be: `live` counts as a bet, `dead` goes to the pot.
    """

    least: int
    most: int
    add: int
    live: int
    dead: int
    may_enter: bool


class Problem(Struct, frozen=True):
    """Any HTTP refusal: a code, the place in the request, and the numbers for the sentence."""

    code: str
    place: str = ""
    numbers: dict[str, int] = {}
