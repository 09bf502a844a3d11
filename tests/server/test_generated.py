"""What is generated from the message types is as the types are: the browser's types and the protocol page."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from croupier.room import fact
from croupier.rules import action, event
from croupier.rules.variants import ROTATIONS, VARIANTS
from croupier.server import codes, gateway, openapi, protocol_doc, typescript, wire
from croupier.server.app import PARTS
from croupier.server.room import SIGNED_OUT

SERVICE_RESTART = 1012
"""What uvicorn says when it stops."""

ROOT = Path(__file__).resolve().parents[2]


def test_the_browsers_types_are_fresh() -> None:
    text = (ROOT / typescript.PLACE).read_text()
    assert text == typescript.typescript(), "run python -m croupier.server.typescript"


def test_the_places_of_every_games_board_are_fresh() -> None:
    assert (ROOT / typescript.GAMES).read_text() == typescript.games(), "run python -m croupier.server.typescript"
    known = json.loads(typescript.games())
    games, rotations = known["games"], known["rotations"]
    assert games["holdem"] == {"board": 5, "draws": [], "blinds": True, "button": True}
    assert games["badugi"]["draws"] == ["first_draw", "second_draw", "third_draw"]
    assert games["razz"] == {"board": 0, "draws": [], "blinds": False, "button": False}
    assert [game["variant"] for game in rotations["horse"]["games"]][:2] == ["holdem", "omaha8"]
    assert set(games) == set(VARIANTS)
    assert set(rotations) == set(ROTATIONS)


def test_the_protocol_page_is_fresh() -> None:
    text = (ROOT / protocol_doc.PLACE).read_text()
    assert text == protocol_doc.document(), "run python -m croupier.server.protocol_doc"


@pytest.mark.parametrize("union", [wire.Request, wire.Reply, action.Action, fact.TableFact, event.Event])
def test_every_message_and_fact_stands_in_both(union: object) -> None:
    types, page = typescript.typescript(), protocol_doc.document()
    for member in get_args(union):
        tag = member.__struct_config__.tag
        assert re.search(rf'export interface {member.__name__} {{\n  readonly type: "{tag}";\n', types)
        assert f"### {member.__name__}\n" in page
        assert f"`type`: `{tag}`" in page


@pytest.mark.parametrize("asked", openapi.OPERATIONS, ids=lambda asked: f"{asked.method} {asked.path}")
def test_every_address_stands_on_the_protocol_page_with_its_bodies(asked: openapi.Operation) -> None:
    page = protocol_doc.document()
    address = asked.path.replace("{", "<").replace("}", ">")
    (row,) = re.findall(rf"^\| `{asked.method.upper()} {address}[?`].*$", page, re.MULTILINE)
    for kind in (asked.body, asked.answer):
        assert kind is None or (f"(#{kind.__name__.lower()})" in row or "the same" in row)
        assert kind is None or f"### {kind.__name__}\n" in page


@pytest.mark.parametrize("code", [gateway.TOO_BIG, gateway.BROKEN, gateway.REPLACED, SIGNED_OUT, SERVICE_RESTART])
def test_every_code_with_which_a_line_is_closed_stands_on_the_protocol_page(code: int) -> None:
    assert re.search(rf"\b{code}\b", protocol_doc.document().partition("## The line")[2].partition("**Watching.**")[0])


def test_what_a_client_may_leave_out_is_optional_and_what_the_room_sends_never_is() -> None:
    types = typescript.typescript()
    assert "readonly since?: number;" in types
    assert "readonly carry: number;" in types
    told = types.partition("export interface Told {")[2].partition("}")[0]
    assert "?" not in told
    assert "readonly legal: Legal | null;" in told


def test_every_link_in_the_protocol_page_leads_somewhere() -> None:
    page = protocol_doc.document()
    headings = {
        re.sub(r"[^\w -]", "", title).strip().lower().replace(" ", "-")
        for title in re.findall(r"^#+ (.*)$", page, re.M)
    }
    assert set(re.findall(r"\]\(#([^)]*)\)", page)) <= headings


def test_every_code_of_the_room_stands_in_the_protocol_page() -> None:
    page = protocol_doc.document()
    assert [code for code in codes.ALL if f"`{code}`" not in page] == []


def test_the_check_says_what_is_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for module in (typescript, protocol_doc):
        assert module.main(["--check"]) == 1
        assert module.main([]) == 0
        assert module.main(["--check"]) == 0
        (tmp_path / module.PLACE).write_text("changed")
        assert module.main(["--check"]) == 1
    assert "is stale: run python -m croupier.server.protocol_doc" in capsys.readouterr().out


def test_the_description_of_the_http_part_is_fresh() -> None:
    text = (ROOT / openapi.PLACE).read_text()
    assert json.loads(text) == json.loads(msgspec.json.encode(openapi.description())), (
        "python -m croupier.server.openapi"
    )


def test_every_address_of_the_http_part_is_described_and_no_other() -> None:
    found = {
        (f"/api{route.path}", method.lower())
        for module in PARTS
        for route in module.routes
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert found == {(path, method) for path, ways in openapi.description()["paths"].items() for method in ways}
