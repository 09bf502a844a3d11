"""A guest of the evening: whatever he presses has a role and a name, and how he presses it is his own."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error
from tests.e2e.person import Person

EAR = """() => {
  window.heard = [];
  new MutationObserver(changes => {
    for (const { target, addedNodes } of changes) for (const node of addedNodes) {
      if (target.ariaLive) window.heard.push(node.textContent.trim());
    }
  }).observe(document, { childList: true, subtree: true });
}"""
"""Keeps what a screen reader would say: everything that comes into a live region."""

LINES = """() => {
  window.lines = [];
  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...(window.away ? [`ws://${location.host}/nowhere`] : where));
      window.lines.push(this);
    }
  };
}"""
"""Keeps the page's sockets, so that a line can break as it does when a phone leaves the house; `away` leads nowhere."""

Press = Callable[..., None]
"""How somebody presses what this locator finds on this page, within so many milliseconds."""

PATIENCE, MOMENT = 60_000, 3_000


def by_mouse(page: Any, target: Any, within: int = PATIENCE) -> None:
    """A click."""
    target.click(timeout=within)


def by_touch(page: Any, target: Any, within: int = PATIENCE) -> None:
    """A tap."""
    target.tap(timeout=within)


def by_ear(page: Any, target: Any, within: int = PATIENCE) -> None:
    """What a screen reader does: the focus on the thing of that role and name, and its default action."""
    target.focus(timeout=within)
    page.keyboard.press("Enter")


def by_keys(page: Any, target: Any, within: int = PATIENCE) -> None:
    """The key that the button names, but that of a raise, which goes on to its size; else Tab and Enter."""
    key = target.get_attribute("aria-keyshortcuts", timeout=within)
    if key in ("F", "C", "1", "2", "3"):
        page.keyboard.press(key)
        return
    for _ in range(120):
        if target.evaluate("node => node === document.activeElement", timeout=within):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {target}")


class Guest:
    """Somebody at the table; `stays` decides whether he calls or folds to a bet."""

    def __init__(self, person: Person, seat: int, how: Press) -> None:
        self.person, self.page, self.seat, self.how = person, person.page, seat, how
        self.name = person.name
        self.page.set_default_timeout(PATIENCE)
        self.page.add_init_script(f"({EAR})(); ({LINES})()")

    def press(self, name: str | re.Pattern[str], within: Any = None) -> None:
        """Press the button, tab or link of this name."""
        self.how(self.page, (within or self.page).get_by_role("button", name=name))

    def write(self, label: str, text: str, within: Any = None) -> None:
        """Write into the field of this label, in place of what stands there."""
        field = (within or self.page).get_by_role("textbox", name=label)
        if self.how is by_keys:
            self.tab_to(field)
        else:
            field.focus()
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(text)

    def tab_to(self, target: Any) -> None:
        """Press Tab until the focus is there."""
        target.wait_for()
        for _ in range(60):
            if target.evaluate("node => node === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never comes to {target}")

    # Coming in.

    def come(self, link: str) -> None:
        """Open the link and come in by name."""
        self.page.goto(link)
        self.write("Your name", self.name)
        self.press("Come in")

    def take_seat(self, *, least: bool = False) -> None:
        """Take the seat, with the most chips or the least."""
        self.press(f"Sit here, seat {self.seat}")
        dialog = self.page.get_by_role("dialog")
        dialog.wait_for()
        if least:
            self.press("Least", dialog)
        self.press("Sit down", dialog)
        dialog.wait_for(state="hidden")

    def menu(self, entry: str) -> None:
        """Press an entry of the table's menu."""
        self.press("Table menu")
        self.press(entry, self.page.get_by_role("dialog", name="Table menu"))

    # Playing.

    def button(self, name: str) -> Any:
        """The buttons of my decision, by a pattern of their names, that can be pressed now."""
        region = self.page.get_by_role("region", name="Your decision")
        return region.get_by_role("button", name=re.compile(name), disabled=False)

    @property
    def passive(self) -> Any:
        """Check, call, bring in, stand pat, or a no."""
        return self.button("^(Check|Call|Bring in|Stand pat|Once)").first

    def owes(self) -> bool:
        """Whether a decision is mine now."""
        return bool(self.passive.count())

    def decision(self) -> list[str]:
        """What I am asked, by the names of the buttons."""
        return [" ".join(name.split()) for name in self.button(".").all_inner_texts()]

    def decide(self, staying: Collection[Guest]) -> None:
        """Who stays checks and calls; the others fold to a bet. At a draw the first card goes."""
        name = " ".join(self.passive.inner_text(timeout=MOMENT).split())
        if name == "Stand pat" and self in staying:
            self.throw_one()
        elif name.startswith("Call") and self not in staying:
            self.take(self.button("^Fold"))
        else:
            self.take(self.button(f"^{name.split(' ')[0]}").first)

    def throw_one(self) -> None:
        """Throw the first card away."""
        draw = self.button("^Draw 1")
        for _ in range(20):
            card = self.page.get_by_role("button", name=re.compile("^Throw away: ")).first
            if self.how in (by_keys, by_ear):
                self.page.keyboard.press("1")
            else:
                self.how(self.page, card)
            with suppress(Error):
                draw.wait_for(timeout=500)
                return self.take(draw)
        raise AssertionError("no card can be chosen")

    def shove(self) -> None:
        """Put everything in; who is asked again calls."""
        all_in = self.page.get_by_role("group", name="Sizes").get_by_role("button", name=re.compile("^All-in"))
        if all_in.count() and all_in.is_enabled():
            self.how(self.page, all_in)
            self.take(self.button("^All-in").last)
        else:
            self.take(self.passive)

    def take(self, target: Any) -> None:
        """Press it until it has counted: what comes in the first moment of a decision is dropped on purpose."""
        sure = self.page.get_by_role("dialog", name="All of your chips?")
        for _ in range(30):
            with suppress(Error):
                self.how(self.page, target, MOMENT)
                if sure.count():
                    self.press("All-in", sure)
            with suppress(Error):
                target.wait_for(state="hidden", timeout=400)
                return
        raise AssertionError(f"{self.name} presses {target} in vain")

    # Hearing and breaking.

    def heard(self) -> str:
        """Everything that the live regions have said."""
        return "\n".join(self.page.evaluate("() => window.heard"))

    def tree(self) -> list[dict[str, Any]]:
        """The accessibility tree as the browser gives it to a screen reader: role and name of each node."""
        session = self.person.context.new_cdp_session(self.page)
        nodes = session.send("Accessibility.getFullAXTree")["nodes"]
        session.detach()
        return [
            {"role": node.get("role", {}).get("value", ""), "name": node.get("name", {}).get("value", "")}
            for node in nodes
            if not node["ignored"]
        ]

    def drop_line(self) -> None:
        """The phone is out of reach: the socket breaks, and no new one comes up."""
        self.page.evaluate("() => { window.away = true; window.lines.forEach(line => line.close()); }")
        self.person.expects("ERR_INTERNET_DISCONNECTED")
        self.person.context.set_offline(True)

    def find_line(self) -> None:
        """The phone is in reach again."""
        self.page.evaluate("() => { window.away = false; }")
        self.person.context.set_offline(False)
