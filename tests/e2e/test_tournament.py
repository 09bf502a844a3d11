"""A tournament by deals in a real browser: opened by the form, played against a bot to its end, entered again."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from tests.e2e.person import Person
from tests.e2e.test_open_face import NEXT_STREET, confirm, lay_street, told, tray

pytestmark = pytest.mark.browser
Come = Callable[..., Person]


def open_a_cup(person: Person) -> None:
    """Open a tournament of one circle for two, by the form."""
    page = person.page
    person.enter()
    page.get_by_role("button", name="New table").or_(page.get_by_role("link", name="New table")).first.click()
    page.get_by_label("Game", exact=True).select_option("ofc")
    page.get_by_role("spinbutton", name="Seats").focus()
    page.keyboard.press("Home")
    page.get_by_role("spinbutton", name="Tournament: full circles to play").focus()
    page.keyboard.press("ArrowUp")
    page.get_by_label("Points to enter with").fill("60")
    assert page.get_by_label("Most buy-in in points").count() == 0
    assert person.audit() == []
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Sit here, seat 1").click()


def play_on(person: Person) -> None:
    """Lay every street that is asked, in the keys' own way, until the tournament is over."""
    over = person.page.get_by_role("heading", name="The tournament is over")
    while not over.count():
        tray(person).first.or_(over).first.wait_for(timeout=60_000)
        if over.count():
            return
        lay_street(person, lambda row: person.page.keyboard.press(str(row + 1)))
        confirm(person)
        person.page.wait_for_function(NEXT_STREET)


def test_a_tournament_is_opened_played_to_its_end_and_entered_again(person: Come) -> None:
    anna = person("Anna", still=True)
    open_a_cup(anna)
    page = anna.page
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^Sit")).click()
    page.get_by_text("The tournament begins when all seats are taken: 1 player is missing").wait_for()
    page.get_by_role("button", name="Ask a bot").click()
    page.get_by_text("2 matches at most").wait_for()
    assert anna.audit() == []
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_text("Tournament: match 1 of 2").wait_for()
    play_on(anna)
    assert told(anna, "tournament_ended")
    places = page.get_by_role("region", name="The tournament is over").get_by_role("listitem")
    assert places.count() == 2
    prizes = [places.nth(n).locator("b").last.inner_text() for n in range(2)]
    assert prizes in (["120", "–"], ["60", "60"])  # equal stacks share
    assert anna.audit() == []
    page.get_by_role("button", name="Enter again with 60").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_text("Tournament: match 1 of 2").wait_for()
    sheet = page.evaluate("() => fetch(`/api/tables/${location.pathname.slice(3)}/sheet`).then(a => a.json())")
    assert sum(row["result"] for row in sheet["rows"]) == 0
