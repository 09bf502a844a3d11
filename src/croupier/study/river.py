"""The last street of two players with known ranges: how both play it best, and how far from that the answer is.

>>> found = solve(question("Ks 9s 7d 4c 2h", "AA, QJs", "KK-TT", pot=20, stack=90), good=0.01)
>>> found.exploitability <= 0.01 * 20
True
>>> [choice for choice, _ in found.spot().choices]
['check', 'bet 10', 'bet 20', 'all-in 90']
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import mul

from msgspec import Struct

from croupier.cards import Card
from croupier.kernels import COMPILED, rank7
from croupier.rules.variants import DEFAULT
from croupier.study.duel import Decides, Duel, Node
from croupier.study.duel import solve as learn
from croupier.study.odds.question import BadQuestion, check_cards, game_of, read_cards, read_range
from croupier.study.ranges import Hand, Range
from croupier.study.river_bets import USUAL, Sizes, tree

GOOD = 0.002
"""The part of the pot that an answer may be off."""

MOST = 20_000
"""Rounds at most."""

A_HAND = 6e-9 if COMPILED else 2e-6
"""Seconds for one hand at one place of the tree in one round."""

Stop = Callable[[], bool]


class River(Struct, frozen=True):
    """A question: the board, both ranges without what cannot be held, pot and stacks, the bets that there are."""

    board: tuple[Card, ...]
    ranges: tuple[Range, Range]
    pot: float
    stack: float
    tree: Decides


class Spot(Struct, frozen=True):
    """Where a player decides: who, how often he takes each choice in all, and hand by hand.

    `weights` is how often each hand comes here, beside what the other one comes here with.
    """

    player: int
    choices: tuple[tuple[str, float], ...]
    hands: tuple[Hand, ...]
    weights: tuple[float, ...]
    often: tuple[tuple[float, ...], ...]


class Solved:
    """An answer: what both win of the pot on average, in chips, how they play, and how far that is from the best.

    `values` add up to the pot. `exploitability` is in chips a hand: what both could win by the best answers to each
    other, halved.
    """

    def __init__(self, asked: River, duel: Duel, exploitability: float) -> None:
        self.asked, self.duel, self.exploitability, self.rounds = asked, duel, exploitability, duel.rounds
        first = duel.value(0)
        self.values = (asked.pot / 2 + first, asked.pot / 2 - first)

    def hand_values(self, player: int) -> dict[Hand, float]:
        """What each hand of a player's range wins on average, in chips; hands that meet no other one are left out."""
        values = zip(self.duel.hands, self.duel.values(player), self.duel.met[player], strict=True)
        own = self.asked.ranges[player].weights
        return {_hand(hand): self.asked.pot / 2 + value for hand, value, met in values if hand in own and met > 0}

    def spot(self, line: Sequence[str] = ()) -> Spot:
        """How the player plays who decides after these choices; raises `BadQuestion` where nobody does."""
        place, node = 0, self.duel.places[0]
        reach = [list(self.duel.weights[0]), list(self.duel.weights[1])]
        for number, named in enumerate(line, 1):
            node, choice = _taken(node, named, number)
            often = self.duel.often(place)[choice]
            reach[node.player] = list(map(mul, reach[node.player], often))
            place = self.duel.child(place, choice)
            node = self.duel.places[place]
        if not isinstance(node, Decides):
            raise BadQuestion("line_is_over", "after")
        return self._spot(place, node, reach)

    def _spot(self, place: int, node: Decides, reach: list[list[float]]) -> Spot:
        player = node.player
        met = self.duel.beside(player, reach)
        weights = list(map(mul, reach[player], met))
        often = self.duel.often(place)
        total = sum(weights)
        shares = [sum(map(mul, weights, row)) / total if total > 0 else 0.0 for row in often]
        kept = [hand for hand, weight in enumerate(weights) if weight > 0]
        return Spot(
            player,
            tuple(zip((named for named, _ in node.choices), shares, strict=True)),
            tuple(_hand(self.duel.hands[hand]) for hand in kept),
            tuple(weights[hand] for hand in kept),
            tuple(tuple(row[hand] for row in often) for hand in kept),
        )


def _hand(cards: Sequence[Card]) -> Hand:
    return cards[0], cards[1]


def _taken(node: Node, named: str, number: int) -> tuple[Decides, int]:
    """The node where a player decides, and which of his choices has this name."""
    if not isinstance(node, Decides):
        raise BadQuestion("line_is_over", "after")
    names = [choice for choice, _ in node.choices]
    if named not in names:
        raise BadQuestion("no_choice", "after", number=number, part=named, choices=", ".join(names))
    return node, names.index(named)


def question(board: str, first: str, second: str, pot: float, stack: float, sizes: Sizes = USUAL) -> River:
    """The question of what was typed: the board of five cards, both ranges, the first to begin, pot and stacks.

    Raises `BadQuestion`, with the place, for what is none.
    """
    lies = read_cards(board, "board")
    if len(lies) != 5:
        raise BadQuestion("river_board", "board", cards=len(lies))
    check_cards(lies, game_of(DEFAULT))
    ranges = _range(first, "range 1", lies), _range(second, "range 2", lies)
    return River(lies, ranges, pot, stack, tree(pot, stack, sizes))


def _range(text: str, where: str, board: Sequence[Card]) -> Range:
    """A range without the hands that a board excludes."""
    left = read_range(text, where).without(board)
    if not left.weights:
        raise BadQuestion("range_is_seen", where)
    return left


def _duel(asked: River) -> Duel:
    """The hands of both ranges in the tree."""
    hands = sorted({*asked.ranges[0].weights, *asked.ranges[1].weights})
    strength = [rank7(*hand, *asked.board) for hand in hands]
    hands = [hand for _, hand in sorted(zip(strength, hands, strict=True))]
    first, second = ([side.weights.get(hand, 0.0) for hand in hands] for side in asked.ranges)
    try:
        return Duel(asked.tree, hands, (first, second), [sorted(strength)])
    except ValueError:
        raise BadQuestion("ranges_collide") from None


def work(asked: River, good: float = GOOD) -> float:
    """About how many seconds the answer takes."""
    hands = len({*asked.ranges[0].weights, *asked.ranges[1].weights})
    rounds = min(MOST, 0.6 / max(good, 1e-9))
    return rounds * _places(asked.tree) * hands * A_HAND


def _places(node: Node) -> int:
    return 1 + (sum(_places(below) for _, below in node.choices) if isinstance(node, Decides) else 0)


def solve(asked: River, good: float = GOOD, most: int = MOST, stop: Stop = lambda: False) -> Solved:
    """Solve a river until both players are at most this part of the pot from the best, or after `most` rounds.

    `stop` is asked after each round and ends it with what there is. Raises `BadQuestion` where no two hands of the
    ranges go together, ValueError for a part below 0.
    """
    if not good >= 0:
        raise ValueError(f"a part of the pot is not {good}")
    duel = _duel(asked)
    return Solved(asked, duel, learn(duel, good * asked.pot, most, stop=stop))
