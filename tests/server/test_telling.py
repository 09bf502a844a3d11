"""What all readers share is encoded once; what each is sent is still exactly what is made for him alone."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from collections.abc import Set as AbstractSet
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from croupier.room.fact import AnyFact, TableSpec
from croupier.room.veil import veil_fact
from croupier.rules.betting import Betting
from croupier.server.bus import NOBODY, Frame
from croupier.server.room import Room
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
    publish, seen = house.bus.publish, []

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
    spec = replace(spec, variant=variant, betting=betting or spec.betting)
    made = await guests({"Ann": 1, "Bob": 2, "Cid": 3, "Zoe": 0}, spec)
    dealer = made[0].dealer
    for _ in range(60):
        for guest in made[:3]:
            if guest.told.legal and dealer.table.hands < 3:
                await guest.play()
            await guest.look(guest.following.n)
    house.bus.publish = publish  # type: ignore[method-assign]
    assert dealer.table.hands >= 1
    assert len(seen) > 40 and all(seen)


@pytest.mark.parametrize("folder", sorted(HANDS.iterdir()), ids=lambda folder: folder.name)
def test_only_what_a_player_is_dealt_or_throws_away_is_told_to_him_in_another_way(folder: Path) -> None:
    documents = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.json"))]
    facts = [msgspec.convert(fact, AnyFact) for document in documents for fact in document["events"]]
    assert facts
    for fact in facts:
        differs = any(veil_fact(fact, player) != veil_fact(fact, None) for player in range(10))
        assert not differs or type(fact) in OWN, fact
