"""Whose page is asking? A browser says so itself; programs that are no browsers say nothing, and may come in."""

from __future__ import annotations

from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


def is_foreign(connection: HTTPConnection, allowed: Collection[str] = ()) -> bool:
    """Whether the request comes from a page of another site, one that was not allowed."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site") in ("cross-site", "same-site")
    if origin in allowed:
        return False
    try:
        own = urlsplit(origin).netloc.lower()
    except ValueError:
        return True
    return not own or own != connection.headers.get("host", "").lower()


def cookie_name(connection: HTTPConnection) -> str:
    """The session cookie's name; without https it carries the port, for cookies do not know ports."""
    url = connection.url
    if url.scheme in ("https", "wss"):
        return "__Host-croupier"
    return f"croupier-{url.port or 80}"


def device_cookie(connection: HTTPConnection) -> str:
    """The name of the cookie by which a browser is known again, whoever uses it."""
    return f"{cookie_name(connection)}-device"


def device_of(connection: HTTPConnection) -> str:
    """The device that the request brings, "" for none."""
    device = connection.cookies.get(device_cookie(connection), "")
    return device if len(device) <= 100 and device.isascii() else ""


def session_of(connection: HTTPConnection) -> str:
    """The session that the request brings, "" for none."""
    return connection.cookies.get(cookie_name(connection), "")
