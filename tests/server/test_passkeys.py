"""Passkeys without a device: whatever a stranger sends in place of one is refused, and nothing more happens."""

from __future__ import annotations

import json
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from croupier.server.credentials import Passkey


def in_base64url(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


KNOWN = in_base64url(b"a key of Anna's")
DEEP = "[" * 2_900 + "]" * 2_900


@pytest.fixture
async def anna(site: Any) -> AsyncIterator[httpx.AsyncClient]:
    """Anna's browser; she keeps her name, and a passkey that nobody can show."""
    async with httpx.AsyncClient(base_url=site.url, headers={"Origin": site.url}) as http:
        player = (await http.post("/api/enter", json={"name": "Anna"})).json()["player"]
        assert (await http.post("/api/account", json={"password": "correct horse"})).status_code == 200
        await site.room.accounts.credentials.add_passkey(Passkey(KNOWN, player, in_base64url(b"\xa0"), 0))
        yield http


async def begun(http: httpx.AsyncClient, path: str) -> tuple[str, str]:
    """Ticket and challenge of a new ceremony."""
    ceremony = (await http.post(f"/api/passkeys/{path}", json={})).json()
    return ceremony["ticket"], json.loads(ceremony["options"])["challenge"]


def signed(challenge: str, kind: str, origin: str, **parts: bytes) -> str:
    """What a device would send, with these parts of its answer."""
    client = json.dumps({"type": kind, "challenge": challenge, "origin": origin}).encode()
    response = {name: in_base64url(part) for name, part in {"clientDataJSON": client, **parts}.items()}
    return json.dumps({"id": KNOWN, "rawId": KNOWN, "type": "public-key", "response": response})


BAD = ["", "[]", "{}", '"', "\ud800", "9" * 5_000, DEEP, f'{{"id":{DEEP}}}', f'{{"id":"{KNOWN}","more":{DEEP}}}']
BAD += ['{"id":1}', '{"id":""}', r'{"id":"\ud800"}', r'{"id":"\u0000"}', '{"id":"bm9ib2R5"}', json.dumps({"id": KNOWN})]


@pytest.mark.parametrize("credential", BAD, ids=range(len(BAD)))
async def test_what_is_no_passkey_is_refused_and_signs_nobody_in(anna: Any, credential: str) -> None:
    for begin, end in (("ask", "/api/passkeys/sign-in"), ("offer", "/api/passkeys")):
        ticket, _ = await begun(anna, begin)
        body = json.dumps({"ticket": ticket, "credential": credential})
        response = await anna.post(end, content=body)
        assert response.status_code == 422
        assert response.json()["code"] in ("bad_passkey", "bad_json", "bad_value")


@pytest.mark.parametrize(
    "data", [b"", b"\xa0", b"\x81" * 2_000, b"\xff", b"\x00" * 37, bytes(range(256))], ids=range(6)
)
async def test_a_device_that_answers_nonsense_is_refused(anna: Any, site: Any, data: bytes) -> None:
    ticket, challenge = await begun(anna, "offer")
    made = signed(challenge, "webauthn.create", site.url, attestationObject=data)
    response = await anna.post("/api/passkeys", json={"ticket": ticket, "credential": made})
    assert (response.status_code, response.json()["code"]) == (422, "bad_passkey")
    ticket, challenge = await begun(anna, "ask")
    shown = signed(challenge, "webauthn.get", site.url, authenticatorData=data, signature=data)
    response = await anna.post("/api/passkeys/sign-in", json={"ticket": ticket, "credential": shown})
    assert (response.status_code, response.json()["code"]) == (422, "bad_passkey")
