"""What stud's up-cards say, a second time and slowly: who brings it in, who acts first, is a pair open? (L9, L10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

ACE = 12


def height(card: int, low: bool) -> int:
    """How high a card's rank is; in games for low the ace is the lowest."""
    rank = card // 4
    return -1 if low and rank == ACE else rank


def brings_in(doors: Sequence[int], low: bool) -> int:
    """The lowest door card, in games for low the highest; suits break ties, clubs lowest (A4)."""
    order = sorted(range(len(doors)), key=lambda player: (height(doors[player], low), doors[player] % 4))
    return order[-1] if low else order[0]


def shows_best(up: Mapping[int, Sequence[int]], low: bool) -> int:
    """The best showing hand, in games for low the lowest; of equal ones the first from the left of the button."""
    strength = {player: showing(cards, low) for player, cards in up.items()}
    best = min(strength.values()) if low else max(strength.values())
    return min(player for player in up if strength[player] == best)


def showing(cards: Sequence[int], low: bool) -> tuple[list[int], list[int]]:
    """A showing hand as how often its ranks come, and then which they are: two pair beat a higher pair."""
    ranks = [height(card, low) for card in cards]
    held = sorted({(ranks.count(rank), rank) for rank in ranks}, reverse=True)
    return [count for count, _ in held], [rank for _, rank in held]


def shows_pair(cards: Sequence[int]) -> bool:
    """Whether two of the cards have one rank."""
    return len({card // 4 for card in cards}) < len(cards)
