"""The laws of a hand, put to hands that Hypothesis makes up: any stacks, forced bets, structure and house rules."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from tests.rules import laws
from tests.rules.random_hands import Deal, deals, random_deal

FEW = settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
MORE = settings(FEW, max_examples=300)


@MORE
@given(deals())
def test_no_chip_appears_or_vanishes_at_any_event(deal: Deal) -> None:
    laws.chips_stay(deal)


@MORE
@given(deals())
def test_each_pot_is_paid_once_in_full_to_players_who_can_win_it(deal: Deal) -> None:
    laws.pots_are_paid(deal)


@FEW
@given(deals())
def test_all_that_is_legal_is_accepted_and_all_just_outside_is_refused_without_a_trace(deal: Deal) -> None:
    laws.legal_agrees_with_act(deal)


@FEW
@given(deals())
def test_a_second_referee_who_looks_at_the_facts_alone_agrees_on_what_is_legal(deal: Deal) -> None:
    laws.a_second_referee_agrees(deal)


@MORE
@given(deals())
def test_a_hand_ends_within_a_bounded_number_of_actions(deal: Deal) -> None:
    laws.hands_end(deal)


@MORE
@given(deals())
def test_acting_equals_replaying(deal: Deal) -> None:
    laws.acting_equals_replaying(deal)


@FEW
@given(deals())
def test_every_event_is_the_same_after_a_journey_as_json(deal: Deal) -> None:
    laws.events_survive_json(deal)


@MORE
@given(deals())
def test_no_card_is_dealt_twice(deal: Deal) -> None:
    laws.no_card_twice(deal)


@FEW
@given(deals())
def test_a_copy_is_independent(deal: Deal) -> None:
    laws.a_copy_is_independent(deal)


@FEW
@given(deals())
def test_a_view_is_the_hand_without_its_hidden_cards(deal: Deal) -> None:
    laws.a_view_lacks_hidden_cards_alone(deal)


@FEW
@given(deals())
def test_no_fact_that_a_player_is_told_names_a_card_that_lies_face_down(deal: Deal) -> None:
    laws.a_view_names_no_face_down_card(deal)


@FEW
@given(deals())
def test_nothing_that_a_player_is_told_changes_when_unseen_cards_are_swapped(deal: Deal) -> None:
    laws.a_view_stays_when_unseen_cards_are_swapped(deal)


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_the_law_holds_for_hands_from_dice(law: Callable[[Deal], None]) -> None:
    for seed in range(100):
        law(random_deal(seed))


def test_all_laws_at_once_hold_for_hands_from_dice() -> None:
    """The quick form that the long run uses."""
    for seed in range(100):
        laws.all_at_once(random_deal(seed), seed)
