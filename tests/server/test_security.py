"""People who mean harm: sessions, seats that are not theirs, races for money and for the host's chair."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from croupier.cli import serve
from croupier.room import deed as deeds
from croupier.room.fact import TableSpec
from croupier.rules.action import CALL, CHECK, FOLD, Bet, Raise
from croupier.server import wire
from croupier.server.limits import FRAME
from croupier.server.room import Room
from croupier.server.store import Player

Make = Callable[..., Awaitable[list[Any]]]
ANN, BOB, EVE = Player("ann", "Ann"), Player("bob", "Bob"), Player("eve", "Eve")


# Sessions.


async def test_a_session_in_an_address_is_nobody(site: Any) -> None:
    name, _, session = (await site.enter("Ann"))["Cookie"].partition("=")
    async with httpx.AsyncClient(base_url=site.url) as http:
        for query in ({name: session}, {"session": session}, {"token": session}):
            assert (await http.get("/api/me", params=query)).status_code == 401
        for headers in ({"Authorization": f"Bearer {session}"}, {"X-Session": session}):
            assert (await http.get("/api/me", headers=headers)).status_code == 401


async def test_a_player_is_not_known_by_his_public_id(site: Any, house: Room) -> None:
    headers = await site.enter("Ann")
    cookie, _, session = headers["Cookie"].partition("=")
    player = await house.accounts.player(session)
    assert player is not None
    async with httpx.AsyncClient(base_url=site.url) as http:
        for claimed in (player.id, player.name, session[:-1], session + "x", session.swapcase()):
            assert (await http.get("/api/me", headers={"Cookie": f"{cookie}={claimed}"})).status_code == 401


async def test_the_link_of_a_table_gives_nobody_the_seat_of_who_copied_it(site: Any, house: Room) -> None:
    (table,) = house.floor.dealers
    async with site.line(await site.enter("Ann")) as line:
        await line.send(json.dumps({"type": "sit", "id": "s", "table": table, "seat": 6, "buy_in": 1000}))
        assert json.loads(await line.recv())["type"] == "done"
        async with httpx.AsyncClient(base_url=site.url) as http, site.line() as other:
            page = await http.get(f"/t/{table}")
            assert page.status_code == 200 and "set-cookie" not in page.headers
            await other.send(json.dumps({"type": "watch", "table": table}))
            assert json.loads(await other.recv())["seat"] == 0


def test_a_room_listens_on_this_machine_alone_and_has_no_password_that_is_known_before() -> None:
    import inspect

    assert inspect.signature(serve.serve).parameters["host"].default == "127.0.0.1"
    first, second = (serve.links("127.0.0.1", 8000, token) for token in ("a", "b"))
    assert first != second and "#host=a" in first[1]  # behind the #: no server and no proxy is sent it


async def test_every_room_has_another_host_s_link_and_it_is_long(house: Room) -> None:
    assert len(house.token) >= 24 and not house.is_token("") and not house.is_token(house.token[:-1])


# Who may do what, and when.


@pytest.mark.parametrize("action", [FOLD, CHECK, CALL, Bet(20), Raise(40)])
async def test_nobody_acts_out_of_turn_without_a_seat_or_in_a_hand_that_he_is_not_in(guests: Make, action: Any) -> None:
    people = await guests({"Ann": 1, "Ben": 2, "Zoe": 0})
    for guest in people[:2]:
        await guest.until(lambda told: told.turn)
    actor, other = (people[0], people[1]) if people[0].told.legal else (people[1], people[0])
    dealer, before = actor.dealer, actor.dealer.n
    late = Player("late", "Late")
    sit = await dealer.ask(late, wire.Sit("sit", dealer.name, 3, 1000))
    assert isinstance(sit, wire.Done)
    after = dealer.n
    asked = {
        "another's turn": (other.player, dealer.name),
        "no seat": (EVE, dealer.name),
        "not dealt in": (late, dealer.name),
    }
    for number, (why, (player, table)) in enumerate(asked.items()):
        answer = await dealer.ask(player, wire.Act(f"{number}", table, dealer.n, action))
        assert isinstance(answer, wire.Refused), why
        assert answer.code in ("not_your_turn", "not_seated", "not_in_hand", "no_such_player"), (why, answer)
    assert dealer.n == after > before


async def test_a_seat_at_one_table_is_none_at_another(house: Room, spec: TableSpec) -> None:
    mine, theirs = [await house.floor.open_table(spec, None) for _ in range(2)]
    assert isinstance(await house.floor.ask(ANN, wire.Sit("1", mine, 1, 500)), wire.Done)
    for wish in (wire.Act("2", theirs, 1, FOLD), wire.Buy("3", theirs, 100), wire.AddBot("4", theirs, "caller")):
        answer = await house.floor.ask(ANN, wish)
        assert isinstance(answer, wire.Refused) and answer.code == "not_seated"


async def test_the_same_decision_from_two_windows_at_once_is_made_once(guests: Make) -> None:
    people = await guests({"Ann": 1, "Ben": 2})
    for guest in people:
        await guest.until(lambda told: told.turn)
    actor = people[0] if people[0].told.legal else people[1]
    asked = [actor.act(CALL, wish_id=f"window {number}", n=actor.following.n) for number in range(2)]
    answers = await asyncio.gather(*asked)
    assert [type(answer) for answer in answers] == [wire.Done, wire.Refused]
    assert answers[1].code == "stale"


# The host's chair, and money.


@pytest.fixture
async def hosted(house: Room, spec: TableSpec) -> Any:
    """A table that Ann hosts, at which Ann and Bob sit and everybody else has to ask."""
    dealer = house.floor.dealers[await house.floor.open_table(spec, ANN)]
    for player, seat in ((ANN, 1), (BOB, 2)):
        assert isinstance(await dealer.ask(player, wire.Sit(f"sit {seat}", dealer.name, seat, 500)), wire.Done)
    assert await host(dealer, ANN, deeds.SetDoor(True, False)) == "done"
    return dealer


async def host(dealer: Any, player: Player, deed: Any) -> str:
    """Do a host's deed; gives "done" or the code of the refusal."""
    answer = await dealer.ask(player, wire.Host(f"{player.id} {deed}"[:40] + str(dealer.n), dealer.name, deed))
    return "done" if isinstance(answer, wire.Done) else str(answer.code)


async def test_whoever_was_a_cohost_a_moment_ago_is_none_now(hosted: Any) -> None:
    assert await host(hosted, ANN, deeds.Appoint("bob", True)) == "done"
    answers = await asyncio.gather(
        host(hosted, BOB, deeds.Pause()),
        host(hosted, ANN, deeds.Appoint("bob", False)),
        host(hosted, BOB, deeds.Correct(2, 10_000, "mine")),
        host(hosted, BOB, deeds.Appoint("bob", True)),
    )
    assert answers == ["done", "done", "not_host", "not_host"]


async def test_two_hosts_who_grant_the_same_request_grant_it_once(hosted: Any, house: Room) -> None:
    assert await host(hosted, ANN, deeds.Appoint("bob", True)) == "done"
    await hosted.ask(EVE, wire.Sit("eve", hosted.name, 3, 700))
    assert hosted.table.desk.knock_of("eve") is not None
    answers = await asyncio.gather(*(host(hosted, one, deeds.Answer("eve", True)) for one in (ANN, BOB)))
    assert sorted(answers) == ["done", "nothing_asked"]
    await hosted.view(None, 0)
    assert (await house.store.ledger()).balance("player:eve") == 700


async def test_nobody_lets_himself_in(hosted: Any) -> None:
    await hosted.ask(EVE, wire.Sit("eve", hosted.name, 3, 700))
    for deed in (deeds.Answer("eve", True), deeds.SetDoor(False, False), deeds.Appoint("eve", True)):
        assert await host(hosted, EVE, deed) == "not_host"
    assert hosted.table.seat_of("eve") == 0


@pytest.mark.parametrize("first", ["buy", "stand"])
async def test_who_buys_and_leaves_at_once_takes_what_the_books_say(house: Room, spec: TableSpec, first: str) -> None:
    dealer = house.floor.dealers[await house.floor.open_table(spec, None)]
    before = (await house.store.ledger()).balance("bank")
    await dealer.ask(ANN, wire.Sit("sit", dealer.name, 1, 500))
    wishes = [wire.Buy("buy", dealer.name, 300), wire.Stand("stand", dealer.name)]
    answers = await asyncio.gather(*(dealer.ask(ANN, one) for one in (wishes if first == "buy" else wishes[::-1])))
    ledger = await house.store.ledger()
    assert [isinstance(answer, wire.Done) for answer in answers] == [True, first == "buy"]
    assert ledger.balance("player:ann") == 0 and ledger.balance("bank") == before and not dealer.table.seats


async def test_no_amount_that_is_let_through_can_overflow_a_column(hosted: Any, house: Room) -> None:
    for number, amount in enumerate((2**53 - 1, 10**12, 1001)):
        answer = await hosted.ask(BOB, wire.Buy(f"{number}", hosted.name, amount))
        assert isinstance(answer, wire.Refused), amount
    codes = {await host(hosted, ANN, deeds.Correct(1, deeds.MUCH, "more")) for _ in range(3)}
    assert codes <= {"correct_too_much", "done"}  # done: it waits for the end of the hand, and may fall away then
    assert (await house.store.ledger()).total == 0


# Text.


async def test_ten_thousand_letters_are_refused_everywhere(site: Any, house: Room) -> None:
    (table,) = house.floor.dealers
    long = "x" * 10_000
    async with httpx.AsyncClient(base_url=site.url) as http:
        assert (await http.post("/api/enter", json={"name": long})).status_code == 413
        assert (await http.post("/api/enter", json={"name": long[:5_000]})).json()["code"] == "too_long"
    async with site.line(await site.enter("Ann")) as line:
        say = {"type": "say", "id": "s", "table": table, "text": long[: FRAME - 100]}
        await line.send(json.dumps(say))
        assert json.loads(await line.recv())["code"] == "bad_message"


async def test_a_table_s_name_with_tricks_in_it_is_refused(hosted: Any, house: Room, spec: TableSpec) -> None:
    for number, name in enumerate(("a\u202eb", "\u200b", "x\u0000", " ")):
        wish = wire.Host(f"name {number}", hosted.name, deeds.Change(replace(spec, name=name)))
        answer = await hosted.ask(ANN, wish)
        assert isinstance(answer, wire.Refused) and answer.code.startswith("name_")
