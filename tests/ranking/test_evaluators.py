"""The list of rankings: what each takes, and those that are made of others (Rulebook H2, L2, L13, L15)."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.cards import RANKS, cards, names
from croupier.ranking import EVALUATORS
from croupier.ranking.describe import CATEGORIES, OTHER_CATEGORIES, HandName
from croupier.ranking.high import best
from croupier.ranking.omaha import best_omaha

HOLE = {"high": 2, "greek_high": 2, "high_at_most_2": 3, "low_8_at_most_2": 3, "low_8": 2, "single": 1, "leduc": 1}
HOLE |= {"rhode_island": 1, "hole_high": 5, "low_a5": 7, "low_27": 5, "badugi": 4, "badugi_27": 5, "omaha_low_8": 4}
HOLE |= {"two_to_eleven": 1, "omaha_high": 4, "short_deck": 2, "short_deck_trips": 2}
BOARD = {"single": 0, "leduc": 1, "rhode_island": 2, "low_a5": 0, "low_27": 0, "badugi": 0, "badugi_27": 0}
BOARD |= {"two_to_eleven": 2}
"""How many hole cards the games of each ranking deal, and how many cards of the board if not five."""

PACK = st.lists(st.integers(0, 51), min_size=11, max_size=11, unique=True)
"""As many cards as any game deals to one player and the board."""


def pack_of(name: str) -> st.SearchStrategy[list[int]]:
    """So many cards of the pack that goes with a ranking."""
    return st.lists(st.integers(16, 51), min_size=7, max_size=7, unique=True) if "short" in name else PACK


def deal(name: str, pack: list[int]) -> tuple[list[int], list[int]]:
    """Hole cards and board of a game with this ranking; short decks begin with the six."""
    hole, board = HOLE[name], BOARD.get(name, 5)
    return pack[:hole], pack[hole : hole + board]


@pytest.mark.parametrize("name", EVALUATORS)
@settings(max_examples=15)
@given(data=st.data())
def test_any_ranking_says_how_strong_by_which_cards_and_what_they_are_called(name: str, data: st.DataObject) -> None:
    evaluator = EVALUATORS[name]
    hole, board = deal(name, data.draw(pack_of(name)))
    assert evaluator.is_enough(hole, board)
    rank, five = evaluator.rank(hole, board), evaluator.five(hole, board)
    assert rank > 0 or (rank == 0 and five == () and "low_8" in name)
    assert len(set(five)) == len(five) <= 5
    assert set(five) <= {*hole, *board}
    told = evaluator.name(five)
    assert told.category in {*CATEGORIES, *OTHER_CATEGORIES}
    assert set(told.ranks) <= {card >> 2 for card in five}
    assert evaluator.rank(tuple(hole), tuple(board)) == rank
    assert evaluator.five(tuple(hole), tuple(board)) == five


@pytest.mark.parametrize("name", EVALUATORS)
def test_any_ranking_has_words_for_the_first_hole_card_alone(name: str) -> None:
    assert EVALUATORS[name].name(cards("Kc")).ranks == (RANKS.index("K"),)


@pytest.mark.parametrize("name", EVALUATORS)
@settings(max_examples=15)
@given(data=st.data(), suits=st.permutations(range(4)))
def test_suits_never_break_a_tie_in_any_ranking(name: str, data: st.DataObject, suits: list[int]) -> None:
    hole, board = deal(name, data.draw(pack_of(name)))
    other = [[card - card % 4 + suits[card % 4] for card in part] for part in (hole, board)]
    assert EVALUATORS[name].rank(hole, board) == EVALUATORS[name].rank(*other)


@pytest.mark.parametrize(
    ("name", "hole", "board", "enough"),
    [
        ("high", "Kc Kd", "", False),
        ("high", "Kc Kd", "2c 3c 4c", True),
        ("high", "Kc Kd 2c 3c", "", False),
        ("high", "Kc Kd 2c 3c 4c", "", True),
        ("omaha_high", "Kc Kd 2c 3c 4c", "", False),
        ("omaha_high", "Kc Kd 2c 3c 4c", "5c", False),
        ("omaha_high", "Kc Kd 2c 3c 4c", "5c 6c 7c", True),
        ("low_a5", "Kc Kd 2c 3c", "", False),
        ("badugi", "Kc Kd 2c 3c", "", True),
        ("single", "Kc", "", True),
        ("leduc", "Kc", "", False),
        ("leduc", "Kc", "Kd", True),
        ("rhode_island", "Kc", "Kd", False),
        ("rhode_island", "Kc", "Kd 2h", True),
    ],
)
def test_a_ranking_knows_whether_there_are_cards_enough(name: str, hole: str, board: str, enough: bool) -> None:
    assert EVALUATORS[name].is_enough(cards(hole), cards(board)) is enough


@settings(max_examples=50)
@given(PACK)
def test_stud_hands_count_however_they_are_divided_between_hand_and_board(pack: list[int]) -> None:
    for name in ("high", "low_a5", "low_8"):
        for size in (5, 6, 7):
            found = {EVALUATORS[name].rank(pack[:hole], pack[hole:size]) for hole in range(size + 1)}
            assert len(found) == 1


@settings(max_examples=50)
@given(PACK)
def test_both_hole_cards_play_in_greek_with_three_of_the_board(pack: list[int]) -> None:
    hole, board = pack[:2], pack[2:7]
    assert EVALUATORS["greek_high"].rank(hole, board) == max(best((*hole, *three)) for three in combinations(board, 3))
    assert set(hole) <= set(EVALUATORS["greek_high"].five(hole, board))


@settings(max_examples=50)
@given(PACK, st.integers(5, 6))
def test_five_and_six_hole_cards_are_still_two_with_three(pack: list[int], size: int) -> None:
    hole, board = pack[:size], pack[size : size + 5]
    fours = [best_omaha(four, board) for four in combinations(hole, 4)]
    assert EVALUATORS["omaha_high"].rank(hole, board) == max(fours)


@settings(max_examples=50)
@given(PACK, st.integers(3, 5))
def test_of_three_hole_cards_at_most_two_play_where_the_game_says_so(pack: list[int], shared: int) -> None:
    hole, board = pack[:3], pack[3 : 3 + shared]
    lazy = EVALUATORS["high_at_most_2"]
    allowed = [five for five in combinations((*hole, *board), 5) if len(set(five) & set(hole)) <= 2]
    assert lazy.rank(hole, board) == max(map(best, allowed)) == best(lazy.five(hole, board))
    assert len(set(lazy.five(hole, board)) & set(hole)) <= 2


def test_a_flush_with_three_hole_cards_is_none_where_two_may_play() -> None:
    hole, board = cards("Ah Kh Qh"), cards("2h 7h 8c 9d 3s")
    lazy = EVALUATORS["high_at_most_2"]
    assert lazy.name(lazy.five(hole, board)).category == "high_card"


@settings(max_examples=50)
@given(PACK)
def test_the_hand_of_the_hole_cards_alone_does_not_see_the_board(pack: list[int]) -> None:
    alone = EVALUATORS["hole_high"]
    assert alone.rank(pack[:5], pack[5:10]) == best(pack[:5])
    assert set(alone.five(pack[:5], pack[5:10])) == set(pack[:5])


@pytest.mark.parametrize(
    ("name", "hole", "board", "shown", "told"),
    [
        ("low_8", "Ah 2d", "3s 4c 8d Qh Ks", "8d 4c 3s 2d Ah", HandName("low", (6, 2, 1, 0, 12))),
        ("low_a5", "Kc Kd Qh 8d 6c 4h 3s", "2s", "8d 6c 4h 3s 2s", HandName("low", (6, 4, 2, 1, 0))),
        ("low_27", "8d 6c 4h 3s 2s", "", "8d 6c 4h 3s 2s", HandName("low", (6, 4, 2, 1, 0))),
        ("badugi", "8d 6c 4h 2s", "", "8d 6c 4h 2s", HandName("badugi", (6, 4, 2, 0))),
        ("short_deck", "Ah 6h", "7s 8c 9d Qh Ks", "9d 8c 7s 6h Ah", HandName("straight", (7,))),
        ("rhode_island", "Ah", "2s 3c", "3c 2s Ah", HandName("straight", (1,))),
        ("two_to_eleven", "Ah", "9s Tc", "Ah Tc 9s", HandName("straight", (12,))),
    ],
)
def test_a_hand_is_shown_and_called_by_the_rules_of_its_game(
    name: str, hole: str, board: str, shown: str, told: HandName
) -> None:
    five = EVALUATORS[name].five(cards(hole), cards(board))
    assert names(five) == shown
    assert EVALUATORS[name].name(five) == told
