"""The application: every address of the room."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from croupier.server import (
    account_pages,
    api,
    arranging,
    coach_pages,
    hands,
    ledger_pages,
    openapi,
    passkey_pages,
    study_pages,
    terms,
)
from croupier.server.gateway import gateway
from croupier.server.metrics import metrics
from croupier.server.pages import STATIC, Headers, page
from croupier.server.room import Room


async def healthz(request: Request) -> Response:
    """The process lives."""
    return PlainTextResponse("ok\n")


async def readyz(request: Request) -> Response:
    """The room is open and its database answers."""
    room: Room = request.app.state.room
    if not room.ready:
        return PlainTextResponse("closed\n", 503)
    try:
        await room.store.player("")
    except Exception:
        return PlainTextResponse("the database does not answer\n", 503)
    return PlainTextResponse("ready\n")


async def not_there(request: Request, problem: Exception) -> Response:
    """An address, or a method, that the room does not know."""
    assert isinstance(problem, HTTPException)
    refused = api.refuse({404: "not_found", 405: "wrong_method"}.get(problem.status_code, "bad_value"))
    refused.headers.update(problem.headers or {})  # a wrong method is told which ones are right
    return refused


async def went_wrong(request: Request, problem: Exception) -> Response:
    """The room's own mistake: the log has it, the client gets no detail."""
    return PlainTextResponse("the room made a mistake\n", 500)


def built_files() -> list[Mount]:
    """Where the browser part is, if it is built."""
    return [Mount("/", GZipMiddleware(StaticFiles(directory=STATIC), minimum_size=1024))] if STATIC.is_dir() else []


PARTS = (api, account_pages, passkey_pages, ledger_pages, hands, coach_pages, study_pages, arranging, terms, openapi)
"""What answers under /api."""


def make_app(room: Room) -> Starlette:
    """The application that serves an open room."""
    app = Starlette(
        routes=[
            Route("/", page),
            Route("/t/{table}", page),
            Route("/t/{table}/sheet", page),
            Route("/hand/{hand}", page),
            Route("/evenings", page),
            Mount("/api", routes=[route for part in PARTS for route in part.routes]),
            Route("/odds", page),
            Route("/practice", page),
            Route("/practice/{exercise}", page),
            Route("/learn", page),
            Route("/learn/{part}", page),
            Route("/learn/{part}/{key}", page),
            Route("/healthz", healthz),
            Route("/readyz", readyz),
            Route("/metrics", metrics),
            WebSocketRoute("/ws", gateway),
            *built_files(),
        ],
        middleware=[Middleware(Headers)],
        exception_handlers={HTTPException: not_there, Exception: went_wrong},
    )
    app.state.room = room
    return app
