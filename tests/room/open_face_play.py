"""A table of open-face Chinese at which each gets, and lays, the cards that a test tells; and its two counts of chips.

A board is written from the top down, as in `tests/chinese/stage.py`; who has none lays his cards in the order received.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice, pairwise

from tests.chinese.stage import giving, lay_of, rows
from tests.room.open_face_table import Stage, in_order

from croupier.cards import standard_deck
from croupier.chinese.action import Lay
from croupier.chinese.event import ChineseOpened, Locked, Settled
from croupier.chinese.hand import ChineseHand
from croupier.chinese.house import ChineseRules
from croupier.room.evening import CashRules
from croupier.room.ledger import Book, Ledger
from croupier.room.open_face import opening
from croupier.room.wish import Play, Sit
from croupier.rules.event import Shuffled

Boards = Mapping[str, str]
Streets = Mapping[str, Sequence[Sequence[int]]]
Paid = tuple[str, str, int]
"""Who pays whom how many chips."""

MOST = 1000
"""The stack of one of whom nothing else is told."""


class Told(Stage):
    """A stage whose players have these stacks, one seat after the other; `button` is the seat that wins the draw."""

    def __init__(self, stacks: Mapping[str, int], *, button: int = 0, variant: str = "ofc", **house: object) -> None:
        rules = ChineseRules(**({"ofc_min_points": 1} | house))  # type: ignore[arg-type]
        super().__init__((), variant=variant, house=rules, cash=CashRules(buy_in_max_points=MOST))
        self.boards: Boards = {}
        self.draw = draw_for(button or len(stacks), len(stacks))
        for seat, (player, stack) in enumerate(stacks.items(), 1):
            self.act(player, Sit(seat, stack, player))

    def coming(self) -> ChineseOpened:
        """How the next deal will open, once everybody has confirmed."""
        self.confirm()
        return opening(self.table, self.draw)

    def at(self, opened: ChineseOpened) -> list[str]:
        """The players of a deal in its order."""
        return [self.table.seats[seat].player for seat in opened.seats]

    def deal_boards(self, boards: Boards) -> None:
        """Deal so that each gets the cards of his board, the bottom first."""
        opened = self.coming()
        told = {
            player: streets_of(opened, index, boards.get(player, "")) for index, player in enumerate(self.at(opened))
        }
        self.deal_streets(told)
        self.boards = boards

    def deal_streets(self, streets: Streets) -> None:
        """Deal so that each gets these cards, street by street."""
        self.boards, opened = {}, self.coming()
        deck = deck_of(opened, [streets.get(player, ()) for player in self.at(opened)])
        self.wait()
        self.keep(self.table.begin(deck, self.now, self.draw))

    def wait(self) -> None:
        """Let the pause before the next deal go by."""
        assert self.table.deadline is not None
        self.tick(self.table.deadline - self.now)
        assert self.table.wants_deck

    def lay_for(self, player: str) -> None:
        """A player lays what his board has of this street."""
        deal, index = self.table.deal, self.index(player)
        assert deal is not None
        legal, board = deal.legal(index), self.boards.get(player, "")
        assert legal is not None
        wish = lay_of(deal, index, board) if board else in_order(legal)
        assert isinstance(wish, Lay)
        self.act(player, Play(wish))

    def index(self, player: str) -> int:
        """Where a player stands in the order of this deal."""
        return self.table.players.index(player)

    def due(self) -> list[str]:
        """Who owes a decision."""
        deal = self.table.deal
        return [] if deal is None else [self.table.players[index] for index in deal.to_act]

    def play_out(self) -> None:
        """Everybody lays his board until the deal is over."""
        while self.table.running:
            self.lay_for(self.due()[-1])

    def play(self, boards: Boards) -> None:
        """Deal these boards and play them to the end."""
        self.deal_boards(boards)
        self.play_out()

    @property
    def played(self) -> ChineseHand:
        """The running or last deal."""
        assert self.table.deal is not None
        return self.table.deal

    @property
    def fantasy(self) -> dict[str, int]:
        """The Fantasyland cards of each in the deal that follows in this match; empty: the match is over."""
        match = self.table.match
        return dict(zip(match.players, match.fantasy, strict=True)) if match.goes_on else {}

    def stacks(self) -> dict[str, int]:
        """What each has."""
        return {sitting.player: sitting.stack for sitting in self.table.seats.values()}

    def locked(self, player: str) -> list[Locked]:
        """The streets that a player has done, or the clock for him, in the last deal."""
        return [fact for fact in self.played.events if type(fact) is Locked and fact.player == self.index(player)]


def streets_of(opened: ChineseOpened, player: int, board: str) -> list[tuple[int, ...]]:
    """The cards of a board, the bottom first, as a player gets them street by street, without what he discards."""
    top, middle, bottom = rows(board or "//")
    kept = iter(bottom + middle + top)
    sizes = [size - discards for one, size, discards in giving(opened) if one == player]
    return [tuple(islice(kept, size)) for size in sizes]


def deck_of(opened: ChineseOpened, streets: Sequence[Sequence[Sequence[int]]]) -> list[int]:
    """A pack that gives each player of a deal these cards, street by street.

    The rest fills from the ace down, so that a top row of it brings nobody into Fantasyland.
    """
    named = [card for given in streets for street in given for card in street]
    assert len(set(named)) == len(named), "a card is named twice"
    rest = iter([card for card in reversed(standard_deck()) if card not in named])
    queues = [iter(given) for given in streets]
    deck: list[int] = []
    for player, size, _ in giving(opened):
        told = next(queues[player], ())
        deck += [*told, *islice(rest, size - len(told))]
    return [*deck, *rest]


def draw_for(seat: int, seats: int) -> list[int]:
    """A pack from which this one of so many seats draws the highest card."""
    *low, high = standard_deck()
    return [*low[: seat - 1], high, *low[seat - 1 :]] if seat <= seats else [*low, high]


def in_the_ledger(stage: Told) -> list[Paid]:
    """The transfers between players that the bookkeeper makes of all facts; he and the table have the same balances."""
    book, lines = Book("t"), []
    for n, fact in enumerate(stage.facts, 1):
        lines += book.enter(n, fact)
    ledger = Ledger(lines)
    assert ledger.total == 0
    assert {player: ledger.balance(f"player:{player}") for player in stage.stacks()} == stage.stacks()
    return [(bare(line.source), bare(line.target), line.amount) for line in lines if line.reason == "hand"]


def bare(account: str) -> str:
    """The player of an account."""
    return account.removeprefix("player:")


def by_the_library(stage: Told) -> list[Paid]:
    """The transfers of the same deals when the library alone plays them: the same packs, the same rows."""
    paid: list[Paid] = []
    for opened, deck, locked in deals_of(stage):
        hand, players = ChineseHand.open(opened), stage.at(opened)
        hand.deal(deck)
        for one in locked:
            hand.act(one.player, Lay(one.top, one.middle, one.bottom))
        assert hand.finished
        settled = [fact for fact in hand.events if type(fact) is Settled and fact.amount]
        paid += [(players[fact.payer], players[fact.receiver], fact.amount) for fact in settled]
    return paid


def deals_of(stage: Told) -> Iterable[tuple[ChineseOpened, tuple[int, ...], list[Locked]]]:
    """Each deal's opening, pack and finished streets, from the facts of the table."""
    opened = [place for place, fact in enumerate(stage.facts) if type(fact) is ChineseOpened]
    for begin, end in pairwise([*opened, len(stage.facts)]):
        first, deck = stage.facts[begin], stage.facts[begin + 1]
        assert isinstance(first, ChineseOpened)
        assert isinstance(deck, Shuffled)
        yield first, deck.deck, [fact for fact in stage.facts[begin:end] if type(fact) is Locked]
