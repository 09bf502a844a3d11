"""A small CFR+: what a game of two is worth to the first player when both play as well as can be.

After M. Zinkevich and others (2007) and O. Tammelin (2014): regrets stay above zero, one player learns at a time, and
the average strategy weighs later rounds more.
"""

from __future__ import annotations

from tests.rules.small_games import Chance, Leaf, Node

Strategy = list[float]


class Learner:
    """Both players' regrets and summed strategies, by what they know."""

    def __init__(self) -> None:
        self.regrets: dict[tuple[int, str], list[float]] = {}
        self.summed: dict[tuple[int, str], list[float]] = {}

    def strategy(self, where: tuple[int, str], count: int) -> Strategy:
        """By the regrets: what would have been better is done more often."""
        regrets = self.regrets.setdefault(where, [0.0] * count)
        total = sum(regrets)
        return [regret / total for regret in regrets] if total else [1 / count] * count

    def learn(self, node: Node, player: int, weight: float, mine: float = 1.0, others: float = 1.0) -> float:
        """One round for a player; what the node is worth to him, where he and the others come so often."""
        if isinstance(node, Leaf):
            return float(node.payoff if player == 0 else -node.payoff)
        if isinstance(node, Chance):
            shares = [(ways / node.ways, below) for ways, _, below in node.branches]
            return sum(share * self.learn(below, player, weight, mine, others * share) for share, below in shares)
        where, chosen = (node.player, node.known), self.strategy((node.player, node.known), len(node.branches))
        own = node.player == player
        values = [
            self.learn(below, player, weight, mine * (chance if own else 1), others * (1 if own else chance))
            for chance, (_, below) in zip(chosen, node.branches, strict=True)
        ]
        worth = sum(chance * value for chance, value in zip(chosen, values, strict=True))
        if own:
            self.note(where, chosen, weight * mine, [others * (value - worth) for value in values])
        return worth

    def note(self, where: tuple[int, str], chosen: Strategy, weight: float, gains: list[float]) -> None:
        """Keep what was done and what would have been better."""
        summed, regrets = self.summed.setdefault(where, [0.0] * len(chosen)), self.regrets[where]
        for place, gain in enumerate(gains):
            summed[place] += weight * chosen[place]
            regrets[place] = max(0.0, regrets[place] + gain)

    def average(self, where: tuple[int, str], count: int) -> Strategy:
        """What has been learnt."""
        summed = self.summed.get(where, [])
        total = sum(summed)
        return [one / total for one in summed] if total else [1 / count] * count


def worth(node: Node, learner: Learner) -> float:
    """What the node is worth to the first player when both play what has been learnt."""
    if isinstance(node, Leaf):
        return float(node.payoff)
    if isinstance(node, Chance):
        return sum(ways * worth(below, learner) for ways, _, below in node.branches) / node.ways
    chosen = learner.average((node.player, node.known), len(node.branches))
    return sum(chance * worth(below, learner) for chance, (_, below) in zip(chosen, node.branches, strict=True))


def value(tree: Node, rounds: int) -> float:
    """The value of a game to the first player after so many rounds of learning."""
    learner = Learner()
    for number in range(1, rounds + 1):
        for player in (0, 1):
            learner.learn(tree, player, number)
    return worth(tree, learner)
