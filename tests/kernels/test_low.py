"""Low hands: the compiled part and its twin give the same numbers, and refuse the same things."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from random import Random
from typing import Any

import pytest

from croupier import kernels
from croupier.kernels import twin
from croupier.kernels.twin.low import ACE_TO_FIVE, DEUCE_TO_SEVEN, EIGHT, EIGHT_OF_TWO

fast = kernels.fast
needs_both = pytest.mark.skipif(fast is None, reason="there was no C compiler when Croupier was installed")
BOTH = [twin, pytest.param(fast, marks=needs_both)]
LOWS = {EIGHT: "low_8", EIGHT_OF_TWO: "low_8_two", ACE_TO_FIVE: "low_a5", DEUCE_TO_SEVEN: "low_27"}
NOT_SO_MANY = "not hands and boards of so many cards with a place for each rank"


def deals(hole: int, board: int, count: int) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Random hole cards and boards."""
    chance = Random(97 * hole + board)
    for _ in range(count):
        cards = tuple(chance.sample(range(52), hole + board))
        yield cards[:hole], cards[hole:]


@needs_both
@pytest.mark.parametrize("name", LOWS.values())
@pytest.mark.parametrize(("hole", "board"), [(5, 0), (6, 0), (7, 0), (2, 5), (4, 5), (5, 4), (6, 3), (2, 3), (8, 1)])
def test_both_rank_low_hands_alike(name: str, hole: int, board: int) -> None:
    for own, shared in deals(hole, board, 1_500):
        assert getattr(fast, name)(own, shared) == getattr(twin, name)(own, shared), (own, shared)


@needs_both
@pytest.mark.parametrize("cards", [5, 6, 7])
def test_both_rank_every_hand_without_five_different_ranks_alike(cards: int) -> None:
    for ranks in combinations_with_replacement(range(13), cards):
        if len({*ranks}) < 5 and all(ranks.count(rank) < 5 for rank in ranks):
            hand = [4 * rank + place % 4 for place, rank in enumerate(ranks)]
            assert fast.low_a5(hand, ()) == twin.low_a5(hand, ()), ranks


@needs_both
def test_both_rank_every_five_cards_for_deuce_to_seven_alike() -> None:
    for hand in [*combinations(range(52), 5)][::7]:
        assert fast.low_27(hand, ()) == twin.low_27(hand, ())


@pytest.mark.parametrize("module", BOTH)
@pytest.mark.parametrize("name", LOWS.values())
def test_any_sequences_are_hands(module: Any, name: str) -> None:
    rank, own, shared = getattr(module, name), [0, 5, 10, 15], (20, 25, 48, 51, 33)
    assert rank(own, shared) == rank(tuple(own), list(shared)) == rank(bytes(own), array("B", shared))


@pytest.mark.parametrize("module", BOTH)
@pytest.mark.parametrize("name", ["low_a5", "low_27"])
def test_fewer_than_five_cards_are_no_low_hand(module: Any, name: str) -> None:
    with pytest.raises(ValueError, match="from five cards or more, not from 4"):
        getattr(module, name)((0, 5), (10, 15))


@pytest.mark.parametrize("module", BOTH)
@pytest.mark.parametrize("name", ["low_8", "low_8_two"])
def test_fewer_than_five_cards_are_no_eight_or_better(module: Any, name: str) -> None:
    assert getattr(module, name)((0, 5), (10, 15)) == 0
    assert getattr(module, name)((), ()) == 0


@pytest.mark.parametrize("module", BOTH)
@pytest.mark.parametrize("name", LOWS.values())
def test_what_are_no_cards_is_an_error(module: Any, name: str) -> None:
    rank = getattr(module, name)
    with pytest.raises(IndexError):
        rank((0, 5, 10, 52), (15, 20, 25))
    for wrong in ((5, (1, 2)), ("ab", (1, 2, 3)), ((1, 2),), ((1, 2), (3, 4, 5), ())):
        with pytest.raises(TypeError):
            rank(*wrong)


@needs_both
@pytest.mark.parametrize("which", LOWS)
@pytest.mark.parametrize(("hole", "board"), [(5, 0), (7, 0), (4, 5), (2, 5)])
def test_many_low_hands_are_ranked_as_one_by_one(which: int, hole: int, board: int) -> None:
    some = [*deals(hole, board, 400)]
    own, shared = (bytes(card for deal in some for card in deal[place]) for place in (0, 1))
    one_by_one = [getattr(twin, LOWS[which])(*deal) for deal in some]
    for module in (twin, fast):
        ranks = memoryview(bytearray(2 * len(some) + 1))[1:]
        module.low_many(which, own, hole, shared, board, ranks)
        assert ranks.tobytes() == array("H", one_by_one).tobytes()


@pytest.mark.parametrize("module", BOTH)
@pytest.mark.parametrize(
    ("which", "own", "size", "shared", "board", "places"),
    [
        (-1, bytes(range(5)), 5, b"", 0, 1),
        (4, bytes(range(5)), 5, b"", 0, 1),
        (EIGHT, bytes(range(5)), 5, b"", 0, 2),
        (EIGHT, bytes(range(6)), 5, b"", 0, 1),
        (EIGHT, bytes(range(5)), 5, b"\5", 0, 1),
        (EIGHT, bytes(range(5)), 0, b"", 0, 0),
        (EIGHT, b"", 5, b"", -1, 0),
        (EIGHT, b"", 50, b"", 3, 0),
        (EIGHT, b"", 4, b"", 2**31 - 1, 0),
        (EIGHT, bytes((1, 2, 3, 4, 52)), 5, b"", 0, 1),
        (EIGHT_OF_TWO, bytes(range(4)), 4, bytes((5, 6, 7, 8, 77)), 5, 1),
        (ACE_TO_FIVE, bytes(range(4)), 4, b"", 0, 1),
        (DEUCE_TO_SEVEN, bytes(range(2)), 2, bytes(range(2)), 2, 1),
    ],
)
def test_what_are_no_low_hands_is_refused(
    module: Any, which: int, own: bytes, size: int, shared: bytes, board: int, places: int
) -> None:
    with pytest.raises(ValueError, match=NOT_SO_MANY):
        module.low_many(which, own, size, shared, board, bytearray(2 * places))


@needs_both
def test_a_card_that_comes_twice_gives_some_number() -> None:
    for hand in combinations_with_replacement((0, 3, 20, 21, 51), 7):
        assert all(getattr(fast, name)(hand, ()) >= 0 for name in LOWS.values())
