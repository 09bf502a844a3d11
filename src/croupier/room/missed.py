"""Missed blinds: what it costs to be dealt in (again) by who owes blinds or is new (Rulebook C11 to C13)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from msgspec import Struct

from croupier.rules.betting import Betting
from croupier.rules.house_rules import HouseRules

Blind = Literal["small_blind", "big_blind"]

Mark = Literal["small_blind", "big_blind", "new"]
"""Why a seated player is not simply dealt in: a blind has passed while he was not, or he is new to a running game."""

Place = Literal["big_blind", "small_blind", "between", "other"]
"""Where a player would come in: on a blind, else between the button and the big blind, or behind it."""


class Price(Struct, frozen=True, gc=False):
    """What a player posts to be dealt in, in chips, and whether he may be dealt in there at all.

    The `live` part counts towards calling and contains the blind that he has to post in any case; the `dead` part goes
    straight to the pot.
    """

    live: int
    dead: int
    may_enter: bool


FREE = Price(0, 0, True)
NO_ENTRY = Price(0, 0, False)


def price_of_entry(house: HouseRules, betting: Betting, marks: Collection[Mark], place: Place) -> Price:
    """What coming in at this place costs, whatever the number of rounds that were missed (Rulebook C11 to C13).

    Who is new, or by whose policy nobody may pay, comes in on the big blind, and owes nothing more there than that.

    >>> price_of_entry(HouseRules(), Betting(small_blind=5, big_blind=10), ["small_blind", "big_blind"], "other")
    Price(live=10, dead=5, may_enter=True)
    """
    if not marks:
        return FREE
    penalty = _price_of_new(house, betting) if "new" in marks else _price_of_missed(house, betting, marks)
    if place == "big_blind":
        adds = house.missed_in_bb_position == "additional" and "new" not in marks
        return Price(betting.big_blind, penalty.live + penalty.dead if adds else 0, True)
    if place == "small_blind" and "new" not in marks and house.missed_blind_policy == "buy_button":
        return Price(betting.big_blind, betting.small_blind, True)
    if (place != "other" and house.no_entry_between_blinds_and_button) or not penalty.may_enter:
        return NO_ENTRY
    if place == "small_blind":
        return Price(max(penalty.live, betting.small_blind), penalty.dead, True)
    return penalty


def _price_of_new(house: HouseRules, betting: Betting) -> Price:
    """A new player posts one live big blind, or comes in free, or must wait (C13)."""
    if house.new_player_posts == "post_or_wait":
        return Price(betting.big_blind, 0, True)
    return FREE if house.new_player_posts == "free" else NO_ENTRY


def _price_of_missed(house: HouseRules, betting: Betting, marks: Collection[Mark]) -> Price:
    """What a returning player has missed, by the policy of the house (C11, C12)."""
    small, big = betting.small_blind, betting.big_blind
    if house.missed_blind_policy == "wait_for_bb":
        return NO_ENTRY
    if "big_blind" not in marks:
        return Price(big, 0, True) if house.missed_blind_policy == "seed" else Price(0, small, True)
    both = house.missed_blind_policy == "seed" or "small_blind" in marks
    return Price(big, small if both else 0, True)
