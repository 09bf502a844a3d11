"""The comforts of an evening in a real Chromium: talk and muting, plans from the menu, sitting out and coming back."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error
from tests.e2e.person import Person

pytestmark = pytest.mark.browser
Come = Callable[..., Person]


def plan(person: Person, entry: str) -> None:
    """Press an entry of the table's menu."""
    person.page.get_by_role("button", name="Table menu").click()
    person.page.get_by_role("dialog").get_by_role("button", name=entry).click()


def facts(person: Person, kind: str) -> list[dict[str, Any]]:
    """The facts of this type that the person was told."""
    return [fact for fact in person.facts() if fact["type"] == kind]


def play_until(done: Callable[[], bool], *people: Person) -> None:
    """Let these people decide in turn until it is so."""
    for _ in range(60):
        if done():
            return
        for one in people:
            if one.has_turn():
                one.decide()
    raise AssertionError("the hands went on, and it did not come to that")


def came_back(person: Person) -> bool:
    """Press the button to come back where it stands: the buttons of a decision may take its place at any time."""
    with suppress(Error):
        person.page.get_by_role("button", name="I am back").click(timeout=500)
    return bool(facts(person, "back"))


def test_two_friends_talk_and_one_mutes_the_other_and_one_sits_out_and_returns(person: Come, keep_picture: Any) -> None:
    anna, boris = person("Anna"), person("Boris")
    anna.enter()
    anna.page.get_by_text("Table 1").wait_for()
    path = anna.open_table()
    anna.sit()
    boris.enter(path)
    boris.sit()
    for one in (anna, boris):
        one.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_label("Say something").fill("hello <b>Boris</b> https://x.example")
    anna.page.keyboard.press("Enter")
    boris.page.get_by_text("hello <b>Boris</b> https://x.example", exact=True).wait_for()
    assert boris.page.locator(".chat a, .chat b").count() == 0
    boris.page.get_by_role("button", name="Phrases and reactions").click()
    boris.page.get_by_role("button", name="Nice hand!").click()
    anna.page.get_by_text("Nice hand!", exact=True).wait_for()
    keep_picture(anna, "chat")
    boris.page.get_by_role("button", name="Anna: mute and more").click()
    boris.page.get_by_role("button", name="Mute Anna for me").click()
    boris.page.get_by_text("hello <b>Boris</b> https://x.example", exact=True).wait_for(state="detached")
    assert anna.audit() == []
    plan(anna, "Top up to the most after every hand")
    plan(anna, "Sit out from the next hand")
    play_until(lambda: bool(facts(anna, "away")), anna, boris)
    play_until(lambda: came_back(anna), anna, boris)  # who sits out still owes the decisions of the hand
    play_until(anna.has_turn, boris)
    assert facts(anna, "intended")[0]["plan"]["level"] > 0
    assert facts(anna, "away")
    assert facts(anna, "back")
