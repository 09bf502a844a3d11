"""Questions: who holds what, which cards lie open, which cannot come, and which game it is."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple

from croupier.cards import UNKNOWN, BadCard, Card, cards, name
from croupier.rules.variant import Variant
from croupier.rules.variants import DEFAULT, VARIANTS
from croupier.study.ranges import BadRange, Hand, Range, read

PLAYERS = 23
"""So many players there can be at most."""


class BadQuestion(ValueError):
    """A question that cannot be answered: `code` says why, `where` names the part, `numbers` are what goes with it."""

    def __init__(self, code: str, where: str = "", **numbers: int | str) -> None:
        super().__init__(f"{where}: {code} {numbers}" if where else f"{code} {numbers}")
        self.code, self.where, self.numbers = code, where, numbers


class Holding(NamedTuple):
    """What one player may hold: one hand or many, each with a weight above 0, at most 1."""

    hands: tuple[tuple[Card, ...], ...]
    weights: tuple[float, ...]

    @property
    def is_one(self) -> bool:
        """Whether his cards are known."""
        return len(self.hands) == 1


class Question(NamedTuple):
    """A question about one game: the players, the board so far, the cards that are dead.

    `more` are the boards after the first where there are several, each for its part of the pot (Rulebook F9, L17).
    """

    players: tuple[Holding, ...]
    board: tuple[Card, ...]
    dead: tuple[Card, ...]
    variant: Variant
    more: tuple[tuple[Card, ...], ...] = ()

    @property
    def boards(self) -> tuple[tuple[Card, ...], ...]:
        """Every board."""
        return (self.board, *self.more)

    @property
    def seen(self) -> tuple[Card, ...]:
        """The cards that cannot come, whoever holds what."""
        return tuple(chain(*self.boards, self.dead))

    @property
    def to_come(self) -> int:
        """How many cards of the board are to come."""
        return self.variant.board - len(self.board)


def question(hands: Sequence[str], board: str | Sequence[str] = "", dead: str = "", game: str = DEFAULT) -> Question:
    """The question of what was typed: for each player his cards, or in hold'em a range; raises `BadQuestion`.

    Several boards are a list. Cards of a player that are not named are dealt at random: `AhKd` in Omaha is two cards
    and any two more, `??` is an unknown card.
    """
    variant = game_of(game)
    texts = [board] if isinstance(board, str) else list(board)
    boards, gone = [read_cards(text, "board") for text in texts], read_cards(dead, "dead")
    check_counts(len(hands), max(map(len, boards)), variant)
    check_boards(len(boards), variant)
    on_board = [card for one in boards for card in one]
    holdings = [holding_of(text, f"hand {number}", variant) for number, text in enumerate(hands, 1)]
    known = [card for holding in holdings if holding.is_one for card in holding.hands[0] if card != UNKNOWN]
    check_cards([*known, *on_board, *gone], variant)
    left = frozenset(variant.pack).difference(on_board, gone)
    players = tuple(within(holding, left, f"hand {number}") for number, holding in enumerate(holdings, 1))
    needed = len(hands) * variant.hole + variant.board * len(boards) + len(gone)
    if needed > len(variant.pack):
        raise BadQuestion("too_few_cards", needed=needed, cards=len(variant.pack))
    return Question(players, boards[0], gone, variant, tuple(boards[1:]))


def game_of(key: str) -> Variant:
    """The game of this key, in which cards are only dealt."""
    variant = VARIANTS.get(key)
    if variant is None:
        raise BadQuestion("no_such_game", game=key)
    if any(street.draw or street.discard for street in variant.streets):
        raise BadQuestion("game_of_draws", game=key)
    return variant


def read_cards(text: str, where: str) -> tuple[Card, ...]:
    """The cards that a part names."""
    try:
        found = cards(text)
    except BadCard as error:
        raise BadQuestion("no_card", where, text=error.text, place=error.place + 1) from None
    if UNKNOWN in found:
        raise BadQuestion("unknown_card", where)
    return found


def check_counts(players: int, board: int, variant: Variant) -> None:
    """Refuse too many players, and a board that no street has."""
    if not 1 <= players <= PLAYERS:
        raise BadQuestion("players", most=PLAYERS, players=players)
    if board > variant.board:
        raise BadQuestion("board", "board", cards=board, most=variant.board)


BOARDS = 3
"""So many boards there are at most: as often as a hand may be run (Rulebook F9)."""


def check_boards(boards: int, variant: Variant) -> None:
    """Refuse more boards than anybody deals, and several in a game without one."""
    if boards > (BOARDS if variant.board else 1):
        raise BadQuestion("boards", "board", boards=boards, most=BOARDS if variant.board else 1)


def check_cards(known: Sequence[Card], variant: Variant) -> None:
    """Refuse a card that is named twice, or that is not in the pack."""
    pack = set(variant.pack)
    for place, card in enumerate(known):
        if card not in pack:
            raise BadQuestion("not_in_pack", card=name(card), game=variant.key)
        if card in known[:place]:
            raise BadQuestion("card_twice", card=name(card))


def holding_of(text: str, where: str, variant: Variant) -> Holding:
    """What a player may hold: named cards filled up with unknown ones, or a range of hold'em."""
    try:
        own = cards(text)
    except BadCard as error:
        if variant.hole != 2:
            raise BadQuestion("no_card", where, text=error.text, place=error.place + 1) from None
        return range_of(text, where)
    if len(own) > variant.hole:
        raise BadQuestion("too_many_cards", where, cards=len(own), most=variant.hole)
    return Holding(((*own, *[UNKNOWN] * (variant.hole - len(own))),), (1.0,))


def read_range(text: str, where: str) -> Range:
    """The range of hold'em that a part names."""
    try:
        return read(text)
    except BadRange as error:
        raise BadQuestion(error.code, where, part=error.part, place=error.place + 1) from None


def range_of(text: str, where: str) -> Holding:
    """A range of hold'em."""
    weights = read_range(text, where).weights
    return Holding(tuple(weights), tuple(weights.values()))


def within(holding: Holding, may_come: frozenset[Card], where: str) -> Holding:
    """What is left of a range in the pack when some of it is seen."""
    if holding.is_one:
        return holding
    left: dict[Hand | tuple[Card, ...], float] = {
        hand: weight for hand, weight in zip(holding.hands, holding.weights, strict=True) if may_come.issuperset(hand)
    }
    if not left:
        raise BadQuestion("range_is_seen", where)
    return Holding(tuple(left), tuple(left.values()))
