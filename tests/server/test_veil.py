"""No frame ever carries a card that its reader may not know: every frame of many hands is scanned, card by card."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from croupier.cards import UNKNOWN
from croupier.room.fact import AnyFact
from croupier.rules.event import Board, Dealt, Opened, Shown, Shuffled

CARD_LISTS = {"cards", "burn", "deck"}


def card_numbers(value: Any, inside: str = "") -> Iterator[int]:
    """Every card in a frame: each number of a list that is called `cards`, `burn` or `deck`, wherever it stands."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from card_numbers(part, key)
    elif isinstance(value, list):
        for part in value:
            yield from card_numbers(part, inside)
    elif inside in CARD_LISTS and value != UNKNOWN:
        yield value


def allowed_at(facts: dict[int, AnyFact], seat: int) -> dict[int, set[int]]:
    """By the number of each stored fact: the cards of its hand that who sits in this seat may know by then."""
    allowed: dict[int, set[int]] = {}
    known: set[int] = set()
    index = -1
    for n in sorted(facts):
        fact = facts[n]
        if isinstance(fact, Opened):
            known, index = set(), fact.seats.index(seat) if seat in fact.seats else -1
        elif isinstance(fact, Board | Shown) or (isinstance(fact, Dealt) and fact.player == index):
            known = known | set(fact.cards)
        allowed[n] = known
    return allowed


async def collect(line: Any, table: str, frames: list[str], until: int) -> None:
    """Watch a table from this line and keep every frame until fact number `until`; act when it is one's turn."""
    await line.send(json.dumps({"type": "watch", "table": table}))
    n, wishes = 0, 0
    while n < until:
        frames.append(await line.recv())
        told = json.loads(frames[-1])
        if told["type"] != "told":
            continue
        n = told["facts"][-1]["n"] if told["facts"] else n
        if legal := told.get("legal"):
            wishes += 1
            action = {"type": "check" if legal["check"] else "call"}
            await line.send(json.dumps({"type": "act", "id": f"{wishes}", "table": table, "n": n, "action": action}))


async def sit(line: Any, table: str, seat: int) -> None:
    await line.send(json.dumps({"type": "sit", "id": f"sit {seat}", "table": table, "seat": seat, "buy_in": 1000}))
    assert json.loads(await line.recv())["type"] == "done"


async def test_neither_a_second_player_nor_a_spectator_ever_receives_a_hidden_card(
    site: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("croupier.server.limits.MESSAGES", (10**6, 1))
    (dealer,) = site.room.floor.dealers.values()
    until = 1000
    frames: dict[int, list[str]] = {5: [], 6: [], 0: []}
    ann, bob = await site.enter("Ann"), await site.enter("Bob")
    async with site.line(ann) as a, site.line(bob) as b, site.line() as watcher:
        await sit(a, dealer.name, 5)
        await sit(b, dealer.name, 6)
        async with asyncio.timeout(600):
            lines = ((5, a), (6, b), (0, watcher))
            await asyncio.gather(*(collect(line, dealer.name, frames[seat], until) for seat, line in lines))
    facts = dict(await site.room.store.facts(dealer.name))
    assert sum(isinstance(fact, Opened) for fact in facts.values()) > 15
    for seat, received in frames.items():
        told = [json.loads(frame) for frame in received]
        scan(told, facts, seat)
        own = {told["seat"] for told in told if told["type"] == "told"}
        assert own <= {0, seat}
        assert any(told.get("legal") for told in told) == (seat > 0)


def scan(told: list[dict[str, Any]], facts: dict[int, AnyFact], seat: int) -> None:
    """Compare every card of every frame with what this seat may know by the last fact of the frame."""
    allowed = allowed_at(facts, seat)
    secrets = seen = 0
    n = 0
    for frame in told:
        numbered = frame.get("facts", [])
        n = numbered[-1]["n"] if numbered else n
        for one in numbered:
            for card in card_numbers(one["fact"]):
                assert card in allowed[one["n"]], (seat, one)
                seen += 1
            if one["fact"]["type"] == "shuffled":
                assert one["fact"]["deck"] == []
                secrets += 1
        if frame["type"] == "told" and seat == 0:
            assert frame["hand"] is None
            assert frame["legal"] is None
    assert seen > 100
    assert secrets > 10
    assert any(isinstance(fact, Shuffled) and len(fact.deck) == 52 for fact in facts.values())


async def test_a_hand_is_named_only_to_its_owner_and_only_by_what_is_on_the_table(guests: Any) -> None:
    made = await guests({"Ann": 1, "Bob": 2, "Zoe": 0})
    for guest in made:
        await guest.look()
    names = [guest.told.hand for guest in made]
    assert names[2] is None
    for guest, name in zip(made[:2], names, strict=False):
        hole = next(
            one.fact.cards for one in guest.told.facts if isinstance(one.fact, Dealt) and UNKNOWN not in one.fact.cards
        )
        ranks = sorted({card // 4 for card in hole}, reverse=True)
        assert (name.category, list(name.ranks)) == ("pair" if len(ranks) == 1 else "high_card", ranks)
