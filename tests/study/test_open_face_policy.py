"""The policy of open-face Chinese: it knows its rows, and what it plays out counts as the rules count."""

from __future__ import annotations

from array import array
from itertools import pairwise
from random import Random

import pytest

from croupier.cards import cards, standard_deck
from croupier.chinese import fantasy
from croupier.chinese.house import ChineseRules
from croupier.chinese.rows import Rows, is_dead, strength
from croupier.chinese.royalties import FLAT_TOP_TRIPS
from croupier.chinese.variants import VARIANTS
from croupier.kernels import rows_played
from croupier.study.open_face import weights
from croupier.study.open_face.house import Money, money_of
from croupier.study.open_face.keys import fives, nexts, rows, threes
from croupier.study.open_face.lines import lines
from croupier.study.open_face.playing import Final, by_look, ranks_of
from croupier.study.open_face.policy import EMPTY, numbers, state_of
from croupier.study.open_face.rollout import DEAD, points_of

OFC = VARIANTS["ofc"]
HOUSES = [ChineseRules(), ChineseRules(ofc_royalties=FLAT_TOP_TRIPS, ofc_foul_scoop=False)]


def full_rows(chance: Random) -> Rows:
    """Thirteen cards in rows, half of them sorted so that hands live."""
    found = chance.sample(standard_deck(), 13)
    if chance.random() < 0.5:
        found.sort()
    return tuple(found[:3]), tuple(found[3:8]), tuple(found[8:])


def final_of(laid: Rows) -> Final:
    """The ranks by the rules, zeros for a dead hand."""
    ranks = strength(*laid)
    return DEAD if is_dead(ranks) else (ranks.top, ranks.middle, ranks.bottom)


@pytest.mark.parametrize("seed", range(5))
def test_full_rows_have_the_ranks_that_the_rules_give_them(seed: int) -> None:
    chance, tables = Random(seed), money_of(OFC, HOUSES[0]).tables
    for _ in range(100):
        laid = full_rows(chance)
        assert ranks_of(tables, state_of(laid)) == final_of(laid)


def brought(money: Money, mine: Rows, theirs: list[Rows]) -> float:
    """What full rows bring by the kernels, in points."""
    states = array("i", state_of(mine))
    players = array("i", [number for laid in theirs for number in (*state_of(laid), 0, 0, 0)])
    into, asked = array("i", [0]), array("i", [0, money.dead, 2500, 0])
    rows_played(money.tables.known, states, players, b"", array("i"), b"", asked, 1, into)
    return into[0] / 1000


@pytest.mark.parametrize("house", HOUSES)
def test_what_is_played_out_counts_as_the_rules_count(house: ChineseRules) -> None:
    money, chance, live = money_of(OFC, house), Random(7), 0
    for _ in range(300):
        mine, *theirs = (full_rows(chance) for _ in range(chance.randint(2, 3)))
        final = final_of(mine)
        points = sum(points_of(final, final_of(laid), money) for laid in theirs)
        entry = money.values.get(fantasy.entry(OFC, house, final[0]), 0.0) if final != DEAD else -2.5
        assert brought(money, mine, theirs) == pytest.approx(points + entry)
        live += final != DEAD
    assert live > 50


def test_a_row_with_a_card_more_is_the_row_of_all_its_cards() -> None:
    numbered, after = rows(), nexts()
    assert numbered[()] == 0
    assert len(numbered) == len(fives()[0]) == len(fives()[1]) == 8555
    assert len(threes()) == 560
    assert after[13 * numbered[2, 2, 2, 2] + 2] == 0, "there is no fifth one"
    for ranks in [(), (3,), (3, 3), (0, 5, 12), (1, 1, 7, 7)]:
        for more in range(13):
            assert after[13 * numbered[ranks] + more] == numbered[tuple(sorted((*ranks, more)))]


def test_the_stronger_a_row_is_the_more_its_line_is_expected_to_win() -> None:
    for row in lines():
        assert all(weaker < stronger for weaker, stronger in pairwise(row))
        assert -1.71 < row[1] < row[-1] < 1.71


@pytest.mark.parametrize("discards", [True, False])
def test_there_are_as_many_numbers_as_the_features_ask_for(discards: bool) -> None:
    sizes = numbers().sizes()
    assert [len(part) for part in weights.load(sizes, discards)] == list(sizes)
    with pytest.raises(ValueError, match="learn them again"):
        weights.load(sizes[1:], discards)


@pytest.mark.parametrize(
    ("given", "bottom"),
    [("As Ah Ad 7c 2d", "As Ah Ad"), ("Ts Js Qs Ks 2d", "Ts Js Qs Ks"), ("9c 9d 9h 9s Ac", "9c 9d 9h 9s")],
)
@pytest.mark.parametrize("variant", ["ofc", "ofc_classic"])
def test_what_is_strong_at_once_goes_to_the_bottom(given: str, bottom: str, variant: str) -> None:
    tables = money_of(VARIANTS[variant], ChineseRules()).tables
    hand = cards(given)
    _, plan, _ = by_look(tables, EMPTY, hand, 5, last=False)[0]
    assert {hand[place] for place in plan[2]} >= set(cards(bottom))
