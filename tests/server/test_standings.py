"""What the rows were in the middle of a deal that is played again: what each reader saw of them at the table."""

from __future__ import annotations

import pytest
from tests.chinese.golden import deals, opened_for
from tests.chinese.scenes import play

from croupier.chinese.hand import ChineseHand
from croupier.chinese.veil import veil
from croupier.server.open_face import BARE, rows, standings
from croupier.server.wire import RowsSeen

GOLDEN = [pytest.param(variant, golden, id=f"{variant}-{golden.name}") for variant, golden in deals()]


@pytest.mark.parametrize(("variant", "golden"), GOLDEN)
def test_a_replay_names_rows_as_they_were_named_at_the_table_to_the_same_reader(variant, golden) -> None:  # type: ignore[no-untyped-def]
    opened = opened_for(variant, golden)
    hand = ChineseHand.open(opened)
    moments = play(hand, opened, golden)
    for reader in (None, *range(len(opened.seats))):
        told = [*standings([veil(event, reader) for event in hand.events])]
        for moment in moments:
            if moment.finished:
                continue
            seen = dict.fromkeys(opened.seats, BARE)
            seen |= {opened.seats[one.player]: one.rows for one in told if one.n <= len(moment.events)}
            assert {str(seat): found for seat, found in seen.items()} == rows(moment, reader)


@pytest.mark.parametrize(("variant", "golden"), GOLDEN)
def test_a_replay_is_told_of_rows_only_when_they_have_become_something_else(variant, golden) -> None:  # type: ignore[no-untyped-def]
    opened = opened_for(variant, golden)
    hand = ChineseHand.open(opened)
    play(hand, opened, golden)
    last: dict[int, RowsSeen] = {}
    for one in standings(hand.events):
        assert last.get(one.player, BARE) != one.rows
        last[one.player] = one.rows
    assert sorted(last) == [*range(len(opened.seats))]
