"""The fields of one hand of a PHH file, checked one by one: each has its type, its unit and its line."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from croupier.history.amount import MOST, Amount, amount_of, chips_of, is_amount, unit_of, written
from croupier.history.phh_text import Said, Text, shown
from croupier.history.record import BadHistory
from croupier.rules.house_rules import HouseRules
from croupier.rules.variant import Variant
from croupier.rules.variants import VARIANTS

CODES = {code: (game, structure) for game in VARIANTS.values() for structure, code in game.phh}
"""The games that have a code in the standard, with their betting structure."""

LISTS = ("antes", "blinds_or_straddles", "starting_stacks", "finishing_stacks", "winnings")
SINGLE = ("min_bet", "small_bet", "big_bet", "bring_in", "_carry")
BETTING = ("small_blind", "big_blind", "ante", "min_bet", "small_bet", "big_bet", "bring_in")
CHIPS = {"odd_chip_unit": 1, "seven_deuce": 0}
"""The house rules that are an amount, with the least that it may be."""


class Fields(Struct):
    """One hand of a file: its text, and the unit in which its amounts are whole chips."""

    text: Text
    unit: int

    @property
    def values(self) -> dict[str, Any]:
        """The values by name, as TOML has them."""
        return self.text.values

    def bad(self, expected: str, found: object, *path: str) -> BadHistory:
        """The complaint about a field, with its line."""
        return BadHistory(self.text.file, self.text.line_of(*path), expected, shown(found))

    def need(self, name: str) -> Any:
        """The value of a field that must be there."""
        if name not in self.values:
            raise self.bad(f"the field {name!r}", Said("no such field"))
        return self.values[name]

    def amount(self, value: object, least: int, *path: str) -> int:
        """One amount in chips, at least `least`."""
        name = ".".join(path)
        if not is_amount(value):
            raise self.bad(f"an amount in {name!r}", value, *path)
        chips = chips_of(value, self.unit)  # type: ignore[arg-type]
        if chips > MOST:
            raise self.bad(f"an amount of at most {amount_of(MOST, self.unit)} in {name!r}", value, *path)
        if chips < least:
            kind = "above zero" if least == 1 else "of zero or more" if not least else f"of at least {-MOST}"
            raise self.bad(f"an amount {kind} in {name!r}", value, *path)
        return chips

    def amounts(self, name: str, n: int, least: int) -> list[int]:
        """A list of one amount a player."""
        values = self.need(name)
        if not isinstance(values, list):
            raise self.bad(f"a list of amounts in {name!r}", values, name)
        if n and len(values) != n:
            raise self.bad(f"{n} amounts in {name!r}, one a player", Said(len(values)), name)
        return [self.amount(value, least, name) for value in values]

    def recorded(self, name: str, n: int) -> tuple[int, ...] | None:
        """A list of amounts that a file may leave out."""
        return tuple(self.amounts(name, n, 0)) if name in self.values else None

    def table(self, name: str) -> dict[str, Any]:
        """A field of our own that holds named values; a file may leave it out."""
        value = self.values.get(name, {})
        if not isinstance(value, dict):
            raise self.bad(f"named values in {name!r}, like {{ name = value }}", value, name)
        return value


def fields_of(text: Text) -> Fields:
    """The fields of a hand, with the unit that all of its amounts ask for."""
    return Fields(text, unit_of(amounts_in(text.values)))


def amounts_in(values: dict[str, Any]) -> Iterator[Amount]:
    """Every amount that a hand's fields and actions name; what is no amount is left for the checks."""
    candidates = [values.get(name) for name in SINGLE]
    for name in LISTS:
        candidates += values[name] if isinstance(values.get(name), list) else []
    house, own = values.get("_house"), values.get("_betting")
    if isinstance(house, dict):
        rake = house.get("rake")
        candidates += [house.get(rule) for rule in CHIPS]
        candidates.append(rake.get("cap") if isinstance(rake, dict) else None)
    candidates += own.values() if isinstance(own, dict) else []
    for name in ("actions", "_posts"):
        candidates += map(wagered, values[name] if isinstance(values.get(name), list) else [])
    return (value for value in candidates if is_amount(value))  # type: ignore[misc]


def wagered(line: object) -> Amount | None:
    """The amount in a line of `actions` or `_posts`, if there is one."""
    words = line.partition("#")[0].split() if isinstance(line, str) else []
    return written(words[2]) if len(words) == 3 and words[0] != "d" else None


def game_of(fields: Fields) -> tuple[Variant, str, str]:
    """The game, its betting structure, and the file's own name for it."""
    if "_variant" in fields.values:
        return own_game(fields)
    code = fields.need("variant")
    if not isinstance(code, str) or code not in CODES:
        raise fields.bad(f"a game that is played here ({', '.join(sorted(CODES))})", code, "variant")
    return (*CODES[code], code)


def own_game(fields: Fields) -> tuple[Variant, str, str]:
    """A game without a code in the standard: `_variant` names it, `_structure` its betting."""
    key = fields.values["_variant"]
    if not isinstance(key, str) or key not in VARIANTS:
        raise fields.bad(f"a game that is played here ({', '.join(VARIANTS)})", key, "_variant")
    structure = fields.need("_structure")
    if structure not in VARIANTS[key].structures:
        raise fields.bad(f"a structure of {', '.join(VARIANTS[key].structures)}", structure, "_structure")
    return VARIANTS[key], structure, key


def own_house(fields: Fields) -> dict[str, Any]:
    """The house rules that `_house` names, each checked; their amounts are in chips then (rulebook section M)."""
    known = house_types()
    values: dict[str, Any] = {}
    for rule, value in fields.table("_house").items():
        if rule not in known:
            raise fields.bad(f"a house rule ({', '.join(known)})", rule, "_house", rule)
        try:
            values[rule] = msgspec.convert(plain(fields, rule, value), known[rule])
        except msgspec.ValidationError as error:
            wanted = str(error).partition(" - at")[0]
            raise fields.bad(f"a value of {rule} ({wanted})", value, "_house", rule) from None
    return values


@cache
def house_types() -> dict[str, Any]:
    """The type of each house rule's value."""
    return {field.name: field.type for field in msgspec.structs.fields(HouseRules)}


def plain(fields: Fields, rule: str, value: Any) -> Any:
    """The value of a house rule as the rules hold it: amounts in chips, a percentage as a number, "none" as none."""
    if rule in CHIPS:
        return fields.amount(value, CHIPS[rule], "_house", rule)
    if rule == "rake" and value == "none":
        return None
    if rule == "rake" and isinstance(value, dict):
        told = {name: float(each) if name == "percent" and is_amount(each) else each for name, each in value.items()}
        if unknown := set(told) - {"percent", "cap"}:
            raise fields.bad("percent and cap in rake", min(unknown), "_house", rule)
        return told | ({"cap": fields.amount(told["cap"], 0, "_house", rule, "cap")} if "cap" in told else {})
    return value


def own_flag(fields: Fields, name: str) -> bool:
    """A field of our own that says yes or no; a file may leave it out."""
    value = fields.values.get(name, False)
    if not isinstance(value, bool):
        raise fields.bad(f"true or false in {name!r}", value, name)
    return value


def own_boards(fields: Fields) -> int:
    """On how many boards the hand is played from the first board card on (rulebook L17)."""
    value = fields.values.get("_boards", 1)
    if type(value) is not int or value < 1:
        raise fields.bad("a number of boards in '_boards'", value, "_boards")
    return value


def own_absent(fields: Fields, n: int) -> list[int]:
    """The players who are not there, from 0 on (rulebook I9)."""
    value = fields.values.get("_absent", [])
    if not isinstance(value, list) or not all(type(each) is int and 1 <= each <= n for each in value):
        raise fields.bad(f"a list of players from 1 to {n} in '_absent'", value, "_absent")
    return [each - 1 for each in value]


def own_betting(fields: Fields) -> dict[str, int]:
    """The stakes that `_betting` names, where they do not follow from the standard fields, in chips."""
    told = fields.table("_betting")
    for name in told:
        if name not in BETTING:
            raise fields.bad(f"an amount of {', '.join(BETTING)}", name, "_betting", name)
    return {name: fields.amount(value, 0, "_betting", name) for name, value in told.items()}
