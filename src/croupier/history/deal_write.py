"""A deal of open-face Chinese is written as the small TOML file that `deal_read` reads (docs/chinese-hand.md)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from croupier.cards import names
from croupier.chinese.event import Given, Locked
from croupier.chinese.hand import ChineseHand
from croupier.chinese.house import ChineseRules


def write_deal(hand: ChineseHand) -> str:
    """The file of one deal, as far as it has gone; the moves on the way to a street's last placing are left out.

    A card that this reader does not know is written `??`.
    """
    return "\n".join(fields(hand)) + "\n"


def fields(hand: ChineseHand) -> Iterator[str]:
    """One line a field, and one a street of a player."""
    opened = hand.opened
    yield f"_variant = {said(opened.variant)}"
    yield f"players = {said(list(opened.names))}"
    yield f"starting_stacks = {said(list(opened.stacks))}"
    yield f"seats = {said(list(opened.seats))}"
    yield f"_button = {opened.button}"
    yield f"hand = {opened.hand}"
    if any(opened.fantasy):
        yield f"_fantasy = {said(list(opened.fantasy))}"
    house = msgspec.to_builtins(opened.house)
    usual = msgspec.to_builtins(ChineseRules())
    other = {name: value for name, value in house.items() if value != usual[name]}
    if other:
        yield f"_house = {said(other)}"
    yield "_placements = ["
    yield from (f"  {said(line)}," for line in lines(hand))
    yield "]"
    if hand.finished:
        yield f"finishing_stacks = {said(hand.stacks)}"


def lines(hand: ChineseHand) -> Iterator[str]:
    """Who laid what where, street by street."""
    given: dict[int, tuple[int, ...]] = {}
    for fact in hand.events:
        if isinstance(fact, Given):
            given[fact.player] = fact.cards
        elif isinstance(fact, Locked):
            yield line_of(fact, given[fact.player], fact.auto and hand.house.ofc_autoplace_partial == "reset")


def line_of(fact: Locked, given: tuple[int, ...], by_clock: bool) -> str:
    """One line: `p1 TOP / MIDDLE / BOTTOM x DISCARDS`, or `p1 auto CARDS` in the order received."""
    if by_clock:
        return f"p{fact.player + 1} auto {names(given)}"
    rows = " / ".join(names(row) or "-" for row in (fact.top, fact.middle, fact.bottom))
    return f"p{fact.player + 1} {rows}" + (f" x {names(fact.discards)}" if fact.discards else "")


def said(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name} = {said(each)}" for name, each in value.items()) + "}"
    return json.dumps(value, ensure_ascii=False)
