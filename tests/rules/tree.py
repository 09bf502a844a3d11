"""A second author's heads-up betting tree: small, slow, and sharing nothing with the Hand but the rulebook.

Only what two equal or unequal stacks above the forced bets need is here: no short blinds, no cap (lifted heads-up,
Rulebook E17), no cards. Player 1 is the button; with a bring-in player 0 brings it in and always shows the best hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple


class Node(NamedTuple):
    """A point of the tree: `silent` players have still to speak in this round, or one has still to bring it in."""

    street: int
    behind: tuple[int, int]
    bets: tuple[int, int]
    middle: int
    player: int
    step: int
    silent: int
    brings: bool = False


class Game(NamedTuple):
    """The setting: `structure` is NL, PL, FL or SL; the big bet is twice the small, which is the big blind.

    With a `bring_in` there are no blinds but an ante of 1, and the small bet is `big` all the same.
    """

    structure: str
    stacks: tuple[int, int]
    small: int = 1
    big: int = 2
    streets: int = 4
    bring_in: int = 0


Move = tuple[str, int]


def root(game: Game) -> Node:
    """The button has the small blind and speaks first (Rulebook C5), or it must be brought in (L10)."""
    if game.bring_in:
        return Node(0, (game.stacks[0] - 1, game.stacks[1] - 1), (0, 0), 2, 0, game.big, 2, brings=True)
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
    most = min(all_in, max(least, price + 2 * game.big)) if game.structure == "SL" else all_in
    if game.structure == "PL":
        pot_after_call = node.middle + sum(node.bets) + price - node.bets[me]
        most = min(all_in, max(least, price + pot_after_call))
    yield from range(least, most + 1)


def moves(game: Game, node: Node) -> Iterator[Move]:
    """All that the player may do (Rulebook E1, E21, L10)."""
    if node.brings:
        yield "bring", min(game.bring_in, node.behind[node.player])
        complete = range(game.big, 2 * game.big + 1) if game.structure == "SL" else (game.big,)
        yield from (("wager", to) for to in complete if to <= node.behind[node.player])
        return
    yield "fold", 0
    yield ("call" if max(node.bets) > node.bets[node.player] else "check"), 0
    yield from (("wager", to) for to in sizes(game, node))


def after(game: Game, node: Node, move: Move) -> Node | None:
    """What a move leads to; None when no more decision about chips follows."""
    verb, to = move
    me, bets, behind = node.player, list(node.bets), list(node.behind)
    if verb == "fold":
        return None
    added = min(max(bets) - bets[me], behind[me]) if verb in ("call", "check") else to - bets[me]
    step = max(node.step, to - max(bets)) if verb == "wager" else node.step
    bets[me] += added
    behind[me] -= added
    silent = 1 if verb in ("wager", "bring") else node.silent - 1
    if silent:
        return Node(node.street, (behind[0], behind[1]), (bets[0], bets[1]), node.middle, 1 - me, step, silent)
    if 0 in behind or node.street == game.streets - 1:
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
