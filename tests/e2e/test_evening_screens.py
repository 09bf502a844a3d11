"""An evening in every form, dark and light: its host, its guests, its books; script/screens keeps sheets of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.e2e.person import Person
from tests.e2e.screens import Album
from tests.e2e.test_after_the_fold import told
from tests.e2e.test_chosen_ahead import in_turn, sit_down
from tests.e2e.test_host_journey import button, correct, desk, open_guarded, void

pytestmark = pytest.mark.slow
Come = Callable[..., Person]


def test_a_hosts_evening_in_every_form(person: Come, album: Any) -> None:
    anna, boris = person("Anna", still=True), person("Boris", still=True)
    path = open_guarded(anna)
    host, guest = album("host", anna), album("guest", boris)
    boris.enter(path)
    boris.page.get_by_role("button", name="Sit here, seat 2").click()
    guest.look("chips to sit down with")
    boris.page.get_by_role("dialog").get_by_role("button", name=re.compile("^Sit")).click()
    boris.page.get_by_text("The host has been asked").wait_for()
    guest.look("the host is asked")
    desk(anna).get_by_role("button", name="Let in Boris").wait_for()
    host.look("the desk, somebody knocks")
    desk(anna).get_by_role("button", name="Let in Boris").click()
    desk(anna).get_by_text("Nobody waits.").wait_for()
    desk(anna).get_by_role("button", name="Pause", exact=True).click()
    boris.page.get_by_text("Paused by Anna").wait_for()
    talk(anna, boris)
    guest.look("paused, a talk", "desktop")
    for name in ("Hands", "Players"):
        boris.page.get_by_role("tab", name=name).click()
        guest.look(f"the panel, {name.lower()}", "desktop")
    look_at_the_talk(boris, guest)
    look_at_the_hosts_questions(anna, host)
    void(anna)
    correct(anna, "Anna", 300, source=2)
    desk(anna).get_by_role("button", name="The books of the evening").click()
    anna.page.get_by_text("Boris pays Anna").wait_for()
    host.look("the books of the evening")
    other = boris.context.new_page()
    other.goto(boris.url + path)
    boris.page.get_by_text("You play on another device now").first.wait_for()
    guest.look("another device")


def talk(anna: Person, boris: Person) -> None:
    """A line of each."""
    anna.page.keyboard.press("Escape")
    for one, line in ((anna, "Welcome! Five minutes, then we begin."), (boris, "Fine with me, I am still making tea")):
        one.page.get_by_role("tab", name="Chat").click()
        one.page.get_by_label("Say something").fill(line)
        one.page.keyboard.press("Enter")
    boris.page.get_by_text("I am still making tea").last.wait_for()


def look_at_the_talk(boris: Person, guest: Album) -> None:
    """The panel with the phrases and what can be done about who talks, beside the table and in a sheet on a phone."""
    boris.page.get_by_role("tab", name="Chat").click()
    button(boris, "^Phrases and reactions").click()
    button(boris, "^Anna: mute and more").click()
    guest.look("the phrases", "desktop")
    guest.show("phone")
    button(boris, "^Open the log").click()
    for name in ("Players", "Hands", "Chat"):
        boris.page.get_by_role("tab", name=name).click()
        guest.look(f"the panel, {name.lower()}", "phone", "landscape")
        guest.show("phone")
    boris.page.get_by_role("dialog").get_by_role("button", name="Phrases and reactions").click()
    guest.look("the phrases", "phone", "landscape", "small")
    guest.show("phone")
    boris.page.keyboard.press("Escape")


def look_at_the_hosts_questions(anna: Person, host: Album) -> None:
    """What can be done with a player, the correction of a stack, the next game."""
    desk(anna).get_by_role("button", name="What to do with Boris").click()
    host.look("what to do with somebody")
    desk(anna).get_by_role("button", name="Correct the stack").click()
    anna.page.get_by_role("dialog", name="Correct the stack of Boris").wait_for()
    host.look("a correction")
    anna.page.keyboard.press("Escape")
    desk(anna).get_by_role("button", name="Send away").click()
    host.look("sent away?")
    anna.page.keyboard.press("Escape")


def test_what_a_player_and_a_host_ask_for_in_a_hand_in_every_form(person: Come, album: Any) -> None:
    people = [anna, boris] = [person("Anna", still=True), person("Boris", still=True)]
    sit_down(people, {"name": "Thursday", "seats": 4})
    player, host = album("table-menu", boris), album("desk", anna)
    in_turn(people)
    for title, entry in (("the menu", ""), ("change seat", "Change seat"), ("leave the seat", "Leave the seat")):
        button(boris, "^Table menu").click()
        if entry:
            boris.page.get_by_role("dialog").get_by_role("button", name=entry).first.click()
        player.look(title)
        boris.page.keyboard.press("Escape")
    correct(anna, "Boris", 300, source=0)
    desk(anna).get_by_text("Corrected by +300 when the hand ends").scroll_into_view_if_needed()
    host.look("a correction waits")
    for title, press in (
        ("another correction", "Correct the stack"),
        ("another game", "Change the game"),
        ("a hand that shall not count", "Void a hand"),
        ("the table for another", "Hand the table over"),
        ("the evening shall close", "Close the evening"),
    ):
        desk(anna).get_by_role("button", name=press).click()
        anna.page.get_by_role("dialog").nth(1).get_by_role("button").last.wait_for()
        host.look(title)
        anna.page.keyboard.press("Escape")


def test_the_evenings_that_somebody_has_played_in_every_form(person: Come, album: Any) -> None:
    people = [anna, boris] = [person("Anna", still=True), person("Boris", still=True)]
    mia = person("Mia", still=True)
    mia.enter("/evenings")
    mia.page.get_by_text("You have not played yet").wait_for()
    album("evenings-none", mia).look("no evening")
    seen = album("evenings", boris)
    sit_down(people, {"name": "Thursday", "seats": 2})
    panel = desk(anna)
    panel.get_by_role("button", name="Close the evening").click()
    asked = anna.page.get_by_role("dialog", name="Close the evening?")
    asked.get_by_role("button", name="Close the evening").click()
    asked.wait_for(state="hidden")
    told(boris, "evening_closing", 1)
    anna.page.keyboard.press("Escape")
    panel.wait_for(state="hidden")
    in_turn(people)[0].decide("fold")
    told(boris, "evening_closed", 1)
    boris.page.goto(boris.url + "/evenings")
    button(boris, "^My hands").click()
    button(boris, "^Play hand 1 again").wait_for()
    seen.look("my evenings")
    button(boris, "^The books").click()
    boris.page.get_by_text("1 hand played").wait_for()
    seen.look("the books of one")
