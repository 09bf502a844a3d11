"""The HTTP part as OpenAPI 3.1, made from the message types: `python -m croupier.server.openapi [--check]`."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from croupier.room.fact import TableSpec
from croupier.room.proof import HandRecord
from croupier.server import account_messages as people
from croupier.server import archive, coach_pages, study_pages, wire
from croupier.server import book_messages as books
from croupier.server import study_messages as study
from croupier.server.books import MOST_EVENINGS
from croupier.server.form import Form
from croupier.study import practice
from croupier.study.odds import Odds
from croupier.study.outs import Outs

PLACE = Path("docs", "openapi.json")
JSON = "application/json"
TEXT = "text/plain; charset=utf-8"
CSV = "text/csv; charset=utf-8"


class Query(NamedTuple):
    """A whole number in the query of an address."""

    name: str
    least: int
    most: int
    meaning: str


class Operation(NamedTuple):
    """What is asked at one address: its method, what it does, the body, the answer and its status and media type."""

    path: str
    meaning: str
    answer: Any = None
    body: Any = None
    status: int = 200
    media: str = JSON
    query: tuple[Query, ...] = ()
    refused: tuple[int, ...] = ()

    @property
    def method(self) -> str:
        """A body makes it a POST."""
        return "post" if self.body else "get"


PAGED = (
    Query("before", 1, archive.BEFORE_ALL, "Only hands that began before this fact."),
    Query("most", 1, archive.PAGE, "So many hands at most."),
)
ACCOUNT = (401, 403, 409, 429, 503)
"""Why something about an account may be refused, by status."""

BOOKS = (401, 403, 404)
"""Why the books may be refused, by status."""

EVENING = (Query("evening", 0, MOST_EVENINGS, "The number of the evening; 0: the present one."),)

SEAT = (Query("seat", 0, 11, "The seat that is asked about."),)

PLACED = (Query("placement", 0, coach_pages.STREETS, "Which of my placements; the first one is 0."),)

DRAWN = (
    Query("level", 1, practice.LEVELS, "How hard it is."),
    Query("seed", 0, study_pages.SEEDS, "The same seed draws the same exercise."),
)

STUDY = (429, 503)
"""Why a question of study may be refused beside being none."""

OPERATIONS = (
    Operation("/api/enter", "Come in under a name, or change it.", wire.Me, wire.Enter, refused=(429, 503)),
    Operation("/api/me", "Who this session is.", wire.Me, refused=(401,)),
    Operation("/api/lobby", "The tables as they stand.", wire.Lobby),
    Operation("/api/form", "All that may be asked about a new table.", Form),
    Operation("/api/tables", "Open a table.", wire.Opening, TableSpec, status=201, refused=(401, 429, 503)),
    Operation("/api/tables/{table}/terms", "What a seat costs.", wire.Terms, query=SEAT, refused=(401, 404)),
    Operation(
        "/api/tables/{table}/arrangement",
        "My cards of this deal, all set at once, laid for me as a proposal.",
        wire.Arrangement,
        refused=(401, 403, 404, 409, 429, 503),
    ),
    Operation("/api/tables/{table}/sheet", "The books of an evening.", books.Sheet, query=EVENING, refused=BOOKS),
    Operation("/api/tables/{table}/sheet.csv", "The same as a file.", media=CSV, query=EVENING, refused=BOOKS),
    Operation("/api/tables/{table}/ledger.csv", "Its transfers.", media=CSV, query=EVENING, refused=BOOKS),
    Operation("/api/evenings", "The evenings that I have played.", books.MyEvenings, refused=(401,)),
    Operation(
        "/api/tables/{table}/payments",
        "Say that a debt is paid.",
        books.Sheet,
        books.Marking,
        refused=(401, 403, 404, 503),
    ),
    Operation("/api/host", "Host with the link of the start.", wire.Hosting, wire.Token, refused=(401, 403, 429, 503)),
    Operation("/api/tables/{table}/hands", "Finished hands, newest first.", wire.Hands, query=PAGED, refused=(404,)),
    Operation("/api/tables/{table}/hands.jsonl", "The last hands, one a line.", media=TEXT, refused=(404,)),
    Operation("/api/tables/{table}/hands.phhs", "The last hands as PHH.", media=TEXT, refused=(404,)),
    Operation("/api/hands/{hand}", "A finished hand as you may know it.", wire.HandTold, refused=(404,)),
    Operation("/api/hands/{hand}/json", "The same as a file.", HandRecord, refused=(404,)),
    Operation(
        "/api/hands/{hand}/coach",
        "What a placement of mine has cost.",
        wire.Judgement,
        query=PLACED,
        refused=(404, 429, 503),
    ),
    Operation("/api/hands/{hand}/odds", "Its chances from moment to moment.", study.HandOdds, refused=(404, 429, 503)),
    Operation("/api/study/odds", "The chances of hands against each other.", Odds, study.AskOdds, refused=STUDY),
    Operation("/api/study/outs", "The cards that help a hand.", Outs, study.AskOuts, refused=STUDY),
    Operation("/api/study/nuts", "The best hands on a board.", study.Nuts, study.AskNuts, refused=STUDY),
    Operation("/api/study/range", "What a range holds.", study.RangeRead, study.AskRange, refused=STUDY),
    Operation("/api/study/practice/odds", "Odds to estimate.", practice.OddsExercise, query=DRAWN, refused=STUDY),
    Operation("/api/study/practice/outs", "Outs to count.", practice.OutsExercise, query=DRAWN, refused=STUDY),
    Operation("/api/study/practice/nuts", "Nuts to read.", practice.NutsExercise, query=DRAWN, refused=STUDY),
    Operation("/api/hands/{hand}/phh", "The same as PHH.", media=TEXT, refused=(404,)),
    Operation("/api/account", "How one can sign in here.", people.Ways),
    Operation("/api/account", "Keep the name with a password.", wire.Me, people.KeepName, refused=ACCOUNT),
    Operation("/api/account/sign-in", "Be who keeps a name.", wire.Me, people.SignIn, refused=(409, 429, 503)),
    Operation("/api/account/password", "Another password.", wire.Me, people.ChangePassword, refused=ACCOUNT),
    Operation(
        "/api/account/sign-out", "Leave this browser, or all.", people.SignedOut, people.SignOut, refused=ACCOUNT
    ),
    Operation("/api/passkeys/offer", "Begin to make a passkey.", people.Ceremony, people.Nothing, refused=ACCOUNT),
    Operation("/api/passkeys", "Keep a passkey.", wire.Me, people.PasskeyShown, refused=ACCOUNT),
    Operation("/api/passkeys/drop", "Forget the passkeys.", wire.Me, people.Nothing, refused=ACCOUNT),
    Operation("/api/passkeys/ask", "Begin to sign in.", people.Ceremony, people.Nothing, refused=(429,)),
    Operation("/api/passkeys/sign-in", "Be whose passkey it is.", wire.Me, people.PasskeyShown, refused=(409, 503)),
    Operation("/api/openapi.json", "This description."),
)
"""Everything that is asked for under /api."""


@cache
def description() -> dict[str, Any]:
    """The whole description; the values of a mapping of this kind are JSON."""
    kinds = {kind for one in OPERATIONS for kind in (one.answer, one.body) if kind is not None} | {wire.Problem}
    ordered = sorted(kinds, key=lambda kind: str(kind.__name__))
    shapes, components = msgspec.json.schema_components(ordered, ref_template="#/components/schemas/{name}")
    shape_of = dict(zip(ordered, shapes, strict=True))
    paths: dict[str, Any] = {}
    for one in OPERATIONS:
        paths.setdefault(one.path, {})[one.method] = operation(one, shape_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Croupier", "version": "1", "license": {"name": "MIT"}},
        "paths": paths,
        "components": {"schemas": components},
    }


def operation(one: Operation, shape_of: dict[Any, Any]) -> dict[str, Any]:
    """One address as OpenAPI describes it."""
    shape = shape_of[one.answer] if one.answer else {"type": "string" if one.media != JSON else "object"}
    problem = {"content": {JSON: {"schema": shape_of[wire.Problem]}}}
    refused = sorted(
        {*one.refused, *((403, 413, 422) if one.body else (422,) if one.query or one.media == TEXT else ())}
    )
    found: dict[str, Any] = {
        "summary": one.meaning,
        "responses": {
            str(one.status): {"description": "Done.", "content": {one.media.partition(";")[0]: {"schema": shape}}},
            **{str(status): {"description": "Refused: the code says why.", **problem} for status in refused},
        },
    }
    if parameters := [*in_path(one.path), *map(in_query, one.query)]:
        found["parameters"] = parameters
    if one.body:
        found["requestBody"] = {"required": True, "content": {JSON: {"schema": shape_of[one.body]}}}
    return found


def in_path(path: str) -> list[dict[str, Any]]:
    """The parts of an address that are filled in."""
    names = [part.strip("{}") for part in path.split("/") if part.startswith("{")]
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def in_query(query: Query) -> dict[str, Any]:
    """A number of the query."""
    bounds = {"type": "integer", "minimum": query.least, "maximum": query.most}
    return {"name": query.name, "in": "query", "description": query.meaning, "schema": bounds}


async def openapi(request: Request) -> Response:
    """The description as JSON."""
    return Response(msgspec.json.encode(description()), media_type=JSON)


routes = [Route("/openapi.json", openapi)]
"""Where the description is, under /api."""


def main(arguments: list[str]) -> int:
    """Write the file under the present folder, or with `--check` say whether it is fresh (exit 1 when stale)."""
    text = msgspec.json.format(msgspec.json.encode(description()), indent=1).decode() + "\n"
    if "--check" in arguments:
        fresh = PLACE.is_file() and PLACE.read_text() == text
        print(f"{PLACE} is {'fresh' if fresh else 'stale: run python -m croupier.server.openapi'}")  # noqa: T201
        return 0 if fresh else 1
    PLACE.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
