"""Anna on a phone and Boris with a keyboard alone at a table with a bot: how they lay, what they see, what was told."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.e2e.evening.film import beside
from tests.e2e.evening.guest import Guest
from tests.e2e.open_face.laid_room import PACE
from tests.e2e.open_face.placer import Placer
from tests.e2e.open_face.plan import LONG, PINEAPPLE, Deal, counted
from tests.e2e.open_face.score import score_in_words, score_on_screen
from tests.e2e.screens import take
from tests.e2e.test_other_games import OPEN

from croupier.chinese.event import ChineseOpened, Locked, Settled
from croupier.chinese.hand import ChineseHand
from croupier.room.fact import AnyFact

FOLDER = Path(__file__).resolve().parents[3] / "docs" / "screens" / "open-face"


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
