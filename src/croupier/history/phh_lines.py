"""The facts of a hand as the lines of `actions`, and what has no line there in fields of our own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from croupier.cards import name
from croupier.history.phh_toml import Lines, amount
from croupier.rules import event as facts
from croupier.rules.event import Event


def action_fields(events: Iterable[Event], unit: int) -> dict[str, Any]:
    """`actions`, and where the hand has them `_runs` and `_rabbit`."""
    lines = Lines()
    fields: dict[str, Any] = {"actions": lines}
    for event in in_order(events):
        match event:
            case facts.Agreed(player, times):
                fields.setdefault("_runs", {})[f"p{player + 1}"] = times
            case facts.Rabbited(cards):
                fields["_rabbit"] = {"cards": run(cards), "after": len(lines)}
            case _ if line := line_of(event, unit):
                lines.append(line)
    return fields


def in_order(events: Iterable[Event]) -> Iterator[Event]:
    """The facts in the order of the standard: new cards after the last draw of their round (L6)."""
    fresh: list[Event] = []
    drawer = -1
    for event in events:
        match event:
            case facts.Shuffled():
                pass
            case facts.Dealt(player, _, _) if player == drawer:
                fresh.append(event)
            case facts.Discarded(player, _) if player > drawer:
                drawer = player
                yield event
            case _:
                yield from fresh
                yield event
                fresh, drawer = [], event.player if type(event) is facts.Discarded else -1
    yield from fresh


def line_of(event: Event, unit: int) -> str:
    """One fact as a line; empty for what follows by itself."""
    match event:
        case facts.Dealt(player, cards, _):
            return f"d dh p{player + 1} {run(cards)}"
        case facts.Board(_, cards, _, _):
            return f"d db {run(cards)}"
        case facts.Discarded(player, cards):
            return f"p{player + 1} sd {run(cards)}".rstrip()
        case facts.BroughtIn(player, _):
            return f"p{player + 1} pb"
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
