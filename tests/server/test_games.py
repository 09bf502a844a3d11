"""Bots in every game and rotation, through the dealer and the store: the books, the replay and the views agree."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

import pytest
from structlog.testing import capture_logs
from tests.server.lengths import check_lengths
from tests.server.test_crew import check_replay, played, stopped
from tests.server.test_veil import card_numbers

from croupier.bots import BOTS
from croupier.cards import UNKNOWN
from croupier.room.fact import AnyFact, TableSpec
from croupier.room.game import bombs, most_seats
from croupier.room.veil import veil_fact
from croupier.rules.action import CALL, CHECK, Discard
from croupier.rules.betting import Betting
from croupier.rules.event import Board, Dealt, Discarded, Opened, Rabbited, Shown, Shuffled
from croupier.rules.house_rules import HouseRules
from croupier.rules.variants import ROTATIONS, VARIANTS
from croupier.server import wire
from croupier.server.dealer import Dealer
from croupier.server.room import Room
from croupier.server.store import Player
from croupier.server.telling import encode

GAMES = [(key, structure) for key, game in VARIANTS.items() for structure in game.structures]
HOUSE = HouseRules(run_it_twice="2", seven_deuce=5, rabbit=True)


def spec_for(variant: str = "holdem", structure: Any = "no_limit", rotation: str = "") -> TableSpec:
    """A table of this game or rotation with at most six seats; where there are boards some hands are bomb pots."""
    spec = TableSpec("Any", variant, Betting(structure, 5, 10), HOUSE, 2, rotation)
    every = 3 if bombs(spec) else 0
    return TableSpec("Any", variant, Betting(structure, 5, 10), HOUSE, min(6, most_seats(spec)), rotation, every)


async def play(house: Room, spec: TableSpec, hands: int, kinds: Sequence[str] = ("tight", "caller") * 3) -> Dealer:
    """Bots in all seats play so many hands; nothing that they wish may be refused."""
    with capture_logs() as logs:
        dealer = house.floor.dealers[await house.floor.open_table(spec, None, kinds[: spec.seats])]
        dealer.watch(1)
        await played(house, dealer, hands)
        dealer.watch(-1)
        await stopped(house, dealer)
        await house.crew.close()
        await dealer.view(None, 0)
    assert [entry for entry in logs if entry["log_level"] == "error"] == []
    return dealer


async def check(house: Room, dealer: Dealer, hands: int) -> None:
    """The stored facts replay to the same table, the ledger has the same chips, and no veil has a hole."""
    await check_replay(house, dealer, hands)
    ledger = await house.store.ledger()
    assert ledger.total == 0
    for sitting in dealer.table.seats.values():
        assert ledger.balance(f"player:{sitting.player}") == sitting.stack
    facts = await house.store.facts(dealer.name)
    scan(facts, dealer.table.spec.seats)
    check_lengths(facts[:1500], random.Random(dealer.name))


def scan(facts: Sequence[tuple[int, AnyFact]], seats: int) -> None:
    """No reader is told a card before it lies face up or is his own."""
    for seat in range(seats + 1):
        known: set[int] = set()
        index = None
        for _, fact in facts:
            if isinstance(fact, Opened):
                known, index = set(), fact.seats.index(seat) if seat in fact.seats else None
            known |= newly_known(fact, index)
            told = wire.Numbered(1, veil_fact(fact, index))
            assert set(card_numbers(json.loads(encode(told)))) <= known, (seat, fact)


def newly_known(fact: AnyFact, index: int | None) -> set[int]:
    """The cards that this player of the hand may know from now on."""
    if isinstance(fact, Board | Shown | Rabbited) or (isinstance(fact, Dealt) and fact.player == index):
        return {card for card in fact.cards if card != UNKNOWN}
    if isinstance(fact, Dealt):
        return set(fact.cards[len(fact.cards) - fact.up :])
    return set()


@pytest.mark.parametrize("key", VARIANTS)
async def test_bots_play_each_game_at_a_table_and_the_books_the_replay_and_the_views_agree(
    house: Room, key: str
) -> None:
    dealer = await play(house, spec_for(key, VARIANTS[key].structures[0]), 4)
    await check(house, dealer, 4)


@pytest.mark.parametrize("key", ["horse", "eight_game", "dealers_choice_each_hand"])
async def test_bots_play_a_rotation_and_choose_when_they_are_asked(house: Room, key: str) -> None:
    dealer = await play(house, spec_for(rotation=key), 14)
    await check(house, dealer, 14)
    opened = [fact for _, fact in await house.store.facts(dealer.name) if isinstance(fact, Opened)]
    assert len({fact.variant for fact in opened}) > 1


@pytest.mark.slow
@pytest.mark.parametrize(("key", "structure"), GAMES)
async def test_bots_play_a_hundred_hands_of_each_game_in_each_structure(house: Room, key: str, structure: str) -> None:
    dealer = await play(house, spec_for(key, structure), 100)
    await check(house, dealer, 100)


@pytest.mark.slow
@pytest.mark.parametrize("key", ROTATIONS)
async def test_bots_play_two_hundred_hands_of_each_rotation(house: Room, key: str) -> None:
    dealer = await play(house, spec_for(rotation=key), 200)
    await check(house, dealer, 200)
    opened = [fact for _, fact in await house.store.facts(dealer.name) if isinstance(fact, Opened)]
    assert {fact.variant for fact in opened} <= {game.variant for game in ROTATIONS[key].games}


async def test_a_stub_that_runs_out_is_shuffled_anew_from_the_discards(
    house: Room, monkeypatch: pytest.MonkeyPatch
) -> None:

    class Hungry:
        def __init__(self, chance: object) -> None:
            pass

        def decide(self, hand: Any, legal: Any) -> Any:
            if legal.discard_max >= 0:
                return Discard(hand.holes[legal.player])
            return CHECK if legal.check else CALL

    monkeypatch.setitem(BOTS, "hungry", Hungry)
    dealer = await play(house, spec_for("five_card_draw"), 2, ["hungry"] * 6)
    facts = [fact for _, fact in await house.store.facts(dealer.name)]
    assert sum(isinstance(fact, Shuffled) for fact in facts) > sum(isinstance(fact, Opened) for fact in facts)
    assert sum(len(fact.cards) for fact in facts if isinstance(fact, Discarded)) >= 30
    await check(house, dealer, 1)


async def test_the_lobby_tells_what_is_played_now(house: Room) -> None:
    dealer = await play(house, spec_for(rotation="horse"), 14)
    rows = {row.table: row for row in house.floor.lobby(Player("x", "X")).tables}
    row = rows[dealer.name]
    assert row.spec.rotation == "horse"
    assert row.now == dealer.table.now_played
    assert row.now.structure == "fixed_limit"
