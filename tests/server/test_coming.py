"""Through the dealer: dealer's choice, straddles, bomb pots and another game, and who may ask for them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from croupier.room.deed import CallBomb, Change
from croupier.room.fact import BombCalled, Changed, Chosen, Straddling, TableSpec
from croupier.rules.house_rules import HouseRules
from croupier.rules.variants import ROTATIONS
from croupier.server import wire
from croupier.server.dealer import Dealer
from croupier.server.room import Room
from croupier.server.store import Player

ANN, BOB = Player("ann", "Ann"), Player("bob", "Bob")


async def two_at(house: Room, spec: TableSpec) -> Dealer:
    """A table that Ann has opened, where she and Bob sit."""
    dealer = house.floor.dealers[await house.floor.open_table(spec, ANN)]
    for seat, player in enumerate((ANN, BOB), 1):
        answer = await dealer.ask(player, wire.Sit(f"sit {seat}", dealer.name, seat, 1000))
        assert isinstance(answer, wire.Done)
    return dealer


async def facts(house: Room, dealer: Dealer, kind: type[Any]) -> list[Any]:
    """The stored facts of this kind."""
    return [fact for _, fact in await house.store.facts(dealer.name) if isinstance(fact, kind)]


async def test_who_is_asked_is_told_the_games_and_chooses_one_and_nobody_else_does(house: Room) -> None:
    rotation = "dealers_choice_each_hand"
    dealer = await two_at(house, TableSpec("Choice", seats=2, rotation=rotation))
    told = await dealer.view(ANN, 0)
    assert told.choosing is not None
    assert (told.choosing.seat, told.choosing.games) == (1, ROTATIONS[rotation].games)
    assert told.next_hand is None
    bad = await dealer.ask(BOB, wire.Choose("1", dealer.name, 3))
    assert (bad.code, bad.rule, bad.numbers) == ("not_your_choice", "L16", {"seat": 1})
    assert await dealer.ask(ANN, wire.Choose("1", dealer.name, 3)) == wire.Done("1")
    assert await facts(house, dealer, Chosen) == [Chosen(1, 3)]
    await dealer.view(None, 0)
    assert dealer.table.hand.opened.variant == ROTATIONS[rotation].games[3].variant  # type: ignore[union-attr]


async def test_the_hand_comes_when_the_chooser_is_silent(house: Room, clock: Any) -> None:
    dealer = await two_at(house, TableSpec("Choice", seats=2, rotation="dealers_choice"))
    assert dealer.table.hands == 0
    clock.turn(25_000)
    await dealer.view(None, 0)
    assert await facts(house, dealer, Chosen) == [Chosen(1, 0)]
    assert dealer.table.hands == 1


async def test_only_a_host_calls_bombs_and_changes_the_game_and_its_name_is_read_first(house: Room) -> None:
    dealer = await two_at(house, TableSpec("Friday"))
    bob = await dealer.ask(BOB, wire.Host("1", dealer.name, CallBomb()))
    assert bob.code == "not_host"
    assert await dealer.ask(ANN, wire.Host("1", dealer.name, CallBomb())) == wire.Done("1")
    assert await facts(house, dealer, BombCalled) == [BombCalled("ann", "Ann")]
    other = replace(dealer.table.spec, name="  Omaha   night ", variant="omaha")
    assert await dealer.ask(ANN, wire.Host("2", dealer.name, Change(other))) == wire.Done("2")
    assert [fact.spec.name for fact in await facts(house, dealer, Changed)] == ["Omaha night"]
    hidden = await dealer.ask(ANN, wire.Host("3", dealer.name, Change(replace(other, name="a\u202eb"))))
    assert hidden.code == "name_hidden_characters"
    razz = await dealer.ask(ANN, wire.Host("4", dealer.name, Change(replace(other, variant="razz"))))
    assert (razz.code, razz.rule) == ("structure_not_played", "L")
    await house.close()


async def test_a_wish_to_straddle_is_kept_over_a_restart(house: Room) -> None:
    dealer = await two_at(house, TableSpec("Live", house=HouseRules(straddle="utg")))
    assert await dealer.ask(BOB, wire.Straddle("1", dealer.name)) == wire.Done("1")
    assert await facts(house, dealer, Straddling) == [Straddling(2, True)]
    await dealer.reload()
    assert dealer.table.seats[2].straddles
