"""All 491 vectors of the rulebook together: each is answered somewhere, or it waits, by its id, for what it needs."""

from __future__ import annotations

import pytest
from tests.chinese.test_vectors import OURS as CHINESE
from tests.room.test_tournament import OURS as PLACES
from tests.room.test_vectors import OWN as ROOM
from tests.rules.test_vectors import RUNNING as HANDS
from tests.rules.vectors import VECTORS
from tests.study.test_icm import OURS as DEALS

RATHOLE = {"V401", "V402", "V403"}
TOURNAMENTS = {vector.id for vector in VECTORS if vector.topic == "tournaments"}


def answered() -> set[str]:
    """The vectors that some suite puts to the code."""
    return {vector.id for vector in (*HANDS, *CHINESE, *DEALS, *PLACES)} | {vector["id"] for vector in ROOM}


def test_every_vector_is_answered_but_for_the_rathole_guard_and_tournaments(capsys: pytest.CaptureFixture[str]) -> None:
    waiting = {vector.id for vector in VECTORS} - answered()
    with capsys.disabled():
        print(f"\nvectors: {len(answered())} of {len(VECTORS)} answered; waiting: {', '.join(sorted(waiting))}")
    assert waiting == (RATHOLE | TOURNAMENTS) - answered()
    assert len(TOURNAMENTS) == 34
