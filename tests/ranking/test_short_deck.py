"""Short-deck hands (Rulebook L1): a ruling each, a second opinion, and how often each hand comes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.cards import RANKS, cards, deck, names
from croupier.ranking import EVALUATORS
from croupier.ranking.describe import CATEGORIES, HandName
from croupier.ranking.high import best
from croupier.ranking.short_deck import best_short, five_short, name_short

Strength = tuple[int, list[int]]
Strengths = Callable[[Sequence[int]], Strength]
PACK = deck(4)

ORDER = {
    False: ["high_card", "pair", "two_pair", "trips", "straight", "full_house", "flush", "quads", "straight_flush"],
    True: ["high_card", "pair", "two_pair", "straight", "trips", "full_house", "flush", "quads", "straight_flush"],
}
"""The categories, weakest first, by whether trips beat a straight."""

FREQUENCIES = {
    "high_card": 122_400, "pair": 193_536, "two_pair": 36_288, "trips": 16_128, "straight": 6_120,
    "full_house": 1_728, "flush": 480, "quads": 288, "straight_flush": 24,
}  # fmt: skip
OF_SEVEN = {
    "high_card": 233_100, "pair": 2_316_600, "two_pair": 3_157_056, "trips": 607_200, "straight": 1_169_940,
    "full_house": 633_024, "flush": 175_560, "quads": 44_640, "straight_flush": 10_560,
}  # fmt: skip
"""How often the best five of seven cards are of a category, as a count that looks for each category alone has it."""

CLASSES = {
    "high_card": 120, "pair": 504, "two_pair": 252, "trips": 252, "straight": 6,
    "full_house": 72, "flush": 120, "quads": 72, "straight_flush": 6,
}  # fmt: skip


def second_opinion(strength: Strengths, trips: bool, five: Sequence[int]) -> Strength:
    """A high hand whose category has another place, and A-6-7-8-9 a straight to the nine."""
    category, ranks = strength(five)
    if {card // 4 for card in five} == {12, 4, 5, 6, 7}:
        category, ranks = {0: 4, 5: 8}[category], [7]
    return ORDER[trips].index(CATEGORIES[category]), ranks


def hands(size: int) -> st.SearchStrategy[list[int]]:
    """So many cards of the pack, or of its lower ranks with the ace, or of two of its suits."""
    parts = [PACK, [*PACK[:20], *PACK[32:]], [card for card in PACK if card % 4 < 2]]
    return st.sampled_from(parts).flatmap(
        lambda part: st.lists(st.sampled_from(part), min_size=size, max_size=size, unique=True)
    )


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param("Jh 9h 8h 7h 6h", "As Ah Ad Ks Kh", id="a flush beats a full house"),
        pytest.param("6s 6h 6d 6c 7c", "Ah Kh Qh Jh 9h", id="quads beat a flush"),
        pytest.param("6s 7h 8d 9c Ac", "As Ah Ad Ks Qh", id="A-6-7-8-9 is a straight and beats trips"),
        pytest.param("6s 7h 8d 9c Tc", "6s 7h 8d 9c Ac", id="A-6-7-8-9 is the lowest straight"),
        pytest.param("6c 7c 8c 9c Ac", "6s 6h 6d 6c 7c", id="A-6-7-8-9 of one suit is a straight flush"),
        pytest.param("6c 7c 8c 9c Tc", "6c 7c 8c 9c Ac", id="the lowest of them"),
        pytest.param("Ac Kd Qh Js 9c", "Kc Qd Jh 9s 8c", id="the ace is high otherwise"),
    ],
)
def test_the_better_hand_wins(better: str, worse: str) -> None:
    assert best_short(cards(better)) > best_short(cards(worse))


def test_b53_a6789_is_a_straight_and_a_flush_beats_a_full_house() -> None:
    assert name_short(cards("Ac 6d 7h 8s 9c")) == HandName("straight", (7,))
    for trips in (False, True):
        assert best_short(cards("Ah Kh Qh 9h 8h"), trips) > best_short(cards("8c 8d 8h 7c 7d"), trips)


def test_trips_beat_a_straight_where_the_house_says_so() -> None:
    trips, straight = cards("6c 6d 6h 7s 8c"), cards("Ac Kd Qh Js Tc")
    assert best_short(straight) > best_short(trips)
    assert best_short(trips, trips_beat_straight=True) > best_short(straight, trips_beat_straight=True)


def test_of_seven_cards_with_trips_and_a_straight_the_house_says_which_play() -> None:
    hole, board = cards("Tc Td"), cards("Th 6s 7d 8c 9h")
    usual, trips_first = EVALUATORS["short_deck"], EVALUATORS["short_deck_trips"]
    assert names(usual.five(hole, board)) == "Tc 9h 8c 7d 6s"
    assert names(trips_first.five(hole, board)) == "Th Td Tc 9h 8c"
    assert usual.name(usual.five(hole, board)).category == "straight"
    assert trips_first.name(trips_first.five(hole, board)).category == "trips"


@pytest.mark.slow
def test_all_hands_of_seven_cards_one_by_one_come_as_often_as_they_should() -> None:
    category = [name for name, count in CLASSES.items() for _ in range(count)]
    found: Counter[str] = Counter()
    for rank, count in Counter(map(best_short, combinations(PACK, 7))).items():
        found[category[rank - 1]] += count
    assert found == OF_SEVEN
    assert found.total() == comb(36, 7)


@pytest.mark.parametrize("trips", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_every_hand_of_five_stands_where_the_rules_put_it(strength: Strengths, trips: bool) -> None:
    found: dict[int, Strength] = {}
    hands: Counter[int] = Counter()
    for five in combinations(PACK, 5):
        rank = best_short(five, trips)
        hands[rank] += 1
        if rank not in found:
            found[rank] = second_opinion(strength, trips, five)
    assert sorted(found) == list(range(1, 1405))
    assert sorted(found.values()) == [found[rank] for rank in range(1, 1405)]
    categories = {rank: ORDER[trips][category] for rank, (category, _) in found.items()}
    assert Counter(categories.values()) == CLASSES
    by_category: Counter[str] = Counter()
    for rank, count in hands.items():
        by_category[categories[rank]] += count
    assert by_category == FREQUENCIES
    assert by_category.total() == comb(36, 5)


@pytest.mark.parametrize("trips", [False, True])
@settings(max_examples=50)
@given(dealt=st.integers(5, 7).flatmap(hands))
def test_the_best_five_of_all_count(strength: Strengths, trips: bool, dealt: list[int]) -> None:
    strongest = max(combinations(dealt, 5), key=lambda five: second_opinion(strength, trips, five))
    five = five_short(dealt, trips)
    assert best_short(dealt, trips) == best_short(strongest, trips) == best_short(five, trips)
    assert set(five) <= set(dealt)
    category, ranks = second_opinion(strength, trips, strongest)
    assert name_short(five) == HandName(ORDER[trips][category], tuple(ranks))


@given(hands(5), hands(5))
def test_two_hands_compare_as_the_rules_say(strength: Strengths, one: list[int], other: list[int]) -> None:
    ours, theirs = second_opinion(strength, False, one), second_opinion(strength, False, other)
    assert (best_short(one) > best_short(other)) == (ours > theirs)
    assert (best_short(one) == best_short(other)) == (ours == theirs)


def test_the_lowest_straight_is_shown_with_the_ace_last() -> None:
    assert names(five_short(cards("Ac 7d 8s 9h 6c Kd Kc"))) == "9h 8s 7d 6c Ac"
    assert names(five_short(cards("Ac 7c 8c 9c 6c Kd Kc"))) == "9c 8c 7c 6c Ac"
    assert name_short(cards("Ac 7c 8c 9c 6c")) == HandName("straight_flush", (7,))


@pytest.mark.parametrize("hand", ["5c 6c 7c 8c 9c", "2c 6d 7c 8d 9c", "Ac Kd Qh Js", "2c 3c 4c 5c 7c Ac Kc"])
def test_a_card_below_the_six_or_too_few_cards_are_refused(hand: str) -> None:
    with pytest.raises(ValueError, match="five to seven cards from the six up"):
        best_short(cards(hand))


def test_in_a_pack_of_twenty_cards_hands_rank_as_they_do_in_the_full_one(strength: Strengths) -> None:
    """Royal hold'em (Rulebook L12): any five different ranks are the one straight."""
    pack = deck(8)
    found = {EVALUATORS["high"].rank(hand, ()): strength(hand) for hand in combinations(pack, 5)}
    assert sorted(found.values()) == [found[rank] for rank in sorted(found)]
    hands = Counter(CATEGORIES[strength(hand)[0]] for hand in combinations(pack, 5))
    assert hands == {
        "pair": 5 * 6 * 4 * 4**3, "two_pair": 10 * 6 * 6 * 3 * 4, "trips": 5 * 4 * 6 * 4**2, "straight": 4**5 - 4,
        "full_house": 5 * 4 * 4 * 6, "quads": 5 * 16, "straight_flush": 4,
    }  # fmt: skip
    assert best(cards("As Ks Qs Js Ts")) == max(found)
    assert RANKS[8:] == "TJQKA"
