"""Whole games of theory as trees grown from our Hand: every deal, every action, every payoff."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any, NamedTuple

from tests.rules.counted import allowed
from tests.rules.stage import opening, owed

from croupier.cards import RANKS, Card
from croupier.rules.action import CALL, CHECK, FOLD, SHOW, Action
from croupier.rules.hand import Hand

LETTERS: dict[Action, str] = {FOLD: "f", CHECK: "c", CALL: "c"}
"""How a history is written; a bet or raise is an `r`."""


class Leaf(NamedTuple):
    """The end of a hand: what the first player has won."""

    payoff: int


class Chance(NamedTuple):
    """Cards are dealt: how often each choice of ranks comes, the ranks, and what follows."""

    branches: tuple[tuple[int, str, Node], ...]

    @property
    def ways(self) -> int:
        """How many ways there are in all."""
        return sum(ways for ways, _, _ in self.branches)


class Choice(NamedTuple):
    """A decision: whose, all that he knows, and where each action leads."""

    player: int
    known: str
    branches: tuple[tuple[str, Node], ...]


Node = Leaf | Chance | Choice


def root(variant: str) -> Hand:
    """A hand of the game by the usual stakes: an ante of 1, bets of 1 in a game of one street, else of 2 and 4."""
    sizes = {"small_bet": 1} if variant == "kuhn" else {"small_bet": 2, "big_bet": 4}
    other: dict[str, Any] = {"ante": 1, "free_fold": False, "burn_cards": False, **sizes}
    return Hand.open(opening([100, 100], blinds=(0, 2), variant=variant, structure="FL", **other))


def grow(hand: Hand, history: str = "") -> Node:
    """The tree under a hand; cards of one rank are one branch, for suits count for nothing in these games."""
    while hand.to_act >= 0 and owed(hand).show:
        hand.act(hand.to_act, SHOW)
    if hand.finished:
        return Leaf(hand.payoffs()[0])
    if hand.wants:
        return Chance(
            tuple((ways, ranks_of(cards), grow(dealt(hand, cards), history + "/")) for cards, ways in draws(hand))
        )
    player = hand.to_act
    known = f"{ranks_of(hand.holes[player])}{ranks_of(hand.board)} {history}"
    actions = [(LETTERS.get(action, "r"), action) for action in allowed(hand)]
    return Choice(
        player, known, tuple((letter, grow(after(hand, action), history + letter)) for letter, action in actions)
    )


def ranks_of(cards: Sequence[Card]) -> str:
    """The letters of the ranks."""
    return "".join(RANKS[card >> 2] for card in cards)


def draws(hand: Hand) -> Iterator[tuple[tuple[Card, ...], int]]:
    """The cards that may come now, by rank, and in how many ways."""
    out = {card for hole in hand.holes for card in hole} | set(hand.board)
    left = [card for card in hand.variant.pack if card not in out]
    ways: dict[tuple[int, ...], list[tuple[Card, ...]]] = {}
    for cards in permutations(left, hand.wants):
        ways.setdefault(tuple(card >> 2 for card in cards), []).append(cards)
    yield from ((same[0], len(same)) for same in ways.values())


def dealt(hand: Hand, cards: tuple[Card, ...]) -> Hand:
    """The hand after these cards."""
    twin = hand.copy()
    twin.deal(cards)
    return twin


def after(hand: Hand, action: Action) -> Hand:
    """The hand after this action."""
    twin = hand.copy()
    twin.act(twin.to_act, action)
    return twin


class Census(NamedTuple):
    """How many decisions and ends there are when every card is told apart, the infosets, and how often each payoff."""

    decisions: int
    ends: int
    infosets: int
    payoffs: dict[int, int]


def census(tree: Node) -> Census:
    """Count a tree."""
    decisions, payoffs, known = Counter[str](), Counter[int](), set()

    def walk(node: Node, ways: int) -> None:
        if isinstance(node, Leaf):
            payoffs[node.payoff] += ways
        elif isinstance(node, Chance):
            for count, _, below in node.branches:
                walk(below, ways * count)
        else:
            decisions[node.known] += ways
            known.add((node.player, node.known))
            for _, below in node.branches:
                walk(below, ways)

    walk(tree, 1)
    return Census(decisions.total(), payoffs.total(), len(known), dict(sorted(payoffs.items())))
