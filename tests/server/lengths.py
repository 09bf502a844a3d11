"""How long the messages of a hand are, and how long they would be if somebody had been dealt other cards."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from croupier.cards import UNKNOWN
from croupier.chinese.event import CardMoved, Given, Locked, Put, RowsShown
from croupier.room.fact import AnyFact, Roll
from croupier.room.table import Table
from croupier.rules.event import Board, Dealt, Discarded, Opened, Rabbited, Shown, Shuffled
from croupier.server.telling import encode, told_for

Facts = Sequence[tuple[int, AnyFact]]


def hands_of(facts: Facts) -> Iterator[Facts]:
    """The facts of each hand, from its roll on."""
    starts = [place for place, (_, fact) in enumerate(facts) if isinstance(fact, Roll)]
    for start, end in zip(starts, [*starts[1:], len(facts)], strict=True):
        if any(isinstance(fact, Opened) for _, fact in facts[start:end]):
            yield facts[start:end]


def secret_of(facts: Facts, index: int) -> set[int]:
    """The cards of the pack that nobody but this player has seen by the end of the hand; empty if he has shown one."""
    known: set[int] = set()
    own: set[int] = set()
    pack: set[int] = set()
    for _, fact in facts:
        if isinstance(fact, Shuffled):
            pack |= set(fact.deck)
        elif isinstance(fact, Board | Shown | Rabbited):
            known |= set(fact.cards)
        elif isinstance(fact, Dealt):
            down = len(fact.cards) - fact.up
            known |= set(fact.cards[down:])
            own |= set(fact.cards[:down]) if fact.player == index else set()
    return set() if own & known else pack - known - {UNKNOWN}


def with_other_cards(fact: AnyFact, other: dict[int, int]) -> Any:
    """The fact as it would be with these cards in place of those."""
    match fact:
        case Dealt() | Discarded() | Shown() | Board() | Rabbited():
            return msgspec.structs.replace(fact, cards=tuple(other.get(card, card) for card in fact.cards))
        case Shuffled():
            return Shuffled(deck=tuple(other.get(card, card) for card in fact.deck))
    return fact


def other_deal(fact: AnyFact, other: dict[int, int]) -> Any:
    """A fact of open-face Chinese as it would be with these cards in place of those."""
    fields = {"card", "cards", "top", "middle", "bottom", "discards", "deck"} & {*fact.__struct_fields__}
    values = {field: getattr(fact, field) for field in fields}
    changed = {
        field: other.get(value, value) if isinstance(value, int) else tuple(other.get(card, card) for card in value)
        for field, value in values.items()
    }
    return msgspec.structs.replace(fact, **changed) if changed else fact


def unseen(facts: Facts) -> set[int]:
    """The cards of the pack that nobody has seen but who got them, in a deal of open-face Chinese as far as it goes."""
    pack, known = set[int](), set[int]()
    for _, fact in facts:
        match fact:
            case Shuffled(deck=deck):
                pack |= set(deck)
            case Given(cards=cards, up=True):
                known |= set(cards)
            case Put(card=card, up=True) | CardMoved(card=card, up=True):
                known.add(card)
            case (
                Locked(top=top, middle=middle, bottom=bottom, up=True)
                | RowsShown(top=top, middle=middle, bottom=bottom)
            ):
                known |= {*top, *middle, *bottom}
    return pack - known


def check_deal_lengths(facts: Facts, chance: random.Random) -> int:
    """The same for a deal of open-face Chinese; returns for how many players it could be compared."""
    compared = 0
    roll = facts[0][1]
    assert isinstance(roll, Roll)
    for sitting in roll.sittings:
        secret = sorted(unseen(facts))
        for _ in range(5):
            other = dict(zip(secret, chance.sample(secret, len(secret)), strict=True))
            changed = [(n, other_deal(fact, other)) for n, fact in facts]
            assert lengths(facts, sitting.player) == lengths(changed, sitting.player)
        compared += changed != facts
    return compared


def lengths(facts: Facts, reader: str) -> list[int]:
    """How long the message of each fact is for this reader, and at last one that tells them all anew."""
    (first, roll), *rest = facts
    assert isinstance(roll, Roll)
    table = Table(roll, first)
    found = []
    for n, fact in rest:
        table.apply(fact)
        told = told_for("t", table, [(n, fact)], reader, 0)
        if told.legal is None or not told.legal.show:  # the table shows and mucks at once, and tells of it afterwards
            found.append(len(encode(told)))
    return [*found, len(encode(told_for("t", table, facts, reader, 0, fresh=True)))]


def check_lengths(facts: Facts, chance: random.Random) -> int:
    """Give each player of each hand other cards: his messages stay as long as they were. Returns the hands compared."""
    compared = 0
    for hand in hands_of(facts):
        opened = next(fact for _, fact in hand if isinstance(fact, Opened))
        roll = hand[0][1]
        assert isinstance(roll, Roll)
        players = {one.seat: one.player for one in roll.sittings}
        for index, seat in enumerate(opened.seats):
            secret = sorted(secret_of(hand, index))
            other = dict(zip(secret, chance.sample(secret, len(secret)), strict=True))
            changed = [(n, with_other_cards(fact, other)) for n, fact in hand]
            assert lengths(hand, players[seat]) == lengths(changed, players[seat])
            compared += changed != hand
    return compared
