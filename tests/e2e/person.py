"""Somebody at a browser: comes in, sits down, plays, and remembers every frame that the room sent."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
EXPECTED = ("401 (Unauthorized)", "WebSocket connection to", "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET")
"""What a browser may say in any test; what a test provokes is named there (`expects`)."""


class Person:
    """One person with one browser."""

    def __init__(self, name: str, context: Any, url: str) -> None:
        self.name, self.context, self.url = name, context, url
        self.errors: list[str] = []
        self.expected = EXPECTED
        self.frames: list[dict[str, Any]] = []
        self.socket: Any = None
        self.page = context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._heard)
        self.page.on("websocket", self._connected)

    def _heard(self, message: Any) -> None:
        if message.type == "error" and not any(known in message.text for known in self.expected):
            self.errors.append(message.text)

    def expects(self, *words: str) -> None:
        """From now on the browser may say so too: the test provokes it."""
        self.expected = (*self.expected, *words)

    def _connected(self, socket: Any) -> None:
        self.socket = socket
        socket.on("framereceived", self._received)

    def _received(self, payload: str | bytes) -> None:
        self.frames.append(json.loads(payload))

    def leave_browser(self) -> None:
        """Close the browser."""
        self.context.close()

    # Coming in, by mouse and by keyboard.

    def enter(self, path: str = "/") -> None:
        """Open the link and come in by name."""
        self.page.goto(self.url + path)
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_role("button", name="Come in").click()

    def open_table(self) -> str:
        """Go from the lobby to the first table; gives its path."""
        self.page.get_by_role("link", name=re.compile("^(Sit|Watch|Return)")).or_(
            self.page.get_by_role("button", name=re.compile("^(Sit|Watch|Return)"))
        ).first.click()
        self.page.wait_for_url("**/t/*")
        return "/t/" + self.page.url.rsplit("/", 1)[1]

    def sit(self) -> None:
        """Take the first free seat with the buy-in that is offered."""
        self.page.get_by_role("button", name="Sit here").first.click()
        self.page.get_by_role("dialog").get_by_role("button", name=re.compile("^Sit")).click()

    # Playing.

    @property
    def bar(self) -> Any:
        """The action bar; it is there when the person owes a decision."""
        return self.page.locator("[data-bar]")

    def wait_for_turn(self) -> None:
        """Wait until a decision is owed and can be made."""
        self.page.locator("[data-bar] .act.call:enabled, [data-bar] .act.raise:enabled").first.wait_for(timeout=60_000)

    def has_turn(self, within: int = 300) -> bool:
        """Whether a decision is owed now or within so many milliseconds."""
        try:
            self.page.locator("[data-bar] .act.call:enabled").first.wait_for(timeout=within)
        except Exception as error:
            if type(error).__name__ != "TimeoutError":
                raise
            return False
        return True

    def decide(self, button: str = "call") -> None:
        """Press Check or Call ("call"), Fold ("fold") or Bet or Raise ("raise"), when the turn has come."""
        self.wait_for_turn()
        before = self.decision()
        if self._price() > 60:  # who is broke gets no more turns, and the journey would end here
            button = "fold"
        for _ in range(40):  # a click just after the buttons changed is dropped on purpose, and told
            wanted = self.page.locator(f"[data-bar] .act.{button}")
            if wanted.is_visible():
                (wanted if wanted.is_enabled() else self.page.locator("[data-bar] .act.call")).click(timeout=2_000)
            if self.page.locator("dialog[open]").count():
                self.page.locator("dialog[open]").get_by_role("button").first.click()
            if self.moved_on(before):
                return
        raise AssertionError(f"pressing {button} did nothing at: {before}")

    def _price(self) -> int:
        digits = re.sub(r"\D", "", self.page.locator("[data-bar] .act.call").inner_text())
        return int(digits or 0)

    def moved_on(self, before: str) -> bool:
        """Whether the decision that said `before` is made now or within a moment."""
        moved = (
            "before => { const acts = document.querySelector('[data-bar] .acts');"
            " return !acts || acts.innerText !== before || acts.querySelector('.fold, .main')?.disabled"
            " || [...acts.querySelectorAll('button')].every(button => button.disabled) }"
        )
        try:
            self.page.wait_for_function(moved, arg=before, timeout=400)
        except Exception as error:
            if type(error).__name__ != "TimeoutError":
                raise
            return False
        return True

    def decision(self) -> str:
        """What the buttons say."""
        return str(self.page.locator("[data-bar] .acts").inner_text())

    def hand_number(self) -> int:
        """The number of the hand that the top bar shows."""
        found = re.search(r"Hand (\d+)", self.page.locator("body").inner_text())
        return int(found.group(1)) if found else 0

    # Looking.

    def audit(self) -> list[str]:
        """What axe-core finds wrong with the page as it stands."""
        return audit(self.page)

    def facts(self) -> list[dict[str, Any]]:
        """Every fact that the room has told this browser, in order."""
        return [item["fact"] for frame in self.frames if frame["type"] == "told" for item in frame["facts"]]

    def wait_for_fact(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait until the room has told such a fact, unless it did already; gives the first one."""
        while True:
            found = next((fact for fact in self.facts() if wanted(fact)), None)
            if found is not None:
                return found
            self.socket.wait_for_event("framereceived", timeout=60_000)

    def hidden_cards_received(self) -> list[dict[str, Any]]:
        """The facts with a card that this person may not know: others' holes and discards, a burned card, the deck."""
        found, me = [], -1
        for frame in self.frames:
            if frame["type"] != "told":
                continue
            for fact in (item["fact"] for item in frame["facts"]):
                if fact["type"] == "opened":
                    seats = fact["seats"]
                    me = seats.index(frame["seat"]) if frame.get("seat") in seats else -1
                if fact.get("key") or any(card != -1 for card in secrets_of(fact, me)):
                    found.append(fact)
        return found


def secrets_of(fact: dict[str, Any], me: int) -> list[int]:
    """The cards of a fact that nobody may know, or only another player than `me`."""
    kind, cards = fact["type"], fact.get("cards", [])
    if kind in ("dealt", "discarded"):
        return [] if fact["player"] == me else cards[: len(cards) - fact.get("up", 0)]
    return list({"shuffled": fact.get("deck"), "sealed": fact.get("deck"), "board": fact.get("burn")}.get(kind) or [])


def audit(page: Any) -> list[str]:
    """What axe-core finds wrong with a page as it stands."""
    page.wait_for_function(  # what is still fading in has no contrast of its own yet
        "() => [...document.querySelectorAll('dialog[open]')].every(dialog =>"
        " dialog.getAnimations({subtree: true}).every(one => one.playState !== 'running'))"
    )
    page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
    report = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [f"{found['id']}: {node['html'][:160]}" for found in report["violations"] for node in found["nodes"]]
