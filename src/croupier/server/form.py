"""The form that opens a table, made from the types of a table's spec: nothing in it is written by hand."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_type_hints

from msgspec import NODEFAULT, UNSET, Struct, inspect

from croupier.room.fact import TableSpec
from croupier.room.spec import NOT_YET, is_offered, offered_structures
from croupier.rules.house_rules import RULES
from croupier.rules.variants import VARIANTS

Kind = Literal["text", "whole", "percent", "switch", "choice"]
"""How a field is asked for: words, chips or counts, a share of a pot, yes or no, one of `choices`."""


class Field(Struct, frozen=True):
    """One question of the form; `place` is where its answer stands in the spec, as `house.rake.percent`.

    `part_of` names an object that is null until one of its fields is filled. `rule` is the rulebook's (Rulebook M).
    `least` and `most` bound a number, or the length of a text.
    """

    place: str
    kind: Kind
    default: str | int | float | bool | None = None
    choices: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    rule: str = ""
    part_of: str = ""


class Game(Struct, frozen=True):
    """A variant that may be opened, the betting structures that it allows, and how many may sit (Rulebook L)."""

    variant: str
    structures: tuple[str, ...]
    seats: int


OFFERED = {key: game for key, game in VARIANTS.items() if is_offered(game)}
"""The games that a table can play."""

UNASKED = {
    "betting.bring_in",
    *(f"house.{option}" for option in NOT_YET),
    *("house.straddle", "house.straddle_postflop_min", "house.straddle_min_raise"),
    *("house.shortdeck_trips_beat_straight", "house.stud_open_pair_big_bet"),
}
"""What belongs to games and questions that the tables do not have."""


class Form(Struct, frozen=True):
    """GET /api/form: the games, every question about a new table in the order to ask them, and the kinds of bots."""

    games: list[Game]
    fields: list[Field]
    bots: list[str]


def form(bots: list[str]) -> Form:
    """The form for the table specs that this room understands, with the kinds of bots that may be asked for."""
    games = [Game(key, offered_structures(game), game.max_players) for key, game in OFFERED.items()]
    fields = [field for field in _fields(inspect.type_info(TableSpec), "", "", None) if field.place not in UNASKED]
    return Form(games, fields, bots)


def _fields(of: inspect.Type, place: str, part_of: str, values: object) -> list[Field]:
    assert isinstance(of, inspect.StructType)
    found: list[Field] = []
    for field in of.fields:
        default = getattr(values, field.name, None) if values is not None else _default(field)
        if isinstance(field.type, inspect.LiteralType):
            choices = get_args(get_type_hints(of.cls)[field.name])  # in the order in which they are written
            found.append(Field(f"{place}{field.name}", "choice", default, choices, rule=_rule(place, field.name)))
        else:
            found += _field(field.type, place, field.name, part_of, default)
    return found


def _rule(place: str, name: str) -> str:
    return RULES.get(f"{place}{name}".split(".")[1], "") if place.startswith("house.") else ""


def _field(kind: inspect.Type, before: str, name: str, part_of: str, default: Any) -> list[Field]:
    place = before + name
    if isinstance(kind, inspect.UnionType):
        (inner,) = (part for part in kind.types if not isinstance(part, inspect.NoneType))
        return _field(inner, before, name, place, default)
    if isinstance(kind, inspect.StructType):
        return _fields(kind, f"{place}.", part_of, default)
    if place == "variant":
        return [Field(place, "choice", default, tuple(OFFERED))]
    asked, least, most = _asked(kind)
    return [Field(place, asked, default, (), least, most, _rule(before, name), part_of)]


def _asked(kind: inspect.Type) -> tuple[Kind, int | None, int | None]:
    match kind:
        case inspect.BoolType():
            return "switch", None, None
        case inspect.IntType(ge=least, le=most):
            return "whole", least, most
        case inspect.FloatType(ge=least, le=most):
            return "percent", least if least is None else int(least), most if most is None else int(most)
        case inspect.StrType(min_length=least, max_length=most):
            return "text", least, most
    raise TypeError(f"the form cannot ask for {kind}")


def _default(field: inspect.Field) -> Any:
    if field.default_factory not in (NODEFAULT, UNSET):
        return field.default_factory()
    return None if field.default in (NODEFAULT, UNSET) else field.default
