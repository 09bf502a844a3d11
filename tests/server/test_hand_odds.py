"""The chances in a finished hand are those of the cards that the reader knows, and of no others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.chinese.golden import deals, opened_for
from tests.chinese.scenes import play

from croupier.cards import UNKNOWN, names
from croupier.chinese.hand import ChineseHand
from croupier.room.fact import Roll, Sitting, TableSpec
from croupier.room.veil import veil_fact
from croupier.rules.event import Event, Opened
from croupier.rules.hand import Hand
from croupier.rules.variants import VARIANTS
from croupier.server.archive import Stored, record_of
from croupier.server.hand_odds import odds_of
from croupier.server.learn.games import has_odds
from croupier.server.study_messages import HandOdds, Scene
from croupier.study.odds import Odds, Question, odds, question
from croupier.study.odds.answer import Chance

FOLDER = Path(__file__).parents[1] / "hands"
GOLDEN = sorted(FOLDER.glob("*/*.json"))


def stored(path: Path) -> Stored:
    """A golden hand as the room stores it; the players are called by their seats."""
    events = msgspec.convert(msgspec.json.decode(path.read_bytes())["events"], list[Event])
    opened = events[0]
    assert isinstance(opened, Opened)
    roll = Roll(
        TableSpec("t", opened.variant), tuple(Sitting(seat, str(seat), str(seat), 500) for seat in opened.seats)
    )
    return Stored("t", 1, 0, (roll, *events))


def never() -> bool:
    return False


def told(asked: Question, stop: Any) -> Odds:
    """Instead of the odds: so many cards are to come, by which a question is known again."""
    return Odds(tuple(Chance(0, 0, 0.0) for _ in asked.players), hash(asked), True)


ALL_IN = stored(FOLDER / "holdem" / "heads_up_all_in.json")


def test_an_all_in_is_told_from_the_deal_to_the_river() -> None:
    found = odds_of(ALL_IN, -1, never)
    scenes = [scene for scene in found.scenes if scene.players]
    hands, board = [names([48, 44]), names([23, 21])], [2, 14, 31, 36, 5]
    assert [scene.players for scene in scenes] == [(0, 1)] * 4
    for scene, cards in zip(scenes, (0, 3, 4, 5), strict=True):
        assert scene.hidden == 0
        assert scene.boards == (odds(question(hands, names(board[:cards]))),)
    assert [chance.equity for chance in scenes[-1].boards[0].chances] == [0, 1]


def test_a_scene_begins_with_the_fact_by_which_something_changes() -> None:
    facts = record_of(ALL_IN, "").facts
    scenes = [scene for scene in odds_of(ALL_IN, -1, never, told).scenes if scene.players]
    changed = [type(facts[scene.since - 1]).__name__ for scene in scenes]
    assert changed == ["Dealt", "Board", "Board", "Board"]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_nothing_hangs_on_a_card_that_the_reader_does_not_know(path: Path) -> None:
    hand = stored(path)
    for reader in (-1, *range(len(hand.opened.seats))):
        veiled = tuple(veil_fact(fact, reader if reader >= 0 else None) for fact in hand.facts[1:])
        unseen = Stored("t", 1, 0, (hand.roll, *veiled))
        asked: list[Question] = []

        def count(one: Question, stop: Any, asked: list[Question] = asked) -> Odds:
            asked.append(one)
            return told(one, stop)

        assert odds_of(hand, reader, never, count) == odds_of(unseen, reader, never, count)
        known = {named for fact in veiled for named in known_in(fact)}
        for one in asked:
            holes = [named for holding in one.players for hole in holding.hands for named in hole if named != UNKNOWN]
            cards = [*holes, *one.board, *one.dead]
            assert {*cards} <= known
            assert len({*cards}) == len(cards)


def known_in(fact: Any) -> list[int]:
    """The cards that a veiled fact names."""
    return [*getattr(fact, "cards", ()), *getattr(fact, "burn", ())]


def test_a_folded_hand_that_the_reader_knows_cannot_come_and_has_no_chances() -> None:
    path = FOLDER / "holdem" / "the_four_handed_hand_of_the_journal.json"
    hand = stored(path)
    final = Hand.open(hand.opened)  # type: ignore[arg-type]
    folders = [fact.player for fact in hand.facts if type(fact).__name__ == "Folded"]
    for fact in hand.facts[2:]:
        final.apply(fact)  # type: ignore[arg-type]
    asked: list[Question] = []

    def count(one: Question, stop: Any) -> Odds:
        asked.append(one)
        return told(one, stop)

    odds_of(hand, folders[0], never, count)
    assert asked
    last = asked[-1]
    assert {*final.holes[folders[0]]} <= {*last.dead}


TWICE = Stored(
    "t",
    1,
    0,
    (
        *(fact for fact in ALL_IN.facts if type(fact).__name__ not in ("Board", "Awarded", "Ended")),
        *msgspec.json.decode(
            b'[{"type":"runs","times":2},'
            b'{"type":"board","street":"flop","cards":[2,14,31],"board":0},'
            b'{"type":"board","street":"flop","cards":[0,1,4],"board":1},'
            b'{"type":"board","street":"turn","cards":[36],"board":0},'
            b'{"type":"board","street":"turn","cards":[8],"board":1}]',
            type=list[Event],
        ),
    ),
)
"""The same hand, its board dealt twice."""


def test_a_board_that_is_dealt_twice_has_the_chances_of_each_and_the_cards_of_the_other_cannot_come() -> None:
    last = odds_of(TWICE, -1, never).scenes[-1]
    hands = [names([48, 44]), names([23, 21])]
    first = odds(question(hands, names([2, 14, 31, 36]), names([0, 1, 4, 8])))
    second = odds(question(hands, names([0, 1, 4, 8]), names([2, 14, 31, 36])))
    assert last.boards == (first, second)


def test_whom_the_reader_does_not_know_is_left_out_and_counted() -> None:
    shown = {fact.player for fact in ALL_IN.facts if type(fact).__name__ == "Shown"}
    assert shown == {0, 1}
    closed = Stored("t", 1, 0, tuple(fact for fact in ALL_IN.facts if type(fact).__name__ != "Shown"))
    assert {scene.hidden for scene in odds_of(closed, 0, never, told).scenes if len(scene.players) == 0} >= {1}
    assert all(scene == Scene(scene.since, (), scene.hidden, ()) for scene in odds_of(closed, 0, never, told).scenes)


@pytest.mark.parametrize("key", [key for key in VARIANTS if not has_odds(VARIANTS[key])])
def test_a_game_in_which_cards_are_exchanged_has_no_odds(key: str) -> None:
    path = next(path for path in GOLDEN if path.parent.name == key)
    assert odds_of(stored(path), -1, never) == HandOdds(False, ())


def test_a_deal_of_open_face_chinese_has_no_odds() -> None:
    variant, golden = deals()[0]
    opened = opened_for(variant, golden)
    hand = ChineseHand.open(opened)
    play(hand, opened, golden)
    roll = Roll(TableSpec("Chinese", variant), tuple(Sitting(seat, str(seat), str(seat), 500) for seat in opened.seats))
    assert odds_of(Stored("t", 1, 0, (roll, *hand.events)), 0, never) == HandOdds(False, ())


async def test_the_odds_of_a_hand_are_asked_at_its_address(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def found(store: Any, table: str, roll: int) -> Stored | None:
        return replace_table(ALL_IN, table) if roll == 1 else None

    (dealer,) = site.room.floor.dealers.values()
    monkeypatch.setattr("croupier.server.archive.hand_of", found)
    monkeypatch.setattr(type(dealer), "sees_until", lambda self, reader: 10**6)
    async with httpx.AsyncClient(base_url=site.url) as http:
        response = await http.get(f"/api/hands/{dealer.name}.1/odds")
        assert response.status_code == 200
        assert msgspec.json.decode(response.content, type=HandOdds) == odds_of(ALL_IN, -1, never)
        assert (await http.get(f"/api/hands/{dealer.name}.2/odds")).json()["code"] == "no_such_hand"


def replace_table(hand: Stored, table: str) -> Stored:
    """The same hand of another table."""
    return Stored(table, hand.n, hand.at, hand.facts)
