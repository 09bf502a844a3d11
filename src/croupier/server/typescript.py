"""The browser's types, written from the Python ones: `python -m croupier.server.typescript [--check]`.

Beside them stands what the browser has to know of the games before their cards come: how many places the board has.

What the room sends always carries every field; what a client sends may leave out a field that has a default.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

from msgspec import inspect

from croupier.chinese import action as chinese_action
from croupier.chinese import event as chinese_event
from croupier.chinese.variant import SIZES, ChineseVariant
from croupier.chinese.variants import VARIANTS as CHINESE
from croupier.room import deed, fact, proof
from croupier.rules import action, event
from croupier.rules.rotation import Rotation
from croupier.rules.variant import Variant
from croupier.rules.variants import ROTATIONS, VARIANTS
from croupier.server import account_messages, book_messages, form, study_messages, wire

PLACE = Path("web", "src", "generated", "wire.ts")
GAMES = Path("web", "src", "generated", "games.json")
HEAD = """\
// Written by `python -m croupier.server.typescript` from the message types of the room. Do not edit.
"""
UNIONS: dict[str, Any] = {
    "Action": action.Action,
    "ChineseAction": chinese_action.ChineseAction,
    "AnyAction": action.Action | chinese_action.ChineseAction,
    "Event": event.Event,
    "ChineseEvent": chinese_event.ChineseEvent,
    "HostFact": fact.HostFact,
    "TableFact": fact.TableFact,
    "AnyFact": fact.AnyFact,
    "HostDeed": deed.HostDeed,
    "Request": wire.Request,
    "Reply": wire.Reply,
}
SENT = (wire.Request, wire.Enter, wire.Token, book_messages.Marking, *account_messages.SENT, *study_messages.SENT)
RECEIVED = (
    wire.Reply,
    wire.Terms,
    wire.Me,
    wire.Opening,
    wire.Problem,
    wire.Hosting,
    book_messages.Sheet,
    book_messages.MyEvenings,
    form.Form,
    wire.Hands,
    proof.HandRecord,
    wire.HandTold,
    wire.Judgement,
    wire.Arrangement,
    *account_messages.RECEIVED,
    *study_messages.RECEIVED,
)
WORDS: dict[type[inspect.Type], str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def typescript() -> str:
    """The whole file: one interface a struct, one union a family of messages, a list of each union's tags."""
    received = _structs(inspect.multi_type_info(RECEIVED))
    structs = {**received, **_structs(inspect.multi_type_info(SENT))}
    blocks = [_interface(struct, loose=name not in received) for name, struct in sorted(structs.items())]
    return HEAD + "\n" + "\n".join([*blocks, *_unions()])


def _structs(roots: Iterable[inspect.Type]) -> dict[str, inspect.StructType]:
    found: dict[str, inspect.StructType] = {}
    waiting = list(roots)
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, inspect.StructType):
            name = kind.cls.__name__
            if name in found:
                if found[name].cls is not kind.cls:
                    raise TypeError(f"two types are called {name}")
                continue
            found[name] = kind
        waiting += _parts(kind)
    return found


def _parts(kind: inspect.Type) -> Iterator[inspect.Type]:
    match kind:
        case inspect.StructType(fields=fields):
            yield from (field.type for field in fields)
        case inspect.UnionType(types=parts):
            yield from parts
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            yield item
        case inspect.TupleType(item_types=items):
            yield from items
        case inspect.DictType(value_type=value):
            yield value


def _interface(struct: inspect.StructType, *, loose: bool) -> str:
    lines = [*_doc(struct.cls.__doc__ or ""), f"export interface {struct.cls.__name__} {{"]
    if struct.tag_field is not None:
        lines.append(f"  readonly {struct.tag_field}: {json.dumps(struct.tag)};")
    for field in struct.fields:
        mark = "?" if loose and not field.required else ""
        lines.append(f"  readonly {field.encode_name}{mark}: {_word(field.type)};")
    return "\n".join([*lines, "}", ""])


def _doc(text: str) -> Iterator[str]:
    lines = [line.strip() for line in text.strip().replace("*/", "* /").splitlines()]
    if len(lines) == 1:
        yield f"/** {lines[0]} */"
    elif lines:
        yield "/**"
        yield from (f" * {line}".rstrip() for line in lines)
        yield " */"


def _word(kind: inspect.Type) -> str:
    match kind:
        case inspect.Metadata(type=inner):
            return _word(inner)
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.LiteralType(values=values):
            return " | ".join(json.dumps(value) for value in values)
        case inspect.UnionType(types=parts):
            return _union(parts)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return f"readonly {_bracketed(_word(item))}[]"
        case inspect.TupleType(item_types=items):
            return "readonly [" + ", ".join(map(_word, items)) + "]"
        case inspect.DictType(value_type=value):
            return f"Readonly<Record<string, {_word(value)}>>"
    return WORDS[type(kind)]


def _union(parts: Iterable[inspect.Type]) -> str:
    classes = {part.cls for part in parts if isinstance(part, inspect.StructType)}
    others = dict.fromkeys(_word(part) for part in parts if not isinstance(part, inspect.StructType))
    for name, union in UNIONS.items():
        if classes == set(get_args(union)):
            return " | ".join([name, *others])
    return " | ".join([*sorted(cls.__name__ for cls in classes), *others])


def _bracketed(word: str) -> str:
    return f"({word})" if " " in word else word


def _unions() -> Iterator[str]:
    for name, union in UNIONS.items():
        members = " | ".join(cls.__name__ for cls in get_args(union))
        yield f"export type {name} = {members};\n"


def games() -> str:
    """What is known of each game before its cards come, and the games of each rotation in their order, as JSON."""
    parts = {
        "games": {key: _game(game) for key, game in VARIANTS.items()},
        "open_face": {key: _open_face(game) for key, game in CHINESE.items()},
        "rotations": {key: _rotation(rotation) for key, rotation in ROTATIONS.items()},
    }
    blocks = [
        f'  "{name}": {{\n'
        + ",\n".join(f"    {json.dumps(key)}: {json.dumps(value)}" for key, value in part.items())
        + "\n  }"
        for name, part in parts.items()
    ]
    return "{\n" + ",\n".join(blocks) + "\n}\n"


def _game(game: Variant) -> dict[str, Any]:
    """The board's places, the streets of a draw without one, what opens it, and whether the button has a meaning."""
    draws = [] if game.board else [street.name for street in game.streets if street.draw]
    blinds = game.forced in ("blinds", "button_blind")
    return {"board": game.board, "draws": draws, "blinds": blinds, "button": game.forced != "bring_in"}


def _open_face(game: ChineseVariant) -> dict[str, Any]:
    """The streets with what is dealt and discarded, how many cards lie in each row, and what Fantasyland there is."""
    streets = [{"cards": street.cards, "discards": street.discards, "up": street.up} for street in game.streets]
    fantasy = sorted(set(game.fantasy))
    return {"streets": streets, "rows": SIZES, "fantasy": fantasy, "together": game.together}


def _rotation(rotation: Rotation) -> dict[str, Any]:
    games = [{"variant": game.variant, "structure": game.structure} for game in rotation.games]
    return {"games": games, "chosen": rotation.chosen}


def main(arguments: list[str]) -> int:
    """Write the files under the present folder, or with `--check` say whether they are fresh (exit 1 when stale)."""
    stale = False
    for place, text in ((PLACE, typescript()), (GAMES, games())):
        if "--check" not in arguments:
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text)
            continue
        fresh = place.is_file() and place.read_text() == text
        print(f"{place} is {'fresh' if fresh else 'stale: run python -m croupier.server.typescript'}")  # noqa: T201
        stale = stale or not fresh
    return int(stale)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
