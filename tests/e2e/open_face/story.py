"""Anna on a phone and Boris with a keyboard alone at a table with a bot: how they lay, what they see, what was told."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from tests.chinese.stage import rows
from tests.e2e.evening.film import beside
from tests.e2e.evening.guest import Guest, by_touch
from tests.e2e.open_face.laid_room import PACE
from tests.e2e.open_face.plan import LONG, PINEAPPLE, Deal, counted
from tests.e2e.screens import take
from tests.e2e.test_other_games import OPEN
from tests.server.open_face_people import scan

from croupier.chinese.event import ChineseOpened, Locked, Settled
from croupier.chinese.hand import ChineseHand
from croupier.chinese.legal import ChineseLegal
from croupier.room.fact import AnyFact
from croupier.server.follow import Following
from croupier.server.wire import Told

FOLDER = Path(__file__).resolve().parents[3] / "docs" / "screens" / "open-face"
ROW_NAMES = ("top", "middle", "bottom")
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


class Story:
    """The matches of one table."""

    def __init__(self, room: Any, guests: list[Guest]) -> None:
        self.room = room
        self.all = [Placer(guest) for guest in guests]
        self.faults: list[str] = []
        self.asked: list[str] = []
        self.paid: list[tuple[str, str, int]] = []
        self.pictures = 0

    # Waiting.

    def until(self, done: Callable[[], Any]) -> None:
        """Read what comes until it is so."""
        for _ in range(4_000):
            for one in self.all:
                one.read()
            if done():
                return
            self.all[0].page.evaluate("() => new Promise(requestAnimationFrame)")
        raise AssertionError("it did not come to that")

    @property
    def facts(self) -> list[AnyFact]:
        """What the first of them was told."""
        return self.all[0].facts

    def count(self, kind: type[Any]) -> int:
        """How many facts of a kind there were."""
        return sum(type(fact) is kind for fact in self.facts)

    @property
    def deal(self) -> ChineseHand:
        """The running or last deal as the first of them sees it."""
        assert self.all[0].eyes.deal is not None
        return self.all[0].eyes.deal

    # Playing.

    def begin(self) -> None:
        """Everybody confirms, and the next match begins."""
        deals = self.count(ChineseOpened)
        for one in self.all:
            one.guest.press("Play")
        self.until(lambda: self.count(ChineseOpened) > deals)

    def think(self) -> None:
        """Whoever owes a street thinks for as long as a deal lasts, or as his time bank has."""
        self.room.turn(LONG * 1000)

    def go_on(self) -> None:
        """The time to look at the score is over, and the next deal of the match begins."""
        deals = self.count(ChineseOpened)
        self.room.turn(PACE.showdown)
        self.until(lambda: self.count(ChineseOpened) > deals)

    def play(self, deal: Deal, stop: Callable[[Placer], bool] = lambda _: False) -> Placer | None:
        """Let both lay what the deal is planned to be until it is scored, or until one owes what it is to stop at."""
        while True:
            self.until(lambda: self.deal.finished or any(one.legal for one in self.all))
            owing = next((one for one in self.all if one.legal), None)
            if owing is None or stop(owing):
                return owing
            self.lay(owing, deal.board(owing.name))

    def lay(self, placer: Placer, board: str) -> None:
        """Lay what is left of a street, and confirm it; a hand that is surely dead is confirmed all the same."""
        street = placer.street
        for card, row in placer.plan(board):
            self.put(placer, card, row)
        if placer.ready():
            self.asked.append(placer.name)
            self.look("asked before a hand dies")
            placer.guest.press("Ready all the same")
        self.until(lambda: placer.street != street)

    def put(self, placer: Placer, card: int, row: int) -> None:
        """Put a card of a street into a row; the room knows that it lies there."""
        placer.put(card, row)
        self.until(lambda: placer.legal and card in placer.legal.placed[row])

    # Looking.

    def look(self, title: str) -> None:
        """Ask axe-core about both screens and look for what is cut off; keep them when CROUPIER_SCREENS=1."""
        self.pictures += 1
        for one, form in zip(self.all, ("phone", "desktop"), strict=True):
            _, cut = take(one.page, title, form)
            self.faults += [*cut, *(f"{title}, {form}: {found}" for found in one.guest.person.audit())]
        if os.environ.get("CROUPIER_SCREENS"):
            FOLDER.mkdir(parents=True, exist_ok=True)
            name = f"{self.pictures:02}-{'-'.join(title.split())}.webp"
            (FOLDER / name).write_bytes(beside([one.guest for one in reversed(self.all)]))

    def see_score(self, title: str, deck: list[int]) -> ChineseHand:
        """Both see the whole score, and it is what the library alone counts of the pack and the confirmed streets."""
        self.until(lambda: all(one.eyes.deal and one.eyes.deal.finished for one in self.all))
        for one in self.all:
            one.skip()
        self.look(title)
        opened = next(fact for fact in reversed(self.facts) if type(fact) is ChineseOpened)
        since = self.facts[self.facts.index(opened) :]
        hand = counted(opened, deck, [fact for fact in since if type(fact) is Locked])
        for one in self.all:
            seen = one.eyes.deal
            assert seen is not None
            assert (seen.hands, seen.pairs, seen.stacks) == (hand.hands, hand.pairs, hand.stacks)
            assert score_on_screen(one.page) == score_in_words(hand, opened.names.index(one.name))
        settled = [fact for fact in hand.events if type(fact) is Settled and fact.amount]
        self.paid += [(opened.names[fact.payer], opened.names[fact.receiver], fact.amount) for fact in settled]
        return hand


SCORE = """() => {
  const texts = all => [...all].map(one => one.innerText.trim());
  const found = what => [...document.querySelectorAll(`.score ${what}`)];
  return {
    pairs: found('thead th').map(th => texts(th.querySelectorAll('bdi'))),
    rows: found('tbody tr').map(tr => texts(tr.children)),
    totals: found('.totals li').map(li => texts(li.children)),
  };
}"""

Score = tuple[dict[tuple[str, str], dict[str, str]], list[list[str]]]


def score_on_screen(page: Any) -> Score:
    """What a screen says of each pair, part by part, and of each player in all."""
    found = page.evaluate(SCORE)
    table = {tuple(pair): {name: cells[n] for name, *cells in found["rows"]} for n, pair in enumerate(found["pairs"])}
    return table, found["totals"]


def score_in_words(hand: ChineseHand, me: int) -> Score:
    """What a screen should say of a deal to one of its players, who is called You and comes first in his pairs."""
    names = ["You" if player == me else name for player, name in enumerate(hand.opened.names)]
    scoops, table = any(pair.scoop for pair in hand.pairs), {}
    for pair in hand.pairs:
        us, them, sign = (pair.second, pair.first, -1) if pair.second == me else (pair.first, pair.second, 1)
        chips = sign * pair.points * hand.house.ofc_point_value
        parts = dict(zip(("Top", "Middle", "Bottom"), pair.lines, strict=True)) | {"Royalties": pair.royalties}
        told = {name: signed(sign * points) for name, points in parts.items()}
        scoop = {"Scoop": signed(sign * pair.scoop) if pair.scoop else ""} if scoops else {}
        table[names[us], names[them]] = told | scoop | {"Points": signed(sign * pair.points), "Chips": signed(chips)}
    totals = [
        [name, signed(points), signed(won)]
        for name, points, won in zip(names, hand.points, hand.payoffs(), strict=True)
    ]
    return table, totals


def signed(points: int) -> str:
    """A number with its sign, as it is written on the screen."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"


def sit_down(story: Story) -> None:
    """Anna opens a table; both come by its link and sit down, and she asks a bot."""
    anna, boris = (one.guest for one in story.all)
    anna.come(story.room.url)
    anna.page.get_by_text("Table 1").wait_for()
    link = f"{story.room.url}/t/{anna.page.evaluate(OPEN, PINEAPPLE)}"
    anna.page.goto(link)
    anna.take_seat()
    boris.come(link)
    boris.take_seat()
    anna.menu("Ask Greedy to sit")
    for one in story.all:
        story.until(lambda one=one: one.eyes.table is not None and len(one.eyes.table.seats) == 3)
        one.page.get_by_role("button", name="Play", exact=True).wait_for()
