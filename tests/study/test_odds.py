"""Odds: exact ones are what trying every deal gives, samples say how sure they are, no question is guessed at."""

from __future__ import annotations

import itertools
from itertools import combinations, product
from random import Random
from typing import Any

import pytest

from croupier.cards import UNKNOWN, names
from croupier.study import odds as study
from croupier.study.odds import BadQuestion, Odds, counting, odds, question, reach, work
from croupier.study.odds.deals import parts_of
from croupier.study.ranges import hand_of, named, read


def equities(found: Odds) -> list[float]:
    """The part of the pot of each player, rounded."""
    return [round(chance.equity, 6) for chance in found.chances]


def by_trying(asked: study.Question) -> list[float]:
    """Every hand of every player with every board."""
    parts, totals, deals = parts_of(asked.variant), [0.0] * len(asked.players), 0.0
    weighted = [list(zip(one.hands, one.weights, strict=True)) for one in asked.players]
    for chosen in product(*weighted):
        cards = [card for hand, _ in chosen for card in hand]
        if len({*cards, *asked.seen}) < len(cards) + len(asked.seen):
            continue
        weight = 1.0
        for _, each in chosen:
            weight *= each
        left = [card for card in asked.variant.pack if card not in {*cards, *asked.seen}]
        for rest in combinations(left, asked.to_come):
            deals += weight
            for player, part in enumerate(parts([hand for hand, _ in chosen], (*asked.board, *rest))):
                totals[player] += weight * part
    return [round(total / deals, 6) for total in totals]


@pytest.mark.parametrize(
    ("hands", "board", "dead", "game"),
    [
        (["AhAs", "KdKc"], "Ts 8h 3d", "", "holdem"),
        (["AhAs", "KdKc", "7h6h"], "Ts 8h 3d 2c", "Kh", "holdem"),
        (["QQ+:0.5, AKs", "TT-88", "AhKd"], "Ts 8h 3d 2c", "", "holdem"),
        (["AsAhKsKh", "9d8d7c6c"], "Ts 8h 3d", "", "omaha"),
        (["AsAh2d3c", "KsKh9c9d"], "7s 8h 3d 4c", "", "omaha8"),
        (["AsAh2d3c5c", "KsKh9c9dTd"], "7s 8h 3d 4c", "", "omaha5"),
        (["As2h3d4c5d6s7c", "KsKh9c9dTd8d2d"], "", "", "stud8"),
        (["As2h3d4c5d6s7c", "KsKh9c9dTd8d2d"], "", "", "razz"),
        (["AsKs", "6h6d"], "7s 8s 9h Th", "", "shortdeck"),
    ],
)
def test_exact_odds_are_those_of_every_deal(hands: list[str], board: str, dead: str, game: str) -> None:
    asked = question(hands, board, dead, game)
    found = odds(asked, exact=True)
    assert found.exact
    assert equities(found) == by_trying(asked)
    assert sum(equities(found)) == pytest.approx(1, abs=1e-5)


def test_random_questions_about_ranges_are_answered_as_by_trying() -> None:
    chance = Random(3)
    deck = list(range(52))
    for _ in range(12):
        chance.shuffle(deck)
        board, hands = names(deck[:4]), []
        for player in range(2):
            some = [hand_of(*chance.sample(deck[4:], 2)) for _ in range(5 + player)]
            hands.append(" ".join(f"{named(hand)}:{chance.choice((1, 0.5, 0.25))}" for hand in some))
        asked = question(hands, board)
        assert equities(odds(asked, exact=True)) == by_trying(asked)


def test_aces_against_kings_before_the_flop_are_counted() -> None:
    found = odds(question(["AhAs", "KdKc"]), exact=True)
    first, second = found.chances
    assert (first.win, second.win, first.tie, second.tie, found.deals) == (1388072, 317694, 6538, 6538, 1712304)
    assert (first.error, found.error, round(first.equity, 6)) == (0.0, 0.0, 0.812555)


def test_hi_lo_counts_whole_pots_as_won_and_parts_as_shared() -> None:
    found = odds(question(["AsAh2d3c", "KsKh9c9d"], "7s 8h 4d 4c", game="omaha8"))
    first, second = found.chances
    assert found.exact and found.deals == 40
    assert first.win + first.tie + second.win >= 40 and first.tie == second.tie


SHARED: list[tuple[list[str], str, str]] = [
    (["AsAh2d3c", "KsKh9c9d"], "7s 8h 3d", "omaha8"),
    (["AsAh2d ??", "KsKh9c9d"], "7s 8h 3d 4c", "omaha8"),
    (["As2h", "KsKh", "8d7d"], "7s 8h 3d", "holdem8"),
    (["As ??", "Kd Kc", "5c 4c"], "7s 8h 3d 4d", "greek_holdem"),
    (["As2h3d4c5d6s ??", "KsKh9c9dTd8d ??"], "", "stud8"),
    (["As2h3d4c5d ?? ??", "KsKh2c9dTd8d ??"], "", "razz"),
]
"""Questions about games whose rankings the kernels know."""


@pytest.mark.parametrize(("hands", "board", "game"), SHARED)
def test_what_the_kernels_count_is_what_python_counts_deal_by_deal(
    hands: list[str], board: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = question(hands, board, game=game)
    assert reach.halves_of(asked)
    found = odds(asked, exact=True)
    monkeypatch.setattr(counting, "AT_ONCE", 700)
    assert odds(asked, exact=True) == found  # in parts
    monkeypatch.setattr(counting, "halves_of", lambda asked: b"")
    assert odds(asked, exact=True) == found


def test_games_that_the_kernels_do_not_know_are_counted_deal_by_deal() -> None:
    for game, hand in {"shortdeck": "AsKs", "royal_holdem": "AsKs"}.items():
        assert reach.halves_of(question([hand], game=game)) == b""
    assert reach.halves_of(question(["*"] * 12)) == b""


def test_who_is_stopped_while_the_kernels_count_gets_a_sample(monkeypatch: pytest.MonkeyPatch) -> None:
    asks = iter([False, False, False, True, True])
    monkeypatch.setattr(counting, "AT_ONCE", 700)
    found = odds(question(SHARED[0][0], SHARED[0][1], game="omaha8"), 0.0, exact=True, stop=lambda: next(asks))
    assert not found.exact and found.deals > 0


@pytest.mark.parametrize(
    ("hands", "board", "game"),
    [
        *SHARED,
        (["AhAs", "KdKc"], "", "holdem"),
        (["QQ+", "AKs, AQs:0.5"], "", "holdem"),
        (["AsAhKsKh", "9d8d7c6c"], "Ts 8h 3d", "omaha"),
        (["Ah ??", "Kd Kc"], "Ts 8h 3d", "holdem"),
    ],
)
def test_a_sample_is_as_far_from_the_truth_as_it_says(hands: list[str], board: str, game: str) -> None:
    asked = question(hands, board, game=game)
    truth = odds(asked, exact=True)
    found = odds(asked, exact=False, precision=0.004, seed=5)
    assert not found.exact and 0 < found.error <= 0.004
    for chance, true in zip(found.chances, truth.chances, strict=True):
        assert abs(chance.equity - true.equity) <= 2 * chance.error
    assert odds(asked, exact=False, precision=0.004, seed=5) == found


def test_unknown_cards_are_any_cards() -> None:
    asked = question(["Ah ??", "Kd Kc"], "Ts 8h 3d 2c")
    assert asked.players[0].hands[0].count(UNKNOWN) == 1
    each = [question([f"Ah {names([card])}", "Kd Kc"], "Ts 8h 3d 2c") for card in range(52)
            if names([card]) not in "Ah Kd Kc Ts 8h 3d 2c"]  # fmt: skip
    truth = sum(odds(one, exact=True).chances[0].equity for one in each) / len(each)
    assert odds(asked, exact=True).chances[0].equity == pytest.approx(truth)


def test_cheap_questions_are_counted_and_dear_ones_sampled() -> None:
    assert odds(question(["AhAs", "KdKc"], "Ts 8h 3d")).exact
    six = question(["*"] * 6)
    assert work(six) > 10**6
    found = odds(six, precision=0.01)
    assert not found.exact
    assert all(abs(chance.equity - 1 / 6) < 0.02 for chance in found.chances)


def test_who_is_stopped_answers_with_what_he_has() -> None:
    asks = iter([False, True, True])
    found = odds(question(["*", "*", "*"]), precision=0.0, stop=lambda: next(asks))
    assert not found.exact and found.deals > 0
    early = odds(question(["QQ+", "AKs"]), exact=True, precision=1.0, stop=lambda: True)
    assert not early.exact and early.deals > 0


@pytest.mark.parametrize(
    ("asked", "code", "where"),
    [
        ({"hands": ["AhAs", "AhKc"]}, "card_twice", ""),
        ({"hands": ["AhAs", "KdKc"], "board": "Ah 2c 3c"}, "card_twice", ""),
        ({"hands": ["AhAs", "KdKc"], "dead": "Kd"}, "card_twice", ""),
        ({"hands": ["AhAs", "KdKc"], "board": "2c 3c 4c 5c 6c 7c"}, "board", "board"),
        ({"hands": ["AhAs"] * 24}, "players", ""),
        ({"hands": []}, "players", ""),
        ({"hands": ["??"] * 23, "dead": "2c3c"}, "too_few_cards", ""),
        ({"hands": ["AhAs", "AKx"]}, "no_range", "hand 2"),
        ({"hands": ["AhAs", "KK:-1"]}, "no_weight", "hand 2"),
        ({"hands": ["AhAs", "KK:1.5"]}, "no_weight", "hand 2"),
        ({"hands": ["AhAs", "KK:0"]}, "empty_range", "hand 2"),
        ({"hands": ["AhAsKd", "KK"]}, "too_many_cards", "hand 1"),
        ({"hands": ["AhAsKdKc", "QQ+"], "game": "omaha"}, "no_card", "hand 2"),
        ({"hands": ["AhAs", "Kd Kc"], "board": "Ts 8x 3d"}, "no_card", "board"),
        ({"hands": ["AhAs", "Kd Kc"], "board": "Ts ??"}, "unknown_card", "board"),
        ({"hands": ["AhAs", "Kd Kc"], "game": "bridge"}, "no_such_game", ""),
        ({"hands": ["AhAsKdKcQd"], "game": "five_card_draw"}, "game_of_draws", ""),
        ({"hands": ["Ah2s"], "game": "shortdeck"}, "not_in_pack", ""),
        ({"hands": ["AA", "KdKc"], "board": "Ah As Ac"}, "range_is_seen", "hand 1"),
        ({"hands": ["AA", "22-55"], "game": "shortdeck"}, "range_is_seen", "hand 2"),
    ],
)
def test_what_cannot_be_answered_is_refused_with_the_place(asked: dict[str, Any], code: str, where: str) -> None:
    with pytest.raises(BadQuestion) as caught:
        question(**asked)
    assert (caught.value.code, caught.value.where) == (code, where)


@pytest.mark.parametrize("exact", [None, True, False])
@pytest.mark.parametrize(
    "hands",
    [
        ["AA", "AA", "AA"],
        ["AhAs, AhAd", "AhKh, AsKs, AdKd", "AsAd"],
        ["A2+, K2+", "AhAs", "AdAc", "KhKs", "KdKc"],
        ["A2+, K2+", "AhAs", "AdAc", "KhKs", "KdKc", "??"],
    ],
)
def test_ranges_that_need_the_same_cards_are_refused(hands: list[str], exact: bool | None) -> None:
    with pytest.raises(BadQuestion) as caught:
        odds(question(hands), exact=exact, precision=0.1)
    assert caught.value.code == "ranges_collide"


@pytest.mark.parametrize("game", ["holdem", "holdem8", "shortdeck"])
def test_ranges_that_go_together_once_in_two_thousand_tries_are_dealt_in_small_steps(game: str) -> None:
    asks = itertools.count()
    found = odds(question(["AA, KK, QQ"] * 6, game=game), exact=False, stop=lambda: next(asks) > 2)
    assert 0 < found.deals < 5_000
    assert sum(one.equity for one in found.chances) == pytest.approx(1)


@pytest.mark.parametrize("exact", [True, False])
def test_whoever_asks_for_more_pairs_than_there_are_gets_an_answer_or_may_stop(exact: bool) -> None:
    """Fifteen players with seven ranks: fourteen pairs can be held, and far too many tries would show it."""
    asks = iter(range(100))
    with pytest.raises(BadQuestion):
        odds(question(["88-22"] * 15), exact=exact, stop=lambda: next(asks, None) is None)


def test_a_range_holds_no_card_that_the_pack_does_not_have() -> None:
    whole, short = (odds(question([text, "AhKh"], "Ts 8h 9d", game="shortdeck")) for text in ("22+", "66+"))
    assert whole == short and whole.exact


def test_many_hands_on_a_full_board_are_not_called_cheap() -> None:
    three = question(["*"] * 3, "Ts 8h 3d 2c 5h")
    assert work(three) > 3_600
    assert not odds(three, precision=0.01).exact


@pytest.mark.parametrize(("game", "hands"), [("holdem", ["AhAs", "KdKc"]), ("stud8", ["AhAsAd", "KdKcKh"])])
@pytest.mark.parametrize("most", [1, 7, 1_234])
def test_a_sample_has_at_most_as_many_deals_as_were_allowed(game: str, hands: list[str], most: int) -> None:
    found = odds(question(hands, game=game), exact=False, most=most, precision=0.0)
    assert found.deals == most and 0 < found.error <= 1


@pytest.mark.parametrize("asked", [{"most": -1}, {"precision": -0.1}, {"precision": float("nan")}])
def test_less_than_no_deals_and_no_precision_are_refused(asked: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="below 0"):
        odds(question(["AhAs", "KdKc"]), exact=False, **asked)


def test_who_won_every_deal_of_a_sample_is_not_said_to_win_all_of_them() -> None:
    asked = question(["AhAs", "7d2c"], "Ac Ad 3c")
    truth = odds(asked, exact=True).chances[0].equity
    found = odds(asked, exact=False, most=100, seed=3)
    assert found.chances[0].equity == 1 > truth >= 1 - found.error


def test_small_weights_are_sampled_by_what_they_are_beside_each_other() -> None:
    small, large = (
        question([f"AhAs:{one}, KhKs:{other}", "QdQc"]) for one, other in (("0.0000003", "0.0000001"), (1, 1 / 3))
    )
    found = [odds(asked, exact=False, precision=0.002).chances[0].equity for asked in (small, large)]
    assert found[0] == pytest.approx(found[1], abs=1e-9)


def test_no_part_of_the_pot_is_less_than_nothing() -> None:
    """Weights without an end in binary: the sums of the kernels miss zero by a hair."""
    found = odds(question(["Ks9d:0.3, 9c8s:0.3", "Jd3h:0.3, KsJd:0.7, 8s6h:0.3"], "4d Ah Qh 2s 2d"))
    assert found.exact
    assert [(chance.win >= 0, chance.tie >= 0) for chance in found.chances] == [(True, True)] * 2


def test_weights_say_how_often_a_hand_comes() -> None:
    whole, half = read("AhAs").hands[0], read("KhKs").hands[0]
    found = odds(question([f"{named(whole)}, {named(half)}:0.5", "QdQc"], "2c 3d 4h 8s"), exact=True)
    alone = [odds(question([text, "QdQc"], "2c 3d 4h 8s"), exact=True).chances[0].equity for text in ("AhAs", "KhKs")]
    assert found.chances[0].equity == pytest.approx((alone[0] + 0.5 * alone[1]) / 1.5)
