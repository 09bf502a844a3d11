"""Which cards are worth keeping? A simple answer for each ranking, for draws and for discards (Rulebook L2, L6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations

from croupier.bots.opening import score
from croupier.cards import Card, rank_of, suit_of
from croupier.rules.action import Discard
from croupier.rules.hand import Hand
from croupier.rules.legal import Legal

Kept = tuple[Card, ...]

LOW_ENOUGH = 8
"""A card of a low is kept up to this number, an eight."""

ACE = 14


def number(card: Card, ace: int = ACE) -> int:
    """The number of a card: 2 to 13, and the ace as the ranking counts it."""
    return ace if rank_of(card) == ACE - 2 else rank_of(card) + 2


def keep_high(cards: Sequence[Card]) -> Kept:
    """A made straight or flush, else pairs and better, else four of a suit, else the highest card."""
    ranks, suits = Counter(map(rank_of, cards)), Counter(map(suit_of, cards))
    spread = max(ranks) - min(ranks)
    if len(cards) == 5 and (len(suits) == 1 or (len(ranks) == 5 and spread == 4)):
        return tuple(cards)
    together = tuple(card for card in cards if ranks[rank_of(card)] > 1)
    if together:
        return together
    suit, count = suits.most_common(1)[0]
    if count == 4:
        return tuple(card for card in cards if suit_of(card) == suit)
    return (max(cards, key=rank_of),)


def keep_low(cards: Sequence[Card], ace: int, straights: bool) -> Kept:
    """Low cards of different ranks; where `straights` and flushes count against a hand, not all five of one."""
    by_number = {number(card, ace): card for card in cards if number(card, ace) <= LOW_ENOUGH}
    kept = tuple(by_number[low] for low in sorted(by_number))
    whole = len(kept) == 5 and straights
    if whole and (max(by_number) - min(by_number) == 4 or len(set(map(suit_of, kept))) == 1):
        return kept[:-1]
    return kept


def keep_rainbow(cards: Sequence[Card], ace: int) -> Kept:
    """As many cards of different ranks and suits as there are, low ones first, the high ones only if there are four."""
    from_low = sorted(cards, key=lambda card: number(card, ace))
    for size in (4, 3, 2, 1):
        for hand in combinations(from_low, size):
            if len(set(map(suit_of, hand))) == size == len(set(map(rank_of, hand))):
                return hand if size == 4 else tuple(card for card in hand if number(card, ace) <= LOW_ENOUGH)
    return ()


KEEP: dict[str, Callable[[Sequence[Card]], Kept]] = {
    "low_27": partial(keep_low, ace=ACE, straights=True),
    "low_a5": partial(keep_low, ace=1, straights=False),
    "badugi": partial(keep_rainbow, ace=1),
    "badugi_27": partial(keep_rainbow, ace=ACE),
}
"""What to keep by the ranking of a pot or of a half; all others are hands for high."""


def kept_for(halves: Sequence[str], cards: Sequence[Card]) -> Kept:
    """What is worth keeping for any part of the pot."""
    wanted = {card for half in halves for card in KEEP.get(half, keep_high)(cards)}
    return tuple(card for card in cards if card in wanted)


def proposals(hand: Hand, legal: Legal) -> list[Kept]:
    """What might be kept, the first thought first: for each part of the pot, for all, everything; or what must be."""
    hole = hand.holes[legal.player]
    if legal.discard_min:
        return sorted(combinations(hole, len(hole) - legal.discard_min), key=score, reverse=True)
    halves = hand.variant.halves
    ideas = [kept_for(halves, hole), *[kept_for((half,), hole) for half in halves], hole]
    return [kept for kept in dict.fromkeys(ideas) if len(hole) - len(kept) <= legal.discard_max]


def throw_all_but(hand: Hand, legal: Legal, kept: Kept) -> Discard:
    """The discard that leaves these cards."""
    return Discard(tuple(card for card in hand.holes[legal.player] if card not in kept))
