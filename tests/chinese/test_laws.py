"""The laws of a deal, put to deals that Hypothesis makes up: any game, players, Fantasyland, stacks and house rules."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from tests.chinese import laws
from tests.chinese.random_deals import Deal, deals, random_deal

FEW = settings(max_examples=50, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
MORE = settings(FEW, max_examples=150)
DEALS = 300


@MORE
@given(deals())
def test_no_chip_and_no_point_appears_or_vanishes_at_any_fact(deal: Deal) -> None:
    laws.chips_stay(deal)


@MORE
@given(deals())
def test_every_deal_is_scored_and_settled_as_a_second_opinion_does(deal: Deal) -> None:
    laws.score_is_right(deal)


@FEW
@given(deals())
def test_no_card_is_dealt_twice_and_none_is_lost(deal: Deal) -> None:
    laws.no_card_twice(deal)


@FEW
@given(deals())
def test_all_that_is_legal_is_accepted_and_all_else_is_refused_without_a_trace(deal: Deal) -> None:
    laws.legal_agrees_with_act(deal)


@FEW
@given(deals())
def test_acting_equals_replaying(deal: Deal) -> None:
    laws.acting_equals_replaying(deal)


@FEW
@given(deals())
def test_every_fact_is_the_same_after_a_journey_as_json(deal: Deal) -> None:
    laws.facts_survive_json(deal)


@FEW
@given(deals())
def test_a_copy_is_independent(deal: Deal) -> None:
    laws.a_copy_is_independent(deal)


@FEW
@given(deals())
def test_a_view_is_the_deal_without_its_hidden_cards(deal: Deal) -> None:
    laws.a_view_lacks_hidden_cards_alone(deal)


@FEW
@given(deals())
def test_no_fact_that_a_player_is_told_names_a_card_that_is_hidden_from_him(deal: Deal) -> None:
    laws.a_view_names_no_hidden_card(deal)


@FEW
@given(deals())
def test_nothing_that_a_player_is_told_changes_when_unseen_cards_are_swapped(deal: Deal) -> None:
    laws.a_view_stays_when_unseen_cards_are_swapped(deal)


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_the_law_holds_for_deals_from_dice(law: Callable[[Deal], None]) -> None:
    for seed in range(30):
        law(random_deal(seed))


def test_the_laws_hold_for_three_hundred_deals_from_dice() -> None:
    total = laws.Tally(0, 0, 0, 0, 0, 0, 0)
    for seed in range(DEALS):
        total = laws.Tally(*map(sum, zip(total, laws.all_at_once(random_deal(seed), seed), strict=True)))
    assert total.deals == DEALS
    assert total.dead > DEALS / 10
    assert min(total.one, total.two, total.three) > 5
