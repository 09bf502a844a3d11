"""Deals in the middle, as the room would tell them to one reader: the browser's fixture page shows them.

`python -m tests.chinese.scenes` writes them to `web/fixtures/open-face.json` from the golden deals.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from tests.chinese.golden import actions_of, deals, opened_for
from tests.chinese.stage import deck_for

from croupier.chinese.hand import ChineseHand
from croupier.chinese.veil import veil
from croupier.server.open_face import rows, standings

PLACE = Path(__file__).resolve().parents[2] / "web" / "fixtures" / "open-face.json"
Until = Callable[[ChineseHand], bool]


class Scene(NamedTuple):
    """A golden deal as `reader` (None: a spectator) sees it when `until` is first true."""

    golden: str
    reader: int | None
    until: Until


def owes(player: int, street: int, placed: int = 0) -> Until:
    """A player lays this street (0 is the first) and has placed so many cards of it."""
    return lambda hand: (
        hand.locked[player] == street
        and len(hand.given[player]) - len(hand.hand_of(player)) == placed
        and bool(hand.given[player])
    )


def over(hand: ChineseHand) -> bool:
    """The deal is over."""
    return hand.finished


SCENES = {
    "first": Scene("moves_on_the_first_street", 0, owes(0, 0, 3)),
    "second-player": Scene("moves_on_the_first_street", 1, owes(1, 0)),
    "watch-moves": Scene("moves_on_the_first_street", 2, owes(0, 0, 3)),
    "street": Scene("moves_on_the_first_street", 1, owes(1, 3)),
    "waiting": Scene("moves_on_the_first_street", 1, owes(2, 3)),
    "discard": Scene("moves_on_the_first_street", 0, owes(0, 1, 2)),
    "last": Scene("moves_on_the_first_street", 2, owes(2, 4)),
    "spectator": Scene("moves_on_the_first_street", None, owes(0, 4)),
    "fantasy": Scene("one_in_fantasyland_stays_and_two_play", 1, owes(1, 0)),
    "fantasy-other": Scene("one_in_fantasyland_stays_and_two_play", 0, owes(0, 0)),
    "fantasy-17": Scene("three_in_fantasyland_with_seventeen_cards", 0, owes(0, 0, 1)),
    "two": Scene("the_clock_places_and_the_hand_is_dead", 1, owes(1, 2)),
    "foul": Scene("the_clock_places_and_the_hand_is_dead", 1, over),
    "score": Scene("moves_on_the_first_street", 0, over),
    "fantasy-score": Scene("one_in_fantasyland_stays_and_two_play", 0, over),
    "caps": Scene("who_cannot_pay_is_forgiven", 0, over),
    "closed": Scene("three_hands_set_at_once", 2, owes(2, 0)),
}


def scene(found: Scene) -> dict[str, Any]:
    """A scene as it is written: what was told, what may be done, how the rows stand, and stood before the end."""
    variant, golden = next(pair for pair in deals() if pair[1].name == found.golden)
    opened = opened_for(variant, golden)
    hand = ChineseHand.open(opened)
    moments = play(hand, opened, golden)
    moment = next(one for one in moments if found.until(one))
    told = [veil(event, found.reader) for event in moment.events]
    legal = None if found.reader is None else moment.legal(found.reader)
    plain: dict[str, Any] = msgspec.to_builtins(
        {
            "reader": found.reader,
            "facts": told,
            "legal": legal,
            "rows": rows(moment, found.reader),
            "due": moment.to_act,
            "standings": [*standings(told)] if moment.finished else [],
        }
    )
    return plain


def play(hand: ChineseHand, opened: Any, golden: Any) -> list[ChineseHand]:
    """The deal after each of its actions."""
    hand.deal(deck_for(opened, golden.boards))
    moments = [hand.copy()]
    for player, action in actions_of(opened, golden):
        hand.act(player, action)
        moments.append(hand.copy())
    return moments


def document() -> str:
    """All scenes as the file."""
    lines = [f"{json.dumps(name)}: {json.dumps(scene(found))}" for name, found in SCENES.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> None:
    """Write them all."""
    PLACE.write_text(document(), encoding="utf-8")


__all__ = ["PLACE", "document", "main"]

if __name__ == "__main__":
    main()
