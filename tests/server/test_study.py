"""Study over HTTP: what is asked is answered within bounds, what is no question is refused with its place."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import httpx
import msgspec
import pytest
from tests.locale.test_every_code_has_words import LANGUAGES, messages

from croupier.cards import card
from croupier.server import studying
from croupier.server.codes import OF_QUESTIONS
from croupier.server.limits import Buckets
from croupier.server.study_messages import Nuts, RangeRead
from croupier.server.studying import Busy, Left, Studying
from croupier.study.odds import BadQuestion, Odds, question
from croupier.study.outs import Outs
from croupier.study.practice import NutsExercise, OddsExercise, OutsExercise


async def post(site: Any, path: str, body: Any, who: dict[str, str] | None = None) -> httpx.Response:
    async with httpx.AsyncClient(base_url=site.url) as http:
        return await http.post(f"/api/study/{path}", json=body, headers=who)


async def get(site: Any, path: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=site.url) as http:
        return await http.get(f"/api/study/{path}")


async def told(site: Any, path: str, body: Any, kind: Any) -> Any:
    response = await post(site, path, body)
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=kind)


async def test_whoever_asks_is_told_the_odds_and_every_deal_is_counted_where_that_is_cheap(site: Any) -> None:
    found = await told(site, "odds", {"hands": ["AhAs", "KdKc"], "board": "Ts 8h 3d"}, Odds)
    assert found.exact
    assert found.deals == 990
    assert [round(one.equity, 4) for one in found.chances] == [0.9162, 0.0838]


async def test_what_cannot_be_counted_in_time_is_a_sample_that_names_its_interval(site: Any) -> None:
    found = await told(site, "odds", {"hands": ["AsAhKs", "9d8d7c"], "game": "stud8"}, Odds)
    assert not found.exact
    assert 0 < found.error < 0.1
    assert sum(one.equity for one in found.chances) == pytest.approx(1)


async def test_an_open_hand_of_two_cards_is_any_hand(site: Any) -> None:
    found = await told(site, "odds", {"hands": ["AhAs", ""]}, Odds)
    assert found.chances[0].equity == pytest.approx(0.852, abs=0.004)
    found = await told(site, "odds", {"hands": ["Ah ??", "KdKc"], "board": "Ks 8h 3d"}, Odds)
    assert found.exact


async def test_outs_are_told_with_what_they_make(site: Any) -> None:
    found = await told(site, "outs", {"hands": ["JhTh", "AsAd"], "board": "9h 8h 2c"}, Outs)
    assert (len(found.cards), found.unseen, found.part) == (15, 45, 0)
    assert {one.name.category for one in found.cards} == {"straight", "flush", "straight_flush"}


async def test_the_best_hands_on_a_board_are_told_in_order(site: Any) -> None:
    found = await told(site, "nuts", {"board": "Ts 8h 3d 2c Qh"}, Nuts)
    assert [one.name.category for one in found.nuts] == ["straight", "trips", "trips", "trips", "trips"]
    assert found.nuts[0].ways == 16
    assert len(found.nuts[0].holes) == 12


async def test_a_range_is_read_into_the_grid_and_back_into_its_shortest_text(site: Any) -> None:
    found = await told(site, "range", {"text": "AA, KK, QQ, AKs:0.5", "gone": "AhKd"}, RangeRead)
    assert found.text == "QQ+, AKs:0.5"
    assert (found.weights[0], found.weights[1], found.weights[13], found.weights[14]) == (1, 0.5, 0, 1)
    assert (found.hands, found.left) == (22, 3 + 3 + 6 + 2)
    again = await told(site, "range", {"text": found.text + ", AKs:0, KK:0"}, RangeRead)
    assert again.text == "AA, QQ"  # a stroke of the brush is one part more: the last weight holds


@pytest.mark.parametrize(
    ("path", "body", "code", "place", "numbers"),
    [
        ("odds", {"hands": ["AhAs", "AhKd"]}, "odds_card_twice", "hands[1]", {"card": card("Ah")}),
        (
            "odds",
            {"hands": ["AhAs", "KK"], "board": "Ts8h3d", "dead": "2c 8h"},
            "odds_card_twice",
            "dead",
            {"card": card("8h")},
        ),
        ("odds", {"hands": ["AhAs"] * 23}, "odds_players", "", {"most": 10, "players": 23}),
        ("odds", {"hands": ["AhAs", "KK"], "board": "2c3c4c5c6c7c"}, "odds_board", "board", {"cards": 6, "most": 5}),
        ("odds", {"hands": ["AhAs", "QQ+, AKx"]}, "odds_no_range", "hands[1]", {"place": 6}),
        ("odds", {"hands": ["AhAs", "QQ:-1"]}, "odds_no_weight", "hands[1]", {"place": 1}),
        ("odds", {"hands": ["AhAs", "QQ:nan"]}, "odds_no_weight", "hands[1]", {"place": 1}),
        ("odds", {"hands": ["AA", "AhAs"], "board": "AcAd2c"}, "odds_ranges_collide", "", {}),
        ("odds", {"hands": ["AhAsKd"]}, "odds_too_many_cards", "hands[0]", {"cards": 3, "most": 2}),
        ("odds", {"hands": ["5h5s", "AA"], "game": "shortdeck"}, "odds_not_in_pack", "hands[0]", {"card": card("5h")}),
        ("odds", {"hands": ["AhAs"], "dead": "Zz"}, "odds_no_card", "dead", {"place": 1}),
        ("odds", {"hands": ["AhAs"], "game": "badugi"}, "odds_game_of_draws", "", {}),
        ("odds", {"hands": ["AhAs"], "game": "x"}, "odds_no_such_game", "", {}),
        ("outs", {"hands": ["AhAs"], "board": ""}, "odds_board_range", "board", {"least": 3, "most": 4, "cards": 0}),
        ("outs", {"hands": ["Ah"], "board": "2c3c4c"}, "odds_unknown_card", "hands[0]", {}),
        ("nuts", {"board": "2c"}, "odds_board_range", "board", {"least": 3, "most": 5, "cards": 1}),
        ("nuts", {"board": "2c3c4c", "half": 1}, "odds_no_such_half", "", {}),
        ("range", {"text": ""}, "odds_empty_range", "hands[0]", {"place": 1}),
        ("range", {"text": "x" * 2001}, "too_long", "text", {"most": 2000}),
        ("odds", {"hands": ["AA"], "more": 1}, "unknown_field", "more", {}),
    ],
)
async def test_what_is_no_question_is_refused_and_the_place_is_named(
    site: Any, path: str, body: Any, code: str, place: str, numbers: dict[str, int]
) -> None:
    response = await post(site, path, body)
    assert response.status_code == 422
    assert response.json() == {"code": code, "place": place, "numbers": numbers}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_question_has_words(language: str) -> None:
    assert [code for code in OF_QUESTIONS if code.replace("_", "-") not in messages(language)] == []


async def test_exercises_are_drawn_by_level_and_seed(site: Any) -> None:
    for name, kind in (("odds", OddsExercise), ("outs", OutsExercise), ("nuts", NutsExercise)):
        first = await get(site, f"practice/{name}?level=2&seed=11")
        assert msgspec.json.decode(first.content, type=kind).game
        assert first.content == (await get(site, f"practice/{name}?level=2&seed=11")).content
        assert first.content != (await get(site, f"practice/{name}?level=2&seed=12")).content
        for query, code in (("level=4", "too_big"), ("level=0", "too_small"), ("seed=x", "not_whole")):
            assert (await get(site, f"practice/{name}?{query}")).json()["code"] == code


async def test_who_asks_too_often_waits_and_others_do_not(site: Any) -> None:
    site.room.studying.asked = Buckets((2.0, 0.1))
    body = {"board": "Ts 8h 3d"}
    answers = [await post(site, "nuts", body) for _ in range(3)]
    assert [one.status_code for one in answers] == [200, 200, 429]
    assert (await post(site, "nuts", body, await site.enter("Ann"))).status_code == 200


async def test_one_question_is_thought_about_at_a_time_and_a_long_queue_is_refused() -> None:
    here, free, begun = list[int](), threading.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def slow(number: int) -> Any:
        def find(stop: studying.Stop) -> int:
            here.append(number)
            loop.call_soon_threadsafe(begun.set)
            assert free.wait(600)
            return number

        return find

    asked = Studying()
    mine = [asyncio.create_task(asked.answer("ann", number, slow(number))) for number in range(studying.OWN)]
    others = [
        asyncio.create_task(asked.answer(f"guest {number}", number, slow(number)))
        for number in range(studying.OWN, studying.WAITING)
    ]
    await begun.wait()
    for reader in ("ann", "boris"):  # she has as many as she may, and then there is no place for anybody
        with pytest.raises(Busy):
            await asked.answer(reader, "more", slow(99))
    assert here == [0]
    free.set()
    assert await asyncio.gather(*mine, *others) == list(range(studying.WAITING))
    assert await asked.answer("ann", 3, slow(99)) == 3  # remembered, and not thought about again
    assert await asked.answer("ann", "new", slow(100)) == 100  # and whoever waited has a place again


async def test_what_is_found_in_a_moment_does_not_wait_for_what_takes_long() -> None:
    free, begun = threading.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def slow(stop: studying.Stop) -> int:
        loop.call_soon_threadsafe(begun.set)
        assert free.wait(600)
        return 1

    asked = Studying()
    waiting = asyncio.create_task(asked.answer("ann", "long", slow))
    await begun.wait()
    assert await asked.answer("ann", "short", lambda stop: 2, quick=True) == 2
    assert not waiting.done()
    free.set()
    assert await waiting == 1


async def test_what_nobody_waits_for_any_more_is_not_thought_about_and_not_remembered() -> None:
    asked, left = Studying(), threading.Event()

    def until_told(stop: studying.Stop) -> int:
        left.set()
        assert stop()
        return 1

    with pytest.raises(Left):
        await asked.answer("ann", "half", until_told, left=left.is_set)
    with pytest.raises(Left):
        await asked.answer("ann", "half", lambda stop: 2, left=left.is_set)
    assert await asked.answer("ann", "half", lambda stop: 3) == 3


async def test_questions_that_were_taken_back_take_nobodys_place_in_the_queue() -> None:
    """A page asks anew at every tap and forgets what it asked before; a slow machine has not come to that yet."""
    free, begun, left = threading.Event(), asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def slow(stop: studying.Stop) -> int:
        loop.call_soon_threadsafe(begun.set)
        assert free.wait(600)
        return 1

    asked = Studying()
    old = [asyncio.create_task(asked.answer("ann", n, slow, left=left.is_set)) for n in range(studying.OWN)]
    await begun.wait()
    left.set()
    new = asyncio.create_task(asked.answer("ann", "new", lambda stop: 2))
    await asyncio.sleep(0)
    assert not new.done()
    free.set()
    assert await new == 2
    assert [type(gone) for gone in await asyncio.gather(*old, return_exceptions=True)] == [Left] * studying.OWN


def test_what_is_counted_in_a_moment_is_counted_even_when_the_time_is_over() -> None:
    asked = question(["AcKc", "Qd7d"], "2h 5d 9c Jh")
    assert studying.bounded(asked, lambda: True).exact


async def test_a_page_that_goes_away_ends_its_question(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, ended = threading.Event(), threading.Event()

    def slow(asked: Any, stop: studying.Stop) -> Any:
        begun.set()
        while not stop():
            pass
        ended.set()
        return question(["AhAs"])

    monkeypatch.setattr("croupier.server.study_pages.bounded", slow)
    monkeypatch.setattr(studying, "LONGEST", 10**6)
    asking = asyncio.create_task(post(site, "odds", {"hands": ["AhAs", "KdKc"]}))
    await asyncio.to_thread(begun.wait, 600)
    assert (await post(site, "nuts", {"board": "Ts8h3d"})).status_code == 200  # others do not wait for it
    asking.cancel()
    assert await asyncio.to_thread(ended.wait, 600)


async def test_a_question_that_was_refused_is_not_remembered_and_holds_no_place() -> None:
    asked = Studying()

    def refuse(stop: studying.Stop) -> int:
        raise BadQuestion("no_board")

    for _ in range(studying.OWN + 1):
        with pytest.raises(BadQuestion):
            await asked.answer("ann", 1, refuse)
    assert await asked.answer("ann", 1, lambda stop: 5) == 5


def test_whoever_thinks_is_told_when_the_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    assert studying.find_in_time(lambda stop: stop()) is False
    monkeypatch.setattr(studying, "LONGEST", -1.0)
    assert studying.find_in_time(lambda stop: stop()) is True


def test_a_count_that_takes_too_long_becomes_a_sample() -> None:
    assert not studying.bounded(question(["*"] * 10), lambda: True).exact
    assert studying.bounded(question(["AhAs", "KdKc"], "Ts 8h 3d"), lambda: False).exact
