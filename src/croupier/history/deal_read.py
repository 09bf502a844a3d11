"""A deal of open-face Chinese is read from a small TOML file, whose form stands in docs/chinese-hand.md.

>>> text = '''
... _variant = "ofc"
... starting_stacks = [100, 100]
... _placements = ["p1 / Ad Ah / Tc Td Th"]
... '''
>>> (deal,) = read_deals(text)
>>> deal.placements[0].bottom
(32, 33, 34)
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from croupier.cards import BadCard, cards
from croupier.chinese.event import ChineseOpened
from croupier.chinese.house import ChineseRules
from croupier.chinese.opening import open_chinese
from croupier.chinese.royalties import TABLES
from croupier.chinese.variants import VARIANTS
from croupier.history.deal import DealRecord, Placement
from croupier.history.phh_read import TOLD
from croupier.history.phh_text import Said, Text, read_text, shown
from croupier.history.record import BadHistory
from croupier.rules.forced import BadOpening

KEY = "_placements"
"""The field by which a deal of open-face Chinese is told from a hand of another game."""

PLAYED = ("_variant", "starting_stacks", "_fantasy", "_house", "_button", KEY, "finishing_stacks")
LINE = re.compile(r"p(\d{1,3})(?:\s+|$)(.*)", re.DOTALL)
CROSS = re.compile(r"(?:^|\s)x(?:\s|$)")
ROWS = 3


def is_deal(text: Text) -> bool:
    """Whether a text of a file is a deal of open-face Chinese."""
    return KEY in text.values or text.values.get("_variant") in VARIANTS


def read_deals(data: bytes | str, file: str = "-") -> list[DealRecord]:
    """The deals of a file, in order; raises `BadHistory`, with file and line, when anything in it is wrong."""
    return [deal_of(text) for text in read_text(data, file)]


def deal_of(text: Text) -> DealRecord:
    """One deal of a file."""
    for name in text.values:
        if name not in PLAYED and name not in TOLD:
            raise bad(text, "a field of an open-face deal", Said(name), name)
    opened = opened_of(text)
    lines = need(text, KEY)
    if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
        raise bad(text, f"a list of strings in {KEY!r}", lines, KEY)
    n = len(opened.stacks)
    placements = [placement_of(text, place, line, n) for place, line in zip(text.lines_of(KEY), lines, strict=True)]
    finishing = tuple(numbers(text, "finishing_stacks", n)) if "finishing_stacks" in text.values else None
    return DealRecord(text.file, text.line, text.name, opened, tuple(placements), finishing)


def bad(text: Text, expected: str, found: object, *path: str) -> BadHistory:
    """The complaint about a field, with its line."""
    return BadHistory(text.file, text.line_of(*path), expected, shown(found))


def need(text: Text, name: str) -> Any:
    """The value of a field that must be there."""
    if name not in text.values:
        raise bad(text, f"the field {name!r}", Said("no such field"))
    return text.values[name]


def opened_of(text: Text) -> ChineseOpened:
    """The opening fact: players from the left of the button, the last one has the button (K8)."""
    variant = need(text, "_variant")
    if variant not in VARIANTS:
        raise bad(text, "one of " + ", ".join(VARIANTS), variant, "_variant")
    n = len(need(text, "starting_stacks")) if isinstance(text.values["starting_stacks"], list) else 0
    stacks = numbers(text, "starting_stacks", n)
    seats = numbers(text, "seats", n) if "seats" in text.values else list(range(1, n + 1))
    fantasy = numbers(text, "_fantasy", n) if "_fantasy" in text.values else []
    button, hand = single(text, "_button", seats[-1] if seats else 0), single(text, "hand", 1)
    try:
        return open_chinese(
            seats=seats, names=names_of(text, n), stacks=stacks, variant=variant, house=house_of(text),
            button=button, hand=hand, fantasy=fantasy,
        )  # fmt: skip
    except BadOpening as error:
        raise bad(text, "a deal that can be played", Said(error), "starting_stacks") from None


def numbers(text: Text, name: str, n: int) -> list[int]:
    """A list of whole numbers, one a player."""
    values = text.values[name]
    if not isinstance(values, list) or len(values) != n or not all(type(value) is int for value in values):
        raise bad(text, f"{n or 'some'} whole numbers in {name!r}, one a player", values, name)
    return values


def single(text: Text, name: str, usual: int) -> int:
    """A whole number that may be left out."""
    value = text.values.get(name, usual)
    if type(value) is not int or value < 0:
        raise bad(text, f"a whole number in {name!r}", value, name)
    return value


def names_of(text: Text, n: int) -> list[str]:
    """The players' names, p1, p2 and so on if there are none."""
    names = text.values.get("players", [f"p{player}" for player in range(1, n + 1)])
    if not isinstance(names, list) or len(names) != n or not all(isinstance(name, str) and name for name in names):
        raise bad(text, f"{n} names in 'players'", names, "players")
    return names


def house_of(text: Text) -> ChineseRules:
    """The house rules; a table of royalties may be called by its name."""
    values = text.values.get("_house", {})
    if not isinstance(values, dict):
        raise bad(text, "a table of house rules in '_house'", values, "_house")
    named = values.get("ofc_royalties")
    if isinstance(named, str) and named in TABLES:
        values = values | {"ofc_royalties": msgspec.to_builtins(TABLES[named])}
    try:
        return msgspec.convert(values, ChineseRules)
    except msgspec.ValidationError as error:
        name = next((name for name in values if name in str(error)), "")
        raise bad(text, "house rules of open-face Chinese", Said(error), "_house", name) from None


def placement_of(text: Text, line: int, said: str, n: int) -> Placement:
    """One line: who, and where the cards of the street go; or what the clock found in his hand."""
    words = said.partition("#")[0].strip()
    match = LINE.fullmatch(words)
    if not match or not 1 <= int(match[1]) <= n:
        raise BadHistory(text.file, line, f"a player from p1 to p{n}", shown(said))
    player, rest = int(match[1]) - 1, match[2]
    if rest.split()[:1] == ["auto"]:
        given = read_cards(text, line, rest.partition("auto")[2])
        return Placement(line, said, player, given=given, auto=True)
    placed, *discarded = CROSS.split(rest, maxsplit=1)
    rows = placed.split("/")
    if len(rows) != ROWS:
        raise BadHistory(text.file, line, "three rows, TOP / MIDDLE / BOTTOM", shown(said))
    top, middle, bottom = [read_cards(text, line, row) for row in rows]
    return Placement(line, said, player, top, middle, bottom, read_cards(text, line, "".join(discarded)))


def read_cards(text: Text, line: int, said: str) -> tuple[int, ...]:
    """Cards of a line; nothing, or a dash, is none."""
    try:
        return cards(said.strip().strip("-"))
    except BadCard:
        raise BadHistory(text.file, line, "cards such as 'As Kd'", shown(said.strip())) from None
