"""Somebody who lays cards at a browser, by touch or by keys, and holds every message against what he may know."""

from __future__ import annotations

import msgspec
from tests.chinese.stage import rows
from tests.e2e.evening.guest import Guest, by_touch
from tests.server.open_face_people import scan

from croupier.chinese.legal import ChineseLegal
from croupier.room.fact import AnyFact
from croupier.server.follow import Following
from croupier.server.wire import Told

ASKED_OR_SENT = """() => document.querySelector('dialog[open]') || document.querySelector('.dock .busy')
    || !document.querySelector('.dock .button.primary:enabled')"""
POINTED = "addEventListener('pointerdown', () => { window.pointed = true; }, true)"
"""Keeps in mind whether anything was ever pointed at."""


class Placer:
    """Somebody who lays cards; `eyes` is the table as his browser was told of it, every message held against them."""

    def __init__(self, guest: Guest) -> None:
        self.guest, self.page, self.name = guest, guest.page, guest.name
        self.page.add_init_script(POINTED)
        self.eyes = Following()
        self.facts: list[AnyFact] = []
        """What he was told, without what he knew already."""
        self.read_so_far = self.told = 0

    def read(self) -> None:
        """Look at every message that has come, for cards that he may not know."""
        frames = self.guest.person.frames
        for frame in frames[self.read_so_far :]:
            if frame["type"] == "told":
                self._hear(msgspec.convert(frame, Told))
        self.read_so_far = len(frames)

    def _hear(self, told: Told) -> None:
        self.told += 1
        before = self.eyes.n
        self.eyes.hear(told)
        self.facts += [one.fact for one in told.facts if one.n > before]
        assert self.eyes.table is not None
        scan(told, self.eyes.table, self.eyes.table.player_index(self.player))

    @property
    def player(self) -> str:
        """His id."""
        assert self.eyes.table is not None
        return next((one.player for one in self.eyes.table.seats.values() if one.name == self.name), "")

    @property
    def legal(self) -> ChineseLegal | None:
        """What he may do by the last message."""
        told = self.eyes.told
        return told.open_face.legal if told and told.open_face else None

    @property
    def street(self) -> tuple[int, int] | None:
        """The deal and the street that he owes."""
        legal, deal = self.legal, self.eyes.deal
        return None if legal is None or deal is None else (deal.opened.hand, deal.locked[legal.player])

    # Laying.

    def plan(self, board: str) -> list[tuple[int, int]]:
        """Which card of this street goes to which row, the bottom first."""
        legal = self.legal
        assert legal is not None
        return [(card, row) for row in (2, 1, 0) for card in rows(board)[row] if card in legal.cards]

    def put(self, card: int, row: int) -> None:
        """Put a card of the street into a row."""
        self.choose(card)
        if self.guest.how is by_touch:
            self.page.locator(f"[data-take='{row}']").tap(position={"x": 4, "y": 4})
        else:
            self.page.keyboard.press(str(row + 1))
        self.page.locator(f".tray [data-card='{card}'].placed").wait_for()

    def choose(self, card: int) -> None:
        """Choose a card of the street."""
        chosen = self.page.locator(f".tray [data-card='{card}'][aria-pressed=true]")
        if self.guest.how is by_touch:
            if not chosen.count():
                self.page.locator(f".tray [data-card='{card}']").tap()
        else:
            for _ in range(self.page.locator(".tray button").count()):
                if chosen.count():
                    break
                self.page.keyboard.press("ArrowRight")
        chosen.wait_for()

    def ready(self) -> bool:
        """Confirm the street; whether he is asked first, because the hand is surely dead."""
        button = self.page.locator(".dock .button.primary:enabled")
        button.wait_for()
        self.guest.how(self.page, button)
        self.page.wait_for_function(ASKED_OR_SENT)
        return bool(self.page.get_by_role("dialog").count())

    def skip(self) -> None:
        """See the whole score at once."""
        if self.guest.how is by_touch:
            self.guest.press("Skip")
        else:
            self.page.keyboard.press("Escape")
        self.page.get_by_role("list", name="Totals").wait_for()
