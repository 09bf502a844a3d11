"""Values as a PHH file has them: TOML, one field a line, amounts digit by digit."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any


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
