"""Accounts: a name kept with a password, its sessions, its limits, and no second seat from one browser."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from croupier.server import passwords, wire
from croupier.server.accounts import FRESH
from croupier.server.credentials import UNUSED
from croupier.server.limits import ALL_SIGN_INS, SIGN_INS
from croupier.server.names import folded
from croupier.server.room import SIGNED_OUT
from croupier.server.store import DAY, today

SECRET = "correct horse"


class Browser:
    """A browser with its cookies."""

    def __init__(self, site: Any) -> None:
        self.site = site
        self.http = httpx.AsyncClient(base_url=site.url)

    async def post(self, path: str, **body: Any) -> httpx.Response:
        return await self.http.post(f"/api/{path}", json=body)

    async def enter(self, name: str) -> dict[str, Any]:
        return (await self.post("enter", name=name)).json()

    async def keep(self, name: str, password: str = SECRET) -> dict[str, Any]:
        await self.enter(name)
        return (await self.post("account", password=password)).json()

    async def sign_in(self, name: str, password: str = SECRET) -> httpx.Response:
        return await self.post("account/sign-in", name=name, password=password)

    async def me(self) -> dict[str, Any]:
        return (await self.http.get("/api/me")).json()

    def line(self) -> Any:
        return self.site.line({"Cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())})

    async def ask(self, kind: str, **body: Any) -> dict[str, Any]:
        """Wish something on a line of its own; returns the answer."""
        async with self.line() as line:
            await line.send(json.dumps({"type": kind, "id": "1", **body}))
            return json.loads(await line.recv())


@pytest.fixture
async def browser(site: Any) -> Any:
    """Makes browsers."""
    made: list[Browser] = []

    def make() -> Browser:
        made.append(Browser(site))
        return made[-1]

    yield make
    for one in made:
        await one.http.aclose()


@contextmanager
def rows(site: Any, query: str) -> Iterator[Any]:
    with site.room.store.database.engine.connect() as connection:
        yield connection.execute(text(query)).all()


async def test_a_guest_keeps_his_name_and_is_the_same_player_on_another_browser(browser: Any) -> None:
    laptop, phone = browser(), browser()
    guest = await laptop.enter("Anna")
    kept = (await laptop.post("account", password=SECRET)).json()
    assert kept == {"player": guest["player"], "name": "Anna", "account": True, "passkeys": 0}
    assert (await phone.sign_in("anna")).json() == kept == await phone.me() == await laptop.me()


async def test_a_session_is_replaced_whenever_its_rights_change(browser: Any, site: Any) -> None:
    laptop = browser()
    await laptop.enter("Anna")
    seen = []
    for path, body in (
        ("account", {"password": SECRET}),
        ("account/sign-in", {"name": "Anna", "password": SECRET}),
        ("account/password", {"current": SECRET, "password": "another horse"}),
        ("host", {"token": site.room.token}),
    ):
        seen.append(laptop.http.cookies[f"croupier-{site.port}"])
        assert (await laptop.post(path, **body)).status_code == 200
    assert len({*seen, laptop.http.cookies[f"croupier-{site.port}"]}) == 5
    for old in seen:
        async with httpx.AsyncClient(base_url=site.url, cookies={f"croupier-{site.port}": old}) as thief:
            assert (await thief.get("/api/me")).status_code == 401


async def test_who_becomes_host_by_the_link_keeps_the_line_that_is_open(browser: Any, site: Any) -> None:
    laptop = browser()
    await laptop.enter("Anna")
    async with laptop.line() as line:
        await line.send('{"type":"ping"}')
        await line.recv()
        assert (await laptop.post("host", token=site.room.token)).json() == {"tables": 1}
        await line.send('{"type":"ping"}')
        assert json.loads(await line.recv()) == {"type": "pong"}


async def test_a_session_that_nobody_uses_for_half_a_year_ends_and_one_that_is_used_does_not(
    browser: Any, site: Any, clock: Any
) -> None:
    laptop = browser()
    await laptop.enter("Anna")

    async def come_back(days: float) -> httpx.Response:
        """Ask who one is, so many days after the last use."""
        with site.room.store.database.engine.begin() as connection:
            connection.execute(text(f"UPDATE sessions SET used = {today() - days * DAY:.0f}"))
        clock.turn(FRESH)
        return await laptop.http.get("/api/me")

    assert "set-cookie" not in (await come_back(0.9)).headers
    again = await come_back(UNUSED - 0.1)
    assert (again.status_code, again.headers["set-cookie"].count(f"Max-Age={UNUSED * 86_400}")) == (200, 1)
    with rows(site, "SELECT used FROM sessions") as [(used,)]:
        assert used > today() - DAY
    assert (await come_back(UNUSED)).status_code == 401


async def test_neither_password_nor_session_nor_device_is_stored(browser: Any, site: Any) -> None:
    laptop = browser()
    await laptop.keep("Anna")
    with rows(site, "SELECT password FROM accounts") as [(kept,)]:
        assert kept.startswith("$argon2id$") and SECRET not in kept
    with rows(site, "SELECT hash, device FROM sessions") as kept:
        assert not set(laptop.http.cookies.values()) & {value for row in kept for value in row}


@pytest.mark.parametrize("name", ["Anna", "ANNA", "\u0410nn\u0430", "A nna", "\u00c1nna", "\uff21nna"])
async def test_nobody_comes_in_under_a_kept_name_or_one_that_looks_like_it(browser: Any, name: str) -> None:
    await browser().keep("Anna")
    stranger = browser()
    refused = await stranger.post("enter", name=name)
    assert (refused.status_code, refused.json()["code"]) == (422, "name_kept")
    await stranger.enter("Boris")
    assert (await stranger.post("enter", name=name)).json()["code"] == "name_kept"


@pytest.mark.parametrize(
    ("one", "other"), [("Alex", "A1ex"), ("\u0421\u0410\u0428\u0410", "ca\u0448a"), ("Mia", "M\u0456a"), ("B0b", "Bob")]
)
def test_names_that_look_alike_fold_alike(one: str, other: str) -> None:
    assert folded(one) == folded(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "Anne"), ("\u0428\u0430\u0448\u0430", "\u0421\u0430\u0448\u0430"), ("\u592a\u90ce", "\u6b21\u90ce")],
)
def test_names_that_anybody_can_tell_apart_fold_apart(one: str, other: str) -> None:
    assert folded(one) != folded(other)


async def test_of_two_who_keep_one_name_at_once_one_gets_it(browser: Any) -> None:
    people = [browser(), browser()]
    for one in people:
        await one.enter("Anna")
    answers = await asyncio.gather(*(one.post("account", password=SECRET) for one in people))
    assert sorted(answer.status_code for answer in answers) == [200, 422]


async def test_the_answer_does_not_tell_an_unknown_name_from_a_wrong_password(
    browser: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    await browser().keep("Anna")
    work: list[str] = []
    verify = passwords.verify
    monkeypatch.setattr(passwords, "verify", lambda kept, word: work.append(kept) or verify(kept, word))
    wrong, unknown = [await browser().sign_in(name, "wrong word") for name in ("Anna", "Nobody")]
    assert wrong.status_code == unknown.status_code == 403
    assert wrong.content == unknown.content
    assert [kept.rsplit("$", 2)[0] for kept in work] == ["$argon2id$v=19$m=19456,t=2,p=1"] * 2


async def test_who_tries_many_passwords_is_slowed_down_and_the_owner_is_not(browser: Any, clock: Any) -> None:
    owner, thief = browser(), browser()
    await owner.keep("Anna")
    await owner.post("account/sign-out")
    tries = [(await thief.sign_in("Anna", f"guess {n}")).status_code for n in range(int(SIGN_INS[0]) + 1)]
    assert tries == [403] * int(SIGN_INS[0]) + [429]
    assert (await thief.sign_in("Anna")).status_code == 429
    assert (await owner.sign_in("Anna")).status_code == 200
    clock.turn(int(1000 / SIGN_INS[1]))
    assert (await thief.sign_in("Anna")).status_code == 200


async def test_one_address_cannot_try_name_after_name_without_end(browser: Any, clock: Any) -> None:
    thief = browser()
    clock.turn(1)
    tries = [(await thief.sign_in(f"Name {n}", "a guess")).status_code for n in range(int(ALL_SIGN_INS[0]) + 1)]
    assert tries[-2:] == [403, 429]


async def test_signing_out_everywhere_closes_every_line_and_the_seat_stays(browser: Any, site: Any) -> None:
    laptop, phone = browser(), browser()
    anna = await laptop.keep("Anna")
    await phone.sign_in("Anna")
    table = next(iter(site.room.floor.dealers))
    assert (await phone.ask("sit", table=table, seat=4, buy_in=1000))["type"] == "done"
    async with laptop.line() as one, phone.line() as other:
        await one.send('{"type":"ping"}')
        await other.send('{"type":"ping"}')
        await asyncio.gather(one.recv(), other.recv())
        assert (await laptop.post("account/sign-out", everywhere=True)).json() == {"everywhere": True}
        for line in (one, other):
            with pytest.raises(ConnectionClosed) as closed:
                await line.recv()
            assert closed.value.rcvd.code == SIGNED_OUT
    for gone in (laptop, phone):
        assert (await gone.http.get("/api/me")).status_code == 401
    assert site.room.floor.tables_of(anna["player"]) == [table]


async def test_signing_out_here_leaves_the_other_browser_alone(browser: Any) -> None:
    laptop, phone = browser(), browser()
    await laptop.keep("Anna")
    await phone.sign_in("Anna")
    async with phone.line() as line:
        await laptop.post("account/sign-out")
        await line.send('{"type":"ping"}')
        assert json.loads(await line.recv()) == {"type": "pong"}
    assert (await laptop.http.get("/api/me")).status_code == 401


async def test_a_line_that_was_opened_before_the_name_was_kept_goes_on_and_ends_with_the_session(browser: Any) -> None:
    laptop = browser()
    await laptop.enter("Anna")
    async with laptop.line() as line:
        await line.send('{"type":"ping"}')
        await line.recv()
        await laptop.post("account", password=SECRET)
        await line.send('{"type":"ping"}')
        assert json.loads(await line.recv()) == {"type": "pong"}
        await laptop.post("account/sign-out")
        with pytest.raises(ConnectionClosed):
            await line.recv()


async def test_another_password_signs_out_every_other_browser(browser: Any) -> None:
    laptop, phone = browser(), browser()
    await laptop.keep("Anna")
    await phone.sign_in("Anna")
    assert (await laptop.post("account/password", current="wrong word", password="another horse")).json() == {
        "code": "wrong_password",
        "place": "current",
        "numbers": {},
    }
    assert (await laptop.post("account/password", current=SECRET, password="another horse")).status_code == 200
    assert (await phone.http.get("/api/me")).status_code == 401
    assert (await laptop.me())["name"] == "Anna"
    assert (await phone.sign_in("Anna")).status_code == 403
    assert (await phone.sign_in("Anna", "another horse")).status_code == 200


async def test_a_session_that_is_looked_up_while_all_are_ended_has_ended_too(
    browser: Any, site: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    laptop, phone, accounts = browser(), browser(), site.room.accounts
    await laptop.keep("Anna")
    await phone.sign_in("Anna")
    accounts._known.clear()
    found, go_on, ask = asyncio.Event(), asyncio.Event(), accounts.credentials.session

    async def ask_slowly(session: str) -> Any:
        player = await ask(session)
        found.set()
        await go_on.wait()
        return player

    monkeypatch.setattr(accounts.credentials, "session", ask_slowly)
    looking = asyncio.create_task(phone.http.get("/api/me"))
    await found.wait()
    monkeypatch.setattr(accounts.credentials, "session", ask)
    assert (await laptop.post("account/sign-out", everywhere=True)).status_code == 200
    go_on.set()
    assert [(await looking).status_code, (await phone.http.get("/api/me")).status_code] == [401, 401]


async def test_who_has_shown_an_old_password_is_not_let_in_after_all_sessions_have_ended(
    browser: Any, site: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    laptop, thief, accounts = browser(), browser(), site.room.accounts
    await laptop.keep("Anna")
    shown, go_on, enter = asyncio.Event(), asyncio.Event(), accounts.credentials.enter

    async def enter_late(*values: str) -> None:
        shown.set()
        await go_on.wait()
        await enter(*values)

    monkeypatch.setattr(accounts.credentials, "enter", enter_late)
    coming = asyncio.create_task(thief.sign_in("Anna"))
    await shown.wait()
    changed = await laptop.post("account/password", current=SECRET, password="another horse")
    assert changed.status_code == 200
    go_on.set()
    assert (await coming).json()["code"] == "wrong_sign_in"
    with rows(site, "SELECT count(*) FROM sessions WHERE ended = 0") as [(good,)]:
        assert good == 1


async def test_who_has_tried_many_passwords_may_still_host_by_the_link_and_add_a_passkey(
    browser: Any, site: Any
) -> None:
    laptop = browser()
    await laptop.keep("Anna")
    tries = [await laptop.post("account/password", current="wrong word", password=SECRET) for _ in range(11)]
    assert [tries[-2].status_code, tries[-1].status_code] == [403, 429]
    laptop.http.headers["Origin"] = site.url
    assert (await laptop.post("passkeys/offer")).status_code == 200
    assert (await laptop.post("host", token=site.room.token)).status_code == 200


async def test_a_guest_cannot_sign_out_and_lose_his_seat(browser: Any) -> None:
    guest = browser()
    await guest.enter("Anna")
    assert (await guest.post("account/sign-out")).json()["code"] == "no_account"


async def test_a_renamed_account_is_signed_in_by_its_new_name(browser: Any) -> None:
    laptop, phone = browser(), browser()
    await laptop.keep("Anna")
    assert (await laptop.enter("Annushka"))["account"]
    assert (await phone.sign_in("Anna")).status_code == 403
    assert (await phone.sign_in("annushka")).status_code == 200
    assert (await browser().post("enter", name="Anna")).status_code == 200


@pytest.mark.parametrize(
    ("path", "body", "code", "place"),
    [
        ("account", {"password": "short"}, "too_short", "password"),
        ("account", {"password": "x" * 129}, "too_long", "password"),
        ("account", {"password": SECRET, "admin": True}, "unknown_field", "admin"),
        ("account/sign-in", {"name": "Anna"}, "missing", "password"),
        ("account/sign-in", {"name": "\u0000", "password": SECRET}, "wrong_sign_in", "password"),
        ("account/password", {"current": "a", "password": "b" * 7}, "too_short", "password"),
        ("account/sign-out", {"everywhere": 1}, "bad_value", "everywhere"),
    ],
)
async def test_a_bad_request_is_refused_with_code_and_place(
    browser: Any, path: str, body: dict[str, Any], code: str, place: str
) -> None:
    guest = browser()
    await guest.enter("Boris")
    refused = (await guest.post(path, **body)).json()
    assert (refused["code"], refused["place"]) == (code, place)


# Nobody holds two seats.


async def test_a_guest_who_sits_leaves_his_seat_before_he_signs_in(browser: Any, site: Any) -> None:
    await browser().keep("Anna")
    phone = browser()
    await phone.enter("Anna on the phone")
    table = next(iter(site.room.floor.dealers))
    assert (await phone.ask("sit", table=table, seat=5, buy_in=1000))["type"] == "done"
    refused = await phone.sign_in("Anna")
    assert (refused.status_code, refused.json()["code"]) == (409, "seated_as_guest")
    assert (await phone.me())["name"] == "Anna on the phone"


async def test_a_browser_gives_no_second_seat_at_a_table_under_another_name(browser: Any, site: Any) -> None:
    shared = browser()
    await shared.keep("Anna")
    table = next(iter(site.room.floor.dealers))
    seat = {"table": table, "seat": 5, "buy_in": 1000}
    assert (await shared.ask("sit", **seat))["type"] == "done"
    await shared.post("account/sign-out")
    await shared.enter("Boris")
    assert (await shared.ask("sit", **{**seat, "seat": 6}))["code"] == "second_seat"
    assert (await shared.ask("queue", table=table))["code"] == "second_seat"
    assert (await browser().enter("Cleo"))["name"] == "Cleo"


async def test_who_has_gone_on_to_another_device_leaves_the_first_one_to_others(browser: Any, site: Any) -> None:
    shared, phone = browser(), browser()
    await shared.keep("Anna")
    table = next(iter(site.room.floor.dealers))
    assert (await shared.ask("sit", table=table, seat=5, buy_in=1000))["type"] == "done"
    await phone.sign_in("Anna")
    await shared.post("account/sign-out")
    await shared.enter("Boris")
    async with phone.line() as line:
        await line.send(json.dumps({"type": "watch", "table": table, "since": 0}))
        assert json.loads(await line.recv())["seat"] == 5
        assert (await shared.ask("sit", table=table, seat=6, buy_in=1000))["type"] == "done"


async def test_two_wishes_at_once_from_one_browser_get_one_seat(browser: Any, site: Any) -> None:
    shared = browser()
    await shared.enter("Anna")
    table = next(iter(site.room.floor.dealers))
    async with shared.line() as one:
        del shared.http.cookies[f"croupier-{site.port}"]
        await shared.enter("Boris")
        async with shared.line() as other:
            for seat, line in enumerate((one, other), 5):
                wish = {"type": "sit", "id": "1", "table": table, "seat": seat, "buy_in": 1000}
                await line.send(json.dumps(wish))
            answers = [json.loads(await line.recv()) for line in (one, other)]
    assert sorted(answer.get("code", answer["type"]) for answer in answers) == ["done", "second_seat"]
    assert site.room.floor.lobby(None).tables[0].players == 1


async def test_two_names_that_look_alike_do_not_sit_at_one_table(guests: Any, spec: Any) -> None:
    _anna, boris = await guests({"Anna": 1, "Boris": 2})
    boris.player = type(boris.player)("boris2", "\u0410nn\u0430")
    assert (await boris.ask(wire.Sit, 3, 1000)).code == "name_taken"
