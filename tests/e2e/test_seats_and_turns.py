"""A waiting list, the time bank, a straddle, and a chatter whom the host mutes."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.e2e.person import Person
from tests.e2e.test_chosen_ahead import in_turn, sit_down
from tests.e2e.test_comforts import facts, plan, play_until

pytestmark = pytest.mark.browser
Come = Callable[..., Person]


def test_who_waits_for_a_seat_takes_the_one_that_becomes_free(person: Come, keep_picture: Any) -> None:
    anna, boris, mia = person("Anna", still=True), person("Boris", still=True), person("Mia", phone=True, still=True)
    table = sit_down([anna, boris], {"name": "Two", "seats": 2})
    mia.enter(f"/t/{table}")
    mia.page.get_by_text("All seats are taken").wait_for()
    mia.page.get_by_role("button", name="Wait for a seat").click()
    mia.page.get_by_text("You are number 1 on the waiting list").wait_for()
    keep_picture(mia, "waiting-list-phone")
    assert mia.audit() == []
    plan(boris, "Leave the seat")
    boris.page.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    play_until(lambda: bool(facts(mia, "offered")), anna, boris)
    held = mia.page.get_by_role("button", name=re.compile("^Take seat"))
    held.wait_for()
    keep_picture(mia, "seat-held-phone")
    held.click()
    mia.page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    mia.page.get_by_role("dialog").wait_for(state="hidden")
    assert [fact["name"] for fact in facts(anna, "sat")][-1] == "Mia"
    assert facts(anna, "offered")[0]["seat"] == facts(anna, "sat")[-1]["seat"]


def test_the_time_bank_is_shown_while_it_runs_and_pays_for_the_decision(person: Come, keep_picture: Any) -> None:
    people = [person("Anna", still=True), person("Boris", phone=True, still=True)]
    sit_down(people, {"name": "Slow", "seats": 2, "house": {"action_seconds": 5}, "cash": {"bank_seconds": 300}})
    first, second = in_turn(people)
    first.page.get_by_role("timer").get_by_text(re.compile(r"^Time bank \d+ s")).wait_for()
    keep_picture(first, "time-bank")
    first.decide()
    second.wait_for_turn()
    (banked,) = facts(first, "banked")
    assert 0 < banked["left"] < 300_000
    assert facts(first, "timed_out") == []


def test_who_wants_to_straddle_does_so_whenever_the_rules_let_him(person: Come) -> None:
    people = [person("Anna", still=True), person("Boris", still=True), person("Mia", phone=True, still=True)]
    sit_down(people, {"name": "Bold", "seats": 3, "house": {"straddle": "utg"}})
    mia = people[2]
    plan(mia, "Straddle when I may")
    play_until(lambda: any(fact["kind"] == "straddle" for fact in facts(mia, "posted")), *people)
    seat = facts(mia, "straddling")[0]["seat"]
    opened = facts(mia, "opened")[-1]
    (straddle,) = [post for post in opened["posts"] if post["kind"] == "straddle"]
    assert opened["seats"][straddle["player"]] == seat
    assert opened["price"] == straddle["amount"] == 2 * opened["betting"]["big_blind"]


def test_a_chatter_whom_the_host_mutes_is_heard_by_nobody_until_he_may_write_again(person: Come) -> None:
    anna, boris = person("Anna", still=True), person("Boris", still=True)
    sit_down([anna, boris], {"name": "Loud", "seats": 3})
    for one in (anna, boris):
        one.page.get_by_role("tab", name="Chat").click()
    say(boris, "one")
    anna.page.get_by_text("one", exact=True).wait_for()
    anna.page.get_by_role("button", name="Boris: mute and more").click()
    anna.page.get_by_role("button", name="Mute Boris for everybody").click()
    anna.page.get_by_role("button", name="Let Boris write again").wait_for()
    say(boris, "two")
    boris.page.get_by_text("A host has muted you at this table.").first.wait_for()
    anna.page.get_by_role("button", name="Let Boris write again").click()
    anna.page.get_by_role("button", name="Mute Boris for everybody").wait_for()
    say(boris, "three")
    anna.page.get_by_text("three", exact=True).wait_for()
    assert anna.page.get_by_text("two", exact=True).count() == 0


def say(person: Person, text: str) -> None:
    """Write a line into the chat."""
    person.page.get_by_label("Say something").fill(text)
    person.page.keyboard.press("Enter")
