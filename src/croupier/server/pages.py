"""The browser's files, and the headers that every answer carries."""

from __future__ import annotations

from pathlib import Path

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

STATIC = Path(__file__).parent / "static"

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; font-src 'self' data:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
"""What every answer says about itself: nothing from elsewhere, no script in the page, no frame around it."""

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Croupier</title>
<h1>The room is open, but its browser part is not built</h1>
<p>Run <code>script/install</code> in the project, or install the package anew, and start the room again.</p>
</html>
"""


async def page(request: Request) -> Response:
    """The one page of the room, whatever place in it is asked for."""
    index = STATIC / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT, 200, {"Cache-Control": "no-store"})
    return FileResponse(index, headers={"Cache-Control": "no-cache"})


class Headers:
    """Puts `HEADERS` on every HTTP answer; API answers are never cached, named assets for ever."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve, with the headers."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                headers.setdefault("Cache-Control", caching(scope["path"], message["status"]))
            await send(message)

        await self.app(scope, receive, send_with_headers)


def caching(path: str, status: int) -> str:
    """How long an answer may be kept: the built files carry their content's hash in their names."""
    return "public, max-age=31536000, immutable" if path.startswith("/assets/") and status < 400 else "no-store"
