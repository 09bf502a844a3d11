"""A second author's heads-up betting tree: small, slow, and sharing nothing with the Hand but the rulebook.

Only what two equal or unequal stacks above the blinds need is here: no antes, no short blinds, no cap (heads-up it is
lifted, Rulebook E17), no cards. Player 1 is the button.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

STREETS = 4


class Node(NamedTuple):
    """A point of the tree: `silent` players have still to speak in this round."""

    street: int
    behind: tuple[int, int]
    bets: tuple[int, int]
    middle: int
    player: int
    step: int
    silent: int


class Game(NamedTuple):
    """The setting: `structure` is NL, PL or FL; in FL the big bet is twice the small, which is the big blind."""

    structure: str
    stacks: tuple[int, int]
    small: int = 1
    big: int = 2


Move = tuple[str, int]


def root(game: Game) -> Node:
    """The button has the small blind and speaks first (Rulebook C5)."""
    behind = (game.stacks[0] - game.big, game.stacks[1] - game.small)
    return Node(0, behind, (game.big, game.small), 0, 1, game.big, 2)


def sizes(game: Game, node: Node) -> Iterator[int]:
    """The totals to which the player may bet or raise (Rulebook E6, E8, E11, E13, E15)."""
    me, other, price = node.player, 1 - node.player, max(node.bets)
    if node.behind[other] == 0 or node.bets[me] + node.behind[me] <= price:
        return
    all_in = node.bets[me] + node.behind[me]
    if game.structure == "FL":
        size = game.big if node.street < 2 else 2 * game.big
        yield min((price // size + 1) * size, all_in)
        return
    least = min(price + node.step, all_in)
    most = all_in
    if game.structure == "PL":
        pot_after_call = node.middle + sum(node.bets) + price - node.bets[me]
        most = min(all_in, max(least, price + pot_after_call))
    yield from range(least, most + 1)


def moves(game: Game, node: Node) -> Iterator[Move]:
    """All that the player may do (Rulebook E1, E21)."""
    yield "fold", 0
    yield ("call" if max(node.bets) > node.bets[node.player] else "check"), 0
    yield from (("wager", to) for to in sizes(game, node))


def after(game: Game, node: Node, move: Move) -> Node | None:
    """What a move leads to; None when no more decision about chips follows."""
    verb, to = move
    me, bets, behind = node.player, list(node.bets), list(node.behind)
    if verb == "fold":
        return None
    added = min(max(bets) - bets[me], behind[me]) if verb != "wager" else to - bets[me]
    step = max(node.step, to - max(bets)) if verb == "wager" else node.step
    bets[me] += added
    behind[me] -= added
    silent = 1 if verb == "wager" else node.silent - 1
    if silent:
        return Node(node.street, (behind[0], behind[1]), (bets[0], bets[1]), node.middle, 1 - me, step, silent)
    if 0 in behind or node.street == STREETS - 1:
        return None
    return Node(node.street + 1, (behind[0], behind[1]), (0, 0), node.middle + sum(bets), 0, game.big, 2)


def count(game: Game, depth: int) -> tuple[Counter[int], Counter[int]]:
    """How many points of decision there are after 0, 1, ... moves, and how many ends, down to a depth."""
    decisions: Counter[int] = Counter()
    ends: Counter[int] = Counter()

    def walk(node: Node | None, at: int) -> None:
        (ends if node is None else decisions)[at] += 1
        if node is not None and at < depth:
            for move in moves(game, node):
                walk(after(game, node, move), at + 1)

    walk(root(game), 0)
    return decisions, ends
