"""The length of a message: a line is encrypted, but whoever listens sees how long each message is."""

from __future__ import annotations

import random

import pytest
from tests.room.open_face_table import QUEENS_ON_TOP, Stage, at_random, deck_for
from tests.server.lengths import check_deal_lengths, check_lengths
from tests.server.test_games import play, spec_for

from croupier.chinese.action import PlaceCard, TakeBack
from croupier.chinese.legal import ChineseLegal
from croupier.ranking.describe import CATEGORIES, HandName
from croupier.room.wish import Play
from croupier.server.room import Room
from croupier.server.telling import NAME_ROOM, OWN_ROOM, encode
from croupier.server.wire import RowsSeen


@pytest.mark.parametrize("key", ["omaha6_8", "deuce_to_seven_triple_draw"])
async def test_the_length_of_a_message_does_not_tell_its_readers_cards(house: Room, key: str) -> None:
    dealer = await play(house, spec_for(key, "pot_limit" if key == "omaha6_8" else "fixed_limit"), 3)
    assert check_lengths(await house.store.facts(dealer.name), random.Random(key)) > 3


@pytest.mark.parametrize("seed", range(4))
def test_the_length_of_a_message_does_not_tell_what_its_reader_discards_in_open_face_chinese(seed: int) -> None:
    stage = Stage()
    stage.deal()
    while stage.table.deal is not None and min(stage.table.deal.locked) < 4:
        stage.lay(at_random(random.Random(seed)))
    assert check_deal_lengths(stage.table.log, random.Random(seed)) == 3


@pytest.mark.parametrize("seed", range(4))
def test_the_length_of_a_message_does_not_tell_a_fantasyland_hand(seed: int) -> None:
    stage = Stage()
    stage.deal(deck_for(3, QUEENS_ON_TOP))
    stage.finish()
    stage.deal()
    deal = stage.table.deal
    assert deal is not None and deal.hidden
    legal = deal.legal(deal.hidden[0])
    assert legal is not None and len(legal.cards) == 14
    player = stage.table.players[deal.hidden[0]]
    lay = at_random(random.Random(seed))(legal)
    for row, cards in enumerate((lay.top, lay.middle, lay.bottom)):
        for card in cards:
            stage.act(player, Play(PlaceCard(card, row)))
    stage.act(player, Play(TakeBack(lay.bottom[0])))
    assert check_deal_lengths(stage.table.log, random.Random(seed)) == 3


def test_the_most_that_one_may_do_in_open_face_chinese_has_room() -> None:
    longest = max((HandName(kind, (12, 11, 10, 9, 8)) for kind in CATEGORIES), key=lambda name: len(encode(name)))
    rows = RowsSeen((longest, longest, longest), (1_000_000, 1_000_000, 1_000_000), False)
    cards = tuple(range(35, 52))
    legal = ChineseLegal(2, cards, ((), (), ()), (3, 5, 5), 13, 4)
    placed = ChineseLegal(2, cards[13:], (cards[:3], cards[3:8], cards[8:13]), (0, 0, 0), 0, 4)
    assert max(len(encode((one, rows))) for one in (legal, placed)) <= OWN_ROOM


def test_the_longest_name_of_a_hand_has_room() -> None:
    names = [HandName(kind, (12, 11, 10, 9, 8, 7)) for kind in CATEGORIES if not kind.startswith("straight")]
    assert max(len(encode(name)) for name in names) <= NAME_ROOM
