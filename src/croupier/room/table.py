"""A Table: who sits where with what, and the hand that is played; pure, with the time handed in.

`act`, `tick` and `begin` decide (`decide.py`); `apply` records one fact (`record.py`) and never decides or refuses. A
fresh Table to which the stored facts are applied equals the one that decided them, also in mid-hand.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from croupier.chinese.event import ChineseOpened
from croupier.chinese.hand import ChineseHand
from croupier.room import decide, plans, record
from croupier.room.button import Placed, next_seat
from croupier.room.clock import PACE, Pace
from croupier.room.desk import Desk, Guest
from croupier.room.evening import OFFER, Departed, Waiter
from croupier.room.fact import AnyFact, Cut, Roll, Sealed, Sitting, TableSpec
from croupier.room.game import Deal, deal_of, move_place, who_chooses
from croupier.room.match import Match, is_open_face
from croupier.room.missed import FREE, Price
from croupier.room.refusals import seated
from croupier.room.seating import price_for
from croupier.room.spec import check_spec
from croupier.room.stakes import buy_in_range, rejoin_range
from croupier.room.tournament import Tournament
from croupier.room.wish import TableWish
from croupier.rules.event import Opened
from croupier.rules.hand import Hand
from croupier.rules.rotation import Game, Place


class Table:
    """The state that a table's facts add up to, and the time at which something is due.

    `seats` holds the sitting of each taken seat; in a running hand a stack there is that of its beginning, and `chips`
    says what is behind now. `players` are the player ids of the hand by index ("" for one who has left). `bank` is
    what the bank has paid in and not got back, `left_behind` what leavers have in the running pot, `hands` how many
    hands were dealt, `n` the number of the last fact, `log` the numbered facts since the last roll. `deadline` is the
    time in ms at which `tick` is due; it is no fact and is armed anew after a restart (`resume`). `frozen` are the ms
    that were left of it when the table was paused, `desk` is what the host has decided, `sealed` the deck that waits
    for the next deal, None while there is none.

    `place` is where the rotation stood in the last hand, `chosen` the seat that has chosen the next game and which,
    `bomb_called` tells that a bomb pot is to come, `coming` is the spec by which the next hand will be played.

    In open-face Chinese a `deal` is played instead of a `hand`; `match` is where its matches stand, `tournament` where
    its tournaments do (J1, K4), `mains` the ms of the deal's time that each player had left at his last decision (K13).
    `starts` is no fact: when the clocks of those who owe a decision began to run, or while the table is paused how long
    before that.

    No facts either are `waits`, when the patience ends with each player who is away or has a seat held for him. `queue`
    is the waiting list by player id, `departed` who has to bring what he left with, `now` the time that was handed in.
    """

    __slots__ = (
        "bank",
        "big",
        "bomb_called",
        "button",
        "carry",
        "chosen",
        "coming",
        "deadline",
        "deal",
        "departed",
        "desk",
        "frozen",
        "hand",
        "hands",
        "left_behind",
        "log",
        "mains",
        "match",
        "n",
        "now",
        "pace",
        "place",
        "players",
        "queue",
        "rung",
        "sealed",
        "seats",
        "small",
        "spec",
        "starts",
        "timed_out",
        "tournament",
        "waiting",
        "waits",
    )

    spec: TableSpec
    desk: Desk
    seats: dict[int, Sitting]
    button: int
    small: int
    big: int
    hands: int
    carry: int
    hand: Hand | None
    deal: ChineseHand | None
    match: Match
    mains: list[int]
    starts: dict[int, int]
    players: list[str]
    left_behind: int
    bank: int
    timed_out: int
    tournament: Tournament
    deadline: int | None
    waiting: tuple[str, int, int] | None
    sealed: Sealed | None
    place: Place | None
    chosen: tuple[int, int] | None
    bomb_called: bool
    coming: TableSpec | None
    queue: dict[str, Waiter]
    departed: dict[str, Departed]
    waits: dict[str, int]

    def __init__(self, roll: Roll, n: int = 1, pace: Pace = PACE) -> None:
        """The table as a stored roll, fact number `n`, tells it; apply what followed, then `resume`."""
        self.pace, self.deadline, self.waiting, self.rung = pace, None, None, False
        self.frozen: int | None = None
        self.now, self.waits, self.starts = 0, {}, {}
        self.log: list[tuple[int, AnyFact]] = []
        self.n = n - 1
        self.apply(roll)

    @classmethod
    def open(cls, spec: TableSpec, pace: Pace = PACE, host: Guest | None = None) -> Table:
        """A new, empty table; its first fact, number 1, is its roll. Raises `BadSpec` when nobody could play there."""
        check_spec(spec)
        return cls(Roll(spec, desk=Desk(host or Guest())), pace=pace)

    # What decides.

    def act(self, player: str, wish: TableWish, now: int) -> list[AnyFact]:
        """Carry out a wish of a player and all that follows from it; returns the new facts, none if it is so already.

        Raises `Illegal`, and then nothing has changed (Rulebook I1 to I6, and those of the Hand).
        """
        return decide.act(self, player, wish, now)

    def tick(self, now: int, lost: Collection[str] = ()) -> list[AnyFact]:
        """Do what time asks for: end a decision whose clock ran out (I8), or let the next hand begin (`wants_deck`).

        `lost` are the players whose line is lost at this moment (Rulebook K16).
        """
        return decide.tick(self, now, lost)

    def begin(self, deck: Sequence[int], now: int, draw: Sequence[int] = (), cut: Cut | None = None) -> list[AnyFact]:
        """Deal the next hand from `deck` (top first); returns its roll, its opening and what follows.

        `cut` tells how the deck came about, when it was sealed and cut (`fairness.cut_deck`).

        The first button of a table is drawn (C3) from `draw`, an order of another pack, or without one from the bottom
        of `deck`. Raises `Illegal` when a hand is running or fewer than two are ready, `BadDeck` for a faulty deck.
        """
        return decide.begin(self, deck, now, draw, cut)

    def resume(self, now: int) -> None:
        """Arm the deadline anew with all of its time, after a restart or when the room stood still."""
        decide.resume(self, now)

    def give_back(self, time: int) -> None:
        """Let everything be due so many ms later: nobody was told anything in that time."""
        if not time:
            return
        self.waits = {player: end + time for player, end in self.waits.items()}
        if self.deadline is not None:
            self.deadline += time
        if self.frozen is None:  # those of a paused table are not counted from now
            self.starts = {player: start + time for player, start in self.starts.items()}

    # What records.

    def apply(self, fact: AnyFact) -> None:
        """Record one fact."""
        if type(fact) is Opened:
            self.hand = Hand.open(fact)
        elif type(fact) is ChineseOpened:
            self.deal = ChineseHand.open(fact)
        elif type(fact) not in record.TABLE_FACTS:
            assert self.dealt is not None
            self.dealt.apply(fact)  # type: ignore[arg-type]
        self.note(fact)

    def note(self, fact: AnyFact) -> None:
        """Record at the table a fact that its hand, if it is one of the hand's, has recorded already."""
        self.n += 1
        self.log.append((self.n, fact))
        recorder = record.RECORD.get(type(fact))
        if recorder is not None:
            recorder(self, fact)

    # What can be read off.

    @property
    def open_face(self) -> bool:
        """Whether open-face Chinese or one of its kin is played here."""
        return is_open_face(self.spec)

    @property
    def dealt(self) -> Hand | ChineseHand | None:
        """The running or last hand, of whatever game."""
        return self.deal if self.hand is None else self.hand

    @property
    def running(self) -> bool:
        """Whether a hand is being played."""
        hand = self.deal if self.hand is None else self.hand
        return hand is not None and not hand.finished

    @property
    def in_play(self) -> bool:
        """Whether a hand is being played, or a match or tournament is not over: nobody comes or goes (J7, K4)."""
        return self.tournament.runs or self.match.goes_on or self.running

    @property
    def is_stuck(self) -> bool:
        """Whether the hand waits for cards and for no player, as after a restart between its opening and its deck."""
        return decide.played(self).is_stuck(self)

    @property
    def wants_deck(self) -> bool:
        """Whether a deck is due: the pause is over and enough players are ready, or the hand has run out of cards."""
        if self.running:
            return self.is_stuck
        return self.rung and not self.desk.paused and len(self.ready()) >= 2

    @property
    def cards_due(self) -> tuple[int, ...]:
        """The cards to shuffle for `begin`: the next game's pack, or what a running hand can still be given (L6)."""
        return decide.played(self).cards_due(self)

    def next_deal(self) -> Deal:
        """The next hand as things stand now: its game, its stakes, and whether it is a bomb pot (L16, L17)."""
        seats = self.ready() or [1]
        place = move_place(self.spec, self.place, seats, self.next_button(seats), self.chosen)
        every = self.spec.bomb_every
        return deal_of(self.spec, place, self.bomb_called or (every > 0 and (self.hands + 1) % every == 0))

    @property
    def now_played(self) -> Game:
        """The game that is played now, or will be in the next hand, with its betting structure."""
        if self.open_face:
            return Game(self.spec.variant)
        if self.running and self.hand is not None:
            return Game(self.hand.opened.variant, self.hand.opened.betting.structure)
        deal = self.next_deal()
        return Game(deal.variant, deal.betting.structure)

    def next_button(self, seats: Sequence[int]) -> int:
        """The seat that would have the button next among these, 0 before it is drawn."""
        return next_seat(seats, self.button) if self.button else 0

    @property
    def chooser(self) -> int:
        """The seat that is asked which game comes next, 0 when nobody is (Rulebook L16)."""
        if self.running or self.chosen is not None or not self.spec.rotation:
            return 0
        seats = self.ready()
        if len(seats) < 2:
            return 0
        return who_chooses(self.spec, self.place, seats, self.next_button(seats))

    def ready(self) -> list[int]:
        """The seats that want to be dealt in: with chips, not away and not leaving (Rulebook C1, C14, I6).

        Who owes blinds or is new among them may have to wait (C11 to C13); two are enough for a hand in any case. In
        open-face Chinese everybody must have confirmed, and the next deal of a match has its players (K2, K4).
        """
        return decide.played(self).ready(self)

    @property
    def placed(self) -> Placed:
        """Where the button and the blinds of the running or last hand are; 0 before the first one (Rulebook C7)."""
        return Placed(self.button, self.small, self.big)

    def price_of_return(self, player: str) -> Price:
        """What it costs a seated player to be dealt into the next hand, as the table stands now (Rulebook C11 to C13).

        He may as well wait for the big blind. Raises `Illegal` for one who has no seat.
        """
        return self.price_at(self.seats[seated(self, player)])

    def price_of_seat(self, seat: int) -> Price:
        """What it costs somebody who sits down here to be dealt into the next hand, as the table stands now (C13)."""
        return self.price_at(Sitting(seat, "", "", 0, marks=("new",)))

    def price_at(self, sitting: Sitting) -> Price:
        """What it costs this sitting to be dealt in next, if it were back and did not wait."""
        if self.open_face:
            return FREE
        return price_for(self.next_deal(), [self.seats[seat] for seat in self.ready()], self.placed, sitting)

    def turn(self, now: int) -> tuple[int, int, int] | None:
        """The seat that owes a decision, the ms that its clock gives in all, and the ms left; None when nobody does."""
        if not self.running or self.hand is None or self.hand.to_act < 0:
            return None
        total = self.spec.house.action_seconds * 1000
        bank = plans.bank_of_turn(self)
        due = self.frozen if self.deadline is None else self.deadline - now
        left = total if due is None else max(0, min(total, due - bank))
        return self.hand.opened.seats[self.hand.to_act], total, left

    def bank_left(self, now: int) -> int:
        """The ms of time bank that come after the clock of whoever owes a decision (Rulebook I7)."""
        bank = plans.bank_of_turn(self)
        due = self.frozen if self.deadline is None else self.deadline - now
        return bank if due is None else max(0, min(bank, due))

    @property
    def due(self) -> int | None:
        """When `tick` has something to do, whether or not a hand is coming."""
        ends = [*self.waits.values(), *([] if self.deadline is None or self.rung else [self.deadline])]
        return min(ends, default=None)

    @property
    def next_spec(self) -> TableSpec:
        """By what spec the next hand is played."""
        return self.coming or self.spec

    def held_seats(self) -> set[int]:
        """The seats that are held for people of the waiting list."""
        return {one.seat for one in self.queue.values() if one.seat}

    def held_for(self, player: str, now: int) -> int:
        """The ms for which a seat is still held for him; all of them as long as no clock is armed."""
        return max(0, min(OFFER, self.waits.get(player, now + OFFER) - now))

    def range_of(self, player: str, now: int) -> tuple[int, int]:
        """The least and the most chips for this player to sit down with at this time (Rulebook I1, I4)."""
        least, most = buy_in_range(self.next_spec)
        left = self.departed.get(player)
        if left is None:
            return least, most
        minutes = max(0, now - left.at) / 60_000
        return rejoin_range(least, most, left.stack, minutes, self.spec.cash.rejoin_window_min)

    def next_hand(self, now: int) -> int | None:
        """The ms until the next hand is dealt, None while none is coming."""
        if self.running or self.deadline is None or self.chooser:
            return None
        return max(0, self.deadline - now)

    def choice(self, now: int) -> tuple[int, int, int] | None:
        """The seat that is asked which game comes next, the ms that it has for it and those left; None when no seat is.

        The pause after the last hand comes first and is not charged.
        """
        seat = self.chooser
        if not seat:
            return None
        total = self.spec.house.action_seconds * 1000
        left = total if self.deadline is None else max(0, min(total, self.deadline - now))
        return seat, total, left

    def player_index(self, player: str) -> int | None:
        """The player's index in the running or last hand, None for one who is not in it."""
        players = self.players
        return players.index(player) if player and player in players else None

    def seat_of(self, player: str) -> int:
        """The seat of a player, 0 for one who has none."""
        for seat, sitting in self.seats.items():
            if sitting.player == player:
                return seat
        return 0

    def chips(self, seat: int) -> int:
        """What a seated player has behind at this moment."""
        sitting = self.seats[seat]
        player = self.player_index(sitting.player)
        if player is None or not self.running or self.dealt is None:
            return sitting.stack
        return self.dealt.stacks[player]

    def roll(self) -> Roll:
        """The table as it stands between hands, as a fact."""
        sittings = tuple(self.seats[seat] for seat in sorted(self.seats))
        placed = (self.button, self.hands, self.carry, self.small, self.big)
        window = self.spec.cash.rejoin_window_min * 60_000
        departed = tuple(one for one in self.departed.values() if self.now - one.at <= window)
        waiting = tuple(self.queue.values())
        match = self.match if self.open_face else None
        tournament = self.tournament if self.open_face else None
        late = (departed, match, self.coming, tournament)
        return Roll(self.spec, sittings, *placed, self.desk, self.place, self.bomb_called, waiting, *late)
