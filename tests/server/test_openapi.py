"""The HTTP part against its own description: whatever is asked, by the description or against it, nothing breaks.

Schemathesis makes the requests up. A room behind a real server is asked from another thread, as clients do it.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from hypothesis import HealthCheck, Phase, given, settings

from croupier.cli import serve
from croupier.server import openapi
from croupier.server.crew import at_once
from croupier.server.limits import Buckets
from croupier.server.room import Room

schemathesis = pytest.importorskip("schemathesis")

FREE = (1e9, 1e9)
FEW, MANY = 12, 1_000


REFUSED = schemathesis.Config.from_dict(
    {
        "checks": {
            "negative_data_rejection": {"expected-statuses": ["400", "401", "403", "404", "409", "413", "422", "429"]}
        }
    }
)
"""What a question against the description may be answered with; one that is much too long is not even read (413)."""


class Open:
    """A room that is served in a thread of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.listener = serve.listen("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.server: uvicorn.Server | None = None
        self.thread = threading.Thread(target=lambda: asyncio.run(self.serve()))

    async def serve(self) -> None:
        room = await Room.open(str(self.folder / "room.db"), think=at_once)
        room.entries, room.openings = Buckets(FREE), Buckets(FREE)
        room.claims, room.changes = Buckets(FREE), Buckets(FREE)
        self.server = uvicorn.Server(serve.configure(room))
        await self.server.serve(sockets=[self.listener])
        await room.close()


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """The address of an open room, and the cookie of somebody who has come in."""
    there = Open(tmp_path_factory.mktemp("described"))
    there.thread.start()
    with httpx.Client(base_url=there.url) as http:
        entered = http.post("/api/enter", json={"name": "Ann"})
        cookie = entered.headers["set-cookie"].partition(";")[0]
        yield there.url, cookie
    assert there.server is not None
    there.server.should_exit = True
    there.thread.join()
    there.listener.close()


def ask_all(operation: openapi.Operation, opened: tuple[str, str], examples: int) -> None:
    """Ask at this address so many times, by the description and against it, with a session and without."""
    from schemathesis import checks as known

    url, cookie = opened
    schema = schemathesis.openapi.from_dict(openapi.description(), config=REFUSED)
    names = ("status_code_conformance", "content_type_conformance", "response_schema_conformance",
             "response_headers_conformance", "negative_data_rejection")  # fmt: skip
    checks = known.CHECKS.get_by_names(["not_a_server_error", *names])
    modes = [schemathesis.GenerationMode.POSITIVE]
    modes += [schemathesis.GenerationMode.NEGATIVE] if operation.body or operation.query else []
    for mode in modes:
        strategy = schema[operation.path][operation.method.upper()].as_strategy(generation_mode=mode)

        @settings(
            max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), phases=[Phase.generate]
        )
        @given(case=strategy)
        def ask(case: Any) -> None:
            case.call_and_validate(base_url=url, headers={"Cookie": cookie}, checks=checks)

        ask()


@pytest.mark.parametrize("operation", openapi.OPERATIONS, ids=lambda one: f"{one.method} {one.path}")
def test_every_address_answers_as_it_is_described_whatever_is_asked(
    operation: openapi.Operation, opened: tuple[str, str]
) -> None:
    ask_all(operation, opened, FEW)


@pytest.mark.slow
@pytest.mark.parametrize("operation", openapi.OPERATIONS, ids=lambda one: f"{one.method} {one.path}")
def test_every_address_answers_as_it_is_described_to_a_thousand_questions(
    operation: openapi.Operation, opened: tuple[str, str]
) -> None:
    ask_all(operation, opened, MANY)
