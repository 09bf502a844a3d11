"""The coach over HTTP: one's own placements of a finished deal, and nothing else; and it stops when it must."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import httpx
import msgspec
import pytest
from tests.chinese.golden import deals, opened_for
from tests.chinese.scenes import play
from tests.room.open_face_table import in_order

from croupier.chinese.event import Locked
from croupier.chinese.hand import ChineseHand
from croupier.room import deed as deeds
from croupier.room.fact import Roll, Sitting, TableSpec
from croupier.server import coach, wire
from croupier.server.archive import Stored
from croupier.server.coach import Coach, NoSuchPlacement, NotJudged
from croupier.server.limits import Buckets
from croupier.server.open_face import standings
from croupier.server.store import Player

SPEC = TableSpec("Chinese", "ofc", seats=3)


def stored(name: str) -> Stored:
    """A golden deal as the room stores it; the players are called by their seats."""
    variant, golden = next(pair for pair in deals() if pair[1].name == name)
    opened = opened_for(variant, golden)
    hand = ChineseHand.open(opened)
    play(hand, opened, golden)
    roll = Roll(SPEC, tuple(Sitting(seat, str(seat), str(seat), 500) for seat in opened.seats))
    return Stored("t", 1, 0, (roll, *hand.events))


MOVES = stored("moves_on_the_first_street")
CLOCKED = stored("the_clock_places_and_the_hand_is_dead")
FANTASY = stored("one_in_fantasyland_stays_and_two_play")


def test_each_street_of_a_player_is_judged_by_its_number() -> None:
    found = [coach.judged(MOVES, 1, number) for number in range(5)]
    assert [one.street for one in found] == [0, 1, 2, 3, 4]
    assert [len(one.given) for one in found] == [5, 3, 3, 3, 3]
    for one in found:
        assert {card for row in one.best for card in row} <= {*one.given}
        assert one.cost >= 0
    with pytest.raises(NoSuchPlacement):
        coach.judged(MOVES, 1, 5)


def test_the_best_placement_hangs_on_nothing_that_its_player_could_not_see() -> None:
    def veiled(fact: Any) -> Any:
        theirs = getattr(fact, "player", 0) != 0
        if type(fact).__name__ == "Given" and theirs and not fact.up:
            return msgspec.structs.replace(fact, cards=(-1,) * len(fact.cards))
        if type(fact).__name__ == "Locked" and theirs:
            return msgspec.structs.replace(fact, discards=(-1,) * len(fact.discards))
        return msgspec.structs.replace(fact, deck=()) if type(fact).__name__ == "Shuffled" else fact

    unseen = Stored("t", 1, 0, tuple(veiled(fact) for fact in MOVES.facts))
    for number in range(5):
        assert coach.judged(unseen, 0, number) == coach.judged(MOVES, 0, number)


def test_a_hand_that_was_set_at_once_is_judged_by_proof_and_a_street_by_playouts() -> None:
    assert coach.judged(FANTASY, 1, 0).samples == 0
    assert coach.judged(FANTASY, 0, 1).samples > 0


def test_what_the_clock_has_laid_is_not_judged_and_the_streets_beside_it_keep_their_numbers() -> None:
    laid = [fact for fact in CLOCKED.facts if isinstance(fact, Locked)]
    for player in {fact.player for fact in laid}:
        for number, fact in enumerate(one for one in laid if one.player == player):
            if fact.auto:
                with pytest.raises(NoSuchPlacement):
                    coach.placement(CLOCKED, player, number)
            else:
                assert coach.placement(CLOCKED, player, number)[1] == fact
    assert {fact.auto for fact in laid} == {True, False}


async def test_what_takes_too_long_is_not_judged_and_no_guess_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "LONGEST", -1.0)
    with pytest.raises(NotJudged):
        await Coach().judge(MOVES, 0, 0)


async def test_one_placement_is_judged_at_a_time_and_a_long_queue_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    here, free, begun = list[int](), threading.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def slow(hand: Stored, player: int, number: int) -> wire.Judgement:
        here.append(number)
        loop.call_soon_threadsafe(begun.set)
        assert free.wait(600)
        return wire.Judgement(number, (), ((), (), ()), ((), (), ()), 0.0, 0.0, 1)

    monkeypatch.setattr(coach, "judged", slow)
    asked = Coach()
    tasks = [asyncio.create_task(asked.judge(MOVES, 0, number)) for number in range(coach.WAITING)]
    await begun.wait()
    with pytest.raises(NotJudged):
        await asked.judge(MOVES, 0, 99)
    assert here == [0]
    free.set()
    assert [one.street for one in await asyncio.gather(*tasks)] == list(range(coach.WAITING))
    assert (await asked.judge(MOVES, 0, 3)).street == 3  # remembered, and not judged again
    assert here == list(range(coach.WAITING))


async def get(site: Any, path: str, who: dict[str, str] | None = None) -> httpx.Response:
    async with httpx.AsyncClient(base_url=site.url) as http:
        return await http.get(path, headers=who)


@pytest.fixture
async def dealt(site: Any, clock: Any) -> Any:
    """Ann and Bob have laid a whole deal: its id, and the cookies of both."""
    room = site.room
    dealer = room.floor.dealers[await room.floor.open_table(SPEC, None)]
    cookies = [await site.enter(name) for name in ("Ann", "Bob")]
    players = {}
    for seat, cookie in enumerate(cookies, 1):
        me = (await get(site, "/api/me", cookie)).json()
        player = players[me["player"]] = Player(me["player"], me["name"])
        assert isinstance(await dealer.ask(player, wire.Sit(f"sit {seat}", dealer.name, seat, 100)), wire.Done)
    for player in players.values():
        assert isinstance(await dealer.ask(player, wire.Confirm("confirm", dealer.name)), wire.Done)
    clock.turn(60_000)
    for _ in range(2):
        await dealer.view(None, 0)  # whatever is due is done before
    (roll, _), *_ = await room.store.rolls(dealer.name, 2**53, 1)
    running = f"{dealer.name}.{roll}"
    while dealer.table.running and dealer.table.deal is not None and not dealer.table.deal.finished:
        assert (await get(site, f"/api/hands/{running}/coach", cookies[0])).json()["code"] == "no_such_hand"
        legal = dealer.table.deal.legal(dealer.table.deal.to_act[0])
        who = players[dealer.table.players[legal.player]]
        wish = wire.Act(f"lay {dealer.n}", dealer.name, dealer.n, in_order(legal))
        assert isinstance(await dealer.ask(who, wish), wire.Done)
    (row,) = (await get(site, f"/api/tables/{dealer.name}/hands", cookies[0])).json()["hands"]
    return row["id"], cookies


async def test_everybody_is_told_what_his_own_placements_cost_and_nobody_those_of_others(site: Any, dealt: Any) -> None:
    hand, (ann, bob) = dealt
    seen = []
    for who in (ann, bob):
        response = await get(site, f"/api/hands/{hand}/coach?placement=4", who)
        assert response.status_code == 200
        seen.append(msgspec.json.decode(response.content, type=wire.Judgement))
    assert {*seen[0].given}.isdisjoint(seen[1].given)
    for who in ({}, await site.enter("Eve")):
        response = await get(site, f"/api/hands/{hand}/coach", who)
        assert (response.status_code, response.json()["code"]) == (404, "no_such_placement")


async def test_a_deal_to_play_again_comes_with_what_its_rows_were_as_its_reader_saw_them(site: Any, dealt: Any) -> None:
    hand, (ann, _) = dealt
    response = await get(site, f"/api/hands/{hand}", ann)
    told = msgspec.json.decode(response.content, type=wire.HandTold)
    assert told.standings == (*standings(told.facts),)
    assert {one.player for one in told.standings} == {0, 1}
    assert (
        "standings" not in (await get(site, f"/api/hands/{hand}/json", ann)).json()
    )  # a proof holds nothing but facts


@pytest.mark.parametrize(
    ("query", "status", "code"),
    [
        ("?placement=5", 404, "no_such_placement"),
        ("?placement=14", 422, "too_big"),
        ("?placement=-1", 422, "not_whole"),
        ("?placement=x", 422, "not_whole"),
    ],
)
async def test_a_placement_that_there_is_not_is_refused(
    site: Any, dealt: Any, query: str, status: int, code: str
) -> None:
    hand, (ann, _) = dealt
    response = await get(site, f"/api/hands/{hand}/coach{query}", ann)
    assert (response.status_code, response.json()["code"]) == (status, code)


async def test_who_asks_too_often_waits_and_others_do_not(site: Any, dealt: Any) -> None:
    hand, (ann, bob) = dealt
    site.room.coach.asked = Buckets((2.0, 0.1))
    answers = [await get(site, f"/api/hands/{hand}/coach", ann) for _ in range(3)]
    assert [one.status_code for one in answers] == [200, 200, 429]
    assert (await get(site, f"/api/hands/{hand}/coach", bob)).status_code == 200


async def test_a_deal_that_was_voided_before_its_end_is_judged_for_nobody(site: Any) -> None:
    room = site.room
    cookies = [await site.enter(name) for name in ("Ann", "Bob")]
    told = [(await get(site, "/api/me", cookie)).json() for cookie in cookies]
    ann, _ = players = [Player(one["player"], one["name"]) for one in told]
    await room.floor.claim(ann)
    dealer = room.floor.dealers[await room.floor.open_table(SPEC, ann)]
    for seat, player in enumerate(players, 1):
        assert isinstance(await dealer.ask(player, wire.Sit(f"sit {seat}", dealer.name, seat, 100)), wire.Done)
    for player in players:
        assert isinstance(await dealer.ask(player, wire.Confirm("confirm", dealer.name)), wire.Done)
    await dealer.view(None, 0)
    assert dealer.table.deal is not None
    legal = dealer.table.deal.legal(dealer.table.deal.to_act[0])
    first = {one.id: one for one in players}[dealer.table.players[legal.player]]
    assert isinstance(await dealer.ask(first, wire.Act("lay", dealer.name, dealer.n, in_order(legal))), wire.Done)
    for number, deed in enumerate((deeds.Pause(), deeds.Void("misdeal"))):
        assert isinstance(await dealer.ask(ann, wire.Host(f"host {number}", dealer.name, deed)), wire.Done)
    assert (await get(site, f"/api/tables/{dealer.name}/hands", cookies[0])).json()["hands"] == []
    (roll, _), *_ = await room.store.rolls(dealer.name, 2**53, 1)
    for cookie in cookies:
        response = await get(site, f"/api/hands/{dealer.name}.{roll}/coach", cookie)
        assert (response.status_code, response.json()["code"]) == (404, "no_such_hand")
