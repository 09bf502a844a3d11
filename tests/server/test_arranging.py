"""The arrangement of cards that are all set at once: for one's own, while one owes them, and where the host lets it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace
from tests.room.open_face_table import QUEENS_ON_TOP, Stage, deck_for, in_order

from croupier.cards import UNKNOWN, Card
from croupier.chinese.action import Lay
from croupier.chinese.variants import VARIANTS
from croupier.room import deed as deeds
from croupier.room.evening import CashRules
from croupier.room.fact import TableSpec
from croupier.room.table import Table
from croupier.server import wire
from croupier.server.api import Refusal
from croupier.server.arranging import arranged, owed
from croupier.server.dealer import Dealer
from croupier.server.follow import Following
from croupier.server.form import form
from croupier.server.limits import Buckets
from croupier.server.store import Player
from croupier.server.studying import Busy
from croupier.server.telling import encode, told_for

CLOSED = TableSpec("Closed", "closed_chinese", seats=3)
STREETS = TableSpec("Streets", "ofc", seats=3)
OFF = CashRules(arranging=False)


def eyes(stage: Stage, player: str) -> Table:
    """The table as this player was told of it."""
    following = Following()
    following.hear(told_for("t", stage.table, stage.table.log, player, stage.now, fresh=True))
    assert following.table is not None
    return following.table


def in_fantasyland() -> tuple[Stage, str, str]:
    """A deal of two in which the first sets fourteen cards at once, and the other plays streets."""
    stage = Stage(("ann", "bob"))
    stage.deal(deck_for(2, QUEENS_ON_TOP))
    lucky = stage.table.players[0]
    stage.finish()
    stage.deal()
    (other,) = {"ann", "bob"} - {lucky}
    return stage, lucky, other


def given_to(table: Table, player: str) -> tuple[Card, ...]:
    """The cards of a player in the running deal."""
    index = table.player_index(player)
    assert table.deal is not None and index is not None
    return table.deal.given[index]


def test_in_fantasyland_the_best_rows_of_my_own_cards_are_proposed_and_the_deal_accepts_them() -> None:
    stage, lucky, _ = in_fantasyland()
    rows = arranged(owed(eyes(stage, lucky), lucky), lambda: False).rows
    assert [len(row) for row in rows] == [3, 5, 5]
    assert {card for row in rows for card in row} < {*given_to(stage.table, lucky)}
    assert all(list(row) == sorted(row, reverse=True) for row in rows)
    assert stage.table.deal is not None
    stage.table.deal.copy().act(stage.table.player_index(lucky), Lay(*rows))  # type: ignore[arg-type]


def test_it_is_found_off_a_table_that_was_never_told_the_cards_of_others() -> None:
    stage = Stage(("ann", "bob"), variant="closed_chinese")
    stage.deal()
    seen = eyes(stage, "ann")
    assert {*given_to(seen, "bob")} == {UNKNOWN}
    assert owed(seen, "ann").seen == {*given_to(stage.table, "ann")}


def test_the_length_of_an_arrangement_does_not_tell_what_is_in_it() -> None:
    stage, lengths, small = Stage(("ann", "bob"), variant="closed_chinese"), set(), set()
    for _ in range(8):
        stage.deal()
        small.add(sum(card < 10 for card in given_to(stage.table, "ann")))
        lengths.add(len(encode(arranged(owed(eyes(stage, "ann"), "ann"), lambda: False))))
        stage.finish()
    assert len(small) > 1
    assert len(lengths) == 1


def test_who_plays_streets_beside_somebody_in_fantasyland_is_proposed_nothing() -> None:
    stage, _, other = in_fantasyland()
    with pytest.raises(Refusal, match="not_at_once"):
        owed(eyes(stage, other), other)


def test_what_could_not_be_proved_in_time_is_not_proposed() -> None:
    stage, lucky, _ = in_fantasyland()
    with pytest.raises(Busy):
        arranged(owed(eyes(stage, lucky), lucky), lambda: True)


def test_every_open_face_game_asks_its_host_whether_cards_may_be_arranged_and_no_other_does() -> None:
    asks = {game.variant for game in form([], []).games if "cash.arranging" not in game.unasked}
    assert asks == {*VARIANTS}


Dealt = tuple[Dealer, list[Player], list[dict[str, str]]]


async def get(site: Any, table: str, who: dict[str, str] | None = None) -> httpx.Response:
    async with httpx.AsyncClient(base_url=site.url) as http:
        return await http.get(f"/api/tables/{table}/arrangement", headers=who)


async def code(site: Any, table: str, who: dict[str, str] | None = None) -> tuple[int, str]:
    response = await get(site, table, who)
    return response.status_code, response.json()["code"]


@pytest.fixture
def deal(site: Any, clock: Any) -> Callable[[TableSpec], Awaitable[Dealt]]:
    """Deals to Ann and Bob at a new table; Ann is its host."""

    async def make(spec: TableSpec) -> Dealt:
        cookies, players = [await site.enter(name) for name in ("Ann", "Bob")], []
        for cookie in cookies:
            async with httpx.AsyncClient(base_url=site.url) as http:
                me = (await http.get("/api/me", headers=cookie)).json()
            players.append(Player(me["player"], me["name"]))
        dealer = site.room.floor.dealers[await site.room.floor.open_table(spec, players[0])]
        for seat, player in enumerate(players, 1):
            assert isinstance(await dealer.ask(player, wire.Sit(f"sit {seat}", dealer.name, seat, 100)), wire.Done)
        await begin(dealer, players, clock)
        return dealer, players, cookies

    return make


async def begin(dealer: Dealer, players: list[Player], clock: Any) -> None:
    """Both confirm, and the cards are dealt."""
    for player in players:
        wish = wire.Confirm(f"confirm {dealer.n}", dealer.name)
        assert isinstance(await dealer.ask(player, wish), wire.Done)
    clock.turn(60_000)
    for _ in range(2):
        await dealer.view(None, 0)  # whatever is due is done before
    assert dealer.table.running


async def lay(dealer: Dealer, player: Player) -> None:
    """A player lays all that he owes."""
    assert dealer.table.deal is not None
    index = dealer.table.player_index(player.id)
    legal = dealer.table.deal.legal(index)  # type: ignore[arg-type]
    assert legal is not None
    wish = wire.Act(f"lay {dealer.n}", dealer.name, dealer.n, in_order(legal))
    assert isinstance(await dealer.ask(player, wish), wire.Done)


async def test_each_player_is_proposed_rows_of_his_own_cards_and_others_of_none(site: Any, deal: Any) -> None:
    dealer, players, cookies = await deal(CLOSED)
    before = dealer.n
    for player, cookie in zip(players, cookies, strict=True):
        response = await get(site, dealer.name, cookie)
        assert response.status_code == 200
        rows = msgspec.json.decode(response.content, type=wire.Arrangement).rows
        assert sorted(card for row in rows for card in row) == sorted(given_to(dealer.table, player.id))
    assert await code(site, dealer.name, await site.enter("Eve")) == (409, "not_your_turn")
    assert await code(site, dealer.name) == (401, "no_session")
    assert await code(site, "nowhere", cookies[0]) == (404, "no_such_table")
    assert dealer.n == before  # it is a proposal: nothing was laid by it


async def test_after_ready_nothing_is_proposed_any_more_and_others_may_still_ask(site: Any, deal: Any) -> None:
    dealer, players, cookies = await deal(CLOSED)
    await lay(dealer, players[0])
    assert await code(site, dealer.name, cookies[0]) == (409, "not_your_turn")
    assert (await get(site, dealer.name, cookies[1])).status_code == 200
    await lay(dealer, players[1])
    assert await code(site, dealer.name, cookies[1]) == (409, "not_your_turn")


async def test_in_an_ordinary_street_nothing_is_proposed(site: Any, deal: Any) -> None:
    dealer, players, cookies = await deal(STREETS)
    first = next(place for place, player in enumerate(players) if player.id == dealer.table.players[0])
    assert await code(site, dealer.name, cookies[first]) == (409, "not_at_once")
    assert await code(site, dealer.name, cookies[1 - first]) == (409, "not_your_turn")


async def test_a_host_who_wants_nothing_arranged_is_obeyed_from_the_next_match_on(
    site: Any, deal: Any, clock: Any
) -> None:
    dealer, players, cookies = await deal(CLOSED)
    change = wire.Host("change", dealer.name, deeds.Change(replace(CLOSED, cash=OFF)))
    assert isinstance(await dealer.ask(players[0], change), wire.Done)
    assert (await get(site, dealer.name, cookies[1])).status_code == 200
    for player in players:
        await lay(dealer, player)
    await begin(dealer, players, clock)
    for cookie in cookies:
        assert await code(site, dealer.name, cookie) == (403, "no_arranging")


async def test_who_asks_too_often_is_told_so_and_others_are_answered(site: Any, deal: Any) -> None:
    dealer, _, (ann, bob) = await deal(CLOSED)
    site.room.studying.asked = Buckets((2.0, 0.1))
    assert [(await get(site, dealer.name, ann)).status_code for _ in range(3)] == [200, 200, 429]
    assert (await get(site, dealer.name, bob)).status_code == 200
