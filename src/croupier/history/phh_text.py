"""The text of a PHH file: the fields of each hand with the lines on which they stand.

PHH is TOML. `tomllib` says what the values are, with decimals kept exact; a small scanner beside it says where
each field and each string of a list begins, for a reader of a damaged file wants to know the line.
"""

from __future__ import annotations

import re
import tomllib
from decimal import Decimal, InvalidOperation
from typing import Any

from msgspec import Struct

from croupier.history.record import BadHistory

Path = tuple[str, ...]

TOKEN = re.compile(
    r"""(?P<string>\"\"\"(?:[^\\]|\\.)*?\"\"\"|'''.*?'''|"(?:[^"\\\n]|\\.)*"|'[^'\n]*')
    |(?P<comment>\#[^\n]*)|(?P<newline>\n)|(?P<open>[\[{])|(?P<close>[\]}])|(?P<equals>=)|(?P<word>[A-Za-z0-9_-]+)""",
    re.VERBOSE | re.DOTALL,
)
PLACE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")


class Text(Struct):
    """One hand of a file: its values as TOML has them, and the lines of its fields and of the strings in its lists."""

    file: str
    name: str
    line: int
    values: dict[str, Any]
    lines: dict[Path, int]
    strings: dict[Path, list[int]]

    def line_of(self, *path: str) -> int:
        """The line of a field, or of the nearest thing around it."""
        while path:
            if path in self.lines:
                return self.lines[path]
            path = path[:-1]
        return self.line

    def lines_of(self, name: str) -> list[int]:
        """The line of each string of a list of strings."""
        count = len(self.values[name])
        lines = self.strings.get((name,), [])
        return lines if len(lines) == count else [self.line_of(name)] * count


def shown(value: object) -> str:
    """A value as a complaint shows it: as TOML would write it, and not too long."""
    if isinstance(value, bool):
        text = "true" if value else "false"
    else:
        text = str(value) if isinstance(value, int | Decimal) else value if type(value) is Said else repr(value)
    return text if len(text) <= 80 else text[:77] + "..."


class Said(str):
    """Words of our own in a complaint, shown without quotes."""

    __slots__ = ()


def read_text(data: bytes | str, file: str) -> list[Text]:
    """The hands of a file, a `.phh` with one or a `.phhs` with many; raises `BadHistory`."""
    text = decode(data, file)
    values = parse(text, file)
    lines, strings = scan(text)
    if not values:
        raise BadHistory(file, 1, "a hand with the field 'variant'", "no field at all")
    if not all(isinstance(value, dict) and not name.startswith("_") for name, value in values.items()):
        return [Text(file, "", min(lines.values(), default=1), values, lines, strings)]
    tables, lists = by_table(lines), by_table(strings)
    return [
        Text(file, name, lines.get((name,), 1), value, tables.get(name, {}), lists.get(name, {}))
        for name, value in values.items()
    ]


def decode(data: bytes | str, file: str) -> str:
    """The characters of a file with one kind of line end."""
    if isinstance(data, str):
        return data.replace("\r\n", "\n")
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line, byte = data[: error.start].count(b"\n") + 1, data[error.start]
        raise BadHistory(file, line, "UTF-8 text", f"the byte 0x{byte:02x}") from None


def parse(text: str, file: str) -> dict[str, Any]:
    """What TOML makes of the text, decimals kept exact."""
    try:
        return tomllib.loads(text, parse_float=decimal)
    except (ValueError, RecursionError) as error:
        message = str(error)
        place = PLACE.search(message)
        last = text.rstrip("\n").count("\n") + 1
        said = PLACE.sub("", message) or "nothing"
        if place and not place[1]:
            raise BadHistory(file, last, "the rest of the file", f"its end ({said})") from None
        raise BadHistory(file, int(place[1]) if place else 1, "a PHH file, which is TOML", said) from None


def decimal(text: str) -> Decimal:
    """A decimal, exactly; one beyond all measure is none."""
    try:
        return Decimal(text)
    except InvalidOperation:
        return Decimal("NaN")


def scan(text: str) -> tuple[dict[Path, int], dict[Path, list[int]]]:
    """The line on which each field begins, and the lines of the strings in its list."""
    lines: dict[Path, int] = {}
    strings: dict[Path, list[int]] = {}
    table: Path = ()
    key: Path = ()
    line, depth, state = 1, 0, "key"
    for token in TOKEN.finditer(text):
        kind, word = token.lastgroup, token[0]
        if state == "value":
            depth += (kind == "open") - (kind == "close")
            if kind == "string" and depth == 1:
                strings.setdefault(key, []).append(line)
            elif kind == "newline" and depth <= 0:
                key, depth, state = (), 0, "key"
        elif kind in ("word", "string"):
            key += (word.strip("\"'"),)
        elif kind == "open":
            key, state = (), "header"
        elif kind == "close":
            table, key, state = key, (), "key"
            lines.setdefault(table, line)
        elif kind == "equals":
            key, state = table + key, "value"
            lines.setdefault(key, line)
            lines.setdefault(key[: len(table) + 1], line)
        elif kind == "newline":
            key, state = (), "key"
        line += word.count("\n")
    return lines, strings


def by_table(places: dict[Path, Any]) -> dict[str, dict[Path, Any]]:
    """The places inside each table of a file, seen from there."""
    tables: dict[str, dict[Path, Any]] = {}
    for path, place in places.items():
        if len(path) > 1:
            tables.setdefault(path[0], {})[path[1:]] = place
    return tables
