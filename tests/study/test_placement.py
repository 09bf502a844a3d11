"""Cards set at once are set as well as they can be: the search finds what trying everything finds."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from croupier.cards import cards, names, standard_deck
from croupier.chinese import fantasy
from croupier.chinese.house import ChineseRules
from croupier.chinese.rows import Strength, is_dead, strength
from croupier.chinese.royalties import FLAT_TOP_TRIPS, NO_MIDDLE_TRIPS, STANDARD, Pays, Royalties, paytable
from croupier.chinese.score import royalties_of
from croupier.chinese.variants import VARIANTS
from croupier.ranking.high import rank5
from croupier.ranking.three import holds_up, rank3
from croupier.study.open_face.worth import POINT, Values, worth_of
from croupier.study.placement import best_placement

OFC = VARIANTS["ofc"]
VALUES = {14: 9.5, 15: 13.25, 16: 17.0, 17: 24.75}
ODD = Royalties(pairs=(3, 0, 0, 7, 0, 0, 1, 0, 9, 0, 0, 2, 0), trips=(1,) * 13, middle=Pays(9, 1, 0, 2, 0, 0, 3))


def best_by_trying_everything(given: list[int], house: ChineseRules, now: int, values: Values) -> int:
    """The most that royalties and the next Fantasyland can bring, in thousandths, by the rules of scoring alone."""
    pays, best, given = paytable(house.ofc_royalties), -1, sorted(given)
    fives = {five: rank5(*five) for five in combinations(given, 5)}
    threes = {three: rank3(*three) for three in combinations(given, 3)}
    again = round(POINT * max(values.values(), default=0))
    for bottom, low in fives.items():
        rest = [card for card in given if card not in bottom]
        for middle in combinations(rest, 5):
            mid = fives[middle]
            if mid > low:
                continue
            below = POINT * (pays.middle[mid] + pays.bottom[low]) + again
            for top in combinations([card for card in rest if card not in middle], 3):
                high = threes[top]
                if below + POINT * pays.top[high] > best and holds_up(mid, high):  # else no need to look closer
                    best = max(best, points(Strength(high, mid, low), house, now, values, pays))
    return best


def points(rows, house, now, values, pays) -> int:  # type: ignore[no-untyped-def]
    """What living rows bring."""
    brought = POINT * (pays.top[rows.top] + pays.middle[rows.middle] + pays.bottom[rows.bottom])
    if fantasy.stays(house, *rows):
        brought += round(POINT * values.get(fantasy.repeat(OFC, house, rows.top, now), 0))
    return brought


HOUSES = {
    "standard": ChineseRules(),
    "full house in the middle": ChineseRules(ofc_refantasy_full_house_middle=True),
    "as many cards again": ChineseRules(ofc_refantasy_cards="same", ofc_fantasy_cards="progressive"),
    "progressive again": ChineseRules(ofc_refantasy_cards="progressive", ofc_fantasy_cards="progressive"),
    "flat trips": ChineseRules(ofc_royalties=FLAT_TOP_TRIPS),
    "no middle trips": ChineseRules(ofc_royalties=NO_MIDDLE_TRIPS, ofc_refantasy_full_house_middle=True),
    "odd royalties": ChineseRules(ofc_royalties=ODD, ofc_refantasy_full_house_middle=True),
}


def check(seed: int, count: int, house: ChineseRules) -> None:
    """One deal of so many cards, by both."""
    given = Random(seed).sample(standard_deck(), count)
    found = best_placement(given, worth_of(OFC, house, count, VALUES))
    assert found.proved
    assert found.worth == best_by_trying_everything(given, house, count, VALUES), names(given)
    rows = strength(*found.rows)
    assert not is_dead(rows)
    assert found.worth == points(rows, house, count, VALUES, paytable(house.ofc_royalties))
    assert sorted((*found.rows[0], *found.rows[1], *found.rows[2], *found.discards)) == sorted(given)
    assert tuple(map(len, found.rows)) == (3, 5, 5)


@pytest.mark.parametrize("name", sorted(HOUSES))
def test_the_best_placement_is_the_one_that_trying_everything_finds(name: str) -> None:
    for seed in range(2):
        check(seed, 13, HOUSES[name])


def test_the_best_placement_of_fourteen_is_the_one_that_trying_everything_finds() -> None:
    check(7, 14, HOUSES["progressive again"])


@pytest.mark.slow
@pytest.mark.parametrize("tens", range(100))
def test_fourteen_cards_are_set_as_well_as_can_be_in_a_thousand_deals(tens: int) -> None:
    for seed in range(10 * tens, 10 * tens + 10):
        check(1000 + seed, 14, list(HOUSES.values())[seed % len(HOUSES)])


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(50))
def test_fifteen_cards_are_set_as_well_as_can_be_in_fifty_deals(seed: int) -> None:
    check(seed, 15, list(HOUSES.values())[seed % len(HOUSES)])


def test_staying_in_fantasyland_is_preferred_by_as_much_as_it_is_worth() -> None:
    given = cards("9s 9h 9d 9c Ks Kh Kd 4h 4c 3s 2d 7c 8h Jd")
    house = ChineseRules(ofc_royalties=STANDARD)
    stay = best_placement(given, worth_of(OFC, house, 14, {14: 30.0}))
    assert fantasy.stays(house, *strength(*stay.rows))
    assert stay.worth == POINT * (30 + sum(royalties_of(strength(*stay.rows), paytable(STANDARD))))


def test_a_search_that_is_stopped_answers_with_rows_that_stand_and_says_that_nothing_is_proved() -> None:
    given = Random(2).sample(standard_deck(), 17)
    found = best_placement(given, worth_of(OFC, ChineseRules(), 17), stop=lambda: True)
    assert not found.proved
    assert not is_dead(strength(*found.rows))


@pytest.mark.parametrize("given", ["As Kd", "As As Kd Qh Jc 9s 8d 7h 5c 4s 3d 2h Ac"])
def test_too_few_cards_and_a_card_twice_are_refused(given: str) -> None:
    numbers = [card for name in given.split() for card in cards(name)]
    with pytest.raises(ValueError, match="13 to 17"):
        best_placement(numbers, worth_of(OFC, ChineseRules(), 14))
