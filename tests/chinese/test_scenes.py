"""The scenes of the browser's fixture page are what the library plays and the room tells."""

from __future__ import annotations

import json

from tests.chinese.scenes import PLACE, SCENES, document

from croupier.cards import UNKNOWN


def test_the_scenes_of_the_fixture_page_are_fresh() -> None:
    assert PLACE.read_text(encoding="utf-8") == document(), "run python -m tests.chinese.scenes"


def test_a_spectator_of_a_scene_sees_only_locked_public_cards() -> None:
    facts = json.loads(document())["spectator"]["facts"]
    given = [card for fact in facts if fact["type"] == "given" and not fact["up"] for card in fact["cards"]]
    thrown = [card for fact in facts if fact["type"] == "locked" for card in fact["discards"]]
    assert given and thrown
    assert set(given + thrown) == {UNKNOWN}


def test_every_scene_shows_another_moment() -> None:
    scenes = json.loads(document())
    assert len({json.dumps(scenes[name]) for name in SCENES}) == len(SCENES)
