"""How often each hand comes in a pack that is not the full one: all hands, counted twice (Rulebook L12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from math import comb

from croupier.cards import Card, deck
from croupier.ranking.describe import category_of
from croupier.ranking.high import best
from croupier.ranking.tiny import CATEGORIES, name_eleven, rank_eleven

ROYAL_5 = {
    "straight_flush": 4, "quads": 80, "full_house": 480, "straight": 1_020, "trips": 1_920, "two_pair": 4_320,
    "pair": 7_680,
}  # fmt: skip
"""How often the hands of five of twenty cards come: every hand without a pair is a straight."""

ELEVEN = {"high_card": 6_660, "pair": 2_160, "flush": 444, "straight": 540, "trips": 40, "straight_flush": 36}


def is_run(ranks: set[int], wheel: set[int]) -> bool:
    """Whether five ranks in a row are among these, the ace low under the lowest four."""
    return wheel <= ranks or any({*range(low, low + 5)} <= ranks for low in range(9))


def category_held(dealt: Sequence[Card], order: Sequence[str], wheel: set[int]) -> str:
    """A second opinion: the highest category in this order that some five of the cards make."""
    ranks, suits = Counter(card >> 2 for card in dealt), Counter(card & 3 for card in dealt)
    counts = sorted(ranks.values(), reverse=True)
    flush = [{card >> 2 for card in dealt if card & 3 == suit} for suit, count in suits.items() if count >= 5]
    held = {
        "straight_flush": any(is_run(suited, wheel) for suited in flush),
        "quads": counts[0] == 4,
        "flush": bool(flush),
        "full_house": counts[0] >= 3 and len(counts) > 1 and counts[1] >= 2,
        "straight": is_run(set(ranks), wheel),
        "trips": counts[0] >= 3,
        "two_pair": len(counts) > 1 and counts[1] >= 2,
        "pair": counts[0] >= 2,
        "high_card": True,
    }
    return next(category for category in order if held[category])


USUAL = ("straight_flush", "quads", "full_house", "flush", "straight", "trips", "two_pair", "pair", "high_card")
NO_WHEEL = {99}  # an ace is never low there


def test_each_hand_of_five_of_twenty_cards_comes_as_often_as_it_should() -> None:
    found = Counter(category_of(best(five)) for five in combinations(deck(8), 5))
    assert found == ROYAL_5
    assert found.total() == comb(20, 5)


def test_each_hand_of_seven_of_twenty_cards_comes_as_often_as_a_second_opinion_says() -> None:
    found = Counter(category_of(best(seven)) for seven in combinations(deck(8), 7))
    second = Counter(category_held(seven, USUAL, NO_WHEEL) for seven in combinations(deck(8), 7))
    assert found == second
    assert found.total() == comb(20, 7)


def test_each_hand_of_three_of_the_2_11_pack_comes_as_often_as_it_should() -> None:
    pack = (*range(36), *range(48, 52))
    found: Counter[str] = Counter()
    ranks = set()
    for three in combinations(pack, 3):
        ranks.add(rank_eleven(three))
        found[name_eleven(three).category] += 1
    assert found == ELEVEN
    assert set(found) == set(CATEGORIES)
    assert found.total() == comb(40, 3)
    runs, choices = 9, comb(10, 3)
    assert len(ranks) == runs + runs + 2 * (choices - runs) + 10 * 9 + 10
