"""A restart with care: who plays is told, the hand ends, and afterwards everybody sits where they sat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.e2e.person import Person


def test_a_restart_is_told_lets_the_hand_end_and_keeps_the_seat(
    room: Any, person: Callable[..., Person], keep_picture: Any
) -> None:
    room.close()
    room.drain = "600"
    room.open()
    anna = person("Anna", phone=True)
    anna.enter()
    anna.page.get_by_text("Table 1").wait_for()
    anna.open_table()
    anna.sit()
    anna.wait_for_turn()
    room.process.terminate()
    notice = anna.page.get_by_text("The room restarts").first
    notice.wait_for()
    keep_picture(anna, "restart-phone")
    assert anna.audit() == []
    while room.process.poll() is None:
        if anna.has_turn():
            anna.decide()
    room.wait()
    room.drain = "0"
    stored = [fact for fact in anna.facts() if fact["type"] == "opened"]
    room.open()
    notice.wait_for(state="hidden")
    anna.wait_for_turn()
    assert len([fact for fact in anna.facts() if fact["type"] == "opened"]) == len(stored) + 1
    assert anna.page.get_by_role("button", name="Sit here").count() == 0
