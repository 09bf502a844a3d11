"""A PHH file is read: each hand of it becomes a record, or the whole file is refused with the line that is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from croupier.history.amount import amount_of
from croupier.history.phh_action import Lines
from croupier.history.phh_fields import Fields, fields_of, game_of
from croupier.history.phh_opening import dues_of, opened_of, stakes_of
from croupier.history.phh_posts import plan_of
from croupier.history.phh_text import Text, read_text
from croupier.history.record import Record
from croupier.rules.betting import Betting
from croupier.rules.event import Opened

PLAYED = (
    "variant", "antes", "blinds_or_straddles", "min_bet", "small_bet", "big_bet", "starting_stacks", "actions",
    "bring_in", "finishing_stacks", "winnings", "_house", "_variant", "_structure", "_betting", "_posts", "_button",
    "_carry", "_boards", "_bomb", "_absent", "_runs", "_rabbit",
)  # fmt: skip
"""The fields that play a part in the game."""

TOLD = (
    "author", "event", "url", "venue", "address", "city", "region", "postal_code", "country", "time", "time_zone",
    "time_zone_abbreviation", "day", "month", "year", "hand", "level", "seats", "seat_count", "table", "players",
    "currency", "currency_symbol", "ante_trimming_status", "time_limit", "time_banks",
)  # fmt: skip
"""The other fields of the standard."""


def read(data: bytes | str, file: str = "-") -> list[Record]:
    """The records of a file, in order; `file` is its name for complaints.

    Raises `BadHistory`, with file, line and what was expected there, when any hand of it is damaged.
    """
    return [record_of(text) for text in read_text(data, file)]


def record_of(text: Text) -> Record:
    """One hand of a file."""
    fields = fields_of(text)
    game, structure, code = game_of(fields)
    opened = opened_of(fields, game, structure)
    lines, n = Lines(fields, opened), len(opened.stacks)
    deeds = lines.rabbit(lines.read(actions_of(fields)))
    return Record(
        file=text.file,
        line=text.line,
        name=text.name,
        game=code,
        opened=opened,
        deeds=deeds,
        unit=fields.unit,
        finishing=fields.recorded("finishing_stacks", n),
        winnings=fields.recorded("winnings", n),
        runs=lines.runs(),
        told={name: value for name, value in text.values.items() if name not in PLAYED},
        notes=tuple(notes_on(fields, opened)),
    )


def stakes_in(text: Text) -> Betting:
    """The stakes that the standard fields of a hand tell, without those of `_betting`."""
    fields = fields_of(text)
    game, structure, _ = game_of(fields)
    dues = dues_of(fields, game, structure)
    return stakes_of(fields, game, structure, dues, plan_of(fields, game, dues))


def actions_of(fields: Fields) -> list[str]:
    """The lines of the hand."""
    actions = fields.need("actions")
    if not isinstance(actions, list) or not all(isinstance(each, str) for each in actions):
        raise fields.bad("a list of strings in 'actions'", actions, "actions")
    return actions


def notes_on(fields: Fields, opened: Opened) -> Iterator[str]:
    """What a reader should know of the file though it can be played."""
    trimmed = fields.values.get("ante_trimming_status")
    if trimmed is not None and not isinstance(trimmed, bool):
        raise fields.bad("true or false in 'ante_trimming_status'", trimmed, "ante_trimming_status")
    ante, even = opened.betting.ante, any(post.kind == "ante" for post in opened.posts)
    if trimmed and not even and any(fields.values["antes"]):
        yield "ante_trimming_status is true, but an ante that not everybody pays is not trimmed (C9)"
    if trimmed is False and even and ante and min(opened.stacks) < ante:
        shown = amount_of(ante, fields.unit)
        yield f"ante_trimming_status is false, but a player who cannot pay the ante of {shown} wins only his share (C9)"
    yield from (f"the field {name!r} is not in the standard" for name in strangers(fields.values))


def strangers(values: dict[str, Any]) -> list[str]:
    """Fields that neither the standard nor we know; those with an underscore are their writer's."""
    return [name for name in values if name not in TOLD and name not in PLAYED and not name.startswith("_")]
