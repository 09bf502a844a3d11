"""What all readers share is encoded once; what each is sent is still exactly what is made for him alone."""

from __future__ import annotations

import itertools
import json
from collections.abc import Awaitable, Callable
from collections.abc import Set as AbstractSet
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from croupier.room.deed import Change
from croupier.room.fact import AnyFact, TableSpec
from croupier.room.veil import veil_fact
from croupier.rules.action import FOLD
from croupier.rules.betting import Betting
from croupier.server import wire
from croupier.server.bus import NOBODY, Frame, player_subject, table_subject
from croupier.server.room import Room
from croupier.server.store import Player
from croupier.server.telling import OWN, encode, told_for

Make = Callable[..., Awaitable[list[Any]]]
HANDS = Path(__file__).parents[1] / "hands"
FIXED = Betting("fixed_limit", small_bet=10, big_bet=20, small_blind=5, big_blind=10)


@pytest.mark.parametrize(
    ("variant", "betting"),
    [("holdem", None), ("irish", None), ("badugi", FIXED), ("seven_card_stud", replace(FIXED, ante=1, bring_in=3))],
)
async def test_every_reader_is_sent_exactly_what_would_be_made_for_him_alone(
    guests: Make, house: Room, spec: TableSpec, variant: str, betting: Betting | None
) -> None:
    seen = compared(house)
    spec = replace(spec, variant=variant, betting=betting or spec.betting)
    made = await guests({"Ann": 1, "Bob": 2, "Cid": 3, "Zoe": 0}, spec)
    dealer = made[0].dealer
    for _ in range(60):
        for guest in made[:3]:
            if guest.told.legal and dealer.table.hands < 3:
                await guest.play()
            await guest.look(guest.following.n)
    assert dealer.table.hands >= 1
    assert len(seen) > 40 and all(seen)


async def test_so_it_is_when_a_table_changes_to_open_face_chinese_and_back_in_the_middle_of_a_hand(
    house: Room, spec: TableSpec
) -> None:
    ann, bob, spec = Player("ann", "Ann"), Player("bob", "Bob"), replace(spec, seats=3)
    name = await house.floor.open_table(spec, ann)
    listening = [await house.bus.subscribe(player_subject(one.id, name)) for one in (ann, bob)]
    watching, dealer, ids = await house.bus.subscribe(table_subject(name)), house.floor.dealers[name], itertools.count()
    seen = compared(house)

    async def ask(player: Player, kind: Any, *values: Any) -> None:
        assert isinstance(await house.floor.ask(player, kind(f"{next(ids)}", name, *values)), wire.Done)

    for seat, player in enumerate((ann, bob), 1):
        await ask(player, wire.Sit, seat, 1000)
    await dealer.view(None, 0)
    await ask(ann, wire.Host, Change(replace(spec, variant="ofc")))
    hand = dealer.table.hand
    await ask(ann if dealer.table.players[hand.to_act] == "ann" else bob, wire.Act, dealer.n, FOLD)
    assert dealer.table.open_face and dealer.table.hand is hand
    for player in (ann, bob):
        await ask(player, wire.Confirm)
    await dealer.view(None, 0)
    assert dealer.table.deal is not None
    await ask(ann, wire.Host, Change(spec))
    for player in (ann, bob):
        await ask(player, wire.Stand)
    assert len(seen) > 20 and all(seen)
    for one in (*listening, watching):
        await one.close()


def compared(house: Room) -> list[bool]:
    """Whether each message that is published from now on is the one that would be made for its reader alone."""
    publish, seen = house.bus.publish, list[bool]()

    def compare(subject: str, frame: Frame, unless: AbstractSet[str] = NOBODY) -> None:
        kind, _, rest = subject.partition(".")
        if kind in ("player", "table") and frame.first > 0:
            reader, name = rest.split(".") if kind == "player" else ("", rest)
            dealer = house.floor.dealers[name]
            facts = [(n, fact) for n, fact in dealer.log if frame.first <= n <= frame.last]
            plain = told_for(name, dealer.table, facts, reader, house.clock.now())
            seen.append(frame.body == encode(plain))
        publish(subject, frame, unless)

    house.bus.publish = compare  # type: ignore[method-assign]
    return seen


@pytest.mark.parametrize("folder", sorted(HANDS.iterdir()), ids=lambda folder: folder.name)
def test_only_what_a_player_is_dealt_or_throws_away_is_told_to_him_in_another_way(folder: Path) -> None:
    documents = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.json"))]
    facts = [msgspec.convert(fact, AnyFact) for document in documents for fact in document["events"]]
    assert facts
    for fact in facts:
        differs = any(veil_fact(fact, player) != veil_fact(fact, None) for player in range(10))
        assert not differs or type(fact) in OWN, fact
