"""The last street: games that can be solved by hand, exactness, and what is no river."""

from __future__ import annotations

import pytest

from croupier.cards import cards
from croupier.study.duel import Folds, Showdown
from croupier.study.odds import BadQuestion
from croupier.study.ranges import kind_of, read
from croupier.study.river import River, Solved, question, solve, work
from croupier.study.river_bets import ALL_IN, USUAL, Sizes, read_sizes, tree

BOARD = "2c 2d 2h 9s Js"


def polarised(size: float) -> Solved:
    """The best hands and hands that beat nothing, against one kind that beats only these."""
    asked = question(BOARD, "AA, 65s, 43s", "KK", 10, 1000, Sizes((size,), (), most=1))
    return solve(asked, good=1e-5)


@pytest.mark.parametrize("size", [0.5, 1.0, 2.0])
def test_bluffs_stand_to_bets_for_value_as_the_price_says_and_a_bluff_catcher_calls_by_the_pot(size: float) -> None:
    found = polarised(size)
    spot = found.spot()
    (bet,) = [place for place, (choice, _) in enumerate(spot.choices) if choice != "check"]
    taken: dict[str, float] = {}
    for hand, weight, often in zip(spot.hands, spot.weights, spot.often, strict=True):
        taken[kind_of(hand)] = taken.get(kind_of(hand), 0.0) + weight * often[bet]
    bluffs = taken["65s"] + taken["43s"]
    assert bluffs / (bluffs + taken["AA"]) == pytest.approx(size / (1 + 2 * size), abs=0.01)
    caught = found.spot([spot.choices[bet][0]])
    assert dict(caught.choices)["call"] == pytest.approx(1 / (1 + size), abs=0.01)
    assert sum(found.values) == pytest.approx(10)


def test_who_can_only_check_wins_his_part_of_the_pot() -> None:
    found = solve(question(BOARD, "AA, 65s", "KK", 10, 100, Sizes((), (), most=0)))
    assert found.values == pytest.approx((6.0, 4.0))  # six pairs of aces beat kings, four sixes do not
    assert found.exploitability == pytest.approx(0, abs=1e-12)
    assert found.hand_values(1) == pytest.approx(dict.fromkeys(read("KK").hands, 4.0))


def test_equal_hands_share_the_pot_whatever_is_bet() -> None:
    found = solve(question("As Ks Qs Js Ts", "22+", "22+", 20, 90), good=1e-4)
    assert found.values == pytest.approx((10, 10), abs=0.005)


def test_all_hands_of_both_are_solved_to_six_thousandths_of_the_pot_in_a_hundred_rounds() -> None:
    asked = question("Ks 9s 7d 4c 2h", "*", "*", 20, 90)
    found = solve(asked, good=0.006)
    assert (found.rounds, len(found.duel.hands)) == (100, 1081)
    assert 0 < found.exploitability <= 0.006 * 20
    assert sum(found.values) == pytest.approx(20)
    assert sum(share for _, share in found.spot(["bet 10"]).choices) == pytest.approx(1)


def test_nobody_plays_a_hand_that_he_has_not_or_that_the_board_excludes() -> None:
    asked = question("Ks 9s 7d 4c 2h", "KK, 99:0.5", "AKs", 20, 90)
    assert len(asked.ranges[0]) == 6 and len(asked.ranges[1]) == 3
    spot = solve(asked, good=0.05).spot()
    assert {kind_of(hand) for hand in spot.hands} == {"KK", "99"}
    weights = dict(zip(spot.hands, spot.weights, strict=True))
    kings, nines = tuple(cards("KhKd")), tuple(cards("9h9d"))
    assert weights[kings] == 1 and weights[nines] == 1.5  # type: ignore[index]  # beside kings one ace-king is left


def test_the_sizes_of_bets_and_raises_are_parts_of_the_pot_as_far_as_the_stack_goes() -> None:
    root = tree(20, 90, Sizes((0.5, 1, ALL_IN), (0.1, 1.0), most=2))
    assert [named for named, _ in root.choices] == ["check", "bet 10", "bet 20", "all-in 90"]
    behind = dict(root.choices)["bet 10"]
    # a tenth of the pot would be 14, less than a full raise
    assert [named for named, _ in behind.choices] == ["fold", "call", "raise 20", "raise 50"]  # type: ignore[union-attr]
    last = dict(behind.choices)["raise 50"]  # type: ignore[union-attr]
    assert last.choices == (("fold", Folds(0, 20.0)), ("call", Showdown(60.0)))  # half the pot, and what was put in
    assert read_sizes("33%, 1.5 all-in", "bets") == (0.33, 1.5, ALL_IN)


def test_a_better_answer_takes_longer_and_is_nearer() -> None:
    asked: River = question("Ks 9s 7d 4c 2h", "22+", "22+", 20, 90)
    assert work(asked, 0.001) > work(asked, 0.01) > 0
    assert solve(asked, 0.001).exploitability < solve(asked, 0.05).exploitability


@pytest.mark.parametrize(
    ("asked", "code", "where"),
    [
        (("Ks 9s 7d 4c", "AA", "KK", 20, 90), "river_board", "board"),
        (("Ks 9s 7d 4c 2h 3h", "AA", "KK", 20, 90), "river_board", "board"),
        (("Ks 9s 7d 4c Ks", "AA", "KK", 20, 90), "card_twice", ""),
        (("Ks 9s 7d 4c 2x", "AA", "KK", 20, 90), "no_card", "board"),
        (("Ks 9s 7d 4c 2h", "AA:-1", "KK", 20, 90), "no_weight", "range 1"),
        (("Ks 9s 7d 4c 2h", "AA", "", 20, 90), "empty_range", "range 2"),
        (("Ks 9s 7d 4c 2h", "AA", "Ks9s", 20, 90), "range_is_seen", "range 2"),
        (("Ks 9s 7d 4c 2h", "AhAd", "AhQh", 20, 90), "ranges_collide", ""),
        (("Ks 9s 7d 4c 2h", "AA", "KK", 0, 90), "no_amount", "pot"),
        (("Ks 9s 7d 4c 2h", "AA", "KK", 20, float("nan")), "no_amount", "stack"),
    ],
)
def test_what_is_no_river_is_refused_with_the_place(
    asked: tuple[str, str, str, float, float], code: str, where: str
) -> None:
    with pytest.raises(BadQuestion) as refused:
        solve(question(*asked))
    assert (refused.value.code, refused.value.where) == (code, where)


def test_bets_that_are_none_and_trees_without_end_are_refused() -> None:
    for text, place in (("0", 1), ("50%, x", 6), ("50%, -1", 6), ("2000", 1)):
        with pytest.raises(BadQuestion) as refused:
            read_sizes(text, "raises")
        assert (refused.value.code, refused.value.numbers["place"]) == ("no_size", place)
    many = tuple(number / 10 for number in range(1, 12))
    with pytest.raises(BadQuestion, match="large_tree"):
        tree(10, 1e6, Sizes(many, many, most=9))
    with pytest.raises(ValueError, match="not -1"):
        solve(question(BOARD, "AA", "KK", 10, 10), good=-1)


def test_a_line_that_nobody_can_play_is_refused_with_what_can_be_chosen() -> None:
    found = solve(question(BOARD, "AA", "KK", 10, 10, USUAL), good=0.1)
    with pytest.raises(BadQuestion) as refused:
        found.spot(["check", "bet 3"])
    assert refused.value.code == "no_choice" and refused.value.numbers["number"] == 2
    assert refused.value.numbers["choices"] == "check, bet 5, all-in 10"
    for line in (["check", "check"], ["check", "check", "check"]):
        with pytest.raises(BadQuestion, match="line_is_over"):
            found.spot(line)
