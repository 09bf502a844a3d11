"""The length of a message: a line is encrypted, but whoever listens sees how long each message is."""

from __future__ import annotations

import random

import pytest
from tests.server.lengths import check_lengths
from tests.server.test_games import play, spec_for

from croupier.ranking.describe import CATEGORIES, HandName
from croupier.server.room import Room
from croupier.server.telling import NAME_ROOM, encode


@pytest.mark.parametrize("key", ["omaha6_8", "deuce_to_seven_triple_draw"])
async def test_the_length_of_a_message_does_not_tell_its_readers_cards(house: Room, key: str) -> None:
    dealer = await play(house, spec_for(key, "pot_limit" if key == "omaha6_8" else "fixed_limit"), 3)
    assert check_lengths(await house.store.facts(dealer.name), random.Random(key)) > 3


def test_the_longest_name_of_a_hand_has_room() -> None:
    names = [HandName(kind, (12, 11, 10, 9, 8, 7)) for kind in CATEGORIES if not kind.startswith("straight")]
    assert max(len(encode(name)) for name in names) <= NAME_ROOM
