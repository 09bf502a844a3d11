"""The form that opens a table, made from the types of a table's spec: nothing in it is written by hand."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_type_hints

from msgspec import NODEFAULT, UNSET, Struct, inspect

from croupier.chinese.house import RULES as RULES_OF_CHINESE
from croupier.chinese.royalties import TABLES, Royalties
from croupier.chinese.variant import ChineseVariant
from croupier.chinese.variants import VARIANTS as CHINESE
from croupier.room.evening import RULES_OF_CASH
from croupier.room.fact import TableSpec
from croupier.room.game import can_bomb, posts_blinds
from croupier.room.tournament import RULES_OF_TOURNAMENT
from croupier.rules.house_rules import RULES, HouseRules
from croupier.rules.mixed import most_players
from croupier.rules.rotation import Rotation
from croupier.rules.variant import Variant
from croupier.rules.variants import ROTATIONS, VARIANTS

Kind = Literal["text", "whole", "percent", "switch", "choice"]
"""How a field is asked for: words, chips or counts, a share of a pot, yes or no, one of `choices`."""


class Field(Struct, frozen=True):
    """One question of the form; `place` is where its answer stands in the spec, as `house.rake.percent`.

    `part_of` names an object that is null until one of its fields is filled. `rule` is the rulebook's (Rulebook M).
    `least` and `most` bound a number, or the length of a text. In the spec stands what `tables` has for a choice, if it
    has something; a spec may have another table, which no choice stands for.
    """

    place: str
    kind: Kind
    default: str | int | float | bool | None = None
    choices: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    rule: str = ""
    part_of: str = ""
    tables: dict[str, Royalties] = {}


class Offer(Struct, frozen=True):
    """A variant that may be opened, the betting structures that it allows, and how many may sit (Rulebook L).

    The first of `structures` is the usual one; open-face Chinese has none. `unasked` are the places of the questions
    that mean nothing in this game: what is not asked keeps its default.
    """

    variant: str
    structures: tuple[str, ...]
    seats: int
    unasked: tuple[str, ...] = ()


class MixedOffer(Struct, frozen=True):
    """A rotation that may be opened instead of a single game: its games, how many may sit, what is not asked (L16)."""

    rotation: str
    variants: tuple[str, ...]
    seats: int
    unasked: tuple[str, ...] = ()


BLINDS = (
    *("betting.small_blind", "house.ante_type", "house.bb_ante_short", "house.straddle"),
    *("house.straddle_postflop_min", "house.straddle_min_raise", "house.missed_blind_policy"),
    *("house.missed_in_bb_position", "house.new_player_posts", "house.no_entry_between_blinds_and_button"),
)
"""What is asked where blinds are posted."""

BOMBS = ("bomb_every", "bomb_boards", "bomb_ante_bb")


ROYALTIES = "open_face.ofc_royalties"
"""A whole table of numbers: a message may bring any, the form asks for one that has a name (Rulebook K20)."""

COMMON = {"name", "variant", "seats", "house.button_draw_tie"}
"""What is asked also where open-face Chinese is played, beside its own rules and the guests."""

OPEN_FACE = {"cash.buy_in_max_points", "cash.arranging"}
"""What is asked of guests only where open-face Chinese is played."""

RULES_OF = {
    "house": RULES,
    "cash": RULES_OF_CASH,
    "open_face": RULES_OF_CHINESE,
    "tournament": RULES_OF_TOURNAMENT,
}
"""The rules of the rulebook behind the options of each part of a spec."""

CHOICES = {"variant": (*VARIANTS, *CHINESE), "rotation": ("", *ROTATIONS)}
"""The questions of text that are answered from a list."""


class Form(Struct, frozen=True):
    """GET /api/form: the games and rotations, every question in the order to ask them, and the kinds of bots.

    `open_face_bots` are those who play open-face Chinese; the others play all other games.
    """

    games: list[Offer]
    mixed: list[MixedOffer]
    fields: list[Field]
    bots: list[str]
    open_face_bots: list[str] = []


def form(bots: list[str], open_face_bots: list[str]) -> Form:
    """The form for the table specs that this room understands, with the kinds of bots that may be asked for."""
    asked = questions()
    own = tuple(field.place for field in asked if is_open_face(field.place))
    games = [offer(key, game, own) for key, game in VARIANTS.items()]
    games += [open_face_offer(game, asked) for game in CHINESE.values()]
    mixed = [mixed_offer(each, own) for each in ROTATIONS.values()]
    return Form(games, mixed, asked, bots, open_face_bots)


def offer(key: str, game: Variant, own: tuple[str, ...]) -> Offer:
    """A betting game of the form; `own` are the questions of open-face Chinese."""
    structures = (game.usual, *(each for each in game.structures if each != game.usual))
    return Offer(key, structures, game.max_players, (*unasked(game), *own))


def is_open_face(place: str) -> bool:
    """Whether a question is about open-face Chinese alone."""
    return place.startswith(("open_face.", "tournament.")) or place in OPEN_FACE


def open_face_offer(game: ChineseVariant, asked: list[Field]) -> Offer:
    """A game of open-face Chinese: betting has no meaning there, nor has what its Fantasyland does not know."""
    without = () if game.fantasy else ("open_face.ofc_fantasy_seconds", "open_face.ofc_refantasy_full_house_middle")
    if not game.discards:
        without = (*without, "open_face.ofc_fantasy_cards", "open_face.ofc_refantasy_cards")
    places = [field.place for field in asked]
    meant = {place for place in places if place in COMMON or place.startswith(("open_face.", "cash.", "tournament."))}
    meant -= {*without, "cash.bank_seconds", "cash.bank_per_orbit"}
    return Offer(game.key, (), game.max_players, tuple(place for place in places if place not in meant))


def questions() -> list[Field]:
    """Every question about a new table."""
    return _fields(inspect.type_info(TableSpec), "", "", None)


def mixed_offer(rotation: Rotation, own: tuple[str, ...]) -> MixedOffer:
    """A rotation as the form knows it; a question that means something in one of its games is asked."""
    games = [VARIANTS[game.variant] for game in rotation.games]
    common = set.intersection(*(set(unasked(game)) for game in games)) | {"variant", "betting.structure", *own}
    variants = tuple(dict.fromkeys(game.variant for game in rotation.games))
    return MixedOffer(rotation.key, variants, most_players(rotation), tuple(sorted(common)))


def unasked(game: Variant) -> tuple[str, ...]:
    """The places of the questions that mean nothing in this game."""
    streets = game.streets
    asked = {
        **dict.fromkeys(BLINDS, posts_blinds(game, HouseRules())),
        **dict.fromkeys(BOMBS, can_bomb(game)),
        "betting.big_blind": game.forced in ("blinds", "button_blind"),
        "betting.min_bet": game.forced in ("blinds", "button_blind"),
        "betting.bring_in": game.forced == "bring_in",
        "house.button_rule": game.forced == "blinds",
        "house.rabbit": game.board > 0,
        "house.run_it_twice": game.board > 0,
        "house.seven_deuce": game.hole == 2 and game.board > 0,
        "house.shortdeck_trips_beat_straight": "short_deck" in game.halves,
        "house.stud_open_pair_big_bet": any(street.limit == "pair" for street in streets),
    }
    return tuple(place for place, means in asked.items() if not means)


def _fields(of: inspect.Type, place: str, part_of: str, values: object) -> list[Field]:
    assert isinstance(of, inspect.StructType)
    found: list[Field] = []
    for field in of.fields:
        if place + field.name == ROYALTIES:
            found.append(
                Field(ROYALTIES, "choice", next(iter(TABLES)), (*TABLES,), rule=_rule(place, field.name), tables=TABLES)
            )
            continue
        default = getattr(values, field.name, None) if values is not None else _default(field)
        if isinstance(field.type, inspect.LiteralType):
            choices = get_args(get_type_hints(of.cls)[field.name])  # in the order in which they are written
            found.append(Field(f"{place}{field.name}", "choice", default, choices, rule=_rule(place, field.name)))
        else:
            found += _field(field.type, place, field.name, part_of, default)
    return found


def _rule(place: str, name: str) -> str:
    rules = RULES_OF.get(place.partition(".")[0], {})
    return rules.get(f"{place}{name}".split(".")[1], "") if rules else ""


def _field(kind: inspect.Type, before: str, name: str, part_of: str, default: Any) -> list[Field]:
    place = before + name
    if isinstance(kind, inspect.UnionType):
        (inner,) = (part for part in kind.types if not isinstance(part, inspect.NoneType))
        must = isinstance(inner, inspect.StructType) and any(field.required for field in inner.fields)
        return _field(inner, before, name, place if must else "", default)
    if isinstance(kind, inspect.StructType):
        return _fields(kind, f"{place}.", part_of, default)
    if place in CHOICES:
        return [Field(place, "choice", default, CHOICES[place])]
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
