"""A record is played: its cards are dealt when they are due, its actions are carried out, each decided by the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from croupier.cards import UNKNOWN
from croupier.history.holding import holdings
from croupier.history.record import Deed, Record, Refused
from croupier.rules.action import BRING_IN, CALL, CHECK, FOLD, MUCK, Action, Bet, Discard, Raise, Run, Show
from croupier.rules.dealing import burned, next_street
from croupier.rules.decide import BadDeck, other_question
from croupier.rules.event import Event, Folded, Rabbited, Shown
from croupier.rules.hand import Hand
from croupier.rules.legal import Illegal
from croupier.rules.phase import DRAWING, OVER, SHOWDOWN


def play(record: Record) -> tuple[Hand, Refused | None]:
    """Play a record as far as the rules allow: the Hand where it stands, and the deed that was refused."""
    dealer = Dealer(record)
    for deed in dealer.in_turn():
        try:
            dealer.take(deed)
        except Illegal as illegal:
            return dealer.hand, Refused(deed, illegal.code, illegal.rule, illegal.numbers)
    waiting = next(iter(dealer.early.values()), None)
    return dealer.hand, None if waiting is None else Refused(waiting, "not_your_turn", "G1", {})


class Dealer:
    """Deals a Hand from a record: waits until the cards of a street are complete, and passes on what players did.

    Cards that the record tells only when they are shown or thrown away are dealt as such from the beginning, so that
    the rules can compare hands where the record has them turned up before the board (Rulebook G3). For each player
    `cards` are all that he gets, `told` how many of them the lines so far have told, `dealt` how many the Hand has.
    `folds` are players whom the house has folded, which the record says in a line of its own (I9). `early` are lines of
    players who muck before it is their turn at the showdown, in the order of another house: they wait for it (G1).
    """

    def __init__(self, record: Record) -> None:
        self.record, self.hand = record, Hand.open(record.opened)
        n = self.hand.n
        self.cards = [holding.cards for holding in holdings(n, record.deeds)]
        self.told, self.dealt = [0] * n, [0] * n
        self.board: tuple[int, ...] = ()
        self.folds: set[int] = set()
        self.early: dict[int, Deed] = {}
        self.hand.deal(())  # posts are paid before the cards

    def in_turn(self) -> Iterator[Deed]:
        """The lines of the record, and where the rules ask how often to run it the answers (F9)."""
        answers = {deed.player: deed for deed in self.record.runs}
        for deed in self.record.deeds:
            yield deed
            while self.asks_runs() and self.hand.to_act in answers:
                yield answers.pop(self.hand.to_act)
            while self.hand.to_act in self.early:
                yield self.early.pop(self.hand.to_act)
        yield from answers.values()

    def take(self, deed: Deed) -> None:
        """One line of the record; raises `Illegal` when the rules do not allow it."""
        TAKEN.get(deed.verb, Dealer.act)(self, deed)

    # What the dealer does.

    def deal_hole(self, deed: Deed) -> None:
        """Own cards come one player after the other in a record; they are dealt when all are there (D1)."""
        player = deed.player
        self.told[player] += len(deed.cards)
        over, due = self.told[player] - self.dealt[player], self.due_to(player)
        if over > due:
            self.must_want_cards()
            raise Illegal("too_many_cards", "D1", cards=over, due=due)
        self.serve()

    def due_to(self, player: int) -> int:
        """How many cards of his own the Hand waits for."""
        hand = self.hand
        if not hand.wants or hand.folded[player]:
            return 0
        if hand.phase == DRAWING:
            return hand.missing[1] if hand.missing[0] == player else 0
        return next_street(hand).own

    def deal_board(self, deed: Deed) -> None:
        """Board cards of the next street; the burned card is nowhere recorded (D2, D3)."""
        hand = self.hand
        if self.asks_runs():  # with one board, whoever was asked to run it twice said no (F9)
            hand.act(hand.to_act, CHECK)
        self.must_want_cards()
        street = next_street(hand)
        if hand.phase == DRAWING or self.own_missing() or self.untold():
            raise Illegal("cards_due", "D1", cards=self.own_missing() or hand.wants)
        cards, due = self.board + deed.cards, street.board * hand.runs
        if len(cards) > due:
            raise Illegal("too_many_cards", "D3", cards=len(cards), due=due)
        self.board = cards
        self.serve()

    def must_want_cards(self) -> None:
        """Refuse cards where none are due."""
        hand = self.hand
        if hand.finished:
            raise Illegal("hand_over")
        if not hand.wants:
            code, rule = ("draw_not_over", "L6") if hand.phase == DRAWING else ("betting_not_over", "E2")
            raise Illegal(code, rule, to_act=hand.to_act + 1)

    def serve(self) -> None:
        """Give the Hand what it waits for, once all of it is there."""
        hand = self.hand
        while hand.wants and not self.own_missing():
            if hand.phase == DRAWING:
                self.deal(self.next_of(*hand.missing))
                continue
            street = next_street(hand)
            if len(self.board) < street.board * hand.runs:
                return
            live = [player for player in range(hand.n) if not hand.folded[player]]
            hands = [self.next_of(player, street.own) for player in live]
            self.must_see(live, [cards[street.hole :] for cards in hands])
            own = [card for cards in zip(*hands, strict=True) for card in cards]
            board, self.board = self.board, ()
            self.deal([*own, *(UNKNOWN,) * burned(hand, street), *board])

    def must_see(self, live: list[int], ups: list[tuple[int, ...]]) -> None:
        """The cards that lie face up say who acts first: of the door cards one must be known, then all (L9, L10)."""
        old = self.hand.ups or ((),) * self.hand.n
        hidden = [player for player, up in zip(live, ups, strict=True) if UNKNOWN in old[player] + up]
        if any(ups) and len(hidden) > (len(live) - 1 if self.hand.street_index < 0 else 0):
            raise Illegal("up_card_unknown", "L10", player=hidden[0] + 1)

    def own_missing(self) -> int:
        """How many own cards of players the lines so far have not told, of those that are due now."""
        due = [self.due_to(player) for player in range(self.hand.n)]
        return sum(
            max(0, cards + dealt - told) for cards, dealt, told in zip(due, self.dealt, self.told, strict=True) if cards
        )

    def untold(self) -> bool:
        """Whether somebody has new cards already that the lines so far have not told."""
        return any(told < dealt for told, dealt in zip(self.told, self.dealt, strict=True))

    def next_of(self, player: int, count: int) -> tuple[int, ...]:
        """The next cards of a player; where the record has none they are unknown."""
        start = self.dealt[player]
        self.dealt[player] += count
        cards = self.cards[player][start : start + count]
        return (*cards, *(UNKNOWN,) * (count - len(cards)))

    def deal(self, cards: list[int] | tuple[int, ...]) -> None:
        """Cards for the Hand; one that lies somewhere already is refused like an action."""
        try:
            self.note(self.hand.deal(cards))
        except BadDeck:
            raise Illegal("card_twice", "A1") from None

    def note(self, facts: list[Event]) -> None:
        """The house may have folded somebody who is not there; the record has a line for it (I9)."""
        if self.hand.opened.absent:
            self.folds |= {fact.player for fact in facts if type(fact) is Folded}

    def rabbit(self, deed: Deed) -> None:
        """Cards that would have come are looked at; the record has no deck, so it is taken at its word (G6)."""
        hand = self.hand
        left = sum(street.board for street in hand.variant.streets[hand.street_index + 1 :])
        seen = any(type(fact) is Rabbited for fact in hand.events)
        if not hand.finished or not hand.opened.house.rabbit or hand.live > 1 or seen or len(deed.cards) > left:
            raise Illegal("no_rabbit")
        hand.apply(Rabbited(deed.cards))

    # What players do.

    def asks_runs(self) -> bool:
        """Whether somebody is asked how often to run it."""
        legal = self.hand.legal(self.hand.to_act)
        return legal is not None and legal.runs > 0

    def run(self, deed: Deed) -> None:
        """A player's answer."""
        self.hand.act(deed.player, Run(deed.to))

    def act(self, deed: Deed) -> None:
        """What a player did."""
        if self.confirms(deed):
            return
        hand = self.hand
        if self.is_early(deed):
            self.take_early(deed)
            return
        if hand.wants and hand.phase == DRAWING and deed.verb == "draw" and deed.player != hand.missing[0]:
            self.deal(self.next_of(*hand.missing))  # a record may tell all draws before it tells the new cards
        elif hand.wants or (self.untold() and deed.verb != "draw"):
            raise self.cards_due()
        self.note(hand.act(deed.player, self.wish(deed))[1:])

    def confirms(self, deed: Deed) -> bool:
        """Whether a line only says what the rules have done already, or nothing at all; a wrong one is refused."""
        hand, player, verb = self.hand, deed.player, deed.verb
        if verb == "fold" and player in self.folds:
            self.folds.remove(player)
            return True
        up = hand.shown[player]
        if up is not None and verb == "muck":
            raise Illegal("already_shown")
        if verb == "show":  # these cards lie face up, by the rules (G3) or by an earlier line
            return up is not None and {*(deed.cards or hand.holes[player])} <= {*up, UNKNOWN}
        # Who has won without a showdown keeps his cards (G5).
        return verb == "muck" and hand.phase == OVER and not hand.folded[player] and not hand.mucked[player]

    def is_early(self, deed: Deed) -> bool:
        """Whether a player shows or mucks at the showdown, and his turn to do so will come (G1)."""
        hand, player = self.hand, deed.player
        if hand.phase != SHOWDOWN or deed.verb not in ("show", "muck") or player == hand.to_act:
            return False
        down = hand.shown[player] is None and not hand.folded[player] and not hand.mucked[player]
        return down and player not in self.early

    def take_early(self, deed: Deed) -> None:
        """Whoever shows before his turn helps the others to know whether they are beaten; a muck is judged later."""
        if deed.verb == "muck":
            self.early[deed.player] = deed
            return
        shown = self.showing(deed).cards or self.hand.holes[deed.player]
        if set(shown) != set(self.hand.holes[deed.player]):
            raise Illegal("must_show", cards=len(self.hand.holes[deed.player]))
        self.hand.apply(Shown(deed.player, self.hand.holes[deed.player]))

    def cards_due(self) -> Illegal:
        """The refusal of an action before the record has given the cards that come first."""
        missing = self.own_missing()
        if missing or self.untold():
            told = sum(max(0, dealt - told) for told, dealt in zip(self.told, self.dealt, strict=True))
            return Illegal("cards_due", "D1", cards=missing + told)
        due = next_street(self.hand).board * self.hand.runs
        return Illegal("cards_due", "D3", cards=due - len(self.board))

    def wish(self, deed: Deed) -> Action:
        """The action that a line means where the hand stands."""
        legal, verb = self.hand.legal(deed.player), deed.verb
        if verb == "check_or_call":
            if legal is not None and (legal.bring_in or legal.runs or legal.discard_max >= 0):
                raise other_question(legal)
            return CALL if legal is not None and legal.call else CHECK
        if verb == "wager":
            return Bet(deed.to) if legal is not None and legal.opens else Raise(deed.to)
        if verb == "draw":
            return Discard(deed.cards)
        return self.showing(deed) if verb == "show" else PLAIN[verb]

    def showing(self, deed: Deed) -> Show:
        """The cards that are turned up; at a showdown all of them must be known (G2), later some are enough (G5)."""
        hole = self.hand.holes[deed.player]
        if UNKNOWN in hole and not self.hand.finished:
            raise Illegal("must_show", cards=len(hole))
        cards = deed.cards or hole
        return Show() if set(cards) == set(hole) else Show(tuple(card for card in cards if card != UNKNOWN))


PLAIN: dict[str, Action] = {"fold": FOLD, "muck": MUCK, "bring_in": BRING_IN}
"""The lines that mean one action wherever the hand stands."""

TAKEN: dict[str, Callable[[Dealer, Deed], None]] = {
    "hole": Dealer.deal_hole,
    "board": Dealer.deal_board,
    "rabbit": Dealer.rabbit,
    "run": Dealer.run,
    "comment": lambda dealer, deed: None,
}
"""What the dealer makes of a line that is not a player's action."""
