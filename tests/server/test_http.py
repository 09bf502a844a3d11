"""The HTTP part: coming in, the lobby, the form, opening a table, and every bad request with its code and place."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import text
from starlette.routing import Mount

from croupier.chinese.royalties import TABLES
from croupier.room.fact import TableSpec
from croupier.rules.variants import VARIANTS
from croupier.server import pages
from croupier.server.app import make_app
from croupier.server.floor import TooManyTables
from croupier.server.limits import BODY, Bucket, Buckets


@pytest.fixture
async def http(site: Any) -> Any:
    """A browser, so to say: it keeps its cookies."""
    async with httpx.AsyncClient(base_url=site.url) as client:
        yield client


def spec(**changes: Any) -> dict[str, Any]:
    return {"name": "Friday", "betting": {"small_blind": 1, "big_blind": 2}, **changes}


async def test_a_name_is_enough_to_come_in_and_the_cookie_keeps_who_one_is(http: Any, site: Any) -> None:
    assert (await http.get("/api/me")).status_code == 401
    response = await http.post("/api/enter", json={"name": "  Ann   Lee "})
    me = response.json()
    assert me["name"] == "Ann Lee"
    cookie = response.headers["set-cookie"]
    assert cookie.startswith(f"croupier-{site.port}=")
    assert all(part in cookie.lower() for part in ("httponly", "samesite=lax", "path=/", "max-age="))
    assert (await http.get("/api/me")).json() == me
    again = (await http.post("/api/enter", json={"name": "Anna"})).json()
    assert again == {**me, "name": "Anna"}


async def test_behind_https_the_cookie_is_bound_to_the_host(http: Any) -> None:
    response = await http.post("/api/enter", json={"name": "Ann"}, headers={"X-Forwarded-Proto": "https"})
    cookie = response.headers["set-cookie"]
    assert cookie.startswith("__Host-croupier=")
    assert "secure" in cookie.lower()
    assert "domain" not in cookie.lower()


async def test_only_the_hash_of_a_session_is_kept(http: Any, site: Any) -> None:
    await http.post("/api/enter", json={"name": "Ann"})
    session = http.cookies[f"croupier-{site.port}"]
    with site.room.store.database.engine.connect() as connection:
        kept = [row[0] for row in connection.execute(text("SELECT hash FROM sessions"))]
    assert kept == [hashlib.sha256(session.encode()).hexdigest()]


@pytest.mark.parametrize(
    ("body", "code", "place"),
    [
        (b"", "bad_json", ""),
        (b"{", "bad_json", ""),
        (b"\xff\xfe", "bad_json", ""),
        (b"[" * 3000, "bad_value", ""),
        (b"{}", "missing", "name"),
        (b'{"name":5}', "bad_value", "name"),
        (b'{"name":null}', "bad_value", "name"),
        (b'{"name":"Ann","admin":true}', "unknown_field", "admin"),
        (b'{"name":""}', "too_short", "name"),
        (b'{"name":"' + b"x" * 25 + b'"}', "too_long", "name"),
        (b'{"name":"' + b"x" * BODY + b'"}', "body_too_big", ""),
        (b'{"name":"   "}', "name_empty", "name"),
        ('{"name":"Ann\u202eeve"}'.encode(), "name_hidden_characters", "name"),
        ('{"name":"A\u200bnn"}'.encode(), "name_hidden_characters", "name"),
        (b'{"name":"A\\u0000nn"}', "name_hidden_characters", "name"),
        (b'{"name":"A\\nnn"}', "name_hidden_characters", "name"),
        ('{"name":"\u3164"}'.encode(), "name_empty", "name"),
    ],
)
async def test_a_bad_name_is_refused_with_code_and_place(http: Any, body: bytes, code: str, place: str) -> None:
    response = await http.post("/api/enter", content=body)
    assert response.status_code in (413, 422)
    assert (response.json()["code"], response.json()["place"]) == (code, place)
    assert "set-cookie" not in response.headers


async def test_a_new_name_holds_on_a_line_that_was_open_before(http: Any, site: Any) -> None:
    await http.post("/api/enter", json={"name": "Ann"})
    headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in http.cookies.items())}
    (dealer,) = site.room.floor.dealers.values()
    async with site.line(headers) as line:
        await http.post("/api/enter", json={"name": "Queen Ann"})
        await line.send(f'{{"type":"sit","id":"1","table":"{dealer.name}","seat":6,"buy_in":1000}}')
        assert "done" in await line.recv()
    assert dealer.table.seats[6].name == "Queen Ann"


async def test_markup_in_a_name_is_text_and_stays_as_it_is(http: Any) -> None:
    name = "<b>Ann</b> & 'co'"
    response = await http.post("/api/enter", json={"name": name})
    assert response.json()["name"] == name
    assert response.headers["content-type"] == "application/json"
    assert response.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://localhost:1"])
async def test_a_page_of_another_site_cannot_post(http: Any, origin: str) -> None:
    for path in ("/api/enter", "/api/tables"):
        response = await http.post(path, json={"name": "Eve"}, headers={"Origin": origin})
        assert (response.status_code, response.json()["code"]) == (403, "foreign_origin")
    response = await http.post("/api/enter", json={"name": "Eve"}, headers={"Sec-Fetch-Site": "cross-site"})
    assert response.status_code == 403


async def test_the_rooms_own_page_may_post(http: Any, site: Any) -> None:
    response = await http.post("/api/enter", json={"name": "Ann"}, headers={"Origin": site.url})
    assert response.status_code == 200


async def test_who_has_come_in_opens_a_table_and_finds_it_in_the_lobby(http: Any, site: Any) -> None:
    assert (await http.post("/api/tables", json=spec())).json()["code"] == "no_session"
    await http.post("/api/enter", json={"name": "Ann"})
    response = await http.post("/api/tables", json=spec(name=" Friday  night ", seats=9, house={"straddle": "utg"}))
    assert response.status_code == 201
    table = response.json()["table"]
    rows = {row["table"]: row for row in (await http.get("/api/lobby")).json()["tables"]}
    assert rows[table]["spec"]["name"] == "Friday night"
    assert (rows[table]["players"], rows[table]["bots"], rows[table]["mine"]) == (0, 0, False)
    assert rows[table]["spec"]["house"]["straddle"] == "utg"
    (kept,) = [kept for kept in await site.room.store.tables() if kept.id == table]
    assert kept.spec == site.room.floor.dealers[table].table.spec


BAD_SPECS = [
    ({}, "missing", "name"),
    (spec(name="x" * 41), "too_long", "name"),
    (spec(name="\u200b"), "name_hidden_characters", "name"),
    (spec(variant="chess"), "unknown_variant", "variant"),
    (spec(betting={"structure": "spread"}), "bad_value", "betting.structure"),
    (spec(betting={"small_blind": -1, "big_blind": 2}), "negative_amount", "betting.small_blind"),
    (spec(betting={"small_blind": 3, "big_blind": 2}), "small_blind_too_big", "betting.small_blind"),
    (spec(betting={"small_blind": 0, "big_blind": 0}), "no_big_blind", "betting.big_blind"),
    (spec(betting={"small_blind": 1.5, "big_blind": 2}), "not_whole", "betting.small_blind"),
    (spec(betting={"small_blind": "1", "big_blind": 2}), "not_whole", "betting.small_blind"),
    (spec(betting={"small_blind": 1, "big_blind": 2**53}), "amount_too_big", "betting.big_blind"),
    (spec(seats=1), "too_small", "seats"),
    (spec(seats=12), "too_big", "seats"),
    (spec(house={"ante_type": "per_player"}), "no_ante", "betting.ante"),
    (spec(house={"ante_type": "sometimes"}), "bad_value", "house.ante_type"),
    (spec(house={"buy_in_min_bb": 200}), "buy_in_range_empty", "house.buy_in_min_bb"),
    (spec(house={"rake": {"percent": 101}}), "too_big", "house.rake.percent"),
    (spec(house={"rake": {"percent": "5"}}), "not_a_number", "house.rake.percent"),
    (spec(house={"jokers": 2}), "unknown_field", "house.jokers"),
    (spec(owner="me"), "unknown_field", "owner"),
]


@pytest.mark.parametrize(("body", "code", "place"), BAD_SPECS)
async def test_a_bad_table_is_refused_with_code_and_place(
    http: Any, site: Any, body: dict[str, Any], code: str, place: str
) -> None:
    await http.post("/api/enter", json={"name": "Ann"})
    response = await http.post("/api/tables", json=body)
    assert (response.status_code, response.json()["code"], response.json()["place"]) == (422, code, place)
    assert len(site.room.floor.dealers) == 1


async def test_what_msgspec_would_not_read_is_refused_too(http: Any) -> None:
    await http.post("/api/enter", json={"name": "Ann"})
    for number in ("NaN", "Infinity", "01", "1e999"):
        body = f'{{"name":"x","betting":{{"small_blind":{number},"big_blind":2}}}}'
        response = await http.post("/api/tables", content=body.encode())
        assert response.status_code == 422, number
        assert response.json()["code"] in ("bad_json", "bad_value"), number


async def test_tables_cannot_be_opened_without_end(http: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    await http.post("/api/enter", json={"name": "Ann"})
    codes = [(await http.post("/api/tables", json=spec())).status_code for _ in range(11)]
    assert codes == [201] * 10 + [429]
    monkeypatch.setattr("croupier.server.floor.TABLES", 11)
    await http.post("/api/enter", json={"name": "Bob"}, headers={"Cookie": ""})
    http.cookies.clear()
    await http.post("/api/enter", json={"name": "Bob"})
    response = await http.post("/api/tables", json=spec())
    assert (response.status_code, response.json()["code"]) == (503, "too_many_tables")


async def test_tables_that_are_opened_at_the_same_time_have_no_more_places_than_there_are(
    site: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    floor = site.room.floor
    monkeypatch.setattr("croupier.server.floor.TABLES", len(floor.dealers) + 2)
    opened = await asyncio.gather(*(floor.open_table(TableSpec("x"), None) for _ in range(6)), return_exceptions=True)
    assert sum(isinstance(one, str) for one in opened) == 2
    assert sum(isinstance(one, TooManyTables) for one in opened) == 4


async def test_an_address_cannot_make_players_without_end_but_whom_the_room_knows_comes_in(
    http: Any, site: Any
) -> None:
    site.room.entries.limit = (3, 1)
    cookies = []
    for status in (200, 200, 200, 429):
        http.cookies.clear()
        response = await http.post("/api/enter", json={"name": "Ann"})
        assert response.status_code == status
        cookies.append(dict(http.cookies))
    http.cookies.update(cookies[0])
    assert (await http.post("/api/enter", json={"name": "Anna"})).status_code == 200


async def test_the_form_asks_for_every_field_of_a_spec_and_its_defaults_open_a_table(http: Any) -> None:
    form = (await http.get("/api/form")).json()
    places = [field["place"] for field in form["fields"]]
    assert len(places) == len(set(places))
    unasked = next(game["unasked"] for game in form["games"] if game["variant"] == TableSpec("Mine").variant)
    answers: dict[str, Any] = {}
    for field in form["fields"]:
        *path, last = field["place"].split(".")
        if not (field["part_of"] or field["place"] in unasked):
            target = answers
            for step in path:
                target = target.setdefault(step, {})
            target[last] = "Mine" if field["place"] == "name" else field["default"]
    assert msgspec.convert(answers, TableSpec) == TableSpec("Mine")
    by_place = {field["place"]: field for field in form["fields"]}
    assert by_place["house.rake.percent"]["part_of"] == "house.rake"
    assert by_place["house.fl_cap"]["choices"][0] == by_place["house.fl_cap"]["default"] == "bet_plus_3"
    assert by_place["house.action_seconds"]["least"] == 5
    assert by_place["house.ante_type"]["rule"] == "C9"
    assert form["bots"] == ["caller", "tight"]
    await http.post("/api/enter", json={"name": "Ann"})
    assert (await http.post("/api/tables", json=answers)).status_code == 201


@pytest.mark.parametrize("name", TABLES)
async def test_each_table_of_royalties_that_has_a_name_opens_a_table_of_pineapple(
    site: Any, http: Any, name: str
) -> None:
    form = (await http.get("/api/form")).json()
    field = next(field for field in form["fields"] if field["place"] == "open_face.ofc_royalties")
    assert (field["kind"], field["default"], field["rule"]) == ("choice", "standard", "K20")
    assert name in field["choices"]
    await http.post("/api/enter", json={"name": "Ann"})
    spec = {"name": "Mine", "variant": "ofc", "seats": 3, "open_face": {"ofc_royalties": field["tables"][name]}}
    opened = await http.post("/api/tables", json=spec)
    assert opened.status_code == 201
    rules = site.room.floor.dealers[opened.json()["table"]].table.spec.open_face
    assert rules.ofc_royalties == TABLES[name]


async def test_every_answer_carries_the_headers_that_keep_strangers_out(http: Any) -> None:
    paths = ("/", "/t/abc", "/api/me", "/api/lobby", "/healthz", "/nowhere", "/assets/none.js", "/api/nothing")
    for path in paths:
        response = await http.get(path)
        for name, value in pages.HEADERS.items():
            assert response.headers[name] == value, path
        assert "server" not in response.headers
        assert response.headers["cache-control"] in ("no-store", "no-cache"), path
    assert "default-src 'self'" in pages.HEADERS["Content-Security-Policy"]
    assert "unsafe" not in pages.HEADERS["Content-Security-Policy"]


async def test_what_is_not_there_is_a_problem_and_no_page(http: Any) -> None:
    for method, path, status, code in (
        ("GET", "/nowhere", 404, "not_found"),
        ("GET", "/../../etc/passwd", 404, "not_found"),
        ("GET", "/%2e%2e/app.py", 404, "not_found"),
        ("GET", "/api/enter", 405, "wrong_method"),
        ("DELETE", "/api/me", 405, "wrong_method"),
    ):
        response = await http.request(method, path)
        assert (response.status_code, response.json()["code"]) == (status, code), path
        assert ("allow" in response.headers) == (status == 405)


async def test_the_page_is_served_for_the_room_and_for_every_table(http: Any, tmp_path: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    for path in ("/", "/t/abc"):
        assert "browser part is not built" in (await http.get(path)).text
    (tmp_path / "index.html").write_text("<!doctype html><html>here</html>")
    for path in ("/", "/t/abc"):
        assert "here" in (await http.get(path)).text


def test_a_room_whose_browser_part_is_not_built_opens_all_the_same(
    house: Any, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("croupier.server.app.STATIC", tmp_path / "static")
    assert [route.path for route in make_app(house).routes if isinstance(route, Mount)] == ["/api"]
    (tmp_path / "static").mkdir()
    assert [route.path for route in make_app(house).routes if isinstance(route, Mount)] == ["/api", ""]


async def test_healthz_says_that_the_process_lives_and_readyz_that_the_room_is_open(http: Any, site: Any) -> None:
    assert (await http.get("/healthz")).text == "ok\n"
    assert (await http.get("/readyz")).text == "ready\n"
    site.room.ready = False
    assert (await http.get("/healthz")).status_code == 200
    assert (await http.get("/readyz")).status_code == 503


async def test_when_nothing_can_be_stored_nobody_comes_in(http: Any, site: Any) -> None:
    def fail(steps: object) -> None:
        raise OSError("the disk is full")

    site.room.store.commit = fail
    response = await http.post("/api/enter", json={"name": "Ann"})
    assert (response.status_code, response.json()["code"]) == (503, "not_stored")
    assert "set-cookie" not in response.headers


def test_buckets_forget_who_came_longest_ago() -> None:
    buckets = Buckets((1, 0), most=2)
    assert [buckets.take(key, 1_000) for key in "abab"] == [True, True, False, False]
    assert [buckets.take(key, 1_000) for key in "cab"] == [True, True, True]


def test_a_bucket_gives_what_flows_in_and_never_more_than_it_holds() -> None:
    bucket = Bucket(size=3, rate=2)
    assert [bucket.take(1_000) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(1_500), bucket.take(1_500)] == [True, False]
    assert [bucket.take(60_000) for _ in range(4)] == [True, True, True, False]


@pytest.mark.parametrize(
    ("game", "usual"),
    [("holdem", "no_limit"), ("omaha", "pot_limit"), ("drawmaha", "pot_limit"), ("badugi", "fixed_limit")],
)
async def test_the_form_names_the_usual_structure_of_a_game_first(http: Any, game: str, usual: str) -> None:
    games = {one["variant"]: one["structures"] for one in (await http.get("/api/form")).json()["games"]}
    assert games[game][0] == usual
    assert all(sorted(games[key]) == sorted(one.structures) for key, one in VARIANTS.items())
