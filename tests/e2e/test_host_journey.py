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


def open_guarded(host: Person) -> str:
    """Open a table, sit down at it and guard its door; gives its path."""
    host.enter()
    host.page.get_by_text("Table 1").wait_for()
    path = "/t/" + host.page.evaluate(OPEN)
    host.page.goto(host.url + path)
    host.page.get_by_role("button", name="Sit here, seat 1").click()
    host.page.get_by_role("dialog").get_by_role("button", name=re.compile("^Sit")).click()
    desk(host).get_by_role("switch", name=re.compile("^Ask me first")).check()
    return path


def send_away(host: Person, name: str) -> None:
    """Send somebody away from the desk."""
    desk(host).get_by_role("button", name=f"What to do with {name}").click()
    desk(host).get_by_role("button", name="Send away").click()
    confirm = host.page.get_by_role("dialog", name=f"Send {name} away?")
    confirm.get_by_role("button", name="Send away").click()
    confirm.wait_for(state="hidden")


def void(host: Person) -> None:
    """Void the hand, if the first one has begun before the pause."""
    wanted = desk(host).get_by_role("button", name="Void a hand")
    if wanted.is_enabled():
        wanted.click()
        asked = host.page.get_by_role("dialog", name=re.compile("^Void hand"))
        asked.get_by_label("Why").fill("misdeal")
        asked.get_by_role("button", name="Void the hand").click()
        asked.wait_for(state="hidden")


def correct(host: Person, name: str, chips: int, source: int) -> None:
    """Give somebody chips from another seat."""
    desk(host).get_by_role("button", name=f"What to do with {name}").click()
    desk(host).get_by_role("button", name="Correct the stack").click()
    asked = host.page.get_by_role("dialog", name=f"Correct the stack of {name}")
    asked.get_by_label("How many chips").fill(str(chips))
    asked.get_by_label("Where the chips come from").select_option(str(source))
    asked.get_by_label("Why").fill("wrong pot")
    asked.get_by_role("button", name="Correct", exact=True).click()
    asked.wait_for(state="hidden")


def test_a_host_lets_people_in_sends_one_away_voids_a_hand_and_all_settle_up(person: Come, keep_picture: Any) -> None:
    anna, boris, mia = person("Anna"), person("Boris"), person("Mia", phone=True)
    path = open_guarded(anna)
    ask_for_seat(boris, path, 2)
    ask_for_seat(mia, path, 3)
    keep_picture(mia, "asked-phone")
    desk(anna).get_by_role("button", name="Let in Mia").wait_for()
    keep_picture(anna, "host-desk")
    desk(anna).get_by_role("button", name="Let in Boris").click()
    desk(anna).get_by_role("button", name="Let in Mia").click()
    desk(anna).get_by_text("Nobody waits.").wait_for()
    assert button(boris, "^Host the table").count() == 0
    desk(anna).get_by_role("button", name="Pause", exact=True).click()
    for one in (anna, boris, mia):
        one.page.get_by_text("Paused by Anna").wait_for()
    send_away(anna, "Mia")
    void(anna)
    mia.page.get_by_text("The host has sent you away from this table.").first.wait_for()
    assert mia.page.get_by_role("button", name=re.compile("^Sit here")).count() == 0
    correct(anna, "Anna", 300, source=2)
    desk(anna).get_by_role("button", name="The books of the evening").click()
    settle_up(anna, boris, path, keep_picture)
    mia.page.goto(mia.url + path + "/sheet")
    mia.page.get_by_text("Everybody is even.", exact=True).wait_for()
    keep_picture(mia, "settle-up-phone")
    assert mia.audit() == []
    sizes = mia.page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert sizes[0] <= sizes[1], "the page scrolls sideways"


def settle_up(winner: Person, loser: Person, path: str, keep_picture: Any) -> None:
    """Both sides say that the debt is paid."""
    winner.page.get_by_text(f"{loser.name} pays {winner.name}").wait_for()
    keep_picture(winner, "settle-up")
    assert winner.audit() == []
    loser.page.goto(loser.url + path + "/sheet")
    button(loser, "I have paid").click()
    loser.page.get_by_text(f"{loser.name} says it is paid").wait_for()
    button(winner, "Look again").click()
    button(winner, "I have received it").click()
    winner.page.get_by_text("Everybody is even.", exact=True).wait_for()
