"""An evening with a host: he lets people in, sends one away, voids a hand, and all settle up."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.e2e.person import Person

pytestmark = pytest.mark.browser
Come = Callable[..., Person]

OPEN = """async () => (await (await fetch('/api/tables', {
  method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify({name: 'Thursday'}),
})).json()).table"""


def button(person: Person, name: str, *, exact: bool = False) -> Any:
    """A button by its name."""
    return person.page.get_by_role("button", name=name if exact else re.compile(name), exact=exact)


def desk(host: Person) -> Any:
    """The host's desk, opened if it is not."""
    panel = host.page.get_by_role("dialog", name="The host’s desk")
    if not panel.is_visible():
        button(host, "^Host the table").click()
        panel.wait_for()
    return panel


def ask_for_seat(guest: Person, path: str, seat: int) -> None:
    """Come in by the link and ask for a seat."""
    guest.enter(path)
    guest.page.get_by_role("button", name=f"Sit here, seat {seat}").click()
    guest.page.get_by_role("dialog").get_by_role("button", name=re.compile("^Sit")).click()
    guest.page.get_by_text("The host has been asked").wait_for()


def test_a_host_lets_people_in_sends_one_away_voids_a_hand_and_all_settle_up(person: Come, keep_picture: Any) -> None:
    anna, boris, mia = person("Anna"), person("Boris"), person("Mia", phone=True)
    anna.enter()
    anna.page.get_by_text("Table 1").wait_for()
    path = "/t/" + anna.page.evaluate(OPEN)
    anna.page.goto(anna.url + path)
    anna.page.get_by_role("button", name="Sit here, seat 1").click()
    anna.page.get_by_role("dialog").get_by_role("button", name=re.compile("^Sit")).click()
    desk(anna).get_by_role("switch", name=re.compile("^Ask me first")).check()
    ask_for_seat(boris, path, 2)
    ask_for_seat(mia, path, 3)
    keep_picture(mia, "asked-phone")
    desk(anna).get_by_role("button", name="Let Mia in").wait_for()
    keep_picture(anna, "host-desk")
    desk(anna).get_by_role("button", name="Let Boris in").click()
    desk(anna).get_by_role("button", name="Let Mia in").click()
    desk(anna).get_by_text("Nobody waits.").wait_for()
    assert boris.page.get_by_role("button", name=re.compile("^Host the table")).count() == 0

    desk(anna).get_by_role("button", name="Pause", exact=True).click()
    for one in (anna, boris, mia):
        one.page.get_by_text("Paused by Anna").wait_for()
    desk(anna).get_by_role("button", name="What to do with Mia").click()
    desk(anna).get_by_role("button", name="Send away").click()
    confirm = anna.page.get_by_role("dialog", name="Send Mia away?")
    confirm.get_by_role("button", name="Send away").click()
    confirm.wait_for(state="hidden")
    button_void = desk(anna).get_by_role("button", name="Void a hand")
    if button_void.is_enabled():  # the first hand may have begun before the pause
        button_void.click()
        void = anna.page.get_by_role("dialog", name=re.compile("^Void hand"))
        void.get_by_label("Why").fill("misdeal")
        void.get_by_role("button", name="Void the hand").click()
        void.wait_for(state="hidden")
    mia.page.get_by_text("You are watching").or_(
        mia.page.get_by_role("button", name=re.compile("^Sit here"))
    ).first.wait_for()

    desk(anna).get_by_role("button", name="What to do with Anna").click()
    desk(anna).get_by_role("button", name="Correct the stack").click()
    correct = anna.page.get_by_role("dialog", name="Correct the stack of Anna")
    correct.get_by_label("How many chips").fill("300")
    correct.get_by_label("Where the chips come from").select_option("2")
    correct.get_by_label("Why").fill("wrong pot")
    keep_picture(anna, "correct")
    correct.get_by_role("button", name="Correct", exact=True).click()
    correct.wait_for(state="hidden")
    keep_picture(anna, "host-desk-paused")
    desk(anna).get_by_role("button", name="The books of the evening").click()
    anna.page.get_by_text("Boris pays Anna").wait_for()
    keep_picture(anna, "settle-up")
    assert anna.audit() == []

    boris.page.goto(boris.url + path + "/sheet")
    button(boris, "I have paid").click()
    boris.page.get_by_text("Boris says it is paid").wait_for()
    button(anna, "Look again").click()
    button(anna, "I have received it").click()
    anna.page.get_by_text("Everybody is even.", exact=True).wait_for()
    mia.page.goto(mia.url + path + "/sheet")
    mia.page.get_by_text("Everybody is even.", exact=True).wait_for()
    keep_picture(mia, "settle-up-phone")
    assert mia.audit() == []
    sizes = mia.page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert sizes[0] <= sizes[1], "the page scrolls sideways"
