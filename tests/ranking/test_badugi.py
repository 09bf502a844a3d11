"""Badugi hands (Rulebook L8): a ruling each, a second opinion, and how often each hand comes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, pairwise
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.cards import RANKS, cards, names
from croupier.ranking import EVALUATORS
from croupier.ranking.badugi import rank_badugi
from croupier.ranking.describe import HandName

ENDS = [0, 13, 91, 377, 1092]
"""The highest ranks of no card, one card, two, three and four."""


def second_opinion(dealt: Sequence[int], ace: int) -> tuple[int, list[int]]:
    """How many cards play and their ranks from the top, negative, so that the bigger is the better hand."""
    best: tuple[int, list[int]] = (0, [])
    for size in range(1, 5):
        for hand in combinations(dealt, size):
            ranks = {card // 4 for card in hand}
            if len(ranks) == size == len({card % 4 for card in hand}):
                best = max(best, (size, sorted(-ace if rank == 12 else -rank for rank in ranks)))
    return best


def sizes(ranks: Iterable[int]) -> list[int]:
    """How many hands have one, two, three and four cards."""
    found = Counter(ranks)
    assert found[0] == 0
    return [sum(found[rank] for rank in range(low + 1, high + 1)) for low, high in pairwise(ENDS)]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param("4c 3d 2h As", "5c 3d 2h As", id="4-3-2-A of four suits is the best"),
        pytest.param("Kc Qd Jh Ts", "4c 3d 2h Ac", id="four cards beat three, whatever they are"),
        pytest.param("Kc Qd Jh Jc", "3c 2d Ad Ac", id="three cards beat two"),
        pytest.param("Kc Qd Qc Kd", "Ac 2c 3c 4c", id="two cards beat one"),
        pytest.param("8c 3d 2h As", "8c 4d 2h As", id="the second card from the top decides"),
        pytest.param("8c 3d 2h As", "8c 4d 3h 2s", id="the ace is low"),
        pytest.param("2c 2d 2h 2s", "3c 4c 5c 6c", id="one card: the lower"),
    ],
)
def test_more_cards_and_then_the_lower_from_the_top_win(better: str, worse: str) -> None:
    assert rank_badugi(cards(better)) > rank_badugi(cards(worse))


def test_of_two_cards_that_exclude_each_other_the_one_stays_that_leaves_the_better_hand() -> None:
    assert rank_badugi(cards("Ac 2c 3h 4s")) == rank_badugi(cards("Ac 3h 4s"))
    assert rank_badugi(cards("Ac 2c 2d 3h")) == rank_badugi(cards("Ac 2d 3h"))
    assert rank_badugi(cards("2s 3d 3c 4d")) == rank_badugi(cards("2s 3c 4d"))


@pytest.mark.parametrize(("name", "ace"), [("badugi", -1), ("badugi_27", 12)])
@settings(max_examples=50)
@given(data=st.data())
def test_two_hands_compare_as_the_rules_say(name: str, ace: int, data: st.DataObject) -> None:
    size, pack = data.draw(st.integers(4, 5)), data.draw(st.sampled_from([range(52), range(36, 52), range(0, 52, 3)]))
    hands = st.lists(st.sampled_from(pack), min_size=size, max_size=size, unique=True)
    one, other = data.draw(hands), data.draw(hands)
    rank = EVALUATORS[name].rank
    ours, theirs = second_opinion(one, ace), second_opinion(other, ace)
    assert (rank(one, ()) > rank(other, ())) == (ours > theirs)
    assert (rank(one, ()) == rank(other, ())) == (ours == theirs)


@pytest.mark.parametrize("name", ["badugi", "badugi_27"])
@settings(max_examples=50)
@given(dealt=st.lists(st.integers(0, 51), min_size=4, max_size=5, unique=True))
def test_the_cards_that_play_are_a_badugi_of_the_rank_of_the_hand(name: str, dealt: list[int]) -> None:
    evaluator = EVALUATORS[name]
    hand = evaluator.five(dealt, ())
    assert set(hand) <= set(dealt)
    assert len({card // 4 for card in hand}) == len({card % 4 for card in hand}) == len(hand)
    assert evaluator.rank(hand, ()) == evaluator.rank(dealt, ())
    assert evaluator.name(dealt) == evaluator.name(hand) == HandName("badugi", tuple(card >> 2 for card in hand))


@pytest.mark.parametrize(
    ("name", "dealt", "shown", "ranks"),
    [
        ("badugi", "As 2d 3h 4c", "4c 3h 2d As", "432A"),
        ("badugi", "Ac 2c 3h 4s", "4s 3h Ac", "43A"),
        ("badugi", "Ac Ad Ah As", "Ac", "A"),
        ("badugi", "Kc 8c 8d Ks", "Kc 8d", "K8"),
        ("badugi", "As 2d 3h 4c 9c", "4c 3h 2d As", "432A"),
        ("badugi", "4h 4s Ac 2c 3h", "4s 3h Ac", "43A"),
        ("badugi_27", "As 2d 3h 4c", "As 4c 3h 2d", "A432"),
        ("badugi_27", "As 2d 3h 4c 5s", "5s 4c 3h 2d", "5432"),
        ("badugi_27", "Ac 2c 3h 4s", "4s 3h 2c", "432"),
    ],
)
def test_the_cards_that_play_are_shown_from_the_top(name: str, dealt: str, shown: str, ranks: str) -> None:
    evaluator = EVALUATORS[name]
    assert names(evaluator.five(cards(dealt), ())) == shown
    assert evaluator.name(cards(dealt)) == HandName("badugi", tuple(map(RANKS.index, ranks)))


@pytest.mark.parametrize(("name", "ace"), [("badugi", -1), ("badugi_27", 12)])
def test_every_class_stands_where_the_rules_put_it(name: str, ace: int) -> None:
    ranks = [set_of_ranks for size in range(1, 5) for set_of_ranks in combinations(range(13), size)]
    hands = [tuple(4 * rank + suit for suit, rank in enumerate(each)) for each in ranks]
    weakest_first = sorted(hands, key=lambda hand: second_opinion(hand, ace))
    assert [EVALUATORS[name].rank(hand, ()) for hand in weakest_first] == list(range(1, 1093))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "best"), [("badugi", "Ac 2d 3h 4s"), ("badugi_27", "2c 3d 4h 5s")])
def test_all_hands_of_four_cards_fall_into_1092_classes(name: str, best: str) -> None:
    rank = EVALUATORS[name].rank
    found = Counter(rank(hand, ()) for hand in combinations(range(52), 4))
    assert sorted(found) == list(range(1, 1093))
    assert rank(cards(best), ()) == 1092
    assert {found[number] for number in range(378, 1093)} == {24}  # four suits in any order
    assert sizes(found.elements()) == [2_873, 96_252, 154_440, 17_160]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["badugi", "badugi_27"])
def test_among_five_cards_badugis_come_as_often_as_they_should(name: str) -> None:
    rank = EVALUATORS[name].rank
    one, two, three, four = sizes(rank(hand, ()) for hand in combinations(range(52), 5))
    # Three suits with one card of three different ranks, the fourth with two cards that are not both of these ranks.
    assert four == 4 * 13 * 12 * 11 * (comb(13, 2) - comb(3, 2))
    assert one == 4 * comb(13, 5)  # five of one suit; no rank comes five times
    assert one + two + three + four == comb(52, 5)


def test_no_cards_are_no_badugi() -> None:
    with pytest.raises(ValueError, match="not from 0"):
        rank_badugi(())
