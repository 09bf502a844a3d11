"""Three matches of Pineapple on a phone and by keyboard alone: Fantasyland, a foul, a timeout and a line that drops."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from benchmarks.load.books import read_books
from tests.e2e.conftest import RunningRoom, need_the_browser_part
from tests.e2e.evening.guest import Guest, by_keys, by_touch
from tests.e2e.open_face.placer import Placer
from tests.e2e.open_face.plan import A_FOUL, IN_FANTASYLAND, MATCHES, OUT_OF_TIME, TO_FANTASYLAND, packs
from tests.e2e.open_face.story import Story, sit_down
from tests.e2e.person import Person
from tests.server.open_face_people import hidden_from

from croupier.chinese.event import ChineseOpened, FantasyEarned, Locked
from croupier.chinese.hand import ChineseHand
from croupier.chinese.match import is_full_circle
from croupier.chinese.variant import TOP
from croupier.cli import verify
from croupier.room.fact import TimedOut
from croupier.study.open_face.greedy import at_once
from croupier.study.open_face.spot import spot_of

pytestmark = pytest.mark.browser
Come = Callable[..., Person]
PACKS = packs(MATCHES)


class LaidRoom(RunningRoom):
    """A room that deals the packs of the plan, and whose clock is turned."""

    @property
    def command(self) -> list[str]:
        packs = self.file.with_suffix(".json")
        packs.write_text(json.dumps(PACKS), encoding="utf-8")
        return [sys.executable, "-m", "tests.e2e.open_face.laid_room", str(self.file), self.port, str(packs)]

    def turn(self, milliseconds: int) -> None:
        """Put the room's clock forward."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{milliseconds}\n")
        self.process.stdin.flush()


@pytest.fixture
def room(tmp_path: Path) -> Iterator[LaidRoom]:
    """The room of these matches."""
    need_the_browser_part()
    running = LaidRoom(tmp_path / "room.db")
    yield running
    running.close()


@pytest.fixture
def story(room: LaidRoom, person: Come) -> Story:
    """Anna has a phone, Boris a keyboard; with a bot they sit at a table of Pineapple."""
    anna = Guest(person("Anna", phone=True, still=True), 1, by_touch)
    boris = Guest(person("Boris", still=True), 2, by_keys)
    story = Story(room, [anna, boris])
    sit_down(story)
    return story


def test_three_matches_are_played_on_a_phone_and_by_keyboard_alone(story: Story, room: LaidRoom) -> None:
    anna, boris = story.all
    story.look("before the first match")
    story.begin()
    story.play(TO_FANTASYLAND, lambda one: one is boris)
    story.look("the first street")
    story.play(TO_FANTASYLAND, lambda one: one is anna and anna.street == (1, 2))
    assert has_the_button(boris, 3)
    lose_and_find_the_line(story, anna, boris)
    story.play(TO_FANTASYLAND)
    hand = story.see_score("the score", PACKS[1])
    assert FantasyEarned(hand.opened.names.index("Anna"), 14, kept=False) in story.facts

    story.go_on()
    assert story.deal.opened.fantasy == (0, 0, 14)
    story.until(lambda: anna.legal and boris.legal)
    assert has_the_button(boris, 1)
    let_the_room_arrange(story, anna)
    story.play(IN_FANTASYLAND)
    hand = story.see_score("the score of Fantasyland", PACKS[2])
    assert not hand.match_goes_on

    story.begin()
    story.play(A_FOUL)
    hand = story.see_score("a foul", PACKS[3])
    assert fouled(hand) == ["Boris"]

    ask_no_more(boris)
    story.begin()
    boris.page.get_by_text("Match 3").wait_for()
    boris.page.get_by_text("2 of 3 matches of the circle").wait_for()
    story.play(OUT_OF_TIME, lambda one: one is anna and anna.street == (4, 1))
    run_out_of_time(story, anna, boris)
    story.play(OUT_OF_TIME)
    assert fouled(story.see_score("the score of the last match", PACKS[4])) == ["Boris"]
    end(story)
    for one in story.all:
        check_file(story, one)
    room.close()
    check_books(story, room.file)


def lose_and_find_the_line(story: Story, anna: Placer, boris: Placer) -> None:
    """Anna's phone is out of reach with half a street laid; when it is back the street is as she left it."""
    (card, row), *_ = anna.plan(TO_FANTASYLAND.anna)
    story.put(anna, card, row)
    story.look("half a street")
    told, known = anna.told, anna.eyes.n
    anna.guest.drop_line()
    anna.page.get_by_text("No connection").or_(anna.page.get_by_text("Connection lost")).first.wait_for()
    boris.page.get_by_text("Connection lost").first.wait_for()
    story.look("a line is lost")
    assert anna.page.locator(".dock .button.primary:enabled").count() == 0
    anna.guest.find_line()
    story.until(lambda: anna.told > told)
    anna.page.locator(f".tray [data-card='{card}'].placed").wait_for()
    boris.page.get_by_text("Connection lost").first.wait_for(state="hidden")
    story.look("the line is back")
    assert (anna.street, anna.eyes.n) == ((1, 2), known)
    legal = anna.legal
    assert legal is not None
    assert legal.placed[row] == (card,)


def let_the_room_arrange(story: Story, anna: Placer) -> None:
    """Anna has her fourteen cards arranged, takes it back as one step, has it again, hears the rows, and is ready."""
    story.look("in Fantasyland")
    legal, street = anna.legal, anna.street
    assert legal is not None and anna.eyes.deal is not None
    best = [sorted(row) for row in at_once(spot_of(anna.eyes.deal, legal.player)).rows]
    for name, left in (("Arrange", 0), ("Undo", 13), ("Arrange", 0)):
        anna.guest.press(name)
        story.until(lambda left=left: anna.legal and anna.legal.left == left)
    assert anna.legal is not None
    assert [sorted(row) for row in anna.legal.placed] == best
    anna.page.wait_for_function("() => window.heard.filter(said => said.startsWith('Arranged.')).length === 2")
    heard = anna.page.evaluate("() => window.heard")
    assert [said for said in heard if "Top, 3 of 3" in said and "Middle, 5 of 5" in said and "Bottom, 5 of 5" in said]
    assert [said for said in heard if said.endswith(" taken back")] == []
    story.look("arranged in Fantasyland")
    assert not anna.ready()
    story.until(lambda: anna.street != street)


def has_the_button(boris: Placer, seat: int) -> bool:
    """Whether the button lies beside this player on Boris's screen, and beside nobody else."""
    button = boris.page.get_by_role("img", name="Dealer", exact=True)
    return button.count() == boris.page.locator(f"[data-seat='{seat}']").filter(has=button).count() == 1


def fouled(hand: ChineseHand) -> list[str]:
    """Whose hands are dead."""
    return [name for name, one in zip(hand.opened.names, hand.hands, strict=True) if one.fouled]


def ask_no_more(boris: Placer) -> None:
    """Boris does not want to be asked again before a hand dies."""
    boris.guest.menu("Settings")
    switch = boris.page.get_by_role("dialog").get_by_role("switch", name="Ask before a dead hand")
    boris.guest.tab_to(switch)
    boris.page.keyboard.press("Space")
    assert not switch.is_checked()
    boris.page.keyboard.press("Escape")
    boris.page.get_by_role("dialog").wait_for(state="hidden")


def run_out_of_time(story: Story, anna: Placer, boris: Placer) -> None:
    """Anna's time is over with half a street laid: the clock takes it back and lays this street and all that follow."""
    (card, _), *_ = anna.plan(OUT_OF_TIME.anna)
    story.think()
    story.put(anna, card, TOP)
    for one in story.all:
        one.page.get_by_text("Time bank").first.wait_for(state="attached")
    story.look("the time bank")
    story.think()
    story.until(lambda: story.count(TimedOut))
    boris.page.get_by_text("Placed by the clock").first.wait_for()
    story.look("placed by the clock")
    placed = [fact for fact in story.facts if type(fact) is Locked and fact.auto]
    assert [(fact.top, card in fact.middle) for fact in placed] == [((), True)]


def end(story: Story) -> None:
    """The matches were as they should be, and nothing on any screen was wrong."""
    anna = story.all[0].eyes.table
    assert anna is not None
    openings = [fact for fact in story.facts if type(fact) is ChineseOpened]
    assert [(fact.button, sum(fact.fantasy)) for fact in openings] == [(3, 0), (1, 14), (2, 0), (3, 0)]
    assert [fact for fact in story.facts if type(fact) is TimedOut] == [TimedOut(1)]
    assert is_full_circle(anna.match.circle, len(anna.match.players))
    assert (anna.match.number, anna.match.deal) == (3, 0)
    assert story.asked == ["Boris"]
    assert [one.page.evaluate("() => window.pointed === true") for one in story.all] == [True, False]
    assert story.faults == []


def check_file(story: Story, one: Placer) -> None:
    """The hands that he downloads are all there, and tell no card that he may not know."""
    table = one.page.url.rsplit("/", 1)[1]
    answer = one.guest.person.context.request.get(f"{story.room.url}/api/tables/{table}/hands.jsonl")
    records = verify.read(answer.body())
    assert len(records) == len(MATCHES)
    assert [fact for record in records for fact in record.facts if hidden_from(fact, record.player)] == []
    assert {record.player for record in records} == {0, 1, 2}


def check_books(story: Story, file: Path) -> None:
    """The room's books close, and have the transfers that the library alone counts."""
    with ThreadPoolExecutor(1) as aside:  # Playwright has the loop of this thread
        assert aside.submit(asyncio.run, read_books(str(file))).result().mistakes == []
    with sqlite3.connect(file) as rows:
        moves = rows.execute(
            "select source, target, amount from ledger where reason = 'hand' order by n, line"
        ).fetchall()
    table = story.all[0].eyes.table
    assert table is not None
    names = {f"player:{one.player}": one.name for one in table.seats.values()}
    assert [(names[source], names[target], amount) for source, target, amount in moves] == story.paid != []
