"""The random hands reach every corner of the rules, so that a law that holds for them has been tried there."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest
from tests.rules.random_hands import OPTIONS, Deal, moments, random_deal
from tests.rules.stage import of_kind

from croupier.rules.event import Awarded, Bounty, Event, Wagered
from croupier.rules.house_rules import RULES
from croupier.rules.variants import VARIANTS

HANDS = 1200
DRAWN_OTHERWISE = {"odd_chip_unit", "rake", "seven_deuce"}
NOT_OF_THE_HAND = {"buy_in_min_bb", "buy_in_max_bb", "action_seconds", "timeouts_to_sit_out"}


def corners(deal: Deal) -> set[str]:
    """What happens in a hand, by name."""
    found = {deal.opened.variant, deal.opened.betting.structure, f"{len(deal.opened.stacks)} players"}
    found |= {post.kind for post in deal.opened.posts}
    for moment in moments(deal):
        legal = moment.hand.legal(moment.player)
        if legal is not None:
            found |= {legal.closed, moment.hand.street, "may muck" * legal.muck}
            found |= {"may not fold" * (not legal.fold and not legal.show)}
    hand = moment.hand
    found |= {type(event).__name__ for event in hand.events}
    found |= {f"{len(hand.pots)} pots", "carried over" * bool(hand.carry), "shown in part" * part_shown(hand.shown)}
    found |= {"odd chips" for fact in of_kind(hand.events, Awarded) for win in fact.wins if win.odd}
    found |= {"a short wager" for fact in of_kind(hand.events, Wagered) if not fact.full}
    return found | {"nobody folds" if hand.live == hand.n else "one is left" if hand.live == 1 else "some fold"}


def part_shown(shown: list[tuple[int, ...] | None]) -> bool:
    """Whether somebody has shown some of his cards and not the others."""
    return any(cards and -1 in cards for cards in shown)


@pytest.fixture(scope="module")
def reached() -> Counter[str]:
    """How many of the hands reach each corner."""
    counts: Counter[str] = Counter()
    for seed in range(HANDS):
        counts.update(corners(random_deal(seed)))
    return counts


@pytest.mark.parametrize(
    "corner",
    [
        *sorted(VARIANTS),
        *("no_limit", "pot_limit", "fixed_limit", "spread_limit"),
        *(f"{n} players" for n in range(2, 12)),
        *("ante", "table_ante", "dead", "small_blind", "big_blind", "button_blind", "straddle", "post"),
        *("betting_closed", "cap_reached", "nobody_can_call", "may muck", "may not fold"),
        *("preflop", "flop", "turn", "river", "showdown"),
        *(kind.__name__ for kind in get_args(Event) if kind is not Bounty),
        *("1 pots", "2 pots", "3 pots", "4 pots", "carried over", "shown in part", "odd chips", "a short wager"),
        *("nobody folds", "some fold", "one is left"),
    ],
)
def test_the_corner_is_reached_more_than_once(reached: Counter[str], corner: str) -> None:
    assert reached[corner] > 1


def test_every_house_rule_of_a_hand_takes_each_of_its_values() -> None:
    assert set(OPTIONS) | DRAWN_OTHERWISE | NOT_OF_THE_HAND == set(RULES)
    houses = [random_deal(seed).opened.house for seed in range(HANDS)]
    for name, values in OPTIONS.items():
        assert {getattr(house, name) for house in houses} == set(values), name
    assert {house.odd_chip_unit for house in houses} == {1, 5, 7}
    assert len({house.rake for house in houses}) > 3
