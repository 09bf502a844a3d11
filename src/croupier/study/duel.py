"""Two players with hidden hands in one public tree of bets: the equilibrium by CFR+, and how far from it an answer is.

Small games whole and the last street of great ones: hands of one card or two, cards dealt in the middle, any weights.
Both players' winnings cancel out at every end: who loses there pays the other one the amount that stands there.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from operator import mul

from msgspec import Struct

from croupier.cards import Card
from croupier.kernels import duel_learn, duel_worth

NO_CARD = 52
"""Stands for the second card in games whose hands have one."""

Stop = Callable[[], bool]


class Decides(Struct, frozen=True):
    """A player (0 or 1) has these choices."""

    player: int
    choices: tuple[tuple[str, Node], ...]


class Dealt(Struct, frozen=True):
    """One of these cards is dealt; each one that both leave has this chance."""

    chance: float
    cards: tuple[tuple[Card, Node], ...]


class Folds(Struct, frozen=True):
    """A player folds and loses so much."""

    player: int
    amount: float


class Showdown(Struct, frozen=True):
    """The weaker hand on a board, by its number, loses so much; equal ones lose nothing."""

    amount: float
    board: int = 0


Node = Decides | Dealt | Folds | Showdown


class Duel:
    """A tree, the hands that there may be in it, and what both players have learnt so far.

    `hands` are one card or two; `weights` are how often each player holds each of them, in their order. `strength` says
    by board how strong each hand is there, None where it shares a card with it. Raises ValueError where no hand of the
    one player goes with any hand of the other.
    """

    def __init__(
        self,
        tree: Node,
        hands: Sequence[Sequence[Card]],
        weights: tuple[Sequence[float], Sequence[float]],
        strength: Sequence[Sequence[int | None]],
    ) -> None:
        self.hands, self.weights, self.rounds = hands, weights, 0
        self.places: list[Node] = []
        self.slots: dict[int, int] = {}
        fields, amounts, vectors = self._flat(tree)
        flat = bytes(card for hand in hands for card in (*hand, NO_CARD)[:2])
        self._reach = array("d", [*weights[0], *weights[1]])
        self._game = (flat, self._reach, fields, amounts, *_sorted(strength))
        self.regrets = array("d", bytes(8 * vectors * len(hands)))
        self.sums = array("d", bytes(8 * vectors * len(hands)))
        self.met = (self.beside(0, weights), self.beside(1, weights))
        self.deals = _sum_of(weights[0], self.met[0])
        if self.deals <= 0:
            raise ValueError("no two hands of these go together")

    def _flat(self, tree: Node) -> tuple[array[int], array[float], int]:
        """The tree as the kernel takes it, level by level, and how many vectors there are to learn."""
        self.places, cards, fields, vectors = [tree], [-1], array("i"), 0
        for place, node in enumerate(self.places):  # it grows meanwhile
            below: tuple[tuple[str | Card, Node], ...] = ()
            kind, slot = _kind(node)
            if isinstance(node, Decides):
                below, slot = node.choices, vectors
                self.slots[place], vectors = vectors, vectors + len(below)
            elif isinstance(node, Dealt):
                below = node.cards
            fields.extend((kind, len(self.places) if below else 0, len(below), slot, cards[place]))
            self.places += [child for _, child in below]
            cards += [label if isinstance(label, int) else -1 for label, _ in below]
        self.fields = fields
        return fields, array("d", map(_amount, self.places)), vectors

    def beside(self, player: int, reach: Sequence[Sequence[float]]) -> list[float]:
        """By hand of a player: the weight of all hands that the other one comes with and that go with it."""
        root = array("i", [4 - player, 0, 0, 0, -1])
        values = array("d", bytes(8 * len(self.hands)))
        game = (self._game[0], array("d", [*reach[0], *reach[1]]), root, array("d", [1.0]), *self._game[4:])
        duel_worth(*game, array("d"), player, False, values)
        return list(values)

    def learn(self, rounds: int) -> None:
        """Learn for so many rounds more."""
        duel_learn(*self._game, self.regrets, self.sums, self.rounds + 1, rounds)
        self.rounds += rounds

    def values(self, player: int, best: bool = False) -> list[float]:
        """What each hand of a player wins on average; with `best` by the best answer. 0 for hands that never meet one.

        The other player plays what he has learnt.
        """
        values = array("d", bytes(8 * len(self.hands)))
        duel_worth(*self._game, self.sums, player, best, values)
        return [value / met if met > 0 else 0.0 for value, met in zip(values, self.met[player], strict=True)]

    def value(self, player: int, best: bool = False) -> float:
        """What a player wins on average; with `best` by the best answer."""
        values = array("d", bytes(8 * len(self.hands)))
        duel_worth(*self._game, self.sums, player, best, values)
        return _sum_of(self.weights[player], values) / self.deals

    def exploitability(self) -> float:
        """How much both could win together by answering best, halved: 0 in the equilibrium."""
        return (self.value(0, True) + self.value(1, True)) / 2

    def often(self, place: int) -> list[list[float]]:
        """How often each hand takes each choice at a node where a player decides: by choice, by hand."""
        node, hands, slot = self.places[place], len(self.hands), self.slots[place]
        assert isinstance(node, Decides)
        count = len(node.choices)
        rows = [self.sums[(slot + choice) * hands : (slot + choice + 1) * hands] for choice in range(count)]
        totals = [sum(of_hand) for of_hand in zip(*rows, strict=True)]
        return [[part / total if total else 1 / count for part, total in zip(row, totals, strict=True)] for row in rows]

    def child(self, place: int, choice: int) -> int:
        """The place of the node behind a choice."""
        return self.fields[5 * place + 1] + choice


def _sum_of(weights: Sequence[float], values: Sequence[float]) -> float:
    return float(sum(map(mul, weights, values)))


def _kind(node: Node) -> tuple[int, int]:
    """The kind of a node for the kernel, and its board."""
    match node:
        case Decides(player=player):
            return player, 0
        case Dealt():
            return 2, 0
        case Folds(player=player):
            return 3 + player, 0
        case Showdown(board=board):
            return 5, board


def _amount(node: Node) -> float:
    match node:
        case Decides():
            return 0.0
        case Dealt(chance=chance):
            return chance
        case _:
            return node.amount


def _sorted(strength: Sequence[Sequence[int | None]]) -> tuple[array[int], array[int]]:
    """By board: the hands from the weakest up and how strong they are, dead ones at the end."""
    orders, levels = array("i"), array("i")
    for board in strength:
        live = sorted((rank, hand) for hand, rank in enumerate(board) if rank is not None)
        dead = [-1] * (len(board) - len(live))
        orders.extend([hand for _, hand in live] + dead)
        levels.extend([rank for rank, _ in live] + dead)
    return orders, levels


def solve(duel: Duel, good: float, most: int = 100_000, look: int = 20, stop: Stop = lambda: False) -> float:
    """Learn until the exploitability is at most `good`, or `most` rounds are over; the exploitability.

    It is looked at every `look` rounds, and `stop` is asked after each round: it ends this with what there is.
    """
    while True:
        for _ in range(look):
            duel.learn(1)
            if ended := stop():
                break
        off = duel.exploitability()
        if off <= good or ended or duel.rounds >= most:
            return off
