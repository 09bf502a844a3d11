"""The evening itself: who sits where, what the host does at the desk, and hands played until something has happened."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error
from tests.e2e.evening.guest import Guest
from tests.e2e.person import Person
from tests.e2e.test_host_journey import desk


class Evening:
    """Six people at one table, and its host."""

    def __init__(self, host: Guest, guests: list[Guest]) -> None:
        self.host, self.all = host, [host, *guests]
        self.table = ""

    @property
    def by_seat(self) -> dict[int, Guest]:
        """Who sits where."""
        return {one.seat: one for one in self.all}

    # What has happened, as the host's browser was told.

    def facts(self, kind: str) -> list[dict[str, Any]]:
        """The facts of this type, in order."""
        return [fact for fact in self.host.person.facts() if fact["type"] == kind]

    def count(self, kind: str) -> int:
        """How many facts of this type there were."""
        return len(self.facts(kind))

    @property
    def variant(self) -> str:
        """The game of the last hand that began."""
        return str(self.facts("opened")[-1]["variant"])

    def stacks(self) -> dict[str, int]:
        """The stacks as the last hand found them."""
        return {one["player"]: one["stack"] for one in self.facts("roll")[-1]["sittings"]}

    # Playing on.

    def play_until(
        self, done: Callable[[], bool], staying: Collection[Guest] = (), spared: Collection[Guest] = ()
    ) -> None:
        """Let whoever is asked decide until it is so, but for those who are spared."""
        for _ in range(4_000):
            if done():
                return
            asked = next((one for one in self.all if one not in spared and one.owes()), None)
            if asked is None:
                self.host.page.evaluate("() => new Promise(requestAnimationFrame)")  # one more picture, and look again
                continue
            with suppress(Error):  # the clock, the host or a pause may have taken the decision away
                asked.decide(staying)
        raise AssertionError("the hands went on, and it did not come to that")

    def play_hand(self, staying: Collection[Guest] = ()) -> None:
        """Play to the end of a hand: of the one that is played, or of the next."""
        ended = self.count("ended")
        self.play_until(lambda: self.count("ended") > ended, staying)

    def until_asked(self, guest: Guest, staying: Collection[Guest]) -> None:
        """Play on until it is for this guest to decide."""
        self.play_until(guest.owes, staying, [guest])

    # The host at the desk.

    def at_desk(self, press: str, *, answer: Callable[[], None] | None = None) -> None:
        """Open the desk, press this, answer what is asked, and close the desk."""
        desk(self.host.person).get_by_role("button", name=press, exact=True).click()
        if answer:
            answer()
        self.leave_desk()

    def leave_desk(self) -> None:
        """Close the host's desk."""
        panel = self.host.page.get_by_role("dialog", name="The host’s desk")
        if panel.is_visible():
            self.host.page.keyboard.press("Escape")
            panel.wait_for(state="hidden")

    def change_game(self, game: str, betting: str = "") -> None:
        """Another game from the next hand on, with this betting where there is a choice."""

        def answer() -> None:
            dialog = self.host.page.get_by_role("dialog", name="Game and stakes from the next hand")
            dialog.get_by_label("Game", exact=True).select_option(label=game)
            if betting:
                dialog.get_by_label("Betting", exact=True).select_option(label=betting)
            dialog.get_by_role("button", name="From the next hand").click()
            dialog.wait_for(state="hidden")

        self.at_desk("Change the game", answer=answer)

    def let_in(self, *names: str) -> None:
        """Say yes to who has asked for a seat."""
        for name in names:
            desk(self.host.person).get_by_role("button", name=f"Let in {name}").click()
        desk(self.host.person).get_by_text("Nobody waits.").wait_for()

    def give_chips(self, name: str) -> None:
        """Say yes to who has asked for chips."""
        desk(self.host.person).get_by_role("button", name=f"Give {name} the chips").click()
        self.leave_desk()


def open_table(host: Person, link: str, name: str) -> str:
    """Come in by the host's link and make a table by the form, with the door on approval; gives the invite link."""
    page = host.page
    page.goto(link)
    page.get_by_label("Your name").fill(host.name)
    page.get_by_role("button", name="Come in").click()
    page.get_by_text(re.compile("^You host 1 table")).first.wait_for()
    page.get_by_role("link", name="New table").or_(page.get_by_role("button", name="New table")).first.click()
    page.get_by_label("Name of the table").fill(name)
    page.get_by_text("House rules", exact=True).click()
    page.get_by_label(re.compile("^Run it twice")).select_option(label="Twice")
    page.get_by_label(re.compile("^Seconds to act")).fill("300")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Invite|link", re.I)).click()
    invited = page.get_by_role("dialog").get_by_role("textbox").input_value()
    page.keyboard.press("Escape")
    return str(invited)
