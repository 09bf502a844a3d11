"""Hands of one, two and three cards: Kuhn, Leduc and Rhode Island."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from math import comb

import pytest

from croupier.cards import RANKS, cards, names
from croupier.ranking import EVALUATORS
from croupier.ranking.describe import HandName
from croupier.ranking.tiny import CATEGORIES, name_three, rank_one, rank_three, rank_two

FREQUENCIES = {
    "high_card": 16_440, "pair": 3_744, "flush": 1_096, "straight": 720, "trips": 52, "straight_flush": 48,
}  # fmt: skip
"""How often the three-card hands come; G. and S.'s table has the same shares: 0.00217, 0.00235, 0.03258 and so on."""

CLASSES = {"high_card": 274, "pair": 156, "flush": 274, "straight": 12, "trips": 13, "straight_flush": 12}


def second_opinion(three: Sequence[int]) -> tuple[int, list[int]]:
    """Three cards as their category's number and the ranks that decide inside it."""
    ranks = Counter(card // 4 for card in three)
    order = [rank for rank, _ in sorted(ranks.items(), key=lambda held: (held[1], held[0]), reverse=True)]
    runs = [{12, 0, 1}, *({low, low + 1, low + 2} for low in range(11))]
    flush = len({card % 4 for card in three}) == 1
    if set(ranks) in runs:
        return 5 if flush else 3, [runs.index(set(ranks))]
    if flush:
        return 2, order
    return {1: 4, 2: 1, 3: 0}[len(ranks)], order


def test_of_one_card_the_higher_rank_wins() -> None:
    single = EVALUATORS["single"]
    assert [single.rank(cards(card), ()) for card in ("2c", "Jd", "Qh", "Ks", "Ac")] == [1, 10, 11, 12, 13]
    assert rank_one(cards("Kc")) == rank_one(cards("Ks"))
    assert names(single.five(cards("Kc"), ())) == "Kc"
    assert single.name(cards("Kc")) == HandName("high_card", (11,))


def test_a_pair_with_the_board_beats_any_higher_card() -> None:
    leduc = EVALUATORS["leduc"]
    board = cards("Js")
    jack, queen, king = (leduc.rank(cards(card), board) for card in ("Jh", "Qh", "Kh"))
    assert jack > king > queen
    assert leduc.rank(cards("Qs"), board) == queen
    assert names(leduc.five(cards("Jh"), board)) == "Js Jh"
    assert leduc.name(leduc.five(cards("Jh"), board)) == HandName("pair", (9,))
    assert leduc.name(leduc.five(cards("Kh"), board)) == HandName("high_card", (11, 9))


def test_all_hands_of_two_cards_fall_into_91_classes() -> None:
    def strength(two: Sequence[int]) -> tuple[bool, int, int]:
        one, other = sorted(card // 4 for card in two)
        return one == other, other, one

    found = Counter(rank_two(two) for two in combinations(range(52), 2))
    assert sorted(found) == list(range(1, 92))
    assert {found[rank] for rank in range(79, 92)} == {6}
    assert {found[rank] for rank in range(1, 79)} == {16}
    by_rank = {rank_two(two): strength(two) for two in combinations(range(52), 2)}
    assert sorted(by_rank.values()) == [by_rank[rank] for rank in range(1, 92)]


def test_all_hands_of_three_cards_fall_into_741_classes_where_the_game_puts_them() -> None:
    found: dict[int, tuple[int, list[int]]] = {}
    hands: Counter[str] = Counter()
    for three in combinations(range(52), 3):
        strength = second_opinion(three)
        assert found.setdefault(rank_three(three), strength) == strength
        name = name_three(three)
        assert (CATEGORIES.index(name.category), list(name.ranks)) == (strength[0], [*adjusted(strength)])
        hands[name.category] += 1
    assert sorted(found.values()) == [found[rank] for rank in range(1, 742)]
    assert Counter(CATEGORIES[category] for category, _ in found.values()) == CLASSES
    assert hands == FREQUENCIES
    assert hands.total() == comb(52, 3)


def adjusted(strength: tuple[int, list[int]]) -> list[int]:
    """A run's number, counted from A-2-3, is its top less one."""
    category, ranks = strength
    return [ranks[0] + 1] if category in (3, 5) else ranks


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param("Ah 2h 3h", "As Ah Ad", id="a straight flush beats trips"),
        pytest.param("2s 2h 2d", "Qs Kh Ad", id="trips beat a straight"),
        pytest.param("As 2h 3d", "Ah Kh Jh", id="a straight beats a flush"),
        pytest.param("2h 3h 5h", "As Ah Kd", id="a flush beats a pair"),
        pytest.param("2s 2h 3d", "As Kh Jd", id="a pair beats high card"),
        pytest.param("2s 3h 4d", "As 2h 3d", id="A-2-3 is the lowest straight"),
        pytest.param("Qs Kh Ad", "Js Qh Kd", id="Q-K-A is the highest"),
    ],
)
def test_the_better_hand_of_three_wins(better: str, worse: str) -> None:
    assert rank_three(cards(better)) > rank_three(cards(worse))


@pytest.mark.parametrize(
    ("hand", "shown", "category", "ranks"),
    [
        ("Ac 2d 3h", "3h 2d Ac", "straight", "3"),
        ("Ac Kd Qh", "Ac Kd Qh", "straight", "A"),
        ("Ac 2c 3c", "3c 2c Ac", "straight_flush", "3"),
        ("2c Kc 9c", "Kc 9c 2c", "flush", "K92"),
        ("2c Kc 2d", "2d 2c Kc", "pair", "2K"),
        ("Kc Ac 2d", "Ac Kc 2d", "high_card", "AK2"),
        ("2c 2h 2d", "2h 2d 2c", "trips", "2"),
    ],
)
def test_three_cards_are_shown_from_the_top(hand: str, shown: str, category: str, ranks: str) -> None:
    game = EVALUATORS["rhode_island"]
    hole, board = cards(hand)[:1], cards(hand)[1:]
    assert names(game.five(hole, board)) == shown
    assert game.name(game.five(hole, board)) == HandName(category, tuple(map(RANKS.index, ranks)))


def test_before_there_are_three_cards_they_are_called_what_they_are_so_far() -> None:
    assert name_three(cards("2c 2h")) == HandName("pair", (0,))
    assert name_three(cards("Ah")) == HandName("high_card", (12,))


@pytest.mark.parametrize(("name", "hand"), [("single", "2c 3c"), ("leduc", "2c"), ("rhode_island", "2c 3c")])
def test_another_number_of_cards_is_refused(name: str, hand: str) -> None:
    with pytest.raises(ValueError, match="in all, not"):
        EVALUATORS[name].rank(cards(hand), ())
