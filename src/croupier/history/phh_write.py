"""A Hand is written as PHH: its opening, what was dealt and done, and the stacks when it is over."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from croupier.cards import name
from croupier.history.phh_opening import EACH, in_turn
from croupier.history.phh_read import SIZES, read
from croupier.history.record import collected
from croupier.rules import event as facts
from croupier.rules.event import Event, Opened, Runs
from croupier.rules.hand import Hand
from croupier.rules.house_rules import HouseRules
from croupier.rules.record import LIVE_POSTS
from croupier.rules.variants import VARIANTS

FORCED = {"ante_type": ("ante", "table_ante", "dead"), "straddle": ("straddle",)}
"""House rules that a reader would guess from forced bets; with such a bet they are always written."""


def write(hand: Hand, unit: int = 1, told: Mapping[str, Any] | None = None) -> str:
    """The hand, finished or not, as the text of a `.phh` file; cards that this Hand does not know are `??`.

    `unit` is how many chips make one of the file's unit (100: the file counts dollars and the Hand cents; a power of
    ten), `told` are further fields of the standard. Raises ValueError when PHH cannot say how the hand was opened, or
    that it was run twice.
    """
    if any(type(event) is Runs for event in hand.events):
        raise ValueError("PHH has no place for a second board: this hand was run more than once (F9)")
    fields = opening(hand.opened, unit) | dict(told or {})
    body: dict[str, Any] = {"actions": Lines(lines_of(hand.events, unit))}
    if hand.finished:
        body |= {"finishing_stacks": amounts(hand.stacks, unit), "winnings": amounts(collected(hand), unit)}
    own = missing_stakes(hand.opened, text_of(fields | {"actions": Lines()}))
    fields |= {"_betting": {name: amount(chips, unit) for name, chips in own.items()}} if own else {}
    check_opening(hand.opened, text_of(fields | {"actions": Lines()}))
    return text_of(fields | body)


def write_all(hands: Iterable[str]) -> str:
    """The texts of hands as one `.phhs` file."""
    return "\n".join(f"[{number}]\n{text}" for number, text in enumerate(hands, 1))


def missing_stakes(opened: Opened, text: str) -> dict[str, int]:
    """The stakes that a reader would not work out from the standard fields."""
    theirs = msgspec.structs.asdict(read(text)[0].opened.betting)
    ours = msgspec.structs.asdict(opened.betting)
    return {name: value for name, value in ours.items() if value != theirs[name]}


def check_opening(opened: Opened, text: str) -> None:
    """A reader must open the same hand, or it is not written at all."""
    if read(text)[0].opened != opened:
        raise ValueError("PHH cannot say how this hand was opened: its posts are not in the order of the rules")


def opening(opened: Opened, unit: int) -> dict[str, Any]:
    """The fields that say how the hand began."""
    n = len(opened.stacks)
    fields = game_fields(opened)
    antes, blinds = dues(opened)
    if any(antes):
        fields["ante_trimming_status"] = opened.house.ante_type in EACH
    fields["antes"], fields["blinds_or_straddles"] = amounts(in_turn(antes), unit), amounts(in_turn(blinds), unit)
    betting = opened.betting
    sizes = {"min_bet": betting.least_bet, "small_bet": betting.lower, "big_bet": betting.upper}
    needed = SIZES[betting.structure]
    for size, chips in sizes.items():
        if size in needed or (getattr(betting, size) and size != "min_bet"):
            fields[size] = amount(chips, unit)
    fields |= {"starting_stacks": amounts(opened.stacks, unit), "hand": opened.hand}
    if opened.seats != tuple(range(1, n + 1)):
        fields["seats"] = list(opened.seats)
    fields["players"] = list(opened.names)
    return fields | own_fields(opened, unit)


def game_fields(opened: Opened) -> dict[str, Any]:
    """The game, by its code in the standard or in our own words."""
    structure = opened.betting.structure
    code = dict(VARIANTS[opened.variant].phh).get(structure)
    return {"variant": code} if code else {"_variant": opened.variant, "_structure": structure}


def own_fields(opened: Opened, unit: int) -> dict[str, Any]:
    """What the standard has no field for, where it is not the usual thing."""
    fields: dict[str, Any] = {}
    if opened.button != opened.seats[-1]:
        fields["_button"] = opened.button
    if opened.carry:
        fields["_carry"] = amount(opened.carry, unit)
    if house := house_fields(opened, unit):
        fields["_house"] = house
    return fields


def house_fields(opened: Opened, unit: int) -> dict[str, Any]:
    """The house rules that differ from the default, and those that forced bets might hide."""
    kinds = {post.kind for post in opened.posts}
    defaults = msgspec.structs.asdict(HouseRules())
    fields = {
        rule: value
        for rule, value in msgspec.structs.asdict(opened.house).items()
        if value != defaults[rule] or kinds.intersection(FORCED.get(rule, ()))
    }
    if "odd_chip_unit" in fields:
        fields["odd_chip_unit"] = amount(fields["odd_chip_unit"], unit)
    if rake := opened.house.rake:
        fields["rake"] = {"percent": rake.percent} | ({"cap": amount(rake.cap, unit)} if rake.cap else {})
    return fields


def dues(opened: Opened) -> tuple[list[int], list[int]]:
    """What is due from each player as antes and as blinds, a live post negative."""
    antes, blinds = [0] * len(opened.stacks), [0] * len(opened.stacks)
    for post in opened.posts:
        if post.kind not in LIVE_POSTS:
            antes[post.player] += post.amount
        else:
            blinds[post.player] += -post.amount if post.kind == "post" else post.amount
    return antes, blinds


def lines_of(events: Iterable[Event], unit: int) -> list[str]:
    """The lines of `actions`: the facts that a dealer or a player caused."""
    return [line for event in events if (line := line_of(event, unit))]


def line_of(event: Event, unit: int) -> str:
    """One fact as a line; empty for what follows by itself."""
    match event:
        case facts.Dealt(player, cards):
            return f"d dh p{player + 1} {run(cards)}"
        case facts.Board(_, cards, _):
            return f"d db {run(cards)}"
        case facts.Folded(player):
            return f"p{player + 1} f"
        case facts.Checked(player) | facts.Called(player, _):
            return f"p{player + 1} cc"
        case facts.Wagered(player, to, _, _, _):
            return f"p{player + 1} cbr {amount(to, unit)}"
        case facts.Shown(player, cards):
            return f"p{player + 1} sm {run(cards)}"
        case facts.Mucked(player):
            return f"p{player + 1} sm"
    return ""


def run(cards: Iterable[int]) -> str:
    """Cards without a space between them."""
    return "".join(map(name, cards))


class Written(str):
    """A number as it stands in the file, digit by digit."""

    __slots__ = ()


class Lines(list[str]):
    """A list of strings that is written one a line."""

    __slots__ = ()


def amount(chips: int, unit: int) -> Written:
    """Chips in the file's unit, always with all of its places, so that a reader finds the same unit."""
    if unit == 1:
        return Written(chips)
    whole, rest = divmod(abs(chips), unit)
    return Written(f"{'-' if chips < 0 else ''}{whole}.{rest:0{len(str(unit)) - 1}d}")


def amounts(chips: Iterable[int], unit: int) -> list[Written]:
    """One amount a player."""
    return [amount(each, unit) for each in chips]


def text_of(fields: Mapping[str, Any]) -> str:
    """Fields as TOML, one a line."""
    return "".join(f"{name} = {toml(value)}\n" for name, value in fields.items())


def toml(value: Any) -> str:
    """A value as TOML."""
    match value:
        case Written():
            return str(value)
        case bool():
            return "true" if value else "false"
        case str():
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
        case Lines():
            return "[\n" + "".join(f"  {toml(each)},\n" for each in value) + "]"
        case list() | tuple():
            return "[" + ", ".join(map(toml, value)) + "]"
        case dict():
            return "{ " + ", ".join(f"{name} = {toml(each)}" for name, each in value.items()) + " }"
    return str(value)
