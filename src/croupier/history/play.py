"""A record is played: its cards and deeds are given to a Hand, which decides each of them by the rules."""

from __future__ import annotations

from croupier.cards import UNKNOWN
from croupier.history.record import Deed, Record, Refused
from croupier.rules.action import CALL, CHECK, FOLD, MUCK, Action, Bet, Raise, Show
from croupier.rules.hand import Hand
from croupier.rules.legal import Illegal


def play(record: Record) -> tuple[Hand, Refused | None]:
    """Play a record as far as the rules allow: the Hand where it stands, and the deed that was refused."""
    dealer = Dealer(record)
    for deed in record.deeds:
        try:
            dealer.take(deed)
        except Illegal as illegal:
            return dealer.hand, Refused(deed, illegal.code, illegal.rule, illegal.numbers)
    return dealer.hand, None


class Dealer:
    """Deals a Hand from a record: waits until the cards of a street are complete, and passes on what players did.

    Hole cards that the record tells only when they are shown are dealt as such from the beginning, so that the rules
    can compare hands where the record has them turned up before the board (Rulebook G3).
    """

    def __init__(self, record: Record) -> None:
        self.hand = Hand.open(record.opened)
        self.known = known_holes(record)
        self.missing = self.hand.variant.streets[0].hole * self.hand.n
        self.board: tuple[int, ...] = ()
        self.hand.deal(())  # posts are paid before the cards

    def take(self, deed: Deed) -> None:
        """One line of the record; raises `Illegal` when the rules do not allow it."""
        if deed.verb == "hole":
            self.deal_hole(deed)
        elif deed.verb == "board":
            self.deal_board(deed)
        elif deed.verb != "comment":
            self.act(deed)

    def deal_hole(self, deed: Deed) -> None:
        """Hole cards come one player after the other in a record; they are dealt when all are there (D1)."""
        self.missing -= len(deed.cards)
        if not self.missing:
            rounds = zip(*self.known, strict=True)
            self.hand.deal([card for cards in rounds for card in cards])

    def run_once(self) -> None:
        """A file has one board, so whoever was asked to run it twice said no (F9)."""
        legal = self.hand.legal(self.hand.to_act)
        if legal is not None and legal.runs:
            self.hand.act(legal.player, CHECK)

    def deal_board(self, deed: Deed) -> None:
        """Board cards of the next street; the burned card is nowhere recorded (D2, D3)."""
        hand = self.hand
        if hand.finished:
            raise Illegal("hand_over")
        if self.missing:
            raise Illegal("cards_due", "D1", cards=self.missing)
        self.run_once()
        if not hand.wants:
            raise Illegal("betting_not_over", "E2", to_act=hand.to_act + 1)
        due = hand.variant.streets[hand.street_index + 1].board
        if len(self.board) + len(deed.cards) > due:
            raise Illegal("too_many_cards", "D3", cards=len(self.board) + len(deed.cards), due=due)
        self.board += deed.cards
        if len(self.board) == due:
            burned = (UNKNOWN,) * (hand.wants - due)
            hand.deal(burned + self.board)
            self.board = ()

    def act(self, deed: Deed) -> None:
        """What a player did."""
        hand, player = self.hand, deed.player
        up = hand.shown[player]
        if up is not None and deed.verb == "muck":
            raise Illegal("already_shown")
        if up is not None and deed.verb == "show" and {*(deed.cards or hand.holes[player])} <= {*up, UNKNOWN}:
            return  # these cards lie face up already, by the rules (G3) or by an earlier line
        if hand.wants:
            raise Illegal("cards_due", "D3" if hand.holes[0] else "D1", cards=self.cards_due())
        if deed.verb == "muck" and hand.finished and not hand.folded[player] and not hand.mucked[player]:
            return  # who has won without a showdown keeps his cards (G5)
        hand.act(player, self.wish(deed))

    def cards_due(self) -> int:
        """How many cards the record must give before anybody may act."""
        return self.missing or self.hand.variant.streets[self.hand.street_index + 1].board - len(self.board)

    def wish(self, deed: Deed) -> Action:
        """The action that a line means where the hand stands."""
        legal = self.hand.legal(deed.player)
        if deed.verb == "fold":
            return FOLD
        if deed.verb == "check_or_call":
            return CALL if legal is not None and legal.call else CHECK
        if deed.verb == "wager":
            return Bet(deed.to) if legal is not None and legal.opens else Raise(deed.to)
        return MUCK if deed.verb == "muck" else self.showing(deed)

    def showing(self, deed: Deed) -> Show:
        """The cards that are turned up; at a showdown all of them must be known (G2), later some are enough (G5)."""
        hole = self.hand.holes[deed.player]
        if UNKNOWN in hole and not self.hand.finished:
            raise Illegal("must_show", cards=len(hole))
        cards = deed.cards or hole
        return Show() if set(cards) == set(hole) else Show(tuple(card for card in cards if card != UNKNOWN))


def known_holes(record: Record) -> list[tuple[int, ...]]:
    """Each player's hole cards as far as the record knows them at its end."""
    holes: list[list[int]] = [[] for _ in record.opened.stacks]
    for deed in record.deeds:
        if deed.verb == "hole":
            holes[deed.player].extend(deed.cards)
        elif deed.verb == "show":
            learn(holes[deed.player], deed.cards)
    return [tuple(hole) for hole in holes]


def learn(hole: list[int], shown: tuple[int, ...]) -> None:
    """Put shown cards that were not known into the places of unknown ones."""
    for card in shown:
        if card != UNKNOWN and card not in hole and UNKNOWN in hole:
            hole[hole.index(UNKNOWN)] = card
